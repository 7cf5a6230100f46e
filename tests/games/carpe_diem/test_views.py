"""What the view says of Carpe Diem's table beside what lies there, against what then happens."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from insula import State, load_game
from insula.games.carpe_diem.state import SIDES, SQUARES, TILES
from insula.games.carpe_diem.views import CircleView, FeatureView, PlayerView, TableView, WayView
from tests.games.carpe_diem.table import DWELLINGS, VILLAS, end, legal, phase, play, position, scorer, settle
from tests.games.carpe_diem.test_rules import TILE_ROWS

EDGES = {"V": "villa", "M": "merchant", "B": "baker", "S": "senator", "C": "craftsman"}
EDGES |= {"P": "pond", "H": "garden", "G": "vineyard", "K": "henyard", ".": "pasture"}


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Every position of a game of random players that build whatever fits; the same state, move by move."""
    state = load_game("carpe_diem", seats, options).new_initial_state(seed=seed)
    rng = random.Random(seed)
    while not state.is_terminal():
        yield state
        actions = state.legal_actions()
        state.apply_action(rng.choice(actions if phase(state) != "square" else actions[:-1] or actions))
    yield state


def table_of(state: State, seat: int | None = 0) -> TableView:
    table = state.view(seat).table
    assert isinstance(table, TableView)
    return table


def player_of(state: State, seat: int = 0) -> PlayerView:
    return table_of(state, seat).players[seat]


# --- Where a patrician can go ---


def reach_of(state: State, seat: int) -> dict[str, list[str]]:
    """The depots in reach, as legal moves name them."""
    reach: dict[str, list[str]] = {}
    for goal in player_of(state, seat).reach:
        reach.setdefault("travel" if goal.bread else "move", []).append(str(goal.depot))
    return reach


@pytest.mark.parametrize(("edition", "line"), [("2020", 1), ("2018", 3)])
def test_c11_c13_the_reach_of_a_seat_is_where_it_could_go_if_its_turn_began(edition, line):
    over_empty = with_bread = 0
    for number, state in enumerate(positions(3, 4, edition=edition)):
        if phase(state) == "depot":
            seat = (state.current_player() + number) % 3
            trial = state.try_out(seat)
            forced = {verb: [noun] for verb, _, noun in [move.partition(" ") for move in trial.moves[:1]]}
            assert reach_of(state, seat) == (forced or trial.view.legal)
            table = table_of(state)
            for goal in table.players[seat].reach:
                *passed, last = goal.way
                assert last == goal.depot
                assert all(not any(table.depots[depot].tiles) for depot in passed)
                over_empty += len(passed) > 0
                with_bread += goal.bread
                walked = itertools.pairwise((table.players[seat].patrician, *goal.way))
                assert goal.bread or all((b - a) % 7 in (line, 7 - line) for a, b in walked)
    assert over_empty > 0
    assert with_bread > 0


def test_c11_who_goes_round_to_the_same_depot_walks_over_all_others_or_over_a_neighbour_and_back():
    words = {"depots": {0: "market market market"}, "other_depots": "empty"}
    (around,) = player_of(position(**words)).reach
    assert (around.depot, around.way) == (0, (1, 2, 3, 4, 5, 6, 0))
    (back,) = player_of(position(options={"edition": "2018"}, **words)).reach
    assert (back.depot, back.way) == (0, (3, 0))


def test_c10_a_patrician_that_does_not_stand_yet_goes_nowhere():
    state = load_game("carpe_diem", 2).new_initial_state(seed=1)
    assert [player.reach for player in table_of(state).players] == [(), ()]


@pytest.mark.parametrize(("edition", "lines"), [("2020", (1, 6)), ("2018", (3, 4))])
def test_c11_a_depot_names_those_that_its_lines_lead_to(edition, lines):
    assert table_of(position(options={"edition": edition})).depots[0].lines == lines


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c15_a_depot_counts_the_tiles_to_be_taken_before_the_rest_goes_to_the_box(seats):
    state = position(seats, pawns=dict.fromkeys(range(seats), 0))
    for left in range(seats, 0, -1):
        assert table_of(state).depots[1].to_take == left
        play(state, "move 1")
        play(state, legal(state)[0], "store")
    assert (table_of(state).depots[1].to_take, any(table_of(state).depots[1].tiles)) == (0, False)


# --- Where a tile fits ---


def sites_of(table: TableView, tile: str) -> list[str]:
    """Where a tile could be built, as legal moves name it."""
    (sites,) = [face.sites for face in table.faces if tile in face.tiles]
    return [f"{square}r{turning}" for square, turnings in sites.items() for turning in turnings]


def test_c16_the_sites_of_the_tile_in_hand_are_where_it_may_be_built():
    for state in positions(3, 6):
        if phase(state) == "square":
            view = state.view(state.current_player())
            assert sites_of(view.table, view.table.in_hand.tile) == view.legal.get("place", [])


def test_c16_the_sites_of_a_tile_in_a_depot_are_where_a_seat_could_build_it_whoever_is_to_act():
    rng, tried = random.Random(1), 0
    for state in positions(3, 7):
        if phase(state) == "depot" and rng.random() < 0.4:
            seat = rng.randrange(3)
            table = table_of(state, seat)
            goal = rng.choice(table.players[seat].reach)
            tiles = [tile for tile in table.depots[goal.depot].tiles if tile]
            place = table.depots[goal.depot].tiles.index(tiles[0]) + 1
            verb = "travel" if goal.bread else "move"
            trial = state.try_out(seat, f"{verb} {goal.depot}", f"take {place}")
            assert sites_of(table, tiles[0].tile) == trial.view.legal.get("place", [])
            tried += bool(trial.view.legal.get("place"))
    assert tried > 10


def test_c24_tiles_of_the_dark_row_have_sites_for_a_craftsman_that_may_come():
    state = position(hand=".C..", districts={0: "c3 .C.., c4 market"}, row="market S01 bakery")
    (fitting,) = [text for text in legal(state, "place") if text.startswith("place d3")]
    play(state, fitting)
    table = table_of(state)
    for space in (1, 2, 3):
        trial = state.try_out(0, f"craft {space}")
        assert sites_of(table, table.row[space - 1].tile) == trial.view.legal["place"]


def test_c41_tiles_that_look_the_same_are_one_face_and_are_counted():
    table = table_of(position(depots={1: "market bakery market", 2: "market L01"}))
    in_sight = [tile for depot in table.depots for tile in depot.tiles if tile] + [tile for tile in table.row if tile]
    assert sorted(name for face in table.faces for name in face.tiles) == sorted(tile.tile for tile in in_sight)

    def looks(name: str) -> tuple[object, ...]:
        tile = TILE_ROWS[name]
        turned = [tile["edges"][k:] + tile["edges"][:k] for k in range(4)]
        return min(turned), tile.get("chimneys", 0), tile.get("centre")

    for face in table.faces:
        (look,) = {looks(name) for name in face.tiles}
        assert face.in_game == sum(looks(name) == look for name in TILES)
        assert face.to_come == sum(looks(name) == look for name in table.unseen_tiles)
    assert any(len(face.tiles) > 1 for face in table.faces)


def test_c5_the_view_counts_the_tiles_of_the_game_that_show_each_kind():
    table = table_of(position())
    for letter, kind in EDGES.items():
        if kind != "pasture":
            assert table.in_game[kind] == sum(letter in tile["edges"] for tile in TILE_ROWS.values())
    for kind in ("market", "bakery", "fountain"):
        assert table.in_game[kind] == sum(tile.get("centre") == kind for tile in TILE_ROWS.values())


def test_a_spectator_has_no_district_of_its_own_and_no_circles_to_choose():
    table = table_of(position(), None)
    assert all(face.sites == {} for face in table.faces)
    assert all(circle.ways == () for circle in table.circles)


# --- Features and their edges ---


def features(state: State, seat: int = 0) -> tuple[FeatureView, ...]:
    return player_of(state, seat).features


def told(state: State, seat: int, name: str, number: str, **words: str) -> list[int]:
    """A number in all events of a name about a seat, and about what else is named."""
    wanted = {"seat": seat, **words}.items()
    return [
        int(event.arguments[number])
        for event in state.all_events()
        if event.name == name and wanted <= event.arguments.items()
    ]


@pytest.mark.parametrize("seed", [1, 2])
def test_c20_c22_c35_what_features_bring_is_what_they_brought(seed):
    state = list(positions(3, seed))[-1]
    for seat in range(3):
        finished = [feature for feature in features(state, seat) if feature.finished]
        for good in ("fish", "herbs", "grapes", "chickens"):
            gained = told(state, seat, "goods_gained", "number", good=good)
            assert sorted(gained) == sorted(each.brings[good] for each in finished if good in each.brings)
        villas = told(state, seat, "villa_scored", "points")
        assert sorted(villas) == sorted(each.brings["points"] for each in finished if each.kind == "villa")


def test_c22_c23_a_baker_brings_bread_and_a_senator_steps():
    brings = {feature.kind: feature.brings for feature in features(position(districts={0: DWELLINGS}))}
    assert brings == {"merchant": {}, "baker": {"bread": 2}, "craftsman": {}, "senator": {"steps": 2}}


@pytest.mark.parametrize(("rule", "points"), [("table", 5), ("linear", 4)])
def test_c2_a_villa_brings_what_the_option_says(rule, points):
    state = end(districts={0: "c3 S29r1, d3 S30r3"}, options={"villas": rule})
    assert [feature.brings for feature in features(state)] == [{"points": points}]


def test_c18_an_edge_counts_the_tiles_that_fit_beyond_it():
    """A plain count: every tile in a depot, in the row, in the own hand or not dealt yet, in every turning."""
    for number, state in enumerate(positions(2, 9)):
        if number % 8 == 0:
            table = table_of(state, 1)
            for seat, player in enumerate(table.players):
                tiles = [tile.tile for depot in table.depots for tile in depot.tiles if tile]
                tiles += [tile.tile for tile in table.row if tile] + list(table.unseen_tiles)
                if table.in_hand and state.current_player() == seat:
                    tiles.append(table.in_hand.tile)
                for feature in player.features:
                    for edge in feature.open_edges:
                        asked = asked_of(player, beyond(edge.square, edge.side))
                        assert edge.fitting == sum(is_fitting(tile, asked) for tile in tiles)


def beyond(square: str, side: str) -> str:
    """The square on a side of another; none beyond the frame."""
    right, down = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[side]
    name = f"{chr(ord(square[0]) + right)}{int(square[1]) + down}"
    return name if name in SQUARES else ""


def asked_of(player: PlayerView, square: str) -> list[str | None]:
    """The edges that a tile on a square must show: those of its neighbours, pasture at the frame, else any."""
    laid = {each.square: each.tile.edges for each in player.district}
    asked: list[str | None] = []
    for number, side in enumerate(SIDES):
        neighbour = beyond(square, side)
        any_or_pasture = None if neighbour else "pasture"
        asked.append(laid[neighbour][(number + 2) % 4] if neighbour in laid else any_or_pasture)
    return asked


def is_fitting(tile: str, asked: list[str | None]) -> bool:
    edges = [EDGES[letter] for letter in TILE_ROWS[tile]["edges"]]
    turned = (edges[-k:] + edges[:-k] for k in range(4))
    return any(all(want in (None, edge) for want, edge in zip(asked, shown, strict=True)) for shown in turned)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c18_an_edge_that_never_closes_is_open_to_the_end_of_every_game(seats):
    """Whatever is built: an edge that no tile fits any more, once said so, is open when the game is over."""
    found = 0
    for seed in range(12):
        never: set[tuple[int, str, str]] = set()
        for number, state in enumerate(positions(seats, seed)):
            if number % 7 == 0 or state.is_terminal():
                never |= {edge for edge, fitting in open_edges(state).items() if fitting == 0}
        assert never <= set(open_edges(state)), "closed after all"
        found += len(never)
    assert found > 10


def open_edges(state: State) -> dict[tuple[int, str, str], int]:
    """All open edges of all districts, and how many tiles fit beyond each."""
    return {
        (seat, edge.square, edge.side): edge.fitting
        for seat, player in enumerate(table_of(state, None).players)
        for feature in player.features
        for edge in feature.open_edges
    }


def test_c16_three_kinds_around_a_square_never_close():
    """No tile shows three features: between a pond, a baker and a merchant nothing will ever be built."""
    laid = "c3 .P.., c2 market, d2 ..B., e2 market, e3 ...M"
    never = {feature.kind for feature in features(position(districts={0: laid})) if feature.open_edges[0].fitting == 0}
    assert never == {"pond", "baker", "merchant"}


def test_c14_a_tile_in_another_hand_closes_nothing():
    words = {"districts": {0: "c3 .P..", 1: "d3 .P.."}, "boards": {0: "A", 1: "B"}}
    (mine,), (theirs,) = (
        [feature.open_edges[0].fitting for feature in player.features]
        for player in table_of(position(hand="P...", **words)).players
    )
    assert mine == theirs + 1


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5), (4, 8)])
def test_c16_a_place_closes_off_the_edges_that_the_view_after_it_says_can_never_close(seats, seed):
    found = 0
    for number, state in enumerate(positions(seats, seed)):
        places = legal(state, "place")
        if number % 5 or not places:
            continue
        seat = state.current_player()
        closing = table_of(state, seat).closing
        assert table_of(state, (seat + 1) % seats).closing == table_of(state, None).closing == {}
        before = never_of(state, seat)
        for place in places:
            told = {(edge.square, edge.side) for edge in closing.get(place.split()[1], ())}
            assert told == never_of(play(state.clone(), place), seat) - before
            found += len(told)
    assert found > 5


@pytest.mark.parametrize("seats", [2, 3])
def test_c27_a_scoring_is_under_way_once_the_last_turn_of_the_phase_is_over(seats):
    waits, scorings = 0, set()
    for seed in range(3):
        for state in positions(seats, seed):
            view = state.view()
            is_scoring = view.phase in {"circle", "card", "pay", "bread", "over"}
            assert view.table.scoring == (view.table.game_phase if is_scoring else None)
            has_no_tile = not any(tile for depot in view.table.depots for tile in depot.tiles)
            waits += has_no_tile and not is_scoring
            scorings.add(view.table.scoring)
    assert waits > 0
    assert scorings == {None, 1, 2, 3, 4}


@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (4, 8)])
def test_c39_a_place_meets_the_tasks_that_are_met_in_the_view_after_it(seats, seed):
    found = 0
    for number, state in enumerate(positions(seats, seed)):
        places = legal(state, "place")
        if number % 4 or not places:
            continue
        seat = state.current_player()
        table = table_of(state, seat)
        assert table_of(state, (seat + 1) % seats).meets == table_of(state, None).meets == {}
        for place in places:
            after = table_of(play(state.clone(), place), seat).players[seat].tasks
            told = table.meets.get(place.split()[1], ())
            assert set(told) == {task for task in after if task.met} - set(table.players[seat].tasks)
            found += len(told)
    assert found > 0


def never_of(state: State, seat: int) -> set[tuple[str, str]]:
    """The open edges of a seat that can never close."""
    edges = open_edges(state).items()
    return {(square, side) for (owner, square, side), fitting in edges if owner == seat and fitting == 0}


# --- Cards ---


def test_c29_c31_the_worth_of_a_card_is_what_paying_it_brings_every_seat():
    words = {"goods": {0: "fish 2, herbs 1", 1: "herbs 5"}, "coins": {0: 2, 1: 1}, "points": {0: 3, 1: 2}}
    for seat in (0, 1):
        state = scorer("B01", "A04", to_act=seat, track={seat: 1}, **words)
        worth = {card.space: card.worth[seat] for card in table_of(state, None).cards}
        for space in ("b2", "b3"):
            after = settle(scorer("B01", "A04", to_act=seat, track={seat: 1}, **words), space)
            before = table_of(after, seat).players[seat]
            play(after, legal(after)[-1])
            seen = table_of(after, seat).players[seat]
            happened = {event.name: event.arguments for event in after.events(2)}
            assert worth[space].multiples == happened.get("multiples_reached", {}).get("multiples", 0)
            scored = happened.get("card_scored") or happened["card_failed"]
            assert worth[space].points == scored["points"]
            goods = {good: before.goods[good] - seen.goods[good] for good in before.goods}
            paid = {name: number for name, number in (goods | {"coins": before.coins - seen.coins}).items() if number}
            assert worth[space].cost == paid


# --- Circles ---


def circle_of(state: State, name: str = "b2-b3", seat: int = 0) -> CircleView:
    return next(circle for circle in table_of(state, seat).circles if circle.circle == name)


def outcome(state: State, seat: int, moves: tuple[str, ...]) -> tuple[int, dict[str, int]]:
    """What moves of a scoring come to for a seat: points of cards, and what else it has more of, or fewer."""
    after = state.clone()
    before = player_of(state, seat)
    since = state.seq
    for move in moves:
        after.apply_literally(move)
    told = [event for event in after.events(since) if event.name in ("card_scored", "card_failed")]
    assert {event.arguments["seat"] for event in told} <= {seat}
    seen = player_of(after, seat)
    changes = {good: seen.goods[good] - before.goods[good] for good in before.goods}
    changes |= {"coins": seen.coins - before.coins, "bread": seen.bread - before.bread}
    changes["steps"] = seen.space - before.space
    points = sum(int(event.arguments["points"]) for event in told)
    return points, {name: change for name, change in changes.items() if change}


def all_ways(state: State, seat: int, moves: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every way to go on with a scoring until it is the seat's no more."""
    for text in legal(state):
        after = state.clone()
        after.apply_literally(text)
        if after.current_player() == seat and phase(after) in ("card", "pay", "bread"):
            yield from all_ways(after, seat, (*moves, text))
        else:
            yield *moves, text


def first_and_bread(moves: tuple[str, ...]) -> tuple[str, bool]:
    return next((move for move in moves if move.startswith("card")), ""), "bread" in moves


RICH = {"goods": {0: "fish 4, herbs 2, grapes 1", 1: "fish 1"}, "coins": {0: 3}, "points": {0: 5, 1: 9}}
PAIRS = [("A01", "B01"), ("B07", "A03"), ("D01", "A02"), ("C01", "D02"), ("C07", "A09"), ("D03", "D04")]


@pytest.mark.parametrize("rule", ["once", "repeat"])
@pytest.mark.parametrize("bread", [0, 2, 7])
@pytest.mark.parametrize(("upper", "lower"), PAIRS)
def test_c28_c33_the_ways_of_a_circle_are_the_best_of_all_that_can_be_done(upper, lower, bread, rule):
    words = {"districts": {0: VILLAS}, "bread": {0: bread}, "options": {"bread": rule}, **RICH}
    state = scorer(upper, lower, **words)
    best: dict[tuple[str, bool], int] = {}
    for moves in all_ways(play(state.clone(), "circle b2-b3"), 0, ("circle b2-b3",)):
        sort = first_and_bread(moves)
        best[sort] = max(best.get(sort, -99), outcome(state, 0, moves)[0])
    ways = circle_of(state).ways
    assert [way.points for way in ways] == sorted((way.points for way in ways), reverse=True)
    plain = {points for (_, is_bread), points in best.items() if not is_bread}
    assert {way.points for way in ways if "bread" not in way.moves} == plain
    with_bread = {points for (_, is_bread), points in best.items() if is_bread and points > max(plain)}
    assert {way.points for way in ways if "bread" in way.moves} == with_bread
    for way in ways:
        assert_comes_true(state, 0, way)


@pytest.mark.parametrize("rule", ["once", "repeat"])
@pytest.mark.parametrize("bread", [0, 3, 7])
@pytest.mark.parametrize(("upper", "lower"), PAIRS)
def test_c31_c33_each_choice_says_what_it_comes_to_with_the_best_that_can_follow(upper, lower, bread, rule):
    words = {"districts": {0: VILLAS}, "bread": {0: bread}, "options": {"bread": rule}, **RICH}
    asked = 0
    for first in ("card b2", "card b3"):
        state = play(scorer(upper, lower, **words), "circle b2-b3")
        assert_outlook_comes_true(state)
        play(state, first)
        while phase(state) in ("pay", "bread"):
            outlook = assert_outlook_comes_true(state)
            asked += len(outlook) > 1
            play(state, outlook[0].moves[0])
    assert asked or bread < 3


def assert_outlook_comes_true(state: State) -> tuple[WayView, ...]:
    outlook = table_of(state).outlook
    assert [way.moves[0] for way in outlook] == legal(state)
    for way in outlook:
        ways = [moves for moves in all_ways(state.clone(), 0) if moves[0] == way.moves[0]]
        assert way.points == max(outcome(state, 0, moves)[0] for moves in ways)
        assert_comes_true(state, 0, way)
    assert table_of(state, 1).outlook == table_of(state, None).outlook == ()
    return outlook


def assert_comes_true(state: State, seat: int, way: WayView) -> None:
    assert outcome(state, seat, way.moves) == (way.points, way.changes)
    assert sum(card.points for card in way.cards) == way.points


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (4, 1)])
def test_c28_in_games_every_way_of_every_circle_comes_true(seats, seed):
    tried = 0
    for state in positions(seats, seed):
        if phase(state) in ("circle", "card", "pay", "bread"):
            seat = state.current_player()
            circles = table_of(state, seat).circles
            offered = {circle.circle for circle in circles if circle.ways}
            is_free = phase(state) == "circle"
            assert offered == set(state.view(seat).legal["circle"]) if is_free else len(offered) == 1
            for way in (way for circle in circles for way in circle.ways):
                assert_comes_true(state, seat, way)
                tried += 1
    assert tried > 50


def test_c28_a_seat_that_is_not_to_act_sees_what_its_own_scoring_would_bring():
    mine = scorer("A01", "B01", **RICH)
    others = scorer("A01", "B01", to_act=1, track={1: 1}, **RICH)
    assert circle_of(others).ways == circle_of(mine).ways
    before_scoring = position(cards={"b2": "A01", "b3": "B01"}, **RICH)
    assert circle_of(before_scoring).ways == circle_of(mine).ways


def test_c28_cards_stand_in_the_order_in_which_they_are_settled():
    """C31: bread that one card brings pays for the other, if that comes later."""
    state = scorer("C01", "D01", districts={0: VILLAS}, points={0: 10})
    best, other = circle_of(state).ways
    assert [(card.space, card.multiples, card.points) for card in best.cards] == [("b2", 4, 0), ("b3", 1, 3)]
    assert (best.points, best.changes, best.moves[-1]) == (3, {"bread": 1}, "bread")
    assert (other.points, other.changes) == (-4, {"bread": 4})


def test_c28_two_orders_that_come_to_the_same_are_one_way():
    assert len(circle_of(scorer("D01", "D02")).ways) == 1


def test_c28_whoever_has_laid_all_discs_has_no_circle_to_choose():
    state = scorer("A01", "A02", game_phase=3)
    assert any(circle.ways for circle in table_of(state).circles)
    settle(state, "b2", "pay 0", "pay 0")
    assert not any(circle.ways for circle in table_of(state).circles)


# --- Fountain cards, the track, and who sees what ---


def test_c38_the_points_of_fountain_cards_are_what_the_end_pays():
    words = {"districts": {0: "c3 .P.., d3 ...P, c4 market, d4 market"}, "fountain_hands": {0: "pond market villa"}}
    state = end(**words)
    told = [event.arguments for event in state.all_events() if event.name == "fountain_scored"]
    points = {each["kind"]: each["points"] for each in told if each["seat"] == 0}
    assert player_of(state).fountain_points == points == {"pond": 2, "market": 4, "villa": 0}


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_only_the_owner_sees_what_its_fountain_cards_pay(seat):
    players = table_of(position(3, fountain_hands={0: "pond", 1: "market"}), seat).players
    held = [{"pond": 0}, {"market": 0}, {}]
    assert [player.fountain_points for player in players] == [
        held[owner] if owner == seat else None for owner in range(3)
    ]


def test_c37_the_track_shows_its_numbers():
    assert table_of(position()).track == tuple(range(21))


def test_reach_features_and_worth_are_open_to_all():
    state = next(state for number, state in enumerate(positions(3, 3)) if number == 60)
    seen = [table_of(state, seat) for seat in (None, 0, 1, 2)]
    for table in seen:
        assert table.cards == seen[0].cards
        assert [(player.reach, player.features) for player in table.players] == [
            (player.reach, player.features) for player in seen[0].players
        ]


@pytest.mark.parametrize("moves", [50, 130, 190])
def test_a_view_says_the_same_whatever_is_hidden(moves):
    """What lies in piles and in other hands changes nothing of what a seat is told."""
    state = next(state for number, state in enumerate(positions(3, 8)) if number == moves)
    for seat in range(3):
        for number in range(3):
            assert table_of(state.resample_from_infostate(seat, number), seat) == table_of(state, seat)
