"""`Title`: one frozen record of facts and functions that a title fills in. `Game`: that title at a table."""

from __future__ import annotations

import dataclasses
import functools
import importlib
import random
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from insula.core import jit, position
from insula.core.content import Content, Provenance
from insula.core.errors import ReasonTable, TableError
from insula.core.events import EventTable, silent_log
from insula.core.layout import Layout
from insula.core.moves import MoveTable
from insula.core.observation import Observation, Piece, laid_out, observe_nothing
from insula.core.seeds import MAX_SEED, is_salt
from insula.core.state import MAX_FORCED, State


@dataclass(frozen=True, kw_only=True)
class Kernels:
    """A title's rules. Each takes the tables, the states and an index first; see docs/architecture.md."""

    setup: Callable[..., None]
    legal_moves: Callable[..., int]
    apply: Callable[..., None]
    explain: Callable[..., int]
    scores: Callable[..., None]
    resample: Callable[..., None]
    faults: Callable[..., int]
    suppose: Callable[..., int]
    score_now: Callable[..., None]


@dataclass(frozen=True, kw_only=True, eq=False)
class Title:
    """What is registered: the facts and the rules of a title, whoever plays it; `module` names it `TITLE`."""

    name: str
    module: str
    rules_version: int
    seat_counts: tuple[int, ...]
    known_options: Mapping[str, tuple[str, ...]]
    phases: tuple[str, ...]
    max_moves: int
    max_events: int
    layout: Layout
    moves: MoveTable
    events: EventTable
    reasons: ReasonTable
    fault_names: tuple[str, ...]
    kernels: Kernels
    load_content: Callable[..., Content]
    view: Callable[[State, int], Any]
    refusal: Callable[[State, int, str], dict[str, Any]]
    odds: Callable[[State, int], dict[str, np.ndarray[Any, Any]]]
    is_score_seen: Callable[[State, int, int], bool] = lambda state, seat, owner: True
    """Whether the table shows a seat the points of another; what was once seen is in the log in any case."""
    complete: Callable[[Any, Any, Mapping[str, Sequence[int]], Any], None] = lambda content, rows, left, rng: None
    """Works out the derived fields of a position that somebody wrote, and lays in any order what it leaves open of the
    hidden ones, place by place: what nobody knows is drawn anew then."""
    known: Mapping[str, Callable[[Any], Sequence[bool]]] = dataclasses.field(default_factory=dict)
    """Hidden fields of which somebody knows a part, and of a row which places those are."""
    observation: Observation | None = None
    """What nets play it by; a title may do without."""

    def at_table(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Content | Path | str | None = None,
    ) -> Game:
        """The title laid for `seats` (default: the fewest), with options and components."""
        seats = self.seat_counts[0] if seats is None else seats
        if isinstance(seats, bool | float) or seats not in self.seat_counts:
            raise TableError("table.seats", seats=seats, known=self.seat_counts)
        chosen = {name: values[0] for name, values in self.known_options.items()}
        for name, value in (options or {}).items():
            if name not in self.known_options:
                raise TableError("table.unknown_option", option=name, known=tuple(self.known_options))
            if value not in self.known_options[name]:
                raise TableError("table.option_value", option=name, value=value, known=self.known_options[name])
            chosen[name] = value
        if content is None:
            content = self.own_content
        elif not isinstance(content, Content):
            content = self.load_content(Path(content))
        if content.title != self.name:
            raise TableError("table.other_content", title=content.title, expected=self.name)
        facts = {field.name: getattr(self, field.name) for field in dataclasses.fields(Title)}
        return Game(**facts, seats=int(seats), options=chosen, content=content)

    @functools.cached_property
    def own_content(self) -> Content:
        """The title's own components."""
        return self.load_content()

    @functools.cached_property
    def loops(self) -> types.ModuleType:
        """The core's loops around this title's kernels."""
        kernels = {field.name: getattr(self.kernels, field.name) for field in dataclasses.fields(Kernels)}
        kernels["observe"] = self.observation.observe if self.observation else observe_nothing
        sizes = {"N_MOVES": len(self.moves), "MAX_FORCED": MAX_FORCED, "MAX_SEATS": max(self.seat_counts)}
        return jit.instantiate("insula.core.loops", self.module, **kernels, **sizes, IS_ASKED=self.moves.is_asked)

    def __reduce__(self) -> tuple[Any, ...]:
        return (title_in, (self.module,))


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Title):
    """A title at a table: the number of seats, the options, the components."""

    seats: int
    options: Mapping[str, str]
    content: Content = dataclasses.field(repr=False)

    def num_distinct_actions(self) -> int:
        """How many moves the title has in all; actions are the numbers below it."""
        return len(self.moves)

    def num_players(self) -> int:
        """How many seats play."""
        return self.seats

    def min_utility(self) -> float:
        """The return of a last place."""
        return -1.0

    def max_utility(self) -> float:
        """The return of a first place."""
        return 1.0

    def utility_sum(self) -> float:
        """The sum of all seats' returns."""
        return 0.0

    def max_game_length(self) -> int:
        """A bound of the moves of one game, forced ones included."""
        return self.max_moves

    def observation_tensor_size(self) -> int:
        """How many numbers an observation has; 0 where the title brings none."""
        return self.observation_pieces[-1].stop if self.observation_pieces else 0

    def observation_tensor_shape(self) -> list[int]:
        """An observation is one row of numbers; `observation_pieces` say what is where."""
        return [self.observation_tensor_size()]

    @functools.cached_property
    def observation_pieces(self) -> tuple[Piece, ...]:
        """The parts of an observation at this table, one after another."""
        return laid_out(self.observation.parts, self.seats) if self.observation else ()

    def split_observation(self, tensor: Any) -> dict[str, Any]:
        """The parts of an observation, or of many, by name and in their shapes: a net may take each in its own way."""
        return {
            piece.name: tensor[..., piece.start : piece.stop].reshape((*tensor.shape[:-1], *piece.shape))
            for piece in self.observation_pieces
        }

    @property
    def move_features(self) -> np.ndarray[Any, Any]:
        """What each move is, as a row of numbers between 0 and 1; `move_feature_names` name the columns."""
        return self.moves.features

    @property
    def move_feature_names(self) -> tuple[str, ...]:
        """The columns of `move_features`."""
        return self.moves.feature_names

    def new_initial_state(self, seed: int | None = None, *, salt: str = "") -> State:
        """A new game; one seed is one shuffle. Without a seed one is drawn from the system's randomness.

        `salt` (letters, digits, dashes) goes into the commitment to the seed that records carry from the start.
        """
        if seed is None:
            seed = random.SystemRandom().getrandbits(64)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
            raise TableError("table.seed", seed=repr(seed)[:80], low=0, high=MAX_SEED)
        if not is_salt(salt):
            raise TableError("table.salt", salt=repr(salt)[:80])
        return State(self, seed, salt)

    def from_position(self, text: str, seed: int = 0) -> State:
        """The state that a position in words describes; TableError `position.faulty` names every mistake.

        What it leaves open, and all chance to come, is drawn from the seed. Its undo ends there.
        """
        return State.from_rows(self, position.read(text, self, seed))

    def deserialize_state(self, text: str) -> State:
        """The state that `State.serialize` wrote down."""
        return State.deserialize(text, self)

    @functools.cached_property
    def advance(self) -> Callable[..., tuple[int, int, int, int]]:
        """`loops.advance` for a state's own arrays; see there."""
        rows, legal = self.layout.zeros(1), np.empty(self.loops.BUFFER, np.int32)
        entry: Callable[..., tuple[int, int, int, int]] = jit.entry_point(
            self.loops.advance, self.content.tables, rows, 0, 0, legal, 0, MAX_FORCED, silent_log()
        )
        return entry

    @functools.cached_property
    def option_numbers(self) -> np.ndarray[Any, Any]:
        """The options as kernels take them: for each the place of its value in the list of values."""
        numbers = [values.index(self.options[name]) for name, values in self.known_options.items()]
        return np.array(numbers, np.int64)

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = self.content.layout.to_numbers(self.content.tables)
        return (_lay_again, (self.module, self.seats, dict(self.options), numbers, self.content.provenance))


def _lay_again(
    module: str, seats: int, options: dict[str, str], numbers: dict[str, Any], provenance: tuple[Provenance, ...]
) -> Game:
    """Unpickle a game: kernels come from their module; numbers fit every mode."""
    title = title_in(module)
    return title.at_table(seats, options, title.own_content.with_numbers(numbers, provenance))


def title_in(module: str) -> Title:
    """The title that a module declares."""
    title: Title = importlib.import_module(module).TITLE
    return title
