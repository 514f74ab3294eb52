"""What captains see: sectors, what an arc has left, what a hit is worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.ai.fire_worth import ARC_OF_SECTOR, WHOLE, Broadside, cover, dread, life
from metamaker.games.metaverse.battle.ai.geometry import sector
from metamaker.games.metaverse.battle.ai.weapon_worth import ArcDefences, battery, guns
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.words import DamageType, Die
from metamaker.play.geometry import Point, bearing_from, eighths
from tests.games.metaverse.battle.ai.matches import CRUISER
from tests.games.metaverse.battle.battles import AFT, CORE, FORE, hull, ship_class, vessel_of
from tests.games.metaverse.builders import BARE, GUN, design_of, with_core

far = st.integers(-100_000, 100_000)


def cruiser(number: int = 0, side: int = 0) -> Vessel:
    return vessel_of(design(CRUISER, CRUISER.ship_class("fathom")), number, side)


@given(far, far, st.integers(0, 15))
def test_captains_see_the_sector_that_the_table_says(east: int, north: int, heading: int) -> None:
    seen = sector(east, north, heading)
    sectors = eighths(bearing_from(Point(0, 0), heading, Point(east, north)))
    assert seen in {near % 8 for each in sectors for near in (each - 1, each, each + 1)}
    if abs(east) > 1000 and (east * 7 + north) % 5:
        assert seen in sectors or _on_a_border(east, north, heading)


def _on_a_border(east: int, north: int, heading: int) -> bool:
    """Whether a hair's breadth decides between two sectors."""
    angle = bearing_from(Point(0, 0), heading, Point(east, north))
    return min(angle % 45_000, -angle % 45_000) <= 2


def test_sectors_lie_in_their_arcs() -> None:
    assert ARC_OF_SECTOR == [0, 1, 1, 2, 2, 3, 3, 0]


@pytest.mark.parametrize(
    ("loss", "armour", "boxes"),
    [(0, 0, 4500), (0, 2, 2500), (1, 0, 3500), (3, 1, 1000)],
)
def test_a_hit_is_worth_its_exact_mean(loss: int, armour: int, boxes: int) -> None:
    """A D6 + 1: faces 2 to 7, less what the range and the armour take, not below nothing."""
    weapon = GUN.with_(damage_die=Die.D6, damage_modifier=1, damage_type=DamageType.ENERGY)
    (gun,) = guns(design_of(BARE, (weapon,)))
    assert gun.effect(ArcDefences(0, 0, armour, armour, 0, (1,), 2, 4), loss).boxes == boxes


def test_shields_are_worn_down_by_the_pulses_of_a_hit() -> None:
    weapon = GUN.with_(damage_die=Die.D1, damage_modifier=1, pulse=3)
    (gun,) = guns(design_of(BARE, (weapon,)))
    assert gun.effect(ArcDefences(4, 0, 0, 0, 0, (1,), 2, 4), 0) == (4000, 2000)


def test_equal_weapons_share_what_is_known_of_them() -> None:
    one, other = guns(design_of(with_core(BARE, mounts=(BARE.sections.core.mounts[0].with_(count=2),))))  # type: ignore[union-attr]
    known = one.effect(ArcDefences(0, 0, 0, 0, 0, (1,), 2, 4), 0)
    assert other.effect(ArcDefences(0, 0, 0, 0, 0, (1,), 2, 4), 0) is known


@pytest.mark.rule("MV-1.3.6-23", "MV-3.1.3-05")
def test_a_lost_section_leaves_armour_one() -> None:
    vessel = cruiser()
    assert cover(vessel, FORE, kinetic=True, deep=False)[:4] == (4, 0, 1, 1)
    vessel.sections[FORE].stands = False
    vessel.sections[FORE].boxes = [0, 0]
    vessel.arcs[FORE].bare = True
    assert cover(vessel, FORE, kinetic=True, deep=True) == ArcDefences(0, 0, 1, 1, 0, (3, 2), 3, 6)


def test_life_is_what_raking_fire_has_to_take() -> None:
    vessel = cruiser()
    assert [life(vessel, arc) for arc in range(4)] == [28, 29, 28, 29]
    vessel.sections[AFT].stands = False
    assert life(vessel, AFT) == vessel.sections[CORE].left == 18


@pytest.mark.rule("MV-2.3.2-07", "MV-2.3.2-11")
def test_the_first_section_lost_may_break_the_crew() -> None:
    """One box of ten of a section, and one face of a D4."""
    vessel = cruiser()
    assert dread(vessel, FORE) == WHOLE // 40
    vessel.conditions.append("section")
    assert dread(vessel, FORE) == 0
    assert dread(vessel_of(design_of(ship_class(hull(10, 2)))), FORE) == 0


def test_fire_is_worth_a_share_of_the_life_that_is_left() -> None:
    """Two lances of D8 + 1 and a battery of 2D6 + 1 from the bow, 12 faces of 20, at 20 cm."""
    firer, target = cruiser(), cruiser(1, 1)
    target.arcs[FORE].shield_hits = 0
    fire = Broadside(firer, target, 1)
    a_lance, a_battery = 36 / 8, 42 / 6
    mean = (2 * a_lance + a_battery) * 12 / 20
    assert fire.worth(0, 20, FORE) == pytest.approx(mean * (WHOLE // 28), rel=0.01)
    assert fire.worth(4, 20, FORE) == pytest.approx(a_battery * 12 / 20 * (WHOLE // 28), rel=0.01)
    assert fire.worth(0, 101, FORE) == 0


def test_broken_weapons_and_blind_ships_are_worth_nothing() -> None:
    firer, target = cruiser(), cruiser(1, 1)
    for system in firer.of("weapon"):
        system.flags = DISABLED
    assert Broadside(firer, target, 1).worth(0, 20, FORE) == 0
    firer = cruiser()
    for system in firer.of("sensor_array"):
        system.flags = DISABLED
    assert Broadside(firer, target, 1).worth(0, 20, FORE) == 0


def test_the_best_distance_is_the_greatest_at_which_nothing_is_lost() -> None:
    """The battery of the cruiser has bands of 20 cm, the lances of 30."""
    assert battery(cruiser().blueprint.design).standoff_cm == 20
