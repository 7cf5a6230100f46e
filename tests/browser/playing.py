"""What a person does at a table, as short words for the tests."""

from __future__ import annotations

from pathlib import Path

RANDOM = {"kind": "bot", "level": "random", "name": "Livia"}
OPEN = {"kind": "open"}
ANNA = {"kind": "person", "name": "Anna"}
BRUNO = {"kind": "person", "name": "Bruno"}
MOVE = ".move[aria-disabled=false]"
MOST_MOVES = 400
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "alhambra.txt"


def address(created: dict, seat: int | None = None) -> str:
    """A table's address; of a seat, with its secret."""
    return f"/table/{created['match']}" + ("" if seat is None else f"#{token_of(created, seat)}")


def token_of(created: dict, seat: int) -> str:
    return next(link["token"] for link in created["links"] if link["seat"] == seat)


def wait_for_turn(page) -> None:
    page.wait_for_selector(f"{MOVE}, .end")


def wait_for_previews(page) -> None:
    page.wait_for_selector(".move .effect")


def is_over(page) -> bool:
    return page.query_selector(".end") is not None


def sequence(page) -> str:
    """How long the log is that the page shows."""
    return page.get_attribute("main", "data-seq")


def wait_for_change(page, before: str) -> None:
    page.wait_for_function("before => document.querySelector('main').dataset.seq !== before", arg=before)


def play(page, choose, moves: int = MOST_MOVES) -> int:
    """Play some moves, or until the end is shown; how many there were."""
    for count in range(moves):
        wait_for_turn(page)
        if is_over(page):
            return count
        before = sequence(page)
        choose(page)
        wait_for_change(page, before)
    return moves


def click_first(page) -> None:
    page.locator(MOVE).first.click()


def press_enter(page) -> None:
    """The focus is where the next choice is, so that Enter alone plays."""
    page.wait_for_function("() => document.activeElement.matches('.move[aria-disabled=false]')")
    page.keyboard.press("Enter")


def finished(server) -> dict:
    """A match that is over, from the record of the documentation."""
    return server.ask("POST", "/api/records", {"record": EXAMPLE.read_text(encoding="utf-8")})


def played_match(server, moves: int = MOST_MOVES) -> dict:
    """A match of two people played over the wire, first move by first move."""
    created = server.make(ANNA, BRUNO)
    path = f"/api/matches/{created['match']}"
    for _ in range(moves):
        table = server.ask("GET", path)
        if table["over"]:
            break
        token = token_of(created, table["to_act"])
        table = server.ask("GET", path, token=token)
        verb, nouns = list(table["legal"].items())[-1]
        server.ask("POST", f"{path}/moves", {"seq": table["seq"], "moves": [f"{verb} {nouns[0]}".strip()]}, token)
    return created
