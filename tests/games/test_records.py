"""Games recorded on paper as documents: what stands in them is read as a whole, and refused with its place."""

import json
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.game_api.game import required
from metamaker.game_api.record_documents import RecordGame, new_record, state_of
from metamaker.opening import open_any
from metamaker.play.documents import RECORD
from metamaker.registry import game_called

GAMES = ("metaverse", "cosmoforce")
WRONG: tuple[Any, ...] = (
    {"ships": []},
    {"fleet": "Quarrel", "turn": 3},
    {"game": "metaverse"},
    {"game": 3, "format": "x", "body": []},
    {"game": "metaverse", "format": 0, "kind": "play", "body": {}},
    {"game": "metaverse", "format": 99, "kind": "play", "body": {}},
    {"game": "metaverse", "format": 1, "kind": "fleet", "body": {"name": "A fleet"}},
    {"game": "metaverse", "format": 1, "kind": "play", "body": {"ships": {"id": 1}}},
    {"game": "metaverse", "format": 1, "kind": "play", "body": {"turn": 1, "ships": [{"id": "in-no-fleet"}]}},
)


def content(game: str) -> dict[str, Any]:
    """Return the JSON value of a file with the record of a new fleet."""
    of = game_called(game)
    record = new_record(of, of.documents.new("Skirmish", "new"))
    return {"game": game, "format": RECORD.number, "kind": RECORD.kind, "body": record.model_dump(mode="json")}


def opened(value: dict[str, Any]) -> Any:
    return open_any(json.dumps(value).encode(), "kept.json")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", ["state", "turn/began"])
@pytest.mark.parametrize("wrong", WRONG, ids=range(len(WRONG)))
def test_a_record_with_a_wrong_play_state_is_refused_with_its_place(game: str, place: str, wrong: Any) -> None:
    value = content(game)
    if place == "state":
        value["body"]["state"] = wrong
    else:
        value["body"]["turn"]["began"] = wrong
    with pytest.raises(FileProblem) as refusal:
        opened(value)
    assert refusal.value.place.startswith(place)
    assert str(refusal.value).count("\n") == 0


def test_a_play_state_without_its_envelope_is_explained() -> None:
    value = content("metaverse")
    value["body"]["state"] = {"fleet": "Quarrel", "turn": 3, "ships": []}
    with pytest.raises(FileProblem, match=r"kept\.json: state: this is not a play state; it must be the whole content of"):
        opened(value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "fleet", [{"nonsense": 1}, {"name": 3}, {"name": "A", "classes": 7}, {"name": "A", "ships": [{"id": "a"}]}]
)
def test_a_record_whose_fleet_cannot_be_read_is_refused(game: str, fleet: dict[str, Any]) -> None:
    value = content(game)
    value["body"]["fleet"]["body"] = fleet
    with pytest.raises(FileProblem) as refusal:
        opened(value)
    assert refusal.value.place.startswith("fleet")


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_a_play_state_is_read(game: str) -> None:
    value = content(game)
    of = game_called(game)
    fleet = of.documents.new("Skirmish", "new")
    state: Any = required(of.sheets).filled_state(fleet, {})
    value["body"]["state"] = value["body"]["turn"]["began"] = state
    found = opened(value)
    assert isinstance(found.game, RecordGame)
    assert state_of(of, fleet, found.document) == state


@pytest.mark.parametrize("file", sorted(Path("tests/golden/formats").glob("*-record-*.json")), ids=lambda file: file.stem)
def test_old_records_are_read(file: Path) -> None:
    assert isinstance(open_any(file.read_bytes(), file.name).game, RecordGame)
