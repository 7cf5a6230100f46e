"""Who plays whom, in which seat, with which shuffle."""

from __future__ import annotations

import dataclasses
from collections import Counter

import pytest

from insula import InsulaError, TableError
from insula.arena.contest import make_contest, word_of

FOUR = ["random", "greedy", "casual", "expert"]


def players_of(bots, seats, shuffle=0):
    return [fixture.players for fixture in make_contest("alhambra", bots, seats).fixtures_of(shuffle)]


def test_every_pair_plays_a_shuffle_once_in_each_seating():
    games = players_of(["random", "greedy", "casual"], 2)
    assert games == [
        ("random", "greedy"), ("greedy", "random"),
        ("random", "casual"), ("casual", "random"),
        ("greedy", "casual"), ("casual", "greedy"),
    ]  # fmt: skip


def test_every_set_of_bots_that_fills_the_table_meets_in_all_rotations():
    games = players_of(FOUR, 3)
    assert len({frozenset(players) for players in games}) == 4
    assert Counter((seat, bot) for players in games for seat, bot in enumerate(players)) == {
        (seat, bot): 3 for seat in range(3) for bot in FOUR
    }


def test_the_first_of_two_bots_is_alone_against_copies_of_the_second():
    games = players_of(["expert", "greedy"], 4)
    assert [players.index("expert") for players in games] == [0, 3, 2, 1]
    assert all(players.count("greedy") == 3 for players in games)


def test_games_are_rounded_up_to_whole_rotations():
    contest = make_contest("alhambra", ["random", "greedy"], 4)
    assert [contest.shuffles_for(games) for games in (1, 4, 5, 100)] == [1, 1, 2, 25]


def test_a_shuffle_has_one_seed_for_all_who_play_it_and_another_in_every_other_run():
    first, second = (make_contest("alhambra", FOUR, 2, seed=seed) for seed in (0, 1))
    seeds = [{fixture.seed for fixture in first.fixtures_of(shuffle)} for shuffle in range(50)]
    others = [{fixture.seed for fixture in second.fixtures_of(shuffle)} for shuffle in range(50)]
    assert {len(each) for each in seeds + others} == {1}
    assert len(set.union(*seeds, *others)) == 100


def test_words_are_the_same_on_every_machine():
    assert word_of(0, 0) == 2700352082440137613
    assert len({word_of(a, b) for a in range(30) for b in range(30)}) == 900


@pytest.mark.parametrize("bots", [["greedy"], [], ["greedy", "greedy"]])
def test_less_than_two_different_bots_are_refused(bots):
    with pytest.raises(InsulaError) as refused:
        make_contest("alhambra", bots, 2)
    assert refused.value.code == "arena.bots"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nobody", "bots.unknown"),
        ("python:no.such.Bot", "arena.own_bot"),
        ("python:tests.arena.players.Nobody", "arena.own_bot"),
    ],
)
def test_an_unknown_bot_is_refused_before_anything_is_played(name, code):
    with pytest.raises(TableError) as refused:
        make_contest("alhambra", ["random", name], 2)
    assert refused.value.code == code


def test_games_of_bots_that_thought_otherwise_are_not_gone_on_with():
    contest = make_contest("alhambra", ["greedy", "random"], 2)
    contest.lay()
    with pytest.raises(InsulaError) as refusal:
        dataclasses.replace(contest, thinking="otherwise").lay()
    assert refusal.value.code == "arena.other_rules"
