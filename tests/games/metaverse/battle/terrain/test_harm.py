"""What terrain does to ships that have moved."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.damage.events import CollisionStruck, CriticalCaused, CriticalRolled
from metamaker.games.metaverse.battle.electronics.signature import Field, fields
from metamaker.games.metaverse.battle.kinematics.course import Course, Newtonian
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.terrain.events import Crashed, MagnetismRolled, RocksEvaded, RocksStruck
from metamaker.games.metaverse.battle.terrain.harm import radiation
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.terrain import Edge, TerrainKind
from metamaker.play.dice import SeededDice
from tests.games.metaverse.battle.afloat import at, fleet, of_kind, rolled_all, sail, under_way
from tests.games.metaverse.battle.ships import sailing, thrusters
from tests.games.metaverse.battle.terrain.things import disc, feature, lies
from tests.games.metaverse.builders import component

A = "a/heron-1"

NIMBLE = (component("bridge"), *thrusters(9, 9))
"""Enough thrusters for three evasive manoeuvres."""


def sailed(course: Course, *things: Any, codes: str = "", faces: tuple[int, ...] = ()) -> tuple[Vessel, list[Any]]:
    """Return a ship that has moved among these things, and the events."""
    battle, (ship, _) = fleet(
        under_way(course=course, own=NIMBLE), under_way(side=1, course=sailing(0, 0, at(0, -9999))), faces=faces
    )
    events = sail(lies(battle, *things), {A: codes})
    rolled_all(battle)
    return ship, events


@pytest.mark.rule("MV-5.0.1-03")
@pytest.mark.parametrize(("north", "lost"), [(2, True), (-3, False)])
def test_a_ship_that_crosses_the_template_is_destroyed(north: int, lost: bool) -> None:
    # A moon of 4 cm: the ship moves 20 cm past it, straight through it, or 5 cm from its middle.
    ship, events = sailed(sailing(20, 4, at(-10, north)), feature("moon", disc(4, 0, 2)))
    assert (ship.status is Status.DESTROYED, bool(of_kind(events, Crashed))) == (lost, lost)


@pytest.mark.rule("MV-2.0.0-03", "MV-5.0.2-01")
def test_the_edge_is_a_border_only_as_the_surface_of_a_star() -> None:
    ship, _ = sailed(sailing(10, 0, at(0, 55)))
    assert ship.fights
    ship, _ = sailed(sailing(10, 0, at(0, 55)), feature("star", Edge(side=Arc.FORE, diameter_cm=10)))
    assert not ship.fights


@pytest.mark.rule("MV-5.0.1-04")
def test_a_gravity_field_hinders_ftl_as_a_projector_does() -> None:
    # 20 cm across: template and field end 10 + 20 cm from the middle.
    battle, _ = fleet(under_way(), under_way(side=1))
    assert fields(lies(battle, feature("planet", disc(20, 5, 6))).table) == [Field(at(5, 6), 30)]


@pytest.mark.rule("MV-5.0.2-02", "MV-5.0.2-04")
def test_radiation_is_a_fifth_of_the_strength_and_five_times_that_of_a_pulsar() -> None:
    kinds = (TerrainKind.STAR, TerrainKind.PULSAR, TerrainKind.MAGNETAR)
    assert [[radiation(kind, strength) for strength in (4, 5, 14)] for kind in kinds] == [[0, 1, 2], [0, 5, 10], [0, 1, 2]]


@pytest.mark.rule("MV-5.0.2-02")
def test_radiation_strikes_the_arc_that_faces_the_star() -> None:
    # 200 cm across, its middle 220 cm to the east: the field ends 300 cm from it, the ship is 80 cm deep, strength 9, damage 1.
    # The pull turned it nine steps to starboard, so heading 9: the star, due east, is to port.
    ship, events = sailed(sailing(0), feature("star", disc(200, 220, 0)))
    assert ship.course.heading == 9
    assert [(event.arc, event.amount) for event in of_kind(events, CollisionStruck)] == [("port", 1)]


@pytest.mark.rule("MV-5.0.2-04", "MV-1.3.7-06")
def test_each_box_that_a_magnetar_takes_may_be_a_critical_at_once() -> None:
    battle, (ship, _) = fleet(
        under_way(course=sailing(0)), under_way(side=1, course=sailing(0, 0, at(0, -9999))), dice=SeededDice(5)
    )
    # 60 cm across, its middle 80 cm north: field to 210 cm, the ship 130 cm deep: 3 x 14 = 42, damage 8 each turn.
    things = lies(battle, feature("magnetar", disc(60, 0, 80)))
    ship.course = sailing(-10)
    events = sail(things)
    rolls, boxes = of_kind(events, MagnetismRolled), sum(len(section.crossed) for section in ship.sections)
    sixes = [face for roll in rolls for face in roll.faces if face == 6]
    assert rolls
    assert len(rolls[0].faces) <= boxes or not ship.fights
    caused = [event for event in of_kind(events, CriticalCaused) if event.rules == ("MV-5.0.2-04",)]
    assert len(caused) == len(sixes)
    assert battle.criticals == []
    assert len(of_kind(events, CriticalRolled)) >= len(sixes) or not ship.fights


@pytest.mark.rule("MV-5.0.4-02")
def test_an_asteroid_field_strikes_with_a_d6_for_each_cm_of_speed() -> None:
    _, events = sailed(sailing(3), feature("asteroid_field", disc(99)), faces=(2, 1, 1))
    struck = of_kind(events, RocksStruck)[0]
    assert (struck.arc, struck.faces, struck.dice_faces) == ("fore", (1, 1, 2), 6)
    assert [event.amount for event in of_kind(events, CollisionStruck)] == [1, 1, 2]


@pytest.mark.rule("MV-5.0.4-02")
def test_a_ship_at_rest_takes_one_die_on_a_random_arc() -> None:
    # The D4 comes first: 3 is the aft arc.
    _, events = sailed(sailing(0), feature("asteroid_field", disc(99)), faces=(3, 5))
    assert [(event.arc, event.faces) for event in of_kind(events, RocksStruck)] == [("aft", (5,))]


@pytest.mark.rule("MV-5.0.4-03")
def test_one_evasive_manoeuvre_brings_a_ship_through_a_field() -> None:
    _, events = sailed(sailing(3), feature("asteroid_field", disc(99)), codes="EM1")
    assert of_kind(events, RocksEvaded)
    assert not of_kind(events, CollisionStruck)


@pytest.mark.rule("MV-5.0.4-04")
def test_rocks_strike_a_newtonian_ship_where_it_goes_fastest() -> None:
    # Heading north, 3 eastward and 1 northward: three dice to starboard.
    _, events = sailed(Newtonian(at(0, 0), 0, (1, 0, 3, 0, 0, 0, 0, 0)), feature("asteroid_field", disc(99)), faces=(1, 1, 1))
    assert [(event.arc, event.faces) for event in of_kind(events, RocksStruck)] == [("starboard", (1, 1, 1))]


@pytest.mark.rule("MV-5.0.4-06")
@pytest.mark.parametrize(("codes", "faces"), [("EM2", (12, 1)), ("EM3", ())])
def test_a_cluster_takes_three_manoeuvres_and_strikes_with_d12s(codes: str, faces: tuple[int, ...]) -> None:
    _, events = sailed(sailing(2, 0, at(0, -10)), feature("asteroid_cluster", disc(10, 0, -4)), codes=codes, faces=faces)
    assert [event.faces for event in of_kind(events, RocksStruck)] == ([(1, 12)] if faces else [])


@pytest.mark.rule("MV-5.0.9-01")
def test_a_remnant_blows_anew_and_strikes_a_random_arc_every_turn() -> None:
    # The wind: D8 1 is north, D3 1 from a D6 of 1, so the speed is 11; then a D6 of 4, and a D4 of 2: starboard.
    ship, events = sailed(sailing(10), feature("supernova_remnant", disc(100)), faces=(1, 1, 4, 2))
    assert ship.course.speed == 11  # type: ignore[union-attr]
    assert [(event.arc, event.amount) for event in of_kind(events, CollisionStruck)] == [("starboard", 4)]
