"""The shell in words: four languages say the same, every error has its sentence, and nothing is said in vain."""

from __future__ import annotations

import ast as python
import re
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

import insula
from insula.bots import LEVELS
from insula.core.errors import InsulaError, MoveError
from insula.core.events import Event
from insula.registry import registered_names
from insula.terminal.tables import level_words
from insula.words import LANGUAGES, STAND_INS, Words, pick_language

SOURCES = Path(insula.__file__).parent
LOCALES = SOURCES / "locales"
ERRORS = {"InsulaError", *(kind.__name__ for kind in InsulaError.__subclasses__())} - {"ContractError"}
NUMBERS = (0, 1, 2, 5, 21, 1234)
NUMERIC = {
    "bots", "byte", "count", "depth", "expected", "faults", "from", "games", "high", "iterations", "kilobytes", "last",
    "line", "low", "matches", "moves", "n", "names", "number", "points", "rows", "seats", "seeds",
    "seq", "threads", "to", "turn", "ways",
}  # fmt: skip


class Variables(visitor.Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """The visitor's name for it."""
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The ids of a language's file, each with its variables; a file with junk is refused."""
    resource = FluentResource((LOCALES / language / "shell.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.found
    return found


def errors_raised() -> dict[str, list[set[str]]]:
    """Every code that is raised in the sources, with the arguments of each place that raises it."""
    raised = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") in ERRORS and node.args:
                choice = node.args[0]
                codes = [choice.body, choice.orelse] if isinstance(choice, python.IfExp) else [choice]
                for code in codes:
                    if isinstance(code, python.Constant):
                        raised[code.value].append({keyword.arg for keyword in node.keywords})
    return raised


def message_of(code: str) -> str:
    if code.startswith("illegal."):
        return f"refusal-{code.removeprefix('illegal.')}"
    return f"error-{code.replace('.', '-').replace('_', '-')}"


ENGLISH = messages("en")
RAISED = errors_raised()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(language):
    assert messages(language) == ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / language / "shell.ftl").read_text(encoding="utf-8")))
    for message, variables in messages(language).items():
        for number in NUMBERS:
            arguments = {name: number if name in NUMERIC else f"<{name}>" for name in variables}
            text, faults = bundle.format_pattern(bundle.get_message(message).value, arguments)
            assert not faults, message
            assert text.strip()
            assert "{" not in text, message


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language):
    english, other = Words("en"), Words(language)
    allowed = {
        "bot-names", "end-title", "level-expert", "level-with-hint", "menu-default", "menu-title", "note-points",
        "total", "turn-of",
    }  # fmt: skip
    same = [message for message in ENGLISH if english(message) == other(message)]
    assert set(same) <= allowed


def test_french_keeps_its_signs_with_their_words():
    """No sign stands alone on a line; a question mark may be a key of the terminal."""
    lines = [line for path in sorted((LOCALES / "fr").glob("*.ftl")) for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if not line.startswith("#") and re.search(r" [:;!»]|« |n° |\w …", line)] == []


@pytest.mark.parametrize(
    ("language", "foreign"),
    [("en", r"[„«»]|[\w}] …"), ("fr", r"[„“”]|[\w}] …"), ("de", r"[«»”]|[\w}]…"), ("ru", r"[“”]|[\w}] …")],
)
def test_quotes_and_ellipses_are_those_of_the_language(language, foreign):
    paths = sorted((LOCALES / language).glob("*.ftl"))
    lines = [line for path in paths for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(foreign, line)] == []


def test_every_error_has_a_sentence():
    assert [code for code in RAISED if message_of(code) not in ENGLISH] == []


def test_every_sentence_about_an_error_belongs_to_one():
    said = {message for message in ENGLISH if message.startswith(("error-", "refusal-"))}
    assert said == {message_of(code) for code in RAISED}


@pytest.mark.parametrize("code", RAISED)
def test_a_sentence_asks_only_for_what_every_error_of_its_code_tells(code):
    for arguments in RAISED[code]:
        stand_ins = {name for name, others in STAND_INS.items() if arguments & set(others)}
        assert ENGLISH[message_of(code)] <= arguments | stand_ins


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_says_what_it_is_like(language):
    words = Words(language)
    names = [words(f"level-{level}") for level in LEVELS]
    hints = [words(f"level-{level}-hint") for level in LEVELS]
    assert len({*names, *hints}) == 2 * len(LEVELS)
    assert not [said for said in (*names, *hints) if said.startswith("level-")]


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("master", "master"), ("random", "plays at random"), ("greedy:3", "plans its turn (3)"),
        ("search:500", "thinks ahead (500)"), ("search:500ms", "thinks ahead (500ms)"), ("oracle:9", "oracle:9"),
    ],
)  # fmt: skip
def test_bots_of_older_matches_have_words_too(level, said):
    assert level_words(level, Words("en")) == said


def test_every_message_is_used():
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py")))
    made_up = re.compile(r"(error|refusal|level)-")
    unused = [
        message for message in ENGLISH if not made_up.match(message) and f'"{message}"' not in sources.replace("'", '"')
    ]
    assert unused == []


@pytest.mark.parametrize("title", registered_names())
def test_every_message_that_the_terminal_uses_is_there(title):
    others = {f"{other}.py" for other in registered_names() if other != title}
    files = [path for path in sorted((SOURCES / "terminal").glob("*.py")) if path.name not in others]
    shell = "".join(path.read_text(encoding="utf-8") for path in files)
    used = re.findall(r"""words\(\s*["']([a-z-]+)["']""", shell)
    assert [message for message in used if not Words("en", title).has(message)] == []


# --- Picking a language ---


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "de_DE@euro"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "pt_BR.UTF-8"}, "en"),
        (None, {"LC_ALL": "fr_FR", "LANG": "de_DE"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "fr_FR"}, "de"),
        ("fr", {"LANG": "de_DE"}, "fr"),
        ("DE-at", {}, "de"),
        ("ru_RU.UTF-8", {}, "ru"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_environments_else_english(asked, environ, language):
    assert pick_language(asked, environ) == language


@pytest.mark.parametrize("asked", ["xx", "", "english", "../en"])
def test_an_unknown_language_is_an_error(asked):
    with pytest.raises(InsulaError) as refusal:
        pick_language(asked, {"LANG": "fr_FR"})
    assert refusal.value.code == "words.unknown_language"


# --- Words ---


def test_a_missing_message_is_said_in_english_and_an_unknown_one_is_its_id():
    words = Words("de", "no-such-title")
    assert words("title") == "title"
    assert not words.has("title")
    assert words("wins", name="Anna") == "Anna gewinnt."


def test_numbers_are_not_grouped_and_lists_have_commas():
    words = Words("en")
    assert "1234567" in words("person-number", number=1234567)
    error = InsulaError("table.seats", seats=9, known=(2, 3))
    assert words.refusal(error) == "9 seats are not possible here; possible are 2, 3."


def test_texts_from_outside_cannot_command_a_terminal():
    error = InsulaError("record.unreadable", line=1, text="\x1b[2J\x07", known=["\x9b"])
    assert Words("en").refusal(error) == "Line 1 cannot be read: �[2J�"


@pytest.mark.parametrize(
    "value",
    [-1, 2**64, 10**40, -(10**300), 1.5, 1e308, float("nan"), True, None, "", "{ $x }", "\u202e", [], [[]],
     {"a": [None]}, [10**40, {"a": 1}]],
    ids=lambda value: ascii(value)[:20],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_record_holds_can_be_said(language, value):
    words = Words(language, "alhambra")
    for code in RAISED:
        error = InsulaError(code, rule="A1")
        error.arguments = dict.fromkeys(set().union(*RAISED[code]) - {None}, value)
        assert words.refusal(error)


def test_an_event_is_told_with_names_and_words():
    words = Words("en", "alhambra")
    event = Event(seq=1, name="received", audience=-2, arguments={"owner": "martin", "kind": "tower", "price": 9})
    assert words.event(event, ["Anna", "Bruno"]) == "Martin: gets tower 9"
    event = Event(seq=1, name="took", audience=-2, arguments={"seat": 1, "place": 1, "currency": "blue", "value": 7})
    assert words.event(event, ["Anna", "Bruno"]) == "Bruno: takes blue 7"


@pytest.mark.parametrize(
    ("language", "rule"), [("en", "rule A9"), ("fr", "règle A9"), ("de", "Regel A9"), ("ru", "правило A9")]
)
def test_a_refusal_names_the_rule(language, rule):
    error = MoveError("illegal.over_five", rule="A9", move="take 1+2", total=14)
    sentence = Words(language, "alhambra").refusal(error)
    assert sentence.endswith(f"({rule})")
    assert "14" in sentence
    assert Words(language, "alhambra").rule("A9") != "rule-A9"


def test_a_refusal_without_words_is_its_code():
    assert Words("en").refusal(MoveError("illegal.over_five", rule="A9", total=14)).startswith("illegal.over_five (A9)")


def test_rules_are_listed_in_order():
    assert Words("ru", "alhambra").ids("rule-") == [f"rule-A{number}" for number in range(1, 23)]
