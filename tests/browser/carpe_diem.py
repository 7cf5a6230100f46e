"""What a person does at Carpe Diem's drawn table, as short words for the tests."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from insula import load_game
from tests.browser.playing import is_on, press_elsewhere, sequence

SQUARE = "[data-square][data-lit]"
"""A square on which the tile in hand can be built."""
PRESSABLE = "main [data-move][data-lit] >> visible=true"
"""What makes a move with one press; squares are not among it."""
LAID = ".laid"
"""The tile in hand, on the square where it would be built."""
TAB = "[aria-label='Parts of the table'] [aria-pressed=true]"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ORDINARY = {"move", "travel", "take", "place", "store"}
TAB_OF_VERB = {
    **dict.fromkeys(("pawn", "move", "travel", "take", "craft", "first", "return"), "Depots"),
    **dict.fromkeys(("place", "store"), "District"),
    **dict.fromkeys(("circle", "card", "pay", "bread", "stop"), "Cards"),
}
"""On which part of the table a decision is made."""


class Person:
    """Plays on the drawn table, at random; knows what it came to do, and at which length of the log it pressed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.done: set[str] = set()
        self.presses: list[int] = []

    def __call__(self, page: Any) -> None:
        self.presses.append(int(sequence(page)))
        self.done.add(self.decide(page))

    def decide(self, page: Any) -> str:
        """Make one decision; the verb of its move."""
        raise NotImplementedError

    def one_of(self, locator: Any) -> Any:
        return locator.nth(self.chance.randrange(locator.count()))


class ByMouse(Person):
    """Points at what is lit and clicks."""

    def decide(self, page: Any) -> str:
        squares = page.locator(SQUARE)
        if squares.count() and self.chance.random() < 0.9:
            self.one_of(squares).click()
            return "place"
        piece = self.one_of(page.locator(PRESSABLE))
        verb = piece.get_attribute("data-move").split()[0]
        piece.click()
        return verb


class ByKeyboard(Person):
    """Uses no pointer: m, the arrow keys, Q and E, Enter."""

    def decide(self, page: Any) -> str:
        page.keyboard.press("m")
        if is_on(page, SQUARE):
            return self.build(page)
        self.walk(page, "[data-move][data-lit]")
        verb = page.evaluate("document.activeElement.dataset.move").split()[0]
        page.keyboard.press("Enter")
        return verb

    def build(self, page: Any) -> str:
        self.walk(page, SQUARE)
        page.keyboard.press(self.chance.choice("qe"))
        page.keyboard.press("Enter")
        return "place"

    def walk(self, page: Any, wanted: str) -> None:
        """Some steps over the board, to something else that is wanted, or back to the first."""
        before = page.evaluate_handle("document.activeElement")
        for _ in range(self.chance.randrange(int("walks" not in self.done), 3)):
            page.keyboard.press(self.chance.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
        if not is_on(page, wanted):
            page.keyboard.press("m")
        elif not page.evaluate("before => before === document.activeElement", before):
            self.done.add("walks")


class ByTouch(Person):
    """Taps: once to see where a tile would lie or what a disc would bring, once more to do it.

    Every other tile is built with the button instead.
    """

    built = 0

    def decide(self, page: Any) -> str:
        squares = page.locator(f"{SQUARE} >> visible=true")
        if squares.count():
            return self.build(page, self.one_of(squares))
        piece = self.one_of(page.locator(PRESSABLE))
        verb = piece.get_attribute("data-move").split()[0]
        assert page.inner_text(TAB) == TAB_OF_VERB[verb]
        piece.tap()
        if verb == "circle":
            self.look(page, piece)
        return verb

    def build(self, page: Any, square: Any) -> str:
        assert page.inner_text(TAB) == "District"
        before = sequence(page)
        square.tap()
        page.wait_for_selector(LAID)
        assert sequence(page) == before
        press_elsewhere(page)
        self.built += 1
        if self.built % 2:
            page.get_by_role("button", name="Build", exact=True).tap()
        else:
            square.tap()
        return "place"

    def look(self, page: Any, circle: Any) -> None:
        page.wait_for_selector(".circle.looked")
        press_elsewhere(page)
        circle.tap()


def presses_by_turn(person: Person, log: list[dict], seat: int) -> Counter[int]:
    """How often somebody pressed in each turn; what was pressed is the first move that the log has from there on."""
    mine = [line for line in log if line["kind"] == "move" and line["seat"] == seat]
    return Counter(next(line["turn"] for line in mine if line["seq"] >= seq) for seq in person.presses)


def ordinary_turns(log: list[dict], seat: int) -> dict[int, int]:
    """The turns in which somebody went, took and built or stored and nothing else: how many presses each needs.

    One goes and takes, one builds or stores; what is forced happens by itself.
    """
    mine = [line for line in log if line["kind"] == "move" and line["seat"] == seat]
    turns = {line["turn"]: [each for each in mine if each["turn"] == line["turn"]] for line in mine}
    return {
        turn: len({verb_of(line) in {"place", "store"} for line in lines if not line["forced"]})
        for turn, lines in turns.items()
        if {verb_of(line) for line in lines} <= ORDINARY
    }


def verb_of(line: dict) -> str:
    return line["text"].split()[0]


# --- What is drawn ---

DRAWN = """([seat, squares]) => {
  const all = (selector) => [...document.querySelectorAll(`main ${selector}`)];
  const anchored = (name) => all(`[data-anchor^='${name}:']`);
  const keyed = (elements, valueOf) => Object.fromEntries(elements.map((each) => [each.dataset.anchor, valueOf(each)]));
  const label = (element) => element.getAttribute("aria-label");
  const hrefs = (element) => [...element.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(1));
  const tile = (element) => element.closest("[data-about^='tile:']")?.dataset.about.slice(5) ?? null;
  const features = all(`.own [data-about^='feature:${seat}:']`);
  const numberOf = (feature) => Number(feature.dataset.about.split(":")[2]);
  const isPainted = (feature, x, y) =>
    [...feature.querySelectorAll("path")].some((path) => path.isPointInFill(new DOMPoint(x, y)));
  const at = (x, y) => features.filter((feature) => isPainted(feature, x, y)).map(numberOf);
  const edges = ([x, y]) => [at(x + 50, y + 4), at(x + 96, y + 50), at(x + 50, y + 96), at(x + 4, y + 50)];
  return {
    squares: all("[data-anchor^='square:']").map((each) => each.dataset.anchor),
    edges: squares.map(edges),
    centres: all(".own [role=group] use[role=img]").map(label),
    features: features.map((each) => [numberOf(each), each.querySelector("[stroke='#ffd45e']") !== null, label(each)]),
    tasks: all(".own .task").map(label),
    stores: keyed(all(".own .store .goods [data-anchor]"), (each) => Number(each.querySelector("b").textContent)),
    stored: all(".own .stored [data-about^='tile:']").map(tile),
    track: all(".track li").map((space) => [...space.querySelectorAll("[data-anchor]")].map(label)),
    patricians: keyed(anchored("patrician"), label),
    tiles: keyed([...anchored("depot").filter(tile), ...anchored("row").filter(tile)], tile),
    circles: keyed(anchored("circle"), label),
    cards: keyed(anchored("card"), (card) => [
      hrefs(card), [...card.querySelectorAll(".face text")].map((text) => Number(text.textContent)),
    ]),
  };
}"""
"""What the page shows of the table, by the places that pieces travel between and by the names of what is drawn."""
ICONS = {"coins": "coin", "bread": "bread", "steps": "banderole", "chimney": "chimney"}
GOODS = ("fish", "herbs", "grapes", "chickens")


def drawn(page: Any, view: dict, seat: int) -> dict[str, Any]:
    """What is drawn; of each tile of the own district, which features are painted on its edges."""
    squares = [built["square"] for built in view["players"][seat]["district"]]
    corners = [[100 * (ord(square[0]) - ord("a")), 100 * (int(square[1]) - 1)] for square in squares]
    return page.evaluate(DRAWN, [seat, corners])


def icon_of(thing: str) -> str:
    return f"good-{thing}" if thing in GOODS else ICONS.get(thing, f"sign-{thing}")


# --- One decision ---


def choices_since(table: dict, seq: int) -> list[str]:
    """The moves that somebody chose since the log was that long."""
    return [
        line["text"] for line in table["log"] if line["kind"] == "move" and line["seq"] >= seq and not line["forced"]
    ]


def asked_which_pays_first(server: Any) -> tuple[dict, int]:
    """A match of two at which a tile has finished features of two classes, and the seat to act there."""
    state = load_game("carpe_diem", 2).new_initial_state(seed=30)
    chance = random.Random(30)
    asked = None
    while not state.is_terminal():
        moves = {state.action_to_string(action): action for action in state.legal_actions()}
        if asked is None and any(text.startswith("first") for text in moves):
            asked = state.seq, state.current_player()
        builds = [text for text in moves if text.startswith("place")]
        state.apply_action(moves[chance.choice(builds or list(moves))])
    assert asked is not None
    move, seat = asked
    players = [{"kind": "person", "name": name} for name in ("Anna", "Bruno")]
    return server.make(*players, title="carpe_diem", record=state.record().to_text(), move=move), seat
