"""The sample encounters: they open, are told of in the list, and are fought."""

import re
from pathlib import Path

import pytest

from metamaker.cli.input.encounter_files import Opened, open_encounter
from metamaker.core.ids import slug
from metamaker.core.paths import sample_encounters, sample_fleets
from metamaker.core.storage import read_file
from metamaker.game_api.matches import begun
from metamaker.games.metaverse.match import encounters
from metamaker.games.metaverse.model.encounter import EncounterKind
from metamaker.games.metaverse.model.terrain import TerrainKind
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.play.documents import encounter_from, encounter_text
from metamaker.play.table import Setting

FILES = sorted(sample_encounters("metaverse").glob("*.json"))
FEW_TURNS = 2


def opened(path: Path) -> Opened:
    return open_encounter(str(path))


def test_each_way_to_deploy_has_one() -> None:
    assert len(FILES) == 7
    assert {opened(path).encounter.kind for path in FILES} == set(EncounterKind)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_one_is_called_as_its_file_and_written_as_the_program_writes(path: Path) -> None:
    document = opened(path).document
    assert slug(document.name) == path.stem
    text = encounter_text(document, "metaverse")
    assert encounter_from(text, "metaverse", "file") == document
    assert text == read_file(str(path))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_neither_side_is_a_fifth_above_the_other(path: Path) -> None:
    one, other = (fleet_stats(force).combat_value for force in opened(path).forces)
    assert 0.8 < one / other < 1.25


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_one_is_fought_from_where_its_ships_stand(path: Path) -> None:
    found = opened(path)
    match = begun(found.game, found.forces, Setting(7, ("plain", "plain"), FEW_TURNS, encounter=found.encounter))
    match.play_turn()
    match.play_turn()
    assert match.result is not None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_list_tells_how_they_meet_and_what_lies_there(path: Path) -> None:
    lines = (sample_fleets("metaverse") / "README.md").read_text(encoding="utf-8").splitlines()
    [line] = [line for line in lines if f"](encounters/{path.stem}.json)" in line]
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    kind, *things = (str(each) for each in encounters.gist(opened(path).encounter))
    assert cells[0].startswith(f"[{opened(path).document.name}]")
    assert cells[2] in kind
    told = [re.sub(r"^(a|two|six) ", "", thing).removesuffix("s") for thing in cells[3].split(", ")]
    assert sorted(told) == sorted(things)
    assert len(things) <= len(TerrainKind)
