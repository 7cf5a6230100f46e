"""Whole games move by move against the naive twin, which shares no code with the rules (C1-C41).

After every move both must agree on the legal moves and on everything that is on the table and in the hands.
With INSULA_LONG=1 there are many more games.
"""

import os
import random
import tomllib
from collections.abc import Callable

import pytest

from insula import State, load_game
from insula.games.carpe_diem.content import OWN_FILE
from insula.games.carpe_diem.state import (
    BOARDS,
    CARDS,
    CIRCLES,
    GOODS,
    KINDS,
    N_FOUNTAIN_CARDS,
    N_PARTS,
    PHASES,
    PIECES,
    SPACES,
    SQUARES,
    TILES,
)
from tests.naive.carpe_diem import Twin, features

IS_LONG = os.environ.get("INSULA_LONG") == "1"
GAMES = 12 if IS_LONG else 1
TABLES = [
    (seats, edition, villas, bread)
    for seats in (2, 3, 4)
    for edition in ("2020", "2018")
    for villas, bread in (("table", "once"), ("linear", "repeat"))
]
CONTENT = tomllib.loads(OWN_FILE.read_text(encoding="utf-8"))
TILE_ROWS = CONTENT["light_tiles"] | CONTENT["dark_tiles"]

Policy = Callable[[random.Random, list[str]], str]


# --- Who plays ------------------------------------------------------------------------------------------------


def choose_any(rng: random.Random, texts: list[str]) -> str:
    return rng.choice(texts)


def choose_to_build(rng: random.Random, texts: list[str]) -> str:
    """Store only what fits nowhere."""
    return rng.choice([text for text in texts if text != "store"] or texts)


# --- The core in the twin's words -----------------------------------------------------------------------------


def name(names: tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else names[number]


def numbers(state: State) -> dict[str, object]:
    return {field: values.tolist() for field, values in state.game.layout.values(state.rows, 0).items()}


def snapshot(state: State) -> dict[str, object]:
    """What `Twin.snapshot` says, read from the core's state."""
    row = numbers(state)
    seats = range(row["seats"])
    over = state.is_terminal()
    pile = [(row["fountain_top"] + k) % N_FOUNTAIN_CARDS for k in range(row["fountain_size"])]
    banderoles = state.game.content.tables["has_banderole"][0]
    return {
        "over": over,
        "to_act": None if over else state.current_player(),
        "asked": None if over else PHASES[row["phase"]],
        "game_phase": row["game_phase"],
        "start": row["start"],
        "points": row["points"][: row["seats"]],
        "goods": [dict(zip(GOODS, row["goods"][seat], strict=True)) for seat in seats],
        "coins": row["coins"][: row["seats"]],
        "bread": row["bread"][: row["seats"]],
        "track": row["track"][: row["seats"]],
        "discs": sorted(seats, key=lambda seat: (-row["track"][seat], -row["arrivals"].index(seat))),
        "depots": [[name(TILES, tile) for tile in depot] for depot in row["depots"]],
        "row": [name(TILES, tile) for tile in row["row"]],
        "pawns": [None if row["pawn"][seat] < 0 else row["pawn"][seat] for seat in seats],
        "in_hand": name(TILES, row["tile"]),
        "districts": [
            {
                SQUARES[square]: [TILES[tile], row["turning_at"][seat][square]]
                for square, tile in enumerate(row["tile_at"][seat])
                if tile >= 0
            }
            for seat in seats
        ],
        "stored": [sorted(TILES[tile] for tile, by in enumerate(row["stored_by"]) if by == seat) for seat in seats],
        "finished": [dict(zip(KINDS, row["built"][seat], strict=True)) for seat in seats],
        "chimneys": row["chimneys"][: row["seats"]],
        "circles": {CIRCLES[circle]: seat for circle, seat in enumerate(row["disc"]) if seat >= 0},
        "fountain_hands": [
            sorted(KINDS[kind] for kind, count in enumerate(row["fountain_hand"][seat]) for _ in range(count))
            for seat in seats
        ],
        "fountain_pile": [KINDS[row["fountain_pile"][place]] for place in pile],
        "banderoles": [
            sorted(
                SQUARES[square]
                for square, tile in enumerate(row["tile_at"][seat])
                if tile < 0 and banderoles[row["board"][seat], square]
            )
            for seat in seats
        ],
        "card_now": name(SPACES, row["space"]),
        "places": places(state) if over else None,
    }


def places(state: State) -> list[int]:
    """C40: each seat's place, from what the core returns: utilities fall from 1 to -1."""
    returns = state.returns()
    return [1 + sum(other > mine for other in returns) for mine in returns]


def core_features(state: State, seat: int) -> list[dict[str, object]]:
    """C18: the features that the core keeps, in the twin's words."""
    row = numbers(state)
    joined = row["joined"][seat]

    def root(part: int) -> int:
        return part if joined[part] == part else root(joined[part])

    gathered: dict[int, list[int]] = {}
    for part in range(N_PARTS):
        if joined[part] >= 0:
            gathered.setdefault(root(part), []).append(part)
    edges = state.game.content.tables["edge_of_part"][0]
    return [
        {
            "kind": KINDS[edges[row["tile_at"][seat][at // 2], at % 2] - 1],
            "squares": sorted(SQUARES[part // 2] for part in parts),
            "open": row["open_edges"][seat][at],
        }
        for at, parts in gathered.items()
    ]


def in_order(found: list[dict[str, object]]) -> list[tuple[object, ...]]:
    return sorted((feature["kind"], tuple(feature["squares"]), feature["open"]) for feature in found)


def twin_of(state: State, content: dict[str, object] = CONTENT) -> Twin:
    """The twin of a dealt game, given what the core's seed decided."""
    row = numbers(state)
    frame = [PIECES[piece] for piece in row["frame"][: 4 * row["seats"]]]
    return Twin(
        content=content,
        seats=row["seats"],
        edition=state.game.options["edition"],
        villas=state.game.options["villas"],
        bread=state.game.options["bread"],
        start=row["start"],
        frames=[frame[4 * seat : 4 * seat + 4] for seat in range(row["seats"])],
        boards=[BOARDS[board] for board in row["board"][: row["seats"]]],
        cards={SPACES[space]: CARDS[card] for space, card in enumerate(row["cards"]) if card >= 0},
        light=[TILES[tile] for tile in row["light_pile"]],
        dark=[TILES[tile] for tile in row["dark_pile"]],
        fountain=[KINDS[kind] for kind in row["fountain_pile"]],
    )


def play_both(table: tuple[int, str, str, str], seed: int, choose: Policy) -> State:
    """A whole game on the core and on the twin."""
    seats, edition, villas, bread = table
    options = {"edition": edition, "villas": villas, "bread": bread}
    state = State.unsettled(load_game("carpe_diem", seats, options), seed)
    twin = twin_of(state)
    rng = random.Random(seed)
    assert snapshot(state) == twin.snapshot()
    while not state.is_terminal():
        texts = [state.game.moves.texts[move] for move in state.legal_actions()]
        assert sorted(texts) == sorted(twin.legal())
        text = choose(rng, texts)
        state.apply_literally(text)
        twin.apply(text)
        assert snapshot(state) == twin.snapshot(), f"{table}, seed {seed}, move {state.seq}: {text}"
    assert twin.legal() == []
    for seat in range(seats):
        district = {square: tuple(tile) for square, tile in snapshot(state)["districts"][seat].items()}
        assert in_order(core_features(state, seat)) == in_order(features(district, TILE_ROWS))
    return state


# --- Games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_random_games_are_those_of_the_twin(table):
    for seed in range(GAMES):
        play_both(table, seed, choose_any)


@pytest.mark.parametrize("table", TABLES)
def test_games_of_builders_are_those_of_the_twin(table):
    for seed in range(1000, 1000 + 2 * GAMES):
        play_both(table, seed, choose_to_build)
