"""Insula in the terminal: people and bots at one table, saved games, replays, a menu."""
