"""What all tests of the server share."""

from __future__ import annotations

import pytest

from insula.server import client
from tests.server import small_client


@pytest.fixture(scope="session", autouse=True)
def static(tmp_path_factory):
    """The folder that servers in this process serve their pages from."""
    folder = small_client.lay(tmp_path_factory.mktemp("static"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client, "FOLDER", folder)
        yield folder
