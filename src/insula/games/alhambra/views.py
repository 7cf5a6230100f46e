"""What a seat or a spectator may see, built from what is allowed; and what a seat cannot know, rerolled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from insula.core.cards import insert, shuffle
from insula.core.events import silent_log
from insula.core.jit import Array, Record, kernel
from insula.core.rng import below, draw_word
from insula.core.state import State
from insula.games.alhambra.moves import (
    BUY_OF_SLOT,
    CARDS_OF_MOVE,
    PAY,
    SLOT_OF_MOVE,
    STOP,
    VALUE_OF_MOVE,
    VERB_OF_MOVE,
)
from insula.games.alhambra.rules import count_cut_cards, currency_of, first_place, last_place, value_of
from insula.games.alhambra.scoring import score_kind, tally_kind
from insula.games.alhambra.state import (
    ACTION,
    CURRENCIES,
    KINDS,
    MARTIN,
    N_BUILDINGS,
    N_CARDS,
    N_CURRENCIES,
    N_KINDS,
    N_OWNERS,
    N_PLACES,
    N_SCORINGS,
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
    SCORINGS,
    TRACKING,
    Building,
    Card,
    Owner,
    Seat,
    Slot,
    Value,
)

_SILENT = silent_log()

# --- Resampling: what a seat cannot know ----------------------------------------------------------------------


@kernel
def resample(content: Array, states: Array, i: int, seat: Seat, rng: Array) -> None:
    """Reroll the order of both piles and the generator; the same for every seat, all else was open once.

    The piles are laid anew from what is open, so the outcome depends on nothing that is hidden.
    """
    s = states[i]
    reroll_building_pile(s, rng)
    reroll_money_pile(content[0], s, rng)
    for stream in range(N_STREAMS):
        s.rng[stream] = draw_word(rng, 0)


@kernel
def reroll_building_pile(s: Record, rng: Array) -> None:
    """Shuffle the buildings that nobody has seen."""
    end = s.buildings_next
    for building in range(N_BUILDINGS):
        if not is_building_open(s, building):
            s.building_pile[end] = building
            end += 1
    shuffle(s.building_pile, s.buildings_next, end, rng, 0)


@kernel
def is_building_open(s: Record, building: Building) -> bool:
    """Whether a building lies before an owner, in the yard or on its way."""
    if s.owner[building] != NO_OWNER or s.bought == building:
        return True
    for slot in range(N_SLOTS):
        if s.yard[slot] == building:
            return True
    return False


@kernel
def reroll_money_pile(c: Record, s: Record, rng: Array) -> None:
    """A7: shuffle the money; each scoring card not yet met goes anywhere in its fifth not yet uncovered."""
    end = s.money_next
    for card in range(N_CARDS):
        for _ in range(count_unseen(c, s, card)):
            s.money_pile[end] = card
            end += 1
    shuffle(s.money_pile, s.money_next, end, rng, 0)
    cards = count_cut_cards(s)
    for scoring_card in range(SCORING_A, SCORING_B + 1):
        if not s.held >> (scoring_card - SCORING_A) & 1:
            first = max(s.money_next, first_place(s, cards, scoring_card))
            place = first + below(rng, 0, last_place(s, cards, scoring_card) - first + 1)
            insert(s.money_pile, min(place, end), end, scoring_card)
            end += 1


@kernel
def count_unseen(c: Record, s: Record, card: Card) -> int:
    """A2: how many copies of a money card are neither in a hand nor open nor discarded: those in the pile."""
    copies = c.copies_of_seats[s.seats] - s.discard[card]
    for place in range(N_PLACES):
        if s.open_money[place] == card:
            copies -= 1
    for seat in range(s.seats):
        copies -= s.hands[seat, currency_of(card), value_of(card) - 1]
    if s.slot == currency_of(card):
        copies -= s.paid[value_of(card) - 1]
    return copies


@kernel
def outlook(content: Array, states: Array, i: int, out: Array) -> None:
    """A20: what each scoring would give each owner if it were held now."""
    out[:] = 0
    for kind in range(N_KINDS):
        tally = tally_kind(content[0], states[i], kind)
        for scoring in range(N_SCORINGS):
            for owner in range(N_OWNERS):
                out[scoring, owner] += score_kind(content[0], scoring, kind, tally, owner)


def odds(state: State, seat: Seat) -> dict[str, np.ndarray[Any, Any]]:
    """For each hidden field how likely each value is at each place, as every seat knows it."""
    s = state.rows[0]
    buildings = np.zeros((N_BUILDINGS, N_BUILDINGS))
    buildings[np.arange(s.buildings_next), s.building_pile[: s.buildings_next]] = 1
    hidden = s.building_pile[s.buildings_next :]
    buildings[s.buildings_next :, hidden] = 1 / max(1, len(hidden))
    money = np.zeros((s.money_end, SCORING_B + 1))
    money[np.arange(s.money_next), s.money_pile[: s.money_next]] = 1
    pile = s.money_pile[s.money_next : s.money_end]
    counts = np.bincount(pile[pile < SCORING_A], minlength=SCORING_B + 1)
    for due in _due(s):
        places = slice(s.money_next + due.at_least, s.money_next + due.at_most + 1)
        money[places, SCORING_A + SCORINGS.index(due.scoring)] = 1 / (due.at_most - due.at_least + 1)
    is_money = 1 - money[s.money_next :].sum(axis=1)
    money[s.money_next :] += np.outer(is_money, counts / max(1, counts.sum()))
    return {"building_pile": buildings, "money_pile": money}


# --- The table ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class MoneyView:
    """A money card."""

    currency: str
    value: int


@dataclass(frozen=True, kw_only=True)
class BuildingView:
    """A building card."""

    kind: str
    price: int


@dataclass(frozen=True, kw_only=True)
class SlotView:
    """A slot of the yard, its currency and the building in it."""

    slot: str
    building: BuildingView | None


@dataclass(frozen=True, kw_only=True)
class PaymentView:
    """A complete legal payment for the building in a slot: its cards from the highest down."""

    slot: str
    cards: tuple[int, ...]
    total: int
    exact: bool


@dataclass(frozen=True, kw_only=True)
class PayingView:
    """The payment in progress: what was laid down so far, openly."""

    slot: str
    price: int
    cards: tuple[int, ...]
    total: int


@dataclass(frozen=True, kw_only=True)
class OwnerView:
    """A seat's, or Martin's, place at the table. A hand that may not be seen is None; Martin has none."""

    hand: tuple[MoneyView, ...] | None
    hand_size: int
    buildings: tuple[BuildingView, ...]
    points: dict[str, int]
    outlook: dict[str, int]


@dataclass(frozen=True, kw_only=True)
class DueView:
    """A scoring card still in the pile: how many cards lie above it, at least and at most."""

    scoring: str
    at_least: int
    at_most: int


@dataclass(frozen=True, kw_only=True)
class TableView:
    """The table of a game of Alhambra as one seat may see it.

    `unseen_money` counts, for each currency, the cards of value 1 to 9 that this seat has not before its eyes
    (in the pile, or in a hand that it may not see); `unseen_buildings` lists the prices still in the pile.
    """

    yard: tuple[SlotView, ...]
    open_money: tuple[MoneyView | None, ...]
    paying: PayingView | None
    bought: BuildingView | None
    payments: tuple[PaymentView, ...]
    owners: tuple[OwnerView, ...]
    martin: OwnerView | None
    discard: tuple[MoneyView, ...]
    money_pile: int
    building_pile: int
    unseen_money: dict[str, list[int]]
    unseen_buildings: dict[str, list[int]]
    due: tuple[DueView, ...]
    held: tuple[str, ...]


def view(state: State, seat: Seat) -> TableView:
    """What a seat (or SPECTATOR) may see of the table, field by field."""
    s = state.rows[0]
    c = state.game.content.tables[0]
    points = np.zeros((N_SCORINGS, N_OWNERS), np.int64)
    outlook(state.game.content.tables, state.rows, 0, points)
    seen = [owner for owner in range(s.seats) if _sees_hand(s, seat, owner)]
    return TableView(
        yard=tuple(SlotView(slot=CURRENCIES[slot], building=_building(c, s.yard[slot])) for slot in range(N_SLOTS)),
        open_money=tuple(None if card == NO_CARD else _money(card) for card in s.open_money),
        paying=_paying(c, s),
        bought=_building(c, s.bought),
        payments=_payments(state) if seat == s.actor else (),
        owners=tuple(_owner(c, s, owner, points, owner in seen) for owner in range(s.seats)),
        martin=_owner(c, s, MARTIN, points, is_hand_seen=False) if s.seats == 2 else None,
        discard=tuple(_money(card) for card in range(N_CARDS) for _ in range(s.discard[card])),
        money_pile=int(s.money_end - s.money_next),
        building_pile=int(N_BUILDINGS - s.buildings_next),
        unseen_money=_unseen_money(c, s, seen),
        unseen_buildings={
            KINDS[kind]: sorted(
                int(c.price_of_building[building])
                for building in s.building_pile[s.buildings_next :]
                if c.kind_of_building[building] == kind
            )
            for kind in range(N_KINDS)
        },
        due=tuple(_due(s)),
        held=tuple(name for scoring, name in enumerate(SCORINGS) if s.held >> scoring & 1),
    )


def _sees_hand(s: Any, seat: Seat, owner: Seat) -> bool:
    """One's own hand; the others' with open tracking, and when hands are laid open at the end (A18)."""
    return seat == owner or TRACKING[s.tracking] == "open" or s.phase == OVER


def _money(card: Card) -> MoneyView:
    return MoneyView(currency=CURRENCIES[card // N_VALUES], value=int(card) % N_VALUES + 1)


def _building(c: Any, building: Building) -> BuildingView | None:
    if building == NO_BUILDING:
        return None
    return BuildingView(kind=KINDS[c.kind_of_building[building]], price=int(c.price_of_building[building]))


def _owner(c: Any, s: Any, owner: Owner, outlooks: Array, is_hand_seen: bool) -> OwnerView:
    hand = [] if owner == MARTIN else _hand(s, owner)
    buildings = [_building(c, building) for building in range(N_BUILDINGS) if s.owner[building] == owner]
    return OwnerView(
        hand=tuple(hand) if is_hand_seen else None,
        hand_size=len(hand),
        buildings=tuple(building for building in buildings if building),
        points={name: int(s.points[scoring, owner]) for scoring, name in enumerate(SCORINGS)},
        outlook={name: int(outlooks[scoring, owner]) for scoring, name in enumerate(SCORINGS)},
    )


def _hand(s: Any, seat: Seat) -> list[MoneyView]:
    return [
        MoneyView(currency=CURRENCIES[currency], value=value)
        for currency in range(N_CURRENCIES)
        for value in range(1, N_VALUES + 1)
        for _ in range(s.hands[seat, currency, value - 1])
    ]


def _cards(counts: Array) -> tuple[Value, ...]:
    """Cards counted by value, as values from the highest down."""
    return tuple(value for value in range(N_VALUES, 0, -1) for _ in range(counts[value - 1]))


def _paying(c: Any, s: Any) -> PayingView | None:
    if s.slot == NO_SLOT:
        return None
    cards = _cards(s.paid)
    return PayingView(
        slot=CURRENCIES[s.slot],
        price=int(c.price_of_building[s.yard[s.slot]]),
        cards=cards,
        total=sum(cards),
    )


def _payments(state: State) -> tuple[PaymentView, ...]:
    """Every complete payment that the legal moves lead to, for each building that can be bought now."""
    s = state.rows[0]
    if s.phase == PAYMENT:
        return tuple(_complete(state, state.rows, int(s.slot), _cards(s.paid)))
    if s.phase != ACTION:
        return ()
    legal = state.legal_actions()
    return tuple(
        payment
        for slot in range(N_SLOTS)
        if BUY_OF_SLOT[slot] in legal
        for payment in _complete(state, _after(state, state.rows, int(BUY_OF_SLOT[slot])), slot, ())
    )


def _complete(state: State, rows: Array, slot: Slot, paid: tuple[Value, ...]) -> list[PaymentView]:
    """The complete payments that begin with the cards paid, found by walking the legal moves."""
    out = np.empty(len(VERB_OF_MOVE), np.int32)
    n_legal = state.game.kernels.legal_moves(state.game.content.tables, rows, 0, out)
    building = rows[0].yard[slot]
    price = int(state.game.content.tables[0].price_of_building[building])
    found = []
    for move in out[:n_legal].tolist():
        cards = paid if VERB_OF_MOVE[move] == STOP else (*paid, int(VALUE_OF_MOVE[move]))
        if VERB_OF_MOVE[move] == PAY and sum(cards) <= price:
            found += _complete(state, _after(state, rows, move), slot, cards)
        else:
            total = sum(cards)
            found.append(PaymentView(slot=CURRENCIES[slot], cards=cards, total=total, exact=total == price))
    return found


def _after(state: State, rows: Array, move: int) -> Array:
    """A copy of a position with one more move made."""
    copy = state.game.layout.copy(rows)
    state.game.kernels.apply(state.game.content.tables, copy, 0, move, _SILENT)
    return copy


def _unseen_money(c: Any, s: Any, seen: list[Seat]) -> dict[str, list[int]]:
    unseen = {}
    for currency, name in enumerate(CURRENCIES):
        unseen[name] = [
            int(c.copies_of_seats[s.seats])
            - int(s.discard[currency * N_VALUES + value - 1])
            - sum(int(card) == currency * N_VALUES + value - 1 for card in s.open_money)
            - sum(int(s.hands[seat, currency, value - 1]) for seat in seen)
            - (int(s.paid[value - 1]) if s.slot == currency else 0)
            for value in range(1, N_VALUES + 1)
        ]
    return unseen


def _due(s: Any) -> list[DueView]:
    """A7: where the scoring cards not yet met may still be."""
    due = []
    for scoring_card in (SCORING_A, SCORING_B):
        if scoring_card in s.money_pile[s.money_next : s.money_end]:
            cards = count_cut_cards(s)
            due.append(
                DueView(
                    scoring=SCORINGS[scoring_card - SCORING_A],
                    at_least=int(max(0, first_place(s, cards, scoring_card) - s.money_next)),
                    at_most=int(last_place(s, cards, scoring_card) - s.money_next),
                )
            )
    return due


# --- Refusals -------------------------------------------------------------------------------------------------


def refusal(state: State, move: int, code: str) -> dict[str, Any]:
    """The arguments of a sentence about a refused move."""
    s = state.rows[0]
    c = state.game.content.tables[0]
    if code == "over_five":
        cards = [card for place, card in enumerate(s.open_money) if CARDS_OF_MOVE[move] >> place & 1]
        return {"total": sum(_money(card).value for card in cards)}
    if code in ("empty_slot", "too_poor"):
        slot = int(SLOT_OF_MOVE[move])
        money = sum(_cards(s.hands[s.actor, slot]))
        building = _building(c, s.yard[slot])
        return {"slot": CURRENCIES[slot]} | ({"price": building.price, "money": money} if building else {})
    paying = _paying(c, s)
    if paying is None:
        return {}
    return {"slot": paying.slot, "price": paying.price, "total": paying.total, "cards": paying.cards}
