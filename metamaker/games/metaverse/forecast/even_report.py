"""The reliability of offers for even match-ups, as measured: `resources/metaverse/even.json`, written by `make fair-fights`.

The study draws random pairs of fleets, makes the offer as the program does, and checks it by fresh battles.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from metamaker.core.paths import resource
from metamaker.core.schema_errors import JsonObject
from metamaker.game_api.odds import NARROW, WIDE, Reliability

HEAD_START, CHANGES = "head_start", "changes"
"""The studies of the report: head starts, and changes of fleets or of the distance."""

FILE = ("metaverse", "even.json")


@cache
def report() -> JsonObject:
    """Return the built-in report."""
    found: JsonObject = json.loads(resource(*FILE).read_text(encoding="utf-8"))
    return found


def reliability(kind: str) -> Reliability | None:
    """Return how often changes of a kind proved even; None without a study."""
    study = report().get(HEAD_START if kind == HEAD_START else CHANGES)
    return None if study is None else counted(study["pairs"])


def counted(pairs: Sequence[Mapping[str, Any]]) -> Reliability:
    """Return how many of these pairs were even after the offer; pairs without an offer have no rate and do not count."""
    rates = [pair["rate"] for pair in pairs if pair["rate"] is not None]
    return Reliability(len(rates), _within(rates, NARROW), _within(rates, WIDE))


def _within(rates: Sequence[float], bounds: tuple[float, float]) -> int:
    return sum(bounds[0] <= rate <= bounds[1] for rate in rates)


def with_study(found: Mapping[str, Any], key: str, study: Mapping[str, Any]) -> JsonObject:
    """Return the report with a new study under its key."""
    return {**found, key: study}
