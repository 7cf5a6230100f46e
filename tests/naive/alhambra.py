"""The naive twin of "Alhambra, the card game" (A1-A22): plain, slow, written from the rules document alone.

A card is a (currency, value), a building a (kind, price). The top of a pile is the front of its list.
All chance comes from outside: both shuffled piles, the tie for start player, the places of the scoring cards,
each reshuffle.
"""

from collections.abc import Callable
from itertools import combinations

Card = tuple[str, int]
Building = tuple[str, int]
Seat = int
Slot = int
Place = int

KINDS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
CURRENCIES = ["yellow", "blue", "green", "orange"]


# ---- Scoring (A20, A21) ----


def worth_of_places(scoring: str, kind: str) -> list[int]:
    """A20: what first, second and third place in a kind are worth, with k = 1..6 in the order of A1."""
    k = KINDS.index(kind) + 1
    return {"A": [k], "B": [7 + k, k], "C": [15 + k, 7 + k, k]}[scoring]


def score(scoring: str, counts: list[dict[str, int]]) -> list[int]:
    """A20, A21: points of each participant; tied ones share the places they occupy, rounded down."""
    points = [0 for _ in counts]
    for kind in KINDS:
        numbers = [count.get(kind, 0) for count in counts]
        # Three places are paid at most; places beyond the table are worth 0.
        worth = worth_of_places(scoring, kind) + [0] * (3 + len(counts))
        next_place = 0
        for number in sorted(set(numbers), reverse=True):
            if number == 0:
                continue
            tied = [who for who in range(len(counts)) if numbers[who] == number]
            share = sum(worth[next_place : next_place + len(tied)]) // len(tied)
            for who in tied:
                points[who] += share
            next_place += len(tied)
    return points


# ---- Payments (A10) ----


def payments(cards: list[int], price: int) -> set[tuple[int, ...]]:
    """A10: every legal payment, highest card first; every subset is tried, equal ones once."""
    subsets: set[tuple[int, ...]] = {()}
    for card in sorted(cards, reverse=True):
        subsets |= {(*subset, card) for subset in subsets}
    enough = {subset for subset in subsets if subset and sum(subset) >= price}
    return {subset for subset in enough if sum(subset) - min(subset) <= price}


class Twin:
    """One match, move by move."""

    def __init__(
        self,
        *,
        seats: int,
        buildings: list[Building],
        money: list[Card],
        break_tie: Callable[[list[Seat]], Seat],
        place_a: int,
        place_b: int,
        reshuffle: Callable[[list[Card]], list[Card]],
    ) -> None:
        """A4-A7: the set-up, in the order of the rules."""
        self.seats = seats
        self.reshuffle = reshuffle
        self.building_pile: list[Building] = list(buildings)
        self.money_pile: list[Card | str] = []  # holds cards, and "A" and "B"
        self.discard: list[Card] = []
        self.buildings: list[list[Building]] = [[] for _ in range(seats)]
        self.martin: list[Building] = []
        self.points = [0 for _ in range(seats)]
        self.martin_points = 0
        self.phase = "action"
        self.passes = 0  # in a row
        self.slot: Slot | None = None  # being paid
        self.paid: list[int] = []  # values laid down so far, highest first
        self.bought: Building | None = None  # paid for, neither kept nor given yet
        self.exact = False  # whether that payment was exact

        undealt = list(money)
        self.set_up_buildings()
        self.hands = self.deal_hands(undealt)
        self.to_act = self.choose_start_player(break_tie)
        self.open_money: list[Card | None] = [undealt.pop(0) for _ in range(4)]
        self.money_pile = self.build_money_pile(undealt, place_a, place_b)

    # ---- Set-up ----

    def set_up_buildings(self) -> None:
        """A4: with two players Martin takes the top 6; then four go to the yard, left to right."""
        if self.seats == 2:
            self.martin_takes(6)
        self.yard: list[Building | None] = [self.building_pile.pop(0) for _ in range(4)]

    def deal_hands(self, undealt: list[Card]) -> list[list[Card]]:
        """A5: seat by seat, each draws until it holds 20 or more."""
        hands: list[list[Card]] = []
        for _ in range(self.seats):
            hand: list[Card] = []
            while sum(value for _, value in hand) < 20:
                hand.append(undealt.pop(0))
            hands.append(hand)
        return hands

    def choose_start_player(self, break_tie: Callable[[list[Seat]], Seat]) -> Seat:
        """A6: fewest cards, then the smaller total, then drawn at random."""
        ranks = [(len(hand), sum(value for _, value in hand)) for hand in self.hands]
        tied = [seat for seat in range(self.seats) if ranks[seat] == min(ranks)]
        if len(tied) == 1:
            return tied[0]
        return break_tie(tied)

    def build_money_pile(self, rest: list[Card], place_a: int, place_b: int) -> list[Card | str]:
        """A7: five piles, larger ones first; A goes into pile 2, B into pile 4; pile 1 is on top."""
        piles: list[list[Card | str]] = []
        start = 0
        for number in range(5):
            size = len(rest) // 5
            if number < len(rest) % 5:
                size += 1
            piles.append(list(rest[start : start + size]))
            start += size
        piles[1].insert(place_a, "A")
        piles[3].insert(place_b, "B")
        return piles[0] + piles[1] + piles[2] + piles[3] + piles[4]

    # ---- A turn: take money or buy ----

    def legal_takes(self) -> list[str]:
        """A9: any one open card, or several worth 5 or less; of equal cards the lowest places."""
        filled = [place for place in range(4) if self.open_money[place] is not None]
        texts: list[str] = []
        seen: list[list[Card]] = []
        for size in range(1, 5):
            for places in combinations(filled, size):
                cards = sorted(card for place in places if (card := self.open_money[place]) is not None)
                if size > 1 and sum(value for _, value in cards) > 5:
                    continue
                # Combinations come lowest places first, so the first of its kind is the one that stands.
                if cards not in seen:
                    seen.append(cards)
                    texts.append("take " + "+".join(str(place + 1) for place in places))
        return texts

    def apply_take(self, places: list[Place]) -> None:
        """A9: the cards go to the hand, leave gaps, and the turn ends."""
        for place in places:
            card = self.open_money[place]
            assert card is not None
            self.hands[self.to_act].append(card)
            self.open_money[place] = None
        self.passes = 0
        self.end_turn()

    def values_in_hand(self, seat: Seat, currency: str) -> list[int]:
        """A10: the values a seat holds in one currency."""
        return [value for of_card, value in self.hands[seat] if of_card == currency]

    def legal_buys(self) -> list[str]:
        """A10: a building of the yard for which some legal payment is in hand."""
        texts: list[str] = []
        for slot in range(4):
            building = self.yard[slot]
            if building is None:
                continue
            if payments(self.values_in_hand(self.to_act, CURRENCIES[slot]), building[1]):
                texts.append("buy " + CURRENCIES[slot])
        return texts

    def apply_buy(self, slot: Slot) -> None:
        """A22: first the slot, then the payment; the building stays in the yard until that is over."""
        self.slot = slot
        self.phase = "payment"

    def price(self) -> int:
        """A10: the price of the building being paid."""
        assert self.slot is not None
        building = self.yard[self.slot]
        assert building is not None
        return building[1]

    def legal_payment(self) -> list[str]:
        """A10, A22: next cards of the legal payments that begin with those laid down; at the price, stop."""
        assert self.slot is not None
        cards = self.paid + self.values_in_hand(self.to_act, CURRENCIES[self.slot])
        n_paid = len(self.paid)
        next_cards: set[int] = set()
        for payment in payments(cards, self.price()):
            if len(payment) > n_paid and list(payment[:n_paid]) == self.paid:
                next_cards.add(payment[n_paid])
        texts = ["pay " + str(value) for value in sorted(next_cards, reverse=True)]
        if sum(self.paid) == self.price():
            texts.append("stop")
        return texts

    def apply_pay(self, value: int) -> None:
        """A10, A22: a paid card leaves the hand at once; above the price the payment is over."""
        assert self.slot is not None
        self.hands[self.to_act].remove((CURRENCIES[self.slot], value))
        self.paid.append(value)
        if sum(self.paid) > self.price():
            self.end_payment()

    def end_payment(self) -> None:
        """A10: the cards join the discard, the building leaves the yard; A12: two players keep or give."""
        assert self.slot is not None
        self.exact = sum(self.paid) == self.price()
        self.discard += [(CURRENCIES[self.slot], value) for value in self.paid]
        self.bought = self.yard[self.slot]
        self.yard[self.slot] = None
        self.slot = None
        self.paid = []
        self.passes = 0
        if self.seats == 2:
            self.phase = "gift"
        else:
            self.place_building(self.buildings[self.to_act])

    def place_building(self, owned: list[Building]) -> None:
        """A12: the building lies open before its owner or Martin; A11: exact, and the seat acts again."""
        assert self.bought is not None
        owned.append(self.bought)
        self.bought = None
        if not self.exact:
            self.end_turn()
            return
        self.phase = "action"
        if not self.legal_takes() and not self.legal_buys():  # A13: no pass, the turn simply ends
            self.end_turn()

    def legal_pass(self) -> list[str]:
        """A13: only if one can neither take nor buy; after an exact purchase the turn has ended already."""
        if not self.legal_takes() and not self.legal_buys():
            return ["pass"]
        return []

    def apply_pass(self) -> None:
        """A13: passing is a move that ends the turn."""
        self.passes += 1
        self.end_turn()

    # ---- After a turn ----

    def end_turn(self) -> None:
        """A14: first the yard, then the money; A18: an incomplete yard ends the game; A8: next seat."""
        self.refill_yard()
        if None in self.yard:
            self.end_game()
            return
        self.refill_money()
        if self.passes == self.seats:  # A13
            self.end_game()
            return
        self.to_act = (self.to_act + 1) % self.seats
        self.phase = "action"

    def refill_yard(self) -> None:
        """A14: empty slots from left to right, as far as the pile goes."""
        for slot in range(4):
            if self.yard[slot] is None and self.building_pile:
                self.yard[slot] = self.building_pile.pop(0)

    def refill_money(self) -> None:
        """A14: gaps from left to right; A15: as long as there is money."""
        for place in range(4):
            if self.open_money[place] is None:
                self.open_money[place] = self.draw_money()

    def draw_money(self) -> Card | None:
        """A15: an empty pile is renewed from the discard; A16: a scoring card is scored, on it goes."""
        while True:
            if not self.money_pile and self.discard:
                self.money_pile = list(self.reshuffle(sorted(self.discard)))
                self.discard = []
            if not self.money_pile:
                return None
            card = self.money_pile.pop(0)
            if not isinstance(card, str):
                return card
            self.score_all(card)
            if self.seats == 2:
                self.martin_takes_after(card)

    def martin_takes_after(self, scoring: str) -> None:
        """A17: the top 6 after A (or all there are), a third of the pile, rounded down, after B."""
        if scoring == "A":
            self.martin_takes(6)
        else:
            self.martin_takes(len(self.building_pile) // 3)

    def martin_takes(self, number: int) -> None:
        """A4, A17: Martin takes so many buildings from the top of the pile."""
        self.martin += self.building_pile[:number]
        self.building_pile = self.building_pile[number:]

    def score_all(self, scoring: str) -> None:
        """A20, A21: all seats are scored, with two players Martin among them."""
        owners = self.buildings + ([self.martin] if self.seats == 2 else [])
        counts = [{kind: [k for k, _ in owned].count(kind) for kind in KINDS} for owned in owners]
        points = score(scoring, counts)
        for seat in range(self.seats):
            self.points[seat] += points[seat]
        if self.seats == 2:
            self.martin_points += points[2]

    # ---- End ----

    def end_game(self) -> None:
        """A18: the buildings left go to the richest in their currency; A19: then scoring C."""
        for slot in range(4):
            building = self.yard[slot]
            wealth = [sum(self.values_in_hand(seat, CURRENCIES[slot])) for seat in range(self.seats)]
            if building is not None and max(wealth) > 0 and wealth.count(max(wealth)) == 1:
                self.buildings[wealth.index(max(wealth))].append(building)
                self.yard[slot] = None
        self.score_all("C")
        self.phase = "over"

    def winners(self) -> list[Seat]:
        """A19: most points wins, a tie is shared; Martin cannot win."""
        if self.phase != "over":
            return []
        return [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]

    # ---- Decisions, in order (A22) ----

    def legal(self) -> list[str]:
        """A22: the texts of all legal moves; none when the game is over."""
        if self.phase == "action":
            return self.legal_takes() + self.legal_buys() + self.legal_pass()
        if self.phase == "payment":
            return self.legal_payment()
        if self.phase == "gift":
            return ["keep", "give"]
        return []

    def apply(self, text: str) -> None:
        """A22: plays exactly one move."""
        if text not in self.legal():
            raise ValueError(f"not a legal move: {text!r}")
        verb, _, rest = text.partition(" ")
        if verb == "take":
            self.apply_take([int(place) - 1 for place in rest.split("+")])
        elif verb == "buy":
            self.apply_buy(CURRENCIES.index(rest))
        elif verb == "pay":
            self.apply_pay(int(rest))
        elif verb == "stop":
            self.end_payment()
        elif verb == "keep":
            self.place_building(self.buildings[self.to_act])
        elif verb == "give":
            self.place_building(self.martin)
        else:
            self.apply_pass()

    def snapshot(self) -> dict[str, object]:
        """Everything on the table and in the hands, in a form that can be compared."""
        over = self.phase == "over"
        currency = "" if self.slot is None else CURRENCIES[self.slot]
        return {
            "over": over,
            "to_act": None if over else self.to_act,
            "phase": self.phase,
            "hands": [sorted(hand) for hand in self.hands],
            "open_money": list(self.open_money),
            "yard": list(self.yard),
            "discard": sorted(self.discard),
            "paid": sorted((currency, value) for value in self.paid),
            "pile_size": len(self.money_pile),
            "buildings_left": len(self.building_pile),
            "buildings": [sorted(owned) for owned in self.buildings],
            "martin": sorted(self.martin),
            "points": list(self.points),
            "martin_points": self.martin_points,
            "winners": self.winners(),
        }
