"""`metamaker tokens` and `table`, as a person types them."""

import json
from pathlib import Path

import pytest

from metamaker.core.paths import sample_encounters, sample_fleets
from tests.cli.conftest import EVEN_HAND, SKIRMISH, Run

LOOM = sample_fleets("cosmoclysm") / "the-loom.json"
WIND = sample_encounters("metaverse") / "a-warm-wind.json"


def test_tokens_go_into_a_folder(run: Run, tmp_path: Path) -> None:
    found = run("tokens", SKIRMISH, "-o", tmp_path / "out", "--per-cm", "10", "--json")
    assert found.code == 0
    assert found.data["files"]
    assert all((tmp_path / "out" / name).is_file() for name in found.data["files"])


def test_some_ships_of_a_fleet_have_tokens(run: Run, tmp_path: Path) -> None:
    found = run("tokens", f"{EVEN_HAND}#Set Square", "-o", tmp_path, "--per-cm", "10", "--json")
    assert len([name for name in found.data["files"] if "set-square" in name]) == 4
    assert not [name for name in found.data["files"] if "yardstick" in name]


def test_a_table_for_tabletop_simulator_comes_with_its_pictures(run: Run, tmp_path: Path) -> None:
    found = run("table", LOOM, "--for", "tts", "-o", tmp_path, "--per-cm", "10", "--json")
    assert found.code == 0
    saved = json.loads((tmp_path / "the-loom-table.json").read_text())
    addresses = {each["CustomImage"]["ImageURL"] for each in saved["ObjectStates"] if "CustomImage" in each}
    assert addresses
    assert all(Path(each.removeprefix("file://")).is_file() for each in addresses)


def test_pictures_may_be_hosted(run: Run, tmp_path: Path) -> None:
    assert run("table", LOOM, "--for", "tts", "--images", "https://example.org/t", "-o", tmp_path, "--per-cm", "10").code == 0
    assert "https://example.org/t/table-01" in (tmp_path / "the-loom-table.json").read_text()
    refused = run("table", LOOM, "--for", "tts", "--images", "ftp://x", "-o", tmp_path)
    assert refused.code == 2
    assert "--images" in refused.err


def test_damage_is_in_the_texts_of_ships(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "damage.json"
    table = tmp_path / "out" / "the-even-hand-table.json"
    fleet = sample_fleets("metaverse") / "the-even-hand.json"
    assert run("table", fleet, "--for", "tts", "-o", table.parent, "--per-cm", "10").code == 0
    assert run("state", table, "--fleet", fleet, "-o", state).code == 0
    assert json.loads(state.read_text())["body"]["ships"] == []
    more = run("table", fleet, "--for", "tts", "--state", state, "--state", state, "-o", tmp_path)
    assert more.code == 2
    assert "2 files of damage for one fleet" in more.err


def test_an_encounter_brings_its_fleets_or_takes_those_that_are_named(run: Run, tmp_path: Path) -> None:
    alone = run("table", "--encounter", WIND, "--for", "vassal", "-o", tmp_path / "a", "--json")
    assert [name for name in alone.data["files"] if name.endswith(".vsav")]
    as_file = run("table", WIND, "--for", "vassal", "-o", tmp_path / "b", "--json")
    assert as_file.data["files"] == alone.data["files"]
    fleets = [sample_fleets("metaverse") / f"{name}.json" for name in ("the-even-hand", "kite-clans-of-aldersay")]
    named = run("table", *fleets, "--encounter", WIND, "--for", "vassal", "-o", tmp_path / "c", "--json")
    assert named.data["files"] == alone.data["files"]
    other = run("table", LOOM, "--encounter", WIND, "--for", "vassal", "-o", tmp_path / "d")
    assert other.code == 2
    assert "Metaverse" in other.err


def test_a_module_is_one_file_or_goes_with_the_others(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "table.vmod"
    assert run("table", "--for", "vassal", "--module", "-o", target).code == 0
    assert target.read_bytes().startswith(b"PK")
    together = run("table", LOOM, "--for", "vassal", "--module", "-o", tmp_path, "--json")
    assert [name for name in together.data["files"] if name.endswith(".vmod")] == ["cosmoclysm-the-loom.vmod"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((LOOM, "--for", "roll20"), "roll20"),
        ((LOOM, "--for", "tts", "--module"), "--module"),
        ((LOOM, "--for", "tts", "--base", "hex"), "hex"),
        (("--for", "tts"), "FILE"),
        (("--for", "vassal", "--module", "--game", "cosmoclysm"), "FILE"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(run: Run, tmp_path: Path, words: tuple[str | Path, ...], said: str) -> None:
    found = run("table", *words, "-o", tmp_path)
    assert found.code == 2
    assert said in found.err
    assert not list(tmp_path.iterdir())


def test_a_file_of_another_kind_is_never_lost(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "the-loom-table.json"
    own.write_bytes(LOOM.read_bytes())
    found = run("table", LOOM, "--for", "tts", "-o", tmp_path, "--per-cm", "10")
    assert found.code == 2
    assert own.read_bytes() == LOOM.read_bytes()
    assert "another file" in found.err
