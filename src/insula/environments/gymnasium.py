"""Every title as environments of Gymnasium: a seat against bots, one game (`InsulaEnv`) or many (`InsulaVectorEnv`).

Importing this module registers them, `insula/Alhambra-v1` and so on; nothing of a title is loaded before it is made.

>>> import gymnasium
>>> import insula.environments.gymnasium
>>> env = gymnasium.make("insula/Alhambra-v1", seats=3, opponents="random")
>>> told, info = env.reset(seed=7)
>>> env.action_space.contains(env.action_space.sample(mask=info["action_mask"]))
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from insula.bots.bot import Bot, ask
from insula.bots.roster import make_bot
from insula.core.batch import Batch, Now
from insula.core.errors import TableError
from insula.core.state import State
from insula.environments.spaces import has_observation, mask_of, observation_space, observed
from insula.registry import announced_names, load_game

Numbers = np.ndarray[Any, Any]
Policy = Callable[[Now], Numbers]
"""Whoever moves for the other seats of many games: from what the seats to act are told to a move for each game."""

ILLEGAL_REWARD: Final = -1.0
"""What an illegal move earns: as much as a last place. It ends the game."""
VERSION: Final = 1
SPREAD = np.uint64(0x9E3779B97F4A7C15)


class InsulaEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a title against bots.

    `opponents` is the name of a bot for all other seats, or one for each of them in turn order after the agent. `seat`
    is the agent's, drawn for each game if it is None. What is left of `options` are the title's own.

    The reward comes with the end of the game: 1 for the first place to -1 for the last. `info` tells `action_mask` and
    the agent's `seat`, at the end the `scores`. An illegal move ends the game like a last place.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.game = load_game(title, seats, options)
        others = self.game.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others or seat not in (None, *range(self.game.seats)):
            raise TableError("table.seats", seats=len(names) + 1, seat=seat, known=(self.game.seats,))
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(len(self.game.moves))
        self._names = names
        self._fixed = seat
        self._seat = 0
        self._bots: list[Bot] = []
        self._state: State | None = None
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game, up to the agent's first decision."""
        super().reset(seed=seed)
        self._is_over = True
        while self._is_over:  # where the others play to the end before the agent is ever asked
            self._state = self.game.new_initial_state(self._word())
            self._seat = int(self.np_random.integers(self.game.seats)) if self._fixed is None else self._fixed
            self._bots = [make_bot(name) for name in self._names]
            self._let_others_play()
        return self._told(), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Make a move, then let the others play up to the agent's next decision."""
        state = self._table
        if self._is_over:
            raise gymnasium.error.ResetNeeded("the game is over")
        if not 0 <= int(action) < len(self.game.moves):
            raise gymnasium.error.InvalidAction(f"{action} is none of the {len(self.game.moves)} moves")
        if int(action) not in state.legal_actions():
            self._is_over = True
            return self._told(), ILLEGAL_REWARD, True, False, {**self._info(), "is_illegal": True}
        state.apply_action(int(action))
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        info = self._info() | ({"scores": np.array(state.scores())} if self._is_over else {})
        return self._told(), float(state.rewards()[self._seat]), self._is_over, False, info

    def action_masks(self) -> Numbers:
        """The moves that the agent may make, as sb3-contrib asks for them."""
        return mask_of(self._table, self._seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table in plain text, as everybody may see it: returned by `ansi`, printed by `human`."""
        text = str(self._table)
        if self.render_mode == "human":
            print(text, end="\n\n")
        return text if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        state = self._table
        while not state.is_terminal() and state.current_player() != self._seat:
            bot = self._bots[(state.current_player() - self._seat) % self.game.seats - 1]
            state.apply_action(ask(bot, state, self._word()))
        self._is_over = state.is_terminal()

    def _told(self) -> Numbers:
        return observed(self._table, self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self._table, self._seat), "seat": self._seat}

    def _word(self) -> int:
        return int(self.np_random.integers(2**63))

    @property
    def _table(self) -> State:
        if self._state is None:
            raise gymnasium.error.ResetNeeded("reset() comes first")
        return self._state


class InsulaVectorEnv(VectorEnv[Numbers, Numbers, Numbers]):
    """One seat of each of many games of a title, on `insula.Batch`.

    `opponents` move for the other seats: "random", or a function from what the seats to act are told (`insula.Batch`'s
    arrays) to a move for each game, such as an earlier policy of one's own. Against the bots by name, `make_vec` with
    `vectorization_mode="sync"` plays in single environments.

    `autoreset_mode` is one of Gymnasium's three. `reset(options={"reset_mask": …})` begins some games anew. `info`
    tells `action_mask` and `seat`, and where a game ended its `scores`; with SAME_STEP also `final_obs`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: str | Policy = "random",
        seat: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.game = load_game(title, seats, options)
        if seat not in (None, *range(self.game.seats)):
            raise TableError("table.no_such_seat", seat=seat, seats=self.game.seats)
        if isinstance(opponents, str) and opponents != "random":
            raise TableError("bots.unknown", name=opponents, known=("random", "a function"))
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "autoreset_mode": AutoresetMode(autoreset_mode)}
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = spaces.Discrete(len(self.game.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._opponents: Policy = self._at_random if isinstance(opponents, str) else opponents
        self._fixed = seat
        self._batch = Batch(self.game, num_envs, threads=threads)
        self._seats = np.zeros(num_envs, np.int64)
        self._is_over = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """New games, each up to the agent's first decision; with a `reset_mask` among the options only those."""
        super().reset(seed=seed)
        where = (options or {}).get("reset_mask")
        self._begin(np.ones(self.num_envs, np.bool_) if where is None else np.asarray(where, np.bool_))
        return self._told(), self._info()

    def step(self, actions: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers, dict[str, Any]]:
        """Make a move in each game, then let the others play up to the agent's next decision."""
        mode = self.metadata["autoreset_mode"]
        begins = self._is_over.copy()
        if begins.any() and mode is not AutoresetMode.NEXT_STEP:
            raise gymnasium.error.ResetNeeded(f"games {np.flatnonzero(begins)[:10].tolist()} are over")
        moves = np.where(begins, -1, np.asarray(actions, np.int64))
        rows, now = np.arange(self.num_envs), self._batch.now
        is_known = (moves >= 0) & (moves < len(self.game.moves))
        is_illegal = ~begins & ~(is_known & (now.mask[rows, np.where(is_known, moves, 0)] > 0))
        self._begin(begins)
        rewards = self._play_on(np.where(is_illegal, -1, moves))
        rewards[is_illegal] = ILLEGAL_REWARD
        self._is_over = (self._batch.now.player < 0) | is_illegal
        rewards[begins] = 0.0
        ended, info = self._is_over.copy(), self._info()
        told = self._told()
        if ended.any():
            info |= {"scores": self._batch.scores(), "_scores": ended, "is_illegal": is_illegal, "_is_illegal": ended}
        if ended.any() and mode is AutoresetMode.SAME_STEP:
            final = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(ended):
                final[i] = told[i].copy()
            kept = {name: info[name] for name in info if name.lstrip("_") in ("scores", "is_illegal", "seat")}
            self._begin(ended)
            told = self._told()
            info = {**self._info(), "final_obs": final, "_final_obs": ended, "final_info": kept, "_final_info": ended}
        return told, rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def render(self) -> tuple[str, ...] | None:
        """Every table in plain text, as everybody may see it."""
        if self.render_mode != "ansi":
            return None
        rows = self._batch.take()
        return tuple(str(State.from_rows(self.game, rows[i : i + 1])) for i in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held."""

    def _begin(self, where: Numbers) -> None:
        """Begin some games anew, up to the agent's first decision."""
        while where.any():
            words = self.np_random.integers(2**63, size=self.num_envs, dtype=np.uint64)
            self._batch.reset(words[where], where)
            seats = words * SPREAD >> np.uint64(32)  # of all chance of a game its seat shows nothing
            self._seats[where] = seats[where] % self.game.seats if self._fixed is None else self._fixed
            self._is_over &= ~where
            self._play_on(np.full(self.num_envs, -1))
            where = where & (self._batch.now.player < 0)  # where the others played to the end at once

    def _play_on(self, moves: Numbers) -> Numbers:
        """Make these moves (-1: none), then those of the others; what that brought the agent."""
        now, rows = self._batch.now, np.arange(self.num_envs)
        rewards = np.zeros(self.num_envs)
        while True:
            if (moves >= 0).any():
                now = self._batch.step(moves, is_checked=False)
                rewards += now.rewards[rows, self._seats]
            waits = (now.player >= 0) & (now.player != self._seats) & ~self._is_over
            if not waits.any():
                return rewards
            moves = np.where(waits, self._opponents(now), -1)

    def _at_random(self, now: Now) -> Numbers:
        """Any legal move in each game."""
        chosen = (self.np_random.random(self.num_envs) * now.n_legal).astype(np.int64)
        return np.asarray(now.legal[np.arange(self.num_envs), np.minimum(chosen, np.maximum(now.n_legal - 1, 0))])

    def _told(self) -> Numbers:
        """What the agents are told, in an array of their own."""
        now = self._batch.now
        if not has_observation(self.game):
            return self._mask().astype(np.float32)
        if (now.player == self._seats).all():
            return np.array(now.observation)
        return np.asarray(self._batch.observe(self._seats))

    def _mask(self) -> Numbers:
        """The moves that each agent may make."""
        now = self._batch.now
        return np.where((now.player == self._seats)[:, None], now.mask, np.int8(0))

    def _info(self) -> dict[str, Any]:
        """What stands beside what is told; of every game."""
        all_of_them = np.ones(self.num_envs, np.bool_)
        told = {"action_mask": self._mask(), "seat": self._seats.copy()}
        return told | {f"_{name}": all_of_them for name in told}


def id_of(title: str) -> str:
    """A title's name in Gymnasium.

    >>> id_of("carpe_diem")
    'insula/CarpeDiem-v1'
    """
    return f"insula/{''.join(word.capitalize() for word in title.split('_'))}-v{VERSION}"


def register() -> list[str]:
    """Register every title that Gymnasium does not have yet; their names there."""
    ids = {title: id_of(title) for title in announced_names()}
    for title, name in ids.items():
        if name not in gymnasium.registry:
            vector = f"{__name__}:{InsulaVectorEnv.__name__}"
            gymnasium.register(
                id=name,
                entry_point=f"{__name__}:{InsulaEnv.__name__}",
                vector_entry_point=vector,
                kwargs={"title": title},
            )
    return [*ids.values()]


NAMES: Final = register()
"""The titles, as `gymnasium.make` knows them."""
