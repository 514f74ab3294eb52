"""Pages a second in every format, from a document whose numbers are known to the bytes of a PDF. Run by `make bench`."""

import statistics
import time
from typing import Any

import pytest

from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.palette import COLOUR
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.imposition import Format
from metamaker.rendering.pdf import pdf_bytes
from tests.benchmarks.calibration import report
from tests.benchmarks.test_sheets import large_fleet

OPTIONS = {
    **{f"{size} upright": SheetOptions(format=size) for size in Format},
    **{f"{size} landscape": SheetOptions(PageFrame(landscape=True), format=size) for size in Format},
    "full with codes": SheetOptions(codes=True),
    "full with form fields": SheetOptions(fillable=True),
}


@pytest.mark.benchmark(group="formats")
@pytest.mark.parametrize("name", OPTIONS)
def test_pages_a_second(name: str, benchmark: Any) -> None:
    text, options = large_fleet().model_dump_json(), OPTIONS[name]
    pages = len(record_sheets(large_fleet(), (), options).pages)
    times: list[float] = []

    def valued() -> tuple[tuple[Fleet], dict[str, object]]:
        fleet = Fleet.model_validate_json(text)
        fleet_stats(fleet)
        return (fleet,), {}

    def printed(fleet: Fleet) -> None:
        start = time.perf_counter()
        pdf_bytes(record_sheets(fleet, (), options), COLOUR)
        times.append((time.perf_counter() - start) * 1e3)

    benchmark.pedantic(printed, setup=valued, rounds=8, warmup_rounds=2)
    report(f"{pages} pages, {name}", sorted(times[2:]))
    print(f"{pages / statistics.median(times[2:]) * 1e3:.0f} pages a second (goal 150)")  # noqa: T201
