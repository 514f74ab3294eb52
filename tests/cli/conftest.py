"""Running the command line as a person does, and files to run it on."""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from metamaker.cli.main import main
from metamaker.core.paths import sample_fleets

SKIRMISH = sorted(sample_fleets("metaverse").glob("quarrel-*.json"))[0]
LARGE = max(sample_fleets("metaverse").glob("*.json"), key=lambda file: file.stat().st_size)
EVEN_HAND = sample_fleets("metaverse") / "the-even-hand.json"


@dataclass(frozen=True)
class Outcome:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The JSON answer."""
        return json.loads(self.out)


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the person at this machine has set is no matter to tests."""
    for name in [name for name in os.environ if name.startswith("METAMAKER_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("METAMAKER_SETTINGS", "")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `metamaker` with these words inside this process."""

    def ran(*words: str | Path) -> Outcome:
        code = main([str(word) for word in words])
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return ran


@pytest.fixture
def heron(tmp_path: Path, run: Run) -> Path:
    """A fleet that `metamaker new` made."""
    file = tmp_path / "heron.json"
    assert run("new", file, "--name", "The Herons").code == 0
    return file


Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def changed(tmp_path: Path, heron: Path) -> Callable[[str, Change], Path]:
    """Write another file with a changed body."""

    def written(name: str, change: Change) -> Path:
        value = json.loads(heron.read_text())
        change(value["body"])
        file = tmp_path / name
        file.write_text(json.dumps(value))
        return file

    return written
