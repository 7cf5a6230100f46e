"""Carpe Diem, rule by rule: at least one test for every statement and ruling of C1-C41."""

import itertools
import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterable

import numpy as np
import pytest

from insula import ContentError, MoveError, State, TableError, load_game
from insula.core.layout import NOBODY
from insula.games.carpe_diem.content import OWN_FILE
from insula.games.carpe_diem.reasons import REASONS
from insula.games.carpe_diem.state import CARDS, CIRCLES, GOODS, KINDS, PIECES, SPACES, SQUARES, TILES
from tests.games.carpe_diem.table import (
    DWELLINGS,
    LANDSCAPES,
    SINGLES,
    VILLAS,
    bread,
    build,
    built,
    cards,
    coins,
    depot,
    discs,
    district,
    end,
    faults,
    fill_gap,
    fountain_hand,
    fountain_pile,
    gap,
    goods,
    in_hand,
    last_tile,
    legal,
    order,
    paid,
    phase,
    play,
    position,
    refused,
    row,
    scorer,
    settle,
    settle_for_nothing,
    stored,
    told,
    track,
    waiting,
)
from tests.games.chance import assert_uniform
from tests.games.refusals import assert_refused

ALL_SEATS = (2, 3, 4)
MANY = 600
MOST_MOVES = 1000
"""More than random games take."""
CONTENT = tomllib.loads(OWN_FILE.read_text(encoding="utf-8"))
TILE_ROWS = {
    name: row for table in ("light_tiles", "dark_tiles") for name, row in CONTENT[table].items() if name in TILES
}
MIDDLE = {"c3", "d3", "c4", "d4"}

DEALT: dict[int, list[State]] = {seats: [] for seats in ALL_SEATS}


def dealt(seats: int, games: int = 20) -> list[State]:
    """Games as they are dealt, before any move. They are shared: never make a move in them."""
    game = load_game("carpe_diem", seats)
    for seed in range(len(DEALT[seats]), games):
        DEALT[seats].append(State.unsettled(game, seed))
    return DEALT[seats][:games]


def field(state: State, name: str) -> list:
    """A field of the full truth."""
    return state.rows[name][0].tolist()


def random_game(seats: int, seed: int, moves: int = MOST_MOVES) -> State:
    """A game after some random decisions, or at its end; tiles are stored only where they do not fit."""
    state = load_game("carpe_diem", seats).new_initial_state(seed=seed)
    rng = random.Random(seed)
    while moves and not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(rng.choice(actions if phase(state) != "square" else actions[:-1] or actions))
        moves -= 1
    return state


WHOLE_GAMES: dict[int, State] = {}


def whole_game(seats: int) -> State:
    """A game played to its end; never change it, it is shared."""
    if seats not in WHOLE_GAMES:
        WHOLE_GAMES[seats] = random_game(seats, seats)
        assert WHOLE_GAMES[seats].is_terminal()
    return WHOLE_GAMES[seats]


def code(state: State, text: str) -> str:
    """Why a move is refused, the code alone."""
    return refused(state, text)[0]


def places(state: State, square: str = "") -> list[str]:
    """Where the tile in hand may be built, all squares or the turnings on one."""
    return [text.removeprefix("place ") for text in legal(state, "place") if text.startswith(f"place {square}")]


# --- Editions and options (C1-C3) -----------------------------------------------------------------------------


def test_c1_c2_c3_options_and_their_defaults():
    assert load_game("carpe_diem").options == {"edition": "2020", "villas": "table", "bread": "once"}
    options = {"edition": "2018", "villas": "linear", "bread": "repeat"}
    assert load_game("carpe_diem", 4, options).options == options
    for option in options:
        with pytest.raises(TableError):
            load_game("carpe_diem", 2, {option: "other"})


def test_c1_editions_differ_in_how_patricians_move():
    assert legal(position()) == ["move 1", "move 6"]
    assert legal(position(options={"edition": "2018"})) == ["move 3", "move 4"]


def test_c2_villas_pay_by_the_table_or_a_point_a_chimney():
    paid_for = {
        rule: paid(end(districts={0: "c3 S29r1, d3 S30r3"}, options={"villas": rule}), "villa")
        for rule in ("table", "linear")
    }
    assert paid_for == {
        "table": ["villa_scored seat=0 chimneys=4 points=5"],
        "linear": ["villa_scored seat=0 chimneys=4 points=4"],
    }


@pytest.mark.parametrize(("rule", "asked"), [("once", 1), ("repeat", 2)])
def test_c3_three_bread_are_paid_once_a_scoring_or_repeatedly(rule, asked):
    state = scorer("D01", "D02", bread={0: 9}, options={"bread": rule})
    settle(state, "b2", "bread")
    times = 1
    while phase(state) == "bread" and state.current_player() == 0 and times < asked:
        play(state, "bread")
        times += 1
    assert times == asked
    assert (phase(state) == "bread") == (rule == "repeat")


# --- Components (C4-C6) ---------------------------------------------------------------------------------------


def test_c4_84_light_and_39_dark_tiles():
    table = dealt(2)[0].view().table
    assert len(TILES) == len(set(TILES)) == 84 + 39
    assert table.light_pile + 7 * 4 == 84
    assert table.dark_pile + 11 == 39
    assert len(table.depots) == 7
    assert len(table.row) == 11


def test_c4_60_scoring_cards_24_fountain_cards_16_frame_pieces():
    assert Counter(card[0] for card in CARDS) == {"A": 12, "B": 11, "C": 12, "D": 25}
    assert [set(CONTENT["scoring_cards"][card]["need"]) <= set(GOODS) for card in CARDS] == [
        card[0] in "AB" for card in CARDS
    ]
    assert all(view.red == (view.card[0] in "AB") for state in dealt(4) for view in state.view().table.cards)
    assert Counter(fountain_pile(dealt(2)[0])) == dict.fromkeys(KINDS, 2)
    assert len(PIECES) == 16
    for state in dealt(4, 3):
        assert [len(player.tasks) for player in state.view().table.players] == [8, 8, 8, 8]


def test_c4_boards_of_36_squares_with_a_shovel_in_the_middle_and_9_banderoles():
    boards = {player.board: player for state in dealt(4, 3) for player in state.view().table.players}
    assert sorted(boards) == ["A", "B", "C", "D"]
    for player in boards.values():
        assert player.shovel in MIDDLE
        assert len(set(player.banderoles)) == 9
        assert set(player.banderoles) < set(SQUARES) - {player.shovel}
    assert len(SQUARES) == 36


def test_c4_a_track_from_0_to_20():
    assert [paid(end(track={0: space, 1: 0}), "track")[0].split()[-1] for space in (1, 7, 20)] == [
        "points=1",
        "points=7",
        "points=20",
    ]
    assert CONTENT["track"]["spaces"] == list(range(21))


def test_c4_a_circle_between_every_two_neighbouring_card_spaces():
    assert len(SPACES) == 12
    neighbours = {
        f"{one}-{other}"
        for one, other in itertools.combinations(sorted(SPACES), 2)
        if abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1
    }
    assert set(CIRCLES) == neighbours
    assert len(CIRCLES) == 17


def test_c5_at_most_two_features_a_tile_chimneys_on_villas_and_pasture_round_a_building():
    for tile in TILE_ROWS.values():
        kinds = set(tile["edges"]) - {"."}
        assert len(tile["edges"]) == 4
        assert len(kinds) <= 2
        assert ("chimneys" in tile) == ("V" in kinds)
        assert ("centre" in tile) == (not kinds)


@pytest.mark.parametrize("tile", ["P.P.", "PP..", "V.V.", "VVV."])
def test_c5_edges_of_one_kind_on_one_tile_are_one_feature(tile):
    state = build(tile, "c3r0")
    (feature,) = state.view().table.players[0].features
    assert (feature.squares, len(feature.open_edges)) == (("c3",), 4 - tile.count("."))


def test_c5_two_kinds_on_one_tile_are_two_features():
    state = build("M.P.", "c3r0")
    assert [(feature.kind, len(feature.open_edges)) for feature in state.view().table.players[0].features] == [
        ("merchant", 1),
        ("pond", 1),
    ]


@pytest.mark.parametrize(("tile", "north"), [("L42", "VP.."), ("L43", "V..P")])
def test_c5_tiles_turn_but_never_flip(tile, north):
    shown = set()
    for turning in range(4):
        laid = build(tile, f"c3r{turning}").view().table.players[0].district[0].tile
        shown.add("".join({"villa": "V", "pond": "P", "pasture": "."}[edge] for edge in laid.edges))
    assert shown == {north[-turning:] + north[:-turning] for turning in range(4)}


def test_c5_cards_are_numbered_in_the_order_of_the_content_file():
    rows = [name for name in CONTENT["scoring_cards"] if name in CARDS]
    assert list(CARDS) == rows
    assert (CARDS[0], CARDS[12], CARDS[23], CARDS[35], CARDS[59]) == ("A01", "B01", "C01", "D01", "D25")
    for state in dealt(4, 5):
        for card in state.view().table.cards:
            assert {"need": card.need, "reward": card.reward} == CONTENT["scoring_cards"][card.card]


def test_c6_every_table_says_where_it_is_from_and_how_sure_that_is():
    provenance = {row.table: row.confidence for row in load_game("carpe_diem").content.provenance}
    assert provenance["light_tiles"] == provenance["villas"] == "reconstructed"
    assert provenance["start"] == "printed"


def test_c6_another_content_file_is_played_once_it_is_sound(tmp_path):
    path = tmp_path / "content.toml"
    text = OWN_FILE.read_text(encoding="utf-8")
    path.write_text(text.replace("[8, 9]", "[18, 19]").replace('"M.P."', '"M..P"'), encoding="utf-8")
    state = State.unsettled(load_game("carpe_diem", 2, content=path), 0)
    assert sorted(state.scores()) == [18, 19]
    path.write_text(text.replace("[8, 9]", "[8]"), encoding="utf-8")
    with pytest.raises(ContentError):
        load_game("carpe_diem", 2, content=path)


# --- Set-up (C7-C10) ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_c7_four_frame_pieces_and_a_board_each_drawn_without_replacement(seats):
    for state in dealt(seats):
        frame = field(state, "frame")
        assert len(set(frame[: 4 * seats])) == 4 * seats
        assert frame[4 * seats :] == [-1] * (16 - 4 * seats)
        boards = [player.board for player in state.view().table.players]
        assert len(set(boards)) == seats
        for seat, player in enumerate(state.view().table.players):
            pieces = [PIECES[piece] for piece in frame[4 * seat : 4 * seat + 4]]
            tasks = [CONTENT["frame_pieces"][piece][mark] for piece in pieces for mark in ("left", "right")]
            assert [{"kind": task.kind, "points": task.points} for task in player.tasks] == tasks
            assert [task.side for task in player.tasks[::2]] == ["top", "right", "bottom", "left"]


def test_c7_every_board_and_every_frame_piece_is_equally_likely():
    states = dealt(2, MANY)
    boards = [Counter(field(state, "board")[seat] for state in states) for seat in range(2)]
    pieces = [Counter(field(state, "frame")[place] for state in states) for place in range(8)]
    assert_uniform(boards, [4, 4])
    assert_uniform(pieces, [16] * 8)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_c7_the_start_player_is_drawn_by_lot(seats):
    states = dealt(seats, MANY if seats == 2 else 200)
    starts = Counter(state.view().table.start for state in states)
    assert_uniform([starts], [seats])
    assert all(state.current_player() == state.view().table.start for state in states)


def test_c7_all_banderoles_lie_and_districts_are_empty():
    for state in dealt(3):
        for player in state.view().table.players:
            assert len(player.banderoles) == 9
            assert (player.district, player.features, player.chimneys, player.stored) == ((), (), 0, ())
            assert (player.coins, player.bread, player.fountain_count) == (0, 0, 0)
            assert set(player.goods.values()) == set(player.built.values()) == {0}


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("end", ["low", "high"])
def test_c7_set_up_clears_whatever_was_on_the_table(seats, end):
    game = load_game("carpe_diem", seats)
    rows = game.layout.zeros(1)
    for each in game.layout:
        rows[each.name][0] = 7 if each.is_words else getattr(each, end)
    game.kernels.setup(game.content.tables, rows, 0, seats, game.option_numbers, np.uint64(8))
    assert game.layout.differences(rows, 0, State.unsettled(game, 8).rows, 0) == []


DECKS_DEALT = {2: "AABBCCDD", 3: "AABBBCCDDD", 4: "AAABBBCCDDDD"}


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_c8_so_many_cards_of_each_deck_by_the_number_of_seats(seats):
    for state in dealt(seats):
        laid = cards(state)
        assert "".join(sorted(card[0] for card in laid.values())) == DECKS_DEALT[seats]
        assert len(set(laid.values())) == len(laid)


@pytest.mark.parametrize(("seats", "empty"), [(2, {"a1", "c1", "a4", "c4"}), (3, {"a1", "c4"}), (4, set())])
def test_c8_corner_spaces_stay_empty_with_fewer_seats(seats, empty):
    for state in dealt(seats):
        assert set(SPACES) - set(cards(state)) == empty


def test_c8_cards_are_drawn_and_then_shuffled_together():
    states = dealt(4, MANY // 3)
    drawn, first = [], []
    for deck, size in (("A", 12), ("B", 11), ("C", 12), ("D", 25)):
        drawn.append(
            Counter(int(card[1:]) - 1 for state in states for card in cards(state).values() if card[0] == deck)
        )
        first.append(
            Counter(SPACES.index(space) for s in states for space, card in cards(s).items() if card[0] == deck)
        )
        assert max(drawn[-1]) == size - 1
    assert_uniform(drawn, [12, 11, 12, 25])
    assert_uniform(first, [12] * 4)


def test_c8_two_cards_of_a_deck_are_any_two():
    pairs = Counter(tuple(sorted(card for card in cards(state).values() if card[0] == "B")) for state in dealt(2, MANY))
    numbers = {pair: number for number, pair in enumerate(itertools.combinations(CARDS[12:23], 2))}
    assert_uniform([Counter({numbers[pair]: count for pair, count in pairs.items()})], [len(numbers)])


@pytest.mark.parametrize(("seats", "points"), [(2, [8, 9]), (3, [8, 9, 13]), (4, [8, 9, 10, 11])])
def test_c9_start_points_from_the_start_player_on(seats, points):
    for state in dealt(seats):
        start = state.view().table.start
        assert [state.scores()[(start + place) % seats] for place in range(seats)] == points


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_c9_discs_lie_on_space_0_the_start_players_lowest_the_last_seats_on_top(seats):
    for state in dealt(seats):
        start = state.view().table.start
        assert track(state) == [0] * seats
        assert order(state) == [(start + place) % seats for place in reversed(range(seats))]
        assert discs(state) == {}


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_c10_four_light_tiles_to_each_depot_and_a_dark_one_to_each_space_all_open(seats):
    for state in dealt(seats):
        table = state.view().table
        tiles = [tile.tile for view in table.depots for tile in view.tiles]
        assert len(set(tiles)) == 28
        assert all(tile.startswith("L") for tile in tiles)
        in_row = [tile.tile for tile in table.row]
        assert len(set(in_row)) == 11
        assert all(tile.startswith("S") for tile in in_row)


def test_c10_every_tile_is_dealt_about_equally_often():
    states = dealt(2, MANY)
    tops = [Counter(field(state, "depots")[number][0] for state in states) for number in range(7)]
    spaces = [Counter(field(state, "row")[space] - 84 for state in states) for space in range(11)]
    assert_uniform(tops, [84] * 7)
    assert_uniform(spaces, [39] * 11)
    assert_uniform([Counter(KINDS.index(fountain_pile(state)[0]) for state in states)], [12])


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_c10_then_in_turn_order_each_seat_puts_its_patrician_on_a_free_depot(seats):
    state = dealt(seats)[0].clone()
    start = state.view().table.start
    assert (phase(state), legal(state)) == ("pawn", [f"pawn {number}" for number in range(7)])
    for place in range(seats):
        assert state.current_player() == (start + place) % seats
        assert legal(state) == [f"pawn {number}" for number in range(7) if number not in range(place)]
        play(state, f"pawn {place}")
        assert told(state, "pawn_placed")[-1] == f"pawn_placed seat={(start + place) % seats} depot={place}"
    assert (phase(state), state.current_player()) == ("depot", start)
    assert [state.view().table.depots[place].patricians for place in range(seats)] == [
        ((start + place) % seats,) for place in range(seats)
    ]


def test_c10_a_depot_with_a_patrician_is_refused():
    state = play(dealt(3)[0].clone(), "pawn 4")
    assert refused(state, "pawn 4") == ("depot_occupied", "C10", {"depot": 4})


# --- A turn: depot (C11-C13) ----------------------------------------------------------------------------------


def reach(at: int, empty: Iterable[int] = (), edition: str = "2020", **words) -> list[int]:
    """The depots on which the move of a patrician may end."""
    emptied = dict.fromkeys(empty, "")
    state = position(pawns={0: at}, depots=emptied, options={"edition": edition}, **words)
    return [int(text.split()[1]) for text in legal(state, "move")]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_c11_four_phases_of_seven_rounds_with_one_turn_a_seat(seats):
    state = whole_game(seats)
    acting: list[list[int]] = []
    first = State.unsettled(state.game, seats).current_player()
    for turn, seat, move, _ in state.log():
        verb = state.action_to_string(move).split()[0]
        if verb in ("move", "travel"):
            acting[-1].append(seat)
        elif verb == "pawn" or (verb == "circle" and (not acting or acting[-1])):
            acting.append([])
        assert turn > 0
    rounds = [seats_ for seats_ in acting if seats_]
    assert len(rounds) == 4
    for number, seats_ in enumerate(rounds):
        assert seats_ == [(first + number + turn) % seats for turn in range(7 * seats)]


@pytest.mark.parametrize(("at", "ends"), [(0, [1, 6]), (3, [2, 4]), (6, [0, 5])])
def test_c11_to_the_next_or_the_previous_depot(at, ends):
    assert reach(at) == ends


@pytest.mark.parametrize(
    ("empty", "ends"),
    [
        ([1], [2, 6]),
        ([1, 2], [3, 6]),
        ([6, 5], [1, 4]),
        ([1, 6], [2, 5]),
        ([0, 1], [2, 6]),
        ([1, 2, 3, 4], [5, 6]),
        ([3], [1, 6]),
    ],
)
def test_c11_from_an_empty_depot_on_in_the_same_direction(empty, ends):
    assert reach(0, empty) == ends


def test_c11_an_empty_neighbour_may_be_entered_on_purpose_though_the_other_has_tiles():
    state = position(depots={1: "", 2: "", 3: ""})
    assert legal(state) == ["move 4", "move 6"]
    play(state, "move 4")
    assert told(state, "moved") == ["moved seat=0 depot=4"]
    assert state.view().table.players[0].patrician == 4


def test_c11_two_ways_to_one_depot_are_one_move():
    assert reach(0, [0, 1, 2, 4, 5, 6]) == [3]


def test_c11_an_empty_depot_is_no_goal():
    state = position(depots={1: ""})
    assert refused(state, "move 1") == ("depot_empty", "C11", {"depot": 1})
    assert refused(state, "move 3") == ("out_of_reach", "C11", {"depot": 3})


@pytest.mark.parametrize(("at", "ends"), [(0, [3, 4]), (1, [4, 5]), (5, [1, 2])])
def test_c11_edition_2018_goes_along_lines_three_depots_on_or_back(at, ends):
    assert reach(at, edition="2018") == ends


@pytest.mark.parametrize(
    ("empty", "ends"),
    [
        ([3], [0, 4, 6]),
        ([4], [0, 1, 3]),
        ([3, 6], [0, 2, 4]),
        ([3, 4], [0, 1, 6]),
        ([6], [3, 4]),
        ([0], [3, 4]),
        ([0, 3], [4, 6]),
        ([0, 3, 4], [1, 6]),
    ],
)
def test_c11_edition_2018_takes_either_line_from_an_empty_depot_also_back_to_the_start(empty, ends):
    assert reach(0, empty, "2018") == ends


@pytest.mark.parametrize("edition", ["2020", "2018"])
def test_c11_round_to_the_depot_the_turn_began_on_if_need_be(edition):
    assert reach(2, [0, 1, 3, 4, 5, 6], edition) == [2]
    assert reach(2, [0, 1, 2, 3, 4, 6], edition) == [5]


def test_c12_patricians_may_share_a_depot():
    state = play(position(3, pawns={0: 0, 1: 1, 2: 1}), "move 1")
    assert state.view().table.depots[1].patricians == (0, 1, 2)


@pytest.mark.parametrize("edition", ["2020", "2018"])
def test_c12_a_move_leaves_the_depot_it_began_on(edition):
    state = position(pawns={0: 2}, options={"edition": edition})
    assert code(state, "move 2") == "out_of_reach"


def test_c12_a_move_may_end_where_it_began_with_bread():
    state = play(position(bread={0: 1}), "travel 0")
    assert state.view().table.players[0].patrician == 0
    assert phase(state) == "tile"


def test_c13_one_bread_leads_to_any_depot_with_a_tile_the_present_one_included():
    state = position(bread={0: 2}, depots={3: ""})
    assert legal(state) == ["move 1", "move 6", "travel 0", "travel 2", "travel 4", "travel 5"]
    play(state, "travel 4")
    assert bread(state) == 1
    assert told(state, "travelled") == ["travelled seat=0 depot=4"]
    assert state.view().table.players[0].patrician == 4


def test_c13_not_without_bread_and_only_with_ones_own():
    state = position(bread={1: 5})
    assert legal(state, "travel") == []
    assert refused(state, "travel 3") == ("no_bread", "C13", {})


def test_c13_not_offered_where_the_move_on_foot_leads():
    state = position(bread={0: 1})
    assert refused(state, "travel 1") == ("reached_on_foot", "C13", {"depot": 1})
    state = position(bread={0: 1}, depots={3: ""}, options={"edition": "2018"})
    assert legal(state, "travel") == ["travel 1", "travel 2", "travel 5"]
    assert code(state, "travel 0") == "reached_on_foot"


def test_c13_not_to_an_empty_depot_even_ones_own():
    state = position(bread={0: 1}, depots={0: "", 3: ""})
    assert refused(state, "travel 3") == ("depot_empty", "C11", {"depot": 3})
    assert code(state, "travel 0") == "depot_empty"


def test_c13_bread_takes_the_place_of_the_move_at_the_start_of_a_turn():
    state = play(position(bread={0: 2}), "move 1")
    assert code(state, "travel 4") == "not_now"
    state = play(position(bread={0: 2}), "travel 4")
    assert (code(state, "move 3"), code(state, "travel 2")) == ("not_now", "not_now")
    assert legal(state, "take") == legal(state)


def test_c13_all_depots_in_reach_of_bread_or_foot_hold_tiles():
    state = position(bread={0: 1}, depots=dict.fromkeys(range(1, 7), ""))
    assert legal(state) == ["move 0"]


# --- A turn: tile (C14, C15) ----------------------------------------------------------------------------------


def test_c14_one_tile_of_the_depot_reached_is_taken():
    state = play(position(depots={1: "L62 L23 L70 L01"}), "move 1")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    play(state, "take 2")
    assert (in_hand(state), depot(state, 1)) == ("L23", "L62 - L70 L01")
    assert told(state, "took") == ["took seat=0 depot=1 tile=L23 one=pond other=garden"]


def test_c14_an_empty_place_has_no_tile():
    state = play(position(depots={1: "L62 - L70 L01"}), "move 1")
    assert legal(state) == ["take 1", "take 3", "take 4"]
    assert refused(state, "take 2") == ("empty_place", "C14", {"place": 2})


def test_c14_to_take_a_tile_is_compulsory():
    state = play(position(), "move 1")
    assert {text.split()[0] for text in legal(state)} == {"take"}
    assert code(state, "store") == "not_now"


def test_c14_a_tile_may_be_stored_by_choice():
    state = play(position(3, hand="L62"), "store")
    assert stored(state) == ["L62"]
    assert district(state) == ""
    assert told(state) == ["stored seat=0 tile=L62 one=pond other=none", told(state, "turn_began")[0]]
    assert state.current_player() == 1


def test_c14_a_tile_that_fits_nowhere_is_stored_by_need():
    state = position(hand="P...", districts={0: "c3 VVVV"})
    assert legal(state) == ["store"]


def test_c14_a_stored_tile_is_stored_for_good():
    state = play(position(depots={1: "L62 L23 L70 L01"}), "move 1", "take 1", "store")
    assert "L62" in stored(state)
    played = whole_game(2)
    names = [event.arguments["tile"] for event in played.events() if event.name in ("stored", "built")]
    assert len(names) == len(set(names))
    assert {event.arguments["tile"] for event in played.events() if event.name == "stored"} == {
        *stored(played, 0),
        *stored(played, 1),
    }


def test_c14_a_tile_in_hand_is_built_or_stored_before_anything_else():
    state = position(hand="L62", bread={0: 3})
    for text in ("move 1", "take 1", "travel 3", "craft 1", "return pond", "first merchant", "bread", "stop"):
        assert refused(state, text) == ("not_now", "C41", {"phase": "square"})


def test_c15_two_players_clear_a_depot_after_the_second_tile():
    state = play(position(depots={1: "L62 L23 L70 -"}), "move 1", "take 2")
    assert depot(state, 1) == "- - - -"
    assert told(state, "cleared", seat=1) == [
        "cleared depot=1 tile=L62 one=pond other=none",
        "cleared depot=1 tile=L70 one=market other=none",
    ]
    assert faults(state) == []
    state = play(position(depots={1: "L62 L23 L70 L01"}), "move 1", "take 2")
    assert (depot(state, 1), told(state, "cleared")) == ("L62 - L70 L01", [])


def test_c15_three_players_clear_a_depot_after_the_third_tile():
    state = play(position(3, depots={1: "L62 - L70 -"}), "move 1", "take 1")
    assert depot(state, 1) == "- - - -"
    assert told(state, "cleared") == ["cleared depot=1 tile=L70 one=market other=none"]
    state = play(position(3, depots={1: "L62 - L70 L23"}), "move 1", "take 1")
    assert (depot(state, 1), told(state, "cleared")) == ("- - L70 L23", [])


def test_c15_four_players_clear_nothing():
    state = play(position(4, depots={1: "- - L70 -"}), "move 1", "take 3")
    assert (depot(state, 1), told(state, "cleared")) == ("- - - -", [])
    state = play(position(4, depots={1: "L62 - L70 -"}), "move 1", "take 3")
    assert depot(state, 1) == "L62 - - -"


def test_c15_the_depot_is_cleared_before_the_tile_is_built():
    state = play(position(depots={1: "L62 L23 L70 -"}), "move 1", "take 2")
    assert phase(state) == "square"
    assert depot(state, 1) == "- - - -"


# --- Building (C16) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "shovel"), [("A", "c3"), ("B", "d3"), ("C", "d4"), ("D", "c4")])
def test_c16_the_first_tile_built_goes_on_the_shovel(board, shovel):
    state = position(hand="M.P.", boards={0: board})
    assert legal(state) == [*(f"place {shovel}r{turning}" for turning in range(4)), "store"]
    assert refused(state, "place a1r0") == ("not_on_shovel", "C16", {"square": "a1", "shovel": shovel})
    play(state, f"place {shovel}r0")
    assert district(state) == f"{shovel} L01r0"


def test_c16_the_first_tile_taken_may_be_stored_the_first_built_is_still_on_the_shovel():
    state = play(position(hand="L62", depots={2: "L23 L70 L01 L64"}, pawns={0: 0, 1: 1}), "store")
    play(state, "move 2", "take 1", "store", "move 6")
    play(state, "take 1")
    assert {place[:2] for place in places(state)} == {"c3"}


def test_c16_later_tiles_go_next_to_an_own_tile_edge_to_edge():
    state = position(hand="market", districts={0: "c3 bakery, d3 market"})
    assert places(state) == [f"{square}r0" for square in ("c2", "d2", "b3", "e3", "c4", "d4")]
    assert refused(state, "place b2r0") == ("touches_nothing", "C16", {"square": "b2"})
    assert refused(state, "place f3r0") == ("touches_nothing", "C16", {"square": "f3"})


def test_c16_only_ones_own_tiles_count():
    state = position(hand="market", districts={1: "d3 bakery, c3 market"})
    assert places(state) == ["c3r0"]


def test_c16_a_square_with_a_tile_is_occupied():
    state = position(hand="market", districts={0: "c3 bakery"})
    assert refused(state, "place c3r0") == ("square_occupied", "C16", {"square": "c3"})


def test_c16_all_touching_edges_match_kind_to_kind_and_pasture_to_pasture():
    state = position(hand="P...", districts={0: "c3 .P.."})
    assert places(state, "d3") == ["d3r3"]
    assert places(state, "c2") == ["c2r0", "c2r1", "c2r3"]
    assert refused(state, "place d3r0") == (
        "edge_mismatch",
        "C16",
        {"square": "d3", "side": "west", "own": "pasture", "other": "pond"},
    )
    assert refused(state, "place c2r2") == (
        "edge_mismatch",
        "C16",
        {"square": "c2", "side": "south", "own": "pond", "other": "pasture"},
    )


def test_c16_several_touching_edges_must_all_match():
    around = "c3 .P.., c2 .V.., d2 ..MV"
    assert places(position(hand="M.P.", districts={0: around}), "d3") == []
    assert places(position(hand="MK..", districts={0: around}), "d3") == []
    state = position(hand="P.P.", districts={0: "c3 .P.., c2 market, d2 ..P."})
    assert places(state, "d3") == []
    assert places(position(hand="PP..", districts={0: "c3 .P.., c2 market, d2 ..P."}), "d3") == ["d3r3"]


def test_c16_the_frame_is_pasture():
    state = position(hand="P...", districts={0: "c3 market, c2 bakery"})
    assert places(state, "c1") == ["c1r1", "c1r3"]
    assert refused(state, "place c1r0") == (
        "edge_mismatch",
        "C16",
        {"square": "c1", "side": "north", "own": "pond", "other": "frame"},
    )
    corner = position(hand="V.V.", districts={0: "c3 market, b3 market, b2 market, b1 market"})
    assert places(corner, "a1") == []
    corner = position(hand="VV..", districts={0: "c3 market, b3 market, b2 market, b1 market"})
    assert places(corner, "a1") == []


def test_c16_the_frame_is_no_tile():
    state = position(hand="market", districts={0: "c3 market, c2 bakery"})
    assert "c1r0" in places(state)
    assert code(state, "place b1r0") == "touches_nothing"


def test_c16_a_placement_may_leave_a_feature_that_can_never_be_finished():
    """Nothing shows a pond, a villa and a merchant at once, so d3 stays empty for ever."""
    state = build("M...", "e3r3", district="c3 .P.., c2 market, d2 ..V., e2 market")
    assert district(state).endswith("e3 S01r3")
    assert [feature.kind for feature in state.view().table.players[0].features if not feature.finished] == [
        "villa",
        "pond",
        "merchant",
    ]


# --- The banderole track (C17) --------------------------------------------------------------------------------


def test_c17_a_tile_on_a_banderole_square_takes_it_and_the_disc_goes_one_on():
    state = build("market", "c4r0", district="c3 bakery")
    assert told(state, "banderole_taken", "stepped") == [
        "banderole_taken seat=0 square=c4",
        "stepped seat=0 steps=1 space=1",
    ]
    assert track(state) == [1, 0]
    assert "c4" not in state.view().table.players[0].banderoles
    assert len(state.view().table.players[0].banderoles) == 8


def test_c17_other_squares_bring_no_step():
    state = build("market", "d3r0", district="c3 bakery")
    assert told(state, "banderole_taken", "stepped") == []
    assert track(state) == [0, 0]


@pytest.mark.parametrize("board", "ABCD")
def test_c17_every_board_has_its_own_banderole_squares(board):
    rows = [line.split() for line in CONTENT["boards"][board]]
    marked = {SQUARES[6 * r + c] for r, c in itertools.product(range(6), range(6)) if rows[r][c] == "b"}
    state = position(boards={0: board})
    assert set(state.view().table.players[0].banderoles) == marked


def test_c17_only_the_own_disc_moves_also_from_under_others_which_keep_their_order():
    state = build("market", "c4r0", seats=4, district="c3 bakery", pile=[2, 0, 3, 1])
    assert track(state) == [1, 0, 0, 0]
    assert order(state) == [0, 1, 3, 2]


def test_c17_at_the_end_of_its_steps_a_disc_lies_on_top():
    state = build("market", "c4r0", seats=3, district="c3 bakery", track={0: 2, 1: 3, 2: 3}, pile=[2, 0, 1])
    assert track(state) == [3, 3, 3]
    assert order(state) == [0, 1, 2]


def test_c17_a_disc_on_its_way_passes_others_by():
    words = {"track": {0: 0, 1: 1, 2: 2}, "pile": [1, 0, 2]}
    state = build("S...", "d3r3", seats=3, district="c3 .S..", **words)
    assert track(state) == [2, 1, 2]
    assert order(state) == [0, 2, 1]


def test_c17_a_disc_that_comes_from_behind_lies_on_those_that_came_later():
    state = build("market", "c4r0", seats=3, district="c3 bakery", track={0: 4, 1: 5, 2: 5}, pile=[0, 1, 2])
    assert order(state) == [0, 2, 1]


def test_c17_the_track_ends_at_20_and_surplus_steps_are_lost():
    state = build("S...", "d3r3", district="c3 .S..", track={0: 19})
    assert track(state) == [20, 0]
    assert told(state, "stepped") == ["stepped seat=0 steps=1 space=20"]


@pytest.mark.parametrize("tile", ["market on a banderole", "senator"])
def test_c17_a_disc_that_does_not_move_keeps_its_place_in_the_pile(tile):
    words = {"seats": 3, "track": {0: 20, 1: 20, 2: 20}, "pile": [1, 0, 2]}
    if tile == "senator":
        state = build("S...", "d3r3", district="c3 .S..", **words)
    else:
        state = build("market", "c4r0", district="c3 bakery", **words)
    assert track(state) == [20, 20, 20]
    assert order(state) == [2, 0, 1]
    assert told(state, "stepped") == []


def test_c17_a_disc_stopped_by_the_end_of_the_track_lies_on_top_there():
    state = build("S...", "d3r3", district="c3 .S..", track={0: 19, 1: 20})
    assert order(state) == [0, 1]


# --- Features (C18) -------------------------------------------------------------------------------------------


def test_c18_an_edge_is_open_while_no_tile_lies_beyond_it():
    state = build("P.P.", "c3r0")
    (pond,) = state.view().table.players[0].features
    assert [(edge.square, edge.side) for edge in pond.open_edges] == [("c3", "north"), ("c3", "south")]
    assert not pond.finished
    state = build("P...", "c4r0", district="c3 P.P.")
    (pond,) = state.view().table.players[0].features
    assert [(edge.square, edge.side) for edge in pond.open_edges] == [("c3", "north")]
    assert told(state, "finished") == []


def test_c18_a_feature_is_finished_when_it_has_no_open_edge():
    state = build("P...", "c2r2", district="c3 P.P., c4 P...")
    assert told(state, "finished") == ["finished seat=0 kind=pond tiles=3 chimneys=0"]
    assert built(state) == {"pond": 1}


def test_c18_one_tile_may_join_two_features_into_one():
    state = build("P.P.", "d3r1", district="c3 .P.., c2 market, d2 market, e2 market, e3 ...P")
    assert told(state, "finished") == ["finished seat=0 kind=pond tiles=3 chimneys=0"]
    state = build("V.V.", "d3r1", district="c3 .V.V, c2 market, d2 market, e2 market, e3 ..VV")
    (villa,) = state.view().table.players[0].features
    assert (villa.squares, len(villa.open_edges)) == (("c3", "d3", "e3"), 2)


RING = "c3 .VV., d3 ..VV, c4 VV.."
"""Three corners of a villa, which a fourth joins to a ring."""


def test_c18_a_ring_is_one_feature_and_each_of_its_tiles_counts_once():
    """The last corner has a third edge, so the ring is finished by a fifth tile."""
    state = build("VVV.", "d4r3", district=RING)
    (villa,) = state.view().table.players[0].features
    assert (villa.squares, len(villa.open_edges), villa.chimneys) == (("c3", "d3", "c4", "d4"), 1, 7)
    state = build("S25", "e4r3", district=f"{RING}, d4 VV.V")
    assert told(state, "finished") == ["finished seat=0 kind=villa tiles=5 chimneys=8"]
    assert built(state) == {"villa": 1}


def test_c18_features_that_do_not_touch_are_several():
    state = position(districts={0: "c3 .P.., d3 ...P, c4 .P.., d4 .K.P"})
    assert built(state) == {"pond": 2}


def test_c18_features_of_other_kinds_do_not_join():
    state = position(districts={0: "c3 .P.., d3 .H.P, e3 ...H"})
    assert built(state) == {"pond": 1, "garden": 1}


def test_c18_edges_side_by_side_without_touching_do_not_join():
    state = position(districts={0: "c3 .P.., c4 .P.., d4 ...P"})
    assert [(pond.squares, pond.finished) for pond in state.view().table.players[0].features] == [
        (("c3",), False),
        (("c4", "d4"), True),
    ]


@pytest.mark.parametrize(
    ("last", "at", "others", "kind", "tiles"),
    [
        ("V...", "d3r3", "c3 .V..", "villa", 2),
        ("M...", "d3r3", "c3 .M..", "merchant", 2),
        ("P...", "d3r3", "c3 .P..", "pond", 2),
        ("P...", "e3r3", "c3 .P.., d3 .P.P", "pond", 3),
        ("P...", "e4r0", "c3 .P.., d3 .P.P, e3 ..PP", "pond", 4),
    ],
)
def test_c18_sizes_of_finished_features(last, at, others, kind, tiles):
    state = build(last, at, district=others)
    chimneys = 2 if kind == "villa" else 0
    assert told(state, "finished") == [f"finished seat=0 kind={kind} tiles={tiles} chimneys={chimneys}"]


def test_c18_a_finished_feature_stays_finished():
    state = build("market", "e3r0", district="c3 .P.., d3 ...P")
    assert built(state) == {"pond": 1, "market": 1}
    assert told(state, "finished") == []


# --- Rewards (C19-C26) ----------------------------------------------------------------------------------------

REWARDS = ("banderole_taken", "stepped", "finished", "goods_gained", "goods_sold", "coins_gained", "bread_gained")


def names(state: State, *wanted: str) -> list[str]:
    """The events of some names in their order, the names alone."""
    return [line.split()[0] for line in told(state, *wanted)]


def test_c19_the_banderole_comes_first_then_what_the_tile_itself_brings():
    state = build("bakery", "c4r0", district="c3 market")
    assert names(state, *REWARDS) == ["banderole_taken", "stepped", "bread_gained"]


def test_c19_the_banderole_comes_before_the_finished_features():
    state = build("S...", "c4r0", district="c3 ..S.")
    assert told(state, *REWARDS) == [
        "banderole_taken seat=0 square=c4",
        "stepped seat=0 steps=1 space=1",
        "finished seat=0 kind=senator tiles=2 chimneys=0",
        "stepped seat=0 steps=2 space=3",
    ]


def test_c19_rewards_come_at_once():
    state = build("B...", "d3r3", district="c3 .B..")
    assert bread(state) == 2
    assert told(state)[-1].startswith("turn_began")


@pytest.mark.parametrize(
    ("west", "east", "classes"),
    [
        ("P", "M", ["merchant", "landscape"]),
        ("G", "M", ["merchant", "landscape"]),
        ("M", "C", ["merchant", "craftsman"]),
        ("H", "C", ["landscape", "craftsman"]),
        ("K", "C", ["landscape", "craftsman"]),
    ],
)
def test_c19_two_finished_features_of_different_classes_are_asked_which_pays_first(west, east, classes):
    state = fill_gap(west, east)
    assert (phase(state), state.current_player()) == ("first", 0)
    assert legal(state) == [f"first {name}" for name in classes]
    (other,) = {"merchant", "landscape", "craftsman"} - set(classes)
    assert refused(state, f"first {other}") == ("not_finished", "C19", {"class": other})
    assert names(state, *REWARDS) == ["finished", "finished"]


def test_c19_merchant_first_sells_what_was_there_before():
    state = fill_gap("P", "M", "first merchant", goods={0: "grapes 2"})
    assert (coins(state), goods(state)) == (3, "fish 1")
    assert told(state, "order_chosen") == ["order_chosen seat=0 class=merchant"]
    assert names(state, "goods_gained", "goods_sold") == ["goods_sold", "goods_gained"]


def test_c19_landscape_first_sells_its_goods_too():
    state = fill_gap("P", "M", "first landscape", goods={0: "grapes 2"})
    assert (coins(state), goods(state)) == (4, "")
    assert names(state, "goods_gained", "goods_sold") == ["goods_gained", "goods_sold"]


@pytest.mark.parametrize(("first", "coins_", "goods_"), [("merchant", 3, "fish 1"), ("landscape", 4, "")])
def test_c19_the_order_does_not_depend_on_how_a_tile_is_listed(first, coins_, goods_, tmp_path):
    path = tmp_path / "content.toml"
    path.write_text(OWN_FILE.read_text(encoding="utf-8").replace('"M.P."', '"P.M."'), encoding="utf-8")
    state = fill_gap("P", "M", f"first {first}", goods={0: "grapes 2"}, content=path)
    assert (coins(state), goods(state)) == (coins_, goods_)


@pytest.mark.parametrize("first", ["merchant", "craftsman"])
def test_c19_merchant_and_craftsman_in_either_order(first):
    state = fill_gap("M", "C", f"first {first}", goods={0: "fish 3"}, row="market")
    assert phase(state) == "craft"
    assert coins(state) == (4 if first == "merchant" else 0)
    play(state, "craft 1", "store")
    assert coins(state) == 4
    assert state.current_player() == 1


@pytest.mark.parametrize("first", ["landscape", "craftsman"])
def test_c19_landscape_and_craftsman_in_either_order(first):
    state = fill_gap("H", "C", f"first {first}", row="market")
    assert goods(state) == ("herbs 1" if first == "landscape" else "")
    play(state, "craft 1", "store")
    assert goods(state) == "herbs 1"


@pytest.mark.parametrize(("west", "east", "got"), [("P", "H", "fish 1, herbs 1"), ("G", "K", "grapes 1, chickens 1")])
def test_c19_two_landscapes_are_not_asked(west, east, got):
    state = fill_gap(west, east)
    assert state.current_player() == 1
    assert goods(state) == got


@pytest.mark.parametrize(
    ("west", "east", "kinds"),
    [("M", "B", {"merchant", "baker"}), ("S", "P", {"senator", "pond"}), ("V", "M", {"villa", "merchant"})],
)
def test_c19_otherwise_the_order_changes_nothing_and_is_not_asked(west, east, kinds):
    state = fill_gap(west, east)
    assert state.current_player() == 1
    assert {line.split()[2].removeprefix("kind=") for line in told(state, "finished")} == kinds


@pytest.mark.parametrize(("other", "reward"), [("S", "stepped"), ("V", "finished")])
@pytest.mark.parametrize("is_west", [True, False])
def test_c19_a_craftsman_comes_last(other, reward, is_west):
    state = fill_gap(*([other, "C"] if is_west else ["C", other]), row="market")
    assert phase(state) == "craft"
    assert reward in names(state, *REWARDS)
    assert names(state, *REWARDS).count("finished") == 2
    assert (track(state)[0] == 2) == (other == "S")


def test_c19_a_baker_pays_before_a_craftsman():
    """The bread is there when the dark tile is picked; edges meet at a corner tile."""
    district_ = "c3 ..B., b3 market, b4 .C.."
    state = build("B..C", "c4r0", district=district_, row="market")
    assert (phase(state), bread(state)) == ("craft", 2)


def test_c19_a_craftsmans_tile_and_all_it_brings_are_settled_before_what_waits():
    state = fill_gap("M", "C", "first craftsman", goods={0: "fish 3"}, row="market bakery fountain")
    assert waiting(state) == ["merchant"]
    play(state, "craft 3", "place b3r0")
    assert (phase(state), waiting(state), coins(state)) == ("return", ["merchant"], 0)
    play(state, f"return {fountain_hand(state)[0]}")
    assert (coins(state), waiting(state), state.current_player()) == (4, [], 1)


def test_c20_a_villa_brings_nothing_at_once():
    state = build("V...", "d3r3", district="c3 .V..")
    assert names(state) == ["built", "finished", "turn_began"]
    assert (state.scores(), coins(state), bread(state), goods(state)) == ([10, 10], 0, 0, "")


@pytest.mark.parametrize(("letter", "good"), [("P", "fish"), ("H", "herbs"), ("G", "grapes"), ("K", "chickens")])
@pytest.mark.parametrize("tiles", [2, 3, 4])
def test_c20_a_landscape_brings_as_many_goods_as_tiles_minus_one(letter, good, tiles):
    words = {
        2: (f"{letter}...", "d3r3", f"c3 .{letter}.."),
        3: (f"{letter}...", "e3r3", f"c3 .{letter}.., d3 .{letter}.{letter}"),
        4: (f"{letter}...", "e4r0", f"c3 .{letter}.., d3 .{letter}.{letter}, e3 ..{letter}{letter}"),
    }
    hand, at, laid = words[tiles]
    state = build(hand, at, district=laid, goods={0: "fish 1"})
    got = {"fish": 1}
    got[good] = got.get(good, 0) + tiles - 1
    assert goods(state) == ", ".join(f"{name} {got[name]}" for name in GOODS if name in got)
    assert told(state, "goods_gained") == [f"goods_gained seat=0 good={good} number={tiles - 1}"]


def test_c20_an_unfinished_landscape_brings_nothing():
    state = build("P.P.", "d3r1", district="c3 .P..")
    assert (goods(state), told(state, "goods_gained")) == ("", [])


def test_c21_a_merchant_sells_all_goods_for_a_coin_each_and_one_more():
    state = build("M...", "d3r3", district="c3 .M..", goods={0: "fish 2, herbs 1, chickens 4"}, coins={0: 3})
    assert (coins(state), goods(state)) == (3 + 7 + 1, "")
    assert told(state, "goods_sold") == ["goods_sold seat=0 goods=7 coins=8"]


def test_c21_a_merchant_without_goods_brings_one_coin():
    assert coins(build("M...", "d3r3", district="c3 .M..")) == 1


def test_c21_only_the_own_goods_are_sold():
    state = build("M...", "d3r3", district="c3 .M..", goods={1: "fish 5"})
    assert (coins(state), coins(state, 1), goods(state, 1)) == (1, 0, "fish 5")


def test_c22_a_baker_brings_two_bread():
    state = build("B...", "d3r3", district="c3 .B..", bread={0: 1})
    assert (bread(state), bread(state, 1)) == (3, 0)
    assert told(state, "bread_gained") == ["bread_gained seat=0 bread=2"]


def test_c23_a_senator_moves_the_own_disc_two_steps():
    state = build("S...", "d3r3", district="c3 .S..", track={0: 4, 1: 6}, pile=[0, 1])
    assert track(state) == [6, 6]
    assert order(state) == [0, 1]
    assert told(state, "stepped") == ["stepped seat=0 steps=2 space=6"]


def craftsman(hand: str = "C...", **words) -> State:
    """Seat 0 has just finished a craftsman on c3 and d3."""
    return build(hand, "d3r3", **({"district": "c3 .C.."} | words))


def test_c24_any_one_tile_of_the_dark_row_is_taken():
    state = craftsman(row="S01 - S13 S31 S39")
    assert (phase(state), state.current_player()) == ("craft", 0)
    assert legal(state) == ["craft 1", "craft 3", "craft 4", "craft 5"]
    assert refused(state, "craft 2") == ("empty_space", "C24", {"place": 2})
    play(state, "craft 3")
    assert (in_hand(state), row(state)) == ("S13", "S01 - - S31 S39 - - - - - -")
    assert told(state, "crafted") == ["crafted seat=0 space=3 tile=S13 one=pond other=none"]


def test_c24_a_tile_is_compulsory_while_there_is_one():
    state = craftsman(row="- S01")
    assert legal(state) == ["craft 2"]
    assert [code(state, text) for text in ("store", "stop", "move 1")] == ["not_now"] * 3


def test_c24_it_is_built_at_once_with_its_own_rewards():
    state = play(craftsman(row="S31"), "craft 1", "place c4r0")
    assert (coins(state), track(state)[0], state.current_player()) == (1, 1, 1)
    assert district(state).endswith("c4 S31r0")


def test_c24_it_is_built_by_the_same_rules_as_any_tile():
    state = play(craftsman(row="S13"), "craft 1")
    assert code(state, "place c3r0") == "square_occupied"
    assert code(state, "place a1r0") == "touches_nothing"
    assert code(state, "place c2r2") == "edge_mismatch"


def test_c24_it_may_be_stored_and_then_brings_nothing():
    state = play(craftsman(row="S31"), "craft 1", "store")
    assert "S31" in stored(state)
    assert (coins(state), state.current_player()) == (0, 1)


def test_c24_chains_are_included():
    state = play(craftsman("L14", row="S12 S31", district="c3 .C.., b3 ...C"), "craft 1", "place a3r1")
    assert (phase(state), built(state)["craftsman"]) == ("craft", 2)
    play(state, "craft 2", "place c2r0")
    assert (coins(state), state.current_player()) == (1, 1)


def test_c24_an_empty_row_brings_nothing():
    state = craftsman(row="")
    assert state.current_player() == 1
    assert built(state) == {"craftsman": 1}


def test_c24_the_row_is_never_refilled():
    state = play(craftsman(), "craft 1", "store")
    assert row(state).startswith("- ")
    played = whole_game(4)
    crafted = [event.arguments["space"] for event in played.events() if event.name == "crafted"]
    assert len(crafted) == len(set(crafted)) == row(played).split().count("-")


def test_c24_the_row_is_shared_by_all():
    state = play(craftsman(row="S31 S34", depots={2: "C.K. L62 L70 L75"}), "craft 1", "store", "move 2")
    assert row(state).startswith("- S34")


def test_c25_a_market_brings_a_coin_when_built():
    state = build("market", "c3r0")
    assert (coins(state), bread(state), built(state)) == (1, 0, {"market": 1})
    assert told(state, "coins_gained") == ["coins_gained seat=0 coins=1"]


def test_c25_a_bakery_brings_a_bread_when_built():
    state = build("bakery", "c3r0")
    assert (coins(state), bread(state), built(state)) == (0, 1, {"bakery": 1})
    assert told(state, "bread_gained") == ["bread_gained seat=0 bread=1"]


@pytest.mark.parametrize("kind", ["market", "bakery", "fountain"])
def test_c25_a_stored_tile_brings_nothing(kind):
    state = play(position(hand=kind), "store")
    assert (coins(state), bread(state), built(state), fountain_hand(state)) == (0, 0, {}, [])
    assert state.current_player() == 1


def test_c25_a_fountain_gives_the_top_two_cards_and_one_goes_under_the_pile():
    state = build("fountain", "c3r0", fountain_pile="pond, market, villa")
    assert (phase(state), state.current_player()) == ("return", 0)
    assert fountain_hand(state) == ["pond", "market"]
    assert legal(state) == ["return pond", "return market"]
    assert fountain_pile(state)[0] == "villa"
    play(state, "return pond")
    assert fountain_hand(state) == ["market"]
    assert (fountain_pile(state)[-1], len(fountain_pile(state))) == ("pond", 23)
    assert state.current_player() == 1
    assert built(state) == {"fountain": 1}


def test_c25_an_old_card_may_go_back_too_so_n_fountains_leave_n_cards():
    state = build("fountain", "d3r0", district="c3 fountain", fountain_hands={0: "garden"}, fountain_pile="pond, villa")
    assert legal(state) == ["return villa", "return pond", "return garden"]
    play(state, "return garden")
    assert fountain_hand(state) == ["villa", "pond"]
    assert fountain_pile(state)[-1] == "garden"


def test_c25_a_card_that_is_not_held_cannot_go_back():
    state = build("fountain", "c3r0", fountain_pile="pond, market, villa", fountain_hands={1: "senator"})
    assert refused(state, "return senator") == ("card_not_held", "C25", {"kind": "senator"})


def test_c25_the_pile_is_a_queue():
    """Cards put back come up again when all others are drawn."""
    state = build("fountain", "c3r0", fountain_pile="pond, market, villa", rest_of_fountain=1)
    play(state, "return pond")
    assert fountain_pile(state) == ["villa", "pond"]
    state = build("fountain", "d3r0", district="c3 fountain", fountain_pile="villa, pond by 1", rest_of_fountain=1)
    assert fountain_hand(state) == ["villa", "pond"]
    assert fountain_pile(state) == []


def test_c25_a_pile_with_one_card_gives_what_it_has():
    state = build("fountain", "c3r0", fountain_pile="pond", rest_of_fountain=1)
    assert told(state, "fountain_looked") == ["fountain_looked seat=0 cards=1"]
    assert legal(state) == ["return pond"]
    play(state, "return pond")
    assert (fountain_hand(state), fountain_pile(state), state.current_player()) == ([], ["pond"], 1)


def test_c25_an_empty_pile_leaves_an_empty_hand_as_it_is():
    state = build("fountain", "c3r0", rest_of_fountain=1)
    assert told(state, "fountain_looked") == ["fountain_looked seat=0 cards=0"]
    assert (fountain_hand(state), state.current_player()) == ([], 1)


def test_c25_the_others_see_how_many_cards_not_which():
    state = build("fountain", "c3r0", "return pond", fountain_pile="pond, market, villa")
    assert told(state, "fountain_looked", "fountain_returned", "fountain_seen", "fountain_put_back", seat=1) == [
        "fountain_looked seat=0 cards=2",
        "fountain_returned seat=0",
    ]
    assert told(state, "fountain_seen", "fountain_put_back", seat=0) == [
        "fountain_seen seat=0 kind=pond",
        "fountain_seen seat=0 kind=market",
        "fountain_put_back seat=0 kind=pond",
    ]


def test_c26_supplies_never_run_out():
    words = {"goods": {0: "fish 60, herbs 50"}, "coins": {0: 90}, "bread": {0: 80}}
    assert coins(build("M...", "d3r3", district="c3 .M..", **words)) == 90 + 110 + 1
    assert bread(build("B...", "d3r3", district="c3 .B..", **words)) == 82
    assert goods(build("H...", "d3r3", district="c3 .H..", **words)) == "fish 60, herbs 51"


# --- Scoring (C27-C33) ----------------------------------------------------------------------------------------


def test_c27_the_phase_is_scored_when_all_depots_are_empty():
    state = play(last_tile(), "store")
    assert told(state, "scoring_began") == ["scoring_began number=1"]
    assert phase(state) == "circle"
    state = play(last_tile(3, depots={4: "L62 L23"}), "store")
    assert told(state, "scoring_began") == []
    assert (phase(state), state.current_player()) == ("depot", 1)


@pytest.mark.parametrize(
    ("spaces", "pile", "expected"),
    [
        ((3, 5, 1, 4), (0, 1, 2, 3), [1, 3, 0, 2]),
        ((0, 0, 0, 0), (0, 1, 2, 3), [3, 2, 1, 0]),
        ((0, 0, 0, 0), (2, 0, 3, 1), [1, 3, 0, 2]),
        ((4, 7, 4, 7), (3, 0, 2, 1), [1, 3, 2, 0]),
    ],
)
def test_c27_furthest_first_in_a_pile_from_the_top_down(spaces, pile, expected):
    state = play(last_tile(4, track=dict(enumerate(spaces)), pile=pile), "store")
    acted = []
    for _ in range(4):
        acted.append(state.current_player())
        settle_anyhow(state)
    assert acted == expected
    assert phase(state) == "depot"


def settle_anyhow(state: State) -> None:
    """One seat's scoring, however it goes, on the first free circle."""
    play(state, legal(state)[0])
    play(state, legal(state)[-1])
    for _ in range(4):
        if phase(state) in ("pay", "bread"):
            play(state, legal(state)[-1])


def test_c27_the_order_is_that_of_the_beginning_of_the_scoring():
    """Seat 1 steps far ahead of all when it scores; seat 0 scores next all the same, and once."""
    words = {"track": {0: 3, 1: 4, 2: 3}, "pile": [0, 1, 2], "to_act": 1, "cards": {"b2": "C03", "b3": "C06"}}
    state = position(3, scoring=True, districts={1: "d3 S29r1, e3 S30r3"}, free="b2-b3 a2-a3 c2-c3", **words)
    settle(state, "b2")
    assert track(state) == [3, 7, 3]
    assert order(state) == [1, 2, 0]
    acted = []
    for _ in range(2):
        acted.append(state.current_player())
        settle_anyhow(state)
    assert acted == [2, 0]
    assert phase(state) == "depot"


def test_c27_a_step_of_the_last_turn_counts_for_the_order():
    state = play(last_tile(districts={0: "c3 bakery"}, pile=[0, 1]), "place c4r0")
    assert (phase(state), state.current_player()) == ("circle", 0)


def test_c28_the_seat_puts_a_disc_on_any_free_circle():
    state = position(scoring=True, track={0: 1})
    assert legal(state) == [
        "circle a2-b2", "circle b2-c2", "circle a3-b3", "circle b3-c3", "circle b1-b2",
        "circle a2-a3", "circle b2-b3", "circle c2-c3", "circle b3-b4",
    ]  # fmt: skip
    play(state, "circle b2-b3")
    assert discs(state) == {"b2-b3": 0}
    assert told(state, "disc_laid") == ["disc_laid seat=0 circle=b2-b3"]


def test_c28_a_disc_is_compulsory():
    state = position(scoring=True, track={0: 1}, bread={0: 9})
    assert {text.split()[0] for text in legal(state)} == {"circle"}
    assert [code(state, text) for text in ("stop", "pay 0", "bread", "card b2")] == ["not_now"] * 4


def test_c28_discs_stay_and_block_their_circles():
    words = {"game_phase": 1, "discs": {"b2-c2": 0, "b1-b2": 1}}
    state = position(scoring=True, track={0: 1}, **words)
    assert len(legal(state)) == 7
    assert refused(state, "circle b2-c2") == ("circle_occupied", "C28", {"circle": "b2-c2"})
    assert code(state, "circle b1-b2") == "circle_occupied"
    settle(state, "b2", "pay 0")
    settle_for_nothing(state)
    assert discs(state) == {"b2-c2": 0, "b1-b2": 1, "b2-b3": 0}
    assert code(state, "circle b2-b3") == "circle_occupied"


def test_c28_a_circle_beside_an_empty_space_is_not_used():
    state = position(3, scoring=True, track={0: 1})
    assert len(legal(state)) == 13
    assert refused(state, "circle a1-b1") == ("circle_not_used", "C8", {"circle": "a1-b1"})


def test_c28_either_card_first_and_then_the_other():
    state = play(scorer("D01", "D02"), "circle b2-b3")
    assert legal(state) == ["card b2", "card b3"]
    assert refused(state, "card b1") == ("card_not_beside", "C28", {"space": "b1", "circle": "b2-b3"})
    for first, cards_ in (("b2", ["D01", "D02"]), ("b3", ["D02", "D01"])):
        other = play(state.clone(), f"card {first}")
        assert told(other, "card_begun") == [f"card_begun seat=0 card={card}" for card in cards_]
        assert state.current_player() == 0
        assert other.current_player() == 1


def test_c28_one_card_wholly_after_the_other():
    state = settle(scorer("A04", "A05", goods={0: "herbs 5"}), "b3")
    assert told(state, "card_begun") == ["card_begun seat=0 card=A05"]
    play(state, "pay 1")
    assert (state.scores()[0], goods(state)) == (17, "herbs 2")
    assert told(state, "card_begun")[1:] == ["card_begun seat=0 card=A04"]
    play(state, "pay 1")
    assert (state.scores()[0], goods(state), state.current_player()) == (21, "", 1)


def test_c28_only_the_disc_just_put_counts():
    words = {"game_phase": 1, "discs": {"a2-b2": 0, "b3-c3": 1}, "cards": {"a2": "D05", "b2": "D06", "b3": "D07"}}
    state = position(3, scoring=True, track={0: 1}, districts={0: LANDSCAPES}, **words)
    before = state.scores()
    settle(state, "b2")
    assert told(state, "card_begun") == ["card_begun seat=0 card=D06", "card_begun seat=0 card=D07"]
    assert state.scores()[0] == before[0] + 3 + 6
    assert state.scores()[1:] == before[1:]


def test_c29_a_green_card_counts_all_full_multiples_without_a_choice():
    state = settle(scorer("D05", "D07", districts={0: LANDSCAPES}), "b2")
    assert told(state, "multiples_reached") == [
        "multiples_reached seat=0 card=D05 multiples=2",
        "multiples_reached seat=0 card=D07 multiples=2",
    ]
    assert state.scores()[0] == 10 + 6 + 6
    assert state.current_player() == 1


@pytest.mark.parametrize(("card", "multiples"), [("D24", 2), ("D21", 0), ("C01", 0)])
def test_c29_a_multiple_that_is_not_full_does_not_count(card, multiples):
    state = settle(scorer(card, "D05", districts={0: f"{LANDSCAPES}, c5 market"}), "b2")
    assert told(state, "multiples_reached")[0] == (
        f"multiples_reached seat=0 card={card} multiples={multiples}"
        if multiples
        else "multiples_reached seat=0 card=D05 multiples=2"
    )


@pytest.mark.parametrize(("card", "multiples"), [("D09", 1), ("D10", 2), ("D14", 2), ("D12", 1)])
def test_c29_a_set_card_counts_its_scarcest_part(card, multiples):
    state = settle(scorer(card, "D05", districts={0: LANDSCAPES}), "b2")
    assert f"card_scored seat=0 card={card} multiples={multiples} points={7 * multiples}" in told(state, "card_scored")


def test_c29_what_is_counted_is_kept_and_counts_again_elsewhere():
    state = settle(scorer("D05", "D11", districts={0: LANDSCAPES}), "b2")
    assert [line.split()[-1] for line in told(state, "card_scored")] == ["points=6", "points=14"]
    assert built(state) == {"pond": 2, "garden": 1, "vineyard": 2, "henyard": 2}


def test_c29_a_red_card_takes_any_number_of_multiples_up_to_the_most_that_can_be_paid():
    state = settle(scorer("A04", "D05", goods={0: "herbs 7"}), "b2")
    assert legal(state) == ["pay 0", "pay 1", "pay 2", "pay 3"]
    assert refused(state, "pay 4") == ("cannot_pay", "C29", {"multiples": 4, "most": 3})
    play(state, "pay 2")
    assert goods(state) == "herbs 3"
    assert told(state, "good_paid", "coins_paid", "card_scored") == [
        "good_paid seat=0 good=herbs number=4",
        "card_scored seat=0 card=A04 multiples=2 points=8",
    ]


def test_c29_a_coin_stands_for_any_good_but_own_goods_are_given_first():
    state = settle(scorer("B11", "D05", goods={0: "fish 3, herbs 1"}, coins={0: 7}), "b2")
    assert legal(state)[-1] == "pay 2"
    play(state, "pay 2")
    assert (goods(state), coins(state)) == ("fish 1", 2)
    assert told(state, "good_paid", "coins_paid") == [
        "good_paid seat=0 good=fish number=2",
        "good_paid seat=0 good=herbs number=1",
        "coins_paid seat=0 coins=5",
    ]


def test_c29_goods_that_are_not_asked_for_are_no_payment():
    state = settle(scorer("A04", "D05", goods={0: "fish 9, herbs 1"}), "b2")
    assert legal(state) == ["pay 0"]


def test_c29_coins_alone_may_pay():
    state = settle(scorer("A04", "D05", coins={0: 5}), "b2", "pay 2")
    assert (coins(state), state.scores()[0]) == (1, 10 + 8 - 4)


@pytest.mark.parametrize(
    ("card", "multiples"),
    [("C01", 4), ("C05", 2), ("C08", 2), ("C09", 3), ("C11", 1), ("C12", 1), ("C10", 3)],
)
def test_c30_chimneys_and_finished_villas(card, multiples):
    state = settle(scorer(card, "D05", districts={0: VILLAS}), "b2")
    assert told(state, "multiples_reached") == [f"multiples_reached seat=0 card={card} multiples={multiples}"]


def test_c30_chimneys_on_unfinished_villas_count_but_the_villas_do_not():
    state = settle(scorer("C01", "C09", districts={0: "c3 L61r0, c2 S25r2"}), "b2")
    assert told(state, "multiples_reached", "card_failed") == [
        "multiples_reached seat=0 card=C01 multiples=2",
        "card_failed seat=0 card=C09 points=-4",
    ]


@pytest.mark.parametrize(
    ("upper", "lower", "laid"),
    [("D05", "D24", "c3 .P.., d3 .P.P"), ("D01", "D25", "c3 .M.., c4 .S.., c2 .B..")],
)
def test_c30_unfinished_landscapes_and_dwellings_do_not_count(upper, lower, laid):
    state = settle(scorer(upper, lower, districts={0: laid}), "b2")
    assert len(told(state, "card_failed")) == 2


@pytest.mark.parametrize(
    ("card", "multiples"), [("D01", 2), ("D02", 2), ("D03", 1), ("D04", 2), ("D25", 2), ("D20", 1)]
)
def test_c30_finished_dwellings_count(card, multiples):
    state = settle(scorer(card, "C01", districts={0: DWELLINGS}), "b2")
    assert told(state, "multiples_reached") == [f"multiples_reached seat=0 card={card} multiples={multiples}"]


@pytest.mark.parametrize(("card", "multiples"), [("D05", 2), ("D06", 1), ("D07", 2), ("D08", 2), ("D24", 2)])
def test_c30_finished_landscapes_count(card, multiples):
    state = settle(scorer(card, "C01", districts={0: LANDSCAPES}), "b2")
    assert told(state, "multiples_reached") == [f"multiples_reached seat=0 card={card} multiples={multiples}"]


@pytest.mark.parametrize("card", ["D21", "D22", "D23"])
def test_c30_markets_bakeries_and_fountains_count_as_built(card):
    state = settle(scorer(card, "C01", districts={0: SINGLES}), "b2")
    assert told(state, "card_scored") == [f"card_scored seat=0 card={card} multiples=1 points=3"]


@pytest.mark.parametrize(
    ("laid", "failed"),
    [(LANDSCAPES, ["D25"]), (DWELLINGS, ["D24"]), (VILLAS, ["D24", "D25"]), (SINGLES, ["D24", "D25"])],
)
def test_c30_landscapes_are_no_dwellings_and_all_else_is_neither(laid, failed):
    state = settle(scorer("D24", "D25", districts={0: laid}), "b2")
    assert told(state, "card_failed") == [f"card_failed seat=0 card={card} points=-4" for card in failed]


@pytest.mark.parametrize("third", "VMBSCPHGK")
def test_c30_a_third_landscape_or_dwelling_must_be_one(third):
    """A pond and a hen yard, a merchant and a baker, and two tiles of another feature."""
    laid = f"a3 .P.., b3 .K.P, c3 ...K, a4 .M.., b4 .B.M, c4 ...B, c2 .{third}.., d2 ...{third}"
    state = settle(scorer("D24", "D25", districts={0: laid}), "b2")
    reached = [line.split()[2] for line in told(state, "multiples_reached")]
    assert reached == (["card=D24"] if third in "PHGK" else ["card=D25"] if third in "MBSC" else [])


def test_c30_stored_tiles_do_not_count():
    state = settle(scorer("D21", "C01", stored={0: "L70 L71 L72 S25 S26 S27"}), "b2")
    assert len(told(state, "card_failed")) == 2


def test_c30_the_others_things_do_not_count():
    state = settle(scorer("D05", "C01", districts={1: "d3 .P.., e3 ...P, d2 S29r1, e2 S30r3"}), "b2")
    assert len(told(state, "card_failed")) == 2


@pytest.mark.parametrize(
    ("card", "got"),
    [
        ("C04", (8, 0, 0, 0)),
        ("C02", (0, 4, 0, 0)),
        ("C01", (0, 0, 4, 0)),
        ("C03", (0, 0, 0, 4)),
        ("C06", (0, 0, 2, 2)),
        ("C11", (0, 1, 1, 1)),
    ],
)
def test_c31_points_coins_bread_and_steps_times_the_multiples_at_once(card, got):
    words = {"coins": {0: 1}, "bread": {0: 0}, "districts": {0: VILLAS}}
    state = settle(scorer(card, "A01", **words), "b2")
    if phase(state) == "bread":
        play(state, "stop")
    gained = (state.scores()[0] - 10, coins(state) - 1, bread(state), track(state)[0] - 1)
    assert (phase(state), gained) == ("pay", got)


def test_c31_steps_of_a_card_move_the_own_disc_by_the_same_rules():
    words = {"districts": {0: VILLAS}, "track": {0: 18, 1: 17, 2: 17}}
    state = settle(scorer("C03", "A01", 3, **words), "b2")
    assert track(state) == [20, 17, 17]
    assert told(state, "stepped") == ["stepped seat=0 steps=2 space=20"]


def test_c31_what_one_card_brings_may_pay_for_the_other_if_that_is_settled_later():
    words = {"districts": {0: VILLAS}}
    state = settle(scorer("C02", "A04", **words), "b2")
    assert (coins(state), legal(state)) == (4, ["pay 0", "pay 1", "pay 2"])
    state = settle(scorer("C02", "A04", **words), "b3")
    assert legal(state) == ["pay 0"]


def test_c32_a_card_without_a_multiple_costs_4_points():
    state = settle(scorer("D01", "D05", districts={0: LANDSCAPES}), "b2")
    assert told(state, "card_failed", "card_scored") == [
        "card_failed seat=0 card=D01 points=-4",
        "card_scored seat=0 card=D05 multiples=2 points=6",
    ]
    assert state.scores()[0] == 10 - 4 + 6


def test_c32_nothing_is_given_up_for_a_failed_card():
    state = settle(scorer("A06", "D01", goods={0: "herbs 3"}, bread={0: 2}), "b2", "pay 0")
    assert (goods(state), bread(state), state.scores()[0]) == ("herbs 3", 2, 2)


def test_c32_both_failed_cost_8():
    assert settle(scorer("D01", "D02"), "b2").scores() == [2, 10]


def test_c32_to_take_0_on_a_card_that_could_be_paid_is_to_fail():
    state = settle(scorer("A04", "D05", goods={0: "herbs 4"}), "b2", "pay 0")
    assert told(state, "card_failed")[0] == "card_failed seat=0 card=A04 points=-4"
    assert goods(state) == "herbs 4"


def test_c32_a_multiple_paid_with_bread_is_a_multiple():
    state = settle(scorer("A04", "D05", bread={0: 3}), "b2", "pay 0", "bread")
    assert told(state, "card_failed") == ["card_failed seat=0 card=D05 points=-4"]
    assert state.scores()[0] == 10 + 4 - 4


@pytest.mark.parametrize(("points", "left"), [(0, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 3), (8, 4)])
def test_c32_points_never_fall_below_0(points, left):
    state = settle(scorer("D01", "A04", points={0: points}), "b2")
    assert state.scores()[0] == left
    assert told(state, "card_failed") == [f"card_failed seat=0 card=D01 points={left - points}"]


def test_c32_the_floor_holds_card_by_card_in_the_order_settled():
    words = {"points": {0: 2}, "districts": {0: "c3 .P.., d3 ...P"}}
    assert settle(scorer("D01", "D05", **words), "b2").scores()[0] == 3
    assert settle(scorer("D01", "D05", **words), "b3").scores()[0] == 1


@pytest.mark.parametrize("loaves", [0, 1, 2])
def test_c33_bread_is_not_offered_with_fewer_than_three(loaves):
    state = settle(scorer("A04", "D05", bread={0: loaves}), "b2", "pay 0")
    assert state.current_player() == 1


def test_c33_three_bread_stand_for_one_multiple_of_a_green_card():
    state = settle(scorer("D05", "D01", bread={0: 4}), "b2")
    assert (phase(state), legal(state)) == ("bread", ["bread", "stop"])
    play(state, "bread")
    assert told(state, "bread_paid", "card_scored") == [
        "bread_paid seat=0 card=D05",
        "card_scored seat=0 card=D05 multiples=1 points=3",
    ]
    assert bread(state) == 1
    assert state.scores()[0] == 10 + 3 - 4


def test_c33_three_bread_stand_for_one_multiple_of_a_red_card():
    state = settle(scorer("A06", "D01", bread={0: 3}), "b2", "pay 0", "bread")
    assert (bread(state), state.scores()[0]) == (0, 10 + 10 - 4)


def test_c33_bread_may_take_the_place_of_real_multiples():
    state = settle(scorer("A04", "D01", bread={0: 3}, goods={0: "herbs 4"}), "b2", "pay 0", "bread")
    assert (goods(state), state.scores()[0]) == ("herbs 4", 10 + 4 - 4)
    assert told(state, "card_failed") == ["card_failed seat=0 card=D01 points=-4"]


def test_c33_bread_comes_on_top_of_real_multiples_after_they_are_paid_out():
    state = settle(scorer("D05", "A04", bread={0: 3}, districts={0: LANDSCAPES}), "b2")
    assert (phase(state), state.scores()[0]) == ("bread", 16)
    play(state, "bread")
    assert state.scores()[0] == 19
    state = settle(scorer("A04", "D05", bread={0: 3}, goods={0: "herbs 4"}), "b2", "pay 1")
    assert (phase(state), state.scores()[0]) == ("bread", 14)
    play(state, "bread")
    assert (state.scores()[0], goods(state)) == (10 + 4 + 4 - 4, "herbs 2")


def test_c33_bread_just_won_counts_on_that_card_too():
    """Two chimneys bring the third bread, and three bread pay for one more."""
    state = settle(scorer("C01", "D01", bread={0: 2}, districts={0: "c3 .V.., d3 ...V"}), "b2")
    assert (phase(state), bread(state)) == ("bread", 3)
    play(state, "bread")
    assert bread(state) == 1
    assert told(state, "multiples_reached") == ["multiples_reached seat=0 card=C01 multiples=1"] * 2


def test_c33_bread_just_won_counts_on_the_other_card():
    state = settle(scorer("C01", "D01", bread={0: 2}, districts={0: "c3 .V.., d3 ...V"}), "b2", "stop")
    assert phase(state) == "bread"
    play(state, "bread")
    assert told(state, "bread_paid") == ["bread_paid seat=0 card=D01"]
    state = settle(scorer("C01", "D01", bread={0: 2}, districts={0: "c3 .V.., d3 ...V"}), "b3")
    assert told(state, "card_failed", "multiples_reached")[:2] == [
        "card_failed seat=0 card=D01 points=-4",
        "multiples_reached seat=0 card=C01 multiples=1",
    ]


def test_c33_once_means_one_payment_on_one_of_the_cards():
    state = settle(scorer("D05", "D01", bread={0: 9}), "b2", "bread")
    assert (state.current_player(), bread(state)) == (1, 6)
    assert told(state, "card_failed") == ["card_failed seat=0 card=D01 points=-4"]
    state = settle(scorer("D05", "D01", bread={0: 9}), "b2", "stop")
    assert (state.current_player(), phase(state)) == (0, "bread")
    play(state, "stop")
    assert (state.current_player(), bread(state), state.scores()[0]) == (1, 9, 2)


def test_c33_once_is_once_for_each_seat_in_each_scoring():
    state = scorer("D05", "D01", bread={0: 9, 1: 9}, free="b2-b3 b3-b4")
    settle(state, "b2", "bread")
    play(state, "circle b3-b4", "card b3")
    assert (state.current_player(), phase(state)) == (1, "bread")
    later = position(scoring=True, game_phase=1, track={0: 1}, cards={"b2": "D05", "b3": "D01"}, bread={0: 9})
    assert phase(settle(later, "b2")) == "bread"


def test_c33_repeat_means_any_number_on_both_while_three_bread_are_left():
    state = settle(scorer("D05", "D01", bread={0: 10}, options={"bread": "repeat"}), "b2", "bread", "bread")
    assert (phase(state), state.scores()[0], bread(state)) == ("bread", 16, 4)
    play(state, "stop", "bread")
    assert (state.current_player(), bread(state), state.scores()[0]) == (1, 1, 19)
    assert told(state, "card_failed") == []


def test_c33_repeat_counts_bread_won_by_bread():
    words = {"bread": {0: 5}, "options": {"bread": "repeat"}}
    state = settle(scorer("C01", "D01", **words), "b2", "bread")
    assert (phase(state), bread(state)) == ("bread", 3)
    play(state, "bread")
    assert (bread(state), state.current_player()) == (1, 1)


def test_c33_bread_does_not_pay_a_part_of_a_multiple():
    state = settle(scorer("A06", "D01", bread={0: 3}, goods={0: "herbs 3"}), "b2")
    assert legal(state) == ["pay 0"]
    play(state, "pay 0", "bread")
    assert (goods(state), state.scores()[0]) == ("herbs 3", 10 + 10 - 4)


# --- The next phase (C34) -------------------------------------------------------------------------------------


def after_phase(number: int, seats: int = 2, **words) -> tuple[State, State]:
    """The last seat of a scoring before its circle, and the table when it is through."""
    before = position(seats, scoring=True, game_phase=number, to_act=0, **({"track": {1: 1, 2: 1, 3: 1}} | words))
    state = before.clone()
    settle_anyhow(state)
    return before, state


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("number", [0, 1])
def test_c34_phases_2_and_3_bring_28_light_tiles_4_a_depot(seats, number):
    before, state = after_phase(number, seats)
    pile = [TILES[tile] for tile in field(before, "light_pile")[28 * (number + 1) : 28 * (number + 2)]]
    assert " ".join(depot(state, each) for each in range(7)).split() == pile
    assert told(state, "phase_began") == [f"phase_began number={number + 2} seat=1"]
    assert len(told(state, "dealt")) == 28
    assert (phase(state), state.current_player()) == ("depot", 1)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_c34_phase_4_brings_the_28_dark_tiles_that_are_not_in_the_row(seats):
    before, state = after_phase(2, seats)
    pile = [TILES[tile] for tile in field(before, "dark_pile")[11:]]
    laid = " ".join(depot(state, each) for each in range(7)).split()
    assert laid == pile
    assert len(set(laid) | set(row(state).split())) == 39
    assert state.view().table.game_phase == 4


def test_c34_in_whole_games_every_tile_comes_once():
    for seats in ALL_SEATS:
        state = whole_game(seats)
        first = State.unsettled(state.game, seats)
        tiles = [tile for number in range(7) for tile in depot(first, number).split()]
        tiles += [event.arguments["tile"] for event in state.events() if event.name == "dealt"]
        assert sorted(tiles + row(first).split()) == sorted(TILES)


@pytest.mark.parametrize(("start", "next_start"), [(0, 1), (1, 2), (2, 0)])
def test_c34_the_start_token_goes_to_the_next_seat_which_opens_the_rounds(start, next_start):
    _, state = after_phase(1, 3, start=start)
    assert (state.view().table.start, state.current_player()) == (next_start, next_start)


def test_c34_all_else_stays():
    words = {
        "districts": {0: "c3 .P.., d3 ...P"},
        "goods": {1: "fish 3"},
        "coins": {1: 4},
        "bread": {1: 2},
        "track": {0: 3, 1: 5},
        "pawns": {0: 4, 1: 6},
        "row": "- S01 S02",
        "fountain_hands": {0: "pond"},
    }
    before, state = after_phase(1, 2, **words)
    for name in (
        "goods", "coins", "bread", "track", "arrivals", "pawn", "board", "frame", "row", "cards", "stored_by",
        "tile_at", "turning_at", "frontier", "facing", "joined", "open_edges", "built", "chimneys",
        "fountain_hand", "fountain_pile", "returned_by", "fountain_top", "fountain_size", "light_pile", "dark_pile",
    ):  # fmt: skip
        assert field(before, name) == field(state, name), name
    assert len(discs(state)) == len(discs(before)) + 1


# --- The end (C35-C40) ----------------------------------------------------------------------------------------


def test_c35_each_finished_villa_pays_by_its_chimneys_added_up():
    state = end(districts={0: VILLAS})
    assert sorted(paid(state, "villa")) == [
        "villa_scored seat=0 chimneys=2 points=2",
        "villa_scored seat=0 chimneys=2 points=2",
        "villa_scored seat=0 chimneys=4 points=5",
    ]
    assert state.scores()[0] == 2 + 2 + 5 + 1


def test_c35_unfinished_villas_pay_nothing():
    state = end(districts={0: "c3 L61r0, c2 S29r2"})
    assert paid(state, "villa") == []


TABLE = [0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 26, 31, 37, 43, 50]


@pytest.mark.parametrize("chimneys", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
def test_c35_the_table_by_chimneys(chimneys):
    laid = {
        2: "c3 S25r1, d3 S26r3",
        3: "c3 S25r1, d3 S29r3",
        4: "c3 S29r1, d3 S30r3",
        5: "c3 S29r1, d3 L53r1, e3 S30r3",
        6: "c3 S29r1, d3 L53r1, e3 L54r1, f3 S30r3",
        7: "c3 L61r0, c2 S25r2, d3 S26r3, c4 S27r0, b3 S28r1",
        8: "c3 L61r0, c2 S25r2, d3 S26r3, c4 S27r0, b3 S29r1",
        9: "c3 L61r0, c2 S25r2, d3 S26r3, c4 S30r0, b3 S29r1",
        10: "c3 L61r0, c2 S25r2, d3 L53r1, e3 S26r3, c4 S30r0, b3 S29r1",
        11: "c3 L61r0, c2 S25r2, d3 L53r1, e3 S26r3, c4 L54r0, c5 S30r0, b3 S29r1",
        12: "c3 L61r0, c2 S25r2, d3 L56r2, d4 S26r0, c4 L54r0, c5 S30r0, b3 S29r1",
    }[chimneys]
    assert paid(end(districts={0: laid}), "villa") == [
        f"villa_scored seat=0 chimneys={chimneys} points={TABLE[chimneys]}"
    ]
    linear = end(districts={0: laid}, options={"villas": "linear"})
    assert paid(linear, "villa") == [f"villa_scored seat=0 chimneys={chimneys} points={chimneys}"]


def test_c35_beyond_the_table_a_quarter_of_the_square_and_one():
    points = load_game("carpe_diem").content.plain.points_of_villa
    assert points[: len(TABLE)] == TABLE
    assert all(points[chimneys] == chimneys * chimneys // 4 + 1 for chimneys in range(3, len(points)))


def test_c36_half_of_goods_coins_bread_and_tiles_together_rounded_down():
    words = {"goods": {0: "fish 1, grapes 2"}, "coins": {0: 1}, "bread": {0: 3}, "stored": {0: "L70 S01"}}
    state = end(**words)
    assert paid(state, "store") == ["store_scored seat=0 things=9 points=4"]
    assert state.scores()[0] == 4 + 1


def test_c36_discs_fountain_cards_and_points_are_not_stored():
    state = end(fountain_hands={0: "pond market villa"}, points={0: 50}, coins={0: 2})
    assert paid(state, "store") == ["store_scored seat=0 things=2 points=1"]
    assert state.scores()[0] == 50 + 1 + 1


def test_c36_built_tiles_are_not_stored():
    assert paid(end(districts={0: SINGLES}), "store") == ["store_scored seat=0 things=0 points=0"]


@pytest.mark.parametrize("space", [1, 8, 20])
def test_c37_the_number_of_the_track_space(space):
    state = end(track={0: space, 1: 0})
    assert paid(state, "track") == [f"track_scored seat=0 space={space} points={space}"]
    assert state.scores()[0] == space
    assert paid(state, "track", 1) == ["track_scored seat=1 space=0 points=0"]


@pytest.mark.parametrize(
    ("laid", "counts"),
    [
        (LANDSCAPES, {"pond": 2, "garden": 1, "vineyard": 2, "henyard": 2, "villa": 0}),
        (DWELLINGS, {"merchant": 2, "baker": 2, "senator": 1, "craftsman": 2, "market": 0}),
        (SINGLES, {"market": 3, "bakery": 3, "fountain": 3, "pond": 0}),
        (VILLAS, {"villa": 3, "merchant": 0}),
        ("c3 .P.., d3 .P.P, c4 .V.., b4 market", {"pond": 0, "villa": 0}),
    ],
)
def test_c38_a_fountain_card_pays_2_for_every_thing_of_its_kind(laid, counts):
    state = end(districts={0: laid}, fountain_hands={0: " ".join(counts)})
    assert sorted(paid(state, "fountain")) == sorted(
        f"fountain_scored seat=0 kind={kind} things={count} points={2 * count}" for kind, count in counts.items()
    )


def test_c38_a_villa_of_any_size_counts_once():
    state = end(districts={0: "c3 L61r0, c2 S25r2, d3 S26r3, c4 S27r0, b3 S28r1"}, fountain_hands={0: "villa"})
    assert paid(state, "fountain") == ["fountain_scored seat=0 kind=villa things=1 points=2"]


def test_c38_two_cards_of_a_kind_both_pay():
    state = end(districts={0: LANDSCAPES}, fountain_hands={0: "pond pond"})
    assert paid(state, "fountain") == ["fountain_scored seat=0 kind=pond things=2 points=4"] * 2
    assert state.scores()[0] == end(districts={0: LANDSCAPES}).scores()[0] + 8


def test_c38_fountain_cards_are_shown_at_the_end():
    state = end(fountain_hands={0: "pond market", 1: "villa"})
    assert [player.fountain_cards for player in state.view().table.players] == [("pond", "market"), ("villa",)]
    assert "fountain_scored seat=0 kind=pond things=0 points=0" in told(state, seat=1)


FRAME = "F01 F06 F11 F16"
"""Garden and villa; vineyard and senator; baker and pond; merchant and senator."""


def tasks(laid: str, frame: str = FRAME) -> list[str]:
    """Which tasks a district meets: side, kind and points."""
    state = end(districts={0: laid}, frames={0: frame})
    return [" ".join(word.split("=")[1] for word in line.split()[2:]) for line in paid(state, "task")]


@pytest.mark.parametrize(
    ("side", "frame", "met", "missed"),
    [
        ("top", "F01 F06 F11 F16", "b", "acdef"),
        ("right", "F06 F01 F11 F16", "2", "13456"),
        ("bottom", "F06 F11 F01 F16", "e", "abcdf"),
        ("left", "F06 F11 F16 F01", "5", "12346"),
    ],
)
def test_c39_the_left_mark_of_a_side_looks_along_its_line(side, frame, met, missed):
    for line in met + missed:
        task = f"{side} garden 4"
        assert (task in tasks(along(line, "H"), frame)) == (line in met), line


@pytest.mark.parametrize(
    ("side", "frame", "met", "missed"),
    [
        ("top", "F08 F06 F11 F16", "e", "abcdf"),
        ("right", "F06 F08 F11 F16", "5", "12346"),
        ("bottom", "F06 F11 F08 F16", "b", "acdef"),
        ("left", "F06 F11 F16 F08", "2", "13456"),
    ],
)
def test_c39_the_right_mark_of_a_side_looks_along_its_line(side, frame, met, missed):
    for line in met + missed:
        task = f"{side} pond 4"
        assert (task in tasks(along(line, "P"), frame.replace("F11", "F12"))) == (line in met), line


def along(line: str, letter: str) -> str:
    """A finished landscape of two tiles within one column (a-f) or row (1-6), and a way to it from the shovel."""
    if line.isdigit():
        pair = {f"c{line}": f".{letter}..", f"d{line}": f"...{letter}"}
        between = [f"c{number}" for number in range(min(3, int(line)), max(3, int(line)) + 1)]
    else:
        pair = {f"{line}3": f"..{letter}.", f"{line}4": f"{letter}..."}
        between = [f"{column}3" for column in "abcdef" if min("c", line) <= column <= max("c", line)]
    plain = iter(["market"] * 5 + ["bakery"] * 5)
    laid = {square: next(plain) for square in between} | pair
    return ", ".join(f"{square} {tile}" for square, tile in laid.items())


def test_c39_the_feature_must_be_finished():
    assert tasks("c3 market, b3 ...H, b2 market") == []
    assert tasks("c3 ...H, b3 .H.H") == []
    assert tasks("c3 ...H, b3 .H..") == ["top garden 4"]


def test_c39_the_kind_must_be_right():
    assert tasks("c3 ...K, b3 .K..") == []


def test_c39_each_task_pays_once_however_many_features_meet_it():
    laid = "c3 ...P, b3 .P.., b4 .H.P, a4 .P.., c4 ...H"
    assert built(end(districts={0: laid}))["pond"] == 2
    assert tasks(laid, "F06 F12 F08 F16") == ["bottom pond 4"]


def test_c39_one_feature_may_serve_several_tasks():
    """A pond on b2 lies in the column of the bottom's right mark and in the row of the left side's right mark."""
    laid = "c3 market, b3 market, b2 .P.., c2 ...P"
    assert tasks(laid, "F06 F12 F08 F14") == ["bottom pond 4", "left pond 4"]


def test_c39_a_single_tile_of_a_feature_in_the_line_is_enough():
    laid = "c3 .P.., d3 .P.P, e3 ...P"
    assert tasks(laid, "F08 F06 F12 F16") == ["top pond 4"]


def test_c39_a_villa_task_is_worth_3():
    assert tasks("c3 .V.., d3 .V.V, e3 ...V", "F05 F06 F12 F16") == ["top villa 3"]


def test_c39_dwellings_count_as_well():
    frame = "F08 F03 F12 F16"
    assert tasks("c3 .S.., d3 ...S, c4 market, c5 .S..", frame) == []
    assert tasks("c3 market, c2 .S.., d2 ...S", frame) == ["left senator 4"]
    assert tasks("c3 market, c4 market, c5 .S.., d5 ...S", frame) == ["right senator 4"]


def test_c40_most_points_win():
    assert end(points={0: 200}).returns() == [1.0, -1.0]
    assert end(points={1: 200}).returns() == [-1.0, 1.0]


def tied(seats: int, lead: dict[int, int] | None = None, **words) -> State:
    """The end of a game in which all seats have the same points, but for a lead."""
    scores = end(seats, **words).scores()
    points = {seat: max(scores) + 50 - scores[seat] + (lead or {}).get(seat, 0) for seat in range(seats)}
    state = end(seats, points=points, **words)
    assert [score - (lead or {}).get(seat, 0) for seat, score in enumerate(state.scores())] == [
        max(scores) + 50
    ] * seats
    return state


def test_c40_a_tie_goes_to_the_seat_further_back_on_the_track():
    assert tied(2, track={0: 5, 1: 2}).returns() == [-1.0, 1.0]
    assert tied(2, track={0: 2, 1: 5}, last=0).returns() == [1.0, -1.0]


def test_c40_then_to_the_lower_disc():
    assert tied(2, track={0: 3, 1: 3}, pile=[1, 0]).returns() == [-1.0, 1.0]
    assert tied(2, track={0: 3, 1: 3}, pile=[0, 1], last=0).returns() == [1.0, -1.0]


def test_c40_the_same_comparison_orders_all_places():
    words = {"track": {0: 4, 1: 6, 2: 4, 3: 2}, "pile": [2, 0, 1, 3]}
    utilities = [-1 / 3, -1.0, 1 / 3, 1.0]
    assert tied(4, **words).returns() == pytest.approx(utilities)
    utilities = [1.0, -1.0, -1 / 3, 1 / 3]
    assert tied(4, {0: 1}, **words).returns() == pytest.approx(utilities)


def test_c40_the_game_is_over_after_the_fourth_scoring():
    state = end()
    assert (phase(state), state.is_terminal(), legal(state)) == ("over", True, [])
    assert told(state)[-1].startswith("game_ended")
    assert refused(state, "move 1") == ("game_over", "C40", {})


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_c40_points_add_up_in_played_games(seats):
    state = whole_game(seats)
    points = State.unsettled(state.game, seats).scores()
    for event in state.events():
        if {"seat", "points"} <= set(event.arguments):
            points[event.arguments["seat"]] += event.arguments["points"]
    assert points == state.scores()
    assert sum(state.returns()) == pytest.approx(0)


# --- Decisions (C41) ------------------------------------------------------------------------------------------


def test_c41_equal_tiles_in_a_depot_are_one_choice():
    state = play(position(depots={1: "L71 L62 L70 L75"}), "move 1")
    assert legal(state) == ["take 1", "take 2", "take 4"]
    assert refused(state, "take 3") == ("equal_tile", "C41", {"place": 3})
    play(state, "take 1")
    assert in_hand(state) == "L71"


def test_c41_equal_means_edges_up_to_turning_chimneys_and_middle():
    state = play(position(depots={1: "L55 L56 L57 L54"}), "move 1")
    assert legal(state) == ["take 1", "take 2", "take 4"]
    state = play(position(depots={1: "L70 L75 L80 L62"}), "move 1")
    assert len(legal(state)) == 4
    state = play(position(depots={1: "L02 L18 L04 L42"}), "move 1")
    assert len(legal(state)) == 4


def test_c41_mirrored_tiles_are_not_equal():
    state = play(position(depots={1: "L42 L43 L39 L40"}), "move 1")
    assert len(legal(state)) == 4


def test_c41_a_gap_is_no_equal_tile():
    state = play(position(4, depots={1: "- L70 - L71"}), "move 1")
    assert legal(state) == ["take 2"]


def test_c41_equal_tiles_in_the_row_are_one_choice():
    state = craftsman(row="S25 S29 S26 - S31 S32 S30 S01")
    assert legal(state) == ["craft 1", "craft 2", "craft 5", "craft 8"]
    assert refused(state, "craft 3") == ("equal_tile", "C41", {"place": 3})


@pytest.mark.parametrize(
    ("tile", "turnings"), [("market", 1), ("P.P.", 2), ("VVVV", 1), ("PP..", 4), ("P...", 4), ("M.P.", 4), ("VVV.", 4)]
)
def test_c41_turnings_that_look_alike_are_named_by_the_smallest(tile, turnings):
    state = position(hand=tile)
    assert places(state) == [f"c3r{turning}" for turning in range(turnings)]
    for turning in range(turnings, 4):
        assert refused(state, f"place c3r{turning}") == (
            "same_turning",
            "C41",
            {"square": "c3", "same": turning % turnings},
        )


def test_c41_equal_fountain_cards_are_one_choice():
    state = build("fountain", "c3r0", fountain_pile="pond, pond")
    assert legal(state) == ["return pond"]
    play(state, "return pond")
    assert fountain_hand(state) == ["pond"]


def test_c41_which_card_first_is_always_asked():
    state = play(scorer("D01", "D02"), "circle b2-b3")
    assert phase(state) == "card"
    assert len(legal(state)) == 2


def test_c41_pay_is_asked_on_every_red_card():
    state = settle(scorer("A04", "A05"), "b2")
    assert (phase(state), legal(state)) == ("pay", ["pay 0"])
    play(state, "pay 0")
    assert (phase(state), legal(state)) == ("pay", ["pay 0"])


def test_c41_pay_is_never_asked_on_a_green_card():
    state = settle(scorer("D05", "C01", districts={0: LANDSCAPES}), "b2")
    assert state.current_player() == 1


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_c41_a_turn_is_depot_tile_square_and_a_scoring_circle_card_pay_bread(seats):
    state = whole_game(seats)
    verbs = [state.action_to_string(move).split()[0] for _, _, move, _ in state.log()]
    text = " ".join(
        {"pawn": "N", "move": "M", "travel": "M", "take": "T", "place": "P", "store": "P"}.get(v, v) for v in verbs
    )
    built_ = "P(?: first)?(?: return)?(?: craft P(?: first)?(?: return)?)*"
    turn = f"M T {built_}"
    scoring = "circle card(?: pay)?(?: (?:bread|stop))?(?: pay)?(?: (?:bread|stop))?"
    rounds = f"(?:{turn} ){{{7 * seats}}}{scoring}(?: {scoring}){{{seats - 1}}}"
    assert re.fullmatch(f"(?:N ){{{seats}}}{rounds}(?: {rounds}){{3}}", text)


def test_c41_nobody_chooses_in_another_seats_turn():
    state = position(3, to_act=1)
    assert state.legal_actions(0) == []
    assert state.view(0).legal == {}
    with pytest.raises(MoveError) as caught:
        state.apply("move 2", seat=0)
    assert caught.value.code == "out_of_turn"


def test_c41_a_turning_is_a_number_of_clockwise_quarter_turns():
    shown = [build("L01", f"c3r{turning}").view().table.players[0].district[0].tile.edges for turning in range(4)]
    assert [edges.index("merchant") for edges in shown] == [0, 1, 2, 3]
    assert [edges.index("pond") for edges in shown] == [2, 3, 0, 1]


# --- Hidden information ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_view_shows_only_the_own_fountain_cards_and_how_many_the_others_hold(seat):
    state = position(3, fountain_hands={0: "pond villa", 1: "market"}, fountain_pile="..., pond by 0, garden by 1")
    players = state.view(seat).table.players
    assert [player.fountain_count for player in players] == [2, 1, 0]
    shown = [("villa", "pond"), ("market",), ()]
    assert [player.fountain_cards for player in players] == [
        shown[owner] if owner == seat else None for owner in range(3)
    ]
    put_back = [("pond",), ("garden",), ()]
    assert [player.put_back for player in players] == [put_back[owner] if owner == seat else None for owner in range(3)]
    assert [player.final["fountain"] is None for player in players] == [owner != seat for owner in range(3)]


@pytest.mark.parametrize("moves", [0, 40, 120])
def test_a_view_tells_nothing_of_the_orders_of_the_piles(moves):
    """However they lie, the view is the same, and so are the previews of the moves."""
    state = random_game(3, 5, moves)
    assert not state.is_terminal()
    seat = state.current_player()
    other = state.resample_from_infostate(seat, 11)
    assert field(other, "light_pile") != field(state, "light_pile")
    assert other.view(seat).table == state.view(seat).table
    assert other.view().table == state.view().table
    assert legal(other) == legal(state)
    assert other.previews() == state.previews()


def test_a_view_counts_the_tiles_still_to_come():
    state = position(game_phase=1)
    table = state.view().table
    light, dark = field(state, "light_pile")[56:], field(state, "dark_pile")[11:]
    assert sorted(table.unseen_tiles) == sorted(TILES[tile] for tile in light + dark)
    for kind, letter in zip(KINDS[:9], "VMBSCPHGK", strict=True):
        of_light = sum(letter in TILE_ROWS[TILES[tile]]["edges"] for tile in light)
        assert table.light_to_come[kind] == of_light
    for kind in KINDS[9:]:
        assert table.dark_to_come[kind] == sum(TILE_ROWS[TILES[tile]].get("centre") == kind for tile in dark)


def test_a_view_names_no_scoring_card_of_the_box():
    state = dealt(2)[0]
    text = state.view(0).to_json()
    assert {card for card in CARDS if f'"{card}"' in text} == set(cards(state).values())


def test_stored_tiles_are_known_to_all():
    state = play(position(hand="L62"), "store")
    assert "L62" in [tile.tile for tile in state.view(1).table.players[0].stored]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_points_coins_bread_goods_and_the_track_are_open(seat):
    words = {"goods": {0: "fish 2"}, "coins": {0: 3}, "bread": {1: 4}, "points": {0: 31, 1: 17}, "track": {1: 6}}
    view = position(**words).view(seat)
    assert view.scores == [31, 17]
    one, other = view.table.players
    assert (one.goods["fish"], one.coins, other.bread, other.space) == (2, 3, 4, 6)


def test_a_preview_of_a_fountain_ends_where_cards_are_looked_at():
    state = position(hand="fountain")
    previews = {preview.move: preview for preview in state.previews()}
    assert [event.name for event in previews["place c3r0"].events] == ["built"]
    assert previews["place c3r0"].reveals
    assert not previews["store"].reveals


def test_a_preview_of_the_last_move_of_a_phase_deals_no_tile():
    state, _ = after_phase(0)
    play(state, legal(state)[0])
    names_ = {event.name for preview in state.previews() for event in preview.events}
    assert "dealt" not in names_
    assert "phase_began" not in names_


def test_a_preview_of_the_last_move_of_the_game_shows_no_fountain_card():
    words = {"game_phase": 3, "to_act": 1, "track": {0: 1}, "cards": {"b2": "A01", "b3": "A02"}}
    state = settle(position(scoring=True, fountain_hands={0: "pond"}, **words), "b2", "pay 0")
    (preview,) = state.previews()
    assert [event.name for event in preview.events] == ["card_failed"]
    assert preview.reveals
    assert preview.ends_turn


def test_the_view_says_what_each_card_would_pay_now():
    words = {"districts": {0: VILLAS}, "goods": {0: "herbs 3"}, "coins": {0: 1}, "points": {0: 3}}
    state = position(cards={"b2": "A04", "b3": "C07", "a2": "D05"}, **words)
    worth = {card.space: card.worth[0] for card in state.view().table.cards}
    shown = {
        space: (worth[space].multiples, worth[space].points, worth[space].coins, worth[space].bread)
        for space in ("b2", "b3", "a2")
    }
    assert shown == {"b2": (2, 8, 0, 0), "b3": (2, 0, 2, 2), "a2": (0, -3, 0, 0)}


def test_the_view_says_what_the_end_would_bring_now():
    words = {"stored": {0: "L70"}, "coins": {0: 4}, "track": {0: 7}, "fountain_hands": {0: "pond"}}
    laid = "c3 .P.., d3 .P.P, e3 ...P, c2 S29r1, d2 S30r3"
    state = position(districts={0: laid}, frames={0: "F08 F06 F12 F16"}, **words)
    player = state.view(0).table.players[0]
    assert player.final == {"villas": 5, "store": 2, "track": 7, "fountain": 2, "tasks": 4}
    assert [f"{task.side} {task.kind}" for task in player.tasks if task.met] == ["top pond"]
    assert state.scores() == [10, 10]


def test_the_view_says_who_would_score_when():
    assert order(position(3, track={0: 1, 1: 4, 2: 1}, pile=[0, 1, 2])) == [1, 2, 0]


@pytest.mark.parametrize(("seats", "tiles", "number"), [(2, 0, 1), (2, 2, 2), (3, 3, 2), (4, 3, 1), (4, 9, 3)])
def test_the_view_counts_the_rounds(seats, tiles, number):
    state = position(seats, game_phase=0)
    for _ in range(tiles):
        play(state, legal(state)[0])
        play(state, legal(state)[0], "store")
    assert state.view().table.round == number


# --- Resampling -----------------------------------------------------------------------------------------------


def knowing(**words) -> State:
    """A game in which seats hold fountain cards and have put some back."""
    hands = {0: "pond villa merchant", 1: "market garden", 2: "senator"}
    pile = "baker, baker, ..., pond by 0, garden by 1, market by 2"
    return position(3, **({"fountain_hands": hands, "fountain_pile": pile} | words))


SEATS_AND_NOBODY = [NOBODY, 0, 1, 2]


@pytest.mark.parametrize("seat", SEATS_AND_NOBODY)
def test_resampling_rerolls_the_piles_and_keeps_what_lies_open(seat):
    state = knowing()
    before = state.digest()
    other = state.resample_from_infostate(seat, 1)
    assert faults(other) == []
    hidden = {"rng", "light_pile", "dark_pile", "fountain_hand", "fountain_pile"}
    assert set(state.game.layout.differences(state.rows, 0, other.rows, 0)) <= hidden
    for name, dealt_ in (("light_pile", 28 * (field(state, "game_phase") + 1)), ("dark_pile", 11)):
        assert field(other, name)[:dealt_] == field(state, name)[:dealt_]
        assert field(other, name)[dealt_:] != field(state, name)[dealt_:]
        assert sorted(field(other, name)) == sorted(field(state, name))
    assert all(mine != theirs for mine, theirs in zip(field(state, "rng"), field(other, "rng"), strict=True))
    assert state.digest() == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_resampling_keeps_what_a_seat_holds_and_what_it_put_back(seat):
    state = knowing()
    put_back = {0: (-3, "pond"), 1: (-2, "garden"), 2: (-1, "market")}
    others = [state.resample_from_infostate(seat, word) for word in range(20)]
    for other in others:
        assert fountain_hand(other, seat) == fountain_hand(state, seat)
        place, kind = put_back[seat]
        assert fountain_pile(other)[place] == kind
        assert [len(fountain_hand(other, owner)) for owner in range(3)] == [3, 2, 1]
        assert len(fountain_pile(other)) == len(fountain_pile(state))
    for owner in {0, 1, 2} - {seat}:
        assert len({tuple(fountain_hand(other, owner)) for other in others}) > 1
        assert len({fountain_pile(other)[put_back[owner][0]] for other in others}) > 1
    assert len({fountain_pile(other)[0] for other in others}) > 1


def test_resampling_for_nobody_rerolls_only_what_no_seat_knows():
    state = knowing()
    others = [state.resample_from_infostate(NOBODY, word) for word in range(20)]
    for other in others:
        assert [fountain_hand(other, seat) for seat in range(3)] == [fountain_hand(state, seat) for seat in range(3)]
        assert fountain_pile(other)[-3:] == ["pond", "garden", "market"]
    assert len({tuple(fountain_pile(other)) for other in others}) > 15


@pytest.mark.parametrize("seat", SEATS_AND_NOBODY)
def test_resampling_depends_on_nothing_that_is_hidden(seat):
    state = knowing()
    other = state.resample_from_infostate(seat, 1)
    assert other.digest() != state.digest()
    assert other.resample_from_infostate(seat, 2).digest() == state.resample_from_infostate(seat, 2).digest()


def test_resampling_deals_every_unseen_card_equally_often():
    state = position(2, fountain_hands={0: "pond pond", 1: "villa"}, fountain_pile="market, ..., garden by 0")
    rng = random.Random(0)
    others = [state.resample_from_infostate(0, rng) for _ in range(500)]
    unseen = [kind for kind in KINDS for _ in range(2 - {"pond": 2, "garden": 1}.get(kind, 0))]
    for kinds in (
        Counter(fountain_hand(other, 1)[0] for other in others),
        Counter(fountain_pile(other)[0] for other in others),
    ):
        assert "pond" not in kinds
        share = {kind: 500 * unseen.count(kind) / len(unseen) for kind in set(unseen)}
        chi_square = sum((kinds[kind] - share[kind]) ** 2 / share[kind] for kind in share)
        assert chi_square < 10 + 5 * 20**0.5 + 10


def test_resampling_deals_every_tile_to_come_equally_often():
    state = position(game_phase=1)
    rng = random.Random(0)
    others = [state.resample_from_infostate(0, rng) for _ in range(400)]
    for name, first in (("light_pile", 56), ("dark_pile", 11)):
        tiles = sorted(field(state, name)[first:])
        counts = [Counter(tiles.index(field(other, name)[place]) for other in others) for place in (first, first + 27)]
        assert_uniform(counts, [28, 28])


def test_resampling_in_the_last_phase_leaves_the_tiles_alone():
    state = position(game_phase=3)
    other = state.resample_from_infostate(0, 1)
    assert field(other, "light_pile") == field(state, "light_pile")
    assert field(other, "dark_pile") == field(state, "dark_pile")
    state = position(game_phase=2)
    other = state.resample_from_infostate(0, 1)
    assert field(other, "light_pile") == field(state, "light_pile")
    assert field(other, "dark_pile") != field(state, "dark_pile")


def test_resampling_at_the_end_leaves_the_hands_shown():
    state = end(fountain_hands={0: "pond market", 1: "villa"})
    for seat in (0, 1, NOBODY):
        other = state.resample_from_infostate(seat, 3)
        assert [fountain_hand(other, owner) for owner in range(2)] == [["pond", "market"], ["villa"]]


def test_resampling_changes_the_next_deal():
    state, _ = after_phase(0)
    deals = set()
    for word in range(3):
        other = state.resample_from_infostate(0, word)
        settle_anyhow(other)
        deals.add(depot(other, 0))
    assert len(deals) == 3


# --- Undo -----------------------------------------------------------------------------------------------------


def test_undo_reaches_back_to_the_beginning_of_the_turn():
    words = {"depots": {1: "L16 L62 L70 L75"}, "districts": {0: gap("K", "C")}, "row": "S31 S34"}
    state = position(4, **words)
    digests = []
    for text in ("move 1", "take 1", "place d3r1", "first craftsman", "craft 2"):
        digests.append(state.digest())
        play(state, text)
    while state.seq:
        state.undo()
        assert state.digest() == digests[state.seq]


def assert_no_undo(state: State) -> None:
    assert state.undo_limit == state.seq
    with pytest.raises(MoveError) as caught:
        state.undo()
    assert caught.value.code == "undo_limit"


def test_undo_stops_at_a_look_at_fountain_cards():
    assert_no_undo(build("fountain", "c3r0"))


def test_undo_does_not_stop_at_a_fountain_without_a_card_to_look_at():
    state = position(
        hand="C...", districts={0: "c3 .C.."}, row="fountain market", rest_of_fountain=1, fountain_hands={0: "pond"}
    )
    play(state, "place d3r3", "craft 1", "place c2r0")
    assert phase(state) == "return"
    assert state.undo_limit == 0


def test_undo_stops_at_the_deal_of_a_phase():
    _, state = after_phase(0)
    assert_no_undo(state)


def test_undo_stops_at_the_end_of_the_turn():
    assert_no_undo(build("market", "c3r0"))
    state = settle(scorer("D01", "D02"), "b2")
    assert_no_undo(state)


def test_undo_stops_at_the_end_of_the_game():
    state = position(scoring=True, game_phase=3, to_act=1, track={0: 1}, cards={"b2": "D01", "b3": "D02"})
    settle(state, "b2")
    assert state.is_terminal()
    assert_no_undo(state)


def test_undo_is_free_within_a_scoring():
    state = settle(scorer("A04", "A05", bread={0: 3}, goods={0: "herbs 5"}), "b2", "pay 1", "bread")
    while state.seq:
        state.undo()
    assert (state.scores(), bread(state), goods(state), discs(state)) == ([10, 10], 3, "herbs 5", {})


def test_what_was_once_seen_may_always_be_looked_up():
    state = build("fountain", "c3r0", "return pond", fountain_pile="pond, market, villa")
    assert "fountain_seen seat=0 kind=pond" in told(state, seat=0)
    assert state.view(0).table.players[0].put_back == ("pond",)


# --- Refusals -------------------------------------------------------------------------------------------------

EDGES = {"square": "d3", "side": "west", "own": "pasture", "other": "pond"}

REFUSED = {
    "game_over": ("C40", end, "move 1", {}),
    "not_now": ("C41", position, "take 1", {"phase": "depot"}),
    "depot_occupied": ("C10", lambda: play(dealt(2)[0].clone(), "pawn 3"), "pawn 3", {"depot": 3}),
    "depot_empty": ("C11", lambda: position(depots={1: ""}), "move 1", {"depot": 1}),
    "out_of_reach": ("C11", position, "move 3", {"depot": 3}),
    "no_bread": ("C13", position, "travel 3", {}),
    "reached_on_foot": ("C13", lambda: position(bread={0: 1}), "travel 6", {"depot": 6}),
    "empty_place": ("C14", lambda: play(position(depots={1: "L62 L70 L75"}), "move 1"), "take 4", {"place": 4}),
    "equal_tile": ("C41", lambda: play(position(depots={1: "L70 L71 L75"}), "move 1"), "take 2", {"place": 2}),
    "square_occupied": (
        "C16",
        lambda: position(hand="market", districts={0: "c3 bakery"}),
        "place c3r0",
        {"square": "c3"},
    ),
    "not_on_shovel": ("C16", lambda: position(hand="P..."), "place d3r1", {"square": "d3", "shovel": "c3"}),
    "touches_nothing": (
        "C16",
        lambda: position(hand="market", districts={0: "c3 bakery"}),
        "place a1r0",
        {"square": "a1"},
    ),
    "edge_mismatch": ("C16", lambda: position(hand="P...", districts={0: "c3 .P.."}), "place d3r1", EDGES),
    "same_turning": ("C41", lambda: position(hand="P.P."), "place c3r3", {"square": "c3", "same": 1}),
    "not_finished": ("C19", lambda: fill_gap("P", "M"), "first craftsman", {"class": "craftsman"}),
    "empty_space": ("C24", lambda: craftsman(row="S01"), "craft 11", {"place": 11}),
    "card_not_held": (
        "C25",
        lambda: build("fountain", "c3r0", fountain_pile="pond, villa"),
        "return market",
        {"kind": "market"},
    ),
    "circle_not_used": ("C8", lambda: scorer("D01", "D02"), "circle a1-a2", {"circle": "a1-a2"}),
    "circle_occupied": (
        "C28",
        lambda: scorer("D01", "D02", game_phase=1, discs={"a2-b2": 1}),
        "circle a2-b2",
        {"circle": "a2-b2"},
    ),
    "card_not_beside": (
        "C28",
        lambda: play(scorer("D01", "D02"), "circle b2-b3"),
        "card a1",
        {"space": "a1", "circle": "b2-b3"},
    ),
    "cannot_pay": (
        "C29",
        lambda: settle(scorer("A04", "D01", goods={0: "herbs 3"}), "b2"),
        "pay 2",
        {"multiples": 2, "most": 1},
    ),
}
"""For each reason: the rule behind it, a position, a refused move and its arguments."""


def test_every_reason_is_provoked():
    """One of them by no move: it is why a whole turn cannot be tried out."""
    assert {*REFUSED, "scored_already"} == set(REASONS.codes[1:])


@pytest.mark.parametrize("reason", REFUSED)
def test_a_refused_move_names_its_rule_and_changes_nothing(reason):
    rule, laid_out, text, arguments = REFUSED[reason]
    assert_refused(laid_out(), text, reason, rule, arguments)


@pytest.mark.parametrize(
    ("hand", "laid", "text", "side", "own", "other"),
    [
        ("P...", "c3 ..P.", "place c4r1", "north", "pasture", "pond"),
        ("P...", "c3 .V..", "place d3r3", "west", "pond", "villa"),
        ("P...", "c3 ...P", "place b3r0", "east", "pasture", "pond"),
        ("P...", "c3 P...", "place c2r0", "south", "pasture", "pond"),
        ("P...", "c3 market, c2 market", "place c1r0", "north", "pond", "frame"),
        ("P...", "c3 market, b3 market", "place a3r3", "west", "pond", "frame"),
        ("market", "c3 VVVV", "place c2r0", "south", "pasture", "villa"),
    ],
)
def test_c16_a_refused_square_names_the_first_edge_that_does_not_match(hand, laid, text, side, own, other):
    arguments = {"square": text.split()[1][:2], "side": side, "own": own, "other": other}
    assert refused(position(hand=hand, districts={0: laid}), text) == ("edge_mismatch", "C16", arguments)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_move_is_either_legal_or_explained(seats):
    state = load_game("carpe_diem", seats).new_initial_state(seed=8)
    rng = random.Random(8)
    for _ in range(MOST_MOVES):
        if state.is_terminal():
            break
        if rng.random() < 0.2:
            unexplained = [text for text in state.game.moves.texts if state.explain_illegal(text) is None]
            assert unexplained == legal(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.is_terminal()
