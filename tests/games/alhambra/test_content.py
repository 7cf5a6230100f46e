"""The content file of Alhambra: every fault is named by table and row, and sound components can be replaced."""

import random

import pytest

from insula import ContentError, RecordError, TableError, load_game
from insula.core.record import parse
from insula.games.alhambra.content import OWN_FILE
from insula.registry import replay
from tests.games.alhambra.table import legal, play, points, position

OWN_TEXT = OWN_FILE.read_text(encoding="utf-8")

PAVILIONS = "pavilion = [2, 3, 4, 5, 6, 7, 8]"
PRINTED = 'source = "the reference card"\nconfidence = "printed"'
SCORING_A = "A = [[1], [2], [3], [4], [5], [6]]"
SCORING_B = "B = [[8, 1], [9, 2], [10, 3], [11, 4], [12, 5], [13, 6]]"
SLOTS = 'slots = ["yellow", "blue", "green", "orange"]'
YARD = OWN_TEXT[OWN_TEXT.index("[yard]") :]


@pytest.fixture
def variant(tmp_path):
    """A function that writes the own content file with some of its lines replaced."""

    def write(*changes: tuple[str, str]):
        text = OWN_TEXT
        for old, new in changes:
            assert text.count(old) == 1
            text = text.replace(old, new)
        path = tmp_path / "content.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def faults_of(path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load_game("alhambra", content=path)
    assert caught.value.code == "content.faulty"
    assert caught.value.arguments["file"] == str(path)
    return caught.value.arguments["faults"]


# --- Faults ---------------------------------------------------------------------------------------------------

FAULTS = {
    "another title": ('title = "alhambra"', 'title = "tikal"', "title: is not 'alhambra'"),
    "no title": ('title = "alhambra"', "", "title: is not 'alhambra'"),
    "unknown table": (YARD, f"{YARD}\n[tower]\nx = 1", "tower: unknown table"),
    "unknown value": ('title = "alhambra"', 'title = "alhambra"\ncolour = 1', "colour: unknown table"),
    "missing table": (YARD, "", "yard: missing table"),
    "no source": (PRINTED, 'confidence = "printed"', "scoring.source: missing"),
    "empty source": (PRINTED, 'source = ""\nconfidence = "printed"', "scoring.source: missing"),
    "source is a number": (PRINTED, 'source = 7\nconfidence = "printed"', "scoring.source: missing"),
    "no confidence": (
        PRINTED,
        'source = "a card"',
        "scoring.confidence: is none of printed, sourced, derived, reconstructed",
    ),
    "unknown confidence": (
        PRINTED,
        'source = "a card"\nconfidence = "sure"',
        "scoring.confidence: is none of printed, sourced, derived, reconstructed",
    ),
    "unknown kind": (PAVILIONS, f"{PAVILIONS}\npalace = [9]", "buildings.palace: unknown row"),
    "missing kind": (PAVILIONS, "", "buildings.pavilion: not a list of whole numbers"),
    "prices are no list": (PAVILIONS, "pavilion = 7", "buildings.pavilion: not a list of whole numbers"),
    "no prices": (PAVILIONS, "pavilion = []", "buildings.pavilion: not a list of whole numbers"),
    "a price is a text": (
        PAVILIONS,
        'pavilion = ["2", 3, 4, 5, 6, 7, 8]',
        "buildings.pavilion: not a list of whole numbers",
    ),
    "a price is a fraction": (
        PAVILIONS,
        "pavilion = [2.5, 3, 4, 5, 6, 7, 8]",
        "buildings.pavilion: not a list of whole numbers",
    ),
    "a price is a truth value": (
        PAVILIONS,
        "pavilion = [true, 3, 4, 5, 6, 7, 8]",
        "buildings.pavilion: not a list of whole numbers",
    ),
    "a price of 0": (
        PAVILIONS,
        "pavilion = [0, 3, 4, 5, 6, 7, 8]",
        "buildings.pavilion: 0 is not within 1 to 20",
    ),
    "a price of 21": (
        PAVILIONS,
        "pavilion = [2, 3, 4, 5, 6, 7, 21]",
        "buildings.pavilion: 21 is not within 1 to 20",
    ),
    "a building too few": (PAVILIONS, "pavilion = [2, 3, 4, 5, 6, 7]", "buildings: 53 cards, not 54"),
    "a building too many": (PAVILIONS, "pavilion = [2, 3, 4, 5, 6, 7, 8, 9]", "buildings: 55 cards, not 54"),
    "unknown row of money": ("copies = 3", "copies = 3\ncoins = 3", "money.coins: unknown row"),
    "missing copies": ("copies = 3", "", "money.copies: not a whole number within 2 to 3"),
    "too few copies": ("copies = 3", "copies = 1", "money.copies: not a whole number within 2 to 3"),
    "too many copies": ("copies = 3", "copies = 4", "money.copies: not a whole number within 2 to 3"),
    "copies are a text": ("copies = 3", 'copies = "3"', "money.copies: not a whole number within 2 to 3"),
    "no copies with two seats": (
        "copies_with_two_seats = 2",
        "copies_with_two_seats = 0",
        "money.copies_with_two_seats: not a whole number within 1 to 3",
    ),
    "unknown scoring": (SCORING_A, f"{SCORING_A}\nD = [[1]]", "scoring.D: unknown row"),
    "missing scoring": (SCORING_A, "", "scoring.A: does not list 6 kinds"),
    "a scoring of five kinds": (
        SCORING_A,
        "A = [[1], [2], [3], [4], [5]]",
        "scoring.A: does not list 6 kinds",
    ),
    "points are no list": (
        SCORING_A,
        "A = [[1], 2, [3], [4], [5], [6]]",
        "scoring.A.seraglio: not a list of whole numbers",
    ),
    "points below 0": (
        SCORING_A,
        "A = [[1], [2], [3], [4], [-5], [6]]",
        "scoring.A.garden: -5 is not within 0 to 50",
    ),
    "points above 50": (
        SCORING_A,
        "A = [[1], [2], [3], [4], [5], [51]]",
        "scoring.A.tower: 51 is not within 0 to 50",
    ),
    "a place too many": (
        SCORING_A,
        "A = [[1], [2], [3, 1], [4], [5], [6]]",
        "scoring.A.arcades: pays 2 places, not 1",
    ),
    "a place too few": (
        SCORING_B,
        "B = [[8], [9, 2], [10, 3], [11, 4], [12, 5], [13, 6]]",
        "scoring.B.pavilion: pays 1 places, not 2",
    ),
    "more for the second place": (
        SCORING_B,
        "B = [[8, 1], [9, 2], [10, 3], [4, 11], [12, 5], [13, 6]]",
        "scoring.B.chambers: pays more to a worse place",
    ),
    "missing slots": (SLOTS, "", "yard.slots: is not yellow, blue, green, orange"),
    "slots in another order": (
        SLOTS,
        'slots = ["blue", "yellow", "green", "orange"]',
        "yard.slots: is not yellow, blue, green, orange",
    ),
    "unknown row of the yard": (SLOTS, f"{SLOTS}\ngates = 2", "yard.gates: unknown row"),
}
"""For each kind of fault: what is replaced by what, and how the fault is named."""


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_named_by_table_and_row(variant, kind):
    old, new, named = FAULTS[kind]
    assert named in faults_of(variant((old, new)))


def test_all_faults_of_a_file_are_named_at_once(variant):
    path = variant(
        (PAVILIONS, "pavilion = [0, 3, 4, 5, 6, 7, 21]"),
        (SCORING_A, "A = [[1], [2], [3, 1], [4], [5], [51]]"),
        (SLOTS, 'slots = ["yellow"]'),
    )
    assert faults_of(path) == [
        "buildings.pavilion: 0 is not within 1 to 20",
        "buildings.pavilion: 21 is not within 1 to 20",
        "scoring.A.arcades: pays 2 places, not 1",
        "scoring.A.tower: 51 is not within 0 to 50",
        "yard.slots: is not yellow, blue, green, orange",
    ]


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ContentError) as caught:
        load_game("alhambra", content=tmp_path / "none.toml")
    assert caught.value.code == "content.unreadable"
    assert caught.value.arguments["file"] == str(tmp_path / "none.toml")


@pytest.mark.parametrize("data", [b"title = ", b"\xff\xfe", b'title = "alhambra"\ntitle = "alhambra"'])
def test_a_file_that_is_no_toml_is_named(tmp_path, data):
    path = tmp_path / "content.toml"
    path.write_bytes(data)
    with pytest.raises(ContentError) as caught:
        load_game("alhambra", content=path)
    assert caught.value.code == "content.not_toml"
    assert caught.value.arguments["file"] == str(path)


# --- Sound components -----------------------------------------------------------------------------------------

OTHER_PAVILIONS = (PAVILIONS, "pavilion = [1, 1, 1, 20, 20, 20, 20]")


def finish(state, seed=1):
    rng = random.Random(seed)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_the_own_file_is_the_default_and_says_where_each_table_comes_from():
    own, same = load_game("alhambra"), load_game("alhambra", content=OWN_FILE)
    assert own.content.digest == same.content.digest
    assert {(row.table, row.confidence) for row in own.content.provenance} == {
        ("buildings", "sourced"),
        ("money", "printed"),
        ("scoring", "printed"),
        ("yard", "sourced"),
    }
    assert all(row.source for row in own.content.provenance)


def test_the_digest_tells_components_apart_and_not_their_comments(variant):
    own = load_game("alhambra").content.digest
    assert load_game("alhambra", content=variant(("# Copies of", "# So many copies of"))).content.digest == own
    changes = [
        OTHER_PAVILIONS,
        ("copies = 3", "copies = 2"),
        ("copies_with_two_seats = 2", "copies_with_two_seats = 3"),
        (SCORING_A, "A = [[2], [2], [3], [4], [5], [6]]"),
    ]
    digests = {load_game("alhambra", content=variant(change)).content.digest for change in changes}
    assert len(digests | {own}) == 5


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("as_text", [True, False])
def test_other_prices_are_played_with(variant, seats, as_text):
    path = variant(OTHER_PAVILIONS)
    game = load_game("alhambra", seats, content=str(path) if as_text else path)
    state = finish(game.new_initial_state(seed=3))
    assert state.is_terminal()
    pavilions = [
        building.price
        for owner in [*state.view().table.owners, *([state.view().table.martin] if seats == 2 else [])]
        for building in owner.buildings
        if building.kind == "pavilion"
    ]
    assert set(pavilions) <= {1, 20}


def test_another_price_is_what_a_payment_must_reach(variant):
    state = position(
        hands={0: "blue 9 9"},
        yard="tower 13, pavilion 20, tower 12, tower 11",
        content=variant(OTHER_PAVILIONS),
    )
    assert "buy blue" not in legal(state)
    assert state.explain_illegal("buy blue").arguments["price"] == 20


def test_other_points_are_what_a_scoring_pays(variant):
    path = variant((SCORING_A, "A = [[1], [2], [3], [4], [5], [50]]"))
    state = position(owned={1: "tower 7"}, money_pile=["A"], content=path)
    play(state, "take 1")
    assert points(state, "A", "tower") == {1: 50}


@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (6, 2)])
def test_other_copies_are_dealt_and_played(variant, seats, copies):
    path = variant(("copies = 3", "copies = 2"), ("copies_with_two_seats = 2", "copies_with_two_seats = 1"))
    state = load_game("alhambra", seats, content=path).new_initial_state(seed=5)
    assert all(counts == [copies] * 9 for counts in all_money(state).values())
    finish(state)


def all_money(state) -> dict[str, list[int]]:
    """How often each money card is in the game, as a spectator who has seen nothing would count."""
    table = state.view().table
    counts = {currency: list(unseen) for currency, unseen in table.unseen_money.items()}
    for card in [*table.open_money, *table.discard]:
        if card is not None:
            counts[card.currency][card.value - 1] += 1
    return counts


def test_a_record_of_other_components_is_refused(variant):
    own = load_game("alhambra", 3)
    other = load_game("alhambra", 3, content=variant(OTHER_PAVILIONS))
    record = parse(finish(other.new_initial_state(seed=1)).record().to_text())
    with pytest.raises(RecordError) as caught:
        replay(record)
    assert caught.value.code == "record.other_content"
    assert caught.value.arguments == {
        "line": 1,
        "content": other.content.digest,
        "expected": own.content.digest,
    }
    assert tuple(replay(record, other.content).scores()) == record.result


def test_a_saved_state_of_other_components_is_refused(variant):
    other = load_game("alhambra", 3, content=variant(OTHER_PAVILIONS))
    saved = other.new_initial_state(seed=1).serialize()
    with pytest.raises(TableError) as caught:
        load_game("alhambra", 3).deserialize_state(saved)
    assert (caught.value.code, caught.value.arguments["field"]) == ("state.other_table", "content")
    assert other.deserialize_state(saved) == other.new_initial_state(seed=1)
