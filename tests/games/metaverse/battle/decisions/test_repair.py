"""Orders for repairs are judged before any die is rolled."""

from dataclasses import replace
from fractions import Fraction

import pytest

from metamaker.games.metaverse.battle.repair.orders import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, EXPENDED, UNPOWERED, Boarders
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageControlDie, Die, HullType, RateOfFire
from tests.games.metaverse.battle.losses import (
    FORE_LIFE,
    GENERATOR,
    SECOND,
    SENSOR,
    TENDER,
    arc,
    battle_of,
    break_down,
    cross_off,
    first,
    repairs,
    section,
)
from tests.games.metaverse.builders import (
    EVERY_SECTOR,
    component,
    generator,
    mount,
    protected,
    with_core,
    with_parts,
    with_section,
)

CORE_SENSOR, POD = "core/sensor-array#1", "core/countermeasure-pod#1"
TORPEDO = Weapon(id="torpedo", name="Torpedo", pulse=3, damage_die=Die.D6, damage_modifier=2, rate_of_fire=RateOfFire.ONE_SHOT)
LAUNCHER = "core/tubes#1"


def rules(battle: Battle, orders: RepairOrders) -> list[str]:
    return [refusal.rule for refusal in repairs(battle).refusals(orders)]


def works(*pairs: tuple[str, int]) -> RepairOrders:
    return RepairOrders(works=tuple(Work(*pair) for pair in pairs))


def damaged(*refs: str, ship: ShipClass = TENDER) -> Battle:
    battle = battle_of(ship)
    break_down(first(battle), *refs)
    return battle


def parties(battle: Battle) -> tuple[int, int]:
    """Return the own crew parties of the fore section, and those that the core may lend it."""
    pool = repairs(battle).pool(SectionName.FORE)
    return pool.own, pool.borrowed


def grown() -> Battle:
    """Return a biological ship with a spent launcher and 40 boxes in its core."""
    core = TENDER.sections.core
    assert core is not None
    ship = with_core(TENDER, hull_hits=40, hull_layers=4, mounts=(*core.mounts, mount("tubes", TORPEDO, EVERY_SECTOR)))
    battle = battle_of(ship.with_(hull_type=HullType.BIOLOGICAL), weapons=(GUN, TORPEDO))
    break_down(first(battle), LAUNCHER, flags=EXPENDED)
    return battle


GUN = Weapon(id="gun", name="Gun", damage_modifier=1)


@pytest.mark.rule("MV-2.3.1-02", "MV-2.3.1-05")
def test_as_many_of_the_core_s_parties_may_be_lent_as_a_section_has_itself() -> None:
    battle = damaged(SENSOR, SECOND)
    assert parties(battle) == (2, 2)
    assert rules(battle, works((SENSOR, 3), (SECOND, 1))) == []
    assert rules(battle, works((SENSOR, 3), (SECOND, 2))) == ["MV-2.3.1-02"]


@pytest.mark.rule("MV-2.3.1-03", "MV-2.3.1-05")
def test_parties_that_the_core_lends_are_missing_in_the_core() -> None:
    battle = damaged(SENSOR, CORE_SENSOR)
    assert rules(battle, works((SENSOR, 4), (CORE_SENSOR, 3))) == []
    assert rules(battle, works((SENSOR, 4), (CORE_SENSOR, 4))) == ["MV-2.3.1-03"]
    assert rules(battle, works((SENSOR, 2), (CORE_SENSOR, 5))) == []


@pytest.mark.rule("MV-2.3.1-03")
def test_two_sections_cannot_borrow_the_same_parties() -> None:
    aft = TENDER.sections.fore
    assert aft is not None
    aft = aft.with_(crew_parties=4, components=(component("sensor_array", 12, part="aft-eyes"),))
    battle = damaged(SENSOR, "aft/aft-eyes#1", ship=with_section(TENDER, "aft", aft))
    assert rules(battle, works((SENSOR, 3), ("aft/aft-eyes#1", 8))) == []
    assert rules(battle, works((SENSOR, 4), ("aft/aft-eyes#1", 8))) == ["MV-2.3.1-03"]


@pytest.mark.rule("MV-2.3.1-04", "MV-2.3.1-09")
def test_a_section_without_crew_borrows_nobody_and_marines_repair_nothing() -> None:
    battle = damaged(SENSOR)
    section(first(battle), "fore").crew = [0, 0]
    assert section(first(battle), "fore").marine_parties == 2
    assert parties(battle) == (0, 0)
    assert rules(battle, works((SENSOR, 1))) == ["MV-2.3.1-02"]


@pytest.mark.rule("MV-2.3.1-01", "MV-2.3.1-02")
def test_boarders_stop_repairs_in_their_section_and_lending_from_the_core() -> None:
    battle = damaged(SENSOR, CORE_SENSOR)
    section(first(battle), "core").boarders = [Boarders(1, 1, 0, 1)]
    assert parties(battle) == (2, 0)
    assert rules(battle, works((CORE_SENSOR, 1))) == ["MV-2.3.1-01", "MV-2.3.1-02"]
    assert rules(battle, works((SENSOR, 3))) == ["MV-2.3.1-02"]


@pytest.mark.rule("MV-2.3.1-06")
def test_each_system_is_worked_on_once_by_at_least_one_party() -> None:
    battle = damaged(SENSOR)
    assert rules(battle, works((SENSOR, 1), (SENSOR, 2))) == ["MV-2.3.1-06"]
    assert rules(battle, works((SENSOR, 0))) == ["MV-2.3.1-06"]
    assert rules(battle, works((SENSOR, -2))) == ["MV-2.3.1-06"]


@pytest.mark.rule("MV-2.3.1-01", "MV-2.3.1-10")
@pytest.mark.parametrize(
    ("flags", "rule"),
    [(0, "MV-2.3.1-01"), (UNPOWERED, "MV-2.3.1-01"), (DESTROYED, "MV-2.3.1-10"), (DESTROYED | DISABLED, "MV-2.3.1-10")],
)
def test_only_what_is_disabled_is_repaired_never_what_is_destroyed(flags: int, rule: str) -> None:
    battle = battle_of(TENDER)
    break_down(first(battle), SENSOR, flags=flags)
    assert rules(battle, works((SENSOR, 1))) == [rule]


@pytest.mark.rule("MV-2.3.1-01")
def test_what_a_ship_does_not_have_is_not_repaired() -> None:
    assert rules(damaged(), works(("core/dream#1", 1))) == ["MV-2.3.1-01"]


@pytest.mark.rule("MV-3.4.10-03")
@pytest.mark.parametrize("hull", [HullType.METALLIC_CERAMIC, HullType.BIOLOGICAL])
def test_spent_pods_are_never_repaired(hull: HullType) -> None:
    battle = battle_of(with_parts(TENDER, component("countermeasure_pod", 2)).with_(hull_type=hull))
    break_down(first(battle), POD, flags=EXPENDED | DISABLED)
    assert rules(battle, works((POD, 1))) == ["MV-3.4.10-03"]
    assert "MV-3.4.10-03" in rules(battle, RepairOrders(healed=(POD,)))


@pytest.mark.rule("MV-A.2-60")
def test_no_means_repair_a_reactor_while_its_power_fluctuates() -> None:
    battle = damaged("core/reactor#1", ship=TENDER.with_(hull_type=HullType.BIOLOGICAL))
    first(battle).system("core/reactor#1").fluctuates = True
    assert rules(battle, works(("core/reactor#1", 1))) == ["MV-A.2-60"]
    assert rules(battle, RepairOrders(healed=("core/reactor#1",))) == ["MV-A.2-60"]


@pytest.mark.rule("MV-3.1.2-02")
def test_a_metallic_hull_has_no_ways_of_its_own() -> None:
    battle = damaged(SENSOR)
    cross_off(first(battle), "fore", 0, 0)
    assert rules(battle, RepairOrders(restorations=(Restoration(SectionName.FORE, 1),))) == ["MV-3.1.2-03"]
    assert rules(battle, RepairOrders(healed=(SENSOR,))) == ["MV-3.1.2-05"]
    assert rules(grown_as(HullType.METALLIC_CERAMIC), RepairOrders(reloaded=(LAUNCHER,))) == ["MV-3.1.2-09"]
    decision = repairs(battle)
    assert (decision.restorable(), decision.healable(), decision.reloadable()) == ((), (), ())


def grown_as(hull: HullType) -> Battle:
    battle = grown()
    vessel = first(battle)
    vessel.blueprint = replace(vessel.blueprint, hull_type=hull)
    return battle


@pytest.mark.rule("MV-3.1.2-03")
def test_crew_of_a_technological_hull_restores_a_box_each_instead_of_other_work() -> None:
    battle = damaged(SENSOR, ship=TENDER.with_(hull_type=HullType.TECHNOLOGICAL))
    cross_off(first(battle), "fore", 0, 0)
    restored = RepairOrders(restorations=(Restoration(SectionName.FORE, 2),))
    assert repairs(battle).restorable() == ((SectionName.FORE, 2),)
    assert rules(battle, restored._replace(works=(Work(SENSOR, 2),))) == []
    assert rules(battle, restored._replace(works=(Work(SENSOR, 3),))) == ["MV-2.3.1-02"]
    assert rules(battle, RepairOrders(restorations=(Restoration(SectionName.FORE, 3),))) == ["MV-3.1.2-03"]
    section(first(battle), "fore").boarders = [Boarders(1, 1, 0, 1)]
    assert rules(battle, restored) == ["MV-2.3.1-02"]


@pytest.mark.rule("MV-3.1.2-05", "MV-3.1.2-07", "MV-3.1.2-09")
def test_a_biological_hull_heals_and_reloads_in_one_step() -> None:
    battle = grown()
    break_down(first(battle), CORE_SENSOR, SENSOR)
    decision = repairs(battle)
    assert decision.healable() == (SENSOR, CORE_SENSOR)
    assert decision.reloadable() == ((LAUNCHER, 24),)
    assert rules(battle, RepairOrders(healed=(CORE_SENSOR, SENSOR), reloaded=(LAUNCHER,))) == []
    assert rules(battle, RepairOrders(works=(Work(SENSOR, 1),), healed=(SENSOR,))) == ["MV-2.3.1-06"]
    assert rules(battle, RepairOrders(reloaded=(LAUNCHER, LAUNCHER)))[0] == "MV-3.1.2-09"
    assert rules(battle, RepairOrders(reloaded=("core/guns#1",))) == ["MV-3.1.2-09"]


@pytest.mark.rule("MV-3.1.2-11")
@pytest.mark.parametrize(("left", "legal"), [(26, True), (25, False), (24, False)])
def test_the_last_box_of_a_section_is_not_sacrificed(left: int, legal: bool) -> None:
    battle = grown()
    break_down(first(battle), CORE_SENSOR)
    core = section(first(battle), "core")
    core.boxes = [0, 0, left - 10, 10]
    orders = RepairOrders(healed=(CORE_SENSOR,), reloaded=(LAUNCHER,))
    assert rules(battle, orders) == ([] if legal else ["MV-3.1.2-11"])


SHIELDED = with_parts(
    TENDER.with_(arcs=protected(shield_hits=8)),
    component("modulated_shield_generator", 5, Arc.PORT),
    generator(Arc.AFT, 1),
)
MODULATED = "core/modulated-shield-generator-port#1"


def modulated(where: Arc, ref: str = MODULATED) -> RepairOrders:
    return RepairOrders(modulations=(Modulation(ref, where),))


@pytest.mark.rule("MV-3.5.10-02", "MV-3.5.10-03")
def test_a_modulated_generator_serves_a_neighbour_arc_that_has_a_generator_itself() -> None:
    battle = battle_of(SHIELDED)
    assert rules(battle, modulated(Arc.FORE)) == rules(battle, modulated(Arc.AFT)) == []
    assert rules(battle, modulated(Arc.STARBOARD)) == rules(battle, modulated(Arc.PORT)) == ["MV-3.5.10-03"]
    assert rules(battle, modulated(Arc.AFT, GENERATOR)) == ["MV-3.5.10-02"]
    assert rules(battle, RepairOrders(modulations=(Modulation(MODULATED, Arc.AFT), Modulation(MODULATED, Arc.FORE)))) == [
        "MV-3.5.10-02"
    ]
    break_down(first(battle), GENERATOR, flags=DESTROYED)
    assert rules(battle, modulated(Arc.FORE)) == ["MV-3.5.10-03"]
    break_down(first(battle), MODULATED, flags=DESTROYED)
    assert rules(battle, modulated(Arc.AFT)) == ["MV-2.3.1-10"]


@pytest.mark.rule("MV-2.3.1-11", "MV-3.5.10-03")
def test_an_arc_with_a_disabled_generator_alone_is_served_if_somebody_could_repair_it() -> None:
    battle = battle_of(SHIELDED)
    break_down(first(battle), GENERATOR)
    assert rules(battle, modulated(Arc.FORE)) == []
    for state in first(battle).sections:
        state.crew = [0] * len(state.crew)
    assert rules(battle, modulated(Arc.FORE)) == ["MV-3.5.10-03"]


@pytest.mark.rule("MV-3.5.10-02")
def test_the_arcs_offered_are_those_that_lack_shield_hits() -> None:
    battle = battle_of(SHIELDED)
    assert repairs(battle).modulations() == ()
    arc(first(battle), Arc.AFT).shield_hits = 3
    assert repairs(battle).modulations() == (Modulation(MODULATED, Arc.AFT),)


@pytest.mark.rule("MV-2.3.1-07", "MV-2.3.1-08", "MV-3.1.13-02")
@pytest.mark.parametrize(
    ("die", "crew", "chance"),
    [
        ("D6", 4, Fraction(2, 3)),
        ("D4", 4, Fraction(1)),
        ("D5", 2, Fraction(2, 5)),
        ("D4", 9, Fraction(1)),
        ("D6", 1, Fraction(1, 6)),
    ],
)
def test_the_chance_of_a_repair(die: str, crew: int, chance: Fraction) -> None:
    battle = battle_of(TENDER.with_(damage_control_quality=DamageControlDie(die)))
    assert repairs(battle).chance(crew) == chance


def test_to_do_nothing_is_always_legal() -> None:
    battle = damaged(SENSOR, GENERATOR, FORE_LIFE)
    decision = repairs(battle)
    assert decision.default() == RepairOrders()
    assert decision.refusals(decision.default()) == ()
    assert set(decision.repairable()) == {SENSOR, GENERATOR, FORE_LIFE}


def test_something_else_than_orders_is_refused() -> None:
    assert [refusal.rule for refusal in repairs(damaged(SENSOR)).refusals(None)] == ["MV-2.3.1-06"]
