"""Alhambra, the card game: set-up, a turn, what follows it, the end (A1-A19, A22); scoring is in scoring.py.

The order is that of RULES.md. `legal_x` writes the legal moves of a phase in ascending order, `explain_x` says
why a move is not among them, `apply_x` makes one; they trust their caller. Dispatch is at the bottom.
"""

from __future__ import annotations

import numpy as np

from insula.core.cards import insert, shuffle
from insula.core.errors import LEGAL
from insula.core.events import emit, reveal
from insula.core.jit import Array, Record, kernel
from insula.core.layout import EVERYBODY, NOBODY
from insula.core.rng import below, stream_word
from insula.games.alhambra import events as ev
from insula.games.alhambra import moves as mv
from insula.games.alhambra import reasons as why
from insula.games.alhambra.scoring import hold_scoring
from insula.games.alhambra.state import (
    ACTION,
    BUILDING_STREAM,
    GIFT,
    MARTIN,
    MONEY_STREAM,
    N_BUILDINGS,
    N_CARDS,
    N_CURRENCIES,
    N_PLACES,
    N_SLOTS,
    N_STREAMS,
    N_VALUES,
    NO_BUILDING,
    NO_CARD,
    NO_OWNER,
    NO_SLOT,
    OVER,
    PAYMENT,
    SCORING_A,
    SCORING_B,
    SCORING_STREAM,
    START_STREAM,
    Building,
    C,
    Card,
    Owner,
    Seat,
    Slot,
    Value,
)

START_MONEY = 20
SEVERAL_MAX = 5
N_PILES = 5
MARTIN_START = MARTIN_AT_A = 6
MARTIN_SHARE_AT_B = 3

# --- Set-up (A4-A7) -------------------------------------------------------------------------------------------


@kernel
def setup(content: Array, states: Array, i: int, seats: int, options: Array, seed: np.uint64) -> None:
    """A4-A7: lay out a new game; everything random comes from named streams of the seed."""
    c = content[0]
    s = states[i]
    clear_table(s, seats, options[0])
    for stream in range(N_STREAMS):
        s.rng[stream] = stream_word(seed, stream)
    lay_out_buildings(s)
    shuffle_money(c, s)
    for seat in range(seats):
        deal_money(s, seat)
    s.actor = start_seat(s)
    open_money(s)
    cut_pile(s)


@kernel
def clear_table(s: Record, seats: int, tracking: int) -> None:
    """An empty table, whatever was on it."""
    s.seats = seats
    s.turn = 1
    s.revealed = 0
    s.phase = ACTION
    s.slot = NO_SLOT
    s.bought = NO_BUILDING
    s.exact = 0
    s.passes = 0
    s.held = 0
    s.tracking = tracking
    s.hands[:] = 0
    s.paid[:] = 0
    s.discard[:] = 0
    s.owner[:] = NO_OWNER
    s.points[:] = 0
    s.money_pile[:] = 0


@kernel
def lay_out_buildings(s: Record) -> None:
    """A4: shuffle; with two seats Martin takes the top six; four go to the yard, left to right."""
    for building in range(N_BUILDINGS):
        s.building_pile[building] = building
    shuffle(s.building_pile, 0, N_BUILDINGS, s.rng, BUILDING_STREAM)
    s.buildings_next = 0
    if s.seats == 2:
        for _ in range(MARTIN_START):
            s.owner[draw_building(s)] = MARTIN
    for slot in range(N_SLOTS):
        s.yard[slot] = draw_building(s)


@kernel
def shuffle_money(c: Record, s: Record) -> None:
    """A2, A4: as many copies of each card as the number of seats asks for, shuffled."""
    copies = c.copies_of_seats[s.seats]
    for card in range(N_CARDS):
        for copy in range(copies):
            s.money_pile[card * copies + copy] = card
    s.money_next = 0
    s.money_end = N_CARDS * copies
    shuffle(s.money_pile, 0, s.money_end, s.rng, MONEY_STREAM)


@kernel
def deal_money(s: Record, seat: Seat) -> None:
    """A5: a seat draws until it holds 20 or more."""
    total = 0
    while total < START_MONEY:
        card = draw_top_card(s)
        put_in_hand(s, seat, card)
        total += value_of(card)


@kernel
def start_seat(s: Record) -> Seat:
    """A6: fewest cards, then the smaller total, then by lot."""
    best = 0
    tied = 0
    start = 0
    for seat in range(s.seats):
        rank = count_hand(s, seat) * 1000 + wealth_of_seat(s, seat)
        if seat == 0 or rank < best:
            best = rank
            tied = 1
            start = seat
        elif rank == best:
            tied += 1
    if tied > 1:
        lot = below(s.rng, START_STREAM, tied)
        for seat in range(s.seats):
            if count_hand(s, seat) * 1000 + wealth_of_seat(s, seat) == best:
                if lot == 0:
                    start = seat
                lot -= 1
    return start


@kernel
def open_money(s: Record) -> None:
    """A7: four money cards are laid open."""
    for place in range(N_PLACES):
        s.open_money[place] = draw_top_card(s)
    s.dealt = s.money_next


@kernel
def cut_pile(s: Record) -> None:
    """A7: the rest in five piles; A goes anywhere into the second, B anywhere into the fourth."""
    cards = s.money_end - s.dealt
    for scoring_card in range(SCORING_A, SCORING_B + 1):
        first = first_place(s, cards, scoring_card)
        place = first + below(s.rng, SCORING_STREAM, last_place(s, cards, scoring_card) - first + 1)
        insert(s.money_pile, place, s.money_end, scoring_card)
        s.money_end += 1


@kernel
def count_cut_cards(s: Record) -> int:
    """A7: how many money cards were cut into the five piles, while a scoring card is still in them."""
    return s.money_end - s.dealt - (SCORING_B - SCORING_A + 1)


@kernel
def pile_size(cards: int, pile: int) -> int:
    """A7: five piles whose sizes differ by at most one, larger ones first."""
    return cards // N_PILES + (1 if pile < cards % N_PILES else 0)


@kernel
def first_place(s: Record, cards: int, scoring_card: Card) -> int:
    """A7: on top of the second pile for A; of the fourth, which A has moved down by one, for B."""
    place = s.dealt + pile_size(cards, 0)
    if scoring_card == SCORING_B:
        place += pile_size(cards, 1) + 1 + pile_size(cards, 2)
    return place


@kernel
def last_place(s: Record, cards: int, scoring_card: Card) -> int:
    """A7: below all cards of the pile that a scoring card goes into."""
    pile = 1 if scoring_card == SCORING_A else 3
    return first_place(s, cards, scoring_card) + pile_size(cards, pile)


# --- Money cards ----------------------------------------------------------------------------------------------


@kernel
def currency_of(card: Card) -> int:
    """A2: the currency of a money card."""
    return card // N_VALUES


@kernel
def value_of(card: Card) -> Value:
    """A2: what a money card is worth, whatever its currency."""
    return card % N_VALUES + 1


@kernel
def put_in_hand(s: Record, seat: Seat, card: Card) -> None:
    """A money card goes to a hand."""
    s.hands[seat, currency_of(card), value_of(card) - 1] += 1


@kernel
def wealth(hand: Array) -> int:
    """What the cards of one currency in a hand are worth together."""
    total = 0
    for value in range(1, N_VALUES + 1):
        total += value * hand[value - 1]
    return total


@kernel
def wealth_of_seat(s: Record, seat: Seat) -> int:
    """What a whole hand is worth."""
    total = 0
    for currency in range(N_CURRENCIES):
        total += wealth(s.hands[seat, currency])
    return total


@kernel
def count_hand(s: Record, seat: Seat) -> int:
    """How many cards a seat holds."""
    cards = 0
    for currency in range(N_CURRENCIES):
        for value in range(1, N_VALUES + 1):
            cards += s.hands[seat, currency, value - 1]
    return cards


# --- A turn: take money or buy (A8, A9, A10, A13) -------------------------------------------------------------


@kernel
def legal_action(c: Record, s: Record, out: Array) -> int:
    """A8: take money or buy a building; A13: pass when neither is possible."""
    n = legal_takes(s, out)
    for slot in range(N_SLOTS):
        if can_buy(c, s, slot):
            out[n] = mv.BUY_MOVE[slot]
            n += 1
    if n == 0:
        out[0] = mv.PASS_MOVE
        n = 1
    return n


@kernel
def legal_takes(s: Record, out: Array) -> int:
    """A9: any one open card, or several worth five or less together."""
    n = 0
    for cards in range(1, 1 << N_PLACES):
        if explain_take(s, cards) == LEGAL:
            out[n] = mv.TAKE_MOVE[cards]
            n += 1
    return n


@kernel
def explain_take(s: Record, cards: int) -> int:
    """A9: a gap, more than five together, or an equal card further left that stands for the choice."""
    total = 0
    for place in range(N_PLACES):
        if cards >> place & 1:
            card = s.open_money[place]
            if card == NO_CARD:
                return why.GAP
            total += value_of(card)
    if total > SEVERAL_MAX and cards & (cards - 1) != 0:
        return why.OVER_FIVE
    for place in range(1, N_PLACES):
        if cards >> place & 1:
            for further_left in range(place):
                if s.open_money[further_left] == s.open_money[place] and not cards >> further_left & 1:
                    return why.EQUAL_CARD_FURTHER_LEFT
    return LEGAL


@kernel
def apply_take(c: Record, s: Record, cards: int, events: Array) -> None:
    """A9: the cards go to the hand and leave gaps; taking money ends the turn."""
    for place in range(N_PLACES):
        if cards >> place & 1:
            card = s.open_money[place]
            put_in_hand(s, s.actor, card)
            s.open_money[place] = NO_CARD
            emit(events, ev.TOOK, EVERYBODY, s.actor, place + 1, currency_of(card), value_of(card), 0)
    s.passes = 0
    end_turn(c, s, events)


@kernel
def can_buy(c: Record, s: Record, slot: Slot) -> bool:
    """A10: a building lies there, and the hand holds at least its price in the slot's currency."""
    building = s.yard[slot]
    return building != NO_BUILDING and wealth(s.hands[s.actor, slot]) >= c.price_of_building[building]


@kernel
def can_act(c: Record, s: Record) -> bool:
    """A11, A13: there is money to take or a building to buy."""
    for place in range(N_PLACES):
        if s.open_money[place] != NO_CARD:
            return True
    for slot in range(N_SLOTS):
        if can_buy(c, s, slot):
            return True
    return False


@kernel
def explain_buy(c: Record, s: Record, slot: Slot) -> int:
    """A10, A11: an empty slot, which stays so till the turn ends, or too little money of its currency."""
    if s.yard[slot] == NO_BUILDING:
        return why.EMPTY_SLOT
    return LEGAL if can_buy(c, s, slot) else why.TOO_POOR


@kernel
def apply_buy(s: Record, slot: Slot) -> None:
    """A10, A22: the slot is chosen; the payment follows card by card."""
    s.slot = slot
    s.phase = PAYMENT


@kernel
def apply_pass(c: Record, s: Record, events: Array) -> None:
    """A13: a pass ends the turn; when every seat passes in a row the game is over."""
    s.passes += 1
    emit(events, ev.PASSED, EVERYBODY, s.actor, 0, 0, 0, 0)
    if s.passes == s.seats:
        end_game(c, s, events)
    else:
        end_turn(c, s, events)


# --- Payment (A10, A11, A22) ----------------------------------------------------------------------------------


@kernel
def price(c: Record, s: Record) -> int:
    """A10: the price of the building that is being paid for."""
    return c.price_of_building[s.yard[s.slot]]


@kernel
def total_paid(s: Record) -> int:
    """A10: what has been laid down so far."""
    return wealth(s.paid)


@kernel
def last_paid(s: Record) -> Value:
    """A22: the value of the last card laid down, which is the lowest; the highest of all before the first."""
    for value in range(1, N_VALUES + 1):
        if s.paid[value - 1] > 0:
            return value
    return N_VALUES


@kernel
def legal_payment(c: Record, s: Record, out: Array) -> int:
    """A22: a card not above the last one from which the price can be reached; at the price, stop as well."""
    hand = s.hands[s.actor, s.slot]
    missing = price(c, s) - total_paid(s)
    n = 0
    reach = 0
    for value in range(1, last_paid(s) + 1):
        reach += value * hand[value - 1]
        if hand[value - 1] > 0 and reach >= missing:
            out[n] = mv.PAY_MOVE[value]
            n += 1
    if missing == 0:
        out[n] = mv.STOP_MOVE
        n += 1
    return n


@kernel
def explain_pay(c: Record, s: Record, value: Value) -> int:
    """A10, A22: not in hand, above the last card, or the price could no longer be reached."""
    hand = s.hands[s.actor, s.slot]
    if hand[value - 1] == 0:
        return why.CARD_NOT_IN_HAND
    if value > last_paid(s):
        return why.ABOVE_LAST_CARD
    reach = total_paid(s)
    for lower in range(1, value + 1):
        reach += lower * hand[lower - 1]
    return LEGAL if reach >= price(c, s) else why.PRICE_OUT_OF_REACH


@kernel
def explain_stop(c: Record, s: Record) -> int:
    """A10: a payment stops at the price, not below it."""
    return LEGAL if total_paid(s) == price(c, s) else why.BELOW_PRICE


@kernel
def apply_pay(c: Record, s: Record, value: Value, events: Array) -> None:
    """A10: a card leaves the hand at once; above the price the payment is over."""
    s.hands[s.actor, s.slot, value - 1] -= 1
    s.paid[value - 1] += 1
    emit(events, ev.PAID, EVERYBODY, s.actor, s.slot, value, 0, 0)
    if total_paid(s) > price(c, s):
        finish_payment(c, s, events)


@kernel
def finish_payment(c: Record, s: Record, events: Array) -> None:
    """A10: the cards join the discard and the building leaves the yard; A12: two seats may give it away."""
    building = s.yard[s.slot]
    s.exact = 1 if total_paid(s) == price(c, s) else 0
    emit(
        events, ev.BOUGHT, EVERYBODY,
        s.actor, s.slot, c.kind_of_building[building], c.price_of_building[building], total_paid(s),
    )  # fmt: skip
    for value in range(1, N_VALUES + 1):
        s.discard[s.slot * N_VALUES + value - 1] += s.paid[value - 1]
        s.paid[value - 1] = 0
    s.yard[s.slot] = NO_BUILDING
    s.slot = NO_SLOT
    s.passes = 0
    if s.seats == 2:
        s.bought = building
        s.phase = GIFT
    else:
        receive(c, s, building, s.actor, events)
        finish_purchase(c, s, events)


@kernel
def receive(c: Record, s: Record, building: Building, owner: Owner, events: Array) -> None:
    """A12: a building lies open before its owner."""
    s.owner[building] = owner
    emit(events, ev.RECEIVED, EVERYBODY, owner, c.kind_of_building[building], c.price_of_building[building], 0, 0)


@kernel
def finish_purchase(c: Record, s: Record, events: Array) -> None:
    """A11: an exact payment earns another action; A13: with nothing possible the turn ends all the same."""
    s.phase = ACTION
    acts_again = s.exact and can_act(c, s)
    s.exact = 0
    if acts_again:
        emit(events, ev.ACTS_AGAIN, EVERYBODY, s.actor, 0, 0, 0, 0)
    else:
        end_turn(c, s, events)


# --- Keep or give (A12) ---------------------------------------------------------------------------------------


@kernel
def legal_gift(out: Array) -> int:
    """A12: with two seats whoever buys keeps the building or gives it to Martin."""
    out[0] = mv.KEEP_MOVE
    out[1] = mv.GIVE_MOVE
    return 2


@kernel
def apply_gift(c: Record, s: Record, owner: Owner, events: Array) -> None:
    """A12: the building goes to the buyer or to Martin; an exact payment earns the next action either way."""
    building = s.bought
    s.bought = NO_BUILDING
    receive(c, s, building, owner, events)
    finish_purchase(c, s, events)


# --- After a turn (A14-A17) -----------------------------------------------------------------------------------


@kernel
def end_turn(c: Record, s: Record, events: Array) -> None:
    """A14: first the yard, then the money, then the next seat; A18: a yard that stays incomplete is the end."""
    if not refill_yard(c, s, events):
        end_game(c, s, events)
        return
    refill_money(c, s, events)
    begin_turn(s, next_seat(s), events)


@kernel
def begin_turn(s: Record, seat: Seat, events: Array) -> None:
    """A8: a seat's turn begins with the choice of its action."""
    s.actor = seat
    s.turn += 1
    s.phase = ACTION
    emit(events, ev.TURN_BEGAN, EVERYBODY, seat, s.turn, 0, 0, 0)


@kernel
def next_seat(s: Record) -> Seat:
    """A8: after seat i comes seat i + 1, after the last seat 0."""
    return (s.actor + 1) % s.seats


@kernel
def refill_yard(c: Record, s: Record, events: Array) -> bool:
    """A14: empty slots from left to right, as far as the pile goes; whether all four are filled."""
    is_complete = True
    left = N_BUILDINGS - s.buildings_next
    for slot in range(N_SLOTS):
        if s.yard[slot] == NO_BUILDING:
            left -= 1
            if left < 0:
                is_complete = False
            elif not reveal(s, events):
                building = draw_building(s)
                s.yard[slot] = building
                emit(
                    events, ev.YARD_FILLED, EVERYBODY,
                    slot, c.kind_of_building[building], c.price_of_building[building], 0, 0,
                )  # fmt: skip
    return is_complete


@kernel
def draw_building(s: Record) -> Building:
    """The top card of the building pile."""
    s.buildings_next += 1
    return s.building_pile[s.buildings_next - 1]


@kernel
def refill_money(c: Record, s: Record, events: Array) -> None:
    """A14: gaps in the open money, from left to right; A15: as far as there is money."""
    for place in range(N_PLACES):
        if s.open_money[place] == NO_CARD:
            card = draw_money(c, s, events)
            if card != NO_CARD:
                s.open_money[place] = card
                emit(events, ev.MONEY_OPENED, EVERYBODY, place + 1, currency_of(card), value_of(card), 0, 0)


@kernel
def draw_money(c: Record, s: Record, events: Array) -> Card:
    """A15, A16: the next money card, with the scoring cards met on the way scored at once."""
    while s.money_next < s.money_end or shuffle_discard(s, events):
        if reveal(s, events):
            return NO_CARD
        card = draw_top_card(s)
        if card < SCORING_A:
            return card
        hold_scoring(c, s, card - SCORING_A, events)
        if s.seats == 2:
            draw_for_martin(c, s, card, events)
    return NO_CARD


@kernel
def draw_top_card(s: Record) -> Card:
    """The top card of the money pile."""
    s.money_next += 1
    return s.money_pile[s.money_next - 1]


@kernel
def shuffle_discard(s: Record, events: Array) -> bool:
    """A15: the discard becomes the pile; whether there was any."""
    s.money_next = 0
    s.money_end = 0
    for card in range(N_CARDS):
        for _ in range(s.discard[card]):
            s.money_pile[s.money_end] = card
            s.money_end += 1
        s.discard[card] = 0
    if s.money_end == 0:
        return False
    shuffle(s.money_pile, 0, s.money_end, s.rng, MONEY_STREAM)
    emit(events, ev.DISCARD_SHUFFLED, EVERYBODY, s.money_end, 0, 0, 0, 0)
    return True


@kernel
def draw_for_martin(c: Record, s: Record, scoring_card: Card, events: Array) -> None:
    """A17: after A Martin takes the top six buildings of the pile, after B a third of it, rounded down."""
    left = N_BUILDINGS - s.buildings_next
    share = min(MARTIN_AT_A, left) if scoring_card == SCORING_A else left // MARTIN_SHARE_AT_B
    for _ in range(share):
        receive(c, s, draw_building(s), MARTIN, events)


# --- End (A18, A19) -------------------------------------------------------------------------------------------


@kernel
def end_game(c: Record, s: Record, events: Array) -> None:
    """A18, A19: hands are laid open, the yard is given out, scoring C is held."""
    if reveal(s, events):
        s.actor = NOBODY
        return
    for seat in range(s.seats):
        for currency in range(N_CURRENCIES):
            emit(events, ev.HAND_LAID_OPEN, EVERYBODY, seat, currency, wealth(s.hands[seat, currency]), 0, 0)
    for slot in range(N_SLOTS):
        if s.yard[slot] != NO_BUILDING:
            give_out(c, s, slot, events)
    hold_scoring(c, s, C, events)
    s.actor = NOBODY
    s.phase = OVER
    emit(events, ev.GAME_ENDED, EVERYBODY, s.turn, 0, 0, 0, 0)


@kernel
def give_out(c: Record, s: Record, slot: Slot, events: Array) -> None:
    """A18: a building left goes to the seat with the most money of its slot; to nobody on a tie or at zero."""
    building = s.yard[slot]
    owner = richest_seat(s, slot)
    if owner == NO_OWNER:
        emit(
            events, ev.UNCLAIMED, EVERYBODY,
            slot, c.kind_of_building[building], c.price_of_building[building], 0, 0,
        )  # fmt: skip
    else:
        s.yard[slot] = NO_BUILDING
        receive(c, s, building, owner, events)


@kernel
def richest_seat(s: Record, currency: int) -> Owner:
    """A18: the seat with the most money of a currency, NO_OWNER on a tie or when nobody has any."""
    most = 0
    owner = NO_OWNER
    for seat in range(s.seats):
        money = wealth(s.hands[seat, currency])
        if money > most:
            most = money
            owner = seat
        elif money == most:
            owner = NO_OWNER
    return owner


# --- Trying out -----------------------------------------------------------------------------------------------


@kernel
def suppose(content: Array, states: Array, i: int, seat: Seat, events: Array) -> int:
    """A8: a seat's turn begins, whoever's it is; its own goes on. The yard and the money stay as they lie."""
    s = states[i]
    if s.phase == OVER:
        return why.GAME_OVER
    if s.actor != seat:
        break_off(content[0], s, events)
        begin_turn(s, seat, events)
    return LEGAL


@kernel
def break_off(c: Record, s: Record, events: Array) -> None:
    """A10: a payment under way goes back to the hand; A12: a building that is paid for is its buyer's."""
    if s.phase == PAYMENT:
        for value in range(1, N_VALUES + 1):
            s.hands[s.actor, s.slot, value - 1] += s.paid[value - 1]
            s.paid[value - 1] = 0
        s.slot = NO_SLOT
    elif s.phase == GIFT:
        receive(c, s, s.bought, s.actor, events)
        s.bought = NO_BUILDING
        s.exact = 0


# --- Dispatch -------------------------------------------------------------------------------------------------


@kernel
def legal_moves(content: Array, states: Array, i: int, out: Array) -> int:
    """A22: the legal moves of the seat to act, ascending; none once the game is over."""
    s = states[i]
    if s.phase == ACTION:
        return legal_action(content[0], s, out)
    if s.phase == PAYMENT:
        return legal_payment(content[0], s, out)
    if s.phase == GIFT:
        return legal_gift(out)
    return 0


@kernel
def explain(content: Array, states: Array, i: int, move: int) -> int:
    """Why a move is refused; LEGAL exactly for those in `legal_moves`."""
    c = content[0]
    s = states[i]
    verb = mv.VERB_OF_MOVE[move]
    if s.phase == OVER:
        return why.GAME_OVER
    if s.phase == GIFT:
        return LEGAL if verb in (mv.KEEP, mv.GIVE) else why.GIFT_FIRST
    if verb in (mv.KEEP, mv.GIVE):
        return why.NO_GIFT
    if s.phase == PAYMENT:
        if verb == mv.PAY:
            return explain_pay(c, s, mv.VALUE_OF_MOVE[move])
        return explain_stop(c, s) if verb == mv.STOP else why.PAYMENT_FIRST
    if verb in (mv.PAY, mv.STOP):
        return why.NO_PAYMENT
    if verb == mv.TAKE:
        return explain_take(s, mv.CARDS_OF_MOVE[move])
    if verb == mv.BUY:
        return explain_buy(c, s, mv.SLOT_OF_MOVE[move])
    return why.CAN_ACT if can_act(c, s) else LEGAL


@kernel
def apply(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Make one legal move."""
    c = content[0]
    s = states[i]
    verb = mv.VERB_OF_MOVE[move]
    if verb == mv.TAKE:
        apply_take(c, s, mv.CARDS_OF_MOVE[move], events)
    elif verb == mv.BUY:
        apply_buy(s, mv.SLOT_OF_MOVE[move])
    elif verb == mv.PAY:
        apply_pay(c, s, mv.VALUE_OF_MOVE[move], events)
    elif verb == mv.STOP:
        finish_payment(c, s, events)
    elif verb == mv.KEEP:
        apply_gift(c, s, s.actor, events)
    elif verb == mv.GIVE:
        apply_gift(c, s, MARTIN, events)
    elif verb == mv.PASS:
        apply_pass(c, s, events)
