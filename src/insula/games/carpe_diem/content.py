"""content.toml -> one row of tables, validated; C6: a file takes the place of another as a whole."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from insula.core.content import Content, Faults, read_content
from insula.games.carpe_diem.state import (
    BAKER,
    BAKERY,
    BOARDS,
    BREAD_REWARD,
    CARDS,
    CHIMNEY_NEED,
    CIRCLES,
    COINS,
    CONTENT,
    CRAFTSMAN,
    DECK_SIZES,
    DECKS,
    DWELLING_NEED,
    EDGE_LETTERS,
    EDITIONS,
    FIRST_KIND_NEED,
    FRAME_SIDES,
    HENYARD,
    KINDS,
    LANDSCAPE_NEED,
    LAST_SPACE,
    MARKET,
    MARKS,
    MAX_AMOUNT,
    MAX_CHIMNEYS,
    MAX_MULTIPLES,
    MAX_REWARD,
    MAX_SEATS,
    MAX_STOCK,
    MAX_VILLA,
    MERCHANT,
    MIN_SEATS,
    N_BANDEROLES,
    N_DARK_SPACES,
    N_DEPOTS,
    N_FEATURE_KINDS,
    N_FOUNTAIN_CARDS,
    N_GAME_PHASES,
    N_GOODS,
    N_LIGHT,
    N_NEEDS,
    N_PARTS_OF_TILE,
    N_PLACES,
    N_RED,
    N_SIDES,
    N_SQUARES,
    N_TURNINGS,
    NEEDS,
    NO_KIND,
    PASTURE,
    PIECES,
    POND,
    REWARDS,
    SPACES,
    TILES,
    TILES_A_PHASE,
    VILLA,
    WIDTH,
    Edge,
    Edges,
    Kind,
)

TABLES = (
    "light_tiles", "dark_tiles", "scoring_cards", "fountain_cards", "frame_pieces", "frame_lines", "boards", "track",
    "villas", "depots", "card_spaces", "start",
)  # fmt: skip
OWN_FILE = Path(__file__).with_name("content.toml")

SEATS = range(MIN_SEATS, MAX_SEATS + 1)
DWELLINGS = range(MERCHANT, CRAFTSMAN + 1)
LANDSCAPES = range(POND, HENYARD + 1)
CENTRES = KINDS[MARKET:]
MIDDLE_SQUARES = (14, 15, 20, 21)
CARDS_OF_SEATS = {2: 8, 3: 10, 4: 12}
CIRCLES_OF_SEATS = {2: 9, 3: 13, 4: 17}
SHORTEST_VILLA_LIST = 11
MAX_VILLA_POINTS = 10_000
MAX_START_POINTS = 50
BREAD_OF_MULTIPLE = 3
LARGEST_LANDSCAPE = 4
TURNS_A_PHASE = TILES_A_PHASE // MAX_SEATS
CARDS_A_SCORING = 2
TILES_BY_SCORING = tuple(min(N_SQUARES, TURNS_A_PHASE * phase + N_DARK_SPACES) for phase in range(1, N_GAME_PHASES + 1))
"""How many tiles a seat can have built by each scoring: one a turn, and the whole dark row."""


class TileFace(NamedTuple):
    """What is on a tile, unturned."""

    edges: tuple[Edge, ...]
    chimneys: int
    centre: Kind

    def has(self, kind: Kind) -> int:
        """How many edges show a kind."""
        return self.edges.count(kind + 1)


class CardFace(NamedTuple):
    """What one multiple takes and brings, by NEEDS and REWARDS."""

    need: list[int]
    reward: list[int]


def load(path: Path = OWN_FILE) -> Content:
    """The components in a content file; ContentError names every fault."""
    return read_content(path, "carpe_diem", CONTENT, TABLES, _fill)


def _fill(document: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    tiles = _fill_tiles(document, tables, faults)
    cards = _fill_cards(document["scoring_cards"], tables, faults)
    _fill_fountain_cards(document["fountain_cards"], tables, faults)
    _fill_frame(document, tables, faults)
    _fill_boards(document["boards"], tables, faults)
    _fill_track(document["track"], tables, faults)
    _fill_villas(document["villas"], tables, faults)
    _fill_depots(document["depots"], tables, faults)
    _fill_card_spaces(document["card_spaces"], tables, faults)
    _fill_start(document["start"], tables, faults)
    if tiles and cards:
        _check_stock(tiles, cards, faults)


# --- Tiles ----------------------------------------------------------------------------------------------------


def _fill_tiles(document: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> list[TileFace]:
    """C4, C5: the light tiles and the dark ones; [] where some are faulty."""
    tiles = [
        tile
        for name, rows in (("light_tiles", TILES[:N_LIGHT]), ("dark_tiles", TILES[N_LIGHT:]))
        for tile in _read_tiles(document[name], name, rows, faults)
    ]
    if len(tiles) != len(TILES):
        return []
    _check_features(tiles, faults)
    looks: dict[tuple[Edges, int, Kind], int] = {}
    for number, tile in enumerate(tiles):
        turned = [_packed(_turned(tile.edges, turning)) for turning in range(N_TURNINGS)]
        parts = [edge for edge in dict.fromkeys(tile.edges) if edge != PASTURE]
        tables["edges_of_tile"][0, number] = turned
        tables["turnings_of_tile"][0, number] = len(set(turned))
        tables["look_of_tile"][0, number] = looks.setdefault((min(turned), tile.chimneys, tile.centre), number)
        tables["edge_of_part"][0, number, : len(parts)] = parts
        tables["chimneys_of_tile"][0, number] = tile.chimneys
        tables["centre_of_tile"][0, number] = tile.centre
    return tiles


def _turned(edges: tuple[Edge, ...], turning: int) -> tuple[Edge, ...]:
    """C5: after one clockwise quarter turn what was north is east."""
    return edges[-turning:] + edges[:-turning]


def _packed(edges: tuple[Edge, ...]) -> Edges:
    return sum(edge << (4 * side) for side, edge in enumerate(edges))


def _read_tiles(table: Mapping[str, Any], name: str, rows: Sequence[str], faults: Faults) -> list[TileFace]:
    """C5: the sound tiles of a table."""
    tiles = []
    for row, value in faults.rows(table, name, rows):
        found = len(faults.found)
        tile = _read_tile(value, name, row, faults)
        if len(faults.found) == found:
            _check_tile(tile, name, row, faults)
        if len(faults.found) == found:
            tiles.append(tile)
    return tiles


def _read_tile(value: Any, name: str, row: str, faults: Faults) -> TileFace:
    """C5: four edges, perhaps chimneys or a building in the middle."""
    keys = faults.keys(value, name, row, ("edges",), ("chimneys", "centre"))
    letters, chimneys, centre = keys.get("edges"), 0, NO_KIND
    if not isinstance(letters, str) or len(letters) != N_SIDES:
        if "edges" in keys:
            faults.add(name, f"{row}.edges", "not four letters")
        letters = "...."
    for letter in dict.fromkeys(letters):
        if letter not in EDGE_LETTERS:
            faults.add(name, f"{row}.edges", f"{letter!r} is none of {EDGE_LETTERS}")
    if "chimneys" in keys:
        chimneys = _number(keys["chimneys"], name, f"{row}.chimneys", 0, MAX_CHIMNEYS, faults)
    if "centre" in keys:
        centre = _kind(keys["centre"], name, f"{row}.centre", CENTRES, faults)
    return TileFace(tuple(EDGE_LETTERS.find(letter) for letter in letters), chimneys, centre)


def _check_tile(tile: TileFace, name: str, row: str, faults: Faults) -> None:
    """C5: what a tile may show."""
    things = len(set(tile.edges) - {PASTURE}) + (tile.centre != NO_KIND)
    is_pasture = set(tile.edges) == {PASTURE}
    if is_pasture and tile.centre == NO_KIND:
        faults.add(name, row, "shows nothing")
    elif not is_pasture and tile.centre != NO_KIND:
        faults.add(name, row, f"a {KINDS[tile.centre]} needs four pasture edges")
    elif things > N_PARTS_OF_TILE:
        faults.add(name, row, f"{things} features, not at most {N_PARTS_OF_TILE}")
    elif name == "dark_tiles" and things > 1:
        faults.add(name, row, f"a dark tile shows one thing, not {things}")
    if tile.has(VILLA) and not tile.chimneys:
        faults.add(name, row, "a villa without chimneys")
    if tile.chimneys and not tile.has(VILLA):
        faults.add(name, row, "chimneys without a villa")
    for kind in DWELLINGS:
        if tile.has(kind) > 1:
            faults.add(name, row, f"{tile.has(kind)} {KINDS[kind]} edges, not one")
    for kind in LANDSCAPES:
        if tile.has(kind) > 2:
            faults.add(name, row, f"{tile.has(kind)} {KINDS[kind]} edges, not at most two")


def _check_features(tiles: list[TileFace], faults: Faults) -> None:
    """C18: dwellings of two tiles, landscapes of two to four; and no more chimneys than there is room to count."""
    for kind in (*DWELLINGS, *LANDSCAPES):
        ends = sum(tile.has(kind) == 1 for tile in tiles)
        middles = sum(tile.has(kind) == 2 for tile in tiles)
        if ends < 2:
            faults.add("light_tiles", "", f"fewer than two tiles that end a {KINDS[kind]}")
        if middles > 2:
            faults.add("light_tiles", "", f"{middles} tiles with two {KINDS[kind]} edges, not at most two")
    chimneys = sum(tile.chimneys for tile in tiles)
    if chimneys > MAX_VILLA:
        faults.add("light_tiles", "", f"{chimneys} chimneys on all tiles, not at most {MAX_VILLA}")


# --- Cards ----------------------------------------------------------------------------------------------------


def _fill_cards(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> list[CardFace]:
    """C4, C29: red cards ask for goods, green ones for what is owned; [] where some are faulty."""
    found = len(faults.found)
    cards = []
    for row, value in faults.rows(table, "scoring_cards", CARDS):
        known = NEEDS[:N_GOODS] if CARDS.index(row) < N_RED else NEEDS[N_GOODS:]
        keys = faults.keys(value, "scoring_cards", row, ("need", "reward"))
        needs = _amounts(keys, "need", row, known, MAX_AMOUNT, faults)
        rewards = _amounts(keys, "reward", row, REWARDS, MAX_REWARD, faults)
        if rewards.get("bread", 0) >= BREAD_OF_MULTIPLE:
            faults.add("scoring_cards", f"{row}.reward.bread", "pays for its own multiple without end")
        cards.append(CardFace([needs.get(need, 0) for need in NEEDS], [rewards.get(r, 0) for r in REWARDS]))
    if len(faults.found) > found:
        return []
    tables["need_of_card"][0] = [card.need for card in cards]
    tables["reward_of_card"][0] = [card.reward for card in cards]
    return cards


def _amounts(
    keys: Mapping[str, Any], key: str, row: str, known: tuple[str, ...], most: int, faults: Faults
) -> dict[str, int]:
    """C29, C31: the amounts of a need or a reward, at least one of them."""
    if key not in keys:
        return {}
    amounts = faults.keys(keys[key], "scoring_cards", f"{row}.{key}", (), known)
    if keys[key] == {}:
        faults.add("scoring_cards", f"{row}.{key}", "empty")
    return {
        name: _number(amount, "scoring_cards", f"{row}.{key}.{name}", 1, most, faults)
        for name, amount in amounts.items()
    }


def _fill_fountain_cards(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """C38: 24 cards."""
    found = len(faults.found)
    rows = dict(faults.rows(table, "fountain_cards", ("points", *KINDS)))
    most = {"points": MAX_REWARD}
    numbers = {
        row: _number(value, "fountain_cards", row, 0, most.get(row, N_FOUNTAIN_CARDS), faults)
        for row, value in rows.items()
    }
    if len(faults.found) > found:
        return
    kinds = [kind for kind, name in enumerate(KINDS) for _ in range(numbers[name])]
    if len(kinds) != N_FOUNTAIN_CARDS:
        faults.add("fountain_cards", "", f"{len(kinds)} cards, not {N_FOUNTAIN_CARDS}")
        return
    tables["kind_of_fountain_card"][0] = kinds
    tables["fountain_points"][0] = numbers["points"]


# --- Frames and boards ----------------------------------------------------------------------------------------


def _fill_frame(document: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """C39: two tasks a piece, each with its line; no kind faces itself."""
    found = len(faults.found)
    kinds, points = _read_pieces(document["frame_pieces"], faults)
    lines = _read_lines(document["frame_lines"], faults)
    if len(faults.found) > found:
        return
    _check_facing(kinds, lines, faults)
    tables["kind_of_task"][0] = kinds
    tables["points_of_task"][0] = points
    tables["line_of_mark"][0] = lines


def _read_pieces(table: Mapping[str, Any], faults: Faults) -> tuple[list[list[Kind]], list[list[int]]]:
    """C39: the kinds and the values of the tasks of each piece."""
    kinds, points = [], []
    for row, value in faults.rows(table, "frame_pieces", PIECES):
        marks = faults.keys(value, "frame_pieces", row, MARKS)
        tasks = {
            mark: faults.keys(task, "frame_pieces", f"{row}.{mark}", ("kind", "points")) for mark, task in marks.items()
        }
        kinds.append([
            _kind(task["kind"], "frame_pieces", f"{row}.{mark}.kind", KINDS[:N_FEATURE_KINDS], faults)
            for mark, task in tasks.items()
            if "kind" in task
        ])  # fmt: skip
        points.append([
            _number(task["points"], "frame_pieces", f"{row}.{mark}.points", 0, MAX_REWARD, faults)
            for mark, task in tasks.items()
            if "points" in task
        ])  # fmt: skip
    return kinds, points


def _read_lines(table: Mapping[str, Any], faults: Faults) -> list[list[int]]:
    """C39: the line at each mark of a side; the two marks of a side look along different lines."""
    lines = []
    for row, value in faults.rows(table, "frame_lines", FRAME_SIDES):
        found = len(faults.found)
        marks = faults.keys(value, "frame_lines", row, MARKS)
        line = [_number(at, "frame_lines", f"{row}.{mark}", 0, WIDTH - 1, faults) for mark, at in marks.items()]
        if len(faults.found) == found and len(set(line)) < len(line):
            faults.add("frame_lines", row, "both marks look along one line")
        lines.append(line)
    return lines


def _check_facing(kinds: list[list[Kind]], lines: list[list[int]], faults: Faults) -> None:
    """C39: whatever pieces are drawn, no kind has two tasks on one line."""
    facing = {
        (mark, other)
        for side, opposite in ((0, 2), (1, 3))
        for mark, other in itertools.product(range(len(MARKS)), repeat=2)
        if lines[side][mark] == lines[opposite][other]
    }
    for piece, kind in ((piece, kind) for piece, own in enumerate(kinds) for kind in dict.fromkeys(own)):
        for opposite in range(piece + 1, len(kinds)):
            pair = kinds[piece], kinds[opposite]
            if any(one[mark] == kind == two[other] for one, two in (pair, pair[::-1]) for mark, other in facing):
                faults.add("frame_pieces", PIECES[piece], f"{KINDS[kind]} can face itself on {PIECES[opposite]}")
                break


def _fill_boards(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """C4: 36 squares with a shovel in the middle and nine banderoles."""
    for row, value in faults.rows(table, "boards", BOARDS):
        if not _is_list_of(value, str) or len(value) != WIDTH or any(len(line.split()) != WIDTH for line in value):
            faults.add("boards", row, f"not {WIDTH} lines of {WIDTH} squares")
            continue
        squares = [square for line in value for square in line.split()]
        for square in dict.fromkeys(squares):
            if square not in (".", "b", "S"):
                faults.add("boards", row, f"{square!r} is none of ., b, S")
        shovels = [square for square, what in enumerate(squares) if what == "S"]
        banderoles = squares.count("b")
        if len(shovels) != 1 or shovels[0] not in MIDDLE_SQUARES:
            faults.add("boards", row, "not one shovel on the four squares in the middle")
        elif banderoles != N_BANDEROLES:
            faults.add("boards", row, f"{banderoles} banderoles, not {N_BANDEROLES}")
        else:
            tables["shovel_of_board"][0, BOARDS.index(row)] = shovels[0]
            tables["has_banderole"][0, BOARDS.index(row)] = [what == "b" for what in squares]


# --- Numbers --------------------------------------------------------------------------------------------------


def _fill_track(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """C4, C37: a number on each space, never lower further on."""
    for row, value in faults.rows(table, "track", ("spaces",)):
        spaces = _numbers(value, "track", row, 0, MAX_REWARD, faults)
        if spaces and len(spaces) != LAST_SPACE + 1:
            faults.add("track", row, f"{len(spaces)} spaces, not {LAST_SPACE + 1}")
        elif spaces != sorted(spaces):
            faults.add("track", row, "a lower number further on")
        elif spaces:
            tables["number_of_space"][0] = spaces


def _fill_villas(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """C35: as listed; beyond the list a quarter of the square, rounded down, and one."""
    for row, value in faults.rows(table, "villas", ("points",)):
        points = _numbers(value, "villas", row, 0, MAX_VILLA_POINTS, faults)
        if points and not SHORTEST_VILLA_LIST <= len(points) <= MAX_VILLA + 1:
            faults.add("villas", row, f"{len(points)} numbers, not {SHORTEST_VILLA_LIST} to {MAX_VILLA + 1}")
        elif points:
            beyond = [n * n // 4 + 1 for n in range(len(points), MAX_VILLA + 1)]
            tables["points_of_villa"][0] = points + beyond


def _fill_depots(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """C4, C11: seven depots of four tiles, eleven dark spaces, and how far a line leads in each edition."""
    fixed = {"depots": N_DEPOTS, "tiles": N_PLACES, "dark_spaces": N_DARK_SPACES}
    lines = tuple(f"line_{edition}" for edition in EDITIONS)
    for row, value in faults.rows(table, "depots", (*fixed, *lines)):
        if row in lines:
            leads = _number(value, "depots", row, 1, N_DEPOTS - 1, faults)
            tables["line_of_edition"][0, lines.index(row)] = leads
        elif type(value) is not int or value != fixed[row]:
            faults.add("depots", row, f"is not {fixed[row]}")


def _fill_card_spaces(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """C4, C8: the circles, and for each number of seats the spaces in use and the cards dealt."""
    known = ("circles", *(f"{what}_{seats}" for seats in SEATS for what in ("empty", "dealt")))
    rows = dict(faults.rows(table, "card_spaces", known))
    if "circles" in rows:
        _check_circles(rows["circles"], faults)
    between = [[SPACES.index(space) for space in circle.split("-")] for circle in CIRCLES]
    tables["space_of_circle"][0] = between
    for seats in SEATS:
        if f"empty_{seats}" in rows:
            used = _read_used_spaces(rows[f"empty_{seats}"], seats, between, faults)
            tables["is_space_used"][0, seats] = used
        if f"dealt_{seats}" in rows:
            tables["dealt_of_deck"][0, seats] = _read_dealt(rows[f"dealt_{seats}"], seats, faults)


def _check_circles(value: Any, faults: Faults) -> None:
    """C4: a circle between every two neighbouring spaces."""
    if not _is_list_of(value, str):
        faults.add("card_spaces", "circles", "not a list of circles")
        return
    for circle in CIRCLES:
        if value.count(circle) != 1:
            faults.add("card_spaces", "circles", f"{circle} is listed {value.count(circle)} times, not once")
    for circle in dict.fromkeys(value):
        if circle not in CIRCLES:
            faults.add("card_spaces", "circles", f"{circle!r} is no circle")


def _read_used_spaces(value: Any, seats: int, between: list[list[int]], faults: Faults) -> list[bool]:
    """C8: as many spaces in use as cards are dealt, and the right number of circles between them."""
    row = f"empty_{seats}"
    if not _is_list_of(value, str):
        faults.add("card_spaces", row, "not a list of spaces")
        return [True] * len(SPACES)
    used = [space not in value for space in SPACES]
    circles = sum(used[one] and used[other] for one, other in between)
    unknown = [space for space in dict.fromkeys(value) if space not in SPACES]
    for space in unknown:
        faults.add("card_spaces", row, f"{space!r} is no space")
    if unknown:
        return used
    if len(set(value)) < len(value):
        faults.add("card_spaces", row, "a space is listed twice")
    if sum(used) != CARDS_OF_SEATS[seats]:
        faults.add("card_spaces", row, f"{sum(used)} spaces in use, not {CARDS_OF_SEATS[seats]}")
    elif circles != CIRCLES_OF_SEATS[seats]:
        faults.add("card_spaces", row, f"{circles} circles in use, not {CIRCLES_OF_SEATS[seats]}")
    return used


def _read_dealt(value: Any, seats: int, faults: Faults) -> list[int]:
    """C8: how many cards of each deck are dealt."""
    row, found = f"dealt_{seats}", len(faults.found)
    decks = faults.keys(value, "card_spaces", row, DECKS)
    sizes = dict(zip(DECKS, DECK_SIZES, strict=True))
    dealt = [
        _number(number, "card_spaces", f"{row}.{deck}", 0, min(sizes[deck], len(SPACES)), faults)
        for deck, number in decks.items()
    ]
    if len(faults.found) > found:
        return [0] * len(DECKS)
    if sum(dealt) != CARDS_OF_SEATS[seats]:
        faults.add("card_spaces", row, f"{sum(dealt)} cards, not {CARDS_OF_SEATS[seats]}")
    return dealt


def _fill_start(table: Mapping[str, Any], tables: np.ndarray[Any, Any], faults: Faults) -> None:
    """C9: points to begin with, in turn order."""
    seats_of_row = {f"points_{seats}": seats for seats in SEATS}
    for row, value in faults.rows(table, "start", tuple(seats_of_row)):
        seats = seats_of_row[row]
        points = _numbers(value, "start", row, 0, MAX_START_POINTS, faults)
        if points and len(points) != seats:
            faults.add("start", row, f"{len(points)} numbers, not {seats}")
        elif points:
            tables["start_points"][0, seats, :seats] = points


# --- Bounds ---------------------------------------------------------------------------------------------------


def _check_stock(tiles: list[TileFace], cards: list[CardFace], faults: Faults) -> None:
    """C26: supplies never run out, but the state has room for so many coins, bread and multiples and no more.

    Counted generously: all that tiles can bring is there from the first scoring on, nothing is ever given up but bread,
    and every card that a seat settles is the best for the purpose. Three bread pay for one multiple (C33), and that may
    bring bread again: over a game each bread pays for 1 / share multiples at most.
    """
    share = BREAD_OF_MULTIPLE - max(card.reward[BREAD_REWARD] for card in cards)
    most_coins = max(card.reward[COINS] for card in cards)
    stock, bread = _stock_of_tiles(tiles)
    worth = share * stock + most_coins * bread
    for most_tiles in sorted(TILES_BY_SCORING * CARDS_A_SCORING):
        owned = _most_owned(tiles, most_tiles)
        times = [_most_multiples(card, owned, worth // share) for card in cards]
        loaves = [n * card.reward[BREAD_REWARD] for n, card in zip(times, cards, strict=True)]
        coins = [n * share * card.reward[COINS] for n, card in zip(times, cards, strict=True)]
        gains = [coin + most_coins * loaf for coin, loaf in zip(coins, loaves, strict=True)]
        worth += max(gains)
        bread += max(loaves)
    _check_most(loaves, BREAD_OF_MULTIPLE * bread // share, "bread", faults)
    _check_most(gains, worth // share, "coins", faults)
    for row, n in zip(CARDS[:N_RED], times, strict=False):
        if n > MAX_MULTIPLES and worth // share <= MAX_STOCK:
            faults.add("scoring_cards", row, f"can be paid {n} times, not at most {MAX_MULTIPLES}")


def _check_most(gains: list[int], amount: int, what: str, faults: Faults) -> None:
    """C26: names the card that brings the most."""
    if amount > MAX_STOCK:
        row = CARDS[gains.index(max(gains))]
        faults.add("scoring_cards", row, f"a seat can have {amount} {what}, not at most {MAX_STOCK}")


def _stock_of_tiles(tiles: list[TileFace]) -> tuple[int, int]:
    """C20-C22, C25: goods and coins, and bread, that all tiles together can bring."""
    goods = sum(tile.has(kind) > 0 for tile in tiles for kind in LANDSCAPES)
    goods -= goods // LARGEST_LANDSCAPE
    merchants = sum(tile.has(MERCHANT) for tile in tiles) // 2
    bakers = sum(tile.has(BAKER) for tile in tiles) // 2
    markets = sum(tile.centre == MARKET for tile in tiles)
    bakeries = sum(tile.centre == BAKERY for tile in tiles)
    return goods + merchants + markets, 2 * bakers + bakeries


def _most_owned(tiles: list[TileFace], most_tiles: int) -> list[int]:
    """C30: how many of each thing that a card can ask for so many tiles show at most."""
    owned = [0] * N_NEEDS
    owned[CHIMNEY_NEED] = sum(sorted((tile.chimneys for tile in tiles), reverse=True)[:most_tiles])
    for kind in range(len(KINDS)):
        if kind < N_FEATURE_KINDS:
            owned[FIRST_KIND_NEED + kind] = min(sum(tile.has(kind) > 0 for tile in tiles), most_tiles) // 2
        else:
            owned[FIRST_KIND_NEED + kind] = min(sum(tile.centre == kind for tile in tiles), most_tiles)
    owned[LANDSCAPE_NEED] = sum(owned[FIRST_KIND_NEED + kind] for kind in LANDSCAPES)
    owned[DWELLING_NEED] = sum(owned[FIRST_KIND_NEED + kind] for kind in DWELLINGS)
    return owned


def _most_multiples(card: CardFace, owned: list[int], stock: int) -> int:
    """C29: the scarcest part of a green card; all the stock for a red one."""
    if any(card.need[:N_GOODS]):
        return stock // sum(card.need)
    return min(owned[need] // amount for need, amount in enumerate(card.need) if amount)


# --- Rows -----------------------------------------------------------------------------------------------------


def _number(value: Any, name: str, row: str, low: int, high: int, faults: Faults) -> int:
    return faults.number({row: value}, name, row, low, high)


def _numbers(value: Any, name: str, row: str, low: int, high: int, faults: Faults) -> list[int]:
    """A list of whole numbers within a range; a fault and [] where it is not one."""
    if not _is_list_of(value, int) or not value or not all(low <= number <= high for number in value):
        faults.add(name, row, f"not a list of whole numbers within {low} to {high}")
        return []
    numbers: list[int] = value
    return numbers


def _kind(value: Any, name: str, row: str, known: tuple[str, ...], faults: Faults) -> Kind:
    """One of the known kinds; a fault and NO_KIND where it is none."""
    if value not in known:
        faults.add(name, row, f"is none of {', '.join(known)}")
        return NO_KIND
    return KINDS.index(value)


def _is_list_of(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(type(entry) is kind for entry in value)
