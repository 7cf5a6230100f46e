"""C11, C16, C18: what is kept step by step against what a plain search finds, over very many positions."""

from __future__ import annotations

import os

import numpy as np
import pytest

from insula import State, load_game
from insula.core.cards import shuffle
from insula.core.jit import Array, kernel
from insula.core.rng import below
from insula.games.carpe_diem.district import clear_district, fits, is_frontier, join_part, lay_tile
from insula.games.carpe_diem.faults import EDGES, FACING, FEATURES, district_faults
from insula.games.carpe_diem.rules import reach_2018, reach_2020
from insula.games.carpe_diem.state import (
    N_DEPOTS,
    N_PARTS_OF_TILE,
    N_SQUARES,
    N_TILES,
    N_TURNINGS,
    PASTURE,
    SQUARES,
    TILES,
)
from tests.games.carpe_diem.test_naive import TILE_ROWS, core_features, in_order
from tests.naive.carpe_diem import features, reachable

DISTRICTS = 10_000
BY_THE_TWIN = 10_000 if os.environ.get("INSULA_LONG") == "1" else 400


@kernel
def grow(content: Array, states: Array, i: int, rng: Array, order: Array, places: Array) -> int:
    """Lay tiles in a random order wherever they fit until the board is full or none is left; how many lie."""
    c = content[0]
    s = states[i]
    clear_district(s, 0, c.shovel_of_board[s.board[0]])
    shuffle(order, 0, N_TILES, rng, 0)
    most = 1 + below(rng, 0, N_SQUARES)
    laid = 0
    for k in range(N_TILES):
        n = 0
        for square in range(N_SQUARES):
            for turning in range(N_TURNINGS):
                edges = c.edges_of_tile[order[k], turning]
                if is_frontier(s, 0, square) and fits(edges, s.facing[0, square]):
                    places[n] = square * N_TURNINGS + turning
                    n += 1
        if n > 0 and laid < most:
            place = places[below(rng, 0, n)]
            square = place // N_TURNINGS
            lay_tile(c, s, 0, order[k], square, place % N_TURNINGS)
            for number in range(N_PARTS_OF_TILE):
                if c.edge_of_part[order[k], number] != PASTURE:
                    join_part(c, s, 0, square, number)
            laid += 1
    return laid


@kernel
def count_faulty(content: Array, states: Array, rng: Array, order: Array, places: Array, tally: Array) -> int:
    """Grow as many districts as `tally` has room for; how many differ from a flood fill."""
    faulty = 0
    for k in range(len(tally)):
        tally[k] = grow(content, states, 0, rng, order, places)
        if district_faults(content[0], states[0], 0) & (EDGES | FACING | FEATURES):
            faulty += 1
    return faulty


class Ground:
    """A district to grow on, with what `grow` needs."""

    def __init__(self, seed: int) -> None:
        self.state = State.unsettled(load_game("carpe_diem"), seed)
        self.rng = np.array([seed], np.uint64)
        self.order = np.arange(N_TILES)
        self.places = np.zeros(N_SQUARES * N_TURNINGS, np.int64)

    @property
    def arguments(self) -> tuple[object, ...]:
        return self.state.game.content.tables, self.state.rows

    def grow(self) -> int:
        return int(grow(*self.arguments, 0, self.rng, self.order, self.places))


def test_c18_features_are_those_of_a_flood_fill_on_ten_thousand_districts():
    ground, tally = Ground(1), np.zeros(DISTRICTS, np.int64)
    assert count_faulty(*ground.arguments, ground.rng, ground.order, ground.places, tally) == 0
    assert set(range(1, 31)) <= set(tally.tolist()), "small districts and large ones"


def test_c18_features_are_those_of_the_twin():
    ground = Ground(2)
    for _ in range(BY_THE_TWIN):
        ground.grow()
        row = ground.state.rows[0]
        district = {
            SQUARES[square]: (TILES[row.tile_at[0, square]], int(row.turning_at[0, square]))
            for square in range(N_SQUARES)
            if row.tile_at[0, square] >= 0
        }
        assert in_order(core_features(ground.state, 0)) == in_order(features(district, TILE_ROWS))


@pytest.mark.parametrize("fault", ["joined", "open_edges", "facing"])
def test_a_wrong_feature_is_found(fault):
    """The counter-test: what is kept is spoilt, and the flood fill notices."""
    ground = Ground(3)
    for _ in range(20):
        ground.grow()
        part = int(np.flatnonzero(ground.state.rows[0].joined[0] >= 0)[0])
        if fault == "joined":
            ground.state.rows[0].joined[0, part] = -1
        elif fault == "open_edges":
            ground.state.rows[0].open_edges[0, part] += 1
        else:
            ground.state.rows[0].facing[0, part // 2] ^= 1
        assert ground.state.game.kernels.faults(*ground.arguments, 0) & (FACING if fault == "facing" else FEATURES)


@pytest.mark.parametrize(("edition", "reach", "line"), [("2020", reach_2020, 1), ("2018", reach_2018, 3)])
def test_c11_depots_are_those_of_a_search_along_the_lines(edition, reach, line):
    """Every depot to start from, every set of depots that hold a tile."""
    for depot in range(N_DEPOTS):
        for filled in range(1, 1 << N_DEPOTS):
            bits = int(reach(filled, depot, line))
            found = reachable(depot, [bool(filled >> k & 1) for k in range(N_DEPOTS)], edition, line)
            assert {k for k in range(N_DEPOTS) if bits >> k & 1} == found
