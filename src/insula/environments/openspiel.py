"""Every title as a game of OpenSpiel; importing this module registers them, `insula_alhambra` and so on.

Chance is explicit. A game begins with chance nodes that deal it. A move that brings something to light is made in two
steps: the seat chooses it, then a chance node draws anew all that no seat knows, and with that it is made. So what lies
in a pile decides nothing: two copies that make the same move see the same only where the outcome of chance is the same,
and no search can look into a pile. What another seat holds is in the state all the same, as in
all games of OpenSpiel: IS-MCTS, and whoever calls `resample_from_infostate`, does without it.
"""

from __future__ import annotations

import functools
import math
from typing import Any, Final

import numpy as np
import pyspiel

from insula.core.game import Game as Table
from insula.core.game import Title
from insula.core.layout import NOBODY
from insula.core.seeds import reroll_word
from insula.core.state import State as Core
from insula.registry import load_title, registered_names

PREFIX: Final = "insula_"
OUTCOMES: Final = 64
"""How many outcomes a chance node has unless the parameter `outcomes` says otherwise."""
DEALS: Final = 2**32
"""At least so many deals there are."""
MOST_OUTCOMES: Final = 2**16


class Game(pyspiel.Game):  # type: ignore[misc]
    """A title at a table, as OpenSpiel asks for it.

    Parameters: `players`, every option of the title, and `outcomes`, the number of outcomes of a chance node.
    """

    title: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title, params = self.title, params or {}
        options = {name: str(params[name]) for name in title.known_options if name in params}
        self.table: Table = title.at_table(int(params.get("players", title.seat_counts[0])), options)
        self.outcomes = int(params.get("outcomes", OUTCOMES))
        if not 2 <= self.outcomes <= MOST_OUTCOMES:
            raise ValueError(f"outcomes={self.outcomes}: from 2 to {MOST_OUTCOMES}")
        self.deals = math.ceil(math.log(DEALS) / math.log(self.outcomes) - 1e-9)
        self.chance = [(outcome, 1.0 / self.outcomes) for outcome in range(self.outcomes)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.num_distinct_actions(),
            max_chance_outcomes=self.outcomes,
            num_players=self.table.num_players(),
            min_utility=self.table.min_utility(),
            max_utility=self.table.max_utility(),
            utility_sum=self.table.utility_sum(),
            max_game_length=self.table.max_game_length(),
        )
        super().__init__(type_of(title), info, params)

    def new_initial_state(self, *_: Any) -> State:
        """A game before its deal."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound of the chance nodes of one game."""
        return self.deals + self.table.max_game_length()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees, as text and as numbers."""
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class State(pyspiel.State):  # type: ignore[misc]
    """A game in progress: `core` once it is dealt, and the move that waits for what chance brings."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.core: Core | None = None
        self.dealt: list[int] = []
        self.waiting: int | None = None

    def current_player(self) -> int:
        """The seat to act, or that it is chance's turn or nobody's."""
        if self.core is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.core.current_player())

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.core is not None and self.core.is_terminal()

    def returns(self) -> list[float]:
        """Each seat's utility, 0 while the game runs."""
        return [0.0] * self.num_players() if self.core is None else self.core.returns()

    def rewards(self) -> list[float]:
        """What the last move brought each seat."""
        return self.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes, each equally likely, in a list of the caller's own."""
        return [*self.get_game().chance]

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A copy in which everything that a player cannot know is drawn anew; not while a move waits for chance."""
        if self.core is None or self.waiting is not None:
            raise ValueError("nothing is drawn anew at a chance node")
        copy = self.clone()
        copy.core = self.core.resample_from_infostate(player, sampler)
        return copy  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.core is not None
        return self.core.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        if self.core is None:
            self._deal(action)
        elif self.waiting is not None:
            self.core.reroll(reroll_word(action, PREFIX, self.core.seq))
            self.core.apply_action(self.waiting)
            self.waiting = None
        elif needs_chance(self.core, action):
            self.waiting = action
        else:
            self.core.apply_action(action)

    def _deal(self, outcome: int) -> None:
        """The next digit of the seed; with the last of them the game is dealt."""
        game = self.get_game()
        self.dealt = [*self.dealt, outcome]
        if len(self.dealt) == game.deals:
            seed = functools.reduce(lambda number, digit: number * game.outcomes + digit, self.dealt, 0)
            self.core = game.table.new_initial_state(seed & 2**64 - 1)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        text: str = self.get_game().table.moves.texts[action]
        return text

    def __str__(self) -> str:
        """The table in plain text, as everybody may see it."""
        if self.core is None:
            return " ".join(["deal", *map(str, self.dealt)])
        return "\n".join([self.core.once(str), *self.announced(NOBODY)])

    def announced(self, player: int) -> list[str]:
        """The move that waits for chance, as a player may know it."""
        if self.core is None or self.waiting is None:
            return []
        is_own = player == self.core.current_player()
        texts, told = self.core.game.moves.texts[self.waiting], self.core.game.moves.told(self.waiting)
        return [texts if is_own else told]


class Observer:
    """What a seat sees of a state, as text and as numbers."""

    def __init__(self, table: Table, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, and got {params}")
        self._is_private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._forgets_nothing = iig_obs_type.perfect_recall
        has_numbers = table.observation is not None and self._is_private and not self._forgets_nothing
        self.tensor = np.zeros(table.observation_tensor_size(), np.float32) if has_numbers else None
        self.dict: dict[str, Any] = {} if self.tensor is None else table.split_observation(self.tensor)

    def set_from(self, state: State, player: int) -> None:
        """Fill in what a seat may know; before the deal nothing."""
        if self.tensor is not None:
            self.tensor[:] = 0.0 if state.core is None else state.core.observation_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        """All that a seat can see; with perfect recall, and was told."""
        if state.core is None:
            return f"deal {len(state.dealt)}"
        seat = player if self._is_private else None
        seen = (
            state.core.information_state_string(seat) if self._forgets_nothing else state.core.observation_string(seat)
        )
        return "\n".join([seen, *state.announced(NOBODY if seat is None else seat)])


def needs_chance(core: Core, action: int) -> bool:
    """Whether what a move leads to depends on what no seat knows: it brings something to light.

    Found out on a copy in which all that is drawn anew, by one word: so the answer depends on nothing hidden either.
    """
    trial = core.clone()
    trial.reroll(0)
    trial.apply_action(action)
    return bool(trial.rows["revealed"][0] != core.rows["revealed"][0])


def type_of(title: Title) -> Any:
    """A title in OpenSpiel's words."""
    options = {name: _default(values) for name, values in title.known_options.items()}
    return pyspiel.GameType(
        short_name=PREFIX + title.name,
        long_name=f"Insula: {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM
        if title.seat_counts == (2,)
        else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(title.seat_counts),
        max_num_players=max(title.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=title.observation is not None,
        parameter_specification={"players": title.seat_counts[0], "outcomes": OUTCOMES, **options},
    )


def _default(values: tuple[str, ...]) -> str | int:
    """The first value of an option; a number where all are, for OpenSpiel reads digits as one."""
    return int(values[0]) if all(map(str.isdecimal, values)) else values[0]


def register() -> list[str]:
    """Register every title that OpenSpiel does not have yet; their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for name in registered_names():
        title = load_title(name)
        if PREFIX + name not in known:
            # A class of its own: what OpenSpiel calls has to outlive the interpreter.
            pyspiel.register_game(type_of(title), type(Game.__name__, (Game,), {"title": title}))
        names.append(PREFIX + name)
    return names


NAMES: Final = register()
"""The titles, as `pyspiel.load_game` knows them."""
