"""Kernels for decks."""

from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from insula.core.cards import insert, shuffle


@pytest.mark.parametrize(("start", "stop"), [(0, 12), (3, 9), (0, 1), (5, 5), (11, 12), (0, 2)])
def test_a_shuffle_is_a_permutation_of_its_part_only(start, stop):
    for seed in range(20):
        cards, rng = np.arange(12), np.array([seed], np.uint64)
        shuffle(cards, start, stop, rng, 0)
        assert sorted(cards[start:stop]) == list(range(start, stop))
        assert cards[:start].tolist() == list(range(start))
        assert cards[stop:].tolist() == list(range(stop, 12))


def test_every_order_of_four_cards_is_about_equally_likely():
    counts = dict.fromkeys(permutations(range(4)), 0)
    rng = np.array([2026], np.uint64)
    for _ in range(250 * 24):
        cards = np.arange(4)
        shuffle(cards, 0, 4, rng, 0)
        counts[tuple(cards.tolist())] += 1
    chi_square = sum((count - 250) ** 2 / 250 for count in counts.values())
    assert chi_square < 23 + 6 * 46**0.5


def test_a_shuffle_follows_from_the_word_alone():
    decks = []
    for _ in range(2):
        cards, rng = np.arange(30), np.array([1, 99], np.uint64)
        shuffle(cards, 0, 30, rng, 1)
        decks.append(cards.tolist())
        assert rng[0] == 1
    assert decks[0] == decks[1]
    assert decks[0] != list(range(30))


@settings(derandomize=True, deadline=None)
@given(st.data(), st.lists(st.integers(0, 99), min_size=1, max_size=12))
def test_a_card_is_slipped_in_and_those_below_move_down(data, deck):
    place = data.draw(st.integers(0, len(deck)))
    cards = np.array([*deck, -1, 77])
    insert(cards, place, len(deck), 55)
    deck.insert(place, 55)
    assert cards.tolist() == [*deck, 77]
