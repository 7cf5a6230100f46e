"""What hatchling does before it packs a wheel, a source archive or an editable install: it has the pages built.

`HATCH_BUILD_NO_HOOKS=true` leaves that out: a library without pages.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages by web/build.py; without that file they came built."""

    def dependencies(self) -> list[str]:
        """Ask for a Node.js of the build's own where one is needed and none is here."""
        client = self._client()
        if client is None or client.is_current() or client.find_node():
            return []
        return list(self.metadata.config["dependency-groups"]["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages unless they are current."""
        client = self._client()
        if client is None:
            return
        try:
            client.build()
        except (client.BuildError, OSError) as error:
            self.app.abort(str(error))

    def _client(self) -> SimpleNamespace | None:
        script = Path(self.root, "web", "build.py")
        return SimpleNamespace(**runpy.run_path(str(script))) if script.is_file() else None
