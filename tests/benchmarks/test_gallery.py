"""A gallery of rich fleets from nothing, by one process. Run by `make bench`."""

from pathlib import Path
from typing import Any

import pytest

from metamaker.gallery.making import Options, make
from metamaker.gallery.tasks import Wishes
from tests.benchmarks.calibration import tell
from tests.benchmarks.many_fleets import write_fleets

FLEETS = 12


@pytest.mark.benchmark
def test_a_gallery_from_nothing(tmp_path: Path, benchmark: Any) -> None:
    write_fleets(tmp_path / "fleets", FLEETS)
    options = Options(Wishes("en", "Rich fleets"), "2026-01-01T00:00:00Z", workers=1, meetings=0, anew=True)

    def made() -> None:
        make([str(tmp_path / "fleets")], str(tmp_path / "site"), options, lambda _done, _total: None)

    benchmark.pedantic(made, rounds=2, warmup_rounds=1)
    tell(f"a gallery of {FLEETS} fleets", benchmark)
