"""Carpe Diem drawn: features that run from tile to tile, every position in every language and width, a game played."""

from __future__ import annotations

import functools
import random
import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

import insula
from insula.core.seen import View
from insula.core.state import State
from insula.games.carpe_diem import content
from insula.games.carpe_diem.state import KINDS, SQUARES
from insula.games.carpe_diem.views import CardView, WorthView
from insula.terminal import carpe_diem
from insula.terminal.painter import Choice, Look
from insula.terminal.screen import LOOK_ALIKE
from insula.terminal.shell import Previews, spelled_out
from insula.terminal.tables import end_table, numbered, winners
from insula.words import LANGUAGES, Words
from tests.terminal import paper
from tests.terminal.paper import printed
from tests.terminal.pseudo import ASK, terminal
from tests.terminal.test_play import last_choice, moves_saved, pipe, too_wide

COLUMNS = (30, 40, 60, 80, 100, 120)
QUICK = ("play", "carpe_diem", "--level", "random", "--seed", "7")
PHASES = {"pawn", "depot", "tile", "square", "craft", "return", "circle", "card", "pay", "bread"}


look_of = functools.partial(paper.look_of, "carpe_diem")


def drawn(view: View, look: Look) -> str:
    return "\n".join(printed(carpe_diem.draw(view, look), look))


def positions(seats: int, seed: int, every: int = 1):
    """Some positions of a game in which everybody builds, and finishes what can be finished, and its end."""
    choose = random.Random(seed)
    state = insula.load_game("carpe_diem", seats).new_initial_state(seed)
    decision = 0
    while not state.is_terminal():
        if decision % every == 0:
            yield state
        decision += 1
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        built = [text for text in texts if text.startswith("place")]
        if built:
            finishing = [p.move for p in state.previews() if any(event.name == "finished" for event in p.events)]
            texts = finishing or built
        state.apply(choose.choice(texts))
    yield state


def parts_of(choices: list[Choice]) -> list[Choice]:
    """Choices that are moves."""
    return [part for choice in choices for part in (choice.parts or (choice,))]


def district(state: State, seat: int, look: Look) -> list[str]:
    """The lines of a district alone."""
    return printed(carpe_diem._draw_district(state.view(seat), seat, look), look)


def cell(lines: list[str], square: str) -> list[str]:
    """The three lines of a square."""
    column, row = "abcdef".index(square[0]), int(square[1]) - 1
    left = carpe_diem.MARGIN + 1 + column * carpe_diem.TILE_WIDTH
    top = 2 + row * carpe_diem.TILE_HEIGHT
    return [line.ljust(60)[left : left + carpe_diem.TILE_WIDTH] for line in lines[top : top + 3]]


# --- A district ---


def tile(edges: str, chimneys: int = 0, centre: str | None = None):
    names = {letter: kind for kind, letter in carpe_diem.LETTER_OF_KIND.items()} | {".": "pasture"}
    return carpe_diem.TileView(
        tile="L01", edges=tuple(names[letter] for letter in edges), chimneys=chimneys, centre=centre
    )


@pytest.mark.parametrize(
    ("edges", "chimneys", "centre", "lines"),
    [
        ("V.V.", 2, None, ["┌  │  ┐", "   V2  ", "└  │  ┘"]),
        (".P.P", 0, None, ["┌     ┐", "───P───", "└     ┘"]),
        ("VVVV", 3, None, ["┌  │  ┐", "───V3──", "└  │  ┘"]),
        ("M.P.", 0, None, ["┌ M╵  ┐", "       ", "└ P╷  ┘"]),
        ("..VG", 1, None, ["┌     ┐", "─G     ", "└ V╷1 ┘"]),
        (".V.C", 1, None, ["┌     ┐", "─C  V1─", "└     ┘"]),
        (".S..", 0, None, ["┌     ┐", "   S───", "└     ┘"]),
        ("....", 0, "market", ["┌     ┐", "  (m)  ", "└     ┘"]),
    ],
)
def test_a_tile_shows_a_line_and_a_letter_for_every_edge(edges, chimneys, centre, lines):
    canvas = carpe_diem.Canvas(carpe_diem.TILE_WIDTH, carpe_diem.TILE_HEIGHT)
    carpe_diem._put_tile(canvas, 0, 0, tile(edges, chimneys, centre))
    assert canvas.text().plain.split("\n") == lines


def test_a_feature_runs_over_the_border_of_two_tiles_thin_while_open_and_heavy_once_finished():
    joined = set()
    for state in positions(2, seed=3, every=40):
        for seat in range(2):
            lines = district(state, seat, look_of(seats=2))
            player = state.view(seat).table.players[seat]
            laid = {built.square: built.tile for built in player.district}
            finished = {(square, f.kind) for f in player.features if f.finished for square in f.squares}
            for place, square in enumerate(SQUARES):
                if square not in laid:
                    continue
                for side, step, ends, is_last in (
                    (1, 1, {False: "─", True: "━"}, place % 6 == 5),
                    (2, 6, {False: "│╷╵", True: "┃╻╹"}, place >= 30),
                ):
                    kind = laid[square].edges[side]
                    if kind == "pasture" or is_last or SQUARES[place + step] not in laid:
                        continue
                    one, other = cell(lines, square), cell(lines, SQUARES[place + step])
                    meeting = (one[1][6], other[1][0]) if side == 1 else (one[2][3], other[0][3])
                    is_finished = (square, kind) in finished
                    assert all(sign in ends[is_finished] for sign in meeting), (square, side, kind)
                    assert carpe_diem.LETTER_OF_KIND[kind] in "".join(one + other)
                    joined.add((side, is_finished))
    assert joined == {(1, False), (1, True), (2, False), (2, True)}


def test_an_open_edge_is_seen_on_the_free_square_beyond_it():
    at = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    sign = {"north": (2, 3, "╎"), "east": (1, 0, "╌"), "south": (0, 3, "╎"), "west": (1, 6, "╌")}
    edges = 0
    for state in positions(2, seed=4, every=60):
        for seat in range(2):
            lines = district(state, seat, look_of(seats=2))
            for feature in state.view(seat).table.players[seat].features:
                for edge in feature.open_edges:
                    right, down = at[edge.side]
                    beyond = cell(lines, f"{chr(ord(edge.square[0]) + right)}{int(edge.square[1]) + down}")
                    line, column, mark = sign[edge.side]
                    assert beyond[line][column] == mark
                    assert carpe_diem.LETTER_OF_KIND[feature.kind] in beyond[line]
                    edges += 1
    assert edges > 50


def test_the_frame_shows_its_tasks_at_their_lines_and_which_are_met():
    met = set()
    for state in positions(3, seed=5, every=80):
        player = state.view(0).table.players[0]
        lines = district(state, 0, look_of(seats=3))
        for task in player.tasks:
            text = f"{carpe_diem.LETTER_OF_KIND[task.kind]}{task.points}{'✓' if task.met else ' '}"
            column, row = "abcdef".index(task.line[0][0]), int(task.line[0][1]) - 1
            x, y = carpe_diem.MARGIN + 3 + column * carpe_diem.TILE_WIDTH, 3 + row * carpe_diem.TILE_HEIGHT
            found = {
                "top": lines[1][x : x + 3],
                "bottom": lines[-1][x : x + 3],
                "left": lines[y + 1][:3],
                "right": f"{lines[y][carpe_diem.BOARD_WIDTH - carpe_diem.MARGIN :].ljust(3)[:3]}",
            }
            assert found[task.side] == text
            met.add(task.met)
    assert met == {False, True}


def test_free_squares_show_their_banderoles_and_the_shovel():
    state = insula.load_game("carpe_diem", 2).new_initial_state(1)
    player = state.view(0).table.players[0]
    lines = district(state, 0, look_of(seats=2))
    for square in SQUARES:
        sign = "⚑" if square in player.banderoles else "♠" if square == player.shovel else "·"
        assert cell(lines, square) == [" " * 7, f"   {sign}   ", " " * 7]


def test_squares_where_the_tile_in_hand_fits_show_the_number_that_builds_there():
    numbers = 0
    for state in positions(2, seed=6):
        if numbers > 100:
            break
        view = state.view(None if state.is_terminal() else state.current_player())
        if view.phase != "square":
            continue
        look = look_of(seats=2, again=True)
        lines = district(state, view.seat, look)
        for number, choice in enumerate(carpe_diem.choices(view, look), start=1):
            move = (choice.parts or (choice,))[0].moves[0]
            if move.startswith("place"):
                assert cell(lines, move[6:8])[1].strip(" ╌VMBSCPHGK").rstrip("⚑♠") == str(number)
                numbers += 1
        text = drawn(view, look)
        assert "r0" in text
        assert "Depots" not in text
    assert numbers > 100


def test_a_finished_villa_of_two_tiles_on_paper():
    """A picture that a person can check: what is joined, what is open, what is in the middle."""
    state = insula.load_game("carpe_diem", 2).new_initial_state(1)
    player = state.view(0).table.players[0]
    laid = {"c3": tile(".V..", 2), "d3": tile("M..V", 1), "d2": tile(".PM."), "c2": tile("....", centre="fountain")}
    finished = {"c3": {"villa"}, "d3": {"villa", "merchant"}, "d2": {"merchant"}, "c2": set()}
    canvas = carpe_diem.Canvas(carpe_diem.BOARD_WIDTH, carpe_diem.BOARD_HEIGHT)
    for square, of_square in laid.items():
        column, row = carpe_diem._place_of(square)
        x, y = carpe_diem.MARGIN + 1 + column * carpe_diem.TILE_WIDTH, 2 + row * carpe_diem.TILE_HEIGHT
        carpe_diem._put_tile(canvas, x, y, of_square, finished[square])
    carpe_diem._put_open_edge(canvas, "d2", "east", "pond")
    assert [line[19:35].rstrip() for line in canvas.text().plain.split("\n")[5:11]] == [
        "┌     ┐┌     ┐",
        "  (f)       P─╌P",
        "└     ┘└ M╻  ┘",
        "┌     ┐┌ M╹  ┐",
        "   V2━━━V1",
        "└     ┘└     ┘",
    ]
    assert player.district == ()


# --- Cards, circles, track ---


def test_cards_stand_in_their_grid_with_what_they_would_pay_and_discs_on_the_circles():
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        for state in positions(seats, seed, every=45):
            seat = 0 if state.is_terminal() else state.current_player()
            look = look_of(seats=seats)
            view = state.view(seat)
            lines = printed(carpe_diem._draw_cards(view, look, carpe_diem.WIDE_CELL), look_of(columns=80))
            free = [circle.circle for circle in view.table.circles if circle.disc is None]
            for card in view.table.cards:
                column, row = carpe_diem._place_of(card.space)
                left = 2 + column * (carpe_diem.WIDE_CELL + 2)
                top, below = (line[left : left + carpe_diem.WIDE_CELL].strip() for line in lines[1 + row * 3 :][:2])
                assert top == carpe_diem._need(card, look, carpe_diem.WIDE_CELL - 1)
                multiples = card.worth[seat].multiples
                assert (f"×{multiples}" if multiples else "✗") in below
            for circle in view.table.circles:
                x, y = carpe_diem._place_of_circle(circle.circle, carpe_diem.WIDE_CELL)
                sign = lines[y][x : x + 2].strip()
                if circle.disc is not None:
                    assert sign == "●■▲◆"[circle.disc]
                elif view.phase == "circle":
                    assert sign == str(free.index(circle.circle) + 1)
                else:
                    assert sign == "○"


def cards_of_all_decks() -> list[CardView]:
    cards = tomllib.loads(Path(content.__file__).with_name("content.toml").read_text(encoding="utf-8"))["scoring_cards"]
    faces = {name: face for name, face in cards.items() if isinstance(face, dict)}
    return [
        CardView(space="a1", card=name, deck=name[0], red=name[0] in "AB", worth=None, **face)
        for name, face in faces.items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cell", [carpe_diem.NARROW_CELL, carpe_diem.WIDE_CELL])
def test_no_card_is_cut_in_any_language(language, cell):
    look = look_of(language, 80)
    worths = [WorthView(multiples=9, points=9, coins=0, bread=0, steps=0, cost={})]
    worths.append(WorthView(multiples=0, points=-4, coins=0, bread=0, steps=0, cost={}))
    state = insula.load_game("carpe_diem", 4).new_initial_state(9)
    for card in cards_of_all_decks():
        for worth in worths:
            shown = replace(card, worth=(worth,) * 4)
            table = replace(state.view(0).table, cards=(shown,), circles=())
            for seat in (0, None):
                text = carpe_diem._draw_cards(replace(state.view(0), seat=seat, table=table), look, cell).plain
                assert "…" not in text
                assert carpe_diem._worth(shown, seat) in text


def test_a_good_is_told_with_its_number_also_if_that_is_one():
    [card] = [card for card in cards_of_all_decks() if card.need == {"fish": 1, "chickens": 1}]
    assert carpe_diem._need(card, look_of("de")) == "1 Fisch + 1 Huhn"
    assert carpe_diem._need(card, look_of("en")) == "1 fish + 1 chicken"
    assert carpe_diem._need(card, look_of("de"), 8) == "P+K"


def test_a_spectator_sees_no_worth_and_no_numbers():
    state = insula.load_game("carpe_diem", 4).new_initial_state(9)
    text = drawn(state.view(), look_of())
    assert "✗" not in text
    assert "×1" not in text
    assert "▸0" not in text


def test_discs_lie_on_the_track_with_the_first_to_score_on_top():
    state = insula.load_game("carpe_diem", 4).new_initial_state(2)
    view = state.view(0)
    lines = [line.rstrip() for line in printed(carpe_diem._draw_track(view, look_of()), look_of())]
    assert [line.strip() for line in lines[:4]] == ["●■▲◆"[seat] for seat in view.table.order]
    assert lines[4].split() == ["Track", *map(str, range(21))]


# --- Every position ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_drawn_and_told(seats):
    told = 0
    looks = [look_of(language, columns, seats) for columns in COLUMNS for language in LANGUAGES]
    for number, state in enumerate(positions(seats, seed=seats, every=11)):
        look = looks[number % len(looks)]
        for seat in (state.current_player() if not state.is_terminal() else 0, None):
            view = state.view(seat)
            assert drawn(view, look)
            assert drawn(view, look_of(look.words.language, look.width, seats, focus=seats - 1))
            assert printed(carpe_diem.draw_rest(view, look), look)
        if not state.is_terminal():
            view = state.view(state.current_player())
            assert drawn(view, look_of(look.words.language, look.width, seats, again=True))
        for thing in carpe_diem.tell(state.events(told), look):
            printed(thing, look)
        told = state.seq
    for look in looks:
        assert printed(end_table(state, state.view(), look), look)
        assert drawn(state.view(), look)
        assert any(name in winners(state, look) for name in look.names)
    totals = [sum(points) for points in zip(*(p for _, p in carpe_diem.sources(state.view(), look)), strict=True)]
    assert totals == state.scores()


@pytest.mark.parametrize("seats", [2, 4])
def test_choices_are_the_legal_moves_and_can_all_be_made(seats):
    phases = set()
    for number, state in enumerate(positions(seats, seed=seats + 10)):
        if state.is_terminal():
            break
        view = state.view(state.current_player())
        if view.phase in phases and number % 10:
            continue
        phases.add(view.phase)
        look = look_of(LANGUAGES[number % 4], COLUMNS[number % len(COLUMNS)], seats)
        choices, previews = carpe_diem.choices(view, look), Previews(state)
        moves = parts_of(choices)
        legal = {state.action_to_string(action) for action in state.legal_actions()}
        assert {choice.moves for choice in moves} == {(move,) for move in legal}
        assert len({choice.text for choice in choices}) == len(choices)
        rows = []
        for choice in moves:
            state.clone().apply(*choice.moves, seat=view.seat)
            assert look.words.has(f"rule-{choice.rule}")
            rows.append((choice.text, " · ".join(carpe_diem.notes(choice, previews.of(choice.moves), view, look))))
        printed(numbered(rows, look), look)
        assert carpe_diem.prompt(view, look)
    assert phases >= PHASES - {"bread"}


def test_all_words_are_there_in_every_language():
    ids = re.compile(r"\b(kind|value|good|verb|field|final|phase|terminal|event)-[a-z]")
    for number, state in enumerate(positions(4, seed=21, every=60)):
        for language in LANGUAGES:
            look = look_of(language, COLUMNS[-1 - number % 3])
            view = state.view(0)
            lines = [drawn(view, look), *printed(carpe_diem.draw_rest(view, look), look)]
            lines += [
                line
                for thing in carpe_diem.tell(state.events(max(0, state.seq - 40), 0), look)
                for line in printed(thing, look)
            ]
            assert [line for line in lines if ids.search(line)] == []


# --- What may be seen ---


def test_nothing_is_drawn_that_the_seat_may_not_see():
    look = look_of(seats=3)
    for state in positions(3, seed=8, every=70):
        if state.is_terminal():
            break
        for seat in range(3):
            other = state.resample_from_infostate(seat, 1)
            assert drawn(state.view(seat), look) == drawn(other.view(seat), look)
            assert printed(carpe_diem.draw_rest(state.view(seat), look), look) == printed(
                carpe_diem.draw_rest(other.view(seat), look), look
            )


def test_fountain_cards_are_shown_to_their_owner_alone():
    seen = 0
    for state in positions(2, seed=12, every=20):
        if state.is_terminal():
            break
        for seat, other in ((0, 1), (1, 0)):
            cards = state.view(seat).table.players[seat].fountain_cards
            if not cards:
                continue
            seen += 1
            look = look_of(columns=100, seats=2, focus=seat)
            named = f"({', '.join(look.words(f'kind-{kind}') for kind in cards)})"
            texts = {w: " ".join(drawn(state.view(w), look).split()) for w in (seat, other, None)}
            assert named in texts[seat]
            assert named not in texts[other]
            assert named not in texts[None]
            assert "Fountain cards ?" in " ".join(
                "".join(printed(carpe_diem.draw_rest(state.view(), look), look)).split()
            )
    assert seen


# --- In a terminal ---


def test_it_can_be_chosen_from_the_menu(tmp_path):
    with terminal(tmp_path, "menu") as screen:
        screen.until("Your choice: [1] ")
        screen.send("1")
        assert "3  Carpe Diem" in screen.until("Which game? [1] ")
        screen.send("3")
        assert "(2 to 4) [3]" in screen.until("[3] ")
        screen.send("2")
        screen.until("[1] ")
        screen.send("0")
        screen.until("(Enter: none): ")
        screen.send("Anna, Bruno")
        assert "Hand over to" in screen.until("then press Enter. ")


@pytest.mark.parametrize(("columns", "lines"), [(120, 40), (80, 24)])
def test_a_whole_game_by_numbers(tmp_path, columns, lines):
    with terminal(tmp_path, *QUICK, "--seats", "4", "--names", "Anna", columns=columns, lines=lines) as screen:
        shown = screen.until(ASK)
        while "quit:" not in shown:
            screen.send(last_choice(shown))
            shown = screen.until(ASK, "Enter quit:")
        text = screen.text
        screen.send("r")
        assert "Move 0 of" in screen.until("q quit")
        screen.press("\x1b[F")
        assert "Before the end" in screen.until("q quit")
        screen.press("q")
        screen.until("Enter quit:")
        screen.send("q")
        assert screen.end() == 0
    for word in (
        "Depots",
        "Dark row",
        "Track",
        "scoring 4 of 4",
        "Put a disc on a circle",
        "Tasks of the frame",
        "wins.",
    ):
        assert word in text
    assert too_wide(text, columns) == []


def test_a_square_is_chosen_first_and_its_turning_next_or_both_are_typed(tmp_path):
    with terminal(tmp_path, *QUICK, "--seats", "2", "--names", "Anna") as screen:
        screen.until(ASK)
        shown = ""
        while "Build the tile" not in shown:
            screen.send("1")
            shown = screen.until(ASK)
        square = re.search(r"1  Build on (\w\d) \((r\d) (r\d)", shown)
        assert square, shown
        before = len(moves_saved(tmp_path))
        screen.send("1")
        shown = screen.until(ASK)
        assert f"1  {square[2]}" in shown
        assert "Enter: back to the whole list" in shown
        assert len(moves_saved(tmp_path)) == before
        screen.send("")
        assert "Build on" in screen.until(ASK)
        screen.send("a9r1")
        assert "is not a move" in screen.until(ASK)
        screen.send("a1r0")
        assert "The first tile goes on the shovel" in screen.until(ASK)
        screen.send(f"{square[1]}{square[3]}")
        assert f"on {square[1]}" in screen.until(ASK)
        assert f"place {square[1]}{square[3]}" in moves_saved(tmp_path)


def test_another_district_is_drawn_large(tmp_path):
    with terminal(tmp_path, *QUICK, "--seats", "2", "--names", "Anna") as screen:
        shown = screen.until(ASK)
        assert re.search(r"● Anna\*?  \d+ points", shown)
        screen.send("t 2")
        assert re.search(r"■ Livia\*?  \d+ points", screen.until(ASK))
        screen.send("t3")
        assert "is not a move" in screen.until(ASK)


def test_without_colours_letters_tell_all(tmp_path):
    with terminal(tmp_path, *QUICK, NO_COLOR="1") as screen:
        screen.until(ASK)
    assert b"\x1b" not in screen.raw
    for kind, letter in carpe_diem.LETTER_OF_KIND.items():
        assert f"{letter} {Words('en', 'carpe_diem')(f'kind-{kind}')}" in " ".join(screen.text.split())


def test_a_terminal_without_line_signs_gets_others_that_look_like_them(tmp_path):
    done = pipe(tmp_path, *QUICK, "--seats", "2", lines="1\n1\n1\nq\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" not in done.stdout.replace("? rule", "")
    assert ".------" in done.stdout
    assert "┌ M╹ ⚑×2".encode("ascii", LOOK_ALIKE) == b". M! ~x2"


@pytest.mark.parametrize("kind", KINDS)
def test_a_noun_alone_is_a_move_where_one_verb_goes_with_it(kind):
    texts = insula.load_game("carpe_diem", 2).moves.texts
    assert spelled_out(kind, texts, ["return"]) == f"return {kind}"
    assert spelled_out("c3r1", texts, ["place", "store"]) == "place c3r1"
    assert spelled_out("a1-b1", texts, []) == "circle a1-b1"
    assert spelled_out("store", texts, []) == "store"
    assert spelled_out("", texts, []) == ""
