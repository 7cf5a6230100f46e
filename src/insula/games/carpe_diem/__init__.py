"""Carpe Diem: 2 to 4 seats, rules C1-C41 of RULES.md."""

from __future__ import annotations

from insula.core.game import Kernels, Title
from insula.games.carpe_diem import content, faults, rules, scoring, views
from insula.games.carpe_diem.events import EVENTS
from insula.games.carpe_diem.moves import MOVES
from insula.games.carpe_diem.observe import OBSERVATION
from insula.games.carpe_diem.reasons import REASONS
from insula.games.carpe_diem.state import (
    BREAD_RULES,
    EDITIONS,
    MAX_MOVES,
    MAX_SEATS,
    MIN_SEATS,
    PHASES,
    STATE,
    VILLA_RULES,
)

TITLE = Title(
    name="carpe_diem",
    module=__name__,
    rules_version=1,
    seat_counts=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    known_options={"edition": EDITIONS, "villas": VILLA_RULES, "bread": BREAD_RULES},
    phases=PHASES,
    max_moves=MAX_MOVES,
    max_events=512,
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
    known={"light_pile": views.known_light, "fountain_pile": views.known_fountain},
)
