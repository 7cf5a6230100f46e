"""The files of words, read and rendered; and what the tests must know of each title's words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import insula
from tests.games.alhambra.test_rules import REFUSED as REFUSED_BY_ALHAMBRA

LOCALES = Path(insula.__file__).parent / "locales"
LANGUAGES = ("en", "fr", "de", "ru")
NUMBERS = (0, 1, 2, 5, 21)
SECTION = re.compile(r"^(?=## )", re.MULTILINE)
TERMINAL = re.compile(r"## The terminal")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A variable is met."""
        self.names.add(node.id.name)


def source(language: str, file: str) -> str:
    return (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")


def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, file)).body


def variables(language: str, file: str) -> dict[str, set[str]]:
    """For each message of a file the variables in it."""
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            collector = Variables()
            collector.visit(entry)
            found[entry.id.name] = collector.names
    return found


def bundle(language: str, files: Iterable[str]) -> FluentBundle:
    both = FluentBundle([language], use_isolating=False)
    for file in files:
        both.add_resource(FluentResource(source(language, file)))
    return both


def render(words: FluentBundle, message: str, **arguments: int | str) -> str:
    """A message in words, none of which may be missing."""
    text, errors = words.format_pattern(words.get_message(message).value, arguments)
    assert errors == [], (message, errors)
    return text


@dataclass(frozen=True, kw_only=True)
class Lexicon:
    """What is to be known of a title to test its words."""

    title: str
    letter: str
    n_rules: int
    n_examples: int
    numeric: set[str]
    """Arguments that are numbers."""
    refused: Mapping[str, set[str]]
    """What each refusal tells."""
    as_text: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Arguments that are numbers, but words in messages that begin so."""
    as_number: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Arguments that are words, but numbers in messages that begin so."""
    missing: Mapping[str, set[str]] = field(default_factory=dict)
    """What a message may have to do without."""
    unsaid: Mapping[str, set[str]] = field(default_factory=dict)
    """Arguments of messages that begin so which only choose what is said."""

    @property
    def files(self) -> tuple[str, str]:
        """The title's file and that of its rules."""
        return self.title, f"rules-{self.title}"

    @property
    def rules(self) -> list[str]:
        """The numbers of all rules."""
        return [f"{self.letter}{number}" for number in range(1, self.n_rules + 1)]

    @property
    def examples(self) -> range:
        """The numbers of all examples."""
        return range(1, self.n_examples + 1)

    def samples(self, message: str, names: set[str]) -> list[dict[str, int | str]]:
        """Arguments of a message: every number for those that are numbers, words for the others; once without some."""
        numeric = {name for name in names & self.numeric if not message.startswith(self.as_text.get(name, ()))}
        numeric |= {name for name in names if message.startswith(self.as_number.get(name, ()))}
        samples = [{name: number if name in numeric else f"<{name}>" for name in names} for number in NUMBERS]
        missing = self.missing.get(message, set())
        return [*samples, *([samples[-1] | dict.fromkeys(missing, "none")] if missing else [])]

    def said(self, message: str, names: set[str]) -> set[str]:
        """The arguments that a message repeats; an id is only chosen by."""
        only_choosing = [chosen for beginning, chosen in self.unsaid.items() if message.startswith(beginning)]
        return {name for name in names if not name.endswith("_id")}.difference(*only_choosing)

    def words(self) -> dict[str, set[str]]:
        """What is said at the table, without what only the terminal says: that is a section of its own."""
        sections = SECTION.split(source("en", self.title))
        terminal = set(MESSAGE.findall("".join(each for each in sections if TERMINAL.match(each))))
        return {name: names for name, names in variables("en", self.title).items() if name not in terminal}

    def told_in(self, beginning: str | tuple[str, ...]) -> dict[str, set[str]]:
        """The words of the table whose ids begin so."""
        return {name: names for name, names in self.words().items() if name.startswith(beginning)}


ALHAMBRA = Lexicon(
    title="alhambra",
    letter="A",
    n_rules=22,
    n_examples=17,
    numeric={
        "at_least", "at_most", "buildings", "cards", "count", "held", "money", "over", "place", "points", "price",
        "total", "turn", "value",
    },
    refused={reason: set(told[-1]) for reason, told in REFUSED_BY_ALHAMBRA.items()},
    as_text={"cards": ("choice-take", "told-")},
    unsaid={"progress": {"held"}, "nouns-take": {"count"}},
)  # fmt: skip

SQUARE, DEPOT, PLACE = {"square"}, {"depot"}, {"place"}
CARPE_DIEM = Lexicon(
    title="carpe_diem",
    letter="C",
    n_rules=41,
    n_examples=25,
    numeric={
        "bread", "cards", "chimneys", "coins", "count", "dark", "depot", "fitting", "game_phase", "goods", "hidden",
        "light", "most", "multiples", "number", "place", "points", "round", "same", "seats", "steps", "things", "tiles",
        "times", "total", "turn",
    },
    refused={
        "game_over": set(),
        "not_now": {"phase"},
        "depot_occupied": DEPOT,
        "depot_empty": DEPOT,
        "out_of_reach": DEPOT,
        "no_bread": set(),
        "reached_on_foot": DEPOT,
        "empty_place": PLACE,
        "equal_tile": PLACE,
        "square_occupied": SQUARE,
        "not_on_shovel": SQUARE | {"shovel"},
        "touches_nothing": SQUARE,
        "edge_mismatch": SQUARE | {"side", "own", "other"},
        "same_turning": SQUARE | {"same"},
        "not_finished": {"class"},
        "empty_space": PLACE,
        "card_not_held": {"kind"},
        "circle_not_used": {"circle"},
        "circle_occupied": {"circle"},
        "card_not_beside": {"space", "circle"},
        "cannot_pay": {"multiples", "most"},
        "scored_already": set(),
    },
    as_number={"space": ("event-track-scored",)},
    missing={"progress": {"scoring"}},
    unsaid={
        "thing-tile": {f"edges{number}" for number in range(1, 5)},
        "thing-side-square": {"fitting"},
        "thing-depot-way": {"bread"},
        "thing-cards-points": {"cards"},
    },
)  # fmt: skip

CARD, FLOOR = {"kind", "colour"}, {"floor"}
ARKADIA = Lexicon(
    title="arkadia",
    letter="K",
    n_rules=23,
    n_examples=17,
    numeric={
        "banners", "built", "camps", "cards", "count", "floor", "gold", "number", "open", "open_squares", "pile",
        "place", "placed", "points", "price", "stock", "towers", "turn", "turns", "unseen", "workers", "worth",
    },
    refused={
        "game_over": set(),
        "not_now": {"phase"},
        "card_not_held": CARD,
        "no_site": {"kind"},
        "not_flipped": set(),
        "off_board": SQUARE | {"kind"},
        "square_occupied": SQUARE | {"thing"},
        "touches_nothing": SQUARE,
        "same_turning": {"turning"},
        "no_open_card": PLACE,
        "equal_card": PLACE,
        "pile_empty": set(),
        "no_own_worker": set(),
        "no_neutral_worker": set(),
        "worker_square_occupied": SQUARE | {"thing"},
        "no_building_beside": SQUARE,
        "no_common_building": SQUARE | {"thing", "beside"},
        "can_act": set(),
        "no_tower_due": set(),
        "not_on_ring": SQUARE,
        "not_in_store": FLOOR | {"colour"},
        "tower_there": SQUARE | FLOOR,
        "banner_later": set(),
        "no_banner_left": set(),
        "banner_used": set(),
        "no_sale": set(),
        "other_colour": {"colour"},
        "too_few_seals": {"colour", "number"},
        "no_turn_left": set(),
    },
    unsaid={
        "colour-": {"kind"},
        "thing-kind-colour-squares": {"is_finished"},
        "sign-": {"is_finished"},
        "progress": {"turns_left", "towers_to_end"},
    },
)  # fmt: skip

LEXICONS = (ALHAMBRA, CARPE_DIEM, ARKADIA)
