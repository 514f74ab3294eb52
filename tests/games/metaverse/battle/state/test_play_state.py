"""What a side has lost in a battle, as the document from which damaged record sheets are printed."""

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, OFF, UNPOWERED, Status, Vessel
from metamaker.games.metaverse.match.damage_state import play_state
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import Condition, RateOfFire
from metamaker.games.metaverse.play_state import ArcState, Departure, Flag, PlayState, SectionLosses, SystemState, misfits
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.opening import open_file
from tests.games.metaverse.battle.losses import (
    SENSOR,
    TENDER,
    arc,
    battle_between,
    battle_of,
    break_down,
    cross_off,
    first,
)
from tests.games.metaverse.builders import BARE, GUN, component, fleet_of, protected, with_parts

CLASS = with_parts(
    TENDER.with_(arcs=protected(shield_hits=8, ablative_plates=2)), component("adaptive_shield_generator", 2, Arc.PORT)
)
FLEET = fleet_of(CLASS)
DRIVE = "core/basic-ftl#1"


def fought() -> Battle:
    battle = battle_between(FLEET, fleet_of(BARE))
    vessel = first(battle)
    battle.table.turn = 4
    cross_off(vessel, "fore", 0, 0, 1, 0)
    arc(vessel, Arc.PORT).shield_hits = 3
    arc(vessel, Arc.PORT).plates = 1
    arc(vessel, Arc.PORT).adaptation = 2
    break_down(vessel, SENSOR, flags=DISABLED | UNPOWERED)
    break_down(vessel, "core/guns#1", flags=OFF)
    vessel.charges = (Charge(DRIVE, 3),)
    return battle


def test_a_state_says_what_is_lost_layer_by_layer_arc_by_arc_copy_by_copy() -> None:
    state = play_state(fought(), 0, FLEET)
    assert (state.fleet, state.turn, [ship.id for ship in state.ships]) == ("Red", 4, ["heron-1"])
    (ship,) = state.ships
    assert ship.losses.fore == SectionLosses(hull_hits=(3, 1), crew_parties=(1, 0), marine_parties=(1, 0))
    assert ship.losses.core == SectionLosses(hull_hits=(0, 0), crew_parties=(0, 0), marine_parties=(0, 0))
    assert ship.arcs.port == ArcState(shield_hits=5, ablative_plates=1, adaptation=2)
    assert ship.arcs.fore == ArcState()
    assert ship.systems == (
        SystemState(system="classes/heron/fore/eyes#1", flags=(Flag.DISABLED, Flag.UNPOWERED)),
        SystemState(system="classes/heron/core/guns#1", flags=(Flag.SWITCHED_OFF,)),
    )
    assert (ship.speed, ship.ftl_charge) == (abs(first(fought()).course.speed), 3)  # type: ignore[union-attr]


def test_a_state_says_what_no_box_shows() -> None:
    battle = fought()
    vessel = first(battle)
    arc(vessel, Arc.PORT).up = False
    vessel.course = vessel.course._replace(mirrored=True)
    vessel.crew_quality -= 1
    vessel.conditions = ["section", "flagship"]
    (ship,) = play_state(battle, 0, FLEET).ships
    assert [ship.arcs[each].dropped for each in Arc] == [each is Arc.PORT for each in Arc]
    assert (ship.rolled, ship.crew_quality_lost) == (True, 1)
    assert ship.conditions == (Condition.FLAGSHIP, Condition.SECTION)


@pytest.mark.rule("MV-3.6.10-02")
@pytest.mark.parametrize(("rate", "turn", "waits"), [("limited", 4, True), ("limited", 3, False), ("unlimited", 4, False)])
def test_a_limited_weapon_that_fired_this_turn_is_told(rate: str, turn: int, waits: bool) -> None:
    gun = GUN.with_(rate_of_fire=RateOfFire(rate))
    battle = battle_between(fleet_of(BARE, weapons=(gun,)), fleet_of(BARE))
    battle.table.turn = 4
    first(battle).system("core/guns#1").fired = turn
    (ship,) = play_state(battle, 0, FLEET).ships
    assert ship.fired == (("classes/heron/core/guns#1",) if waits else ())


def test_a_state_fits_its_fleet_and_is_read_as_it_was_written() -> None:
    state = play_state(fought(), 0, FLEET)
    assert list(misfits(state, FLEET)) == []
    assert PlayState.model_validate_json(state.model_dump_json()) == state


def test_each_side_has_a_state_of_its_own() -> None:
    state = play_state(fought(), 1, fleet_of(BARE))
    assert state.fleet == "Blue"
    assert list(misfits(state, fleet_of(BARE))) == []
    assert state.ships[0].systems == ()


def test_nothing_is_left_of_a_destroyed_ship_or_section() -> None:
    battle = fought()
    first(battle).sections[0].stands = False
    assert play_state(battle, 0, FLEET).ships[0].losses.fore.hull_hits == (3, 3)
    first(battle).status = Status.DESTROYED
    (ship,) = play_state(battle, 0, FLEET).ships
    assert (ship.losses.core.hull_hits, ship.losses.core.crew_parties) == ((6, 6), (3, 2))


@pytest.mark.parametrize(
    ("status", "departure"),
    [
        (Status.AWAY, Departure.JUMP),
        (Status.RETREATED, Departure.RETREAT),
        (Status.BROKEN, Departure.BROKEN_OFF),
    ],
)
def test_ships_that_left_are_told_as_they_were_but_for_their_speed(status: Status, departure: Departure) -> None:
    battle = fought()
    first(battle).status = status
    (gone,), (there,) = play_state(battle, 0, FLEET).ships, play_state(fought(), 0, FLEET).ships
    assert gone == there.with_(speed=None, departure=departure)


def wear(vessel: Vessel) -> None:
    """Take half of everything from a ship."""
    for state in vessel.sections:
        state.boxes = [boxes // 2 for boxes in state.boxes]
        state.crew, state.marines = [0] * len(state.crew), [0] * len(state.marines)
    for each in vessel.arcs:
        each.shield_hits, each.plates, each.adaptation = each.shield_hits // 2, 0, each.plan.adaptation
    for number, system in enumerate(vessel.systems):
        system.flags |= (0, DISABLED, DESTROYED)[number % 3]


@pytest.mark.parametrize("path", sorted(sample_fleets("metaverse").glob("*.json"))[:4], ids=lambda path: path.stem)
def test_damaged_sheets_are_printed_from_a_battle(path: object) -> None:
    fleet = open_file(str(path)).document
    assert isinstance(fleet, Fleet)
    battle = battle_between(fleet, fleet_of(BARE))
    for vessel in battle.table.fighting(0):
        wear(vessel)
    state = play_state(battle, 0, fleet)
    assert list(misfits(state, fleet)) == []
    assert record_sheets(fleet, (), SheetOptions(state=state)).pages != record_sheets(fleet, (), SheetOptions()).pages


def test_a_fresh_ship_has_lost_nothing() -> None:
    (ship,) = play_state(battle_of(BARE), 0, fleet_of(BARE)).ships
    assert ship.systems == ()
    assert sum(ship.losses.core.hull_hits) == 0
