"""The results of critical hits as data: `charts/criticals.toml`. Rules MV-A.2-01 to MV-A.2-49."""

import json
from functools import cache

from pydantic import TypeAdapter

from metamaker.core.frozen import Many
from metamaker.games.metaverse.catalogue.entry import CriticalGroup
from metamaker.games.metaverse.pages.charts.content import Entry, table

CHART = "criticals"


class Result(Entry):
    """A result of the chart: the groups of systems that it strikes, or the categories that it rolls in."""

    groups: Many[CriticalGroup] = ()
    parts: Many[str] = ()


_ROWS = TypeAdapter(dict[str, dict[str, Result]])


@cache
def results() -> dict[str, dict[str, Result]]:
    """Return the results by category and key, in the order of the dice."""
    return _ROWS.validate_json(json.dumps(table(CHART)))
