"""Carpe Diem: set-up, a turn, building, the order of a scoring, the next phase, the end (C7-C34, C41).

The order is that of RULES.md. `legal_x` writes the legal moves of a phase in ascending order, `explain_x` says
why a move is not among them, `apply_x` makes one; they trust their caller. Dispatch is at the bottom. Where a tile fits
and how features grow is in district.py, what pays how much in scoring.py.
"""

from __future__ import annotations

import numpy as np

from insula.core.cards import shuffle
from insula.core.errors import LEGAL
from insula.core.events import emit, is_silent, reveal
from insula.core.jit import Array, Record, kernel
from insula.core.layout import EVERYBODY, NOBODY
from insula.core.rng import below, stream_word
from insula.games.carpe_diem import events as ev
from insula.games.carpe_diem import moves as mv
from insula.games.carpe_diem import reasons as why
from insula.games.carpe_diem.district import (
    clear_district,
    count_chimneys,
    count_tiles,
    first_square,
    fits,
    is_finished,
    is_frontier,
    join_part,
    lay_tile,
    turned,
)
from insula.games.carpe_diem.scoring import (
    BREAD_A_MULTIPLE,
    advance_disc,
    coins_missing,
    count_ahead,
    fail_card,
    gain_bread,
    gain_coins,
    goods_given,
    is_red,
    multiples_owned,
    multiples_payable,
    reward,
    score_end,
)
from insula.games.carpe_diem.state import (
    BAKER,
    BOARD_STREAM,
    BREAD,
    BREAD_REPEAT,
    CARD,
    CARD_STREAM,
    CIRCLE,
    CRAFT,
    CRAFTSMAN,
    CRAFTSMAN_CLASS,
    DARK_STREAM,
    DECK_SIZES,
    DEPOT,
    EDITION_2020,
    FIRST,
    FOUNTAIN,
    FOUNTAIN_STREAM,
    FRAME_STREAM,
    LANDSCAPE_CLASS,
    LIGHT_STREAM,
    MARKET,
    MAX_SEATS,
    MERCHANT,
    MERCHANT_CLASS,
    N_BOARDS,
    N_CIRCLES,
    N_DARK,
    N_DARK_SPACES,
    N_DECKS,
    N_DEPOTS,
    N_FOUNTAIN_CARDS,
    N_GAME_PHASES,
    N_GOODS,
    N_KINDS,
    N_LIGHT,
    N_PARTS_OF_TILE,
    N_PIECES,
    N_PLACES,
    N_SIDES,
    N_SPACES,
    N_STREAMS,
    NO_BOARD,
    NO_CARD,
    NO_CIRCLE,
    NO_CLASS,
    NO_DEPOT,
    NO_KIND,
    NO_PIECE,
    NO_SEAT,
    NO_SPACE,
    NO_TILE,
    OVER,
    PASTURE,
    PAWN,
    PAY,
    POND,
    RETURN,
    SENATOR,
    SQUARE,
    START_STREAM,
    TILE,
    TILES_A_PHASE,
    VILLA,
    Circle,
    DarkSpace,
    Depot,
    Kind,
    Part,
    Place,
    Seat,
    Space,
    Square,
    Tile,
    Turning,
)

PHASE_OF_VERB = np.array(
    [PAWN, DEPOT, DEPOT, TILE, SQUARE, SQUARE, FIRST, CRAFT, RETURN, CIRCLE, CARD, PAY, BREAD, BREAD], np.int64
)
FIRST_OF_DECK = np.concatenate([[0], np.cumsum(DECK_SIZES)])
FOUNTAIN_LOOK = 2
BAKER_BREAD, BAKERY_BREAD, MARKET_COINS, SENATOR_STEPS = 2, 1, 1, 2

# --- Set-up (C7-C10) ------------------------------------------------------------------------------------------


@kernel
def setup(content: Array, states: Array, i: int, seats: int, options: Array, seed: np.uint64) -> None:
    """C7-C10: boards, frames, cards, discs and tiles; then the start player puts its patrician."""
    c = content[0]
    s = states[i]
    s.seats = seats
    s.edition = options[0]
    s.villa_rule = options[1]
    s.bread_rule = options[2]
    for stream in range(N_STREAMS):
        s.rng[stream] = stream_word(seed, stream)
    clear_table(s)
    deal_boards(c, s)
    lay_scoring_cards(c, s)
    place_discs(c, s)
    lay_piles(c, s)
    deal_row(s)
    deal_depots(s)
    s.actor = s.start
    s.phase = PAWN
    s.turn = 1
    s.revealed = 0


@kernel
def clear_table(s: Record) -> None:
    """What is empty as a game begins."""
    s.game_phase = 0
    s.tile = NO_TILE
    s.depth = 0
    s.scorer = 0
    s.circle = NO_CIRCLE
    s.space = NO_SPACE
    s.settled = 0
    s.multiples = 0
    s.bread_paid = 0
    s.coins[:] = 0
    s.bread[:] = 0
    s.goods[:] = 0
    s.pawn[:] = NO_DEPOT
    s.order[:] = NO_SEAT
    s.disc[:] = NO_SEAT
    s.stored_by[:] = NO_SEAT
    s.built[:] = 0
    s.chimneys[:] = 0
    s.waiting_kind[:] = NO_KIND
    s.waiting_goods[:] = 0
    s.fountain_hand[:] = 0


@kernel
def deal_boards(c: Record, s: Record) -> None:
    """C7: a board and four frame pieces for each seat, drawn without replacement."""
    for board in range(N_BOARDS):
        s.board[board] = board
    shuffle(s.board, 0, N_BOARDS, s.rng, BOARD_STREAM)
    for piece in range(N_PIECES):
        s.frame[piece] = piece
    shuffle(s.frame, 0, N_PIECES, s.rng, FRAME_STREAM)
    for seat in range(MAX_SEATS):
        clear_district(s, seat, c.shovel_of_board[s.board[seat]])
        if seat >= s.seats:
            s.board[seat] = NO_BOARD
            for side in range(N_SIDES):
                s.frame[seat * N_SIDES + side] = NO_PIECE


@kernel
def lay_scoring_cards(c: Record, s: Record) -> None:
    """C8: the cards drawn from each deck, shuffled together, on the spaces in use."""
    n = 0
    for deck in range(N_DECKS):
        wanted = c.dealt_of_deck[s.seats, deck]
        for card in range(FIRST_OF_DECK[deck], FIRST_OF_DECK[deck + 1]):
            if below(s.rng, CARD_STREAM, FIRST_OF_DECK[deck + 1] - card) < wanted:
                s.cards[n] = card
                n += 1
                wanted -= 1
    shuffle(s.cards, 0, n, s.rng, CARD_STREAM)
    for space in range(N_SPACES - 1, -1, -1):
        if c.is_space_used[s.seats, space]:
            n -= 1
            s.cards[space] = s.cards[n]
        else:
            s.cards[space] = NO_CARD


@kernel
def place_discs(c: Record, s: Record) -> None:
    """C7, C9: the start player; points from it on; discs on space 0, its own lowest, the last seat's on top."""
    s.start = below(s.rng, START_STREAM, s.seats)
    s.points[:] = 0
    s.track[:] = 0
    s.arrivals[:] = NO_SEAT
    for place in range(s.seats):
        seat = (s.start + place) % s.seats
        s.points[seat] = c.start_points[s.seats, place]
        s.arrivals[place] = seat


@kernel
def lay_piles(c: Record, s: Record) -> None:
    """C10, C25: light tiles, dark tiles and fountain cards in the order in which they will come."""
    for tile in range(N_LIGHT):
        s.light_pile[tile] = tile
    shuffle(s.light_pile, 0, N_LIGHT, s.rng, LIGHT_STREAM)
    for tile in range(N_DARK):
        s.dark_pile[tile] = N_LIGHT + tile
    shuffle(s.dark_pile, 0, N_DARK, s.rng, DARK_STREAM)
    for card in range(N_FOUNTAIN_CARDS):
        s.fountain_pile[card] = c.kind_of_fountain_card[card]
    shuffle(s.fountain_pile, 0, N_FOUNTAIN_CARDS, s.rng, FOUNTAIN_STREAM)
    s.returned_by[:] = NO_SEAT
    s.fountain_top = 0
    s.fountain_size = N_FOUNTAIN_CARDS


@kernel
def deal_row(s: Record) -> None:
    """C10: one dark tile to each space of the row."""
    for space in range(N_DARK_SPACES):
        s.row[space] = s.dark_pile[space]


@kernel
def deal_depots(s: Record) -> None:
    """C10, C34: four tiles to each depot; light ones, in the last phase the dark ones that are not in the row."""
    s.filled = (1 << N_DEPOTS) - 1
    for depot in range(N_DEPOTS):
        for place in range(N_PLACES):
            number = depot * N_PLACES + place
            if s.game_phase == N_GAME_PHASES - 1:
                s.depots[depot, place] = s.dark_pile[N_DARK_SPACES + number]
            else:
                s.depots[depot, place] = s.light_pile[s.game_phase * TILES_A_PHASE + number]


@kernel
def legal_pawn(s: Record, out: Array) -> int:
    """C10: any depot without a patrician."""
    n = 0
    for depot in range(N_DEPOTS):
        if not is_occupied(s, depot):
            out[n] = mv.PAWN_MOVE[depot]
            n += 1
    return n


@kernel
def is_occupied(s: Record, depot: Depot) -> bool:
    """C10: whether a patrician stands at a depot."""
    for seat in range(s.seats):
        if s.pawn[seat] == depot:
            return True
    return False


@kernel
def apply_pawn(s: Record, depot: Depot, events: Array) -> None:
    """C10: a patrician stands; when all do, the start player's first turn begins."""
    s.pawn[s.actor] = depot
    emit(events, ev.PAWN_PLACED, EVERYBODY, s.actor, depot, 0, 0, 0)
    seat = next_seat(s, s.actor)
    if seat == s.start:
        begin_turn(s, seat, events)
    else:
        s.actor = seat
        s.turn += 1


# --- A turn: depot (C11-C13) ----------------------------------------------------------------------------------


@kernel
def next_seat(s: Record, seat: Seat) -> Seat:
    """C11: turns go round in the order of the seats."""
    return (seat + 1) % s.seats


@kernel
def begin_turn(s: Record, seat: Seat, events: Array) -> None:
    """C11: a seat's turn begins with its patrician."""
    s.actor = seat
    s.turn += 1
    s.phase = DEPOT
    emit(events, ev.TURN_BEGAN, EVERYBODY, seat, s.turn, 0, 0, 0)


@kernel
def count_in_depot(s: Record, depot: Depot) -> int:
    """The tiles in a depot."""
    tiles = 0
    for place in range(N_PLACES):
        tiles += s.depots[depot, place] != NO_TILE
    return tiles


@kernel
def first_filled(filled: int, depot: Depot, step: int) -> Depot:
    """C11: on from a depot, step by step, to the first that holds a tile; if need be back to itself."""
    for _ in range(N_DEPOTS):
        depot = (depot + step) % N_DEPOTS
        if filled >> depot & 1:
            return depot
    return NO_DEPOT


@kernel
def reach_on_foot(c: Record, s: Record, seat: Seat) -> int:
    """C1, C11: the depots that a patrician can end its move on, a bit each, by the edition's rule."""
    line = c.line_of_edition[s.edition]
    if s.edition == EDITION_2020:
        return reach_2020(s.filled, s.pawn[seat], line)
    return reach_2018(s.filled, s.pawn[seat], line)


@kernel
def reach_2020(filled: int, depot: Depot, line: int) -> int:
    """C11: either way, over empty depots on in the same direction."""
    return 1 << first_filled(filled, depot, line) | 1 << first_filled(filled, depot, N_DEPOTS - line)


@kernel
def reach_2018(filled: int, depot: Depot, line: int) -> int:
    """C11: from an empty depot either line may be taken, so also back to where the turn began."""
    reach = reach_2020(filled, depot, line)
    is_neighbour_empty = not (filled >> ((depot + line) % N_DEPOTS) & filled >> ((depot - line) % N_DEPOTS) & 1)
    if is_neighbour_empty and filled >> depot & 1:
        reach |= 1 << depot
    return reach


@kernel
def legal_depot(c: Record, s: Record, out: Array) -> int:
    """C11: the depots on foot; C13: with bread all others that hold a tile."""
    reach = reach_on_foot(c, s, s.actor)
    n = 0
    for depot in range(N_DEPOTS):
        if reach >> depot & 1:
            out[n] = mv.MOVE_MOVE[depot]
            n += 1
    if s.bread[s.actor] > 0:
        for depot in range(N_DEPOTS):
            if (s.filled & ~reach) >> depot & 1:
                out[n] = mv.TRAVEL_MOVE[depot]
                n += 1
    return n


@kernel
def explain_move(c: Record, s: Record, depot: Depot) -> int:
    """C11: an empty depot, or one out of reach."""
    if not s.filled >> depot & 1:
        return why.DEPOT_EMPTY
    return LEGAL if reach_on_foot(c, s, s.actor) >> depot & 1 else why.OUT_OF_REACH


@kernel
def explain_travel(c: Record, s: Record, depot: Depot) -> int:
    """C13: no bread, an empty depot, or one that is reached on foot."""
    if s.bread[s.actor] == 0:
        return why.NO_BREAD
    if not s.filled >> depot & 1:
        return why.DEPOT_EMPTY
    return why.REACHED_ON_FOOT if reach_on_foot(c, s, s.actor) >> depot & 1 else LEGAL


@kernel
def apply_move(s: Record, depot: Depot, events: Array) -> None:
    """C11, C12: the patrician goes to a depot."""
    s.pawn[s.actor] = depot
    s.phase = TILE
    emit(events, ev.MOVED, EVERYBODY, s.actor, depot, 0, 0, 0)


@kernel
def apply_travel(s: Record, depot: Depot, events: Array) -> None:
    """C13: one bread takes it to any depot."""
    s.bread[s.actor] -= 1
    s.pawn[s.actor] = depot
    s.phase = TILE
    emit(events, ev.TRAVELLED, EVERYBODY, s.actor, depot, 0, 0, 0)


# --- A turn: tile (C14, C15) ----------------------------------------------------------------------------------


@kernel
def legal_tile(c: Record, s: Record, out: Array) -> int:
    """C14, C41: any tile of the depot; equal ones are one choice."""
    n = 0
    for place in range(N_PLACES):
        if explain_take(c, s, place) == LEGAL:
            out[n] = mv.TAKE_MOVE[place]
            n += 1
    return n


@kernel
def explain_take(c: Record, s: Record, place: Place) -> int:
    """C14, C41: no tile there, or an equal one at a lower place, which stands for both."""
    return explain_choice(c, s.depots[s.pawn[s.actor]], place, why.EMPTY_PLACE)


@kernel
def explain_choice(c: Record, tiles: Array, place: int, empty: int) -> int:
    """C41: why a tile of a depot or of the row is not to be named: there is none, or an equal one before it."""
    if tiles[place] == NO_TILE:
        return empty
    for before in range(place):
        if tiles[before] != NO_TILE and c.look_of_tile[tiles[before]] == c.look_of_tile[tiles[place]]:
            return why.EQUAL_TILE
    return LEGAL


@kernel
def apply_take(c: Record, s: Record, place: Place, events: Array) -> None:
    """C14: the tile is in hand, to be built or stored at once."""
    depot = s.pawn[s.actor]
    s.tile = s.depots[depot, place]
    s.depots[depot, place] = NO_TILE
    emit(events, ev.TOOK, EVERYBODY, s.actor, depot, s.tile, one_thing(c, s.tile), other_thing(c, s.tile))
    clear_depot(c, s, depot, events)
    s.phase = SQUARE


@kernel
def clear_depot(c: Record, s: Record, depot: Depot, events: Array) -> None:
    """C15: when as many tiles as there are seats have left a depot, the rest of it goes to the box."""
    if count_in_depot(s, depot) != N_PLACES - s.seats:
        return
    s.filled &= ~(1 << depot)
    for place in range(N_PLACES):
        tile = s.depots[depot, place]
        if tile != NO_TILE:
            s.depots[depot, place] = NO_TILE
            emit(events, ev.CLEARED, EVERYBODY, depot, tile, one_thing(c, tile), other_thing(c, tile), 0)


@kernel
def one_thing(c: Record, tile: Tile) -> Kind:
    """C5: the first thing on a tile."""
    if c.centre_of_tile[tile] != NO_KIND:
        return c.centre_of_tile[tile]
    return c.edge_of_part[tile, 0] - 1


@kernel
def other_thing(c: Record, tile: Tile) -> Kind:
    """C5: the second thing on a tile, ev.NO_OTHER where there is none."""
    return ev.NO_OTHER if c.edge_of_part[tile, 1] == PASTURE else c.edge_of_part[tile, 1] - 1


# --- Building (C16) -------------------------------------------------------------------------------------------


@kernel
def legal_square(c: Record, s: Record, out: Array) -> int:
    """C16: wherever the tile in hand fits, however turned; C14: or store it."""
    n = places_of_tile(c, s, s.actor, s.tile, out)
    out[n] = mv.STORE_MOVE
    return n + 1


@kernel
def places_of_tile(c: Record, s: Record, seat: Seat, tile: Tile, out: Array) -> int:
    """C16, C41: the moves that build a tile in a district; turnings that look alike are one."""
    turnings = c.turnings_of_tile[tile]
    frontier = s.frontier[seat]
    n = 0
    while frontier != 0:
        square = first_square(frontier)
        frontier &= frontier - 1
        facing = s.facing[seat, square]
        edges = c.edges_of_tile[tile, 0]
        for turning in range(turnings):
            if fits(edges, facing):
                out[n] = mv.PLACE_MOVE[square, turning]
                n += 1
            edges = turned(edges)
    return n


@kernel
def explain_place(c: Record, s: Record, square: Square, turning: Turning) -> int:
    """C16: occupied, off the shovel, next to no tile, an edge that does not match; C41: a turning that looks alike."""
    if s.tile_at[s.actor, square] != NO_TILE:
        return why.SQUARE_OCCUPIED
    if not is_frontier(s, s.actor, square):
        return why.NOT_ON_SHOVEL if is_district_empty(c, s, s.actor) else why.TOUCHES_NOTHING
    if not fits(c.edges_of_tile[s.tile, turning], s.facing[s.actor, square]):
        return why.EDGE_MISMATCH
    return why.SAME_TURNING if turning >= c.turnings_of_tile[s.tile] else LEGAL


@kernel
def is_district_empty(c: Record, s: Record, seat: Seat) -> bool:
    """C16: no tile built yet: the first one lies on the shovel."""
    return s.tile_at[seat, c.shovel_of_board[s.board[seat]]] == NO_TILE


@kernel
def apply_place(c: Record, s: Record, square: Square, turning: Turning, events: Array) -> None:
    """C16, C19: the tile lies; first the banderole, then what the tile itself brings, then what it finishes.

    C30: its chimneys count at once, whether or not their villa is finished.
    """
    tile = s.tile
    s.tile = NO_TILE
    lay_tile(c, s, s.actor, tile, square, turning)
    emit(events, ev.BUILT, EVERYBODY, s.actor, square, tile, one_thing(c, tile), other_thing(c, tile))
    s.chimneys[s.actor] += c.chimneys_of_tile[tile]
    take_banderole(c, s, square, events)
    if c.centre_of_tile[tile] != NO_KIND:
        build_centre(c, s, c.centre_of_tile[tile], events)
    else:
        finish_features(c, s, tile, square, events)


@kernel
def apply_store(c: Record, s: Record, events: Array) -> None:
    """C14: the tile lies face down for good."""
    s.stored_by[s.tile] = s.actor
    emit(events, ev.STORED, EVERYBODY, s.actor, s.tile, one_thing(c, s.tile), other_thing(c, s.tile), 0)
    s.tile = NO_TILE
    pay_waiting(c, s, events)


@kernel
def take_banderole(c: Record, s: Record, square: Square, events: Array) -> None:
    """C17: the banderole of the square goes, the disc goes one on."""
    if c.has_banderole[s.board[s.actor], square]:
        emit(events, ev.BANDEROLE_TAKEN, EVERYBODY, s.actor, square, 0, 0, 0)
        advance_disc(s, s.actor, 1, events)


@kernel
def build_centre(c: Record, s: Record, kind: Kind, events: Array) -> None:
    """C25: a market brings a coin, a bakery a bread, a fountain a look; C30: it counts as soon as it is built."""
    s.built[s.actor, kind] += 1
    if kind == FOUNTAIN:
        look_at_fountain(c, s, events)
        return
    if kind == MARKET:
        gain_coins(s, s.actor, MARKET_COINS, events)
    else:
        gain_bread(s, s.actor, BAKERY_BREAD, events)
    pay_waiting(c, s, events)


# --- Rewards (C18-C24) ----------------------------------------------------------------------------------------


@kernel
def finish_features(c: Record, s: Record, tile: Tile, square: Square, events: Array) -> None:
    """C18, C19: what the tile finishes pays, or waits until it is known which pays first."""
    already_waiting = s.depth
    for number in range(N_PARTS_OF_TILE):
        if c.edge_of_part[tile, number] != PASTURE:
            root = join_part(c, s, s.actor, square, number)
            if is_finished(s, s.actor, root):
                finish_feature(c, s, c.edge_of_part[tile, number] - 1, root, events)
    if s.depth == already_waiting + 2 and is_order_asked(s):
        s.phase = FIRST
    else:
        pay_waiting(c, s, events)


@kernel
def finish_feature(c: Record, s: Record, kind: Kind, root: Part, events: Array) -> None:
    """C20, C22, C23: a villa brings nothing, a baker bread, a senator steps; the others wait for their turn.

    C30: only here, finished, a villa, landscape or dwelling begins to count.
    """
    s.built[s.actor, kind] += 1
    tell_finished(c, s, kind, root, events)
    if kind == BAKER:
        gain_bread(s, s.actor, BAKER_BREAD, events)
    elif kind == SENATOR:
        advance_disc(s, s.actor, SENATOR_STEPS, events)
    elif kind != VILLA:
        s.waiting_kind[s.depth] = kind
        s.waiting_goods[s.depth] = goods_of_landscape(count_tiles(c, s, s.actor, kind + 1, root)) if kind >= POND else 0
        s.depth += 1


@kernel
def goods_of_landscape(tiles: int) -> int:
    """C20: a landscape brings goods, one fewer than it has tiles."""
    return tiles - 1


@kernel
def tell_finished(c: Record, s: Record, kind: Kind, root: Part, events: Array) -> None:
    """C18: say what is finished and how large it is."""
    if not is_silent(events):
        tiles = count_tiles(c, s, s.actor, kind + 1, root)
        chimneys = count_chimneys(c, s, s.actor, root) if kind == VILLA else 0
        emit(events, ev.FINISHED, EVERYBODY, s.actor, kind, tiles, chimneys, 0)


@kernel
def class_of(kind: Kind) -> int:
    """C19: what kinds of waiting rewards differ in: merchant, landscape, craftsman."""
    if kind == MERCHANT:
        return MERCHANT_CLASS
    return CRAFTSMAN_CLASS if kind == CRAFTSMAN else LANDSCAPE_CLASS


@kernel
def is_order_asked(s: Record) -> bool:
    """C19: the two rewards that wait last are of different classes."""
    return class_of(s.waiting_kind[s.depth - 1]) != class_of(s.waiting_kind[s.depth - 2])


@kernel
def waiting_with_class(s: Record, feature_class: int) -> int:
    """C19: which of the two rewards in question is of a class; NO_CLASS if neither."""
    for k in range(s.depth - 2, s.depth):
        if class_of(s.waiting_kind[k]) == feature_class:
            return k
    return NO_CLASS


@kernel
def legal_first(s: Record, out: Array) -> int:
    """C19: either of the two classes."""
    n = 0
    for feature_class in range(CRAFTSMAN_CLASS + 1):
        if waiting_with_class(s, feature_class) != NO_CLASS:
            out[n] = mv.FIRST_MOVE[feature_class]
            n += 1
    return n


@kernel
def apply_first(c: Record, s: Record, feature_class: int, events: Array) -> None:
    """C19: the reward of that class pays first, the other after all that comes of it."""
    emit(events, ev.ORDER_CHOSEN, EVERYBODY, s.actor, feature_class, 0, 0, 0)
    if waiting_with_class(s, feature_class) == s.depth - 2:
        swap_waiting(s)
    pay_waiting(c, s, events)


@kernel
def swap_waiting(s: Record) -> None:
    """The two rewards that wait last change places."""
    last, before = s.depth - 1, s.depth - 2
    kind, goods = s.waiting_kind[last], s.waiting_goods[last]
    s.waiting_kind[last] = s.waiting_kind[before]
    s.waiting_goods[last] = s.waiting_goods[before]
    s.waiting_kind[before] = kind
    s.waiting_goods[before] = goods


@kernel
def pay_waiting(c: Record, s: Record, events: Array) -> None:
    """C19: rewards that wait are paid, the latest first; when none is left the turn is over."""
    while s.depth > 0:
        s.depth -= 1
        kind = s.waiting_kind[s.depth]
        goods = s.waiting_goods[s.depth]
        s.waiting_kind[s.depth] = NO_KIND
        s.waiting_goods[s.depth] = 0
        if kind == MERCHANT:
            sell_goods(s, events)
        elif kind != CRAFTSMAN:
            gain_goods(s, kind, goods, events)
        elif is_row_filled(s):
            s.phase = CRAFT
            return
    end_turn(c, s, events)


@kernel
def gain_goods(s: Record, kind: Kind, goods: int, events: Array) -> None:
    """C20: the goods of a landscape, of its own sort, come to the seat."""
    s.goods[s.actor, kind - POND] += goods
    emit(events, ev.GOODS_GAINED, EVERYBODY, s.actor, kind - POND, goods, 0, 0)


@kernel
def sell_goods(s: Record, events: Array) -> None:
    """C21: a merchant buys all goods, for a coin each and one more."""
    goods = 0
    for good in range(N_GOODS):
        goods += s.goods[s.actor, good]
        s.goods[s.actor, good] = 0
    s.coins[s.actor] += goods + 1
    emit(events, ev.GOODS_SOLD, EVERYBODY, s.actor, goods, goods + 1, 0, 0)


# --- Craftsman (C24) ------------------------------------------------------------------------------------------


@kernel
def is_row_filled(s: Record) -> bool:
    """C24: whether the dark row still has a tile."""
    for space in range(N_DARK_SPACES):
        if s.row[space] != NO_TILE:
            return True
    return False


@kernel
def legal_craft(c: Record, s: Record, out: Array) -> int:
    """C24, C41: any tile of the dark row; equal ones are one choice."""
    n = 0
    for space in range(N_DARK_SPACES):
        if explain_craft(c, s, space) == LEGAL:
            out[n] = mv.CRAFT_MOVE[space]
            n += 1
    return n


@kernel
def explain_craft(c: Record, s: Record, space: DarkSpace) -> int:
    """C24, C41: no tile there, or an equal one further left."""
    return explain_choice(c, s.row, space, why.EMPTY_SPACE)


@kernel
def apply_craft(c: Record, s: Record, space: DarkSpace, events: Array) -> None:
    """C24: the tile is built at once, or stored; the row is not refilled."""
    s.tile = s.row[space]
    s.row[space] = NO_TILE
    emit(events, ev.CRAFTED, EVERYBODY, s.actor, space + 1, s.tile, one_thing(c, s.tile), other_thing(c, s.tile))
    s.phase = SQUARE


# --- Fountain (C25) -------------------------------------------------------------------------------------------


@kernel
def look_at_fountain(c: Record, s: Record, events: Array) -> None:
    """C25: the top two cards come to hand, or as many as there are; then one of all those held goes back."""
    cards = min(FOUNTAIN_LOOK, s.fountain_size)
    if cards > 0 and reveal(s, events):
        s.actor = NOBODY
        return
    emit(events, ev.FOUNTAIN_LOOKED, EVERYBODY, s.actor, cards, 0, 0, 0)
    for _ in range(cards):
        kind = draw_fountain_card(s)
        s.fountain_hand[s.actor, kind] += 1
        emit(events, ev.FOUNTAIN_SEEN, s.actor, s.actor, kind, 0, 0, 0)
    if is_hand_empty(s, s.actor):
        pay_waiting(c, s, events)
    else:
        s.phase = RETURN


@kernel
def is_hand_empty(s: Record, seat: Seat) -> bool:
    """C25: whether a seat holds no fountain card."""
    for kind in range(N_KINDS):
        if s.fountain_hand[seat, kind] > 0:
            return False
    return True


@kernel
def draw_fountain_card(s: Record) -> Kind:
    """The top card of the fountain pile."""
    kind = s.fountain_pile[s.fountain_top]
    s.fountain_pile[s.fountain_top] = 0
    s.returned_by[s.fountain_top] = NO_SEAT
    s.fountain_top = (s.fountain_top + 1) % N_FOUNTAIN_CARDS
    s.fountain_size -= 1
    return kind


@kernel
def legal_return(s: Record, out: Array) -> int:
    """C25: any card held, old or new; C41: equal ones are one choice."""
    n = 0
    for kind in range(N_KINDS):
        if s.fountain_hand[s.actor, kind] > 0:
            out[n] = mv.RETURN_MOVE[kind]
            n += 1
    return n


@kernel
def apply_return(c: Record, s: Record, kind: Kind, events: Array) -> None:
    """C25: a card goes under the pile, face down."""
    s.fountain_hand[s.actor, kind] -= 1
    bottom = (s.fountain_top + s.fountain_size) % N_FOUNTAIN_CARDS
    s.fountain_pile[bottom] = kind
    s.returned_by[bottom] = s.actor
    s.fountain_size += 1
    emit(events, ev.FOUNTAIN_RETURNED, EVERYBODY, s.actor, 0, 0, 0, 0)
    emit(events, ev.FOUNTAIN_PUT_BACK, s.actor, s.actor, kind, 0, 0, 0)
    pay_waiting(c, s, events)


# --- Scoring (C27, C28, C33) ----------------------------------------------------------------------------------


@kernel
def end_turn(c: Record, s: Record, events: Array) -> None:
    """C11: the next seat's turn; when all depots are empty the phase is scored."""
    if s.filled != 0:
        begin_turn(s, next_seat(s, s.actor), events)
        return
    set_order(s, events)
    begin_scoring(s)


@kernel
def set_order(s: Record, events: Array) -> None:
    """C27: who scores when, as the discs lie on the track."""
    emit(events, ev.SCORING_BEGAN, EVERYBODY, s.game_phase + 1, 0, 0, 0, 0)
    for seat in range(s.seats):
        s.order[count_ahead(s, seat)] = seat
    s.scorer = 0


@kernel
def begin_scoring(s: Record) -> None:
    """C27: the next seat in the order of the track, as it stood when scoring began, picks a circle."""
    s.actor = s.order[s.scorer]
    s.turn += 1
    s.bread_paid = 0
    s.settled = 0
    s.phase = CIRCLE


@kernel
def legal_circle(c: Record, s: Record, out: Array) -> int:
    """C28: any free circle between two cards."""
    n = 0
    for circle in range(N_CIRCLES):
        if explain_circle(c, s, circle) == LEGAL:
            out[n] = mv.CIRCLE_MOVE[circle]
            n += 1
    return n


@kernel
def explain_circle(c: Record, s: Record, circle: Circle) -> int:
    """C8, C28: a space beside it is not used with so many seats, or a disc lies there."""
    for side in range(2):
        if s.cards[c.space_of_circle[circle, side]] == NO_CARD:
            return why.CIRCLE_NOT_USED
    return LEGAL if s.disc[circle] == NO_SEAT else why.CIRCLE_OCCUPIED


@kernel
def apply_circle(s: Record, circle: Circle, events: Array) -> None:
    """C28: the disc lies, and stays."""
    s.disc[circle] = s.actor
    s.circle = circle
    s.phase = CARD
    emit(events, ev.DISC_LAID, EVERYBODY, s.actor, circle, 0, 0, 0)


@kernel
def legal_card(c: Record, s: Record, out: Array) -> int:
    """C28: either card beside the circle first."""
    out[0] = mv.CARD_MOVE[c.space_of_circle[s.circle, 0]]
    out[1] = mv.CARD_MOVE[c.space_of_circle[s.circle, 1]]
    return 2


@kernel
def explain_card(c: Record, s: Record, space: Space) -> int:
    """C28: only the two cards beside the circle."""
    is_beside = space in (c.space_of_circle[s.circle, 0], c.space_of_circle[s.circle, 1])
    return LEGAL if is_beside else why.CARD_NOT_BESIDE


@kernel
def apply_card(c: Record, s: Record, space: Space, events: Array) -> None:
    """C28: this card first, wholly; then the other."""
    s.space = space
    if begin_card(c, s, events):
        settle_cards(c, s, events)


@kernel
def begin_card(c: Record, s: Record, events: Array) -> bool:
    """C29: a green card counts its multiples by itself, a red one asks how often it is paid. Whether it counted."""
    s.multiples = 0
    card = s.cards[s.space]
    emit(events, ev.CARD_BEGUN, EVERYBODY, s.actor, card, 0, 0, 0)
    if is_red(card):
        s.phase = PAY
        return False
    reward(c, s, s.actor, card, multiples_owned(c, s, s.actor, card), events)
    return True


@kernel
def legal_pay(c: Record, s: Record, out: Array) -> int:
    """C29: from no multiple to the most that can be paid."""
    most = multiples_payable(c, s, s.actor, s.cards[s.space])
    for multiples in range(most + 1):
        out[multiples] = mv.PAY_MOVE[multiples]
    return most + 1


@kernel
def explain_pay(c: Record, s: Record, multiples: int) -> int:
    """C29: more than goods and coins allow."""
    return LEGAL if multiples <= multiples_payable(c, s, s.actor, s.cards[s.space]) else why.CANNOT_PAY


@kernel
def apply_pay(c: Record, s: Record, multiples: int, events: Array) -> None:
    """C29, C31: goods are given up, coins for what is missing, and the card brings its reward."""
    card = s.cards[s.space]
    coins = coins_missing(c, s, s.actor, card, multiples)
    for good in range(N_GOODS):
        given = goods_given(c, s, s.actor, card, good, multiples)
        if given > 0:
            s.goods[s.actor, good] -= given
            emit(events, ev.GOOD_PAID, EVERYBODY, s.actor, good, given, 0, 0)
    if coins > 0:
        s.coins[s.actor] -= coins
        emit(events, ev.COINS_PAID, EVERYBODY, s.actor, coins, 0, 0, 0)
    reward(c, s, s.actor, card, multiples, events)
    settle_cards(c, s, events)


@kernel
def is_bread_offered(s: Record) -> bool:
    """C33: three bread may stand for one more multiple; C3: once a scoring, or as often as there is bread."""
    is_allowed = s.bread_rule == BREAD_REPEAT or not s.bread_paid
    return is_allowed and s.bread[s.actor] >= BREAD_A_MULTIPLE


@kernel
def settle_cards(c: Record, s: Record, events: Array) -> None:
    """C28, C33: on from a card whose multiples are paid, until something is asked or both cards are settled."""
    while not is_bread_offered(s):
        if not next_card(c, s, events):
            return
    s.phase = BREAD


@kernel
def next_card(c: Record, s: Record, events: Array) -> bool:
    """C28, C32: a card without a multiple has failed; then the other begins. Whether that one counted by itself."""
    if s.multiples == 0:
        fail_card(s, s.actor, s.cards[s.space], events)
    if s.settled == 1:
        end_scoring(c, s, events)
        return False
    s.settled = 1
    is_lower = s.space == c.space_of_circle[s.circle, 0]
    s.space = c.space_of_circle[s.circle, 1 if is_lower else 0]
    return begin_card(c, s, events)


@kernel
def legal_bread(out: Array) -> int:
    """C33: pay or leave it."""
    out[0] = mv.BREAD_MOVE
    out[1] = mv.STOP_MOVE
    return 2


@kernel
def apply_bread(c: Record, s: Record, events: Array) -> None:
    """C33: three bread for one multiple."""
    s.bread[s.actor] -= BREAD_A_MULTIPLE
    s.bread_paid = 1
    emit(events, ev.BREAD_PAID, EVERYBODY, s.actor, s.cards[s.space], 0, 0, 0)
    reward(c, s, s.actor, s.cards[s.space], 1, events)
    settle_cards(c, s, events)


@kernel
def apply_stop(c: Record, s: Record, events: Array) -> None:
    """C33: no bread for this card."""
    if next_card(c, s, events):
        settle_cards(c, s, events)


@kernel
def end_scoring(c: Record, s: Record, events: Array) -> None:
    """C27: the next seat scores; after the last the next phase begins, or the game is over."""
    leave_circle(s)
    if s.scorer < s.seats:
        begin_scoring(s)
    elif s.game_phase < N_GAME_PHASES - 1:
        begin_phase(c, s, events)
    else:
        end_game(c, s, events)


@kernel
def leave_circle(s: Record) -> None:
    """C28: a seat has had its scoring."""
    s.circle = NO_CIRCLE
    s.space = NO_SPACE
    s.settled = 0
    s.multiples = 0
    s.bread_paid = 0
    s.scorer += 1


# --- Next phase (C34) and end (C35-C40) -----------------------------------------------------------------------


@kernel
def begin_phase(c: Record, s: Record, events: Array) -> None:
    """C34: new tiles in the depots; the start token goes to the next seat, which opens the rounds."""
    if reveal(s, events):
        s.actor = NOBODY
        return
    s.game_phase += 1
    s.scorer = 0
    s.order[:] = NO_SEAT
    s.start = next_seat(s, s.start)
    deal_depots(s)
    emit(events, ev.PHASE_BEGAN, EVERYBODY, s.game_phase + 1, s.start, 0, 0, 0)
    for depot in range(N_DEPOTS):
        for place in range(N_PLACES):
            tile = s.depots[depot, place]
            emit(events, ev.DEALT, EVERYBODY, depot, tile, one_thing(c, tile), other_thing(c, tile), 0)
    begin_turn(s, s.start, events)


@kernel
def end_game(c: Record, s: Record, events: Array) -> None:
    """C35-C39: fountain cards are shown, and all that the end brings is scored."""
    if reveal(s, events):
        s.actor = NOBODY
        return
    for seat in range(s.seats):
        score_end(c, s, seat, events)
    s.actor = NOBODY
    s.phase = OVER
    emit(events, ev.GAME_ENDED, EVERYBODY, s.turn, 0, 0, 0, 0)


# --- Trying out -----------------------------------------------------------------------------------------------


@kernel
def suppose(content: Array, states: Array, i: int, seat: Seat, events: Array) -> int:
    """C11: a seat's turn begins, whoever's it is; its own goes on. C27: without tiles it is its scoring."""
    s = states[i]
    if s.phase == OVER:
        return why.GAME_OVER
    if s.actor == seat:
        return LEGAL
    if s.phase == PAWN and s.pawn[seat] == NO_DEPOT:
        s.actor = seat
        return LEGAL
    place_patricians(s)
    break_off(s)
    if s.filled != 0:
        begin_turn(s, seat, events)
        return LEGAL
    if s.order[0] == NO_SEAT:
        set_order(s, events)
    return suppose_scoring(s, seat)


@kernel
def place_patricians(s: Record) -> None:
    """C10: patricians still to be put stand on the first free depots; later they are in nobody's way."""
    for seat in range(s.seats):
        depot = 0
        while s.pawn[seat] == NO_DEPOT:
            if not is_occupied(s, depot):
                s.pawn[seat] = depot
            depot += 1


@kernel
def break_off(s: Record) -> None:
    """C14: a tile in hand is stored; C19: rewards that wait are left out."""
    if s.tile != NO_TILE:
        s.stored_by[s.tile] = s.actor
        s.tile = NO_TILE
    while s.depth > 0:
        s.depth -= 1
        s.waiting_kind[s.depth] = NO_KIND
        s.waiting_goods[s.depth] = 0


@kernel
def suppose_scoring(s: Record, seat: Seat) -> int:
    """C27, C28: a seat scores before all that have laid no disc; C34: who has scored waits for new tiles."""
    if s.circle != NO_CIRCLE:
        leave_circle(s)
    place = s.scorer
    while place < s.seats and s.order[place] != seat:
        place += 1
    if place == s.seats:
        return why.SCORED_ALREADY
    for k in range(place, s.scorer, -1):
        s.order[k] = s.order[k - 1]
    s.order[s.scorer] = seat
    begin_scoring(s)
    return LEGAL


# --- Dispatch -------------------------------------------------------------------------------------------------


@kernel
def legal_moves(content: Array, states: Array, i: int, out: Array) -> int:
    """C41: the legal moves of the seat to act, ascending; none once the game is over."""
    c = content[0]
    s = states[i]
    if s.phase == DEPOT:
        return legal_depot(c, s, out)
    if s.phase == TILE:
        return legal_tile(c, s, out)
    if s.phase == SQUARE:
        return legal_square(c, s, out)
    if s.phase == FIRST:
        return legal_first(s, out)
    if s.phase == CRAFT:
        return legal_craft(c, s, out)
    if s.phase == RETURN:
        return legal_return(s, out)
    return legal_in_scoring(c, s, out)


@kernel
def legal_in_scoring(c: Record, s: Record, out: Array) -> int:
    """C41: the legal moves of set-up and scoring."""
    if s.phase == CIRCLE:
        return legal_circle(c, s, out)
    if s.phase == CARD:
        return legal_card(c, s, out)
    if s.phase == PAY:
        return legal_pay(c, s, out)
    if s.phase == BREAD:
        return legal_bread(out)
    return legal_pawn(s, out) if s.phase == PAWN else 0


@kernel
def explain(content: Array, states: Array, i: int, move: int) -> int:
    """Why a move is refused; LEGAL exactly for those in `legal_moves`."""
    c = content[0]
    s = states[i]
    verb = mv.VERB_OF_MOVE[move]
    if s.phase == OVER:
        return why.GAME_OVER
    if s.phase != PHASE_OF_VERB[verb]:
        return why.NOT_NOW
    if verb == mv.PAWN:
        return why.DEPOT_OCCUPIED if is_occupied(s, mv.DEPOT_OF_MOVE[move]) else LEGAL
    if verb == mv.MOVE:
        return explain_move(c, s, mv.DEPOT_OF_MOVE[move])
    if verb == mv.TRAVEL:
        return explain_travel(c, s, mv.DEPOT_OF_MOVE[move])
    if verb == mv.TAKE:
        return explain_take(c, s, mv.PLACE_OF_MOVE[move])
    if verb == mv.PLACE:
        return explain_place(c, s, mv.SQUARE_OF_MOVE[move], mv.TURNING_OF_MOVE[move])
    if verb == mv.FIRST:
        return why.NOT_FINISHED if waiting_with_class(s, mv.CLASS_OF_MOVE[move]) == NO_CLASS else LEGAL
    if verb == mv.CRAFT:
        return explain_craft(c, s, mv.DARK_OF_MOVE[move])
    if verb == mv.RETURN:
        return LEGAL if s.fountain_hand[s.actor, mv.KIND_OF_MOVE[move]] > 0 else why.CARD_NOT_HELD
    if verb == mv.CIRCLE:
        return explain_circle(c, s, mv.CIRCLE_OF_MOVE[move])
    if verb == mv.CARD:
        return explain_card(c, s, mv.SPACE_OF_MOVE[move])
    return explain_pay(c, s, mv.MULTIPLES_OF_MOVE[move]) if verb == mv.PAY else LEGAL


@kernel
def apply(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Make one legal move."""
    c = content[0]
    s = states[i]
    verb = mv.VERB_OF_MOVE[move]
    if verb == mv.PLACE:
        apply_place(c, s, mv.SQUARE_OF_MOVE[move], mv.TURNING_OF_MOVE[move], events)
    elif verb == mv.STORE:
        apply_store(c, s, events)
    elif verb == mv.MOVE:
        apply_move(s, mv.DEPOT_OF_MOVE[move], events)
    elif verb == mv.TRAVEL:
        apply_travel(s, mv.DEPOT_OF_MOVE[move], events)
    elif verb == mv.TAKE:
        apply_take(c, s, mv.PLACE_OF_MOVE[move], events)
    elif verb == mv.FIRST:
        apply_first(c, s, mv.CLASS_OF_MOVE[move], events)
    elif verb == mv.CRAFT:
        apply_craft(c, s, mv.DARK_OF_MOVE[move], events)
    elif verb == mv.RETURN:
        apply_return(c, s, mv.KIND_OF_MOVE[move], events)
    elif verb == mv.PAWN:
        apply_pawn(s, mv.DEPOT_OF_MOVE[move], events)
    elif verb == mv.CIRCLE:
        apply_circle(s, mv.CIRCLE_OF_MOVE[move], events)
    elif verb == mv.CARD:
        apply_card(c, s, mv.SPACE_OF_MOVE[move], events)
    elif verb == mv.PAY:
        apply_pay(c, s, mv.MULTIPLES_OF_MOVE[move], events)
    elif verb == mv.BREAD:
        apply_bread(c, s, events)
    elif verb == mv.STOP:
        apply_stop(c, s, events)
