"""A table of people and bots at which everything happens that may, for tests; every byte is kept."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

from insula.server.log import HOST
from tests.server import twins
from tests.server.clients import moves_of
from tests.server.twins import WATCHER, Holder, Wire, body_of, status_of


def make(url: str, *seats: str, title: str = "alhambra", **more: Any) -> tuple[str, dict[int, str | None]]:
    """A new match: its name, and the token of each place."""
    wanted = [
        {"kind": "person", "name": f"Anna {number}"} if seat == "person" else {"kind": "bot", "level": seat}
        for number, seat in enumerate(seats)
    ]
    with closing(Wire(url)) as wire:
        [answer] = wire.ask(twins.request("POST", "/api/matches", {"title": title, "seats": wanted, **more}))
    assert status_of(answer) == 201, answer
    created = body_of(answer)
    links = {link["seat"]: link["token"] for link in created["links"]}
    return created["match"], {**links, HOST: created["host"], WATCHER: None}


def wait(watcher: Holder) -> dict[str, Any]:
    """The table once a person is to act, or the match is over."""
    while True:
        table = watcher.get()
        if table["over"] or table["seats"][table["to_act"]]["kind"] == "person":
            return table
        time.sleep(0.002)


class BusyMatch:
    """A match with everything that may happen at a table, as random as can be; all bytes are kept."""

    def __init__(self, holders: dict[int, Holder], host: Holder, seed: int) -> None:
        self.holders = holders
        self.seats = [place for place in holders if place >= 0]
        self.host = host
        self.words = random.Random(seed)
        self.former: dict[int, list[str | None]] = {place: [] for place in holders}
        self.done: set[str] = set()

    def play(self, most: int = 2000) -> None:
        """Go on to the end, or for that many happenings."""
        deeds: list[tuple[int, Callable[[dict[str, Any]], bool]]] = [
            (60, self.move), (12, self.undo), (4, self.ask), (2, self.leave_and_return), (1, self.rename),
            (1, self.reissue), (2, self.reopen), (1, self.resign),
        ]  # fmt: skip
        for step in range(most):
            table = wait(self.holders[WATCHER])
            if table["over"]:
                break
            [deed] = self.words.choices([deed for _, deed in deeds], [weight for weight, _ in deeds])
            if step % 9 == 8:  # none of these is left to chance
                deed = (self.ask, self.look, self.compare_host)[step // 9 % 3]
            if deed(table):
                self.done.add(deed.__name__)
        seq = self.holders[WATCHER].get()["seq"]
        for holder in self.holders.values():
            holder.page.take_in(seq)

    def tell(self, place: int, path: str, **body: Any) -> bool:
        """Do something; a bot may have been quicker."""
        answer = self.holders[place].post(path, **body)
        assert status_of(answer) in (200, 409), answer
        return status_of(answer) == 200

    def move(self, table: dict[str, Any]) -> bool:
        actor = table["to_act"]
        mine = self.holders[actor].get()
        legal = moves_of(mine)
        buys = [move for move in legal if not move.startswith("take")]
        chosen = self.words.choice(buys if buys and self.words.random() < 0.5 else legal or [""])
        return bool(legal) and self.tell(actor, "/moves", seq=mine["seq"], moves=[chosen])

    def undo(self, table: dict[str, Any]) -> bool:
        actor = table["to_act"]
        mine = self.holders[actor].get()
        return bool(mine["undo"]) and self.tell(actor, "/undo", seq=mine["seq"], move=self.words.choice(mine["undo"]))

    def ask(self, table: dict[str, Any]) -> bool:
        seat = self.words.choice(self.seats)
        mine = self.holders[seat].get()
        if mine["may_ask"] is None or not self.tell(seat, "/ask", seq=mine["seq"]):
            return False
        for other in self.seats:
            now = self.holders[other].get()
            if now["ask"] and other in now["ask"]["needs"]:
                self.tell(other, "/answer", seq=now["seq"], agree=self.words.random() < 0.8)
        return True

    def look(self, table: dict[str, Any]) -> bool:
        for holder in self.holders.values():
            move = self.words.randrange(table["move"] + 1)
            paths = ("/previews", f"/positions/{move}", "/record", "/record.txt", "?since=0", "/refusal?move=pass")
            holder.wire.ask(*(holder.request("GET", path) for path in paths))
            holder.page.ask(type="position", move=move)
            told = holder.page.ask(type="previews")
            assert bool(told.get("previews")) == (self.holders.get(table["to_act"]) is holder)
            assert told["type"] == ("previews" if holder.token and holder.token != self.host.token else "error")
        return True

    def leave_and_return(self, table: dict[str, Any]) -> bool:
        seat = self.words.choice(self.seats)
        if table["seats"][seat]["kind"] == "bot" or not self.tell(seat, f"/seats/{seat}/bot", level="random"):
            return False
        assert not self.holders[seat].get()["legal"]
        assert not self.holders[seat].get("/previews")["previews"]
        return self.tell(seat, f"/seats/{seat}/person")

    def rename(self, table: dict[str, Any]) -> bool:
        return self.rename_at(self.words.choice(self.seats))

    def rename_at(self, seat: int) -> bool:
        return self.tell(seat, f"/seats/{seat}/join", name=f"Bert {self.words.randrange(99)}")

    def resign(self, table: dict[str, Any]) -> bool:
        seat = self.words.choice(self.seats)
        if any(each["resigned"] for each in table["seats"]) or table["move"] < 20:
            return False
        return self.tell(seat, f"/seats/{seat}/resign", level="random")

    def reissue(self, table: dict[str, Any]) -> bool:
        seat = self.words.choice(self.seats)
        if table["seats"][seat]["resigned"]:
            return False
        holder, old = self.holders[seat], self.holders[seat].page
        holder.page = None
        self.former[seat].append(holder.token)
        holder.token = self.host.done(f"/seats/{seat}/link")["token"]
        holder.open_page()
        assert old.to_the_end() == 4403
        holder.older += old.frames
        old.close()
        self.rename_at(seat)  # whoever has the new link sits down first
        return True

    def reopen(self, table: dict[str, Any]) -> bool:
        holder = self.words.choice(list(self.holders.values()))
        holder.open_page(since=self.words.randrange(table["seq"] + 1))
        return True

    def compare_host(self, table: dict[str, Any]) -> bool:
        """The host's link shows what everybody may see, and says that it is the host's."""
        told = []
        for place in (HOST, WATCHER):
            holder = self.holders[place]
            paths = ("", "/record", f"/positions/{table['move'] // 2}", "?since=3")
            answers = holder.wire.ask(*(holder.request("GET", path) for path in paths))
            told.append(
                [answer.partition(b"\r\n\r\n")[2].replace(b'"host":true', b'"host":false') for answer in answers]
            )
        if json.loads(told[0][0])["seq"] == json.loads(told[1][0])["seq"]:
            assert told[0] == told[1]
        return True
