"""What a person does at Arkadia's drawn table, as short words for the tests, and what is drawn there."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.playing import is_on, press_elsewhere, sequence

LIT = "main [data-lit][data-move] >> visible=true"
"""What makes a move, or begins one."""
CARD = ".hand [data-lit]"
SITE = "main [data-square][data-lit]:not([data-move])"
"""A square that the tile in hand can cover."""
PLACE = "main [data-square][data-lit][data-move]"
"""A square on which a worker may be placed."""
STACK = "[data-anchor^='stack:'][data-lit]"
RING = "main .target[data-lit]"
MORE = ".sale li:not(.none) .stepper button:last-child"
"""What sells one seal more, of each colour that one has."""
SALE = ".sale .primary[data-lit]"
GHOST = ".land .ghost[aria-hidden=true]:not(.free)"
"""The tile in hand, where it would be laid."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
COLOURS = ("red", "olive", "black", "silver")
EAGER = ("build", "own", "neutral", "tower", "banner")
"""What is rather done than not, so that things happen."""


class Person:
    """Plays on the drawn table, at random; knows what it came to do."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.done: set[str] = set()

    def __call__(self, page: Any) -> None:
        verb = self.verb_of_choice(page)
        self.done.add(verb)
        getattr(self, verb, self.press)(page, verb)

    def verb_of_choice(self, page: Any) -> str:
        """What to do, of all that is lit: first what was not done yet, so that it does not hang on luck."""
        verbs = set(page.locator(LIT).evaluate_all("all => all.map((each) => each.dataset.move.split(' ')[0])"))
        if not verbs and page.locator(SITE).count():
            return "site"
        if verbs - self.done:
            return min(verbs - self.done)
        eager = sorted(verbs & {*EAGER})
        return self.chance.choice(eager if eager and self.chance.random() < 0.8 else sorted(verbs))

    def one_of(self, locator: Any) -> Any:
        return locator.nth(self.chance.randrange(locator.count()))

    def press(self, page: Any, verb: str) -> None:
        """One press does it."""
        raise NotImplementedError


class ByMouse(Person):
    """Points at what is lit and clicks."""

    def press(self, page: Any, verb: str) -> None:
        self.one_of(page.locator(f"main [data-lit][data-move^='{verb}'] >> visible=true")).click()

    def build(self, page: Any, verb: str) -> None:
        self.one_of(page.locator(CARD)).click()
        self.site(page, verb)

    def site(self, page: Any, verb: str) -> None:
        page.wait_for_selector(SITE)
        square = self.one_of(page.locator(SITE))
        square.hover()
        page.mouse.wheel(0, 120 * self.chance.randrange(3))
        square.click()

    def tower(self, page: Any, verb: str) -> None:
        if self.chance.random() < 0.5:
            self.one_of(page.locator(STACK)).click()
            self.one_of(page.locator(RING)).click()
        else:
            before = sequence(page)
            self.one_of(page.locator(RING)).click()
            if page.locator(f"{RING}[aria-pressed=true]").count() and sequence(page) == before:
                self.one_of(page.locator(STACK)).click()

    def banner(self, page: Any, verb: str) -> None:
        page.locator("[data-move=banner][data-lit] >> visible=true").click()
        page.wait_for_selector(SALE)
        for more in page.locator(MORE).all():
            more.click()
        page.locator(SALE).click()


class ByKeyboard(Person):
    """Uses no pointer: m, Tab, the arrow keys, R, Shift and Enter."""

    def press(self, page: Any, verb: str) -> None:
        self.go(page, f"[data-lit][data-move^='{verb}']")
        page.keyboard.press("Enter")

    def build(self, page: Any, verb: str) -> None:
        self.press(page, verb)
        self.site(page, verb)

    def site(self, page: Any, verb: str) -> None:
        page.wait_for_selector(SITE)
        self.go(page, SITE)
        self.walk(page, SITE)
        page.keyboard.press(self.chance.choice("rqf"))
        page.keyboard.press("Enter")

    def own(self, page: Any, verb: str) -> None:
        self.go(page, PLACE)
        self.walk(page, PLACE)
        page.keyboard.press("Enter")

    neutral = own

    def tower(self, page: Any, verb: str) -> None:
        self.go(page, STACK)
        page.keyboard.press("Enter")
        self.go(page, RING)
        self.walk(page, RING)
        page.keyboard.press("Enter")

    def banner(self, page: Any, verb: str) -> None:
        self.press(page, verb)
        page.wait_for_selector(SALE)
        page.keyboard.press("m")
        assert is_on(page, SALE)
        for _ in range(len(COLOURS)):
            page.keyboard.press("Shift+Tab")
            page.keyboard.press("ArrowUp")
        page.keyboard.press("m")
        page.keyboard.press("Enter")

    def go(self, page: Any, wanted: str) -> None:
        """To what can be chosen, and on from there by Tab and the arrow keys."""
        for key in ("ArrowRight", "Tab", "ArrowDown", "ArrowLeft", "ArrowUp"):
            page.keyboard.press("m")
            for _ in range(24 if key == "Tab" else 12):
                if is_on(page, wanted):
                    return
                page.keyboard.press(key)
        raise AssertionError(f"no key leads to {wanted}")

    def walk(self, page: Any, wanted: str) -> None:
        """Some steps over the board, to something else that is wanted, or back."""
        before = page.evaluate_handle("document.activeElement")
        for _ in range(self.chance.randrange(int("walks" not in self.done), 3)):
            page.keyboard.press(self.chance.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
        if not is_on(page, wanted):
            self.go(page, wanted)
        elif not page.evaluate("before => before === document.activeElement", before):
            self.done.add("walks")


class ByTouch(Person):
    """Taps: a card, then once to see where its tile would lie and once more to lay it, or on the button for that."""

    laid = 0

    def press(self, page: Any, verb: str) -> None:
        self.one_of(page.locator(f"main [data-lit][data-move^='{verb}'] >> visible=true")).tap()

    def build(self, page: Any, verb: str) -> None:
        self.one_of(page.locator(CARD)).tap()
        self.site(page, verb)

    def site(self, page: Any, verb: str) -> None:
        page.wait_for_selector(SITE)
        before = sequence(page)
        square = self.one_of(page.locator(SITE))
        square.tap()
        page.wait_for_selector(GHOST)
        assert sequence(page) == before
        press_elsewhere(page)
        self.laid += 1
        if self.laid % 2:
            page.get_by_role("button", name="Lay it", exact=True).tap()
        else:
            square.tap()

    def tower(self, page: Any, verb: str) -> None:
        self.one_of(page.locator(f"{STACK} >> visible=true")).tap()
        before = sequence(page)
        ring = self.one_of(page.locator(RING)).element_handle()
        ring.tap()
        page.wait_for_selector("main .land path.ghost")
        assert sequence(page) == before
        press_elsewhere(page)
        ring.tap()

    def banner(self, page: Any, verb: str) -> None:
        page.locator("[data-move=banner][data-lit] >> visible=true").tap()
        page.wait_for_selector(SALE)
        for more in page.locator(MORE).all():
            more.tap()
        page.locator(SALE).tap()


# --- What is drawn ---

DRAWN = """() => {
  const SIZE = 48;
  const squareAt = (x, y) => "abcdefghijklmnop"[Math.round(x / SIZE)] + String(Math.round(y / SIZE) + 1);
  const all = (selector, part = document) => [...part.querySelectorAll(selector)];
  const number = (element, name) => Number(element.getAttribute(name));
  const label = (element) => element.getAttribute("aria-label");
  const hrefs = (part) => all("use", part).map((use) => use.getAttribute("href").slice(1));
  const isSign = (part) => /^(sign|seal)-/.test(part);
  const numbers = (selector, part) => all(selector, part).map((each) => Number(each.textContent));
  const after = (each, name) => (each?.dataset[name] ?? "").split(":").slice(1).join(":");
  const whole = document.querySelector("main .land svg");
  const spots = Array.from({ length: 16 * 12 }, (_, place) => [place % 16, Math.floor(place / 16)]);
  const covered = (path) => spots
    .filter(([column, row]) => path.isPointInFill(new DOMPoint((column + 0.5) * SIZE, (row + 0.5) * SIZE)))
    .map(([column, row]) => squareAt(column * SIZE, row * SIZE));
  const placed = (selector, right, down) => all(selector, whole).map((use) => [
    squareAt(number(use, "x") - right, number(use, "y") - down), use.getAttribute("href").slice(1),
  ]);
  const tower = (platform) => {
    const storeys = all("path:not(.bricks, .cornice, .hole)", platform.parentElement);
    const [left, low] = storeys[0].getAttribute("d").match(/[\\d.]+/g).map(Number);
    return [
      squareAt(left - 1.5, low + 2 - SIZE),
      platform.getAttribute("href").slice("#platform-".length),
      storeys.map((path) => path.getAttribute("fill")),
    ];
  };
  const card = (piece) => {
    const pads = piece.querySelector("g > path").getAttribute("d");
    const cells = [...pads.matchAll(/M([\\d.]+) ([\\d.]+)/g)].map(([, x, y]) => squareAt(Number(x), Number(y)));
    return [after(piece, "about"), hrefs(piece).filter(isSign), cells];
  };
  const own = document.querySelector("main .things");
  return {
    buildings: all("[data-about^='building:']", whole).map((each) => ({
      number: Number(after(each, "about")),
      name: label(each),
      squares: covered(each.querySelector("path.whole")),
      parts: hrefs(each).filter(isSign),
      left: each.querySelector("text")?.textContent ?? (each.querySelector(".tick") ? "0" : null),
    })),
    workers: placed("[data-about^='worker:'] use", 8, 2),
    workerNames: all("[data-about^='worker:']", whole).map(label),
    camps: placed("use[href='#tent']", 3, 2).map(([square]) => square),
    campNames: all("[data-about^='camp:']", whole).map(label),
    towers: all("use[href^='#platform-']", whole).map(tower),
    printed: placed(":scope > use[href^='#seal-']", 8, 8),
    ringNames: all("[data-about^='ring:']", whole).map(label),
    plaques: numbers(".plaque + text", whole),
    stores: all("main .stores svg > g").map((tier) => ({
      floor: Number(tier.querySelector(".floor").textContent),
      state: ["done", "now", "later"].find((state) => tier.classList.contains(state)),
      counts: numbers(".count", tier),
    })),
    toEnd: numbers("main .togo"),
    until: document.querySelector("main .until").textContent,
    prices: all("main [data-anchor^='price:']").map((each) => [
      after(each, "anchor"), Number(each.querySelector(".value").textContent), ...numbers("b", each),
    ]),
    hand: all("main .hand [data-about^='card:']").map(card),
    open: all("main [data-anchor^='open:']").map((each) => (each.dataset.about ? card(each) : null)),
    pile: label(document.querySelector("main [data-anchor=pile]")),
    own: own && {
      workers: all(".workers b", own).map((each) => Number(each.textContent)),
      banners: hrefs(own.querySelector(".banners")),
      seals: numbers(".seals b", own),
      gold: numbers(".gold b", own)[0],
    },
    seats: all("main section[aria-labelledby=seats-heading] .small").map((small) =>
      all(".thing", small).map((thing) => [hrefs(thing), numbers("b", thing)]),
    ),
  };
}"""
"""What the page shows of the table: kinds by their pictures, squares by where these lie."""


def drawn(page: Any) -> dict[str, Any]:
    """What is drawn of the table."""
    return page.evaluate(DRAWN)


# --- The tile in hand ---

COVERED = """([selector, size]) => {
  const ghost = document.querySelector(selector);
  if (ghost === null) return [];
  const [right, down] = ghost.style.transform.match(/-?[\\d.]+/g).map((each) => Number(each) / size);
  const path = ghost.querySelector(".halo");
  const isCovered = (column, row) =>
    path.isPointInFill(new DOMPoint((column - right + 0.5) * size, (row - down + 0.5) * size));
  return Array.from({ length: 16 * 12 }, (_, place) => [place % 16, Math.floor(place / 16)])
    .filter(([column, row]) => isCovered(column, row))
    .map(([column, row]) => "abcdefghijklmnop"[column] + String(row + 1));
}"""


def ghost_squares(page: Any) -> set[str]:
    """The squares over which the tile in hand is drawn; none where it cannot be laid."""
    return set(page.evaluate(COVERED, [GHOST, 48]))


def ghost_path(page: Any) -> str:
    """The outline of the tile in hand as it is turned."""
    return page.locator(f"{GHOST} .halo").get_attribute("d")


def lay_over(page: Any, squares: set[str]) -> None:
    """Bring the tile in hand over these squares, by keys."""
    page.wait_for_selector(SITE)
    page.keyboard.press("m")
    for square in sorted(squares):
        page.locator(f"[data-square={square}][data-lit]").focus()
        for _ in range(8):
            if ghost_squares(page) == squares:
                return
            page.keyboard.press("r")
    raise AssertionError(f"the tile does not come to {squares}")


# --- One decision ---


def choices_since(table: dict, seq: int) -> list[str]:
    """The moves that somebody chose since the log was that long."""
    return [
        line["text"] for line in table["log"] if line["kind"] == "move" and line["seq"] >= seq and not line["forced"]
    ]


def sites_of(view: dict, kind: str) -> dict[str, set[str]]:
    """What every site of a kind covers, by its noun."""
    turnings = next(each["turnings"] for each in view["playable"] if each["kind"] == kind)
    return {
        f"{square}{turning['turning']}": {moved(cell, turning["cells"][0], square) for cell in turning["cells"]}
        for turning in turnings
        for square in turning["squares"]
    }


def moved(cell: str, first: str, to: str) -> str:
    right, down = ord(to[0]) - ord(first[0]), int(to[1:]) - int(first[1:])
    return f"{chr(ord(cell[0]) + right)}{int(cell[1:]) + down}"
