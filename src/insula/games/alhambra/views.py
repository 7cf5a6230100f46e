"""What a seat or a spectator may see, built from what is allowed; and what a seat cannot know, rerolled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Annotated, Any, TypeAlias

import numpy as np

from insula.core.cards import insert, shuffle
from insula.core.content import Content
from insula.core.events import silent_log
from insula.core.jit import Array, Record, kernel
from insula.core.rng import below, draw_word
from insula.core.seen import with_parts
from insula.core.state import SPECTATOR, State
from insula.games.alhambra import moves as mv
from insula.games.alhambra.rules import (
    apply,
    count_cut_cards,
    currency_of,
    first_place,
    last_place,
    legal_moves,
    price,
    value_of,
)
from insula.games.alhambra.scoring import score_kind, tally_kind
from insula.games.alhambra.state import (
    CURRENCIES,
    KINDS,
    MARTIN,
    MAX_PRICE,
    N_BUILDINGS,
    N_CARDS,
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
    PILE_CAPACITY,
    SCORING_A,
    SCORING_B,
    SCORINGS,
    TRACKING,
    Building,
    Card,
    Owner,
    Seat,
    Value,
)

MAX_PAYMENTS = N_SLOTS * 622
"""A bound: all 27 cards of a currency pay the highest price in 622 ways, fewer cards or a lower price in fewer."""
MAX_PAYMENT_CARDS = 9
"""A bound: of any ten cards nine are above the highest price, so the lowest may not be paid."""
PAYMENT_SLOT, PAYMENT_TOTAL, PAYMENT_EXACT, PAYMENT_SIZE, PAYMENT_CARDS = range(5)
PAYMENT_ROW = PAYMENT_CARDS + MAX_PAYMENT_CARDS
"""A payment in an array: the numbers above, then the cards from the highest down."""
MAX_STEPS = 2 + MAX_PAYMENT_CARDS
"""The moves of a purchase: a slot, the cards, stop."""
MET = -1
"""Instead of a place: a scoring card is no longer in the pile."""

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


def complete(content: Array, rows: Array, left: Mapping[str, Sequence[int]], rng: Array) -> None:
    """Lay the piles that a position leaves open: all that lies nowhere else, in a fixed order."""
    s, c = rows[0], content[0]
    if "building_pile" in left:
        is_open = [is_building_open(s, building) for building in range(N_BUILDINGS)]
        s.buildings_next = sum(is_open)
        s.building_pile[:] = sorted(range(N_BUILDINGS), key=lambda building: not is_open[building])
    if "money_pile" in left:
        scorings = [card for card in (SCORING_A, SCORING_B) if not s.held >> (card - SCORING_A) & 1]
        unseen = [card for card in range(N_CARDS) for _ in range(count_unseen(c, s, card))]
        if s.money_end == 0:
            s.money_end = N_CARDS * c.copies_of_seats[s.seats] + SCORING_B - SCORING_A + 1
            s.money_next = max(0, s.money_end - len(unseen) - len(scorings))
        pile = [0] * s.money_next + unseen
        for card in scorings:
            pile.insert(max(s.money_next, first_place(s, count_cut_cards(s), card)), card)
        s.money_pile[:] = (pile + [0] * PILE_CAPACITY)[:PILE_CAPACITY]


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
    for due in _due(state):
        places = slice(s.money_next + due.at_least, s.money_next + due.at_most + 1)
        money[places, SCORING_A + SCORINGS.index(due.scoring)] = 1 / (due.at_most - due.at_least + 1)
    is_money = 1 - money[s.money_next :].sum(axis=1)
    money[s.money_next :] += np.outer(is_money, counts / max(1, counts.sum()))
    return {"building_pile": buildings, "money_pile": money}


# --- Numbers that views show ----------------------------------------------------------------------------------


@kernel
def outlook(content: Array, states: Array, i: int, out: Array) -> None:
    """A20: what each scoring would give each owner if it were held now."""
    out[:] = 0
    for kind in range(N_KINDS):
        tally = tally_kind(content[0], states[i], kind)
        for scoring in range(N_SCORINGS):
            for owner in range(N_OWNERS):
                out[scoring, owner] += score_kind(content[0], scoring, kind, tally, owner)


@kernel
def bound_scoring_cards(states: Array, i: int, out: Array) -> None:
    """A7: how many cards lie above each scoring card, at least and at most; MET if it was met."""
    s = states[i]
    cards = count_cut_cards(s)
    for scoring_card in range(SCORING_A, SCORING_B + 1):
        scoring = scoring_card - SCORING_A
        if s.held >> scoring & 1:
            out[scoring, :] = MET
        else:
            out[scoring, 0] = max(0, first_place(s, cards, scoring_card) - s.money_next)
            out[scoring, 1] = last_place(s, cards, scoring_card) - s.money_next


@kernel
def list_payments(content: Array, states: Array, i: int, stack: Array, silent: Array, out: Array) -> int:
    """A10: every complete payment that the legal moves lead to, in their order; how many there are.

    What ends a payment is for `apply` to say. `stack` holds the positions on the way, one a move.
    """
    legal = np.empty((len(stack), mv.N_MOVES), np.int32)
    at = np.zeros(len(stack), np.int64)
    n_legal = np.zeros(len(stack), np.int64)
    stack[0] = states[i]
    n_legal[0] = legal_moves(content, stack, 0, legal[0])
    level = 0
    n = 0
    while level >= 0:
        if at[level] == n_legal[level]:
            level -= 1
            continue
        move = legal[level, at[level]]
        at[level] += 1
        if mv.VERB_OF_MOVE[move] not in (mv.BUY, mv.PAY, mv.STOP):
            continue
        stack[level + 1] = stack[level]
        apply(content, stack, level + 1, move, silent)
        if stack[level + 1].slot == NO_SLOT:
            write_payment(content[0], stack[level], move, out[n])
            n += 1
        else:
            level += 1
            at[level] = 0
            n_legal[level] = legal_moves(content, stack, level, legal[level])
    return n


@kernel
def write_payment(c: Record, s: Record, last_move: int, out: Array) -> None:
    """A10: the payment that a last move completes, as a row of numbers."""
    size = 0
    total = 0
    for value in range(N_VALUES, 0, -1):
        for _ in range(s.paid[value - 1] + (1 if mv.VALUE_OF_MOVE[last_move] == value else 0)):
            out[PAYMENT_CARDS + size] = value
            size += 1
            total += value
    out[PAYMENT_SLOT] = s.slot
    out[PAYMENT_TOTAL] = total
    out[PAYMENT_EXACT] = total == price(c, s)
    out[PAYMENT_SIZE] = size


# --- The table ------------------------------------------------------------------------------------------------

# The names that travel, each one of these words.
CurrencyName: TypeAlias = Annotated[str, CURRENCIES]
KindName: TypeAlias = Annotated[str, KINDS]
ScoringName: TypeAlias = Annotated[str, SCORINGS]


@dataclass(frozen=True, kw_only=True)
class MoneyView:
    """A money card."""

    currency: CurrencyName
    value: int


@dataclass(frozen=True, kw_only=True)
class BuildingView:
    """A building card."""

    kind: KindName
    price: int


@dataclass(frozen=True, kw_only=True)
class SlotView:
    """A slot of the yard, its currency and the building in it."""

    slot: CurrencyName
    building: BuildingView | None


@dataclass(frozen=True, kw_only=True)
class PaymentView:
    """A complete legal payment for the building in a slot: its cards from the highest down."""

    slot: CurrencyName
    cards: tuple[int, ...]
    total: int
    exact: bool


@dataclass(frozen=True, kw_only=True)
class PayingView:
    """The payment in progress: what was laid down so far, openly."""

    slot: CurrencyName
    price: int
    cards: tuple[int, ...]
    total: int


@dataclass(frozen=True, kw_only=True)
class OwnerView:
    """A seat's, or Martin's, place at the table. A hand that may not be seen is None; Martin has none."""

    hand: tuple[MoneyView, ...] | None
    hand_size: int
    buildings: tuple[BuildingView, ...]
    points: dict[ScoringName, int]
    outlook: dict[ScoringName, int]


@dataclass(frozen=True, kw_only=True)
class DueView:
    """A scoring card still in the pile: how many cards lie above it, at least and at most."""

    scoring: ScoringName
    at_least: int
    at_most: int


@dataclass(frozen=True, kw_only=True)
class KindView:
    """A kind of building: how many there are in the game, and what each scoring pays for each place."""

    kind: KindName
    buildings: int
    pays: dict[ScoringName, list[int]]


@dataclass(frozen=True, kw_only=True)
class TableView:
    """The table of a game of Alhambra as one seat may see it.

    `unseen_money` counts, for each currency, the cards of value 1 to 9 that this seat has not before its eyes
    (in the pile, or in a hand that it may not see); `unseen_buildings` lists the prices still in the pile. There are
    `copies` of each money card in the game.
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
    unseen_money: dict[CurrencyName, list[int]]
    unseen_buildings: dict[KindName, list[int]]
    due: tuple[DueView, ...]
    held: tuple[ScoringName, ...]
    kinds: tuple[KindView, ...]
    copies: int


_MONEY = tuple(MoneyView(currency=currency, value=value) for currency in CURRENCIES for value in range(1, N_VALUES + 1))
"""One view of each money card serves all tables: it cannot be changed."""
_BUILDINGS = tuple(tuple(BuildingView(kind=kind, price=price) for price in range(MAX_PRICE + 1)) for kind in KINDS)
"""Likewise for each kind and price."""


def view(state: State, seat: Seat) -> TableView:
    """What a seat (or SPECTATOR) may see of the table: what everybody may, and what only this seat may besides."""
    public = state.once(_public_view)
    s, c = state.plain, state.game.content.plain
    if not 0 <= seat < s.seats:
        return public
    seen = [owner for owner in range(s.seats) if _sees_hand(s, seat, owner)]
    owners = list(public.owners)
    hand = state.kept((_money, seat), s.hands[seat], lambda: _money(_hand(s, seat)))
    owners[seat] = with_parts(owners[seat], hand=hand)
    return with_parts(
        public,
        payments=_payments(state) if seat == s.actor else (),
        owners=tuple(owners),
        unseen_money=_unseen_money(c, s, seen),
    )


def _public_view(state: State) -> TableView:
    """What everybody may see of the table, field by field."""
    s, c = state.plain, state.game.content.plain
    seen = [owner for owner in range(s.seats) if _sees_hand(s, SPECTATOR, owner)]
    owned = state.kept(_owned, s.owner, lambda: _owned(c, s))
    outlooks = _outlooks(state)
    return TableView(
        yard=tuple(SlotView(slot=CURRENCIES[slot], building=_building(c, s.yard[slot])) for slot in range(N_SLOTS)),
        open_money=tuple(None if card == NO_CARD else _MONEY[card] for card in s.open_money),
        paying=_paying(c, s),
        bought=_building(c, s.bought),
        payments=(),
        owners=tuple(_owner(state, s, owner, owned[owner], outlooks[owner], owner in seen) for owner in range(s.seats)),
        martin=_owner(state, s, MARTIN, owned[MARTIN], outlooks[MARTIN], is_hand_seen=False) if s.seats == 2 else None,
        discard=state.kept(_money, s.discard, lambda: _money(s.discard)),
        money_pile=s.money_end - s.money_next,
        building_pile=N_BUILDINGS - s.buildings_next,
        unseen_money=_unseen_money(c, s, seen),
        unseen_buildings=state.kept(
            _unseen_buildings, (s.building_pile, s.buildings_next), lambda: _unseen_buildings(c, s)
        ),
        due=_due(state),
        held=tuple(name for scoring, name in enumerate(SCORINGS) if s.held >> scoring & 1),
        kinds=_kinds(state.game.content),
        copies=c.copies_of_seats[s.seats],
    )


_KINDS_OF_CONTENT: dict[str, tuple[KindView, ...]] = {}


def _kinds(content: Content) -> tuple[KindView, ...]:
    """A1, A20: the kinds as they are printed, made once for the components."""
    known = _KINDS_OF_CONTENT.get(content.digest)
    if known is None:
        known = _KINDS_OF_CONTENT[content.digest] = _printed_kinds(content.plain)
    return known


def _printed_kinds(c: Any) -> tuple[KindView, ...]:
    return tuple(
        KindView(
            kind=name,
            buildings=c.kind_of_building.count(kind),
            pays={
                scoring: [places[kind] for places in c.points_of_place[number][: number + 1]]
                for number, scoring in enumerate(SCORINGS)
            },
        )
        for kind, name in enumerate(KINDS)
    )


def _sees_hand(s: Any, seat: Seat, owner: Seat) -> bool:
    """One's own hand; the others' with open tracking, and when hands are laid open at the end (A18)."""
    return seat == owner or TRACKING[s.tracking] == "open" or s.phase == OVER


def _money(counts: Iterable[int]) -> tuple[MoneyView, ...]:
    """Each money card as often as it is counted."""
    return tuple(chain.from_iterable(map(repeat, _MONEY, counts)))


def _building(c: Any, building: Building) -> BuildingView | None:
    if building == NO_BUILDING:
        return None
    return _BUILDINGS[c.kind_of_building[building]][c.price_of_building[building]]


def _owned(c: Any, s: Any) -> list[tuple[BuildingView, ...]]:
    """The buildings before each owner."""
    owned: list[list[BuildingView]] = [[] for _ in range(N_OWNERS)]
    for building, owner in enumerate(s.owner):
        if owner != NO_OWNER:
            owned[owner].append(_BUILDINGS[c.kind_of_building[building]][c.price_of_building[building]])
    return [tuple(buildings) for buildings in owned]


def _outlooks(state: State) -> list[list[int]]:
    """What each owner would get from each scoring."""
    points = np.empty((N_SCORINGS, N_OWNERS), np.int64)
    outlook(state.game.content.tables, state.rows, 0, points)
    outlooks: list[list[int]] = points.T.tolist()
    return outlooks


def _owner(
    state: State, s: Any, owner: Owner, buildings: tuple[BuildingView, ...], outlooks: list[int], is_hand_seen: bool
) -> OwnerView:
    """An owner's place, made anew where something of it changed."""
    hand = () if owner == MARTIN else s.hands[owner]
    points = [of_scoring[owner] for of_scoring in s.points]

    def owner_view() -> OwnerView:
        return OwnerView(
            hand=_money(_hand(s, owner)) if is_hand_seen else None,
            hand_size=sum(map(sum, hand)),
            buildings=buildings,
            points=dict(zip(SCORINGS, points, strict=True)),
            outlook=dict(zip(SCORINGS, outlooks, strict=True)),
        )

    return state.kept((_owner, owner), (hand, buildings, points, outlooks, is_hand_seen), owner_view)


def _hand(s: Any, seat: Seat) -> Iterable[int]:
    """How often each money card is in a hand."""
    return chain.from_iterable(s.hands[seat])


def _cards(counts: list[int]) -> tuple[Value, ...]:
    """Cards counted by value, as values from the highest down."""
    return tuple(value for value in range(N_VALUES, 0, -1) for _ in range(counts[value - 1]))


def _paying(c: Any, s: Any) -> PayingView | None:
    if s.slot == NO_SLOT:
        return None
    cards = _cards(s.paid)
    return PayingView(
        slot=CURRENCIES[s.slot],
        price=c.price_of_building[s.yard[s.slot]],
        cards=cards,
        total=sum(cards),
    )


def _payments(state: State) -> tuple[PaymentView, ...]:
    """Every complete payment that the legal moves lead to, for each building that can be bought now."""
    stack = state.game.layout.zeros(1 + MAX_STEPS)
    out = np.empty((MAX_PAYMENTS, PAYMENT_ROW), np.int8)
    n = list_payments(state.game.content.tables, state.rows, 0, stack, _SILENT, out)
    return tuple(
        PaymentView(slot=CURRENCIES[slot], cards=tuple(cards[:size]), total=total, exact=bool(exact))
        for slot, total, exact, size, *cards in out[:n].tolist()
    )


def _unseen_money(c: Any, s: Any, seen: list[Seat]) -> dict[str, list[int]]:
    copies = c.copies_of_seats[s.seats]
    unseen = [copies - count for count in s.discard]
    for card in s.open_money:
        if card != NO_CARD:
            unseen[card] -= 1
    for seat in seen:
        for card, count in enumerate(_hand(s, seat)):
            unseen[card] -= count
    if s.slot != NO_SLOT:
        for card, count in enumerate(s.paid, start=s.slot * N_VALUES):
            unseen[card] -= count
    return {name: unseen[currency * N_VALUES : (currency + 1) * N_VALUES] for currency, name in enumerate(CURRENCIES)}


def _unseen_buildings(c: Any, s: Any) -> dict[str, list[int]]:
    unseen: dict[str, list[int]] = {kind: [] for kind in KINDS}
    for building in s.building_pile[s.buildings_next :]:
        unseen[KINDS[c.kind_of_building[building]]].append(c.price_of_building[building])
    for prices in unseen.values():
        prices.sort()  # the order of the pile is hidden
    return unseen


def _due(state: State) -> tuple[DueView, ...]:
    """A7: where the scoring cards not yet met may still be."""
    places = np.empty((SCORING_B - SCORING_A + 1, 2), np.int64)
    bound_scoring_cards(state.rows, 0, places)
    return tuple(
        DueView(scoring=name, at_least=at_least, at_most=at_most)
        for name, (at_least, at_most) in zip(SCORINGS, places.tolist(), strict=False)
        if at_least != MET
    )


# --- Refusals -------------------------------------------------------------------------------------------------


def refusal(state: State, move: int, code: str) -> dict[str, Any]:
    """The arguments of a sentence about a refused move."""
    s = state.plain
    c = state.game.content.plain
    if code == "over_five":
        cards = [card for place, card in enumerate(s.open_money) if mv.CARDS_OF_MOVE[move] >> place & 1]
        return {"total": sum(_MONEY[card].value for card in cards)}
    if code in ("empty_slot", "too_poor"):
        slot = int(mv.SLOT_OF_MOVE[move])
        money = sum(_cards(s.hands[s.actor][slot]))
        building = _building(c, s.yard[slot])
        return {"slot": CURRENCIES[slot]} | ({"price": building.price, "money": money} if building else {})
    paying = _paying(c, s)
    if paying is None:
        return {}
    return {"slot": paying.slot, "price": paying.price, "total": paying.total, "cards": paying.cards}
