"""Gravity, wind and dust change courses before anybody plots."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.kinematics.course import Course, Newtonian
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.terrain.drift import carried, drift
from metamaker.games.metaverse.battle.terrain.events import DustRolled, WindRolled
from metamaker.games.metaverse.model.terrain import Wind
from tests.games.metaverse.battle.afloat import at, fleet, of_kind, rolled_all, sail, under_way
from tests.games.metaverse.battle.ships import sailing
from tests.games.metaverse.battle.terrain.things import disc, feature, lies

A = "a/heron-1"
PLANET = disc(40, 0, 40)
"""Its middle is 40 cm north of the ship: 20 cm into a field that ends 60 cm from it, strength 3."""


def pulled(course: Course, *things: Any, faces: tuple[int, ...] = ()) -> tuple[Vessel, list[Any]]:
    """Return a ship on a course at the start of the turn among these things, and the events."""
    battle, (ship, _) = fleet(under_way(course=course), under_way(side=1, course=sailing(0, 0, at(0, -999))), faces=faces)
    drift(lies(battle, *things))
    rolled_all(battle)
    return ship, battle.events


@pytest.mark.rule("MV-5.0.1-07", "MV-5.0.1-08")
@pytest.mark.parametrize(("heading", "speed", "pull"), [(0, 13, 0), (8, 7, 0), (12, 10, 3), (4, 10, -3)])
def test_a_planet_speeds_up_slows_down_or_turns_a_cinematic_ship(heading: int, speed: int, pull: int) -> None:
    # Strength 3: ahead 10 + 3, behind 10 - 3, to starboard of a ship that heads west three turns to starboard, and to port.
    ship, _ = pulled(sailing(10, heading), feature("planet", PLANET))
    assert (ship.course.speed, ship.course.pull) == (speed, pull)  # type: ignore[union-attr]


@pytest.mark.rule("MV-5.0.1-08")
@pytest.mark.parametrize(("heading", "before", "after"), [(0, 19, 20), (8, -9, -10)])
def test_gravity_goes_beyond_no_limit(heading: int, before: int, after: int) -> None:
    # The ship's maximum is 20, that backward 10.
    ship, _ = pulled(sailing(before, heading), feature("planet", PLANET))
    assert ship.course.speed == after  # type: ignore[union-attr]


@pytest.mark.rule("MV-5.0.1-08")
@pytest.mark.parametrize(("codes", "heading"), [("", 15), ("L2", 13), ("R1", 0)])
def test_a_plotted_turn_cancels_a_forced_one(codes: str, heading: int) -> None:
    # Heading west (12), forced three to starboard: 15; a plotted R1 adds to them; L2 leaves one.
    battle, (ship, _) = fleet(under_way(course=sailing(0, 12)), under_way(side=1, course=sailing(0, 0, at(0, -999))))
    sail(lies(battle, feature("planet", PLANET)), {A: codes})
    assert ship.course.heading == heading


@pytest.mark.rule("MV-5.0.1-09")
def test_gravity_undoes_the_momentum_against_it_first() -> None:
    # Southward 2 (point 4) pulled north with 3: 2 undone, 1 north.
    assert carried((0, 0, 5, 0, 2, 0, 0, 0), 0, 3) == (1, 0, 5, 0, 0, 0, 0, 0)
    ship, _ = pulled(Newtonian(at(0, 0), 4, (0, 0, 5, 0, 2, 0, 0, 0)), feature("planet", PLANET))
    assert ship.course.momenta == (1, 0, 5, 0, 0, 0, 0, 0)  # type: ignore[union-attr]


@pytest.mark.rule("MV-5.0.6-01", "MV-5.0.5-02")
def test_a_wind_is_rolled_once_and_carries_ships_along() -> None:
    # D8 3 is east, D3 2 from a D6 of 4; a Newtonian ship gains 2 eastward.
    cloud = feature("emission_nebula")
    ship, events = pulled(Newtonian(at(0, 0), 0), cloud, faces=(3, 4))
    assert of_kind(events, WindRolled)[0].direction == 90_000
    assert ship.course.momenta == (0, 0, 2, 0, 0, 0, 0, 0)  # type: ignore[union-attr]
    ship, events = pulled(Newtonian(at(0, 0), 0), cloud)
    assert of_kind(events, WindRolled) == []


@pytest.mark.rule("MV-5.0.6-02")
@pytest.mark.parametrize(("heading", "speed", "pull"), [(4, 12, 0), (12, 8, 0), (0, 10, -2), (8, 10, 2)])
def test_a_wind_turns_cinematic_ships_away_from_where_it_blows_to(heading: int, speed: int, pull: int) -> None:
    # It blows east with 2: toward the bow of a ship that heads east, to starboard of one that heads north, which turns to port.
    ship, _ = pulled(sailing(10, heading), feature("emission_nebula", wind=Wind(direction=2, strength=2)))
    assert (ship.course.speed, ship.course.pull) == (speed, pull)  # type: ignore[union-attr]


@pytest.mark.rule("MV-5.0.8-01")
@pytest.mark.parametrize(("face", "before", "after"), [(1, 10, 10), (6, 10, 6), (6, 3, 0), (6, -5, -1)])
def test_dust_slows_a_ship_by_a_d6_less_2(face: int, before: int, after: int) -> None:
    ship, events = pulled(sailing(before), feature("dark_nebula", disc(50)), faces=(face,))
    assert ship.course.speed == after  # type: ignore[union-attr]
    assert of_kind(events, DustRolled)[0].loss == max(0, face - 2)


@pytest.mark.rule("MV-5.0.8-01")
def test_dust_takes_the_same_from_every_momentum() -> None:
    ship, _ = pulled(Newtonian(at(0, 0), 0, (7, 0, 2, 0, 0, 0, 0, 0)), feature("dark_nebula", disc(50)), faces=(5,))
    assert ship.course.momenta == (4, 0, 0, 0, 0, 0, 0, 0)  # type: ignore[union-attr]
