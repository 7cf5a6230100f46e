"""Chains of rewards in Carpe Diem (C17, C19, C24, C25): what one tile can set off, to the last, and back again."""

import functools
import random
import tomllib

import pytest

from insula import MoveError, State, load_game, replay
from insula.games.carpe_diem.content import OWN_FILE
from insula.games.carpe_diem.state import SQUARES, TILES
from tests.games.carpe_diem.table import (
    LANDSCAPES,
    bread,
    build,
    built,
    coins,
    depot,
    district,
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
    phase,
    play,
    position,
    refused,
    row,
    stored,
    told,
    track,
    waiting,
)
from tests.games.carpe_diem.test_naive import snapshot, twin_of

CONTENT = tomllib.loads(OWN_FILE.read_text(encoding="utf-8"))
TILE_ROWS = {name: row for name, row in (CONTENT["light_tiles"] | CONTENT["dark_tiles"]).items() if name in TILES}
PAID = ("goods_gained", "goods_sold", "coins_gained", "bread_gained", "stepped", "crafted")


def paid(state: State) -> list[str]:
    """What was paid, in its order: names of events, and of what."""
    return [" ".join(line.split()[0:1] + line.split()[2:]) for line in told(state, *PAID)]


# --- Two rewards of one tile ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "coins_", "goods_"), [("merchant", 4, "fish 1"), ("landscape", 5, "")])
def test_merchant_and_pond_in_either_order_and_a_craftsman_in_the_next_turn(first, coins_, goods_):
    """The dark tile of the next turn finishes a second merchant, which sells what the first one left."""
    words = {
        "districts": {0: f"{gap('P', 'M')}, b3 ...M, c4 .C.."},
        "goods": {0: "herbs 3"},
        "depots": {2: "L62 L63 L64 L65", 6: "L14 L70 L75 L80"},
        "row": "S03 S31",
    }
    state = fill_gap("P", "M", f"first {first}", **words)
    assert (coins(state), goods(state)) == (coins_, goods_)
    play(state, "move 2", "take 1", "store", "move 6", "take 1", "place d4r3")
    assert (phase(state), legal(state)) == ("craft", ["craft 1", "craft 2"])
    play(state, "craft 1", "place a3r1")
    assert (coins(state), goods(state)) == (coins_ + 1 + len(goods_) // 5, "")
    assert built(state)["merchant"] == 2


def test_landscape_then_craftsman_lets_the_dark_tiles_merchant_sell_the_goods():
    words = {"districts": {0: f"{gap('H', 'C')}, b3 ...M"}, "row": "S03 S31"}
    state = fill_gap("H", "C", "first landscape", "craft 1", "place a3r1", **words)
    assert paid(state) == [
        "goods_gained good=herbs number=1",
        "crafted space=1 tile=S03 one=merchant other=none",
        "stepped steps=1 space=1",
        "goods_sold goods=1 coins=2",
    ]
    assert (coins(state), goods(state), state.current_player()) == (2, "", 1)


def test_craftsman_then_landscape_keeps_the_goods_from_the_dark_tiles_merchant():
    words = {"districts": {0: f"{gap('H', 'C')}, b3 ...M"}, "row": "S03 S31"}
    state = fill_gap("H", "C", "first craftsman", "craft 1", **words)
    assert waiting(state) == ["garden"]
    play(state, "place a3r1")
    assert paid(state) == [
        "crafted space=1 tile=S03 one=merchant other=none",
        "stepped steps=1 space=1",
        "goods_sold goods=0 coins=1",
        "goods_gained good=herbs number=1",
    ]
    assert (coins(state), goods(state), state.current_player()) == (1, "herbs 1", 1)


def test_craftsman_then_merchant_sells_the_goods_of_the_dark_tiles_landscape():
    words = {"districts": {0: f"{gap('M', 'C')}, b3 ...P"}, "goods": {0: "grapes 2"}, "row": "S13"}
    state = fill_gap("M", "C", "first craftsman", "craft 1", "place a3r1", **words)
    assert paid(state)[2:] == ["goods_gained good=fish number=1", "goods_sold goods=3 coins=4"]
    assert (coins(state), goods(state)) == (4, "")


def test_merchant_then_craftsman_leaves_the_goods_of_the_dark_tiles_landscape():
    words = {"districts": {0: f"{gap('M', 'C')}, b3 ...P"}, "goods": {0: "grapes 2"}, "row": "S13"}
    state = fill_gap("M", "C", "first merchant", "craft 1", "place a3r1", **words)
    assert (coins(state), goods(state)) == (3, "fish 1")


@pytest.mark.parametrize("first", ["merchant", "craftsman"])
def test_two_merchants_in_one_turn_sell_once_each(first):
    """The dark tile finishes a merchant of its own: whichever comes first sells all, the other brings one coin."""
    words = {"districts": {0: f"{gap('M', 'C')}, b3 ...M"}, "goods": {0: "fish 4"}, "row": "S03"}
    state = fill_gap("M", "C", f"first {first}", "craft 1", "place a3r1", **words)
    assert (coins(state), goods(state)) == (6, "")
    assert [line.split()[-1] for line in told(state, "goods_sold")] == ["coins=5", "coins=1"]


def test_a_stored_dark_tile_does_not_hold_up_the_reward_that_waits():
    state = fill_gap("M", "C", "first craftsman", "craft 1", "store", goods={0: "fish 4"}, row="S03")
    assert (coins(state), stored(state)[-1], state.current_player()) == (5, "S03", 1)


def test_a_dark_tile_for_a_full_district_can_only_be_stored():
    plain = iter(["market"] * 8 + ["bakery"] * 8 + ["fountain"] * 8)
    laid = dict(item.split() for item in f"a1 .C.., {LANDSCAPES}".split(", "))
    laid |= {square: next(plain) for square in SQUARES if square not in laid and square != "b1"}
    full = ", ".join(f"{square} {tile}" for square, tile in laid.items())
    state = play(last_tile(4, hand="C...", districts={0: full}, row="S13 S29"), "place b1r3", "craft 1")
    assert legal(state) == ["store"]
    play(state, "store")
    assert (stored(state), phase(state)) == (["S13"], "circle")


# --- Craftsmen in a row ---------------------------------------------------------------------------------------

WORKSHOPS = "c3 .H.., c2 market, d2 bakery, e2 market, e3 .K.C, c4 .V.C, b2 C.S., f2 C.M."
"""A gap on d3 between a herb garden and a craftsman, and three more craftsmen to be finished on b4, b1 and f1."""


def workshops(**words) -> State:
    """Seat 0 has built a tile on d3 that finished a garden and a craftsman; the craftsman comes first."""
    words = {"districts": {0: WORKSHOPS}, "row": "S10 S11 - S12 S31 S37", "fountain_pile": "pond, villa"} | words
    return fill_gap("H", "C", "first craftsman", **words)


THREE_DEEP = ("craft 1", "place b4r1", "craft 2", "place b1r2", "craft 4", "place f1r2")


def test_a_craftsmans_tile_finishes_another_craftsman_three_deep():
    state = workshops()
    for k, text in enumerate(THREE_DEEP):
        assert (waiting(state), goods(state), state.current_player()) == (["garden"], "", 0)
        assert phase(state) == ("craft" if k % 2 == 0 else "square")
        play(state, text)
    assert built(state)["craftsman"] == 4
    assert (phase(state), legal(state)) == ("craft", ["craft 5", "craft 6"])
    play(state, "craft 5", "place c5r0")
    assert paid(state) == [
        "crafted space=1 tile=S10 one=craftsman other=none",
        "crafted space=2 tile=S11 one=craftsman other=none",
        "stepped steps=1 space=1",
        "crafted space=4 tile=S12 one=craftsman other=none",
        "crafted space=5 tile=S31 one=market other=none",
        "coins_gained coins=1",
        "goods_gained good=herbs number=1",
    ]
    assert (goods(state), waiting(state), state.current_player()) == ("herbs 1", [], 1)
    assert row(state) == "- - - - - S37 - - - - -"


def test_three_craftsmen_deep_a_fountain_and_back_to_the_garden_that_waits():
    state = workshops(fountain_hands={0: "baker"})
    play(state, *THREE_DEEP, "craft 6", "place c5r0")
    assert (phase(state), waiting(state), goods(state)) == ("return", ["garden"], "")
    assert legal(state) == ["return villa", "return baker", "return pond"]
    play(state, "return baker")
    assert (fountain_hand(state), fountain_pile(state)[-1]) == (["villa", "pond"], "baker")
    assert (goods(state), state.current_player()) == ("herbs 1", 1)


def test_garden_first_and_then_three_craftsmen_deep():
    state = fill_gap("H", "C", "first landscape", districts={0: WORKSHOPS}, row="S10 S11 - S12 S31 S37")
    play(state, *THREE_DEEP, "craft 5", "store")
    assert goods(state) == "herbs 1"
    assert told(state, "goods_gained", "crafted")[0].startswith("goods_gained")
    assert state.current_player() == 1


def test_nobody_else_acts_while_a_chain_lasts():
    state = workshops()
    turns = told(state, "turn_began")
    for text in THREE_DEEP:
        assert state.current_player() == 0
        assert refused(state, "move 1")[0] == "not_now"
        play(state, text)
    assert told(state, "turn_began") == turns


# --- An empty row ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["merchant", "craftsman"])
def test_with_an_empty_row_the_order_is_asked_and_the_craftsman_brings_nothing(first):
    state = fill_gap("M", "C", goods={0: "fish 2"}, row="")
    assert legal(state) == ["first merchant", "first craftsman"]
    play(state, f"first {first}")
    assert (coins(state), goods(state), state.current_player()) == (3, "", 1)
    assert built(state)["craftsman"] == 1


@pytest.mark.parametrize("first", ["landscape", "craftsman"])
def test_with_an_empty_row_a_landscape_still_pays(first):
    state = fill_gap("H", "C", f"first {first}", row="")
    assert (goods(state), state.current_player()) == ("herbs 1", 1)


def test_a_chain_that_takes_the_last_dark_tile_ends_there():
    """The last tile finishes another craftsman, for which no tile is left; the rewards that wait are paid."""
    state = workshops(row="S10")
    assert legal(state) == ["craft 1"]
    play(state, "craft 1", "place b4r1")
    assert built(state)["craftsman"] == 2
    assert row(state) == " ".join(["-"] * 11)
    assert (goods(state), state.current_player(), phase(state)) == ("herbs 1", 1, "depot")


# --- The last tile of a phase ---------------------------------------------------------------------------------


def test_the_last_tile_of_a_phase_lies_under_the_own_patrician():
    state = position(4, to_act=3, pawns={3: 5}, depots={5: "- - L70 -"}, other_depots="empty", track={1: 2})
    assert legal(state) == ["move 5"]
    play(state, "move 5", "take 3", "place c4r0")
    assert told(state, "scoring_began") == ["scoring_began number=1"]
    assert (phase(state), state.current_player()) == ("circle", 1)


def test_bread_does_not_lead_anywhere_else_at_the_end_of_a_phase():
    state = position(4, pawns={0: 5}, depots={5: "- - L70 -"}, other_depots="empty", bread={0: 4})
    assert legal(state) == ["move 5"]


def test_the_chain_of_the_last_tile_is_settled_before_the_scoring_begins():
    words = {
        "hand": "L14",
        "districts": {0: WORKSHOPS},
        "row": "S10 S37 S31",
        "fountain_pile": "pond, villa",
        "track": {1: 2},
        "pile": [0, 1],
    }
    state = play(last_tile(2, **words), "place d3r1", "first craftsman")
    for text in ("craft 1", "place b4r1", "craft 2", "place c5r0"):
        assert told(state, "scoring_began") == []
        assert state.current_player() == 0
        play(state, text)
    assert phase(state) == "return"
    play(state, "return pond")
    assert [line.split()[0] for line in told(state)][-3:] == ["fountain_returned", "goods_gained", "scoring_began"]
    assert (phase(state), state.current_player()) == ("circle", 1)


def test_steps_of_the_last_chain_decide_who_scores_first():
    """A senator out of the dark row, on a banderole square, takes seat 0 past seat 1."""
    words = {"hand": "L16", "districts": {0: f"{gap('K', 'C')}, b3 market, b4 ..S."}, "track": {1: 3}, "row": "S07"}
    state = play(last_tile(2, **words), "place d3r1", "first landscape", "craft 1", "place b5r0")
    assert track(state) == [3, 3]
    assert (phase(state), state.current_player(), order(state)) == ("circle", 0, [0, 1])


def test_bread_of_the_last_chain_pays_in_the_scoring_that_follows():
    words = {
        "hand": "L16",
        "districts": {0: f"{gap('K', 'C')}, b3 ...B"},
        "bread": {0: 1},
        "row": "S06",
        "track": {0: 1},
        "cards": {"b2": "D01", "b3": "D03"},
    }
    state = play(last_tile(2, **words), "place d3r1", "first craftsman", "craft 1", "place a3r1")
    assert (bread(state), phase(state), state.current_player()) == (3, "circle", 0)
    play(state, "circle b2-b3", "card b2", "bread")
    assert told(state, "card_scored") == ["card_scored seat=0 card=D01 multiples=1 points=3"]


def test_the_last_tile_of_two_seats_clears_its_depot_and_its_chain_goes_on():
    words = {"depots": {5: "L14 L70 L75"}, "other_depots": "empty", "pawns": {0: 5}, "districts": {0: WORKSHOPS}}
    state = position(2, row="S10 S31", **words)
    play(state, "move 5", "take 1")
    assert len(told(state, "cleared")) == 2
    play(state, "place d3r1", "first craftsman", "craft 2", "store")
    assert (goods(state), phase(state)) == ("herbs 1", "circle")


def test_the_last_chain_of_the_last_phase_leads_to_the_last_scoring():
    words = {"hand": "S12", "districts": {0: "c3 .H.., d3 .C.H"}, "row": "S37 S31", "game_phase": 3}
    state = play(last_tile(2, **words), "place e3r3", "craft 2", "place c2r0")
    assert (coins(state), phase(state)) == (1, "circle")
    assert told(state, "scoring_began") == ["scoring_began number=4"]


# --- The end of the track -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "stepped"),
    [(16, ["steps=1 space=17", "steps=2 space=19"]), (18, ["steps=1 space=19", "steps=1 space=20"])],
)
def test_banderole_and_senator_on_one_tile_run_up_to_the_end_of_the_track(space, stepped):
    state = build("S...", "c4r0", district="c3 ..S.", track={0: space})
    assert [" ".join(line.split()[2:]) for line in told(state, "stepped")] == stepped


@pytest.mark.parametrize("space", [19, 20])
def test_banderole_and_senator_past_the_end_of_the_track_lift_no_disc(space):
    """On 20 already, a disc stays where it is in the pile; coming from 19 it lies on top, once."""
    words = {"track": {0: space, 1: 20, 2: 20}, "pile": [0, 1, 2], "seats": 3}
    state = build("S...", "c4r0", district="c3 ..S.", **words)
    assert track(state) == [20, 20, 20]
    assert len(told(state, "stepped")) == (space == 19)
    assert order(state) == ([0, 2, 1] if space == 19 else [2, 1, 0])
    assert len(told(state, "banderole_taken")) == 1


# --- Undo and replay ------------------------------------------------------------------------------------------


def test_undo_leads_back_through_a_whole_chain():
    words = {"depots": {1: "L14 L62 L70 L75"}, "districts": {0: WORKSHOPS}, "row": "S10 S11 - S12 S31 S34"}
    state = position(4, **words)
    texts = ("move 1", "take 1", "place d3r1", "first craftsman", *THREE_DEEP, "craft 6")
    digests = []
    for text in texts:
        digests.append(state.digest())
        play(state, text)
    assert state.undo_limit == 0
    while state.seq:
        state.undo()
        assert state.digest() == digests[state.seq]
        assert faults(state) == []
    for text in texts:
        play(state, text)
    play(state, "place c5r0")
    assert bread(state) == 1
    with pytest.raises(MoveError):
        state.undo()


def test_undo_within_a_chain_stops_at_the_fountain():
    state = workshops(row="S10 S37 S31")
    play(state, "craft 1", "place b4r1", "craft 2")
    assert (state.undo_limit, in_hand(state)) == (0, "S37")
    play(state, "place c5r0")
    assert state.undo_limit == state.seq
    with pytest.raises(MoveError) as caught:
        state.undo()
    assert caught.value.code == "undo_limit"


def test_after_the_look_at_a_fountain_undo_is_free_again_down_to_it():
    """A craftsman three deep, a fountain in between: what follows the look can be taken back."""
    words = {"districts": {0: WORKSHOPS}, "row": "S37 S31", "fountain_pile": "pond, villa", "goods": {0: "fish 1"}}
    state = fill_gap("H", "C", "first craftsman", "craft 1", "place c5r0", **words)
    limit = state.undo_limit
    assert limit == state.seq
    assert legal(state) == ["return villa", "return pond"]
    play(state, "return pond")
    assert (state.current_player(), goods(state)) == (1, "fish 1, herbs 1")


def test_a_chain_is_the_same_after_saving_and_loading_at_every_step():
    state = workshops()
    for text in (*THREE_DEEP, "craft 6", "place c5r0", "return villa"):
        loaded = state.game.deserialize_state(state.serialize())
        assert loaded == state
        assert (legal(loaded), waiting(loaded), loaded.undo_limit) == (legal(state), waiting(state), state.undo_limit)
        play(loaded, text)
        play(state, text)
        assert loaded.digest() == state.digest()
        assert loaded.all_events() == state.all_events()
    assert district(state).count("S") >= 4


MOST_MOVES = 1000
CRAFTSMEN = {name for name, tile in TILE_ROWS.items() if "C" in tile["edges"]}


@functools.cache
def chain_game(seats: int, seed: int) -> State:
    """A game of seats that gather unfinished craftsmen and finish them one after the other; never change it."""
    state = load_game("carpe_diem", seats).new_initial_state(seed=seed)
    rng = random.Random(seed)
    while not state.is_terminal() and state.seq < MOST_MOVES:
        texts = legal(state)
        if phase(state) in ("tile", "craft"):
            texts = [text for text in texts if named(state, text) in CRAFTSMEN] or texts
        elif phase(state) == "square":
            texts = (in_hand(state) in CRAFTSMEN and worth_building(state)) or texts[:-1] or texts
        state.apply(rng.choice(texts))
    return state


def named(state: State, text: str) -> str:
    """The tile that a move would take."""
    verb, place = text.split()
    seat = state.current_player()
    tiles = row(state) if verb == "craft" else depot(state, state.view().table.players[seat].patrician)
    return tiles.split()[int(place) - 1]


def worth_building(state: State) -> list[str]:
    """Moves that finish a craftsman once three are begun, till then those that do not."""
    features = state.view().table.players[state.current_player()].features
    is_time = sum(feature.kind == "craftsman" and not feature.finished for feature in features) >= 3
    is_time = is_time or in_hand(state).startswith("S")
    finishing = {
        preview.move: any(event.arguments.get("kind") == "craftsman" for event in preview.events)
        for preview in state.previews()
        if preview.move != "store"
    }
    return [text for text, is_finishing in finishing.items() if is_finishing == is_time]


def longest_chain(state: State) -> int:
    """The most dark tiles taken in one turn."""
    turns = [turn for turn, _, move, _ in state.log() if state.action_to_string(move).startswith("craft")]
    return max((turns.count(turn) for turn in turns), default=0)


CHAIN_GAMES = [(2, 5, 3), (3, 1, 2), (4, 60, 3), (4, 72, 2)]
"""Seats, seed, and how many dark tiles somebody takes in one turn; in the last one an order is chosen too."""


@pytest.mark.parametrize(("seats", "seed", "deep"), CHAIN_GAMES)
def test_the_record_of_a_game_with_chains_leads_to_the_same_end(seats, seed, deep):
    state = chain_game(seats, seed)
    assert longest_chain(state) == deep
    assert bool(told(state, "order_chosen")) == (seed == 72)
    again = replay(state.record())
    assert again == state
    assert again.digest() == state.digest()
    assert again.all_events() == state.all_events()


@pytest.mark.parametrize(("seats", "seed"), [game[:2] for game in CHAIN_GAMES])
def test_a_game_with_chains_is_that_of_the_naive_twin(seats, seed):
    played = chain_game(seats, seed)
    state = State.unsettled(played.game, seed)
    twin = twin_of(state)
    for move in played.history():
        assert sorted(legal(state)) == sorted(twin.legal())
        text = played.action_to_string(move)
        state.apply_literally(text)
        twin.apply(text)
        assert snapshot(state) == twin.snapshot(), f"move {state.seq}: {text}"
    assert state.is_terminal()
