"""The board as bits against a plain grid: sites, neighbours and enclosure on thousands of random positions (K9-K14).

The positions are those of boards that grow by a tile or a worker at a time, until they are nearly full. Half of what is
added is pulled to where bits can go wrong: the first and last columns and rows, and the borders of the three words,
between rows 4 and 5 and between rows 8 and 9. That this is enough is counted and asserted: of every kind in every
turning there were sites in all those places, and places where only the board's edge forbids one; and in all of them
there were enclosed buildings and open ones.
"""

import random
import tomllib
from collections import Counter
from functools import cache
from types import SimpleNamespace

import numpy as np
import pytest

from insula import State, load_game
from insula.games.arkadia import board, rules, scoring
from insula.games.arkadia.content import OWN_FILE
from insula.games.arkadia.moves import MOVES
from insula.games.arkadia.state import KINDS, LOT, N_BUILDINGS, PHASES, SQUARES, TURNINGS

N_POSITIONS = 10_000
LEAST = 20
"""How often everything that is asserted to have happened did."""
WIDTH, HEIGHT = 16, 12
ALL = range(WIDTH * HEIGHT)
CONTENT = tomllib.loads(OWN_FILE.read_text(encoding="utf-8"))
GAME = load_game("arkadia", 2)
TABLES = GAME.content.tables[0]
TILES = [(kind, turning) for kind in range(len(KINDS)) for turning in range(len(TURNINGS))]
STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))
BORDERS = ((3, 4), (7, 8))
"""Rows, counted from 0, on either side of the border of two words."""


# --- The plain grid -------------------------------------------------------------------------------------------


def on_board(row: int, column: int) -> bool:
    return 0 <= row < HEIGHT and 0 <= column < WIDTH


@cache
def neighbours(square: int) -> list[int]:
    """The squares that share an edge with one."""
    row, column = divmod(square, WIDTH)
    return [(row + down) * WIDTH + column + right for down, right in STEPS if on_board(row + down, column + right)]


@cache
def shape(kind: int, turning: int) -> list[tuple[int, int]]:
    """The squares of a tile from its first one: mirrored left to right, then turned clockwise, as it is drawn."""
    lines = CONTENT["buildings"][KINDS[kind]]["shape"]
    if TURNINGS[turning][0] == "t":
        lines = [line[::-1] for line in lines]
    for _ in range(int(TURNINGS[turning][1])):
        lines = ["".join(line[column] for line in reversed(lines)) for column in range(len(lines[0]))]
    cells = [(row, column) for row, line in enumerate(lines) for column, mark in enumerate(line) if mark == "#"]
    return [(row - cells[0][0], column - cells[0][1]) for row, column in cells]


@cache
def tile(kind: int, turning: int, square: int) -> tuple[int, ...] | None:
    """The squares of a tile that begins on a square; None if it is not all on the board."""
    row, column = divmod(square, WIDTH)
    places = [(row + down, column + right) for down, right in shape(kind, turning)]
    return tuple(r * WIDTH + c for r, c in places) if all(on_board(r, c) for r, c in places) else None


@cache
def wrapped_tile(kind: int, turning: int, square: int) -> list[int] | None:
    """The squares of a tile that is not on the board, if the board went on from one edge to the other; else None."""
    if tile(kind, turning, square) is not None:
        return None
    return [(square + down * WIDTH + right) % len(ALL) for down, right in shape(kind, turning)]


def sites_of(free: set[int], near: set[int], kind: int, turning: int, place=tile) -> set[int]:
    """The first squares of all places for a tile: on free squares, and one of them near something."""
    found = set()
    for square in free:
        squares = place(kind, turning, square)
        if squares is not None and free.issuperset(squares) and not near.isdisjoint(squares):
            found.add(square)
    return found


def around(squares: set[int]) -> set[int]:
    """The squares that share an edge with some, and are none of them."""
    return {other for square in squares for other in neighbours(square)} - squares


@cache
def regions(squares: tuple[int, ...]) -> set[str]:
    """Which of the places where bits can go wrong some squares are in."""
    rows = {square // WIDTH for square in squares}
    columns = {square % WIDTH for square in squares}
    found = {name for name, column in (("first column", 0), ("last column", WIDTH - 1)) if column in columns}
    found |= {name for name, row in (("first row", 0), ("last row", HEIGHT - 1)) if row in rows}
    return found | {f"rows {upper + 1} and {lower + 1}" for upper, lower in BORDERS if rows >= {upper, lower}}


# --- Bits -----------------------------------------------------------------------------------------------------


def words(squares) -> tuple[np.uint64, ...]:
    """A set of squares as the kernels take it."""
    bits = sum(1 << square for square in squares)
    return tuple(np.uint64(bits >> 64 * word & 2**64 - 1) for word in range(3))


PLACES_OF_OCTET = [[place for place in range(8) if octet >> place & 1] for octet in range(256)]


def squares(bits) -> set[int]:
    """A set of squares that a kernel gave, or that is in a record."""
    a, b, c = bits
    octets = (int(a) | int(b) << 64 | int(c) << 128).to_bytes(len(ALL) // 8, "little")
    return {8 * number + place for number, octet in enumerate(octets) for place in PLACES_OF_OCTET[octet]}


class Growing:
    """A board that grows, as a record that the kernels write and as a plain grid."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.rows = State.unsettled(GAME, 0).rows
        self.record = self.rows[0]
        for name in ("taken", "built", "edge", "workers"):
            self.rows[name][0] = 0
        self.rows["building_at"][0] = -1
        self.buildings: dict[int, set[int]] = {}
        self.workers: set[int] = set()
        self.lay_lot()

    @property
    def built(self) -> set[int]:
        return set().union(*self.buildings.values())

    def lay_lot(self) -> None:
        """Anywhere on the board, camps or not."""
        is_upright = self.rng.randrange(2)
        height, width = (4, 3) if is_upright else (3, 4)
        top = self.rng.choice([0, HEIGHT - height, self.rng.randint(0, HEIGHT - height), 2, 6])
        left = self.rng.choice([0, WIDTH - width, self.rng.randint(0, WIDTH - width)])
        rules.lay_lot(self.record, top * WIDTH + left, is_upright)
        self.buildings[LOT] = {(top + row) * WIDTH + left + column for row in range(height) for column in range(width)}

    def target(self) -> int:
        """A square, every other time at an edge or at the border of two words."""
        row, column = self.rng.randrange(HEIGHT), self.rng.randrange(WIDTH)
        if self.rng.random() < 0.5:
            edge = self.rng.randrange(4)
            row = self.rng.choice([3, 4, 7, 8]) if edge < 2 else self.rng.choice([0, HEIGHT - 1]) if edge == 2 else row
            column = self.rng.choice([0, WIDTH - 1]) if edge in (1, 3) else column
        return row * WIDTH + column

    def grow(self) -> None:
        """A tile or a worker more, if there is room where it was to go."""
        taken = self.built | self.workers
        at = self.target()
        if self.rng.random() < 0.5 and len(self.buildings) < N_BUILDINGS:
            kind, turning = self.rng.choice(TILES)
            down, right = self.rng.choice(shape(kind, turning))
            row, column = at // WIDTH - down, at % WIDTH - right
            new = tile(kind, turning, row * WIDTH + column) if on_board(row, column) else None
            if new is not None and taken.isdisjoint(new):
                number = len(self.buildings) - 1
                rules.occupy(self.record, number, unsigned(board.tile_bits(TABLES, kind, turning, new[0])))
                self.rows["building_at"][0][list(new)] = number
                self.buildings[number] = set(new)
        elif self.rng.random() < 0.3:
            beside = sorted(around(self.buildings[self.rng.choice([LOT, *self.buildings])]) - taken)
            self.stand(self.rng.choice(beside or [at]), taken)
        else:
            self.stand(at, taken)

    def stand(self, at: int, taken: set[int]) -> None:
        """A worker, if the square is free."""
        if at not in taken:
            board.add(self.record.taken, at)
            self.workers.add(at)


def unsigned(bits) -> tuple[np.uint64, ...]:
    """What a kernel gave, as a kernel takes it: Python knows whole numbers of one type only."""
    return tuple(np.uint64(word) for word in bits)


# --- Random positions -----------------------------------------------------------------------------------------


def check_squares(grown: Growing, seen: SimpleNamespace) -> tuple[set[int], set[int]]:
    """K9, K13: what is taken, free, near; where a first worker and a further one may go. The free and near squares."""
    record, built = grown.record, grown.built
    taken = built | grown.workers
    free = set(ALL) - taken
    near = {square for square in free if not taken.isdisjoint(neighbours(square))}
    assert (squares(record.taken), squares(record.built)) == (taken, built)
    assert squares(board.free_squares(record)) == free
    assert squares(board.near_squares(record)) == near
    assert squares(board.beside(words(taken))) == {other for square in taken for other in neighbours(square)}
    assert squares(rules.first_squares(record)) == {s for s in free if not built.isdisjoint(neighbours(s))}
    chosen = grown.rng.sample(sorted(grown.buildings), min(len(grown.buildings), grown.rng.randint(1, 3)))
    record.common = sum(1 << building for building in chosen)
    expected = set().union(*(around(grown.buildings[building]) for building in chosen)) & free
    assert squares(rules.next_squares(record)) == expected
    seen.next_squares += len(expected)
    return free, near


def check_enclosure(grown: Growing, free: set[int], seen: SimpleNamespace) -> None:
    """K14: of the lot, of the last building and of some others."""
    last = max((building for building in grown.buildings if building != LOT), default=LOT)
    for building in {LOT, last, *grown.rng.sample(sorted(grown.buildings), min(6, len(grown.buildings)))}:
        edge = around(grown.buildings[building])
        assert squares(grown.record.edge[building]) == edge
        is_enclosed = edge.isdisjoint(free)
        assert scoring.is_enclosed(grown.record, building) == is_enclosed
        for region in regions(tuple(sorted(grown.buildings[building]))) | {"lot" if building == LOT else "tile"}:
            seen.enclosed[region, is_enclosed] += 1


def check_sites(grown: Growing, free: set[int], near: set[int], kind: int, turning: int, seen: SimpleNamespace) -> None:
    """K9: of one kind in one turning."""
    bits = board.sites(TABLES, kind, turning, words(free), words(near))
    expected = sites_of(free, near, kind, turning)
    assert squares(bits) == expected
    for square in expected:
        for region in regions(tile(kind, turning, square)):
            seen.sites[kind, turning, region] += 1
    seen.wrapped[kind, turning] += len(sites_of(free, near, kind, turning, wrapped_tile))


def check_moves(grown: Growing, free: set[int], near: set[int], kind: int, flip: int) -> None:
    """K2, K23: all places of a tile as moves; of turnings that cover the same squares the first."""
    grown.record.phase, grown.record.card, grown.record.flip = PHASES.index("site"), 4 * kind, flip
    out = np.zeros(len(MOVES), np.int32)
    n = GAME.kernels.legal_moves(GAME.content.tables, grown.rows, 0, out)
    covered: dict[tuple[int, ...], str] = {}
    for turning in range(len(TURNINGS) if flip else len(TURNINGS) // 2):
        for square in sites_of(free, near, kind, turning):
            covered.setdefault(tile(kind, turning, square), f"site {SQUARES[square]}{TURNINGS[turning]}")
    assert sorted(MOVES.texts[move] for move in out[:n]) == sorted(covered.values())
    assert list(out[:n]) == sorted(out[:n])


def test_sites_neighbours_and_enclosure_are_those_of_a_plain_grid():
    rng = random.Random(12)
    seen = SimpleNamespace(sites=Counter(), wrapped=Counter(), enclosed=Counter(), next_squares=0)
    grown = Growing(rng)
    for number in range(N_POSITIONS):
        if len(grown.built | grown.workers) > 170 or rng.random() < 0.006:
            grown = Growing(rng)
        else:
            grown.grow()
        free, near = check_squares(grown, seen)
        check_enclosure(grown, free, seen)
        kind, turning = TILES[number % len(TILES)]
        check_sites(grown, free, near, kind, turning, seen)
        if number % 10 == 0:
            check_moves(grown, free, near, number // 10 % len(KINDS), number // 70 % 2)
    assert_covered(seen)


def assert_covered(seen: SimpleNamespace) -> None:
    """There were sites and closed buildings wherever bits can go wrong, and places that only an edge forbids."""
    everywhere = {"first column", "last column", "first row", "last row"} | {"rows 4 and 5", "rows 8 and 9"}
    for kind, turning in TILES:
        is_flat = len({row for row, _ in shape(kind, turning)}) == 1
        for region in everywhere if not is_flat else everywhere - {"rows 4 and 5", "rows 8 and 9"}:
            assert seen.sites[kind, turning, region] >= LEAST, (KINDS[kind], TURNINGS[turning], region)
        assert seen.wrapped[kind, turning] >= LEAST, (KINDS[kind], TURNINGS[turning])
    for region in everywhere | {"lot", "tile"}:
        assert min(seen.enclosed[region, True], seen.enclosed[region, False]) >= LEAST, region
    assert seen.next_squares > N_POSITIONS


# --- The lot --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("density", [0.02, 0.08, 0.15])
def test_k6_places_of_the_lot_are_those_of_a_plain_grid(density):
    rng = random.Random(int(100 * density))
    tables = GAME.content.tables.copy()
    seen: Counter = Counter()
    for _ in range(200):
        camps = {square for square in ALL if rng.random() < density}
        tables["camps"][0] = words(camps)
        for rows_, columns in ((3, 4), (4, 3)):
            expected = set()
            for top in range(HEIGHT - rows_ + 1):
                for left in range(WIDTH - columns + 1):
                    lot = [(top + row) * WIDTH + left + column for row in range(rows_) for column in range(columns)]
                    if camps.isdisjoint(lot):
                        expected.add(lot[0])
                        seen.update(regions(tuple(lot)))
            assert squares(rules.places_of_lot(tables[0], rows_, columns)) == expected
    assert min(seen[name] for name in ("first column", "last column", "first row", "last row")) > 5


@pytest.mark.parametrize("is_upright", [0, 1])
def test_k6_the_lot_takes_its_squares_and_knows_them_wherever_it_lies(is_upright):
    height, width = (4, 3) if is_upright else (3, 4)
    rows = State.unsettled(GAME, 0).rows
    record = rows[0]
    for top in (0, 1, 2, 4, HEIGHT - height):
        for left in (0, 5, WIDTH - width):
            for name in ("taken", "built", "edge"):
                rows[name][0] = 0
            rows["building_at"][0] = -1
            rules.lay_lot(record, top * WIDTH + left, is_upright)
            lot = {(top + row) * WIDTH + left + column for row in range(height) for column in range(width)}
            assert squares(record.taken) == squares(record.built) == lot
            assert squares(record.edge[LOT]) == around(lot)
            assert {square for square in ALL if record.building_at[square] == LOT} == lot
            on_lot = {rules.lot_square(record, square): square for square in ALL}
            assert {place: square for place, square in on_lot.items() if place >= 0} == {
                place: rules.board_square(record, place) for place in range(12)
            }
            assert {square for square in ALL if rules.lot_square(record, square) >= 0} == lot


# --- Tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
def test_k9_the_squares_of_a_tile_are_those_of_a_plain_grid(kind):
    for turning in range(len(TURNINGS)):
        for square in ALL:
            expected = tile(kind, turning, square)
            assert board.is_on_board(TABLES, kind, turning, square) == (expected is not None)
            if expected is not None:
                assert squares(board.tile_bits(TABLES, kind, turning, square)) == set(expected)
                cells = range(len(expected))
                assert [board.cell_square(TABLES, kind, turning, square, cell) for cell in cells] == list(expected)


def test_k13_the_buildings_beside_a_square_are_those_of_a_plain_grid():
    rng = random.Random(13)
    for _ in range(60):
        grown = Growing(rng)
        for _ in range(50):
            grown.grow()
        for square in ALL:
            touched = {building for building, own in grown.buildings.items() if not own.isdisjoint(neighbours(square))}
            assert rules.buildings_beside(grown.record, square) == sum(1 << building for building in touched)


# --- Words and sets -------------------------------------------------------------------------------------------


def test_the_lowest_bit_of_every_word():
    for place in range(64):
        for above in (0, 2**63, 2**64 - 1, 0xAAAA_AAAA_AAAA_AAAA):
            word = (1 << place) | above >> place << place
            assert board.lowest(np.uint64(word)) == place


def test_how_many_bits_a_word_has():
    rng = random.Random(0)
    edges = [0, 1, 2**63, 2**64 - 1, 2**63 - 1, 0x5555_5555_5555_5555, 0xFFFF_0000_FFFF_0000]
    for word in [*edges, *(1 << place for place in range(64)), *(rng.getrandbits(64) for _ in range(200))]:
        assert board.count(np.uint64(word)) == word.bit_count()


def test_the_set_of_one_square():
    record = State.unsettled(GAME, 0).rows[0]
    for square in ALL:
        bits = board.bit(square)
        assert squares(bits) == {square}
        assert (board.size(unsigned(bits)), board.first(unsigned(bits))) == (1, square)
        record.taken[:] = 0
        board.add(record.taken, square)
        assert squares(record.taken) == {square}
        assert [other for other in ALL if board.has(record.taken, other)] == [square]


EDGE_SETS = [
    set(), {0}, {191}, {63}, {64}, {127}, {128}, {0, 191}, {63, 64}, {127, 128}, set(ALL), {15, 16}, {47, 48},
    {0, 63, 64, 127, 128, 191}, set(range(64)), set(range(64, 128)), set(range(128, 192)),
]  # fmt: skip


@pytest.mark.parametrize("one", EDGE_SETS, ids=len)
def test_sets_of_squares(one):
    rng = random.Random(len(one))
    bits = words(one)
    assert board.size(bits) == len(one)
    assert board.is_empty(bits) == (not one)
    assert squares(board.beside(bits)) == {other for square in one for other in neighbours(square)}
    if one:
        assert board.first(bits) == min(one)
        assert [board.nth(bits, number) for number in range(len(one))] == sorted(one)
    out = np.full(200, -1, np.int32)
    assert board.write_moves(bits, 7, out, 3) == 3 + len(one)
    assert out[:3].tolist() == [-1] * 3
    assert out[3 : 3 + len(one)].tolist() == [7 + square for square in sorted(one)]
    for other in [*EDGE_SETS, {square for square in ALL if rng.random() < 0.5}]:
        assert squares(board.union(bits, words(other))) == one | other
        assert squares(board.common(bits, words(other))) == one & other
        assert squares(board.without(bits, words(other))) == one - other


def test_a_set_is_read_and_written():
    record = State.unsettled(GAME, 0).rows[0]
    for one in EDGE_SETS:
        board.write(record.taken, words(one))
        assert squares(record.taken) == squares(board.read(record.taken)) == one


@pytest.mark.parametrize("row", range(4))
@pytest.mark.parametrize("column", range(-3, 4))
def test_the_squares_from_which_one_lies_so_far_down_and_right(row, column):
    rng = random.Random(row * 7 + column)
    sets = [{square} for square in ALL] + [{square for square in ALL if rng.random() < 0.5}, set(ALL)]
    for one in sets:
        expected = set()
        for square in ALL:
            down, right = square // WIDTH + row, square % WIDTH + column
            if on_board(down, right) and down * WIDTH + right in one:
                expected.add(square)
        assert squares(board.before(words(one), row, column)) == expected


@pytest.mark.parametrize("square", [0, 15, 16, 63, 64, 79, 127, 128, 143, 176, 191, 100])
def test_the_squares_beside_one(square):
    assert squares(board.beside(words({square}))) == set(neighbours(square))
    assert len(neighbours(square)) == 4 - (square % 16 in (0, 15)) - (square // 16 in (0, 11))
