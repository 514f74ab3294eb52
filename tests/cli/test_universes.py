"""The verbs of universe packs: a pack made, used, updated; nothing written while something is to be decided."""

import json
import shutil
from pathlib import Path

import jsonschema
import pytest

from metamaker.core.paths import sample_fleets, sample_universes
from metamaker.opening import open_file, open_pack
from tests.cli.conftest import Run

FIRST, SECOND = (sample_universes("metaverse") / f"low-tide-{number}.json" for number in (1, 2))


@pytest.fixture
def fleet(tmp_path: Path) -> Path:
    return Path(shutil.copy(sample_fleets("metaverse") / "quarrel-at-fennel-light.json", tmp_path / "fleet.json"))


def test_a_pack_is_used_and_updated_and_what_changed_on_both_sides_is_asked(run: Run, fleet: Path) -> None:
    used = run("use", fleet, FIRST)
    assert used.code == 0
    assert "Low Tide 1" in used.out
    assert run("set", fleet, "weapons/long-gaff", "range_cm", "20").code == 0
    before = fleet.read_bytes()
    asked = run("update", fleet, SECOND)
    assert (asked.code, fleet.read_bytes()) == (1, before)
    assert "changed here and in the pack: Range band 20 → 35" in " ".join(asked.out.split())
    assert "--take mine or --take theirs" in asked.err
    answer = run("update", fleet, SECOND, "--take", "theirs", "--dry-run", "--json").data
    assert fleet.read_bytes() == before
    jsonschema.validate(answer, run("schema", "update").data)
    assert {each["part"]: each["state"] for each in answer["parts"] if each["state"] not in {"same", "added"}} == {
        "weapons/long-gaff": "both",
        "classes/whelk": "updated",
        "words/phased": "dropped",
    }
    assert "classes/whelk" in {each["of"] for each in answer["values"]}
    assert run("update", fleet, SECOND, "--take", "mine").code == 0
    mine = open_file(str(fleet)).document
    assert next(each.range_cm for each in mine.weapons if each.id == "long-gaff") == 20
    assert run("update", fleet, SECOND).code == 0
    assert open_file(str(fleet)).document == mine
    assert run("update", fleet, SECOND, "--take", "all").code == 0
    assert next(each.range_cm for each in open_file(str(fleet)).document.weapons if each.id == "long-gaff") == 35


def test_a_pack_is_made_of_a_fleet_and_made_again_as_its_next_version(run: Run, fleet: Path, tmp_path: Path) -> None:
    out = tmp_path / "lights.json"
    assert run("universe", fleet, "-o", out, "--name", "Lights", "--only", "classes", "--json").data["version"] == 1
    assert run("universe", fleet, "-o", out).code == 0
    pack = open_pack(str(out)).document
    assert (pack.name, pack.version) == ("Lights", 2)
    assert run("check", out).code == 0
    assert "Lights 2" in run("text", out).out
    assert run("diff", SECOND, FIRST).code == 0
    copied = tmp_path / "copy.json"
    assert run("open", run("code", out).out.strip(), "-o", copied).code == 0
    assert open_pack(str(copied)).document == pack


def test_what_cannot_be_is_said_in_a_sentence(run: Run, fleet: Path, tmp_path: Path) -> None:
    for words, sentence in (
        (("update", fleet, FIRST), "the fleet does not use “Low Tide” yet"),
        (("use", fleet, fleet), "this is not a universe pack"),
        (("use", fleet, FIRST, "--take", "both"), "there is no “both”; choose from mine, theirs, all"),
        (("use", sample_fleets("cosmoforce") / "six-ideas.json", FIRST), "this command works with Metaverse"),
        (("universe", fleet, "-o", fleet), "this is not a universe pack"),
        (("universe", fleet, "-o", tmp_path / "x.json", "--only", "weapons/nothing"), "nothing"),
        (("battle", fleet, FIRST), "this is the universe pack"),
        (("diff", fleet, FIRST), "this is a universe pack, not a fleet"),
    ):
        told = run(*words)
        assert (told.code, sentence in told.err) == (2, True), (words, told.err)
    schema = run("schema", "--kind", "universe").data
    jsonschema.validate(json.loads(FIRST.read_bytes()), schema)
