"""A title's verbs become one space of numbered moves, with tables for kernels and texts for people.

A verb is a template, `"pay {value}"`, and for each of its fields the texts and what they stand for. Moves are
numbered in the order of the verbs, the last field running fastest. Kernels never reckon with move numbers:
they read tables such as `VALUE_OF_MOVE[move]` and `PAY_OF_VALUE[value]`, made here.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from insula.core.errors import MoveError

NO_MOVE = -1
NO_VALUE = -1


@dataclass(frozen=True, kw_only=True)
class Verb:
    """A kind of move: the template of its text, the number of its rule, and the values of each of its fields.

    Of a private one the others learn that it was made, not which: its text is told to them by its name alone.
    One that is asked for is never made by force, for that would tell that there was no alternative.
    """

    template: str
    rule: str
    fields: Mapping[str, Mapping[str, int]]
    is_private: bool
    is_asked: bool

    @property
    def name(self) -> str:
        """The first word."""
        return self.template.split()[0]


def numbered(words: Iterable[object]) -> dict[str, int]:
    """The values of a field whose texts stand for the numbers from 0 on."""
    return {str(word): number for number, word in enumerate(words)}


class MoveTable:
    """All moves of a title: number <-> text, and the tables that kernels read.

    It is read from when its last verb was declared.
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self._number_of_verb: dict[str, int] = {}

    def add(
        self, template: str, /, *, rule: str, private: bool = False, asked: bool = False, **fields: Mapping[str, int]
    ) -> int:
        """Declare a verb, such as `PAY = MOVES.add("pay {value}", rule="A10", value={"1": 1, "2": 2})`; its number."""
        assert "_rows" not in vars(self), "a verb declared after the moves were numbered"
        verb = Verb(template=template, rule=rule, fields=fields, is_private=private, is_asked=private or asked)
        assert verb.name not in self._number_of_verb, "two verbs with one name"
        self._number_of_verb[verb.name] = len(self.verbs)
        self.verbs.append(verb)
        return len(self.verbs) - 1

    @functools.cached_property
    def _rows(self) -> list[tuple[int, str, dict[str, int]]]:
        """Each move's verb, text and the values of its fields."""
        rows = []
        for number, verb in enumerate(self.verbs):
            for choice in itertools.product(*(values.items() for values in verb.fields.values())):
                words = {field: text for field, (text, _) in zip(verb.fields, choice, strict=True)}
                values = {field: value for field, (_, value) in zip(verb.fields, choice, strict=True)}
                rows.append((number, verb.template.format(**words), values))
        assert len({text for _, text, _ in rows}) == len(rows), "two moves with one text"
        assert len(rows) < 2**15, "on a CUDA device moves are 16 bits wide"
        return rows

    @functools.cached_property
    def texts(self) -> tuple[str, ...]:
        """Each move as text: verb, then noun."""
        return tuple(text for _, text, _ in self._rows)

    @functools.cached_property
    def words(self) -> tuple[tuple[str, str], ...]:
        """The same as two words: verb and noun, the noun empty where there is none."""
        return tuple((text.partition(" ")[0], text.partition(" ")[2]) for text in self.texts)

    @functools.cached_property
    def _number_of_text(self) -> dict[str, int]:
        return {text: move for move, text in enumerate(self.texts)}

    @functools.cached_property
    def is_private(self) -> np.ndarray[Any, Any]:
        """A table: move -> whether only the seat that makes it may know which it is."""
        return np.array([self.verbs[number].is_private for number, _, _ in self._rows], np.bool_)

    @functools.cached_property
    def is_asked(self) -> np.ndarray[Any, Any]:
        """A table: move -> whether it is asked for even without alternative."""
        return np.array([self.verbs[number].is_asked for number, _, _ in self._rows], np.bool_)

    @functools.cached_property
    def concealed(self) -> tuple[int, ...]:
        """For each move the one that stands for it where others look: of a private verb always the same."""
        first = {number: move for move, (number, _, _) in reversed(list(enumerate(self._rows)))}
        return tuple(
            first[number] if self.verbs[number].is_private else move for move, (number, _, _) in enumerate(self._rows)
        )

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, text: str) -> int:
        """The move that a text stands for; how much white space stands around its words does not matter."""
        if not isinstance(text, str):
            raise MoveError("malformed", text=repr(text)[:80])
        words = text.split()
        move = self._number_of_text.get(" ".join(words))
        if move is None:
            known = bool(words) and words[0] in self._number_of_verb
            raise MoveError("malformed", text=text[:80], **({"verb": words[0]} if known else {}))
        return move

    def told(self, move: int) -> str:
        """A move's text as the other seats may know it."""
        return self.verbs[self._rows[move][0]].name if self.is_private[move] else self.texts[move]

    def rule_of(self, verb: str) -> str:
        """The number of the rule that a verb follows."""
        return self.verbs[self._number_of_verb[verb]].rule

    def verb_of_move(self) -> np.ndarray[Any, Any]:
        """A table: move -> verb."""
        return np.array([number for number, _, _ in self._rows], np.int64)

    def field_of_move(self, field: str) -> np.ndarray[Any, Any]:
        """A table: move -> value of a field, NO_VALUE where the verb has no such field."""
        return np.array([values.get(field, NO_VALUE) for _, _, values in self._rows], np.int64)

    @functools.cached_property
    def feature_names(self) -> tuple[str, ...]:
        """The columns of `features`."""
        return tuple(name for name, _ in self._features)

    @functools.cached_property
    def features(self) -> np.ndarray[Any, Any]:
        """A row for each move: its verb and its nouns one-hot, and each noun's number as a share of the greatest."""
        table = np.stack([column for _, column in self._features], axis=1).astype(np.float32)
        table.flags.writeable = False
        return table

    @property
    def _features(self) -> list[tuple[str, np.ndarray[Any, Any]]]:
        verbs = self.verb_of_move()
        columns = [(f"verb {verb.name}", verbs == number) for number, verb in enumerate(self.verbs)]
        for field in dict.fromkeys(field for verb in self.verbs for field in verb.fields):
            words = {value: text for verb in self.verbs for text, value in verb.fields.get(field, {}).items()}
            values = self.field_of_move(field)
            columns += [(f"{field} {words[value]}", values == value) for value in sorted(words)]
            columns.append((field, np.maximum(values, 0) / max(1, *words)))
        return columns

    def move_of(self, verb: int) -> np.ndarray[Any, Any]:
        """A table: value of each of the verb's fields -> move; NO_MOVE where no text stands for it."""
        mine = [(m, v) for m, (number, _, v) in enumerate(self._rows) if number == verb]
        shape = [max(column) + 1 for column in zip(*(v.values() for _, v in mine), strict=True)]
        table = np.full(shape, NO_MOVE, np.int64)
        for move, values in mine:
            table[tuple(values.values())] = move
        return table
