"""How a battle begins: places, speeds, designs that should not fight."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle import start
from metamaker.games.metaverse.battle.frame import DesignFlawed, ShipPlaced, StartSpeedRolled
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.start import Place, Setup
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.model.arc import Facing
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import MassFactorFormula, MovementMethod
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.afloat import at, of_kind, rolled_all
from tests.games.metaverse.battle.ships import floating, sailing
from tests.games.metaverse.builders import BARE, component, fleet_of, with_parts, without_parts

SLOW = BARE
"""Two drive points."""

FAST = with_parts(without_parts(BARE, "basic_stl"), component("basic_stl", 6, Facing.FORE_AFT))
DRIFTER = FAST.with_(movement_method=MovementMethod.NEWTONIAN)


def begun(*classes: ShipClass, setup: Setup | None = None, faces: tuple[int, ...] = (5,)) -> Battle:
    """Return a battle of fleets of these classes, the same on both sides."""
    fleet = fleet_of(*classes)
    sides = start.entries(fleet, fleet.mass_factor), start.entries(fleet, fleet.mass_factor)
    return start.begun(sides, ("One", "Other"), FixedDice(faces), setup or Setup())


@pytest.mark.rule("MV-4.0.3-01", "MV-4.0.3-02", "MV-0.0.0-10")
def test_ships_start_as_fast_as_a_d3_of_turns_lets_them() -> None:
    """An acceleration of 6: 6, 12 or 18 cm; 18 for a Newtonian ship too, without surcharge."""
    for face, turns in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        for ship in (FAST, DRIFTER):
            speeds = [momentum(vessel.course) for vessel in begun(ship, faces=(face,)).table.vessels]
            assert speeds == [6 * turns] * 2
    assert begun(DRIFTER, faces=(6,)).table.vessels[1].course == floating(heading=8, place=at(0, 48), S=18)


@pytest.mark.rule("MV-4.0.3-01", "MV-1.2.1-07")
def test_a_cinematic_ship_starts_at_its_maximum_at_most() -> None:
    eager = with_parts(without_parts(BARE, "basic_stl"), component("basic_stl", 9, Facing.FORE_AFT))
    assert [momentum(vessel.course) for vessel in begun(eager).table.vessels] == [20, 20]


@pytest.mark.rule("MV-4.0.3-01")
def test_one_roll_holds_for_both_sides() -> None:
    battle = begun(SLOW, FAST.with_(id="fast"), faces=(3,))
    assert [momentum(vessel.course) for vessel in battle.table.vessels] == [4, 12, 4, 12]
    assert of_kind(battle.events, StartSpeedRolled) == [(3, 2, ("MV-4.0.3-01", "MV-0.0.0-10"))]
    rolled_all(battle)


@pytest.mark.rule("MV-4.0.4-01")
def test_two_lines_face_each_other_between_the_deployment_zones() -> None:
    battle = begun(SLOW, FAST.with_(id="fast"), setup=Setup(spacing_cm=13))
    assert [(vessel.course.place, vessel.course.heading) for vessel in battle.table.vessels] == [
        ((-6500, -48_000), 0),
        ((6500, -48_000), 0),
        ((6500, 48_000), 8),
        ((-6500, 48_000), 8),
    ]


@pytest.mark.rule("MV-4.0.3-01")
def test_ships_can_start_elsewhere_and_slower() -> None:
    places = (("a/heron-1", Place(-20, 5, 3, 7)), ("b/heron-1", Place(0, 0, 12)))
    battle = begun(FAST, setup=Setup(places=places), faces=(1,))
    assert [vessel.course for vessel in battle.table.vessels] == [sailing(7, 3, at(-20, 5)), sailing(6, 12)]
    assert of_kind(battle.events, ShipPlaced)[0][3:7] == (-20_000, 5000, 3, 7)


@pytest.mark.rule("MV-4.0.3-01")
def test_nothing_is_rolled_if_all_speeds_are_given() -> None:
    places = (("a/heron-1", Place(0, 0, 0, -10)), ("b/heron-1", Place(0, 50, 8, 0)))
    battle = begun(FAST, setup=Setup(places=places), faces=())
    assert [momentum(vessel.course) for vessel in battle.table.vessels] == [-10, 0]
    assert of_kind(battle.events, StartSpeedRolled) == []


@pytest.mark.parametrize(
    ("ship", "key", "place", "problem"),
    [
        (FAST, "a/heron-2", Place(0, 0, 0), "a/heron-2 is no ship of this battle"),
        (FAST, "a/heron-1", Place(0, 0, 16), "heron-1 cannot start with heading 16"),
        (FAST, "a/heron-1", Place(0, 0, 0, 21), "heron-1 cannot start with a speed of 21 cm"),
        (FAST, "a/heron-1", Place(0, 0, 0, -11), "heron-1 cannot start with a speed of -11 cm"),
        (DRIFTER, "a/heron-1", Place(0, 0, 1), "heron-1 cannot start with heading 1"),
        (DRIFTER, "b/heron-1", Place(0, 0, 2, -1), "heron-1 cannot start with a speed of -1 cm"),
    ],
)
def test_places_that_no_ship_can_have_are_refused(ship: ShipClass, key: str, place: Place, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        begun(ship, setup=Setup(places=((key, place),)))


def test_an_illegal_design_fights_and_the_log_says_so() -> None:
    blind = without_parts(BARE, "sensor_array")
    assert start.flaws(start.entries(fleet_of(BARE), MassFactorFormula.STOCK)[0].blueprint.design) == ()
    battle = begun(blind)
    told = of_kind(battle.events, DesignFlawed)
    assert [event.ship for event in told] == ["a/heron-1", "b/heron-1"]
    (flaw,) = start.flaws(battle.table.vessels[0].blueprint.design)
    assert (str(told[0].flaw), told[0].rules) == (flaw.text, ("MV-3.4.0-03",))


@pytest.mark.rule("MV-3.4.0-06")
def test_what_is_switched_on_when_a_battle_begins() -> None:
    parts = ("ew_array", "ecm_array", "ej_array", "stealth_generator", "gravity_well_projector", "cloak_generator")
    battle = begun(with_parts(BARE, *[component(kind, 1) for kind in parts]))
    ship = battle.table.vessels[0]
    assert [bool(ship.working(kind)) for kind in (*parts, "sensor_array")] == [True, True, False, False, False, False, True]
    assert ship.means.cloaks == (("core/cloak-generator#1", 1),)


@given(st.integers(1, 6), st.integers(1, 4), st.integers(20, 100), st.integers(1, 20))
def test_the_sides_stand_as_mirror_images(face: int, number: int, distance: int, spacing: int) -> None:
    classes = [SLOW.with_(id=f"ship-{each}") for each in range(number)]
    battle = begun(*classes, setup=Setup(distance, spacing), faces=(face,))
    vessels = battle.table.vessels
    for one, other in zip(vessels[:number], vessels[number:], strict=True):
        assert (one.course.place.x, one.course.place.y) == (-other.course.place.x, -other.course.place.y)
        assert momentum(one.course) == momentum(other.course)
