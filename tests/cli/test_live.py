"""`metamaker live`: one web page with the record sheets of fleets, and never in place of another file."""

from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.prints import Embed
from metamaker.opening import open_file
from metamaker.printing.live.rows import live_sheets
from metamaker.printing.live.state_code import state_code
from tests.cli.conftest import Run

QUARREL = str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json")
SIX = str(sample_fleets("cosmoforce") / "six-ideas.json")
EMBLEMS = sorted((Path(__file__).parents[1] / "hostile").glob("emblem-*.json"))
BOARD = str(sample_fleets("cosmoclysm") / "ferrymen.json")


def test_a_page_is_written_once_and_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sheets.html"
    for _ in range(2):
        assert run("live", QUARREL, "-o", str(file), "--json").data == {
            "file": str(file),
            "bytes": file.stat().st_size,
            "ships": 2,
        }
    assert open_file(str(file)).document == open_file(QUARREL).document


def test_a_page_has_the_usual_name_and_replaces_only_its_own_kind(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run("live", QUARREL)
    run("live", QUARREL)
    page = tmp_path / "quarrel-at-fennel-light-live.html"
    assert page.read_bytes().startswith(b"<!DOCTYPE html>")
    page.write_text("a diary", encoding="utf-8")
    assert "was not made by MetaMaker" in run("live", QUARREL).err
    assert "is not HTML" in run("live", QUARREL, "-o", str(page)).err
    assert page.read_text(encoding="utf-8") == "a diary"


def test_several_fleets_of_one_game_are_on_one_page(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "two.html")
    other = str(sample_fleets("metaverse") / "the-even-hand.json")
    assert run("live", QUARREL, other, "-o", file, "--json").data["ships"] == 11
    assert "Metaverse" in run("live", QUARREL, SIX, "-o", file).err


def test_what_has_no_sheets_is_refused(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "page.html")
    assert "works with Metaverse and Cosmoforce" in run("live", BOARD, "-o", file).err
    eight = str(sample_fleets("cosmoforce") / "eight-threats.json")
    assert run("live", eight, "-o", file, "--json").data["ships"] == 8


@pytest.mark.parametrize("embed", Embed)
def test_a_page_contains_as_much_of_the_fleet_as_is_wanted(run: Run, tmp_path: Path, embed: Embed) -> None:
    file = tmp_path / "page.html"
    run("live", QUARREL, "-o", str(file), "--embed", embed.value)
    assert ('"code":"MM1-' in file.read_text(encoding="utf-8")) == (embed is not Embed.NONE)


def test_a_code_of_a_page_becomes_a_play_state(run: Run, tmp_path: Path) -> None:
    opened = open_file(QUARREL)
    first, *others = live_sheets(opened.game, opened.document)
    row, *rest = first.rows
    ticked = first._replace(rows=(row._replace(ticks=(True, *row.ticks[1:])), *rest))
    code = state_code(opened.game, [ticked, *others], 5)
    state = tmp_path / "state.json"
    run("state", code, "--fleet", QUARREL, "-o", str(state))
    assert '"turn": 5' in state.read_text(encoding="utf-8")
    run("sheets", QUARREL, "--state", code, "-o", str(tmp_path / "damaged.pdf"))
    assert "does not belong" in run("state", code, "--fleet", SIX, "-o", str(state)).err


def test_damage_without_its_fleet_asks_for_the_fleet(run: Run, tmp_path: Path) -> None:
    opened = open_file(QUARREL)
    code = state_code(opened.game, live_sheets(opened.game, opened.document))
    files = {"code.txt": f"Turn 2: {code}", "saved.json": f'{{"Description": "{code}"}}', "list.json": f'["{code}"]'}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    for given in (code, *(str(tmp_path / name) for name in files)):
        told = run("state", given, "-o", str(tmp_path / "damage.json"))
        assert told.code == 2
        assert "--fleet: this code or file contains damage without its fleet: name the fleet" in told.err


@pytest.mark.parametrize("file", EMBLEMS, ids=lambda file: file.stem)
def test_an_emblem_that_unpacks_to_millions_of_dots_does_not_swell_the_page(file: Path, run: Run, tmp_path: Path) -> None:
    plain, swollen = tmp_path / "plain.html", tmp_path / "swollen.html"
    run("live", QUARREL, "-o", str(plain))
    assert run("live", str(file), "-o", str(swollen)).code == 0
    assert swollen.stat().st_size < 1.2 * plain.stat().st_size
