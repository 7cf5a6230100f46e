"""Every title as an environment of PettingZoo: an agent a seat, one of them acts at a time.

>>> from insula.environments.pettingzoo import env
>>> table = env("alhambra", seats=3)
>>> table.reset(seed=7)
>>> table.agents
['seat_0', 'seat_1', 'seat_2']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from insula.core.state import State
from insula.environments.spaces import mask_of, observation_space, observed
from insula.registry import load_game

ILLEGAL_REWARD = -1.0
"""What an illegal move earns; it ends the game."""


def env(
    title: str, seats: int | None = None, *, render_mode: str | None = None, **options: str
) -> AECEnv[Any, Any, Any]:
    """A table with PettingZoo's guards around it: an illegal move ends the game, and costs its agent 1."""
    table: AECEnv[Any, Any, Any] = raw_env(title, seats, render_mode=render_mode, **options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv[str, Any, int], EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name
    """A table without guards: an illegal move is refused with the rule's number, and changes nothing.

    Each agent is told a dictionary: `observation`, and `action_mask` for the moves that it may make now.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, title: str, seats: int | None = None, *, render_mode: str | None = None, **options: str) -> None:
        EzPickle.__init__(self, title, seats, render_mode=render_mode, **options)
        super().__init__()
        self.game = load_game(title, seats, options)
        self.metadata = {**self.metadata, "name": f"insula_{title}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        shown = spaces.Dict(
            observation=observation_space(self.game), action_mask=spaces.Box(0, 1, (len(self.game.moves),), np.int8)
        )
        self._told = dict.fromkeys(self.possible_agents, shown)
        self._moves = {agent: spaces.Discrete(len(self.game.moves)) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self.state_of_game: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is told."""
        return self._told[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All moves of the title, legal or not."""
        return self._moves[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; games that follow without a seed are drawn from the last one."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.state_of_game = self.game.new_initial_state(int(self._random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._state.current_player()]

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is selected, then those that follow by force."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._state
        state.apply_action(action if action is None else int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, state.rewards(), strict=True))
        if state.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
            for owner, points in zip(self.possible_agents, state.scores(), strict=True):
                self.infos[owner] = {"score": points}
        else:
            self.agent_selection = self.possible_agents[state.current_player()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now."""
        seat = self._seat[agent]
        return {"observation": observed(self._state, seat), "action_mask": mask_of(self._state, seat)}

    def render(self) -> str | None:
        """The table in plain text, as everybody may see it: returned by `ansi`, printed by `human`."""
        text = str(self._state)
        if self.render_mode == "human":
            print(text, end="\n\n")
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""

    @property
    def _state(self) -> State:
        assert self.state_of_game is not None, "reset() comes first"
        return self.state_of_game
