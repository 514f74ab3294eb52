"""Which fire is legal, and why other fire is not."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.fire.dialogue import FIRE
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, Mode
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, EXPENDED, Status, Use, Vessel
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.weapon import Weapon
from tests.games.metaverse.battle.battles import hull
from tests.games.metaverse.battle.gunnery import (
    AGAIN,
    ARRAY,
    BEAM,
    CHAFF,
    CLOSE,
    FLAK,
    ONCE,
    RARE,
    SECOND_ARRAY,
    SLUG,
    TORPEDO,
    Put,
    armed,
    asks,
    attack,
    duel,
    firing,
    gunners,
    refused,
)
from tests.games.metaverse.builders import EVERY_SECTOR, component, mount, with_section

TURN = 5


def refs(target: Vessel, *weapons: str) -> FireOrders:
    return FireOrders((Attack(ARRAY, target.key, weapons),))


@pytest.mark.rule("MV-1.3.1-09", "MV-1.3.1-08")
def test_weapons_may_share_an_array_and_arrays_a_target() -> None:
    battle, firer, target = duel(BEAM, SLUG, FLAK)
    orders = firing(attack(target, BEAM), attack(target, SLUG), attack(target, FLAK, array=SECOND_ARRAY))
    assert refused(battle, firer, orders) == []


@pytest.mark.rule("MV-1.3.1-01", "MV-3.6.6-02")
@pytest.mark.parametrize(("apart_cm", "rules"), [(100, []), (101, ["MV-1.3.1-01"])])
def test_no_direct_weapon_reaches_beyond_100_cm(apart_cm: int, rules: list[str]) -> None:
    battle, firer, target = duel(SLUG, apart_cm=apart_cm)
    assert refused(battle, firer, firing(attack(target, SLUG))) == rules
    assert (target in asks(battle, firer).targets()) is not bool(rules)


@pytest.mark.rule("MV-1.3.1-03", "MV-2.2.2-01", "MV-3.6.6-03")
def test_a_weapon_without_range_does_not_fire_in_this_step() -> None:
    battle, firer, target = duel(CLOSE)
    assert "MV-1.3.1-03" in refused(battle, firer, firing(attack(target, CLOSE)))
    assert asks(battle, firer).weapons(target) == []


@pytest.mark.rule("MV-1.3.1-05")
def test_nor_does_it_intercept() -> None:
    battle, firer, _ = duel(CLOSE)
    assert refused(battle, firer, firing(kept=[CLOSE])) == ["MV-1.3.1-03"]


@pytest.mark.rule("MV-2.2.2-14")
def test_an_indirect_weapon_is_no_part_of_direct_fire() -> None:
    battle, firer, target = duel(TORPEDO)
    assert "MV-2.2.2-14" in refused(battle, firer, firing(attack(target, TORPEDO)))


@pytest.mark.rule("MV-1.3.0-02", "MV-3.6.8-02")
def test_a_weapon_fires_only_at_what_it_was_designed_for() -> None:
    battle, firer, target = duel(CHAFF)
    assert refused(battle, firer, firing(attack(target, CHAFF))) == ["MV-3.6.8-02"]


@pytest.mark.rule("MV-1.3.1-06", "MV-3.4.1-02")
@pytest.mark.parametrize("array", ["core/none#1", "core/bridge#1"])
def test_every_shot_needs_a_sensor_array(array: str) -> None:
    battle, firer, target = duel(BEAM)
    assert refused(battle, firer, firing(attack(target, BEAM, array=array))) == ["MV-1.3.1-06"]


def broken(firer: Vessel, _: Vessel) -> None:
    firer.system(ARRAY).flags |= DISABLED


def used(firer: Vessel, _: Vessel) -> None:
    firer.system(ARRAY).use = Use.SALVO


def cloaked(_: Vessel, target: Vessel) -> None:
    target.cloaked = 1


def under_cloak(firer: Vessel, _: Vessel) -> None:
    firer.cloaked = 2


def bridgeless(firer: Vessel, _: Vessel) -> None:
    firer.bridged = False


def gone(_: Vessel, target: Vessel) -> None:
    target.status = Status.AWAY


def friendly(_: Vessel, target: Vessel) -> None:
    target.side = 0


def spoilt(firer: Vessel, _: Vessel) -> None:
    firer.system("core/beam#1").flags |= DISABLED


@pytest.mark.rule("MV-1.3.1-06", "MV-1.3.1-07", "MV-3.2.1-03")
@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (broken, "MV-1.3.1-06"),
        (used, "MV-1.3.1-07"),
        (bridgeless, "MV-3.2.1-03"),
        (gone, "MV-1.3.0-05"),
        (friendly, "MV-1.3.0-02"),
        (spoilt, "MV-0.0.0-07"),
    ],
)
def test_what_keeps_a_ship_from_firing(spoil: Callable[[Vessel, Vessel], None], rule: str) -> None:
    battle, firer, target = duel(BEAM)
    assert refused(battle, firer, firing(attack(target, BEAM))) == []
    spoil(firer, target)
    assert refused(battle, firer, firing(attack(target, BEAM))) == [rule]


@pytest.mark.rule("MV-3.4.8-03")
@pytest.mark.parametrize("hide", [cloaked, under_cloak])
def test_a_cloaked_ship_neither_fires_nor_is_fired_at(hide: Callable[[Vessel, Vessel], None]) -> None:
    battle, firer, target = duel(BEAM)
    hide(firer, target)
    assert refused(battle, firer, firing(attack(target, BEAM))) == ["MV-3.4.8-03"]


@pytest.mark.rule("MV-1.3.1-07")
def test_an_array_engages_one_target() -> None:
    battle, (firer, one, other) = gunners(Put(armed(BEAM, SLUG)), Put(armed(), 1, 0, 10), Put(armed(), 1, 10, 0))
    assert refused(battle, firer, firing(attack(one, BEAM), attack(other, SLUG))) == ["MV-1.3.1-07"]
    assert refused(battle, firer, firing(attack(one, BEAM), attack(other, SLUG, array=SECOND_ARRAY))) == []


@pytest.mark.rule("MV-0.1.0-10")
def test_a_weapon_fires_once() -> None:
    battle, firer, target = duel(BEAM, FLAK)
    assert refused(battle, firer, firing(attack(target, BEAM), attack(target, BEAM))) == ["MV-0.1.0-10"]
    assert refused(battle, firer, firing(attack(target, FLAK), kept=[FLAK])) == ["MV-0.1.0-10"]


@pytest.mark.rule("MV-3.6.10-02", "MV-0.1.0-10")
@pytest.mark.parametrize(
    ("weapon", "fired", "legal"),
    [
        (BEAM, TURN - 1, True),
        (BEAM, TURN, False),
        (RARE, TURN - 1, False),
        (RARE, TURN - 2, True),
        (ONCE, 0, True),
    ],
)
def test_the_rate_of_fire_counts_turns(weapon: Weapon, fired: int, *, legal: bool) -> None:
    battle, firer, target = duel(BEAM, RARE, ONCE)
    firer.system(f"core/{weapon.id}#1").fired = fired
    assert (refused(battle, firer, firing(attack(target, weapon))) == []) is legal


@pytest.mark.rule("MV-3.6.10-02")
def test_a_one_shot_weapon_is_loaded_until_it_is_used_up() -> None:
    battle, firer, target = duel(ONCE)
    firer.system("core/once#1").fired, firer.system("core/once#1").flags = 1, EXPENDED
    assert "MV-3.6.10-02" in refused(battle, firer, firing(attack(target, ONCE)))


@pytest.mark.rule("MV-3.6.4-01")
def test_a_weapon_has_to_bear() -> None:
    ship = with_section(armed(), SectionName.AFT, hull(4, 1, mounts=(mount("guns", BEAM, (Sector.AFT_PORT,)),)))
    battle, (firer, target) = gunners(Put(ship), Put(armed(), 1, 0, 10))
    assert refused(battle, firer, refs(target, "aft/guns#1")) == ["MV-3.6.4-01"]
    assert asks(battle, firer).weapons(target) == []


@pytest.mark.rule("MV-1.3.1-30")
def test_a_volley_takes_two_weapons() -> None:
    battle, firer, target = duel(BEAM, SLUG)
    assert refused(battle, firer, firing(attack(target, BEAM, mode=Mode.VOLLEY))) == ["MV-1.3.1-30"]
    assert refused(battle, firer, firing(attack(target, BEAM, SLUG, mode=Mode.VOLLEY))) == []


@pytest.mark.rule("MV-1.3.1-31")
def test_the_array_of_a_volley_guides_nothing_else() -> None:
    battle, firer, target = duel(BEAM, SLUG, FLAK)
    volley = attack(target, BEAM, SLUG, mode=Mode.VOLLEY)
    assert refused(battle, firer, firing(volley, attack(target, FLAK))) == ["MV-1.3.1-31"]
    assert refused(battle, firer, firing(attack(target, FLAK), volley)) == ["MV-1.3.1-31"]


@pytest.mark.rule("MV-1.2.3-14")
def test_weapons_in_the_mirrored_arc_of_a_corkscrew_join_no_volley() -> None:
    side = hull(6, 1, mounts=(mount("guns", BEAM, (Sector.STARBOARD_FORE, Sector.STARBOARD_AFT), 2),))
    battle, (firer, left, right) = gunners(
        Put(with_section(armed(), SectionName.STARBOARD, side)), Put(armed(), 1, -9, 0), Put(armed(), 1, 9, 0)
    )
    both = ("starboard/guns#1", "starboard/guns#2")
    firer.corkscrews = True
    assert refused(battle, firer, refs(left, *both)) == []
    assert refused(battle, firer, FireOrders((Attack(ARRAY, right.key, both, Mode.VOLLEY),))) == []
    assert refused(battle, firer, FireOrders((Attack(ARRAY, left.key, both, Mode.VOLLEY),))) == ["MV-1.2.3-14"] * 2


def target_with_bow() -> Put:
    guns = (mount("guns", BEAM, EVERY_SECTOR),)
    ship = with_section(
        armed(SLUG), SectionName.FORE, hull(6, 1, components=(component("basic_stl", 2, "fore_aft"),), mounts=guns)
    )
    return Put(ship, 1, 0, 10, 8)


@pytest.mark.rule("MV-1.3.1-35", "MV-1.3.1-36")
@pytest.mark.parametrize(
    ("system", "rules"),
    [
        ("fore/guns#1", []),
        ("fore/basic-stl-fore-aft#1", []),
        ("core/slug#1", ["MV-1.3.1-36"]),
        ("core/bridge#1", ["MV-1.3.1-35", "MV-1.3.1-36"]),
        ("fore/reactor#1", ["MV-1.3.1-06"]),
        ("", ["MV-1.3.1-35"]),
    ],
)
def test_surgical_fire_names_a_system_of_the_section_that_faces_the_firer(system: str, rules: list[str]) -> None:
    battle, (firer, target) = gunners(Put(armed(BEAM)), target_with_bow())
    assert refused(battle, firer, firing(attack(target, BEAM, mode=Mode.SURGICAL, system=system))) == rules
    assert (system in [each.plan.ref for each in asks(battle, firer).surgical(target)]) is (not rules)


@pytest.mark.rule("MV-1.3.1-40")
def test_surgical_fire_reaches_the_core_through_an_open_arc() -> None:
    battle, (firer, target) = gunners(Put(armed(BEAM)), target_with_bow())
    target.sections[0].stands = False
    assert refused(battle, firer, firing(attack(target, BEAM, mode=Mode.SURGICAL, system="core/slug#1"))) == []
    target.system("core/slug#1").flags |= DESTROYED
    assert refused(battle, firer, firing(attack(target, BEAM, mode=Mode.SURGICAL, system="core/slug#1"))) == ["MV-1.3.1-35"]


@pytest.mark.rule("MV-1.3.1-37")
def test_the_array_of_surgical_fire_guides_one_weapon_alone() -> None:
    battle, (firer, target) = gunners(Put(armed(BEAM, SLUG)), target_with_bow())
    surgical = attack(target, BEAM, mode=Mode.SURGICAL, system="fore/guns#1")
    two = attack(target, BEAM, SLUG, mode=Mode.SURGICAL, system="fore/guns#1")
    assert refused(battle, firer, firing(two)) == ["MV-1.3.1-37"]
    assert refused(battle, firer, firing(surgical, attack(target, SLUG))) == ["MV-1.3.1-37"]
    assert refused(battle, firer, firing(surgical, attack(target, SLUG, array=SECOND_ARRAY))) == []


@pytest.mark.rule("MV-1.3.1-35")
def test_only_surgical_fire_names_a_system() -> None:
    battle, (firer, target) = gunners(Put(armed(BEAM)), target_with_bow())
    assert refused(battle, firer, firing(attack(target, BEAM, system="fore/guns#1"))) == ["MV-1.3.1-35"]


@pytest.mark.rule("MV-1.3.4-01", "MV-1.3.4-09", "MV-1.3.4-10")
@pytest.mark.parametrize(("others", "rules"), [((7, 8, 9), ["MV-1.3.4-09"]), ((7, 8), [])])
def test_no_more_attackers_fire_than_the_ems_says(others: tuple[int, ...], rules: list[str]) -> None:
    battle, firer, target = duel(BEAM)
    target.blueprint = replace(target.blueprint, ems=3)
    target.attackers = list(others)
    assert refused(battle, firer, firing(attack(target, BEAM))) == rules
    assert (target in asks(battle, firer).targets()) is (not rules)


@pytest.mark.rule("MV-1.3.4-08", "MV-1.3.4-12")
def test_an_attacker_keeps_its_place() -> None:
    battle, firer, target = duel(BEAM)
    target.blueprint = replace(target.blueprint, ems=1)
    target.attackers = [firer.number]
    assert refused(battle, firer, firing(attack(target, BEAM))) == []


@pytest.mark.rule("MV-2.2.2-12", "MV-2.2.2-17")
def test_weapons_kept_to_intercept_can_fire_at_direct_fire() -> None:
    battle, firer, _ = duel(FLAK, BEAM)
    assert refused(battle, firer, firing(kept=[FLAK])) == []
    assert refused(battle, firer, firing(kept=[BEAM])) == ["MV-2.2.2-12"]


@pytest.mark.rule("MV-2.2.2-08")
def test_ahead_of_its_group_a_ship_fires_at_the_rammer_alone() -> None:
    battle, (firer, rammer, other) = gunners(Put(armed(BEAM, FLAK)), Put(armed(), 1, 0, 10), Put(armed(), 1, 10, 0))
    assert refused(battle, firer, firing(attack(rammer, BEAM)), rammer.key) == []
    assert refused(battle, firer, firing(attack(other, BEAM)), rammer.key) == ["MV-2.2.2-08"]
    assert refused(battle, firer, firing(kept=[FLAK]), rammer.key) == ["MV-2.2.2-08"]
    assert asks(battle, firer, rammer.key).targets() == [rammer]


def test_names_that_there_are_not_are_refused_with_a_reason() -> None:
    battle, firer, target = duel(BEAM)
    assert refused(battle, firer, refs(target, "core/none#1")) == ["MV-1.3.1-06"]
    assert refused(battle, firer, FireOrders((Attack(ARRAY, "b/none", ("core/beam#1",)),))) == ["MV-1.3.0-05"]
    assert refused(battle, firer, refs(target)) == ["MV-1.3.1-06"]
    assert "MV-1.3.1-06" in refused(battle, firer, refs(target, "core/bridge#1"))


def test_holding_fire_is_always_legal() -> None:
    battle, firer, _ = duel(BEAM, FLAK)
    decision = asks(battle, firer)
    assert decision.refusals(decision.default()) == ()
    assert decision.default().kept == ("core/flak#1",)


def lending() -> tuple[Battle, Vessel, Vessel, Vessel]:
    """Return an ansible ship, one that it serves, and their target."""
    ansible = armed(BEAM, more=(component("ansible", 3),))
    battle, (lender, borrower, target) = gunners(Put(ansible), Put(armed(AGAIN, SLUG), 0, 5), Put(armed(), 1, 0, 10))
    lender.supports = [borrower.number]
    return battle, lender, borrower, target


@pytest.mark.rule("MV-3.4.7-03", "MV-3.4.7-05")
def test_an_ansible_lends_the_array_of_its_salvo_against_the_same_target() -> None:
    battle, lender, borrower, target = lending()
    array = lender.system(ARRAY)
    array.use, array.target = Use.SALVO, target.number
    borrowed = attack(target, AGAIN, lender=lender.key)
    assert refused(battle, borrower, firing(borrowed)) == []
    asked = asks(battle, borrower)
    assert asked.lent() == [(lender, array)]
    assert FIRE.write(asked, firing(borrowed)).endswith("lent A1; keep none")
    assert FIRE.read(asked, FIRE.write(asked, firing(borrowed))) == firing(borrowed)
    array.target = 9
    assert refused(battle, borrower, firing(borrowed)) == ["MV-3.4.7-03"]


@pytest.mark.rule("MV-3.4.7-03")
def test_an_ansible_ship_lends_one_array_to_a_ship() -> None:
    battle, lender, borrower, target = lending()
    for name in (ARRAY, SECOND_ARRAY):
        lender.system(name).use, lender.system(name).target = Use.SALVO, target.number
    first = attack(target, AGAIN, lender=lender.key)
    second = attack(target, SLUG, array=SECOND_ARRAY, lender=lender.key)
    assert refused(battle, borrower, firing(first, second)) == ["MV-3.4.7-03"]
    again = attack(target, SLUG, lender=lender.key)
    assert refused(battle, borrower, firing(first, again)) == []


@pytest.mark.rule("MV-3.4.7-04")
@pytest.mark.parametrize("use", [Use.VOLLEY, Use.SURGICAL, Use.OTHER])
def test_an_array_used_for_anything_but_a_salvo_is_not_lent(use: int) -> None:
    battle, lender, borrower, target = lending()
    lender.system(ARRAY).use, lender.system(ARRAY).target = use, target.number
    assert refused(battle, borrower, firing(attack(target, AGAIN, lender=lender.key))) == ["MV-3.4.7-04"]


@pytest.mark.rule("MV-3.4.7-04")
def test_a_borrowed_array_guides_salvo_fire_alone() -> None:
    battle, lender, borrower, target = lending()
    lender.system(ARRAY).use, lender.system(ARRAY).target = Use.SALVO, target.number
    volley = attack(target, AGAIN, SLUG, lender=lender.key, mode=Mode.VOLLEY)
    assert refused(battle, borrower, firing(volley)) == ["MV-3.4.7-04"]


@pytest.mark.rule("MV-3.4.7-06")
def test_the_ansible_ship_fires_first() -> None:
    battle, lender, borrower, target = lending()
    assert refused(battle, borrower, firing(attack(target, AGAIN, lender=lender.key))) == ["MV-3.4.7-06"]


@pytest.mark.rule("MV-3.4.7-03")
def test_a_ship_that_no_ansible_serves_borrows_nothing() -> None:
    battle, lender, borrower, target = lending()
    lender.system(ARRAY).use, lender.system(ARRAY).target = Use.SALVO, target.number
    lender.supports = []
    assert refused(battle, borrower, firing(attack(target, AGAIN, lender=lender.key))) == ["MV-3.4.7-03"]
    lender.supports = [borrower.number]
    lender.system("core/ansible#1").flags |= DISABLED
    assert refused(battle, borrower, firing(attack(target, AGAIN, lender=lender.key))) == ["MV-3.4.7-03"]
