"""Every way to score: T5 at once, T7 and T8 at the end."""

from __future__ import annotations

from insula.core.events import emit
from insula.core.jit import Array, Record, kernel
from insula.core.layout import EVERYBODY
from tic_city import events as ev
from tic_city.state import FOUNTAIN, N_SQUARES, NO_KIND, OVER, PARK, SIDE, TOWER, Kind, Seat, Square

FACTOR = 100
"""More than the towers of a seat: points count first."""


@kernel
def kind_seen(s: Record, column: int, row: int) -> Kind:
    """What a neighbour sees on a square; T5: the fountain looks like a park."""
    if column < 0 or column >= SIDE or row < 0 or row >= SIDE:
        return NO_KIND
    square = row * SIDE + column
    return PARK if square == FOUNTAIN else s.kind_on[square]


@kernel
def points_beside(c: Record, kind: Kind, other: Kind) -> int:
    """T5: what a building scores for one that stands beside it."""
    return 0 if other == NO_KIND else c.points_beside[kind, other]


@kernel
def worth_of_site(c: Record, s: Record, kind: Kind, square: Square) -> int:
    """T5: what a building would score on a square: for each of the four squares beside it what stands there."""
    column, row = square % SIDE, square // SIDE
    return (
        points_beside(c, kind, kind_seen(s, column - 1, row))
        + points_beside(c, kind, kind_seen(s, column + 1, row))
        + points_beside(c, kind, kind_seen(s, column, row - 1))
        + points_beside(c, kind, kind_seen(s, column, row + 1))
    )


@kernel
def count_beside(s: Record, square: Square) -> int:
    """T5: how many neighbours a building has, the fountain among them."""
    column, row = square % SIDE, square // SIDE
    count = 1 if kind_seen(s, column - 1, row) != NO_KIND else 0
    count += 1 if kind_seen(s, column + 1, row) != NO_KIND else 0
    count += 1 if kind_seen(s, column, row - 1) != NO_KIND else 0
    count += 1 if kind_seen(s, column, row + 1) != NO_KIND else 0
    return count


@kernel
def score_site(c: Record, s: Record, square: Square, events: Array) -> None:
    """T5: whoever builds scores for all neighbours together, if they are worth anything."""
    points = worth_of_site(c, s, s.kind_on[square], square)
    if points > 0:
        s.points[s.actor] += points
        emit(events, ev.NEIGHBOURS_SCORED, EVERYBODY, s.actor, points, count_beside(s, square), 0, 0)


@kernel
def count_built(s: Record, seat: Seat, kind: Kind) -> int:
    """How many buildings of a kind a seat built."""
    count = 0
    for square in range(N_SQUARES):
        if s.owner_on[square] == seat and s.kind_on[square] == kind:
            count += 1
    return count


@kernel
def score_wishes(c: Record, s: Record, events: Array) -> None:
    """T7: each seat scores for every building that it built of the kind that it wished for."""
    for seat in range(s.seats):
        buildings = count_built(s, seat, s.wish[seat])
        s.points[seat] += c.wish_points * buildings
        emit(events, ev.WISH_SCORED, EVERYBODY, seat, c.wish_points * buildings, s.wish[seat], buildings, 0)


@kernel
def scores(content: Array, states: Array, i: int, points: Array, standing: Array) -> None:
    """T8: most points wins, of equal ones most towers."""
    s = states[i]
    for seat in range(s.seats):
        points[seat] = s.points[seat]
        standing[seat] = FACTOR * s.points[seat] + count_built(s, seat, TOWER)


@kernel
def score_now(content: Array, states: Array, i: int, events: Array) -> None:
    """T7: the wishes, as the city stands now."""
    if states[i].phase != OVER:
        score_wishes(content[0], states[i], events)
