"""Whole games move by move against the naive twin, which shares no code with the rules (A1-A22).

After every move both must agree on the legal moves and on everything that is on the table and in the hands.
With INSULA_LONG=1 there are many more games.
"""

import os
import random
from collections.abc import Callable

import pytest

from insula import State, load_game
from insula.games.alhambra.state import MARTIN, N_BUILDINGS, N_CARDS
from tests.games.alhambra.table import CURRENCIES, KINDS, NOTHING, PHASES, legal, play
from tests.naive.alhambra import Twin

IS_LONG = os.environ.get("INSULA_LONG") == "1"
RANDOM_GAMES = 200 if IS_LONG else 12
EAGER_GAMES = 4

Policy = Callable[[random.Random, list[str]], str]


# --- Who plays ------------------------------------------------------------------------------------------------


def choose_any(rng: random.Random, texts: list[str]) -> str:
    return rng.choice(texts)


def choose_to_buy(rng: random.Random, texts: list[str]) -> str:
    """Buy whenever that is possible."""
    return rng.choice([text for text in texts if text.startswith("buy")] or texts)


def choose_to_take(rng: random.Random, texts: list[str]) -> str:
    """Take money as long as there is any."""
    return rng.choice([text for text in texts if text.startswith("take")] or texts)


# --- The core in the twin's words -----------------------------------------------------------------------------


def money(card: int) -> tuple[str, int]:
    return CURRENCIES[card // 9], card % 9 + 1


def building(state: State, card: int) -> tuple[str, int]:
    tables = state.game.content.tables
    return KINDS[tables["kind_of_building"][0, card]], int(tables["price_of_building"][0, card])


def snapshot(state: State) -> dict[str, object]:
    """What `Twin.snapshot` says, read from the core's state."""
    row = {name: values.tolist() for name, values in state.game.layout.values(state.rows, 0).items()}
    seats = range(row["seats"])
    over = state.is_terminal()
    points = [sum(of_owner) for of_owner in zip(*row["points"], strict=True)]
    owned: dict[int, list[tuple[str, int]]] = {owner: [] for owner in (NOTHING, *seats, MARTIN)}
    for card, owner in enumerate(row["owner"]):
        owned[owner].append(building(state, card))
    return {
        "over": over,
        "to_act": None if over else state.current_player(),
        "phase": PHASES[row["phase"]],
        "hands": [
            sorted(
                (currency, value)
                for currency, counts in zip(CURRENCIES, row["hands"][seat], strict=True)
                for value, count in enumerate(counts, start=1)
                for _ in range(count)
            )
            for seat in seats
        ],
        "open_money": [None if card == NOTHING else money(card) for card in row["open_money"]],
        "yard": [None if card == NOTHING else building(state, card) for card in row["yard"]],
        "discard": sorted(money(card) for card, count in enumerate(row["discard"]) for _ in range(count)),
        "paid": [
            (CURRENCIES[row["slot"]], value) for value, count in enumerate(row["paid"], start=1) for _ in range(count)
        ],
        "pile_size": row["money_end"] - row["money_next"],
        "buildings_left": N_BUILDINGS - row["buildings_next"],
        "buildings": [sorted(owned[seat]) for seat in seats],
        "martin": sorted(owned[MARTIN]),
        "points": [points[seat] for seat in seats],
        "martin_points": points[MARTIN],
        "winners": [seat for seat in seats if state.returns()[seat] == max(state.returns())] if over else [],
    }


def twin_of(state: State) -> Twin:
    """The twin of a dealt game, given what the core's seed decided: both orders, the lot, A's and B's places."""
    row = state.rows[0]
    cards = [int(card) for card in row.money_pile[: row.money_end]]
    a, b = cards.index(N_CARDS), cards.index(N_CARDS + 1)
    size, larger = divmod(len(cards) - 2 - int(row.dealt), 5)
    sizes = [size + (pile < larger) for pile in range(5)]

    def reshuffle(discard: list[tuple[str, int]]) -> list[tuple[str, int]]:
        order = [money(int(card)) for card in state.rows[0].money_pile[: len(discard)]]
        assert sorted(order) == discard
        return order

    return Twin(
        seats=int(row.seats),
        buildings=[building(state, card) for card in row.building_pile],
        money=[money(card) for card in cards if card < N_CARDS],
        break_tie=lambda tied: state.current_player(),
        place_a=a - int(row.dealt) - sizes[0],
        place_b=b - int(row.dealt) - sum(sizes[:3]) - 1,
        reshuffle=reshuffle,
    )


def play_both(seats: int, seed: int, choose: Policy) -> State:
    """A whole game on the core and on the twin; the core moves first, for it knows how the discard was shuffled."""
    state = State.unsettled(load_game("alhambra", seats), seed)
    twin = twin_of(state)
    rng = random.Random(seed)
    assert snapshot(state) == twin.snapshot()
    while not state.is_terminal():
        texts = legal(state)
        assert sorted(texts) == sorted(twin.legal())
        text = choose(rng, texts)
        play(state, text)
        twin.apply(text)
        assert snapshot(state) == twin.snapshot(), f"{seats} seats, seed {seed}, move {state.seq}: {text}"
    assert twin.legal() == []
    return state


# --- Games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_are_those_of_the_twin(seats):
    for seed in range(RANDOM_GAMES):
        play_both(seats, seed, choose_any)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_of_eager_buyers_are_those_of_the_twin(seats):
    for seed in range(1000, 1000 + EAGER_GAMES):
        play_both(seats, seed, choose_to_buy)


@pytest.mark.parametrize(("seats", "seed"), [(5, 2035), (6, 2016)])
def test_games_of_hoarders_are_those_of_the_twin(seats, seed):
    """Games in which the pile runs dry, all money is in hands, and seats pass."""
    state = play_both(seats, seed, choose_to_take)
    assert {"discard_shuffled", "passed"} <= {event.name for event in state.events()}
