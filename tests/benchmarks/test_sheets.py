"""Record sheets: from the document to the bytes, beside the same number of pages drawn by hand. Run by `make bench`."""

import statistics
import time
from typing import Any

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.palette import COLOUR
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.opening import open_file
from metamaker.rendering.pdf import pdf_bytes
from tests.benchmarks.baseline_sheet import by_hand
from tests.benchmarks.calibration import milliseconds, report

CLASSES = 17
"""As many designs as the large fleet has."""


def large_fleet() -> Fleet:
    fleets: list[Fleet] = [open_file(str(path)).document for path in sorted(sample_fleets("metaverse").glob("*.json"))]
    return max(fleets, key=lambda fleet: len(fleet.ships))


@pytest.mark.benchmark
def test_the_large_fleet_beside_pages_drawn_by_hand(benchmark: Any) -> None:
    text = large_fleet().model_dump_json()
    pages = len(record_sheets(large_fleet(), ()).pages)
    ours: list[float] = []

    def valued() -> tuple[tuple[Fleet], dict[str, object]]:
        fleet = Fleet.model_validate_json(text)
        fleet_stats(fleet)
        return (fleet,), {}

    def printed(fleet: Fleet) -> None:
        start = time.perf_counter()
        pdf_bytes(record_sheets(fleet, ()), COLOUR)
        ours.append((time.perf_counter() - start) * 1e3)

    benchmark.pedantic(printed, setup=valued, rounds=12, warmup_rounds=2)
    hand = milliseconds(lambda: by_hand(pages, CLASSES), 12)
    report(f"{pages} sheets, document to bytes", sorted(ours[2:]))
    report("as many pages drawn by hand", hand)
    median = statistics.median(ours[2:])
    print(f"{pages / median * 1e3:.0f} pages a second (goal 150), {median / statistics.median(hand):.2f} × by hand (goal 1.2)")  # noqa: T201
