"""Arkadia: what a position is worth to a seat, and which moves are worth a thought.

A worth is the sum of named terms, each times its weight, above the mean of all seats. A weight has four numbers: what a
term counts for after a seat's last turn; with its last turn to come; before that, as the end begins; and what is added
to that at the beginning of the game. Between the last two the weight changes with the towers still to be placed.
"""

from __future__ import annotations

import numpy as np

from insula.bots.evaluate import read_weights
from insula.core.jit import Array, Record, kernel
from insula.games.arkadia import moves as mv
from insula.games.arkadia.board import (
    EMPTY,
    Bits,
    bit,
    common,
    first,
    free_squares,
    is_empty,
    near_squares,
    read,
    size,
    union,
    without,
)
from insula.games.arkadia.rules import has_site, legal_moves, lot_square
from insula.games.arkadia.scoring import count_workers, price, seal_on_top
from insula.games.arkadia.state import (
    ACTION,
    BANNER,
    DRAW,
    MAX_SEATS,
    N_COLOURS,
    N_FLOORS,
    N_KINDS,
    N_LOT_SQUARES,
    N_RING,
    NO_TOWER,
    NOT_ENDING,
    OVER,
    SELL,
    TOWER,
    WORKERS,
    WORKERS_A_BANNER,
    Seat,
    Square,
)

TERMS = (
    "gold",  # gold so far
    "seals",  # seals at the prices of the moment
    "number of seals",  # seals whatever their price: it will change
    "best colour",  # seals of the colour held most: towers can raise its price
    "workers",  # own workers in stock
    "neutral workers",  # neutral workers in stock
    "crew",  # workers of both kinds in stock, as many as most gaps need
    "banners",  # banners left
    "last banner",  # whether there is one left
    "near workers",  # seals for own workers next to buildings with one or two gaps, at the prices of the moment
    "half workers",  # the same with three or four gaps
    "far workers",  # the same with more
    "closing",  # what the best building that workers can close brings, for the seat that acts next
    "later closing",  # the same for the other seats
    "cards",  # hand cards that have a place
    "kinds",  # different kinds among them
    "colours",  # the prices of their colours
)
N_TERMS = len(TERMS)
(
    GOLD, SEALS, NUMBER, BEST_COLOUR, OWN_WORKERS, NEUTRAL_WORKERS, CREW, BANNERS, LAST_BANNER,
    NEAR, HALF, FAR, CLOSING, LATER_CLOSING, CARDS, KINDS_TERM, COLOURS_TERM,
) = range(N_TERMS)  # fmt: skip
WEIGHTS, VALUES, VALUES_OF_MANY = read_weights(__file__, TERMS)
"""What a term counts for after the last turn, with the last turn to come, before that, and added at the beginning."""

LEVELS = {
    "beginner": "greedy:2",
    "casual": "greedy:0.8",
    "skilled": "greedy",
    "expert": "search:4",
    "master": "search:30",
}
ROLLOUT_WEIGHTS = {"build": 4, "stop": 2}
"""In rollouts people mostly build, and do not spend all their workers at once."""
SPREAD, POINTS_A_LEAD = 20.0, 1.0
"""A lead that makes a win likely, and the points that a lead of 1 stands for."""

MANY_TURNS = 2
"""As long as the end has not begun."""
NEAR_GAPS, HALF_GAPS = 2, 4
"""The most open squares of a building that is nearly closed, and of one that is half closed."""
COST_OF_WORKER, COST_OF_NEUTRAL = 1.5, 1.0
"""What is given up with a worker to close a building, in gold."""
MOST_CREW = 4.0
"""More workers than this are hardly ever needed at once."""
FAIR_PRICE = 2
"""What a seal fetches on the whole: all prices start there."""


@kernel
def evaluate(content: Array, states: Array, i: int, seat: Seat, weights: Array) -> float:
    """What a position is worth to a seat, above the mean of all seats."""
    c = content[0]
    s = states[i]
    prices = np.zeros(N_COLOURS + 2, np.int64)
    terms = np.zeros((MAX_SEATS, N_TERMS))
    early = measure(c, s, prices, terms)
    mine = 0.0
    total = 0.0
    for owner in range(s.seats):
        turns = turns_to_come(s, owner)
        worth = weigh(terms[owner], turns, early, weights)
        if owner == s.actor and s.phase not in (ACTION, SELL) and s.banners[owner] > 0:
            use_banner(s, prices, turns, early, weights, terms[owner])
            worth = max(worth, weigh(terms[owner], turns, early, weights))
        total += worth
        if owner == seat:
            mine = worth
    return mine - total / s.seats


@kernel
def weigh(terms: Array, turns: int, early: float, weights: Array) -> float:
    """The terms of a seat, each times its weight at this stage of the game."""
    worth = 0.0
    for term in range(N_TERMS):
        if terms[term] != 0.0:
            worth += terms[term] * weight_of(term, turns, early, weights)
    return worth


@kernel
def weight_of(term: int, turns: int, early: float, weights: Array) -> float:
    """What a term counts for with 0, 1 or more turns to come (2 stands for all further numbers)."""
    return weights[term, turns] if turns < MANY_TURNS else weights[term, 2] + early * weights[term, 3]


@kernel
def use_banner(s: Record, prices: Array, turns: int, early: float, weights: Array, terms: Array) -> None:
    """K19: the terms of the seat to act after a banner at the end of this turn; it sells what is dear."""
    terms[BANNERS] -= 1
    if terms[BANNERS] == 0:
        terms[LAST_BANNER] = 0
    terms[OWN_WORKERS] += WORKERS_A_BANNER
    terms[CREW] = min(terms[CREW] + WORKERS_A_BANNER, MOST_CREW)
    of_price = weight_of(SEALS, turns, early, weights)
    of_seal = weight_of(NUMBER, turns, early, weights)
    for colour in range(N_COLOURS):
        number = s.seals[s.actor, colour]
        if prices[colour] > of_price * prices[colour] + of_seal:
            terms[GOLD] += number * prices[colour]
            terms[SEALS] -= number * prices[colour]
            terms[NUMBER] -= number


@kernel
def measure(c: Record, s: Record, prices: Array, terms: Array) -> float:
    """Every term of every seat; how early it is, from 1 at the start to 0 when the end begins."""
    for owner in range(s.seats):
        terms[owner, GOLD] = s.gold[owner]
    if s.phase == OVER:
        return 0.0
    towers = 0
    for square in range(N_LOT_SQUARES):
        prices[seal_on_top(c, s, square)] += 1
        for floor in range(N_FLOORS - 1):
            towers += s.towers[floor, square] != NO_TOWER
    for _ in range(s.towers_due):
        put_tower(s, prices)
        towers += 1
    fits = np.ones(N_KINDS, np.int64)
    if s.castle_floor > 0:
        free, near = free_squares(s), near_squares(s)
        for kind in range(N_KINDS):
            fits[kind] = has_site(c, s, kind, free, near)
    for owner in range(s.seats):
        measure_stock(s, owner, prices, terms[owner])
        measure_hand(s, owner, prices, fits, terms[owner])
    measure_buildings(s, prices, terms)
    return max(0.0, 1.0 - towers / (2.0 * N_RING))


@kernel
def turns_to_come(s: Record, seat: Seat) -> int:
    """K20: turns that a seat begins from here on, 2 for many."""
    if s.phase == OVER:
        return 0
    if s.turns_left == NOT_ENDING:
        return MANY_TURNS
    ahead = (seat - s.actor) % s.seats
    if ahead == 0:
        return 1 if s.phase == ACTION or s.turns_left == s.seats else 0
    return 1 if ahead <= s.turns_left else 0


@kernel
def put_tower(s: Record, prices: Array) -> None:
    """K16: a guess at the next tower of the seat to act: its best colour up, the others' best down."""
    up = -1
    down = -1
    most = -1000
    least = 1000
    for colour in range(N_COLOURS):
        lead = s.seals[s.actor, colour] * (s.seats - 1)
        for owner in range(s.seats):
            if owner != s.actor:
                lead -= s.seals[owner, colour]
        if s.stores[s.castle_floor, colour] > 0 and lead > most:
            most = lead
            up = colour
        if prices[colour] > 0 and lead < least:
            least = lead
            down = colour
    if up >= 0:
        prices[up] += 1
        if down >= 0:
            prices[down] -= 1


@kernel
def measure_stock(s: Record, owner: Seat, prices: Array, terms: Array) -> None:
    """Seals, workers and banners of a seat."""
    for colour in range(N_COLOURS):
        terms[SEALS] += s.seals[owner, colour] * prices[colour]
        terms[NUMBER] += s.seals[owner, colour]
        terms[BEST_COLOUR] = max(terms[BEST_COLOUR], float(s.seals[owner, colour]))
    terms[OWN_WORKERS] = s.own_workers[owner]
    terms[NEUTRAL_WORKERS] = s.neutral_workers[owner]
    terms[CREW] = min(s.own_workers[owner] + s.neutral_workers[owner], MOST_CREW)
    terms[BANNERS] = s.banners[owner]
    terms[LAST_BANNER] = s.banners[owner] > 0


@kernel
def measure_hand(s: Record, owner: Seat, prices: Array, fits: Array, terms: Array) -> None:
    """The hand cards of a seat that have a place."""
    for kind in range(N_KINDS):
        if fits[kind]:
            held = 0
            for colour in range(N_COLOURS):
                cards = s.hand[owner, kind * N_COLOURS + colour]
                held += cards
                terms[COLOURS_TERM] += cards * prices[colour]
            terms[CARDS] += held
            terms[KINDS_TERM] += held > 0


@kernel
def measure_buildings(s: Record, prices: Array, terms: Array) -> None:
    """What unfinished buildings may bring to each seat."""
    taken = read(s.taken)
    acts_next = s.actor if s.phase == ACTION else (s.actor + 1) % s.seats
    for building in range(s.n_buildings):
        if s.sealed >> building & 1:
            of_colour = prices[s.card_of_building[building] % N_COLOURS]
            gaps = size(without(read(s.edge[building]), taken))
            near = NEAR if gaps <= NEAR_GAPS else (HALF if gaps <= HALF_GAPS else FAR)
            for owner in range(s.seats):
                terms[owner, near] += count_workers(s, building, owner) * of_colour
                own = min(s.own_workers[owner], gaps)
                neutral = gaps - own
                if neutral <= s.neutral_workers[owner]:
                    gain = of_colour * (1 + own) - COST_OF_WORKER * own - COST_OF_NEUTRAL * neutral
                    closing = CLOSING if owner == acts_next else LATER_CLOSING
                    terms[owner, closing] = max(gain, terms[owner, closing])


# --- Moves worth a thought ------------------------------------------------------------------------------------


@kernel
def likely_moves(content: Array, states: Array, i: int, out: Array) -> int:
    """The moves that are worth a thought further on: one draw stands for all, workers close or share buildings.

    Whether a banner is used is not worth one: `evaluate` foresees it.
    """
    c = content[0]
    s = states[i]
    n_legal = legal_moves(content, states, i, out)
    if s.phase == BANNER:
        return 0
    if s.phase == DRAW:
        return 1
    if s.phase in (ACTION, WORKERS):
        return keep_workers(s, out, n_legal)
    if s.phase == TOWER:
        return keep_towers(c, s, out, n_legal)
    if s.phase == SELL:
        return keep_sales(c, s, out, n_legal)
    return n_legal


@kernel
def keep_workers(s: Record, out: Array, n_legal: int) -> int:
    """K13: cards, and workers on squares that do something; some worker if there is nothing else."""
    closing, sharing = useful_squares(s)
    kept = 0
    for k in range(n_legal):
        verb, _, _, _, square, _, _ = mv.read_move(out[k])
        if verb not in (mv.OWN, mv.NEUTRAL) or is_in(closing, square) or (verb == mv.OWN and is_in(sharing, square)):
            out[kept] = out[k]
            kept += 1
    return max(1, kept)


@kernel
def useful_squares(s: Record) -> tuple[Bits, Bits]:
    """K13: the first gap of each building that the stock can close; where a first own worker shares in others.

    So a building is closed gap by gap in the order of the board. To share in a building that cannot be closed yet a
    worker goes to its first gap, or to one that is a gap of two.
    """
    closing, sharing, seen = (EMPTY, EMPTY, EMPTY), (EMPTY, EMPTY, EMPTY), (EMPTY, EMPTY, EMPTY)
    stock = s.own_workers[s.actor] + s.neutral_workers[s.actor]
    for building in range(s.n_buildings):
        if s.sealed >> building & 1 and (s.phase == ACTION or s.common >> building & 1):
            gaps = without(read(s.edge[building]), read(s.taken))
            if not is_empty(gaps) and size(gaps) <= stock:
                closing = union(closing, bit(first(gaps)))
            elif s.phase == ACTION:
                sharing = union(sharing, bit(first(gaps)))
            if s.phase == ACTION:
                sharing = union(sharing, common(seen, gaps))
                seen = union(seen, gaps)
    return closing, sharing


@kernel
def is_in(bits: Bits, square: Square) -> bool:
    """Whether a square is in a set."""
    return not is_empty(common(bits, bit(square)))


@kernel
def keep_towers(c: Record, s: Record, out: Array, n_legal: int) -> int:
    """K16: of the squares that show the same only the first, colour by colour."""
    seen = 0
    kept = 0
    for k in range(n_legal):
        _, _, colour, _, square, _, _ = mv.read_move(out[k])
        mark = 1 << (colour * (N_COLOURS + 1) + seal_on_top(c, s, lot_square(s, square)))
        if seen & mark == 0:
            seen |= mark
            out[kept] = out[k]
            kept += 1
    return kept


@kernel
def keep_sales(c: Record, s: Record, out: Array, n_legal: int) -> int:
    """K19: all seals of a dear colour, none of a cheap one, either of others."""
    of_colour = price(c, s, s.selling)
    if of_colour > FAIR_PRICE:
        out[0] = out[n_legal - 1]
        return 1
    if of_colour < FAIR_PRICE or n_legal == 1:
        return 1
    out[1] = out[n_legal - 1]
    return 2
