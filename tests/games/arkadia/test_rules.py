"""Arkadia, rule by rule: at least one test for every statement and ruling of K1-K23."""

import itertools
import random
import tomllib
from collections import Counter
from collections.abc import Iterable

import numpy as np
import pytest

from insula import ContentError, MoveError, State, TableError, load_game
from insula.core.cards import shuffle
from insula.core.layout import NOBODY
from insula.core.rng import stream_word
from insula.games.arkadia.content import OWN_FILE
from insula.games.arkadia.events import EVENTS
from insula.games.arkadia.reasons import REASONS
from insula.games.arkadia.state import CARDS, COLOURS, DECK_STREAM, KINDS, SQUARES, TURNINGS
from tests.games.arkadia.table import (
    EIGHT_TOWERS,
    FULL_FLOOR,
    HOUSE,
    NINE_TOWERS,
    NO_WORKERS,
    PINWHEEL,
    SELL_NOTHING,
    banners,
    begin_end,
    building,
    built,
    crowded,
    drawing,
    ended,
    faults,
    gold,
    hand,
    known,
    last_turns,
    legal,
    neighbours,
    neutral,
    open_cards,
    own,
    owners,
    phase,
    pile,
    play,
    position,
    prices,
    refused,
    seals,
    sites,
    squares,
    store,
    stuck,
    to_draw,
    told,
    tops,
)
from tests.games.chance import assert_uniform
from tests.games.refusals import assert_refused

ALL_SEATS = (2, 3, 4)
MANY = 600
MOST_MOVES = 2000
"""More than random games take."""
CONTENT = tomllib.loads(OWN_FILE.read_text(encoding="utf-8"))
CAMPS = [
    SQUARES[16 * row + column]
    for row, line in enumerate(CONTENT["board"]["rows"])
    for column, letter in enumerate(line)
    if letter == "T"
]
LYING = ["red", "olive", "silver", "black", "plain", "plain", "black", "silver", "olive", "red"]
UPRIGHT = ["black", "plain", "red", "silver", "olive", "olive", "silver", "red", "plain", "black"]
"""K1: what is printed on the ring, row by row."""
RING = ["g5", "h5", "i5", "j5", "g6", "j6", "g7", "h7", "i7", "j7"]
BESIDE_LOT = ["g4", "h4", "i4", "j4", "f5", "k5", "f6", "k6", "f7", "k7", "g8", "h8", "i8", "j8"]
DEALT: dict[int, list[State]] = {seats: [] for seats in ALL_SEATS}


def dealt(seats: int, games: int = 20) -> list[State]:
    """Games as they are dealt, before any move. They are shared: never make a move in them."""
    game = load_game("arkadia", seats)
    for seed in range(len(DEALT[seats]), games):
        DEALT[seats].append(State.unsettled(game, seed))
    return DEALT[seats][:games]


def field(state: State, name: str) -> list:
    """A field of the full truth."""
    return state.rows[name][0].tolist()


def code(state: State, text: str) -> str:
    """Why a move is refused, the code alone."""
    return refused(state, text)[0]


# --- Components (K1-K5) ---------------------------------------------------------------------------------------


def test_k1_a_board_of_16_by_12_squares_with_24_camps():
    assert (SQUARES[0], SQUARES[15], SQUARES[16], SQUARES[-1], len(SQUARES)) == ("a1", "p1", "a2", "p12", 192)
    for state in dealt(2):
        assert list(state.view().table.camps) == CAMPS
    assert len(CAMPS) == 24


@pytest.mark.parametrize(("is_upright", "printed"), [(False, LYING), (True, UPRIGHT)])
def test_k1_two_seals_of_each_colour_on_a_ring_of_ten_also_upright(is_upright, printed):
    castle = position(is_upright=is_upright).view().table.castle
    assert [ring.printed for ring in castle.ring] == printed
    assert [ring.top for ring in castle.ring] == printed
    assert Counter(printed) == dict.fromkeys([*COLOURS, "plain"], 2)


def test_k1_the_courtyard_is_in_the_middle_of_the_lot():
    lying, upright = (position(is_upright=is_upright).view().table.castle for is_upright in (False, True))
    assert (lying.courtyard, upright.courtyard) == (("h6", "i6"), ("h6", "h7"))
    assert [ring.square for ring in lying.ring] == RING
    assert [ring.square for ring in upright.ring] == ["g5", "h5", "i5", "g6", "i6", "g7", "i7", "g8", "h8", "i8"]


@pytest.mark.parametrize(("is_upright", "printed"), [(False, LYING), (True, UPRIGHT)])
def test_k1_a_tower_covers_the_seal_that_is_printed_there_also_upright(is_upright, printed):
    state = position(is_upright=is_upright, towers_due=1)
    assert [text.split()[-1] for text in legal(state)[:10]] == [ring.square for ring in state.view().table.castle.ring]
    for square, seal in zip(squares(state, "tower"), printed, strict=True):
        covered = play(state.clone(), f"tower olive {square}")
        assert told(covered, "tower_placed")[0].endswith(f"square={square} floor=1 covered={seal}")
        assert tops(covered) == tops(state) | {square: "olive"}


def test_k1_upright_the_lot_was_given_a_clockwise_quarter_turn(tmp_path):
    """The own lot looks the same from both sides, another one tells."""
    path = tmp_path / "content.toml"
    rows = (
        '["red", "red", "olive", "olive"], ["plain", "court", "court", "black"], ["black", "silver", "silver", "plain"]'
    )
    head, lot, tail = OWN_FILE.read_text(encoding="utf-8").partition('    ["red", "olive", "silver", "black"],')
    path.write_text(f"{head}{rows}]\n{tail[tail.index('[buildings]') :]}", encoding="utf-8")
    assert lot
    for is_upright, printed in (
        (False, "red red olive olive plain black black silver silver plain"),
        (True, "black plain red silver red silver olive plain black olive"),
    ):
        castle = position(is_upright=is_upright, content=path).view().table.castle
        assert " ".join(ring.printed for ring in castle.ring) == printed


SHAPES = {
    "house": {"r0": "g1 h1", "r1": "g1 g2"},
    "farm": {"r0": "g1 h1 g2", "r1": "g1 h1 h2", "r2": "g1 f2 g2", "r3": "g1 g2 h2"},
    "tavern": {"r0": "g1 h1 i1", "r1": "g1 g2 g3"},
    "mill": {"r0": "g1 h1 i1 h2", "r1": "g1 f2 g2 g3", "r2": "g1 f2 g2 h2", "r3": "g1 g2 h2 g3"},
    "smithy": {"r0": "g1 g2 g3 h3", "r1": "g1 h1 i1 g2", "r2": "g1 h1 h2 h3", "r3": "g1 e2 f2 g2"},
    "trade_centre": {"r0": "g1 h1 f2 g2", "r1": "g1 g2 h2 h3"},
    "monastery": {"r0": "g1 h1 g2 h2"},
}
MIRRORED = {
    "smithy": {"t0": "g1 g2 f3 g3", "t1": "g1 g2 h2 i2", "t2": "g1 h1 g2 g3", "t3": "g1 h1 i1 i2"},
    "trade_centre": {"t0": "g1 h1 h2 i2", "t1": "g1 f2 g2 f3"},
}


def laid_squares(kind: str, site: str, **words) -> str:
    """The squares of a tile that lies there, beside a worker that stands just before it."""
    state = building(f"{kind} red", site, **({"board": "1...", "at": "f1"} | words))
    (laid,) = state.view().table.buildings
    return " ".join(laid.squares)


@pytest.mark.parametrize("kind", KINDS)
def test_k2_tiles_turn_by_clockwise_quarter_turns(kind):
    state = play(position(hands={0: f"{kind} red"}, board="1...", at="f1"), f"build {kind} red")
    assert sites(state, "g1") == [f"g1{turning}" for turning in SHAPES[kind]]
    for turning, covered in SHAPES[kind].items():
        assert laid_squares(kind, f"g1{turning}") == covered


@pytest.mark.parametrize("kind", KINDS)
def test_k2_with_flip_a_tile_may_also_be_its_mirror_image(kind):
    words = {"options": {"flip": "yes"}}
    state = play(position(hands={0: f"{kind} red"}, board="1...", at="f1", **words), f"build {kind} red")
    shapes = SHAPES[kind] | MIRRORED.get(kind, {})
    assert sites(state, "g1") == [f"g1{turning}" for turning in shapes]
    for turning, covered in shapes.items():
        assert laid_squares(kind, f"g1{turning}", **words) == covered


def test_k2_without_flip_no_tile_is_turned_over():
    state = play(position(hands={0: "smithy red"}, board="1...", at="f1"), "build smithy red")
    assert [site for site in sites(state) if site[-2] == "t"] == []
    for turning in MIRRORED["smithy"]:
        assert refused(state, f"site g1{turning}") == ("not_flipped", "K2", {})


def test_k2_a_mirror_image_alone_can_be_a_legal_place():
    """The free squares take a smithy only if it is turned over."""
    hole = {"board": "11111 1...1 111.1", "at": "a1", "free": 4}
    assert legal(crowded("smithy red", **hole)) == ["pass"]
    state = crowded("smithy red", options={"flip": "yes"}, **hole)
    assert legal(state) == ["build smithy red"]
    assert sites(play(state, "build smithy red")) == ["b2t3"]


def test_k2_options_and_their_defaults():
    assert load_game("arkadia").options == {"flip": "no", "tracking": "memory"}
    options = {"flip": "yes", "tracking": "open"}
    assert load_game("arkadia", 4, options).options == options
    for option in options:
        with pytest.raises(TableError):
            load_game("arkadia", 2, {option: "other"})


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k2_k3_of_each_colour_two_houses_farms_and_taverns_and_one_of_each_other_kind(seats):
    for state in dealt(seats):
        cards = pile(state) + open_cards(state).split(", ")
        cards += [card for seat in range(seats) for card in hand(state, seat).split(", ")]
        assert Counter(cards) == {
            f"{kind} {colour}": 2 if kind in ("house", "farm", "tavern") else 1 for kind in KINDS for colour in COLOURS
        }
        assert len(cards) == 40


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k4_three_of_each_tower_in_stores_1_and_2_and_one_of_each_in_store_3(seats):
    for state in dealt(seats):
        stores = state.view().table.castle.stores
        assert [dict(each) for each in stores] == [dict.fromkeys(COLOURS, n) for n in (3, 3, 1)]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k5_three_workers_and_four_banners_to_start_with_and_nothing_else(seats):
    for state in dealt(seats):
        assert [own(state, seat) for seat in range(seats)] == [3] * seats
        assert [banners(state, seat) for seat in range(seats)] == [4] * seats
        assert [neutral(state, seat) for seat in range(seats)] == [0] * seats
        assert [seals(state, seat) for seat in range(seats)] == [""] * seats
        assert state.scores() == [0] * seats
        assert owners(state) == built(state) == {}


def test_k5_eight_more_workers_come_by_banners():
    for left in (4, 3, 2, 1):
        state = position(asked="banner", banners={0: left})
        before = own(state)
        play(state, "banner", *SELL_NOTHING)
        assert (own(state), banners(state)) == (before + 2, left - 1)
    assert own(state) == 11


def test_k5_seals_and_gold_are_without_limit():
    state = play(position(seals={0: "red 60"}, gold={0: 500}, **HOUSE), "own b2", "stop", "tower red h5", "banner")
    assert seals(state) == "red 63"
    assert gold(play(state, "sell red 63")) == 500 + 63 * 3


def test_k1_k5_another_content_file_is_played_once_it_is_sound(tmp_path):
    path = tmp_path / "content.toml"
    text = OWN_FILE.read_text(encoding="utf-8")
    path.write_text(
        text.replace("own_workers = 11", "own_workers = 10")
        .replace("start_workers = 3", "start_workers = 4")
        .replace("banners = 4", "banners = 3"),
        encoding="utf-8",
    )
    state = State.unsettled(load_game("arkadia", 3, content=path), 0)
    assert [(own(state, seat), banners(state, seat)) for seat in range(4)] == [(4, 3), (4, 3), (4, 3), (0, 0)]


# --- Set-up (K6, K7) ------------------------------------------------------------------------------------------

LOT_PLACES = [(f"{column}{row}", False) for row in (5, 6) for column in "fgh"] + [(f"{c}5", True) for c in "fghi"]
"""Every place for the lot that is free of camps, lying ones first."""


def test_k6_the_lot_goes_square_to_the_grid_on_no_camp():
    for state in dealt(2, 100):
        castle = state.view().table.castle
        assert (castle.square, castle.is_upright) in LOT_PLACES
        on_lot = {ring.square for ring in castle.ring} | set(castle.courtyard)
        assert len(on_lot) == 12
        assert not on_lot & set(CAMPS)


def test_k6_every_place_lying_or_upright_is_equally_likely():
    places = [(SQUARES[field(s, "lot_square")], bool(field(s, "is_upright"))) for s in dealt(2, MANY)]
    assert_uniform([Counter(LOT_PLACES.index(place) for place in places)], [10])


def test_k6_the_lot_is_a_building_for_all_that_touches_it():
    state = position()
    assert squares(state) == BESIDE_LOT
    assert all(refused(state, f"own {square}")[2]["thing"] == "lot" for square in [*RING, "h6", "i6"])


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k7_from_the_top_four_cards_a_seat_from_seat_0_on_then_three_open(seats):
    for seed, state in enumerate(dealt(seats)):
        deck = np.array([card for card in range(28) for _ in range(2 if card < 12 else 1)], np.int64)
        rng = np.array([stream_word(np.uint64(seed), DECK_STREAM)], np.uint64)
        shuffle(deck, 0, 40, rng, 0)
        names = [CARDS[card] for card in deck]
        for seat in range(seats):
            assert sorted(hand(state, seat).split(", ")) == sorted(names[4 * seat : 4 * seat + 4])
        assert open_cards(state).split(", ") == names[4 * seats : 4 * seats + 3]
        assert pile(state) == names[4 * seats + 3 :]


def test_k7_what_was_dealt_or_drawn_is_not_in_the_pile_any_more():
    for state in dealt(3):
        assert field(state, "pile_next") == 15
        assert field(state, "pile")[:15] == [0] * 15
    state = play(to_draw("farm red, farm olive, farm black", "mill red, mill olive"), "draw 1")
    assert field(state, "pile")[: field(state, "pile_next")] == [0] * field(state, "pile_next")


def test_k7_every_card_is_equally_likely_everywhere():
    states = dealt(2, MANY)
    kinds = [CARDS.index(name) for name in CARDS]
    tables = [Counter(field(state, "open_cards")[place] for state in states) for place in range(3)]
    tables += [Counter(field(state, "pile")[place] for state in states) for place in (11, 25, 39)]
    for table in tables:
        for card in kinds[:12]:
            table[card] /= 2
            table[card + 28] = table[card]
    assert_uniform(tables, [40] * len(tables))


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k7_the_start_player_is_drawn_by_lot_and_begins(seats):
    states = dealt(seats, MANY if seats == 2 else 200)
    assert_uniform([Counter(field(state, "start") for state in states)], [seats])
    assert all(state.current_player() == field(state, "start") for state in states)
    assert {(phase(state), field(state, "turn")) for state in states} == {("action", 1)}
    assert states[0].view().table.start == states[0].current_player()


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("end", ["low", "high"])
def test_k7_set_up_clears_whatever_was_on_the_table(seats, end):
    game = load_game("arkadia", seats)
    rows = game.layout.zeros(1)
    for each in game.layout:
        rows[each.name][0] = 7 if each.is_words else getattr(each, end)
    game.kernels.setup(game.content.tables, rows, 0, seats, game.option_numbers, np.uint64(8))
    assert game.layout.differences(rows, 0, State.unsettled(game, 8).rows, 0) == []


# --- A turn (K8) ----------------------------------------------------------------------------------------------


def test_k8_first_a_card_or_a_worker_and_no_pass():
    state = position(hands={0: "house red, house red, farm black, mill silver"})
    assert legal(state) == [
        "build house red",
        "build farm black",
        "build mill silver",
        *(f"own {square}" for square in BESIDE_LOT),
    ]
    assert refused(state, "pass") == ("can_act", "K8", {})
    assert code(state, "end") == "not_now"


def test_k8_exactly_one_of_the_two():
    state = building("house red", "e5r0", "draw 1")
    assert legal(state) == ["banner", "end"]
    state = play(position(), "own g4", "stop")
    assert legal(state) == ["banner", "end"]
    state = play(position(hands={0: "house red"}), "own g4")
    assert refused(state, "build house red") == ("not_now", "K23", {"phase": "workers"})
    state = play(position(hands={0: "house red"}), "build house red")
    assert refused(state, "own g4") == ("not_now", "K23", {"phase": "site"})


def test_k8_whoever_can_only_build_does_not_pass():
    state = stuck(hands={0: "house red"}, board="..", at="a1")
    assert legal(state) == ["build house red"]
    assert code(state, "pass") == "can_act"


@pytest.mark.parametrize("worker", ["own", "neutral"])
def test_k8_whoever_can_only_place_a_worker_does_not_pass(worker):
    state = stuck(own=NO_WORKERS | ({0: 1} if worker == "own" else {}), neutral={0: 1} if worker == "neutral" else {})
    assert {text.split()[0] for text in legal(state)} == {worker}
    assert code(state, "pass") == "can_act"


def test_k8_the_workers_of_the_seat_to_act_count_and_no_others():
    state = stuck(to_act=1, own=NO_WORKERS | {1: 1})
    assert code(state, "pass") == "can_act"
    state = stuck(to_act=1, own=NO_WORKERS | {0: 1}, neutral={0: 1}, hands={0: "house red"})
    assert legal(state) == ["pass"]


def test_k8_a_seat_that_can_do_neither_passes():
    state = stuck()
    assert legal(state) == ["pass"]
    assert told(play(state, "pass"), "passed") == ["passed seat=0"]
    assert legal(state) == ["banner", "end"]


def test_k8_cards_without_a_place_and_no_worker_are_a_pass():
    state = crowded("monastery red, house red", board=".", at="a1")
    assert legal(state) == ["pass"]
    assert refused(state, "build monastery red") == ("no_site", "K9", {"kind": "monastery"})


def test_k8_workers_without_a_place_and_no_card_are_a_pass():
    """What is free lies beside workers only."""
    state = crowded(board="..1 110", at="a1", own=NO_WORKERS | {0: 1}, free=2)
    assert (own(state), legal(state)) == (1, ["pass"])
    assert code(state, "own a1") == "no_building_beside"


def test_k8_then_a_banner_or_the_end_also_after_a_pass():
    for state in (play(stuck(), "pass"), play(position(), "own g4", "stop"), building("house red", "e5r0", "draw 1")):
        assert legal(state) == ["banner", "end"]
        play(state, "end")
        assert (state.current_player(), phase(state)) == (1, "action")


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k8_turns_go_round_from_seat_to_seat(seats):
    state = position(seats, to_act=1, turn=5)
    order = []
    for _ in range(seats):
        order.append(state.current_player())
        play(state, legal(state, "own")[0], "stop", "end")
    assert order == [(1 + number) % seats for number in range(seats)]
    assert told(state, "turn_began")[0] == f"turn_began seat={2 % seats} turn=6"
    assert state.view().turn == 5 + seats


# --- Build (K9-K11) -------------------------------------------------------------------------------------------


def test_k9_a_card_of_the_own_hand():
    state = position(hands={0: "house red", 1: "farm olive"})
    assert refused(state, "build farm olive") == ("card_not_held", "K9", {"kind": "farm", "colour": "olive"})
    assert code(state, "build house silver") == "card_not_held"


def test_k9_only_a_card_whose_tile_has_a_place_is_played():
    state = crowded("house red, farm red, monastery olive", board=".. .0", at="a1")
    assert legal(state) == ["build house red", "build farm red"]
    assert refused(state, "build monastery olive") == ("no_site", "K9", {"kind": "monastery"})
    assert sites(play(state.clone(), "build farm red")) == ["a1r0"]
    assert sites(play(state, "build house red")) == ["a1r0", "a1r1"]


def test_k9_the_card_decides_the_tile_and_is_compulsory_then():
    state = play(position(hands={0: "house red, farm red"}), "build farm red")
    assert {text.split()[0] for text in legal(state)} == {"site"}
    assert state.view().table.card.kind == "farm"
    assert told(state) == ["card_played seat=0 kind=farm colour=red"]
    play(state, "site f3r3")
    assert told(state, "built") == ["built seat=0 kind=farm colour=red square=f3"]
    assert built(state) == {"f3": "farm red"}
    assert state.view().table.buildings[0].squares == ("f3", "f4", "g4")


@pytest.mark.parametrize(
    ("board", "buildings", "thing"),
    [
        ("AA", "A house olive", "house"),
        ("0.", "", "worker"),
        ("1.", "", "worker"),
        ("n.", "", "worker"),
        (".2", "", "worker"),
    ],
)
def test_k9_squares_with_a_building_or_a_worker_are_not_free(board, buildings, thing):
    state = play(
        position(3, hands={0: "house red"}, board=board, buildings=buildings, at="a12"),
        "build house red",
    )
    taken = "b12" if board == ".2" else "a12"
    assert refused(state, "site a12r0") == ("square_occupied", "K9", {"square": taken, "thing": thing})
    assert "a12r0" not in sites(state)
    assert "a10r1" in sites(state) or board == ".2"


@pytest.mark.parametrize("square", [*RING, "h6", "i6"])
def test_k9_the_lot_and_its_courtyard_are_not_free(square):
    state = play(position(hands={0: "house red"}), "build house red")
    assert refused(state, f"site {square}r1") == ("square_occupied", "K9", {"square": square, "thing": "lot"})


def test_k9_camps_are_free():
    assert "h4" in CAMPS
    state = building("house red", "h4r0")
    assert state.view().table.buildings[0].squares == ("h4", "i4")


def house_on(site: str) -> tuple[list[str], list[str]]:
    """The squares of a house, and those that share an edge with it."""
    first = SQUARES.index(site[:-2])
    pair = [first, first + (1 if site.endswith("r0") else 16)]
    edge = sorted({other for square in pair for other in neighbours(square)} - set(pair))
    return [SQUARES[square] for square in pair], [SQUARES[square] for square in edge]


def houses_on(free: Iterable[str], beside: Iterable[str]) -> list[str]:
    """Every place of a house on free squares beside others, counted square by square."""
    free = sorted(free, key=SQUARES.index)
    found = [f"{square}r0" for square in free if square[0] != "p"] + [
        f"{square}r1" for square in free if square[1:] != "12"
    ]
    return [site for site in found if set(house_on(site)[0]) <= set(free) and set(house_on(site)[1]) & set(beside)]


@pytest.mark.parametrize("worker", ["0", "1", "2", "n"])
@pytest.mark.parametrize("square", ["a12", "a1", "p1", "p12", "a4", "p5", "a8", "p9", "d4", "m9"])
def test_k9_a_tile_touches_any_worker_whoevers_edge_to_edge(worker, square):
    """Far from the lot; in the corners, at the edges, and on both sides of the borders of rows 4 and 5, 8 and 9."""
    lot = "i5" if square[0] in "ad" else "f5"
    state = position(3, hands={0: "house red"}, board=worker, at=square, lot=lot, is_upright=True)
    near = [other for other in SQUARES if other != square and abs(ord(other[0]) - ord(square[0])) <= 2]
    near = [other for other in near if abs(int(other[1:]) - int(square[1:])) <= 2]
    play(state, "build house red")
    found = [site for site in sites(state) if set(house_on(site)[0]) <= set(near)]
    assert found == houses_on(near, [square])
    assert found


def test_k9_a_tile_touches_a_building_edge_to_edge():
    state = play(
        position(hands={0: "house red"}, board="BB... ..... .....", buildings="B house olive"), "build house red"
    )
    found = {site for site in sites(state) if site[:-2] in ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3")}
    assert found == {"c1r0", "c1r1", "a2r0", "a2r1", "b2r0", "b2r1"}
    assert refused(state, "site c2r0") == ("touches_nothing", "K9", {"square": "c2"})


def test_k9_a_tile_touches_the_lot_edge_to_edge():
    state = play(position(hands={0: "house red"}), "build house red")
    on_lot = {*RING, "h6", "i6"}
    assert sites(state) == houses_on(set(SQUARES) - on_lot, on_lot)
    assert refused(state, "site e4r0") == ("touches_nothing", "K9", {"square": "e4"})
    assert refused(state, "site a1r0") == ("touches_nothing", "K9", {"square": "a1"})


@pytest.mark.parametrize(
    ("kind", "site"),
    [
        ("house", "p3r0"),
        ("house", "c12r1"),
        ("tavern", "o3r0"),
        ("tavern", "c11r1"),
        ("farm", "a3r2"),
        ("mill", "a3r1"),
        ("smithy", "b4r3"),
        ("trade_centre", "p4r0"),
        ("trade_centre", "a4r0"),
        ("monastery", "p12r0"),
        ("tavern", "o4r0"),
        ("tavern", "p8r0"),
    ],
)
def test_k9_a_tile_lies_on_the_board(kind, site):
    state = play(position(hands={0: f"{kind} red"}), f"build {kind} red")
    assert refused(state, f"site {site}") == ("off_board", "K9", {"square": site[:-2], "kind": kind})


def test_k9_what_is_wrong_with_a_place_is_said_in_order():
    """Off the board before taken, taken before touching nothing, all before another turning of the same squares."""
    state = play(position(hands={0: "house red"}, board="1", at="p1"), "build house red")
    assert code(state, "site p1r0") == "off_board"
    assert code(state, "site o1r0") == "square_occupied"
    assert code(state, "site b2r2") == "touches_nothing"
    assert refused(state, "site o2r2") == ("same_turning", "K23", {"turning": "r0"})
    assert code(state, "site o2t0") == "not_flipped"


def test_k9_the_first_taken_square_is_named():
    state = play(position(hands={0: "tavern red"}, board=".1n", at="a12"), "build tavern red")
    assert refused(state, "site a12r0") == ("square_occupied", "K9", {"square": "b12", "thing": "worker"})


def test_k9_the_order_is_seal_camps_card_and_then_finished_buildings():
    """The tile fills the gap of a closed corner; it is settled after the draw."""
    state = building("house red", "a1r0", board="..0 1n.", at="a1", open_cards="farm red, farm olive, mill red")
    assert phase(state) == "draw"
    assert (built(state)["a1"], seals(state)) == ("house red", "")
    play(state, "draw 2")
    assert [line.split()[0] for line in told(state)] == [
        "card_played", "built", "card_taken", "card_opened", "finished", "seals_gained", "seals_gained", "seal_taken",
    ]  # fmt: skip
    assert (built(state)["a1"], phase(state)) == ("house red finished", "tower")


def test_k9_a_tile_may_close_other_buildings_too():
    state = building("house olive", "a2r0", "draw 1", board="AA0 ... 111", buildings="A house red")
    assert told(state, "finished") == ["finished seat=0 kind=house colour=red square=a1"]
    assert built(state)["a2"] == "house olive"


def test_k10_the_seal_on_a_building_is_of_the_cards_colour():
    for colour in COLOURS:
        state = building(f"house {colour}", "a1r0", "draw pile", board="..0 1n.", at="a1")
        assert told(state, "seal_taken") == [f"seal_taken seat=0 colour={colour}"]
        assert seals(state) == f"{colour} 2"


def test_k10_the_card_is_out_of_the_game():
    state = position(hands={0: "house red, house red, farm black, mill silver"}, open_cards="mill red, mill olive")
    play(state, "build house red", "site e5r0", "draw 1")
    assert hand(state) == "house red, farm black, mill red, mill silver"
    assert "house red" not in pile(state)[-1:] + open_cards(state).split(", ")
    cards = pile(state) + open_cards(state).split(", ") + hand(state).split(", ") + hand(state, 1).split(", ")
    assert Counter(cards)["house red"] == 1


def test_k10_a_building_keeps_its_seal_until_it_is_finished():
    state = building("house red", "a1r0", "draw 1", board="..0 ...", at="a1")
    assert (seals(state), built(state)["a1"]) == ("", "house red")
    assert state.view().table.buildings[0].open_squares == ("a2", "b2")


@pytest.mark.parametrize(
    ("card", "site", "camps"),
    [
        ("house red", "e5r0", []),
        ("house red", "h4r0", ["h4"]),
        ("house red", "h3r1", ["h4"]),
        ("smithy red", "e4r2", ["e4"]),
        ("smithy red", "e4r3", ["c5", "e4"]),
    ],
)
def test_k11_a_neutral_worker_for_each_camp_covered(card, site, camps):
    state = position(hands={0: card}, board="0", at="d4")
    play(state, f"build {card}", f"site {site}")
    lines = [f"camps_covered seat=0 workers={len(camps)}"] if camps else []
    assert (neutral(state, 0), neutral(state, 1), told(state, "camps_covered")) == (len(camps), 0, lines)
    assert set(state.view().table.camps) == set(CAMPS) - set(camps)


def test_k11_the_neutral_workers_are_for_whose_turn_it_is_and_for_a_later_turn():
    state = position(3, to_act=2, hands={2: "house red"})
    play(state, "build house red", "site h4r0", "draw 1")
    assert [neutral(state, seat) for seat in range(3)] == [0, 0, 1]
    assert legal(state) == ["banner", "end"]


def test_k11_content_with_more_camps_than_neutral_workers_is_refused(tmp_path):
    path = tmp_path / "content.toml"
    text = OWN_FILE.read_text(encoding="utf-8")
    path.write_text(text.replace("neutral_workers = 24", "neutral_workers = 23"), encoding="utf-8")
    with pytest.raises(ContentError):
        load_game("arkadia", 2, content=path)


# --- The new card (K12) ---------------------------------------------------------------------------------------


def test_k12_one_of_the_open_cards_or_the_top_of_the_pile():
    state = to_draw("farm red, farm olive, farm black", "mill red, mill olive")
    assert legal(state) == ["draw 1", "draw 2", "draw 3", "draw pile"]
    assert phase(state) == "draw"


def test_k12_an_open_card_is_replaced_in_its_place_from_the_top_of_the_pile():
    for place in (1, 2, 3):
        cards = ["farm red", "farm olive", "farm black"]
        state = to_draw(", ".join(cards), "mill red, mill olive")
        taken = cards[place - 1]
        play(state, f"draw {place}")
        cards[place - 1] = "mill red"
        assert open_cards(state) == ", ".join(cards)
        assert pile(state)[0] == "mill olive"
        assert taken in hand(state).split(", ")
        kind, colour = taken.split()
        assert told(state, "card_taken", "card_opened") == [
            f"card_taken seat=0 kind={kind} colour={colour}",
            "card_opened kind=mill colour=red",
        ]


def test_k12_the_top_of_the_pile_is_for_the_owners_eyes():
    state = play(to_draw("farm red, farm olive, farm black", "mill red, mill olive"), "draw pile")
    assert "mill red" in hand(state).split(", ")
    assert (pile(state)[0], open_cards(state)) == ("mill olive", "farm red, farm olive, farm black")
    assert told(state, "card_drawn", "card_seen", "card_opened", seat=0) == [
        "card_drawn seat=0",
        "card_seen seat=0 kind=mill colour=red",
    ]
    for seat in (1, None):
        assert told(state, "card_drawn", "card_seen", "card_opened", seat=seat) == ["card_drawn seat=0"]


def test_k12_to_draw_is_compulsory():
    state = to_draw("farm red, farm olive, farm black")
    for text in ("end", "banner", "stop", "pass", "own g4"):
        assert code(state, text) in ("not_now", "banner_later")


@pytest.mark.parametrize(
    ("cards", "places", "equal"),
    [
        ("farm red, farm red, farm black", ["1", "3"], {2: 1}),
        ("farm red, farm black, farm red", ["1", "2"], {3: 1}),
        ("farm black, farm red, farm red", ["1", "2"], {3: 2}),
        ("farm red, farm olive, farm black", ["1", "2", "3"], {}),
    ],
)
def test_k12_of_equal_open_cards_the_first_stands_for_all(cards, places, equal):
    state = to_draw(cards)
    assert legal(state) == [f"draw {place}" for place in [*places, "pile"]]
    for place, first in equal.items():
        assert refused(state, f"draw {place}") == ("equal_card", "K12", {"place": first})


def test_k12_of_equal_cards_the_first_is_taken_and_replaced_in_its_place():
    state = play(to_draw("farm black, farm red, farm red", "mill red"), "draw 2")
    assert open_cards(state) == "farm black, mill red, farm red"


def test_k12_the_last_card_of_the_pile_replaces_an_open_one():
    state = to_draw("farm red, farm olive, farm black", "mill red", "board", seats=4)
    assert len(pile(state)) == 1
    play(state, "draw 2")
    assert (open_cards(state), pile(state)) == ("farm red, mill red, farm black", [])
    state = to_draw("farm red, farm olive, farm black", "mill red", "board", seats=4)
    play(state, "draw pile")
    assert (open_cards(state), pile(state)) == ("farm red, farm olive, farm black", [])


def test_k12_pile_empty_one_of_the_open_cards_and_no_replacement():
    state = to_draw("farm red, farm olive, farm black", "", "board")
    assert legal(state) == ["draw 1", "draw 2", "draw 3"]
    assert refused(state, "draw pile") == ("pile_empty", "K12", {})
    play(state, "draw 2")
    assert (open_cards(state), hand(state)) == ("farm red, -, farm black", "farm olive")
    assert told(state, "card_taken", "card_opened") == ["card_taken seat=0 kind=farm colour=olive"]


def test_k12_an_empty_place_has_no_card():
    state = to_draw("farm red, -, farm black", "", "board")
    assert legal(state) == ["draw 1", "draw 3"]
    assert refused(state, "draw 2") == ("no_open_card", "K12", {"place": 2})


@pytest.mark.parametrize("place", [1, 2, 3])
def test_k12_the_last_open_card_is_still_taken(place):
    cards = ["-", "-", "-"]
    cards[place - 1] = "farm olive"
    state = to_draw(", ".join(cards), "", "board")
    assert legal(state) == [f"draw {place}"]
    play(state, f"draw {place}")
    assert (open_cards(state), hand(state)) == ("-, -, -", "farm olive")


def test_k12_with_a_pile_and_no_open_card_the_pile_is_left():
    assert legal(to_draw("-, -, -", "mill red")) == ["draw pile"]


def test_k12_with_no_card_left_none_is_asked_for_and_the_hand_shrinks():
    state = to_draw("-, -, -", "", "board", hands={0: "house red, farm red"})
    assert legal(state) == ["banner", "end"]
    assert (hand(state), told(state, "card_taken", "card_drawn")) == ("farm red", [])


def test_k12_with_no_card_left_a_building_is_settled_at_once():
    words = {"hands": {0: "house red"}, "rest": "board", "open_cards": "-", "board": "..0 10.", "at": "a1"}
    state = play(position(**words), "build house red", "site a1r0")
    assert phase(state) == "tower"
    assert told(state, "finished") == ["finished seat=0 kind=house colour=red square=a1"]


# --- Place workers (K13) --------------------------------------------------------------------------------------


def test_k13_one_or_more_from_the_own_stock():
    state = play(position(own={0: 3}), "own g4")
    assert (own(state), own(state, 1), owners(state)) == (2, 3, {"g4": 0})
    play(state, "own h4", "own i4")
    assert (own(state), legal(state)) == (0, ["stop"])
    assert refused(state, "own j4") == ("no_own_worker", "K13", {})
    assert told(state) == [f"worker_placed seat=0 square={square}" for square in ("g4", "h4", "i4")]


def test_k13_none_without_a_stock():
    state = position(own={0: 0, 1: 3}, neutral={1: 2})
    assert legal(state, "own") == legal(state, "neutral") == []
    assert refused(state, "own g4") == ("no_own_worker", "K13", {})
    assert refused(state, "neutral g4") == ("no_neutral_worker", "K13", {})


def test_k13_own_and_neutral_workers_in_any_mix():
    state = position(own={0: 2}, neutral={0: 2})
    free = squares(state)
    assert squares(state, "neutral") == free
    assert legal(state)[-2 * len(free) :] == [f"{verb} {square}" for verb in ("own", "neutral") for square in free]
    play(state, "neutral g4", "own h4", "neutral i4")
    assert (own(state), neutral(state)) == (1, 0)
    assert legal(state) == [*(f"own {square}" for square in BESIDE_LOT[3:]), "stop"]
    assert {square: owners(state)[square] for square in ("g4", "h4", "i4")} == {"g4": None, "h4": 0, "i4": None}
    assert told(state, "neutral_placed") == [f"neutral_placed seat=0 square={square}" for square in ("g4", "i4")]


def test_k13_a_turn_with_neutral_workers_alone():
    state = play(position(own={0: 0}, neutral={0: 1}), "neutral g4", "stop")
    assert (neutral(state), legal(state)) == (0, ["banner", "end"])


def test_k13_one_worker_a_square():
    state = play(position(), "own g4")
    assert refused(state, "own g4") == ("worker_square_occupied", "K13", {"square": "g4", "thing": "worker"})


@pytest.mark.parametrize(
    ("text", "thing"), [("own a1", "house"), ("own c1", "worker"), ("own h6", "lot"), ("own g5", "lot")]
)
def test_k13_squares_are_free_as_for_tiles_and_the_courtyard_is_lot(text, thing):
    state = position(**HOUSE)
    assert refused(state, text) == ("worker_square_occupied", "K13", {"square": text.split()[1], "thing": thing})


def test_k13_camps_are_free_and_the_camp_is_lost():
    state = play(position(), "own h4", "stop", "end")
    assert "h4" in CAMPS
    assert (neutral(state), told(state, "camps_covered")) == (0, [])
    assert set(state.view().table.camps) == set(CAMPS) - {"h4"}
    play(state, legal(state, "build")[0])
    assert code(state, "site h4r0") == "square_occupied"


def test_k13_a_worker_touches_a_building_edge_to_edge():
    state = position(board="AA.. ....", buildings="A house red", at="a1")
    assert [square for square in squares(state) if square not in BESIDE_LOT] == ["c1", "a2", "b2"]
    assert refused(state, "own c2") == ("no_building_beside", "K13", {"square": "c2"})
    assert code(state, "own f4") == "no_building_beside"


def test_k13_beside_a_worker_is_not_beside_a_building():
    state = position(board=".0.", at="a12")
    assert code(state, "own a12") == code(state, "own b11") == "no_building_beside"


def test_k13_a_square_at_one_edge_does_not_touch_what_is_at_the_other():
    state = position(board="A A", at="p4", buildings="A house red")
    assert [square for square in squares(state) if square[0] in "ap"] == ["p3", "p6"]
    for square in ("a4", "a5", "a6", "a3"):
        assert code(state, f"own {square}") == "no_building_beside"
    state = position(board="A A", at="a8", buildings="A house red")
    assert [square for square in squares(state) if square[0] in "ap"] == ["a7", "a10"]


ROW_OF_TWO = {"board": "AA.BB. ......", "at": "a1", "buildings": "A house red, B house olive"}
"""c1 touches both houses."""


def test_k13_all_workers_of_a_turn_touch_one_building():
    state = play(position(own={0: 5}, **ROW_OF_TWO), "own a2")
    assert squares(state) == ["c1", "b2"]
    assert refused(state, "own d2") == (
        "no_common_building",
        "K13",
        {"square": "d2", "thing": "house", "beside": "a1"},
    )
    assert code(state, "own g4") == "no_common_building"
    assert code(state, "own c2") == "no_building_beside"


def test_k13_the_common_building_need_not_be_named_and_is_fixed_late():
    state = play(position(own={0: 5}, **ROW_OF_TWO), "own c1")
    assert squares(state) == ["f1", "a2", "b2", "d2", "e2"]
    assert refused(state, "own g4")[2] == {"square": "g4", "thing": "house", "beside": "a1"}
    play(state, "own d2")
    assert squares(state) == ["f1", "e2"]
    assert refused(state, "own a2")[2] == {"square": "a2", "thing": "house", "beside": "d1"}


def test_k13_a_common_building_fixed_late_among_several():
    """b2 touches four houses, the next worker three of them no more."""
    words = {"board": "AAB. C.B. CDD. ....", "buildings": PINWHEEL["buildings"]}
    state = position(own={0: 5}, **words)
    play(state, "own b2")
    assert squares(state) == ["d1", "d2", "d3", "a4", "b4", "c4"]
    play(state, "own a4")
    assert squares(state) == []
    assert legal(state) == ["stop"]
    assert refused(state, "own d1")[2] == {"square": "d1", "thing": "house", "beside": "a2"}
    state = play(position(own={0: 5}, **words), "own b2", "own c4")
    assert squares(state) == ["d3", "b4"]


def test_k13_that_each_touches_the_last_ones_building_is_not_enough():
    """c1 touches A and B, f1 B and C: B is common, and C alone is not."""
    words = {"board": "AA.BB.CC. .........", "at": "a1"}
    state = position(own={0: 5}, buildings="A house red, B house olive, C house black", **words)
    play(state, "own c1", "own f1")
    assert squares(state) == ["d2", "e2"]
    assert code(state, "own g2") == code(state, "own a2") == "no_common_building"


def test_k13_the_order_of_the_workers_does_not_matter():
    for order in itertools.permutations(["own c1", "own d2", "own f1"]):
        state = play(position(own={0: 5}, **ROW_OF_TWO), *order)
        assert squares(state) == ["e2"]


def test_k13_the_lot_may_be_the_common_building():
    state = play(position(own={0: 5}), "own g4")
    assert squares(state) == BESIDE_LOT[1:]
    play(state, "own f7")
    assert squares(state) == [square for square in BESIDE_LOT if square not in ("g4", "f7")]


def test_k13_the_lot_or_a_building_is_common_until_the_second_worker():
    """f5 touches the house and the lot, e4 the house alone."""
    words = {"board": "A. A. ..", "at": "e5", "buildings": "A house red"}
    state = play(position(own={0: 5}, **words), "own f5")
    assert set(squares(state)) == {"e4", "d5", "d6", "e7", *BESIDE_LOT} - {"f5"}
    assert squares(play(state.clone(), "own e4")) == ["d5", "d6", "f6", "e7"]
    play(state, "own g4")
    assert squares(state) == [square for square in BESIDE_LOT if square not in ("g4", "f5")]
    assert refused(state, "own e4")[2] == {"square": "e4", "thing": "lot", "beside": "g5"}


def test_k13_the_next_turn_may_be_beside_another_building():
    state = play(position(3, own={0: 5}, **ROW_OF_TWO), "own a2", "stop", "end", "own d2")
    assert squares(state) == ["c1", "f1", "e2"]


def test_k13_a_building_closed_by_a_worker_of_the_turn_is_still_the_common_one():
    """c1 closes A; B stays common, for c1 touches it too."""
    state = play(position(own={0: 5}, board="AA.BB. 11....", buildings=ROW_OF_TWO["buildings"]), "own c1")
    assert squares(state) == ["f1", "d2", "e2"]
    play(state, "own f1", "stop")
    assert told(state, "finished") == ["finished seat=0 kind=house colour=red square=a1"]


def test_k13_beside_a_finished_building_no_square_is_free():
    state = position(board="AA0. 1n..", buildings="A house red")
    assert built(state)["a1"] == "house red finished"
    assert [square for square in squares(state) if square[1:] in ("1", "2")] == []
    assert code(state, "own d1") == "no_building_beside"


def test_k13_completion_is_looked_at_when_all_are_placed():
    state = play(position(own={0: 5}, **HOUSE), "own b2")
    assert (built(state)["a1"], seals(state), phase(state)) == ("house red", "", "workers")
    assert legal(state) == ["stop"]
    play(state, "stop")
    assert (built(state)["a1"], phase(state)) == ("house red finished", "tower")


def test_k13_all_workers_of_the_turn_earn_whichever_closed_it():
    state = play(position(own={0: 5}, board="AA. ...", buildings="A house red"), "own c1", "own a2", "own b2", "stop")
    assert told(state, "seals_gained") == ["seals_gained seat=0 colour=red workers=3"]


def test_k13_workers_never_leave_the_board():
    state = play(position(**HOUSE), "own b2", "stop", "tower red g5", "end")
    assert owners(state) == {"c1": 0, "a2": 1, "b2": 0}


def test_k13_no_card_is_drawn():
    state = position(hands={0: "house red"})
    before = (hand(state), open_cards(state), pile(state))
    play(state, "own g4", "stop", "end")
    assert (hand(state), open_cards(state), pile(state)) == before


def test_k13_with_every_square_beside_buildings_taken_no_worker_can_be_placed():
    """The lot alone is on the board, and workers stand all round it."""
    ring = {square: str(number % 4) for number, square in enumerate(BESIDE_LOT)}
    state = position(4, own={0: 1, 1: 1, 2: 1, 3: 1}, **drawing(ring))
    assert legal(state, "own") == []
    assert legal(state, "build") == legal(state)


# --- Finished buildings (K14) ---------------------------------------------------------------------------------

CORNERS = ["a1r0", "a1r1", "o1r0", "p1r1", "a12r0", "a11r1", "o12r0", "p11r1"]
BORDERS = [f"{column}{row}r{turning}" for column in "adm" for row, turning in ((4, 0), (4, 1), (5, 0), (8, 1), (9, 0))]
SPOTS = [*CORNERS, *BORDERS, "p4r1", "p8r1", "o4r0", "o5r0", "o8r0", "o9r0"]
"""Corners, edges, and both sides of the borders between rows 4 and 5, 8 and 9."""


@pytest.mark.parametrize("site", SPOTS)
def test_k14_a_building_is_finished_when_every_square_beside_it_is_taken_or_off_the_board(site):
    """Whichever square is the last: before it is taken the house is not finished, and then it is."""
    pair, edge = house_on(site)
    for last in edge:
        letters = dict.fromkeys(pair, "A") | dict.fromkeys(edge, "1") | {last: "."}
        state = position(buildings="A house red", **drawing(letters))
        assert built(state)[pair[0]] == "house red"
        play(state, f"own {last}", "stop")
        assert told(state, "finished") == [f"finished seat=0 kind=house colour=red square={pair[0]}"]


def test_k14_squares_that_share_a_corner_only_do_not_matter():
    state = play(position(board=".11. 1AA1 .1..", at="a9", buildings="A house red", own={0: 3}), "own c11", "stop")
    assert told(state, "finished") == ["finished seat=0 kind=house colour=red square=b10"]


@pytest.mark.parametrize("worker", ["0", "1", "2", "n"])
def test_k14_a_square_is_taken_by_any_worker(worker):
    state = position(3, board=f"AA{worker} {worker}..", buildings="A house red", own={0: 3})
    play(state, "own b2", "stop")
    assert len(told(state, "finished")) == 1


def test_k14_a_square_is_taken_by_another_building_finished_or_not():
    state = play(position(own={0: 3}, board="AAB .1B ...", buildings="A house red, B house olive"), "own a2", "stop")
    assert told(state, "finished") == ["finished seat=0 kind=house colour=red square=a1"]
    assert built(state) == {"a1": "house red finished", "c1": "house olive"}


@pytest.mark.parametrize(
    ("lot", "is_upright", "site"),
    [
        ("g5", False, "f5r1"),
        ("g5", False, "k6r1"),
        ("g5", False, "g4r0"),
        ("g5", False, "i8r0"),
        ("g6", False, "h9r0"),
        ("g5", True, "g4r0"),
        ("g5", True, "h9r0"),
        ("g5", True, "j7r1"),
    ],
)
def test_k14_a_square_is_taken_by_the_lot(lot, is_upright, site):
    """A house at the lot needs no worker on that side, whichever that is."""
    pair, edge = house_on(site)
    castle = position(lot=lot, is_upright=is_upright).view().table.castle
    inner = set(edge) & {ring.square for ring in castle.ring}
    outer = [square for square in edge if square not in inner]
    assert len(inner) == 2
    letters = dict.fromkeys(pair, "A") | dict.fromkeys(outer, "1") | {outer[-1]: "."}
    state = position(buildings="A house red", lot=lot, is_upright=is_upright, **drawing(letters))
    play(state, f"own {outer[-1]}", "stop")
    assert told(state, "finished") == [f"finished seat=0 kind=house colour=red square={pair[0]}"]


def test_k14_one_free_square_is_enough_to_stay_unfinished():
    state = play(position(own={0: 5}, board="AA. .1. ...", buildings="A house red"), "own c1", "stop")
    assert told(state, "finished") == []
    assert (built(state)["a1"], phase(state)) == ("house red", "banner")


def test_k14_the_notch_of_an_angle_has_to_be_taken_too():
    """b2 is the notch of the farm."""
    words = {"board": "AA1 A.. 1..", "buildings": "A farm red", "own": {0: 3}}
    state = play(position(**words), "own b2", "stop")
    assert told(state, "finished", "seals_gained")[:2] == [
        "finished seat=0 kind=farm colour=red square=a1",
        "seals_gained seat=0 colour=red workers=1",
    ]
    assert "seals_gained seat=1 colour=red workers=2" in told(state)
    state = play(position(board="AA1 A.. ...", buildings="A farm red", own={0: 3}), "own a3", "stop")
    assert told(state, "finished") == []


def test_k14_several_buildings_are_finished_at_once():
    state = play(position(own={0: 3}, **PINWHEEL), "own b2", "stop")
    assert told(state, "finished") == [
        "finished seat=0 kind=house colour=red square=a1",
        "finished seat=0 kind=house colour=olive square=c1",
        "finished seat=0 kind=house colour=black square=a2",
        "finished seat=0 kind=house colour=silver square=b3",
    ]
    assert state.view().table.towers_due == 4


def test_k14_a_worker_may_close_one_building_and_leave_its_neighbour_open():
    state = play(position(own={0: 3}, board="AA.BB. 11.11.", buildings="A house red, B house olive"), "own c1", "stop")
    assert built(state) == {"a1": "house red finished", "d1": "house olive"}


def test_k14_a_building_that_has_given_its_seal_is_not_finished_again():
    state = position(board="AA0.. 11B.. ..B..", at="a1", buildings="A house red, B house olive")
    assert built(state)["a1"] == "house red finished"
    play(state, "own d2", "stop")
    assert told(state, "finished", "seal_taken", "seals_gained") == []
    play(state, "end", "own b3", "stop")
    assert told(state, "finished") == []


def test_k14_the_lot_is_never_finished():
    ring = {square: str(number % 4) for number, square in enumerate(BESIDE_LOT)} | {"j8": "."}
    state = position(4, own={0: 1, 1: 1, 2: 1, 3: 1}, **drawing(ring))
    play(state, "own j8", "stop")
    assert told(state) == ["worker_placed seat=0 square=j8"]
    assert (phase(state), state.view().table.towers_due) == ("banner", 0)


def test_k14_also_buildings_of_earlier_turns_and_by_whoever_closes_them():
    state = position(3, to_act=2, own={2: 3}, **HOUSE)
    play(state, "own b2", "stop")
    assert told(state, "finished") == ["finished seat=2 kind=house colour=red square=a1"]


def test_k14_a_pass_finishes_nothing():
    state = play(stuck(board="AA0 1..", buildings="A house red"), "pass")
    assert told(state, "finished") == []
    assert built(state)["a1"] == "house red"


# --- What a finished building pays (K15) ----------------------------------------------------------------------


def test_k15_every_seat_gets_a_seal_for_each_own_worker_beside_it_whenever_placed():
    state = position(4, board=".10. 2AA. .30.", at="a9", buildings="A house silver", own={0: 3})
    play(state, "own d10", "stop")
    assert told(state, "seals_gained", "seal_taken") == [
        "seals_gained seat=0 colour=silver workers=3",
        "seals_gained seat=1 colour=silver workers=1",
        "seals_gained seat=2 colour=silver workers=1",
        "seals_gained seat=3 colour=silver workers=1",
        "seal_taken seat=0 colour=silver",
    ]
    assert [seals(state, seat) for seat in range(4)] == ["silver 4", "silver 1", "silver 1", "silver 1"]


def test_k15_seals_are_added_to_those_held():
    state = position(seals={0: "red 4, black 1", 1: "red 2"}, **HOUSE)
    play(state, "own b2", "stop")
    assert (seals(state, 0), seals(state, 1)) == ("red 7, black 1", "red 3")


def test_k15_a_worker_counts_once_a_building():
    """The worker in the notch of the smithy touches it with two sides."""
    state = position(board="A1. A.1 AA1 11.", buildings="A smithy red", own={0: 3})
    play(state, "own b2", "stop")
    assert seals(state) == "red 2"
    assert told(state, "seals_gained")[0] == "seals_gained seat=0 colour=red workers=1"


def test_k15_a_worker_counts_for_every_building_that_it_helps_to_close():
    state = play(position(own={0: 3}, **PINWHEEL), "own b2", "stop")
    assert told(state, "seals_gained", "seal_taken") == [
        "seals_gained seat=0 colour=red workers=1",
        "seal_taken seat=0 colour=red",
        "seals_gained seat=0 colour=olive workers=2",
        "seals_gained seat=1 colour=olive workers=1",
        "seal_taken seat=0 colour=olive",
        "seals_gained seat=0 colour=black workers=1",
        "seals_gained seat=1 colour=black workers=1",
        "seal_taken seat=0 colour=black",
        "seals_gained seat=0 colour=silver workers=1",
        "seals_gained seat=1 colour=silver workers=2",
        "seal_taken seat=0 colour=silver",
    ]
    assert seals(state) == "red 2, olive 3, black 2, silver 2"
    assert seals(state, 1) == "olive 1, black 1, silver 2"


def test_k15_a_worker_earns_again_when_another_building_beside_it_is_finished_later():
    state = position(own={0: 5}, board="AA0BB. 1.1...", buildings="A house red, B house olive")
    play(state, "own b2", "stop", "tower red g5", "end")
    assert (seals(state), seals(state, 1)) == ("red 3", "red 1")
    play(state, "own d2", "stop", "end", "own e2", "own f1", "stop")
    assert seals(state) == "red 3, olive 4"
    assert seals(state, 1) == "red 1, olive 1"


def test_k15_neutral_workers_earn_nothing():
    state = play(position(board="AAn n..", buildings="A house red", own={0: 0}, neutral={0: 1}), "neutral b2", "stop")
    assert told(state, "seals_gained") == []
    assert (seals(state, 0), seals(state, 1)) == ("red 1", "")


def test_k15_the_seat_whose_turn_it_is_takes_the_seal_even_with_no_worker_there():
    state = position(3, to_act=2, board="AA0 1..", buildings="A house red", own={2: 0}, neutral={2: 1})
    play(state, "neutral b2", "stop")
    assert [seals(state, seat) for seat in range(3)] == ["red 1", "red 1", "red 1"]
    assert told(state, "seal_taken") == ["seal_taken seat=2 colour=red"]


def test_k15_not_the_seat_that_laid_it():
    state = building("house red", "a1r0", "draw 1", "end", board=".. 0.", at="a1", seats=2)
    assert built(state)["a1"] == "house red"
    play(state, "own c1", "own b2", "stop")
    assert (seals(state, 0), seals(state, 1)) == ("red 1", "red 3")
    assert told(state, "seal_taken") == ["seal_taken seat=1 colour=red"]


def test_k15_only_workers_beside_that_building_count():
    state = position(own={0: 3}, board="AA1.. 1.0.0", buildings="A house red")
    play(state, "own b2", "stop")
    assert (seals(state), seals(state, 1)) == ("red 2", "red 2")


def test_k15_a_worker_between_two_buildings_of_one_colour_earns_from_both():
    state = position(own={0: 3}, board="AA.BB1 11.11.", buildings="A house red, B house red")
    play(state, "own c1", "stop")
    assert seals(state) == "red 4"
    assert told(state, "seals_gained") == [
        "seals_gained seat=0 colour=red workers=1",
        "seals_gained seat=1 colour=red workers=2",
        "seals_gained seat=0 colour=red workers=1",
        "seals_gained seat=1 colour=red workers=3",
    ]


def test_k15_a_worker_is_counted_across_rows_4_and_5_8_and_9_and_at_the_edges():
    for site in SPOTS:
        pair, edge = house_on(site)
        letters = dict.fromkeys(pair, "A") | dict.fromkeys(edge, "1") | {edge[0]: "."}
        state = play(position(buildings="A house red", **drawing(letters)), f"own {edge[0]}", "stop")
        assert told(state, "seals_gained") == [
            "seals_gained seat=0 colour=red workers=1",
            f"seals_gained seat=1 colour=red workers={len(edge) - 1}",
        ], site


# --- Towers (K16, K17) ----------------------------------------------------------------------------------------


def test_k16_all_seals_of_all_finished_buildings_come_before_the_towers():
    state = play(position(own={0: 3}, **PINWHEEL), "own b2", "stop")
    assert phase(state) == "tower"
    names = [line.split()[0] for line in told(state)]
    assert "tower_placed" not in names
    assert names.count("seal_taken") == names.count("finished") == 4


def test_k16_one_tower_for_each_finished_building_one_after_another():
    state = play(position(own={0: 3}, **PINWHEEL), "own b2", "stop")
    for number, text in enumerate(["tower red g5", "tower olive h5", "tower red j7", "tower silver g6"]):
        assert (phase(state), state.view().table.towers_due) == ("tower", 4 - number)
        assert code(state, "end") == "not_now"
        play(state, text)
    assert (phase(state), state.view().table.towers_due) == ("banner", 0)
    assert told(state, "tower_placed") == [
        "tower_placed seat=0 colour=red square=g5 floor=1 covered=red",
        "tower_placed seat=0 colour=olive square=h5 floor=1 covered=olive",
        "tower_placed seat=0 colour=red square=j7 floor=1 covered=red",
        "tower_placed seat=0 colour=silver square=g6 floor=1 covered=plain",
    ]


def test_k16_the_seat_whose_turn_it_is_puts_the_towers():
    state = position(3, to_act=2, own={2: 3}, **HOUSE)
    play(state, "own b2", "stop")
    assert (state.current_player(), phase(state)) == (2, "tower")
    play(state, "tower red g5")
    assert told(state, "tower_placed")[0].startswith("tower_placed seat=2")


def test_k16_it_must_be_put():
    state = position(towers_due=1)
    assert legal(state) == [f"tower {colour} {square}" for colour in COLOURS for square in RING]
    for text in ("end", "stop", "pass"):
        assert code(state, text) == "not_now"
    assert refused(state, "banner") == ("banner_later", "K19", {})


def test_k16_without_a_finished_building_no_tower():
    state = position()
    assert refused(state, "tower red g5") == ("no_tower_due", "K16", {})
    state = play(position(), "own g4", "stop")
    assert (phase(state), code(state, "tower red g5")) == ("banner", "no_tower_due")


def test_k16_a_colour_still_in_the_store_of_the_current_floor():
    state = position(towers_due=1, castle=["rrr. .... ...."])
    assert {text.split()[1] for text in legal(state)} == {"olive", "black", "silver"}
    assert refused(state, "tower red j5") == ("not_in_store", "K16", {"colour": "red", "floor": 1})
    play(state, "tower olive j5")
    assert (store(state, 1), store(state, 2)) == ("olive 2, black 3, silver 3", "red 3, olive 3, black 3, silver 3")


def test_k16_the_store_runs_out_in_the_middle():
    state = play(position(towers_due=2, castle=["rr.. .... ...."]), "tower red i5")
    assert {text.split()[1] for text in legal(state)} == {"olive", "black", "silver"}


def test_k16_a_free_ring_square_of_the_current_floor():
    state = position(towers_due=1, castle=["r... ...b ...."])
    assert squares(state, "tower") == [square for square in RING if square not in ("g5", "j6")]
    assert refused(state, "tower olive j6") == ("tower_there", "K17", {"square": "j6", "floor": 1})


@pytest.mark.parametrize("square", ["h6", "i6", "g4", "f5", "a1", "p12"])
def test_k16_neither_the_courtyard_nor_beside_the_lot(square):
    assert refused(position(towers_due=1), f"tower red {square}") == ("not_on_ring", "K16", {"square": square})


@pytest.mark.parametrize("lot", [place for place in LOT_PLACES if place != ("g5", False)])
def test_k16_wherever_the_lot_lies(lot):
    square, is_upright = lot
    state = position(lot=square, is_upright=is_upright, towers_due=1)
    ring = [view.square for view in state.view().table.castle.ring]
    assert legal(state) == [f"tower {colour} {at}" for colour in COLOURS for at in ring]
    last = play(state, f"tower red {ring[-1]}")
    assert tops(last)[ring[-1]] == "red"


def test_k16_towers_of_the_last_building_end_the_settling():
    state = play(position(towers_due=2), "tower red g5")
    assert phase(state) == "tower"
    assert phase(play(state, "tower red h5")) == "banner"


def test_k17_a_floor_is_begun_when_the_one_below_has_all_ten():
    state = position(towers_due=2, castle=[NINE_TOWERS])
    assert squares(state, "tower") == ["j7"]
    play(state, "tower silver j7")
    assert squares(state, "tower") == RING
    assert state.view().table.castle.floor == 2
    assert told(state, "floor_finished", "tower_left") == [
        "floor_finished floor=1",
        "tower_left colour=black number=1",
        "tower_left colour=silver number=1",
    ]
    play(state, "tower red g5")
    assert told(state, "tower_placed")[-1] == "tower_placed seat=0 colour=red square=g5 floor=2 covered=red"
    assert state.view().table.castle.ring[0].towers == ("red", "red")


def test_k17_nine_towers_are_not_a_floor():
    state = play(position(towers_due=2, castle=[EIGHT_TOWERS]), "tower silver i7")
    assert (state.view().table.castle.floor, squares(state, "tower")) == (1, ["j7"])
    assert told(state, "floor_finished") == []


@pytest.mark.parametrize(
    ("castle", "last", "floor", "left"),
    [
        ([NINE_TOWERS], "tower silver j7", 1, "red 1, olive 1, black 2, silver 2"),
        ([NINE_TOWERS], "tower black j7", 1, "red 1, olive 1, black 1, silver 3"),
        ([FULL_FLOOR, NINE_TOWERS], "tower silver j7", 2, "red 1, olive 1, black 3, silver 3"),
        ([FULL_FLOOR, "rrro o..b bbs."], "tower olive j7", 2, "red 1, olive 1, black 2, silver 4"),
    ],
)
def test_k17_at_the_tenth_tower_the_two_left_go_to_store_3_at_once(castle, last, floor, left):
    state = position(towers_due=1, castle=castle)
    before = store(state, 3)
    assert before != left
    play(state, last)
    assert (store(state, floor), store(state, 3)) == ("", left)
    assert sum(int(item.split()[1]) for item in left.split(", ")) == 4 + 2 * floor


def test_k17_also_in_the_middle_of_settling():
    state = play(position(towers_due=3, castle=[NINE_TOWERS]), "tower silver j7")
    assert (phase(state), store(state, 3)) == ("tower", "red 1, olive 1, black 2, silver 2")
    play(state, "tower red g5", "tower red h5")
    assert store(state, 2) == "red 1, olive 3, black 3, silver 3"
    assert phase(state) == "banner"


def test_k17_floor_2_takes_from_store_2_only():
    state = position(towers_due=1, castle=[FULL_FLOOR, "rrr. .... ...."])
    assert code(state, "tower red j5") == "not_in_store"
    play(state, "tower silver j5")
    assert (store(state, 1), store(state, 2)) == ("", "olive 3, black 3, silver 2")
    assert store(state, 3) == "red 1, olive 1, black 2, silver 2"


def test_k17_floor_3_takes_from_store_3_with_its_leftovers():
    state = last_turns(towers_due=1)
    assert store(state, 3) == "red 1, olive 1, black 3, silver 3"
    play(state, "tower black g5")
    assert told(state, "tower_placed") == ["tower_placed seat=0 colour=black square=g5 floor=3 covered=red"]
    assert store(state, 3) == "red 1, olive 1, black 2, silver 3"


def test_k17_floor_3_has_eight_towers_at_most_and_then_no_tower_is_put():
    state = play(last_turns(towers_due=1, castle=[FULL_FLOOR, FULL_FLOOR, "bbbs s..r o..."]), "tower silver j7")
    assert (store(state, 3), phase(state)) == ("", "banner")
    assert told(state, "floor_finished", "store_empty") == []
    eight = {"castle": [FULL_FLOOR, FULL_FLOOR, "bbbs s..r o..s"]}
    state = play(last_turns(**eight, **HOUSE), "own b2", "stop")
    assert (phase(state), seals(state)) == ("banner", "red 3")
    assert told(state, "store_empty") == ["store_empty seat=0 towers=1"]
    assert code(state, "tower red h7") == "no_tower_due"


def test_k17_store_3_runs_out_in_the_middle_of_settling():
    words = {"castle": [FULL_FLOOR, FULL_FLOOR, "bbbs s..r o..."]}
    state = play(last_turns(**words, **PINWHEEL, own={0: 3}), "own b2", "stop")
    assert (phase(state), state.view().table.towers_due) == ("tower", 4)
    play(state, "tower silver i7")
    assert (phase(state), state.view().table.towers_due) == ("banner", 0)
    assert told(state, "store_empty") == ["store_empty seat=0 towers=3"]


def test_k17_without_a_finished_building_an_empty_store_is_not_told():
    state = play(last_turns(castle=[FULL_FLOOR, FULL_FLOOR, "bbbs s..r o..s"]), "own g4", "stop")
    assert told(state, "store_empty") == []


# --- Prices (K18) ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k18_all_prices_are_2_at_the_start(seats):
    for state in dealt(seats):
        assert prices(state) == dict.fromkeys(COLOURS, 2)


def test_k18_a_tower_on_a_plain_square_raises_its_colour_alone():
    state = play(position(towers_due=1), "tower red g6")
    assert prices(state) == {"red": 3, "olive": 2, "black": 2, "silver": 2}


def test_k18_a_tower_on_a_seal_of_its_own_colour_changes_nothing():
    state = play(position(towers_due=1), "tower red g5")
    assert prices(state) == dict.fromkeys(COLOURS, 2)


def test_k18_towers_on_top_count_and_not_those_below():
    state = position(castle=[FULL_FLOOR, "b... .... ...s"])
    assert prices(state) == {"red": 2, "olive": 3, "black": 3, "silver": 2}
    state = position(castle=[FULL_FLOOR, FULL_FLOOR, "s... .... r..."])
    assert prices(state) == {"red": 3, "olive": 3, "black": 1, "silver": 3}


def test_k18_printed_seals_that_are_covered_do_not_count():
    state = position(castle=["b..s s..b r..o"])
    assert prices(state) == {"red": 1, "olive": 3, "black": 2, "silver": 4}


def test_k18_a_price_can_be_0():
    state = play(position(castle=["o... .... ...."], towers_due=1), "tower silver j7")
    assert prices(state) == {"red": 0, "olive": 3, "black": 2, "silver": 3}


@pytest.mark.parametrize("floor", [1, 2, 3])
def test_k18_prices_are_counted_from_above_on_every_floor(floor):
    castle = [FULL_FLOOR, FULL_FLOOR][: floor - 1]
    state = position(castle=[*castle, "s... ...b ...."])
    seen = Counter(ring.top for ring in state.view().table.castle.ring)
    assert prices(state) == {colour: seen[colour] for colour in COLOURS}
    assert sum(seen.values()) == 10


# --- Banner (K19) ---------------------------------------------------------------------------------------------


def test_k19_a_banner_leaves_the_game_and_brings_two_own_workers():
    state = play(position(asked="banner", banners={0: 2}), "banner")
    assert (banners(state, 0), own(state, 0)) == (1, 9)
    assert (banners(state, 1), own(state, 1)) == (4, 3)
    assert told(state) == ["banner_used seat=0 workers=2"]


def test_k19_only_at_the_end_of_the_turn_after_all_towers():
    state = position()
    assert refused(state, "banner") == ("banner_later", "K19", {})
    state = play(position(hands={0: "house red"}), "build house red")
    assert code(state, "banner") == "banner_later"
    assert code(play(state, "site h4r0"), "banner") == "banner_later"
    state = play(position(**HOUSE), "own b2")
    assert code(state, "banner") == "banner_later"
    assert code(play(state, "stop"), "banner") == "banner_later"
    assert legal(play(state, "tower red g5")) == ["banner", "end"]


def test_k19_one_at_most():
    state = play(position(asked="banner", seals={0: "red 1"}), "banner")
    assert refused(state, "banner") == ("banner_used", "K19", {})
    play(state, "sell red 0", *SELL_NOTHING[1:])
    assert (state.current_player(), phase(state)) == (1, "action")


def test_k19_not_without_one():
    state = position(asked="banner", banners={0: 0})
    assert legal(state) == ["end"]
    assert refused(state, "banner") == ("no_banner_left", "K19", {})


def test_k19_nobody_has_to():
    state = play(position(asked="banner"), "end")
    assert (banners(state), own(state), state.current_player()) == (4, 3, 1)


def test_k19_any_number_of_seals_of_any_colours_at_the_prices_of_that_moment():
    words = {"seals": {0: "red 3, olive 2, silver 4"}, "castle": ["b..s s..b r..o"]}
    state = play(position(asked="banner", gold={0: 5}, **words), "banner")
    assert prices(state) == {"red": 1, "olive": 3, "black": 2, "silver": 4}
    assert legal(state) == [f"sell red {number}" for number in range(4)]
    play(state, "sell red 2")
    assert legal(state) == [f"sell olive {number}" for number in range(3)]
    play(state, "sell olive 0")
    assert legal(state) == ["sell black 0"]
    play(state, "sell black 0")
    assert legal(state) == [f"sell silver {number}" for number in range(5)]
    play(state, "sell silver 4")
    assert told(state, "sold") == [
        "sold seat=0 colour=red number=2 price=1 points=2",
        "sold seat=0 colour=silver number=4 price=4 points=16",
    ]
    assert (gold(state), seals(state)) == (5 + 2 + 16, "red 1, olive 2")
    assert state.scores() == [23, 0]
    assert (state.current_player(), phase(state)) == (1, "action")


def test_k19_none_at_all():
    state = play(position(asked="banner", seals={0: "red 3, silver 4"}), "banner", *SELL_NOTHING)
    assert (gold(state), seals(state), told(state, "sold")) == (0, "red 3, silver 4", [])


def test_k19_all_of_them():
    state = position(asked="banner", seals={0: "red 1, olive 1, black 1, silver 1"})
    play(state, "banner", "sell red 1", "sell olive 1", "sell black 1", "sell silver 1")
    assert (gold(state), seals(state)) == (8, "")


def test_k19_also_at_price_0():
    words = {"castle": ["o... .... ...s"], "seals": {0: "red 2"}}
    state = play(position(asked="banner", **words), "banner")
    assert (prices(state)["red"], legal(state)) == (0, ["sell red 0", "sell red 1", "sell red 2"])
    play(state, "sell red 2")
    assert (gold(state), seals(state)) == (0, "")
    assert told(state, "sold") == ["sold seat=0 colour=red number=2 price=0 points=0"]


def test_k19_the_towers_of_the_turn_count_for_the_prices():
    state = play(position(seals={0: "silver 3"}, **HOUSE), "own b2", "stop", "tower silver g5", "banner")
    play(state, "sell red 0", "sell olive 0", "sell black 0", "sell silver 3")
    assert gold(state) == 9


def test_k19_seals_of_the_turn_may_be_sold():
    state = play(position(**HOUSE), "own b2", "stop", "tower red g5", "banner")
    assert legal(state) == [f"sell red {number}" for number in range(4)]


def test_k19_not_more_than_are_held_and_not_others_seals():
    state = play(position(asked="banner", seals={0: "red 2", 1: "red 5"}), "banner")
    assert refused(state, "sell red 3") == ("too_few_seals", "K19", {"colour": "red", "number": 2})


def test_k19_no_other_sale_before_the_end():
    for state in (position(seals={0: "red 2"}), position(seals={0: "red 2"}, asked="banner")):
        assert refused(state, "sell red 1") == ("no_sale", "K19", {})
    assert code(position(towers_due=1), "sell red 0") == "no_sale"


def test_k19_the_workers_of_a_banner_are_for_a_later_turn():
    state = play(position(asked="banner", own={0: 0}, banners={0: 4}), "banner", *SELL_NOTHING)
    assert (own(state), state.current_player()) == (2, 1)


def test_k19_after_a_pass():
    state = play(stuck(seals={0: "red 1"}), "pass", "banner")
    assert (own(state), banners(state)) == (2, 3)
    assert legal(state) == ["sell red 0", "sell red 1"]


# --- End (K20-K22) --------------------------------------------------------------------------------------------


def place_any(state: State) -> None:
    """A turn of one worker beside the lot."""
    play(state, next(text for text in legal(state, "own") if text.split()[1] in BESIDE_LOT), "stop", "end")


def test_k20_the_tenth_tower_of_floor_2_starts_the_end():
    state = begin_end()
    assert told(state, "end_began") == ["end_began seat=0"]
    assert state.view().table.turns_left == 2
    state = play(position(towers_due=1, castle=[NINE_TOWERS]), "tower silver j7")
    assert (told(state, "end_began"), state.view().table.turns_left) == ([], None)
    state = play(position(towers_due=1, castle=[FULL_FLOOR, EIGHT_TOWERS]), "tower silver j7")
    assert (told(state, "end_began"), state.view().table.turns_left) == ([], None)


def test_k20_that_turn_is_finished_in_full():
    state = begin_end(seals={0: "red 2"})
    assert legal(state) == ["banner", "end"]
    play(state, "banner", "sell red 2")
    assert gold(state) == 2 * prices(state)["red"] > 0


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("to_act", [0, 1])
def test_k20_then_every_seat_has_one_more_turn_and_the_one_that_did_it_the_last(seats, to_act):
    state = play(begin_end(seats, to_act), "end")
    assert told(state, "end_began") == [f"end_began seat={to_act}"]
    order, left = [], []
    while not state.is_terminal():
        order.append(state.current_player())
        left.append(state.view().table.turns_left)
        place_any(state)
    assert order == [(to_act + 1 + number) % seats for number in range(seats)]
    assert left == list(reversed(range(seats)))
    assert told(state, "game_ended", "all_passed") == [f"game_ended turn={1 + seats}"]


def test_k20_in_the_middle_of_settling_three_buildings():
    words = {"castle": [FULL_FLOOR, NINE_TOWERS], "own": {0: 3}}
    state = position(board="AAB0 C.B1 C11n 111.", buildings="A house red, B house olive, C house black", **words)
    play(state, "own b2", "stop", "tower silver j7")
    assert (phase(state), state.view().table.towers_due, state.view().table.turns_left) == ("tower", 2, 2)
    assert told(state, "end_began") == ["end_began seat=0"]
    assert {text.split()[1] for text in legal(state)} == {"red", "olive", "black", "silver"}
    play(state, "tower black g5", "tower black g6", "banner")
    assert told(state, "tower_placed")[-1] == "tower_placed seat=0 colour=black square=g6 floor=3 covered=olive"
    play(state, "sell red 0", "sell olive 0", "sell black 0", "sell silver 0")
    assert (state.current_player(), state.view().table.turns_left) == (1, 1)


def test_k20_last_turns_are_whole_turns_banner_included():
    state = last_turns(turns_left=1, seals={0: "silver 2"}, **HOUSE)
    play(state, "own b2", "stop", "tower red g5", "banner", "sell red 3", "sell olive 0", "sell black 0")
    play(state, "sell silver 2")
    assert gold(state) == 3 * 3 + 2 * 2
    assert (state.current_player(), state.view().table.turns_left) == (1, 0)


def test_k20_a_banner_in_the_very_last_turn():
    state = last_turns(turns_left=0, to_act=1, asked="banner", seals={1: "red 2"})
    play(state, "banner", "sell red 1", *SELL_NOTHING[1:])
    assert state.is_terminal()
    assert told(state, "sold", "sold_out") == [
        "sold seat=1 colour=red number=1 price=3 points=3",
        "sold_out seat=1 colour=red number=1 price=3 points=3",
    ]


def test_k20_the_end_starts_only_once():
    words = {"castle": [FULL_FLOOR, FULL_FLOOR, "bbbs s..r o..."], "turns_left": 1}
    state = play(last_turns(**words, **HOUSE), "own b2", "stop", "tower silver j7", "end")
    assert (told(state, "end_began"), state.view().table.turns_left) == ([], 0)


def test_k20_the_game_ends_after_the_last_turn_and_not_before():
    state = play(last_turns(turns_left=1, asked="banner"), "end")
    assert not state.is_terminal()
    state = play(last_turns(turns_left=0, asked="banner"), "end")
    assert (state.is_terminal(), phase(state), legal(state)) == (True, "over", [])
    assert told(state) == ["game_ended turn=1"]


def test_k21_all_seals_are_sold_at_the_final_prices():
    state = ended(seals={0: "red 2, silver 1", 1: "olive 3, black 1"}, gold={0: 10, 1: 4})
    assert prices(state) == {"red": 3, "olive": 3, "black": 2, "silver": 2}
    assert told(state) == [
        "game_ended turn=1",
        "sold_out seat=0 colour=red number=2 price=3 points=6",
        "sold_out seat=0 colour=silver number=1 price=2 points=2",
        "sold_out seat=1 colour=olive number=3 price=3 points=9",
        "sold_out seat=1 colour=black number=1 price=2 points=2",
    ]
    assert state.scores() == [18, 15]
    assert (seals(state), seals(state, 1)) == ("", "")
    assert faults(state) == []


def test_k21_seals_at_price_0_are_sold_for_nothing():
    state = play(stuck(castle=["o... .... ...s"], seals={0: "red 2"}, passes=1), "pass", "end")
    assert told(state, "sold_out") == ["sold_out seat=0 colour=red number=2 price=0 points=0"]
    assert (gold(state), seals(state)) == (0, "")


def test_k21_workers_and_banners_left_are_worth_nothing():
    state = ended(banners={0: 4, 1: 0}, own={1: 9}, neutral={0: 3})
    assert state.scores() == [0, 0]


def test_k21_most_gold_wins():
    state = ended(3, gold={0: 10, 1: 30, 2: 20})
    assert state.returns() == [-1.0, 1.0, 0.0]


def test_k21_seals_count_before_the_winner_is_told():
    state = ended(gold={0: 10, 1: 12}, seals={0: "red 1"})
    assert (state.scores(), state.returns()) == ([13, 12], [1.0, -1.0])


def test_k21_ties_share_the_victory():
    """Whatever is left of workers and banners."""
    state = ended(3, gold={0: 10, 1: 20, 2: 20}, banners={1: 0, 2: 4})
    assert state.returns() == [-1.0, 0.5, 0.5]
    assert ended(2, gold={0: 7, 1: 7}).returns() == [0.0, 0.0]


def test_k21_while_the_game_runs_gold_alone_is_the_score():
    assert position(gold={0: 4}, seals={0: "red 3", 1: "red 8"}).scores() == [4, 0]


def test_k22_as_many_passes_in_a_row_as_there_are_seats_end_the_game():
    for seats in ALL_SEATS:
        state = stuck(seats, seals={1: "red 2"})
        for number in range(seats):
            assert state.view().table.passes == number
            assert not state.is_terminal()
            play(state, "pass", "end")
        assert state.is_terminal()
        assert told(state, "all_passed", "game_ended", "sold_out") == [
            f"all_passed turn={seats}",
            f"game_ended turn={seats}",
            "sold_out seat=1 colour=red number=2 price=2 points=4",
        ]


@pytest.mark.parametrize("left", [0, 1, 4])
def test_k22_whether_or_not_banners_are_left(left):
    state = stuck(banners={0: left, 1: left}, own=NO_WORKERS)
    play(state, "pass", "end", "pass", "end")
    assert state.is_terminal()


def test_k22_fewer_passes_do_not():
    state = play(stuck(3, passes=1), "pass", "end")
    assert not state.is_terminal()
    assert state.view().table.passes == 2


def test_k22_a_pass_with_a_banner_does_not_count_and_begins_anew():
    state = stuck(3, passes=2)
    play(state, "pass", "banner", *SELL_NOTHING)
    assert not state.is_terminal()
    assert (state.view().table.passes, state.current_player()) == (0, 1)
    play(state, "pass", "end", "pass", "end")
    assert state.view().table.passes == 2
    assert {text.split()[0] for text in legal(state)} == {"own"}


def test_k22_a_turn_with_an_action_begins_anew():
    state = play(position(passes=1), "own g4", "stop", "end")
    assert (state.is_terminal(), state.view().table.passes) == (False, 0)
    state = building("house red", "e5r0", "draw 1", "end", passes=1)
    assert state.view().table.passes == 0
    state = position(passes=1)
    play(state, "own g4", "stop", "banner", *SELL_NOTHING)
    assert state.view().table.passes == 0


def test_k22_an_action_after_a_pass_is_no_pass():
    """Seat 0 passes, seat 1 places a worker: seat 0 is to pass again."""
    state = stuck(own=NO_WORKERS | {1: 1})
    play(state, "pass", "end")
    play(state, legal(state, "own")[0], "stop", "end")
    assert (state.is_terminal(), state.view().table.passes, legal(state)) == (False, 0, ["pass"])
    play(state, "pass", "end")
    assert (state.is_terminal(), state.view().table.passes) == (False, 1)


def test_k22_while_the_end_runs():
    state = stuck(3, castle=[FULL_FLOOR, FULL_FLOOR], turns_left=2, passes=2, seals={2: "red 1"})
    play(state, "pass", "end")
    assert state.is_terminal()
    assert told(state)[1:] == [
        "all_passed turn=1",
        "game_ended turn=1",
        "sold_out seat=2 colour=red number=1 price=3 points=3",
    ]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k22_where_the_last_turns_were_all_passes_it_is_k20_that_ends_the_game(seats):
    state = stuck(seats, castle=[FULL_FLOOR, FULL_FLOOR], turns_left=seats - 1, seals={0: "red 1"})
    play(state, *["pass", "end"] * seats)
    assert state.is_terminal()
    assert told(state, "all_passed", "game_ended", "sold_out") == [
        f"game_ended turn={seats}",
        "sold_out seat=0 colour=red number=1 price=3 points=3",
    ]
    assert gold(state) == 3


def test_k22_last_turns_end_after_a_pass_too():
    state = play(stuck(castle=[FULL_FLOOR, FULL_FLOOR], turns_left=0), "pass", "end")
    assert state.is_terminal()
    assert told(state, "all_passed") == []


# --- Decisions (K23) ------------------------------------------------------------------------------------------


def test_k23_equal_cards_are_one_choice():
    state = position(hands={0: "house red, house red, farm red"})
    assert legal(state, "build").count("build house red") == 1


def test_k23_turnings_that_cover_the_same_squares_are_one_choice():
    state = play(position(hands={0: "monastery red"}), "build monastery red")
    assert {site[-2:] for site in sites(state)} == {"r0"}
    for turning in ("r1", "r2", "r3"):
        assert refused(state, f"site e5{turning}") == ("same_turning", "K23", {"turning": "r0"})


SAME = {
    "house": "r0 r1 r0 r1 r0 r1 r0 r1",
    "farm": "r0 r1 r2 r3 r1 r2 r3 r0",
    "tavern": "r0 r1 r0 r1 r0 r1 r0 r1",
    "mill": "r0 r1 r2 r3 r0 r1 r2 r3",
    "smithy": "r0 r1 r2 r3 t0 t1 t2 t3",
    "trade_centre": "r0 r1 r0 r1 t0 t1 t0 t1",
    "monastery": "r0 r0 r0 r0 r0 r0 r0 r0",
}
"""For each kind and turning the first that covers the same squares."""


@pytest.mark.parametrize("kind", KINDS)
def test_k23_of_turnings_that_cover_the_same_squares_the_first_is_the_move(kind):
    words = {"hands": {0: f"{kind} red"}, "board": "1......", "at": "f1", "options": {"flip": "yes"}}
    state = play(position(**words), f"build {kind} red")
    for turning, first in zip(TURNINGS, SAME[kind].split(), strict=True):
        if turning == first:
            assert f"g1{turning}" in sites(state)
        else:
            assert refused(state, f"site g1{turning}") == ("same_turning", "K23", {"turning": first})


def test_k23_different_squares_and_orders_of_towers_are_different_choices():
    state = position(towers_due=2)
    one, other = state.clone(), state.clone()
    play(one, "tower red g5", "tower olive h5")
    play(other, "tower olive h5", "tower red g5")
    assert one.digest() == other.digest()
    assert len(legal(state)) == 40


def test_k23_towers_are_chosen_one_by_one_not_building_by_building():
    state = play(position(own={0: 3}, **PINWHEEL), "own b2", "stop")
    assert len(legal(state)) == 40


def test_k23_the_colours_are_sold_in_order():
    state = play(position(asked="banner", seals={0: "red 1, black 2"}), "banner")
    assert refused(state, "sell black 1") == ("other_colour", "K23", {"colour": "red"})
    play(state, "sell red 1")
    assert refused(state, "sell red 0") == ("other_colour", "K23", {"colour": "olive"})
    assert state.view().table.selling == "olive"


def test_k23_nobody_chooses_in_another_seats_turn():
    state = play(position(3, own={0: 3}, **PINWHEEL), "own b2", "stop")
    for seat in (1, 2):
        assert state.legal_actions(seat) == []
        assert state.view(seat).legal == {}
        with pytest.raises(MoveError) as caught:
            state.apply("tower red g5", seat=seat)
        assert caught.value.code == "out_of_turn"


def test_k23_after_a_worker_another_or_stop():
    state = play(position(), "own g4")
    assert legal(state)[-1] == "stop"
    assert {text.split()[0] for text in legal(state)} == {"own", "stop"}
    assert refused(position(), "stop") == ("not_now", "K23", {"phase": "action"})


def test_k23_the_only_card_that_fits_is_still_asked_for():
    """Made at once it would tell that no other card of the hand fits."""
    state = stuck(hands={1: "house red"}, board="..", at="a1", asked="banner")
    state.apply("end")
    assert (state.current_player(), legal(state)) == (1, ["build house red"])


@pytest.mark.parametrize("worker", ["own", "neutral"])
def test_k23_the_only_square_for_a_worker_is_still_asked_for(worker):
    """Made at once it would tell that no card of the hand fits."""
    words = {"own": NO_WORKERS | {0: 1}} if worker == "own" else {"neutral": {0: 1}}
    state = crowded(board="AA.", buildings="A house red", to_act=3, asked="banner", **words)
    state.apply("end")
    assert (state.seq, state.current_player(), legal(state)) == (1, 0, [f"{worker} c1"])


def test_k23_what_tells_nothing_is_done_by_force():
    """A pass, an end without a banner, a single place, a stop without alternative, sales of nothing."""
    state = stuck(3, asked="banner", banners={1: 0})
    state.apply("end")
    assert [state.action_to_string(move) for move in state.history()] == ["end", "pass", "end", "pass"]
    state = play(position(asked="banner"))
    state.apply("banner")
    assert [state.action_to_string(move) for move in state.history()] == ["banner", *SELL_NOTHING]
    state = crowded("house red", board="..", at="a1")
    state.apply("build house red")
    assert [state.action_to_string(move) for move in state.history()] == ["build house red", "site a1r0"]


# --- Hidden information ---------------------------------------------------------------------------------------


def card_names(cards) -> list[str]:
    return [f"{card.kind} {card.colour}" for card in cards]


def test_hands_are_for_their_owners_eyes():
    state = position(3, hands={0: "house red, farm red, mill red, mill olive", 1: "house black"})
    assert card_names(state.view(0).table.hand) == ["house red", "farm red", "mill red", "mill olive"]
    assert "house black" in card_names(state.view(1).table.hand)
    assert state.view().table.hand == ()
    assert [player.hand_size for player in state.view().table.players] == [4, 4, 4]


def test_a_card_taken_from_the_open_ones_is_known_until_it_is_played():
    state = play(to_draw("farm red, farm olive, farm black", "mill red"), "draw 2")
    assert (known(state), known(state, 1)) == ("farm olive", "")
    state = position(hands={0: "farm olive"}, known={0: "farm olive"}, board="0.. ...", at="a1")
    play(state, "build farm olive")
    assert known(state) == ""


def test_a_card_from_the_pile_is_not_known():
    state = play(to_draw("farm red, farm olive, farm black", "mill red"), "draw pile")
    assert known(state) == ""


def test_of_equal_cards_the_known_one_is_played_first():
    """One farm was dealt, one taken from the open cards: which of them is played cannot be told."""
    state = position(hands={0: "farm olive, farm olive"}, known={0: "farm olive"}, board="0.. ...", at="a1")
    play(state, "build farm olive")
    assert known(state) == ""
    assert hand(state).count("farm olive") == 1


def test_of_two_known_cards_one_stays_known():
    state = position(hands={0: "farm olive, farm olive"}, known={0: "farm olive, farm olive"}, board="0.. ...")
    assert known(play(state, "build farm olive")) == "farm olive"


def test_known_cards_of_another_seat_are_left_alone():
    words = {"hands": {0: "farm olive", 1: "farm olive"}, "known": {1: "farm olive"}, "board": "0.. ..."}
    assert known(play(position(**words), "build farm olive"), 1) == "farm olive"


SCREENED = ("own_workers", "neutral_workers", "seals", "seals_worth", "gold", "known_cards")


@pytest.mark.parametrize("tracking", ["memory", "open"])
def test_what_lies_behind_the_screen_is_shown_by_option(tracking):
    words = {"known": {1: "farm olive"}, "hands": {1: "farm olive"}, "seals": {1: "red 2"}, "gold": {1: 7}}
    state = position(3, neutral={1: 1}, options={"tracking": tracking}, **words)
    for watcher in (None, 0, 1, 2):
        view = state.view(watcher)
        player = view.table.players[1]
        shown = [getattr(player, name) for name in SCREENED]
        if tracking == "open" or watcher == 1:
            assert shown[:5] == [3, 1, {"red": 2, "olive": 0, "black": 0, "silver": 0}, 4, 7]
            assert card_names(shown[5]) == ["farm olive"]
            assert view.scores[1] == 7
        else:
            assert shown == [None] * 6
            assert view.scores[1] is None
        assert (player.banners, player.hand_size) == (4, 4)
    assert state.scores() == [0, 7, 0]


def test_at_the_end_everything_behind_the_screens_is_shown():
    state = ended(gold={0: 3, 1: 8}, seals={1: "red 1"})
    assert state.view().scores == [3, 11]
    assert [player.gold for player in state.view(0).table.players] == [3, 11]


def test_every_change_is_told_to_all():
    """What tracking = memory leaves out of the table can be looked up in the log."""
    state = play(position(seals={0: "red 1"}, **HOUSE), "own b2", "stop", "tower red g5", "banner", "sell red 4")
    names = [line.split()[0] for line in told(state, seat=1)]
    gained = ["finished", "seals_gained", "seals_gained", "seal_taken"]
    assert names == ["worker_placed", *gained, "tower_placed", "banner_used", "sold"]
    assert told(state, seat=1) == told(state, seat=0) == told(state)


@pytest.mark.parametrize("tracking", ["memory", "open"])
def test_the_view_counts_the_cards_that_are_not_shown(tracking):
    """Of two red houses seat 0 was dealt one, and seat 1 took one from the open cards."""
    words = {"hands": {0: "house red, mill red", 1: "house red"}, "known": {1: "house red"}, "open_cards": "mill olive"}
    state = position(options={"tracking": tracking}, **words)
    left_out = int(tracking == "memory")
    for watcher, houses, total in ((0, left_out, 34 + left_out), (1, 1, 35), (None, 1 + left_out, 38 + left_out)):
        unseen = {f"{each.kind} {each.colour}": each.number for each in state.view(watcher).table.unseen_cards}
        assert unseen.get("house red", 0) == houses
        assert sum(unseen.values()) == total
        assert "mill olive" not in unseen
        assert ("mill red" in unseen) == (watcher != 0)
    for text in ("build house red", "site e5r0"):
        play(state, text)
        assert sum(each.number for each in state.view(1).table.unseen_cards) == 35 - 1
        assert sum(each.number for each in state.view(0).table.unseen_cards) == 34 + left_out


@pytest.mark.parametrize("flip", ["no", "yes"])
def test_the_view_shows_the_tile_to_be_laid_in_each_turning(flip):
    state = position(hands={0: "trade_centre red"}, options={"flip": flip})
    assert state.view().table.tile == ()
    play(state, "build trade_centre red")
    turned = {"r0": ("b1", "c1", "a2", "b2"), "r1": ("a1", "a2", "b2", "b3")}
    if flip == "yes":
        turned |= {"t0": ("a1", "b1", "b2", "c2"), "t1": ("b1", "a2", "b2", "a3")}
    assert {each.turning: each.squares for each in state.view(1).table.tile} == turned
    assert play(state, "site e5r0").view().table.tile == ()


def test_the_view_says_what_a_building_would_pay():
    state = position(3, board="AA0. 1... ....", buildings="A house red", at="a1")
    (house,) = state.view().table.buildings
    assert (house.kind, house.colour, house.squares, house.is_finished) == ("house", "red", ("a1", "b1"), False)
    assert (house.open_squares, house.earns) == (("b2",), (1, 1, 0))
    assert [(worker.square, worker.owner) for worker in house.workers] == [("c1", 0), ("a2", 1)]
    state = position(3, board="AA0. 1n.. ....", buildings="A house red", at="a1")
    (house,) = (each for each in state.view().table.buildings if each.squares[0] == "a1")
    assert (house.is_finished, house.open_squares, house.earns) == (True, (), (0, 0, 0))


def test_the_view_says_what_the_next_tower_would_do_to_the_prices():
    state = position(towers_due=1, castle=["rrr. .... ...."])
    for next_ in state.view().table.next_towers:
        assert next_.colour != "red"
        for square in next_.squares:
            after = play(state.clone(), f"tower {next_.colour} {square}")
            assert prices(after) == next_.prices
            assert told(after, "tower_placed")[0].endswith(f"covered={next_.covers}")
    assert sum(len(next_.squares) for next_ in state.view().table.next_towers) == len(legal(state))


def test_after_the_end_no_tower_comes_next():
    assert ended().view().table.next_towers == ()


def test_the_view_says_what_is_under_way():
    table = position(passes=1, start=1).view().table
    assert (table.passes, table.start, table.towers_due, table.card, table.selling) == (1, 1, 0, None, None)
    assert (table.turns_left, table.pile_size) == (None, 40 - 8 - 3)
    state = play(position(hands={0: "house red"}), "build house red")
    assert card_names([state.view(1).table.card]) == ["house red"]


# --- Resampling -----------------------------------------------------------------------------------------------


def knowing() -> State:
    """Three seats; of two hands something is known."""
    return position(
        3,
        hands={0: "house red, house red, farm red, mill olive", 1: "farm olive, mill red, tavern red, tavern red"},
        known={0: "house red", 1: "farm olive, tavern red"},
        open_cards="smithy red, smithy olive, house black",
    )


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_resampling_rerolls_what_is_hidden_and_nothing_else(seat):
    state = knowing()
    before = state.digest()
    other = state.resample_from_infostate(seat, 1)
    assert faults(other) == []
    assert set(state.game.layout.differences(state.rows, 0, other.rows, 0)) <= {"rng", "hand", "pile"}
    assert pile(other) != pile(state)
    assert all(mine != theirs for mine, theirs in zip(field(state, "rng"), field(other, "rng"), strict=True))
    assert state.digest() == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_resampling_keeps_the_own_hand_and_what_is_known_of_the_others(seat):
    state = knowing()
    others = [state.resample_from_infostate(seat, word) for word in range(20)]
    for other in others:
        assert hand(other, seat) == hand(state, seat)
        for owner in range(3):
            held = Counter(hand(other, owner).split(", "))
            assert held.total() == 4
            assert not Counter(filter(None, known(state, owner).split(", "))) - held
    for owner in {0, 1, 2} - {seat}:
        assert len({hand(other, owner) for other in others}) > 10


def test_resampling_for_nobody_leaves_the_hands_alone():
    state = knowing()
    others = [state.resample_from_infostate(NOBODY, word) for word in range(20)]
    for other in others:
        assert field(other, "hand") == field(state, "hand")
        assert sorted(pile(other)) == sorted(pile(state))
    assert len({tuple(pile(other)) for other in others}) == 20


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_resampling_depends_on_nothing_that_is_hidden(seat):
    state = knowing()
    other = state.resample_from_infostate(seat, 1)
    assert other.digest() != state.digest()
    assert other.resample_from_infostate(seat, 2).digest() == state.resample_from_infostate(seat, 2).digest()


def test_resampling_while_a_tile_is_to_be_laid_and_after():
    state = play(knowing(), "build house red")
    for seat in range(3):
        assert faults(state.resample_from_infostate(seat, 3)) == []
    play(state, "site e5r0")
    for seat in range(3):
        assert faults(state.resample_from_infostate(seat, 3)) == []


def test_resampling_deals_every_unseen_card_equally_often():
    state = knowing()
    rng = random.Random(0)
    others = [state.resample_from_infostate(0, rng) for _ in range(400)]
    unseen = Counter(pile(state) + hand(state, 2).split(", ") + ["mill red", "tavern red"])
    places = {
        "pile": Counter(pile(other)[0] for other in others),
        "hand": sum((Counter(hand(other, 2).split(", ")) for other in others), Counter()),
        "rest": sum(
            (Counter(hand(o, 1).split(", ")) - Counter(["farm olive", "tavern red"]) for o in others), Counter()
        ),
    }
    for counts in places.values():
        assert set(counts) <= set(unseen)
        share = {card: counts.total() * number / unseen.total() for card, number in unseen.items()}
        chi_square = sum((counts[card] - share[card]) ** 2 / share[card] for card in share)
        assert chi_square < len(share) + 5 * (2 * len(share)) ** 0.5 + 10


# --- Undo -----------------------------------------------------------------------------------------------------


def assert_no_undo(state: State) -> None:
    assert state.undo_limit == state.seq
    with pytest.raises(MoveError) as caught:
        state.undo()
    assert caught.value.code == "undo_limit"


def assert_free(state: State) -> None:
    """Every move can be taken back, one after another."""
    digests = [state.at(seq).digest() for seq in range(state.seq)]
    assert state.undo_limit == 0
    while state.seq:
        state.undo()
        assert state.digest() == digests[state.seq]


def test_undo_is_free_up_to_a_draw():
    state = building("house red", "h4r0")
    assert_free(state)


@pytest.mark.parametrize("source", ["1", "pile"])
def test_undo_stops_at_a_draw_while_the_pile_is_not_empty(source):
    assert_no_undo(play(to_draw("farm red, farm olive, farm black", "mill red, mill olive"), f"draw {source}"))


@pytest.mark.parametrize("source", ["1", "pile"])
def test_undo_stops_at_the_draw_of_the_last_card(source):
    words = {"open_cards": "farm red, farm olive, farm black", "pile": "mill red", "rest": "board", "seats": 4}
    assert_no_undo(play(to_draw(**words), f"draw {source}"))


def test_undo_does_not_stop_at_a_draw_from_an_empty_pile():
    state = play(to_draw("farm red, farm olive, farm black", "", "board"), "draw 2")
    assert_free(state)


def test_undo_is_free_from_workers_to_the_sale():
    state = position(seals={0: "red 2"}, **HOUSE)
    play(state, "own b2", "stop", "tower red g5", "banner", "sell red 3", "sell olive 0", "sell black 0")
    while state.seq > 0:
        before = state.seq
        state.undo()
        assert state.seq < before
    assert (owners(state), seals(state), banners(state)) == ({"c1": 0, "a2": 1}, "red 2", 4)


def test_undo_goes_back_to_the_draw_and_no_further():
    state = play(to_draw("farm red, farm olive, farm black"), "draw 1", "banner", "sell red 0")
    state.undo(state.undo_limit)
    assert_no_undo(state)
    assert legal(state) == ["banner", "end"]


def test_undo_stops_at_the_end_of_the_turn():
    assert_no_undo(play(position(), "own g4", "stop", "end"))
    assert_no_undo(play(position(asked="banner"), "banner", *SELL_NOTHING))


def test_undo_stops_at_the_end_of_the_game():
    assert_no_undo(ended())


def test_undo_of_a_floor_that_was_full():
    state = position(towers_due=2, castle=[FULL_FLOOR, NINE_TOWERS])
    before = state.digest()
    play(state, "tower silver j7", "tower black g5")
    state.undo()
    state.undo()
    assert (state.digest(), state.view().table.turns_left) == (before, None)


def test_a_preview_of_a_draw_tells_nothing_of_the_card_that_comes_to_light():
    state = to_draw("farm red, farm olive, farm black", "mill red, mill olive")
    told_before = [[str(event) for event in preview.events] for preview in state.previews()]
    taken = [[f"card_taken seat=0 kind=farm colour={colour}"] for colour in COLOURS[:3]]
    assert told_before == [*taken, []]
    assert all(preview.reveals for preview in state.previews())
    state = to_draw("farm red, farm olive, farm black", "", "board")
    assert [preview.reveals for preview in state.previews()] == [False] * 3


def test_a_preview_does_not_tell_that_the_next_seat_has_no_card_that_fits():
    state = stuck(asked="banner")
    (preview,) = (preview for preview in state.previews() if preview.move == "end")
    assert [str(event) for event in preview.events] == ["turn_began seat=1 turn=2"]
    assert preview.reveals


# --- Events ---------------------------------------------------------------------------------------------------

TOLD = {
    "turn_began": (lambda: play(position(asked="banner", turn=4), "end"), "turn_began seat=1 turn=5"),
    "card_played": (
        lambda: play(position(hands={0: "mill olive"}), "build mill olive"),
        "card_played seat=0 kind=mill colour=olive",
    ),
    "built": (lambda: building("house silver", "h4r0"), "built seat=0 kind=house colour=silver square=h4"),
    "camps_covered": (lambda: building("house silver", "h4r0"), "camps_covered seat=0 workers=1"),
    "card_taken": (
        lambda: play(to_draw("farm red, farm olive, farm black"), "draw 3"),
        "card_taken seat=0 kind=farm colour=black",
    ),
    "card_opened": (
        lambda: play(to_draw("farm red, farm olive, farm black", "mill silver"), "draw 3"),
        "card_opened kind=mill colour=silver",
    ),
    "card_drawn": (lambda: play(to_draw("farm red, farm olive, farm black"), "draw pile"), "card_drawn seat=0"),
    "card_seen": (
        lambda: play(to_draw("farm red, farm olive, farm black", "mill silver"), "draw pile"),
        "card_seen seat=0 kind=mill colour=silver",
    ),
    "worker_placed": (lambda: play(position(), "own k7"), "worker_placed seat=0 square=k7"),
    "neutral_placed": (lambda: play(position(neutral={0: 1}), "neutral k7"), "neutral_placed seat=0 square=k7"),
    "passed": (lambda: play(stuck(), "pass"), "passed seat=0"),
    "finished": (
        lambda: play(position(**HOUSE), "own b2", "stop"),
        "finished seat=0 kind=house colour=red square=a1",
    ),
    "seals_gained": (
        lambda: play(position(**HOUSE), "own b2", "stop"),
        "seals_gained seat=0 colour=red workers=2",
    ),
    "seal_taken": (lambda: play(position(**HOUSE), "own b2", "stop"), "seal_taken seat=0 colour=red"),
    "tower_placed": (
        lambda: play(position(towers_due=1), "tower black j5"),
        "tower_placed seat=0 colour=black square=j5 floor=1 covered=black",
    ),
    "floor_finished": (
        lambda: play(position(towers_due=1, castle=[NINE_TOWERS]), "tower silver j7"),
        "floor_finished floor=1",
    ),
    "tower_left": (
        lambda: play(position(towers_due=1, castle=[NINE_TOWERS]), "tower black j7"),
        "tower_left colour=silver number=2",
    ),
    "store_empty": (
        lambda: play(last_turns(castle=[FULL_FLOOR, FULL_FLOOR, "bbbs s..r o..s"], **HOUSE), "own b2", "stop"),
        "store_empty seat=0 towers=1",
    ),
    "end_began": (begin_end, "end_began seat=0"),
    "banner_used": (lambda: play(position(asked="banner"), "banner"), "banner_used seat=0 workers=2"),
    "sold": (
        lambda: play(position(asked="banner", seals={0: "red 3"}), "banner", "sell red 2"),
        "sold seat=0 colour=red number=2 price=2 points=4",
    ),
    "game_ended": (lambda: ended(turn=30), "game_ended turn=30"),
    "all_passed": (lambda: play(stuck(passes=1, turn=9), "pass", "end"), "all_passed turn=9"),
    "sold_out": (lambda: ended(seals={1: "olive 2"}), "sold_out seat=1 colour=olive number=2 price=3 points=6"),
}
"""For each event a way to it, and its line."""


def test_every_event_is_told():
    assert set(TOLD) == set(EVENTS.names)


@pytest.mark.parametrize("name", TOLD)
def test_an_event_says_what_happened(name):
    laid_out, line = TOLD[name]
    state = laid_out()
    assert line in told(state, name, seat=0)
    if name != "card_seen":
        assert told(state, name) == told(state, name, seat=0) == told(state, name, seat=1)
    else:
        assert told(state, name) == told(state, name, seat=1) == []


TURNS = {
    "build": (
        {"hands": {2: "smithy red"}, "known": {2: "smithy red"}, "board": "0", "at": "d4"},
        ["build smithy red", "site e4r3", "draw 2", "banner"],
        "card_played built camps_covered card_taken banner_used",
    ),
    "draw": (
        {"hands": {2: "house red"}, "pile": "mill red"},
        ["build house red", "site e5r0", "draw pile", "end"],
        "card_played built card_drawn card_seen",
    ),
    "workers": (
        {"board": "AA. ...", "buildings": "A house red", "own": {2: 3}, "neutral": {2: 1}, "seals": {2: "red 1"}},
        ["own b2", "neutral c1", "own a2", "stop", "tower olive g5", "banner", "sell red 4"],
        "worker_placed neutral_placed worker_placed finished seals_gained seal_taken tower_placed banner_used sold",
    ),
    "store empty": (
        {"castle": [FULL_FLOOR, FULL_FLOOR, "bbbs s..r o..s"], "board": "AA. 21.", "buildings": "A house red"},
        ["own c1", "stop"],
        "worker_placed finished seals_gained seals_gained seal_taken store_empty",
    ),
    "end": ({"castle": [FULL_FLOOR, NINE_TOWERS], "towers_due": 1}, ["tower silver j7"], "tower_placed end_began"),
    "pass": ({"rest": "board", "open_cards": "-", "own": NO_WORKERS}, ["pass", "banner"], "passed banner_used"),
}
"""Turns of seat 2: the position, moves, and the names of the events that tell of a seat."""
OF_A_SEAT = ("own_workers", "neutral_workers", "banners", "seals", "gold", "hand", "known")


@pytest.mark.parametrize("name", TURNS)
def test_k8_a_turn_changes_and_names_the_seat_whose_turn_it_is(name):
    words, moves, names = TURNS[name]
    state = position(3, to_act=2, **words)
    before = {name: field(state, name) for name in OF_A_SEAT}
    play(state, *moves)
    events = [event for event in state.events(seat=2) if "seat" in event.arguments and event.name != "turn_began"]
    assert [event.name for event in events] == names.split()
    others = {"seals_gained seat=1 colour=red workers=1"} if name == "store empty" else set()
    assert {str(event) for event in events if event.arguments["seat"] != 2} == others
    changed = {name for name in OF_A_SEAT if field(state, name)[2] != before[name][2]}
    assert changed or name == "end"
    for name_ in OF_A_SEAT:
        now = field(state, name_)
        if not (others and name_ == "seals"):
            assert (now[:2], now[3]) == (before[name_][:2], before[name_][3])


# --- Refusals -------------------------------------------------------------------------------------------------

REFUSED = {
    "game_over": ("K21", ended, "pass", {}),
    "not_now": ("K23", position, "stop", {"phase": "action"}),
    "card_not_held": (
        "K9",
        lambda: position(hands={0: "house red", 1: "house olive"}),
        "build house olive",
        {"kind": "house", "colour": "olive"},
    ),
    "no_site": (
        "K9",
        lambda: crowded("monastery red, house red", board="..", at="a1"),
        "build monastery red",
        {"kind": "monastery"},
    ),
    "not_flipped": ("K2", lambda: play(position(hands={0: "smithy red"}), "build smithy red"), "site e5t1", {}),
    "off_board": (
        "K9",
        lambda: play(position(hands={0: "tavern red"}), "build tavern red"),
        "site o6r0",
        {"square": "o6", "kind": "tavern"},
    ),
    "square_occupied": (
        "K9",
        lambda: play(position(hands={0: "house red"}), "build house red"),
        "site f5r0",
        {"square": "g5", "thing": "lot"},
    ),
    "touches_nothing": (
        "K9",
        lambda: play(position(hands={0: "house red"}), "build house red"),
        "site a1r0",
        {"square": "a1"},
    ),
    "same_turning": (
        "K23",
        lambda: play(position(hands={0: "house red"}), "build house red"),
        "site f5r3",
        {"turning": "r1"},
    ),
    "no_open_card": ("K12", lambda: to_draw("farm red, -, -", "", "board"), "draw 3", {"place": 3}),
    "equal_card": ("K12", lambda: to_draw("mill red, farm red, farm red"), "draw 3", {"place": 2}),
    "pile_empty": ("K12", lambda: to_draw("farm red, -, -", "", "board"), "draw pile", {}),
    "no_own_worker": ("K13", lambda: position(own={0: 0}), "own g4", {}),
    "no_neutral_worker": ("K13", position, "neutral g4", {}),
    "worker_square_occupied": (
        "K13",
        lambda: position(board="AA", buildings="A house red", at="a12"),
        "own b12",
        {"square": "b12", "thing": "house"},
    ),
    "no_building_beside": ("K13", position, "own f4", {"square": "f4"}),
    "no_common_building": (
        "K13",
        lambda: play(position(**ROW_OF_TWO), "own g4"),
        "own c1",
        {"square": "c1", "thing": "lot", "beside": "g5"},
    ),
    "can_act": ("K8", position, "pass", {}),
    "no_tower_due": ("K16", position, "tower red g5", {}),
    "not_on_ring": ("K16", lambda: position(towers_due=1), "tower red h6", {"square": "h6"}),
    "not_in_store": (
        "K16",
        lambda: position(towers_due=1, castle=["rrr. .... ...."]),
        "tower red j5",
        {"colour": "red", "floor": 1},
    ),
    "tower_there": (
        "K17",
        lambda: position(towers_due=1, castle=[FULL_FLOOR, "r... .... ...."]),
        "tower olive g5",
        {"square": "g5", "floor": 2},
    ),
    "banner_later": ("K19", position, "banner", {}),
    "no_banner_left": ("K19", lambda: position(asked="banner", banners={0: 0}), "banner", {}),
    "banner_used": ("K19", lambda: play(position(asked="banner"), "banner"), "banner", {}),
    "no_sale": ("K19", position, "sell red 0", {}),
    "other_colour": ("K23", lambda: play(position(asked="banner"), "banner"), "sell olive 0", {"colour": "red"}),
    "too_few_seals": (
        "K19",
        lambda: play(position(asked="banner", seals={0: "red 2"}), "banner"),
        "sell red 3",
        {"colour": "red", "number": 2},
    ),
}
"""For each reason: the rule behind it, a position, a refused move and its arguments."""


def test_every_reason_is_provoked():
    """One of them by no move: it is why a whole turn cannot be tried out."""
    assert {*REFUSED, "no_turn_left"} == set(REASONS.codes[1:])


@pytest.mark.parametrize("reason", REFUSED)
def test_a_refused_move_names_its_rule_and_changes_nothing(reason):
    rule, laid_out, text, arguments = REFUSED[reason]
    assert_refused(laid_out(), text, reason, rule, arguments)


BY_PHASE = {
    "action": (position, {"tower": "no_tower_due", "banner": "banner_later", "sell": "no_sale"}),
    "site": (
        lambda: play(position(hands={0: "house red"}), "build house red"),
        {"tower": "no_tower_due", "banner": "banner_later", "sell": "no_sale"},
    ),
    "draw": (
        lambda: to_draw("farm red, farm olive, farm black"),
        {"tower": "no_tower_due", "banner": "banner_later", "sell": "no_sale"},
    ),
    "workers": (
        lambda: play(position(), "own g4"),
        {"tower": "no_tower_due", "banner": "banner_later", "sell": "no_sale"},
    ),
    "tower": (lambda: position(towers_due=1), {"banner": "banner_later", "sell": "no_sale"}),
    "banner": (lambda: position(asked="banner"), {"tower": "no_tower_due", "sell": "no_sale"}),
    "sell": (
        lambda: play(position(asked="banner"), "banner"),
        {"tower": "no_tower_due", "banner": "banner_used"},
    ),
}
VERBS_OF_PHASE = {
    "action": {"build", "own", "neutral", "pass"},
    "site": {"site"},
    "draw": {"draw"},
    "workers": {"own", "neutral", "stop"},
    "tower": {"tower"},
    "banner": {"banner", "end"},
    "sell": {"sell"},
}
SAMPLES = [
    "build house red", "site e5r0", "draw 1", "own g8", "neutral g8", "stop", "tower red g5", "banner", "sell red 0",
    "end", "pass",
]  # fmt: skip


@pytest.mark.parametrize("name", BY_PHASE)
def test_k23_a_verb_that_is_not_asked_for_is_refused(name):
    laid_out, codes = BY_PHASE[name]
    state = laid_out()
    assert phase(state) == name
    for text in SAMPLES:
        verb = text.split()[0]
        if verb not in VERBS_OF_PHASE[name]:
            assert code(state, text) == codes.get(verb, "not_now")


SOME_POSITIONS = {
    "cards and workers": lambda: position(neutral={0: 1}, hands={0: "smithy red, house red, house red, mill black"}),
    "no worker": lambda: position(own={0: 0}),
    "neutral workers alone": lambda: position(own={0: 0}, neutral={0: 1}),
    "room, and nothing to use it": lambda: stuck(board=".... .... .... ...."),
    "the others could": lambda: stuck(
        3, own=NO_WORKERS | {1: 1}, neutral={2: 1}, hands={1: "house red"}, board=".... ...."
    ),
    "another seat is to act": lambda: stuck(3, to_act=1, own=NO_WORKERS | {0: 1}, neutral={2: 1}, board=".... ...."),
    "another seat with a card": lambda: stuck(to_act=1, hands={1: "house red"}, board=".... ...."),
    "another seat with a neutral worker": lambda: stuck(to_act=1, neutral={1: 1}),
    "another seat with workers": lambda: position(to_act=1, own={0: 0}, neutral={1: 1}),
    "another seat without": lambda: position(to_act=1, own={1: 0}, neutral={0: 1}),
    "another seat with a banner": lambda: position(to_act=1, asked="banner", banners={0: 0}),
    "another seat without a banner": lambda: position(to_act=1, asked="banner", banners={1: 0}),
    "another seat's sale": lambda: play(position(to_act=1, asked="banner", seals={0: "red 1", 1: "red 3"}), "banner"),
    "cards without room": lambda: crowded("monastery red, house red", board=".", at="a1"),
    "room for one kind": lambda: crowded("monastery red, house red", board="..", at="a1"),
    "workers without room": lambda: crowded(board="..1 110", at="a1", own=NO_WORKERS | {0: 1}, free=2),
    "a site": lambda: play(position(hands={0: "trade_centre red"}, board="1", at="a4"), "build trade_centre red"),
    "a site with flip": lambda: play(
        position(hands={0: "trade_centre red"}, board="1", at="p8", options={"flip": "yes"}), "build trade_centre red"
    ),
    "a draw": lambda: to_draw("farm red, farm black, farm red", "mill red"),
    "a draw without a pile": lambda: to_draw("farm red, -, farm red", "", "board"),
    "another worker": lambda: play(position(own={0: 5}, neutral={0: 1}, **ROW_OF_TWO), "own c1"),
    "a tower": lambda: position(towers_due=2, castle=[FULL_FLOOR, "rrr. ...b ...."], is_upright=False),
    "a tower of an upright castle": lambda: position(towers_due=1, castle=["ooo r.. ... .b."], is_upright=True),
    "a banner": lambda: position(asked="banner"),
    "no banner": lambda: position(asked="banner", banners={0: 0}),
    "a sale": lambda: play(position(asked="banner", seals={0: "red 1, olive 3"}), "banner", "sell red 1"),
    "over": ended,
}


@pytest.mark.parametrize("name", SOME_POSITIONS)
def test_k23_every_move_is_legal_or_there_is_a_reason(name):
    """What the kernel says of each move, legal or not."""
    state = SOME_POSITIONS[name]()
    explain, tables = state.game.kernels.explain, state.game.content.tables
    unexplained = [move for move in range(len(state.game.moves)) if explain(tables, state.rows, 0, move) == 0]
    assert unexplained == state.legal_actions()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_move_is_either_legal_or_explained(seats):
    state = load_game("arkadia", seats, {"flip": "yes"}).new_initial_state(seed=8)
    rng = random.Random(8)
    for _ in range(MOST_MOVES):
        if state.is_terminal():
            break
        if rng.random() < 0.05:
            unexplained = [text for text in state.game.moves.texts if state.explain_illegal(text) is None]
            assert unexplained == legal(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.is_terminal()
