"""Arkadia drawn: buildings as joined shapes, the castle, every position in every language and width, a game played."""

from __future__ import annotations

import functools
import random
import re

import pytest

import insula
from insula.core.seen import View
from insula.core.state import State
from insula.games.arkadia.state import COLOURS, COLUMNS, KINDS, ROWS, SQUARES
from insula.terminal import arkadia
from insula.terminal.arkadia import LETTER_OF_COLOUR, LETTER_OF_KIND
from insula.terminal.painter import Choice, Look
from insula.terminal.screen import LOOK_ALIKE
from insula.terminal.shell import Previews, spelled_out
from insula.terminal.tables import end_table, numbered, winners
from insula.words import LANGUAGES, Words
from tests.terminal import paper
from tests.terminal.paper import NAMES, printed
from tests.terminal.pseudo import ASK, terminal
from tests.terminal.test_play import last_choice, moves_saved, pipe, too_wide

WIDTHS = (30, 40, 60, 80, 100, 120)
QUICK = ("play", "arkadia", "--level", "random", "--seed", "7")
PHASES = {"action", "site", "draw", "workers", "tower", "banner", "sell"}
SIGNS = "●■▲◆"
INPUTS_WIDE = 25


look_of = functools.partial(paper.look_of, "arkadia")


def drawn(view: View, look: Look) -> str:
    return "\n".join(printed(arkadia.draw(view, look), look))


def positions(seats: int, seed: int, every: int = 1, closes: bool = True, **options: str):
    """Some positions of a game in which everybody builds and closes what can be closed, and its end."""
    choose = random.Random(seed)
    state = insula.load_game("arkadia", seats, options).new_initial_state(seed)
    decision = 0
    while not state.is_terminal():
        if decision % every == 0:
            yield state
        decision += 1
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        wished = []
        if closes and texts[-1].startswith(("own", "neutral")):
            buildings = state.view().table.buildings
            closing = {each.open_squares[0] for each in buildings if len(each.open_squares) == 1}
            wished = [text for text in texts if text.startswith(("own", "neutral")) and text.split()[1] in closing]
        if not wished and choose.random() < 0.7:
            wished = [text for text in texts if text.startswith(("build", "stop", "end"))]
        state.apply(choose.choice(wished or texts))
    yield state


def acting(state: State) -> View:
    return state.view(None if state.is_terminal() else state.current_player())


def leaves(choices) -> list[Choice]:
    """Choices that are moves."""
    return [leaf for choice in choices for leaf in (leaves(choice.parts) if choice.parts else [choice])]


def board(view: View) -> list[str]:
    """The lines of the large board alone."""
    return [line.ljust(arkadia.BOARD_WIDTH) for line in printed(arkadia._draw_board(view), look_of())]


def small(view: View, width: int = 3) -> list[str]:
    look = look_of(columns=80)
    return [line.ljust(arkadia.SMALL_WIDTH) for line in printed(arkadia._draw_small_board(view, width), look)]


def at(lines: list[str], square: str) -> str:
    """What is written on a square of the large board."""
    row, column = arkadia._place_of(square)
    left = arkadia.LABEL + column * arkadia.CELL_WIDTH + 1
    return lines[2 + row * arkadia.CELL_HEIGHT][left : left + 3]


def small_at(lines: list[str], square: str) -> str:
    row, column = arkadia._place_of(square)
    return lines[1 + row][arkadia.LABEL + 3 * column :][:3]


def letters(thing) -> str:
    return LETTER_OF_KIND[thing.kind] + LETTER_OF_COLOUR[thing.colour]


# --- The board ---


def owner_of_square(view: View) -> dict[str, str]:
    """Which building, or which part of the castle, a square belongs to."""
    found = {square: str(number) for number, each in enumerate(view.table.buildings) for square in each.squares}
    found |= {square.square: "ring" for square in view.table.castle.ring}
    return found | dict.fromkeys(view.table.castle.courtyard, "court")


def test_lines_run_round_whatever_belongs_together_and_nowhere_else():
    seen = set()
    for state in positions(3, seed=3, every=45):
        view = state.view()
        lines, owner = board(view), owner_of_square(view)
        for place, square in enumerate(SQUARES):
            row, column = divmod(place, COLUMNS)
            x, y = arkadia.LABEL + column * arkadia.CELL_WIDTH, 1 + row * arkadia.CELL_HEIGHT
            left = owner.get(SQUARES[place - 1]) if column else "outside"
            above = owner.get(SQUARES[place - COLUMNS]) if row else "outside"
            own = owner.get(square)
            assert lines[y + 1][x] == (" " if own == left else "│"), (square, left)
            assert lines[y][x + 1 : x + 4] == (" " * 3 if own == above else "─" * 3), (square, above)
            seen.add((own is None, own == left, own == above))
        for row in range(ROWS + 1):
            for column in range(COLUMNS + 1):
                x, y = arkadia.LABEL + column * arkadia.CELL_WIDTH, 1 + row * arkadia.CELL_HEIGHT
                sides = {
                    "N": row > 0 and lines[y - 1][x] == "│",
                    "E": column < COLUMNS and lines[y][x + 1] == "─",
                    "S": row < ROWS and lines[y + 1][x] == "│",
                    "W": column > 0 and lines[y][x - 1] == "─",
                }
                assert lines[y][x] == arkadia.CORNERS["".join(side for side, is_there in sides.items() if is_there)]
    assert len(seen) == 8


def test_each_square_shows_what_is_on_it():
    seen = set()
    for state in positions(4, seed=4, every=30):
        view = state.view()
        for square, text, small_text in zip(SQUARES, *shown(view), strict=True):
            expected = content(view, square)
            assert text.strip() == expected, square
            seen.add(re.sub(r"[HFTMSCN]", "B", expected))
            if not any(square in building.squares for building in view.table.buildings):
                assert small_text.strip(" │") == expected, square
    assert {"", "·", "/\\", "●", "■", "▲", "◆", "○", "–", "Br", "Br★", "Bo★", "Bb★", "Bs★", "r", "r1", "s2"} <= seen


def shown(view: View) -> tuple[list[str], list[str]]:
    lines, small_lines = board(view), small(view)
    return [at(lines, square) for square in SQUARES], [small_at(small_lines, square) for square in SQUARES]


def content(view: View, square: str) -> str:
    """What a square shows, told from the view alone."""
    table = view.table
    for building in table.buildings:
        if square in building.squares:
            return f"{letters(building)}{'' if building.is_finished else '★'}" * (square == building.squares[0])
    for ring in table.castle.ring:
        if ring.square == square:
            return "–" if ring.top == "plain" else f"{LETTER_OF_COLOUR[ring.top]}{len(ring.towers) or ''}"
    for worker in table.workers:
        if worker.square == square:
            return "○" if worker.owner is None else SIGNS[worker.owner]
    if square in table.castle.courtyard:
        return ""
    return "/\\" if square in table.camps else "·"


def test_on_the_small_board_lines_lead_from_square_to_square_of_a_building():
    joined = set()
    for state in positions(3, seed=5, every=40):
        view = state.view()
        lines = small(view)
        for building in view.table.buildings:
            assert small_at(lines, building.squares[0])[:2] == letters(building)
            for square in building.squares[1:]:
                row, column = arkadia._place_of(square)
                around = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
                sides = {
                    side
                    for side, (down, right) in around.items()
                    if 0 <= column + right < COLUMNS
                    and 0 <= row + down < ROWS
                    and arkadia._square(row + down, column + right) in building.squares
                }
                text = small_at(lines, square)
                assert (text[0] == "─", text[2] == "─") == ("W" in sides, "E" in sides)
                assert (text[1] in "│╵└┘├┤┴┼", text[1] in "│╷┌┐├┤┬┼") == ("N" in sides, "S" in sides)
                joined.add("".join(sorted(sides)))
    assert {"N", "W", "EW", "NS", "NW", "EN"} <= joined


def test_a_board_on_paper():
    """Pictures that a person can check: two buildings that touch, the castle below one, workers and camps."""
    state = insula.load_game("arkadia", 2).new_initial_state(1)
    for moves in (
        "build house red, site k4r1, draw pile, end",
        "own j5, own l5, stop, end",
        "build farm red, site l4r1",
    ):
        for move in moves.split(", "):
            state.apply(move)
    assert [line[27:64].rstrip() for line in board(state.view())[7:19]] == [
        r"                ┌───┬───────┐",
        r"  ·  /\   ·   · │Hr★│Fr★    │/\   ·",
        r"                │   ├───┐   │",
        r"  ·   ·   ·   ● │   │ ● │   │ ·   ·",
        r"    ┌───────────┴───┤   └───┘",
        r"  · │ r   o   s   b │/\   ·   ·   ·",
        r"    │   ┌───────┐   │",
        r"  · │ – │       │ – │ ·   ·  /\   ·",
        r"    │   └───────┘   │",
        r"  · │ b   s   o   r │ ·   ·   ·   ·",
        r"    └───────────────┘",
        r"  ·   ·  /\   ·   ·   ·  /\   ·   ·",
    ]
    assert [line[24:45].rstrip() for line in small(state.view())[4:9]] == [
        "/\\  ·  · Hr★Fr★─┐ /\\",
        r" ·  ·  ●  ╵  ●  ╵  ·",
        r"│r  o  s  b│/\  ·  ·",
        "│–        –│ ·  · /\\",
        r"│b  s  o  r│ ·  ·  ·",
    ]


def test_squares_where_a_tile_can_lie_show_what_they_are_called():
    sites = 0
    for state in positions(2, seed=6):
        view = acting(state)
        if view.phase not in ("site", "workers"):
            continue
        if sites > 300:
            break
        squares = {site[:-2] for site in view.legal.get("site", ())}
        squares |= {square for verb in ("own", "neutral") for square in view.legal.get(verb, ())}
        lines, small_lines = board(view), small(view)
        for square in SQUARES:
            is_marked = square in squares
            if square in view.table.camps:
                assert ("+" in at(lines, square), "+" in small_at(small_lines, square)) == (is_marked, is_marked)
            else:
                assert (at(lines, square).strip() == square) == is_marked
                assert (small_at(small_lines, square).strip() == "+") == is_marked
        sites += len(squares)
        text = drawn(view, look_of(seats=2, again=True))
        assert "Open cards" not in text
        assert ("##" in text) == (view.phase == "site")
    assert sites > 300


@pytest.mark.parametrize("kind", KINDS)
def test_tiles_are_drawn_small_in_every_turning_that_has_a_place(kind):
    look = look_of(seats=2, again=True)
    for seed in range(40):
        state = insula.load_game("arkadia", 2).new_initial_state(seed)
        view = acting(state)
        card = next((card for card in view.table.hand if card.kind == kind), None)
        if card is not None:
            state.apply(f"build {card.kind} {card.colour}")
            break
    lines = [line[arkadia.BOARD_WIDTH + 2 :] for line in printed(arkadia.draw(acting(state), look), look)]
    text = "\n".join(lines)
    turnings = {"house": 2, "tavern": 2, "monastery": 1, "trade_centre": 2}.get(kind, 4)
    assert [f"r{turning}" in text for turning in range(4)] == [True] * turnings + [False] * (4 - turnings)
    squares = len(arkadia._cells(kind, "r0"))
    assert lines[0].startswith(letters(card))
    assert (text.count("##"), text.count("[]")) == (turnings + 1, turnings * (squares - 1))


# --- Castle, market, cards, what closes next ---


def test_the_castle_is_shown_large_with_what_lies_below_each_seal():
    heights = set()
    for state in positions(2, seed=7):
        view = acting(state)
        if view.phase != "tower" or {0, 1, 2} <= heights:
            continue
        look = look_of(seats=2, again=True)
        text = " ".join(drawn(view, look).split())
        free = {tower.partition(" ")[2] for tower in view.legal["tower"]}
        lines = arkadia._draw_castle(view).text().plain.split("\n")
        top, left = arkadia._place_of(view.table.castle.square)
        for ring in view.table.castle.ring:
            row, column = (one - other for one, other in zip(arkadia._place_of(ring.square), (top, left), strict=True))
            x, y = column * arkadia.ZOOM_WIDTH + 1, row * arkadia.ZOOM_HEIGHT + 1
            name, seal = (lines[y + down][x : x + arkadia.ZOOM_WIDTH - 2].strip() for down in range(2))
            assert name == f"{ring.square}{'+' if ring.square in free else ''}"
            below = "".join(LETTER_OF_COLOUR.get(each, "–") for each in (*ring.towers[-2::-1], ring.printed))
            assert seal == content(view, ring.square) + (f"({below})" if ring.towers else "")
            heights.add(len(ring.towers))
        assert "Prices" in text
    assert {0, 1, 2} <= heights


def test_prices_stores_and_cards_stand_beside_the_board():
    for state in positions(3, seed=8, every=40):
        view = acting(state)
        look = look_of(seats=3)
        lines = [line[arkadia.BOARD_WIDTH :] for line in printed(arkadia.draw(view, look), look)]
        table = view.table
        assert lines[2].split() == ["Prices", *(str(table.prices[colour]) for colour in COLOURS)]
        for number, store in enumerate(table.castle.stores, start=1):
            assert f"{'▸' if number == table.castle.floor else ' '}Store {number}" in lines[2 + number]
            assert re.findall(r" (\d+|–) ", lines[2 + number][12:]) == [str(store[c] or "–") for c in COLOURS]
        text = "\n".join(lines)
        for place, card in enumerate(table.open_cards, start=1):
            assert (f"{place} {letters(card)}" in text) if card else (f"\n{place} " not in text)
        labels = next(line for line in lines[6:] if "Open cards" in line)
        if view.seat is not None:
            assert "Your hand" in labels
            below = lines[lines.index(labels) + 1][labels.index("Your hand") :]
            assert below.split() == [letters(card) for card in table.hand] or not table.hand


def test_buildings_that_are_nearly_closed_come_first_with_who_would_earn_what():
    earned = 0
    for state in positions(4, seed=9, every=40):
        view = state.view()
        rows = arkadia._unfinished(view.table)
        assert [len(each.open_squares) for each in rows] == sorted(len(each.open_squares) for each in rows)
        lines = printed(arkadia.draw_rest(view, look_of()), look_of())
        for building in rows:
            first, _, rest = next(
                line for line in lines if line.startswith(f"{letters(building)}★ {building.squares[0]} ")
            ).partition(":")
            assert first.split()[2] == str(len(building.open_squares))
            for seat, seals in enumerate(building.earns):
                assert (f"{SIGNS[seat]}{seals}" in rest) == bool(seals)
                earned += seals
    assert earned > 20


# --- Every position ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_drawn_and_told(seats):
    told = 0
    looks = [look_of(language, columns, seats) for columns in WIDTHS for language in LANGUAGES]
    options = {"tracking": "open", "flip": "yes"} if seats == 3 else {}
    for number, state in enumerate(positions(seats, seed=seats, every=23, **options)):
        look = looks[number % len(looks)]
        for view in (acting(state), state.view()):
            assert drawn(view, look)
            assert printed(arkadia.draw_rest(view, look), look)
        assert drawn(acting(state), look_of(look.words.language, look.width, seats, again=True))
        for thing in arkadia.tell(state.events(told), look):
            printed(thing, look)
        told = state.seq
    for look in looks[seats - 2 :: 3]:
        assert printed(end_table(state, state.view(), look), look)
        assert drawn(state.view(), look)
        assert any(name in winners(state, look) for name in look.names)
    totals = [sum(points) for points in zip(*(p for _, p in arkadia.sources(state.view(), look)), strict=True)]
    assert totals == state.scores()


@pytest.mark.parametrize("seats", [2, 4])
def test_choices_are_the_legal_moves_and_can_all_be_made(seats):
    phases: dict[str, int] = {}
    for number, state in enumerate(positions(seats, seed=seats + 11)):
        view = acting(state)
        if state.is_terminal() or (phases.get(view.phase, 0) > 2 and number % 12):
            continue
        phases[view.phase] = phases.get(view.phase, 0) + 1
        look = look_of(LANGUAGES[number % 4], WIDTHS[number % len(WIDTHS)], seats)
        choices = arkadia.choices(view, look)
        moves = leaves(choices)
        legal = [state.action_to_string(action) for action in state.legal_actions()]
        assert sorted(choice.moves[0] for choice in moves) == sorted(legal)
        assert len({choice.text for choice in choices}) == len(choices)
        assert len(choices) <= 20 or view.phase == "sell"
        previews = Previews(state)
        rows = []
        for choice in moves:
            assert look.words.has(f"rule-{choice.rule}")
            rows.append((choice.text, " · ".join(arkadia.notes(choice, previews.of(choice.moves), view, look))))
        state.clone().apply(*moves[-1].moves, seat=view.seat)
        printed(numbered(rows, look), look)
        printed(numbered([(choice.text, "") for choice in choices], look), look)
        assert arkadia.prompt(view, look)
    assert set(phases) == PHASES


def test_all_words_are_there_in_every_language():
    ids = re.compile(r"\b(kind|value|colour|verb|field|phase|terminal|event|note)-[a-z]")
    for number, state in enumerate(positions(4, seed=21, every=80)):
        for language in LANGUAGES:
            look = look_of(language, WIDTHS[-1 - number % 3])
            view = acting(state)
            lines = [drawn(view, look), *printed(arkadia.draw_rest(view, look), look), arkadia.prompt(view, look)]
            lines += [choice.text for choice in leaves(arkadia.choices(view, look))]
            lines += [
                line
                for thing in arkadia.tell(state.events(max(0, state.seq - 40), 0), look)
                for line in printed(thing, look)
            ]
            assert [line for line in lines if ids.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_and_choices_of_a_turn_fit_into_a_window_of_120_by_40(language):
    for state in positions(4, seed=22, every=19):
        view = acting(state)
        look = look_of(language)
        if view.phase != "action":
            continue
        lines = printed(arkadia.draw(view, look), look)
        lines += ["", "▸", *(choice.text for choice in arkadia.choices(view, look)), "keys", "ask"]
        assert len(lines) <= 40
        if view.turn > view.seats:
            lines = printed(arkadia._draw_small_board(view, 3), look_of(language, 80))
            lines += ["", "▸", *(choice.text for choice in arkadia.choices(view, look)), "keys", "ask"]
            assert len(lines) <= 24


# --- What choices promise ---


def gained(state: State, seat: int, *moves: str) -> list[int]:
    """How many buildings moves and what must follow finish, how many seals a seat gets, how many neutral workers."""
    after = state.clone()
    for move in moves:
        after.apply(move)
    if acting(after).phase in ("draw", "workers") and after.current_player() == seat:
        after.apply(after.action_to_string(after.legal_actions()[-1]))
    events = [event for event in after.events(state.seq) if event.arguments.get("seat") == seat]
    finished = sum(event.name == "finished" for event in events)
    seals = sum(event.arguments["workers"] for event in events if event.name == "seals_gained") + finished
    return [finished, seals, sum(event.arguments["workers"] for event in events if event.name == "camps_covered")]


def promised(text: str) -> list[int]:
    closed = [int(number) for number in re.findall(r"closes \w+ \w+: (\d+) seal", text)]
    return [len(closed), sum(closed), sum(int(number) for number in re.findall(r"(\d) neutral worker", text))]


def test_what_a_choice_is_said_to_close_and_to_cover_comes_true():
    look = look_of(seats=3)
    seen = dict.fromkeys(("own", "neutral", "site"), 0)
    camps = 0
    for number, state in enumerate(positions(3, seed=31, closes=False)):
        view = acting(state)
        if view.phase not in ("action", "site") or number % 4:
            continue
        for choice in leaves(arkadia.choices(view, look)):
            verb = choice.moves[0].split()[0]
            told = promised(choice.text)
            if verb in seen and (told[0] or seen[verb] < 3) and seen[verb] < 15:
                assert gained(state, view.seat, *choice.moves) == told
                seen[verb] += told[0]
                camps += told[2]
    assert min(seen.values()) >= 3
    assert camps


def test_a_tower_tells_the_prices_that_come_and_what_ones_seals_are_worth_then():
    look = look_of(seats=2)
    told = 0
    for state in positions(2, seed=33):
        view = acting(state)
        if view.phase != "tower" or told > 50:
            continue
        previews = Previews(state)
        for choice in arkadia.choices(view, look):
            for leaf in leaves([choice])[:1]:
                after = state.clone()
                after.apply(*leaf.moves)
                table = after.view(view.seat).table
                notes = arkadia.notes(leaf, previews.of(leaf.moves), view, look)
                expected = [
                    f"{LETTER_OF_COLOUR[colour]} {before}→{table.prices[colour]}"
                    for colour, before in view.table.prices.items()
                    if before != table.prices[colour]
                ]
                before, then = view.table.players[view.seat].seals_worth, table.players[view.seat].seals_worth
                expected += [f"your seals {before}→{then}"] if before != then else []
                assert notes == expected
                told += bool(notes)
    assert told > 50


def test_the_final_sale_is_told_colour_by_colour():
    look = look_of(seats=3)
    *_, state = positions(3, seed=34, every=10_000)
    events = [event for event in state.events() if event.name == "sold_out"]
    assert events
    text = "\n".join(line for thing in arkadia.tell(state.events(state.seq - 1), look) for line in printed(thing, look))
    assert "Final sale" in text
    prices = state.view().table.prices
    for event in events:
        number, points = event.arguments["number"], event.arguments["points"]
        row = next(line for line in text.splitlines() if line.strip().startswith(f"{event.arguments['colour']} × "))
        assert f"× {prices[event.arguments['colour']]} " in row
        assert f"{number} → {points}" in row
    for seat in range(3):
        assert f"+{sum(e.arguments['points'] for e in events if e.arguments['seat'] == seat)}" in text


# --- What may be seen ---


def test_nothing_is_drawn_that_the_seat_may_not_see():
    look = look_of(seats=3)
    for state in positions(3, seed=8, every=90):
        if state.is_terminal():
            break
        for seat in range(3):
            other = state.resample_from_infostate(seat, 1)
            assert drawn(state.view(seat), look) == drawn(other.view(seat), look)
            assert printed(arkadia.draw_rest(state.view(seat), look), look) == printed(
                arkadia.draw_rest(other.view(seat), look), look
            )


@pytest.mark.parametrize("tracking", ["memory", "open"])
def test_what_lies_behind_a_screen_is_shown_to_its_owner_alone(tracking):
    for number, state in enumerate(positions(3, seed=12, every=70, tracking=tracking)):
        columns = (60, 80)[number % 2]
        for watcher in (0, 1, None):
            view = state.view(watcher)
            text = drawn(view, look_of(columns=columns, seats=3))
            for seat, player in enumerate(view.table.players):
                row = re.search(rf"[ ▸]{SIGNS[seat]} {NAMES[seat]}.*(\n(?!.[●■▲]).*)?", text)[0]
                is_open = tracking == "open" or seat == watcher or state.is_terminal()
                assert ("?" in row) != is_open
                assert is_open == (player.gold is not None) == bool(re.search(rf"\b{player.gold}\b", row))


# --- In a terminal ---


def test_it_can_be_chosen_from_the_menu(tmp_path):
    with terminal(tmp_path, "menu") as screen:
        screen.until("Your choice: [1] ")
        screen.send("1")
        shown_titles = screen.until("Which game? [1] ")
        number = re.search(r"(\d)  The Builders of Arkadia", shown_titles)
        assert number
        screen.send(number[1])
        assert "(2 to 4) [3]" in screen.until("[3] ")
        screen.send("2")
        screen.until("[1] ")
        screen.send("0")
        screen.until("(Enter: none): ")
        screen.send("Anna, Bruno")
        assert "Hand over to" in screen.until("then press Enter. ")


def test_a_whole_game_by_numbers_in_a_wide_and_then_in_a_small_window(tmp_path):
    with terminal(tmp_path, *QUICK, "--seats", "3", "--names", "Anna", columns=120, lines=40) as screen:
        shown = screen.until(ASK)
        wide, inputs = 0, 0
        while "quit:" not in shown:
            inputs += 1
            if inputs == INPUTS_WIDE:
                wide = len(screen.text)
                screen.resize(80, 24)
            screen.send(last_choice(shown) if "Use a banner" not in shown else "1")
            shown = screen.until(ASK, "Enter quit:")
        text = screen.text
        screen.send("r")
        assert "Move 0 of" in screen.until("q quit")
        screen.press("\x1b[F")
        assert "Gold" in screen.until("q quit")
        screen.press("q")
        screen.until("Enter quit:")
        screen.send("q")
        assert screen.end() == 0
    for part, columns in ((text[:wide], 120), (text[wide:], 80)):
        for word in ("Prices", "Store 3", "Open cards", "Unfinished", "row "):
            assert word in part
        assert too_wide(part, columns) == []
    for word in ("Use a banner", "places a tower", "Final sale", "wins."):
        assert word in text


def test_row_square_and_turning_are_chosen_one_after_the_other_or_typed_at_once(tmp_path):
    with terminal(tmp_path, *QUICK, "--seats", "2", "--names", "Anna") as screen:
        screen.until(ASK)
        screen.send("1")
        rows = screen.until(ASK)
        row = re.search(r"(\d)  row (\d+) · (\w+)", rows)
        assert row, rows
        before = len(moves_saved(tmp_path))
        screen.send(row[1])
        squares = screen.until(ASK)
        assert f"1  {row[3]}" in squares
        assert "Enter: back to the whole list" in squares
        assert len(moves_saved(tmp_path)) == before
        screen.send("")
        assert f"row {row[2]}" in screen.until(ASK)
        screen.send("a1r0")
        assert "would touch nothing" in screen.until(ASK)
        screen.send(row[1])
        turning = re.search(rf"1  {row[3]} ?\(?(r\d)", screen.until(ASK))
        screen.send(f"{row[3]}{turning[1]}")
        assert f"on {row[3]}" in screen.until(ASK)
        assert f"site {row[3]}{turning[1]}" in moves_saved(tmp_path)


def test_without_colours_letters_tell_all(tmp_path):
    with terminal(tmp_path, *QUICK, NO_COLOR="1") as screen:
        screen.until(ASK)
    assert b"\x1b" not in screen.raw
    text = " ".join(screen.text.split())
    words = Words("en", "arkadia")
    for kind, letter in LETTER_OF_KIND.items():
        assert f"{letter} {words(f'kind-{kind}')}" in text
    for colour, letter in LETTER_OF_COLOUR.items():
        assert f"{letter} {words(f'value-{colour}')}" in text


def test_a_terminal_without_line_signs_gets_others_that_look_like_them(tmp_path):
    words = (*QUICK, "--seats", "2", "--option", "tracking=open")
    done = pipe(tmp_path, *words, lines="1\n1\n1\nq\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" not in done.stdout.replace("? rule", "")
    assert "Hr★─ ●○ ⚑2→3 │╵".encode("ascii", LOOK_ALIKE) == b"Hr*- @o ~2>3 ||"


def test_a_noun_alone_is_a_move_where_one_verb_goes_with_it():
    texts = insula.load_game("arkadia", 2).moves.texts
    assert spelled_out("house red", texts, []) == "build house red"
    assert spelled_out("c3r1", texts, []) == "site c3r1"
    assert spelled_out("red g5", texts, []) == "tower red g5"
    assert spelled_out("c3", texts, ["own", "stop"]) == "own c3"
    assert spelled_out("c3", texts, ["own", "neutral"]) == "c3"
    assert spelled_out("pile", texts, []) == "draw pile"
