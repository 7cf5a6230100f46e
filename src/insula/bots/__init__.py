"""Bots. They are asked through `ask` and `consider`, which hand them a resampled state, never the true one."""

from insula.bots.bot import Bot, Thought, ask, consider
from insula.bots.roster import DEFAULT_LEVEL, LEVELS, make_bot

__all__ = ["DEFAULT_LEVEL", "LEVELS", "Bot", "Thought", "ask", "consider", "make_bot"]
