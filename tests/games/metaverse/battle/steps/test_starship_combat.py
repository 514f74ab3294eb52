"""The Starship Combat Step: rams, groups, declarations."""

import copy
import pickle
from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.decision import Decision
from metamaker.games.metaverse.battle.fire.decisions import Muster
from metamaker.games.metaverse.battle.fire.events import DeclarationRolled, GroupBegan, RamCameToNothing, RamStruck
from metamaker.games.metaverse.battle.fire.orders import (
    Delay,
    FireOrders,
    Grapple,
    InterceptOrders,
    MusterOrders,
    Screen,
    Teleport,
)
from metamaker.games.metaverse.battle.state.battle import Battle, Ram
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Status, Use, Vessel
from metamaker.games.metaverse.battle.turn.starship_combat import StarshipCombatStep
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.play.dice import FixedDice, SeededDice
from tests.games.metaverse.battle.gunnery import (
    ARRAY,
    BEAM,
    CLOSE,
    FLAK,
    SECOND_ARRAY,
    SLUG,
    Put,
    Script,
    armed,
    attack,
    boxes_lost,
    combat,
    fight,
    firing,
    gunners,
    guns,
    told,
)
from tests.games.metaverse.builders import component

HIT, MISS = 14, 15


def gunship(crew_quality: int, side: int = 0, x: int = 0, y: int = 0, hull_hits: int = 40) -> Put:
    return Put(armed(BEAM, SLUG, crew_quality=crew_quality, hull_hits=hull_hits), side, x, y)


@pytest.mark.rule("MV-2.2.2-02", "MV-3.1.11-02", "MV-3.1.11-03")
def test_groups_come_up_from_crew_quality_5_to_0() -> None:
    battle, vessels = gunners(gunship(1), gunship(5, 1, 0, 10), gunship(3, 0, 5))
    vessels[0].crew_quality = 0
    asked = [each for each in fight(battle) if "/" in each and each[0] in "ab"]
    assert asked == ["b/heron-2", "a/heron-3", "a/heron-1"]


@pytest.mark.rule("MV-2.2.2-03", "MV-2.2.2-05")
def test_a_ship_destroyed_by_its_own_group_still_makes_its_shots() -> None:
    battle, (one, other) = gunners(gunship(3, hull_hits=1), gunship(3, 1, 0, 10, hull_hits=1), faces=[1, 2, HIT, HIT])
    fight(battle, a_heron_1=firing(attack(other, BEAM)), b_heron_2=firing(attack(one, BEAM)))
    assert [one.status, other.status] == [Status.DESTROYED] * 2


@pytest.mark.rule("MV-2.2.2-04")
def test_a_ship_destroyed_by_an_earlier_group_does_not_fire() -> None:
    battle, (_, other) = gunners(gunship(4), gunship(3, 1, 0, 10, hull_hits=1), faces=[HIT])
    assert "b/heron-2" not in fight(battle, a_heron_1=firing(attack(other, BEAM)))


@pytest.mark.rule("MV-2.2.2-06", "MV-2.2.2-16")
def test_criticals_are_rolled_when_all_of_the_group_have_fired() -> None:
    """The beam takes the last box of a layer: the critical waits behind the second ship's sensor roll."""
    battle, (_, target, _) = gunners(
        gunship(3), Put(armed(hull_hits=2, hull_layers=2), 1, 0, 10), gunship(3, 0, 5), faces=[HIT, MISS, 1, 1]
    )
    fight(battle, a_heron_1=firing(attack(target, BEAM)), a_heron_3=firing(attack(target, BEAM)))
    kinds = [type(event).__name__ for event in battle.events]
    assert kinds.index("CriticalRolled") > max(place for place, kind in enumerate(kinds) if kind == "SensorRolled")


@pytest.mark.rule("MV-2.2.2-07")
def test_a_ship_may_wait_for_a_lower_group() -> None:
    battle, _ = gunners(gunship(4), gunship(3, 1, 0, 10))
    script = Script({}, {(4, 0): MusterOrders(delayed=(Delay("a/heron-1", 1),))})
    assert combat(battle, script) == ["4/0", "3/1", "b/heron-2", "a/heron-1"]


@pytest.mark.rule("MV-2.2.2-07")
@pytest.mark.parametrize("delay", [Delay("a/heron-1", 4), Delay("a/heron-1", -1), Delay("b/heron-2", 1), Delay("a/none", 1)])
def test_but_only_an_own_ship_of_the_group_and_only_for_a_lower_one(delay: Delay) -> None:
    battle, _ = gunners(gunship(4), gunship(3, 1, 0, 10))
    decision = StarshipCombatStep().run(battle)[0]
    assert [refusal.rule for refusal in decision.refusals(MusterOrders(delayed=(delay,)))] == ["MV-2.2.2-07"]


@pytest.mark.rule("MV-2.2.2-17", "MV-1.3.4-11")
def test_the_loser_of_a_d6_declares_first_and_players_alternate() -> None:
    ships = (gunship(3), gunship(3, 1, 0, 10), gunship(3, 0, 5), gunship(3, 1, 0, 9), gunship(3, 0, 7))
    battle, _ = gunners(*ships, faces=[4, 4, 5, 2])
    assert fight(battle)[2:] == ["b/heron-2", "a/heron-1", "b/heron-4", "a/heron-3", "a/heron-5"]
    assert [(roll.faces, roll.first) for roll in told(battle, DeclarationRolled)] == [((4, 4), -1), ((5, 2), 1)]


@pytest.mark.rule("MV-1.3.4-11", "MV-1.3.4-09")
def test_the_last_place_under_ems_goes_to_whoever_declares_first() -> None:
    battle, (_, target, second) = gunners(gunship(3), Put(armed(), 1, 0, 10), gunship(3, 0, 5), faces=[MISS])
    target.blueprint = replace(target.blueprint, ems=1)
    step = StarshipCombatStep()
    (muster,) = step.run(battle)
    step.take(battle, [muster.default()])
    (declares,) = step.run(battle)
    step.take(battle, [firing(attack(target, BEAM))])
    (late,) = step.run(battle)
    assert (declares.key, late.key) == ("a/heron-1", second.key)
    assert [refusal.rule for refusal in late.refusals(firing(attack(target, BEAM)))] == ["MV-1.3.4-09"]
    step.take(battle, [late.default()])
    assert step.run(battle) == ()


def squadron(*members: Put, faces: tuple[int, ...] = ()) -> tuple[Battle, list[Vessel]]:
    """Return a commander of crew quality 4 and the ships of its squadron."""
    battle, vessels = gunners(gunship(4), *members, faces=faces)
    for vessel in vessels[1:]:
        if vessel.side == 0:
            vessel.commander = 0
            vessel.ship = vessel.ship.with_(level=None)
    return battle, vessels


@pytest.mark.rule("MV-3.8.1-02", "MV-2.2.2-15", "MV-3.8.1-01")
@pytest.mark.parametrize(("apart", "followers"), [(20, {"a/heron-2": "a/heron-1"}), (21, {})])
def test_ships_within_20_cm_may_fire_with_their_commander(apart: int, followers: dict[str, str]) -> None:
    battle, _ = squadron(gunship(1, 0, apart), Put(armed(), 1, 0, 10))
    (muster,) = StarshipCombatStep().run(battle)
    assert isinstance(muster, Muster)
    assert muster.followers == followers


@pytest.mark.rule("MV-3.8.1-01")
def test_a_commander_of_ones_own_is_no_member_of_a_squadron() -> None:
    battle, vessels = squadron(gunship(1, 0, 5), Put(armed(), 1, 0, 10))
    vessels[1].ship = vessels[1].ship.with_(level=CommandLevel.SQUADRON)
    (muster,) = StarshipCombatStep().run(battle)
    assert isinstance(muster, Muster)
    assert muster.followers == {}


@pytest.mark.rule("MV-3.8.1-02", "MV-2.2.2-15")
def test_who_joins_fires_in_the_group_of_the_commander() -> None:
    battle, vessels = squadron(gunship(1, 0, 5), Put(armed(), 1, 0, 10), faces=(HIT, HIT))
    orders = {key: firing(attack(vessels[2], BEAM)) for key in ("a/heron-1", "a/heron-2")}
    asked = combat(battle, Script(orders, {(4, 0): MusterOrders(joined=("a/heron-2",))}))
    assert asked == ["4/0", "a/heron-1", "a/heron-2"]
    assert [group.ships for group in told(battle, GroupBegan)] == [("a/heron-1", "a/heron-2")]


@pytest.mark.rule("MV-3.8.1-02")
def test_who_would_join_a_commander_that_holds_fire_keeps_to_its_own_group() -> None:
    battle, _ = squadron(gunship(1, 0, 5), Put(armed(), 1, 0, 10))
    asked = combat(battle, Script({}, {(4, 0): MusterOrders(joined=("a/heron-2",))}))
    assert asked == ["4/0", "a/heron-1", "1/0", "a/heron-2"]


@pytest.mark.rule("MV-2.2.2-15")
def test_nobody_joins_a_commander_that_waits() -> None:
    battle, _ = squadron(gunship(1, 0, 5), Put(armed(), 1, 0, 10))
    (muster,) = StarshipCombatStep().run(battle)
    orders = MusterOrders((Delay("a/heron-1", 2),), ("a/heron-2",))
    assert [refusal.rule for refusal in muster.refusals(orders)] == ["MV-2.2.2-15"]
    assert [refusal.rule for refusal in muster.refusals(MusterOrders(joined=("b/heron-3",)))] == ["MV-3.8.1-02"]


@pytest.mark.rule("MV-3.4.7-06", "MV-3.4.7-03")
def test_an_array_is_lent_within_the_group_once_its_ship_has_declared() -> None:
    ansible = armed(BEAM, crew_quality=3, more=(component("ansible", 1),))
    battle, (lender, borrower, target) = gunners(Put(ansible), gunship(3, 0, 5), Put(armed(), 1, 0, 10), faces=[HIT, HIT])
    lender.supports = [borrower.number]
    fight(
        battle,
        a_heron_1=firing(attack(target, BEAM)),
        a_heron_2=firing(attack(target, SLUG, lender=lender.key)),
    )
    assert boxes_lost(target) == 2
    assert [array.use for array in borrower.of("sensor_array")] == [Use.NOTHING] * 2
    assert target.attackers == [lender.number, borrower.number]


@pytest.mark.rule("MV-3.8.0-08")
@pytest.mark.parametrize(("quality", "delay", "group"), [(3, None, 2), (5, Delay("a/heron-2", 1), 1)])
def test_a_ship_whose_crew_quality_falls_goes_to_its_new_group_or_stays_in_a_later_one(
    quality: int, delay: Delay | None, group: int
) -> None:
    """Its flagship is destroyed by the first group; cut off from the fleet it has one point less."""
    battle, vessels = gunners(Put(armed(hull_hits=1)), gunship(quality, 0, 50), gunship(5, 1, 0, 10), faces=[HIT])
    flagship, member, _ = vessels
    member.commander = flagship.number
    member.ship = member.ship.with_(level=None)
    waits = {(quality, 0): MusterOrders(delayed=(delay,))} if delay else {}
    combat(battle, Script({"b/heron-3": firing(attack(flagship, BEAM))}, waits))
    assert member.crew_quality == quality - 1
    assert [(began.crew_quality, began.ships) for began in told(battle, GroupBegan)][1:] == [(group, ("a/heron-2",))]


@pytest.mark.rule("MV-2.2.2-07")
def test_a_ship_says_once_for_how_long_it_waits() -> None:
    battle, _ = gunners(gunship(4), gunship(3, 1, 0, 10))
    script = Script({}, {(4, 0): MusterOrders(delayed=(Delay("a/heron-1", 2),))})
    assert "2/0" not in combat(battle, script)


@pytest.mark.rule("MV-3.4.9-04")
def test_fire_compromises_the_stealth_of_whoever_fires_or_intercepts_from_the_next_group_on() -> None:
    stealth = (component("stealth_generator", 2),)
    battle, (firer, target) = gunners(
        Put(armed(BEAM, more=stealth)), Put(armed(FLAK, crew_quality=2, more=stealth), 1, 0, 10, 8), faces=[6, MISS]
    )
    firer.stealth = target.stealth = True
    shoots = InterceptOrders((Screen(ARRAY, guns(FLAK)),))
    asked = combat(battle, Script({"a/heron-1": firing(attack(target, BEAM))}, None, [shoots]))
    assert "!b/heron-2" in asked
    assert [firer.last_emission, target.last_emission] == [5, 5]


@pytest.mark.rule("MV-2.2.2-01", "MV-1.0.0-08")
def test_ships_that_can_do_nothing_are_not_asked() -> None:
    battle, vessels = gunners(
        Put(armed()), Put(armed(CLOSE), 1, 0, 10), gunship(3, 1, 5), gunship(3, 0, 9), gunship(3, 0, 12), gunship(3, 0, 15)
    )
    vessels[2].cloaked = 1
    vessels[3].bridged = False
    for array in vessels[4].of("sensor_array"):
        array.flags |= DISABLED
    vessels[5].status = Status.AWAY
    assert fight(battle) == []
    assert battle.events == []


@pytest.mark.rule("MV-2.2.2-18", "MV-3.5.6-05")
def test_teleporters_are_used_before_the_fire_and_grapplers_move_behind_it() -> None:
    beams = (component("advanced_teleporter", 3), component("energy_grappler", 2, "fore"))
    battle, (_, target) = gunners(Put(armed(BEAM, arrays=3, more=beams)), Put(armed(), 1, 0, 10, 8), faces=[MISS, 13, HIT])
    orders = FireOrders(
        attacks=(attack(target, BEAM, array="core/eyes#3"),),
        teleports=(Teleport("core/advanced-teleporter#1", ARRAY, target.key),),
        grapples=(Grapple(("core/energy-grappler-fore#1",), SECOND_ARRAY, target.key, east=1),),
    )
    fight(battle, a_heron_1=orders)
    kinds = [type(event).__name__ for event in battle.events]
    order = ["TeleporterRolled", "GrapplerRolled", "SensorRolled", "ShotStruck", "GrappleMoved"]
    assert [kind for kind in kinds if kind in order] == order


def test_an_array_serves_one_use_of_the_group() -> None:
    beams = (component("advanced_teleporter", 3), component("energy_grappler", 2, "fore"))
    battle, (firer, target) = gunners(Put(armed(BEAM, more=beams)), Put(armed(), 1, 0, 10, 8))
    decision = _declaration(battle)
    orders = FireOrders(
        attacks=(attack(target, BEAM),),
        teleports=(Teleport("core/advanced-teleporter#1", ARRAY, target.key),),
        grapples=(Grapple(("core/energy-grappler-fore#1",), ARRAY, target.key, east=1),),
    )
    assert decision.key == firer.key
    assert [refusal.rule for refusal in decision.refusals(orders)] == ["MV-1.3.1-07"] * 2


def _declaration(battle: Battle) -> Decision:
    step = StarshipCombatStep()
    step.take(battle, [decision.default() for decision in step.run(battle)])
    return step.run(battle)[0]


def rammed(*, closing: int, faces: list[int], rammer_hits: int = 40) -> tuple[Battle, Vessel, Vessel]:
    """Return a rammer of mass factor 12 that strikes the bow of a ship of mass factor 5; both are armed."""
    battle, (rammer, target) = gunners(
        gunship(3, hull_hits=rammer_hits), Put(armed(BEAM, SLUG, FLAK, crew_quality=2), 1, 0, 4, 8), faces=faces
    )
    rammer.blueprint = replace(rammer.blueprint, mass_factor=12)
    target.blueprint = replace(target.blueprint, mass_factor=5)
    battle.rams.append(Ram(rammer.number, target.number, 0, 0, closing))
    return battle, rammer, target


@pytest.mark.rule("MV-1.2.3-38", "MV-2.2.2-08", "MV-2.2.2-09")
def test_the_target_of_a_ram_fires_ahead_of_its_group_and_that_is_its_fire() -> None:
    battle, rammer, target = rammed(closing=0, faces=[HIT])
    asked = fight(battle, b_heron_2=firing(attack(rammer, BEAM)))
    assert asked == ["b/heron-2", "3/0", "a/heron-1", "2/1", "b/heron-2"]
    assert boxes_lost(rammer) == 1
    assert (target.system(ARRAY).use, target.system("core/beam#1").fired) == (Use.SALVO, 5)
    kinds = [type(event).__name__ for event in battle.events]
    assert kinds.index("ShotStruck") < kinds.index("RamStruck") < kinds.index("GroupBegan")


@pytest.mark.rule("MV-1.2.3-39", "MV-1.2.3-43")
@pytest.mark.parametrize(("closing", "to_target", "to_rammer"), [(25, 300, 125), (15, 180, 75), (5, 60, 25)])
def test_a_ram_hurts_both_by_the_mass_of_the_other(closing: int, to_target: int, to_rammer: int) -> None:
    battle, _, _ = rammed(closing=closing, faces=[])
    battle.dice = SeededDice(1)
    fight(battle)
    assert [(ram.closing, ram.to_target, ram.to_rammer) for ram in told(battle, RamStruck)] == [(closing, to_target, to_rammer)]


@pytest.mark.rule("MV-1.2.3-39", "MV-1.3.7-06")
def test_both_take_their_damage_at_once() -> None:
    battle, rammer, target = rammed(closing=1, faces=[])
    fight(battle)
    assert (boxes_lost(target), boxes_lost(rammer)) == (12, 5)


@pytest.mark.rule("MV-1.2.3-38")
def test_a_rammer_that_is_destroyed_first_does_no_damage() -> None:
    battle, rammer, target = rammed(closing=9, rammer_hits=1, faces=[HIT])
    fight(battle, b_heron_2=firing(attack(rammer, BEAM)))
    assert (rammer.status, boxes_lost(target)) == (Status.DESTROYED, 0)
    assert len(told(battle, RamCameToNothing)) == 1
    assert not told(battle, RamStruck)


@pytest.mark.rule("MV-1.2.3-38")
def test_the_rammer_may_intercept_what_is_fired_at_it() -> None:
    battle, (rammer, target) = gunners(Put(armed(FLAK)), Put(armed(BEAM, crew_quality=2), 1, 0, 4, 8), faces=[HIT])
    battle.rams.append(Ram(rammer.number, target.number, 0, 0, 0))
    asked = combat(battle, Script({"b/heron-2": firing(attack(rammer, BEAM))}, None, [InterceptOrders()]))
    assert asked[:2] == ["b/heron-2", "!a/heron-1"]


def test_a_ram_of_a_ship_that_an_earlier_ram_destroyed_comes_to_nothing() -> None:
    battle, rammer, target = rammed(closing=9, faces=[])
    battle.rams.append(Ram(rammer.number, target.number, 0, 0, 9))
    battle.dice = SeededDice(1)
    fight(battle)
    assert (len(told(battle, RamStruck)), len(told(battle, RamCameToNothing))) == (1, 1)
    assert battle.rams == []


def test_a_step_goes_on_from_a_copy_as_from_itself() -> None:
    battle, (_, target) = gunners(gunship(3), Put(armed(FLAK, crew_quality=2), 1, 0, 10, 8), faces=[HIT, HIT])
    step = StarshipCombatStep()
    step.take(battle, [decision.default() for decision in step.run(battle)])
    step.run(battle)
    step.take(battle, [firing(attack(target, BEAM, SLUG))])
    twin, again = copy.deepcopy((battle, step))
    other, third = pickle.loads(pickle.dumps((battle, step)))  # noqa: S301 - our own
    assert step.run(battle)[0].key == third.run(other)[0].key == again.run(twin)[0].key == target.key
    for each, going in ((battle, step), (twin, again), (other, third)):
        while going.asked:
            going.take(each, [decision.default() for decision in going.asked])
            going.run(each)
        assert isinstance(each.dice, FixedDice)
        each.dice.finish()
    assert [str(event) for event in battle.events] == [str(event) for event in twin.events]
    assert boxes_lost(target) == boxes_lost(twin.table.vessels[1]) == boxes_lost(other.table.vessels[1]) == 2
