"""The engine protocol: our bots behind lines, and outside programs as bots that know no more than any other."""

from __future__ import annotations

import itertools
import random
import re
import shlex
import string
import sys
import threading

import pytest

from insula import InsulaError, load_game, registered_names
from insula.bots import Thought, ask, consider, make_bot, outside
from insula.bots.bot import as_known
from insula.bots.outside import OutsideBot, question
from insula.bots.search import SearchBot
from insula.core.testing import random_game
from insula.engine import COMMANDS, Engine
from insula.words import Words
from tests.core.process import ROOT, environment

PYTHON = shlex.quote(sys.executable)
EXAMPLE = ROOT / "docs" / "examples" / "engine.py"
DOCUMENT = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")


def speak(*lines, title="alhambra", seats=2):
    """What the engine answers to lines, in this process."""
    answers = []
    engine = Engine(load_game(title, seats), answers.append, lambda error, _: Words("en", title).refusal(error))
    engine.run(lines)
    return answers


def program(code, tmp_path):
    """A program of the tests' own as a bot."""
    file = tmp_path / "program.py"
    file.write_text(f"import sys, time\n{code}", encoding="utf-8")
    return OutsideBot(f"{PYTHON} {shlex.quote(str(file))}")


def block_after(mark):
    return re.search(rf"<!-- {mark} -->\n```\n(.*?)```", DOCUMENT, re.DOTALL)[1]


# --- Our bots as an engine ---


def test_the_session_in_the_document_is_what_the_engine_says():
    written = block_after("session").splitlines()
    typed = [line.removeprefix("> ") for line in written if line.startswith("> ")]
    answers = speak(*typed, seats=3)
    pattern = [line for line in written if not line.startswith("> ")]
    assert [shape(line) for line in answers] == [shape(line) for line in pattern]


def shape(line):
    """A line without what depends on the version and on the machine."""
    return re.sub(r"(id version) .*", r"\1", re.sub(r" time \d+ ", " time N ", line))


def test_the_document_lists_every_command_as_the_engine_writes_it():
    listed = re.findall(r"^\| `([^`]+)` \|", DOCUMENT[: DOCUMENT.index("A refusal is")], re.MULTILINE)
    assert [usage.replace("\\|", "|") for usage in listed] == [usage for _, usage in COMMANDS.values()]
    assert speak("help") == [usage for _, usage in COMMANDS.values()]


@pytest.mark.parametrize("title", registered_names())
def test_a_position_by_seed_and_moves_is_thought_about_as_ask_does(title):
    state = load_game(title, 2).new_initial_state(3)
    state.apply_action(state.legal_actions()[0])
    moves = ", ".join(map(state.action_to_string, state.history()))
    *_, answer = speak(f"position seed 3 moves {moves}", "setoption seed 9", "go nodes 3", title=title)
    assert answer == f"bestmove {state.action_to_string(ask(make_bot('search:3'), state, 9))}"


def test_a_table_is_laid_whatever_comes_first():
    words = ["title arkadia", "seats 3", "option flip yes"]
    said = {speak(f"newgame {' '.join(order)}", "view")[-1] for order in itertools.permutations(words)}
    assert len(said) == 1
    assert said.isdisjoint(speak("newgame title arkadia", "view") + speak("newgame title arkadia seats 3", "view"))
    assert speak("newgame seats 3", "newgame option tracking open", "view") == speak(
        "newgame option tracking open", "newgame seats 3", "view"
    )


def test_moves_without_alternative_may_be_written_in_brackets_or_left_out():
    record = (ROOT / "docs" / "examples" / "alhambra.txt").read_text(encoding="utf-8")
    turns = re.findall(r"^\d+\. \d: (.*)$", record, re.MULTILINE)[:8]
    written = ", ".join(turns)
    chosen = ", ".join(re.sub(r"\([^)]*\),? ?", "", turn).rstrip(", ") for turn in turns)
    assert "(" in written
    assert "(" not in chosen
    views = [speak(f"position seed 7 moves {moves}", "view") for moves in (written, chosen)]
    assert views[0] == views[1]
    assert '"turn":9' in views[0][0]


def test_the_best_moves_are_told_as_many_as_lines_says():
    def infos(lines):
        return [line for line in speak(f"setoption lines {lines}", "go level beginner") if line.startswith("info")]

    assert [line.split()[2] for line in infos(2)] == ["1", "2"]
    assert len(infos(99)) == len(speak("legal")[0].split(", "))


@pytest.mark.parametrize("last", ["stop", "quit", None])
def test_an_endless_search_ends_with_a_move_when_told_to(monkeypatch, last):
    thought = threading.Event()

    def ponder(bot, state, seed):
        for _ in itertools.count():
            yield [Thought(move=state.legal_actions()[0], share=1.0)]
            thought.set()

    def lines():
        yield "go infinite"
        assert thought.wait(60)
        yield "isready"
        yield from [] if last is None else [last]

    monkeypatch.setattr(SearchBot, "ponder", ponder, raising=False)
    *infos, ready, best = [line for line in speak_live(lines()) if not line.startswith("info")]
    assert (infos, ready, best) == ([], "readyok", "bestmove take 1")


def speak_live(lines):
    answers = []
    Engine(load_game("alhambra", 2), answers.append, lambda error, _: str(error)).run(lines)
    return answers


def test_a_search_with_an_end_is_finished_at_the_end_of_the_input(monkeypatch):
    def ponder(bot, state, seed):
        for move in state.legal_actions()[:3]:
            yield [Thought(move=move, share=1.0)]

    monkeypatch.setattr(SearchBot, "ponder", ponder, raising=False)
    assert speak("go nodes 3")[-1] == "bestmove take 3"
    assert speak("go nodes 3", "stop")[-1] == "bestmove take 1"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("castle", "engine.unknown"),
        ("go", "engine.malformed"),
        ("go nodes", "engine.malformed"),
        ("go nodes 0", "engine.malformed"),
        ("go level random", "engine.malformed"),
        ("setoption lines 0", "engine.malformed"),
        ("setoption seed 18446744073709551616", "engine.malformed"),
        ("newgame seats 9", "table.seats"),
        ("newgame title chess", "table.unknown_title"),
        ("newgame option tracking", "engine.malformed"),
        ("position", "engine.malformed"),
        ("position seed 18446744073709551616", "table.seed"),
        ("position seed 7 moves castle", "malformed"),
        ("position seed 7 moves take 1, stop", "illegal.no_payment"),
        ("position state {}", "state.other_table"),
        ("position state [[[", "state.not_json"),
    ],
)
def test_what_cannot_be_done_is_an_error_and_changes_nothing(line, code):
    _, error, view = speak("position seed 4 moves take 2", "view", line, "view")[-3:]
    assert error.startswith(f"error {code} ")
    assert "\n" not in error
    assert view == speak("position seed 4 moves take 2", "view")[0]


def test_nothing_is_chosen_once_the_game_is_over():
    *_, last = random_game(load_game("alhambra", 2), 1)
    moves = ", ".join(map(last.action_to_string, last.history()))
    legal, error = speak(f"position seed 1 moves {moves}", "legal", "go nodes 3")
    assert (legal.strip(), error.split()[1]) == ("legal", "engine.over")


def test_no_line_whatever_ends_the_engine():
    chance = random.Random(8)
    state = as_known(load_game("alhambra", 2).new_initial_state(1), 1)[0].serialize()
    pieces = [
        *COMMANDS,
        "seed",
        "moves",
        "state",
        "take 1",
        "7",
        "-1",
        "nodes x",
        ",",
        "{}",
        "\0",
        "ü",
        state,
        "seats 3",
    ]
    pieces = [piece for piece in pieces if piece not in ("quit", "go")]
    lines = [" ".join(chance.choices(pieces, k=chance.randrange(5))) for _ in range(400)]
    lines += ["".join(chance.choices(string.printable, k=chance.randrange(40))) for _ in range(400)]
    for _ in range(100):
        place = chance.randrange(len(state))
        lines.append(f"position state {state[:place]}{chance.choice(string.printable)}{state[place + 1 :]}")
    assert speak(*lines, "newgame seats 2", "insula")[-1] == "insulaok"


# --- A program as a bot ---


@pytest.mark.parametrize("title", registered_names())
def test_the_program_of_the_document_plays_a_whole_game(title):
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30
    assert "insula." not in EXAMPLE.read_text(encoding="utf-8").replace("docs/engine.md", "")
    bots = [make_bot(f"engine:{PYTHON} {shlex.quote(str(EXAMPLE))}"), make_bot("random")]
    state = load_game(title, 2).new_initial_state(3)
    while not state.is_terminal():
        state.apply_action(ask(bots[state.current_player()], state, state.seq))
    bots[0].close()
    assert sum(state.returns()) == 0


def test_our_engine_as_a_program_thinks_what_search_thinks(monkeypatch):
    monkeypatch.setattr("os.environ", environment())
    bot = make_bot(f"engine:3:{PYTHON} -m insula engine")
    for title, seats in (("alhambra", 3), ("carpe_diem", 2)):
        state = load_game(title, seats).new_initial_state(5)
        assert ask(bot, state, 4) == ask(make_bot("search:3"), state, 4)
        mine, theirs = consider(make_bot("search:3"), state, 4), consider(bot, state, 4)
        assert [(thought.move, round(thought.share, 3)) for thought in mine] == [
            (thought.move, thought.share) for thought in theirs
        ]
    bot.close()


def sent_over_a_game(bot, states, tmp_path):
    """All that a program is told when it is asked about positions."""
    for state in states:
        assert ask(bot, state, 6) in state.legal_actions()
    bot.close()
    return (tmp_path / "heard").read_bytes()


LISTENER = """
heard = open(sys.argv[0].replace("program.py", "heard"), "w")
for line in sys.stdin:
    heard.write(line)
    word, _, words = line.strip().partition(" ")
    legal = words.split(", ") if word == "legal" else word and globals().get("legal")
    answer = {"insula": "insulaok", "isready": "readyok", "go": f"bestmove {legal and legal[0]}"}.get(word)
    if answer:
        print(answer, flush=True)
heard.close()
"""


@pytest.mark.parametrize("title", registered_names())
def test_truths_that_look_alike_to_the_seat_are_told_with_the_same_bytes(title, tmp_path):
    positions = [state.clone() for state in random_game(load_game(title, 3), 2) if not state.is_terminal()][5::17]
    others = [state.resample_from_infostate(state.current_player(), 99) for state in positions]
    assert all(one.digest() != other.digest() for one, other in zip(positions, others, strict=True))
    told = [sent_over_a_game(program(LISTENER, tmp_path), states, tmp_path) for states in (positions, others)]
    assert told[0].count(b"\ngo ") > 5
    assert told[0] == told[1]


def test_the_question_in_the_document_is_the_one_that_is_sent(tmp_path):
    state = load_game("alhambra", 2).new_initial_state(0)
    ask(bot := program(LISTENER, tmp_path), state, 1)
    bot.close()
    sent = (tmp_path / "heard").read_text(encoding="utf-8").splitlines()[1:]
    for written, line in zip(block_after("question").splitlines(), sent, strict=True):
        beginning, dots, end = written.partition("…")
        assert line.startswith(beginning) and line.endswith(end) and (dots or line == written)  # noqa: PT018


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("sys.exit(3)", "bots.engine_ended"),
        ("time.sleep(1000)", "bots.engine_silent"),
        ("while True: print('garbage', flush=True)", "bots.engine_silent"),
        ("print('insulaok\\nreadyok\\nbestmove castle', flush=True); time.sleep(1000)", "bots.engine_move"),
        ("print('insulaok\\nreadyok\\nbestmove stop', flush=True); time.sleep(1000)", "bots.engine_move"),
        ("print('error I am no engine', flush=True); time.sleep(1000)", "bots.engine_error"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n' * 9); sys.stdout.close()", "bots.engine_ended"),
    ],
)
def test_a_program_that_fails_is_an_error_and_is_started_again(monkeypatch, tmp_path, code, error):
    monkeypatch.setattr(outside, "SECONDS_TO_GREET", 0.3 if error == "bots.engine_silent" else 60.0)
    monkeypatch.setattr(outside, "SECONDS_TO_END", 0.05)
    state = load_game("alhambra", 2).new_initial_state(1)
    bot = program(code, tmp_path)
    with pytest.raises(InsulaError) as failure:
        ask(bot, state, 1)
    assert failure.value.code == error
    (tmp_path / "program.py").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(outside, "SECONDS_TO_GREET", 60.0)
    assert ask(bot, state, 1) in state.legal_actions()
    bot.close()


@pytest.mark.parametrize("name", ["engine:no-such-program", "engine:'", "engine:''"])
def test_a_program_that_is_not_there_is_an_error(name):
    with pytest.raises(InsulaError) as failure:
        ask(make_bot(name), load_game("alhambra", 2).new_initial_state(1), 1)
    assert failure.value.code == "bots.engine_start"


@pytest.mark.parametrize(
    ("name", "full"),
    [
        ("engine:a b", "engine:1000ms:a b"),
        ("engine:500ms:a:b", "engine:500ms:a:b"),
        ("engine:800:a", "engine:800:a"),
    ],
)
def test_the_name_of_a_program_says_how_long_it_thinks(name, full):
    assert make_bot(name).name == full
    assert make_bot(full).name == full


@pytest.mark.parametrize("name", ["engine:", "engine: ", "engine"])
def test_a_program_has_a_name(name):
    with pytest.raises(InsulaError) as refusal:
        make_bot(name)
    assert refusal.value.code == "bots.unknown"


def test_the_thoughts_of_a_program_are_those_it_told_last():
    state = load_game("alhambra", 2).new_initial_state(0)
    said = [
        "info line 1 share 0.9 move take 4",
        "info line 1 time 7 share 0.6 rank 1.31 margin -4.2 move take 2",
        "info line 2 share nan rank x move take 3",
        "info line 3 share 0.1 move castle",
        "info move",
        "chatter",
    ]
    thoughts = outside.thoughts_of(state, said, state.string_to_action("take 3"))
    assert thoughts == [
        Thought(move=state.string_to_action("take 3"), share=0.0),
        Thought(move=state.string_to_action("take 2"), share=0.6, rank=1.31, margin=-4.2),
    ]
    assert outside.thoughts_of(state, [], 1) == [Thought(move=1, share=1.0)]


def test_a_question_larger_than_a_pipe_is_asked_of_a_program_that_does_not_read(monkeypatch, tmp_path):
    monkeypatch.setattr(outside, "SECONDS_TO_PREPARE", 0.3)
    monkeypatch.setattr(outside, "SECONDS_TO_END", 0.05)
    monkeypatch.setattr(outside, "question", lambda state, seed, lines: [*question(state, seed, lines), "x" * 10**6])
    bot = program("print('insulaok', flush=True); time.sleep(1000)", tmp_path)
    with pytest.raises(InsulaError) as failure:
        ask(bot, load_game("alhambra", 2).new_initial_state(1), 1)
    assert failure.value.code == "bots.engine_silent"


def test_no_server_plays_a_program():
    from insula.server.matches import _checked_level

    with pytest.raises(InsulaError) as refusal:
        _checked_level("engine:true")
    assert refusal.value.code == "bots.unknown"
