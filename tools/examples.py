"""Write the example game of docs/notation.md: two greedy bots play Alhambra, as text and as NDJSON."""

from __future__ import annotations

import re
from pathlib import Path

from insula.bots import ask, make_bot
from insula.registry import load_game

DOCS = Path(__file__).parent.parent / "docs"
SEED = 7


def main() -> None:
    """Play the game, write both files, and put the text into the page."""
    state = load_game("alhambra", seats=2).new_initial_state(SEED)
    bot = make_bot("greedy")
    while not state.is_terminal():
        state.apply_action(ask(bot, state, state.seq))
    record = state.record()
    (DOCS / "examples").mkdir(exist_ok=True)
    (DOCS / "examples" / "alhambra.txt").write_text(record.to_text(), encoding="utf-8")
    (DOCS / "examples" / "alhambra.ndjson").write_text(record.to_ndjson(), encoding="utf-8")
    page = DOCS / "notation.md"
    text = page.read_text(encoding="utf-8")
    page.write_text(
        re.sub(r"(?s)(<!-- example -->\n```\n).*?(```)", lambda m: m[1] + record.to_text() + m[2], text),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
