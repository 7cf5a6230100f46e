"""What the tests of the terminal share."""

from __future__ import annotations

import pytest

from insula.core import jit


@pytest.fixture(autouse=True)
def _warm(monkeypatch):
    """With cold rules the command starts itself anew in another mode, which would replace the process of the tests."""
    monkeypatch.setattr(jit, "is_warm", lambda *_, **__: True)
