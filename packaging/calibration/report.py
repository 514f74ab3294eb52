"""The report of a study: all figures for `report.json`, and tables for people."""

import sys
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from calibration.coefficients import active_numbers, completed
from calibration.evaluation import Distance
from calibration.look_evaluation import Mean
from calibration.match_ups import SIZES
from calibration.protocol import NEARLY_EQUAL, Protocol
from calibration.study import ALL, Findings
from calibration.value_study import ValueFindings, own_battles
from metamaker.core.version import program_version
from metamaker.games.metaverse.match.value_battles import Format
from metamaker.play.statistics import CONFIDENCE

SETS = {"tame": "Typical test set", "broad": "Wide test set", ALL: "Both test sets"}
MEASURES = {
    "fitted": "fitted values",
    "before": "active values",
    "lines": "active values, usual start",
    "measured": "measured values",
    "measured_lines": "measured values, usual start",
    "hull": "hull hits",
    "fire": "root of offence × defence",
    "best": "the best possible number",
}


class Table(NamedTuple):
    """A table of figures, with its title."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def data(protocol: Protocol, found: Findings) -> dict[str, Any]:
    """Return all figures of a study as JSON values.

    `is_better` is whether the fitted numbers did better on ships that no fit had seen. If not, `entries` are the active ones.
    """
    return {
        "program": program_version(),
        "python": ".".join(map(str, sys.version_info[:2])),
        "protocol": {**protocol._asdict(), "rounds": [each._asdict() for each in protocol.rounds]},
        "battles": protocol.battles,
        "equal_within_percent": NEARLY_EQUAL,
        "confidence": CONFIDENCE,
        "distances": _distances(found.distances),
        "fits": [{"loss": fit.loss, "steepness": list(fit.steepness), "entries": fit.values} for fit in found.fits],
        "entries": completed(found.values),
        "before": active_numbers(),
        "is_better": found.values != active_numbers(),
        "forecast": [
            {"field": field, "by": by, "ships": size, **far._asdict()}
            for (field, by, size), far in found.forecast.distances.items()
        ],
        "tenths": [
            {"from": each.least, "to": each.most, "foretold": each.foretold, "fought": each.fought, "match_ups": each.match_ups}
            for each in found.forecast.tenths
        ],
        "looks": [
            {"field": field, "ships": size, **{key: _plain(value) for key, value in each._asdict().items()}}
            for (field, size), each in found.looks.items()
        ],
        "forecast_fit": found.forecast.fit._asdict(),
    }


def _distances(found: Mapping[tuple[str, str, str], Distance]) -> list[dict[str, Any]]:
    return [{"field": field, "by": by, "ships": size, **far._asdict()} for (field, by, size), far in found.items()]


def value_data(protocol: Protocol, found: ValueFindings) -> dict[str, Any]:
    """Return all figures of a study of measured values as JSON values."""
    fit = found.fit._asdict()
    return {
        "program": program_version(),
        "protocol": {**protocol._asdict(), "rounds": [each._asdict() for each in protocol.rounds]},
        "battles": own_battles(protocol),
        "confidence": CONFIDENCE,
        "distances": _distances(found.distances),
        "ahead": [{"field": field, "ships": size, **won._asdict()} for (field, size), won in found.ahead.items()],
        "value_fit": {key: value._asdict() if isinstance(value, Format) else value for key, value in fit.items()},
    }


def _plain(value: int | Mean) -> int | dict[str, float]:
    return value if isinstance(value, int) else value._asdict()


def tables(protocol: Protocol, found: Findings) -> Iterator[Table]:
    """Yield the distances of each test set, then the numbers of the formula book."""
    yield from value_tables(protocol, found)
    yield _look_table(found)
    if not found.fits:
        return
    before, entries = active_numbers(), completed(found.fits[-1].values)
    numbers = tuple((entry, f"{before[entry]:g}", f"{value:g}") for entry, value in entries.items() if entry in before)
    title = "Numbers of the standard formulas"
    if found.values == before:
        title += ". The fitted numbers were no better on new ships, so keep the active ones"
    yield Table(title, ("Entry", "Active", "Fitted"), numbers)


def value_tables(protocol: Protocol, found: Findings | ValueFindings) -> Iterator[Table]:
    """Yield the distances of each test set."""
    columns = ("Fleets have equal", *(f"{size.name} {'ship' if size.most == 1 else 'ships'}" for size in SIZES))
    for field in protocol.fields:
        rows = tuple(
            (MEASURES[by], *(_cell(found.distances[field, by, size.name]) for size in SIZES)) for by in protocol.yardsticks
        )
        title = f"{SETS[field]}: distance from even in percentage points (interval), and share of even match-ups"
        yield Table(title, columns, rows)


def _look_table(found: Findings) -> Table:
    """Return the table of quick looks."""
    rows = [
        (SETS[field], size, *(f"{mean.found:.1f} ({mean.low:.1f}–{mean.high:.1f})" for mean in each[:-1]), str(each.match_ups))
        for (field, size), each in found.looks.items()
    ]
    columns = ("Test set", "Ships", "Quick look", "Forecast", "Battles", "Inside 90%", "Inside 95%", "Match-ups")
    return Table(
        "Quick looks: distance from the result in percentage points, and intervals with the result", columns, tuple(rows)
    )


def _cell(far: Distance) -> str:
    return f"{far.corrected:.1f} ({far.low:.1f}–{far.high:.1f}) · {100 * far.fair:.0f}%"
