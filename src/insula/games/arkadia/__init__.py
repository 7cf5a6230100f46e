"""Arkadia: 2 to 4 seats, rules K1-K23 of RULES.md."""

from __future__ import annotations

from insula.core.game import Kernels, Title
from insula.games.arkadia import content, faults, rules, scoring, views
from insula.games.arkadia.events import EVENTS
from insula.games.arkadia.moves import MOVES
from insula.games.arkadia.observe import OBSERVATION
from insula.games.arkadia.reasons import REASONS
from insula.games.arkadia.state import FLIP, MAX_MOVES, MAX_SEATS, MIN_SEATS, PHASES, STATE, TRACKING

TITLE = Title(
    name="arkadia",
    module=__name__,
    rules_version=1,
    seat_counts=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    known_options={"flip": FLIP, "tracking": TRACKING},
    phases=PHASES,
    max_moves=MAX_MOVES,
    max_events=256,
    layout=STATE,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    fault_names=faults.FAULTS.names,
    kernels=Kernels(
        setup=rules.setup,
        legal_moves=rules.legal_moves,
        apply=rules.apply,
        explain=rules.explain,
        scores=scoring.scores,
        resample=views.resample,
        faults=faults.faults,
        suppose=rules.suppose,
        score_now=scoring.score_now,
    ),
    load_content=content.load,
    view=views.view,
    refusal=views.refusal,
    odds=views.odds,
    complete=views.complete,
    observation=OBSERVATION,
    is_score_seen=views.is_score_seen,
)
