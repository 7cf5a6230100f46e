"""docs/protocol.md says what the server does."""

from __future__ import annotations

import re
import typing
from pathlib import Path

from insula.server import messages
from insula.server.api import ENDPOINTS
from insula.server.sockets import CLOSE_OF_CODE

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_page_lists_every_endpoint_with_who_may_call_it():
    rows = dict(re.findall(r"^\| `(\w+ /\S+)` \| ([\w ]+?) \|", PAGE, re.MULTILINE))
    files = ("/record.txt", "/record.ndjson")
    assert rows == {f"{row.method} {row.path}": row.who for row in ENDPOINTS if not row.path.endswith(files)}


def test_the_page_lists_every_frame_of_a_client():
    frames = [kind.__struct_config__.tag for kind in typing.get_args(messages.ClientFrame)]
    assert re.findall(r"^\| `(\w+)`(?: `\{[\w, ]+\}`)? \| ", PAGE, re.MULTILINE) == frames


def test_the_page_tells_every_reason_to_close():
    assert set(map(int, re.findall(r"\b4[04]\d\d\b", PAGE))) == set(CLOSE_OF_CODE.values())
