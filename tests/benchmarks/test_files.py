"""Files and whole commands: loading and saving a hundred classes, starting up, memory. Run by `make bench`."""

import subprocess
import sys
from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.core.storage import save_document
from metamaker.game_api.game import file_bytes
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.opening import open_file
from tests.benchmarks.calibration import milliseconds, report
from tests.benchmarks.test_edit import WEAPONS, battleship

LARGE = max(sample_fleets("metaverse").glob("*.json"), key=lambda file: file.stat().st_size)


def hundred_classes() -> Fleet:
    classes = tuple(battleship().with_(id=f"class-{number}") for number in range(100))
    ships = tuple(Ship(id=f"ship-{number}", name=f"Ship {number}", ship_class=f"class-{number}") for number in range(100))
    return Fleet(name="A hundred", weapons=WEAPONS, classes=classes, ships=ships)


@pytest.fixture
def hundred(tmp_path: Path) -> Path:
    file = tmp_path / "hundred.json"
    save_document(str(file), file_bytes(METAVERSE, hundred_classes()))
    return file


@pytest.mark.benchmark
def test_loading(benchmark: object, hundred: Path) -> None:
    report(
        "loading and validating 100 classes of 60 components (goal 150 ms)", milliseconds(lambda: open_file(str(hundred)), 9)
    )


@pytest.mark.benchmark
def test_saving(benchmark: object, hundred: Path) -> None:
    fleet = open_file(str(hundred)).document
    times = milliseconds(lambda: save_document(str(hundred), file_bytes(METAVERSE, fleet)), 9)
    report("saving 100 classes of 60 components (goal 150 ms)", times)


@pytest.mark.benchmark
@pytest.mark.parametrize(
    ("words", "goal"),
    [(["--help"], "250 ms"), (["stats", str(LARGE)], "1,200 ms"), (["sheets", str(LARGE), "-o", "sheets.pdf"], "1,500 ms")],
)
def test_whole_commands(
    benchmark: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], goal: str
) -> None:
    monkeypatch.chdir(tmp_path)
    command = [sys.executable, "-m", "metamaker", *words]
    times = milliseconds(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL), 5)
    report(f"metamaker {words[0]} of the large fleet, whole process (goal {goal})", times)


MEASURED = """
import re, sys
from metamaker.cli.main import main

assert main(sys.argv[1:]) in (0, 1)
print(re.search(r"VmHWM:\\s+(\\d+) kB", open("/proc/self/status").read())[1], file=sys.stderr)
"""


@pytest.mark.benchmark
@pytest.mark.parametrize("verb", ["check", "stats", "fleet", "explain", "convert", "sheets"])
def test_memory(benchmark: object, hundred: Path, tmp_path: Path, verb: str) -> None:
    more = {"explain": ["ship-7", "ems"], "convert": [f"{tmp_path}/out.json"], "sheets": ["-o", f"{tmp_path}/out.pdf"]}
    command = [sys.executable, "-c", MEASURED, verb, str(hundred), *more.get(verb, ())]
    ended = subprocess.run(command, check=True, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    peak = int(ended.stderr.splitlines()[-1]) // 1024  # after notes about the sheets
    print(f"\npeak memory of {verb} on 100 classes: {peak} MB (goal 300 MB)")  # noqa: T201
    assert peak < 300
