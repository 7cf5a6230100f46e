"""Carpe Diem: what a position is worth to a seat. A worth is the sum of named terms, each times its weight.

A weight has three numbers: what a term counts for after the last turn, and what is added to that the more turns are to
come in the game and before the next scoring.
"""

from __future__ import annotations

import numpy as np

from insula.bots.evaluate import read_weights
from insula.core.jit import Array, Record, kernel
from insula.games.carpe_diem.district import edge_on, root_of
from insula.games.carpe_diem.scoring import (
    BREAD_A_MULTIPLE,
    PENALTY,
    coins_missing,
    count_ahead,
    is_red,
    multiples_payable,
    villa_points,
)
from insula.games.carpe_diem.state import (
    ANY_EDGE,
    BREAD_REWARD,
    CHIMNEY_NEED,
    CRAFTSMAN,
    DEPOT,
    DWELLING_NEED,
    FIRST_KIND_NEED,
    HENYARD,
    LANDSCAPE_NEED,
    MAX_MULTIPLES,
    MAX_VILLA,
    MERCHANT,
    N_CIRCLES,
    N_DARK_SPACES,
    N_DEPOTS,
    N_FEATURE_KINDS,
    N_GAME_PHASES,
    N_GOODS,
    N_KINDS,
    N_LIGHT,
    N_MARKS,
    N_NEEDS,
    N_PARTS,
    N_PARTS_OF_TILE,
    N_PLACES,
    N_REWARDS,
    N_SIDES,
    N_SPACES,
    N_SQUARES,
    N_TILES,
    NEIGHBOUR_OF_SQUARE,
    NO_CARD,
    NO_SEAT,
    NO_TILE,
    OVER,
    PASTURE,
    POND,
    RETURN,
    TILES_A_PHASE,
    VILLA,
    WIDTH,
    Card,
    Edge,
    Edges,
    Need,
    Part,
    Seat,
    Square,
)

TERMS = (
    "points",  # points scored so far
    "villas",  # what finished villas bring at the end
    "track",  # the number of the track space
    "fountain cards",  # what the fountain cards held pay now
    "tasks",  # frame tasks that are met
    "best circle",  # what the two cards beside the best free circle bring now
    "further circles",  # the next best ones, as many as scorings are left after the next
    "progress",  # parts of a further multiple of cards that can still be scored
    "green cards",  # multiples of green cards that can still be scored
    "coins",
    "bread",
    "goods",
    "stored tiles",
    "chimneys",
    "order",  # seats that would score earlier
    "open villas",  # what unfinished villas would bring, as far as a tile can finish them
    "open merchants",  # merchants that a tile can finish, as far as one can be hoped for; so all others
    "open bakers",
    "open senators",
    "open craftsmen",
    "open landscapes",  # the goods of unfinished landscapes
    "open needs",  # what unfinished features would bring with scoring cards and fountain cards
    "open tasks",  # frame tasks that an unfinished feature would meet
    "banderoles",  # banderoles on free squares beside the district
    "turns",  # own turns to come
    "scorings",  # own scorings to come
)
N_TERMS = len(TERMS)
(
    POINTS_TERM, VILLAS, TRACK, FOUNTAIN_CARDS, TASKS, BEST_CIRCLE, FURTHER_CIRCLES, PROGRESS, GREEN_CARDS,
    COINS_TERM, BREAD_TERM, GOODS_TERM, STORED_TILES, CHIMNEYS, ORDER,
    OPEN_VILLAS, OPEN_MERCHANTS, OPEN_BAKERS, OPEN_SENATORS, OPEN_CRAFTSMEN, OPEN_LANDSCAPES, OPEN_NEEDS, OPEN_TASKS,
    BANDEROLES, TURNS, SCORINGS,
) = range(N_TERMS)  # fmt: skip
WEIGHTS, VALUES, VALUES_OF_MANY = read_weights(__file__, TERMS)
"""What a term counts for after the last turn; what is added at the beginning of the game, and of a phase."""

LEVELS = {
    "beginner": "greedy:6",
    "casual": "greedy:2",
    "skilled": "greedy",
    "expert": "search:4",
    "master": "search:100",
}
ROLLOUT_WEIGHTS = {"place": 4, "move": 4}
"""In rollouts people mostly build what they take, and walk."""
SPREAD, POINTS_A_LEAD = 20.0, 1.0
"""A lead that makes a win likely, and the points that a lead of 1 stands for."""

WORTH_OF_REWARD = np.array([1.0, 1.3, 1.2, 1.2])
"""Points, a coin, a bread, a step in points."""
TURNS_A_PHASE = 7
FIT_OF_PASTURES = np.array([1.0, 0.7, 0.35, 0.0])
"""How many of the light tiles that show a kind fit a square that one such edge and 0, 1, … pastures face."""
FIT_OF_TWO_VILLAS, FIT_OF_TWO_ALIKE, FIT_OF_TWO_KINDS = 0.2, 0.05, 0.03
"""The same for a square that several edges face: of villas, of another kind, of two kinds."""
ROW_SHARE = 0.3
"""A dark tile of the row comes only with a craftsman."""
HALF_CHANCE = 4.0
"""How many fitting tiles make it as likely as not that an edge is closed."""


@kernel
def evaluate(content: Array, states: Array, i: int, seat: Seat, weights: Array) -> float:
    """What a position is worth to a seat."""
    terms = np.zeros(N_TERMS)
    turns = measure(content[0], states[i], seat, terms)
    early = terms[TURNS] / (N_GAME_PHASES * TURNS_A_PHASE)
    before = turns / TURNS_A_PHASE
    worth = 0.0
    for term in range(N_TERMS):
        worth += terms[term] * (weights[term, 0] + early * weights[term, 1] + before * weights[term, 2])
    return worth


@kernel
def measure(c: Record, s: Record, seat: Seat, terms: Array) -> int:
    """Every term of a position; own turns before the next scoring."""
    terms[POINTS_TERM] = s.points[seat]
    if s.phase == OVER:
        return 0
    owned = np.zeros(N_NEEDS, np.int64)
    count_owned_things(s, seat, owned)
    gain = np.zeros(N_KINDS)
    rate_cards(c, s, seat, owned, gain, terms)
    measure_store(c, s, seat, gain, terms)
    survey(c, s, seat, gain, terms)
    turns = count_turns(s, seat)
    terms[TURNS] = turns + TURNS_A_PHASE * (N_GAME_PHASES - 1 - s.game_phase)
    return turns


@kernel
def count_turns(s: Record, seat: Seat) -> int:
    """C15: own turns before the next scoring."""
    tiles = 0
    for depot in range(N_DEPOTS):
        lying = 0
        for place in range(N_PLACES):
            lying += s.depots[depot, place] != NO_TILE
        tiles += max(0, lying - (N_PLACES - s.seats))
    first = s.actor if s.phase == DEPOT else s.actor + 1
    return (tiles + s.seats - 1 - (seat - first) % s.seats) // s.seats


# --- Cards ----------------------------------------------------------------------------------------------------


@kernel
def count_owned_things(s: Record, seat: Seat, owned: Array) -> None:
    """C29, C30: all that cards ask for."""
    for good in range(N_GOODS):
        owned[good] = s.goods[seat, good]
    owned[CHIMNEY_NEED] = s.chimneys[seat]
    for kind in range(N_KINDS):
        owned[FIRST_KIND_NEED + kind] = s.built[seat, kind]
        if POND <= kind <= HENYARD:
            owned[LANDSCAPE_NEED] += s.built[seat, kind]
        elif MERCHANT <= kind <= CRAFTSMAN:
            owned[DWELLING_NEED] += s.built[seat, kind]


@kernel
def rate_cards(c: Record, s: Record, seat: Seat, owned: Array, gain: Array, terms: Array) -> None:
    """What the free circles would bring now, and what is on the way to a further multiple."""
    is_open = np.zeros(N_SPACES, np.int64)
    scorings = N_GAME_PHASES
    for circle in range(N_CIRCLES):
        if s.disc[circle] == NO_SEAT:
            is_open[c.space_of_circle[circle, 0]] = 1
            is_open[c.space_of_circle[circle, 1]] = 1
        elif s.disc[circle] == seat:
            scorings -= 1
    terms[SCORINGS] = scorings
    if scorings == 0:
        return
    multiples = np.zeros(N_SPACES, np.int64)
    for space in range(N_SPACES):
        card = s.cards[space]
        if card != NO_CARD and is_open[space]:
            if is_red(card):
                multiples[space] = rate_red(c, s, seat, card, terms)
            else:
                multiples[space] = rate_green(c, card, owned, gain, terms)
    pick_circles(c, s, seat, multiples, scorings, terms)


@kernel
def worth_of_multiple(c: Record, card: Card) -> float:
    """C31: what one multiple brings, in points."""
    worth = 0.0
    for reward in range(N_REWARDS):
        worth += c.reward_of_card[card, reward] * WORTH_OF_REWARD[reward]
    return worth


@kernel
def rate_green(c: Record, card: Card, owned: Array, gain: Array, terms: Array) -> int:
    """C29: the multiples of a green card; notes progress, and what one more of each kind would add."""
    multiples = MAX_MULTIPLES
    short = 0
    parts = 0
    for need in range(CHIMNEY_NEED, N_NEEDS):
        if c.need_of_card[card, need] > 0:
            reached = owned[need] // c.need_of_card[card, need]
            if reached < multiples:
                multiples = reached
                short = 0
            short += reached == multiples
            parts += 1
    unit = worth_of_multiple(c, card)
    done = 0.0
    for need in range(CHIMNEY_NEED, N_NEEDS):
        wanted = c.need_of_card[card, need]
        if wanted > 0:
            ahead = owned[need] / wanted - multiples
            done += min(1.0, ahead)
            if ahead < 1.0:
                add_gain(need, unit / (wanted * short), gain)
    terms[PROGRESS] += done / parts * (unit + penalty(multiples))
    terms[GREEN_CARDS] += multiples * unit
    return multiples


@kernel
def penalty(multiples: int) -> int:
    """C32: what a card costs that is resolved with that many multiples."""
    return PENALTY if multiples == 0 else 0


@kernel
def add_gain(need: Need, worth: float, gain: Array) -> None:
    """One more of a kind brings a card nearer to its next multiple."""
    if need == LANDSCAPE_NEED:
        for kind in range(POND, HENYARD + 1):
            gain[kind] += worth
    elif need == DWELLING_NEED:
        for kind in range(MERCHANT, CRAFTSMAN + 1):
            gain[kind] += worth
    elif need != CHIMNEY_NEED:
        gain[need - FIRST_KIND_NEED] += worth


@kernel
def rate_red(c: Record, s: Record, seat: Seat, card: Card, terms: Array) -> int:
    """C29: the multiples of a red card that can be paid; notes progress."""
    multiples = multiples_payable(c, s, seat, card)
    asked = 0
    for good in range(N_GOODS):
        asked += c.need_of_card[card, good]
    missing = coins_missing(c, s, seat, card, multiples + 1) - s.coins[seat]
    terms[PROGRESS] += max(0.0, 1.0 - missing / asked) * (worth_of_multiple(c, card) + penalty(multiples))
    return multiples


@kernel
def pick_circles(c: Record, s: Record, seat: Seat, multiples: Array, scorings: int, terms: Array) -> None:
    """C28: the best free circle, and the best of the others for the scorings after the next."""
    best = np.full(N_GAME_PHASES, -2.0 * PENALTY)
    for circle in range(N_CIRCLES):
        one = c.space_of_circle[circle, 0]
        other = c.space_of_circle[circle, 1]
        if s.disc[circle] == NO_SEAT and s.cards[one] != NO_CARD and s.cards[other] != NO_CARD:
            worth = rate_circle(c, s, seat, s.cards[one], s.cards[other], multiples[one], multiples[other])
            place = scorings
            while place > 0 and worth > best[place - 1]:
                if place < scorings:
                    best[place] = best[place - 1]
                place -= 1
            if place < scorings:
                best[place] = worth
    terms[BEST_CIRCLE] = best[0]
    for place in range(1, scorings):
        terms[FURTHER_CIRCLES] += best[place]


@kernel
def rate_circle(c: Record, s: Record, seat: Seat, one: Card, other: Card, of_one: int, of_other: int) -> float:
    """C28-C33: what two cards bring with that many multiples each; bread may stand for one more."""
    if is_red(one) and is_red(other) and of_one > 0 and of_other > 0:
        of_other = multiples_left(c, s, seat, one, of_one, other)
    unit = worth_of_multiple(c, one)
    other_unit = worth_of_multiple(c, other)
    worth = of_one * unit - penalty(of_one) + of_other * other_unit - penalty(of_other)
    if s.bread[seat] >= BREAD_A_MULTIPLE:
        more = max(unit + penalty(of_one), other_unit + penalty(of_other))
        worth += max(0.0, more - BREAD_A_MULTIPLE * WORTH_OF_REWARD[BREAD_REWARD])
    return worth


@kernel
def multiples_left(c: Record, s: Record, seat: Seat, card: Card, multiples: int, other: Card) -> int:
    """C29: the multiples of another red card that can be paid after those of one card."""
    coins = s.coins[seat] - coins_missing(c, s, seat, card, multiples)
    left = 0
    while coins >= 0 and left < MAX_MULTIPLES:
        left += 1
        missing = 0
        for good in range(N_GOODS):
            goods = max(0, s.goods[seat, good] - multiples * c.need_of_card[card, good])
            missing += max(0, left * c.need_of_card[other, good] - goods)
        if missing > coins:
            return left - 1
    return left


# --- The store ------------------------------------------------------------------------------------------------


@kernel
def measure_store(c: Record, s: Record, seat: Seat, gain: Array, terms: Array) -> None:
    """C36-C38: what is stored, the track, the fountain cards."""
    goods = 0
    for good in range(N_GOODS):
        goods += s.goods[seat, good]
    tiles = 0
    for tile in range(N_TILES):
        tiles += s.stored_by[tile] == seat
    terms[GOODS_TERM] = goods
    terms[COINS_TERM] = s.coins[seat]
    terms[BREAD_TERM] = s.bread[seat]
    terms[STORED_TILES] = tiles
    terms[TRACK] = c.number_of_space[s.track[seat]]
    terms[ORDER] = count_ahead(s, seat)
    terms[CHIMNEYS] = s.chimneys[seat]
    least = N_SQUARES * c.fountain_points[0]
    for kind in range(N_KINDS):
        held = s.fountain_hand[seat, kind]
        if held > 0:
            worth = s.built[seat, kind] * c.fountain_points[0]
            least = min(least, worth)
            terms[FOUNTAIN_CARDS] += held * worth
            gain[kind] += held * c.fountain_points[0]
    if s.phase == RETURN and s.actor == seat:
        terms[FOUNTAIN_CARDS] -= least


# --- The district ---------------------------------------------------------------------------------------------


@kernel
def survey(c: Record, s: Record, seat: Seat, gain: Array, terms: Array) -> None:
    """Finished and unfinished features, tasks, and the squares beside the district."""
    light = np.zeros(N_FEATURE_KINDS + 1)
    dark = np.zeros(N_FEATURE_KINDS + 1)
    count_coming(c, s, light, dark)
    chance_at = np.zeros(N_SQUARES)
    rate_squares(c, s, seat, light, dark, chance_at, terms)
    chance = np.ones(N_PARTS)
    tiles = np.zeros(N_PARTS, np.int64)
    chimneys = np.zeros(N_PARTS, np.int64)
    for square in range(N_SQUARES):
        if s.tile_at[seat, square] != NO_TILE:
            survey_tile(c, s, seat, square, chance_at, chance, tiles, chimneys)
    for part in range(N_PARTS):
        if tiles[part] > 0:
            rate_feature(c, s, seat, part, chance[part], tiles[part], chimneys[part], gain, terms)
    rate_tasks(c, s, seat, chance, terms)


@kernel
def count_coming(c: Record, s: Record, light: Array, dark: Array) -> None:
    """For each edge how many tiles that show it can still come."""
    for depot in range(N_DEPOTS):
        for place in range(N_PLACES):
            if s.depots[depot, place] != NO_TILE:
                count_tile(c, s.depots[depot, place], 1.0, light, dark)
    for space in range(N_DARK_SPACES):
        if s.row[space] != NO_TILE:
            count_tile(c, s.row[space], ROW_SHARE, light, dark)
    for number in range((s.game_phase + 1) * TILES_A_PHASE, N_LIGHT):
        count_tile(c, s.light_pile[number], s.seats / N_PLACES, light, dark)
    if s.game_phase < N_GAME_PHASES - 1:
        for number in range(N_DARK_SPACES, N_DARK_SPACES + TILES_A_PHASE):
            count_tile(c, s.dark_pile[number], s.seats / N_PLACES, light, dark)


@kernel
def count_tile(c: Record, tile: int, share: float, light: Array, dark: Array) -> None:
    """Count a tile that may still come; `share` is how likely it can be taken."""
    for number in range(N_PARTS_OF_TILE):
        edge = c.edge_of_part[tile, number]
        if edge != PASTURE:
            if tile < N_LIGHT:
                light[edge] += share
            else:
                dark[edge] += share


@kernel
def rate_squares(c: Record, s: Record, seat: Seat, light: Array, dark: Array, chance_at: Array, terms: Array) -> None:
    """How likely it is that a fitting tile comes for each free square beside the district."""
    board = s.board[seat]
    for square in range(N_SQUARES):
        if s.frontier[seat] >> square & 1:
            chance_at[square] = chance_of_square(s.facing[seat, square], light, dark)
            terms[BANDEROLES] += c.has_banderole[board, square]


@kernel
def chance_of_square(facing: Edges, light: Array, dark: Array) -> float:
    """A guess from how many edges a tile must match: one kind is common, two of them are rare, more do not exist."""
    pastures = 0
    kinds = 0
    first = PASTURE
    second = PASTURE
    for side in range(N_SIDES):
        edge = edge_on(facing, side)
        if edge == PASTURE:
            pastures += 1
        elif edge != ANY_EDGE:
            kinds += 1
            if first == PASTURE:
                first = edge
            elif edge != first:
                if second not in (PASTURE, edge):
                    return 0.0
                second = edge
    if kinds == 0:
        return 1.0
    if kinds == 1:
        fitting = light[first] * FIT_OF_PASTURES[pastures] + dark[first]
    elif second == PASTURE:
        fitting = light[first] * (FIT_OF_TWO_VILLAS / (kinds - 1) if first == VILLA + 1 else FIT_OF_TWO_ALIKE)
    elif kinds == 2:
        fitting = min(light[first], light[second]) * FIT_OF_TWO_KINDS
    else:
        return 0.0
    return fitting / (fitting + HALF_CHANCE)


@kernel
def survey_tile(
    c: Record, s: Record, seat: Seat, square: Square, chance_at: Array, chance: Array, tiles: Array, chimneys: Array
) -> None:
    """Add a tile's parts to the features that they belong to."""
    tile = s.tile_at[seat, square]
    edges = c.edges_of_tile[tile, s.turning_at[seat, square]]
    for number in range(N_PARTS_OF_TILE):
        edge = c.edge_of_part[tile, number]
        if edge != PASTURE:
            root = root_of(s, seat, square * N_PARTS_OF_TILE + number)
            tiles[root] += 1
            if edge == VILLA + 1:
                chimneys[root] += c.chimneys_of_tile[tile]
            if s.open_edges[seat, root] > 0:
                for side in range(N_SIDES):
                    if edge_on(edges, side) == edge:
                        neighbour = NEIGHBOUR_OF_SQUARE[square, side]
                        if s.tile_at[seat, neighbour] == NO_TILE:
                            chance[root] *= chance_at[neighbour]


@kernel
def rate_feature(
    c: Record, s: Record, seat: Seat, root: Part, chance: float, tiles: int, chimneys: int, gain: Array, terms: Array
) -> None:
    """A feature: what a finished villa brings, what an unfinished feature may."""
    square = root // N_PARTS_OF_TILE
    kind = c.edge_of_part[s.tile_at[seat, square], root % N_PARTS_OF_TILE] - 1
    if s.open_edges[seat, root] == 0:
        if kind == VILLA:
            terms[VILLAS] += villa_points(c, s, chimneys)
        return
    terms[OPEN_NEEDS] += chance * gain[kind]
    if kind == VILLA:
        terms[OPEN_VILLAS] += chance * villa_points(c, s, min(chimneys + 1, MAX_VILLA))
    elif kind >= POND:
        terms[OPEN_LANDSCAPES] += chance * tiles
    else:
        terms[OPEN_MERCHANTS + kind - MERCHANT] += chance


@kernel
def rate_tasks(c: Record, s: Record, seat: Seat, chance: Array, terms: Array) -> None:
    """C39: tasks that are met, and those that an unfinished feature in their line may meet."""
    for side in range(N_SIDES):
        piece = s.frame[seat * N_SIDES + side]
        for mark in range(N_MARKS):
            likely = likeliness_of_task(
                c, s, seat, side, c.line_of_mark[side, mark], c.kind_of_task[piece, mark] + 1, chance
            )
            if likely == 1.0:
                terms[TASKS] += c.points_of_task[piece, mark]
            else:
                terms[OPEN_TASKS] += likely * c.points_of_task[piece, mark]


@kernel
def likeliness_of_task(c: Record, s: Record, seat: Seat, side: int, line: int, edge: Edge, chance: Array) -> float:
    """C39: 1 for a finished feature in the line; the best chance of an unfinished one."""
    likely = 0.0
    for k in range(WIDTH):
        square = k * WIDTH + line if side % 2 == 0 else line * WIDTH + k
        tile = s.tile_at[seat, square]
        if tile != NO_TILE:
            for number in range(N_PARTS_OF_TILE):
                if c.edge_of_part[tile, number] == edge:
                    root = root_of(s, seat, square * N_PARTS_OF_TILE + number)
                    if s.open_edges[seat, root] == 0:
                        return 1.0
                    likely = max(likely, min(chance[root], 0.99))
    return likely
