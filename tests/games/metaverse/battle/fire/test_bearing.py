"""What bears on what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.aim import bands_of, bears, bears_directly, energy_loss, exposed_section, sight
from metamaker.games.metaverse.battle.kinematics.bearing import bearing_of
from metamaker.games.metaverse.battle.kinematics.course import Cinematic
from metamaker.games.metaverse.model.arc import Arc, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.words import DamageType
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.battles import gun, hull
from tests.games.metaverse.battle.gunnery import BEAM, Put, armed, duel, gunners
from tests.games.metaverse.builders import mount, with_section

FORE, STARBOARD, AFT, PORT, CORE = range(5)


@pytest.mark.rule("MV-1.3.1-02", "MV-0.0.0-05", "MV-3.6.6-02")
@pytest.mark.parametrize(
    ("distance", "bands"), [(0, 0), (30_000, 0), (30_001, 1), (60_000, 1), (60_001, 2), (90_000, 2), (90_001, 3), (100_000, 3)]
)
def test_a_range_is_the_width_of_a_band_and_the_first_is_free(distance: int, bands: int) -> None:
    assert bands_of(gun(range_cm=30), distance) == bands


@pytest.mark.rule("MV-1.3.1-04")
def test_a_weapon_without_range_has_no_bands() -> None:
    assert bands_of(gun(range_cm=0), 99_000) == 0


@pytest.mark.rule("MV-1.3.5-05")
def test_bands_weaken_energy_fire_alone() -> None:
    assert energy_loss(gun(range_cm=10), 35_000) == 3
    assert energy_loss(gun(range_cm=10, damage_type=DamageType.KINETIC), 35_000) == 0


@pytest.mark.rule("MV-0.1.0-06", "MV-0.1.0-13")
@pytest.mark.parametrize(
    ("x", "y", "arc", "sectors"),
    [
        (0, 10, FORE, (7, 0)),
        (10, 10, FORE, (0,)),
        (10, 0, STARBOARD, (1, 2)),
        (9, -10, AFT, (3,)),
        (-10, 9, PORT, (6,)),
        (0, 0, FORE, (7, 0)),
    ],
)
def test_a_ship_sees_another_in_an_arc_and_its_sectors(x: int, y: int, arc: int, sectors: tuple[int, ...]) -> None:
    seen = bearing_of(Cinematic(Point(0, 0), 0, 0), Cinematic(Point(x * CM, y * CM), 0, 0))
    assert (seen.arc, seen.sectors) == (arc, sectors)


@pytest.mark.rule("MV-1.2.3-80")
def test_a_rolled_ship_sees_and_is_seen_by_its_other_side() -> None:
    rolled, other = Cinematic(Point(0, 0), 0, 0, mirrored=True), Cinematic(Point(10 * CM, CM), 0, 0)
    assert bearing_of(rolled, other).arc == PORT
    assert bearing_of(other, rolled).struck == PORT
    assert bearing_of(rolled, other).sectors == (6,)


def gunned_side(section: SectionName, *sectors: Sector) -> Put:
    ship = with_section(armed(), section, hull(6, 1, mounts=(mount("guns", BEAM, sectors),)))
    return Put(ship)


@pytest.mark.rule("MV-3.6.4-01")
def test_a_weapon_reaches_the_sectors_of_its_mount() -> None:
    _, (firer, ahead, right) = gunners(
        gunned_side(SectionName.FORE, *sectors_of(Arc.FORE)), Put(armed(), 1, 0, 9), Put(armed(), 1, 9, 0)
    )
    weapon = firer.system("fore/guns#1").plan
    assert bears(firer, weapon, sight(firer, ahead))
    assert not bears(firer, weapon, sight(firer, right))


@pytest.mark.rule("MV-1.2.3-13")
def test_a_corkscrew_lets_side_weapons_fire_through_the_mirror_image() -> None:
    _, (firer, left) = gunners(gunned_side(SectionName.STARBOARD, *sectors_of(Arc.STARBOARD)), Put(armed(), 1, -9, 0))
    weapon, seen = firer.system("starboard/guns#1").plan, sight(firer, left)
    assert not bears(firer, weapon, seen)
    firer.corkscrews = True
    assert bears(firer, weapon, seen)
    assert not bears_directly(weapon, seen)


@pytest.mark.rule("MV-1.2.3-13")
def test_a_corkscrew_mirrors_no_weapons_of_the_ends() -> None:
    _, (firer, left) = gunners(gunned_side(SectionName.FORE, Sector.STARBOARD_FORE), Put(armed(), 1, -9, 5))
    firer.corkscrews = True
    assert not bears(firer, firer.system("fore/guns#1").plan, sight(firer, left))


@pytest.mark.rule("MV-0.1.0-07")
def test_fire_on_an_arc_without_a_standing_section_strikes_the_core() -> None:
    _, (ship, _) = gunners(gunned_side(SectionName.FORE), Put(armed(), 1, 0, 9))
    assert [exposed_section(ship, arc) for arc in range(4)] == [FORE, CORE, CORE, CORE]
    ship.sections[FORE].stands = False
    assert exposed_section(ship, FORE) == CORE


def test_a_bearing_is_worked_out_anew_once_a_ship_has_moved() -> None:
    _, firer, target = duel(BEAM)
    assert sight(firer, target).distance == 10 * CM
    assert sight(firer, target) is sight(firer, target)
    target.course = target.course._replace(place=Point(0, -20 * CM))
    assert (sight(firer, target).distance, sight(firer, target).arc) == (20 * CM, AFT)


places = st.builds(Point, st.integers(-90_000, 90_000), st.integers(-90_000, 90_000))
courses = st.builds(Cinematic, places, st.integers(0, 15), st.just(0), st.booleans(), st.just(0))


@given(courses, courses)
def test_two_ships_see_each_other_alike(one: Cinematic, other: Cinematic) -> None:
    seen, back = bearing_of(one, other), bearing_of(other, one)
    assert (seen.distance, seen.arc, seen.struck) == (back.distance, back.struck, back.arc)
