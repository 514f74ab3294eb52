"""Hits of weapons: the order of dice, every defence, every quality (1.3.5, 3.1, 3.5, 3.6)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from metamaker.games.metaverse.battle.damage.events import DamageRolled, PulseStruck
from metamaker.games.metaverse.battle.damage.strike import Shot, Wounds, strike
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, DefenceType, Die, WeaponQuality
from tests.games.metaverse.battle.battles import AFT, CORE, FORE, STARBOARD, gun, hull, ship_class, single
from tests.games.metaverse.builders import component, with_arc

ROOMY = ship_class(hull(60, 2), fore=hull(60, 2), aft=hull(60, 2))


def fore(ship: ShipClass = ROOMY, **defence: Any) -> ShipClass:
    """Return the ship with these defences of its fore arc."""
    return with_arc(ship, Arc.FORE, **defence)


def with_fore_parts(*kinds: tuple[str, int]) -> ShipClass:
    components = tuple(component(kind, rating, Arc.FORE, part=f"part-{n}") for n, (kind, rating) in enumerate(kinds, 1))
    return ship_class(hull(60, 2), fore=hull(60, 2, components=components), aft=hull(60, 2))


def dealt(ship: ShipClass, faces: Iterable[int], arc: int = FORE, loss: int = 0, **weapon: Any) -> Wounds:
    """Return the effect of a hit with these faces; all faces must be used."""
    battle, vessel, dice = single(ship, *faces)
    wounds = strike(battle, Shot(gun(**weapon), 0, vessel, arc, loss))
    dice.finish()
    return wounds


def boxes(ship: ShipClass, faces: Iterable[int], **more: Any) -> tuple[int, ...]:
    return dealt(ship, faces, **more).boxes


def quality(*names: str) -> tuple[WeaponQuality, ...]:
    return tuple(WeaponQuality(name) for name in names)


def told(battle: Battle) -> list[int]:
    """Return the results of the pulses at the arc, in their order."""
    return [event.amount for event in battle.events if isinstance(event, PulseStruck)]


@pytest.mark.rule("MV-1.3.5-01", "MV-1.3.5-10", "MV-1.3.5-14")
def test_all_dice_of_a_weapon_are_rolled_together_and_applied_in_ascending_order() -> None:
    battle, vessel, dice = single(ROOMY, 6, 1, 4)
    strike(battle, Shot(gun(pulse=3), 0, vessel, FORE))
    dice.finish()
    assert told(battle) == [1, 4, 6]
    assert [event.faces for event in battle.events if isinstance(event, DamageRolled)] == [(1, 4, 6)]


@pytest.mark.rule("MV-1.3.5-13", "MV-1.3.5-03", "MV-1.3.5-05")
def test_the_check_of_three_dice_over_one_range_band() -> None:
    battle, vessel, dice = single(ROOMY, 4, 6, 1)
    wounds = strike(battle, Shot(gun(pulse=3, damage_modifier=2), 0, vessel, FORE, loss=1))
    dice.finish()
    assert (told(battle), wounds.boxes[FORE]) == ([2, 5, 7], 14)


@pytest.mark.rule("MV-1.3.5-12", "MV-3.1.3-04")
def test_no_pulse_falls_below_nothing_and_none_pays_for_another() -> None:
    assert boxes(fore(armour_rating=3), [1, 1, 5], pulse=3)[FORE] == 2
    assert boxes(ROOMY, [1, 1, 5], pulse=3, loss=3)[FORE] == 2


@pytest.mark.rule("MV-1.3.5-02", "MV-1.3.5-09", "MV-1.3.5-08")
def test_a_die_of_one_is_not_rolled_and_a_die_of_three_is_odd_by_its_face() -> None:
    assert boxes(ROOMY, [], pulse=3, damage_die=Die.D1, damage_modifier=1, qualities=quality("quantum"))[FORE] == 6
    assert boxes(ROOMY, [3], damage_die=Die.D3)[FORE] == 2
    assert boxes(ROOMY, [3], damage_die=Die.D3, qualities=quality("quantum"))[FORE] == 4
    assert boxes(ROOMY, [4], damage_die=Die.D3, qualities=quality("quantum"))[FORE] == 2


@pytest.mark.rule("MV-1.3.5-07", "MV-3.6.14-03")
@pytest.mark.parametrize(("die", "face", "expected"), [(Die.D2, 3, 4), (Die.D2, 4, 2), (Die.D5, 9, 10), (Die.D5, 10, 5)])
def test_odd_is_judged_on_the_face_that_was_thrown(die: Die, face: int, expected: int) -> None:
    assert boxes(ROOMY, [face], damage_die=die, qualities=quality("quantum"))[FORE] == expected


@pytest.mark.rule("MV-1.3.5-04", "MV-3.6.2-04", "MV-3.1.3-02")
@pytest.mark.parametrize(
    ("kind", "damage", "meets"),
    [
        (DefenceType.ENERGY, DamageType.ENERGY, True),
        (DefenceType.ENERGY, DamageType.KINETIC, False),
        (DefenceType.KINETIC, DamageType.ENERGY, False),
        (DefenceType.KINETIC, DamageType.KINETIC, True),
        (DefenceType.ENERGY_KINETIC, DamageType.ENERGY, True),
        (DefenceType.ENERGY_KINETIC, DamageType.KINETIC, True),
    ],
)
def test_armour_shields_and_deflectors_meet_damage_of_their_type_alone(
    kind: DefenceType, damage: DamageType, *, meets: bool
) -> None:
    assert boxes(fore(armour_rating=2, armour_type=kind), [6], damage_type=damage)[FORE] == (4 if meets else 6)
    shielded = dealt(fore(shield_hits=4, shield_type=kind), [6], damage_type=damage)
    assert (shielded.shields, shielded.boxes[FORE]) == ((4, 2) if meets else (0, 6))
    deflected = with_fore_parts((f"{kind}_deflector", 5))
    assert boxes(deflected, [5], damage_type=damage)[FORE] == (0 if meets else 5)


@pytest.mark.rule("MV-1.3.5-11", "MV-0.0.0-08")
def test_a_pulse_meets_deflector_bands_shields_and_armour_in_their_order() -> None:
    ship = with_arc(with_fore_parts(("energy_deflector", 3)), Arc.FORE, shield_hits=2, armour_rating=1, ablative_plates=1)
    wounds = dealt(ship, [3, 5, 6], pulse=3, damage_modifier=2, loss=1)
    # 3 is deflected; 5 + 2 - 1 = 6, of which shields stop 2 and armour 2; 6 + 2 - 1 = 7 meets armour alone
    assert (wounds.shields, wounds.boxes[FORE]) == (2, 2 + 5)


@pytest.mark.rule("MV-1.3.5-15", "MV-3.5.11-04")
def test_the_dice_of_a_hit_fall_in_their_order() -> None:
    ship = with_fore_parts(("energy_deflector", 1))
    # a D2 (as a D4) for each of the two D1s; 1 and 2 mean 1, which is ignored
    assert boxes(ship, [2, 3], pulse=2, damage_die=Die.D1)[FORE] == 1
    # dice, extras in ascending order of their parents, then IO: 1 is deflected and has no extra
    faces = [5, 3, 1, 6, 4, 6, 2]
    battle, vessel, dice = single(ship, *faces)
    strike(battle, Shot(gun(pulse=3, qualities=quality("reactive", "ionized")), 0, vessel, FORE))
    dice.finish()
    assert told(battle) == [3, 6, 5, 4]
    assert [critical.section for critical in battle.criticals] == [FORE]


@pytest.mark.rule("MV-3.1.1-02", "MV-3.1.5-03", "MV-3.5.8-03")
def test_fire_through_an_arc_without_section_meets_the_core_with_the_defences_of_that_arc() -> None:
    ship = with_arc(ROOMY, Arc.STARBOARD, armour_rating=1, shield_hits=2)
    assert dealt(ship, [6], arc=STARBOARD) == Wounds(2, (0, 0, 0, 0, 3))
    assert dealt(ship, [6], arc=AFT) == Wounds(0, (0, 0, 6, 0, 0))


@pytest.mark.rule("MV-3.1.4-03", "MV-3.1.4-02")
def test_plates_share_the_type_of_the_armour_which_is_both_where_there_is_none() -> None:
    for damage in DamageType:
        assert boxes(fore(ablative_plates=2), [6], damage_type=damage)[FORE] == 4
    energy = fore(ablative_plates=2, armour_type=DefenceType.ENERGY)
    assert boxes(energy, [6], damage_type=DamageType.KINETIC)[FORE] == 6


@pytest.mark.rule("MV-3.1.4-07", "MV-3.1.4-04")
@pytest.mark.parametrize(
    ("defence", "face", "struck"),
    [
        ({"armour_rating": 5, "ablative_plates": 5}, 1, True),
        ({"armour_rating": 5, "ablative_plates": 5, "armour_type": DefenceType.KINETIC}, 1, True),
        ({}, 1, True),
        ({"shield_hits": 6}, 6, False),
        ({"shield_hits": 5}, 6, True),
    ],
)
def test_an_arc_is_struck_if_a_pulse_comes_past_the_shields_whatever_armour_does(
    defence: dict[str, Any], face: int, struck: bool
) -> None:
    battle, vessel, _ = single(fore(**defence), face)
    strike(battle, Shot(gun(), 0, vessel, FORE))
    assert [arc.struck for arc in vessel.arcs] == [struck, False, False, False]


@pytest.mark.rule("MV-3.1.4-07")
def test_range_and_deflectors_keep_an_arc_from_being_struck() -> None:
    for ship, loss in ((ROOMY, 3), (with_fore_parts(("energy_deflector", 3)), 0)):
        battle, vessel, _ = single(ship, 3)
        assert strike(battle, Shot(gun(), 0, vessel, FORE, loss)) == Wounds(0, (0, 0, 0, 0, 0))
        assert not vessel.arcs[FORE].struck


@pytest.mark.rule("MV-3.1.5-04", "MV-3.1.5-06", "MV-3.1.5-08")
def test_shields_have_no_armour_and_dropped_ones_stop_nothing() -> None:
    battle, vessel, _ = single(fore(shield_hits=9, armour_rating=3), 5, 5)
    assert strike(battle, Shot(gun(), 0, vessel, FORE)).shields == 5
    assert vessel.shields_hit
    vessel.arcs[FORE].up, vessel.shields_hit = False, False
    assert strike(battle, Shot(gun(), 0, vessel, FORE)) == Wounds(0, (2, 0, 0, 0, 0))
    assert (vessel.arcs[FORE].shield_hits, vessel.shields_hit) == (4, False)


@pytest.mark.rule("MV-3.5.9-03", "MV-3.5.9-04", "MV-3.5.9-06")
def test_adaptation_helps_as_far_as_adaptive_generators_work() -> None:
    parts = with_fore_parts(("adaptive_shield_generator", 2), ("adaptive_shield_generator", 1))
    battle, vessel, _ = single(with_arc(parts, Arc.FORE, shield_hits=20), 6, 6, 6, 6)
    arc = vessel.arcs[FORE]
    arc.adaptation = 3
    shot = Shot(gun(), 0, vessel, FORE)
    assert strike(battle, shot).shields == 3
    vessel.system("fore/part-1#1").flags |= DISABLED
    assert strike(battle, shot).shields == 5
    # the last hit standing: the whole pulse is reduced
    arc.shield_hits = 1
    assert strike(battle, shot) == Wounds(1, (4, 0, 0, 0, 0))
    assert strike(battle, shot) == Wounds(0, (6, 0, 0, 0, 0))


@pytest.mark.rule("MV-3.5.11-05", "MV-3.5.11-02")
def test_the_highest_deflector_that_works_and_matches_counts() -> None:
    ship = with_fore_parts(("energy_deflector", 2), ("energy_kinetic_deflector", 4), ("kinetic_deflector", 5))
    battle, vessel, _ = single(ship, 4, 5, 4)
    shot = Shot(gun(), 0, vessel, FORE)
    assert [strike(battle, shot).boxes[FORE] for _ in range(2)] == [0, 5]
    vessel.system("fore/part-2#1").flags |= DISABLED
    assert strike(battle, shot).boxes[FORE] == 4


@pytest.mark.rule("MV-3.5.11-03", "MV-3.6.13-02")
def test_the_best_face_is_never_deflected_and_piercing_takes_from_the_rating() -> None:
    ship = with_fore_parts(("energy_deflector", 8))
    assert [boxes(ship, [face])[FORE] for face in (5, 6)] == [0, 6]
    assert [boxes(ship, [face], deflection_piercing=5)[FORE] for face in (3, 4)] == [0, 4]


@pytest.mark.rule("MV-3.6.11-02", "MV-3.6.12-02")
def test_piercing_passes_armour_and_part_of_the_shields() -> None:
    assert boxes(fore(armour_rating=2, ablative_plates=2), [6], armour_piercing=3)[FORE] == 5
    eight = dealt(fore(shield_hits=20), [8], damage_die=Die.D8, shield_piercing=2)
    assert (eight.shields, eight.boxes[FORE]) == (6, 2)
    assert dealt(fore(shield_hits=20), [5], shield_piercing=2).boxes[FORE] == 0


@pytest.mark.rule("MV-3.6.14-04", "MV-3.6.14-24", "MV-3.6.14-08")
def test_antimatter_feeds_on_armour_of_any_type_without_plates_up_to_the_modifier() -> None:
    ship = fore(armour_rating=2, ablative_plates=3, armour_type=DefenceType.ENERGY)
    kinetic = {"damage_type": DamageType.KINETIC, "qualities": quality("antimatter")}
    assert boxes(ship, [4], damage_modifier=3, **kinetic)[FORE] == 4 + 3 + 2
    assert boxes(ship, [4], damage_modifier=1, **kinetic)[FORE] == 4 + 1 + 1
    assert boxes(ship, [4], **kinetic)[FORE] == 4
    shielded = fore(armour_rating=2, shield_hits=20)
    assert dealt(shielded, [4], damage_modifier=3, qualities=quality("antimatter")).shields == 9


@pytest.mark.rule("MV-3.6.14-06", "MV-3.6.14-07")
@pytest.mark.parametrize("name", ["disruptive", "gravitational"])
def test_odd_pulses_feed_on_signature_and_mass_up_to_the_modifier(name: str) -> None:
    battle, vessel, _ = single(ROOMY, 3, 3, 4)
    vessel.blueprint = replace(vessel.blueprint, ems=2, mass_factor=2)
    low, high = (Shot(gun(damage_modifier=most, qualities=quality(name)), 0, vessel, FORE) for most in (1, 5))
    assert [strike(battle, shot).boxes[FORE] for shot in (low, high, high)] == [3 + 1 + 1, 3 + 5 + 2, 4 + 5]


@pytest.mark.rule("MV-3.6.14-05", "MV-3.6.14-25", "MV-3.6.14-10")
def test_a_dimensional_pulse_hurts_the_section_behind_as_much() -> None:
    dimensional: dict[str, Any] = {"qualities": quality("dimensional", "molecular")}
    assert boxes(fore(armour_rating=1), [3], **dimensional) == (4, 0, 0, 0, 4)
    assert boxes(ROOMY, [4], **dimensional) == (8, 0, 0, 0, 0)
    # the core struck from starboard: nothing stands to port, so it stays; struck through a missing fore, it goes aft
    assert boxes(ROOMY, [3], arc=STARBOARD, **dimensional) == (0, 0, 0, 0, 12)
    aft_only = ship_class(hull(60, 2), aft=hull(60, 2))
    assert boxes(aft_only, [3], **dimensional) == (0, 0, 6, 0, 6)


@pytest.mark.rule("MV-3.6.14-25")
def test_what_the_section_behind_cannot_take_follows_the_pattern() -> None:
    layered = ship_class(hull(8, 2), fore=hull(12, 3), aft=hull(8, 2))
    penetrating = {"damage_effect": DamageEffect.PENETRATING, "qualities": quality("dimensional"), "damage_die": Die.D12}
    # 3 of 3 through the fore layers; the extra 3 through the two of the core and one aft
    assert boxes(layered, [3], **penetrating) == (3, 0, 1, 0, 2)
    thin_aft = ship_class(hull(60, 2), aft=hull(2, 1))
    assert boxes(thin_aft, [5], qualities=quality("dimensional")) == (0, 0, 2, 0, 5 + 3)


@pytest.mark.rule("MV-3.6.14-09", "MV-3.6.14-28")
def test_odd_ionized_pulses_that_hurt_the_hull_may_cause_a_critical() -> None:
    battle, vessel, dice = single(fore(armour_rating=1), 1, 3, 4, 5, 6, 5)
    strike(battle, Shot(gun(pulse=4, qualities=quality("ionized")), 0, vessel, FORE))
    dice.finish()
    assert [critical.section for critical in battle.criticals] == [FORE]


@pytest.mark.rule("MV-3.6.14-28")
def test_a_critical_of_ions_goes_to_the_core_where_the_section_is_gone() -> None:
    battle, vessel, _ = single(ship_class(hull(60, 2), fore=hull(2, 1)), 3, 6)
    strike(battle, Shot(gun(qualities=quality("ionized")), 0, vessel, FORE))
    assert [critical.section for critical in battle.criticals] == [CORE, CORE]


@pytest.mark.rule("MV-3.6.14-11", "MV-3.6.14-12")
def test_phased_odd_pulses_skip_shields_and_polarized_ones_cost_double() -> None:
    phased: dict[str, Any] = {"qualities": quality("phased")}
    assert [dealt(fore(shield_hits=9), [face], **phased).shields for face in (3, 4)] == [0, 4]
    assert boxes(fore(shield_hits=9, armour_rating=1), [3], **phased)[FORE] == 2
    assert dealt(fore(shield_hits=5), [6], qualities=quality("polarized")) == Wounds(5, (3, 0, 0, 0, 0))


@pytest.mark.rule("MV-3.6.14-15", "MV-3.6.14-16", "MV-3.6.14-26")
def test_quantum_doubles_the_die_alone_and_reactive_pulses_strike_again() -> None:
    assert boxes(ROOMY, [3], damage_modifier=2, qualities=quality("quantum"))[FORE] == 8
    reactive = {"damage_modifier": 1, "qualities": quality("reactive", "molecular", "quantum")}
    # (3 x 2 + 1 - 2) x 2, then 5 + 1 past the armour
    assert boxes(fore(armour_rating=2), [3, 5], **reactive)[FORE] == 10 + 6
    assert dealt(fore(shield_hits=9), [1, 5], damage_modifier=1, qualities=quality("reactive")).shields == 2 + 6


@pytest.mark.rule("MV-3.6.14-16")
def test_an_ignored_pulse_is_not_rolled_again_and_a_deflector_acts_on_the_second_die() -> None:
    ship = with_fore_parts(("energy_deflector", 3))
    reactive: dict[str, Any] = {"qualities": quality("reactive")}
    assert boxes(ship, [3], **reactive)[FORE] == 0
    assert [boxes(ship, [5, face], **reactive)[FORE] for face in (3, 4)] == [5, 9]


@pytest.mark.rule("MV-3.6.14-17", "MV-3.6.14-21")
def test_halving_comes_behind_range_and_rounds_down() -> None:
    battle, vessel, _ = single(fore(armour_rating=1), 6)
    shot = Shot(gun(damage_modifier=2), 0, vessel, FORE, loss=1, halved=True)
    assert strike(battle, shot).boxes[FORE] == 3 - 1


@pytest.mark.rule("MV-3.6.14-02")
@pytest.mark.parametrize(
    ("name", "faces", "expected"),
    [
        ("antimatter", [3], 5),
        ("dimensional", [3], 4),
        ("disruptive", [3], 5),
        ("gravitational", [3], 5),
        ("ionized", [3, 1], 4),
        ("molecular", [3], 8),
        ("phased", [3], 4),
        ("polarized", [3], 4),
        ("proximity", [3], 4),
        ("quantum", [3], 7),
        ("reactive", [3, 1], 6),
        ("spinal", [3], 4),
        ("temporal", [3], 4),
        ("unstable", [3], 4),
    ],
)
def test_each_quality_does_its_own_to_the_section_struck(name: str, faces: list[int], expected: int) -> None:
    armoured = fore(armour_rating=1, armour_type=DefenceType.KINETIC)
    battle, vessel, dice = single(armoured, *faces)
    vessel.blueprint = replace(vessel.blueprint, ems=3, mass_factor=3)
    wounds = strike(battle, Shot(gun(damage_modifier=1, qualities=quality(name)), 0, vessel, FORE))
    dice.finish()
    assert wounds.boxes[FORE] == expected


def wrecked(ship: ShipClass, *faces: int) -> tuple[Battle, Vessel]:
    """Return a battle with a ship whose fore section has one box left."""
    battle, vessel, _ = single(ship, *faces)
    vessel.sections[FORE].boxes = [0, 1]
    return battle, vessel


@pytest.mark.rule("MV-1.3.6-07", "MV-1.3.6-08", "MV-3.1.3-05")
@pytest.mark.parametrize("damage", DamageType)
def test_behind_a_destroyed_section_the_core_has_armour_1_but_not_against_the_pulse_that_destroyed_it(
    damage: DamageType,
) -> None:
    armoured = fore(armour_rating=3, armour_type=DefenceType.ENERGY)
    battle, vessel = wrecked(armoured, 5, 5, 5)
    blow = gun(damage_type=damage, armour_piercing=3)
    assert strike(battle, Shot(blow, 0, vessel, FORE)).boxes == (1, 0, 0, 0, 4)
    plain = Shot(gun(damage_type=damage), 0, vessel, FORE)
    assert [strike(battle, shot).boxes[CORE] for shot in (plain, Shot(blow, 0, vessel, FORE))] == [4, 5]


@pytest.mark.rule("MV-1.3.6-23", "MV-3.6.14-24")
def test_later_pulses_of_the_same_shot_meet_nothing_but_armour_1() -> None:
    parts = with_fore_parts(("energy_deflector", 4))
    battle, vessel = wrecked(with_arc(parts, Arc.FORE, armour_rating=2, ablative_plates=2), 12, 12, 12)
    blow = gun(pulse=3, damage_die=Die.D12, damage_modifier=2, qualities=quality("antimatter"))
    # 12 + 2 + 2 - 4 = 12: one box fore, 11 in the core; then twice 12 + 2 + 1 - 1
    assert strike(battle, Shot(blow, 0, vessel, FORE)).boxes == (1, 0, 0, 0, 11 + 14 + 14)


@pytest.mark.rule("MV-1.3.6-25")
def test_only_where_a_pulse_enters_does_it_meet_defences() -> None:
    ship = with_arc(with_arc(ROOMY, Arc.AFT, armour_rating=5, shield_hits=9), Arc.FORE, armour_rating=1)
    wounds = dealt(ship, [12], damage_die=Die.D12, damage_effect=DamageEffect.PENETRATING)
    assert wounds == Wounds(0, (2, 0, 2, 0, 2))
    battle, vessel, _ = single(ship, 12)
    strike(battle, Shot(gun(damage_die=Die.D12, damage_effect=DamageEffect.PENETRATING), 0, vessel, FORE))
    assert [arc.struck for arc in vessel.arcs] == [True, False, False, False]


@pytest.mark.rule("MV-2.2.2-17", "MV-1.3.6-09")
def test_a_ship_that_is_gone_takes_nothing_and_no_die_is_rolled() -> None:
    battle, vessel, dice = single(ship_class(Section(hull_hits=2)), 3, 5)
    blow = gun(pulse=2, qualities=quality("ionized"))
    assert strike(battle, Shot(blow, 0, vessel, FORE)).boxes[CORE] == 2
    assert strike(battle, Shot(blow, 0, vessel, FORE)) == Wounds(0, (0, 0, 0, 0, 0))
    dice.finish()
    assert vessel.fate is not None
    assert (vessel.fate.cause, vessel.fate.by, vessel.fate.weapon, vessel.fate.turn) == ("fire", 0, "Gun", 1)
