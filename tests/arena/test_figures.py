"""Intervals hold as often as they say, a verdict is as rarely wrong, ratings find the truth."""

from __future__ import annotations

import itertools
import random

import pytest

from insula import InsulaError
from insula.arena.certainty import ERROR_RATE, certain_interval, judge
from insula.arena.contest import make_contest
from insula.arena.intervals import paired, wilson
from insula.arena.outcome import Outcome
from insula.arena.rating import rate
from insula.arena.result import summarize


def shuffles(chance, count, words):
    """The mean share in each of some shuffles, of two games each."""
    return [((words.random() < chance) + (words.random() < chance)) / 2 for _ in range(count)]


def test_wilsons_interval_narrows_with_the_games_and_stays_between_none_and_all():
    assert wilson(0.5, 10) == pytest.approx((0.237, 0.763), abs=0.001)
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.278), abs=0.001)
    assert wilson(1.0, 10) == pytest.approx((0.722, 1.0), abs=0.001)


@pytest.mark.parametrize("chance", [0.5, 0.75, 0.95])
def test_the_paired_interval_holds_in_95_of_100_runs(chance):
    words = random.Random(3)
    runs = [paired(shuffles(chance, 30, words)) for _ in range(1000)]
    assert sum(low <= chance <= high for low, high in runs) >= 935


def test_where_the_seat_decides_every_game_the_paired_interval_knows_more_than_wilsons():
    low, high = paired([0.5] * 100)
    assert high - low < 0.3 * (wilson(0.5, 200)[1] - wilson(0.5, 200)[0])


def test_a_few_shuffles_that_ended_alike_make_nobody_certain():
    low, high = paired([0.5, 0.5])
    assert high - low > 0.5


# --- A verdict ---


def test_a_verdict_on_80_to_20_comes_early_and_names_the_stronger():
    words = random.Random(4)
    verdicts = [judge(shuffles(0.8, 200, words), 0.5) for _ in range(100)]
    assert all(verdict.is_first for verdict in verdicts)
    assert sorted(verdict.shuffles for verdict in verdicts)[50] <= 25
    other = judge(shuffles(0.2, 200, words), 0.5)
    assert not other.is_first


@pytest.mark.parametrize("fair", [1 / 2, 1 / 4])
def test_of_equals_hardly_one_is_ever_called_stronger_however_often_one_looks(fair):
    words = random.Random(5)
    runs = 400
    alarms = sum(judge([float(words.random() < fair) for _ in range(500)], fair) is not None for _ in range(runs))
    assert 0 < alarms <= runs * ERROR_RATE


def test_the_interval_of_a_verdict_holds_although_one_stopped_when_it_looked_good():
    words = random.Random(6)
    verdicts = [judge(shuffles(0.65, 400, words), 0.5) for _ in range(200)]
    assert sum(verdict.low <= 0.65 <= verdict.high for verdict in verdicts) >= 190
    assert all(verdict.low > 0.5 for verdict in verdicts)


def test_an_interval_without_games_is_everything():
    assert certain_interval([0.5]) == pytest.approx((0, 1), abs=0.05)


# --- Ratings ---


def test_ratings_find_the_strengths_that_games_were_drawn_from():
    words = random.Random(7)
    truth = [300.0, 120.0, 0.0]
    games = [
        [
            (one, other, float(words.random() < 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))))
            for one, other in itertools.combinations(range(3), 2)
        ]
        for _ in range(800)
    ]
    ratings = rate(games, 3, anchor=2)
    assert ratings[2] == (0, 0)
    for (rating, error), true in zip(ratings[:2], truth[:2], strict=True):
        assert 5 < error < 30
        assert abs(rating - true) < 3 * error


def test_one_that_never_lost_has_a_rating_all_the_same():
    (rating, error), _ = rate([[(0, 1, 1.0), (0, 1, 1.0)]] * 20, 2, anchor=1)
    assert 300 < rating < 1200
    assert error > 0


# --- Figures from outcomes ---


def outcome(shuffle, players, points, **more):
    places = tuple(1 + sum(p > mine for p in points) + (points.count(mine) - 1) / 2 for mine in points)
    seats = len(players)
    return Outcome(
        shuffle=shuffle, players=players, points=points, places=places,
        decisions=(10,) * seats, seconds=(1.0,) * seats, **more,
    )  # fmt: skip


def test_figures_of_two_bots_are_what_a_person_counts():
    contest = make_contest("alhambra", ["greedy", "random"], 2)
    ends = [
        outcome(0, ("greedy", "random"), (50, 40)), outcome(0, ("random", "greedy"), (30, 36)),
        outcome(1, ("greedy", "random"), (20, 24)), outcome(1, ("random", "greedy"), (33, 33)),
    ]  # fmt: skip
    greedy, chance = summarize(contest, reversed(ends)).bots
    assert (greedy.games, greedy.win_share, greedy.mean_rank, greedy.mean_margin) == (4, 0.625, 1.375, 3.0)
    assert (greedy.ci_low, greedy.ci_high) == wilson(0.625, 4)
    assert (greedy.paired_low, greedy.paired_high) == paired([1.0, 0.25])
    assert (chance.win_share, chance.mean_margin, chance.rating) == (0.375, -3.0, 0.0)
    assert greedy.seconds_per_decision == 0.1


def test_copies_count_as_one_bot_whose_figures_are_those_of_a_seat():
    contest = make_contest("alhambra", ["greedy", "random"], 3)
    ends = [
        outcome(0, ("greedy", "random", "random"), (9, 5, 7)),
        outcome(0, ("random", "random", "greedy"), (9, 5, 7)),
        outcome(0, ("random", "greedy", "random"), (1, 8, 2)),
    ]
    result = summarize(contest, ends)
    greedy, chance = result.bots
    assert (greedy.win_share, chance.win_share) == pytest.approx((2 / 3, 1 / 6))
    assert (greedy.mean_rank, chance.mean_rank) == pytest.approx((4 / 3, 7 / 3))
    assert [(pair.bot, pair.other, pair.share) for pair in result.pairs] == [("greedy", "random", pytest.approx(5 / 6))]


def test_a_shuffle_that_lacks_a_game_does_not_count():
    contest = make_contest("alhambra", ["greedy", "random"], 2)
    ends = [outcome(0, ("greedy", "random"), (5, 4)), outcome(0, ("random", "greedy"), (4, 5))]
    late = outcome(1, ("greedy", "random"), (5, 4))
    assert summarize(contest, [late, *ends]).games == 2
    with pytest.raises(InsulaError) as refused:
        summarize(contest, [late])
    assert refused.value.code == "arena.no_games"
