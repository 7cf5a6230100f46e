"""Alhambra, the card game: 2 to 6 seats, rules A1-A22 of RULES.md."""

from __future__ import annotations

from insula.core.game import Kernels, Title
from insula.games.alhambra import content, faults, rules, scoring, views
from insula.games.alhambra.events import EVENTS
from insula.games.alhambra.moves import MOVES
from insula.games.alhambra.observe import OBSERVATION
from insula.games.alhambra.reasons import REASONS
from insula.games.alhambra.state import MAX_MOVES, MAX_SEATS, MIN_SEATS, PHASES, STATE, TRACKING

TITLE = Title(
    name="alhambra",
    module=__name__,
    rules_version=1,
    seat_counts=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    known_options={"tracking": TRACKING},
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
)
