"""Running the command line as a person does, and files to run it on."""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from metamaker.cli.handlers.schema import of_answer
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
    """Ignore the settings of the user of this machine."""
    set_nothing(monkeypatch)


def set_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the settings of the user out of the environment."""
    for name in [name for name in os.environ if name.startswith("METAMAKER_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("METAMAKER_SETTINGS", "")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `metamaker` with these words inside this process. JSON answers must be valid for the schema of their command."""

    def ran(*words: str | Path) -> Outcome:
        typed = [str(word) for word in words]
        code = main(typed)
        captured = capsys.readouterr()
        if "--json" in typed and captured.out:
            validate(typed[2] if typed[0] == "--language" else typed[0], captured.out)
        return Outcome(code, captured.out, captured.err)

    return ran


def validate(command: str, out: str) -> None:
    """Fail unless the output of a command is JSON that its schema allows, without any other field."""
    if command == "schema":
        return
    answers = [json.loads(line) for line in out.splitlines()] if command == "battle" else [json.loads(out)]
    for answer in answers:
        validator(command).validate(answer)


@cache
def validator(command: str) -> jsonschema.Draft202012Validator:
    schema = of_answer(command)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(closed(schema))


def closed(schema: Any) -> Any:
    """Return a schema that forbids all fields that it does not name."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(value) for key, value in schema.items()}
    return {"additionalProperties": False, **inner} if "properties" in schema else inner


@pytest.fixture(scope="session")
def herons(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the content of a fleet made by `metamaker new`, made once."""
    file = tmp_path_factory.mktemp("new") / "heron.json"
    with pytest.MonkeyPatch.context() as monkeypatch:
        set_nothing(monkeypatch)
        assert main(["new", str(file), "--name", "The Herons"]) == 0
    return file.read_bytes()


@pytest.fixture
def heron(tmp_path: Path, herons: bytes) -> Path:
    """Return the file of that fleet, for this test alone."""
    file = tmp_path / "heron.json"
    file.write_bytes(herons)
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
