"""Whole games move by move against the naive twin, which shares no code with the rules (K1-K23).

After every move both must agree on the legal moves and on everything that is on the table and in the hands.
With INSULA_LONG=1 there are many more games.
"""

import os
import random
import tomllib
from collections.abc import Callable

import pytest

from insula import State, load_game
from insula.games.arkadia.content import OWN_FILE
from insula.games.arkadia.moves import MOVES
from insula.games.arkadia.state import CARDS, COLOURS, DECK_SIZE, NEUTRAL, NO_CARD, PHASES, SQUARES
from tests.naive.arkadia import Twin

IS_LONG = os.environ.get("INSULA_LONG") == "1"
GAMES = 12 if IS_LONG else 1
TABLES = [(seats, flip) for seats in (2, 3, 4) for flip in ("no", "yes")]
CONTENT = tomllib.loads(OWN_FILE.read_text(encoding="utf-8"))

Policy = Callable[[random.Random, list[str]], str]


# --- Who plays ------------------------------------------------------------------------------------------------


def choose_any(rng: random.Random, texts: list[str]) -> str:
    return rng.choice(texts)


def choose_to_finish(rng: random.Random, texts: list[str]) -> str:
    """Build if possible, else place all workers and use all banners: games that reach the third floor."""
    for verb in ("build", "own", "neutral", "banner"):
        of_verb = [text for text in texts if text.startswith(verb)]
        if of_verb and rng.random() < 0.9:
            return rng.choice(of_verb)
    return rng.choice(texts)


# --- The core in the twin's words -----------------------------------------------------------------------------


def card_name(card: int) -> str | None:
    return None if card == NO_CARD else CARDS[card]


def cards(numbers: list[int]) -> list[str]:
    return sorted(CARDS[card] for card, number in enumerate(numbers) for _ in range(number))


def squares(words: list[int]) -> list[str]:
    return [SQUARES[square] for square in range(len(SQUARES)) if words[square // 64] >> square % 64 & 1]


def snapshot(state: State) -> dict[str, object]:
    """What `Twin.snapshot` says, read from the core's state."""
    row = state.game.layout.plain(state.rows)
    table = state.view().table
    seats = range(row.seats)
    over = state.is_terminal()
    played = [row.card_of_building[building] for building in range(row.n_buildings)]
    return {
        "over": over,
        "to_act": None if over else state.current_player(),
        "asked": None if over else PHASES[row.phase],
        "hands": [cards(row.hand[seat]) for seat in seats],
        "known": [cards(row.known[seat]) for seat in seats],
        "open": [card_name(card) for card in row.open_cards],
        "pile": [CARDS[row.pile[place]] for place in range(row.pile_next, DECK_SIZE)],
        "played": sorted(CARDS[card] for card in [*played, *([row.card] if row.card != NO_CARD else [])]),
        "in_play": card_name(row.card),
        "buildings": [
            {
                "card": CARDS[card],
                "squares": sorted(SQUARES[at] for at, other in enumerate(row.building_at) if other == building),
                "sealed": bool(row.sealed >> building & 1),
            }
            for building, card in enumerate(played)
        ],
        "workers": {
            square: "neutral" if owner == NEUTRAL else owner
            for owner, words in enumerate(row.workers)
            for square in squares(words)
        },
        "own": row.own_workers[: row.seats],
        "neutral": row.neutral_workers[: row.seats],
        "banners": row.banners[: row.seats],
        "gold": row.gold[: row.seats],
        "seals": [dict(zip(COLOURS, row.seals[seat], strict=True)) for seat in seats],
        "stores": [dict(zip(COLOURS, store, strict=True)) for store in row.stores],
        "floor": row.castle_floor + 1,
        "towers": {ring.square: list(ring.towers) for ring in table.castle.ring if ring.towers},
        "prices": table.prices,
        "due": row.towers_due,
        "turns_left": None if row.turns_left < 0 else row.turns_left,
        "passes": row.passes,
        "places": places(state) if over else None,
    }


def places(state: State) -> list[int]:
    """K21: each seat's place, from what the core returns: utilities fall from 1 to -1."""
    returns = state.returns()
    return [1 + sum(other > mine for other in returns) for mine in returns]


def twin_of(state: State, content: dict[str, object] = CONTENT) -> Twin:
    """The twin of a dealt game, given what the core's seed decided."""
    dealt = snapshot(state)
    row = state.game.layout.plain(state.rows)
    return Twin(
        content=content,
        seats=row.seats,
        flip=state.game.options["flip"],
        start=row.start,
        lot=SQUARES[row.lot_square],
        upright=bool(row.is_upright),
        hands=dealt["hands"],
        open_cards=dealt["open"],
        pile=dealt["pile"],
    )


def play_both(table: tuple[int, str], seed: int, choose: Policy) -> State:
    """A whole game on the core and on the twin."""
    seats, flip = table
    state = State.unsettled(load_game("arkadia", seats, {"flip": flip}), seed)
    twin = twin_of(state)
    rng = random.Random(seed)
    assert snapshot(state) == twin.snapshot()
    while not state.is_terminal():
        texts = [MOVES.texts[move] for move in state.legal_actions()]
        assert sorted(texts) == sorted(twin.legal()), f"{table}, seed {seed}, move {state.seq}"
        text = choose(rng, texts)
        step = state.apply_literally(text)
        twin.apply(text)
        assert snapshot(state) == twin.snapshot(), f"{table}, seed {seed}, move {state.seq}: {text}"
    assert twin.legal() == []
    assert any(event.name == "all_passed" for event in step.events) == (twin.ended_by == "K22")
    return state


# --- Games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_random_games_are_those_of_the_twin(table):
    for seed in range(GAMES):
        play_both(table, seed, choose_any)


@pytest.mark.parametrize("table", TABLES)
def test_games_that_reach_the_third_floor_are_those_of_the_twin(table):
    floors = [play_both(table, seed, choose_to_finish).view().table.castle.floor for seed in range(1000, 1000 + GAMES)]
    assert 3 in floors
