"""Arkadia drawn: one board with buildings as joined shapes, the castle from above, prices, cards, what closes next."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from insula.core.events import Event
from insula.core.seen import Preview, View
from insula.games.arkadia.moves import MOVES
from insula.games.arkadia.state import COLOURS, COLUMN_NAMES, COLUMNS, KINDS, N_RING, ROWS, SQUARES, TURNINGS
from insula.games.arkadia.views import BuildingView, CardView, NextTowerView, PlayerView, RingSquareView, TableView
from insula.registry import load_game
from insula.terminal.canvas import Canvas
from insula.terminal.painter import Choice, Look
from insula.terminal.sentences import speaker_of, tell_of, without_name

LETTER_OF_KIND = dict(zip(KINDS, "HFTMSCN", strict=True))
LETTER_OF_COLOUR = dict(zip(COLOURS, "robs", strict=True))
PAINT_OF_COLOUR = {
    "red": "#ffffff on #a5342b",
    "olive": "#101010 on #9aa63a",
    "black": "#ffffff on #33333b",
    "silver": "#101010 on #c3ccd6",
}
SHADE_OF_COLOUR = {
    "red": "#ffffff on #7f241d",
    "olive": "#101010 on #7d872b",
    "black": "#ffffff on #4b4b57",
    "silver": "#101010 on #9fabb8",
}
"""Of two buildings of one colour that touch, one is in the shade."""
LINE_OF_COLOUR = {"red": "#f0776b", "olive": "#b9c552", "black": "#9c9ca8", "silver": "#e8eef5"}
STONE, COURTYARD = "#ffffff on #6d5f4f", "on #3f5a38"
CASTLE_LINE, CAMP_STYLE = "#c9b28c", "bold #e8b04b"
SIGN_OF_SEAT, NEUTRAL_SIGN = "●■▲◆", "○"
COLOUR_OF_SEAT, COLOUR_OF_NEUTRAL = ("#6ab0ff", "#ffd84d", "#d78bff", "#ff9d4d"), "#d8d8d8"
FREE, CAMP, SEAL, PLAIN, MARK, BANNER, HIDDEN, NOTHING = "·", "/\\", "★", "–", "+", "⚑", "?", "–"
BLOCK, FIRST_BLOCK = "[]", "##"
"""A square of a small tile; the one that a move names."""

PLACING = ("own", "neutral")
UNTOLD = ("turn_began", "card_played")
"""Events that need not be told, or that later ones imply."""
UNNOTED = (*UNTOLD, "built", "worker_placed", "neutral_placed", "tower_placed", "banner_used", "passed", "sold")
"""Events that the words of the choice already tell."""
FINAL_SALE = "sold_out"

OUTSIDE, RING, COURT = "outside", "ring", "court"
"""What squares belong to beside buildings, which are numbers; free squares and workers belong to nothing."""
CELL_WIDTH, CELL_HEIGHT = 4, 2
LABEL = 3
BOARD_WIDTH = LABEL + COLUMNS * CELL_WIDTH + 1
BOARD_HEIGHT = 1 + ROWS * CELL_HEIGHT + 1
SIDE_WIDTH = 50
WIDE = BOARD_WIDTH + 2 + SIDE_WIDTH
"""The fewest columns at which the board has lines between its squares and the rest stands beside it."""
SMALL_CELL = 3
SMALL_WIDTH = LABEL + COLUMNS * SMALL_CELL
CARD_WIDTH = 7
MARKET_NAMES = 22
"""The most characters that the colours' names may have together; beyond that, letters stand above prices and stores."""
CARDS_GAP = 1
CARDS_HEIGHT = 5
ZOOM_WIDTH, ZOOM_HEIGHT = 10, 4
FEW = 9
"""The most squares that are offered as one list; more are offered row by row."""
CORNERS = {
    "": " ", "ES": "┌", "SW": "┐", "NE": "└", "NW": "┘", "EW": "─", "NS": "│",
    "NES": "├", "NSW": "┤", "ESW": "┬", "NEW": "┴", "NESW": "┼",
}  # fmt: skip

Region = int | str | None


# --- The table ---


def draw(view: View, look: Look) -> RenderableType:
    """The board, the market, cards and players; `again`: what this decision is about."""
    if look.again:
        return _draw_step(view, look)
    if look.is_narrow:
        drawn = _list(view, look)
    elif look.width < WIDE:
        drawn = _stack(view, look)
    else:
        drawn = _spread(view, look)
    return Group(_heading(view, look), *drawn, *_footer(view, look))


def _spread(view: View, look: Look) -> Iterable[RenderableType]:
    """All beside the board."""
    market, players = _draw_market(view, look), _draw_players(view, look, SIDE_WIDTH)
    above = [market, "", *_draw_cards(view, look, SIDE_WIDTH), "", players, ""]
    room = BOARD_HEIGHT - _market_height(view) - CARDS_HEIGHT - view.seats - 5
    yield _beside(_draw_board(view), BOARD_WIDTH, Group(*above, *_draw_unfinished(view, look, room)))


def _stack(view: View, look: Look) -> Iterable[RenderableType]:
    """The board last, where one looks, without lines between its squares."""
    yield _draw_players(view, look, look.width)
    yield from _draw_cards(view, look, look.width)
    market = _draw_market(view, look, is_short=True)
    room = ROWS - _market_height(view)
    unfinished = _draw_unfinished(view, look, room, is_short=True)
    yield _beside(_draw_small_board(view, SMALL_CELL), SMALL_WIDTH, Group(market, *unfinished))


def _list(view: View, look: Look) -> Iterable[RenderableType]:
    """The same one below the other, for narrow windows."""
    for seat in range(view.seats):
        yield _player_line(view, seat, look)
    yield from _draw_cards(view, look, look.width)
    yield _draw_market(view, look, is_short=True)
    yield from _draw_unfinished(view, look, ROWS, is_short=True)
    yield _draw_small_board(view, _small_cell(look))


def _small_cell(look: Look) -> int:
    """How wide a square of the small board can be."""
    return max(1, min(SMALL_CELL, (look.width - LABEL) // COLUMNS))


def _beside(drawn: RenderableType, width: int, beside: RenderableType) -> RenderableType:
    """Something so wide, and what stands to its right."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=width)
    grid.add_row(drawn, beside)
    return grid


def _heading(view: View, look: Look) -> RenderableType:
    table: TableView = view.table
    towers = sum(len(square.towers) >= table.castle.floor for square in table.castle.ring)
    places = min(N_RING, towers + sum(table.castle.stores[table.castle.floor - 1].values()))
    parts = [look.words("title"), look.words("terminal-turn", turn=view.turn)]
    if table.turns_left is not None and view.phase != "over":
        parts.append(look.words("terminal-last-turns", turns=table.turns_left))
    parts.append(look.words("terminal-floor", floor=table.castle.floor, towers=towers, places=places))
    parts.append(look.words("terminal-pile", cards=table.pile_size))
    for title in (" · ".join(parts), " · ".join(parts[1:])):
        if len(title) < look.width - 4:
            return Rule(title, style="dim", align="left")
    return Text(" · ".join(parts), style="dim")


def _footer(view: View, look: Look) -> list[RenderableType]:
    """What signs and letters stand for, until everybody has had a turn."""
    return [*_legend(look)] if view.turn <= view.seats else []


def _legend(look: Look) -> Iterator[Text]:
    """What signs and letters stand for."""
    kinds = [(letter, _named("kind", kind, look)) for kind, letter in LETTER_OF_KIND.items()]
    colours = [(letter, _named("value", colour, look)) for colour, letter in LETTER_OF_COLOUR.items()]
    others = {SEAL: "seal", f"{colours[0][0]}2": "tower", CAMP: "camp", BANNER: "banner"}
    for meanings, signs in ((kinds, {NEUTRAL_SIGN: "neutral"}), (colours, others)):
        meanings += [(sign, _named("terminal", name, look)) for sign, name in signs.items()]
        yield Text("  ".join(f"{sign} {meaning}" for sign, meaning in meanings), style="dim")


def _draw_step(view: View, look: Look) -> RenderableType:
    """Where a tile or a worker can go and how the tile can lie; the castle; the cards to choose from; the market."""
    table: TableView = view.table
    if view.phase == "site" and table.card is not None:
        turnings = _draw_turnings(view, table.card, look)
        if look.is_narrow:
            return Group(turnings, _draw_small_board(view, _small_cell(look)))
        return _beside(*_board(view, look), turnings)
    if view.phase == "workers":
        is_short = look.width < WIDE
        room = ROWS if is_short else BOARD_HEIGHT - 1
        unfinished = Group(*_draw_unfinished(view, look, room, is_short=is_short))
        if look.is_narrow:
            return Group(unfinished, _draw_small_board(view, _small_cell(look)))
        return _beside(*_board(view, look), unfinished)
    if view.phase == "draw":
        return Group(*_draw_cards(view, look, look.width))
    market = _draw_market(view, look, is_short=look.width < WIDE)
    if view.phase == "tower":
        castle = _draw_castle(view)
        return Group(castle.text(), market) if look.is_narrow else _beside(castle.text(), castle.width, market)
    return market


# --- The board ---


def _board(view: View, look: Look) -> tuple[RenderableType, int]:
    """The board as large as the window lets it be, and how wide it is."""
    if look.width >= WIDE:
        return _draw_board(view), BOARD_WIDTH
    return _draw_small_board(view, SMALL_CELL), SMALL_WIDTH


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What is on each square: what it belongs to, the castle's ring, workers, camps, and where one may go now."""

    buildings: Sequence[BuildingView]
    region: Mapping[str, Region]
    ring: Mapping[str, RingSquareView]
    owner_of_worker: Mapping[str, int | None]
    camps: frozenset[str]
    marked: frozenset[str]
    shaded: frozenset[int]

    @classmethod
    def of(cls, view: View) -> Plan:
        """The plan of a table."""
        table: TableView = view.table
        region: dict[str, Region] = dict.fromkeys(table.castle.courtyard, COURT)
        region |= {square.square: RING for square in table.castle.ring}
        region |= {square: number for number, each in enumerate(table.buildings) for square in each.squares}
        return cls(
            buildings=table.buildings,
            region=region,
            ring={square.square: square for square in table.castle.ring},
            owner_of_worker={worker.square: worker.owner for worker in table.workers},
            camps=frozenset(table.camps),
            marked=frozenset(_marked_squares(view)),
            shaded=_shaded(table.buildings),
        )

    def at(self, row: int, column: int) -> Region:
        """What a place belongs to, on the board or not."""
        if 0 <= row < ROWS and 0 <= column < COLUMNS:
            return self.region.get(_square(row, column))
        return OUTSIDE

    def is_first(self, square: str) -> bool:
        """Whether a building is named by this square."""
        region = self.region.get(square)
        return isinstance(region, int) and self.buildings[region].squares[0] == square


def _shaded(buildings: Sequence[BuildingView]) -> frozenset[int]:
    """Buildings to be told from one of the same colour that was there before and touches them."""
    shaded: set[int] = set()
    for number, building in enumerate(buildings):
        around = _around(building.squares)
        touching = [
            other
            for other in range(number)
            if buildings[other].colour == building.colour and not around.isdisjoint(buildings[other].squares)
        ]
        if touching and not shaded.issuperset(touching):
            shaded.add(number)
    return frozenset(shaded)


def _marked_squares(view: View) -> Iterable[str]:
    """Where one may go in this decision, once it is about squares alone."""
    if view.phase == "site":
        return (site[:-2] for site in view.legal.get("site", ()))
    if view.phase == "workers":
        return (square for verb in PLACING for square in view.legal.get(verb, ()))
    return (tower.partition(" ")[2] for tower in view.legal.get("tower", ()))


def _draw_board(view: View) -> RenderableType:
    """The board with lines round whatever belongs together, columns a to p, rows 1 to 12."""
    plan = Plan.of(view)
    canvas = Canvas(BOARD_WIDTH, BOARD_HEIGHT)
    for column, name in enumerate(COLUMN_NAMES):
        canvas.put(LABEL + column * CELL_WIDTH + 2, 0, name, "bold")
    for row in range(ROWS):
        canvas.put(0, 2 + row * CELL_HEIGHT, f"{row + 1:2}", "bold")
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            _put_corner(canvas, plan, row, column)
            if column < COLUMNS:
                _put_line(canvas, plan, row, column, is_across=True)
            if row < ROWS:
                _put_line(canvas, plan, row, column, is_across=False)
            if row < ROWS and column < COLUMNS:
                _put_square(canvas, plan, row, column)
    return canvas.text()


def _put_line(canvas: Canvas, plan: Plan, row: int, column: int, is_across: bool) -> None:
    """The upper or the left edge of a square: a line where something else begins, else what it is within."""
    one, other = plan.at(row, column), plan.at(row - 1, column) if is_across else plan.at(row, column - 1)
    x, y = LABEL + column * CELL_WIDTH, 1 + row * CELL_HEIGHT
    style = _line_style(plan, (one, other)) if one != other else _fill_style(plan, one)
    if is_across:
        canvas.put(x + 1, y, (CORNERS["EW"] if one != other else " ") * (CELL_WIDTH - 1), style)
    else:
        canvas.put(x, y + 1, CORNERS["NS"] if one != other else " ", style)


def _put_corner(canvas: Canvas, plan: Plan, row: int, column: int) -> None:
    """Where the corners of four squares meet."""
    nw, ne = plan.at(row - 1, column - 1), plan.at(row - 1, column)
    sw, se = plan.at(row, column - 1), plan.at(row, column)
    pairs = {"N": (nw, ne), "E": (ne, se), "S": (sw, se), "W": (nw, sw)}
    sides = "".join(side for side, (one, other) in pairs.items() if one != other)
    style = _line_style(plan, (nw, ne, sw, se)) if sides else _fill_style(plan, nw)
    canvas.put(LABEL + column * CELL_WIDTH, 1 + row * CELL_HEIGHT, CORNERS[sides], style)


def _put_square(canvas: Canvas, plan: Plan, row: int, column: int) -> None:
    """What is on a square; one that can be chosen shows what it is called."""
    square = _square(row, column)
    x, y = LABEL + column * CELL_WIDTH + 1, 2 + row * CELL_HEIGHT
    text, style = _on_square(plan, square)
    if text == FREE and square in plan.marked:
        text, style = square, "bold reverse"
    canvas.put(x, y, _centred(text, CELL_WIDTH - 1), style)


def _on_square(plan: Plan, square: str) -> tuple[str, str]:
    """What is on a square, in at most three signs."""
    mark = MARK if square in plan.marked else ""
    region = plan.region.get(square)
    if square in plan.ring:
        paint = PAINT_OF_COLOUR.get(plan.ring[square].top, STONE)
        return f"{_seal(plan.ring[square])}{mark}", f"bold {paint}"
    if isinstance(region, int):
        building = plan.buildings[region]
        named = _letters(building) + ("" if building.is_finished else SEAL) if plan.is_first(square) else ""
        return named, f"bold {_fill_style(plan, region)}".strip()
    if square in plan.owner_of_worker:
        owner = plan.owner_of_worker[square]
        return _sign(owner), f"bold {_colour_of(owner)}"
    if region == COURT:
        return "", COURTYARD
    if square in plan.camps:
        return f"{CAMP}{mark}", f"{CAMP_STYLE}{' reverse' if mark else ''}"
    return FREE, "dim"


def _line_style(plan: Plan, regions: Sequence[Region]) -> str:
    """An unfinished building has a line of its colour, then comes the castle; all others are faint."""
    for region in regions:
        if isinstance(region, int) and not plan.buildings[region].is_finished:
            return LINE_OF_COLOUR[plan.buildings[region].colour]
    return CASTLE_LINE if RING in regions else "dim"


def _fill_style(plan: Plan, region: Region) -> str:
    """A building is filled while its seal lies on it."""
    if isinstance(region, int):
        building = plan.buildings[region]
        paints = SHADE_OF_COLOUR if region in plan.shaded else PAINT_OF_COLOUR
        return "dim" if building.is_finished else paints[building.colour]
    return {RING: STONE, COURT: COURTYARD}.get(region or "", "")


def _draw_small_board(view: View, width: int) -> RenderableType:
    """The board with a line a row, one to three signs a square; lines within a building show how it lies."""
    plan = Plan.of(view)
    canvas = Canvas(LABEL + COLUMNS * width, ROWS + 1)
    for column, name in enumerate(COLUMN_NAMES):
        canvas.put(LABEL + column * width + width // 2, 0, name, "bold")
    for row in range(ROWS):
        canvas.put(0, row + 1, f"{row + 1:2}", "bold")
        for column in range(COLUMNS):
            square = _square(row, column)
            text, style = _on_square(plan, square)
            if isinstance(plan.region.get(square), int):
                text = _joined(plan, row, column, text, width)
            elif square in plan.marked and (text == FREE or width < SMALL_CELL):
                text, style = MARK, "bold reverse"
            elif square in plan.ring and width == SMALL_CELL:
                text = _walled(plan, row, column, text)
            elif width == 1:
                text = "^" if text == CAMP else text[:1]
            canvas.put(LABEL + column * width, row + 1, _centred(text[:width], width), style)
    return canvas.text()


def _walled(plan: Plan, row: int, column: int, seal: str) -> str:
    """A square of the ring, with a wall where the castle ends to its left or right."""
    wall = CORNERS["NS"]
    if len(seal) == SMALL_CELL:
        return seal
    if plan.at(row, column + 1) not in (RING, COURT):
        return f"{seal:>2}{wall}"
    return f"{' ' if plan.at(row, column - 1) in (RING, COURT) else wall}{seal}"


def _joined(plan: Plan, row: int, column: int, named: str, width: int) -> str:
    """A square of a building: its letters, or a line to where the building goes on."""
    region = plan.at(row, column)
    around = {"N": (row - 1, column), "E": (row, column + 1), "S": (row + 1, column), "W": (row, column - 1)}
    sides = "".join(side for side, place in around.items() if plan.at(*place) == region)
    line = CORNERS["EW"]
    to_left, to_right = (line if side in sides else " " for side in "WE")
    if named:
        return f"{named:{width}}"[: width - 1] + (to_right if len(named) < width else named[width - 1])
    middle = {"E": line, "W": line, "N": "╵", "S": "╷"}.get(sides) or CORNERS[sides]
    return {1: middle, 2: f"{middle}{to_right}"}.get(width, f"{to_left}{middle}{to_right}")


# --- The castle ---


def _draw_castle(view: View) -> Canvas:
    """The castle large: on each square of the ring its name, what is seen from above, what lies below that."""
    table: TableView = view.table
    plan = Plan.of(view)
    places = [_place_of(square) for square in (*plan.ring, *table.castle.courtyard)]
    top, left = min(places)
    bottom, right = max(places)
    canvas = Canvas((right - left + 1) * ZOOM_WIDTH, (bottom - top + 1) * ZOOM_HEIGHT)
    for row, column in places:
        x, y = (column - left) * ZOOM_WIDTH, (row - top) * ZOOM_HEIGHT
        square = _square(row, column)
        if square in plan.ring:
            _put_ring_square(canvas, x, y, plan.ring[square], square in plan.marked)
        else:
            canvas.fill(x, y, ZOOM_WIDTH, ZOOM_HEIGHT, COURTYARD)
    return canvas


def _put_ring_square(canvas: Canvas, x: int, y: int, square: RingSquareView, is_marked: bool) -> None:
    """A square of the ring in its frame; one where the next tower can go is marked."""
    inner = ZOOM_WIDTH - 2
    canvas.put(x, y, f"┌{'─' * inner}┐", CASTLE_LINE)
    canvas.put(x, y + ZOOM_HEIGHT - 1, f"└{'─' * inner}┘", CASTLE_LINE)
    paint = f"bold {PAINT_OF_COLOUR.get(square.top, STONE)}"
    name = f"{square.square}{MARK if is_marked else ''}"
    below = "".join(LETTER_OF_COLOUR.get(seal, PLAIN) for seal in reversed((square.printed, *square.towers)))[1:]
    for down, text in enumerate((name, f"{_seal(square)}{f'({below})' if below else ''}"), start=1):
        canvas.put(x, y + down, f"│{' ' * inner}│", CASTLE_LINE)
        canvas.put(x + 1, y + down, text.ljust(inner), paint)


def _seal(square: RingSquareView) -> str:
    """What is seen from above on a square of the ring, and on which floor."""
    return f"{LETTER_OF_COLOUR[square.top]}{len(square.towers) or ''}" if square.top in COLOURS else PLAIN


# --- Market, cards, what closes next ---


def _draw_market(view: View, look: Look, is_short: bool = False) -> RenderableType:
    """Prices and stores by colour, the store of the floor under way marked; and one's own seals."""
    table: TableView = view.table
    names = [_named("value", colour, look) for colour in COLOURS]
    if is_short or sum(map(len, names)) > MARKET_NAMES:
        names = [*LETTER_OF_COLOUR.values()]
    end = "" if is_short else " "
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("", no_wrap=True)
    for colour, name in zip(COLOURS, names, strict=True):
        header = Text(f" {name}{end}", style=f"bold {PAINT_OF_COLOUR[colour]}")
        grid.add_column(header, justify="right", no_wrap=True)
    grid.add_row(look.words("field-prices"), *(f"{table.prices[colour]}{end}" for colour in COLOURS), style="bold")
    for number, store in enumerate(table.castle.stores, start=1):
        mark = "▸" if number == table.castle.floor else " "
        cells = [f"{store[colour] or NOTHING}{end}" for colour in COLOURS]
        grid.add_row(f"{mark}{look.words('terminal-store', number=number)}", *cells)
    player: PlayerView | None = None if view.seat is None else table.players[view.seat]
    if player is not None and player.seals is not None:
        seals = [f"{number}{end}" for number in player.seals.values()]
        worth = [] if is_short else [f"= {player.seals_worth}"]
        grid.add_row(look.words("terminal-your-seals"), *seals, *worth, style="bold")
    return grid


def _market_height(view: View) -> int:
    """How many lines the market takes: colours, prices, stores, one's own seals."""
    return 2 + len(view.table.castle.stores) + (view.seat is not None)


def _draw_cards(view: View, look: Look, width: int) -> Iterable[RenderableType]:
    """The open cards and one's hand, each as letters above its tile; side by side where there is room."""
    table: TableView = view.table
    offered = [(f"{place} {_letters(card)}", card) for place, card in enumerate(table.open_cards, start=1) if card]
    parts = [(look.words("field-open-cards"), offered)]
    if view.seat is not None:
        parts.append((look.words("field-hand"), [(_letters(card), card) for card in table.hand]))
    widths = [max(len(title), len(cards) * CARD_WIDTH - 1) for title, cards in parts]
    if sum(widths) + CARDS_GAP * (len(parts) - 1) <= width:
        return [_cards_in_line(list(zip(parts, [0, widths[0] + CARDS_GAP], strict=False)), sum(widths) + CARDS_GAP)]
    return [_cards_in_line([(part, 0)], min(width, of_part)) for part, of_part in zip(parts, widths, strict=True)]


def _cards_in_line(parts: Sequence[tuple[tuple[str, list[tuple[str, CardView]]], int]], width: int) -> Text:
    """Titles, below them letters, below them tiles."""
    cards = [card for (_, of_part), _ in parts for _, card in of_part]
    height = max((_size(card.kind)[0] for card in cards), default=0)
    canvas = Canvas(width, 2 + height)
    for (title, of_part), left in parts:
        canvas.put(left, 0, title, "bold")
        canvas.put(left, 1, "" if of_part else NOTHING)
        for number, (label, card) in enumerate(of_part):
            x = left + number * CARD_WIDTH
            canvas.put(x, 1, label, f"bold {LINE_OF_COLOUR[card.colour]}")
            _put_tile(canvas, x, 2, card, TURNINGS[0])
    return canvas.text()


def _put_tile(canvas: Canvas, x: int, y: int, card: CardView, turning: str, names_first: bool = False) -> None:
    """A small tile; the square that moves name may look different."""
    cells = _cells(card.kind, turning)
    left = min(column for _, column in cells)
    for number, (row, column) in enumerate(cells):
        block = FIRST_BLOCK if names_first and number == 0 else BLOCK
        canvas.put(x + 2 * (column - left), y + row, block, PAINT_OF_COLOUR[card.colour])


def _draw_turnings(view: View, card: CardView, look: Look) -> RenderableType:
    """The tile to lay in every turning that has a place; which square a move names."""
    names = [turning for turning in TURNINGS if any(site.endswith(turning) for site in view.legal.get("site", ()))]
    room = look.width if look.is_narrow else look.width - (BOARD_WIDTH if look.width >= WIDE else SMALL_WIDTH) - 2
    step = CARD_WIDTH + 1
    in_line = max(1, min(len(names), (room + 2) // step))
    lines = -(-len(names) // in_line)
    canvas = Canvas(in_line * step, lines * 5 - 1 if names else 1)
    for number, turning in enumerate(names):
        x, y = number % in_line * step, number // in_line * 5
        canvas.put(x, y, turning, "bold")
        _put_tile(canvas, x, y + 1, card, turning, names_first=True)
    named = Text(f"{FIRST_BLOCK} {look.words('terminal-named')}", style="dim")
    return Group(Text(f"{_letters(card)} · {_card(card, look)}", style="bold"), canvas.text(), named)


def _draw_unfinished(view: View, look: Look, room: int, is_short: bool = False) -> list[RenderableType]:
    """The buildings that still have their seal, those nearly closed first: open squares, who would get seals."""
    unfinished = _unfinished(view.table)
    if not unfinished:
        return []
    shown = unfinished[: max(1, room if len(unfinished) <= room else room - 1)]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for building in shown:
        grid.add_row(*_unfinished_row(building, 2 if is_short else 4))
    lines: list[RenderableType] = [Text(look.words("terminal-unfinished"), style="bold"), grid]
    if not is_short:
        lines[0] = Text.assemble((look.words("terminal-unfinished"), "bold"), f" · {look.words('terminal-earns')}")
    left = len(unfinished) - len(shown)
    return [*lines, Text(look.words("terminal-more", number=left), style="dim")] if left else lines


def _unfinished_row(building: BuildingView, most: int) -> tuple[Text, ...]:
    """A building, how many squares are open and the first of them, and its workers by owner."""
    name = Text(f"{_letters(building)}{SEAL}", style=PAINT_OF_COLOUR[building.colour])
    squares = " ".join(building.open_squares[:most])
    more = "…" if len(building.open_squares) > most else ""
    return name, Text(building.squares[0]), Text(f"{len(building.open_squares)}: {squares}{more}"), _earned(building)


def _earned(building: BuildingView) -> Text:
    """How many seals each seat would get for workers."""
    text = Text()
    for seat, seals in enumerate(building.earns):
        if seals:
            text.append(f"{_sign(seat)}{seals} ", style=f"bold {COLOUR_OF_SEAT[seat]}")
    return text


def _unfinished(table: TableView) -> list[BuildingView]:
    """Those that still have their seal, fewest open squares first."""
    return sorted((each for each in table.buildings if not each.is_finished), key=lambda each: len(each.open_squares))


# --- What players have ---


def _draw_players(view: View, look: Look, width: int) -> RenderableType:
    """What each player has; what lies behind a screen is not told."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", width=width)
    grid.add_column("", ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_column(BANNER, justify="right", no_wrap=True)
    for name in ("hand", "workers"):
        grid.add_column(look.words(f"terminal-has-{name}"), justify="right", no_wrap=True)
    for colour in COLOURS:
        header = Text(f" {LETTER_OF_COLOUR[colour]}", style=f"bold {PAINT_OF_COLOUR[colour]}")
        grid.add_column(header, justify="right", no_wrap=True)
    for name in ("worth", "gold"):
        grid.add_column(look.words(f"terminal-has-{name}"), justify="right", no_wrap=True)
    for seat, player in enumerate(view.table.players):
        called = Text.assemble(*_player_name(view, seat, look), no_wrap=True, overflow="ellipsis")
        seals = [HIDDEN] * len(COLOURS) if player.seals is None else [str(n) for n in player.seals.values()]
        gold = Text(_or_hidden(player.gold), style="bold")
        stock = [str(player.banners), str(player.hand_size), _workers(player)]
        grid.add_row(called, *stock, *seals, _or_hidden(player.seals_worth), gold)
    return grid


def _player_line(view: View, seat: int, look: Look) -> Text:
    """The same of one player, in words, for a narrow window."""
    player: PlayerView = view.table.players[seat]
    words = look.words
    has = [f"{BANNER}{player.banners}", f"{words('terminal-has-hand')} {player.hand_size}"]
    has.append(f"{words('terminal-has-workers')} {_workers(player)}")
    if player.seals is not None:
        seals = " ".join(f"{LETTER_OF_COLOUR[colour]}{number}" for colour, number in player.seals.items())
        has.append(f"{seals} = {player.seals_worth}")
    has.append(f"{words('terminal-has-gold')} {_or_hidden(player.gold)}")
    return Text.assemble(*_player_name(view, seat, look), f"  {' · '.join(has)}")


def _player_name(view: View, seat: int, look: Look) -> list[str | tuple[str, str]]:
    mark = "▸" if seat == view.to_act else " "
    return [(f"{mark}{_sign(seat)} ", f"bold {COLOUR_OF_SEAT[seat]}"), (look.names[seat], "bold")]


def _workers(player: PlayerView) -> str:
    """Own and neutral workers in stock."""
    if player.own_workers is None:
        return HIDDEN
    return f"{player.own_workers}+{player.neutral_workers}{NEUTRAL_SIGN}"


def _or_hidden(number: int | None) -> str:
    return HIDDEN if number is None else str(number)


# --- What is still to come ---


def draw_rest(view: View, look: Look) -> RenderableType:
    """The cards that are not in sight, kind by colour; every unfinished building; what the signs mean."""
    table: TableView = view.table
    numbers = {(card.kind, card.colour): card.number for card in table.unseen_cards}
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("")
    for colour in COLOURS:
        called = LETTER_OF_COLOUR[colour] if look.is_narrow else _named("value", colour, look)
        grid.add_column(Text(f" {called} ", style=PAINT_OF_COLOUR[colour]), justify="right", no_wrap=True)
    for kind in KINDS:
        cells = [f"{numbers.get((kind, colour), NOTHING)} " for colour in COLOURS]
        grid.add_row(f"{LETTER_OF_KIND[kind]} {_named('kind', kind, look)}", *cells)
    parts: list[RenderableType] = [Text(look.words("field-unseen-cards"), style="bold"), grid]
    parts += _known(view, look)
    parts += _draw_unfinished(view, look, len(table.buildings), is_short=look.is_narrow)
    return Padding(Group(*parts, *_legend(look)), (1, 0))


def _known(view: View, look: Look) -> Iterator[Text]:
    """Which cards of the others' hands everybody has seen, where the table shows it."""
    for seat, player in enumerate(view.table.players):
        if seat != view.seat and player.known_cards:
            cards = ", ".join(_card(card, look) for card in player.known_cards)
            yield Text.assemble(*_player_name(view, seat, look), f"  {look.words('field-known-cards')} · {cards}")


# --- Decisions ---


def prompt(view: View, look: Look) -> str:
    """What is to be decided, and with what."""
    text = look.words(f"phase-{view.phase}")
    table: TableView = view.table
    if view.phase == "site" and table.card is not None:
        return f"{text} ({_card(table.card, look)})"
    if view.phase == "tower" and table.towers_due > 1:
        return f"{text} ({look.words('field-towers-due')} · {table.towers_due})"
    if view.phase == "sell" and table.selling is not None and view.seat is not None:
        seals = (table.players[view.seat].seals or {}).get(table.selling, 0)
        price = table.prices[table.selling]
        colour = _named("value", table.selling, look)
        return f"{text} {look.words('terminal-selling', colour=colour, price=price, seals=seals)}"
    return text


def is_step(view: View) -> bool:
    """How many seals of one colour to sell follows from the market just shown."""
    return view.phase == "sell"


def choices(view: View, look: Look) -> list[Choice]:
    """The legal moves: sites by row, square and turning; workers by kind, row and square; towers by what they do."""
    found: list[Choice] = []
    for verb, nouns in view.legal.items():
        if verb == "site":
            found += _sites(nouns, view, look)
        elif verb in PLACING:
            found += _placings(verb, nouns, view, look)
        elif verb == "tower":
            found += _towers(view, look)
        else:
            found += [_choice(f"{verb} {noun}".strip(), _text(verb, noun, view, look)) for noun in nouns]
    return found


def _choice(move: str, text: str) -> Choice:
    return Choice(moves=(move,), text=text, rule=MOVES.rule_of(move.partition(" ")[0]))


def _joint(text: str, parts: Sequence[Choice]) -> Choice:
    """Several choices as one."""
    return Choice(moves=(), text=text, rule=parts[0].rule, parts=tuple(parts))


def _by_row(squares: Mapping[str, Choice], marks: Mapping[str, str], look: Look) -> list[Choice]:
    """Few squares as they are; many row by row, each square with what can happen there."""
    if len(squares) <= FEW:
        return list(squares.values())
    rows = []
    for row, group in groupby(squares, key=lambda square: square[1:]):
        of_row = list(group)
        listed = " ".join(f"{square}{marks[square]}" for square in of_row)
        called = look.words("terminal-row", row=row)
        text = f"{called} · {listed}"
        if len(of_row) > 1:
            rows.append(_joint(text, [squares[square] for square in of_row]))
        else:
            [square] = of_row
            rows.append(replace(squares[square], text=f"{called} · {squares[square].text}"))
    return rows


def _text(verb: str, noun: str, view: View, look: Look) -> str:
    """A move in words, with what it is about."""
    table: TableView = view.table
    said = _named("verb", verb, look)
    if verb == "build":
        kind, colour = noun.split()
        card = CardView(kind=kind, colour=colour)
        return f"{said} · {_letters(card)} {_card(card, look)}"
    if verb == "draw":
        offered = table.open_cards[int(noun) - 1] if noun != "pile" else None
        if offered is None:
            return f"{said} · {_named('value', 'pile', look)} ({table.pile_size})"
        return f"{said} · {_letters(offered)} {_card(offered, look)}"
    if verb == "sell":
        colour, number = noun.split()
        price = table.prices[colour]
        return look.words("terminal-sale", number=int(number), price=price, gold=int(number) * price)
    return said


# --- Sites ---


def _sites(nouns: Iterable[str], view: View, look: Look) -> list[Choice]:
    """Row by row where the tile can be laid; the turnings on one square are the parts of one choice."""
    turnings: dict[str, list[str]] = {}
    for noun in sorted(nouns, key=_order_of_site):
        turnings.setdefault(noun[:-2], []).append(noun[-2:])
    squares, marks = {}, {}
    for square, of_square in turnings.items():
        signs = {turning: _signs_of_site(square, turning, view) for turning in of_square}
        parts = [_choice(f"site {square}{turning}", _told_site(square, turning, view, look)) for turning in of_square]
        marks[square] = max(signs.values(), key=len)
        if len(parts) == 1:
            squares[square] = parts[0]
        else:
            listed = " ".join(f"{turning}{sign}" for turning, sign in signs.items())
            squares[square] = _joint(f"{square} ({listed})", parts)
    return _by_row(squares, marks, look)


def _order_of_site(noun: str) -> tuple[int, int]:
    return SQUARES.index(noun[:-2]), TURNINGS.index(noun[-2:])


def _covered(square: str, turning: str, view: View) -> list[str]:
    """The squares under the tile to lay."""
    row, column = _place_of(square)
    return [_square(row + down, column + right) for down, right in _cells(view.table.card.kind, turning)]


def _signs_of_site(square: str, turning: str, view: View) -> str:
    covered = _covered(square, turning, view)
    camps = CAMP if set(covered) & set(view.table.camps) else ""
    return f"{camps}{SEAL if _closed_by(covered, view) or _closes_itself(covered, view) else ''}"


def _told_site(square: str, turning: str, view: View, look: Look) -> str:
    """A site with the camps that it covers and what it closes."""
    covered = _covered(square, turning, view)
    camps = len(set(covered) & set(view.table.camps))
    told = [f"{square}{turning}"]
    told += [look.words("terminal-camps", workers=camps)] if camps else []
    told += _told_closed(_closed_by(covered, view), 0, view, look)
    if _closes_itself(covered, view):
        card: CardView = view.table.card
        around = _around(covered)
        workers = sum(worker.owner == view.seat and worker.square in around for worker in view.table.workers)
        told.append(look.words("terminal-closes", building=f"{_letters(card)} {covered[0]}", seals=workers + 1))
    return " · ".join(told)


def _closes_itself(covered: Sequence[str], view: View) -> bool:
    """Whether a tile laid there has no open square round it."""
    return _around(covered).issubset(_taken(view.table))


def _taken(table: TableView) -> set[str]:
    """Squares with a building, the lot or a worker."""
    lot = {*table.castle.courtyard, *(square.square for square in table.castle.ring)}
    built = {square for building in table.buildings for square in building.squares}
    return lot | built | {worker.square for worker in table.workers}


# --- Workers ---


def _placings(verb: str, nouns: Sequence[str], view: View, look: Look) -> list[Choice]:
    """An own or a neutral worker: which row, which square, what that closes."""
    squares = {square: _choice(f"{verb} {square}", _told_worker(verb, square, view, look)) for square in nouns}
    closing = [square for square in nouns if _closed_by([square], view)]
    marks = {square: SEAL if square in closing else "" for square in nouns}
    by_row = _by_row(squares, marks, look)
    if len(by_row) == 1 and not by_row[0].parts:
        [choice] = by_row
        said = look.words("page-move", verb=_named("verb", verb, look), noun=choice.text)
        return [_choice(choice.moves[0], said)]
    text = look.words(f"terminal-{verb}-worker", squares=len(squares))
    return [_joint(f"{text} · {SEAL} {' '.join(closing)}" if closing else text, by_row)]


def _told_worker(verb: str, square: str, view: View, look: Look) -> str:
    """A square with the unfinished buildings beside it: what is then still open there, or that it closes."""
    told = [square]
    closed = _closed_by([square], view)
    for building in _unfinished(view.table):
        if square in building.open_squares and building not in closed:
            left = len(building.open_squares) - 1
            told.append(look.words("terminal-open", building=_building(building), squares=left))
    told[1:1] = _told_closed(closed, int(verb == "own"), view, look)
    return " · ".join(told)


def _closed_by(squares: Iterable[str], view: View) -> list[BuildingView]:
    """The buildings that have no open square left once these are taken."""
    taken = set(squares)
    return [each for each in _unfinished(view.table) if taken.issuperset(each.open_squares)]


def _told_closed(closed: Iterable[BuildingView], placed: int, view: View, look: Look) -> list[str]:
    """K15: what the player who closes buildings gets from each: seals for workers, and the one that lies on it."""
    seat = view.seat or 0
    return [
        look.words("terminal-closes", building=_building(building), seals=building.earns[seat] + placed + 1)
        for building in closed
    ]


# --- Towers ---


def _towers(view: View, look: Look) -> list[Choice]:
    """By the tower's colour and what it covers; squares where it does the same are the parts of one choice."""
    found = []
    for tower in view.table.next_towers:
        covers = look.words("terminal-no-seal") if tower.covers not in COLOURS else _named("value", tower.covers, look)
        text = look.words("terminal-covers", colour=_named("value", tower.colour, look), covered=covers)
        parts = [_choice(f"tower {tower.colour} {square}", square) for square in tower.squares]
        if len(parts) == 1:
            found.append(_choice(parts[0].moves[0], f"{text} ({tower.squares[0]})"))
        else:
            found.append(_joint(f"{text} ({' '.join(tower.squares)})", parts))
    return found


def _told_prices(tower: NextTowerView, view: View, look: Look) -> list[str]:
    """The prices that change, and what one's seals are worth then."""
    before: dict[str, int] = view.table.prices
    told = [
        f"{LETTER_OF_COLOUR[colour]} {before[colour]}→{price}"
        for colour, price in tower.prices.items()
        if price != before[colour]
    ]
    player: PlayerView = view.table.players[view.seat or 0]
    if player.seals is not None and player.seals_worth is not None:
        worth = sum(number * tower.prices[colour] for colour, number in player.seals.items())
        if worth != player.seals_worth:
            told.append(look.words("terminal-yours", before=player.seals_worth, after=worth))
    return told


def notes(choice: Choice, preview: Preview, view: View, look: Look) -> list[str]:
    """Of a tower what the prices are then, of other moves what they lead to at once; sites and workers say it."""
    verb, _, noun = choice.moves[0].partition(" ")
    if verb in ("site", *PLACING):
        return []
    if verb == "tower":
        colour, square = noun.split()
        tower = next(each for each in view.table.next_towers if each.colour == colour and square in each.squares)
        return _told_prices(tower, view, look)
    told = [
        without_name(look.words.event(event, look.names), look)
        for event in preview.events
        if event.name not in UNNOTED and event.arguments.get("seat") == view.seat
    ]
    if verb == "banner":
        worth = view.table.players[view.seat or 0].seals_worth
        told.append(look.words("terminal-worth", gold=worth or 0))
    return [*told, look.words("note-ends-turn")] if preview.ends_turn else told


# --- What happened ---


def tell(events: Sequence[Event], look: Look) -> list[RenderableType]:
    """A line for what a seat did in a turn, a fainter one for what came of it, a table for the final sale."""
    told: list[RenderableType] = []
    untold = {*UNTOLD, "game_ended"} if any(event.name == "all_passed" for event in events) else UNTOLD
    for speaker, group in groupby((e for e in events if e.name not in untold), key=lambda e: _line_of(e, look)):
        if speaker == FINAL_SALE and not look.is_narrow:
            told.append(_draw_sale(list(group), look))
        else:
            told += tell_of(None if speaker == FINAL_SALE else speaker, list(group), look)
    return told


def _line_of(event: Event, look: Look) -> str | None:
    """Which line an event belongs to: the final sale is one of its own."""
    return FINAL_SALE if event.name == FINAL_SALE else speaker_of(event, look, but="end_began")


def _draw_sale(events: Sequence[Event], look: Look) -> RenderableType:
    """The final sale colour by colour: how many seals of each player, and what they bring."""
    seats = sorted({int(event.arguments["seat"]) for event in events})
    grid = Table(box=None, padding=(0, 2), header_style="bold", title_justify="left", title_style="bold")
    grid.title = look.words("points-sold-out")
    grid.add_column("")
    for seat in seats:
        grid.add_column(look.names[seat], justify="right", no_wrap=True, max_width=14)
    for colour in COLOURS:
        sold = {int(e.arguments["seat"]): e.arguments for e in events if e.arguments["colour"] == colour}
        if sold:
            price = next(iter(sold.values()))["price"]
            name = Text(f" {_named('value', colour, look)} × {price} ", style=PAINT_OF_COLOUR[colour])
            grid.add_row(name, *(f"{sold[s]['number']} → {sold[s]['points']}" if s in sold else NOTHING for s in seats))
    totals = [sum(int(e.arguments["points"]) for e in events if e.arguments["seat"] == seat) for seat in seats]
    grid.add_row(look.words("field-gold"), *(f"+{total}" for total in totals), style="bold")
    return Padding(grid, (0, 0, 1, 2))


# --- Points ---


def owners(view: View, look: Look) -> list[str]:
    """The seats."""
    return [*look.names]


def sources(view: View, look: Look) -> list[tuple[str, list[int]]]:
    """Gold; what the final sale brought of it was told with the sale."""
    return [(look.words("field-gold"), [score or 0 for score in view.scores])]


# --- Small things ---


@functools.cache
def _cells(kind: str, turning: str) -> tuple[tuple[int, int], ...]:
    """The squares of a turned tile, in rows below and columns to the right of its first."""
    content = load_game("arkadia").content.tables[0]
    at = KINDS.index(kind), TURNINGS.index(turning)
    rows, columns = content.row_of_cell[at], content.column_of_cell[at]
    return tuple((int(rows[cell]), int(columns[cell])) for cell in range(content.n_cells[at[0]]))


def _size(kind: str) -> tuple[int, int]:
    """How many rows and columns a tile has that was not turned."""
    cells = _cells(kind, TURNINGS[0])
    columns = [column for _, column in cells]
    return 1 + max(row for row, _ in cells), 1 + max(columns) - min(columns)


def _around(squares: Sequence[str]) -> set[str]:
    """The squares that share an edge with some, and are none of them."""
    found = set()
    for row, column in map(_place_of, squares):
        for down, right in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= down < ROWS and 0 <= right < COLUMNS:
                found.add(_square(down, right))
    return found.difference(squares)


def _square(row: int, column: int) -> str:
    return f"{COLUMN_NAMES[column]}{row + 1}"


def _place_of(square: str) -> tuple[int, int]:
    """Row and column of a square, from 0."""
    return int(square[1:]) - 1, COLUMN_NAMES.index(square[0])


def _letters(thing: BuildingView | CardView) -> str:
    """A card or its building: the kind's letter, the colour's letter."""
    return f"{LETTER_OF_KIND[thing.kind]}{LETTER_OF_COLOUR[thing.colour]}"


def _building(building: BuildingView) -> str:
    return f"{_letters(building)} {building.squares[0]}"


def _card(card: CardView, look: Look) -> str:
    """A card in words; the colour agrees with the kind."""
    colour = look.words(f"colour-{card.colour}", kind=card.kind)
    return look.words("thing-kind-colour", kind=_named("kind", card.kind, look), colour=colour)


def _sign(owner: int | None) -> str:
    return NEUTRAL_SIGN if owner is None else SIGN_OF_SEAT[owner]


def _colour_of(owner: int | None) -> str:
    return COLOUR_OF_NEUTRAL if owner is None else COLOUR_OF_SEAT[owner]


def _named(group: str, name: str, look: Look) -> str:
    return look.words(f"{group}-{name}")


def _centred(text: str, width: int) -> str:
    """A text in the middle of a square, rather to the left."""
    return text.ljust(width) if len(text) >= width - 1 and width > 1 else text.center(width)
