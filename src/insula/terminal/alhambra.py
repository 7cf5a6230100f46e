"""Alhambra drawn: the yard with the money for it, what lies open, who has how many of which kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from insula.core.events import Event
from insula.core.seen import Preview, View
from insula.games.alhambra.moves import MOVES
from insula.games.alhambra.state import CURRENCIES, KINDS, SCORINGS
from insula.games.alhambra.views import BuildingView, MoneyView, OwnerView, PaymentView, TableView
from insula.terminal.painter import Choice, Look, common_notes

STYLE_OF_KIND = {
    "pavilion": "#ffffff on #2b5c9e",
    "seraglio": "#ffffff on #a83232",
    "arcades": "#ffffff on #85552a",
    "chambers": "#202020 on #ece6d6",
    "garden": "#ffffff on #34753a",
    "tower": "#ffffff on #6b468f",
}
STYLE_OF_CURRENCY = {
    "yellow": "#202020 on #e8c547",
    "blue": "#202020 on #86b6ea",
    "green": "#202020 on #93cc7c",
    "orange": "#202020 on #f0a04b",
}
SCORING, REFILL, SHOWDOWN = "scoring", "refill", "showdown"
TOPIC_OF_EVENT = {
    "scored": SCORING,
    "martin_scored": SCORING,
    "yard_filled": REFILL,
    "money_opened": REFILL,
    "hand_laid_open": SHOWDOWN,
}
NOTHING = "–"
LEADS = "★"


# --- The table ---


def draw(view: View, look: Look) -> RenderableType:
    """The yard beside the open money, then every owner's buildings by kind and what they are worth."""
    if look.is_narrow:
        return Group(*(Text(line, style="" if line.startswith(" ") else "bold") for line in _lines(view, look)))
    table: TableView = view.table
    top = Table.grid(padding=(0, 4, 0, 0))
    top.add_row(_draw_yard(view, look), _draw_open_money(table, look))
    below = [Text(line, style="dim") for line in (_piles(table, look), " · ".join(_due(table, look))) if line]
    return Group(_heading(view, look), top, "", _draw_owners(view, look), *below)


def _heading(view: View, look: Look) -> RenderableType:
    return Rule(look.words("heading", title=look.words("title"), turn=view.turn), style="dim", align="left")


def _draw_yard(view: View, look: Look) -> Table:
    """A row for each slot: its currency, its building, and the money one has for it."""
    table: TableView = view.table
    hand = _hand(view)
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column(look.words("label-yard"))
    grid.add_column("")
    if hand is not None:
        grid.add_column(_hand_label(view, look), max_width=30)
        grid.add_column("Σ", justify="right")
    for slot in table.yard:
        building = slot.building
        row: list[RenderableType] = [_currency(slot.slot, look)]
        row.append(_building(building, look) if building else f" {NOTHING}")
        if hand is not None:
            values = [card.value for card in hand if card.currency == slot.slot]
            row += [_cards(slot.slot, values), str(sum(values)) if values else ""]
        grid.add_row(*row)
    return grid


def _draw_open_money(table: TableView, look: Look) -> Table:
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column("")
    grid.add_column(look.words("label-open-money"))
    for place, card in enumerate(table.open_money, start=1):
        grid.add_row(str(place), _money(card, look) if card else f" {NOTHING}")
    return grid


def _draw_owners(view: View, look: Look) -> Table:
    """A row for each kind, a column for each owner, a star for the leader; then cards, points and the next scoring."""
    table: TableView = view.table
    everyone = _everyone(table)
    grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold", expand=False)
    grid.add_column(look.words("label-buildings"), max_width=26)
    for owner, name in enumerate(owners(view, look)):
        mark = "▸" if owner == view.to_act else ""
        grid.add_column(f"{mark}{name}", justify="right", no_wrap=True, overflow="ellipsis", max_width=12)
    grid.add_column(look.words("to-come"), justify="right", style="dim", no_wrap=True)
    for kind in KINDS:
        counts = [_count(owner, kind) for owner in everyone]
        row = [_standing(count, max(counts)) for count in counts]
        grid.add_row(_kind(kind, look), *row, str(len(table.unseen_buildings[kind])))
    scoring = _next_scoring(table)
    cards = [str(owner.hand_size) for owner in table.owners] + [NOTHING] * (table.martin is not None)
    grid.add_row(look.words("cards-in-hand"), *cards, str(table.money_pile - len(table.due)))
    grid.add_row(look.words("label-points"), *(str(sum(owner.points.values())) for owner in everyone), style="bold")
    if scoring:
        label = f"{look.words('label-outlook')} ({_name('scoring', scoring, look)})"
        grid.add_row(label, *(f"+{owner.outlook[scoring]}" for owner in everyone))
    return grid


def _piles(table: TableView, look: Look) -> str:
    """What the star means, and how many cards the piles have."""
    words = look.words
    return " · ".join(
        [
            f"{LEADS} {words('label-leader')}",
            f"{words('label-building-pile')} {table.building_pile}",
            f"{words('label-money-pile')} {table.money_pile}",
            f"{words('label-discard')} {len(table.discard)}",
        ]
    )


def _due(table: TableView, look: Look) -> list[str]:
    return [
        look.words("label-due", scoring=_name("scoring", due.scoring, look), at_least=due.at_least, at_most=due.at_most)
        for due in table.due
    ]


def _lines(view: View, look: Look) -> Iterable[str]:
    """The table as a list, for narrow windows."""
    table: TableView = view.table
    words = look.words
    hand = _hand(view) or ()
    yield words("heading", title=words("title"), turn=view.turn)
    yield words("label-yard")
    for slot in table.yard:
        building = _in_words(slot.building, look) if slot.building else NOTHING
        yield f"  {_padded('currency', slot.slot, look)}  {building}"
    yield words("label-open-money")
    for place, card in enumerate(table.open_money, start=1):
        yield f"  {place}  {_in_words(card, look) if card else NOTHING}"
    if hand:
        yield _hand_label(view, look)
    for currency, cards in groupby(hand, key=lambda card: card.currency):
        values = [card.value for card in cards]
        yield f"  {_padded('currency', currency, look)}  {' '.join(map(str, values))} (Σ {sum(values)})"
    yield words("label-buildings")
    named = list(zip(owners(view, look), _everyone(table), strict=True))
    for kind in KINDS:
        most = max(_count(owner, kind) for _, owner in named)
        having = [f"{name} {_standing(_count(owner, kind), most)}" for name, owner in named if _count(owner, kind)]
        yield f"  {_padded('kind', kind, look)}  {', '.join(having) or NOTHING}"
    yield words("label-points")
    scoring = _next_scoring(table)
    for name, owner in named:
        outlook = f" ({_name('scoring', scoring, look)} +{owner.outlook[scoring]})" if scoring else ""
        yield f"  {name}  {sum(owner.points.values())}{outlook}"
    for line in (_piles(table, look), *_due(table, look)):
        yield f"  {line}"


# --- What is still to come ---


def draw_rest(view: View, look: Look) -> RenderableType:
    """The buildings and the money not yet seen, the scorings due, what each would give."""
    table: TableView = view.table
    words = look.words
    parts: list[RenderableType] = [Text(f"{words('label-unseen-buildings')} ({table.building_pile})", style="bold")]
    for kind in KINDS:
        prices = table.unseen_buildings[kind]
        parts.append(Text.assemble("  ", _kind(kind, look), f"  {' '.join(map(str, prices)) or NOTHING}"))
    parts.append(Text(words("label-unseen-money"), style="bold"))
    parts.append(_draw_unseen_money(table, look))
    parts += [Text(line) for line in _due(table, look)]
    parts.append(_draw_outlook(view, look))
    return Padding(Group(*parts), (1, 0))


def _draw_unseen_money(table: TableView, look: Look) -> RenderableType:
    """How many cards of each value are not in sight."""
    if look.is_narrow:
        return Group(
            *(
                Text(f"  {_padded('currency', currency, look)}  {_counted(table.unseen_money[currency])}")
                for currency in CURRENCIES
            )
        )
    grid = Table(box=None, padding=(0, 1), header_style="dim")
    grid.add_column("")
    for value in range(1, 10):
        grid.add_column(str(value), justify="right")
    grid.add_column("Σ", justify="right", style="bold")
    for currency in CURRENCIES:
        counts = table.unseen_money[currency]
        grid.add_row(_currency(currency, look), *(f"{count}×" if count else "·" for count in counts), str(sum(counts)))
    return grid


def _counted(counts: Sequence[int]) -> str:
    return " ".join(f"{count}×{value}" for value, count in enumerate(counts, start=1) if count) or NOTHING


def _draw_outlook(view: View, look: Look) -> RenderableType:
    """What each scoring not yet held would give now."""
    table: TableView = view.table
    left = [scoring for scoring in SCORINGS if scoring not in table.held and SCORINGS[-1] not in table.held]
    named = list(zip(owners(view, look), _everyone(table), strict=True))
    lines = [Text(look.words("label-outlook"), style="bold")]
    for scoring in left:
        gains = ", ".join(f"{name} +{owner.outlook[scoring]}" for name, owner in named)
        lines.append(Text(f"  {_name('scoring', scoring, look)}  {gains}"))
    return Group(*lines) if left else ""


# --- Decisions ---


def prompt(view: View, look: Look) -> str:
    """What is to be decided."""
    table: TableView = view.table
    arguments: dict[str, object] = {}
    if table.paying is not None:
        building = next(slot.building for slot in table.yard if slot.slot == table.paying.slot)
        assert building is not None, "a building that is being paid for lies in the yard"
        arguments = {"kind": _name("kind", building.kind, look), "price": building.price, "total": table.paying.total}
    elif table.bought is not None:
        arguments = {"kind": _name("kind", table.bought.kind, look), "price": table.bought.price}
    return look.words(f"phase-{view.phase}", **arguments)


def is_step(view: View) -> bool:
    """Paying and giving go on with a purchase."""
    return view.phase != "action"


def choices(view: View, look: Look) -> list[Choice]:
    """The legal moves; while a building is being paid for, complete payments, the best first."""
    if view.phase == "payment":
        return [_payment_choice(payment, view, look) for payment in sorted(view.table.payments, key=_worth)]
    return [
        Choice(moves=(f"{verb} {noun}".strip(),), text=_text(verb, noun, view, look), rule=MOVES.rule_of(verb))
        for verb, nouns in view.legal.items()
        for noun in nouns
    ]


def _worth(payment: PaymentView) -> tuple[int, int]:
    """Payments by what is lost, then by how many cards they keep."""
    return (payment.total, len(payment.cards))


def _payment_choice(payment: PaymentView, view: View, look: Look) -> Choice:
    laid = view.table.paying.cards
    moves = [f"pay {value}" for value in payment.cards[len(laid) :]] + (["stop"] if payment.exact else [])
    cards = " + ".join(map(str, payment.cards)) + (f" = {payment.total}" if len(payment.cards) > 1 else "")
    text = f"{_name('currency', payment.slot, look)} {cards}"
    return Choice(moves=tuple(moves), text=text, rule=MOVES.rule_of("stop" if payment.exact else "pay"))


def _text(verb: str, noun: str, view: View, look: Look) -> str:
    """A single move in words."""
    table: TableView = view.table
    arguments: dict[str, object] = {}
    if verb == "take":
        cards = [table.open_money[int(place) - 1] for place in noun.split("+")]
        arguments = {"cards": " + ".join(_in_words(card, look) for card in cards if card)}
    elif verb == "buy":
        building = next(slot.building for slot in table.yard if slot.slot == noun)
        assert building is not None, "what is not there cannot be bought"
        currency = _name("currency", noun, look)
        arguments = {"kind": _name("kind", building.kind, look), "price": building.price, "currency": currency}
    elif table.bought is not None:
        arguments = {"kind": _name("kind", table.bought.kind, look), "price": table.bought.price}
    return look.words(f"choice-{verb}", **arguments)


def notes(choice: Choice, preview: Preview, view: View, look: Look) -> list[str]:
    """How well a building is paid for; of other moves what all titles tell."""
    table: TableView = view.table
    verb, _, slot = choice.moves[0].partition(" ")
    if verb == "buy":
        payments = sorted((payment for payment in table.payments if payment.slot == slot), key=_worth)
        ways = [look.words("note-ways", ways=len(payments))] if len(payments) > 1 else []
        return [_rated(payments[0], table, look), *ways]
    if table.paying is not None:
        total = table.paying.total + sum(int(move.split()[1]) for move in choice.moves if move != "stop")
        return [_rating(total - table.paying.price, look)]
    again = any(event.name == "acts_again" for event in preview.events)
    return [look.words("label-exact")] if again else common_notes(preview, view, look)


def _rated(payment: PaymentView, table: TableView, look: Look) -> str:
    """A payment and how well it fits."""
    price = next(slot.building.price for slot in table.yard if slot.slot == payment.slot and slot.building)
    return f"{'+'.join(map(str, payment.cards))} → {_rating(payment.total - price, look)}"


def _rating(over: int, look: Look) -> str:
    return look.words("label-over", over=over) if over else look.words("label-exact")


# --- What happened ---


def tell(events: Sequence[Event], look: Look) -> list[RenderableType]:
    """A line for what a seat did in a turn, a fainter one for what was refilled, a table for each scoring."""
    told: list[RenderableType] = []
    for (speaker, topic), group in groupby(_worth_telling(events), key=lambda event: _line_of(event, look)):
        if topic == SCORING:
            told.append(_draw_scoring(list(group), look))
        else:
            told += _tell_line(speaker, topic, [look.words.event(event, look.names) for event in group])
    return told


def _worth_telling(events: Sequence[Event]) -> Iterable[Event]:
    """Without what goes without saying: whose turn begins, that a buyer gets what was bought."""
    buyer = None
    for event in events:
        if event.name == "bought":
            buyer = event.arguments["seat"]
        if event.name == "turn_began" or (event.name == "received" and event.arguments["owner"] == buyer):
            continue
        yield event


def _line_of(event: Event, look: Look) -> tuple[str, str]:
    """Which line an event belongs to: whose it is, and what about."""
    seat = event.arguments.get("seat")
    return look.names[seat] if isinstance(seat, int) and event.name != "scored" else "", TOPIC_OF_EVENT.get(
        event.name, ""
    )


def _tell_line(name: str, topic: str, sentences: Sequence[str]) -> list[RenderableType]:
    """Refills faintly in one line; what a seat did in one line with its name said once; others alone."""
    if topic == REFILL:
        return [_indented(Text(" · ".join(sentences), style="dim"), 4)]
    heads = {sentence.partition(":")[0] for sentence in sentences}
    if name and {head.strip() for head in heads} == {name}:
        rest = ", ".join(sentence.partition(":")[2].strip() for sentence in sentences)
        return [_indented(Text.assemble((f"{heads.pop()}:", "bold"), f" {rest}"))]
    return [_indented(Text(sentence)) for sentence in sentences]


def _indented(text: Text, by: int = 2) -> RenderableType:
    return Padding(text, (0, 0, 0, by), expand=False)


def _draw_scoring(events: Sequence[Event], look: Look) -> RenderableType:
    """A scoring kind by kind: how many buildings, how many points."""
    if look.is_narrow:
        return Group(*(Text(f"  {look.words.event(event, look.names)}") for event in events))
    everyone = list(dict.fromkeys(_owner_of(event) for event in events))
    everyone.sort(key=lambda owner: (isinstance(owner, str), owner))
    grid = Table(box=None, padding=(0, 2), header_style="bold")
    grid.add_column("")
    for owner in everyone:
        grid.add_column(look.words.name(owner, look.names), justify="right", no_wrap=True, max_width=14)
    for kind in KINDS:
        cells = {_owner_of(event): event.arguments for event in events if event.arguments["kind"] == kind}
        if cells:
            row = [f"{cells[o]['buildings']} → +{cells[o]['points']}" if o in cells else NOTHING for o in everyone]
            grid.add_row(_kind(kind, look), *row)
    totals = [sum(int(e.arguments["points"]) for e in events if _owner_of(e) == owner) for owner in everyone]
    grid.add_row(look.words("label-points"), *(f"+{total}" for total in totals), style="bold")
    return Padding(grid, (0, 0, 1, 2))


def _owner_of(event: Event) -> int | str:
    return event.arguments.get("seat", "martin")


# --- Points ---


def owners(view: View, look: Look) -> list[str]:
    """The seats, and Martin where he plays."""
    return [*look.names] + ([look.words("martin")] if view.table.martin is not None else [])


def sources(view: View, look: Look) -> list[tuple[str, list[int]]]:
    """The scorings."""
    everyone = _everyone(view.table)
    return [
        (look.words("event-scoring-held", scoring=_name("scoring", name, look)), [o.points[name] for o in everyone])
        for name in SCORINGS
    ]


# --- Small things ---


def _everyone(table: TableView) -> list[OwnerView]:
    return [*table.owners] + ([table.martin] if table.martin is not None else [])


def _hand(view: View) -> tuple[MoneyView, ...] | None:
    """The hand to show: one's own."""
    table: TableView = view.table
    return None if view.seat is None else table.owners[view.seat].hand


def _hand_label(view: View, look: Look) -> str:
    return f"{look.words('label-hand')}, {look.names[view.seat or 0]}"


def _next_scoring(table: TableView) -> str | None:
    """The scoring that comes next; none once the last was held."""
    return None if SCORINGS[-1] in table.held else next(name for name in SCORINGS if name not in table.held)


def _count(owner: OwnerView, kind: str) -> int:
    return sum(building.kind == kind for building in owner.buildings)


def _standing(count: int, most: int) -> str:
    if not count:
        return NOTHING
    return f"{LEADS}{count}" if count == most else str(count)


def _kind(kind: str, look: Look) -> Text:
    """A kind's name on its colour."""
    return _chip(_padded("kind", kind, look), STYLE_OF_KIND[kind])


def _building(building: BuildingView, look: Look) -> Text:
    """A building card: its kind, its price to the right."""
    return _chip(f"{_padded('kind', building.kind, look)} {building.price:2}", STYLE_OF_KIND[building.kind])


def _currency(currency: str, look: Look) -> Text:
    """A currency's name on its colour."""
    return _chip(_padded("currency", currency, look), STYLE_OF_CURRENCY[currency])


def _money(card: MoneyView, look: Look) -> Text:
    """A money card: its currency, its value to the right."""
    return _chip(f"{_padded('currency', card.currency, look)} {card.value}", STYLE_OF_CURRENCY[card.currency])


def _cards(currency: str, values: Sequence[int]) -> Text:
    """Cards of one currency side by side."""
    return Text(" ").join(_chip(str(value), STYLE_OF_CURRENCY[currency]) for value in values)


def _chip(text: str, style: str) -> Text:
    """A text on a colour that ends where the text ends."""
    return Text.assemble((f" {text} ", style))


def _name(group: str, name: str, look: Look) -> str:
    return look.words(f"{group}-{name}")


def _padded(group: str, name: str, look: Look) -> str:
    """A name as wide as the longest of its group."""
    names = {"kind": KINDS, "currency": CURRENCIES}[group]
    return _name(group, name, look).ljust(max(len(_name(group, other, look)) for other in names))


def _in_words(thing: BuildingView | MoneyView, look: Look) -> str:
    """A card as it stands in a sentence."""
    if isinstance(thing, BuildingView):
        return look.words("board-building", kind=_name("kind", thing.kind, look), price=thing.price)
    return look.words("board-money", currency=_name("currency", thing.currency, look), value=thing.value)
