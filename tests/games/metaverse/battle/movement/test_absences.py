"""Retreats, strategic jumps and returns."""

import pytest

from metamaker.games.metaverse.battle.electronics.signature import Field
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.movement.events import (
    AbsenceRolled,
    ArrivalAnnounced,
    Departed,
    FieldRolled,
    Moved,
    Returned,
)
from metamaker.games.metaverse.battle.movement.jumps import arrive
from metamaker.games.metaverse.battle.plot.orders import Arrival
from metamaker.games.metaverse.battle.state.battle import Absence, Battle
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from tests.games.metaverse.battle.afloat import at, fleet, of_kind, rolled_all, sail, under_way
from tests.games.metaverse.battle.ships import floating, sailing
from tests.games.metaverse.builders import component

A, B, C, D = "a/heron-1", "a/heron-2", "a/heron-3", "b/heron-4"
FTL = component("basic_ftl", 2)
FULL = (Charge("core/basic-ftl#1", 2),)


def ready(*faces: int, jumpers: int = 1) -> tuple[Battle, list[Vessel]]:
    """Three ships of side a, the first so many fully charged, and one of side b."""
    battle, vessels = fleet(*[under_way(FTL)] * 3, under_way(side=1, course=sailing(0, 0, at(0, 80))), faces=faces)
    for vessel in vessels[:jumpers]:
        vessel.charges = FULL
    return battle, vessels


@pytest.mark.rule("MV-1.2.3-51", "MV-A.4-09")
def test_a_ship_that_retreats_leaves_the_game_once_all_have_moved() -> None:
    battle, (ship, *_) = ready()
    events = sail(battle, {A: "FTL-R +2"})
    assert ship.status is Status.RETREATED
    assert of_kind(events, Departed) == [Departed(A, "retreat", ("MV-1.2.3-51",))]
    assert of_kind(events, Moved)[0].way[-1] == (0, 12_000)
    assert ship.charges == ()
    assert battle.secrets[0].absences == {}


@pytest.mark.rule("MV-1.2.3-52", "MV-1.2.3-60")
def test_ships_whose_commander_leaves_the_table_lose_quality_until_it_is_back() -> None:
    for codes, back in (("FTL-R", 2), ("FTL-S", 3)):
        battle, (flag, follower, *_) = ready(*([4] if codes == "FTL-S" else []))
        follower.commander = flag.number
        sail(battle, {A: codes})
        assert follower.crew_quality == 2
        if flag.status is Status.AWAY:
            sail(battle, arrivals={A: Arrival(0, 0, 0)})
            assert follower.crew_quality == 2
            sail(battle)
        assert follower.crew_quality == back


@pytest.mark.rule("MV-1.2.3-54", "MV-1.2.3-55", "MV-1.2.3-56")
def test_a_strategic_jump_and_its_hidden_die() -> None:
    """A D8 of 5 less quality 3 is two whole turns away: gone in turn 1, announced in 3 at the earliest, back in 4."""
    battle, (ship, *_) = ready(5)
    events = sail(battle, {A: "FTL-S"})
    assert ship.status is Status.AWAY
    assert of_kind(events, Departed) == [Departed(A, "strategic jump", ("MV-1.2.3-54",))]
    assert of_kind(events, AbsenceRolled) == [AbsenceRolled(A, (A,), 5, 2)]
    want = {A: Arrival(-30_000, 20_000, 4)}
    assert of_kind(sail(battle, arrivals=want), ArrivalAnnounced) == []
    assert of_kind(sail(battle, arrivals=want), ArrivalAnnounced) == [ArrivalAnnounced(A, -30_000, 20_000, 4)]
    assert ship.status is Status.AWAY
    events = sail(battle)
    assert of_kind(events, Returned) == [Returned(A, -30_000, 20_000, 4, 2, 2)]
    assert (ship.status, ship.course) == (Status.FIGHTING, sailing(10, 4, at(-30, 20)))
    assert [event.ship for event in of_kind(events, Moved)] == [B, C, D]
    rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-58", "MV-1.2.3-59", "MV-A.5-16")
def test_a_ship_comes_back_with_its_momentum_and_is_harder_to_hit_for_a_turn() -> None:
    course = floating(rotation=1, N=6)
    battle, (ship, _) = fleet(under_way(FTL, course=course), under_way(side=1), faces=[1])
    ship.charges = FULL
    sail(battle, {A: "FTL-S"})
    assert ship.changes == (0, 0)
    sail(battle, arrivals={A: Arrival(0, 0, 8)})
    sail(battle)
    assert ship.course == floating(rotation=1, heading=8, N=6)
    assert ship.changes == (2, 2)
    sail(battle, {A: "R1"})
    assert ship.changes == (0, 0)


@pytest.mark.rule("MV-1.2.3-55", "MV-1.2.3-61")
def test_ships_that_jump_with_their_commander_share_one_die_and_its_quality() -> None:
    battle, (flag, second, third, _) = ready(8, 6, jumpers=3)
    second.commander = flag.number
    flag.crew_quality = 5
    events = sail(battle, dict.fromkeys((A, B, C), "FTL-S"))
    assert of_kind(events, AbsenceRolled) == [AbsenceRolled(A, (A, B), 8, 3), AbsenceRolled(C, (C,), 6, 3)]
    absences = battle.secrets[0].absences
    assert [(gone.away, gone.group) for gone in absences.values()] == [(3, 0), (3, 0), (3, 2)]
    assert third.status is second.status is Status.AWAY


def back(ship: Vessel, battle: Battle, y_cm: int, *fields: Field) -> list[tuple[int, bool]]:
    """Bring a ship back at x 0 through fields; the rolls, and whether they end the way."""
    gone = battle.secrets[0].absences[0] = Absence(1, 1)
    gone.arrival, gone.announced = (0, y_cm * 1000, 0), 1
    arrive(battle, ship, gone, fields)
    return [(event.face + event.more, event.stopped) for event in of_kind(battle.events, FieldRolled)]


@pytest.mark.rule("MV-3.5.5-06", "MV-3.5.5-03")
def test_a_return_into_fields_rolls_from_the_nearest_edge_on() -> None:
    for faces, rolls, y in (
        ([3, 2], [(3, False), (3, False)], 25),
        ([4], [(4, True)], 35),
        ([3, 3], [(3, False), (4, True)], 25),
    ):
        battle, (ship, _) = fleet(under_way(), under_way(side=1), faces=faces)
        assert back(ship, battle, 22, Field(at(0, 25), 20), Field(at(0, 15), 15)) == rolls
        assert ship.course.place == at(0, y if rolls[-1][1] else 22)
        rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-54", "MV-3.5.5-04")
def test_a_strategic_jump_is_not_hindered_when_it_begins() -> None:
    battle, (ship, other) = fleet(
        under_way(FTL), under_way(component("gravity_well_projector", 5), side=1, course=sailing(0)), faces=[2]
    )
    ship.charges = FULL
    assert other.working("gravity_well_projector")
    sail(battle, {A: "FTL-S"})
    assert ship.status is Status.AWAY
    rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-59", "MV-1.2.3-15")
def test_a_corkscrew_of_the_turn_of_departure_is_over_when_the_ship_comes_back() -> None:
    battle, (ship, *_) = ready(1)
    sail(battle, {A: "FTL-S CS"})
    sail(battle, arrivals={A: Arrival(0, 0, 0)})
    sail(battle)
    assert (ship.status, ship.corkscrews, ship.changes) == (Status.FIGHTING, False, (2, 2))


@pytest.mark.rule("MV-3.5.5-06", "MV-0.0.0-04")
@pytest.mark.parametrize(("y", "rolls"), [(30_500, 2), (30_000, 3), (30_001, 2)])
def test_only_complete_10_cm_of_the_way_from_the_edge_count(y: int, rolls: int) -> None:
    """The edge is 60 cm north of the middle: from there it is 29.5, 30 or 29.999 cm to the place."""
    battle, (ship, _) = fleet(under_way(), under_way(side=1), faces=[1] * rolls)
    gone = battle.secrets[0].absences[0] = Absence(1, 1)
    gone.arrival, gone.announced = (0, y, 0), 1
    arrive(battle, ship, gone, [Field(at(0, 45), 40)])
    assert [event.y for event in of_kind(battle.events, FieldRolled)] == [50_000, 40_000, 30_000][:rolls]
    assert ship.course.place == (0, y)
    rolled_all(battle)
