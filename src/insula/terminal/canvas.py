"""A sheet of characters that things are put on wherever they belong: for boards that are no tables."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


class Canvas:
    """Rows of single characters, each with a style; what is put beyond an edge is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text to the right of a place, over what is there."""
        if 0 <= y < self.height:
            for column, character in enumerate(text, start=x):
                if 0 <= column < self.width:
                    self._cells[y][column] = (character, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Empty an area and give it a style."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def text(self) -> Text:
        """All of it, line by line, never wrapped."""
        text = Text(no_wrap=True, overflow="crop")
        for number, row in enumerate(self._cells):
            text.append("\n" if number else "")
            for style, run in groupby(row, key=lambda cell: cell[1]):
                text.append("".join(character for character, _ in run), style=style)
        return text
