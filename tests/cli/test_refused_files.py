"""Files that are refused: pipes and devices are not waited for, and a refusal is one short sentence."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.core.storage import beginning
from tests.cli.conftest import SKIRMISH, Run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other pipes")

NO_FILE = "it is a pipe or a device, not a file"


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """Return a named pipe without a writer: opening it as a file would wait without end."""
    made = tmp_path / "pipe.json"
    os.mkfifo(made)
    return made


@pytest.mark.parametrize(
    "words",
    [
        ("check", "PIPE"),
        ("stats", "PIPE"),
        ("play", "PIPE"),
        ("battle", "PIPE"),
        ("encounter", "PIPE"),
        ("event", "show", "PIPE"),
        ("diff", "PIPE", SKIRMISH),
        ("sheets", SKIRMISH, "--state", "PIPE", "-o", "x.pdf"),
        ("sheets", SKIRMISH, "--font", "PIPE", "-o", "x.pdf"),
        ("gallery", "PIPE", "-o", "site"),
        ("merge", "PIPE", SKIRMISH, "-o", "x.json"),
    ],
)
def test_a_pipe_is_refused_and_not_waited_for(
    run: Run, pipe: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(pipe.parent)
    ended = run(*(pipe if word == "PIPE" else word for word in words))
    assert ended.code == 2
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
@pytest.mark.parametrize("words", [("play",), ("check",), ("battle", SKIRMISH, "--save"), ("play", SKIRMISH, "--save")])
def test_a_device_is_refused(run: Run, device: str, words: tuple[str, ...]) -> None:
    """A device without end would be read until the memory is full."""
    if not Path(device).exists():
        pytest.skip("no such device here")
    ended = run(*words, device)
    assert ended.code == 2
    assert ended.err.count("\n") == 1


def test_what_is_no_file_is_named(run: Run, pipe: Path) -> None:
    assert run("check", pipe).err == f"metamaker: {pipe}: {REASON}\n"


REASON = f"could not be read: {NO_FILE}"


def test_settings_in_a_pipe_are_refused(run: Run, pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("METAMAKER_SETTINGS", str(pipe))
    assert run("check", SKIRMISH).err == f"metamaker: {pipe}: {REASON}\n"


def test_a_pipe_that_comes_in_the_moment_of_opening_is_refused(
    pipe: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_a_file = SKIRMISH.stat()
    monkeypatch.setattr(Path, "stat", lambda _: of_a_file)
    with pytest.raises(OSError, match="no file"):
        beginning(pipe, 1)


def test_folders_and_galleries_leave_out_what_is_no_file(run: Run, pipe: Path, heron: Path) -> None:
    folder = pipe.parent
    assert run("stats", folder, "--json").code == 0
    data = run("gallery", folder, "-o", folder / "site", "--json").data
    assert (data["fleets"], data["refused"]) == (1, [])
    page = folder / "site" / "index.html"
    page.unlink()
    os.mkfifo(page)
    ended = run("gallery", folder, "-o", folder / "site")
    assert (ended.code, ended.err) == (2, f"metamaker: {page}: could not be written: {NO_FILE}\n")


# Whose kind is another one


@pytest.mark.parametrize(
    ("verb", "file", "sentence"),
    [
        ("check", "encounters", "this is an encounter, not a fleet; “metamaker encounter” and “metamaker battle” read it"),
        ("stats", "encounters", "this is an encounter, not a fleet; “metamaker encounter” and “metamaker battle” read it"),
    ],
)
def test_a_file_of_another_kind_is_named_with_the_command_that_reads_it(run: Run, verb: str, file: str, sentence: str) -> None:
    path = next((sample_fleets("metaverse") / file).glob("*.json"))
    assert run(verb, path).err == f"metamaker: {path}: {sentence}\n"


def test_an_unknown_kind_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps({"game": "metaverse", "format": 1, "kind": "x" * 5000, "body": {}}))
    ended = run("check", file)
    assert "this is a file of the kind “xxx" in ended.err
    assert len(ended.err) < 400


# Short refusals

Change = Callable[[dict[str, Any]], object]
LONG = "long" * 2000


def cases() -> Iterator[tuple[str, Change]]:
    yield "six-candles", lambda body: body["hexes"].append({**body["hexes"][0], **dict.fromkeys(map(str, range(1000)), 1)})
    yield "six-candles", lambda body: body["hexes"].append(body["hexes"][0])
    yield "six-candles", lambda body: body.update({LONG: 1})
    yield "six-candles", lambda body: body["players"][0].update(colour=LONG)
    yield "six-candles", lambda body: body["hexes"].append([LONG])
    yield "six-candles", lambda body: body.update(hexes=[{**each, "letter": LONG} for each in body["hexes"]])


@pytest.mark.parametrize(("name", "change"), [*cases()])
def test_a_refusal_takes_a_few_lines(run: Run, tmp_path: Path, name: str, change: Change) -> None:
    data = json.loads((sample_fleets("cosmoclysm") / f"{name}.json").read_text())
    change(data["body"])
    file = tmp_path / "board.json"
    file.write_text(json.dumps(data))
    ended = run("check", file)
    assert ended.code == 2
    assert len(ended.err) < len(str(file)) + 850


# Values that only some parts of a file have


def test_a_choice_of_numbers_is_named(run: Run, tmp_path: Path) -> None:
    """The die of a terrain is one of few numbers; another one is refused with those."""
    path = sample_fleets("metaverse") / "encounters" / "two-fords.json"
    data = json.loads(path.read_text())
    data["body"]["setup"]["terrain_roll"]["die"] = 13
    file = tmp_path / "meeting.json"
    file.write_text(json.dumps(data))
    for verb in ("encounter", "battle"):
        ended = run(verb, file)
        assert (ended.code, "setup/terrain_roll: “die” must be" in ended.err, "12, 20" in ended.err) == (2, True, True)


def test_a_new_team_is_a_difference(run: Run, tmp_path: Path) -> None:
    sample = sample_fleets("cosmoforce") / "six-ideas.json"
    data = json.loads(sample.read_text())
    ships = [{**ship, "id": f"other-{ship['id']}"} for ship in data["body"]["teams"][0]["ships"]]
    data["body"]["teams"].append({**data["body"]["teams"][0], "id": "another", "name": "Another", "ships": ships})
    file = tmp_path / "more.json"
    file.write_text(json.dumps(data))
    there = {shift["stat"]: (shift["before"], shift["after"]) for shift in run("diff", sample, file, "--json").data["stats"]}
    assert there["another.mass"][0] is None
    back = {shift["stat"]: (shift["before"], shift["after"]) for shift in run("diff", file, sample, "--json").data["stats"]}
    assert back == {stat: values[::-1] for stat, values in there.items()}
    assert run("diff", sample, file).code == 0
