"""Saved objects for Tabletop Simulator, checked against its documented types."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from pydantic import BaseModel, ConfigDict, TypeAdapter
from typing_extensions import TypedDict

from metamaker.printing.live.rows import LiveSheet, live_sheets
from metamaker.printing.live.state_code import state_code
from metamaker.printing.play_states import read_state
from metamaker.tabletops.files import hosted_address, local_address, tts_files
from metamaker.tabletops.table import Table
from tests.tabletops.conftest import SAMPLES, met, order_of, table_of
from tests.tabletops.test_tokens import quiet

INCH = 25.4


class Spot(TypedDict):
    """Place, turn and scale, as the program documents them."""

    posX: float
    posY: float
    posZ: float
    rotX: float
    rotY: float
    rotZ: float
    scaleX: float
    scaleY: float
    scaleZ: float


class TileShape(TypedDict):
    Type: int
    Thickness: float
    Stackable: bool
    Stretch: bool


class Image(TypedDict):
    ImageURL: str
    ImageSecondaryURL: str
    CustomTile: TileShape


class Booklet(TypedDict):
    PDFUrl: str
    PDFPage: int
    PDFPageOffset: int


class Order(TypedDict):
    Order: int


class Object(BaseModel):
    """An object; nothing else is allowed, so a misspelt field fails."""

    model_config = ConfigDict(extra="forbid")
    GUID: str
    Name: str
    Transform: Spot
    Nickname: str
    Description: str
    Locked: bool
    Snap: bool
    Grid: bool
    LuaScript: str
    XmlUI: str
    Tags: list[str] = []
    Number: int = 1
    CustomImage: Image | None = None
    CustomPDF: Booklet | None = None
    Bag: Order | None = None
    ContainedObjects: list["Object"] = []
    States: dict[str, "Object"] = {}


class Saved(BaseModel):
    """A saved object: a save without a table, with the objects in it."""

    model_config = ConfigDict(extra="forbid")
    SaveName: str
    GameMode: str
    Gravity: float
    PlayArea: float
    Date: str
    Table: str
    Sky: str
    Note: str
    Rules: str
    XmlUI: str
    LuaScript: str
    LuaScriptState: str
    ObjectStates: list[Object]
    TabStates: dict[str, Any]
    VersionNumber: str


SAVED = TypeAdapter(Saved)


def saved(table: Table, address: Any = lambda name: f"https://example.org/{name}") -> tuple[Saved, dict[str, bytes]]:
    files = dict(tts_files(table, address, quiet))
    (name,) = [each for each in files if each.endswith(".json")]
    return SAVED.validate_python(json.loads(files[name]), strict=True), files


@cache
def on_table() -> Saved:
    """Return the saved object of an encounter with nebulae."""
    made, _ = saved(Table(met("a-warm-wind")))
    return made


def every(objects: list[Object]) -> Iterator[Object]:
    for each in objects:
        yield each
        yield from every(each.ContainedObjects)
        yield from every(list(each.States.values()))


@pytest.mark.parametrize("game", SAMPLES)
def test_a_saved_object_fits_its_types_and_everything_it_names_is_there(game: str) -> None:
    made, files = saved(table_of(game))
    named = set()
    for each in every(made.ObjectStates):
        if each.CustomImage is not None:
            named |= {each.CustomImage["ImageURL"], each.CustomImage["ImageSecondaryURL"]}
        if each.CustomPDF is not None:
            named.add(each.CustomPDF["PDFUrl"])
    assert named
    assert {urlsplit(each).path.lstrip("/") for each in named} == {
        name.removeprefix("images/") for name in files if name.startswith("images/")
    }
    guids = [each.GUID for each in every(made.ObjectStates)]
    assert len(set(guids)) == len(guids)


def test_a_centimetre_in_the_game_is_a_centimetre_on_the_table() -> None:
    order, made = met("a-warm-wind"), on_table()
    (bar,) = [each for each in made.ObjectStates if each.Nickname == "10 cm"]
    assert bar.Transform["scaleX"] * 2 * INCH == pytest.approx(100, abs=0.01)
    (mat,) = [each for each in made.ObjectStates if each.Tags == ["board"]]
    assert mat.Transform["scaleX"] * 2 * INCH == pytest.approx(1800, abs=0.1)
    assert mat.Transform["scaleZ"] * 2 * INCH == pytest.approx(1200, abs=0.1)
    ships = {each.Nickname: each.Transform for each in made.ObjectStates if each.Tags == ["ship"]}
    for position in order.encounter.positions:
        fleet = order.documents["ab".index(position.side)]
        (ship,) = [each for each in fleet.ships if each.id == position.ship]
        found = ships[ship.name]
        assert found["posX"] * INCH / 10 == pytest.approx(position.x_cm, abs=0.01)
        assert found["posZ"] * INCH / 10 == pytest.approx(position.y_cm, abs=0.01)
        assert (found["rotY"] - 180) % 360 == pytest.approx(22.5 * position.heading)


def test_terrain_lies_still_at_its_place_and_in_its_size() -> None:
    order, made = met("a-warm-wind"), on_table()
    terrain = [each for each in made.ObjectStates if each.Tags == ["terrain"]]
    shapes = [each.shape for each in order.encounter.terrain if each.shape.form == "disc"]
    assert len(terrain) == len(shapes)
    for tile, shape in zip(terrain, shapes, strict=True):
        assert tile.Locked
        assert tile.CustomImage is not None
        assert tile.CustomImage["CustomTile"]["Type"] == 2
        assert tile.Transform["scaleX"] * 2 * INCH / 10 == pytest.approx(shape.diameter_cm, abs=0.01)
        assert tile.Transform["posX"] * INCH / 10 == pytest.approx(shape.x_cm, abs=0.01)


def test_a_fleet_is_in_a_bag_with_states_and_texts() -> None:
    made, _ = saved(table_of("metaverse"))
    (bag,) = [each for each in made.ObjectStates if each.Name == "Bag"]
    ships = [each for each in bag.ContainedObjects if each.Tags == ["ship"]]
    assert ships
    assert all(list(each.States) == ["2"] and "(crippled)" in each.States["2"].Nickname for each in ships)
    assert all("max speed" in each.Description and "Weapons:" in each.Description for each in ships)
    stacks = [each for each in bag.ContainedObjects if each.Name == "Custom_Tile_Stack"]
    assert all(each.Number > 1 for each in stacks)
    assert [each for each in made.ObjectStates if each.Name == "Custom_PDF"]


@pytest.mark.parametrize("game", ["metaverse", "cosmoforce"])
def test_a_game_comes_from_the_table_and_goes_back(game: str, tmp_path: Path) -> None:
    order = order_of(game)
    codes = state_code(order.game, [whole_row_ticked(each) for each in live_sheets(order.game, order.documents[0])], 3)
    before = read_state(order.game, order.documents[0], codes)
    made, files = saved(Table(order._replace(states=(before,))))
    ships = [each for each in every(made.ObjectStates) if "MS1-" in each.Description]
    assert ships
    (name,) = [each for each in files if each.endswith(".json")]
    (tmp_path / "save.json").write_bytes(files[name])
    after = read_state(order.game, order.documents[0], str(tmp_path / "save.json"))
    assert after.turn(order.game) == 3
    assert after.state == before.state


def whole_row_ticked(sheet: LiveSheet) -> LiveSheet:
    """Return a sheet on which the first row is ticked."""
    first, *others = sheet.rows
    return sheet._replace(rows=(first._replace(ticks=(True,) * len(first.ticks)), *others))


def test_hostile_names_stay_names() -> None:
    order = order_of("metaverse")
    fleet = order.documents[0]
    hostile = 'Ann "[ff0000]" \\ </x>'
    ships = tuple(ship.with_(name=hostile) for ship in fleet.ships)
    made, _ = saved(Table(order._replace(documents=(fleet.with_(ships=ships),))))
    (bag,) = [each for each in made.ObjectStates if each.Name == "Bag"]
    name = bag.ContainedObjects[0].Nickname
    assert "[ff" not in name
    assert 'Ann "' in name


def test_addresses_are_local_or_of_a_host() -> None:
    assert local_address("/tables/a b")("x.png") == "file:///tables/a%20b/images/x.png"
    assert hosted_address("https://example.org/t/")("x.png") == "https://example.org/t/x.png"


def test_the_same_table_gives_the_same_file() -> None:
    one, other = (dict(tts_files(table_of("cosmoclysm"), str, quiet)) for _ in range(2))
    assert one == other
