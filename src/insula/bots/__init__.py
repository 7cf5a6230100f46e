"""Bots. They are asked through `ask`, which hands them a resampled state, never the true one."""

from insula.bots.bot import Bot, ask, make_bot

__all__ = ["Bot", "ask", "make_bot"]
