"""What a server counts, in Prometheus' words. No label names a match, a seat or a person."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST
SECONDS_OF_THINKING = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)
SECONDS_OF_A_COMMIT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
JOBS_OF_A_COMMIT = (1, 2, 4, 8, 16, 32, 64, 128)


class Metrics:
    """The counts of one app."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "insula_requests", "Requests answered.", ["route", "status"], registry=registry
        )  # fmt: skip
        self.moves = Counter("insula_moves", "Moves accepted.", registry=registry)
        self.refusals = Counter("insula_moves_refused", "Moves refused.", ["code"], registry=registry)
        self.limits = Counter(
            "insula_limits_met", "What was refused because it was too much.", ["limit"], registry=registry
        )  # fmt: skip
        self.sockets = Gauge("insula_sockets_open", "Sockets that are open.", registry=registry)
        self.matches = Gauge("insula_matches_loaded", "Matches in memory.", registry=registry)
        self.expired = Counter("insula_matches_expired", "Abandoned matches deleted.", registry=registry)
        self.thinking = Histogram(
            "insula_bot_thinking_seconds", "How long bots thought about a move.", ["level"],
            buckets=SECONDS_OF_THINKING, registry=registry,
        )  # fmt: skip
        self.commit_size = Histogram(
            "insula_commit_jobs", "How many changes and readings shared a commit.",
            buckets=JOBS_OF_A_COMMIT, registry=registry,
        )  # fmt: skip
        self.commit_seconds = Histogram(
            "insula_commit_seconds", "How long a commit took.", buckets=SECONDS_OF_A_COMMIT, registry=registry
        )
        self.worker_deaths = Counter("insula_bot_worker_deaths", "Bot workers that died.", registry=registry)

    def count_request(self, route: str, status: int) -> None:
        """A request was answered; `route` is the route's template, never the address asked for."""
        self.requests.labels(route, str(status)).inc()

    def count_refusal(self, code: str) -> None:
        """A move was refused."""
        self.refusals.labels(code).inc()

    def count_limit(self, code: str) -> None:
        """Something was refused that went over a limit."""
        self.limits.labels(code).inc()

    def note_thinking(self, level: str, seconds: float) -> None:
        """A bot has chosen a move; of its level the kind counts, there may be any number of numbers."""
        self.thinking.labels(level.partition(":")[0]).observe(seconds)

    def note_commit(self, jobs: int, seconds: float) -> None:
        """A group of jobs is durable."""
        self.commit_size.observe(jobs)
        self.commit_seconds.observe(seconds)

    def render(self) -> bytes:
        """All counts as Prometheus reads them."""
        return generate_latest(self.registry)
