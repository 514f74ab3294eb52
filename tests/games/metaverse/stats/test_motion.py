"""What drives and thrusters add up to."""

import pytest

from metamaker.games.metaverse.model.arc import Arc, Facing
from metamaker.games.metaverse.model.section import Component, ComponentKind
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.stats.motion import Motion, motion
from metamaker.games.metaverse.stats.ship import ship_stats
from tests.games.metaverse.builders import BARE, component, design_of, with_core

NEWTONIAN = BARE.with_(movement_method=MovementMethod.NEWTONIAN)


def moving(*components: Component, newtonian: bool = False) -> Motion:
    return motion(design_of(with_core(NEWTONIAN if newtonian else BARE, components=components)))


@pytest.mark.rule("MV-X.1-02", "MV-X.1-03")
def test_the_worked_example_of_drives_and_thrusters() -> None:
    ship = with_core(
        BARE,
        components=(
            component("primitive_stl", 4, Facing.AFT, count=2),
            component("primitive_stl", 2, Facing.FORE),
            component("thruster", 2, Arc.PORT, count=2),
            component("thruster", 2, Arc.STARBOARD, count=2),
        ),
    )
    made = motion(design_of(ship))
    assert (made.forward_thrust, made.reverse_thrust) == (8, 2)
    assert ship_stats(design_of(ship)).max_speed == 20
    assert (made.port_thrusters, made.starboard_thrusters) == (4, 4)


@pytest.mark.rule("MV-3.3.0-04")
def test_totals_by_kind_and_facing() -> None:
    drives = (
        component("primitive_stl", 1, Facing.AFT),
        component("primitive_stl", 2, Facing.PORT),
        component("basic_stl", 3, Facing.FORE_AFT),
        component("basic_stl", 4, Facing.PORT_STARBOARD),
        component("advanced_stl", 5),
        component("thruster", 1, Arc.STARBOARD),
    )
    assert moving(*drives) == Motion(9, 8, 0, 0, 10, 11, None)
    assert moving(*drives, newtonian=True) == Motion(9, 8, 11, 9, 10, 11, None)


@pytest.mark.rule("MV-3.3.3-03", "MV-3.3.1-06")
def test_an_advanced_drive_turns_speeds_up_and_slows_down() -> None:
    made = moving(component("advanced_stl", 2))
    assert (made.port_thrusters, made.starboard_thrusters) == (4, 4)
    assert made.can_accelerate_and_brake
    assert not moving(component("primitive_stl", 2, Facing.AFT)).can_accelerate_and_brake


@pytest.mark.rule("MV-3.3.0-04")
def test_the_best_ftl_drive_is_the_better_type_then_the_faster() -> None:
    slow, fast = component("basic_ftl", 9, part="slow"), component("basic_ftl", 4, part="fast")
    primitive = component("primitive_ftl", 1)
    assert moving(primitive, slow, fast).best_ftl == (ComponentKind.BASIC_FTL, 4)
    assert moving(primitive, slow, component("advanced_ftl", 10)).best_ftl == (ComponentKind.ADVANCED_FTL, 10)
    assert moving().best_ftl is None
