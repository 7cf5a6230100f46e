"""The content file of Arkadia: every fault is named by table and row, and sound components can be replaced."""

import datetime
import functools
import random
import tomllib
from itertools import product

import pytest

from insula import ContentError
from insula.games.arkadia.content import OWN_FILE, TABLES, load
from insula.games.arkadia.state import CARDS, COLOURS, CONTENT, KINDS, LOT_SQUARES, TURNINGS
from tests.games import contents
from tests.games.contents import GONE, changed, toml, write_changed

OWN_TEXT = OWN_FILE.read_text(encoding="utf-8")
OWN = tomllib.loads(OWN_TEXT)


@pytest.fixture
def variant(tmp_path):
    """A function that writes the own content file with some of its values replaced."""
    return functools.partial(write_changed, tmp_path, OWN)


faults_of = functools.partial(contents.faults_of, load)


def board(camps):
    """The rows of a board with camps on some places, each a column and a row."""
    return ["".join("T" if (column, row) in camps else "." for column in range(16)) for row in range(12)]


LAST_ROW = {(column, 11) for column in range(16)}
EVERYWHERE = set(product((2, 5, 8, 11, 14), (2, 5, 8, 11)))
"""A camp in every three by three squares."""
NO_ROOM = board(EVERYWHERE | {(0, 11), (1, 11), (3, 11), (4, 11)})
ONLY_UPRIGHT = board(set(product((3, 7, 11, 15), (2, 5, 8, 11))) | (LAST_ROW - {(0, 11), (1, 11), (2, 11), (4, 11)}))
ONLY_LYING = board(set(product((2, 5, 8, 11, 14), (3, 7))) | (LAST_ROW - {(0, 11), (15, 11)}))
"""24 camps each."""


# --- Faults ---------------------------------------------------------------------------------------------------

ROWS = OWN["board"]["rows"]
LOT = OWN["lot"]["rows"]
UPRIGHT = [list(row) for row in zip(*LOT[::-1], strict=True)]
CONFIDENCES = "printed, sourced, derived, reconstructed"

ROW_FAULTS = {
    "another title": (("title", "tikal"), "title: is not 'arkadia'"),
    "no title": (("title", GONE), "title: is not 'arkadia'"),
    "an unknown table": (("seals", {"x": 1}), "seals: unknown table"),
    "a missing table": (("stores", GONE), "stores: missing table"),
    "a table that is a text": (("stores", "3, 3"), "stores: missing table"),
    "a table that is a list": (("stores", [3, 3]), "stores: missing table"),
    "no source": (("lot", "source", GONE), "lot.source: missing"),
    "no confidence": (("lot", "confidence", GONE), f"lot.confidence: is none of {CONFIDENCES}"),
    "an unknown confidence": (("lot", "confidence", "sure"), f"lot.confidence: is none of {CONFIDENCES}"),
    "no rows of the board": (("board", "rows", GONE), "board.rows: missing row"),
    "an unknown row of the board": (("board", "camps", 24), "board.camps: unknown row"),
    "no rows of the lot": (("lot", "rows", GONE), "lot.rows: missing row"),
    "an unknown row of the lot": (("lot", "upright", LOT), "lot.upright: unknown row"),
    "a kind without a tile": (("buildings", "mill", GONE), "buildings.mill: missing row"),
    "an unknown kind": (("buildings", "palace", {"tiles": 1, "shape": ["####"]}), "buildings.palace: unknown row"),
    "a kind that is a number": (("buildings", "mill", 4), "buildings.mill: not a table"),
    "a kind without a number of tiles": (("buildings", "mill", "tiles", GONE), "buildings.mill.tiles: missing key"),
    "a kind without a shape": (("buildings", "mill", "shape", GONE), "buildings.mill.shape: missing key"),
    "an unknown key of a kind": (("buildings", "mill", "cost", 4), "buildings.mill.cost: unknown key"),
    "a kind without a card": (("cards", "farm", GONE), "cards.farm: missing row"),
    "cards of an unknown kind": (("cards", "palace", [0, 0, 0, 0]), "cards.palace: unknown row"),
    "no second store": (("stores", "store_2", GONE), "stores.store_2: missing row"),
    "a fourth store": (("stores", "store_4", [0, 0, 0, 0]), "stores.store_4: unknown row"),
    "no banners": (("pieces", "banners", GONE), "pieces.banners: missing row"),
    "an unknown piece": (("pieces", "horses", 2), "pieces.horses: unknown row"),
}
"""Missing and unknown tables, rows and keys."""

BOARD_FAULTS = {
    "eleven rows": (("board", "rows", ROWS[:11]), "board.rows: not 12 rows of 16 squares"),
    "thirteen rows": (("board", "rows", [*ROWS, "." * 16]), "board.rows: not 12 rows of 16 squares"),
    "a short row": (("board", "rows", 4, "." * 15), "board.rows: not 12 rows of 16 squares"),
    "a long row": (("board", "rows", 4, "." * 17), "board.rows: not 12 rows of 16 squares"),
    "a row that is a number": (("board", "rows", 4, 0), "board.rows: not 12 rows of 16 squares"),
    "one long text": (("board", "rows", "".join(ROWS)), "board.rows: not 12 rows of 16 squares"),
    "an unknown square": (("board", "rows", 2, "..x....x........"), "board.rows: 'x' on c3 is none of ., T"),
    "a small t": (("board", "rows", 4, "..t............."), "board.rows: 't' on c5 is none of ., T"),
    "23 camps": (("board", "rows", 4, "." * 16), "board.rows: 23 camps, not 24"),
    "25 camps": (("board", "rows", 2, "T..............."), "board.rows: 25 camps, not 24"),
    "no room for the lot": (("board", "rows", NO_ROOM), "board.rows: no place for the lot that is free of camps"),
    "two rows of the lot": (("lot", "rows", LOT[:2]), "lot.rows: not 3 rows of 4 words"),
    "an upright lot": (("lot", "rows", UPRIGHT), "lot.rows: not 3 rows of 4 words"),
    "a row of the lot that is a text": (("lot", "rows", 0, "rosb"), "lot.rows: not 3 rows of 4 words"),
    "a lot of numbers": (("lot", "rows", 0, [0, 1, 2, 3]), "lot.rows: not 3 rows of 4 words"),
    "a lot in one row": (("lot", "rows", [word for row in LOT for word in row]), "lot.rows: not 3 rows of 4 words"),
    "an unknown colour": (
        ("lot", "rows", 0, 0, "blue"),
        "lot.rows: 'blue' is none of red, olive, black, silver, plain, court",
    ),
    "a ring of eleven": (("lot", "rows", 1, 1, "plain"), "lot.rows: a ring of 11 squares, not 10"),
    "a ring of nine": (("lot", "rows", 1, 0, "court"), "lot.rows: a ring of 9 squares, not 10"),
    "a courtyard at the edge": (
        ("lot", "rows", 1, ["court", "plain", "court", "plain"]),
        "lot.rows: the courtyard is not in the middle",
    ),
    "a seal too many": (("lot", "rows", 1, 0, "olive"), "lot.rows: 3 olive seals, not 2"),
    "a seal too few": (("lot", "rows", 2, 1, "plain"), "lot.rows: 1 silver seals, not 2"),
}  # fmt: skip
"""K1, K6."""

SHAPE = "buildings.smithy.shape"
SHAPE_FAULTS = {
    "a shape that is a text": ("#.", f"{SHAPE}: not a list of texts of one length"),
    "a shape that is a number": (4, f"{SHAPE}: not a list of texts of one length"),
    "a shape of numbers": ([1, 1], f"{SHAPE}: not a list of texts of one length"),
    "no lines": ([], f"{SHAPE}: not a list of texts of one length"),
    "empty lines": (["", ""], f"{SHAPE}: not a list of texts of one length"),
    "lines of different length": (["#", "#", "##"], f"{SHAPE}: not a list of texts of one length"),
    "an unknown letter": (["#.", "#.", "xx"], f"{SHAPE}: 'x' is none of #, ."),
    "blanks": (["# ", "# ", "##"], f"{SHAPE}: ' ' is none of #, ."),
    "no square": ([".."], f"{SHAPE}: 0 squares, not 2 to 4"),
    "one square": (["#"], f"{SHAPE}: 1 squares, not 2 to 4"),
    "five squares": (["#.", "#.", "#.", "##"], f"{SHAPE}: 5 squares, not 2 to 4"),
    "five squares in a U": (["#.#", "###"], f"{SHAPE}: 5 squares, not 2 to 4"),
    "an empty first row": (["..", "#.", "#.", "##"], f"{SHAPE}: the first row is empty"),
    "an empty last row": (["#.", "#.", "##", ".."], f"{SHAPE}: the last row is empty"),
    "an empty first column": ([".#.", ".#.", ".##"], f"{SHAPE}: the first column is empty"),
    "an empty last column": (["#..", "#..", "##."], f"{SHAPE}: the last column is empty"),
    "only corners touch": (["#.", ".#"], f"{SHAPE}: in pieces: its squares do not hang together edge to edge"),
    "a gap": (["##.##"], f"{SHAPE}: in pieces: its squares do not hang together edge to edge"),
    "an empty row within": (["##", "..", "##"], f"{SHAPE}: in pieces: its squares do not hang together edge to edge"),
    "the shape of another kind": (["#.", "##"], f"{SHAPE}: the same as farm"),
    "the shape of another kind, turned": (["#", "#", "#"], f"{SHAPE}: the same as tavern"),
    "the shape of a later kind": (["##", "##"], "buildings.monastery.shape: the same as smithy"),
}
"""K2: in place of the smithy's shape."""

NUMBER_FAULTS = {
    "fewer than no tiles": (
        ("buildings", "mill", "tiles", -4),
        "buildings.mill.tiles: not a whole number within 0 to 40",
    ),
    "41 tiles of a kind": (
        ("buildings", "mill", "tiles", 41),
        "buildings.mill.tiles: not a whole number within 0 to 40",
    ),
    "half a tile": (("buildings", "mill", "tiles", 4.5), "buildings.mill.tiles: not a whole number within 0 to 40"),
    "a card too many": (("cards", "mill", [2, 1, 1, 1]), "cards.mill: 5 cards for 4 tiles"),
    "a card too few": (("cards", "house", [2, 2, 2, 1]), "cards.house: 7 cards for 8 tiles"),
    "three colours": (("cards", "house", [3, 3, 2]), "cards.house: not 4 whole numbers within 0 to 40"),
    "five colours": (("cards", "house", [2, 2, 2, 2, 0]), "cards.house: not 4 whole numbers within 0 to 40"),
    "fewer than no cards": (("cards", "mill", [5, -1, 0, 0]), "cards.mill: not 4 whole numbers within 0 to 40"),
    "cards that are texts": (("cards", "mill", ["1"] * 4), "cards.mill: not 4 whole numbers within 0 to 40"),
    "cards that are truth values": (("cards", "mill", [True] * 4), "cards.mill: not 4 whole numbers within 0 to 40"),
    "a number of cards": (("cards", "mill", 4), "cards.mill: not 4 whole numbers within 0 to 40"),
    "29 towers": (("stores", "store_3", [2, 1, 1, 1]), "stores: 29 towers, not 28"),
    "27 towers": (("stores", "store_1", [3, 3, 3, 2]), "stores: 27 towers, not 28"),
    "towers by name": (("stores", "store_1", {"red": 12}), "stores.store_1: not 4 whole numbers within 0 to 28"),
    "29 of a colour": (("stores", "store_1", [29, 0, 0, 0]), "stores.store_1: not 4 whole numbers within 0 to 28"),
    "a worker too few": (("pieces", "own_workers", 10), "pieces.own_workers: 10 is not 3 + 2 * 4"),
    "a start worker too few": (("pieces", "start_workers", 2), "pieces.own_workers: 11 is not 2 + 2 * 4"),
    "a banner too few": (("pieces", "banners", 3), "pieces.own_workers: 11 is not 3 + 2 * 3"),
    "twelve workers": (("pieces", "own_workers", 12), "pieces.own_workers: not a whole number within 1 to 11"),
    "no worker to start": (("pieces", "start_workers", 0), "pieces.start_workers: not a whole number within 1 to 11"),
    "five banners": (("pieces", "banners", 5), "pieces.banners: not a whole number within 0 to 4"),
    "100 neutral workers": (
        ("pieces", "neutral_workers", 100),
        "pieces.neutral_workers: not a whole number within 0 to 99",
    ),
    "fewer than no neutral workers": (
        ("pieces", "neutral_workers", -1),
        "pieces.neutral_workers: not a whole number within 0 to 99",
    ),
    "a neutral worker too few": (("pieces", "neutral_workers", 23), "pieces.neutral_workers: 23 workers for 24 camps"),
    "no neutral workers": (("pieces", "neutral_workers", 0), "pieces.neutral_workers: 0 workers for 24 camps"),
    "workers as a truth value": (
        ("pieces", "start_workers", True),
        "pieces.start_workers: not a whole number within 1 to 11",
    ),
}  # fmt: skip
"""K2-K5, K11: everything that is a number."""

FAULTS = ROW_FAULTS | BOARD_FAULTS | NUMBER_FAULTS
"""For each kind of fault: what is replaced by what, and how the fault is named."""


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_named_by_table_and_row_and_is_the_only_one(variant, kind):
    change, named = FAULTS[kind]
    assert faults_of(variant(change)) == [named]


@pytest.mark.parametrize("kind", SHAPE_FAULTS)
def test_k2_what_is_wrong_with_a_shape_is_named_and_is_the_only_fault(variant, kind):
    shape, named = SHAPE_FAULTS[kind]
    assert faults_of(variant(("buildings", "smithy", "shape", shape))) == [named]


def test_k2_all_that_is_wrong_with_a_shape_is_named(variant):
    drawn = [".....", ".###.", ".....", ".#.#.", "....."]
    assert faults_of(variant(("buildings", "mill", "shape", drawn))) == [
        "buildings.mill.shape: 5 squares, not 2 to 4",
        "buildings.mill.shape: the first row is empty",
        "buildings.mill.shape: the last row is empty",
        "buildings.mill.shape: the first column is empty",
        "buildings.mill.shape: the last column is empty",
        "buildings.mill.shape: in pieces: its squares do not hang together edge to edge",
    ]


def test_k2_each_kind_with_the_shape_of_an_earlier_one_is_named(variant):
    straight = [("buildings", kind, "shape", ["##"]) for kind in ("farm", "mill")]
    assert faults_of(variant(*straight)) == [
        "buildings.farm.shape: the same as house",
        "buildings.mill.shape: the same as house",
    ]


def test_k3_another_number_of_tiles_is_named_with_its_cards(variant):
    assert faults_of(variant(("buildings", "house", "tiles", 9))) == [
        "buildings: 41 tiles, not 40",
        "cards.house: 8 cards for 9 tiles",
    ]
    assert faults_of(variant(("buildings", "house", "tiles", 7), ("cards", "house", [2, 2, 2, 1]))) == [
        "buildings: 39 tiles, not 40"
    ]


def test_k17_a_store_too_small_for_its_floor_is_named(variant):
    assert faults_of(variant(("stores", "store_1", [3, 3, 3, 0]), ("stores", "store_3", [1, 1, 1, 4]))) == [
        "stores.store_1: 9 towers for a floor of 10 squares"
    ]
    assert faults_of(variant(("stores", "store_2", [9, 0, 0, 0]), ("stores", "store_3", [7, 0, 0, 0]))) == [
        "stores.store_2: 9 towers for a floor of 10 squares"
    ]


def test_k6_too_many_camps_that_leave_no_room_are_two_faults(variant):
    assert faults_of(variant(("board", "rows", board(EVERYWHERE | LAST_ROW)))) == [
        "board.rows: 31 camps, not 24",
        "board.rows: no place for the lot that is free of camps",
    ]
    assert faults_of(variant(("board", "rows", ["T" * 16] * 12))) == [
        "board.rows: 192 camps, not 24",
        "board.rows: no place for the lot that is free of camps",
    ]


def flipped(rows):
    """A board in its four mirror images."""
    return [image[::step] for image in (rows, [row[::-1] for row in rows]) for step in (1, -1)]


def test_k6_a_place_in_any_corner_is_room_enough(variant):
    only_a_corner = board((EVERYWHERE - {(14, 11)}) | {(0, 10), (1, 10), (3, 10), (4, 10), (6, 10)})
    for rows in flipped(only_a_corner):
        assert load(variant(("board", "rows", rows)))
    for rows in flipped(NO_ROOM):
        assert faults_of(variant(("board", "rows", rows))) == ["board.rows: no place for the lot that is free of camps"]


def test_k11_neutral_workers_are_checked_whatever_else_is_wrong(variant):
    path = variant(("board", "rows", GONE), ("pieces", "banners", "four"), ("pieces", "neutral_workers", 20))
    assert faults_of(path) == [
        "board.rows: missing row",
        "pieces.banners: not a whole number within 0 to 4",
        "pieces.neutral_workers: 20 workers for 24 camps",
    ]


def test_all_faults_of_a_file_are_named_at_once(variant):
    path = variant(
        ("board", "rows", 0, "a......b........"),
        ("board", "size", [16, 12]),
        ("lot", "rows", 0, ["red", "blue", "green", "red"]),
        ("buildings", "house", "tiles", "8"),
        ("buildings", "farm", "shape", ["##", "##"]),
        ("buildings", "tavern", GONE),
        ("buildings", "mill", "shape", ["###", ".#"]),
        ("cards", "farm", [2, 2, 2, 3]),
        ("cards", "tavern", []),
        ("stores", "store_1", [3, 3, 3]),
        ("stores", "store_2", [0, 0, 0, 0]),
        ("pieces", "banners", 3),
        ("pieces", "neutral_workers", 4),
    )
    assert faults_of(path) == [
        "board.size: unknown row",
        "board.rows: 'a' on a1 is none of ., T",
        "board.rows: 'b' on h1 is none of ., T",
        "lot.rows: 'blue' is none of red, olive, black, silver, plain, court",
        "lot.rows: 'green' is none of red, olive, black, silver, plain, court",
        "buildings.tavern: missing row",
        "buildings.house.tiles: not a whole number within 0 to 40",
        "buildings.mill.shape: not a list of texts of one length",
        "buildings.monastery.shape: the same as farm",
        "cards.farm: 9 cards for 8 tiles",
        "cards.tavern: not 4 whole numbers within 0 to 40",
        "stores.store_1: not 4 whole numbers within 0 to 28",
        "stores.store_2: 0 towers for a floor of 10 squares",
        "pieces.own_workers: 11 is not 3 + 2 * 3",
        "pieces.neutral_workers: 4 workers for 24 camps",
    ]


# --- Broken files ---------------------------------------------------------------------------------------------

BROKEN = {
    "a line of the board lost": ('    "................",\n', "", ["board.rows: not 12 rows of 16 squares"]),
    "a camp rubbed out": ('"T...T..T..T..T.."', '"T...T..T..T....."', ["board.rows: 23 camps, not 24"]),
    "a camp painted as an o": (
        '"...........T...."',
        '"...........o...."',
        ["board.rows: 'o' on l6 is none of ., T"],
    ),
    "a wall of camps in the middle": (
        '"...........T....",\n    "T...T........T.."',
        '"......TTTTTT....",\n    "T...T..TTT...T.."',
        ["board.rows: 32 camps, not 24", "board.rows: no place for the lot that is free of camps"],
    ),
    "a colour with a capital": (
        '["red", "olive"',
        '["Red", "olive"',
        ["lot.rows: 'Red' is none of red, olive, black, silver, plain, court"],
    ),
    "a kind in two words": (
        "trade_centre = {",
        '"trade centre" = {',
        ["buildings.trade centre: unknown row", "buildings.trade_centre: missing row"],
    ),
    "blanks for the squares outside a tile": (
        '[".##", "##."]',
        '[" ##", "## "]',
        ["buildings.trade_centre.shape: ' ' is none of #, ."],
    ),
    "a border round a tile": (
        '["##"] }',
        '["....", ".##.", "...."] }',
        [
            f"buildings.house.shape: the {edge} is empty"
            for edge in ("first row", "last row", "first column", "last column")
        ],
    ),
    "a fifth square": (
        'shape = ["###", ".#."]',
        'shape = ["####", ".#.."]',
        ["buildings.mill.shape: 5 squares, not 2 to 4"],
    ),
    "a ninth house without its card": (
        "house = { tiles = 8",
        "house = { tiles = 9",
        ["buildings: 41 tiles, not 40", "cards.house: 8 cards for 9 tiles"],
    ),
    "a fifth colour": (
        "mill = [1, 1, 1, 1]",
        "mill = [1, 1, 1, 1, 1]",
        ["cards.mill: not 4 whole numbers within 0 to 40"],
    ),
    "towers counted by floor": (
        "store_3 = [1, 1, 1, 1]",
        "store_3 = [2, 2, 2, 2]",
        ["stores: 32 towers, not 28"],
    ),
    "a number in quotes": (
        "own_workers = 11",
        'own_workers = "11"',
        ["pieces.own_workers: not a whole number within 1 to 11"],
    ),
    "a banner more for everybody": (
        "banners = 4",
        "banners = 5",
        ["pieces.banners: not a whole number within 0 to 4"],
    ),
    "a table renamed": ("[buildings]", "[tiles]", ["tiles: unknown table", "buildings: missing table"]),
    "a source forgotten": (
        'source = "40 cards for 40 tiles; evenly by colour, which the numbers of tiles allow in one way only"\n',
        "",
        ["cards.source: missing"],
    ),
}
"""The own file as somebody may have edited it: what is replaced by what, and the faults."""


@pytest.mark.parametrize("kind", BROKEN)
def test_a_file_that_somebody_broke_is_refused_with_every_fault(tmp_path, kind):
    old, new, faults = BROKEN[kind]
    assert old in OWN_TEXT
    path = tmp_path / "content.toml"
    path.write_text(OWN_TEXT.replace(old, new, 1), encoding="utf-8")
    assert faults_of(path) == faults


UNREADABLE = {
    "a bracket lost": ("store_1 = [3, 3, 3, 3]", "store_1 = [3, 3, 3, 3"),
    "a row twice": ("banners = 4", "banners = 4\nbanners = 4"),
    "a table twice": ("[pieces]", "[stores]"),
    "a quote lost": ('title = "arkadia"', "title = arkadia"),
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_a_file_that_is_no_toml_is_named(tmp_path, kind):
    path = tmp_path / "content.toml"
    path.write_text(OWN_TEXT.replace(*UNREADABLE[kind], 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(path)
    assert caught.value.code == "content.not_toml"
    assert caught.value.arguments["file"] == str(path)


def test_a_missing_file_and_one_that_is_no_text_are_named(tmp_path):
    with pytest.raises(ContentError) as caught:
        load(tmp_path / "none.toml")
    assert caught.value.code == "content.unreadable"
    path = tmp_path / "content.toml"
    path.write_bytes(b"title = \xff\xfe")
    with pytest.raises(ContentError) as caught:
        load(path)
    assert caught.value.code == "content.not_toml"


# --- Nonsense -------------------------------------------------------------------------------------------------

NONSENSE = [
    GONE, "", "x", "T", "#", "red", "." * 16, "\u00e9\U0001f3f0", -1, 0, 5, 10**30, 16**5000, True, 2.5, float("nan"),
    float("-inf"), [], [[]], {}, {"a": {"b": []}}, [1, "x"], [True], [{}], [["red"] * 4] * 3, ["T" * 16] * 12,
    ["#" * 99], {"tiles": [], "shape": {}, "rows": 3}, {"tiles": 4, "shape": [["#", "#"]]}, datetime.date(2020, 1, 1),
]  # fmt: skip


def paths_in(value, path=()):
    """Every way to a value in nested tables and lists."""
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield (*path, key)
        yield from paths_in(value[key], (*path, key))


def paths_of(name):
    """Where a table comes from is the core's to check."""
    return [path for path in paths_in(OWN[name], (name,)) if path[-1] not in ("source", "confidence")]


def outcome(path) -> str:
    """Whether a file is read, every number within its range, or refused, every fault with a name."""
    try:
        content = load(path)
    except ContentError as error:
        faults = error.arguments["faults"]
        return error.code if faults and all(isinstance(fault, str) for fault in faults) else "nameless"
    return "out of range" if CONTENT.range_faults(content.tables, 0) else "sound"


@pytest.mark.parametrize("name", TABLES)
def test_nonsense_in_any_place_is_a_fault_and_never_a_crash(variant, name):
    for path, wrong in product(paths_of(name), NONSENSE):
        is_same = toml(changed(OWN, (*path, wrong))) == toml(OWN)
        assert outcome(variant((*path, wrong))) == ("sound" if is_same else "content.faulty"), (path, wrong)


@pytest.mark.parametrize("way", range(4))
def test_nonsense_in_every_table_at_once_is_a_fault_and_never_a_crash(variant, way):
    paths = [paths_of(name) for name in TABLES]
    for step in range(max(map(len, paths))):
        wrong = NONSENSE[(step * 7 + way * 11) % len(NONSENSE)]
        assert outcome(variant(*((*each[step % len(each)], wrong) for each in paths))) == "content.faulty"


@pytest.mark.parametrize("name", ["title", *TABLES])
def test_nonsense_in_place_of_a_table_is_a_fault_and_never_a_crash(variant, name):
    for wrong in NONSENSE:
        assert outcome(variant((name, wrong))) == "content.faulty"


def test_shapes_drawn_at_random_are_read_or_named(variant):
    rng = random.Random(2)
    outcomes = set()
    for _ in range(300):
        width = rng.randint(1, 4)
        shape = ["".join(rng.choices("#.", (3, 2), k=width)) for _ in range(rng.randint(1, 4))]
        outcomes.add(outcome(variant(("buildings", rng.choice(KINDS), "shape", shape))))
    assert outcomes == {"sound", "content.faulty"}


@pytest.mark.parametrize("name", TABLES)
def test_two_nearly_sound_values_are_read_or_named(variant, name):
    rng = random.Random(name)
    near = [0, 1, 2, 3, 4, 8, 24, "." * 16, "T" + "." * 15, "##", "#.", "####", "red", "silver", "plain", "court"]
    paths = [path for path in paths_of(name) if len(path) > 2 or name == "pieces"]
    for _ in range(100):
        changes = ((*path, rng.choice(near)) for path in rng.sample([p for p in paths if not is_outer(p, paths)], 2))
        assert outcome(variant(*changes)) in ("sound", "content.faulty")


def is_outer(path, paths):
    return any(other != path and other[: len(path)] == path for other in paths)


# --- The own components ---------------------------------------------------------------------------------------

CAMPS = {
    (9, 0), (2, 1), (5, 1), (12, 1), (15, 1), (0, 3), (4, 3), (7, 3), (10, 3), (13, 3), (2, 4), (11, 5),
    (0, 6), (4, 6), (13, 6), (2, 8), (5, 8), (8, 8), (12, 8), (10, 9), (14, 9), (6, 10), (3, 11), (8, 11),
}  # fmt: skip
"""A column and a row each, counted from 0 at the top left."""
SHAPES = {
    "house": ["##"],
    "farm": ["##", "#."],
    "tavern": ["###"],
    "mill": ["###", ".#."],
    "smithy": ["#.", "#.", "##"],
    "trade_centre": [".##", "##."],
    "monastery": ["##", "##"],
}


def camps_of(tables):
    """The places with a camp, a column and a row each."""
    squares = [square for square in range(192) if tables.camps[square // 64] >> square % 64 & 1]
    return {(square % 16, square // 16) for square in squares}


def cells_of(shape):
    """The squares of a drawn shape, row by row, each as rows below and columns right of the first."""
    cells = [(y, x) for y, line in enumerate(shape) for x, letter in enumerate(line) if letter == "#"]
    return [(y - cells[0][0], x - cells[0][1]) for y, x in cells]


def turned(shape):
    """A drawn shape after a clockwise quarter turn."""
    return ["".join(column) for column in zip(*shape[::-1], strict=True)]


def turnings_of(shape):
    """A drawn shape in every turning: four quarter turns clockwise, then the same of its mirror image."""
    return [
        each
        for first in (shape, [line[::-1] for line in shape])
        for each in (first, turned(first), turned(turned(first)), turned(turned(turned(first))))
    ]


def read_cells(tables, kind, turning):
    """The squares of a turned tile as the tables have them."""
    n = tables.n_cells[kind]
    rows, columns = tables.row_of_cell[kind][turning], tables.column_of_cell[kind][turning]
    assert rows[n:] == columns[n:] == [0] * (4 - n)
    return list(zip(rows[:n], columns[:n], strict=True))


def test_the_own_file_says_where_each_table_comes_from():
    content = load()
    assert {row.table: row.confidence for row in content.provenance} == {
        "board": "reconstructed",
        "lot": "reconstructed",
        "buildings": "reconstructed",
        "cards": "derived",
        "stores": "sourced",
        "pieces": "sourced",
    }
    assert all(row.source for row in content.provenance)
    assert not CONTENT.range_faults(content.tables, 0)


def test_k1_the_camps_are_where_they_were_found_to_fit():
    tables = load().plain
    assert camps_of(tables) == CAMPS
    assert [bin(word).count("1") for word in tables.camps] == [10, 5, 9], "four rows a word"
    assert tables.camps[0] & 0xFFFF == 1 << 9, "the first row is lowest, column a its lowest bit"
    assert not any(abs(a - c) <= 1 and abs(b - d) <= 1 for a, b in CAMPS for c, d in CAMPS - {(a, b)}), "none touch"
    quarters = [(column // 8, row // 6) for column, row in CAMPS]
    assert [quarters.count(quarter) for quarter in product(range(2), repeat=2)] == [6, 6, 6, 6]


def test_k6_the_lot_has_ten_places_all_near_the_middle():
    camps = camps_of(load().plain)
    places = {
        (left, top, width)
        for width, height in ((4, 3), (3, 4))
        for left in range(17 - width)
        for top in range(13 - height)
        if not camps & set(product(range(left, left + width), range(top, top + height)))
    }
    assert places == {(5, 4, 4), (6, 4, 4), (7, 4, 4), (5, 5, 4), (6, 5, 4), (7, 5, 4)} | {
        (left, 4, 3) for left in (5, 6, 7, 8)
    }


def test_k1_the_lot_is_a_ring_with_two_seals_of_each_colour():
    assert [LOT_SQUARES[what] for what in load().plain.lot] == [
        "red", "olive", "silver", "black",
        "plain", "court", "court", "plain",
        "black", "silver", "olive", "red",
    ]  # fmt: skip


def test_k2_the_tiles_are_as_counted_and_drawn():
    assert {row: value for row, value in OWN["buildings"].items() if isinstance(value, dict)} == {
        kind: {"tiles": tiles, "shape": SHAPES[kind]} for kind, tiles in zip(KINDS, (8, 8, 8, 4, 4, 4, 4), strict=True)
    }
    tables = load().plain
    assert tables.n_cells == [2, 3, 3, 4, 4, 4, 4]
    assert {kind: read_cells(tables, number, 0) for number, kind in enumerate(KINDS)} == {
        "house": [(0, 0), (0, 1)],
        "farm": [(0, 0), (0, 1), (1, 0)],
        "tavern": [(0, 0), (0, 1), (0, 2)],
        "mill": [(0, 0), (0, 1), (0, 2), (1, 1)],
        "smithy": [(0, 0), (1, 0), (2, 0), (2, 1)],
        "trade_centre": [(0, 0), (0, 1), (1, -1), (1, 0)],
        "monastery": [(0, 0), (0, 1), (1, 0), (1, 1)],
    }


@pytest.mark.parametrize("kind", KINDS)
def test_k2_tiles_turn_clockwise_and_mirror_left_to_right(kind):
    tables = load().plain
    drawn = [cells_of(shape) for shape in turnings_of(SHAPES[kind])]
    assert [read_cells(tables, KINDS.index(kind), turning) for turning in range(8)] == drawn


def test_k2_the_smithy_by_hand():
    tables = load().plain
    assert [read_cells(tables, KINDS.index("smithy"), TURNINGS.index(each)) for each in ("r1", "r3", "t0", "t1")] == [
        [(0, 0), (0, 1), (0, 2), (1, 0)],
        [(0, 0), (1, -2), (1, -1), (1, 0)],
        [(0, 0), (1, 0), (2, -1), (2, 0)],
        [(0, 0), (1, 0), (1, 1), (1, 2)],
    ]


def test_k23_turnings_that_cover_the_same_squares_are_known_by_the_first():
    tables = load().plain
    assert dict(zip(KINDS, tables.first_turning, strict=True)) == {
        "house": [0, 1, 0, 1, 0, 1, 0, 1],
        "farm": [0, 1, 2, 3, 1, 2, 3, 0],
        "tavern": [0, 1, 0, 1, 0, 1, 0, 1],
        "mill": [0, 1, 2, 3, 0, 1, 2, 3],
        "smithy": [0, 1, 2, 3, 4, 5, 6, 7],
        "trade_centre": [0, 1, 0, 1, 4, 5, 4, 5],
        "monastery": [0, 0, 0, 0, 0, 0, 0, 0],
    }
    assert [len(set(first[:4])) for first in tables.first_turning] == [2, 4, 2, 4, 4, 2, 1], "turned"
    assert [len(set(first)) for first in tables.first_turning] == [2, 4, 2, 4, 8, 4, 1], "and turned over"


def test_k3_the_cards_are_even_by_colour():
    n_cards = dict(zip(CARDS, load().plain.n_cards, strict=True))
    for colour in COLOURS:
        assert [n_cards[f"{kind} {colour}"] for kind in KINDS] == [2, 2, 2, 1, 1, 1, 1]
    assert sum(n_cards.values()) == 40


def test_k4_k5_towers_workers_and_banners():
    tables = load().plain
    assert tables.towers_of_store == [[3, 3, 3, 3], [3, 3, 3, 3], [1, 1, 1, 1]]
    assert (tables.start_workers, tables.start_banners) == ([3], [4])
    pieces = {row: value for row, value in OWN["pieces"].items() if isinstance(value, int)}
    assert pieces == {"own_workers": 11, "start_workers": 3, "banners": 4, "neutral_workers": 24}


# --- Other components -----------------------------------------------------------------------------------------

SOUND = {
    "another camp": [("board", "rows", 4, "...T............")],
    "a lot that only stands upright": [("board", "rows", ONLY_UPRIGHT)],
    "a lot that only lies": [("board", "rows", ONLY_LYING)],
    "other seals": [("lot", "rows", 0, ["plain", "plain", "silver", "black"]), ("lot", "rows", 1, 0, "red"),
                    ("lot", "rows", 1, 3, "olive")],
    "a straight tile of four": [("buildings", "monastery", "shape", ["####"])],
    "a shape drawn turned": [("buildings", "smithy", "shape", ["###", "#.."])],
    "a shape and its mirror image": [("buildings", "monastery", "shape", [".#", ".#", "##"])],
    "shapes exchanged": [("buildings", "house", "shape", ["###"]), ("buildings", "tavern", "shape", ["##"])],
    "other numbers of tiles": [("buildings", "house", "tiles", 12), ("cards", "house", [3, 3, 3, 3]),
                               ("buildings", "mill", "tiles", 0), ("cards", "mill", [0, 0, 0, 0])],
    "all of one kind": [
        *(("buildings", kind, "tiles", 40 * (kind == "farm")) for kind in KINDS),
        *(("cards", kind, [10 * (kind == "farm")] * 4) for kind in KINDS),
    ],
    "other cards": [("cards", "smithy", [4, 0, 0, 0])],
    "other stores": [("stores", "store_1", [10, 0, 0, 0]), ("stores", "store_2", [0, 9, 9, 0]),
                     ("stores", "store_3", [0, 0, 0, 0])],
    "fewer banners": [("pieces", "start_workers", 5), ("pieces", "banners", 3)],
    "no banners": [("pieces", "own_workers", 1), ("pieces", "start_workers", 1), ("pieces", "banners", 0)],
}  # fmt: skip


@pytest.mark.parametrize("kind", SOUND)
def test_other_components_are_read_and_within_their_ranges(variant, kind):
    assert outcome(variant(*SOUND[kind])) == "sound"


def test_the_digest_tells_components_apart(variant):
    digests = {load(variant(*changes)).digest for changes in SOUND.values()}
    assert len(digests | {load().digest}) == len(SOUND) + 1


def test_the_digest_is_not_of_words_and_order(tmp_path, variant):
    own = load().digest
    assert load(variant()).digest == own, "all in one line"
    assert load(variant(("board", "source", "a dream"))).digest == own
    assert load(variant(("pieces", "neutral_workers", 99))).digest == own, "more of them than camps are never used"
    path = tmp_path / "commented.toml"
    path.write_text("# Another comment.\n" + OWN_TEXT.replace("# T is a camp.\n", ""), encoding="utf-8")
    assert load(path).digest == own
    backwards = {name: dict(reversed(table.items())) if name in TABLES else table for name, table in OWN.items()}
    backwards["buildings"]["farm"] = dict(reversed(OWN["buildings"]["farm"].items()))
    path.write_text("\n".join(f"{key} = {toml(value)}" for key, value in reversed(backwards.items())))
    assert load(path).digest == own


def test_other_components_are_what_is_read(variant):
    upright = load(variant(*SOUND["a lot that only stands upright"])).plain
    assert len(camps_of(upright)) == 24
    assert {(3, 2), (15, 8), (5, 11)} <= camps_of(upright)
    mirrored = load(variant(*SOUND["a shape and its mirror image"])).plain
    smithy, monastery = KINDS.index("smithy"), KINDS.index("monastery")
    assert read_cells(mirrored, monastery, 0) == read_cells(mirrored, smithy, TURNINGS.index("t0"))
    straight = load(variant(*SOUND["a straight tile of four"])).plain
    assert read_cells(straight, monastery, 1) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert straight.first_turning[monastery] == [0, 1] * 4
    fewer = load(variant(*SOUND["fewer banners"], *SOUND["other stores"], *SOUND["other cards"])).plain
    assert (fewer.start_workers, fewer.start_banners) == ([5], [3])
    assert fewer.towers_of_store == [[10, 0, 0, 0], [0, 9, 9, 0], [0, 0, 0, 0]]
    assert fewer.n_cards[smithy * 4 : smithy * 4 + 4] == [4, 0, 0, 0]
