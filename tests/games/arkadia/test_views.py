"""What the view says of Arkadia's table beside what lies there, against what then happens."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from insula import State, load_game
from insula.games.arkadia.state import COLUMNS, KINDS, ROWS, SQUARES
from insula.games.arkadia.views import ClosingView, PlayableView, TableView
from tests.games.arkadia.table import (
    FULL_FLOOR,
    HOUSE,
    NINE_TOWERS,
    PINWHEEL,
    begin_end,
    phase,
    play,
    position,
)

TABLES = [(2, "no", "memory"), (3, "yes", "open"), (4, "no", "open"), (4, "yes", "memory")]
"""Every number of seats and every value of each option."""


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Every position of a game of random players that place workers as often as they build."""
    state = load_game("arkadia", seats, options).new_initial_state(seed)
    rng = random.Random(seed)
    while not state.is_terminal():
        yield state
        verb, nouns = rng.choice(list(state.view(state.current_player()).legal.items()))
        state.apply(f"{verb} {rng.choice(nouns)}".strip())
    yield state


def table_of(state: State, seat: int | None = None) -> TableView:
    """The table as a seat sees it, by default the seat to act."""
    table = state.view(state.current_player() if seat is None else seat).table
    assert isinstance(table, TableView)
    return table


def acted(state: State, *moves: str) -> State:
    """A copy of a state in which moves were made, a card was drawn, and every tower was put that is asked for."""
    after = state.clone()
    for move in moves:
        after.apply_literally(move)
    while phase(after) in ("draw", "tower"):
        after.apply_literally(after.action_to_string(after.legal_actions()[0]))
    return after


def happened(state: State, after: State, name: str) -> list[dict[str, object]]:
    """What events of a name say that came since a state."""
    return [dict(event.arguments) for event in after.all_events(state.seq) if event.name == name]


def check_closing(table: TableView, state: State, after: State, closing: ClosingView | None, card: str = "") -> None:
    """Hold what the table said to what came of it; what it did not say finishes nothing."""
    seats = len(table.players)
    said = closing.buildings if closing else ()
    finished = [(each["kind"], each["colour"]) for each in happened(state, after, "finished")]
    cards = [*((each.kind, each.colour) for each in table.buildings), tuple(card.split())]
    named = [cards[-1 if each.building is None else each.building] for each in said]
    assert named == finished
    seals: Counter[tuple[int, str]] = Counter()
    for each, (_, colour) in zip(said, named, strict=True):
        seals.update({(seat, colour): each.seals[seat] for seat in range(seats)})
    gained = Counter((each["seat"], each["colour"]) for each in happened(state, after, "seal_taken"))
    for each in happened(state, after, "seals_gained"):
        gained[each["seat"], each["colour"]] += each["workers"]
    assert +seals == gained
    assert (closing.new_towers if closing else 0) == len(happened(state, after, "tower_placed"))


# --- What can be built ---


def sites_of(playable: PlayableView) -> list[str]:
    """The sites of a kind, as legal moves name them."""
    return [f"{square}{sites.turning}" for sites in playable.turnings for square in sites.squares]


@pytest.mark.parametrize(("seats", "flip", "tracking"), TABLES)
def test_k9_k14_what_is_playable_is_what_can_be_built_and_brings_what_it_says(seats, flip, tracking):
    rng, closed, itself, camps = random.Random(seats), 0, 0, 0
    for state in positions(seats, seats, flip=flip, tracking=tracking):
        if phase(state) != "action":
            continue
        view = state.view(state.current_player())
        cards = view.legal.get("build", [])
        assert [each.kind for each in view.table.playable] == list(dict.fromkeys(card.split()[0] for card in cards))
        for playable in view.table.playable:
            card = rng.choice([card for card in cards if card.startswith(f"{playable.kind} ")])
            built = acted(state, f"build {card}")
            sites = sites_of(playable)
            to_lay = built.view(built.current_player())
            assert (sites, (playable,)) == (to_lay.legal["site"], to_lay.table.playable)
            for site in [*list(playable.closes)[:3], *list(playable.camps)[:1], rng.choice(sites)]:
                after = acted(built, f"site {site}")
                workers = sum(each["workers"] for each in happened(built, after, "camps_covered"))
                assert playable.camps.get(site, 0) == workers
                check_closing(view.table, built, after, playable.closes.get(site), card)
                camps += workers
            closed += len(playable.closes)
            itself += sum(each.building is None for closing in playable.closes.values() for each in closing.buildings)
            assert set(playable.closes) | set(playable.camps) <= set(sites)
            assert all(playable.camps.values())
    assert closed > 10
    assert itself > 0
    assert camps > 10


@pytest.mark.parametrize("flip", ["no", "yes"])
def test_k2_cells_are_the_tile_in_the_top_left_corner_as_it_is_then_laid(flip):
    state = position(hands={0: "trade_centre red"}, options={"flip": flip})
    (playable,) = [each for each in table_of(state).playable if each.kind == "trade_centre"]
    cells = {"r0": ("b1", "c1", "a2", "b2"), "r1": ("a1", "a2", "b2", "b3")}
    if flip == "yes":
        cells |= {"t0": ("a1", "b1", "b2", "c2"), "t1": ("b1", "a2", "b2", "a3")}
    assert {sites.turning: sites.cells for sites in playable.turnings} == cells
    for sites in playable.turnings:
        after = acted(state, "build trade_centre red", f"site {sites.squares[0]}{sites.turning}")
        laid = [SQUARES.index(square) for square in table_of(after).buildings[-1].squares]
        corner = [SQUARES.index(square) for square in sites.cells]
        assert [square - laid[0] for square in laid] == [square - corner[0] for square in corner]


def test_k15_a_tile_that_is_enclosed_at_once_pays_those_beside_it():
    """Between two workers a house fills the corner: with the seal that lies on it."""
    state = position(3, board="..1 0nn", hands={0: "house black"}, own={0: 2})
    table = table_of(state)
    (house,) = [each for each in table.playable if each.kind == "house"]
    (itself,) = house.closes["a1r0"].buildings
    assert (itself.building, itself.seals, house.closes["a1r0"].new_towers) == (None, (2, 1, 0), 1)
    after = acted(state, "build house black", "site a1r0")
    check_closing(table, state, after, house.closes["a1r0"], "house black")


def test_k17_no_tower_is_said_to_come_of_an_empty_store():
    state = position(castle=[FULL_FLOOR, FULL_FLOOR, "rosb b..s b..s"], **HOUSE)
    closing = table_of(state).closed_by["own b2"]
    assert (len(closing.buildings), closing.new_towers) == (1, 0)
    play(state, "own b2")
    check_closing(table_of(state), state, acted(state, "stop"), closing)


# --- What workers close ---


@pytest.mark.parametrize(("seats", "flip", "tracking"), TABLES)
def test_k13_k14_what_workers_close_is_what_stopping_then_finishes(seats, flip, tracking):
    rng, closed, besides = random.Random(seats), 0, 0
    for state in positions(seats, 10 + seats, flip=flip, tracking=tracking):
        table = table_of(state) if not state.is_terminal() else table_of(state, 0)
        if phase(state) == "workers":
            check_closing(table, state, acted(state, "stop"), table.closes_now)
            closed += len(table.closes_now.buildings)
        else:
            assert table.closes_now is None
        if phase(state) not in ("action", "workers"):
            assert table.closed_by == {}
            continue
        legal = state.view(state.current_player()).legal
        moves = [f"{verb} {noun}" for verb in ("own", "neutral") for noun in legal.get(verb, [])]
        assert set(table.closed_by) <= set(moves)
        for move in [*table.closed_by, *rng.sample(moves, min(2, len(moves)))]:
            after = table_of(acted(state, move))
            now = table.closes_now.buildings if table.closes_now else ()
            more = table.closed_by[move].buildings if move in table.closed_by else ()
            assert sorted(now + more, key=lambda each: each.building) == list(after.closes_now.buildings)
            towers = table.closes_now.new_towers if table.closes_now else 0
            towers += table.closed_by[move].new_towers if move in table.closed_by else 0
            assert towers == after.closes_now.new_towers
            besides += bool(now and more)
        closed += len(table.closed_by)
    assert closed > 20
    assert besides > 0


def test_k15_an_own_worker_that_closes_four_houses_earns_of_each_and_a_neutral_one_does_not():
    state = position(neutral={0: 1}, **PINWHEEL)
    closed_by = table_of(state).closed_by
    own, neutral = closed_by["own b2"], closed_by["neutral b2"]
    assert [each.building for each in own.buildings] == [0, 1, 2, 3]
    assert own.new_towers == neutral.new_towers == 4
    for mine, theirs in zip(own.buildings, neutral.buildings, strict=True):
        assert (mine.seals[0] - theirs.seals[0], mine.seals[1]) == (1, theirs.seals[1])
    play(state, "own b2")
    assert table_of(state).closes_now == own
    check_closing(table_of(state), state, acted(state, "stop"), own)


def test_k17_the_last_tower_is_said_of_the_first_building_and_not_of_the_second_too():
    board = {"board": "AA.BB. 000C1. ...C..", "buildings": "A house red, B house olive, C house black"}
    state = play(position(castle=[FULL_FLOOR, FULL_FLOOR, "rosb b..s b..."], own={0: 2}, **board), "own c1")
    now, besides = table_of(state).closes_now, table_of(state).closed_by["own f1"]
    assert [each.building for each in now.buildings + besides.buildings] == [0, 1]
    assert (now.new_towers, besides.new_towers) == (1, 0)


# --- Who is told ---


@pytest.mark.parametrize(("seats", "flip", "tracking"), TABLES)
def test_only_who_is_to_act_is_told_what_it_can_play_and_close_and_nothing_hidden_is_in_it(seats, flip, tracking):
    for number, state in enumerate(positions(seats, 20 + seats, flip=flip, tracking=tracking)):
        if number % 5 or state.is_terminal():
            continue
        actor = state.current_player()
        for eyes in (*range(seats), None):
            table = state.view(eyes).table
            if eyes != actor:
                assert (table.playable, table.closes_now, table.closed_by) == ((), None, {})
        other = state.resample_from_infostate(actor, number)
        assert other.view(actor).table == state.view(actor).table


def test_who_tries_a_turn_out_is_told_what_it_can_play():
    state = position(to_act=1, hands={0: "house olive"}, **HOUSE)
    assert table_of(state, 0).playable == ()
    table = state.try_out(0).view.table
    assert "b2r0" in next(each for each in table.playable if each.kind == "house").closes
    assert set(table.closed_by) == {"own b2"}


# --- Size, shapes, towers, workers ---


def test_k1_k2_the_view_says_the_size_of_the_board_and_the_shape_of_every_kind():
    table = table_of(position(), 1)
    assert (table.columns, table.rows) == (COLUMNS, ROWS)
    assert list(table.shapes) == list(KINDS)
    assert table.shapes["mill"] == ("a1", "b1", "c1", "b2")
    assert table.shapes["trade_centre"] == ("b1", "c1", "a2", "b2")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k20_the_end_begins_with_as_many_towers_as_are_said_to_come(seats):
    put, left = 0, []
    for state in positions(seats, 30 + seats):
        table = table_of(state, 0)
        put = sum(len(square.towers) for square in table.castle.ring)
        left.append(table.towers_to_end)
        assert put + table.towers_to_end == max(put, 20)
        assert (table.towers_to_end == 0) == (table.castle.floor == 3)
    assert put > 3
    assert all(before >= after for before, after in itertools.pairwise(left))
    assert table_of(position(castle=[FULL_FLOOR, NINE_TOWERS])).towers_to_end == 1
    assert table_of(begin_end()).towers_to_end == 0


def test_k5_every_seat_is_said_to_have_its_workers_on_the_board():
    for state in positions(3, 40):
        table = table_of(state, 0)
        owners = Counter(worker.owner for worker in table.workers)
        assert [player.workers_on_board for player in table.players] == [owners[seat] for seat in range(3)]
    assert sum(owners.values()) > 10
