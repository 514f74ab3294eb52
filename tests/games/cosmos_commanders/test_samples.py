"""The ready maps: as the program writes them, playable, some for each number of players, their seats fair."""

from collections import Counter
from functools import cache

import pytest

from metamaker.core.issue import Severity
from metamaker.core.paths import sample_fleets
from metamaker.core.storage import read_file
from metamaker.game_api.game import file_bytes
from metamaker.games.cosmos_commanders import problems
from metamaker.games.cosmos_commanders.game import COSMOS_COMMANDERS
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap
from metamaker.opening import open_file

FILES = sorted(sample_fleets(GAME).glob("*.json"))


@cache
def sample(name: str) -> StarMap:
    document: StarMap = open_file(str(sample_fleets(GAME) / f"{name}.json")).document
    return document


def test_there_are_two_maps_for_each_number_of_players() -> None:
    assert Counter(sample(path.stem).players for path in FILES) == dict.fromkeys(range(2, 7), 2)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_ready_map_is_written_as_the_program_writes_it_and_can_be_played(path: object) -> None:
    name = getattr(path, "stem", "")
    found = sample(name)
    assert file_bytes(COSMOS_COMMANDERS, found) == read_file(str(path))
    assert {issue.severity for issue in problems.issues(found)} <= {Severity.NOTE}
    assert found.name
    assert found.notes


def test_the_readme_names_every_sample() -> None:
    text = (sample_fleets(GAME) / "README.md").read_text(encoding="utf-8")
    assert all(f"({path.name})" in text for path in FILES)
