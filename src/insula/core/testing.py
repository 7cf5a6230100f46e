"""The contract suite: what every title must keep, shipped so that a new title can be checked from its first day.

`check_title(TITLE)` runs all of it; a broken promise is a `ContractError` whose word says which one. See
docs/architecture.md for the promises in prose.
"""

from __future__ import annotations

import contextlib
import copy
import dataclasses
import hashlib
import itertools
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from insula.core import jit
from insula.core.batch import Batch
from insula.core.errors import InsulaError, MoveError, TableError
from insula.core.events import Event, silent_log
from insula.core.game import Game, Title
from insula.core.layout import EVERYBODY, NOBODY, OWNER, Field
from insula.core.record import parse
from insula.core.replay import replay
from insula.core.seeds import MAX_SEED
from insula.core.seen import Step, View
from insula.core.state import SPECTATOR, State
from insula.core.trial import Trial

RESAMPLES = 3
MOVES_TRIED = 12
"""About how many of a position's many legal moves are tried where each costs a lot."""
EXPLAINED_MOVES = 600
"""A title with more moves than this has them explained in some positions only; fuzzing looks at all."""
TAKE_BACKS = 3
TRACED_TRIALS = 17
"""After how many moves one seat tries out a turn again."""
TRACED_OBSERVATIONS = 3
TRIAL_MOVES = 8
"""How many moves of a trial are tried out, one after another."""
ODDS_RESAMPLES = 2000
OBSERVED = 8
"""After how many moves observations are looked at again."""
CHANGED = 4
"""At which of these positions values are changed, to see whether that is observed."""
PLACES_CHANGED = 10
"""At how many places of a field another value is tried."""
HEAD_NOT_SEEN = ("seats", "turn", "revealed")
"""What every state begins with and no observation needs to tell."""
BATCH_STEPS = 150
CUDA_STEPS = ("disabled", *["same_step"] * 6, "next_step")
"""How a CUDA device is stepped: what becomes of games that are over."""
CHI_SQUARE_SIGMAS = 6.0
"""How far above its mean a chi-square may be, in standard deviations: a wrong law is hundreds away."""


class ContractError(InsulaError):
    """A title broke a promise; `code` is the word for it."""


def check_title(title: Title, *, games: int = 5, checks: Sequence[str] | None = None) -> None:
    """Run the suite for every number of seats and every value of every option."""
    tables, seeds = list(tables_of(title)), range(games)
    for name in (*CHECKS, *CHECKS_OF_MODES) if checks is None else checks:
        if name in CHECKS_OF_MODES:
            CHECKS_OF_MODES[name](tables, seeds)
        else:
            for table in tables:
                run_check(name, table, seeds)


def tables_of(title: Title) -> Iterator[Game]:
    """Every number of seats, and every value of every option at the fewest seats."""
    for seats in title.seat_counts:
        yield title.at_table(seats)
    for option, values in title.known_options.items():
        for value in values[1:]:
            yield title.at_table(title.seat_counts[0], {option: value})


def run_check(name: str, table: Game, seeds: Sequence[int]) -> None:
    """Run one check of a table; a bounds check that strikes, wherever, is a broken promise of its own."""
    try:
        CHECKS[name](table, seeds)
    except IndexError as error:
        raise ContractError("bounds", check=name, seats=table.seats, reason=str(error)) from error


def transcript(state: State) -> str:
    """A game as text that a person can read: every move, how many were legal, and what happened."""
    game = state.game
    lines = [f"{game.name} rules {game.rules_version} content {game.content.digest}"]
    lines.append(f"seats {game.seats} " + " ".join(f"{name}={value}" for name, value in game.options.items()))
    lines.append(f"seed {state.seed}")
    if state.seed is None:
        raise TableError("transcript.no_seed")
    told = state.all_events()
    at = State.unsettled(game, state.seed)
    for seq, (turn, seat, move, forced) in enumerate(state.log(), start=1):
        for reroll in state.rerolls:
            if reroll.at == at.seq:
                lines.append(" ".join(map(str, ["reroll", *reroll.to_numbers()[1:]])))
                at.reroll(reroll.word, reroll.seat)
        text = game.moves.texts[move]
        lines.append(f"{turn}. {seat}: {f'({text})' if forced else text}  of {len(at.legal_actions())}")
        lines += [f"    {event}" for event in told if event.seq == seq]
        at.apply_literally(text)
    lines.append(f"scores {' '.join(map(str, state.scores()))}")
    return "\n".join(lines) + "\n"


def trace(game: Game, seeds: Sequence[int]) -> str:
    """A hash over positions and legal lists of random games, some observations and trials: equal in every mode."""
    digest = hashlib.blake2b(digest_size=16)
    for seed in seeds:
        for state in random_game(game, seed):
            digest.update(f"{state.digest()} {state.legal_actions()}".encode())
            if game.observation and state.seq % TRACED_OBSERVATIONS == 0:
                digest.update(state.observation_tensor(state.seq % game.seats).tobytes())
            if state.seq % TRACED_TRIALS == 0:
                digest.update(_trial_text(state, state.seq // TRACED_TRIALS % game.seats).encode())
    return digest.hexdigest()


def _trial_text(state: State, seat: int) -> str:
    """What a seat is told that tries out the last of its moves, or why it cannot try out any."""
    try:
        trial = state.try_out(seat)
        for move in _moves_of(trial)[-1:]:
            trial = state.try_out(seat, *trial.moves, move)
    except MoveError as error:
        return str(error)
    return repr(trial)


def _moves_of(trial: Trial) -> list[str]:
    """How a trial may go on."""
    return [f"{verb} {noun}".strip() for verb, nouns in trial.view.legal.items() for noun in nouns]


def random_game(game: Game, seed: int) -> Iterator[State]:
    """Play one random game literally; yields the same state before the first move and after each."""
    state = State.unsettled(game, seed)
    draw = _Draw(seed)
    yield state
    while not state.is_terminal():
        actions = state.legal_actions()
        if not actions:
            raise ContractError("legal", reason="someone is to act and nothing is legal", seed=seed)
        if state.seq > game.max_moves:
            raise ContractError("endless", seed=seed, seats=game.seats, max_moves=game.max_moves)
        state.apply_literally(game.moves.texts[actions[draw.below(len(actions))]])
        yield state


class _Draw:
    """A generator of the suite's own, so that no title's can be in step with it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        word = hashlib.blake2b(f"{self.seed}:{self.count}".encode(), digest_size=8).digest()
        return int.from_bytes(word, "little") % n


# --- The rules' own promises ---


def check_legal(game: Game, seeds: Sequence[int]) -> None:
    """Legal lists ascend, hold each move once, and are never empty while someone is to act."""
    for seed in seeds:
        for state in random_game(game, seed):
            legal = state.legal_actions()
            if legal != sorted(set(legal)):
                raise ContractError("legal", reason="not ascending", legal=legal, seed=seed)
            if legal and not 0 <= legal[0] <= legal[-1] < len(game.moves):
                raise ContractError("legal", reason="no such move", legal=legal, seed=seed)
            if bool(legal) == state.is_terminal():
                raise ContractError("legal", reason="empty, or not empty at the end", seed=seed)
            if state.legal_actions_mask() != [int(move in legal) for move in range(len(game.moves))]:
                raise ContractError("legal", reason="the mask differs", seed=seed)


def check_explain(game: Game, seeds: Sequence[int]) -> None:
    """`explain` refuses exactly the moves that are not legal, each with a known reason; a refusal changes nothing."""
    every = 1 + len(game.moves) // EXPLAINED_MOVES
    explain, tables = game.kernels.explain, game.content.tables
    for seed in seeds:
        for state in random_game(game, seed):
            if state.seq % every:
                continue
            rows, before = state.rows, state.digest()
            reasons = [explain(tables, rows, 0, move) for move in range(len(game.moves))]
            found = [move for move, reason in enumerate(reasons) if reason == 0]
            if wrong := set(found) ^ set(state.legal_actions()):
                moves = [game.moves.texts[move] for move in wrong]
                raise ContractError("explain", moves=moves, seed=seed, seq=state.seq)
            for reason, text in dict(zip(reasons, game.moves.texts, strict=True)).items():
                refusal = state.explain_illegal(text)
                if (refusal is None) != (reason == 0):
                    raise ContractError("explain", move=text, seed=seed, seq=state.seq)
                if refusal is not None and not refusal.rule:
                    raise ContractError("explain", reason="no rule", move=text, refusal=refusal.code)
            if state.digest() != before:
                raise ContractError("explain", reason="asking changed the state", seed=seed)


def check_faults(game: Game, seeds: Sequence[int]) -> None:
    """Every invariant holds after every move, and every field stays within its declared range."""
    for seed in seeds:
        for state in random_game(game, seed):
            wrong = int(game.kernels.faults(game.content.tables, state.rows, 0))
            if wrong:
                names = [name for bit, name in enumerate(game.fault_names) if wrong >> bit & 1]
                raise ContractError("faults", faults=names, seed=seed, seq=state.seq)
            if strayed := game.layout.range_faults(state.rows, 0):
                raise ContractError("ranges", fields=strayed, seed=seed, seq=state.seq)


def check_points(game: Game, seeds: Sequence[int]) -> None:
    """What each seat has at set-up and its itemised points add up to what it has after every move."""
    for seed in seeds:
        *_, state = random_game(game, seed)
        events = state.all_events()
        at = State.unsettled(game, seed)
        points = at.scores()
        for seq, move in enumerate(state.history(), start=1):
            at.apply_literally(game.moves.texts[move])
            for event in events:
                if event.seq == seq and {"seat", "points"} <= set(event.arguments):
                    points[int(event.arguments["seat"])] += int(event.arguments["points"])
            if points != at.scores():
                raise ContractError("points", itemised=points, scores=at.scores(), seed=seed, seq=seq)


def check_end(game: Game, seeds: Sequence[int]) -> None:
    """Random games end within the title's bound; utilities are ranks that sum to zero."""
    for seed in seeds:
        *_, state = random_game(game, seed)
        utilities = state.returns()
        if abs(sum(utilities)) > 1e-9 or max(map(abs, utilities)) > 1:
            raise ContractError("returns", returns=utilities, seed=seed)


# --- Texts, copies, replays ---


def check_texts(game: Game, seeds: Sequence[int]) -> None:
    """Every move has one text and every text one move."""
    state = State.unsettled(game, seeds[0])
    for move, text in enumerate(game.moves.texts):
        if state.string_to_action(text) != move or state.action_to_string(move) != text:
            raise ContractError("texts", move=move, text=text)
        if text != text.lower() or text.split() != text.split(" ") or any(mark in text for mark in ",()[]{}"):
            raise ContractError("texts", reason="not fit for a record", text=text)


def check_copies(game: Game, seeds: Sequence[int]) -> None:
    """A copy goes its own way: what happens to it changes neither the original nor how that goes on."""
    for seed in seeds:
        *_, alone = random_game(game, seed)
        original = State.unsettled(game, seed)
        for move in alone.history():
            before = original.digest()
            others = [original.clone(), copy.deepcopy(original)]
            if original.seq % 20 == 0:
                others.append(pickle.loads(pickle.dumps(original)))
            for other in others:
                if other != original or other.legal_actions() != original.legal_actions():
                    raise ContractError("copies", reason="a copy differs", seed=seed, seq=original.seq)
                other.apply_action(other.legal_actions()[-1])
            if original.digest() != before:
                raise ContractError("copies", reason="a copy's move changed the original", seed=seed)
            original.apply_literally(game.moves.texts[move])
        if original.digest() != alone.digest():
            raise ContractError("copies", reason="a copy's moves changed how the original went on", seed=seed)


def check_replay(game: Game, seeds: Sequence[int]) -> None:
    """A record, as text and as NDJSON, and a serialized state lead back to the same position."""
    for seed in seeds:
        state = game.new_initial_state(seed, salt="pepper")
        _play_on(state, _Draw(seed))
        if not _texts_lead_back(state):
            raise ContractError("replay", seed=seed)


def _play_on(state: State, draw: _Draw) -> None:
    """Play at random to the end."""
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[draw.below(len(actions))])


def _texts_lead_back(state: State) -> bool:
    """Whether both forms of the record of a finished game, and the state as text, lead back to it."""
    game, record = state.game, state.record()
    parsed = [parse(record.to_text()), parse(record.to_ndjson())]
    others = [replay(each, game, game.content) for each in parsed] + [game.deserialize_state(state.serialize())]
    return parsed == [record, record] and all(other == state for other in others)


# --- Hidden information ---


def check_hiding(game: Game, seeds: Sequence[int]) -> None:
    """What a seat sees does not change when what it cannot know is rerolled."""
    for seed in seeds:
        for state in random_game(game, seed):
            if state.seq % 11 == 0 or state.is_terminal():
                for watcher in (*range(game.seats), NOBODY):
                    _check_resample(state, watcher, seed)


def _check_resample(state: State, watcher: int, seed: int) -> None:
    game = state.game
    other = state.resample_from_infostate(watcher, seed + state.seq)
    for name in game.layout.differences(state.rows, 0, other.rows, 0):
        if game.layout.fields[name].seen == EVERYBODY:
            raise ContractError("resample", reason="an open field was rerolled", field=name, seed=seed)
    if np.any(state.rows["rng"] == other.rows["rng"]):
        raise ContractError("resample", reason="the generator was kept", seed=seed)
    if game.kernels.faults(game.content.tables, other.rows, 0):
        raise ContractError("resample", reason="unsound", seed=seed, seq=state.seq)
    legal = np.empty(game.loops.BUFFER, np.int32)
    n_legal = int(game.kernels.legal_moves(game.content.tables, other.rows, 0, legal))
    if other.legal_actions() != legal[:n_legal].tolist():
        raise ContractError("resample", reason="the legal moves are those of another deal", seed=seed, seq=state.seq)
    again = other.resample_from_infostate(watcher, 1)
    if again.digest() != state.resample_from_infostate(watcher, 1).digest():
        raise ContractError("resample", reason="the outcome depends on what is hidden", seed=seed, seq=state.seq)
    viewer = SPECTATOR if watcher == NOBODY else watcher
    mine, theirs = _seen(state, viewer), _seen(other, viewer)
    if mine != theirs:
        where = [name for name in vars(mine.table) if vars(mine.table)[name] != vars(theirs.table)[name]]
        raise ContractError("leak", watcher=watcher, where=where, seed=seed, seq=state.seq)
    if state.events(seat=viewer) != other.events(seat=viewer):
        raise ContractError("leak", where="events", watcher=watcher, seed=seed)


def _seen(state: State, watcher: int) -> View:
    """A view without the undo limit: a resampled state's log begins where it was resampled."""
    return dataclasses.replace(state.view(watcher), undo_limit=0)


def check_undo(game: Game, seeds: Sequence[int]) -> None:
    """No free undo goes back over a reveal, and undo leads back exactly.

    A move reveals something if its outcome, as a seat sees it, differs between states that this seat could not
    tell apart before.
    """
    for seed in seeds:
        for state in random_game(game, seed):
            if state.is_terminal() or state.seq % 5:
                continue
            for move in _some_moves(state):
                _check_move_reveals(state, move, seed)
                _check_undo_restores(state, move, seed)


def _some_moves(state: State) -> list[int]:
    """All legal moves of a position; where they are many, the first of each verb and others evenly spread."""
    legal, verb_of_move = state.legal_actions(), state.game.moves.verb_of_move()
    firsts = {int(verb_of_move[move]): move for move in reversed(legal)}
    return sorted({*firsts.values(), *legal[:: -(-len(legal) // MOVES_TRIED)]})


def _check_move_reveals(state: State, move: int, seed: int) -> None:
    game, seen = state.game, []
    watcher = state.current_player()
    for number in range(RESAMPLES):
        other = state.resample_from_infostate(watcher, seed * 1000 + number)
        limit = other.undo_limit
        other.apply_literally(game.moves.texts[move])
        seen.append(_seen(other, watcher))
        if seen[0] != seen[-1] and other.undo_limit == limit:
            raise ContractError("undo", move=game.moves.texts[move], seed=seed, seq=state.seq)


def _check_undo_restores(state: State, move: int, seed: int) -> None:
    if len(state.legal_actions()) < 2:
        return
    other = state.clone()
    other.apply_action(move)
    if other.undo_limit <= state.seq:
        other.undo()
        if other != state or other.legal_actions() != state.legal_actions():
            raise ContractError("undo", reason="not the position before", seed=seed, seq=state.seq)


def check_take_back(game: Game, seeds: Sequence[int]) -> None:
    """Taken back beyond what is free, a game is for every seat where it was, and goes on with other chance."""
    for seed in seeds:
        positions = [state.clone() for state in random_game(game, seed)]
        draw = _Draw(seed)
        for _ in range(TAKE_BACKS):
            state = positions[draw.below(len(positions) - 1)]
            choices = [to for to in state.choices if to < state.undo_limit]
            if choices:
                _check_taken_back(state, positions[choices[draw.below(len(choices))]], draw, seed)


def _check_taken_back(state: State, before: State, draw: _Draw, seed: int) -> None:
    """A state taken back to an earlier position of its line, by several words."""
    words = [draw.below(MAX_SEED) for _ in range(RESAMPLES)]
    backs = [_taken_back(state, before.seq, word) for word in words]
    asker = before.current_player()
    for back in backs:
        _check_known_stays(before, back, (*range(before.game.seats), SPECTATOR), seed)
    alone = _taken_back(state, before.seq, words[0], asker)
    _check_known_stays(before, alone, (asker, SPECTATOR), seed)
    _play_on(alone, draw)
    if not _texts_lead_back(alone):
        raise ContractError("take_back", reason="what followed does not replay", seed=seed, seq=before.seq)
    if len({back.digest() for back in backs}) < RESAMPLES:
        raise ContractError("take_back", reason="two words draw the same", seed=seed, seq=before.seq)
    back, again = backs[0], backs[-1]
    again.reroll(words[0])
    if back != again or back != _taken_back(state, before.seq, words[0]):
        raise ContractError("take_back", reason="one word draws differently", seed=seed, seq=before.seq)
    _play_on(back, draw)
    if not _texts_lead_back(back):
        raise ContractError("take_back", reason="what followed does not replay", seed=seed, seq=before.seq)


def _taken_back(state: State, to: int, word: int, seat: int = NOBODY) -> State:
    back = state.clone()
    back.take_back(to, word, seat)
    return back


def _check_known_stays(before: State, back: State, viewers: Sequence[int], seed: int) -> None:
    """What is open, what these see and what they were told is as it was."""
    layout = before.game.layout
    for name in layout.differences(before.rows, 0, back.rows, 0):
        if layout.fields[name].seen == EVERYBODY:
            raise ContractError("take_back", reason="an open field was rerolled", field=name, seed=seed, seq=back.seq)
    for viewer in viewers:
        if _seen(before, viewer) != _seen(back, viewer) or before.events(seat=viewer) != back.events(seat=viewer):
            raise ContractError("take_back", reason="what is known changed", watcher=viewer, seed=seed, seq=back.seq)


def check_previews(game: Game, seeds: Sequence[int]) -> None:
    """A preview tells the seat to act what will happen up to the first reveal, and nobody anything else."""
    for seed in seeds:
        for state in random_game(game, seed):
            if state.seq % 5 or len(state.legal_actions()) < 2:
                continue
            for preview in state.previews():
                steps = state.clone().apply(preview.move)
                happened = _events_for(state.current_player(), steps)
                told = [(event.name, event.arguments) for event in preview.events]
                if told != [(event.name, event.arguments) for event in happened[: len(told)]]:
                    raise ContractError("preview", move=preview.move, seed=seed, seq=state.seq)
                if not preview.reveals and len(told) != len(happened):
                    raise ContractError("preview", reason="cut short", move=preview.move, seed=seed)
            for seat in range(game.seats):
                if seat != state.current_player() and state.previews(seat):
                    raise ContractError("leak", where="previews", seat=seat, seed=seed)


def _events_for(seat: int, steps: Sequence[Step]) -> list[Event]:
    """What a seat learns of moves that were made."""
    return [event for step in steps for event in step.events if event.is_for(seat)]


def check_trials(game: Game, seeds: Sequence[int]) -> None:
    """A seat may try out a turn at any time: a sound one, the same whatever it cannot know, and true if it is made."""
    for seed in seeds:
        draw = _Draw(seed)
        for state in random_game(game, seed):
            if state.seq % 13 == 0 or state.is_terminal():
                for seat in range(game.seats):
                    if _can_suppose(state, seat, seed):
                        _check_trial(state, seat, draw, seed)


def _can_suppose(state: State, seat: int, seed: int) -> bool:
    """Whether a seat's turn can be supposed. It is sound, its own stays as it is; the answer tells nothing hidden."""
    game, tables = state.game, state.game.content.tables
    reasons = set()
    for word in range(RESAMPLES):
        rows = game.layout.copy(state.rows)
        game.loops.resample_for(tables, rows, 0, seat, np.uint64(word))
        before = game.layout.copy(rows)
        reasons.add(int(game.kernels.suppose(tables, rows, 0, seat, silent_log())))
        if reasons == {0}:
            faults = game.kernels.faults(tables, rows, 0) or game.layout.range_faults(rows, 0)
            n_legal = game.kernels.legal_moves(tables, rows, 0, np.empty(game.loops.BUFFER, np.int32))
            if faults or n_legal == 0 or rows["actor"][0] != seat:
                raise ContractError("suppose", reason="no sound turn of the seat", seat=seat, seed=seed, seq=state.seq)
            if seat == state.current_player() and game.layout.differences(before, 0, rows, 0):
                raise ContractError("suppose", reason="its own turn is another", seat=seat, seed=seed, seq=state.seq)
    if len(reasons) > 1:
        raise ContractError("leak", where="suppose", seat=seat, seed=seed, seq=state.seq)
    is_possible = reasons == {0}
    if (state.is_terminal() and is_possible) or (seat == state.current_player() and not is_possible):
        raise ContractError("suppose", reason="refused to who may, or not to who may not", seat=seat, seed=seed)
    return is_possible


def _check_trial(state: State, seat: int, draw: _Draw, seed: int) -> None:
    """Move by move the same for all that the seat cannot tell apart; in its own turn it is what then happens."""
    other = state.resample_from_infostate(seat, seed + state.seq)
    trial = state.try_out(seat)
    if seat == state.current_player() and not state.is_forced and trial.view.legal != state.view(seat).legal:
        raise ContractError("trial", reason="other moves are legal", seat=seat, seed=seed, seq=state.seq)
    for _ in range(TRIAL_MOVES):
        if trial != other.try_out(seat, *trial.moves, word=draw.below(MAX_SEED)):
            raise ContractError("leak", where="trial", moves=trial.moves, seat=seat, seed=seed, seq=state.seq)
        if seat == state.current_player():
            _check_comes_true(state, trial, seed)
        if trial.ended:
            return
        moves = _moves_of(trial)
        trial = state.try_out(seat, *trial.moves, moves[draw.below(len(moves))])


def _check_comes_true(state: State, trial: Trial, seed: int) -> None:
    """A trial tells what happens, all of it but for what comes to light; its points are those it gave."""
    after = state.clone()
    steps = []
    for text in trial.moves:
        if after.explain_illegal(text) is not None:
            raise ContractError("trial", reason="a move is not legal", move=text, seed=seed, seq=state.seq)
        steps.append(after.apply_literally(text))
    happened = _events_for(trial.seat, steps)
    is_all_known = after.rows["revealed"][0] == state.rows["revealed"][0]
    rest = iter(happened)
    is_true = list(trial.events) == happened if is_all_known else all(event in rest for event in trial.events)
    if not is_true:
        raise ContractError("trial", reason="something else happens", moves=trial.moves, seed=seed, seq=state.seq)
    gained = [event.arguments for event in trial.events if {"seat", "points"} <= set(event.arguments)]
    points = sum(int(given["points"]) for given in gained if given["seat"] == trial.seat)
    if trial.view.scores[trial.seat] != state.scores()[trial.seat] + points:
        raise ContractError("trial", reason="points that no event tells", moves=trial.moves, seed=seed, seq=state.seq)


def check_odds(game: Game, seeds: Sequence[int]) -> None:
    """Each hidden thing is drawn as the rules would: every place of every hidden field, over many resamples."""
    for state in random_game(game, seeds[0]):
        if state.seq in (0, game.max_moves // 20, game.max_moves // 10):
            _check_odds(state, state.current_player())


def _check_odds(state: State, seat: int) -> None:
    for name, odds in state.game.odds(state, seat).items():
        places, values = odds.shape
        counts = np.zeros((places, values))
        rows = state.game.layout.copy(state.rows)
        for number in range(ODDS_RESAMPLES):
            rows[0] = state.rows[0]
            state.game.loops.resample_for(state.game.content.tables, rows, 0, seat, np.uint64(number))
            counts[np.arange(places), rows[name][0].reshape(-1)[:places]] += 1
        if not np.allclose(odds.sum(axis=1), 1):
            raise ContractError("odds", field=name, reason="do not sum to one")
        if counts[odds == 0].any():
            raise ContractError("odds", field=name, reason="something impossible was drawn", seq=state.seq)
        expected = odds * ODDS_RESAMPLES
        known = odds > 0
        chi_square = ((counts - expected)[known] ** 2 / expected[known]).sum()
        freedom = max(1, int(known.sum()) - places)
        if chi_square > freedom + CHI_SQUARE_SIGMAS * np.sqrt(2 * freedom):
            raise ContractError("odds", field=name, chi_square=float(chi_square), freedom=freedom, seq=state.seq)


# --- What nets see ---


def check_observation(game: Game, seeds: Sequence[int]) -> None:
    """An observation fits its parts and their bounds, tells nothing hidden, and changes with what the view shows.

    A title may bring none.
    """
    if game.observation is None:
        return
    for seed in seeds:
        draw = _Draw(seed)
        for state in random_game(game, seed):
            if state.seq % OBSERVED == 0 and not state.is_terminal():
                for seat in range(game.seats):
                    _check_observed(state, seat, seed)
                if state.seq % (OBSERVED * CHANGED) == 0:
                    _check_shows(state, state.seq // OBSERVED % game.seats, draw, seed)


def _check_observed(state: State, seat: int, seed: int) -> None:
    game, size = state.game, state.game.observation_tensor_size()
    where: dict[str, Any] = {"seat": seat, "seed": seed, "seq": state.seq}
    before = state.digest()
    out = np.zeros(2 * size, np.float32)
    assert game.observation is not None
    written = game.observation.observe(game.content.tables, state.rows, 0, seat, out)
    if written != size or out[size:].any():
        raise ContractError("observation", reason="not as long as its parts", written=int(written), size=size, **where)
    if state.digest() != before:
        raise ContractError("observation", reason="to observe changed the state", **where)
    for piece in game.observation_pieces:
        found = out[piece.start : piece.stop]
        if not (found.min() >= piece.low and found.max() <= piece.high):
            raise ContractError("observation", reason="beyond its bounds", part=piece.name, **where)
    other = state.resample_from_infostate(seat, seed + state.seq).observation_tensor(seat)
    if leaks := [each.name for each in game.observation_pieces if (other != out[:size])[each.start : each.stop].any()]:
        raise ContractError("leak", where="observation", parts=leaks, **where)


def _check_shows(state: State, seat: int, draw: _Draw, seed: int) -> None:
    """Change one value after another: where the view changes, the observation does."""
    game = state.game
    assert game.observation is not None
    tensor, told = state.observation_tensor(seat), _told_at(state, seat)
    for field in game.layout:
        is_seen = field.seen in (EVERYBODY, OWNER) and not field.is_derived and not field.is_option
        if not is_seen or field.is_words or field.name in HEAD_NOT_SEEN:
            continue
        for place in _some_places(field, seat, draw):
            before = int(state.rows[field.name][(0, *place)])
            value = _another(field, game, before, draw)
            other = state.clone()
            other.rows[field.name][(0, *place)] = value
            other._actor = int(other.rows["actor"][0])
            is_alike = game.observation.is_alike(game.content.tables, state.rows, field.name, place, value)
            if (
                not is_alike
                and np.array_equal(_observed(other, seat, tensor), tensor)
                and _looks_other(told, other, seat)
            ):
                raise ContractError(
                    "observation", reason="does not show", field=field.name, place=place, before=before, value=value,
                    seat=seat, seed=seed, seq=state.seq,
                )  # fmt: skip


def _some_places(field: Field, seat: int, draw: _Draw) -> list[tuple[int, ...]]:
    """Places of a field, of the seat's own row where only its owner sees it."""
    if not field.shape:
        return [()]
    size = int(np.prod(field.shape))
    numbers = range(size) if size <= PLACES_CHANGED else {draw.below(size) for _ in range(PLACES_CHANGED)}
    places = [tuple(map(int, np.unravel_index(number, field.shape))) for number in sorted(numbers)]
    return [(seat, *place[1:]) if field.seen == OWNER else place for place in places]


def _another(field: Field, game: Game, before: int, draw: _Draw) -> int:
    """Another value of a field: the next one, the one before, or any; of seats only those that play."""
    low = 0 if field.name == "actor" else field.low
    high = game.seats - 1 if field.high == max(game.seat_counts) - 1 else field.high
    values = [value for value in (before - 1, before + 1) if low <= value <= high]
    values += [value for value in (low + draw.below(min(high - low, 1000) + 1),) if value != before]
    return values[draw.below(len(values))] if values else low


def _observed(state: State, seat: int, tensor: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """An observation of a state that may be unsound: with bounds checks that may strike, which is no other either."""
    with contextlib.suppress(IndexError):
        return state.observation_tensor(seat)
    return tensor + 1


def _looks_other(told: tuple[Any, ...], other: State, seat: int) -> bool:
    """Whether a view changed; of a state so unsound that no view can be made nothing is asked."""
    with contextlib.suppress(Exception):
        return told != _told_at(other, seat)
    return False


def _told_at(state: State, seat: int) -> tuple[Any, ...]:
    """What a view tells of the table, whoever may move how."""
    phase = state.game.phases[int(state.rows["phase"][0])]
    return phase, state.current_player(), state.seen_scores(seat), state.game.view(state, seat)


# --- Many games, other modes ---


def check_batch(game: Game, seeds: Sequence[int]) -> None:
    """Many games at once, stepped, begun anew or played out, are told and end like games played one by one."""
    batch = Batch(game, len(seeds), threads=2)
    now = batch.reset(seeds)
    singles = [game.new_initial_state(seed) for seed in seeds]
    draw = _Draw(seeds[0])
    for step in range(BATCH_STEPS):
        for number, single in enumerate(singles):
            if wrong := _differences_of(batch, number, single):
                raise ContractError("batch", reason="step", step=step, fields=wrong, seed=seeds[number])
        moves = [int(now.legal[number, draw.below(int(now.n_legal[number]))]) for number in range(len(seeds))]
        now = batch.step(moves, "same_step")
        for number, single in enumerate(singles):
            single.apply_action(moves[number])
            if now.terminated[number] != single.is_terminal() or now.rewards[number].tolist() != _single(single):
                raise ContractError("batch", reason="end", step=step, seed=seeds[number])
            if single.is_terminal():
                if now.final_scores[number].tolist() != single.scores():
                    raise ContractError("batch", reason="final_scores", step=step, seed=seeds[number])
                singles[number] = game.new_initial_state(int(now.seeds[number]))
    batch.reset(seeds)
    batch.play_out()
    for number, seed in enumerate(seeds):
        rows = game.layout.zeros(1)
        game.loops.play_games(
            game.content.tables, rows, game.seats, game.option_numbers, np.uint64(seed), 1, silent_log()
        )
        if differing := game.layout.differences(batch.rows, number, rows, 0):
            raise ContractError("batch", reason="playouts", fields=differing, seed=seed)


def _single(state: State) -> list[float]:
    """A state's returns in single precision."""
    rewards: list[float] = np.array(state.returns(), np.float32).tolist()
    return rewards


def _differences_of(batch: Batch, number: int, single: State) -> list[str]:
    """In what a game of a batch is told otherwise than a state that runs."""
    now, seat = batch.now, single.current_player()
    found = batch.game.layout.differences(batch.rows, number, single.rows, 0)
    legal = single.legal_actions()
    told = {
        "player": now.player[number] == seat,
        "n_legal": now.n_legal[number] == len(legal),
        "legal": now.legal[number].tolist() == legal + [-1] * (len(batch.game.moves) - len(legal)),
        "mask": now.mask[number].tolist() == single.legal_actions_mask(),
        "observation": batch.game.observation is None
        or np.array_equal(now.observation[number], single.observation_tensor()),
    }
    return found + [name for name, is_same in told.items() if not is_same]


def check_modes(tables: Sequence[Game], seeds: Sequence[int]) -> None:
    """Compiled, bounds-checked and interpreted play the same games, move for move."""
    expected = [trace(table, seeds) for table in tables]
    for mode in jit.MODES:
        found = expected if mode == jit.MODE else _elsewhere("trace", tables, seeds, mode)
        for table, theirs, ours in zip(tables, found, expected, strict=True):
            if theirs != ours:
                raise ContractError("modes", mode=mode, seats=table.seats, options=dict(table.options))


def check_cuda(tables: Sequence[Game], seeds: Sequence[int]) -> None:
    """The CUDA loops, in Numba's simulator, end every game like the loops of the processor."""
    found = _elsewhere("cuda_agrees", tables, seeds, "interpreted", NUMBA_ENABLE_CUDASIM="1")
    for table, is_same in zip(tables, found, strict=True):
        if not is_same:
            raise ContractError("cuda", seats=table.seats, options=dict(table.options))


def cuda_agrees(game: Game, seeds: Sequence[int]) -> bool:
    """Whether all that is told of steps and playouts on a CUDA device is what the processor tells, game by game."""
    batches = [Batch(game, len(seeds), threads=1, device=device) for device in ("threads", "cuda")]
    for batch in batches:
        batch.reset(seeds)
    agrees = _agree(batches)
    for step, autoreset in enumerate(CUDA_STEPS):
        n_legal = np.maximum(batches[0].now.n_legal, 1)
        moves = batches[0].now.legal[np.arange(len(seeds)), (step * 7 + np.arange(len(seeds))) % n_legal]
        for batch in batches:
            batch.step(moves, autoreset)
            with contextlib.suppress(MoveError):
                batch.step(np.full(len(seeds), len(game.moves)))
        agrees = agrees and _agree(batches)
    rows, moves = _before_an_end(game, seeds)
    for batch in batches:
        batch.put(rows)
        batch.step(moves, "same_step")
    agrees = agrees and _agree(batches) and bool(batches[0].now.terminated.any())
    for batch in batches:
        batch.put(batch.take([0]).repeat(2), [len(seeds) - 1, 0])
        batch.resample([5], [0])
    agrees = agrees and _agree(batches)
    decisions = [batch.play_out() for batch in batches]
    for batch in batches:
        batch.step(np.zeros(len(seeds), np.int64), "next_step")
    return agrees and decisions[0] == decisions[1] and _agree(batches)


def _before_an_end(game: Game, seeds: Sequence[int]) -> tuple[Any, Any]:
    """The states of games, and a move for each, of which one at least ends its game."""
    batch = Batch(game, len(seeds), threads=1, tell=("legal",))
    batch.reset(seeds)
    for step in itertools.count():
        rows = batch.take()
        moves = batch.now.legal[np.arange(len(seeds)), (step + np.arange(len(seeds))) % batch.now.n_legal]
        if batch.step(moves).terminated.any():
            break
    return rows, moves


def _agree(batches: Sequence[Batch]) -> bool:
    """Whether two batches hold the same games and tell the same of them."""
    one, other = batches
    is_told_alike = all(
        np.array_equal(mine, np.asarray(theirs)) for mine, theirs in zip(one.now, other.now, strict=True)
    )
    is_scored_alike = np.array_equal(one.scores(), other.scores()) and np.array_equal(one.returns(), other.returns())
    return bool((one.rows == other.rows).all()) and is_told_alike and is_scored_alike


def _elsewhere(function: str, tables: Sequence[Game], seeds: Sequence[int], mode: str, **environment: str) -> list[Any]:
    """What a function of this module gives for each of a title's tables, in one process of another mode."""
    code = (
        f"import importlib, json; from insula.core.testing import {function} as function;"
        f"title = importlib.import_module({tables[0].module!r}).TITLE;"
        f"tables = [title.at_table(*table) for table in {[(table.seats, dict(table.options)) for table in tables]!r}];"
        f"print(json.dumps([function(table, {list(seeds)!r}) for table in tables]))"
    )
    path = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=jit.environment(mode) | {"PYTHONPATH": path} | environment,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise ContractError("modes", mode=mode, output=done.stderr[-2000:])
    found: list[Any] = json.loads(done.stdout)
    return found


CHECKS: dict[str, Callable[[Game, Sequence[int]], None]] = {
    "legal": check_legal,
    "end": check_end,
    "explain": check_explain,
    "faults": check_faults,
    "points": check_points,
    "texts": check_texts,
    "copies": check_copies,
    "replay": check_replay,
    "hiding": check_hiding,
    "undo": check_undo,
    "take_back": check_take_back,
    "previews": check_previews,
    "trials": check_trials,
    "odds": check_odds,
    "observation": check_observation,
    "batch": check_batch,
}
"""The checks of one table."""
CHECKS_OF_MODES: dict[str, Callable[[Sequence[Game], Sequence[int]], None]] = {"modes": check_modes, "cuda": check_cuda}
"""Those that need processes of other modes: one of each does for all tables of a title."""

# --- Fuzzing and counting ---


def fuzz_game(game: Game, seed: int) -> tuple[int, list[str]]:
    """One random game with every invariant checked after every move: moves made, names of what was wrong."""
    if not 0 <= seed <= MAX_SEED:
        raise TableError("table.seed", seed=seed, low=0, high=MAX_SEED)
    loops, rows = game.loops, game.layout.zeros(1)
    legal = np.empty(loops.BUFFER, np.int32)
    rng = np.array([seed], np.uint64)
    loops.begin(game.content.tables, rows, 0, game.seats, game.option_numbers, np.uint64(seed), legal)
    moves, wrong = loops.fuzz_game(game.content.tables, rows, 0, rng, legal, silent_log(), game.max_moves)
    names = {1 << bit: name for bit, name in enumerate(game.fault_names)} | {
        loops.UNSORTED: "legal moves do not ascend",
        loops.ENDLESS: "the game does not end",
        loops.UNEXPLAINED: "explain and legal_moves disagree",
        loops.STUCK: "someone is to act and nothing is legal",
    }
    found = [name for bit, name in names.items() if int(wrong) & bit]
    return int(moves), found + [f"{field} out of range" for field in game.layout.range_faults(rows, 0)]


def count_lines(game: Game, seed: int, depth: int) -> tuple[list[int], str]:
    """How many positions all lines of `depth` moves lead to, by depth, and a hash of the legal lists' order."""
    if not 0 <= depth <= 12:
        raise InsulaError("perft.depth", depth=depth, low=0, high=12)
    if not 0 <= seed <= MAX_SEED:
        raise TableError("table.seed", seed=seed, low=0, high=MAX_SEED)
    rows = game.layout.zeros(depth + 1)
    legal = np.zeros((depth + 1, game.loops.BUFFER), np.int32)
    game.loops.begin(game.content.tables, rows, 0, game.seats, game.option_numbers, np.uint64(seed), legal[0])
    nodes = np.zeros(depth + 1, np.int64)
    order = game.loops.perft(game.content.tables, rows, depth, legal, silent_log(), nodes)
    return nodes.tolist(), f"{int(order):016x}"
