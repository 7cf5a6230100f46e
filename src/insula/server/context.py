"""What a request or a socket may reach."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from insula.server.matches import Matches
from insula.server.metrics import Metrics
from insula.server.neighbours import Neighbours
from insula.server.settings import Settings
from insula.server.thinkers import Thinkers


@dataclass(frozen=True, kw_only=True)
class Server:
    """What a request may reach."""

    settings: Settings
    matches: Matches
    thinkers: Thinkers
    metrics: Metrics
    neighbours: Neighbours | None = None
    started: float = field(default_factory=time.monotonic)

    @property
    def is_ready(self) -> bool:
        """Whether whoever comes finds all in order: bots go on, and what other servers do is heard of."""
        return self.matches.is_awake and (self.neighbours is None or self.neighbours.is_listening)
