"""Bots at the server's tables: worker processes that get what a seat can know, and answer with a move or thoughts.

A worker gets a state in which everything hidden from the seat was drawn anew, never the true one. All its chance is
the seed it is given, so that a turn that is tried again ends in the same move.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from insula.bots import Thought, ask, consider, make_bot
from insula.bots.bot import MOST_THOUGHTS, as_known
from insula.core import jit
from insula.core.errors import InsulaError
from insula.core.state import State
from insula.registry import load_game, registered_names
from insula.server import messages as wire
from insula.server.desk import Desk
from insula.server.logs import warn
from insula.server.metrics import Metrics
from insula.warm import bot_mode, is_ready

LONGEST_THOUGHT = 120.0
"""Seconds after which a worker is taken for stuck."""
LONGEST_START = 600.0
"""The same while it warms up, which takes long on a busy machine."""
LONGEST_LINE = 1_000_000
ATTEMPTS = 3
IMAGINED = 30
"""How many hands are drawn in search of one that has an alternative."""
POLL_SECONDS = 0.5


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker is asked for: the table, the state as the seat knows it, the level and all its chance."""

    wanted: Literal["move", "thoughts"]
    title: str
    seats: int
    options: dict[str, str]
    content: dict[str, Any] | None
    state: str
    level: str
    seed: int


@dataclass(eq=False, kw_only=True)
class Question:
    """A task on its way to a worker, and who waits for the answer."""

    task: bytes
    owner: str
    is_advice: bool
    answer: asyncio.Future[str]
    attempts: int = 0


class Waiting:
    """Questions that wait for a worker: moves before advice, and then whose owner has used the least time of workers.

    So nobody waits behind those who ask for much. Once nothing waits, all begin anew.
    """

    def __init__(self) -> None:
        self._questions: list[Question] = []
        self._there = asyncio.Semaphore(0)
        self._used: dict[str, float] = {}

    def put(self, question: Question) -> None:
        """Let a question wait; of equals the first comes first."""
        self._questions.append(question)
        self._there.release()

    async def get(self) -> Question:
        """The next question, once there is one."""
        await self._there.acquire()
        question = min(self._questions, key=lambda each: (each.is_advice, self._used.get(each.owner, 0.0)))
        self._questions.remove(question)
        if not self._questions:
            self._used.clear()
        return question

    def note(self, question: Question, seconds: float) -> None:
        """A question has cost a worker so much."""
        if self._questions:
            self._used[question.owner] = self._used.get(question.owner, 0.0) + seconds


class Thinkers:
    """The workers, each with a keeper that brings it questions and replaces it when it dies."""

    def __init__(self, workers: int, metrics: Metrics, desk: Desk | None = None) -> None:
        self._metrics = metrics
        self._desk = desk
        self.workers = workers
        self._questions = Waiting()
        self._tasks: list[asyncio.Task[None]] = []
        self._has_workers = False
        self._compiled: set[str] = set()
        self._is_compiled = False

    @property
    def is_ready(self) -> bool:
        """Whether bots play every title."""
        return self._is_compiled if self._desk is None else self._desk.is_ready

    def start(self, on_ready: Callable[[], None]) -> None:
        """Start the workers as soon as one title's rules are compiled, without keeping anyone waiting."""
        if self._desk is not None:
            self._desk.start(on_ready)
        if self.workers or self._desk is None:
            self._tasks.append(asyncio.create_task(self._start(on_ready)))

    async def stop(self) -> None:
        """End the workers."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def choose(self, state: State, level: str, seed: int, owner: str = "") -> str:
        """A bot's move; tried again with another worker if one dies. Workers are shared among owners.

        Where it has no alternative and others cannot know that, it thinks as long as it would with one: its time would
        tell its hand.
        """
        with self._timing(level):
            if level == "random":
                return state.action_to_string(ask(make_bot("random"), state, seed))
            legal = state.legal_actions()
            about = state if len(legal) > 1 else await asyncio.to_thread(_as_others_imagine, state.clone())
            if about is None:
                return state.action_to_string(legal[0])
            move = await self._ask(about, self._task("move", about, level, seed), owner)
            return move if about is state else state.action_to_string(legal[0])

    async def consider(self, state: State, level: str, seed: int, owner: str = "") -> list[wire.Thought]:
        """What a bot thinks of its best moves; `choose` with that seed makes the first."""
        with self._timing(level):
            if level == "random" or len(state.legal_actions()) == 1:
                return told(consider(make_bot("random"), state, seed), state)
            answer = await self._ask(state, self._task("thoughts", state, level, seed), owner, is_advice=True)
            return msgspec.json.decode(answer, type=list[wire.Thought])

    @contextlib.contextmanager
    def _timing(self, level: str) -> Iterator[None]:
        started = time.perf_counter()
        yield
        self._metrics.note_thinking(level, time.perf_counter() - started)

    def _task(self, wanted: Literal["move", "thoughts"], state: State, level: str, seed: int) -> bytes:
        known, chance = as_known(state, seed)
        game = state.game
        is_usual = game.content.digest == load_game(game.name).content.digest
        return msgspec.json.encode(
            Task(
                wanted=wanted,
                title=game.name,
                seats=game.seats,
                options=dict(game.options),
                content=None if is_usual else game.content.layout.to_numbers(game.content.tables),
                state=known.serialize(),
                level=level,
                seed=chance,
            )
        )

    def can_think(self, title: str) -> bool:
        """Whether a question about a title is answered at once."""
        if self._desk is not None:
            return title in self._desk.titles
        return self._has_workers and (title in self._compiled or is_ready(title))

    @property
    def titles(self) -> list[str]:
        """What the workers of this process play by now."""
        return sorted(self._compiled) if self._has_workers else []

    async def _ask(self, state: State, task: bytes, owner: str, *, is_advice: bool = False) -> str:
        """An answer of a worker: of one of this process, or of any on the same database."""
        if self._desk is None:
            return await self.think(state.game.name, task, owner, is_advice=is_advice)
        return await self._desk.think(state.game.name, task, owner, is_advice=is_advice)

    async def think(self, title: str, task: bytes, owner: str = "", *, is_advice: bool = False) -> str:
        """A worker's answer, here; whoever no longer waits for it keeps no worker from the next question."""
        await _until(lambda: is_ready(title))
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        question = Question(task=task, owner=owner, is_advice=is_advice, answer=answer)
        self._questions.put(question)
        return await answer

    async def _start(self, on_ready: Callable[[], None]) -> None:
        await _until(lambda: any(map(is_ready, registered_names())))
        ready = [asyncio.Event() for _ in range(self.workers)]
        self._tasks += [asyncio.create_task(self._keep(event)) for event in ready]
        for event in ready:
            await event.wait()
        self._has_workers = True
        while not self._is_compiled:
            compiled = set(filter(is_ready, registered_names()))
            self._is_compiled = len(compiled) == len(registered_names())
            if compiled > self._compiled:
                self._compiled = compiled
                on_ready()
            await asyncio.sleep(POLL_SECONDS)

    async def _keep(self, ready: asyncio.Event) -> None:
        """Keep a worker: start it, warmed before it is used, and another whenever it dies."""
        question: Question | None = None
        while True:
            worker = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "insula.server.worker",
                stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, env=jit.environment(bot_mode()),
                start_new_session=True,
            )  # fmt: skip
            try:
                if is_started := await _says_ready(worker):
                    ready.set()
                    question = await self._bring(worker, question)
            finally:
                with contextlib.suppress(ProcessLookupError):
                    worker.kill()
                await worker.wait()
            warn("bot.worker_died")
            self._metrics.worker_deaths.inc()
            if question and not is_started:
                question.attempts += 1
                question = _unless_given_up(question)
            await asyncio.sleep(0 if question and is_started else POLL_SECONDS)

    async def _bring(self, worker: Process, question: Question | None) -> Question | None:
        """Bring a worker one question after another until it dies; the one that it left unanswered."""
        while True:
            question = question or await self._questions.get()
            if not question.answer.done():
                question.attempts += 1
                began = time.perf_counter()
                try:
                    answer = await asyncio.wait_for(_exchange(worker, question.task), LONGEST_THOUGHT)
                except (OSError, EOFError, ValueError, TimeoutError):
                    return _unless_given_up(question)
                self._questions.note(question, time.perf_counter() - began)
                _answer(question, answer)
            question = None


def told(thoughts: Sequence[Thought], state: State) -> list[wire.Thought]:
    """The best of a bot's thoughts, with their moves as texts."""
    return [
        wire.Thought(
            move=state.action_to_string(thought.move),
            share=thought.share,
            rank=thought.rank,
            margin=thought.margin,
        )
        for thought in thoughts[:MOST_THOUGHTS]
    ]


def _as_others_imagine(state: State) -> State | None:
    """A position with an alternative that another seat cannot tell from this one; None if there is hardly any."""
    other = (state.current_player() + 1) % state.game.seats
    imagined = (state.resample_from_infostate(other, word, told=False) for word in range(IMAGINED))
    return next((each for each in imagined if len(each.legal_actions()) > 1), None)


async def _until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(POLL_SECONDS)


async def _says_ready(worker: Process) -> bool:
    """Whether a worker has warmed up; one that takes too long is taken for stuck."""
    assert worker.stdout is not None
    with contextlib.suppress(TimeoutError):
        return bool(await asyncio.wait_for(worker.stdout.readline(), LONGEST_START))
    return False


def _unless_given_up(question: Question) -> Question | None:
    """The question for another worker, unless it was tried often enough."""
    if question.attempts < ATTEMPTS:
        return question
    _answer(question, None)
    return None


def _answer(question: Question, answer: str | None) -> None:
    """Answer, if somebody still waits."""
    if question.answer.done():
        return
    if answer:
        question.answer.set_result(answer)
    else:
        question.answer.set_exception(InsulaError("bots.failed"))


async def _exchange(worker: Process, task: bytes) -> str:
    """Ask a worker and wait for its answer; empty if it could not tell."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(task + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return line.decode().strip()
