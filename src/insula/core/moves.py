"""A title's verbs become one space of numbered moves, with tables for kernels and texts for people.

A verb is a template, `"pay {value}"`, and for each of its fields the texts and what they stand for. Moves are
numbered in the order of the verbs, the last field running fastest. Kernels never reckon with move numbers:
they read tables such as `VALUE_OF_MOVE[move]` and `PAY_OF_VALUE[value]`, made here.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from insula.core.errors import MoveError

NO_MOVE = -1
NO_VALUE = -1


@dataclass(frozen=True)
class Verb:
    """A kind of move: the template of its text and the values of each of its fields.

    Of a private one the others learn that it was made, not which: its text is told to them by its name alone.
    One that is asked for is never made by force, for that would tell that there was no alternative.
    """

    template: str
    fields: Mapping[str, Mapping[str, int]]
    is_private: bool = False
    is_asked: bool = False

    @property
    def name(self) -> str:
        """The first word."""
        return self.template.split()[0]


def verb(template: str, *, private: bool = False, asked: bool = False, **fields: Mapping[str, int]) -> Verb:
    """A verb, such as `verb("pay {value}", value={"1": 1, "2": 2})`."""
    return Verb(template, fields, private, private or asked)


class MoveTable:
    """All moves of a title: number <-> text, and the tables that kernels read."""

    def __init__(self, *verbs: Verb) -> None:
        self.declared = verbs
        self.verbs = {verb.name: number for number, verb in enumerate(verbs)}
        texts: list[str] = []
        rows: list[tuple[int, dict[str, int]]] = []
        for number, a_verb in enumerate(verbs):
            for choice in itertools.product(*(values.items() for values in a_verb.fields.values())):
                words = {field: text for field, (text, _) in zip(a_verb.fields, choice, strict=True)}
                values = {field: value for field, (_, value) in zip(a_verb.fields, choice, strict=True)}
                texts.append(a_verb.template.format(**words))
                rows.append((number, values))
        self.texts = tuple(texts)
        self._number_of_text = {text: move for move, text in enumerate(texts)}
        self._rows = rows
        self.is_private = np.array([verbs[number].is_private for number, _ in rows], np.bool_)
        """A table: move -> whether only the seat that makes it may know which it is."""
        self.is_asked = np.array([verbs[number].is_asked for number, _ in rows], np.bool_)
        """A table: move -> whether it is asked for even without alternative."""
        first = {number: move for move, (number, _) in reversed(list(enumerate(rows)))}
        self.concealed = tuple(
            first[number] if verbs[number].is_private else move for move, (number, _) in enumerate(rows)
        )
        """For each move the one that stands for it where others look: of a private verb always the same."""
        assert len(self._number_of_text) == len(texts), "two moves with one text"
        assert len(self.verbs) == len(verbs), "two verbs with one name"
        assert len(texts) < 2**15, "on a CUDA device moves are 16 bits wide"

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, text: str) -> int:
        """The move that a text stands for; how much white space stands around its words does not matter."""
        if not isinstance(text, str):
            raise MoveError("malformed", text=repr(text)[:80])
        words = text.split()
        move = self._number_of_text.get(" ".join(words))
        if move is None:
            known = bool(words) and words[0] in self.verbs
            raise MoveError("malformed", text=text[:80], **({"verb": words[0]} if known else {}))
        return move

    def told(self, move: int) -> str:
        """A move's text as the other seats may know it."""
        return self.declared[self._rows[move][0]].name if self.is_private[move] else self.texts[move]

    def verb_of_move(self) -> np.ndarray[Any, Any]:
        """A table: move -> verb."""
        return np.array([number for number, _ in self._rows], np.int64)

    def field_of_move(self, field: str) -> np.ndarray[Any, Any]:
        """A table: move -> value of a field, NO_VALUE where the verb has no such field."""
        return np.array([values.get(field, NO_VALUE) for _, values in self._rows], np.int64)

    def move_of(self, verb: str) -> np.ndarray[Any, Any]:
        """A table: value of each of the verb's fields -> move; NO_MOVE where no text stands for it."""
        mine = [(m, v) for m, (number, v) in enumerate(self._rows) if number == self.verbs[verb]]
        shape = [max(column) + 1 for column in zip(*(v.values() for _, v in mine), strict=True)]
        table = np.full(shape, NO_MOVE, np.int64)
        for move, values in mine:
            table[tuple(values.values())] = move
        return table
