"""Every way to score: the cards after each phase (C27-C33), the end (C35-C40), itemised."""

from __future__ import annotations

from insula.core.events import emit
from insula.core.jit import Array, Record, kernel
from insula.core.layout import EVERYBODY
from insula.games.carpe_diem import events as ev
from insula.games.carpe_diem.district import count_chimneys, is_finished, part_at, root_of
from insula.games.carpe_diem.state import (
    BREAD_REWARD,
    CHIMNEY_NEED,
    COINS,
    CRAFTSMAN,
    DWELLING_NEED,
    FIRST_KIND_NEED,
    HENYARD,
    LANDSCAPE_NEED,
    LAST_SPACE,
    MAX_MULTIPLES,
    MAX_SEATS,
    MERCHANT,
    N_GOODS,
    N_KINDS,
    N_MARKS,
    N_NEEDS,
    N_RED,
    N_SIDES,
    N_SQUARES,
    N_TILES,
    NO_PART,
    POINTS,
    POND,
    STEPS,
    VILLA,
    VILLA_TABLE,
    WIDTH,
    Card,
    Good,
    Kind,
    Need,
    Piece,
    Seat,
    Side,
)

BREAD_A_MULTIPLE = 3
PENALTY = 4

# --- The banderole track (C17, C27) ---------------------------------------------------------------------------


@kernel
def advance_disc(s: Record, seat: Seat, steps: int, events: Array) -> None:
    """C17: the own disc goes on and lies on top where it ends; the track ends at its last space."""
    space = min(s.track[seat] + steps, LAST_SPACE)
    if space == s.track[seat]:
        return
    emit(events, ev.STEPPED, EVERYBODY, seat, space - s.track[seat], space, 0, 0)
    s.track[seat] = space
    is_passed = False
    for k in range(s.seats):
        is_passed = is_passed or s.arrivals[k] == seat
        if is_passed:
            s.arrivals[k] = s.arrivals[k + 1] if k + 1 < s.seats else seat


@kernel
def arrival(s: Record, seat: Seat) -> int:
    """C17: how late a disc arrived; on one space the later one lies on top."""
    for k in range(s.seats):
        if s.arrivals[k] == seat:
            return k
    return -1


@kernel
def count_ahead(s: Record, seat: Seat) -> int:
    """C27: how many seats would score before this one: those further on, or on top of it."""
    ahead = 0
    for other in range(s.seats):
        if s.track[other] > s.track[seat] or (s.track[other] == s.track[seat] and arrival(s, other) > arrival(s, seat)):
            ahead += 1
    return ahead


# --- Cards (C29-C33) ------------------------------------------------------------------------------------------


@kernel
def is_red(card: Card) -> bool:
    """C4: decks A and B."""
    return card < N_RED


@kernel
def count_owned(s: Record, seat: Seat, need: Need) -> int:
    """C29, C30: how many of what a green card counts a seat has."""
    if need == CHIMNEY_NEED:
        return s.chimneys[seat]
    if need == LANDSCAPE_NEED:
        return count_built(s, seat, POND, HENYARD)
    if need == DWELLING_NEED:
        return count_built(s, seat, MERCHANT, CRAFTSMAN)
    return s.built[seat, need - FIRST_KIND_NEED]


@kernel
def count_built(s: Record, seat: Seat, first: Kind, last: Kind) -> int:
    """C30: things built, or finished, of several kinds."""
    total = 0
    for kind in range(first, last + 1):
        total += s.built[seat, kind]
    return total


@kernel
def multiples_owned(c: Record, s: Record, seat: Seat, card: Card) -> int:
    """C29: all full multiples of a green card; a set counts its scarcest part."""
    multiples = MAX_MULTIPLES
    for need in range(CHIMNEY_NEED, N_NEEDS):
        if c.need_of_card[card, need] > 0:
            multiples = min(multiples, count_owned(s, seat, need) // c.need_of_card[card, need])
    return multiples


@kernel
def goods_given(c: Record, s: Record, seat: Seat, card: Card, good: Good, multiples: int) -> int:
    """C29: how many of a good that many multiples of a red card take, as far as the seat has them."""
    return min(multiples * c.need_of_card[card, good], s.goods[seat, good])


@kernel
def coins_missing(c: Record, s: Record, seat: Seat, card: Card, multiples: int) -> int:
    """C29: the coins taken by that many multiples of a red card, own goods given first."""
    coins = 0
    for good in range(N_GOODS):
        coins += multiples * c.need_of_card[card, good] - goods_given(c, s, seat, card, good, multiples)
    return coins


@kernel
def multiples_payable(c: Record, s: Record, seat: Seat, card: Card) -> int:
    """C29: the most multiples of a red card that a seat can pay."""
    multiples = 0
    while multiples < MAX_MULTIPLES and coins_missing(c, s, seat, card, multiples + 1) <= s.coins[seat]:
        multiples += 1
    return multiples


@kernel
def reward(c: Record, s: Record, seat: Seat, card: Card, multiples: int, events: Array) -> None:
    """C31: what a card brings, at once: points, coins, bread, steps."""
    s.multiples += multiples
    if multiples == 0:
        return
    emit(events, ev.MULTIPLES_REACHED, EVERYBODY, seat, card, multiples, 0, 0)
    points = multiples * c.reward_of_card[card, POINTS]
    if points > 0:
        s.points[seat] += points
        emit(events, ev.CARD_SCORED, EVERYBODY, seat, card, multiples, points, 0)
    gain_coins(s, seat, multiples * c.reward_of_card[card, COINS], events)
    gain_bread(s, seat, multiples * c.reward_of_card[card, BREAD_REWARD], events)
    advance_disc(s, seat, multiples * c.reward_of_card[card, STEPS], events)


@kernel
def gain_coins(s: Record, seat: Seat, coins: int, events: Array) -> None:
    """C26: coins never run out."""
    if coins > 0:
        s.coins[seat] += coins
        emit(events, ev.COINS_GAINED, EVERYBODY, seat, coins, 0, 0, 0)


@kernel
def gain_bread(s: Record, seat: Seat, bread: int, events: Array) -> None:
    """C26: bread never runs out."""
    if bread > 0:
        s.bread[seat] += bread
        emit(events, ev.BREAD_GAINED, EVERYBODY, seat, bread, 0, 0, 0)


@kernel
def fail_card(s: Record, seat: Seat, card: Card, events: Array) -> None:
    """C32: a card without a multiple costs four points, as far as there are any."""
    lost = min(PENALTY, s.points[seat])
    s.points[seat] -= lost
    emit(events, ev.CARD_FAILED, EVERYBODY, seat, card, -lost, 0, 0)


# --- The end (C35-C39) ----------------------------------------------------------------------------------------


@kernel
def score_villas(c: Record, s: Record, seat: Seat, events: Array) -> int:
    """C35: each finished villa by its chimneys."""
    total = 0
    for square in range(N_SQUARES):
        part = part_at(c, s, seat, square, VILLA + 1)
        if part != NO_PART and s.joined[seat, part] == part and is_finished(s, seat, part):
            chimneys = count_chimneys(c, s, seat, part)
            points = villa_points(c, s, chimneys)
            total += points
            emit(events, ev.VILLA_SCORED, EVERYBODY, seat, chimneys, points, 0, 0)
    return total


@kernel
def villa_points(c: Record, s: Record, chimneys: int) -> int:
    """C2, C35: by the table, or a point a chimney."""
    return c.points_of_villa[chimneys] if s.villa_rule == VILLA_TABLE else chimneys


@kernel
def score_store(s: Record, seat: Seat, events: Array) -> int:
    """C36: half of all that is stored, rounded down."""
    things = s.coins[seat] + s.bread[seat]
    for good in range(N_GOODS):
        things += s.goods[seat, good]
    for tile in range(N_TILES):
        if s.stored_by[tile] == seat:
            things += 1
    emit(events, ev.STORE_SCORED, EVERYBODY, seat, things, things // 2, 0, 0)
    return things // 2


@kernel
def score_track(c: Record, s: Record, seat: Seat, events: Array) -> int:
    """C37: the number of the track space."""
    points = c.number_of_space[s.track[seat]]
    emit(events, ev.TRACK_SCORED, EVERYBODY, seat, s.track[seat], points, 0, 0)
    return points


@kernel
def score_fountain_cards(c: Record, s: Record, seat: Seat, events: Array) -> int:
    """C38: every card pays for each thing of its kind."""
    total = 0
    for kind in range(N_KINDS):
        for _ in range(s.fountain_hand[seat, kind]):
            points = fountain_card_points(c, s, seat, kind)
            total += points
            emit(events, ev.FOUNTAIN_SCORED, EVERYBODY, seat, kind, s.built[seat, kind], points, 0)
    return total


@kernel
def fountain_card_points(c: Record, s: Record, seat: Seat, kind: Kind) -> int:
    """C38: what a card of a kind pays for all the things of that kind."""
    return s.built[seat, kind] * c.fountain_points[0]


@kernel
def score_tasks(c: Record, s: Record, seat: Seat, events: Array) -> int:
    """C39: each frame task that is met, once."""
    total = 0
    for side in range(N_SIDES):
        piece = s.frame[seat * N_SIDES + side]
        for mark in range(N_MARKS):
            if is_task_met(c, s, seat, side, piece, mark):
                points = c.points_of_task[piece, mark]
                total += points
                emit(events, ev.TASK_SCORED, EVERYBODY, seat, side, c.kind_of_task[piece, mark], points, 0)
    return total


@kernel
def is_task_met(c: Record, s: Record, seat: Seat, side: Side, piece: Piece, mark: int) -> bool:
    """C39: the line at the mark holds a tile of a finished feature of the kind."""
    line = c.line_of_mark[side, mark]
    edge = c.kind_of_task[piece, mark] + 1
    for k in range(WIDTH):
        square = k * WIDTH + line if side % 2 == 0 else line * WIDTH + k
        part = part_at(c, s, seat, square, edge)
        if part != NO_PART and is_finished(s, seat, root_of(s, seat, part)):
            return True
    return False


@kernel
def score_end(c: Record, s: Record, seat: Seat, events: Array) -> None:
    """C35-C39: all that the end brings a seat."""
    points = score_villas(c, s, seat, events)
    points += score_store(s, seat, events)
    points += score_track(c, s, seat, events)
    points += score_fountain_cards(c, s, seat, events)
    points += score_tasks(c, s, seat, events)
    s.points[seat] += points


@kernel
def score_now(content: Array, states: Array, i: int, events: Array) -> None:
    """C35-C39: all that the end would bring every seat now."""
    for seat in range(states[i].seats):
        score_end(content[0], states[i], seat, events)


@kernel
def scores(content: Array, states: Array, i: int, points: Array, standing: Array) -> None:
    """C40: most points wins; a tie goes to the seat that would score last."""
    s = states[i]
    for seat in range(s.seats):
        points[seat] = s.points[seat]
        standing[seat] = s.points[seat] * MAX_SEATS + count_ahead(s, seat)
