"""Search: endings are solved, a tree is gone on with inside a turn, several trees add up, thinking can be watched."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from insula import load_game, registered_names
from insula.bots import ask, consider, make_bot
from insula.bots.evaluate import evaluation_of
from insula.bots.search import TURNS, SearchBot, turns_of
from insula.bots.tree import NO_NODE, NODE, add_child, add_up, visits_of_best
from insula.core.testing import random_game

MOST_LINES = 400


def is_same_turn(state, other):
    one, two = state.rows[0], other.rows[0]
    return one.actor == two.actor and one.turn == two.turn and one.revealed == two.revealed


def after(state, move):
    child = state.clone()
    child.apply_action(move)
    return child


def moves_tried(bot):
    """The moves that lead from the root, also those that are not legal there."""
    tree = bot._trees[0]
    totals = np.zeros((len(tree.game.moves), 1 + tree.sums.shape[1]))
    add_up(tree.nodes, tree.sums, tree.root, totals)
    return set(np.flatnonzero(totals[:, 0]))


def outcomes(state, seat):
    """For each move how the game ends at best: own result, then points ahead; None if it goes on beyond the turn."""
    best = {}
    lines = itertools.count()
    for move in state.legal_actions():
        stack = [after(state, move)]
        ends = []
        while stack:
            if next(lines) > MOST_LINES:
                return None
            here = stack.pop()
            if here.is_terminal():
                points = here.scores()
                others = max(point for other, point in enumerate(points) if other != seat)
                ends.append((here.returns()[seat], points[seat] - others))
            elif here.rows[0].revealed != state.rows[0].revealed or here.current_player() != seat:
                return None
            else:
                stack += [after(here, action) for action in here.legal_actions()]
        best[move] = max(ends)
    return best


def endings(title, seats, wanted):
    """Positions of the last turn in which the moves lead to different results, and what each leads to."""
    found = []
    for seed in itertools.count():
        states = [state.clone() for state in random_game(load_game(title, seats), seed) if not state.is_terminal()]
        for state in reversed(states[-6:]):
            best = outcomes(state, state.current_player()) if len(state.legal_actions()) > 1 else None
            if best and len({result for result, _ in best.values()}) > 1:
                found.append((state, best))
                if len(found) == wanted:
                    return found
        assert seed < 3000, "no such ending"
    return found


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("title", registered_names())
def test_an_ending_with_a_better_result_in_reach_is_solved(title, seats):
    for state, best in endings(title, seats, wanted=6):
        for name in ("search:40", "search:300", "rollouts:3000"):
            move = ask(make_bot(name), state, 1)
            assert best[move][0] == max(result for result, _ in best.values()), (name, state.record().to_text())


@pytest.mark.parametrize("title", registered_names())
def test_a_tree_is_gone_on_with_inside_a_turn_and_nowhere_else(title):
    state = load_game(title, 2).new_initial_state(4)
    bots = [SearchBot(200, is_planned=False), SearchBot(200, is_planned=False)]
    asked = {}
    within = elsewhere = 0
    while not state.is_terminal():
        seat = state.current_player()
        move = ask(bots[seat], state, state.seq)
        if len(state.legal_actions()) > 1:
            if seat in asked and is_same_turn(asked[seat], state):
                within += bots[seat].kept > 0
                assert moves_tried(bots[seat]) <= set(state.legal_actions())
            else:
                elsewhere += 1
                assert bots[seat].kept == 0
            assert bots[seat].nodes >= 200
            asked[seat] = state.clone()
        state.apply_action(move)
    assert within > 10
    assert elsewhere > 10


def test_a_tree_is_not_gone_on_with_where_another_move_was_made():
    state = load_game("alhambra", 2).new_initial_state(1)
    bot = SearchBot(100, is_planned=False)
    while True:
        move = bot.choose(state, 1)
        if bot._after is not None:
            break
        state.apply_action(move)
    other = next(each for each in state.legal_actions() if each != move)
    state.apply_action(other)
    bot.choose(state, 1)
    assert bot.kept == 0


@pytest.mark.parametrize("name", ["search:120x3", "rollouts:120x3"])
def test_several_trees_share_the_iterations_and_add_up(name):
    state = load_game("alhambra", 3).new_initial_state(2)
    bots = [make_bot(name), make_bot(name)]
    thoughts = [consider(bot, state, 8) for bot in bots]
    assert thoughts[0] == thoughts[1]
    assert bots[0].nodes == 120
    assert sum(thought.share for thought in thoughts[0]) == pytest.approx(1)
    assert thoughts[0] != consider(make_bot(name.removesuffix("x3")), state, 8)


@pytest.mark.parametrize("title", registered_names())
def test_what_it_thinks_on_the_way_ends_in_what_it_thinks(title):
    state = load_game(title, 4).new_initial_state(3)
    slices = list(SearchBot(300).ponder(state, 6))
    assert len(slices) > 1
    assert slices[-1] == SearchBot(300).think(state, 6)
    assert slices[-1][0].move == SearchBot(300).choose(state, 6)
    shares = [thought.share for thought in slices[-1]]
    assert shares == sorted(shares, reverse=True)
    assert all(1 <= thought.rank <= 4 for thought in slices[-1])


def test_a_time_budget_is_thought_through_in_slices():
    state = load_game("alhambra", 2).new_initial_state(3)
    bot = make_bot("search:30ms")
    assert bot.choose(state, 1) in state.legal_actions()
    assert bot.nodes >= 64


def test_whoever_stops_watching_stops_the_thinking():
    bot = SearchBot(1_000_000)
    state = load_game("alhambra", 2).new_initial_state(3)
    assert next(bot.ponder(state, 1))[0].move in state.legal_actions()
    assert bot.nodes < 1_000_000
    assert SearchBot(50).choose(state, 1) in state.legal_actions()


def test_the_next_draw_is_the_one_that_the_best_move_has_not_met_yet():
    nodes, sums = NODE.zeros(4), np.zeros((4, 3))
    nodes[0].first_child = NO_NODE
    assert visits_of_best(nodes, sums, 0, 0.1) == 0
    for child, (visits, total) in enumerate([(5, 1.0), (2, 1.6), (9, 0.9)], start=1):
        add_child(nodes, 0, child, child)
        nodes[child].visits, nodes[child].available = visits, 16
        sums[child] = total, -total, 0  # what the draws brought beyond what is known of them comes first
    assert visits_of_best(nodes, sums, 0, 0.0) == 2
    assert visits_of_best(nodes, -sums, 0, 0.0) == 9
    assert visits_of_best(nodes, -sums, 0, 9.0) == 2  # the one that was tried least


def test_plans_go_on_for_more_turns_where_the_title_says_so_with_many_seats():
    alhambra = [turns_of(load_game("alhambra", seats)) for seats in (2, 3, 4, 6)]
    assert alhambra == [TURNS] + [evaluation_of(load_game("alhambra")).TURNS_OF_MANY] * 3
    assert {turns_of(load_game(title, 4)) for title in ("arkadia", "carpe_diem")} == {TURNS}
