"""Positions of Alhambra for tests, laid out and read in words.

Cards are written as a name and the numbers on them: `"blue 7 3, green 2"` are three money cards,
`"tower 9, garden 10, -, pavilion 2"` is a yard with a gap in the third slot. The top of a pile comes first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from insula import Game, State, load_game
from insula.games.alhambra.state import MARTIN, N_BUILDINGS, N_CARDS, PILE_CAPACITY
from tests.games.positions import in_words

CURRENCIES = ("yellow", "blue", "green", "orange")
KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
PHASES = ("action", "payment", "gift", "over")
SCORINGS = ("A", "B")
NOTHING = -1
A_BIT_OF_EACH = "yellow 4, blue 4, green 4, orange 4"
DEAR_YARD = "tower 13, tower 12, garden 12, garden 11"


def position(
    seats: int = 3,
    *,
    to_act: int = 0,
    hands: Mapping[int, str] | None = None,
    yard: str = DEAR_YARD,
    open_money: str = A_BIT_OF_EACH,
    money_pile: Sequence[str] = (),
    discard: str = "",
    building_pile: Sequence[str] = (),
    owned: Mapping[int | str, str] | None = None,
    rest_of_money: str | int = "pile",
    rest_of_buildings: str | int = "pile",
    passes: int = 0,
    tracking: str = "memory",
    content: Any = None,
) -> State:
    """A sound state at a seat's decision to take or buy: every card of the game lies somewhere, once.

    Money that is not named goes below the pile, to the `"discard"` or to a seat's hand (`rest_of_money`);
    buildings go below their pile, to `"martin"` or to a seat (`rest_of_buildings`). A scoring card that is not
    named in the money pile was scored before, for no points. The cut of the pile (A7) is not laid out: where a
    scoring card may lie is tested on dealt games.
    """
    game = load_game("alhambra", seats, {"tracking": tracking}, content)
    numbers = game.layout.to_numbers(State.unsettled(game, 0).rows)
    numbers |= {"actor": to_act, "passes": passes}
    _lay_money(game, numbers, hands or {}, open_money, list(money_pile), discard, rest_of_money)
    _lay_buildings(game, numbers, yard, building_pile, owned or {}, rest_of_buildings)
    return in_words(game, numbers)


def _lay_money(
    game: Game,
    numbers: dict[str, Any],
    hands: Mapping[int, str],
    open_money: str,
    money_pile: list[str],
    discard: str,
    rest: str | int,
) -> None:
    copies = int(game.content.tables[0].copies_of_seats[game.seats])
    box = [card for card in range(N_CARDS) for _ in range(copies)]

    def take(name: str) -> int:
        if name in SCORINGS:
            return N_CARDS + SCORINGS.index(name)
        currency, value = name.split()
        card = CURRENCIES.index(currency) * 9 + int(value) - 1
        assert card in box, f"no {name} is left in the box"
        box.remove(card)
        return card

    in_hand = [[take(name) for name in _cards(hands.get(seat, ""))] for seat in range(6)]
    opened = [NOTHING if name == "-" else take(name) for name in _cards(open_money)]
    discarded = [take(name) for name in _cards(discard)]
    pile = [take(name) for text in money_pile for name in _cards(text)]
    if rest == "pile":
        pile += box
    elif rest == "discard":
        discarded += box
    else:
        in_hand[int(rest)] += box
    drawn = [card for hand in in_hand for card in hand] + discarded
    drawn += [card for card in opened if card != NOTHING]
    drawn += [card for card in (N_CARDS, N_CARDS + 1) if card not in pile]
    numbers["hands"] = [[[hand.count(c * 9 + v) for v in range(9)] for c in range(4)] for hand in in_hand]
    numbers["open_money"] = opened
    numbers["discard"] = [discarded.count(card) for card in range(N_CARDS)]
    numbers["money_pile"] = (drawn + pile + [0] * PILE_CAPACITY)[:PILE_CAPACITY]
    numbers["money_next"] = numbers["dealt"] = len(drawn)
    numbers["money_end"] = len(drawn) + len(pile)
    numbers["held"] = sum(1 << bit for bit, name in enumerate(SCORINGS) if name not in money_pile)


def _lay_buildings(
    game: Game,
    numbers: dict[str, Any],
    yard: str,
    building_pile: Sequence[str],
    owned: Mapping[int | str, str],
    rest: str | int,
) -> None:
    tables = game.content.tables[0]
    names = [
        f"{KINDS[kind]} {price}" for kind, price in zip(tables.kind_of_building, tables.price_of_building, strict=True)
    ]
    box = list(range(N_BUILDINGS))

    def take(name: str) -> int:
        card = next((card for card in box if names[card] == name), None)
        assert card is not None, f"no {name} is left in the box"
        box.remove(card)
        return card

    owner = [NOTHING] * N_BUILDINGS
    for who, text in owned.items():
        for name in _cards(text):
            owner[take(name)] = _owner(who)
    in_yard = [NOTHING if name == "-" else take(name) for name in _cards(yard)]
    pile = [take(name) for text in building_pile for name in _cards(text)]
    if rest == "pile":
        pile += box
    else:
        for card in box:
            owner[card] = _owner(rest)
    drawn = [card for card in range(N_BUILDINGS) if card not in pile]
    numbers["owner"] = owner
    numbers["yard"] = in_yard
    numbers["building_pile"] = drawn + pile
    numbers["buildings_next"] = len(drawn)


def _cards(text: str) -> list[str]:
    """`"blue 7 3, -"` -> `["blue 7", "blue 3", "-"]`."""
    cards = []
    for group in filter(None, (group.strip() for group in text.split(","))):
        name, *values = group.split()
        cards += [f"{name} {value}" for value in values] or [name]
    return cards


def _owner(who: int | str) -> int:
    return MARTIN if who == "martin" else int(who)


def shares(owners: Sequence[int | str] = range(6), **kinds: Sequence[int]) -> dict[int | str, str]:
    """Buildings to own: `tower=(2, 1)` gives the two cheapest towers to the first owner, the next to the second."""
    owned: dict[int | str, list[str]] = {who: [] for who in owners}
    for kind, counts in kinds.items():
        names = _buildings_of(kind)
        for who, count in zip(owners, counts, strict=False):
            owned[who] += names[:count]
            names = names[count:]
    return {who: ", ".join(names) for who, names in owned.items()}


def after_scoring(
    scoring: str, seats: int = 3, *, owners: Sequence[int | str] = range(6), **kinds: Sequence[int]
) -> State:
    """A, B or C has just been held with the buildings of some kinds shared out like this.

    For C a kind's whole row has to be shared out but for three cards at most: they lie in the yard to the end,
    for nobody has money. All other buildings are seat 0's.
    """
    owned = shares(owners, **kinds)
    if scoring != "C":
        state = position(seats, owned=owned, money_pile=[scoring])
    else:
        left = [name for kind, counts in kinds.items() for name in _buildings_of(kind)[sum(counts) :]]
        left += [f"{'garden' if 'tower' in kinds else 'tower'} {price}" for price in (12, 11, 9)]
        state = last_turn(seats, owned=owned, yard=", ".join(["-", *left[:3]]))
    play(state, "take 1")
    assert told(state, "scoring_held") == [f"scoring_held scoring={scoring}"]
    return state


def last_turn(seats: int = 3, **words: Any) -> State:
    """The pile of buildings is empty and the first slot stays so: whatever ends the turn ends the game."""
    words = {"yard": "-, tower 13, tower 12, garden 12", "rest_of_buildings": 0} | words
    return position(seats, **words)


def _buildings_of(kind: str) -> list[str]:
    """All buildings of a kind, the cheapest first."""
    tables = load_game("alhambra").content.tables[0]
    prices = tables.price_of_building[tables.kind_of_building == KINDS.index(kind)]
    return [f"{kind} {price}" for price in prices.tolist()]


def play(state: State, *texts: str) -> None:
    """Make exactly these moves and none that would follow by force."""
    for text in texts:
        state.apply_literally(text)


# --- Reading the table ----------------------------------------------------------------------------------------


def legal(state: State) -> list[str]:
    """The legal moves as texts, in their order."""
    return [state.action_to_string(action) for action in state.legal_actions()]


def phase(state: State) -> str:
    return PHASES[state.rows[0].phase]


def hand(state: State, seat: int) -> str:
    """A seat's hand in words, whether or not others may see it."""
    return _words(
        (currency, value)
        for c, currency in enumerate(CURRENCIES)
        for value in range(1, 10)
        for _ in range(state.rows[0].hands[seat, c, value - 1])
    )


def open_money(state: State) -> str:
    return ", ".join("-" if card == NOTHING else card_name(card) for card in state.rows[0].open_money)


def discard(state: State) -> str:
    counts = state.rows[0].discard
    return _words((CURRENCIES[card // 9], card % 9 + 1) for card in range(N_CARDS) for _ in range(int(counts[card])))


def money_pile(state: State) -> list[str]:
    """The money pile from the top down, scoring cards among it."""
    row = state.rows[0]
    return [card_name(card) for card in row.money_pile[row.money_next : row.money_end]]


def yard(state: State) -> str:
    return ", ".join("-" if card == NOTHING else building_name(state, card) for card in state.rows[0].yard)


def building_pile(state: State) -> list[str]:
    row = state.rows[0]
    return [building_name(state, card) for card in row.building_pile[row.buildings_next :]]


def owned(state: State, who: int | str) -> list[str]:
    """What lies before a seat or Martin."""
    return [building_name(state, card) for card in range(N_BUILDINGS) if state.rows[0].owner[card] == _owner(who)]


def card_name(card: int) -> str:
    return SCORINGS[card - N_CARDS] if card >= N_CARDS else f"{CURRENCIES[card // 9]} {card % 9 + 1}"


def building_name(state: State, building: int) -> str:
    tables = state.game.content.tables[0]
    return f"{KINDS[tables.kind_of_building[building]]} {tables.price_of_building[building]}"


def told(state: State, *names: str, seat: int | None = None) -> list[str]:
    """The events since the position, all or those of some names, as lines."""
    return [str(event) for event in state.events(seat=seat) if not names or event.name in names]


def points(state: State, scoring: str, kind: str) -> dict[int | str, int]:
    """What a scoring gave for a kind, owner by owner, as the events say."""
    paid: dict[int | str, int] = {}
    for event in state.events():
        words = event.arguments
        if event.name in ("scored", "martin_scored") and (words["scoring"], words["kind"]) == (scoring, kind):
            paid[words.get("seat", "martin")] = int(words["points"])
    return paid


def _words(cards: Iterable[tuple[str, int]]) -> str:
    """Cards as text, those of one name together: `blue 3 7, green 2`."""
    groups: dict[str, list[str]] = {}
    for name, value in cards:
        groups.setdefault(name, []).append(str(value))
    return ", ".join(f"{name} {' '.join(values)}" for name, values in groups.items())
