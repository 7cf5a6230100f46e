"""Where Numba keeps our kernels: by module, wherever the sources lie; `jit` has Numba import this."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import config
from numba.core.caching import UserProvidedCacheLocator


class ByModule(UserProvidedCacheLocator):  # type: ignore[misc]
    """A folder a module in that of its home, so that two copies of the same sources share what is compiled."""

    def __init__(self, py_func: Callable[..., Any], py_file: str) -> None:
        super().__init__(py_func, py_file)
        self._cache_path = str(Path(config.CACHE_DIR) / py_func.__module__)
