"""Matches that begin at a position worth looking at, found in random games by what the seat to act may do."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Any

import insula

MOST_SEEDS = 40
BOLD = ("buy", "build", "place")
NAMES = ("Anna", "Bruno", "Clara", "Dario", "Elena", "Fabio")

Options = tuple[tuple[str, str], ...]
Wanted = Callable[[Any], bool]
"""Whether a view, as the seat to act has it, is the position looked for."""


def can(verb: str, *nouns: str) -> Wanted:
    """The seat to act has a choice with this verb, and these nouns among others."""
    return lambda view: verb in view.legal and set(nouns) <= set(view.legal[verb]) and _choices(view) > 1


def has_payment(*, exact: bool) -> Wanted:
    """Some building of the yard can be paid exactly, or only with too much."""
    return lambda view: view.phase == "action" and any(payment.exact == exact for payment in view.table.payments)


def match_at(
    server,
    wanted: Wanted,
    seats: int = 3,
    before: int = 0,
    *,
    others: str = "",
    title: str = "alhambra",
    verb: str = "",
    **options: str,
) -> tuple[dict, int]:
    """A match that begins at such a position (`before` moves earlier), and the seat to act there.

    All are people; with a level in `others`, all but the seat to act are bots. With a `verb`, only positions with a
    move of it are looked at: views are costly. `options` are those of the title.
    """
    record, move, seat = _find(wanted, seats, title, verb, tuple(options.items()))
    players = [{"kind": "person", "name": name} for name in NAMES[:seats]]
    for number, player in enumerate(players):
        if others and number != seat:
            player |= {"kind": "bot", "level": others}
    return server.make(*players, title=title, options=options, record=record, move=move - before), seat


def match_in(server, title: str, seats: int, chance: random.Random, **options: str) -> dict:
    """A match of people that begins anywhere in a random game; `options` are those of the title."""
    state = _played(title, seats, chance.randrange(MOST_SEEDS), tuple(options.items()))
    players = [{"kind": "person", "name": name} for name in NAMES[:seats]]
    record, move = state.record().to_text(), chance.choice(state.choices)
    return server.make(*players, title=title, options=options, record=record, move=move)


def match_with_money(server, cards: int) -> tuple[dict, int]:
    """A match of Alhambra for two in which nobody buys anything until somebody has that many cards, and who that is."""
    state = insula.load_game("alhambra", seats=2).new_initial_state(1)
    found = None
    while not state.is_terminal():
        seat, legal = state.current_player(), state.legal_actions()
        takes = [action for action in legal if state.action_to_string(action).startswith("take")]
        is_rich = found is None and len(state.view(seat).table.owners[seat].hand) >= cards
        state.apply_action(legal[0] if found or is_rich else takes[-1])
        if is_rich:
            found = state.choices[-1], seat
    move, seat = found
    players = [{"kind": "person", "name": name} for name in NAMES[:2]]
    return server.make(*players, record=state.record().to_text(), move=move), seat


def match_at_end(server, title: str) -> tuple[dict, int]:
    """A match of two people before the last choice of a random game, and whose it is."""
    state = _played(title, 2, 1)
    move = state.choices[-1]
    players = [{"kind": "person", "name": name} for name in NAMES[:2]]
    created = server.make(*players, title=title, record=state.record().to_text(), move=move)
    return created, state.at(move).current_player()


@functools.cache
def _find(wanted: Wanted, seats: int, title: str, verb: str, options: Options) -> tuple[str, int, int]:
    for seed in range(MOST_SEEDS):
        state = _played(title, seats, seed, options)
        for move in state.choices[1:]:  # where nothing was chosen yet a server deals anew
            position = state.at(move)
            seat = position.current_player()
            if any(text.startswith(verb) for text in _moves(position)) and wanted(position.view(seat)):
                return state.record().to_text(), move, seat
    raise AssertionError("no such position in the games looked through")


@functools.cache
def _played(title: str, seats: int, seed: int, options: Options = ()) -> Any:
    """A whole game with moves drawn at random, buying and building rather than not so that things happen."""
    chance = random.Random(seed)
    state = insula.load_game(title, seats=seats, options=dict(options)).new_initial_state(seed)
    while not state.is_terminal():
        legal = state.legal_actions()
        bold = [action for action in legal if state.action_to_string(action).startswith(BOLD)]
        state.apply_action(chance.choice(bold if bold and chance.random() < 0.7 else legal))
    return state


def _moves(state: Any) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def _choices(view: Any) -> int:
    return sum(len(nouns) for nouns in view.legal.values())
