"""A gallery of rich fleets from nothing, by one process. Run by `make bench`.

The fleets are drawn from a seed: one to seven classes of a sample with their ships, no two alike.
`python -m tests.benchmarks.test_gallery FOLDER [COUNT]` writes them.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from metamaker.core.envelope import wrap
from metamaker.core.json_text import laid_out
from metamaker.core.paths import sample_fleets
from metamaker.gallery.website.builder import Options, make
from metamaker.gallery.website.tasks import Wishes
from metamaker.game_api.game import required
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file
from tests.benchmarks.calibration import tell

FLEETS = 12

COUNT = 1000

MOST_CLASSES = 7


def write_fleets(folder: Path, count: int = COUNT) -> None:
    """Write so many fleets into a folder, the same ones each time."""
    folder.mkdir(parents=True, exist_ok=True)
    samples: list[Fleet] = [open_file(str(path)).document for path in sorted(sample_fleets("metaverse").glob("*.json"))]
    for number in range(count):
        (folder / f"fleet-{number:04}.json").write_bytes(_fleet(samples, number))


def _fleet(samples: Sequence[Fleet], number: int) -> bytes:
    """Return a fleet whose name, hulls and ranges are its own, so that nothing remembered of another one serves it."""
    rng = Random(number)  # noqa: S311 - nothing secret is drawn
    sample = rng.choice(samples)
    classes = rng.sample([each.id for each in sample.classes], rng.randint(1, min(MOST_CLASSES, len(sample.classes))))
    refs = [f"classes/{name}" for name in classes] + [f"ships/{ship.id}" for ship in sample.ships if ship.ship_class in classes]
    body = METAVERSE.documents.body(required(METAVERSE.designs).extract(sample, tuple(refs)))
    body["name"] = f"{sample.name} {number}"
    for each in body["classes"]:
        each["name"] = f"{each['name']} {number}"
        for section in each["sections"].values():
            section["hull_hits"] += rng.randint(0, 3)
    for weapon in body["weapons"]:
        weapon["range_cm"] = min(50, weapon["range_cm"] + rng.choice((0, 5, 10)))
    return laid_out(wrap(METAVERSE.key, METAVERSE.format, body))


@pytest.mark.benchmark
def test_a_gallery_from_nothing(tmp_path: Path, benchmark: Any) -> None:
    write_fleets(tmp_path / "fleets", FLEETS)
    options = Options(Wishes("en", "Rich fleets"), "2026-01-01T00:00:00Z", workers=1, meetings=0, anew=True)

    def made() -> None:
        make([str(tmp_path / "fleets")], str(tmp_path / "site"), options, lambda _done, _total: None)

    benchmark.pedantic(made, rounds=2, warmup_rounds=1)
    tell(f"a gallery of {FLEETS} fleets", benchmark)


if __name__ == "__main__":
    write_fleets(Path(sys.argv[1]), *(int(each) for each in sys.argv[2:]))
