"""What a ship has to move with, and what is left when systems fail."""

import pytest

from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.means import Drive, FtlDrive, Thruster
from metamaker.games.metaverse.battle.kinematics.payment import payment
from metamaker.games.metaverse.battle.kinematics.ram import contact
from metamaker.games.metaverse.model.arc import Arc, Facing
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.stats.motion import motion
from tests.games.metaverse.battle.ships import (
    AFT_1,
    AFT_2,
    FORE_1,
    HERON,
    HERON_SYSTEMS,
    KESTREL,
    PORT_1,
    STARBOARD_1,
    floating,
    plot,
    sailing,
    ship_of,
)
from tests.games.metaverse.builders import BARE, component, design_of, with_core


@pytest.mark.rule("MV-1.2.1-19", "MV-1.2.1-03", "MV-1.2.1-11")
def test_the_means_of_the_example_ship() -> None:
    assert (HERON.max_speed, HERON.reverse_speed) == (20, 10)
    assert HERON.drives == (Drive(AFT_1, (0,), 4), Drive(AFT_2, (0,), 4), Drive(FORE_1, (2,), 2))
    assert HERON.thrusters[0] == Thruster(PORT_1, Arc.PORT, 2)
    assert [each.points for each in HERON.thrusters] == [2] * 4


@pytest.mark.rule("MV-1.2.0-02", "MV-1.2.0-03")
def test_a_ship_has_one_movement_method_and_ships_of_both_move_at_one_table() -> None:
    assert [each.method for each in (HERON, KESTREL)] == [MovementMethod.CINEMATIC, MovementMethod.NEWTONIAN]
    courses: tuple[Course, Course] = sailing(10), floating(N=10, E=1)
    assert contact(*(executed(course, plot("")) for course in courses)) is not None


def test_the_totals_are_those_of_the_record_sheet() -> None:
    """What every system gives by itself adds up to what the sheet shows."""
    totals = motion(design_of(with_core(BARE, components=HERON_SYSTEMS)))
    assert sum(drive.points for drive in HERON.drives if 0 in drive.pushes) == totals.forward_thrust
    assert sum(drive.points for drive in HERON.drives if 2 in drive.pushes) == totals.reverse_thrust
    assert sum(each.points for each in HERON.thrusters if each.side is Arc.PORT) == totals.port_thrusters


@pytest.mark.rule("MV-3.3.1-03", "MV-3.3.2-02", "MV-3.3.3-02")
def test_whither_drives_push() -> None:
    ship = ship_of(
        *(component("primitive_stl", 1, facing) for facing in (Facing.FORE, Facing.AFT, Facing.PORT, Facing.STARBOARD)),
        *(component("basic_stl", 1, facing) for facing in (Facing.FORE_AFT, Facing.PORT_STARBOARD)),
        component("advanced_stl", 3),
    )
    assert [drive.pushes for drive in ship.drives] == [(2,), (0,), (1,), (3,), (0, 2), (1, 3), (0, 1, 2, 3)]
    assert [drive.thruster_points for drive in ship.drives] == [0] * 6 + [6]


@pytest.mark.rule("MV-1.2.0-04", "MV-3.3.0-03")
def test_what_does_not_work_gives_nothing() -> None:
    left = HERON.working({AFT_1, STARBOARD_1})
    assert [drive.ref for drive in left.drives] == [AFT_2, FORE_1]
    assert [payment(left, sailing(10), plot(codes)).covered for codes in ("+4", "+5", "R4", "L3")] == [True, False, True, False]
    assert HERON.working(()) == HERON


@pytest.mark.rule("MV-3.3.7-03")
def test_ftl_drives_come_one_by_one_best_kind_first() -> None:
    ship = ship_of(component("primitive_ftl", 2), component("advanced_ftl", 5), component("basic_ftl", 3, count=2))
    assert ship.ftl == (
        FtlDrive("core/advanced-ftl#1", ComponentKind.ADVANCED_FTL, 5),
        FtlDrive("core/basic-ftl#1", ComponentKind.BASIC_FTL, 3),
        FtlDrive("core/basic-ftl#2", ComponentKind.BASIC_FTL, 3),
        FtlDrive("core/primitive-ftl#1", ComponentKind.PRIMITIVE_FTL, 2),
    )
    assert ship.working({"core/basic-ftl#1"}).ftl[1].ref == "core/basic-ftl#2"


def test_systems_that_face_nowhere_give_nothing() -> None:
    ship = ship_of(component("primitive_stl", 3), component("thruster", 3), component("thruster", 3, Facing.FORE))
    assert [drive.pushes for drive in ship.drives] == [()]
    assert ship.thrusters == ()
