"""Deflectors, shields and armour against terrain, each case worked out by hand from the rules."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.damage.events import PulseDeflected
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.battle.terrain.events import MagnetismRolled, RadiationDeflected
from metamaker.games.metaverse.battle.terrain.harm import weather
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.section import Component
from metamaker.games.metaverse.model.words import DefenceType
from tests.games.metaverse.battle.afloat import at, fleet, of_kind, rolled_all, sail, under_way
from tests.games.metaverse.battle.ships import sailing
from tests.games.metaverse.battle.terrain.things import disc, feature, lies
from tests.games.metaverse.builders import component, generator, protected

HULL = 12
SHIELDED = protected(
    shield_hits=1,
    shield_type=DefenceType.ENERGY_KINETIC,
    armour_rating=0,
    armour_type=DefenceType.ENERGY_KINETIC,
    ablative_plates=1,
)
GENERATORS = tuple(generator(arc, 1) for arc in Arc)
PULSAR = feature("pulsar", disc(10))
"""Its field ends 5 + 30 cm from its middle. At 10 cm that is a depth of 25: strength 3 x 3 = 9, damage 1 x 5."""


def struck(
    thing: Feature,
    *parts: Component,
    course: Course | None = None,
    faces: tuple[int, ...] = (),
    broken: str = "",
) -> tuple[int, Vessel, list[Any]]:
    """Return the boxes that terrain took of a ship, the ship, and what happened.

    A ship without a `course` rests 10 cm south of the middle of the table, where gravity does not move it. The system whose
    reference contains `broken` is disabled.
    """
    ship = under_way(*GENERATORS, *parts, course=course or sailing(0, 0, at(0, -10)), arcs=SHIELDED)
    battle, (vessel, _) = fleet(ship, under_way(side=1, course=sailing(0, 0, at(0, -9999))), faces=faces)
    for system in vessel.systems:
        if broken and broken in system.plan.ref:
            system.flags |= DISABLED
    vessel.changed()
    lies(battle, thing)
    if course is None:
        weather(battle)
        events = list(battle.events)
    else:
        events = sail(battle)
    rolled_all(battle)
    return HULL - sum(section.left for section in vessel.sections), vessel, events


@pytest.mark.rule("MV-5.0.2-02", "MV-5.0.2-04")
def test_a_deflector_takes_its_rating_off_radiation_before_shields_and_armour() -> None:
    # 5 - 2 = 3; a shield hit stops 1, the plate 1: 1 box. No plate is lost.
    boxes, vessel, events = struck(PULSAR, component("energy_deflector", 2, Arc.FORE))
    assert boxes == 1
    assert (vessel.arcs[0].shield_hits, vessel.arcs[0].plates) == (0, 1)
    assert [(each.arc, each.deflector, each.left) for each in of_kind(events, RadiationDeflected)] == [("fore", 2, 3)]


@pytest.mark.rule("MV-5.0.2-02", "MV-3.5.11-05")
@pytest.mark.parametrize(
    ("parts", "boxes"),
    [
        ((), 3),
        ((component("energy_deflector", 2, Arc.AFT),), 3),
        ((component("kinetic_deflector", 4, Arc.FORE),), 3),
        ((component("energy_kinetic_deflector", 2, Arc.FORE),), 1),
        ((component("energy_deflector", 1, Arc.FORE), component("energy_kinetic_deflector", 2, Arc.FORE)), 1),
        ((component("energy_deflector", 5, Arc.FORE),), 0),
        ((component("energy_deflector", 11, Arc.FORE),), 0),
    ],
    ids=["none", "other arc", "other type", "both types", "best of two", "all", "more than all"],
)
def test_the_best_matching_deflector_of_the_arc_counts_once(parts: tuple[Component, ...], boxes: int) -> None:
    assert struck(PULSAR, *parts)[0] == boxes


@pytest.mark.rule("MV-5.0.2-02", "MV-3.5.11-05")
def test_a_disabled_deflector_does_not_stop_radiation() -> None:
    assert struck(PULSAR, component("energy_deflector", 5, Arc.FORE), broken="energy-deflector")[0] == 3


@pytest.mark.rule("MV-5.0.2-02")
def test_radiation_that_a_deflector_stops_takes_no_shield_hit() -> None:
    _, vessel, _ = struck(PULSAR, component("energy_deflector", 5, Arc.FORE))
    assert vessel.arcs[0].shield_hits == 1


@pytest.mark.rule("MV-5.0.2-04")
@pytest.mark.parametrize(("rating", "dice"), [(0, 5), (2, 3), (7, 0)])
def test_a_magnetar_rolls_for_what_the_deflector_left(rating: int, dice: int) -> None:
    # 60 cm across, its middle 90 cm ahead: field to 210 cm, the ship 120 cm deep: strength 3 x 13 = 39, damage 7.
    # A shield hit and the plate stop 1 each.
    parts = (component("energy_deflector", rating, Arc.FORE),) if rating else ()
    _, _, events = struck(feature("magnetar", disc(60, 0, 80)), *parts, faces=(1,) * dice)
    assert sum(len(each.faces) for each in of_kind(events, MagnetismRolled)) == dice


@pytest.mark.rule("MV-5.0.9-01")
@pytest.mark.parametrize(("rating", "boxes"), [(0, 4), (3, 1), (11, 0)])
def test_a_deflector_takes_its_rating_off_the_die_of_a_remnant(rating: int, boxes: int) -> None:
    # The wind: D8 1, D3 1 from a D6 of 1; then a D6 of 6 and a D4 of 1: fore. A shield hit and a plate stop 1 each.
    parts = (component("energy_deflector", rating, Arc.FORE),) if rating else ()
    assert struck(feature("supernova_remnant", disc(100)), *parts, course=sailing(0), faces=(1, 1, 6, 1))[0] == boxes


@pytest.mark.rule("MV-5.0.4-02", "MV-3.5.11-02", "MV-3.5.11-03")
@pytest.mark.parametrize(
    ("kind", "faces", "rating", "boxes"),
    [
        ("asteroid_field", (2, 3, 4), 0, 1 + 2 + 2),
        ("asteroid_field", (2, 3, 4), 3, 2),
        ("asteroid_field", (2, 3, 4), 4, 0),
        ("asteroid_field", (4, 5, 6), 11, 4),
        ("asteroid_cluster", (4, 5, 6), 11, 0),
    ],
)
def test_a_kinetic_deflector_ignores_dice_of_asteroids_but_the_highest_face(
    kind: str, faces: tuple[int, ...], rating: int, boxes: int
) -> None:
    # Each die that is not ignored loses 1 to the plate, the first one 1 to the shield hit as well.
    parts = (component("kinetic_deflector", rating, Arc.FORE),) if rating else ()
    taken, _, events = struck(feature(kind, disc(99)), *parts, course=sailing(3), faces=faces)
    assert taken == boxes
    ignored = [face for face in faces if face <= rating and (kind == "asteroid_cluster" or face < 6)]
    assert [each.result for each in of_kind(events, PulseDeflected)] == ignored


@pytest.mark.rule("MV-5.0.4-02")
def test_an_energy_deflector_does_not_stop_asteroids() -> None:
    part = component("energy_deflector", 11, Arc.FORE)
    assert struck(feature("asteroid_field", disc(99)), part, course=sailing(3), faces=(2, 3, 4))[0] == 5
