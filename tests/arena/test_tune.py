"""Weights: those of greedy are found by play, those of search fitted to what choices bring."""

from __future__ import annotations

import contextlib
from types import SimpleNamespace

import numpy as np
import pytest

from insula import load_game
from insula.arena import choices as fitting
from insula.arena import tune as tuning
from insula.bots.evaluate import SETS, evaluation_of, read_weights, weights_text
from insula.cli import main
from insula.core.jit import INTERPRETED

TITLE = "alhambra"
GREEDY = tuning.Match(title=TITLE, set="greedy", seats=2)
FIRST = evaluation_of(load_game(TITLE)).WEIGHTS
REACH = tuning._reach(FIRST)


def nothing(text):
    pass


@pytest.fixture
def contest(monkeypatch):
    """Instead of games: weights do better the nearer they are to the best ones; how often they met is noted."""
    best = FIRST + 4 * REACH * np.random.default_rng(3).choice([-1, 1], FIRST.shape)
    met = []

    def distance(weights):
        return np.sum(((weights - best)[1:] / REACH[1:]) ** 2)

    def compete(pool, match, one, other, first, shuffles, jobs):
        met.append((one, other, first, shuffles))
        lead = np.tanh((distance(other) - distance(one)) / 100)
        return float(lead), float((lead + 1) / 2)

    monkeypatch.setattr(tuning, "_compete", compete)
    return distance, met


def test_the_weights_go_towards_those_that_do_better(contest):
    distance, _ = contest
    tuned = tuning.tune(GREEDY, 200, 4, jobs=1, seed=1, report=nothing)
    assert distance(tuned.weights) < distance(FIRST) / 4
    assert tuned.share > 0.5


def test_points_keep_their_weight_for_all_else_is_measured_in_them(contest):
    tuned = tuning.tune(GREEDY, 20, 4, jobs=1, seed=1, report=nothing)
    assert (tuned.weights[0] == FIRST[0]).all()
    assert (tuned.weights[1:] != FIRST[1:]).all()


def test_every_round_has_shuffles_of_its_own_and_so_has_the_check_at_the_end(contest):
    _, met = contest
    tuning.tune(GREEDY, 3, 4, jobs=1, seed=1, report=nothing)
    assert [(first, shuffles) for _, _, first, shuffles in met] == [
        (0, 4),
        (4, 4),
        (8, 4),
        (12, tuning.CHECKED_SHUFFLES),
    ]
    assert (met[-1][1] == FIRST).all()


def test_one_seed_is_one_outcome(contest):
    one, same, other = (tuning.tune(GREEDY, 5, 4, jobs=1, seed=seed, report=nothing) for seed in (1, 1, 2))
    assert (one.weights == same.weights).all()
    assert (one.weights != other.weights).any()


@pytest.mark.skipif(INTERPRETED, reason="whole games of bots take a while without a compiler")
@pytest.mark.parametrize(("which", "seats"), [("greedy", 2), ("greedy", 3), ("search", 4)])
def test_equal_weights_are_level_for_every_shuffle_is_played_from_both_sides(which, seats, monkeypatch):
    monkeypatch.setattr(tuning, "ITERATIONS", 6)
    match = tuning.Match(title=TITLE, set=which, seats=seats)
    results = tuning._play(match, match.weights(), match.weights(), range(2))
    assert results.shape == (4, 2)
    assert np.allclose(results[0::2] + results[1::2], (0, 1))


def test_written_weights_can_be_read_back(tmp_path):
    terms = evaluation_of(load_game(TITLE)).TERMS
    text = "".join(weights_text(name, terms, FIRST / n, "Made up.") for n, name in enumerate(SETS, start=2))
    (tmp_path / "toy.toml").write_text(text, encoding="utf-8")
    for n, weights in enumerate(read_weights(str(tmp_path / "toy.py"), terms), start=2):
        assert np.allclose(weights, FIRST / n, atol=0.0005)


def test_search_with_many_seats_has_weights_of_its_own_only_where_the_file_says_so(tmp_path):
    terms = evaluation_of(load_game(TITLE)).TERMS
    text = "".join(weights_text(name, terms, FIRST / n, "Made up.") for n, name in enumerate(SETS[:2], start=2))
    (tmp_path / "toy.toml").write_text(text, encoding="utf-8")
    _, search, many = read_weights(str(tmp_path / "toy.py"), terms)
    assert (many == search).all()
    evaluation = evaluation_of(load_game("arkadia"))
    found = {seats: tuning.Match(title="arkadia", set="search", seats=seats).weights() for seats in (2, 3, 4)}
    assert (found[2] == evaluation.VALUES).all()
    assert (found[3] == evaluation.VALUES_OF_MANY).all()
    assert (found[4] == evaluation.VALUES_OF_MANY).all()
    assert (found[2] != found[4]).any()


def test_what_play_found_is_told_with_its_command_and_how_good_it_is(monkeypatch, capsys):
    tuned = tuning.Tuning(weights=2 * FIRST, share=0.54, games=800)
    monkeypatch.setattr(tuning, "tune", lambda *_, **__: tuned)
    monkeypatch.setattr(tuning, "is_warm", lambda _: True)
    assert main(["tune", TITLE, "greedy", "--rounds", "7"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(
        f"[greedy]\n# Found by `insula tune {TITLE} greedy --by play --seats 2 --games 64 --seed 1 --rounds 7`: "
    )
    assert "against the weights before 54.0 % of 800 games (50.5 to 57.4)." in said


@pytest.mark.parametrize(
    ("which", "seats", "told"),
    [("greedy", 2, "greedy"), ("greedy", 4, "greedy"), ("search", 2, "search"), ("search", 3, "many")],
)
def test_weights_of_search_with_more_than_two_seats_are_told_as_those_of_many(which, seats, told, monkeypatch, capsys):
    monkeypatch.setattr(tuning, "tune", lambda *_, **__: tuning.Tuning(weights=FIRST, share=0.5, games=800))
    monkeypatch.setattr(tuning, "is_warm", lambda _: True)
    assert main(["tune", TITLE, which, "--by", "play", "--seats", str(seats)]) == 0
    assert capsys.readouterr().out.startswith(f"[{told}]\n")


def ends_of(truth, chance, n_choices=200, luck=2.0):
    """Ends with terms at random: what one brings is what the truth says, as much for all of a choice, and luck."""
    choices = np.repeat(np.arange(n_choices), 3)
    terms = chance.normal(size=(len(choices), truth.size))
    common = 100 * chance.normal(size=n_choices)[choices]
    points = (terms @ truth + common)[:, None] + luck * chance.normal(size=(len(choices), fitting.PLAYOUTS))
    return fitting.Ends(choices=choices, terms=terms, points=points)


def test_weights_are_fitted_to_what_choices_bring_and_not_to_what_all_ends_of_a_turn_have_in_common(monkeypatch):
    truth = np.random.default_rng(1).normal(size=FIRST.size)
    asked = []

    def collect(title, seats, own, seeds):
        asked.append((title, seats, own, seeds))
        return ends_of(truth, np.random.default_rng(seeds.start))

    monkeypatch.setattr(fitting, "collect", collect)
    monkeypatch.setattr(fitting, "ProcessPoolExecutor", lambda *_: contextlib.nullcontext(SimpleNamespace(map=map)))
    fitted = fitting.fit(TITLE, 2, 10, jobs=1, seed=1, report=nothing)
    assert fitted.ends == 10 * 600
    assert np.allclose(fitted.weights.ravel(), truth, atol=0.1)
    assert fitted.explained == pytest.approx(1, abs=0.05)
    assert (asked[0][2] == FIRST).all()
    assert np.allclose(asked[-1][2].ravel(), truth, atol=0.1)  # a pass goes on with the weights of the one before
    seeds = [seed for *_, part in asked for seed in part]
    assert seeds == sorted(set(seeds))
    assert len(seeds) == 10 * fitting.PASSES


def test_a_term_that_no_choice_changes_gets_no_weight():
    ends = ends_of(np.ones(3), np.random.default_rng(1))
    ends.terms[:, 1] = ends.choices
    assert fitting._solve(ends)[1] == 0


@pytest.mark.parametrize("terms", [3, 150])
def test_weights_that_explain_nothing_are_told_so(terms):
    ends = ends_of(np.zeros(terms), np.random.default_rng(1))
    ends.points[:] += np.random.default_rng(2).normal(size=len(ends.points))[:, None]  # of nothing that was measured
    assert fitting._explained(ends) < 0.1


@pytest.mark.skipif(INTERPRETED, reason="whole games of bots take a while without a compiler")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_ends_of_a_turn_are_measured_and_played_on(seats):
    ends = fitting.collect(TITLE, seats, FIRST, range(2))
    assert ends.terms.shape == (len(ends.choices), FIRST.size)
    assert ends.points.shape == (len(ends.choices), fitting.PLAYOUTS)
    sizes = np.bincount(ends.choices)
    assert len(sizes) > 4
    assert sizes.min() >= 2
    assert sizes.max() == fitting.MOST_ENDS
    assert (ends.points != ends.points[:, :1]).any()
    assert fitting.collect(TITLE, seats, FIRST, range(0)).terms.shape == (0, FIRST.size)


@pytest.mark.skipif(INTERPRETED, reason="whole games of bots take a while without a compiler")
def test_all_ends_of_a_turn_meet_the_same_draws():
    desk = fitting.Desk(TITLE, 3, FIRST)
    desk.begin(1)
    assert desk.is_at_decision()
    end = desk.ends(np.random.default_rng(1))[0]
    brought = [desk.play_out(end, draw) for draw in (5, 6, 7, 5, 6, 7)]
    assert brought[:3] == brought[3:]
    assert len(set(brought)) > 1


def test_a_term_counts_for_what_the_worth_changes_with_its_weight():
    desk = fitting.Desk("arkadia", 2, evaluation_of(load_game("arkadia")).WEIGHTS)
    desk.begin(1)
    assert desk.is_at_decision()
    end = desk._now
    step = np.zeros_like(desk.own)
    step[4, 2] = 0.5
    seat = int(end[0].actor)
    before, after = (
        evaluation_of(load_game("arkadia")).evaluate(desk.game.content.tables, end, 0, seat, weights)
        for weights in (desk.own, desk.own + step)
    )
    assert desk.terms(end).reshape(desk.own.shape)[4, 2] == pytest.approx((after - before) / 0.5, abs=1e-6)


@pytest.mark.parametrize("numbers", [["--rounds", "0"], ["--games", "1"], ["--jobs", "0"]])
def test_bad_numbers_are_a_sentence(numbers, capsys):
    assert main(["tune", TITLE, "greedy", *numbers]) == 1
    assert capsys.readouterr().err.startswith("insula: Tuning needs at least one round")
