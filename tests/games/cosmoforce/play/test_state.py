"""Play states: what was released opens for ever, what does not fit is refused at its place."""

from pathlib import Path
from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.json_text import parse
from metamaker.core.storage import read_file
from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmoforce import printing
from metamaker.games.cosmoforce.play_state import PlayState
from metamaker.opening import open_file
from tests.games.cosmoforce.builders import design, duel
from tests.games.cosmoforce.printed import texts

GOLDEN = Path(__file__).parents[3] / "golden" / "formats"
DUEL = duel(design("engine laser armor"), design(name="Kite"))


def played(**ship: object) -> dict[str, Any]:
    body = {"ships": [{"id": "north-1", **ship}]}
    return {"game": "cosmoforce", "format": 1, "kind": "play", "body": body}


def test_a_released_play_state_opens_with_its_document() -> None:
    document = open_file(str(GOLDEN / "cosmoforce-fleet-1.json")).document
    path = str(GOLDEN / "cosmoforce-play-1.json")
    state = printing.play_state(document, parse(read_file(path), path), path)
    assert isinstance(state, PlayState)
    assert (state.round, state.ships[0].marks_of(3), state.ships[0].marks_of(9)) == (2, 2, 0)


@pytest.mark.parametrize(
    ("ship", "place"),
    [
        ({"marks": [3]}, "ships/north-1/marks/1"),
        ({"marks": [0] * 11}, "ships/north-1"),
        ({"hurt": 2}, "ships/north-1"),
        ({"id": "south-9"}, "ships/south-9"),
        ({"speed": -1}, "ships/north-1"),
    ],
)
def test_what_does_not_fit_is_refused_at_its_place(ship: dict[str, object], place: str) -> None:
    with pytest.raises(FileProblem) as refused:
        printing.play_state(DUEL, played(**ship), "play.json")
    assert refused.value.place == place


def test_a_ship_that_is_not_listed_is_as_it_began() -> None:
    state = printing.play_state(DUEL, played(heat=3), "play.json")
    plain, noted = (printing.sheet(DUEL, "ships/south-1", options) for options in (PrintOptions(), PrintOptions(state=state)))
    assert texts(noted.leaves) == texts(plain.leaves)
