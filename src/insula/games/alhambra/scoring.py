"""Every way to score: A20 and A21, itemised kind by kind."""

from __future__ import annotations

from insula.core.events import emit
from insula.core.jit import Array, Record, kernel
from insula.core.layout import EVERYBODY
from insula.games.alhambra import events as ev
from insula.games.alhambra.state import (
    MARTIN,
    N_AWARDS,
    N_BUILDINGS,
    N_KINDS,
    N_OWNERS,
    N_SCORINGS,
    NO_OWNER,
    Kind,
    Owner,
    Scoring,
)

TALLY_BITS, TALLY_MASK = 8, 255


@kernel
def hold_scoring(c: Record, s: Record, scoring: Scoring, events: Array) -> None:
    """A20: a scoring, kind by kind, for all who own a building of that kind."""
    s.held |= 1 << scoring
    emit(events, ev.SCORING_HELD, EVERYBODY, scoring, 0, 0, 0, 0)
    for kind in range(N_KINDS):
        tally = tally_kind(c, s, kind)
        for owner in range(N_OWNERS):
            buildings = count_of_owner(tally, owner)
            if buildings > 0:
                points = score_kind(c, scoring, kind, tally, owner)
                s.points[scoring, owner] += points
                emit_points(events, owner, scoring, kind, buildings, points)


@kernel
def score_now(content: Array, states: Array, i: int, events: Array) -> None:
    """A20: all scorings still to come, held at once."""
    for scoring in range(N_SCORINGS):
        if not states[i].held >> scoring & 1:
            hold_scoring(content[0], states[i], scoring, events)


@kernel
def tally_kind(c: Record, s: Record, kind: Kind) -> int:
    """How many buildings of a kind each owner has, eight bits an owner."""
    tally = 0
    for building in range(N_BUILDINGS):
        if c.kind_of_building[building] == kind and s.owner[building] != NO_OWNER:
            tally += 1 << (TALLY_BITS * s.owner[building])
    return tally


@kernel
def count_of_owner(tally: int, owner: Owner) -> int:
    """One owner's number in a tally."""
    return tally >> (TALLY_BITS * owner) & TALLY_MASK


@kernel
def score_kind(c: Record, scoring: Scoring, kind: Kind, tally: int, owner: Owner) -> int:
    """A20, A21: an owner's share of the places that it and those tied with it occupy, rounded down."""
    mine = count_of_owner(tally, owner)
    if mine == 0:
        return 0
    ahead = 0
    level = 0
    for other in range(N_OWNERS):
        theirs = count_of_owner(tally, other)
        if theirs > mine:
            ahead += 1
        elif theirs == mine:
            level += 1
    points = 0
    for place in range(ahead, min(ahead + level, N_AWARDS)):
        points += c.points_of_place[scoring, place, kind]
    return points // level


@kernel
def emit_points(events: Array, owner: Owner, scoring: Scoring, kind: Kind, buildings: int, points: int) -> None:
    """Say what an owner got and for how many buildings; Martin's points are his own kind of event."""
    if owner == MARTIN:
        emit(events, ev.MARTIN_SCORED, EVERYBODY, scoring, kind, buildings, points, 0)
    else:
        emit(events, ev.SCORED, EVERYBODY, owner, scoring, kind, buildings, points)


@kernel
def total_points(s: Record, owner: Owner) -> int:
    """A19: an owner's points of all scorings."""
    total = 0
    for scoring in range(N_SCORINGS):
        total += s.points[scoring, owner]
    return total


@kernel
def scores(content: Array, states: Array, i: int, points: Array, standing: Array) -> None:
    """A19: most points wins and a tie is a shared victory, so the standing is the points."""
    s = states[i]
    for seat in range(s.seats):
        points[seat] = total_points(s, seat)
        standing[seat] = points[seat]
