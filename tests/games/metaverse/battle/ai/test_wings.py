"""What captains do with squadrons around their ships: launch, cover, strike, take in, grow."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.ai.careful import Careful
from metamaker.games.metaverse.battle.ai.plain import Plain, commanded
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.kinematics.course import Cinematic
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.starfighters.decisions import (
    DeploySquadrons,
    FormMissions,
    GrowSquadrons,
    LaunchSquadrons,
    RecoverSquadrons,
)
from metamaker.games.metaverse.battle.starfighters.orders import LaunchOrders
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.squadron import Berth, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import DISABLED, NOBODY, Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.words import DefenceType, HullType
from tests.games.metaverse.battle.gunnery import BEAM, Put, armed
from tests.games.metaverse.battle.starfighters.wings import FOG, LARK, SWIFT, aloft, carrier, fly, own
from tests.games.metaverse.builders import EVERY_SECTOR, mount, protected


def facing(*kinds: Starfighter, cm: int = 60, soc: int = 1) -> tuple[Battle, Vessel]:
    """Return a carrier and an enemy at this distance."""
    battle, (ship, _) = fly(Put(carrier(*kinds, soc=soc)), Put(armed(), 1, 0, cm, 8))
    return battle, ship


def launched(battle: Battle, ship: Vessel) -> list[str]:
    decision = LaunchSquadrons(battle.table, ship.side, battle.secrets[ship.side], ship.key, {})
    orders: LaunchOrders = commanded(decision)
    assert decision.refusals(orders) == ()
    return [sortie.squadron for sortie in orders.sorties]


def formed(battle: Battle, side: int = 0) -> list[tuple[Task, list[str]]]:
    decision = FormMissions(battle.table, side, battle.secrets[side])
    orders = commanded(decision)
    assert decision.refusals(orders) == ()
    return [(order.task, sorted(order.squadrons)) for order in orders.formations]


def keys(squadrons: list[Squadron]) -> list[str]:
    return sorted(squadron.key for squadron in squadrons)


def test_squadrons_without_a_carrier_strike_by_their_speeds() -> None:
    """The slow ones do not hold up the fast ones; the Fog, which hurts no ships, flies along with Larks as slow as it is."""
    battle, ship = facing(LARK, SWIFT, LARK, FOG)
    some = own(battle, ship)
    for squadron in some:
        squadron.carrier = NOBODY
    decision = DeploySquadrons(battle.table, 0, battle.secrets[0])
    orders = commanded(decision)
    assert decision.refusals(orders) == ()
    slow, fast = keys([some[0], some[2], some[3]]), keys([some[1]])
    assert [sorted(order.squadrons) for order in orders.deployments] == [slow, fast]


@pytest.mark.parametrize(("cm", "goes"), [(100, True), (101, False)])
def test_squadrons_are_launched_once_an_enemy_is_near(cm: int, goes: bool) -> None:
    battle, ship = facing(LARK, LARK, cm=cm)
    assert launched(battle, ship) == (keys(own(battle, ship)) if goes else [])


def test_a_ship_that_is_about_to_leave_launches_nothing() -> None:
    battle, ship = facing(LARK, LARK)
    ship.charges = (Charge("core/ftl-drive#1", 1),)
    assert launched(battle, ship) == []


@pytest.mark.rule("MV-2.1.4-29")
@pytest.mark.parametrize(("speed", "covered"), [(20, True), (21, False)])
def test_squadrons_that_can_only_cover_their_ship_stay_aboard_one_that_would_lose_them(speed: int, covered: bool) -> None:
    battle, ship = facing(LARK, FOG)
    ship.course = Cinematic(ship.course.place, 0, speed)
    lark, fog = own(battle, ship)
    assert launched(battle, ship) == ([lark.key, fog.key] if covered else [lark.key])


def test_cap_that_can_hurt_ships_strikes_once_its_ship_can_command_it() -> None:
    """The SOC was out of order when the first Lark came out: it covered its ship."""
    battle, ship = facing(LARK, LARK, FOG)
    first, second, fog = own(battle, ship)
    place = ship.course.place
    cap = aloft(battle, ship, Task.CAP, [first, fog], (0, 0), ship.key)
    assert cap.place == place
    soc = next(system for system in ship.systems if system.plan.kind == "soc")
    soc.flags |= DISABLED
    assert formed(battle) == []
    soc.flags = 0
    assert formed(battle) == [(Task.STRIKE, [first.key])]
    assert second.aboard


@pytest.mark.parametrize(("soc", "strikes"), [(1, 1), (2, 2)])
def test_a_ship_strikes_with_a_mission_for_each_speed_that_it_can_command(soc: int, strikes: int) -> None:
    battle, ship = facing(LARK, SWIFT, soc=soc)
    some = own(battle, ship)
    for squadron in some:
        squadron.berth, squadron.place = Berth.FLYING, ship.course.place
    found = formed(battle)
    assert [task for task, _ in found] == [Task.STRIKE] * strikes
    assert sorted(key for _, group in found for key in group) == keys(some)


def test_worn_squadrons_are_taken_in_and_others_are_not() -> None:
    battle, ship = facing(LARK, LARK)
    worn, whole = own(battle, ship)
    worn.strength = 3
    aloft(battle, ship, Task.STRIKE, [worn, whole], (0, 5))
    decision = RecoverSquadrons(battle.table, 0, battle.secrets[0], ship.key, {})
    orders = commanded(decision)
    assert decision.refusals(orders) == ()
    assert [order.squadron for order in orders.recoveries] == [worn.key]


@pytest.mark.parametrize(("lost", "grows"), [(0, True), (1, False)])
def test_a_hull_grows_squadrons_for_boxes_that_it_regains_and_does_not_need(lost: int, grows: bool) -> None:
    """Its life support regains one box in the same step."""
    battle, (ship,) = fly(Put(carrier(LARK).with_(hull_type=HullType.BIOLOGICAL)))
    kinds = {name: plan._replace(boxes=1) for name, plan in ship.blueprint.squadrons.items()}
    ship.blueprint = replace(ship.blueprint, squadrons=kinds)
    ship.sections[4].boxes[0] -= lost
    decision = GrowSquadrons(battle.table, 0, battle.secrets[0], ship.key)
    orders = commanded(decision)
    assert decision.refusals(orders) == ()
    assert bool(orders.growths) is grows


AROUND = ((0, 20), (20, 0), (0, -20), (-20, 0))


@pytest.mark.rule("MV-2.1.4-05", "MV-2.1.4-07", "MV-3.1.5-06")
@pytest.mark.parametrize(
    ("enemies", "dropped"), [(((0, 20),), True), (((0, 160),), False), (AROUND, False)], ids=["ahead", "far away", "all around"]
)
def test_the_careful_captain_drops_a_shield_that_keeps_his_squadrons_in(
    enemies: tuple[tuple[int, int], ...], dropped: bool
) -> None:
    """Not the one that is fired at, not before anybody is near, none where enemies do more through each than a squadron can."""
    shielded = carrier(LARK).with_(arcs=protected(shield_hits=2, shield_type=DefenceType.ENERGY_KINETIC))
    gunship = armed(mounts=(mount("beam", BEAM, EVERY_SECTOR, count=90),))
    battle, (ship, *_) = fly(Put(shielded), *[Put(gunship, 1, east, north, 8) for east, north in enemies])
    battle.table.step = Step.ELECTRONIC_WARFARE
    decision = SwitchElectronics(battle.table, 0, battle.secrets[0], ship.key)
    orders = Careful().answer(decision)
    assert decision.refusals(orders) == ()
    assert len(orders.dropped) == dropped
    assert Arc.FORE not in orders.dropped
    assert Plain().answer(decision).dropped == ()
