"""The rules of Tic City: set-up (T2), a turn (T3-T6), the end (T7), trying out."""

from __future__ import annotations

import numpy as np

from insula.core.cards import shuffle
from insula.core.errors import LEGAL
from insula.core.events import emit, reveal
from insula.core.jit import Array, Record, kernel
from insula.core.layout import EVERYBODY, NOBODY
from insula.core.rng import stream_word
from tic_city import events as ev
from tic_city import moves as mv
from tic_city import reasons as why
from tic_city.scoring import score_site, score_wishes
from tic_city.state import (
    CHOICE,
    DECK_STREAM,
    FOUNTAIN,
    MAX_SEATS,
    MAX_TURNS,
    N_CARDS,
    N_KINDS,
    N_PLACES,
    N_SQUARES,
    N_WISHES,
    NO_KIND,
    NO_SEAT,
    OVER,
    SITE,
    WISH_STREAM,
    Kind,
    Place,
    Seat,
    Square,
)

# --- Set-up (T1, T2) ------------------------------------------------------------------------------------------


@kernel
def setup(content: Array, states: Array, i: int, seats: int, options: Array, seed: np.uint64) -> None:
    """T2: shuffle both decks, deal each seat a wish, open three cards."""
    c, s = content[0], states[i]
    s.seats = seats
    s.actor = 0
    s.phase = CHOICE
    s.turn = 1
    s.revealed = 0
    s.in_hand = NO_KIND
    s.points[:] = 0
    s.kind_on[:] = NO_KIND
    s.owner_on[:] = NO_SEAT
    s.rng[DECK_STREAM] = stream_word(seed, DECK_STREAM)
    s.rng[WISH_STREAM] = stream_word(seed, WISH_STREAM)
    lay_out(c.cards_of_kind, s.deck, 0)
    shuffle(s.deck, 0, N_CARDS, s.rng, DECK_STREAM)
    deal_wishes(c, s)
    s.deck_next = N_PLACES
    for place in range(N_PLACES):
        s.market[place] = s.deck[place]


@kernel
def lay_out(count_of_kind: Array, cards: Array, start: int) -> None:
    """T1: so many cards of each kind side by side, kind by kind."""
    for kind in range(N_KINDS):
        for _ in range(count_of_kind[kind]):
            cards[start] = kind
            start += 1


@kernel
def deal_wishes(c: Record, s: Record) -> None:
    """T2: a wish for each seat; the others go back into the box."""
    wishes = np.zeros(N_WISHES, np.int64)
    lay_out(c.wishes_of_kind, wishes, 0)
    shuffle(wishes, 0, N_WISHES, s.rng, WISH_STREAM)
    for seat in range(MAX_SEATS):
        s.wish[seat] = wishes[seat] if seat < s.seats else 0


# --- Choosing a card (T3) -------------------------------------------------------------------------------------


@kernel
def place_of(s: Record, kind: Kind) -> Place:
    """The first place of the market with a card of a kind; -1 without one."""
    for place in range(N_PLACES):
        if s.market[place] == kind:
            return place
    return -1


@kernel
def legal_choice(s: Record, out: Array) -> int:
    """T3: a card of each kind that lies open, or the top card of the deck."""
    n = 0
    for kind in range(N_KINDS):
        if place_of(s, kind) >= 0:
            out[n] = mv.TAKE_MOVE[kind]
            n += 1
    out[n] = mv.DRAW_MOVE
    return n + 1


@kernel
def apply_take(s: Record, kind: Kind, events: Array) -> None:
    """T3: the card leaves the market."""
    s.market[place_of(s, kind)] = NO_KIND
    s.in_hand = kind
    s.phase = SITE
    emit(events, ev.TAKEN, EVERYBODY, s.actor, kind, 0, 0, 0)


@kernel
def apply_draw(s: Record, events: Array) -> None:
    """T3: everybody sees what is drawn; only tried out, it stays covered, and there is nothing to build."""
    if reveal(s, events):
        s.actor = NOBODY
        return
    s.in_hand = s.deck[s.deck_next]
    s.deck_next += 1
    s.phase = SITE
    emit(events, ev.DRAWN, EVERYBODY, s.actor, s.in_hand, 0, 0, 0)


# --- Building (T4, T5, T6) ------------------------------------------------------------------------------------


@kernel
def can_build(s: Record, square: Square) -> bool:
    """T4: on every empty square but the fountain's."""
    return square != FOUNTAIN and s.kind_on[square] == NO_KIND


@kernel
def legal_site(s: Record, out: Array) -> int:
    """T4: the squares to build on."""
    n = 0
    for square in range(N_SQUARES):
        if can_build(s, square):
            out[n] = mv.BUILD_MOVE[square]
            n += 1
    return n


@kernel
def apply_build(c: Record, s: Record, square: Square, events: Array) -> None:
    """T4: the building stands; T5: it scores; T6, T7: the turn ends."""
    s.kind_on[square] = s.in_hand
    s.owner_on[square] = s.actor
    emit(events, ev.BUILT, EVERYBODY, s.actor, s.in_hand, square, 0, 0)
    s.in_hand = NO_KIND
    score_site(c, s, square, events)
    if count_built_all(s) == MAX_TURNS:
        end_game(c, s, events)
    elif fill_market(s, events):
        s.actor = NOBODY
    else:
        s.actor = (s.actor + 1) % s.seats
        s.phase = CHOICE
        s.turn += 1
        emit(events, ev.TURN_BEGAN, EVERYBODY, s.actor, 0, 0, 0, 0)


@kernel
def fill_market(s: Record, events: Array) -> bool:
    """T6: the next card of the deck comes to light in the place of one that was taken. Whether it stays covered."""
    place = place_of(s, NO_KIND)
    if place < 0:
        return False
    if reveal(s, events):
        return True
    s.market[place] = s.deck[s.deck_next]
    s.deck_next += 1
    emit(events, ev.MARKET_FILLED, EVERYBODY, s.market[place], 0, 0, 0, 0)
    return False


@kernel
def count_built_all(s: Record) -> int:
    """How many buildings stand in the city."""
    count = 0
    for square in range(N_SQUARES):
        if s.kind_on[square] != NO_KIND:
            count += 1
    return count


# --- The end (T7) ---------------------------------------------------------------------------------------------


@kernel
def end_game(c: Record, s: Record, events: Array) -> None:
    """T7: the city is full, and all wishes come to light."""
    if not reveal(s, events):
        score_wishes(c, s, events)
        s.phase = OVER
        emit(events, ev.GAME_ENDED, EVERYBODY, 0, 0, 0, 0, 0)
    s.actor = NOBODY


# --- Trying out -----------------------------------------------------------------------------------------------


@kernel
def suppose(content: Array, states: Array, i: int, seat: Seat, events: Array) -> int:
    """T3: a turn of a seat begins; what another one holds goes back to where it came from."""
    s = states[i]
    if s.phase == OVER:
        return why.GAME_OVER
    if s.actor == seat:
        return LEGAL
    if (seat - s.actor) % s.seats >= MAX_TURNS - count_built_all(s):
        return why.LAST_TURN_HAD
    if s.in_hand != NO_KIND:
        place = place_of(s, NO_KIND)
        if place >= 0:
            s.market[place] = s.in_hand
        else:
            s.deck_next -= 1
        s.in_hand = NO_KIND
    s.actor = seat
    s.phase = CHOICE
    return LEGAL


# --- Dispatch -------------------------------------------------------------------------------------------------


@kernel
def legal_moves(content: Array, states: Array, i: int, out: Array) -> int:
    """The legal moves of the seat to act, ascending; none once the game is over."""
    s = states[i]
    if s.phase == CHOICE:
        return legal_choice(s, out)
    if s.phase == SITE:
        return legal_site(s, out)
    return 0


@kernel
def explain(content: Array, states: Array, i: int, move: int) -> int:
    """Why a move is refused; LEGAL exactly for those in `legal_moves`."""
    s = states[i]
    verb = mv.VERB_OF_MOVE[move]
    if s.phase == OVER:
        return why.GAME_OVER
    if verb == mv.BUILD:
        if s.phase != SITE:
            return why.CARD_FIRST
        return LEGAL if can_build(s, mv.SQUARE_OF_MOVE[move]) else why.OCCUPIED
    if s.phase != CHOICE:
        return why.SITE_FIRST
    return LEGAL if verb == mv.DRAW or place_of(s, mv.KIND_OF_MOVE[move]) >= 0 else why.NOT_OPEN


@kernel
def apply(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Make one legal move."""
    s = states[i]
    verb = mv.VERB_OF_MOVE[move]
    if verb == mv.TAKE:
        apply_take(s, mv.KIND_OF_MOVE[move], events)
    elif verb == mv.DRAW:
        apply_draw(s, events)
    else:
        apply_build(content[0], s, mv.SQUARE_OF_MOVE[move], events)
