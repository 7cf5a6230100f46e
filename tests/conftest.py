"""What all tests share."""

from __future__ import annotations

import os

import pytest

os.environ["INSULA_NO_BROWSER"] = "1"
"""No test opens a window."""


def pytest_collection_modifyitems(items):
    """Long tests run with `run.py test --long`."""
    if not os.environ.get("INSULA_LONG"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="long: run.py test --long"))
