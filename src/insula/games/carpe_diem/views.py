"""What a seat or a spectator may see, built from what is allowed; and what a seat cannot know, rerolled."""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np

from insula.core.cards import draw_counted, shuffle
from insula.core.content import Content
from insula.core.events import COUNT, FIRST_REVEAL, covered_log, silent_log
from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.core.rng import draw_word
from insula.core.seen import with_parts
from insula.core.state import NO_MOVE, State
from insula.games.carpe_diem import events as ev
from insula.games.carpe_diem import moves as mv
from insula.games.carpe_diem.district import EDGE_BITS, EDGE_MASK, build_again, edge_on, fits
from insula.games.carpe_diem.moves import MOVES
from insula.games.carpe_diem.rules import (
    BAKER_BREAD,
    SENATOR_STEPS,
    apply,
    count_in_depot,
    goods_of_landscape,
    legal_moves,
    places_of_tile,
    reach_on_foot,
)
from insula.games.carpe_diem.scoring import (
    BREAD_A_MULTIPLE,
    PENALTY,
    coins_missing,
    count_ahead,
    fountain_card_points,
    goods_given,
    is_red,
    is_task_met,
    multiples_owned,
    multiples_payable,
    score_fountain_cards,
    score_store,
    score_tasks,
    score_track,
    score_villas,
    villa_points,
)
from insula.games.carpe_diem.state import (
    ANY_EDGE,
    BAKER,
    BOARDS,
    BREAD,
    CARD,
    CARDS,
    CIRCLE,
    CIRCLES,
    CLASSES,
    DECKS,
    EDITION_2018,
    FRAME_SIDES,
    GOODS,
    KINDS,
    LAST_SPACE,
    MARKS,
    MAX_MULTIPLES,
    MAX_SEATS,
    N_CIRCLES,
    N_DARK,
    N_DARK_SPACES,
    N_DEPOTS,
    N_FOUNTAIN_CARDS,
    N_GAME_PHASES,
    N_GOODS,
    N_KINDS,
    N_LIGHT,
    N_MARKS,
    N_PARTS_OF_TILE,
    N_PLACES,
    N_RED,
    N_SIDES,
    N_SPACES,
    N_SQUARES,
    N_STREAMS,
    N_TILES,
    N_TURNINGS,
    NEEDS,
    NEIGHBOUR_OF_SQUARE,
    NO_CARD,
    NO_CIRCLE,
    NO_DEPOT,
    NO_KIND,
    NO_PART,
    NO_SEAT,
    NO_SPACE,
    NO_TILE,
    OVER,
    PASTURE,
    PAY,
    PHASES,
    POND,
    REWARDS,
    SENATOR,
    SIDES,
    SPACES,
    SQUARES,
    TILES,
    TILES_A_PHASE,
    VILLA,
    WIDTH,
    Edges,
    Seat,
    Square,
    Tile,
    Turning,
)

SOURCES = ("villas", "store", "track", "fountain", "tasks")
VILLAS, STORE, TRACK, FOUNTAIN_SOURCE, TASKS = range(len(SOURCES))
EDGE_NAMES = ("pasture", *KINDS)

COSTS = (*GOODS, "coins")
COLUMNS = tuple(tuple(SQUARES[column::WIDTH]) for column in range(WIDTH))
ROWS = tuple(tuple(SQUARES[WIDTH * row : WIDTH * (row + 1)]) for row in range(WIDTH))
LINES = (COLUMNS, ROWS)
"""C39: the squares of a task's line: a column at the top and the bottom, a row at the sides."""
LONGEST_WAY = 32
"""No more moves than these are looked at when cards are settled: enough for 78 bread."""
N_WAYS = 4
NEVER = -(10**6)
"""Either card first, with bread or without."""
BREAD_TEXT = MOVES.texts[mv.BREAD_MOVE]
N_SETTLED = 2
N_STOCK = N_GOODS + 3
WAY_BEGUN, WAY_POINTS, WAY_SIZE, WAY_MOVES = range(4)
WAY_CARDS = WAY_MOVES + LONGEST_WAY
WAY_CHANGES = WAY_CARDS + 3 * N_SETTLED
WAY_ROW = WAY_CHANGES + 1 + N_STOCK
"""Where in a row what of a way stands, and how long a row is."""
STOCK = (*GOODS, "coins", "bread", "steps")
"""What a seat has besides its points."""
CARD_ARGUMENT = 3
"""Where in a row of the event log an event of a scoring names its card: behind the seat."""

_SILENT = silent_log()
_COVERED = covered_log(0)

# --- Resampling: what a seat cannot know ----------------------------------------------------------------------


@kernel
def resample(content: Array, states: Array, i: int, seat: Seat, rng: Array) -> None:
    """Reroll the tiles not yet dealt, the fountain cards that the seat has not seen, and the generator.

    What is unseen is laid anew in a fixed order and shuffled, so the outcome depends on nothing that is hidden.
    """
    s = states[i]
    reroll_light_pile(s, rng)
    reroll_dark_pile(s, rng)
    reroll_fountain_cards(content[0], s, seat, rng)
    for stream in range(N_STREAMS):
        s.rng[stream] = draw_word(rng, 0)


@kernel
def reroll_light_pile(s: Record, rng: Array) -> None:
    """C34: the light tiles of the phases to come."""
    dealt = (s.game_phase + 1) * TILES_A_PHASE
    if dealt < N_LIGHT:
        sort(s.light_pile, dealt, N_LIGHT)
        shuffle(s.light_pile, dealt, N_LIGHT, rng, 0)


@kernel
def reroll_dark_pile(s: Record, rng: Array) -> None:
    """C34: the dark tiles of the last phase."""
    if s.game_phase < N_GAME_PHASES - 1:
        sort(s.dark_pile, N_DARK_SPACES, N_DARK)
        shuffle(s.dark_pile, N_DARK_SPACES, N_DARK, rng, 0)


@kernel
def sort(tiles: Array, start: int, stop: int) -> None:
    """Put `tiles[start:stop]` into ascending order."""
    for place in range(start + 1, stop):
        tile = tiles[place]
        before = place - 1
        while before >= start and tiles[before] > tile:
            tiles[before + 1] = tiles[before]
            before -= 1
        tiles[before + 1] = tile


@kernel
def reroll_fountain_cards(c: Record, s: Record, seat: Seat, rng: Array) -> None:
    """C25: the others' hands and the pile, but for what the seat itself put back."""
    unseen = np.zeros(N_KINDS, np.int64)
    count_unseen(c, s, seat, unseen)
    for owner in range(s.seats):
        if not knows_hand(s, seat, owner):
            cards = 0
            for kind in range(N_KINDS):
                cards += s.fountain_hand[owner, kind]
                s.fountain_hand[owner, kind] = 0
            for _ in range(cards):
                s.fountain_hand[owner, draw_counted(unseen, rng, 0)] += 1
    for number in range(s.fountain_size):
        place = (s.fountain_top + number) % N_FOUNTAIN_CARDS
        if not knows_place(s, seat, place):
            s.fountain_pile[place] = draw_counted(unseen, rng, 0)


@kernel
def knows_hand(s: Record, seat: Seat, owner: Seat) -> bool:
    """C38: a seat knows its own cards, and all once they are shown; what somebody knows is not NOBODY's to reroll."""
    return seat in (owner, NOBODY) or s.phase == OVER


@kernel
def knows_place(s: Record, seat: Seat, place: int) -> bool:
    """C25: whoever put a card back knows it."""
    if seat == NOBODY:
        return s.returned_by[place] != NO_SEAT
    return s.returned_by[place] == seat


@kernel
def count_unseen(c: Record, s: Record, seat: Seat, unseen: Array) -> None:
    """C25: how many fountain cards of each kind are somewhere the seat cannot know."""
    for card in range(N_FOUNTAIN_CARDS):
        unseen[c.kind_of_fountain_card[card]] += 1
    for owner in range(s.seats):
        if knows_hand(s, seat, owner):
            for kind in range(N_KINDS):
                unseen[kind] -= s.fountain_hand[owner, kind]
    for number in range(s.fountain_size):
        place = (s.fountain_top + number) % N_FOUNTAIN_CARDS
        if knows_place(s, seat, place):
            unseen[s.fountain_pile[place]] -= 1


def complete(content: Array, rows: Array, left: Mapping[str, Sequence[int]], rng: Array) -> None:
    """What a position leaves to be worked out: districts, features, depots in use; piles that it leaves open."""
    c, s = content[0], rows[0]
    s.filled = sum(1 << depot for depot in range(N_DEPOTS) if count_in_depot(s, depot))
    for seat in range(s.seats):
        build_again(c, s, seat)
    lies = [is_open_tile(s, tile) for tile in range(N_TILES)]
    if "light_pile" in left:
        tiles = unused(range(N_LIGHT), s.light_pile, left["light_pile"], rng)
        lay(s.light_pile, left["light_pile"], sorted(tiles, key=lambda tile: not lies[tile]))
    if "dark_pile" in left:
        s.dark_pile[:] = sorted(range(N_LIGHT, N_TILES), key=lambda tile: not lies[tile])
    if "fountain_pile" in left:
        held = np.repeat(np.arange(N_KINDS), s.fountain_hand[: s.seats].sum(axis=0))
        s.fountain_size = max(0, N_FOUNTAIN_CARDS - len(held))
        ring = [(s.fountain_top + number) % N_FOUNTAIN_CARDS for number in range(s.fountain_size)]
        places = [place for place in ring if place in left["fountain_pile"]]
        given = [*held, *(s.fountain_pile[place] for place in ring if place not in places)]
        lay(s.fountain_pile, places, unused(c.kind_of_fountain_card, given, (), rng))


def unused(things: Iterable[int], laid: Sequence[int], left: Sequence[int], rng: Array) -> list[int]:
    """The things that do not lie in any place but those left, shuffled."""
    others = [int(thing) for thing in things]
    for place, thing in enumerate(laid):
        if place not in left and thing in others:
            others.remove(thing)
    order = np.array(others, np.int64)
    shuffle(order, 0, len(order), rng, 0)
    return [int(thing) for thing in order]


def lay(pile: Array, places: Sequence[int], things: Sequence[int]) -> None:
    """Put things into the places of a pile, as far as there are some."""
    for place, thing in zip(places, things, strict=False):
        pile[place] = thing


def known_light(s: Record) -> list[bool]:
    """C34: everybody saw the light tiles of this phase and of those before, boxed ones too."""
    return [place < (s.game_phase + 1) * TILES_A_PHASE for place in range(N_LIGHT)]


def known_fountain(s: Record) -> list[bool]:
    """C25: whoever put a fountain card back knows where it lies."""
    return [knows_place(s, NOBODY, place) for place in range(N_FOUNTAIN_CARDS)]


def is_open_tile(s: Record, tile: Tile) -> bool:
    """Whether a tile lies in a depot, in the row, in hand or in a district, or was stored."""
    lies_with_somebody = s.tile == tile or s.stored_by[tile] != NO_SEAT or (s.tile_at[: s.seats] == tile).any()
    return bool(lies_with_somebody or (s.depots == tile).any() or (s.row == tile).any())


def odds(state: State, seat: Seat) -> dict[str, np.ndarray[Any, Any]]:
    """For each hidden field how likely each value is at each place, as a seat knows it."""
    s = state.plain
    unseen = np.zeros(N_KINDS, np.int64)
    count_unseen(state.game.content.tables[0], state.rows[0], seat, unseen)
    left = max(1, int(unseen.sum()))
    pile = np.zeros((N_FOUNTAIN_CARDS, N_KINDS))
    pile[:, 0] = 1
    for number in range(s.fountain_size):
        place = (s.fountain_top + number) % N_FOUNTAIN_CARDS
        is_known = s.returned_by[place] == seat
        pile[place] = np.eye(N_KINDS)[s.fountain_pile[place]] if is_known else unseen / left
    hands = np.zeros((MAX_SEATS, N_KINDS, N_FOUNTAIN_CARDS + 1))
    for owner in range(MAX_SEATS):
        size = sum(s.fountain_hand[owner])
        for kind in range(N_KINDS):
            if owner == seat or owner >= s.seats or s.phase == OVER:
                hands[owner, kind, s.fountain_hand[owner][kind]] = 1
            else:
                for count in range(N_FOUNTAIN_CARDS + 1):
                    hands[owner, kind, count] = _chance(count, size, int(unseen[kind]), left)
    dealt = min(N_LIGHT, (s.game_phase + 1) * TILES_A_PHASE)
    dealt_dark = N_DARK if s.game_phase == N_GAME_PHASES - 1 else N_DARK_SPACES
    return {
        "fountain_pile": pile,
        "fountain_hand": hands.reshape(-1, N_FOUNTAIN_CARDS + 1),
        "light_pile": _pile_odds(s.light_pile, dealt, N_LIGHT),
        "dark_pile": _pile_odds(s.dark_pile, dealt_dark, N_LIGHT + N_DARK),
    }


def _chance(count: int, size: int, of_kind: int, left: int) -> float:
    """How likely `size` cards out of `left` hold exactly `count` of a kind."""
    if count > size:
        return 0.0
    return math.comb(of_kind, count) * math.comb(left - of_kind, size - count) / math.comb(left, size)


def _pile_odds(pile: list[int], dealt: int, values: int) -> np.ndarray[Any, Any]:
    """Tiles dealt are known, every other may lie at every other place."""
    table = np.zeros((len(pile), values))
    table[np.arange(dealt), pile[:dealt]] = 1
    table[dealt:, pile[dealt:]] = 1 / max(1, len(pile) - dealt)
    return table


# --- Numbers that views show ----------------------------------------------------------------------------------


@kernel
def final_points(content: Array, states: Array, i: int, silent: Array, out: Array) -> None:
    """C35-C39: what each source would give each seat if the game ended now."""
    c = content[0]
    s = states[i]
    for seat in range(s.seats):
        out[seat, VILLAS] = score_villas(c, s, seat, silent)
        out[seat, STORE] = score_store(s, seat, silent)
        out[seat, TRACK] = score_track(c, s, seat, silent)
        out[seat, FOUNTAIN_SOURCE] = score_fountain_cards(c, s, seat, silent)
        out[seat, TASKS] = score_tasks(c, s, seat, silent)


@kernel
def card_multiples(content: Array, states: Array, i: int, seat: Seat, out: Array) -> None:
    """C29: how many multiples of each card a seat would get now without bread; -1 where no card lies."""
    c = content[0]
    s = states[i]
    for space in range(N_SPACES):
        card = s.cards[space]
        if card == NO_CARD:
            out[space] = -1
        elif is_red(card):
            out[space] = multiples_payable(c, s, seat, card)
        else:
            out[space] = multiples_owned(c, s, seat, card)


@kernel
def card_costs(content: Array, states: Array, i: int, seat: Seat, multiples: Array, out: Array) -> None:
    """C29: the goods and the coins that so many multiples of each red card take."""
    c = content[0]
    s = states[i]
    for space in range(N_SPACES):
        card = s.cards[space]
        if card != NO_CARD and is_red(card):
            for good in range(N_GOODS):
                out[space, good] = goods_given(c, s, seat, card, good, multiples[space])
            out[space, N_GOODS] = coins_missing(c, s, seat, card, multiples[space])


@kernel
def worth_of_cards(content: Array, states: Array, i: int, multiples: Array, costs: Array) -> None:
    """C29: what every seat would get of each card, and what that takes."""
    for seat in range(states[i].seats):
        card_multiples(content, states, i, seat, multiples[seat])
        card_costs(content, states, i, seat, multiples[seat], costs[seat])


@kernel
def has_fitting(content: Array, facing: Edges, tiles: Array) -> bool:
    """C16: whether any of the tiles fits there."""
    edges_of_tile, turnings_of_tile = content[0].edges_of_tile, content[0].turnings_of_tile
    for tile in tiles:
        for turning in range(turnings_of_tile[tile]):
            if fits(edges_of_tile[tile, turning], facing):
                return True
    return False


@kernel
def count_fitting_squares(content: Array, states: Array, i: int, tiles: Array, out: Array) -> None:
    """C16: for each square open to a tile how many of the tiles fit there; the tile in hand is its seat's alone."""
    edges_of_tile, turnings_of_tile = content[0].edges_of_tile, content[0].turnings_of_tile
    s = states[i]
    counts = np.zeros(N_TILES, np.int64)
    for tile in tiles:
        counts[content[0].look_of_tile[tile]] += 1
    in_hand = NO_TILE if s.tile == NO_TILE else content[0].look_of_tile[s.tile]
    for look in range(N_TILES):
        for seat in range(s.seats):
            count = counts[look] + (1 if look == in_hand and seat == s.actor else 0)
            if count == 0:
                continue
            frontier = s.frontier[seat]
            for square in range(N_SQUARES):
                if frontier >> square & 1:
                    for turning in range(turnings_of_tile[look]):
                        if fits(edges_of_tile[look, turning], s.facing[seat, square]):
                            out[seat, square] += count
                            break


@kernel
def edges_closed_off(
    content: Array, states: Array, i: int, square: Square, turning: Turning, tiles: Array, out: Array
) -> None:
    """C16: mark the open edges of the seat to act that could never close once the tile in hand lies there.

    `tiles` are those that it might still build, the one in hand last. An edge is where it is on its own square, at
    `square * N_SIDES + side`. Edges that could not be closed before are not among them.
    """
    s = states[i]
    seat = s.actor
    edges = content[0].edges_of_tile[s.tile, turning]
    for free in range(N_SQUARES):
        if free == square or s.tile_at[seat, free] != NO_TILE:
            continue
        before = s.facing[seat, free]
        after = before
        for side in range(N_SIDES):
            if NEIGHBOUR_OF_SQUARE[free, side] == square:
                edge = edge_on(edges, (side + 2) % N_SIDES)
                after = after & ~(EDGE_MASK << EDGE_BITS * side) | edge << EDGE_BITS * side
        if has_fitting(content, after, tiles[:-1]):
            continue
        was_open = has_fitting(content, before, tiles)
        for side in range(N_SIDES):
            neighbour = NEIGHBOUR_OF_SQUARE[free, side]
            if edge_on(after, side) not in (PASTURE, ANY_EDGE) and (was_open or neighbour == square):
                out[neighbour * N_SIDES + (side + 2) % N_SIDES] = 1


@kernel
def find_ways(content: Array, states: Array, seat: Seat, legal: Array, covered: Array, ways: Array) -> None:
    """C28-C33: try every way to settle the cards, from row 0 of the states on; of each of N_WAYS sorts the best one.

    The sorts are: the first of the two cards first, the second one first, and both again with bread. The best way
    brings the most points, then it keeps the most goods, coins and bread. It is written as (moves, points, kept,
    move, move, …). The last card is paid as often as it can be: that never costs points.
    """
    n_legal = np.zeros(LONGEST_WAY, np.int64)
    tried = np.zeros(LONGEST_WAY, np.int64)
    level = 0
    n_legal[0] = legal_moves(content, states, 0, legal[0])
    while level >= 0:
        if tried[level] == n_legal[level]:
            level -= 1
            continue
        s = states[level]
        if s.phase == PAY and s.settled == 1:
            tried[level] = n_legal[level] - 1
        tried[level] += 1
        states[level + 1] = s
        apply(content, states, level + 1, legal[level, tried[level] - 1], covered)
        if states[level + 1].actor != seat:
            is_second = states[0].phase == CARD and tried[0] == 2
            note_way(states[level + 1], seat, legal, tried, level + 1, is_second, ways)
        elif level + 1 < LONGEST_WAY:
            level += 1
            n_legal[level] = legal_moves(content, states, level, legal[level])
            tried[level] = 0


@kernel
def note_way(s: Record, seat: Seat, legal: Array, tried: Array, moves: int, is_second_first: bool, ways: Array) -> None:
    """Keep a way to settle the cards if it is the best of its sort so far."""
    is_bread_paid = False
    for level in range(moves):
        is_bread_paid = is_bread_paid or legal[level, tried[level] - 1] == mv.BREAD_MOVE
    sort = (2 if is_bread_paid else 0) + (1 if is_second_first else 0)
    kept = s.coins[seat] + s.bread[seat]
    for good in range(N_GOODS):
        kept += s.goods[seat, good]
    points = s.points[seat]
    if ways[sort, 0] == 0 or points > ways[sort, 1] or (points == ways[sort, 1] and kept > ways[sort, 2]):
        ways[sort, 0] = moves
        ways[sort, 1] = points
        ways[sort, 2] = kept
        for level in range(moves):
            ways[sort, 3 + level] = legal[level, tried[level] - 1]


@kernel
def walk_way(
    content: Array, start: Array, states: Array, seat: Seat, moves: Array, log: Array, cards: Array, changes: Array
) -> None:
    """C28-C33: make the moves of a scoring on a copy, in row 0 of the states.

    `cards` are those settled, in their order: card, multiples, points. `changes` are the points, then the stock.
    """
    before = start[0]
    states[0] = before
    log[0, COUNT] = 0
    log[0, FIRST_REVEAL] = 0
    for move in moves:
        apply(content, states, 0, move, log)
    n = 0
    for row in range(1, log[0, COUNT] + 1):
        kind, card = log[row, 0], log[row, CARD_ARGUMENT]
        if kind not in (ev.CARD_BEGUN, ev.BREAD_PAID, ev.MULTIPLES_REACHED, ev.CARD_SCORED, ev.CARD_FAILED):
            continue
        place = 0
        while place < n and cards[place, 0] != card:
            place += 1
        if place == n:
            cards[n, 0] = card
            cards[n, 1:] = 0
            n += 1
        if kind == ev.MULTIPLES_REACHED:
            cards[place, 1] += log[row, CARD_ARGUMENT + 1]
        if kind == ev.CARD_SCORED:
            cards[place, 2] += log[row, CARD_ARGUMENT + 2]
        if kind == ev.CARD_FAILED:
            cards[place, 2] += log[row, CARD_ARGUMENT + 1]
    after = states[0]
    changes[0] = after.points[seat] - before.points[seat]
    for good in range(N_GOODS):
        changes[1 + good] = after.goods[seat, good] - before.goods[seat, good]
    changes[1 + N_GOODS] = after.coins[seat] - before.coins[seat]
    changes[2 + N_GOODS] = after.bread[seat] - before.bread[seat]
    changes[3 + N_GOODS] = after.track[seat] - before.track[seat]


@kernel
def list_ways(
    content: Array,
    start: Array,
    states: Array,
    seat: Seat,
    begun: Array,
    legal: Array,
    covered: Array,
    log: Array,
    out: Array,
) -> int:
    """C28-C33: the ways to settle the cards from row 0 of `start` on, after each of the moves `begun` (-1: none).

    A way is a row: which of `begun` it follows, the points that the seat has then, how many moves from there on, those
    moves, the cards settled, the changes. How many ways there are.
    """
    found = np.zeros((N_WAYS, LONGEST_WAY + 3), np.int64)
    moves = np.zeros(LONGEST_WAY + 1, np.int64)
    n = 0
    for number in range(begun.shape[0]):
        first = 0
        states[0] = start[0]
        if begun[number] >= 0:
            moves[0] = begun[number]
            first = 1
            apply(content, states, 0, begun[number], covered)
        found[:] = 0
        if states[0].actor == seat:
            find_ways(content, states, seat, legal, covered, found)
        is_any = False
        for sort in range(N_WAYS):
            is_any = is_any or found[sort, 0] > 0
        for sort in range(N_WAYS):
            if found[sort, 0] == 0 and (is_any or sort > 0):
                continue
            row = out[n]
            n += 1
            n_moves = found[sort, 0]
            row[:] = 0
            row[WAY_BEGUN] = number
            row[WAY_POINTS] = found[sort, 1]
            row[WAY_SIZE] = n_moves
            for level in range(n_moves):
                row[WAY_MOVES + level] = moves[first + level] = found[sort, 3 + level]
            cards = row[WAY_CARDS:WAY_CHANGES].reshape(N_SETTLED, 3)
            cards[:] = NO_CARD
            walk_way(content, start, states, seat, moves[: first + n_moves], log, cards, row[WAY_CHANGES:])
    return n


@kernel
def sites_of_tile(content: Array, states: Array, i: int, seat: Seat, tile: Tile, out: Array) -> int:
    """C16: the moves with which a seat could build a tile, whoever has it."""
    return places_of_tile(content[0], states[i], seat, tile, out)


@kernel
def sites_of_tiles(content: Array, states: Array, i: int, seat: Seat, tiles: Array, out: Array) -> int:
    """C16: the same for several tiles, one after the other, each behind how many moves it has; how many numbers."""
    n = 0
    for tile in tiles:
        out[n] = places_of_tile(content[0], states[i], seat, tile, out[n + 1 :])
        n += 1 + out[n]
    return n


@kernel
def tasks_met(content: Array, states: Array, i: int, out: Array) -> None:
    """C39: which frame tasks are met."""
    s = states[i]
    for seat in range(s.seats):
        for side in range(N_SIDES):
            for mark in range(N_MARKS):
                piece = s.frame[seat * N_SIDES + side]
                out[seat, side, mark] = is_task_met(content[0], s, seat, side, piece, mark)


@kernel
def tasks_met_by(
    content: Array, states: Array, i: int, moves: Array, copies: Array, covered: Array, new: Array
) -> None:
    """C39: for each move which frame tasks of the seat to act it meets that were not met before."""
    s = states[i]
    seat = s.actor
    for number in range(moves.shape[0]):
        copies[0] = s
        apply(content, copies, 0, moves[number], covered)
        for side in range(N_SIDES):
            piece = s.frame[seat * N_SIDES + side]
            for mark in range(N_MARKS):
                if not is_task_met(content[0], s, seat, side, piece, mark):
                    new[number, side, mark] = is_task_met(content[0], copies[0], seat, side, piece, mark)


@kernel
def scoring_order(states: Array, i: int, out: Array) -> None:
    """C27: the seats in the order in which they would score now."""
    for seat in range(states[i].seats):
        out[count_ahead(states[i], seat)] = seat


# --- The table ------------------------------------------------------------------------------------------------

# The names that travel, each one of these words.
KindName: TypeAlias = Annotated[str, KINDS]
EdgeName: TypeAlias = Annotated[str, EDGE_NAMES]
TileName: TypeAlias = Annotated[str, TILES]
SquareName: TypeAlias = Annotated[str, SQUARES]
SideName: TypeAlias = Annotated[str, SIDES]
FrameSideName: TypeAlias = Annotated[str, FRAME_SIDES]
MarkName: TypeAlias = Annotated[str, MARKS]
SpaceName: TypeAlias = Annotated[str, SPACES]
CircleName: TypeAlias = Annotated[str, CIRCLES]
CardName: TypeAlias = Annotated[str, CARDS]
DeckName: TypeAlias = Annotated[str, DECKS]
GoodName: TypeAlias = Annotated[str, GOODS]
SourceName: TypeAlias = Annotated[str, SOURCES]


@dataclass(frozen=True, kw_only=True)
class TileView:
    """A tile: its edges clockwise from the north as it lies (as listed where it does not lie), what is on it."""

    tile: TileName
    edges: tuple[EdgeName, ...]
    chimneys: int
    centre: KindName | None


@dataclass(frozen=True, kw_only=True)
class BuiltView:
    """A tile in a district."""

    square: SquareName
    turning: int
    tile: TileView


@dataclass(frozen=True, kw_only=True)
class FaceView:
    """All tiles that look the same, of those in depots, in the dark row and in hand: their names.

    `in_game` is how many there are in the whole game, `to_come` how many of them are not dealt yet. `sites` is where
    one could be built in the district of the seat that looks, square by square with the turnings: as if the tile were
    in its hand now, whoever is to act. It is empty where the tile fits nowhere, and for spectators.
    """

    tiles: tuple[TileName, ...]
    in_game: int
    to_come: int
    sites: dict[str, tuple[int, ...]]


@dataclass(frozen=True, kw_only=True)
class OpenEdgeView:
    """An edge of a feature beyond which no tile lies.

    `fitting` counts the tiles that fit there, of those that the owner might still build: in the depots, in the dark
    row, in its own hand, not dealt yet. Such tiles become fewer, and what faces the square becomes more: at 0 the edge
    never closes, whatever anybody does, and the feature is never finished.
    """

    side: SideName
    square: SquareName
    fitting: int


@dataclass(frozen=True, kw_only=True)
class FeatureView:
    """A villa, a landscape or a dwelling as one shape: its squares, its open edges; finished where it has none.

    On each of its squares it is what the tile shows on all edges of its kind. `brings` is what a feature of so many
    tiles or chimneys brings when it is finished: goods, bread, steps; of a villa the points at the end. A merchant's
    coins and a craftsman's tile are not among it: they depend on the moment.
    """

    kind: KindName
    squares: tuple[SquareName, ...]
    open_edges: tuple[OpenEdgeView, ...]
    finished: bool
    chimneys: int
    brings: dict[str, int]


@dataclass(frozen=True, kw_only=True)
class TaskView:
    """A task of the frame: its side, its mark (left or right, looking outward), the squares of its line."""

    side: FrameSideName
    mark: MarkName
    kind: KindName
    points: int
    line: tuple[SquareName, ...]
    met: bool


@dataclass(frozen=True, kw_only=True)
class DepotView:
    """A depot: its four places and the patricians there.

    `to_take` is how many tiles can still be taken before the rest goes to the box; `lines` are the depots that the
    edition's lines lead to, clockwise and back.
    """

    depot: int
    tiles: tuple[TileView | None, ...]
    patricians: tuple[int, ...]
    to_take: int
    lines: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class ReachView:
    """A depot that a seat could go to if its turn began now, the depots on its way up to that one, what it pays."""

    depot: int
    way: tuple[int, ...]
    bread: int


@dataclass(frozen=True, kw_only=True)
class WorthView:
    """What a card would pay a seat now, without bread: the most multiples and all that they bring, or the penalty.

    `cost` are the goods and coins that a red card takes for that.
    """

    multiples: int
    points: int
    coins: int
    bread: int
    steps: int
    cost: dict[str, int]


@dataclass(frozen=True, kw_only=True)
class CardView:
    """A scoring card on its space; `worth` is what it would pay each seat."""

    space: SpaceName
    card: CardName
    deck: DeckName
    red: bool
    need: dict[str, int]
    reward: dict[str, int]
    worth: tuple[WorthView, ...]


@dataclass(frozen=True, kw_only=True)
class SettledView:
    """A card as it would be settled: its multiples, bread included, and the points that it brings or costs."""

    space: SpaceName
    multiples: int
    points: int


@dataclass(frozen=True, kw_only=True)
class WayView:
    """A way to settle the cards of a circle, in the order in which they stand: that with the most points.

    Of ways with as many points it is the one that keeps the most goods, coins and bread. `points` is what both cards
    come to; `changes` is what else the seat has more of then, or fewer: goods, coins, bread, steps on the track.
    `moves` are all its moves from now on.
    """

    cards: tuple[SettledView, ...]
    points: int
    changes: dict[str, int]
    moves: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class CircleView:
    """A circle between two cards, and whose disc lies there.

    `ways` is what a free circle would bring the seat that looks if it scored now, the most points first: without bread
    in either order, but once where both come to the same; and with bread where that brings more points. While the seat
    settles the cards of a circle, only that one has ways: how it may go on.
    """

    circle: CircleName
    disc: int | None
    ways: tuple[WayView, ...]


@dataclass(frozen=True, kw_only=True)
class PlayerView:
    """A seat's place at the table. Fountain cards that may not be seen are None.

    `reach` is where its patrician could go: on foot, then with bread if it has some. `final` is what the end would
    bring now, by source; `fountain` only where the cards are seen. `fountain_points` is what a card of each kind in
    hand would pay then. `put_back` are the fountain cards that this seat put under the pile and that still lie there.
    """

    patrician: int | None
    reach: tuple[ReachView, ...]
    goods: dict[GoodName, int]
    coins: int
    bread: int
    space: int
    board: str
    shovel: SquareName
    banderoles: tuple[SquareName, ...]
    tasks: tuple[TaskView, ...]
    district: tuple[BuiltView, ...]
    features: tuple[FeatureView, ...]
    built: dict[KindName, int]
    chimneys: int
    stored: tuple[TileView, ...]
    fountain_cards: tuple[KindName, ...] | None
    fountain_count: int
    fountain_points: dict[str, int] | None
    put_back: tuple[KindName, ...] | None
    final: dict[SourceName, int | None]


@dataclass(frozen=True, kw_only=True)
class SettlingView:
    """The scoring under way: the circle, the card being settled, its multiples so far."""

    circle: CircleName
    space: SpaceName | None
    multiples: int


@dataclass(frozen=True, kw_only=True)
class TableView:
    """The table of a game of Carpe Diem as one seat may see it.

    `closing` says, for whoever has the tile in hand, which places would leave edges that can never close any more: by
    square and turning (`c3r1`) those edges. `outlook` is for the seat that settles cards: of each choice that it has
    now the best way on that begins with it. `meets` says likewise which tasks of the frame a place would meet. `faces`
    are the tiles in sight that can still be built. `light_to_come` and `dark_to_come` count the tiles not yet dealt
    that show each kind, `in_game` those of the whole game; `unseen_tiles` names those not yet dealt. `track` are the
    numbers on the spaces of the banderole track. `scoring` is the number of the scoring under way, None while a phase
    is played, also while its last turn is not yet over; after the end it is the last one. `discs` are the seats as
    their discs lie on the track, the furthest first, in a pile from the top down; `order` is who scores when: the same,
    but in a scoring as it stood when that began. `waiting` are the finished features whose reward is still to come, the
    next one last. `fountain_each` is what a fountain card pays for each thing of its kind, `card_bread` how much bread
    counts a card once, `penalty` what a card that does not count costs.
    """

    game_phase: int
    round: int
    scoring: int | None
    start: int
    discs: tuple[int, ...]
    order: tuple[int, ...]
    depots: tuple[DepotView, ...]
    row: tuple[TileView | None, ...]
    in_hand: TileView | None
    closing: dict[str, tuple[OpenEdgeView, ...]]
    meets: dict[str, tuple[TaskView, ...]]
    faces: tuple[FaceView, ...]
    waiting: tuple[KindName, ...]
    settling: SettlingView | None
    outlook: tuple[WayView, ...]
    cards: tuple[CardView, ...]
    circles: tuple[CircleView, ...]
    players: tuple[PlayerView, ...]
    track: tuple[int, ...]
    light_pile: int
    dark_pile: int
    light_to_come: dict[KindName, int]
    dark_to_come: dict[KindName, int]
    in_game: dict[KindName, int]
    unseen_tiles: tuple[TileName, ...]
    fountain_pile: int
    fountain_each: int
    card_bread: int
    penalty: int


def view(state: State, seat: Seat) -> TableView:
    """What a seat (or SPECTATOR) may see of the table: what everybody may, and what only this seat may besides."""
    public = state.once(_public_view)
    s, c = state.plain, state.game.content.plain
    if not 0 <= seat < s.seats:
        return public
    places = _places(state, s) if s.actor == seat and s.tile != NO_TILE else None
    players = list(public.players)
    players[seat] = _own(s, seat, state.once(_finals)[seat], players[seat], state)
    return with_parts(
        public,
        closing={} if places is None else _closing(state, s, places),
        meets={} if places is None else _meets(state, c, s, places),
        faces=_faces_of(state, seat, public.faces),
        outlook=_outlook(state, s, seat),
        circles=_circles_of(state, c, s, seat, public.circles),
        players=tuple(players),
    )


def _public_view(state: State) -> TableView:
    """What everybody may see of the table, field by field."""
    s, c = state.plain, state.game.content.plain
    printed = _printed(state.game.content)
    tiles, to_come = printed.tiles, _to_come(state, s)
    discs = _discs(state, s)
    return TableView(
        game_phase=s.game_phase + 1,
        round=_round(s),
        scoring=s.game_phase + 1 if _tiles_left(s) == 0 and not _is_taking(s) else None,
        start=s.start,
        discs=discs,
        order=discs if s.order[0] == NO_SEAT else tuple(s.order[: s.seats]),
        depots=tuple(_depot(state, s, depot, tiles) for depot in range(N_DEPOTS)),
        row=tuple(None if tile == NO_TILE else tiles[tile][0] for tile in s.row),
        in_hand=None if s.tile == NO_TILE else tiles[s.tile][0],
        closing={},
        meets={},
        faces=_faces(s, printed, to_come),
        waiting=tuple(KINDS[kind] for kind in s.waiting_kind[: s.depth]),
        settling=_settling(s),
        outlook=(),
        cards=_cards(state, c, s),
        circles=_circles(state, c, s),
        players=_players(state, c, s, tiles),
        track=tuple(c.number_of_space),
        light_pile=len(to_come.light),
        dark_pile=len(to_come.dark),
        light_to_come=to_come.light_kinds,
        dark_to_come=to_come.dark_kinds,
        in_game=printed.kinds,
        unseen_tiles=to_come.names,
        fountain_pile=s.fountain_size,
        fountain_each=c.fountain_points[0],
        card_bread=BREAD_A_MULTIPLE,
        penalty=PENALTY,
    )


def _round(s: Any) -> int:
    """1-7: every seat takes one tile a round; between the rounds and the next phase it is the seventh."""
    emptied = sum(all(tile == NO_TILE for tile in tiles) for tiles in s.depots)
    taken = TILES_A_PHASE - _tiles_left(s) - emptied * (N_PLACES - s.seats)
    return min(N_DEPOTS, (taken - _is_taking(s)) // s.seats + 1)


def _tiles_left(s: Any) -> int:
    return sum(tile != NO_TILE for tiles in s.depots for tile in tiles)


def _is_taking(s: Any) -> bool:
    """Whether a tile was taken and the turn is not yet over."""
    return s.tile != NO_TILE or s.depth > 0 or PHASES[s.phase] in ("first", "craft", "return")


def _discs(state: State, s: Any) -> tuple[int, ...]:
    def order() -> tuple[int, ...]:
        found = np.zeros(MAX_SEATS, np.int64)
        scoring_order(state.rows, 0, found)
        return tuple(found[: s.seats].tolist())

    return state.kept(_discs, (s.track, s.arrivals), order)


Tiles: TypeAlias = tuple[tuple[TileView, ...], ...]
"""Each tile in each turning: one view serves all tables, it cannot be changed."""


class Printed(NamedTuple):
    """What is printed on a title's components: its tiles, how many of them look the same, the kinds on all of them."""

    tiles: Tiles
    count_of_look: Mapping[int, int]
    look_of_name: Mapping[str, Tile]
    kinds: dict[str, int]


_PRINTED_OF_CONTENT: dict[str, Printed] = {}


def _printed(content: Content) -> Printed:
    """The same for a title's components, made once."""
    known = _PRINTED_OF_CONTENT.get(content.digest)
    if known is None:
        c = content.plain
        known = _PRINTED_OF_CONTENT[content.digest] = Printed(
            tiles=tuple(tuple(_tile(c, tile, turning) for turning in range(N_TURNINGS)) for tile in range(N_TILES)),
            count_of_look=Counter(c.look_of_tile),
            look_of_name=dict(zip(TILES, c.look_of_tile, strict=True)),
            kinds=_kinds_on(c, range(N_TILES)),
        )
    return known


def _tile(c: Any, tile: Tile, turning: Turning) -> TileView:
    edges = c.edges_of_tile[tile][turning]
    centre = c.centre_of_tile[tile]
    return TileView(
        tile=TILES[tile],
        edges=tuple(EDGE_NAMES[edges >> (4 * side) & 15] for side in range(N_SIDES)),
        chimneys=c.chimneys_of_tile[tile],
        centre=None if centre == NO_KIND else KINDS[centre],
    )


def _faces(s: Any, printed: Printed, to_come: ToCome) -> tuple[FaceView, ...]:
    """C41: the tiles in sight that look the same, together."""
    of_look: dict[int, list[str]] = {}
    for tile in sorted({*_tiles_in_sight(s), s.tile} - {NO_TILE}):
        of_look.setdefault(printed.look_of_name[TILES[tile]], []).append(TILES[tile])
    return tuple(
        _face(tuple(of_look[look]), printed.count_of_look[look], to_come.count_of_look[look])
        for look in sorted(of_look)
    )


@functools.lru_cache(maxsize=4096)
def _face(tiles: tuple[str, ...], in_game: int, to_come: int) -> FaceView:
    return FaceView(tiles=tiles, in_game=in_game, to_come=to_come, sites={})


def _faces_of(state: State, seat: Seat, faces: tuple[FaceView, ...]) -> tuple[FaceView, ...]:
    """C16: the same with where a seat could build them."""
    s, looks = state.plain, _printed(state.game.content).look_of_name
    known: dict[Any, FaceView] = state.kept((_faces_of, seat), (s.frontier[seat], s.facing[seat]), dict)
    new = [face for face in faces if (face.tiles, face.to_come) not in known]
    if new:
        moves = np.empty(len(new) * (1 + N_SQUARES * N_TURNINGS), np.int64)
        tiles = np.array([looks[face.tiles[0]] for face in new], np.int64)
        numbers = iter(moves[: sites_of_tiles(state.game.content.tables, state.rows, 0, seat, tiles, moves)].tolist())
        for face in new:
            sites = _sites(tuple(islice(numbers, next(numbers))))
            known[face.tiles, face.to_come] = with_parts(face, sites=sites)
    return tuple(known[face.tiles, face.to_come] for face in faces)


def _tiles_in_sight(s: Any) -> list[Tile]:
    """The tiles that lie in the depots and in the dark row."""
    return [tile for tiles in (*s.depots, s.row) for tile in tiles if tile != NO_TILE]


@functools.lru_cache(maxsize=4096)
def _sites(moves: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    sites: dict[str, tuple[int, ...]] = {}
    for move in moves:
        square = _SQUARE_NAME_OF_MOVE[move]
        sites[square] = (*sites.get(square, ()), _TURNINGS_OF_MOVE[move])
    return sites


_SQUARE_NAME_OF_MOVE = tuple(SQUARES[square] for square in mv.SQUARE_OF_MOVE.tolist())
_TURNINGS_OF_MOVE = tuple(mv.TURNING_OF_MOVE.tolist())


def _places(state: State, s: Any) -> Array:
    """C16: the moves that build the tile in hand."""
    moves = np.zeros(N_SQUARES * N_TURNINGS, np.int64)
    return moves[: sites_of_tile(state.game.content.tables, state.rows, 0, s.actor, s.tile, moves)]


def _closing(state: State, s: Any, places: Array) -> dict[str, tuple[OpenEdgeView, ...]]:
    """C16: the edges that each place for the tile in hand would close off."""
    tables = state.game.content.tables
    tiles = np.array([*_unbuilt(state), s.tile], np.int64)
    closing: dict[str, tuple[OpenEdgeView, ...]] = {}
    for move in places.tolist():
        square, turning = int(mv.SQUARE_OF_MOVE[move]), int(mv.TURNING_OF_MOVE[move])
        marked = np.zeros(N_SQUARES * N_SIDES, np.int64)
        edges_closed_off(tables, state.rows, 0, square, turning, tiles, marked)
        edges = [divmod(edge, N_SIDES) for edge in np.flatnonzero(marked).tolist()]
        if edges:
            closing[_place(move)] = tuple(_open_edge(side, at, 0) for at, side in edges)
    return closing


def _meets(state: State, c: Any, s: Any, places: Array) -> dict[str, tuple[TaskView, ...]]:
    """C39: the tasks that each place for the tile in hand would meet."""
    if not len(places):
        return {}
    new = np.zeros((len(places), N_SIDES, N_MARKS), np.int64)
    tasks_met_by(state.game.content.tables, state.rows, 0, places, state.game.layout.zeros(1), _COVERED, new)
    return {
        _place(move): tuple(_task(c, s, s.actor, side, mark, is_met=True) for side, mark in np.argwhere(met).tolist())
        for move, met in zip(places.tolist(), new, strict=True)
        if met.any()
    }


def _place(move: int) -> str:
    """A square and a turning, as a move names them."""
    return f"{_SQUARE_NAME_OF_MOVE[move]}r{_TURNINGS_OF_MOVE[move]}"


def _depot(state: State, s: Any, depot: int, tiles: Tiles) -> DepotView:
    lying = s.depots[depot]

    def depot_view() -> DepotView:
        return DepotView(
            depot=depot,
            tiles=tuple(None if tile == NO_TILE else tiles[tile][0] for tile in lying),
            patricians=patricians,
            to_take=max(0, N_PLACES - lying.count(NO_TILE) - (N_PLACES - s.seats)),
            lines=tuple((depot + step) % N_DEPOTS for step in _lines(state.game.content.plain, s)),
        )

    patricians = tuple(seat for seat in range(s.seats) if s.pawn[seat] == depot)
    return state.kept((_depot, depot), (lying, patricians, s.edition), depot_view)


def _lines(c: Any, s: Any) -> tuple[int, int]:
    """C11: how many depots on the edition's two lines lead."""
    line = c.line_of_edition[s.edition]
    return line, N_DEPOTS - line


def _settling(s: Any) -> SettlingView | None:
    if s.circle == NO_CIRCLE:
        return None
    return SettlingView(
        circle=CIRCLES[s.circle],
        space=None if s.space == NO_SPACE else SPACES[s.space],
        multiples=s.multiples,
    )


class ToCome(NamedTuple):
    """The tiles not yet dealt, sorted: their order is hidden. And what is on them."""

    light: list[Tile]
    dark: list[Tile]
    names: tuple[str, ...]
    light_kinds: dict[str, int]
    dark_kinds: dict[str, int]
    count_of_look: Counter[int]


def _to_come(state: State, s: Any) -> ToCome:
    """The same, told anew only when some are dealt."""

    def to_come() -> ToCome:
        c = state.game.content.plain
        light = sorted(s.light_pile[(s.game_phase + 1) * TILES_A_PHASE :])
        dark = [] if s.game_phase == N_GAME_PHASES - 1 else sorted(s.dark_pile[N_DARK_SPACES:])
        return ToCome(
            light=light,
            dark=dark,
            names=tuple(TILES[tile] for tile in (*light, *dark)),
            light_kinds=_kinds_on(c, light),
            dark_kinds=_kinds_on(c, dark),
            count_of_look=Counter(c.look_of_tile[tile] for tile in (*light, *dark)),
        )

    return state.kept(_to_come, (s.game_phase, s.light_pile, s.dark_pile), to_come)


def _kinds_on(c: Any, tiles: Iterable[Tile]) -> dict[str, int]:
    """How many of the tiles show each kind."""
    counts = dict.fromkeys(KINDS, 0)
    for tile in tiles:
        for edge in c.edge_of_part[tile]:
            if edge != PASTURE:
                counts[EDGE_NAMES[edge]] += 1
        if c.centre_of_tile[tile] != NO_KIND:
            counts[KINDS[c.centre_of_tile[tile]]] += 1
    return counts


def _cards(state: State, c: Any, s: Any) -> tuple[CardView, ...]:
    multiples = np.zeros((MAX_SEATS, N_SPACES), np.int64)
    costs = np.zeros((MAX_SEATS, N_SPACES, len(COSTS)), np.int64)
    worth_of_cards(state.game.content.tables, state.rows, 0, multiples, costs)

    def cards() -> tuple[CardView, ...]:
        most, paid = multiples.tolist(), costs.tolist()
        return tuple(
            _card(state, c, s, space, card, [most[seat][space] for seat in range(s.seats)], paid)
            for space, card in enumerate(s.cards)
            if card != NO_CARD
        )

    return state.kept(_cards, (s.cards, multiples.tobytes(), costs.tobytes(), s.track, s.points), cards)


def _card(
    state: State, c: Any, s: Any, space: int, card: int, most: list[int], paid: list[list[list[int]]]
) -> CardView:
    worth = tuple(
        _worth(s, seat, c.reward_of_card[card], multiples, paid[seat][space]) for seat, multiples in enumerate(most)
    )

    def card_view() -> CardView:
        return CardView(
            space=SPACES[space],
            card=CARDS[card],
            deck=CARDS[card][0],
            red=card < N_RED,
            need=_named(NEEDS, tuple(c.need_of_card[card])),
            reward=_named(REWARDS, tuple(c.reward_of_card[card])),
            worth=worth,
        )

    return state.kept((_card, space), (card, worth), card_view)


def _worth(s: Any, seat: Seat, rewards: list[int], multiples: int, costs: list[int]) -> WorthView:
    """What a card would pay a seat."""
    left = LAST_SPACE - s.track[seat]
    return _worth_view(tuple(rewards), multiples, left, -min(PENALTY, s.points[seat]), tuple(costs))


@functools.lru_cache(maxsize=4096)
def _worth_view(
    rewards: tuple[int, ...], multiples: int, spaces_left: int, penalty: int, costs: tuple[int, ...]
) -> WorthView:
    brought = {name: reward * multiples for name, reward in zip(REWARDS, rewards, strict=True)}
    brought["steps"] = min(brought["steps"], spaces_left)
    if multiples == 0:
        brought["points"] = penalty
    return WorthView(multiples=multiples, **brought, cost=_named(COSTS, costs))


@functools.lru_cache(maxsize=1024)
def _named(names: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, int]:
    """What is not zero."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


# --- Circles and what they would bring ------------------------------------------------------------------------


def _circles(state: State, c: Any, s: Any) -> tuple[CircleView, ...]:
    used = state.kept(_circles, s.cards, lambda: [_is_used(c, s, circle) for circle in range(N_CIRCLES)])
    return tuple(
        CircleView(circle=CIRCLES[circle], disc=None if disc == NO_SEAT else disc, ways=())
        for circle, disc in enumerate(s.disc)
        if used[circle]
    )


def _circles_of(state: State, c: Any, s: Any, seat: Seat, circles: tuple[CircleView, ...]) -> tuple[CircleView, ...]:
    """The same with what they would bring a seat."""
    settling = (s.circle, s.space, s.settled, s.multiples, s.bread_paid, s.phase) if s.actor == seat else ()
    parts = (
        s.phase == OVER, settling if s.circle != NO_CIRCLE else (), s.disc, s.cards, s.points[seat], s.goods[seat],
        s.coins[seat], s.bread[seat], s.track[seat], s.built[seat], s.chimneys[seat],
    )  # fmt: skip
    ways = state.kept((_circles_of, seat), parts, lambda: _ways(state, c, s, seat))
    return tuple(with_parts(view, ways=ways[view.circle]) if view.circle in ways else view for view in circles)


def _is_used(c: Any, s: Any, circle: int) -> bool:
    """C8: a circle lies between two cards."""
    return all(s.cards[space] != NO_CARD for space in c.space_of_circle[circle])


def _ways(state: State, c: Any, s: Any, seat: Seat) -> dict[str, tuple[WayView, ...]]:
    """C28: the ways to settle each circle that a seat could lay its disc on, or that it is settling."""
    if not 0 <= seat < s.seats or s.phase == OVER:
        return {}
    if s.circle != NO_CIRCLE and s.actor == seat:
        return {CIRCLES[s.circle]: _ways_from(state, s, seat, _scoring_of(state, s), [NO_MOVE])[0]}
    free = [circle for circle, disc in enumerate(s.disc) if disc == NO_SEAT and _is_used(c, s, circle)]
    if s.disc.count(seat) == N_GAME_PHASES or not free:
        return {}
    at_first = {"actor": seat, "phase": CIRCLE, "circle": NO_CIRCLE, "space": NO_SPACE, "settled": 0, "bread_paid": 0}
    rows = _scoring_of(state, s, **at_first)
    ways = _ways_from(state, s, seat, rows, [int(mv.CIRCLE_MOVE[circle]) for circle in free])
    return {CIRCLES[circle]: found for circle, found in zip(free, ways, strict=True)}


def _outlook(state: State, s: Any, seat: Seat) -> tuple[WayView, ...]:
    """C28, C31, C33: what each choice comes to of a seat that settles cards, with the best that can follow."""
    if s.actor != seat or s.phase not in (CARD, PAY, BREAD):
        return ()
    return tuple(ways[0] for ways in _ways_from(state, s, seat, _scoring_of(state, s), state.legal_actions()))


def _scoring_of(state: State, s: Any, **numbers: int) -> Any:
    """A copy of the position in which the scoring under way is the last one: what follows it stays covered."""
    rows = state.game.layout.copy(state.rows)
    for name, number in (numbers | {"scorer": s.seats - 1}).items():
        rows[name][0] = number
    return rows


def _ways_from(state: State, s: Any, seat: Seat, rows: Any, begun: Sequence[int]) -> list[tuple[WayView, ...]]:
    """The best ways on from a position of a scoring, after each of some moves that could be made there."""
    stack = state.game.layout.zeros(LONGEST_WAY + 1)
    legal = np.zeros((LONGEST_WAY, MAX_MULTIPLES + 2), np.int32)
    log = covered_log(state.game.max_events)
    out = np.empty((N_WAYS * len(begun), WAY_ROW), np.int64)
    first = np.array(begun, np.int64)
    n = list_ways(state.game.content.tables, rows, stack, seat, first, legal, _COVERED, log, out)
    found: list[list[tuple[int, WayView]]] = [[] for _ in begun]
    for row in out[:n].tolist():
        move = begun[row[WAY_BEGUN]]
        moves = (*(() if move == NO_MOVE else (move,)), *row[WAY_MOVES : WAY_MOVES + row[WAY_SIZE]])
        cards = (row[WAY_CARDS : WAY_CARDS + 3], row[WAY_CARDS + 3 : WAY_CHANGES])
        settled = tuple((s.cards.index(card), *numbers) for card, *numbers in cards if card != NO_CARD)
        found[row[WAY_BEGUN]].append((row[WAY_POINTS], _way(moves, settled, tuple(row[WAY_CHANGES:]))))
    return [_best_ways(ways) for ways in found]


def _best_ways(found: list[tuple[int, WayView]]) -> tuple[WayView, ...]:
    """Those without bread, those with bread that bring more, each that brings the same but once."""
    plain = [(points, way) for points, way in found if BREAD_TEXT not in way.moves]
    most = max((points for points, _ in plain), default=NEVER)
    with_bread = [(points, way) for points, way in found if BREAD_TEXT in way.moves and points > most]
    ways: list[WayView] = []
    for _, way in (*plain, *with_bread):
        if all((way.points, way.changes) != (other.points, other.changes) for other in ways):
            ways.append(way)
    return tuple(sorted(ways, key=lambda way: -way.points))


@functools.lru_cache(maxsize=4096)
def _way(moves: tuple[int, ...], settled: tuple[tuple[int, ...], ...], changes: tuple[int, ...]) -> WayView:
    """Moves of a scoring, the cards that they settle, and what else they change."""
    return WayView(
        cards=tuple(
            SettledView(space=SPACES[space], multiples=multiples, points=points) for space, multiples, points in settled
        ),
        points=changes[0],
        changes=_named(STOCK, changes[1:]),
        moves=tuple(MOVES.texts[move] for move in moves),
    )


# --- A seat's place -------------------------------------------------------------------------------------------


def _players(state: State, c: Any, s: Any, tiles: Tiles) -> tuple[PlayerView, ...]:
    """Every seat's place, as everybody sees it."""
    tables = state.game.content.tables
    met = np.zeros((MAX_SEATS, N_SIDES, N_MARKS), np.int64)
    tasks_met(tables, state.rows, 0, met)
    fitting = np.zeros((MAX_SEATS, N_SQUARES), np.int64)
    count_fitting_squares(tables, state.rows, 0, np.array(_unbuilt(state), np.int64), fitting)
    finals, tasks, fits_at = state.once(_finals), met.tolist(), fitting.tolist()
    return tuple(
        _player(state, c, s, owner, finals[owner], tasks[owner], fits_at[owner], tiles) for owner in range(s.seats)
    )


def _finals(state: State) -> list[list[int]]:
    """What the end would bring each seat now, by source."""
    finals = np.zeros((MAX_SEATS, len(SOURCES)), np.int64)
    final_points(state.game.content.tables, state.rows, 0, _SILENT, finals)
    numbers: list[list[int]] = finals.tolist()
    return numbers


def _player(
    state: State,
    c: Any,
    s: Any,
    owner: Seat,
    finals: list[int],
    met: list[list[int]],
    fitting: list[int],
    tiles: Tiles,
) -> PlayerView:
    """A seat's place as everybody sees it, made anew where something of it changed."""
    hand = s.fountain_hand[owner]
    parts = (
        finals, met, fitting, s.phase == OVER, s.pawn[owner], s.filled, s.bread[owner], s.goods[owner], s.coins[owner],
        s.track[owner], s.tile_at[owner], s.turning_at[owner], s.joined[owner], s.built[owner], s.chimneys[owner],
        s.stored_by.count(owner), sum(hand), hand if s.phase == OVER else (),
    )  # fmt: skip
    return state.kept((_player, owner), parts, lambda: _player_view(state, c, s, owner, finals, met, fitting, tiles))


def _player_view(
    state: State,
    c: Any,
    s: Any,
    owner: Seat,
    finals: list[int],
    met: list[list[int]],
    fitting: list[int],
    tiles: Tiles,
) -> PlayerView:
    final: dict[str, int | None] = dict(zip(SOURCES, finals, strict=True))
    is_seen = s.phase == OVER
    if not is_seen:
        final["fountain"] = None
    laid = [square for square, tile in enumerate(s.tile_at[owner]) if tile != NO_TILE]
    board = s.board[owner]
    return PlayerView(
        patrician=None if s.pawn[owner] == NO_DEPOT else s.pawn[owner],
        reach=state.kept(
            (_reach, owner), (s.pawn[owner], s.filled, s.bread[owner] > 0), lambda: _reach(state, c, s, owner)
        ),
        goods=dict(zip(GOODS, s.goods[owner], strict=True)),
        coins=s.coins[owner],
        bread=s.bread[owner],
        space=s.track[owner],
        board=BOARDS[board],
        shovel=SQUARES[c.shovel_of_board[board]],
        banderoles=tuple(
            SQUARES[square] for square in range(N_SQUARES) if c.has_banderole[board][square] and square not in laid
        ),
        tasks=state.kept((_tasks, owner), met, lambda: _tasks(c, s, owner, met)),
        district=state.kept(
            (_built, owner),
            (s.tile_at[owner], s.turning_at[owner]),
            lambda: tuple(_built(s, owner, square, tiles) for square in laid),
        ),
        features=_features(state, c, s, owner, fitting),
        built=dict(zip(KINDS, s.built[owner], strict=True)),
        chimneys=s.chimneys[owner],
        stored=tuple(tiles[tile][0] for tile, seat in enumerate(s.stored_by) if seat == owner),
        fountain_cards=_fountain_cards(s, owner) if is_seen else None,
        fountain_count=sum(s.fountain_hand[owner]),
        fountain_points=_fountain_points(state, s, owner) if is_seen else None,
        put_back=None,
        final=final,
    )


def _own(s: Any, owner: Seat, finals: list[int], public: PlayerView, state: State) -> PlayerView:
    """A seat's place as it sees it itself."""
    return with_parts(
        public,
        fountain_cards=_fountain_cards(s, owner),
        fountain_points=state.kept(
            (_fountain_points, owner),
            (s.fountain_hand[owner], s.built[owner], s.joined[owner], s.tile_at[owner], s.chimneys[owner]),
            lambda: _fountain_points(state, s, owner),
        ),
        put_back=_put_back(s, owner),
        final=dict(zip(SOURCES, finals, strict=True)),
    )


def _reach(state: State, c: Any, s: Any, owner: Seat) -> tuple[ReachView, ...]:
    """C11: the depots on foot, by the shortest way; C13: all others that hold a tile, with bread."""
    if s.pawn[owner] == NO_DEPOT or s.filled == 0:
        return ()
    reach = int(reach_on_foot(state.game.content.tables[0], state.rows[0], owner))
    walks = sorted(_walks(c, s, s.pawn[owner]), key=len)
    on_foot = [depot for depot in range(N_DEPOTS) if reach >> depot & 1]
    others = [depot for depot in range(N_DEPOTS) if (s.filled & ~reach) >> depot & 1]
    return (
        *(ReachView(depot=depot, way=next(walk for walk in walks if walk[-1] == depot), bread=0) for depot in on_foot),
        *(ReachView(depot=depot, way=(depot,), bread=1) for depot in others if s.bread[owner] > 0),
    )


def _walks(c: Any, s: Any, start: int) -> list[tuple[int, ...]]:
    """C11: along either line over empty depots; in the edition of 2018 also over an empty neighbour and back."""
    walks: list[tuple[int, ...]] = []
    for step in _lines(c, s):
        way = [(start + step) % N_DEPOTS]
        if s.edition == EDITION_2018 and not s.filled >> way[0] & 1:
            walks.append((way[0], start))
        while not s.filled >> way[-1] & 1:
            way.append((way[-1] + step) % N_DEPOTS)
        walks.append(tuple(way))
    return walks


def _built(s: Any, owner: Seat, square: int, tiles: Tiles) -> BuiltView:
    turning = s.turning_at[owner][square]
    return BuiltView(square=SQUARES[square], turning=turning, tile=tiles[s.tile_at[owner][square]][turning])


def _tasks(c: Any, s: Any, owner: Seat, met: list[list[int]]) -> tuple[TaskView, ...]:
    return tuple(
        _task(c, s, owner, side, mark, is_met=bool(met[side][mark]))
        for side in range(N_SIDES)
        for mark in range(N_MARKS)
    )


def _task(c: Any, s: Any, owner: Seat, side: int, mark: int, *, is_met: bool) -> TaskView:
    piece = s.frame[owner * N_SIDES + side]
    return TaskView(
        side=FRAME_SIDES[side],
        mark=MARKS[mark],
        kind=KINDS[c.kind_of_task[piece][mark]],
        points=c.points_of_task[piece][mark],
        line=LINES[side % 2][c.line_of_mark[side][mark]],
        met=is_met,
    )


class Shape(NamedTuple):
    """A feature as it lies: its kind, its squares, chimneys, and its open edges with the squares beyond them."""

    edge: int
    squares: tuple[SquareName, ...]
    chimneys: int
    open_edges: tuple[tuple[int, Square, Square], ...]


def _features(state: State, c: Any, s: Any, owner: Seat, fitting: list[int]) -> tuple[FeatureView, ...]:
    lies = s.joined[owner], s.tile_at[owner], s.turning_at[owner]
    shapes = state.kept((_features, owner), lies, lambda: _shapes(c, s, owner))
    return tuple(_feature(state, (owner, number), shape, fitting) for number, shape in enumerate(shapes))


def _shapes(c: Any, s: Any, owner: Seat) -> list[Shape]:
    """C18: the parts of each feature gathered, in the order of their first square."""
    joined = s.joined[owner]
    parts: dict[int, list[int]] = {}
    for part, root in enumerate(joined):
        if root != NO_PART:
            while joined[root] != root:
                root = joined[root]  # noqa: PLW2901 - the walk up to the root
            parts.setdefault(root, []).append(part)
    return [_shape(c, s, owner, of_feature) for of_feature in parts.values()]


def _unbuilt(state: State) -> list[Tile]:
    """The tiles that any seat might still build: in sight and not dealt yet; one in hand is not among them."""
    s = state.plain
    to_come = _to_come(state, s)
    return [*_tiles_in_sight(s), *to_come.light, *to_come.dark]


def _shape(c: Any, s: Any, owner: Seat, parts: list[int]) -> Shape:
    squares = [part // N_PARTS_OF_TILE for part in parts]
    edge = c.edge_of_part[s.tile_at[owner][squares[0]]][parts[0] % N_PARTS_OF_TILE]
    is_villa = edge == VILLA + 1
    return Shape(
        edge=edge,
        squares=tuple(SQUARES[square] for square in squares),
        chimneys=sum(c.chimneys_of_tile[s.tile_at[owner][square]] for square in squares) if is_villa else 0,
        open_edges=tuple(
            (side, square, _NEIGHBOURS[square][side])
            for square in squares
            for side in range(N_SIDES)
            if _is_open_edge(c, s, owner, square, side, edge)
        ),
    )


def _feature(state: State, place: tuple[Seat, int], shape: Shape, fitting: list[int]) -> FeatureView:
    """C18: a feature, with how many tiles fit at its open edges; one that is finished is what it was."""

    def feature() -> FeatureView:
        return FeatureView(
            kind=EDGE_NAMES[shape.edge],
            squares=shape.squares,
            open_edges=tuple(
                _open_edge(side, square, number)
                for (side, square, _), number in zip(shape.open_edges, numbers, strict=True)
            ),
            finished=not shape.open_edges,
            chimneys=shape.chimneys,
            brings=_brings(state, shape.edge - 1, len(shape.squares), shape.chimneys),
        )

    numbers = [fitting[beyond] for _, _, beyond in shape.open_edges]
    return state.kept((_feature, place), (shape, numbers), feature)


_NEIGHBOURS: list[list[int]] = NEIGHBOUR_OF_SQUARE.tolist()


@functools.cache
def _open_edge(side: int, square: Square, fitting: int) -> OpenEdgeView:
    return OpenEdgeView(side=SIDES[side], square=SQUARES[square], fitting=fitting)


def _brings(state: State, kind: int, tiles: int, chimneys: int) -> dict[str, int]:
    """C20, C22, C23, C35: what a finished feature of so many tiles and chimneys brings."""
    if kind == VILLA:
        return state.kept((_brings, chimneys), None, lambda: _brought_by_villa(state, chimneys))
    if kind == BAKER:
        return {"bread": BAKER_BREAD}
    if kind == SENATOR:
        return {"steps": SENATOR_STEPS}
    return {GOODS[kind - POND]: int(goods_of_landscape(tiles))} if kind >= POND else {}


def _brought_by_villa(state: State, chimneys: int) -> dict[str, int]:
    return {"points": int(villa_points(state.game.content.tables[0], state.rows[0], chimneys))}


def _is_open_edge(c: Any, s: Any, owner: Seat, square: int, side: int, edge: int) -> bool:
    edges = c.edges_of_tile[s.tile_at[owner][square]][s.turning_at[owner][square]]
    return edges >> (4 * side) & 15 == edge and s.tile_at[owner][_NEIGHBOURS[square][side]] == NO_TILE


def _fountain_cards(s: Any, owner: Seat) -> tuple[str, ...]:
    return tuple(name for kind, name in enumerate(KINDS) for _ in range(s.fountain_hand[owner][kind]))


def _fountain_points(state: State, s: Any, owner: Seat) -> dict[str, int]:
    """C38: what a card of each kind in hand would pay."""
    c, row = state.game.content.tables[0], state.rows[0]
    held = [kind for kind in range(N_KINDS) if s.fountain_hand[owner][kind] > 0]
    return {KINDS[kind]: int(fountain_card_points(c, row, owner, kind)) for kind in held}


def _put_back(s: Any, owner: Seat) -> tuple[str, ...]:
    places = [(s.fountain_top + number) % N_FOUNTAIN_CARDS for number in range(s.fountain_size)]
    return tuple(KINDS[s.fountain_pile[place]] for place in places if s.returned_by[place] == owner)


# --- Refusals -------------------------------------------------------------------------------------------------


def refusal(state: State, move: int, code: str) -> dict[str, Any]:
    """The arguments of a sentence about a refused move."""
    s = state.plain
    if code == "not_now":
        return {"phase": PHASES[s.phase]}
    if code in ("depot_occupied", "depot_empty", "out_of_reach", "reached_on_foot"):
        return {"depot": int(mv.DEPOT_OF_MOVE[move])}
    if code in ("square_occupied", "touches_nothing", "not_on_shovel", "edge_mismatch", "same_turning"):
        return _refused_square(state, s, move, code)
    if code in ("empty_place", "empty_space", "equal_tile"):
        return {"place": max(int(mv.PLACE_OF_MOVE[move]), int(mv.DARK_OF_MOVE[move])) + 1}
    if code == "not_finished":
        return {"class": CLASSES[mv.CLASS_OF_MOVE[move]]}
    if code == "card_not_held":
        return {"kind": KINDS[mv.KIND_OF_MOVE[move]]}
    if code in ("circle_not_used", "circle_occupied"):
        return {"circle": CIRCLES[mv.CIRCLE_OF_MOVE[move]]}
    if code == "card_not_beside":
        return {"space": SPACES[mv.SPACE_OF_MOVE[move]], "circle": CIRCLES[s.circle]}
    if code == "cannot_pay":
        most = np.zeros(N_SPACES, np.int64)
        card_multiples(state.game.content.tables, state.rows, 0, s.actor, most)
        return {"multiples": int(mv.MULTIPLES_OF_MOVE[move]), "most": int(most[s.space])}
    return {}


def _refused_square(state: State, s: Any, move: int, code: str) -> dict[str, Any]:
    """C16: the square; the shovel where it is asked for; the first edge that does not match, and with what."""
    c = state.game.content.plain
    square = int(mv.SQUARE_OF_MOVE[move])
    arguments: dict[str, Any] = {"square": SQUARES[square]}
    if code == "not_on_shovel":
        arguments["shovel"] = SQUARES[c.shovel_of_board[s.board[s.actor]]]
    if code == "same_turning":
        arguments["same"] = int(mv.TURNING_OF_MOVE[move]) % c.turnings_of_tile[s.tile]
    if code == "edge_mismatch":
        edges, facing = c.edges_of_tile[s.tile][mv.TURNING_OF_MOVE[move]], s.facing[s.actor][square]
        pairs = [(edges >> (4 * side) & 15, facing >> (4 * side) & 15) for side in range(N_SIDES)]
        side = next(side for side, (own, other) in enumerate(pairs) if other < len(EDGE_NAMES) and own != other)
        own, other = pairs[side]
        is_frame = NEIGHBOUR_OF_SQUARE[square, side] < 0
        arguments |= {
            "side": SIDES[side],
            "own": EDGE_NAMES[own],
            "other": "frame" if is_frame else EDGE_NAMES[other],
        }
    return arguments
