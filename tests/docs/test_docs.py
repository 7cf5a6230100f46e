"""The documents say what is: their examples run, their links lead somewhere, their tables agree with the code."""

from __future__ import annotations

import doctest
import importlib
import inspect
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from insula import cli
from insula.core.errors import MoveError
from insula.registry import TITLES, load_game
from insula.words import Words

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "insula" / "games"


def text_of(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def section(document: str, heading: str) -> str:
    """What stands below a heading, up to the next of its rank or a higher one."""
    return re.search(rf"^(#+) {re.escape(heading)}\n(.*?)(?=^#{{1,2}} |\Z)", document, re.MULTILINE | re.DOTALL)[2]


def blocks(document: str, language: str = "") -> list[str]:
    """The fenced blocks of a language; without one, those that name none."""
    return re.findall(rf"^```{language}\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)


def first_cells(document: str) -> list[str]:
    """What stands in backticks in the first column of a table."""
    return re.findall(r"^\| `([^`]+)` \|", document, re.MULTILINE)


def files_of_the_project(*kinds: str) -> Iterator[Path]:
    """Every file that git knows; with `--others`, would add; without git, all but hidden folders and caches."""
    command = ["git", "ls-files", "-z", "--exclude-standard", "--cached", *kinds]
    try:
        found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        found = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*")]
        found = [name for name in found if not re.search(r"(^|/)(\.|__pycache__)", name)]
    return (ROOT / name for name in found if (ROOT / name).is_file())


def python_in_mode(mode: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "INSULA_MODE": mode, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip


DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix() for path in files_of_the_project("--others") if path.suffix == ".md"
)

# --- All documents ---


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_relative_link_leads_somewhere(document):
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text_of(document))
    targets = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [target for target in targets if not (ROOT / document).parent.joinpath(target).exists()] == []


def test_no_file_names_a_machine_or_a_registry():
    private = re.compile(r"(?<![\w.])/(?:root|work|home|Users)/|pypi\.org|python[h]osted|npm[j]s", re.IGNORECASE)
    found = []
    for path in files_of_the_project("--others"):
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}: {line.strip()[:80]}" for line in lines if private.search(line)]
    assert found == []


# --- README, CONTRIBUTING, CHANGELOG ---


def test_the_library_in_the_readme_runs():
    examples = "\n".join(blocks(text_of("README.md"), "pycon"))
    script = doctest.DocTestParser().get_doctest(examples, {}, "README.md", "README.md", 0)
    result = doctest.DocTestRunner(verbose=False).run(script)
    assert (result.failed, result.attempted > 10) == (0, True)


def test_the_readme_quotes_a_real_game():
    quoted = next(block for block in blocks(text_of("README.md")) if "bots that play at random" in block)
    seats, seed = re.search(r"(\d+) bots that play at random, seed (\d+)", quoted).groups()
    played = python_in_mode("interpreted", "-m", "insula", "alhambra", "--seats", seats, "--seed", seed).stdout
    game = quoted[quoted.index("alhambra:") :].splitlines()
    assert [line for line in game if line.strip() != "…" and line not in played.splitlines()] == []


def test_the_readme_quotes_what_a_start_says():
    quoted = next(block for block in blocks(text_of("README.md")) if "Insula is running at" in block)
    names = re.findall(r"^[\w.-]+(?===)", text_of("app.lock"), re.MULTILINE)
    assert f"Installing {len(set(names))} packages (once)" in quoted
    words = Words("en")
    said = [words("serve-runs", address="http://127.0.0.1:8765")]
    said += [words("serve-end"), words("serve-terminal"), words("serve-warming"), words("serve-browser")]
    assert quoted.splitlines()[4:] == said


@pytest.mark.parametrize("command", first_cells(section(text_of("README.md"), "The commands")))
def test_every_command_in_the_readme_exists(command, capsys):
    name, *words = command.split()
    assert name == "insula"
    with pytest.raises(SystemExit) as end:
        cli.main([*words, "--help"])
    assert end.value.code == 0
    assert "usage:" in capsys.readouterr().out


def test_contributing_names_the_commands_in_the_heads_of_the_locks():
    for lock in ("app.lock", "dev.lock", "node.lock"):
        assert text_of(lock).splitlines()[1].removeprefix("#").strip() in text_of("CONTRIBUTING.md")


def test_contributing_names_the_budgets_of_the_suite():
    run = runpy.run_path(str(ROOT / "run.py"))
    words = " ".join(section(text_of("CONTRIBUTING.md"), "Budgets").split())
    tests = sum(budget for _, budget, _ in run["SUITES"]) + run["CLIENT_BUDGET"]
    set_up, warm = run["SET_UP_BUDGET"], run["WARM_BUDGET"]
    assert f"{set_up} seconds for the set-up, {warm} for compiling, {tests} for the tests" in words


@pytest.mark.parametrize("title", TITLES)
def test_the_changelog_names_the_newest_rules_version(title):
    name = title.replace("_", " ")
    named = re.findall(rf"^- {name}: rules version (\d+)", text_of("CHANGELOG.md"), re.MULTILINE | re.IGNORECASE)
    assert max(map(int, named)) == load_game(title).rules_version


# --- The rules of each title ---


@pytest.mark.parametrize(
    ("title", "letter", "last"), [("alhambra", "A", 22), ("arkadia", "K", 23), ("carpe_diem", "C", 41)]
)
def test_a_title_tells_all_its_rules(title, letter, last):
    told = re.findall(r"^- \*\*([A-Z]\d+)\*\*", text_of(f"src/insula/games/{title}/RULES.md"), re.MULTILINE)
    assert told == [f"{letter}{number}" for number in range(1, last + 1)]


@pytest.mark.parametrize("title", TITLES)
def test_the_code_names_every_rule_that_is_told_and_no_other(title):
    told = set(re.findall(r"^- \*\*([A-Z]\d+)\*\*", text_of(f"src/insula/games/{title}/RULES.md"), re.MULTILINE))
    code = "".join(path.read_text(encoding="utf-8") for path in sorted((GAMES / title).glob("*.py")))
    letter = min(told)[0]
    assert set(re.findall(rf"\b{letter}[1-9]\d?\b", code)) == told


# --- docs/notation.md ---


def move_rows(title: str) -> list[tuple[list[str], list[str]]]:
    """For each row of a title's table of moves the examples and the rules."""
    [table] = re.findall(rf"<!-- moves: {title} -->\n\|.*\n\|.*\n((?:\|.*\n)+)", text_of("docs/notation.md"))
    cells = [line.strip("|").split("|") for line in table.splitlines()]
    return [(re.findall(r"`([^`]+)`", moves), rules.replace(",", " ").split()) for moves, _, rules in cells]


@pytest.mark.parametrize("title", TITLES)
def test_the_notation_shows_every_verb_of_a_title_in_order(title):
    moves = importlib.import_module(f"insula.games.{title}.moves").MOVES
    shown = [example for examples, _ in move_rows(title) for example in examples]
    verbs = list(dict.fromkeys(example.split()[0] for example in shown))
    assert verbs == [verb.name for verb in moves.verbs]
    assert [moves.texts[moves.number(example)] for example in shown] == shown


@pytest.mark.parametrize("title", TITLES)
def test_the_notation_names_rules_that_are_told(title):
    words = Words("en", title)
    assert [rule for _, rules in move_rows(title) for rule in rules or [""] if not words.has(f"rule-{rule}")] == []


def test_the_notation_says_where_white_space_may_stand():
    state = load_game("alhambra", seats=2).new_initial_state(seed=7)
    assert state.string_to_action(" take \t 1+2 ") == state.string_to_action("take 1+2")
    with pytest.raises(MoveError) as refusal:
        state.string_to_action("take 1 + 2")
    assert refusal.value.code == "malformed"


# --- docs/architecture.md ---


def paths_in_tree(tree: str) -> Iterator[str]:
    """The paths of an indented tree: a name, then at least two spaces and what it is for."""
    folders: list[tuple[int, str]] = []
    for line in tree.splitlines():
        indent = len(line) - len(line.lstrip())
        name = re.split(r"\s{2,}", line.strip())[0]
        folders = [(at, folder) for at, folder in folders if at < indent]
        path = "".join(folder for _, folder in folders) + name
        yield path
        if name.endswith("/"):
            folders.append((indent, name))


def test_every_path_in_the_tree_exists():
    [tree] = blocks(section(text_of("docs/architecture.md"), "The tree"))
    assert [path for path in paths_in_tree(tree) if not (ROOT / path).exists()] == []


def test_the_tree_tells_all_modules_of_a_package_that_it_opens():
    [tree] = blocks(section(text_of("docs/architecture.md"), "The tree"))
    told = {ROOT / path for path in paths_in_tree(tree) if path.startswith("src/") and path.endswith(".py")}
    opened = {path.parent for path in told}
    there = {path for path in files_of_the_project() if path.suffix == ".py" and path.parent in opened}
    assert {path for path in there if path.name != "__init__.py"} <= told


@pytest.mark.parametrize("title", TITLES)
def test_kernels_have_the_signatures_of_the_contract(title):
    contract = section(text_of("docs/architecture.md"), "The contract of a title")
    kernels = importlib.import_module(TITLES[title]).TITLE.kernels
    told = {name: words.split(", ") for name, words in re.findall(r"^\| `(\w+)\((content, .*?)\)", contract, re.M)}
    assert set(told) == set(vars(kernels))
    for name, function in vars(kernels).items():
        assert list(inspect.signature(getattr(function, "py_func", function)).parameters) == told[name]


# --- docs/adding_a_title.md ---


GUIDE = text_of("docs/adding_a_title.md")
QUOTED = re.findall(r"^\*\*`(examples/\S+)`\*\*\n\n```\w+\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "quoted"), QUOTED, ids=[name for name, _ in QUOTED])
def test_the_guide_quotes_the_example_as_it_stands(name, quoted):
    rest = text_of(name)
    for part in quoted.split("# …\n"):
        before, found, rest = rest.partition(part)
        assert found, part
        assert before == "" or before.endswith("\n"), part


def test_the_guide_names_every_file_of_the_example():
    folder = ROOT / "examples" / "tic_city" / "src" / "tic_city"
    files = {path.name for path in folder.iterdir() if path.suffix in (".py", ".toml", ".svg")}
    table = re.findall(r"`(\w+\.\w+)`", GUIDE.partition("## 1.")[0])
    assert files | {"pyproject.toml", "terminal.py"} == set(table)  # it needs no painter


def test_every_promise_is_told_by_the_word_it_fails_with():
    words = re.findall(r'ContractError\(\s*"(\w+)"', text_of("src/insula/core/testing.py"))
    assert set(first_cells(section(text_of("docs/architecture.md"), "The promises"))) == set(words)


def test_all_that_bots_read_of_an_evaluation_is_told():
    bots = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src" / "insula").glob("*/*.py")))
    read = re.findall(r"evaluation(?:_of\([\w.()]+\))?\.(\w+)", bots)
    told = first_cells(section(text_of("docs/bots.md"), "What an evaluation declares"))
    assert set(told) - {"likely_moves", "TURNS_OF_MANY"} == set(read)  # which they may have
