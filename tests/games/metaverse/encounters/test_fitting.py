"""Encounters out of files: what does not fit is told in one sentence with its place."""

from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.games.metaverse.encounters.fitting import zones
from metamaker.games.metaverse.encounters.rolling import Wishes, rolled
from metamaker.games.metaverse.match import encounters
from metamaker.games.metaverse.model.encounter import EncounterKind
from metamaker.games.metaverse.model.words import CommandDie, MovementMethod
from metamaker.play.geometry import CM
from tests.games.metaverse.builders import component
from tests.games.metaverse.encounters.fleets import fleet, ship_class

HERON = ship_class("heron", die=CommandDie.D6)
SPINNER = ship_class("spinner").with_(movement_method=MovementMethod.NEWTONIAN)
BARGE = ship_class("barge", ftl=False)
TUG = ship_class("tug", component("grappler", 4), hull=40)
FORCES = fleet(HERON, HERON, TUG, BARGE), fleet(SPINNER, flagship=False)


def record() -> dict[str, Any]:
    """Return a flank attack of the first fleet, in the form of a file."""
    for seed in range(500):
        try:
            made = rolled(FORCES, seed, Wishes(EncounterKind.FLANK, chart=20))
        except ValueError:
            continue
        if made.favoured == "a" and made.terrain:
            return encounters.record(made)
    raise AssertionError


def changed(place: str, value: object) -> dict[str, Any]:
    body: Any = record()
    *path, last = place.split("/")
    inside = body
    for step in path:
        inside = inside[int(step)] if isinstance(inside, list) else inside[step]
    if isinstance(inside, list):
        inside[int(last)] = value
    else:
        inside[last] = value
    return body  # type: ignore[no-any-return]


def test_what_is_written_is_read_again() -> None:
    body = record()
    assert encounters.record(encounters.read(body, FORCES, "file")) == body


@pytest.mark.parametrize(
    ("place", "value", "told"),
    [
        ("kind", "ambush", "setup: “kind” must be one of meeting, flank, divided, rear, surrounded, not “ambush”"),
        ("table_cm", [180, 30], "setup/table_cm/2: this must be a whole number from 60 to 1000, not 30"),
        ("positions/0/ship", "nobody", "setup/positions/1/ship: fleet a has no ship “nobody”"),
        ("positions/0/x_cm", 0, "setup/positions/1: “s0” is not in a deployment zone of its side"),
        ("positions/0/speed", 999, "setup/positions/1/speed: the starting speed of “s0” must be from 0 to "),
        ("positions/3/towed_by", "s0", "setup/positions/4/towed_by: “s3” must be within 5 cm of the ship of its side"),
        ("positions/3/towed_by", "s3", "setup/positions/4/towed_by: “s3” cannot tow “s3” as well as its other tows"),
        ("positions/4/heading", 7, "setup/positions/5/heading: a Newtonian ship faces one of eight points"),
        ("terrain/0/shape/form", "cube", "must be a record whose “form” is one of band, disc, edge, everywhere"),
        ("terrain/0/kind", "reef", "not “reef”"),
        ("table_cm", [60, 120], "setup/table_cm: the table is 60 cm long and 120 cm wide"),
        ("terrain_roll/used", [7], "setup/terrain_roll/used/1: use each of "),
        ("terrain_roll/used", [0, 0], "setup/terrain_roll/used/2: use each of "),
        ("turns_face", 1, "setup/turns: a 1 on a D3 does not mean "),
        ("initiative/0/face", 20, "setup/initiative/1: a 20 on a D6 does not mean "),
        ("favoured", "b", "setup/favoured: the totals are "),
        ("kind", "surrounded", "setup/kind: the dice allow "),
        ("deployed/0/ships", ["nobody"], "setup/deployed/1/ships/1: fleet "),
        ("deployed/0/ships", ["s0", "s0"], "setup/deployed/1/ships/2: "),
        ("deployed/0/rolls/0/face", 9, "setup/deployed/1/rolls/1: a 9 on a D"),
        ("terrain/0/shape", {"form": "everywhere"}, "setup/terrain/1/shape: a “supernova_remnant” is in a deployment zone"),
        (
            "terrain/0/shape",
            {"form": "edge", "side": "fore", "diameter_cm": 200.0},
            "setup/terrain/1/shape: terrain of the kind “supernova_remnant” cannot have the shape “edge”",
        ),
        ("terrain/0/wind", {"direction": 1, "strength": 2}, "setup/terrain/1/wind: only an emission nebula has a wind"),
        ("initiative/0/die", 9, "setup/initiative/1: “die” must be a whole number from 1 to 6, not 9"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(place: str, value: object, told: str) -> None:
    with pytest.raises(FileProblem) as problem:
        encounters.read(changed(place, value), FORCES, "meeting.json")
    assert str(problem.value).startswith("meeting.json: setup")
    assert told in str(problem.value)
    assert str(problem.value).count("\n") == 0


@pytest.mark.rule("MV-4.0.1-04", "MV-5.0.1-03")
@pytest.mark.parametrize(("side", "told"), [("b", "is in a deployment zone"), ("a", "is on a “planet”")])
def test_bodies_lie_neither_in_the_zone_of_the_loser_nor_under_a_ship(side: str, told: str) -> None:
    body: Any = record()
    ship = next(each for each in body["positions"] if each["side"] == side)
    shape = {"form": "disc", "x_cm": float(ship["x_cm"]), "y_cm": float(ship["y_cm"]), "diameter_cm": 4.0}
    body["terrain"] = [{"id": "rock", "kind": "planet", "shape": shape}]
    with pytest.raises(FileProblem, match=told):
        encounters.read(body, FORCES, "file")


def test_no_two_ships_stand_on_one_place() -> None:
    body: Any = record()
    first, second = body["positions"][:2]
    second |= {"x_cm": first["x_cm"], "y_cm": first["y_cm"]}
    told = "file: setup/positions/2: “s1” is at the same position as “s0”"
    with pytest.raises(FileProblem, match=told):
        encounters.read(body, FORCES, "file")


def test_a_squadron_that_was_never_placed_is_missed() -> None:
    body: Any = record()
    body["deployed"] = body["deployed"][:-1]
    with pytest.raises(FileProblem, match=r"setup/deployed: the ship “s[0-9]” of fleet [ab] is not placed with a squadron"):
        encounters.read(body, FORCES, "file")


def test_a_ship_without_a_place_is_missed() -> None:
    body: Any = record()
    body["positions"] = body["positions"][1:]
    with pytest.raises(FileProblem, match="setup/positions: give the ship “s0” of fleet a a position"):
        encounters.read(body, FORCES, "file")


@pytest.mark.rule("MV-3.5.3-02", "MV-3.5.3-04", "MV-3.5.3-05")
@pytest.mark.parametrize("ship", [0, 1, 2], ids=["without a grappler", "behind the line", "with an FTL drive"])
def test_what_cannot_be_towed_is_refused_as_towed(ship: int) -> None:
    body: Any = record()
    tug, barge = body["positions"][2], body["positions"][3]
    if ship == 2:
        body["positions"][0].update(x_cm=tug["x_cm"] + 1, y_cm=tug["y_cm"], speed=0, towed_by="s2")
    else:
        other = body["positions"][ship]
        barge.update(x_cm=other["x_cm"] + 1, y_cm=other["y_cm"], speed=0, towed_by=f"s{ship}")
    with pytest.raises(
        FileProblem,
        match=rf"setup/positions/[14]/towed_by: “s{ship}” cannot tow “s3” as well as its other tows|“s2” cannot tow “s0”",
    ):
        encounters.read(body, FORCES, "file")


@pytest.mark.rule("MV-4.0.8-03")
def test_too_much_of_a_fleet_in_a_zone_is_refused() -> None:
    # All four ships on the flank, of which half of the fleet is the limit: more than any split needs.
    body: Any = record()
    flank = next(zone for zone in zones(encounters.read(body, FORCES, "file")) if zone.flank)
    for place, each in enumerate(body["positions"][:4]):
        each.update(x_cm=flank.west // CM + 5, y_cm=flank.south // CM + 5 + 8 * place, speed=0)
        each.pop("towed_by", None)
    with pytest.raises(FileProblem, match="up to 50% of fleet a may be in a zone"):
        encounters.read(body, FORCES, "file")
