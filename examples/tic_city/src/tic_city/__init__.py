"""Tic City: 2 to 4 seats, rules T1-T8."""

from __future__ import annotations

from insula.core.game import Kernels, Title
from tic_city import content, faults, rules, scoring, views
from tic_city.events import EVENTS
from tic_city.moves import MOVES
from tic_city.observe import OBSERVATION
from tic_city.reasons import REASONS
from tic_city.state import MAX_MOVES, MAX_SEATS, MIN_SEATS, PHASES, STATE

TITLE = Title(
    name="tic_city",
    module=__name__,
    rules_version=1,
    seat_counts=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    known_options={},
    phases=PHASES,
    max_moves=MAX_MOVES,
    max_events=24,
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
    observation=OBSERVATION,
)
