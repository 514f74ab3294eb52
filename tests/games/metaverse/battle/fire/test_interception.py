"""Fire at fire that has hit."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.ai.careful import Careful
from metamaker.games.metaverse.battle.fire.attacks import Aimed
from metamaker.games.metaverse.battle.fire.events import InterceptorDamaged, InterceptorRolled, ShotIntercepted, ShotStruck
from metamaker.games.metaverse.battle.fire.interception import Pool, Threat, fire_profile, screen, stopped, threat
from metamaker.games.metaverse.battle.fire.orders import InterceptOrders, Screen
from metamaker.games.metaverse.battle.fire.resolution import Fire
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.kinematics.bearing import Changes
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Use, Vessel
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.battles import hull
from tests.games.metaverse.battle.gunnery import (
    ARRAY,
    BEAM,
    BLAST,
    BRITTLE,
    CLOSE,
    FLAK,
    LANCE,
    SALVO_FLAK,
    SECOND_ARRAY,
    SLUG,
    TOUGH,
    Put,
    Script,
    armed,
    attack,
    boxes_lost,
    combat,
    duel,
    fight,
    firing,
    gunners,
    guns,
    told,
)
from tests.games.metaverse.builders import mount, with_section

HIT, MISS = 14, 15
SHOOT = InterceptOrders((Screen(ARRAY, guns(FLAK)),))


def guarded(
    *weapons: Weapon, faces: Sequence[int], against: Weapon = FLAK, crew_quality: int = 2
) -> tuple[Battle, Vessel, Vessel]:
    """Return a firing ship, and one of a later group, 10 cm north, that can intercept with its flak."""
    battle, (firer, target) = gunners(
        Put(armed(*weapons)), Put(armed(against, crew_quality=crew_quality), 1, 0, 10, 8), faces=faces
    )
    return battle, firer, target


@pytest.mark.rule("MV-2.2.2-10", "MV-2.2.2-11", "MV-2.2.2-12")
@pytest.mark.parametrize(("faces", "boxes"), [([HIT, HIT, 1], 0), ([HIT, MISS], 1)])
def test_the_ship_that_is_hit_may_shoot_fire_down_before_its_damage(faces: list[int], boxes: int) -> None:
    battle, _, target = guarded(BEAM, faces=faces)
    assert fight(battle, SHOOT, a_heron_1=firing(attack(target, BEAM))) == ["3/0", "a/heron-1", "!b/heron-2"]
    assert boxes_lost(target) == boxes
    assert len(told(battle, ShotIntercepted)) == 1 - boxes


@pytest.mark.rule("MV-2.2.2-09")
def test_intercepting_uses_up_weapon_and_array() -> None:
    battle, firer, target = guarded(BEAM, faces=[HIT, MISS])
    fight(battle, SHOOT, a_heron_1=firing(attack(target, BEAM)))
    array = target.system(ARRAY)
    assert (array.use, array.target, target.system("core/flak#1").fired) == (Use.OTHER, firer.number, 5)


@pytest.mark.rule("MV-1.3.1-19", "MV-2.2.2-12", "MV-1.3.1-11")
def test_fire_is_as_hard_to_hit_as_its_die_is_large_without_any_ew() -> None:
    battle, firer, target = guarded(FLAK, faces=[HIT, 6, 7])
    step = threat(battle.table, firer, target, [firer.system("core/flak#1")], None, [])
    assert step is not None
    assert fire_profile(target, step.weapons, target.system(ARRAY)).numbers == (14, 6, 14)
    assert battle.table.turn == 5


@pytest.mark.rule("MV-3.6.1-03")
@pytest.mark.parametrize(("gun", "rating", "least"), [(FLAK, 6, 1), (LANCE, 1, 3)])
def test_fire_is_a_target_by_the_die_and_the_modifier_of_its_weapon(gun: Weapon, rating: int, least: int) -> None:
    battle, firer, target = guarded(gun, faces=[])
    fired, array = firer.system(guns(gun)[0]), target.system(ARRAY)
    step, plan = threat(battle.table, firer, target, [fired], None, []), fired.plan.weapon
    assert step is not None
    assert plan is not None
    assert fire_profile(target, step.weapons, array).target == rating
    for damage, down in ((least - 1, False), (least, True)):
        pool = Pool(array.plan.ref, array)
        pool.damage = damage
        assert (stopped([pool], plan) is pool) is down


@pytest.mark.rule("MV-1.3.1-21")
def test_what_the_firer_does_makes_its_fire_no_harder_to_hit() -> None:
    battle, firer, target = guarded(FLAK, faces=[])
    firer.changes = Changes(target=7, movement=3)
    step = threat(battle.table, firer, target, [firer.system("core/flak#1")], None, [])
    assert step is not None
    assert fire_profile(target, step.weapons, target.system(ARRAY)).target == 6


@pytest.mark.rule("MV-1.3.4-07")
def test_any_number_of_attacks_may_be_made_on_fire() -> None:
    battle, (firer, target) = gunners(
        Put(armed(BEAM)), Put(armed(FLAK, SALVO_FLAK, crew_quality=2), 1, 0, 10, 8), faces=[HIT, MISS, MISS]
    )
    firer.blueprint = replace(firer.blueprint, ems=1)
    both = InterceptOrders((Screen(ARRAY, guns(FLAK)), Screen(SECOND_ARRAY, guns(SALVO_FLAK))))
    fight(battle, both, a_heron_1=firing(attack(target, BEAM)))
    assert firer.attackers == []
    assert [roll.array for roll in told(battle, InterceptorRolled)] == [ARRAY, SECOND_ARRAY]


@pytest.mark.rule("MV-1.3.1-20")
def test_of_a_volley_the_best_die_among_what_may_be_hit_counts() -> None:
    battle, firer, target = guarded(BEAM, FLAK, TOUGH, faces=[])
    weapons = [firer.system(ref) for ref in guns(BEAM, FLAK, TOUGH)]
    immune = weapons[2].plan.weapon
    assert immune is not None
    weapons[2].plan = replace(weapons[2].plan, weapon=replace(immune, highest=12))
    step = threat(battle.table, firer, target, weapons, None, [])
    assert step is not None
    assert fire_profile(target, step.weapons, target.system(ARRAY)).target == 6


@pytest.mark.rule("MV-2.2.2-11")
def test_interceptors_are_in_the_first_band() -> None:
    battle, (firer, target) = gunners(Put(armed(BEAM)), Put(armed(FLAK), 1, 0, 90, 8))
    step = threat(battle.table, firer, target, [firer.system("core/beam#1")], None, [])
    assert step is not None
    assert fire_profile(target, step.weapons, target.system(ARRAY)).numbers == (14, 1, 14)
    dice = FixedDice([HIT, 1])
    battle.dice = dice
    pools: list[Pool] = []
    screen(battle, step, target.system(ARRAY), step.ready, pools)
    assert pools[0].damage == 1
    dice.finish()


@pytest.mark.rule("MV-1.3.6-18", "MV-1.3.6-19")
@pytest.mark.parametrize(("modifier", "damage", "down"), [(3, 3, True), (3, 2, False), (0, 1, True), (0, 0, False)])
def test_fire_is_stopped_by_damage_of_its_modifier_and_1_at_least(modifier: int, damage: int, *, down: bool) -> None:
    _, firer, target = duel(BEAM)
    pool = Pool(ARRAY, target.system(ARRAY))
    pool.damage = damage
    assert (stopped([pool], replace(firer.blueprint.weapons["beam"], modifier=modifier)) is pool) is down


@pytest.mark.rule("MV-1.3.6-20")
def test_the_damage_of_two_arrays_does_not_add_up() -> None:
    _, firer, target = duel(BEAM)
    pools = [Pool(ref, target.system(ref)) for ref in (ARRAY, SECOND_ARRAY)]
    pools[0].damage = pools[1].damage = 2
    assert stopped(pools, replace(firer.blueprint.weapons["beam"], modifier=3)) is None


@pytest.mark.rule("MV-1.3.6-21", "MV-1.3.6-22")
def test_seven_damage_stop_three_of_five_weapons_with_a_modifier_of_2() -> None:
    _, firer, target = duel(BEAM)
    pool = Pool(ARRAY, target.system(ARRAY))
    pool.damage = 7
    plan = replace(firer.blueprint.weapons["beam"], modifier=2)
    assert [stopped([pool], plan) is pool for _ in range(5)] == [True, True, True, False, False]
    assert pool.damage == 1


@pytest.mark.rule("MV-1.3.6-21", "MV-1.3.0-05")
def test_what_is_left_of_an_array_goes_on_to_the_next_weapon_of_the_same_salvo() -> None:
    battle, _, target = guarded(BEAM, SLUG, TOUGH, faces=[HIT, HIT, 2, HIT, HIT])
    asked = fight(battle, SHOOT, a_heron_1=firing(attack(target, BEAM, SLUG, TOUGH)))
    assert asked.count("!b/heron-2") == 1
    assert [shot.weapon for shot in told(battle, ShotIntercepted)] == ["core/beam#1", "core/slug#1"]
    assert boxes_lost(target) == 1


@pytest.mark.rule("MV-1.3.0-05", "MV-1.3.6-20")
@pytest.mark.parametrize(("array", "stopped_shots"), [(ARRAY, 2), (SECOND_ARRAY, 1)])
def test_all_fire_that_one_array_guides_is_one_target(array: str, stopped_shots: int) -> None:
    battle, _, target = guarded(BEAM, SLUG, faces=[HIT, HIT, 2, HIT])
    orders = firing(attack(target, BEAM), attack(target, SLUG, array=array))
    fight(battle, SHOOT, a_heron_1=orders)
    assert len(told(battle, ShotIntercepted)) == stopped_shots


@pytest.mark.rule("MV-1.3.6-21")
def test_nobody_is_asked_about_a_shot_that_what_is_left_stops_already() -> None:
    """The flak does 2; the second weapon is stopped by the rest, the third one is asked about."""
    battle, (_, target) = gunners(
        Put(armed(BEAM, SLUG, BLAST)),
        Put(armed(FLAK, SALVO_FLAK, crew_quality=2), 1, 0, 10, 8),
        faces=[HIT, HIT, 2, HIT, HIT, MISS, 1],
    )
    shots = InterceptOrders((Screen(SECOND_ARRAY, guns(SALVO_FLAK)),))
    asked = fight(battle, SHOOT, shots, a_heron_1=firing(attack(target, BEAM, SLUG, BLAST)))
    assert asked.count("!b/heron-2") == 2
    assert boxes_lost(target) == 1


@pytest.mark.rule("MV-1.3.0-04", "MV-3.6.7-02")
def test_nobody_is_asked_to_intercept_what_is_immune() -> None:
    battle, _, target = guarded(TOUGH, faces=[HIT])
    assert "!b/heron-2" not in fight(battle, a_heron_1=firing(attack(target, TOUGH)))
    assert boxes_lost(target) == 1


@pytest.mark.rule("MV-2.2.2-12", "MV-1.3.1-05")
@pytest.mark.parametrize("against", [BEAM, CLOSE])
def test_nor_whoever_has_nothing_that_fires_at_direct_fire(against: Weapon) -> None:
    battle, _, target = guarded(BEAM, faces=[HIT], against=against)
    assert "!b/heron-2" not in fight(battle, a_heron_1=firing(attack(target, BEAM)))


@pytest.mark.rule("MV-2.2.2-12")
def test_nor_whoever_has_no_array_left_or_no_weapon_that_bears() -> None:
    aft = with_section(armed(crew_quality=2), SectionName.AFT, hull(4, 1, mounts=(mount("guns", FLAK, (Sector.AFT_PORT,)),)))
    battle, (_, target) = gunners(Put(armed(BEAM)), Put(aft, 1, 0, 10, 8), faces=[HIT])
    assert "!b/heron-2" not in fight(battle, a_heron_1=firing(attack(target, BEAM)))
    battle, _, target = guarded(BEAM, faces=[HIT])
    target.system(ARRAY).flags = target.system(SECOND_ARRAY).flags = DISABLED
    assert "!b/heron-2" not in fight(battle, a_heron_1=firing(attack(target, BEAM)))


@pytest.mark.rule("MV-2.2.2-17")
@pytest.mark.parametrize("kept", [True, False])
def test_once_it_has_declared_a_ship_intercepts_with_what_it_kept_alone(*, kept: bool) -> None:
    battle, _, target = guarded(BEAM, faces=[HIT], crew_quality=4)
    orders = firing(kept=[FLAK]) if kept else firing()
    asked = fight(battle, a_heron_1=firing(attack(target, BEAM)), b_heron_2=orders)
    assert ("!b/heron-2" in asked) is kept


@pytest.mark.rule("MV-2.2.2-08", "MV-2.2.2-09")
def test_a_ship_of_a_later_group_may_intercept_and_has_then_fired() -> None:
    battle, (_, target) = gunners(
        Put(armed(BEAM, crew_quality=4)), Put(armed(FLAK, crew_quality=2), 1, 0, 10, 8), faces=[HIT, HIT, 1]
    )
    asked = fight(battle, SHOOT, a_heron_1=firing(attack(target, BEAM)))
    assert asked == ["4/0", "a/heron-1", "!b/heron-2"]
    assert target.system("core/flak#1").fired == 5


@pytest.mark.rule("MV-3.6.14-20", "MV-3.6.14-15", "MV-3.6.14-16")
def test_interceptors_may_be_temporal_quantum_and_reactive() -> None:
    qualities = (WeaponQuality.TEMPORAL, WeaponQuality.QUANTUM, WeaponQuality.REACTIVE)
    clever = FLAK.with_(pulse=2, damage_modifier=1, qualities=qualities)
    battle, firer, target = guarded(BEAM, faces=[])
    weapon = target.system("core/flak#1")
    plan = weapon.plan.weapon
    assert plan is not None
    weapon.plan = replace(
        weapon.plan, weapon=replace(plan, definition=clever, pulse=2, modifier=1, qualities=frozenset(qualities))
    )
    battle.dice = FixedDice([MISS, HIT, 3, 4, 5])
    step = threat(battle.table, firer, target, [firer.system("core/beam#1")], None, [])
    assert step is not None
    pools: list[Pool] = []
    screen(battle, step, target.system(ARRAY), [weapon], pools)
    assert [roll.again for roll in told(battle, InterceptorRolled)] == [False, True]
    assert told(battle, InterceptorDamaged)[0].faces == (3, 4, 5)
    assert pools[0].damage == (2 * 3 + 1) + (4 + 1) + (5 + 1)
    battle.dice.finish()


@pytest.mark.rule("MV-3.6.14-21")
def test_an_unstable_shot_that_is_stopped_at_its_target_deals_half() -> None:
    battle, _, target = guarded(BRITTLE, faces=[HIT, HIT, 3])
    fight(battle, SHOOT, a_heron_1=firing(attack(target, BRITTLE)))
    assert [strike.halved for strike in told(battle, ShotStruck)] == [True]
    assert boxes_lost(target) == 2


@pytest.mark.rule("MV-3.6.14-22")
def test_an_unstable_area_weapon_that_is_stopped_goes_off_over_its_area() -> None:
    battle, (firer, target, near) = gunners(
        Put(armed(BRITTLE)), Put(armed(FLAK, crew_quality=2), 1, 0, 10, 8), Put(armed(), 1, 0, 12), faces=[HIT, HIT, 3, 2]
    )
    weapon = firer.system("core/brittle#1")
    plan = weapon.plan.weapon
    assert plan is not None
    weapon.plan = replace(weapon.plan, weapon=replace(plan, aoe_cm=10, aoe_faces=4))
    fight(battle, SHOOT, a_heron_1=firing(attack(target, BRITTLE)))
    assert [(strike.halved, strike.loss) for strike in told(battle, ShotStruck)] == [(True, 0), (True, 1)]
    assert (boxes_lost(target), boxes_lost(near)) == (2, 1)


def asking(faces: Sequence[int] = ()) -> InterceptFire:
    battle, firer, target = guarded(BEAM, faces=faces)
    step = threat(battle.table, firer, target, [firer.system("core/beam#1")], None, [])
    assert step is not None
    return InterceptFire(battle.table, battle.secrets[1], step)


@pytest.mark.rule("MV-2.2.2-12")
@pytest.mark.parametrize(
    "screens",
    [
        (Screen("core/bridge#1", guns(FLAK)),),
        (Screen(ARRAY, ()),),
        (Screen(ARRAY, guns(BEAM)),),
        (Screen(ARRAY, guns(FLAK) * 2),),
        (Screen(ARRAY, guns(FLAK)), Screen(ARRAY, guns(FLAK))),
    ],
)
def test_interceptions_that_cannot_be_are_refused(screens: tuple[Screen, ...]) -> None:
    decision = asking()
    assert {refusal.rule for refusal in decision.refusals(InterceptOrders(screens))} == {"MV-2.2.2-12"}
    assert decision.refusals(decision.default()) == ()
    assert decision.refusals(SHOOT) == ()


def test_a_captain_sees_the_chance_of_an_interceptor() -> None:
    assert asking().profile(ARRAY).faces == 13


def test_fire_that_was_stopped_by_nobody_lands_all_the_same() -> None:
    battle, firer, target = guarded(BEAM, faces=[HIT])
    fire = Fire([Aimed(firer, target, firer, firer.system(ARRAY), (firer.system("core/beam#1"),))], {})
    hit = fire.run(battle)
    assert hit is not None
    assert boxes_lost(target) == 0
    fire.intercept(battle, hit, ())
    assert fire.run(battle) is None
    assert boxes_lost(target) == 1


def test_a_script_that_has_no_answer_lets_fire_come() -> None:
    battle, _, target = guarded(BEAM, faces=[HIT])
    combat(battle, Script({"a/heron-1": firing(attack(target, BEAM))}))
    assert boxes_lost(target) == 1


@pytest.mark.rule("MV-1.3.0-05", "MV-2.2.2-12")
def test_the_careful_captain_spends_one_interceptor_on_a_hit_and_the_next_one_on_the_next() -> None:
    """One array guides both: all fire of one array is one target."""
    battle, (firer, target) = gunners(Put(armed(BEAM, BLAST)), Put(armed(FLAK, SALVO_FLAK, arrays=1), 1, 0, 10, 8))
    captain = Careful()
    weapons = tuple([firer.system(ref) for ref in guns(BEAM, BLAST)])
    ready = tuple([target.system(ref) for ref in guns(FLAK, SALVO_FLAK)])
    array = target.system(ARRAY)
    first = InterceptFire(battle.table, battle.secrets[1], Threat(firer, target, weapons[:1], (array,), ready))
    assert captain.answer(first) == InterceptOrders((Screen(ARRAY, guns(FLAK)),))
    array.use = Use.OTHER
    second = InterceptFire(battle.table, battle.secrets[1], Threat(firer, target, weapons[1:], (array,), ready[1:]))
    assert captain.answer(second) == InterceptOrders((Screen(ARRAY, guns(SALVO_FLAK)),))
