"""Several people at one screen: the one who looks sees the own hand, and nothing anywhere on it tells of another's."""

from __future__ import annotations

import json
import re

import pytest

from tests.browser.playing import (
    ANNA,
    BRUNO,
    PLAIN,
    RANDOM,
    SEATS,
    address,
    click_first,
    sequence,
    token_of,
    wait_for_change,
    wait_for_turn,
)

SHOW = "#show[aria-disabled=false]"
"""What opens the curtain, once a press that was meant for the table has passed."""
ON_THE_TABLE = re.compile(r"yellow|blue|green|orange|tower|garden|pavilion|arcades|chambers|seraglio", re.IGNORECASE)


class Wiretap:
    """All that comes to a page and goes from it, in order."""

    def __init__(self, page) -> None:
        self.heard: list[tuple[str, str]] = []
        page.on("websocket", self._follow)
        page.on("response", self._read)

    def _follow(self, socket) -> None:
        socket.on("framesent", lambda text: self.heard.append(("sent", text)))
        socket.on("framereceived", lambda text: self.heard.append(("received", text)))

    def _read(self, response) -> None:
        if "/api/" in response.url:
            self.heard.append(("answer", response))

    def since_hand_over(self) -> list[str]:
        """What came after the page asked to watch without the seat that had the screen."""
        asked = [place for place, (kind, text) in enumerate(self.heard) if kind == "sent" and is_for_nobody(text)]
        later = [text for kind, text in self.heard[asked[-1] :] if kind == "received"]
        answers = [each.text() for kind, each in self.heard[asked[-1] :] if kind == "answer" and each.ok]
        return later + answers


def is_for_nobody(text: str) -> bool:
    frame = json.loads(text)
    return frame["type"] == "watch" and frame["token"] is None


def accessible_names(page) -> str:
    """All that a screen reader is told."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    told = [node.get(part, {}).get("value", "") for node in tree["nodes"] for part in ("name", "description", "value")]
    return "\n".join(str(each) for each in told)


def everything_on(page) -> str:
    """The page with all attributes and fields, what the device keeps, and what a screen reader is told."""
    kept = page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href])")
    written = page.evaluate("[...document.querySelectorAll('input, textarea')].map(({ value }) => value).join(' ')")
    return "\n".join([page.content(), kept, written, page.title(), accessible_names(page)])


def secrets_of(server, created, seat, other) -> list[dict]:
    """Cards of a hand that nothing on the table of another seat is equal to."""
    view = server.table(created, other)["table"]
    known = [*view["owners"][other]["hand"], *filter(None, view["open_money"]), *view["discard"]]
    events = [event["arguments"] for line in server.table(created)["log"] for event in line["events"]]
    told = [{"currency": event.get("currency"), "value": event.get("value")} for event in events]
    hand = server.table(created, seat)["table"]["owners"][seat]["hand"]
    return [card for card in hand if card not in known and card not in told]


def traces_of(card) -> list[str]:
    """How a card would be named: in a sentence, in a place's name, on the wire."""
    currency, value = card["currency"], card["value"]
    return [f"{currency} {value}", f"{currency.capitalize()} {value}", f":{currency}:{value}", f"{currency}+{value}"]


def hands_in(frame: str, seat: int) -> list:
    """What a frame or an answer says about a seat's hand."""
    try:
        view = json.loads(frame)
    except ValueError:
        return []
    owners = (view.get("table") or {}).get("owners", []) if isinstance(view.get("table"), dict) else []
    return [owners[seat]["hand"]] if owners else []


def two_here(visit, server, **options):
    """A match of two people at one screen."""
    created = server.make(ANNA, BRUNO)
    taps = []
    page = visit(address(created), links=created, before=lambda page: taps.append(Wiretap(page)), **options)
    page.wait_for_selector(SHOW)
    return page, created, taps[0]


def hand_on(page) -> list[str]:
    """The cards that lie before the person who looks."""
    cards = page.get_by_role("region", name="Hand").get_by_role("button")
    return sorted(cards.evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))"))


# --- The curtain ---


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_of_another_hand_is_left_when_the_screen_changes_hands(visit, server, motion):
    page, created, tap = two_here(visit, server, reduced_motion=motion)
    looked_for = []
    for _ in range(3):
        actor = server.table(created)["to_act"]
        other = 1 - actor
        behind = page.inner_html("body") + accessible_names(page) + page.title()
        assert not ON_THE_TABLE.search(behind)
        assert page.evaluate("document.activeElement.id") == "show"
        secrets = secrets_of(server, created, other, actor)
        looked_for += secrets
        page.keyboard.press("Enter")
        wait_for_turn(page)
        shown = everything_on(page)
        for card in secrets:
            assert not [trace for trace in traces_of(card) if trace in shown], card
        mine = server.table(created, actor)["table"]["owners"][actor]["hand"]
        assert mine
        assert hand_on(page) == sorted(f"{card['currency']} {card['value']}" for card in mine)
        heard = tap.since_hand_over()
        assert any(json.loads(text).get("previews") for text in heard)
        assert {str(hand) for text in heard for hand in hands_in(text, other)} == {"None"}
        assert token_of(created, other) not in "".join(heard)
        click_first(page)
        page.wait_for_selector(SHOW)
    assert looked_for


def test_the_secrets_that_are_looked_for_would_be_found(visit, server):
    """The other way round: one's own hand does leave these traces."""
    page, created, tap = two_here(visit, server)
    actor = server.table(created)["to_act"]
    secrets = secrets_of(server, created, actor, 1 - actor)
    page.click("#show")
    wait_for_turn(page)
    shown = everything_on(page)
    for card in secrets:
        assert [trace for trace in traces_of(card) if trace in shown]
    assert any(hand for text in tap.since_hand_over() for hand in hands_in(text, actor))


def test_on_the_plain_table_the_others_hand_is_a_dash(visit, server):
    page, created, tap = two_here(visit, server, device=PLAIN)
    for _ in range(2):
        actor = server.table(created)["to_act"]
        assert not ON_THE_TABLE.search(page.inner_html("body") + accessible_names(page))
        page.keyboard.press("Enter")
        wait_for_turn(page)
        rows = page.locator("[data-field=owners] tbody tr")
        hands = {row.locator("th").inner_text().split()[0]: row.locator("td").first.inner_text() for row in rows.all()}
        assert hands.pop(("Anna", "Bruno")[actor]) != "–"
        assert list(hands.values()) == ["–"]
        assert {str(hand) for text in tap.since_hand_over() for hand in hands_in(text, 1 - actor)} == {"None"}
        click_first(page)
        page.wait_for_selector(SHOW)


def test_the_screen_can_be_handed_over_without_waiting_for_the_turn(visit, server):
    page, created, _ = two_here(visit, server)
    actor = server.table(created)["to_act"]
    mine, other = ("Anna", "Bruno")[actor], ("Anna", "Bruno")[1 - actor]
    page.click("#show")
    wait_for_turn(page)
    assert mine in page.locator(f"{SEATS} li", has_text="you").inner_text()
    switcher = page.get_by_role("group", name="At this screen")
    assert switcher.get_by_role("button", name=mine).get_attribute("aria-pressed") == "true"
    switcher.get_by_role("button", name=other).click()
    page.wait_for_selector(f"#curtain-heading:has-text('{other}')")
    assert not ON_THE_TABLE.search(page.inner_html("body"))
    page.click("#show")
    page.wait_for_selector(f"{SEATS} li:has-text('{other}'):has-text('you')")
    assert page.locator("[data-lit]").count() == 0
    page.reload()
    page.wait_for_selector(SHOW)


def test_keys_do_nothing_behind_the_curtain(visit, server):
    page, created, _ = two_here(visit, server)
    before = server.table(created)["seq"]
    for key in ("u", "r", "m", "l", "/", "ArrowRight", "s"):
        page.keyboard.press(key)
    assert page.query_selector("dialog[open]") is None
    assert not ON_THE_TABLE.search(page.inner_html("body"))
    assert server.table(created)["seq"] == before


def test_without_the_curtain_the_next_one_looks_at_once(visit, server):
    created = server.make(ANNA, BRUNO)
    page = visit(address(created), links=created, device={"curtain": "off"})
    wait_for_turn(page)
    actor = server.table(created)["to_act"]
    click_first(page)
    page.wait_for_selector(f"{SEATS} li:has-text('{('Anna', 'Bruno')[1 - actor]}'):has-text('you')")
    wait_for_turn(page)
    assert page.query_selector("#show") is None


def test_a_bot_between_two_people_draws_the_curtain_once_for_the_next(visit, server):
    created = server.make(ANNA, RANDOM, BRUNO)
    page = visit(address(created), links=created)
    for _ in range(3):
        page.wait_for_selector(SHOW)
        actor = server.table(created)["to_act"]
        assert ("Anna", "Livia", "Bruno")[actor] in page.inner_text("#curtain-heading")
        page.click("#show")
        wait_for_turn(page)
        click_first(page)


def test_a_move_at_a_shared_screen_is_made_for_the_seat_that_looks(visit, server):
    page, created, _ = two_here(visit, server)
    actor = server.table(created)["to_act"]
    page.click("#show")
    wait_for_turn(page)
    before = sequence(page)
    click_first(page)
    wait_for_change(page, before)
    moves = [line for line in server.table(created)["log"] if line["kind"] == "move"]
    assert [line["seat"] for line in moves] == [actor]
