"""Pinpoint attacks by teleporter."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.damage.criticals import resolve
from metamaker.games.metaverse.battle.damage.events import CriticalIgnored, CriticalRolled
from metamaker.games.metaverse.battle.electronics.events import BeamWasted, TeleporterRolled
from metamaker.games.metaverse.battle.fire.beams import teleport_refusals, use_teleporter
from metamaker.games.metaverse.battle.fire.orders import Teleport
from metamaker.games.metaverse.battle.state.battle import Battle, Critical
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Status, Use, Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.section import Component
from metamaker.games.metaverse.model.words import DefenceType
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.emitters import Put, afloat, carrying, put, shielded, told
from tests.games.metaverse.builders import component

CORE = 4
BASIC, ADVANCED = "core/basic-teleporter#1", "core/advanced-teleporter#1"
ARRAY = "core/sensor-array#1"
TELEPORTERS = (
    component("basic_teleporter", 3, count=2),
    component("advanced_teleporter", 2),
    component("sensor_array", 15, part="eye"),
)
EYE = "core/eye#1"


class Watched:
    """Dice that remember which were rolled."""

    def __init__(self, *faces: int) -> None:
        self.dice, self.rolled = FixedDice(faces), list[int]()

    def roll(self, faces: int) -> int:
        self.rolled.append(faces)
        return self.dice.roll(faces)


def duel(*more: Component, faces: Any = (), y: int = 5, side: int = 1) -> tuple[Battle, Vessel, Vessel]:
    """Return a ship with teleporters and two arrays (14 and 15), and a target of these systems north of it, pointing away."""
    battle, (own, target) = afloat(put(*TELEPORTERS), put(*more, side=side, y=y), faces=faces)
    return battle, own, target


def order(target: Vessel, teleporter: str = BASIC, array: str = ARRAY) -> Teleport:
    return Teleport(teleporter, array, target.key)


def broken(battle: Battle, vessel: Vessel, orders: Teleport, used: tuple[str, ...] = ()) -> list[str]:
    return [refusal.rule for refusal in teleport_refusals(battle.table, vessel, orders, used)]


@pytest.mark.rule("MV-3.5.6-05", "MV-3.5.6-03")
@pytest.mark.parametrize(("y", "sensor"), [(5, 10), (9, 10), (10, 9), (35, 7)])
def test_the_ew_of_the_target_counts_one_more_for_each_10_cm(y: int, sensor: int) -> None:
    """An array of 14, EW 4; the drifting ships at momentum 0 change nothing, target rating 3."""
    battle, own, target = duel(component("ew_array", 4), faces=[sensor], y=y)
    use_teleporter(battle, own, order(target))
    rolled = told(battle, TeleporterRolled)[0]
    assert (rolled.sensor_profile, rolled.target_profile, rolled.rating, rolled.hit) == (sensor, 3, 14, True)
    assert len(battle.criticals) == 1


@pytest.mark.rule("MV-3.5.6-05")
@pytest.mark.parametrize(("face", "hit"), [(3, False), (4, True), (14, True), (15, False)])
def test_only_a_hit_causes_a_critical(face: int, hit: bool) -> None:
    battle, own, target = duel(faces=[face])
    use_teleporter(battle, own, order(target))
    assert [(each.vessel, each.section) for each in battle.criticals] == [(target.number, CORE)] * hit
    assert told(battle, TeleporterRolled)[0].hit is hit


@pytest.mark.rule("MV-3.5.6-06", "MV-3.5.6-07", "MV-3.5.6-05")
@pytest.mark.parametrize(
    ("rating", "row_die", "face", "row"),
    [(1, None, None, 1), (2, 4, 3, 2), (3, 6, 5, 3), (4, 4, 4, 4), (5, 10, 9, 5), (6, 6, 6, 6), (7, 6, 6, 6)],
)
def test_the_critical_rolls_a_d6_and_a_die_of_the_rating(rating: int, row_die: int | None, face: int | None, row: int) -> None:
    """Row 6 of category 4, and rows before it, disable weapons: those the target has."""
    fallen = [] if face is None else [face]
    dice = Watched(10, 4, *fallen)
    battle, (own, target) = afloat(put(component("basic_teleporter", rating)), put(side=1, y=5))
    battle.dice = dice
    use_teleporter(battle, own, order(target))
    resolve(battle)
    dice.dice.finish()
    assert dice.rolled[:3] == [20, 6, *([] if row_die is None else [row_die])]
    assert [(event.category, event.row) for event in told(battle, CriticalRolled)] == [(4, row)]


@pytest.mark.rule("MV-3.5.6-11", "MV-3.5.6-07")
def test_a_pinpoint_critical_of_category_6_goes_no_higher() -> None:
    """Row 2 disables a bridge, but there is none that operates."""
    battle, own, target = duel(faces=[10, 6, 3])
    target.system("core/bridge#1").flags |= DISABLED
    use_teleporter(battle, own, order(target))
    resolve(battle)
    assert len(told(battle, CriticalIgnored)) == 1


@pytest.mark.rule("MV-2.2.2-18")
def test_pinpoint_criticals_stand_first_in_the_queue_in_their_order() -> None:
    battle, own, target = duel(faces=[10, 10])
    battle.criticals.append(Critical(own.number, 0, "fire"))
    use_teleporter(battle, own, order(target))
    use_teleporter(battle, own, order(target, ADVANCED, EYE))
    assert [(each.cause, each.row_rating) for each in battle.criticals] == [("teleporter", 3), ("teleporter", 2), ("fire", 0)]


@pytest.mark.rule("MV-3.5.6-05", "MV-2.2.2-18", "MV-1.3.1-07")
def test_each_teleporter_is_used_once_with_an_array_of_its_own() -> None:
    battle, own, target = duel(faces=[10])
    assert broken(battle, own, order(target), (ARRAY,)) == ["MV-1.3.1-07"]
    assert broken(battle, own, order(target), (BASIC,)) == ["MV-2.2.2-18"]
    use_teleporter(battle, own, order(target))
    assert own.system(ARRAY).use == Use.OTHER
    assert broken(battle, own, order(target)) == ["MV-1.3.1-07", "MV-2.2.2-18"]
    assert broken(battle, own, order(target, "core/basic-teleporter#2", EYE)) == []
    battle.table.turn += 1
    assert broken(battle, own, order(target, array=EYE)) == []


@pytest.mark.rule("MV-3.5.6-05", "MV-3.4.8-03", "MV-3.2.1-03")
def test_who_and_what_cannot_make_a_pinpoint_attack() -> None:
    battle, own, target = duel()
    assert broken(battle, own, order(target, array=BASIC)) == ["MV-3.5.6-05"]
    assert broken(battle, own, order(target, teleporter=ARRAY)) == ["MV-3.5.6-05"]
    assert broken(battle, own, Teleport(BASIC, ARRAY, "b/nobody")) == ["MV-3.5.6-05"]
    assert broken(battle, own, order(own)) == ["MV-3.5.6-05"]
    for name in (BASIC, ARRAY):
        own.system(name).flags = DISABLED
        assert broken(battle, own, order(target)) == ["MV-3.5.6-05"]
        own.system(name).flags = 0
    own.bridged = False
    assert broken(battle, own, order(target)) == ["MV-3.2.1-03"]
    own.bridged, own.cloaked = True, 1
    assert broken(battle, own, order(target)) == ["MV-3.4.8-03"]
    own.cloaked, target.cloaked = 0, 1
    assert broken(battle, own, order(target)) == ["MV-3.4.8-03"]
    target.cloaked, target.status = 0, Status.AWAY
    assert broken(battle, own, order(target)) == ["MV-3.5.6-05"]


@pytest.mark.rule("MV-3.5.6-05")
@pytest.mark.parametrize(("y", "reached"), [(100, True), (101, False)])
def test_a_pinpoint_attack_carries_100_cm_at_enemies_alone(y: int, reached: bool) -> None:
    battle, own, target = duel(y=y)
    assert broken(battle, own, order(target)) == ([] if reached else ["MV-3.5.6-05"])
    battle, own, friend = duel(side=0)
    assert broken(battle, own, order(friend)) == ["MV-3.5.6-05"]


def facing_shields(*arcs: Arc, own: bool = False, **fields: Any) -> tuple[Battle, Vessel, Vessel]:
    """Return a battle with shields of the target or the user in these arcs.

    The target shows its aft arc, the user its fore arc.
    """
    guarded = shielded(carrying(*(TELEPORTERS if own else ())), *arcs, **fields)
    other = put(*(() if own else TELEPORTERS)).ship
    ships = (guarded, other) if own else (other, guarded)
    battle, vessels = afloat(Put(ships[0], 0, 0, 0, 0), Put(ships[1], 1, 0, 5, 0))
    return battle, vessels[0], vessels[1]


@pytest.mark.rule("MV-3.5.6-08")
def test_shields_against_energy_in_the_facing_arc_of_the_target_stop_both_kinds() -> None:
    for arcs, stopped in (((Arc.AFT,), True), ((Arc.FORE, Arc.PORT, Arc.STARBOARD), False)):
        battle, own, target = facing_shields(*arcs)
        for teleporter in (BASIC, ADVANCED):
            assert broken(battle, own, order(target, teleporter)) == ["MV-3.5.6-08"] * stopped
    battle, own, target = facing_shields(Arc.AFT, shield_type=DefenceType.KINETIC)
    assert broken(battle, own, order(target)) == []


@pytest.mark.rule("MV-3.5.6-08")
def test_shields_that_are_dropped_or_worn_away_stop_nothing() -> None:
    battle, own, target = facing_shields(Arc.AFT)
    target.arcs[2].up = False
    assert broken(battle, own, order(target)) == []
    target.arcs[2].up, target.arcs[2].shield_hits = True, 0
    assert broken(battle, own, order(target)) == []


@pytest.mark.rule("MV-3.5.6-08", "MV-3.5.7-02")
@pytest.mark.parametrize(("kind", "stops"), [("energy", True), ("energy_kinetic", True), ("kinetic", False)])
def test_a_deflector_against_energy_in_the_facing_arc_stops_both_kinds(kind: str, stops: bool) -> None:
    battle, own, target = duel(component(f"{kind}_deflector", 1, Arc.AFT))
    for teleporter in (BASIC, ADVANCED):
        assert broken(battle, own, order(target, teleporter)) == ["MV-3.5.6-08"] * stops
    target.of(f"{kind}_deflector")[0].flags |= DISABLED
    assert broken(battle, own, order(target)) == []
    battle, own, target = duel(component(f"{kind}_deflector", 1, Arc.FORE))
    assert broken(battle, own, order(target)) == []


@pytest.mark.rule("MV-3.5.6-09", "MV-3.5.7-02")
def test_own_shields_toward_the_target_stop_a_basic_teleporter_not_an_advanced_one() -> None:
    battle, own, target = facing_shields(Arc.FORE, own=True)
    assert [broken(battle, own, order(target, each)) for each in (BASIC, ADVANCED)] == [["MV-3.5.6-09"], []]
    own.arcs[0].up = False
    assert broken(battle, own, order(target)) == []
    battle, own, target = facing_shields(Arc.AFT, Arc.PORT, own=True)
    assert broken(battle, own, order(target)) == []
    battle, own, target = facing_shields(Arc.FORE, own=True, shield_type=DefenceType.KINETIC)
    assert broken(battle, own, order(target)) == []


@pytest.mark.rule("MV-2.2.2-17", "MV-2.2.2-18")
def test_a_teleporter_is_spent_without_a_die_if_its_target_is_gone() -> None:
    battle, own, target = duel()
    target.status = Status.DESTROYED
    use_teleporter(battle, own, order(target))
    assert battle.events == [BeamWasted(own.key, target.key)]
    assert (own.system(BASIC).fired, own.system(ARRAY).use) == (1, Use.OTHER)


@pytest.mark.rule("MV-1.3.4-08")
def test_teleporters_take_no_place_under_ems() -> None:
    battle, own, target = duel(faces=[10])
    target.attackers = [5, 6, 7, 8, 9]
    assert broken(battle, own, order(target)) == []
    use_teleporter(battle, own, order(target))
    assert target.attackers == [5, 6, 7, 8, 9]


@pytest.mark.rule("MV-3.4.9-04")
def test_the_array_of_a_teleporter_compromises_stealth() -> None:
    battle, own, target = duel(faces=[10])
    own.stealth = True
    use_teleporter(battle, own, order(target))
    assert own.emits
