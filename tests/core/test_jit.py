"""Modes, cache folders, templates."""

import functools
import os
import shutil
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from insula import InsulaError, warm
from insula.core import jit
from insula.core.cards import insert
from insula.core.rng import below
from tests.core.process import command, evaluate, run

PLAY = """
import sys
import insula
state = insula.load_game("alhambra", seats=3).new_initial_state(seed=7)
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
state.record(), state.view(), state.previews(), state.resample_from_infostate(0, 1)
"""


SMALL_KERNEL = """
import numpy as np
import insula
from insula.core import jit, rng
module = {module!r}
if "@" in module:
    kernel = jit.instantiate(*module.split("@")).insert
    kernel(np.arange(5), 1, 4, 9)
else:
    kernel = rng.mix
    kernel(np.uint64(7))
print(insula.__file__, sum(kernel.stats.cache_misses.values()))
"""


@pytest.mark.parametrize("mode", ["fast", "Compiled", "compiled,checked"])
def test_an_unknown_mode_is_a_clear_error(mode):
    done = run("-c", "import insula; insula.load_game", INSULA_MODE=mode)
    assert done.returncode == 1
    assert f"jit.unknown_mode: mode={mode!r}, known=('compiled', 'checked', 'interpreted')" in done.stderr


def test_the_command_tells_an_unknown_mode_in_one_line():
    done = command("alhambra", INSULA_MODE="fast")
    assert done.returncode == 1
    assert done.stderr.startswith("insula: jit.unknown_mode")
    assert len(done.stderr.splitlines()) == 1


def test_interpreted_play_does_not_import_numba():
    assert evaluate(PLAY + "print('numba' in sys.modules)", INSULA_MODE="interpreted") == "False"


# --- Cache folders ---


@pytest.fixture
def core(tmp_path, monkeypatch):
    """A copy of the package's files, which cache folders are named after, and a cache of the test's own."""
    package = tmp_path / "insula"
    shutil.copytree(jit.CORE.parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(package / "games" / "alhambra", package / "games" / "twin")
    monkeypatch.setattr(jit, "CORE", package / "core")
    monkeypatch.setattr(jit, "cache_folder", functools.cache(jit.cache_folder.__wrapped__))
    monkeypatch.setenv("INSULA_CACHE_DIR", str(tmp_path / "cache"))
    return package / "core"


def folder(title="alhambra"):
    return jit.cache_folder.__wrapped__(title)


def test_a_cache_folder_is_made_for_each_title_and_mode(core, monkeypatch):
    folders = set()
    for mode in jit.MODES:
        monkeypatch.setattr(jit, "MODE", mode)
        folders |= {folder("core"), folder("alhambra"), folder("twin")}
    assert len(folders) == 9
    assert all(made.is_dir() and made.parent == jit.cache_root() for made in folders)
    assert {made.name.rpartition("-")[0] for made in folders} == {
        f"{title}-{mode}" for title in ("core", "alhambra", "twin") for mode in jit.MODES
    }


@pytest.mark.parametrize(
    "file",
    ["rng.py", "cards.py", "events.py", "loops.py", "layout.py", "jit.py", "moves.py", "state.py"],
)
def test_a_folder_changes_with_a_core_file_that_kernels_are_compiled_from(core, file):
    # moves.py makes the tables that kernels are compiled with, state.py holds the bound of forced moves.
    before = folder(), folder("core")
    (core / file).write_text((core / file).read_text() + "\n# edited\n")
    assert folder() != before[0]
    assert folder("core") != before[1]


@pytest.mark.parametrize(
    "file", ["rules.py", "scoring.py", "state.py", "moves.py", "events.py", "faults.py", "views.py"]
)
def test_a_folder_changes_with_a_file_of_its_title_only(core, file):
    before, others = folder(), (folder("twin"), folder("core"))
    source = core.parent / "games" / "alhambra" / file
    source.write_text(source.read_text() + "\n# edited\n")
    assert folder() != before
    assert (folder("twin"), folder("core")) == others


@pytest.mark.parametrize(
    "file", ["core/record.py", "core/replay.py", "cli.py", "bench.py", "registry.py", "games/alhambra/content.toml"]
)
def test_a_folder_does_not_depend_on_files_without_kernels(core, file):
    before = folder()
    source = core.parent / file
    source.write_text(source.read_text() + "\n# edited\n")
    (core.parent / "notes.txt").write_text("nothing to do with it")
    assert folder() == before


@pytest.mark.parametrize("module", ["insula.core.rng", "insula.core.cards@insula.games.alhambra"])
def test_two_copies_of_the_same_sources_share_what_is_compiled(tmp_path, module):
    misses = []
    for place in ("one", "other"):
        sources = tmp_path / place
        shutil.copytree(jit.CORE.parent, sources / "insula", ignore=shutil.ignore_patterns("__pycache__", "static"))
        told = evaluate(
            SMALL_KERNEL.format(module=module),
            PYTHONPATH=str(sources), INSULA_MODE="compiled", INSULA_CACHE_DIR=str(tmp_path / "cache"),
        )  # fmt: skip
        assert told.startswith(str(sources))
        misses.append(int(told.split()[-1]))
    assert misses == [1, 0]


def test_kernels_of_the_core_of_a_title_and_of_neither_go_to_their_own_folders():
    assert jit.home_of("insula.core.rng") == "core"
    assert jit.home_of("insula.games.alhambra.rules") == "alhambra"
    assert jit.home_of("insula.core.loops@insula.games.alhambra") == "alhambra"
    assert jit.home_of("insula.core.loops@tests.contract.toy") == "outside/tests.contract"


def test_a_cache_that_cannot_be_written_falls_back_to_the_temporary_folder(tmp_path):
    (tmp_path / "file").touch()
    blocked, temporary = str(tmp_path / "file" / "home"), tmp_path / "tmp"
    temporary.mkdir()
    printed = evaluate(
        "from insula.core import jit; print(jit.cache_folder('core'))",
        HOME=blocked, XDG_CACHE_HOME=blocked, INSULA_CACHE_DIR=None, TMPDIR=str(temporary),
        INSULA_MODE="interpreted",
    )  # fmt: skip
    assert Path(printed).is_dir()
    assert Path(printed).is_relative_to(temporary)


def test_a_user_without_a_home_gets_the_temporary_folder(monkeypatch, tmp_path):
    def no_home():
        raise RuntimeError("Could not determine home directory.")

    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "INSULA_CACHE_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(jit.Path, "home", no_home)
    monkeypatch.setattr(jit.tempfile, "tempdir", str(tmp_path))
    assert jit.cache_root().is_relative_to(tmp_path)


def test_a_chosen_cache_that_cannot_be_made_is_told_in_one_line(tmp_path):
    (tmp_path / "file").touch()
    done = command(
        "content", "show", "alhambra", INSULA_CACHE_DIR=str(tmp_path / "file" / "cache"), INSULA_MODE="compiled"
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 0 or len(done.stderr.splitlines()) == 1


@pytest.fixture
def compiled(core, monkeypatch):
    """As if kernels were compiled, in the copy."""
    monkeypatch.setattr(jit, "MODE", "compiled")
    monkeypatch.setattr(jit, "INTERPRETED", False)


def test_warmth_is_marked_in_a_titles_folder(compiled):
    assert not jit.is_warm("twin")
    jit.mark_warm("twin")
    assert jit.is_warm("twin")
    assert not jit.is_warm("alhambra")


def test_bots_can_play_before_all_is_compiled_that_studies_need(compiled, monkeypatch):
    seen = []
    for name in ("load_game", "load_title"):
        monkeypatch.setattr(warm, name, lambda *_: SimpleNamespace(seat_counts=(2, 3, 4)))
    for part in ("compile_play", "compile_study"):
        monkeypatch.setattr(
            warm, part, lambda _, part=part: seen.append((part, warm.is_ready("twin"), jit.is_warm("twin")))
        )
    warm.compile_title("twin")
    assert seen == [*2 * [("compile_play", False, False)], *2 * [("compile_study", True, False)]]
    assert jit.is_warm("twin")


def test_warmth_in_another_mode_can_be_asked_for(compiled, monkeypatch):
    jit.mark_warm("twin")
    monkeypatch.setattr(jit, "MODE", "interpreted")
    monkeypatch.setattr(jit, "INTERPRETED", True)
    asked = [(title, mode) for title in ("twin", "alhambra") for mode in jit.MODES]
    assert [jit.is_warm(*words) for words in asked] == [True, False, True, False, False, True]


def test_a_process_that_is_interpreted_only_while_it_is_cold_has_compiled_bots(compiled, monkeypatch):
    assert (warm.bot_mode(), warm.is_ready("twin")) == ("compiled", False)
    monkeypatch.setattr(jit, "MODE", "interpreted")
    monkeypatch.setattr(jit, "INTERPRETED", True)
    assert (warm.bot_mode(), warm.is_ready("twin")) == ("interpreted", True)
    monkeypatch.setenv(warm.COLD, "1")
    assert (warm.bot_mode(), warm.is_ready("twin")) == ("compiled", False)
    monkeypatch.setattr(jit, "MODE", "compiled")
    monkeypatch.setattr(jit, "INTERPRETED", False)
    jit.mark_warm("twin", jit.PLAY_MARK)
    assert warm.is_ready("twin")
    assert not jit.is_warm("twin")


def test_interpreted_rules_are_always_warm(core, monkeypatch):
    monkeypatch.setattr(jit, "INTERPRETED", True)
    assert jit.is_warm("twin")
    jit.mark_warm("twin")
    assert not list(jit.cache_root().glob("twin-*"))


def test_folders_of_old_sources_go_after_a_month(compiled):
    folders = {
        name: jit.cache_root() / f"{name}-0123456789abcdef"
        for name in ("twin-compiled", "twin-checked", "alhambra-compiled")
    }
    young = jit.cache_root() / "twin-compiled-young"
    for made in (*folders.values(), young):
        (made / "kernels").mkdir(parents=True)
    for made in folders.values():
        os.utime(made, (0, 0))
    jit.mark_warm("twin")
    assert [name for name, made in folders.items() if not made.exists()] == ["twin-compiled"]
    assert young.exists()
    assert jit.is_warm("twin")


def test_a_childs_environment_differs_in_its_mode_only():
    assert jit.environment("checked", {"A": "1", "INSULA_MODE": "compiled"}) == {"A": "1", "INSULA_MODE": "checked"}


# --- Entry points and templates ---


def test_an_entry_point_gives_the_same_as_its_kernel():
    rng, same_rng = np.array([7], np.uint64), np.array([7], np.uint64)
    entry = jit.entry_point(below, rng, 0, 6)
    assert [entry(rng, 0, n) for n in range(1, 50)] == [below(same_rng, 0, n) for n in range(1, 50)]
    assert rng == same_rng


def test_an_entry_point_writes_to_its_arguments():
    cards, same_cards = np.arange(5), np.arange(5)
    jit.entry_point(insert, cards, 1, 4, 9)(cards, 1, 4, 9)
    insert(same_cards, 1, 4, 9)
    assert cards.tolist() == same_cards.tolist() == [0, 9, 1, 2, 3]


def test_a_template_is_executed_once_for_the_same_names():
    names = [{"N_MOVES": int("5000"), "setup": below} for _ in range(2)]
    first, second = (jit.instantiate("insula.core.cards", "tests.core.no_title", **each) for each in names)
    assert first is second
    assert first.N_MOVES == 5000
    assert first.__name__ == "insula.core.cards@tests.core.no_title"


def test_a_template_is_executed_anew_for_other_names():
    first, second = (jit.instantiate("insula.core.cards", "tests.core.other_title", N_MOVES=n) for n in (3, 4))
    assert first is not second
    assert (first.N_MOVES, second.N_MOVES) == (3, 4)


def test_an_unknown_template_is_refused():
    with pytest.raises(InsulaError, match=r"jit\.unknown_template"):
        jit.instantiate("insula.core.nothing", "tests.core.no_title")
