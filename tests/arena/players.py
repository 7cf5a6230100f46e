"""Bots of the tests' own: `python:tests.arena.players.First` and others."""

from __future__ import annotations

from typing import ClassVar

from insula.core.state import State


class First:
    """Always the first legal move; how many were closed is counted."""

    name = "first"
    closed: ClassVar[list[str]] = []

    def choose(self, state: State, seed: int) -> int:
        return state.legal_actions()[0]

    def close(self) -> None:
        self.closed.append(self.name)


class Broken(First):
    """Fails in its third turn."""

    name = "broken"

    def choose(self, state: State, seed: int) -> int:
        if state.view().turn > 2:
            raise ZeroDivisionError("no idea")
        return state.legal_actions()[0]


class Illegal(First):
    """Plays outside of what is allowed."""

    def choose(self, state: State, seed: int) -> int:
        return -7


class Leaver(First):
    """Wants to end the program."""

    def choose(self, state: State, seed: int) -> int:
        raise SystemExit(0)


class Lister(First):
    """Gives all moves that it likes."""

    def choose(self, state: State, seed: int) -> int:
        return state.legal_actions()  # type: ignore[return-value]


class Shouter(First):
    """Fails with a text that would spoil a screen."""

    def choose(self, state: State, seed: int) -> int:
        raise ValueError("one\ntwo\x1b[2J" + "!" * 1000)


class Untidy(First):
    """Cannot be closed."""

    def close(self) -> None:
        raise OSError("gone already")


class Fatal(First):
    """Takes its process along."""

    def choose(self, state: State, seed: int) -> int:
        import os

        os._exit(3)
