"""The content file of Carpe Diem: every fault is named by table and row, and sound components can be replaced."""

import datetime
import functools
import random
import tomllib

import pytest

from insula import ContentError
from insula.games.carpe_diem.content import OWN_FILE, TABLES, load
from insula.games.carpe_diem.state import (
    BAKERY,
    CARDS,
    CIRCLES,
    CONTENT,
    EDGE_LETTERS,
    FOUNTAIN,
    GARDEN,
    KINDS,
    MARKET,
    MAX_VILLA,
    N_DARK,
    N_LIGHT,
    NEEDS,
    NO_KIND,
    PIECES,
    REWARDS,
    SPACES,
    TILES,
    VILLA,
)
from tests.games import contents
from tests.games.contents import GONE, toml, write_changed

OWN_TEXT = OWN_FILE.read_text(encoding="utf-8")
OWN = tomllib.loads(OWN_TEXT)


@pytest.fixture
def variant(tmp_path):
    """A function that writes the own content file with some of its values replaced."""
    return functools.partial(write_changed, tmp_path, OWN)


faults_of = functools.partial(contents.faults_of, load)


# --- Faults ---------------------------------------------------------------------------------------------------

BOARD = OWN["boards"]["A"]
CONFIDENCES = "printed, sourced, derived, reconstructed"
GARDEN_TASK = {"kind": "garden", "points": 4}

ROWS = {
    "another title": (("title", "tikal"), "title: is not 'carpe_diem'"),
    "no title": (("title", GONE), "title: is not 'carpe_diem'"),
    "an unknown table": (("tower", {"x": 1}), "tower: unknown table"),
    "a missing table": (("start", GONE), "start: missing table"),
    "a table that is a text": (("start", "8, 9"), "start: missing table"),
    "a table that is a list": (("start", [8, 9]), "start: missing table"),
    "no source": (("villas", "source", GONE), "villas.source: missing"),
    "no confidence": (("villas", "confidence", GONE), f"villas.confidence: is none of {CONFIDENCES}"),
    "an unknown confidence": (("villas", "confidence", "sure"), f"villas.confidence: is none of {CONFIDENCES}"),
    "a light tile too few": (("light_tiles", "L84", GONE), "light_tiles.L84: missing row"),
    "a light tile too many": (("light_tiles", "L85", {"edges": "V..."}), "light_tiles.L85: unknown row"),
    "a dark tile too few": (("dark_tiles", "S07", GONE), "dark_tiles.S07: missing row"),
    "a dark tile too many": (("dark_tiles", "K40", {"edges": "P..."}), "dark_tiles.K40: unknown row"),
    "a card too few": (("scoring_cards", "B11", GONE), "scoring_cards.B11: missing row"),
    "a card too many": (("scoring_cards", "A13", {}), "scoring_cards.A13: unknown row"),
    "a piece too few": (("frame_pieces", "F16", GONE), "frame_pieces.F16: missing row"),
    "a piece too many": (("frame_pieces", "F17", {}), "frame_pieces.F17: unknown row"),
    "a board too few": (("boards", "D", GONE), "boards.D: missing row"),
    "a board too many": (("boards", "E", BOARD), "boards.E: unknown row"),
    "an unknown fountain card": (("fountain_cards", "palace", 2), "fountain_cards.palace: unknown row"),
    "an unknown side": (("frame_lines", "middle", {}), "frame_lines.middle: unknown row"),
    "five seats": (("start", "points_5", [8, 9, 10, 11, 12]), "start.points_5: unknown row"),
    "no start points for three": (("start", "points_3", GONE), "start.points_3: missing row"),
    "no circles": (("card_spaces", "circles", GONE), "card_spaces.circles: missing row"),
    "no track": (("track", "spaces", GONE), "track.spaces: missing row"),
    "no villa points": (("villas", "points", GONE), "villas.points: missing row"),
    "no line": (("depots", "line_2018", GONE), "depots.line_2018: missing row"),
    "a tile that is a text": (("light_tiles", "L01", "M.P."), "light_tiles.L01: not a table"),
    "a tile without edges": (("light_tiles", "L01", "edges", GONE), "light_tiles.L01.edges: missing key"),
    "an unknown key of a tile": (("light_tiles", "L01", "colour", "green"), "light_tiles.L01.colour: unknown key"),
    "a card without a need": (("scoring_cards", "C04", "need", GONE), "scoring_cards.C04.need: missing key"),
    "an unknown key of a card": (("scoring_cards", "C04", "cost", 4), "scoring_cards.C04.cost: unknown key"),
    "a piece of one task": (("frame_pieces", "F03", "left", GONE), "frame_pieces.F03.left: missing key"),
    "a task without points": (
        ("frame_pieces", "F03", "left", "points", GONE),
        "frame_pieces.F03.left.points: missing key",
    ),
    "a side with one mark": (("frame_lines", "top", "right", GONE), "frame_lines.top.right: missing key"),
    "a deck left out": (("card_spaces", "dealt_3", "C", GONE), "card_spaces.dealt_3.C: missing key"),
    "an unknown deck": (("card_spaces", "dealt_3", "E", 0), "card_spaces.dealt_3.E: unknown key"),
}
"""Missing and unknown tables, rows and keys."""

TILE_FAULTS = {
    "three letters": (("light_tiles", "L01", "edges", "M.P"), "light_tiles.L01.edges: not four letters"),
    "edges that are a list": (("light_tiles", "L01", "edges", ["M"]), "light_tiles.L01.edges: not four letters"),
    "an unknown letter": (("light_tiles", "L01", "edges", "M.X."), "light_tiles.L01.edges: 'X' is none of .VMBSCPHGK"),
    "three features": (("light_tiles", "L01", "edges", "M.PH"), "light_tiles.L01: 3 features, not at most 2"),
    "two things on a dark tile": (
        ("dark_tiles", "S01", "edges", "M.P."),
        "dark_tiles.S01: a dark tile shows one thing, not 2",
    ),
    "nothing on a tile": (("light_tiles", "L01", "edges", "...."), "light_tiles.L01: shows nothing"),
    "a market beside a pond": (
        ("light_tiles", "L70", "edges", "P..."),
        "light_tiles.L70: a market needs four pasture edges",
    ),
    "a villa in the middle": (
        ("light_tiles", "L70", "centre", "villa"),
        "light_tiles.L70.centre: is none of market, bakery, fountain",
    ),
    "a villa without chimneys": (("light_tiles", "L61", "chimneys", GONE), "light_tiles.L61: a villa without chimneys"),
    "a villa with no chimneys": (("light_tiles", "L61", "chimneys", 0), "light_tiles.L61: a villa without chimneys"),
    "chimneys on a pond": (("dark_tiles", "S13", "chimneys", 1), "dark_tiles.S13: chimneys without a villa"),
    "five chimneys": (
        ("light_tiles", "L61", "chimneys", 5),
        "light_tiles.L61.chimneys: not a whole number within 0 to 4",
    ),
    "half a chimney": (
        ("light_tiles", "L61", "chimneys", 1.5),
        "light_tiles.L61.chimneys: not a whole number within 0 to 4",
    ),
    "chimneys as a truth value": (
        ("light_tiles", "L61", "chimneys", True),
        "light_tiles.L61.chimneys: not a whole number within 0 to 4",
    ),
    "a dwelling with two edges": (("dark_tiles", "S04", "edges", "BB.."), "dark_tiles.S04: 2 baker edges, not one"),
    "a landscape with three edges": (
        ("dark_tiles", "S19", "edges", "GGG."),
        "dark_tiles.S19: 3 vineyard edges, not at most two",
    ),
    "a third middle": (
        ("dark_tiles", "S19", "edges", "G.G."),
        "light_tiles: 3 tiles with two vineyard edges, not at most two",
    ),
}
"""C5, C18: what a tile may show."""

CARD_FAULTS = {
    "goods on a green card": (
        ("scoring_cards", "C01", "need", {"fish": 1}),
        "scoring_cards.C01.need.fish: unknown key",
    ),
    "villas on a red card": (
        ("scoring_cards", "A01", "need", {"villa": 1}),
        "scoring_cards.A01.need.villa: unknown key",
    ),
    "no need": (("scoring_cards", "A01", "need", {}), "scoring_cards.A01.need: empty"),
    "no reward": (("scoring_cards", "A01", "reward", {}), "scoring_cards.A01.reward: empty"),
    "a need that is a number": (("scoring_cards", "A01", "need", 2), "scoring_cards.A01.need: not a table"),
    "a need of none": (
        ("scoring_cards", "A01", "need", "fish", 0),
        "scoring_cards.A01.need.fish: not a whole number within 1 to 9",
    ),
    "a need of ten": (
        ("scoring_cards", "A01", "need", "fish", 10),
        "scoring_cards.A01.need.fish: not a whole number within 1 to 9",
    ),
    "an unknown reward": (
        ("scoring_cards", "A01", "reward", "tiles", 1),
        "scoring_cards.A01.reward.tiles: unknown key",
    ),
    "a reward of 21": (
        ("scoring_cards", "A01", "reward", "points", 21),
        "scoring_cards.A01.reward.points: not a whole number within 1 to 20",
    ),
    "bread for bread": (
        ("scoring_cards", "C01", "reward", "bread", 3),
        "scoring_cards.C01.reward.bread: pays for its own multiple without end",
    ),
    "more coins than there is room for": (
        ("scoring_cards", "C02", "reward", "coins", 3),
        "scoring_cards.C02: a seat can have 521 coins, not at most 400",
    ),
    "more bread than there is room for": (
        ("scoring_cards", "C04", "reward", {"bread": 2}),
        "scoring_cards.C04: a seat can have 924 bread, not at most 400",
    ),
    "a 25th fountain card": (("fountain_cards", "villa", 3), "fountain_cards: 25 cards, not 24"),
    "fewer than no fountain cards": (
        ("fountain_cards", "villa", -2),
        "fountain_cards.villa: not a whole number within 0 to 24",
    ),
    "too many points for a fountain": (
        ("fountain_cards", "points", 21),
        "fountain_cards.points: not a whole number within 0 to 20",
    ),
}
"""C29, C31, C38 and the room that the state has."""

OTHER_FAULTS = {
    "a task for markets": (
        ("frame_pieces", "F02", "left", "kind", "market"),
        "frame_pieces.F02.left.kind: is none of "
        "villa, merchant, baker, senator, craftsman, pond, garden, vineyard, henyard",
    ),
    "a task that is a text": (("frame_pieces", "F02", "left", "garden"), "frame_pieces.F02.left: not a table"),
    "a task of 21 points": (
        ("frame_pieces", "F02", "left", "points", 21),
        "frame_pieces.F02.left.points: not a whole number within 0 to 20",
    ),
    "a seventh column": (("frame_lines", "top", "left", 6), "frame_lines.top.left: not a whole number within 0 to 5"),
    "two marks on one line": (("frame_lines", "top", "left", 4), "frame_lines.top: both marks look along one line"),
    "five lines on a board": (("boards", "B", BOARD[:5]), "boards.B: not 6 lines of 6 squares"),
    "seven squares on a line": (("boards", "B", [*BOARD[:5], ". . . b . . ."]), "boards.B: not 6 lines of 6 squares"),
    "a board of numbers": (("boards", "B", [1, 2, 3, 4, 5, 6]), "boards.B: not 6 lines of 6 squares"),
    "an unknown square": (("boards", "A", [*BOARD[:5], "x . . b . ."]), "boards.A: 'x' is none of ., b, S"),
    "a second shovel": (
        ("boards", "A", [*BOARD[:5], "S . . b . ."]),
        "boards.A: not one shovel on the four squares in the middle",
    ),
    "a shovel at the edge": (
        ("boards", "A", ["S b . . b .", ". . . b . .", "b . . . . b", *BOARD[3:]]),
        "boards.A: not one shovel on the four squares in the middle",
    ),
    "eight banderoles": (("boards", "A", [*BOARD[:5], ". . . . . ."]), "boards.A: 8 banderoles, not 9"),
    "a track of 22 spaces": (("track", "spaces", [0, *range(21)]), "track.spaces: 22 spaces, not 21"),
    "a space worth 21": (
        ("track", "spaces", [*range(20), 21]),
        "track.spaces: not a list of whole numbers within 0 to 20",
    ),
    "a track that falls": (("track", "spaces", [1, 0, *range(2, 21)]), "track.spaces: a lower number further on"),
    "a short list of villas": (("villas", "points", list(range(10))), "villas.points: 10 numbers, not 11 to 100"),
    "a long list of villas": (("villas", "points", [0] * 101), "villas.points: 101 numbers, not 11 to 100"),
    "a villa that costs points": (
        ("villas", "points", [-1] * 11),
        "villas.points: not a list of whole numbers within 0 to 10000",
    ),
    "eight depots": (("depots", "depots", 8), "depots.depots: is not 7"),
    "five tiles a depot": (("depots", "tiles", 5), "depots.tiles: is not 4"),
    "twelve dark spaces": (("depots", "dark_spaces", 12), "depots.dark_spaces: is not 11"),
    "a line to the same depot": (("depots", "line_2020", 7), "depots.line_2020: not a whole number within 1 to 6"),
    "a circle left out": (
        ("card_spaces", "circles", list(CIRCLES[1:])),
        "card_spaces.circles: a1-b1 is listed 0 times, not once",
    ),
    "a circle twice": (
        ("card_spaces", "circles", [*CIRCLES, "c3-c4"]),
        "card_spaces.circles: c3-c4 is listed 2 times, not once",
    ),
    "a circle across": (("card_spaces", "circles", [*CIRCLES, "a1-b2"]), "card_spaces.circles: 'a1-b2' is no circle"),
    "circles that are numbers": (("card_spaces", "circles", [1]), "card_spaces.circles: not a list of circles"),
    "an unknown space": (("card_spaces", "empty_3", ["a1", "d4"]), "card_spaces.empty_3: 'd4' is no space"),
    "a space empty twice": (
        ("card_spaces", "empty_3", ["a1", "c4", "a1"]),
        "card_spaces.empty_3: a space is listed twice",
    ),
    "spaces that are a text": (("card_spaces", "empty_3", "a1"), "card_spaces.empty_3: not a list of spaces"),
    "a space too few": (("card_spaces", "empty_4", ["a1"]), "card_spaces.empty_4: 11 spaces in use, not 12"),
    "too few circles": (("card_spaces", "empty_3", ["b2", "b3"]), "card_spaces.empty_3: 10 circles in use, not 13"),
    "a card too many dealt": (("card_spaces", "dealt_2", "A", 3), "card_spaces.dealt_2: 9 cards, not 8"),
    "more cards than a deck has": (
        ("card_spaces", "dealt_4", "B", 12),
        "card_spaces.dealt_4.B: not a whole number within 0 to 11",
    ),
    "points for a third of two": (("start", "points_2", [8, 9, 10]), "start.points_2: 3 numbers, not 2"),
    "51 points to begin with": (
        ("start", "points_2", [8, 51]),
        "start.points_2: not a list of whole numbers within 0 to 50",
    ),
    "points that are texts": (
        ("start", "points_2", ["8", "9"]),
        "start.points_2: not a list of whole numbers within 0 to 50",
    ),
}
"""Frames, boards, and everything that is a number."""

FAULTS = ROWS | TILE_FAULTS | CARD_FAULTS | OTHER_FAULTS
"""For each kind of fault: what is replaced by what, and how the fault is named."""


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_named_by_table_and_row_and_is_the_only_one(variant, kind):
    change, named = FAULTS[kind]
    assert faults_of(variant(change)) == [named]


def test_c4_there_are_as_many_components_as_the_rules_say():
    assert (N_LIGHT, N_DARK, len(CARDS), len(PIECES), len(CIRCLES)) == (84, 39, 60, 16, 17)
    assert [sum(card.startswith(deck) for card in CARDS) for deck in "ABCD"] == [12, 11, 12, 25]


def without(letter, *kept):
    """Changes that leave a kind only on some tiles; senators take its place."""
    edges = {row: tile_of(row)["edges"] for row in TILES if row not in kept}
    return [
        (table_of(row), row, "edges", each.replace(letter, "." if "S" in each else "S"))
        for row, each in edges.items()
        if letter in each
    ]


def table_of(row):
    return "light_tiles" if row in OWN["light_tiles"] else "dark_tiles"


def tile_of(row):
    return OWN[table_of(row)][row]


@pytest.mark.parametrize(
    ("letter", "kind", "kept"), [("K", "henyard", ["L04", "L68", "L69"]), ("C", "craftsman", ["L13"])]
)
def test_c18_a_dwelling_or_landscape_without_two_ends_is_named(variant, letter, kind, kept):
    assert faults_of(variant(*without(letter, *kept))) == [f"light_tiles: fewer than two tiles that end a {kind}"]


def test_more_chimneys_than_there_is_room_for_are_named(variant):
    most = [(table_of(row), row, "chimneys", 4) for row in TILES if "V" in tile_of(row)["edges"]]
    assert "light_tiles: 156 chimneys on all tiles, not at most 99" in faults_of(variant(*most))


def test_c29_a_red_card_that_could_be_paid_too_often_is_named(variant):
    one_fish = ("scoring_cards", "A01", "need", "fish", 1)
    assert load(variant(one_fish)).plain.need_of_card[0][0] == 1
    more_coins = ("scoring_cards", "C02", "reward", "coins", 2)
    assert faults_of(variant(one_fish, more_coins)) == ["scoring_cards.A01: can be paid 323 times, not at most 200"]


def test_c39_no_kind_faces_itself_whatever_pieces_are_drawn(variant):
    faults = faults_of(variant(("frame_pieces", "F11", "right", GARDEN_TASK)))
    assert faults == [f"frame_pieces.{piece}: garden can face itself on F11" for piece in ("F01", "F02", "F03", "F04")]
    faults = faults_of(variant(("frame_lines", "bottom", {"left": 1, "right": 4})))
    assert "frame_pieces.F01: garden can face itself on F02" in faults, "across the columns"
    faults = faults_of(variant(("frame_lines", "left", {"left": 1, "right": 4})))
    assert "frame_pieces.F13: merchant can face itself on F14" in faults, "across the rows"


def test_c39_what_can_never_face_itself_is_sound(variant):
    apart = [("frame_lines", side, {"left": 2, "right": 3}) for side in ("bottom", "left")]
    assert load(variant(*apart, ("frame_pieces", "F11", "right", GARDEN_TASK))), "no two marks share a line"
    only = [("frame_pieces", piece, "left", "kind", "baker") for piece in ("F02", "F03", "F04")]
    assert load(variant(*only, ("frame_pieces", "F01", "right", GARDEN_TASK))), "one piece is never drawn twice"


def test_all_faults_of_a_file_are_named_at_once(variant):
    path = variant(
        ("light_tiles", "L01", "edges", "XYP."),
        ("dark_tiles", "S01", GONE),
        ("scoring_cards", "D25", "reward", "bread", -1),
        ("fountain_cards", "pond", 1),
        ("frame_lines", "left", "left", 9),
        ("boards", "C", 0),
        ("track", "spaces", []),
        ("depots", "tiles", 4.0),
        ("card_spaces", "empty_2", []),
        ("start", "points_4", [8]),
    )
    assert faults_of(path) == [
        "light_tiles.L01.edges: 'X' is none of .VMBSCPHGK",
        "light_tiles.L01.edges: 'Y' is none of .VMBSCPHGK",
        "dark_tiles.S01: missing row",
        "scoring_cards.D25.reward.bread: not a whole number within 1 to 20",
        "fountain_cards: 23 cards, not 24",
        "frame_lines.left.left: not a whole number within 0 to 5",
        "boards.C: not 6 lines of 6 squares",
        "track.spaces: not a list of whole numbers within 0 to 20",
        "depots.tiles: is not 4",
        "card_spaces.empty_2: 12 spaces in use, not 8",
        "start.points_4: 1 numbers, not 4",
    ]


def test_a_missing_file_and_one_that_is_no_toml_are_named(tmp_path):
    with pytest.raises(ContentError) as caught:
        load(tmp_path / "none.toml")
    assert caught.value.code == "content.unreadable"
    path = tmp_path / "content.toml"
    path.write_bytes(b"title = ")
    with pytest.raises(ContentError) as caught:
        load(path)
    assert caught.value.code == "content.not_toml"


# --- Nonsense -------------------------------------------------------------------------------------------------

NONSENSE = [
    GONE, "", "x", "V...", "market", -1, 0, 3, 10**30, 16**5000, True, 2.5, float("nan"), float("-inf"), [], [[]], {},
    {"a": {"b": []}}, [1, "x"], [True], [{}], {"need": 1, "edges": 2, "left": 3, "A": []}, datetime.date(2020, 1, 1),
]  # fmt: skip


def paths_in(value, path=()):
    """Every way to a value in nested tables and lists."""
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield (*path, key)
        yield from paths_in(value[key], (*path, key))


def outcome(path) -> str:
    """Whether a file is read, every number within its range, or refused, every fault with a name."""
    try:
        content = load(path)
    except ContentError as error:
        faults = error.arguments["faults"]
        return error.code if faults and all(isinstance(fault, str) for fault in faults) else "nameless"
    return "out of range" if CONTENT.range_faults(content.tables, 0) else "sound"


@pytest.mark.parametrize("way", range(4))
def test_nonsense_in_any_place_is_a_fault_and_never_a_crash(variant, way):
    """Each value in turn, one in every table at a time; where a table comes from is the core's to check."""
    paths = [
        [path for path in paths_in(OWN[name], (name,)) if path[-1] not in ("source", "confidence")] for name in TABLES
    ]
    for step in range(max(map(len, paths))):
        wrong = NONSENSE[(step * 5 + way * 7) % len(NONSENSE)]
        assert outcome(variant(*((*each[step % len(each)], wrong) for each in paths))) == "content.faulty"


@pytest.mark.parametrize("name", ["title", *TABLES])
def test_nonsense_in_place_of_a_table_is_a_fault_and_never_a_crash(variant, name):
    for wrong in NONSENSE:
        assert outcome(variant((name, wrong))) == "content.faulty"


@pytest.mark.parametrize("name", TABLES)
def test_one_nearly_sound_value_is_read_or_named(variant, name):
    rng = random.Random(name)
    leaves = [path for path in paths_in(OWN[name], (name,)) if path[-1] not in ("source", "confidence")]
    near = [0, 1, 2, 5, 20, "PP..", "V.V.", "VVVV", "M...", "....", "garden", "a2", "bakery"]
    for path in rng.sample(leaves, min(len(leaves), 60)):
        assert outcome(variant((*path, rng.choice(near)))) in ("sound", "content.faulty")


# --- The own components ---------------------------------------------------------------------------------------


def test_the_own_file_says_where_each_table_comes_from():
    content = load()
    assert {row.table: row.confidence for row in content.provenance} == {
        "light_tiles": "reconstructed",
        "dark_tiles": "reconstructed",
        "scoring_cards": "reconstructed",
        "fountain_cards": "derived",
        "frame_pieces": "reconstructed",
        "frame_lines": "reconstructed",
        "boards": "reconstructed",
        "track": "sourced",
        "villas": "reconstructed",
        "depots": "derived",
        "card_spaces": "derived",
        "start": "printed",
    }
    assert all(row.source for row in content.provenance)


def test_c5_edges_are_packed_from_the_north_and_turn_clockwise():
    tables = load().plain
    for tile, row in enumerate(TILES):
        letters = tile_of(row)["edges"]
        for turning in range(4):
            packed = tables.edges_of_tile[tile][turning]
            assert "".join(EDGE_LETTERS[packed >> 4 * side & 15] for side in range(4)) == letters
            letters = letters[3] + letters[:3]


def test_c5_features_chimneys_and_centres_are_as_listed():
    tables = load().plain
    assert tables.edge_of_part[TILES.index("L05")] == [EDGE_LETTERS.index("B"), EDGE_LETTERS.index("P")]
    assert tables.edge_of_part[TILES.index("L58")] == [VILLA + 1, 0]
    assert tables.edge_of_part[TILES.index("L70")] == [0, 0]
    assert tables.chimneys_of_tile[TILES.index("L61")] == 3
    assert (sum(tables.chimneys_of_tile[:N_LIGHT]), sum(tables.chimneys_of_tile[N_LIGHT:])) == (40, 8)
    assert [tables.centre_of_tile.count(kind) for kind in (MARKET, BAKERY, FOUNTAIN)] == [8, 8, 8]
    assert tables.centre_of_tile[0] == NO_KIND


def test_c41_equal_tiles_and_equal_turnings_are_known():
    tables = load().plain
    turnings = {row: tables.turnings_of_tile[tile] for tile, row in enumerate(TILES)}
    assert [turnings[row] for row in ("L01", "L53", "L55", "L61", "L62", "L70")] == [4, 2, 4, 1, 2, 1]
    looks = {row: TILES[tables.look_of_tile[tile]] for tile, row in enumerate(TILES)}
    same = {"L54": "L53", "L57": "L56", "L60": "L58", "L84": "L80", "S31": "L70", "S03": "S01", "S30": "S29"}
    assert {row: looks[row] for row in same} == same
    assert looks["L56"] == "L56", "a chimney more than L55"
    assert looks["L31"] == "L31", "turned the other way than L30"
    assert len(set(looks.values())) == len({(min(edges), *others) for edges, *others in zip(
        tables.edges_of_tile, tables.chimneys_of_tile, tables.centre_of_tile, strict=True
    )})  # fmt: skip


def test_c41_a_tile_listed_turned_looks_the_same(variant):
    tables = load(variant(("dark_tiles", "S02", "edges", ".M.."), ("dark_tiles", "S03", "edges", "...M"))).plain
    assert [TILES[tables.look_of_tile[TILES.index(row)]] for row in ("S01", "S02", "S03")] == ["S01"] * 3


def test_c29_needs_and_rewards_are_as_listed():
    tables = load().plain
    for card, row in enumerate(CARDS):
        needs = {name: n for name, n in zip(NEEDS, tables.need_of_card[card], strict=True) if n}
        rewards = {name: n for name, n in zip(REWARDS, tables.reward_of_card[card], strict=True) if n}
        assert {"need": needs, "reward": rewards} == OWN["scoring_cards"][row]


def test_c8_spaces_cards_and_circles_by_seats():
    tables = load().plain
    assert [sum(used) for used in tables.is_space_used] == [0, 0, 8, 10, 12]
    assert tables.dealt_of_deck[2:] == [[2, 2, 2, 2], [2, 3, 2, 3], [3, 3, 2, 4]]
    assert ["-".join(SPACES[space] for space in pair) for pair in tables.space_of_circle] == list(CIRCLES)
    circles = [sum(used[one] and used[two] for one, two in tables.space_of_circle) for used in tables.is_space_used]
    assert circles == [0, 0, 9, 13, 17]


def test_the_other_tables_are_as_listed():
    tables = load().plain
    assert [KINDS[kind] for kind in tables.kind_of_fountain_card[::2]] == list(KINDS)
    assert tables.kind_of_fountain_card[::2] == tables.kind_of_fountain_card[1::2]
    assert tables.fountain_points == [2]
    assert (tables.kind_of_task[0], tables.points_of_task[0]) == ([GARDEN, VILLA], [4, 3])
    assert tables.line_of_mark == [[1, 4], [1, 4], [4, 1], [4, 1]]
    assert tables.shovel_of_board == [14, 15, 21, 20]
    assert [square for square, has in enumerate(tables.has_banderole[0]) if has] == [1, 4, 9, 12, 17, 20, 25, 28, 33]
    assert [sum(board) for board in tables.has_banderole] == [9, 9, 9, 9]
    assert tables.number_of_space == list(range(21))
    assert tables.line_of_edition == [1, 3]
    assert tables.start_points[2:] == [[8, 9, 0, 0], [8, 9, 13, 0], [8, 9, 10, 11]]


def test_c35_villas_beyond_the_list_follow_the_sequence():
    points = load().plain.points_of_villa
    assert points[:13] == [0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 26, 31, 37]
    assert points[MAX_VILLA] == 99 * 99 // 4 + 1


# --- Other components -----------------------------------------------------------------------------------------

SOUND = {
    "other chimneys": [("light_tiles", "L61", "chimneys", 4)],
    "another tile": [("light_tiles", "L01", "edges", ".M.P"), ("light_tiles", "L02", "edges", "M.H.")],
    "another card": [("scoring_cards", "A01", "reward", {"points": 5, "steps": 1})],
    "other fountain cards": [("fountain_cards", "villa", 4), ("fountain_cards", "pond", 0)],
    "another fountain value": [("fountain_cards", "points", 3)],
    "another task": [("frame_pieces", "F01", "right", "points", 5)],
    "other lines": [
        ("frame_lines", "top", {"left": 0, "right": 5}),
        ("frame_lines", "bottom", {"left": 5, "right": 0}),
    ],
    "another board": [("boards", "A", [*BOARD[:5], "b . . . . ."])],
    "another track": [("track", "spaces", [0, 0, *range(19)])],
    "other villas": [("villas", "points", [0, 0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19])],
    "another line": [("depots", "line_2018", 2)],
    "the other diagonal": [("card_spaces", "empty_3", ["c1", "a4"])],
    "other decks": [("card_spaces", "dealt_2", {"A": 1, "B": 1, "C": 3, "D": 3})],
    "other start points": [("start", "points_3", [5, 6, 7])],
}


def test_the_digest_tells_components_apart(variant):
    digests = {load(variant(*changes)).digest for changes in SOUND.values()}
    assert len(digests | {load().digest}) == len(SOUND) + 1


def test_the_digest_is_not_of_words_and_order(tmp_path, variant):
    own = load().digest
    assert load(variant()).digest == own, "all in one line"
    assert load(variant(("villas", "source", "a dream"))).digest == own
    path = tmp_path / "commented.toml"
    path.write_text("# Another comment.\n" + OWN_TEXT.replace("# The number on each space.", ""), encoding="utf-8")
    assert load(path).digest == own
    turned = {name: dict(reversed(table.items())) if name in TABLES else table for name, table in OWN.items()}
    turned["card_spaces"]["circles"] = list(reversed(CIRCLES))
    turned["frame_pieces"]["F01"] = dict(reversed(OWN["frame_pieces"]["F01"].items()))
    path.write_text("\n".join(f"{key} = {toml(value)}" for key, value in reversed(turned.items())))
    assert load(path).digest == own


def test_other_components_are_what_is_read(variant):
    tables = load(variant(*SOUND["other villas"], *SOUND["other chimneys"], *SOUND["the other diagonal"])).plain
    assert tables.points_of_villa[9:14] == [15, 17, 19, 37, 43]
    assert tables.chimneys_of_tile[TILES.index("L61")] == 4
    assert [SPACES[space] for space, used in enumerate(tables.is_space_used[3]) if not used] == ["c1", "a4"]
