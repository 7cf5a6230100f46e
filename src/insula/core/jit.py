"""`@kernel`: one source of the rules, three ways to run it.

The mode holds for a whole process and is read from `INSULA_MODE`:

- `compiled` (default): Numba machine code without the GIL, cached on disk;
- `checked`: the same with bounds checks, in a cache of its own;
- `interpreted`: plain Python, Numba is not even imported.

Numba's cache sees neither an edit in another file nor the bounds-check flag. So each title and mode has its
own folder, named by a hash of every file that holds kernels of the core or of that title. Where the files lie does not
count, but for somebody else's title: what else is compiled into its kernels is not known.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import threading
import time
import types
from collections.abc import Callable, Mapping
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from insula.core.errors import InsulaError

Record: TypeAlias = Any
"""One row of a structured array inside a kernel: a state, or a title's tables."""
Array: TypeAlias = Any
"""A NumPy array inside a kernel."""

MODES = ("compiled", "checked", "interpreted")
MODE = os.environ.get("INSULA_MODE", "compiled")
if MODE not in MODES:
    raise InsulaError("jit.unknown_mode", mode=MODE, known=MODES)
INTERPRETED = MODE == "interpreted"

CORE = Path(__file__).parent
HOMES_OF_TITLES = ("insula.games.", "insula.bots.evaluate.")
OUTSIDE = "outside/"
"""Before the package of a title that is none of ours: it may be called like one."""
WARM_MARK, PLAY_MARK = "warm", "play"
"""In a cache folder that has every kernel, and those that people and bots play with."""
KEPT_SECONDS = 30 * 24 * 3600
LOCATOR = "insula.core.locator.ByModule"

F = TypeVar("F", bound=Callable[..., Any])
_OF_ONE_SIGNATURE: list[Any] = []
_LOCK = threading.RLock()
"""Templates and Numba's settings are the process's: one thread at a time."""


def kernel(function: F) -> F:
    """A function of the rules: arguments in, numbers out, no clock, no I/O, no module variables."""
    return function if INTERPRETED else _compile(function)


def kernel_of(signature: str) -> Callable[[F], F]:
    """A kernel compiled for one signature, where each constant argument would make Numba compile another."""

    def compile_once(function: F) -> F:
        if INTERPRETED:
            return function
        compiled = _compile(function, signature)
        _OF_ONE_SIGNATURE.append(compiled)
        return compiled

    return compile_once


def open_to_devices() -> None:
    """Let kernels of one signature be compiled for a CUDA device too."""
    for dispatcher in _OF_ONE_SIGNATURE:
        dispatcher.disable_compile(False)


def _compile(function: F, *signature: str) -> F:
    import numba  # noqa: PLC0415 - a second that interpreted mode does not pay

    home = home_of(function.__module__)
    locator = "" if home.startswith(OUTSIDE) else LOCATOR
    with _LOCK:
        return _compile_into(cache_folder(home), locator, numba.config, numba.njit, function, *signature)


def _compile_into(folder: Path, locator: str, config: Any, njit: Any, function: F, *signature: str) -> F:
    """Numba takes its cache folder from global settings, at the moment of decoration."""
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), locator
    try:
        compiled: F = njit(*signature, cache=True, nogil=True, error_model="numpy", boundscheck=MODE == "checked")(
            function
        )
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
    return compiled


def entry_point(function: F, *arguments: Any) -> F:
    """A kernel compiled for arguments of exactly these types, called without a look at them.

    That halves what a call from Python costs. The caller vouches for the types.
    """
    if INTERPRETED:
        return function
    import numba  # noqa: PLC0415

    dispatcher: Any = function
    signature = tuple(numba.typeof(argument) for argument in arguments)
    dispatcher.compile(signature)
    entry: F = dispatcher.get_overload(signature)
    return entry


def instantiate(template: str, title_module: str, **names: Any) -> types.ModuleType:
    """Execute a template module once for a title, with that title's kernels as its globals.

    Numba caches a kernel that calls a global kernel, never one that got it as an argument or closed over it.
    """
    with _LOCK:
        return _instantiate(template, title_module, names)


def _is_same(one: Any, other: Any) -> bool:
    """Whether a name stands for the same thing; tables are the same only if they are one."""
    return one is other or (not hasattr(other, "dtype") and one == other)


def _instantiate(template: str, title_module: str, names: dict[str, Any]) -> types.ModuleType:
    instance = f"{template}@{title_module}"
    if instance in sys.modules:
        known = sys.modules[instance]
        if all(_is_same(vars(known).get(name), value) for name, value in names.items()):
            return known
    spec = importlib.util.find_spec(template)
    if spec is None or spec.origin is None:
        raise InsulaError("jit.unknown_template", template=template)
    module = types.ModuleType(instance)
    module.__file__ = spec.origin
    vars(module).update(names)
    sys.modules[instance] = module  # before it is executed: Numba looks its globals up there
    try:
        exec(compile(Path(spec.origin).read_bytes(), spec.origin, "exec"), vars(module))
    except BaseException:
        del sys.modules[instance]
        raise
    return module


def home_of(module: str) -> str:
    """What a module's kernels are kept under: one of our titles, `core`, or the package of anybody else's."""
    module = module.rpartition("@")[2]
    for home in HOMES_OF_TITLES:
        if module.startswith(home):
            return module.removeprefix(home).partition(".")[0]
    return "core" if module.startswith("insula.core.") else OUTSIDE + _package_of(module)


def _package_of(module: str) -> str:
    """The package that a module is in, or is; a module in none is its own."""
    if module in sys.modules:
        return sys.modules[module].__package__ or module
    spec = _find(module)
    return (spec.parent if spec else "") or module


def _find(module: str) -> ModuleSpec | None:
    try:
        return importlib.util.find_spec(module)
    except (ModuleNotFoundError, ValueError):  # ValueError: it runs as a script
        return None


@functools.cache
def cache_folder(home: str, mode: str | None = None) -> Path:
    """The folder of a home's kernels, compiled in a mode (default: this process's); made if need be."""
    mode = mode or MODE
    digest = hashlib.sha256(mode.encode())
    for path in sorted(_kernel_files(home)):
        if home.startswith(OUTSIDE):
            digest.update(str(path.parent).encode())
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    folder = cache_root() / f"{home}-{mode}-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InsulaError("jit.cache_folder", folder=str(folder), reason=error.strerror) from error
    return folder


def cache_root() -> Path:
    """`INSULA_CACHE_DIR`, else the user's cache folder, else (not writable) the temporary folder."""
    chosen = os.environ.get("INSULA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    try:
        root = _user_cache() / "insula" / "kernels"
        root.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return _temporary_cache()
    return root if os.access(root, os.W_OK) else _temporary_cache()


def _temporary_cache() -> Path:
    """A folder of this user's alone: cached kernels are code, nobody else may put any there."""
    user = os.getuid() if hasattr(os, "getuid") else "user"
    folder = Path(tempfile.gettempdir()) / f"insula-kernels-{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
        raise InsulaError("jit.cache_folder", folder=str(folder), reason="it belongs to somebody else")
    return folder


def _user_cache() -> Path:
    """Where this system keeps a user's caches; RuntimeError for a user without a home."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def is_warm(home: str, mode: str | None = None, mark: str = WARM_MARK) -> bool:
    """Whether the kernels of a home, or those of a mark, were compiled in a mode (default: this process's)."""
    needs_none = mode == "interpreted" if mode else INTERPRETED
    return needs_none or (cache_folder(home, mode) / mark).exists()


def mark_warm(home: str, mark: str = WARM_MARK) -> None:
    """Say that these kernels of a home are in its cache folder; folders of old sources go after a month."""
    if INTERPRETED:
        return
    folder = cache_folder(home)
    (folder / mark).touch()
    for other in cache_root().glob(f"{home}-{MODE}-*"):
        with contextlib.suppress(OSError):
            if other != folder and time.time() - other.stat().st_mtime > KEPT_SECONDS:
                shutil.rmtree(other, ignore_errors=True)


def environment(mode: str, environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment of a child process that runs in another mode."""
    return {**environ, "INSULA_MODE": mode}


def _kernel_files(home: str) -> set[Path]:
    """Every file that kernels may be compiled from: those of their home, and all others with kernels or their sizes."""
    package, own = CORE.parent, CORE.parent / "games" / home
    files = {CORE / name for name in ("errors.py", "jit.py", "layout.py", "moves.py", "state.py")}
    for path in package.rglob("*.py"):
        is_foreign = package / "games" in path.parents and own not in path.parents
        if own in path.parents or (not is_foreign and b"@kernel" in path.read_bytes()):
            files.add(path)
    return files | _files_of_package(home.removeprefix(OUTSIDE)) if home.startswith(OUTSIDE) else files


def _files_of_package(name: str) -> set[Path]:
    """The sources of a package, or of a module in none."""
    spec = _find(name)
    if spec is None or spec.submodule_search_locations is None:
        return {Path(spec.origin)} if spec and spec.origin else set()
    return {path for folder in spec.submodule_search_locations for path in Path(folder).rglob("*.py")}
