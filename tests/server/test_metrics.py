"""Metrics: what is counted, and by which labels."""

from __future__ import annotations

import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from insula.server.metrics import Metrics

ROOT = Path(__file__).parents[2]


def counted() -> Metrics:
    """One of everything."""
    metrics = Metrics()
    metrics.count_request("/api/matches/{match}", 200)
    metrics.moves.inc()
    metrics.count_refusal("illegal.too_poor")
    metrics.count_limit("rate.limit")
    metrics.sockets.inc()
    metrics.matches.set(2)
    metrics.note_thinking("search:2000", 0.2)
    metrics.note_commit(3, 0.001)
    metrics.worker_deaths.inc()
    return metrics


def samples(metrics: Metrics) -> dict[str, tuple[dict[str, str], float]]:
    families = text_string_to_metric_families(metrics.render().decode())
    return {sample.name: (sample.labels, sample.value) for family in families for sample in family.samples}


def test_what_was_counted_is_rendered():
    found = samples(counted())
    assert found["insula_requests_total"] == ({"route": "/api/matches/{match}", "status": "200"}, 1)
    assert found["insula_moves_refused_total"] == ({"code": "illegal.too_poor"}, 1)
    assert found["insula_matches_loaded"] == ({}, 2)
    assert found["insula_commit_jobs_sum"] == ({}, 3)


def test_of_a_level_its_kind_counts_so_that_labels_stay_few():
    assert samples(counted())["insula_bot_thinking_seconds_count"] == ({"level": "search"}, 1)


def test_each_app_counts_for_itself():
    counted()
    assert samples(Metrics())["insula_moves_total"] == ({}, 0)


def test_the_page_about_operating_names_every_metric_with_its_labels():
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    told = {
        name: set(labels.split(", ")) - {""}
        for name, labels in re.findall(r"^\| `(insula_\w+)` \| (.*?) ?\|", page, re.M)
    }
    there = {}
    for name, (labels, _) in samples(counted()).items():
        if not name.endswith("_created"):
            there[re.sub(r"_(bucket|count|sum)$", "", name)] = set(labels) - {"le"}
    assert told == there
