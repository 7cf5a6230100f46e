"""Weights: those of greedy are found by play, those of search fitted to how games end."""

from __future__ import annotations

import contextlib
from types import SimpleNamespace

import numpy as np
import pytest

from insula.arena import fit as fitting
from insula.arena import tune as tuning
from insula.bots.evaluate import SETS, evaluation_of, read_weights, weights_text
from insula.cli import main
from insula.core.jit import INTERPRETED

TITLE = "alhambra"
GREEDY = tuning.Match(title=TITLE, set="greedy", seats=2)
FIRST = evaluation_of(TITLE).WEIGHTS
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
def test_equal_weights_are_level_for_every_shuffle_is_played_from_both_sides(which, seats):
    match = tuning.Match(title=TITLE, set=which, seats=seats)
    results = tuning._play(match, match.weights(), match.weights(), range(2))
    assert results.shape == (4, 2)
    assert np.allclose(results[0::2] + results[1::2], (0, 1))


def test_written_weights_can_be_read_back(tmp_path):
    terms = evaluation_of(TITLE).TERMS
    text = "".join(weights_text(name, terms, FIRST / n, "Made up.") for n, name in enumerate(SETS, start=2))
    (tmp_path / "toy.toml").write_text(text, encoding="utf-8")
    for n, weights in enumerate(read_weights(str(tmp_path / "toy.py"), terms), start=2):
        assert np.allclose(weights, FIRST / n, atol=0.0005)


def test_search_with_many_seats_has_weights_of_its_own_only_where_the_file_says_so(tmp_path):
    terms = evaluation_of(TITLE).TERMS
    text = "".join(weights_text(name, terms, FIRST / n, "Made up.") for n, name in enumerate(SETS[:2], start=2))
    (tmp_path / "toy.toml").write_text(text, encoding="utf-8")
    _, search, many = read_weights(str(tmp_path / "toy.py"), terms)
    assert (many == search).all()
    evaluation = evaluation_of("arkadia")
    found = {seats: tuning.Match(title="arkadia", set="search", seats=seats).weights() for seats in (2, 3, 4)}
    assert (found[2] == evaluation.VALUES).all()
    assert (found[3] == evaluation.VALUES_OF_MANY).all()
    assert (found[4] == evaluation.VALUES_OF_MANY).all()
    assert (found[2] != found[4]).any()


def test_what_play_found_is_told_with_its_command_and_how_good_it_is(monkeypatch, capsys):
    tuned = tuning.Tuning(weights=2 * FIRST, share=0.54, games=800)
    monkeypatch.setattr(tuning, "tune", lambda *_, **__: tuned)
    monkeypatch.setattr(tuning.jit, "is_warm", lambda _: True)
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
    monkeypatch.setattr(tuning.jit, "is_warm", lambda _: True)
    assert main(["tune", TITLE, which, "--by", "play", "--seats", str(seats)]) == 0
    assert capsys.readouterr().out.startswith(f"[{told}]\n")


def test_weights_are_fitted_to_how_games_end(monkeypatch):
    truth = np.random.default_rng(1).normal(size=FIRST.size)

    def collect(title, seats, seeds):
        chance = np.random.default_rng(seeds.start)
        terms = chance.normal(size=(100, FIRST.size))
        margins = evaluation_of(TITLE).POINTS_A_LEAD * terms @ truth + chance.normal(size=100)
        return np.column_stack([terms, margins])

    monkeypatch.setattr(fitting, "_collect", collect)
    monkeypatch.setattr(fitting, "ProcessPoolExecutor", lambda *_: contextlib.nullcontext(SimpleNamespace(map=map)))
    fitted = fitting.fit(TITLE, 2, 64, jobs=1, seed=1, report=nothing)
    assert fitted.positions == 6400
    assert np.allclose(fitted.weights.ravel(), truth, atol=0.15)
    assert fitted.error == pytest.approx(1, abs=0.1)
    assert fitted.error < fitted.deviation


@pytest.mark.skipif(INTERPRETED, reason="whole games of bots take a while without a compiler")
@pytest.mark.parametrize("seats", [2, 3])
def test_terms_are_measured_for_every_seat_and_points_at_the_end(seats):
    rows = fitting._collect(TITLE, seats, range(2))
    assert rows.shape[1] == FIRST.size + 1
    assert len(rows) > 10 * (seats - 1)
    assert np.ptp(rows, axis=0).all()
    assert fitting._collect(TITLE, seats, range(0)).shape == (0, FIRST.size + 1)  # fewer games than parts


@pytest.mark.parametrize("numbers", [["--rounds", "0"], ["--games", "1"], ["--jobs", "0"]])
def test_bad_numbers_are_a_sentence(numbers, capsys):
    assert main(["tune", TITLE, "greedy", *numbers]) == 1
    assert capsys.readouterr().err.startswith("insula: Tuning needs at least one round")
