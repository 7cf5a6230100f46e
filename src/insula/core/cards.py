"""Kernels for decks of cards, shared by the titles."""

from __future__ import annotations

from insula.core.jit import Array, kernel
from insula.core.rng import below


@kernel
def shuffle(cards: Array, start: int, stop: int, rng: Array, stream: int) -> None:
    """Shuffle `cards[start:stop]`, every order equally likely."""
    for last in range(stop - 1, start, -1):
        other = start + below(rng, stream, last - start + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@kernel
def draw_counted(counts: Array, rng: Array, stream: int) -> int:
    """Take one card where `counts` says how many there are of each; every single card is equally likely."""
    left = 0
    for number in counts:
        left += number
    place = below(rng, stream, left)
    card = 0
    while place >= counts[card]:
        place -= counts[card]
        card += 1
    counts[card] -= 1
    return card


@kernel
def insert(cards: Array, place: int, stop: int, card: int) -> None:
    """Slip a card in at `place`; those from there to `stop` move down by one."""
    for below_it in range(stop, place, -1):
        cards[below_it] = cards[below_it - 1]
    cards[place] = card
