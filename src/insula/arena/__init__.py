"""Matches between bots that prove who is stronger: paired shuffles, rotated seats, intervals, ratings."""

from insula.arena.result import BotFigures, PairFigures, Result, ratings, summarize
from insula.arena.run import play

__all__ = ["BotFigures", "PairFigures", "Result", "play", "ratings", "summarize"]
