"""Fire of ships at missions, squadrons that intercept, salvos and squadrons (1.3.4, 1.3.6, 2.1.5, 2.2.2, 2.2.4)."""

import pytest

from metamaker.games.metaverse.battle.fire.at_missions import mission_profile
from metamaker.games.metaverse.battle.fire.events import ShotStopped
from metamaker.games.metaverse.battle.fire.orders import Attack, Cover, FireOrders, InterceptOrders, Mode
from metamaker.games.metaverse.battle.salvos.decisions import EscortFire, StrikeTargets
from metamaker.games.metaverse.battle.salvos.moves import forget
from metamaker.games.metaverse.battle.salvos.orders import Strike, StrikeOrders, WingDefenceOrders, WingFire
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Mission, Task
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.indirect_fire import IndirectCombatStep
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType, Die, Target, WeaponQuality
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.battles import hull
from tests.games.metaverse.battle.gunnery import ARRAY, BEAM, FLAK, Put, armed, boxes_lost, fight, gunners, guns, refused, told
from tests.games.metaverse.battle.salvos.missiles import MISSILE, aloft
from tests.games.metaverse.battle.starfighters.wings import (
    BEAK_PLACE,
    CLAW_PLACE,
    GHOST,
    KITE,
    MOTH,
    Script,
    attack,
    flown,
    fought,
)
from tests.games.metaverse.battle.starfighters.wings import refused as refused_squadrons
from tests.games.metaverse.builders import mount, with_section

PEPPER = BEAM.with_(id="pepper", name="Pepper", damage_die=Die.D6, range_cm=20, targets=(Target.STARFIGHTERS,))
GRIT = PEPPER.with_(id="grit", name="Grit", damage_type=DamageType.KINETIC)
CLOUD = PEPPER.with_(id="cloud", name="Cloud", aoe_cm=10)
LINE = PEPPER.with_(id="line", name="Line", qualities=(WeaponQuality.SPINAL,), damage_modifier=3)
SEEKER = MISSILE.with_(id="seeker", name="Seeker", damage_die=Die.D6, targets=(Target.STARFIGHTERS,))
STORE = (PEPPER, GRIT, CLOUD, LINE, SEEKER, MISSILE)


def sea(*weapons: Weapon, faces: tuple[int, ...] = ()) -> tuple[Battle, Vessel, Vessel]:
    """A ship of side a with these weapons that declares first, and a carrier of side b 30 cm north of it."""
    battle, (firer, carrier) = gunners(
        Put(armed(*weapons)), Put(armed(*weapons), 1, 0, 30, 8), faces=(1, 2, *faces) if faces else (), more=STORE
    )
    return battle, firer, carrier


def at(mission: Mission, *weapons: Weapon, on: tuple[int, ...] = (0,), mode: Mode = Mode.SALVO) -> FireOrders:
    aims = tuple(mission.squadrons[place].key for place in on)
    return FireOrders((Attack(ARRAY, mission.key, guns(*weapons), mode, squadrons=aims),))


@pytest.mark.rule("MV-1.3.0-02", "MV-1.3.0-05", "MV-1.3.6-17")
def test_weapons_for_starfighters_fire_at_a_mission_and_name_squadrons() -> None:
    battle, firer, carrier = sea(PEPPER, GRIT, BEAM, faces=(9, 4, 9, 5))
    mission = flown(battle, carrier, KITE, MOTH)
    assert refused(battle, firer, at(mission, PEPPER, BEAM)) == ["MV-3.6.8-02"]
    assert refused(battle, firer, at(mission, PEPPER, on=())) == ["MV-1.3.6-17"]
    fight(battle, a_heron_1=at(mission, PEPPER, GRIT, on=(0, 1)))
    # 31.6 cm: a band of 20 takes 1 off the energy die, defence 1 another; the kinetic one does its 5, more than the moth has
    (kite,) = mission.squadrons
    assert (kite.strength, mission.attackers) == (6 - 2, [firer.number])


@pytest.mark.rule("MV-1.3.1-18", "MV-1.3.1-22", "MV-3.7.4-02")
def test_the_target_rating_of_a_squadron_knows_ecm_and_kinetic_range_alone() -> None:
    battle, firer, carrier = sea(PEPPER, GRIT)
    mission = flown(battle, carrier, KITE, GHOST)
    plain, slug = (firer.system(guns(weapon)[0]).plan.weapon for weapon in (PEPPER, GRIT))
    assert plain is not None
    assert slug is not None
    kite, ghost = mission.squadrons
    assert mission_profile(firer, 14, mission, (kite,), (plain,), 30_000)[:2] == (14, 6 + 1)
    assert mission_profile(firer, 14, mission, (ghost,), (slug,), 30_000)[:2] == (14, 5 + 1 + 1)


@pytest.mark.rule("MV-1.3.4-03", "MV-1.3.4-04")
def test_outsiders_respect_the_ems_of_missions_and_furballs() -> None:
    battle, firer, carrier = sea(PEPPER)
    mission = flown(battle, carrier, KITE)
    mission.attackers = [77]
    assert refused(battle, firer, at(mission, PEPPER)) == ["MV-1.3.4-09"]
    flown(battle, firer, MOTH, task=Task.INTERCEPT, onto=mission)
    assert refused(battle, firer, at(mission, PEPPER)) == ["MV-1.3.4-04"]


@pytest.mark.rule("MV-2.1.5-09", "MV-2.1.5-10", "MV-2.1.5-11")
def test_only_weapons_of_the_declared_arc_fire_at_who_attacks_it() -> None:
    ship = with_section(armed(), SectionName.FORE, hull(4, 1, mounts=(mount("bow", PEPPER, (Sector.FORE_PORT,)),)))
    battle, (firer, carrier) = gunners(Put(ship), Put(armed(), 1, 0, 30, 8), more=STORE)
    mission = flown(battle, carrier, KITE, onto=firer)
    orders = FireOrders((Attack(ARRAY, mission.key, ("fore/bow#1",), squadrons=(mission.squadrons[0].key,)),))
    for arc, rules in ((0, []), (1, ["MV-3.6.4-01"]), (2, ["MV-3.6.4-01"]), (-1, [])):
        mission.arc = arc
        assert refused(battle, firer, orders) == rules, arc


@pytest.mark.rule("MV-3.6.9-03", "MV-3.6.9-04", "MV-1.3.0-05")
def test_an_area_takes_squadrons_one_by_one_those_of_the_same_mission_first() -> None:
    battle, _, carrier = sea(CLOUD, faces=(9, 5, 2, 4))
    mission = flown(battle, carrier, MOTH, MOTH)
    flown(battle, carrier, KITE).place = mission.place._replace(x=mission.place.x + 5000)
    fight(battle, a_heron_1=at(mission, CLOUD))
    # 5 − 1 for the band destroys the first; the D4 falls 2: one more, its mission mate at no distance: 4 − 1 of 4
    assert [squadron.strength for squadron in battle.table.squadrons] == [0, 1, 6]


@pytest.mark.rule("MV-3.6.14-17", "MV-3.6.14-27")
def test_a_spinal_line_takes_squadrons_too() -> None:
    battle, firer, carrier = sea(LINE, faces=(9, 1, 5))
    mission, between = flown(battle, carrier, KITE), flown(battle, carrier, MOTH)
    between.place = firer.course.place._replace(y=10_000, x=3_300)
    fight(battle, a_heron_1=at(mission, LINE))
    # 1 + 3 − 1 − 1; half of 5 + 3, without a band
    assert [squadron.strength for squadron in battle.table.squadrons] == [6 - 2, 0]


@pytest.mark.rule("MV-2.2.2-13", "MV-1.3.3-04", "MV-1.3.6-20")
def test_squadrons_intercept_fire_at_the_ship_that_they_touch() -> None:
    battle, firer, carrier = sea(BEAM, faces=(9, 2))
    cap = flown(battle, carrier, KITE, task=Task.CAP)
    (kite,) = cap.squadrons
    shot = FireOrders((Attack(ARRAY, carrier.key, guns(BEAM)),))
    fight(battle, InterceptOrders(covers=(Cover(kite.key, (CLAW_PLACE,)),)), a_heron_1=shot)
    assert boxes_lost(carrier) == 0
    assert len(told(battle, ShotStopped)) == 1
    strike = flown(battle, firer, MOTH, onto=carrier)
    assert refused_squadrons(battle, 1, 6, attack(kite, strike.squadrons[0], BEAK_PLACE)) == ["MV-2.2.3-03"]


@pytest.mark.rule("MV-2.2.2-13", "MV-1.3.3-04")
def test_squadrons_intercept_fire_at_themselves() -> None:
    battle, _, carrier = sea(PEPPER, faces=(9, 6))
    mission = flown(battle, carrier, KITE)
    cover = InterceptOrders(covers=(Cover(mission.squadrons[0].key, (BEAK_PLACE,)),))
    fight(battle, cover, a_heron_1=at(mission, PEPPER))
    assert mission.squadrons[0].strength == 6


def strikes(battle: Battle, strike: Strike, *shots: WingFire) -> list[str]:
    """Run the Indirect Combat Step with one strike and the fire of squadrons; return what was asked."""
    step, asked = IndirectCombatStep(), []
    while decisions := step.run(battle):
        answers = []
        for decision in decisions:
            asked.append(decision.kind)
            answer = decision.default()
            if isinstance(decision, StrikeTargets) and strike.salvo in decision.chances:
                answer = StrikeOrders((strike,))
            if isinstance(decision, EscortFire):
                answer = WingDefenceOrders(shots)
            assert decision.refusals(answer) == ()
            answers.append(answer)
        step.take(battle, answers)
    return asked


@pytest.mark.rule("MV-2.2.4-03", "MV-2.2.4-14", "MV-1.3.3-03")
def test_salvos_strike_squadrons_which_fire_at_them_first() -> None:
    battle, firer, carrier = sea(SEEKER, faces=())
    battle.dice = FixedDice((1, 4, 5))
    salvo, mission = aloft(battle, firer, SEEKER, SEEKER, at=(10, 20)), flown(battle, carrier, KITE)
    (kite,) = mission.squadrons
    asked = strikes(battle, Strike(salvo.key, mission.key, (kite.key,)), WingFire(kite.key, salvo.key, (CLAW_PLACE,)))
    # 1 is too little for a modifier of 2: 4 + 2 − 1 and 5 + 2 − 1 against a strength of 6
    assert asked == ["strike", "escort"]
    assert (battle.table.salvos, battle.table.missions) == ([], [])


@pytest.mark.rule("MV-2.2.4-06", "MV-2.1.2-06", "MV-2.1.2-08")
def test_cap_fires_at_salvos_that_strike_its_ship_and_other_squadrons_do_not() -> None:
    battle, firer, carrier = sea(MISSILE)
    battle.dice = FixedDice((6,))
    salvo = aloft(battle, firer, MISSILE, at=(0, 20))
    cap = flown(battle, carrier, KITE, task=Task.CAP)
    flown(battle, carrier, MOTH, onto=carrier)
    kite = cap.squadrons[0]
    asked = strikes(battle, Strike(salvo.key, carrier.key), WingFire(kite.key, salvo.key, (CLAW_PLACE,)))
    assert asked == ["strike", "escort"]
    assert boxes_lost(carrier) == 0
    assert salvo.attackers == [cap.number]


@pytest.mark.rule("MV-2.1.2-06", "MV-2.1.4-35", "MV-1.3.3-03")
def test_interceptors_moved_onto_a_salvo_fire_at_it_with_the_squadrons() -> None:
    battle, firer, carrier = sea(MISSILE)
    battle.dice = FixedDice((3,))
    salvo = aloft(battle, firer, MISSILE, at=(0, 20))
    (kite,) = flown(battle, carrier, KITE, task=Task.INTERCEPT, onto=salvo).squadrons
    fought(battle, Script({(6, 1): [attack(kite, salvo, CLAW_PLACE)]}))
    assert battle.table.salvos == []


@pytest.mark.rule("MV-1.3.4-03", "MV-1.3.4-09")
def test_places_under_the_ems_of_a_mission_are_free_again_in_the_next_turn() -> None:
    battle, firer, carrier = sea(PEPPER)
    mission = flown(battle, carrier, KITE)
    mission.attackers = [77]
    forget(battle)
    assert refused(battle, firer, at(mission, PEPPER)) == []


@pytest.mark.rule("MV-3.7.6-07")
def test_weapons_of_squadrons_are_never_intercepted() -> None:
    battle, firer, carrier = sea(PEPPER, FLAK)
    (kite,) = flown(battle, carrier, KITE, onto=firer).squadrons
    assert not any(arm.plan.vulnerable for arm in kite.plan.weapons)
    battle.dice = FixedDice((5,))
    asked = fought(battle, Script({(6, 1): [attack(kite, firer, BEAK_PLACE)]}))
    # nobody is asked to intercept, though the ship has flak and arrays for it
    assert (asked, boxes_lost(firer)) == ([(0, 1), (6, 1)], 5)
