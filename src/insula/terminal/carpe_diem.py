"""Carpe Diem drawn: a district whose features run from tile to tile, the depots, the cards with their circles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from insula.core.events import Event
from insula.core.seen import Preview, View
from insula.games.carpe_diem.moves import MOVES
from insula.games.carpe_diem.state import EDGE_LETTERS, KINDS, LAST_SPACE, N_DEPOTS, N_GAME_PHASES, SIDES, WIDTH
from insula.games.carpe_diem.views import SOURCES, CardView, DepotView, PlayerView, TableView, TaskView, TileView
from insula.terminal.canvas import Canvas
from insula.terminal.painter import Choice, Look, common_notes
from insula.terminal.sentences import speaker_of, tell_of, without_name

LETTER_OF_KIND = dict(zip(KINDS, f"{EDGE_LETTERS[1:]}mbf", strict=True))
KIND_OF_GOOD = {"fish": "pond", "herbs": "garden", "grapes": "vineyard", "chickens": "henyard"}
COLOUR_OF_KIND = {
    "villa": "#f08a5d",
    "merchant": "#ff9ec7",
    "baker": "#d9a066",
    "senator": "#f4f4f4",
    "craftsman": "#a9b7c6",
    "pond": "#58b4f0",
    "garden": "#6fd86f",
    "vineyard": "#c79bf2",
    "henyard": "#f5dd5c",
    "market": "#ffc34d",
    "bakery": "#e0b080",
    "fountain": "#7fe3f0",
}
PASTURE = "#22331f"
CORNER = f"#5f7a55 on {PASTURE}"
INK = "#101010"
RED, GREEN = "#ff8f85", "#8fd694"
SIGN_OF_SEAT = "●■▲◆"
COLOUR_OF_SEAT = ("#ff6b6b", "#6ab0ff", "#ffd84d", "#6fd86f")
STEPS = ("first", "return", "card", "pay", "bread")
SCORING = ("circle", "card", "pay", "bread")
NOTHING, FREE, BANDEROLE, SHOVEL, MET, FAILS, START = "–", "·", "⚑", "♠", "✓", "✗", "*"
UNTOLD = ("turn_began", "dealt", "card_begun", "multiples_reached")
"""Events that need not be told, or that later ones imply."""
UNNOTED = (
    *UNTOLD, "took", "built", "stored", "moved", "pawn_placed", "travelled", "disc_laid", "order_chosen", "crafted",
    "fountain_returned", "fountain_put_back",
)  # fmt: skip
"""Events that the words of the choice already tell."""

TILE_WIDTH, TILE_HEIGHT = 7, 3
MARGIN = 4
BOARD_WIDTH = 2 * MARGIN + 2 + WIDTH * TILE_WIDTH
BOARD_HEIGHT = 3 + WIDTH * TILE_HEIGHT
WIDE, WIDEST = 98, 116
"""The fewest columns at which the cards stand beside the district; and the other districts too."""
LEGEND_ROUNDS = 1
"""For how many rounds signs and letters are explained below the table."""
NARROW_CELL, WIDE_CELL = 13, 24
MINI_WIDTH = 2 * WIDTH


# --- The table ---


def draw(view: View, look: Look) -> RenderableType:
    """One district large, depots and cards, the other players; `again`: what this decision is about."""
    if look.again:
        return _draw_step(view, look)
    seat = _subject(view, look)
    others = [other for other in range(view.seats) if other != seat]
    if look.is_narrow:
        drawn = _list(view, seat, others, look)
    elif look.width < WIDE:
        drawn = _stack(view, seat, others, look)
    else:
        drawn = _spread(view, seat, others, look)
    return Group(_heading(view, look), *drawn, *_footer(view, look))


def _spread(view: View, seat: int, others: Sequence[int], look: Look) -> Iterable[RenderableType]:
    """The cards beside the district; in a very wide window the other districts too."""
    side = [*_draw_depots(view, look, is_wide=True), _draw_cards(view, look, NARROW_CELL), *_in_hand(view, look)]
    district = _draw_district(view, seat, look)
    if look.width < WIDEST:
        yield _beside(district, Group(*side))
        yield _draw_owner(view, seat, look)
        yield _draw_others(view, others, look)
    else:
        yield _beside(district, Group(*side), Group(*(_draw_small(view, other, look) for other in others)))
        yield _draw_owners(view, look)
    yield _draw_track(view, look)


def _stack(view: View, seat: int, others: Sequence[int], look: Look) -> Iterable[RenderableType]:
    """One below the other; last, where one looks, what is to be decided about."""
    side = [*_draw_depots(view, look, is_wide=False), *_in_hand(view, look)]
    board = [_beside(_draw_district(view, seat, look), Group(*side)), _draw_owner(view, seat, look)]
    cards = [_draw_cards(view, look, WIDE_CELL)]
    first, last = (board, cards) if view.phase in SCORING else (cards, board)
    return [_draw_others(view, others, look), _draw_track(view, look), *first, *last]


def _list(view: View, seat: int, others: Sequence[int], look: Look) -> Iterable[RenderableType]:
    """The same as lists, for narrow windows."""
    for other in others:
        yield from (_mini(view.table.players[other]), _draw_owner(view, other, look), "")
    board = [*_district_lines(view, seat, look), _draw_owner(view, seat, look)]
    board += [*_draw_depots(view, look, is_wide=False), *_in_hand(view, look)]
    cards = _card_lines(view, look)
    first, last = (board, cards) if view.phase in SCORING else (cards, board)
    yield from (*first, *last)


def _beside(*columns: RenderableType) -> RenderableType:
    """A district and what stands to its right."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=BOARD_WIDTH)
    grid.add_row(*columns)
    return grid


def _heading(view: View, look: Look) -> RenderableType:
    table: TableView = view.table
    message = "terminal-scoring" if view.phase in SCORING else "terminal-round"
    place = look.words(
        message, phase=table.game_phase, phases=N_GAME_PHASES, round=table.round, rounds=N_DEPOTS, turn=view.turn
    )
    return Rule(f"{look.words('title')} · {place}", style="dim", align="left")


def _draw_step(view: View, look: Look) -> RenderableType:
    """Where a tile can be built and how it can lie; among which tiles one chooses."""
    table: TableView = view.table
    if view.phase == "square" and table.in_hand is not None:
        room = look.width if look.is_narrow else look.width - BOARD_WIDTH - 2
        turnings = _draw_tiles([(f"r{turning}", tile) for turning, tile in _turnings(table.in_hand)], room)
        if look.is_narrow:
            return Group(turnings, *_district_lines(view, _subject(view, look), look))
        return _beside(_draw_district(view, _subject(view, look), look), turnings)
    offered = []
    for number, choice in enumerate(choices(view, look), start=1):
        verb, _, noun = choice.moves[0].partition(" ")
        tile = _tile_of(verb, noun, view)
        if tile is not None:
            offered.append((str(number), tile))
    return _draw_tiles(offered, look.width) if offered else draw(view, _whole(look))


def _footer(view: View, look: Look) -> list[RenderableType]:
    """How to see another district large; what the signs and the letters stand for, until one has seen a round."""
    words = look.words
    lines: list[str] = []
    table: TableView = view.table
    if table.game_phase == 1 and table.round <= LEGEND_ROUNDS:
        lines.append(words("terminal-large", seats=view.seats))
        signs = {"━": "terminal-finished", "─": "terminal-unfinished", BANDEROLE: "terminal-banderole"}
        signs |= {SHOVEL: "terminal-shovel", MET: "terminal-met", START: "field-start"}
        lines.append(" · ".join(f"{sign} {words(message)}" for sign, message in signs.items()))
        goods = {kind: f" ({_named('value', good, look)})" for good, kind in KIND_OF_GOOD.items()}
        kinds = [f"{LETTER_OF_KIND[kind]} {_named('kind', kind, look)}{goods.get(kind, '')}" for kind in KINDS]
        lines.append(" · ".join(kinds))
    return [Text(line, style="dim") for line in lines]


# --- A district ---


def _draw_district(view: View, seat: int, look: Look) -> RenderableType:
    """A district with its frame: columns a to f, rows 1 to 6, tasks at their marks, what lies on each square."""
    player: PlayerView = view.table.players[seat]
    canvas = Canvas(BOARD_WIDTH, BOARD_HEIGHT)
    _put_frame(canvas, player.tasks)
    laid = {built.square: built.tile for built in player.district}
    finished = {(square, f.kind) for f in player.features if f.finished for square in f.squares}
    numbers = _numbers_of_squares(view, look) if seat == view.seat else {}
    for row in range(WIDTH):
        for column in range(WIDTH):
            square = f"{chr(ord('a') + column)}{row + 1}"
            x, y = MARGIN + 1 + column * TILE_WIDTH, 2 + row * TILE_HEIGHT
            if square in laid:
                _put_tile(canvas, x, y, laid[square], {kind for of, kind in finished if of == square})
            else:
                _put_free_square(canvas, x, y, square, player, numbers.get(square))
    for feature in player.features:
        for edge in feature.open_edges:
            _put_open_edge(canvas, edge.square, edge.side, feature.kind)
    return canvas.text()


def _put_frame(canvas: Canvas, tasks: Sequence[TaskView]) -> None:
    inner = WIDTH * TILE_WIDTH
    for column in range(WIDTH):
        canvas.put(MARGIN + 1 + column * TILE_WIDTH + TILE_WIDTH // 2, 0, chr(ord("a") + column), "bold")
    canvas.put(MARGIN, 1, f"╭{'─' * inner}╮", "dim")
    canvas.put(MARGIN, BOARD_HEIGHT - 1, f"╰{'─' * inner}╯", "dim")
    for y in range(2, BOARD_HEIGHT - 1):
        canvas.put(MARGIN, y, "│", "dim")
        canvas.put(MARGIN + 1 + inner, y, "│", "dim")
    for row in range(WIDTH):
        canvas.put(1, 3 + row * TILE_HEIGHT, str(row + 1), "bold")
    for task in tasks:
        column, row = _place_of(task.line[0])
        x = MARGIN + 1 + column * TILE_WIDTH + 2
        y = 3 + row * TILE_HEIGHT
        at = {"top": (x, 1), "right": (MARGIN + 2 + inner, y), "bottom": (x, BOARD_HEIGHT - 1), "left": (0, y + 1)}
        canvas.put(*at[task.side], _task(task), f"bold {COLOUR_OF_KIND[task.kind]}" if task.met else "")


def _task(task: TaskView) -> str:
    return f"{LETTER_OF_KIND[task.kind]}{task.points}{MET if task.met else ' '}"


def _put_tile(canvas: Canvas, x: int, y: int, tile: TileView, finished: Iterable[str] = ()) -> None:
    """A tile: from each edge that shows a kind a line to its letter, heavy where the feature is finished."""
    canvas.fill(x, y, TILE_WIDTH, TILE_HEIGHT, CORNER)
    for dx, dy, corner in ((0, 0, "┌"), (6, 0, "┐"), (0, 2, "└"), (6, 2, "┘")):
        canvas.put(x + dx, y + dy, corner, CORNER)
    if tile.centre is not None:
        canvas.put(x + 2, y + 1, f"({LETTER_OF_KIND[tile.centre]})", f"bold {INK} on {COLOUR_OF_KIND[tile.centre]}")
    sides = _sides(tile)
    middle = _middle(sides)
    for kind, of_kind in sides.items():
        is_finished = kind in finished
        style = _style(kind, is_finished)
        chimneys = str(tile.chimneys) if kind == "villa" and tile.chimneys else ""
        if kind == middle:
            _put_through(canvas, x, y, LETTER_OF_KIND[kind], chimneys, of_kind, is_finished, style)
        else:
            for side in of_kind:
                _put_stub(canvas, x, y, LETTER_OF_KIND[kind], chimneys, side, is_finished, style)


def _put_through(
    canvas: Canvas, x: int, y: int, letter: str, chimneys: str, sides: Sequence[str], is_finished: bool, style: str
) -> None:
    """A feature that fills the middle of its tile and runs to its edges from there."""
    across, down = "━┃" if is_finished else "─│"
    canvas.put(x + 2, y + 1, f" {letter} ", style)
    for side in sides:
        at = {"north": (2, 0, f" {down} "), "east": (4, 1, across * 3), "south": (2, 2, f" {down} ")}
        dx, dy, line = at.get(side, (0, 1, across * 3))
        canvas.put(x + dx, y + dy, line, style)
    canvas.put(x + 4, y + 1, chimneys, style)


def _put_stub(
    canvas: Canvas, x: int, y: int, letter: str, chimneys: str, side: str, is_finished: bool, style: str
) -> None:
    """A feature that keeps to one edge of its tile."""
    across, up, down = "━╹╻" if is_finished else "─╵╷"
    if side in ("north", "south"):
        canvas.put(x + 2, y + (0 if side == "north" else 2), f"{letter}{up if side == 'north' else down}", style)
        canvas.put(x + 4, y + (0 if side == "north" else 2), chimneys or " ", style)
    elif side == "west":
        canvas.put(x, y + 1, f"{across}{letter}{chimneys}", style)
    else:
        canvas.put(x + 4, y + 1, f"{letter}{chimneys}{across}" if chimneys else f" {letter}{across}", style)


def _put_free_square(canvas: Canvas, x: int, y: int, square: str, player: PlayerView, number: int | None) -> None:
    """A free square: its banderole, the shovel before anything is built, and the number with which one builds there."""
    sign = BANDEROLE if square in player.banderoles else FREE
    if square == player.shovel:
        sign = SHOVEL
    if number is None:
        canvas.put(x + 3, y + 1, sign, "dim" if sign == FREE else "bold")
    else:
        canvas.put(x + 2, y + 1, f"{number:2}{'' if sign == FREE else sign}", "bold reverse")


def _put_open_edge(canvas: Canvas, square: str, side: str, kind: str) -> None:
    """A feature goes on, faintly, where no tile lies yet."""
    column, row = _place_of(square)
    x, y = MARGIN + 1 + column * TILE_WIDTH, 2 + row * TILE_HEIGHT
    letter, style = LETTER_OF_KIND[kind], f"dim {COLOUR_OF_KIND[kind]}"
    at = {
        "north": (2, -1, f"{letter}╎"),
        "east": (TILE_WIDTH, 1, f"╌{letter}"),
        "south": (2, TILE_HEIGHT, f"{letter}╎"),
        "west": (-2, 1, f"{letter}╌"),
    }
    dx, dy, text = at[side]
    canvas.put(x + dx, y + dy, text, style)


def _district_lines(view: View, seat: int, look: Look) -> list[RenderableType]:
    """A district as large as a narrow window lets it be, and the tasks of its frame."""
    player: PlayerView = view.table.players[seat]
    if look.width >= BOARD_WIDTH:
        return [_draw_district(view, seat, look)]
    tasks = " ".join(f"{task.line[0]}-{task.line[-1]} {_task(task)}".strip() for task in player.tasks)
    return [_mini(player, is_labelled=True), Text(tasks)]


def _mini(player: PlayerView, is_labelled: bool = False) -> Text:
    """A district at two letters a square: the kinds on each tile, finished ones on their colours."""
    laid = {built.square: built.tile for built in player.district}
    finished = {(square, f.kind) for f in player.features if f.finished for square in f.squares}
    text = Text("  a b c d e f\n" if is_labelled else "", no_wrap=True, overflow="crop")
    for row in range(1, WIDTH + 1):
        text.append("\n" if row > 1 else "")
        text.append(f"{row} " if is_labelled else "")
        for column in "abcdef":
            square = f"{column}{row}"
            if square in laid:
                kinds = [*_sides(laid[square])] or [laid[square].centre or ""]
                for kind in kinds[:2]:
                    text.append(LETTER_OF_KIND[kind], style=_style(kind, (square, kind) in finished))
                text.append(" " * (2 - len(kinds)), style=f"on {PASTURE}")
            else:
                text.append(f"{BANDEROLE if square in player.banderoles else FREE} ", style="dim")
    return text


# --- Tiles ---


def _draw_tiles(labelled: Sequence[tuple[str, TileView]], width: int) -> RenderableType:
    """Tiles side by side, as many as fit into a line, each with what to call it above it."""
    step, down = TILE_WIDTH + 2, TILE_HEIGHT + 1
    in_line = max(1, min(len(labelled), (width + 2) // step))
    canvas = Canvas(in_line * step - 2, -(-len(labelled) // in_line) * down)
    for number, (label, tile) in enumerate(labelled):
        x, y = number % in_line * step, number // in_line * down
        canvas.put(x + 3, y, label, "bold")
        _put_tile(canvas, x, y + 1, tile)
    return canvas.text()


def _turnings(tile: TileView) -> Iterator[tuple[int, TileView]]:
    """A tile in those turnings that look different."""
    seen = set()
    for turning in range(len(SIDES)):
        edges = tile.edges[-turning:] + tile.edges[:-turning]
        if edges not in seen:
            seen.add(edges)
            yield turning, TileView(tile=tile.tile, edges=edges, chimneys=tile.chimneys, centre=tile.centre)


def _sides(tile: TileView) -> dict[str, list[str]]:
    """The kinds on a tile's edges, each with its sides."""
    sides: dict[str, list[str]] = {}
    for side, edge in zip(SIDES, tile.edges, strict=True):
        if edge != "pasture":
            sides.setdefault(edge, []).append(side)
    return sides


def _middle(sides: Mapping[str, Sequence[str]]) -> str | None:
    """The kind that fills a tile's middle: the only one, or one that several edges show."""
    kinds = sorted(sides, key=lambda kind: -len(sides[kind]))
    return kinds[0] if kinds and (len(kinds) == 1 or len(sides[kinds[0]]) > 1) else None


def _edges(tile: TileView | None) -> Text:
    """A tile in a few letters: its edges from the north clockwise and its chimneys, or what is in its middle."""
    if tile is None:
        return Text(NOTHING, style="dim")
    if tile.centre is not None:
        return Text(f"({LETTER_OF_KIND[tile.centre]})", style=COLOUR_OF_KIND[tile.centre])
    text = Text()
    for edge in tile.edges:
        text.append(LETTER_OF_KIND.get(edge, "."), style=COLOUR_OF_KIND.get(edge, "dim"))
    return text.append(str(tile.chimneys) if tile.chimneys else "")


def _tile_words(tile: TileView, look: Look) -> str:
    """What is on a tile, in words, and how it lies."""
    if tile.centre is not None:
        return _named("kind", tile.centre, look)
    kinds = " + ".join(_named("kind", kind, look) for kind in _sides(tile))
    return f"{kinds} {_edges(tile).plain}"


# --- Depots ---


def _draw_depots(view: View, look: Look, is_wide: bool) -> Iterable[RenderableType]:
    """Each depot with its patricians and tiles, the dark row beside or below."""
    table: TableView = view.table
    if view.phase in SCORING:
        return []
    grid = Table.grid(padding=(0, 1, 0, 0))
    goals = [*view.legal.get("pawn", ()), *view.legal.get("move", ())]
    for depot in table.depots:
        mark = "▸" if str(depot.depot) in goals else " "
        name = Text.assemble((f"{mark}{depot.depot}", "bold"), _signs(depot.patricians))
        grid.add_row(name, _depot_tiles(depot, 6 if is_wide else 0))
    label = _label("field-depots", look)
    if is_wide:
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_row(label, _label("field-row", look))
        beside.add_row(grid, _row_grid(table))
        return [beside, _label("field-cards", look)]
    return [label, grid, _label("field-row", look), _row_grid(table, columns=3)]


def _depot_tiles(depot: DepotView, width: int) -> Text:
    """The four places of a depot, each at least so wide."""
    text = Text()
    for tile in depot.tiles:
        letters = _edges(tile)
        text.append_text(letters).append(" " * max(1, width - len(letters)))
    return text[:-1]


def _row_grid(table: TableView, columns: int = 2) -> RenderableType:
    """The dark row: the number of each space and its tile."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    rows = -(-len(table.row) // columns)
    for first in range(rows):
        cells = []
        for space in range(first, rows * columns, rows):
            tile = table.row[space] if space < len(table.row) else None
            number = f"{space + 1:2} " if space < len(table.row) else ""
            cells.append(Text.assemble((number, "dim"), _thing(tile) if tile else ""))
        grid.add_row(*cells)
    return grid


def _thing(tile: TileView) -> Text:
    """A tile with one thing on it, by its letter; one with more by its edges."""
    sides = _sides(tile)
    if len(sides) == 1 and len(*sides.values()) == 1:
        [kind] = sides
        return Text(f"{LETTER_OF_KIND[kind]}{tile.chimneys or ''}", style=COLOUR_OF_KIND[kind])
    return _edges(tile)


def _in_hand(view: View, look: Look) -> list[RenderableType]:
    table: TableView = view.table
    if table.in_hand is None:
        return []
    return [_label("field-in-hand", look), Text(f" {_tile_words(table.in_hand, look)}")]


# --- Cards and track ---


def _draw_cards(view: View, look: Look, cell: int) -> RenderableType:
    """The cards in their grid, what each would pay now, and on the circles between them discs or numbers."""
    table: TableView = view.table
    canvas = Canvas(2 + 3 * cell + 4, 12)
    for card in table.cards:
        column, row = _place_of(card.space)
        x, y = 2 + column * (cell + 2), 1 + row * 3
        canvas.put(0, y, str(row + 1), "bold")
        canvas.put(x, 0, "abc"[column], "bold")
        is_settled = table.settling is not None and table.settling.space == card.space
        style = f"{RED if card.red else GREEN}{' reverse' if is_settled else ''}"
        canvas.put(x, y, _cut(_need(card, look, cell - 1), cell - 1), style)
        worth = _worth(card, view.seat)
        canvas.put(x, y + 1, _cut(f"→ {_reward(card, look, cell - 4 - len(worth))}", cell - 2 - len(worth)), style)
        canvas.put(x + cell - 1 - len(worth), y + 1, worth, "bold")
    numbers = [move.partition(" ")[2] for choice in choices(view, look) for move in choice.moves]
    for circle in table.circles:
        sign, style = "○", "dim"
        if circle.disc is not None:
            sign, style = SIGN_OF_SEAT[circle.disc], f"bold {COLOUR_OF_SEAT[circle.disc]}"
        elif circle.circle in numbers:
            sign, style = str(numbers.index(circle.circle) + 1), "bold reverse"
        canvas.put(*_place_of_circle(circle.circle, cell), sign, style)
    return canvas.text()


def _card_lines(view: View, look: Look) -> list[RenderableType]:
    """The same as a list, and where the discs lie."""
    table: TableView = view.table
    lines = [_label("field-cards", look)]
    lines += [
        Text(f"  {card.space} {_card_words(card, look)} {_worth(card, view.seat)}".rstrip()) for card in table.cards
    ]
    discs = [f"{circle.circle} {_sign(circle.disc)}" for circle in table.circles if circle.disc is not None]
    lines += [Text(f"  {', '.join(discs)}")] if discs else []
    order = " ".join(f"{_sign(seat)}{table.players[seat].space}" for seat in table.discs)
    return [*lines, Text.assemble((look.words("terminal-track"), "bold"), f"  {order}")]


def _place_of_circle(circle: str, cell: int) -> tuple[int, int]:
    (column, row), (other, _) = (_place_of(space) for space in circle.split("-"))
    if column == other:
        return 2 + column * (cell + 2) + cell // 2 - 1, 3 + row * 3
    return 2 + column * (cell + 2) + cell, 1 + row * 3


def _need(card: CardView, look: Look, width: int = 99) -> str:
    """What a card asks for: in words, in letters where these are too long."""
    words = " + ".join(_amount(name, number, look) for name, number in card.need.items())
    if len(words) <= width:
        return words
    return "+".join(_short_amount(name, number, look) for name, number in card.need.items())


def _amount(name: str, number: int, look: Look) -> str:
    if name in KIND_OF_GOOD:
        return look.words(f"good-{name}", number=number)
    called = _named("value", name, look)
    return called if number == 1 else f"{number}× {called}"


def _short_amount(name: str, number: int, look: Look) -> str:
    """The same by a letter; what has none by a short word."""
    kind = KIND_OF_GOOD.get(name, name)
    if kind not in LETTER_OF_KIND:
        return look.words(f"terminal-{name}-short", number=number)
    return f"{number if number > 1 else ''}{LETTER_OF_KIND[kind]}"


def _reward(card: CardView, look: Look, width: int = 99) -> str:
    """What a card pays for one multiple: in words, in short where these are too long, closely where that is too."""
    words = " + ".join(look.words(f"terminal-{name}", number=number) for name, number in card.reward.items())
    if len(words) <= width:
        return words
    short = [look.words(f"terminal-{name}-short", number=number) for name, number in card.reward.items()]
    return "+".join(short) if len("+".join(short)) <= width else "".join(short)


def _worth(card: CardView, seat: int | None) -> str:
    """How many multiples a seat would get now; what it would lose where there is none."""
    if seat is None:
        return ""
    worth = card.worth[seat]
    if worth.multiples:
        return f"×{worth.multiples}"
    return f"{FAILS}−{-worth.points}" if worth.points else FAILS


def _card_words(card: CardView, look: Look) -> str:
    return f"{_need(card, look)} → {_reward(card, look)}"


def _draw_track(view: View, look: Look) -> RenderableType:
    """The banderole track: on each space its discs, the one that would score first on top."""
    table: TableView = view.table
    piles: dict[int, list[int]] = {}
    for seat in table.discs:
        piles.setdefault(table.players[seat].space, []).append(seat)
    height = max(map(len, piles.values()))
    canvas = Canvas(3 * (LAST_SPACE + 1), height + 1)
    for space in range(LAST_SPACE + 1):
        canvas.put(3 * space, height, f"{space:2}", "dim")
        for up, seat in enumerate(reversed(piles.get(space, []))):
            canvas.put(3 * space + 1, height - 1 - up, _sign(seat), f"bold {COLOUR_OF_SEAT[seat]}")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text("\n" * height + look.words("terminal-track"), style="dim"), canvas.text())
    return grid


# --- What players have ---


def _draw_owner(view: View, seat: int, look: Look) -> RenderableType:
    """All that a player has besides the district, in words."""
    player: PlayerView = view.table.players[seat]
    words = look.words
    stock = [words(f"good-{good}", number=number) for good, number in player.goods.items() if number]
    stock += [words("terminal-coins", number=player.coins), words("terminal-bread", number=player.bread)]
    stock.append(f"{words('field-chimneys')} {player.chimneys}")
    stock.append(f"{words('field-stored')} {len(player.stored)}")
    cards = ", ".join(_named("kind", kind, look) for kind in player.fountain_cards or ())
    stock.append(f"{words('field-fountain-cards')} {player.fountain_count}{f' ({cards})' if cards else ''}")
    head = f"  {_points(view, seat, look)} · {' · '.join(stock)} · {words('field-built')} "
    return Text.assemble(*_player_name(view, seat, look), head, _built(player))


def _draw_owners(view: View, look: Look) -> RenderableType:
    """The same of all players as a table, in letters and numbers."""
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    fields = ("points", "goods", "coins", "bread", "chimneys", "stored", "fountain-cards", "built")
    for field in ("players", *fields):
        called = "" if field == "players" else look.words(f"terminal-has-{field}")
        grid.add_column(called, justify="left" if field in ("players", "goods", "built") else "right")
    for seat, player in enumerate(view.table.players):
        numbers = [player.coins, player.bread, player.chimneys, len(player.stored)]
        cards = " ".join(LETTER_OF_KIND[kind] for kind in player.fountain_cards or ()) or str(player.fountain_count)
        points = f"{view.scores[seat]} (+{_final(player)})" if view.phase != "over" else str(view.scores[seat])
        name = Text.assemble(*_player_name(view, seat, look), no_wrap=True, overflow="ellipsis")
        grid.add_row(name, points, _goods(player), *map(str, numbers), cards, _built(player))
    return grid


def _goods(player: PlayerView) -> str:
    """Goods by the letter of the landscape that they come from."""
    held = [(KIND_OF_GOOD[good], number) for good, number in player.goods.items() if number]
    return " ".join(f"{LETTER_OF_KIND[kind]}{number}" for kind, number in held) or NOTHING


def _points(view: View, seat: int, look: Look) -> str:
    """Points now, and what the end would add."""
    points = look.words("terminal-points", number=view.scores[seat])
    if view.phase == "over":
        return points
    return f"{points} ({look.words('terminal-end', points=_final(view.table.players[seat]))})"


def _final(player: PlayerView) -> int:
    return sum(points or 0 for points in player.final.values())


def _built(player: PlayerView) -> Text:
    """How many there are of each kind, by letter."""
    text = Text()
    for kind, number in player.built.items():
        if number:
            text.append(f"{' ' if text else ''}{LETTER_OF_KIND[kind]}{number}", style=COLOUR_OF_KIND[kind])
    return text if text else Text(NOTHING)


def _draw_small(view: View, seat: int, look: Look) -> RenderableType:
    """A district small, below its owner's name."""
    name = Text.assemble(*_player_name(view, seat, look), no_wrap=True, overflow="ellipsis")
    return Group(name, _mini(view.table.players[seat]))


def _draw_others(view: View, others: Sequence[int], look: Look) -> RenderableType:
    """The other districts small, beside each what its owner has."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    width = max(10, look.width // len(others) - MINI_WIDTH - 4)
    cells: list[RenderableType] = []
    for seat in others:
        block = Table.grid(padding=(0, 1, 0, 0))
        block.add_column(min_width=MINI_WIDTH)
        block.add_column(max_width=width)
        block.add_row(_draw_small(view, seat, look), _short_stock(view, seat, look))
        cells.append(block)
    grid.add_row(*cells)
    return grid


def _short_stock(view: View, seat: int, look: Look) -> Text:
    """What a player has, in letters and numbers, for a narrow column."""
    player: PlayerView = view.table.players[seat]
    words = look.words
    counts = {"coins": player.coins, "bread": player.bread}
    stock = {"goods": _goods(player), "chimneys": player.chimneys, "stored": len(player.stored)}
    stock["fountain-cards"] = player.fountain_count
    lines = [f"{words('terminal-points-short', number=view.scores[seat])} (+{_final(player)})"]
    lines.append(" ".join(words(f"terminal-{name}-short", number=number) for name, number in counts.items()))
    lines += [f"{words(f'terminal-has-{name}')} {has}" for name, has in stock.items()]
    return Text("\n".join(lines) + "\n", overflow="ellipsis").append_text(_built(player))


def _player_name(view: View, seat: int, look: Look) -> list[str | tuple[str, str]]:
    mark = "▸" if seat == view.to_act else ""
    start = START if seat == view.table.start else ""
    return [(f"{mark}{_sign(seat)} ", f"bold {COLOUR_OF_SEAT[seat]}"), (f"{look.names[seat]}{start}", "bold")]


# --- What is still to come ---


def draw_rest(view: View, look: Look) -> RenderableType:
    """The tiles to come by kind, the tasks, what the end would bring each player now, what the letters mean."""
    table: TableView = view.table
    words = look.words
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column("")
    grid.add_column(f"{words('terminal-light')} ({table.light_pile})", justify="right")
    grid.add_column(f"{words('terminal-dark')} ({table.dark_pile})", justify="right")
    for kind in KINDS:
        thing = Text(f"{LETTER_OF_KIND[kind]} {_named('kind', kind, look)}", style=COLOUR_OF_KIND[kind])
        grid.add_row(thing, str(table.light_to_come[kind]), str(table.dark_to_come[kind]))
    parts: list[RenderableType] = [_label("terminal-to-come", look), grid]
    parts.append(Text(f"{words('field-fountain-pile')} {table.fountain_pile}"))
    seat = _subject(view, look)
    parts += [Text(f"{words('field-tasks')}, {look.names[seat]}", style="bold"), *_tasks(view, seat, look)]
    parts.append(_label("field-final", look))
    for owner, name in enumerate(look.names):
        final = table.players[owner].final
        sources = [f"{_named('final', source, look)} {_or_hidden(final[source])}" for source in SOURCES]
        parts.append(Text.assemble(f"  {_sign(owner)} ", (name, "bold"), f"  {' · '.join(sources)}"))
    return Padding(Group(*parts), (1, 0))


def _tasks(view: View, seat: int, look: Look) -> Iterable[Text]:
    """The tasks of a frame in words, with the line that each looks along."""
    for task in view.table.players[seat].tasks:
        where = f"{_named('value', task.side, look)}, {task.line[0]}–{task.line[-1]}"
        points = look.words("terminal-points", number=task.points)
        met = f" {MET}" if task.met else ""
        yield Text(f"  {_named('kind', task.kind, look)} ({where}) → {points}{met}")


def _or_hidden(points: int | None) -> str:
    return "?" if points is None else str(points)


# --- Decisions ---


def prompt(view: View, look: Look) -> str:
    """What is to be decided; while a card is being resolved, which one and with what."""
    text = look.words(f"phase-{view.phase}")
    table: TableView = view.table
    if view.seat is None or table.settling is None or table.settling.space is None:
        return text
    card = next(card for card in table.cards if card.space == table.settling.space)
    player: PlayerView = table.players[view.seat]
    stock = [look.words(f"good-{good}", number=number) for good, number in player.goods.items() if number]
    stock += [look.words("terminal-coins", number=player.coins), look.words("terminal-bread", number=player.bread)]
    return f"{text} {_card_words(card, look)} ({', '.join(stock)})"


def is_step(view: View) -> bool:
    """What follows a choice in the same turn; tiles to choose from and squares to build on are drawn."""
    return view.phase in STEPS


def choices(view: View, look: Look) -> list[Choice]:
    """The legal moves; the rotations on one square are the parts of one choice."""
    squares: dict[str, list[str]] = {}
    for noun in view.legal.get("place", ()):
        square, _, turning = noun.partition("r")
        squares.setdefault(square, []).append(turning)
    built = [_building(square, turnings, look) for square, turnings in squares.items()]
    others = [
        Choice(moves=(f"{verb} {noun}".strip(),), text=_text(verb, noun, view, look), rule=MOVES.rule_of(verb))
        for verb, nouns in view.legal.items()
        if verb != "place"
        for noun in nouns
    ]
    return built + others


def _building(square: str, turnings: Sequence[str], look: Look) -> Choice:
    """To build on a square; where the tile fits in several rotations, these are its parts."""
    rule = MOVES.rule_of("place")
    parts = tuple(Choice(moves=(f"place {square}r{turning}",), text=f"r{turning}", rule=rule) for turning in turnings)
    text = _said("place", square, look)
    if len(parts) == 1:
        return Choice(moves=parts[0].moves, text=f"{text} {parts[0].text}", rule=rule)
    return Choice(moves=(), text=f"{text} ({' '.join(part.text for part in parts)})", rule=rule, parts=parts)


def _text(verb: str, noun: str, view: View, look: Look) -> str:
    """A move in words, with what is there."""
    table: TableView = view.table
    said = _said(verb, noun, look)
    tile = _tile_of(verb, noun, view)
    if tile is not None:
        return f"{said} · {_tile_words(tile, look)}"
    if verb in ("pawn", "move", "travel"):
        tiles = [_edges(tile).plain for tile in table.depots[int(noun)].tiles if tile is not None]
        return f"{said} · {'  '.join(tiles)}"
    if verb in ("first", "return"):
        return _said(verb, _named("value", noun, look), look)
    if verb == "card":
        return f"{noun} · {_card_words(_card_on(noun, table), look)}"
    return noun if verb == "circle" else said


def _tile_of(verb: str, noun: str, view: View) -> TileView | None:
    """The tile that a move takes."""
    table: TableView = view.table
    if verb == "craft":
        return table.row[int(noun) - 1]
    if verb == "take" and view.seat is not None:
        return table.depots[table.players[view.seat].patrician or 0].tiles[int(noun) - 1]
    return None


def notes(choice: Choice, preview: Preview, view: View, look: Look) -> list[str]:
    """Of a circle what its cards would pay, of other moves what they lead to at once."""
    verb, _, noun = choice.moves[0].partition(" ")
    if verb == "circle":
        cards = (_card_on(space, view.table) for space in noun.split("-"))
        return [f"{_card_words(card, look)} {_worth(card, view.seat)}" for card in cards]
    happened = [
        event for event in preview.events if event.name not in UNNOTED and event.arguments.get("seat") == view.seat
    ]
    return [without_name(look.words.event(event, look.names), look) for event in happened] or (
        [] if verb in ("place", "store", "take", "move", "travel", "pawn") else common_notes(preview, view, look)
    )


# --- What happened ---


def tell(events: Sequence[Event], look: Look) -> list[RenderableType]:
    """A line for what a seat did in a turn, a fainter one for what went to the box."""
    told: list[RenderableType] = []
    spoken = (event for event in events if event.name not in UNTOLD)
    for speaker, group in groupby(spoken, key=lambda event: speaker_of(event, look, but="phase_began")):
        told += tell_of(speaker, list(group), look)
    return told


# --- Points ---


def owners(view: View, look: Look) -> list[str]:
    """The seats."""
    return [*look.names]


def sources(view: View, look: Look) -> list[tuple[str, list[int]]]:
    """What was there before the end, and what the end brought."""
    players: Sequence[PlayerView] = view.table.players
    before = [(score or 0) - _final(player) for score, player in zip(view.scores, players, strict=True)]
    final = [(_named("final", source, look), [player.final[source] or 0 for player in players]) for source in SOURCES]
    return [(look.words("terminal-before-end"), before), *final]


# --- Small things ---


def _subject(view: View, look: Look) -> int:
    """Whose district is drawn large: one's own; for a spectator, that of the seat to act."""
    for seat in (look.focus, view.seat, view.to_act):
        if seat is not None:
            return seat
    return 0


def _whole(look: Look) -> Look:
    return Look(words=look.words, names=look.names, width=look.width)


def _numbers_of_squares(view: View, look: Look) -> dict[str, int]:
    """The number of the choice that builds on each square."""
    numbers: dict[str, int] = {}
    for number, choice in enumerate(choices(view, look), start=1):
        verb, _, noun = (choice.parts[0] if choice.parts else choice).moves[0].partition(" ")
        if verb == "place":
            numbers[noun.partition("r")[0]] = number
    return numbers


def _card_on(space: str, table: TableView) -> CardView:
    return next(card for card in table.cards if card.space == space)


def _place_of(square: str) -> tuple[int, int]:
    """Column and row of a square or of a card space, from 0."""
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


def _style(kind: str, is_finished: bool) -> str:
    """A finished feature is solid, an open one hollow."""
    colour = COLOUR_OF_KIND[kind]
    return f"bold {INK} on {colour}" if is_finished else f"{colour} on {PASTURE}"


def _signs(seats: Iterable[int]) -> Text:
    text = Text()
    for seat in seats:
        text.append(_sign(seat), style=f"bold {COLOUR_OF_SEAT[seat]}")
    return text


def _sign(seat: int) -> str:
    return SIGN_OF_SEAT[seat]


def _label(message: str, look: Look) -> Text:
    return Text(look.words(message), style="bold")


def _named(group: str, name: str, look: Look) -> str:
    return look.words(f"{group}-{name}")


def _said(verb: str, noun: str, look: Look) -> str:
    """A verb with what its move is about."""
    called = _named("verb", verb, look)
    return look.words("page-move", verb=called, noun=noun) if noun else called


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"
