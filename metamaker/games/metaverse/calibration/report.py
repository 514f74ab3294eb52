"""What a study found, for people and for files: figures with their intervals, the protocol, the numbers of the book."""

import sys
from collections.abc import Iterator, Mapping
from typing import Any

from metamaker.core.amounts import rounded, significant
from metamaker.core.version import program_version
from metamaker.core.words import Text
from metamaker.core.words import message as common
from metamaker.game.calibration import Calibrated, Table
from metamaker.games.metaverse.calibration.coefficients import completed, in_force
from metamaker.games.metaverse.calibration.judging import Distance
from metamaker.games.metaverse.calibration.match_ups import SIZES
from metamaker.games.metaverse.calibration.protocol import NEARLY_EQUAL, YARDSTICKS, Protocol
from metamaker.games.metaverse.calibration.study import Findings
from metamaker.games.metaverse.messages import message
from metamaker.play.statistics import CONFIDENCE


def calibrated(protocol: Protocol, found: Findings) -> Calibrated:
    """Return the answer of a study."""
    entries = completed(found.values)
    return Calibrated(data(protocol, found, entries), tuple(_tables(protocol, found)), entries)


def data(protocol: Protocol, found: Findings, entries: Mapping[str, float]) -> dict[str, Any]:
    """Return all figures as JSON has them; they are those of page and table."""
    return {
        "program": program_version(),
        "python": ".".join(map(str, sys.version_info[:2])),
        "protocol": {**protocol._asdict(), "rounds": [each._asdict() for each in protocol.rounds]},
        "battles": protocol.battles,
        "equal_within_percent": NEARLY_EQUAL,
        "confidence": CONFIDENCE,
        "distances": [
            {"field": field, "by": by, "ships": size, **far._asdict()} for (field, by, size), far in found.distances.items()
        ],
        "fits": [{"loss": fit.loss, "steepness": list(fit.steepness), "entries": fit.values} for fit in found.fits],
        "entries": dict(entries),
        "before": in_force(),
        "is_better": found.values != in_force(),
        "forecast": [
            {"field": field, "by": by, "ships": size, **far._asdict()}
            for (field, by, size), far in found.forecast.distances.items()
        ],
        "tenths": [
            {"from": each.least, "to": each.most, "foretold": each.foretold, "fought": each.fought, "match_ups": each.match_ups}
            for each in found.forecast.tenths
        ],
        "forecast_fit": {
            "weights": found.forecast.weights,
            "error": found.forecast.error,
            "match_ups": found.forecast.match_ups,
            "battles": found.forecast.battles,
        },
    }


def _tables(protocol: Protocol, found: Findings) -> Iterator[Table]:
    sizes = tuple(size.name for size in SIZES)
    columns: tuple[Text, ...] = (
        message("calibration-by"),
        *(message("calibration-ships", number=name, count=SIZES[place].most) for place, name in enumerate(sizes)),
    )
    for field in protocol.fields:
        rows: tuple[tuple[Text, ...], ...] = tuple(
            (message(f"calibration-by-{by}"), *(_cell(found.distances[field, by, size]) for size in sizes)) for by in YARDSTICKS
        )
        yield Table(message(f"calibration-field-{field}"), columns, rows)
    before = in_force()
    entries = completed(found.fits[-1].values)
    numbers: tuple[tuple[Text, ...], ...] = tuple(
        (entry, _number(before[entry]), _number(value)) for entry, value in entries.items() if entry in before
    )
    titles = (message("calibration-entry"), message("calibration-before"), message("calibration-after"))
    yield Table(message("calibration-numbers" if found.values != before else "calibration-no_better"), titles, numbers)


def _cell(far: Distance) -> Text:
    off, low, high = (rounded(each, 1) for each in (far.corrected, far.low, far.high))
    return message("points-cell-distance", off=off, low=low, high=high, fair=rounded(100 * far.fair, 0))


def _number(value: float) -> Text:
    return common("number-only", number=significant(value))
