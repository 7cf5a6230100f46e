"""The examples that train and search do: for seconds here, in full by the commands that docs/research.md names."""

from __future__ import annotations

import runpy

import pytest

from insula.core.errors import InsulaError
from tests.core.process import ROOT


def example(name):
    """The functions of an example."""
    return runpy.run_path(str(ROOT / "examples" / name))


def test_a_net_learns_on_a_processor(capsys):
    words = ["alhambra", "--games", "64", "--steps", "128", "--updates", "8", "--units", "64", "--trial", "300"]
    before, after = example("train_processor.py")["main"](words)
    assert after > before + 0.3
    assert "update 8: wins" in capsys.readouterr().out


def test_the_search_of_openspiel_beats_random_play(capsys):
    mean = example("search_openspiel.py")["main"](["--games", "6", "--simulations", "30"])
    assert mean > 0.3
    assert "6 games" in capsys.readouterr().out


def test_a_net_learns_on_a_gpu():
    pytest.importorskip("torch", reason="torch is not installed; it is no part of the locks")
    try:
        from insula.core.batch_cuda import cuda_target

        cuda_target()
    except InsulaError as error:
        pytest.skip(f"no CUDA device: {error}")
    words = ["alhambra", "--games", "4096", "--steps", "64", "--updates", "20", "--units", "128", "--trial", "4000"]
    before, after = example("train_gpu.py")["main"](words)
    assert after > before + 0.1
