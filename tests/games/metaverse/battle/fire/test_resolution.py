"""Declared fire, shot by shot."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.blueprint import weapon_plan
from metamaker.games.metaverse.battle.fire.events import (
    AreaRolled,
    LinePierced,
    SensorRolled,
    ShotStruck,
    ShotWasted,
    SideRolled,
    SurgeryDone,
    VictimPicked,
)
from metamaker.games.metaverse.battle.fire.impact import along, area_loss
from metamaker.games.metaverse.battle.fire.orders import FireOrders, Mode
from metamaker.games.metaverse.battle.state.vessel import DISABLED, EXPENDED, Vessel
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.battles import hull
from tests.games.metaverse.battle.gunnery import (
    AGAIN,
    BEAM,
    BLAST,
    FLAK,
    KEEL_GUN,
    ONCE,
    RARE,
    SECOND_ARRAY,
    SLUG,
    Put,
    armed,
    attack,
    boxes_lost,
    duel,
    fight,
    firing,
    gunners,
    told,
)
from tests.games.metaverse.builders import component, with_arc, with_section

HIT, MISS = 14, 15


@pytest.mark.rule("MV-1.3.1-06", "MV-1.3.1-09")
def test_each_weapon_of_a_salvo_is_rolled_for() -> None:
    battle, _, target = duel(BEAM, SLUG, RARE, faces=[HIT, MISS, HIT])
    fight(battle, a_heron_1=firing(attack(target, BEAM, SLUG, RARE)))
    assert [(roll.face, roll.hit) for roll in told(battle, SensorRolled)] == [(HIT, True), (MISS, False), (HIT, True)]
    assert boxes_lost(target) == 2


@pytest.mark.rule("MV-1.3.1-30")
@pytest.mark.parametrize(("face", "boxes"), [(13, 2), (14, 0)])
def test_a_volley_hits_or_misses_as_one(face: int, boxes: int) -> None:
    battle, _, target = duel(BEAM, SLUG, faces=[face])
    fight(battle, a_heron_1=firing(attack(target, BEAM, SLUG, mode=Mode.VOLLEY)))
    assert boxes_lost(target) == boxes


@pytest.mark.rule("MV-3.6.14-20")
@pytest.mark.parametrize(("faces", "boxes"), [([MISS, HIT], 1), ([MISS, MISS], 0), ([HIT], 1)])
def test_a_temporal_weapon_that_misses_is_rolled_for_once_more(faces: list[int], boxes: int) -> None:
    battle, _, target = duel(AGAIN, faces=faces)
    fight(battle, a_heron_1=firing(attack(target, AGAIN)))
    assert boxes_lost(target) == boxes


@pytest.mark.rule("MV-3.6.14-20")
def test_a_volley_is_rolled_again_only_if_all_of_it_is_temporal() -> None:
    battle, _, target = duel(AGAIN, BEAM, faces=[20])
    fight(battle, a_heron_1=firing(attack(target, AGAIN, BEAM, mode=Mode.VOLLEY)))
    assert boxes_lost(target) == 0


@pytest.mark.rule("MV-0.1.0-10", "MV-3.6.10-02", "MV-1.3.1-07")
def test_fire_uses_up_weapons_and_arrays() -> None:
    battle, firer, target = duel(BEAM, ONCE, faces=[MISS, MISS])
    fight(battle, a_heron_1=firing(attack(target, BEAM, ONCE)))
    array, beam, once = (firer.system(f"core/{name}#1") for name in ("eyes", "beam", "once"))
    assert (array.target, beam.fired, once.fired) == (target.number, 5, 5)
    assert (beam.flags, once.flags) == (0, EXPENDED)
    assert target.attackers == [firer.number]


@pytest.mark.rule("MV-1.3.5-05")
def test_range_bands_are_taken_off_energy_fire_alone() -> None:
    battle, _, target = duel(FLAK, SLUG, faces=[HIT, 4, HIT], apart_cm=60)
    fight(battle, a_heron_1=firing(attack(target, FLAK, SLUG)))
    assert [strike.loss for strike in told(battle, ShotStruck)] == [1, 0]
    assert ["MV-1.3.5-05" in strike.rules for strike in told(battle, ShotStruck)] == [True, False]
    assert boxes_lost(target) == 3 + 1


@pytest.mark.rule("MV-2.2.2-16")
def test_shields_are_spent_shot_by_shot_within_a_group() -> None:
    shielded = with_arc(armed(more=(component("basic_shield_generator", 1, Arc.FORE),)), Arc.FORE, shield_hits=1)
    battle, (_, target) = gunners(Put(armed(BEAM, SLUG)), Put(shielded, 1, 0, 10, 8), faces=[HIT, HIT])
    fight(battle, a_heron_1=firing(attack(target, BEAM, SLUG)))
    assert (target.arcs[0].shield_hits, boxes_lost(target)) == (0, 1)


@pytest.mark.rule("MV-2.2.2-17", "MV-2.2.2-16")
def test_a_shot_at_a_target_destroyed_meanwhile_is_spent_without_effect() -> None:
    battle, (firer, target) = gunners(Put(armed(BEAM, SLUG)), Put(armed(hull_hits=1), 1, 0, 10, 8), faces=[HIT])
    fight(battle, a_heron_1=firing(attack(target, BEAM, SLUG)))
    assert [waste.weapons for waste in told(battle, ShotWasted)] == [("core/slug#1",)]
    assert firer.system("core/slug#1").fired == 5
    assert target.fate is not None
    assert (target.fate.cause, target.fate.by, target.fate.weapon) == ("fire", firer.number, "Beam")


@pytest.mark.rule("MV-1.2.3-16", "MV-0.0.0-10")
@pytest.mark.parametrize(("face", "arc"), [(1, "port"), (2, "port"), (3, "starboard"), (4, "starboard")])
def test_each_hit_on_a_side_of_a_corkscrewing_ship_strikes_either_side(face: int, arc: str) -> None:
    battle, (_, target) = gunners(Put(armed(BEAM)), Put(armed(), 1, 0, 10, 4), faces=[HIT, face])
    target.corkscrews = True
    fight(battle, a_heron_1=firing(attack(target, BEAM)))
    assert [roll.face for roll in told(battle, SideRolled)] == [face]
    assert [strike.arc for strike in told(battle, ShotStruck)] == [arc]


@pytest.mark.rule("MV-1.2.3-17")
@pytest.mark.parametrize(("heading", "arc"), [(8, "fore"), (0, "aft")])
def test_a_corkscrew_leaves_hits_on_the_ends_alone(heading: int, arc: str) -> None:
    battle, (_, target) = gunners(Put(armed(BEAM)), Put(armed(), 1, 0, 10, heading), faces=[HIT])
    target.corkscrews = True
    fight(battle, a_heron_1=firing(attack(target, BEAM)))
    assert [strike.arc for strike in told(battle, ShotStruck)] == [arc]


def bowed(hits: int = 9) -> Put:
    """Return a target with an EW array in its bow section."""
    bow = hull(hits, 1, components=(component("grappler", 1),))
    return Put(with_section(armed(), SectionName.FORE, bow), 1, 0, 10, 8)


def surgical(target: Vessel, weapon: Weapon) -> FireOrders:
    return firing(attack(target, weapon, mode=Mode.SURGICAL, system="fore/grappler#1"))


@pytest.mark.rule("MV-1.3.1-38")
@pytest.mark.parametrize(("face", "disabled"), [(13, True), (12, False)])
def test_surgical_fire_disables_with_an_odd_face(face: int, *, disabled: bool) -> None:
    battle, (_, target) = gunners(Put(armed(BEAM)), bowed(), faces=[face])
    fight(battle, a_heron_1=surgical(target, BEAM))
    assert bool(target.system("fore/grappler#1").flags & DISABLED) is disabled
    assert len(told(battle, SurgeryDone)) == disabled
    assert boxes_lost(target) == 1


@pytest.mark.rule("MV-1.3.1-38", "MV-1.3.1-40")
def test_surgical_fire_that_takes_no_box_of_the_section_disables_nothing() -> None:
    battle, (_, target) = gunners(Put(armed(BEAM)), bowed(), faces=[13])
    target.arcs[0].plan = replace(target.arcs[0].plan, armour=1)
    fight(battle, a_heron_1=surgical(target, BEAM))
    assert not target.system("fore/grappler#1").flags
    assert boxes_lost(target) == 0


@pytest.mark.rule("MV-1.3.1-40")
def test_the_second_roll_of_temporal_surgical_fire_is_judged() -> None:
    battle, (_, target) = gunners(Put(armed(AGAIN)), bowed(), faces=[16, 13])
    fight(battle, a_heron_1=surgical(target, AGAIN))
    assert target.system("fore/grappler#1").flags & DISABLED


def blasted(*places: tuple[int, int], faces: list[int]) -> tuple[list[ShotStruck], list[Vessel], list[object]]:
    more = [Put(armed(), number % 2, x, y) for number, (x, y) in enumerate(places)]
    battle, vessels = gunners(Put(armed(BLAST)), Put(armed(), 1, 0, 20, 8), *more, faces=faces)
    fight(battle, a_heron_1=firing(attack(vessels[1], BLAST)))
    return told(battle, ShotStruck), vessels, battle.events


@pytest.mark.rule("MV-3.6.9-02", "MV-3.6.9-03")
@pytest.mark.parametrize(("face", "struck"), [(1, [1]), (2, [1, 3]), (3, [1, 3, 2]), (4, [1, 3, 2])])
def test_an_area_strikes_as_many_ships_as_its_die_says_closest_first(face: int, struck: list[int]) -> None:
    strikes, vessels, _ = blasted((0, 27), (3, 20), (0, 31), faces=[HIT, face])
    assert [strike.target for strike in strikes] == [vessels[number].key for number in struck]


@pytest.mark.rule("MV-3.6.9-03", "MV-0.0.0-04")
@pytest.mark.parametrize(("x", "struck"), [(10, 2), (11, 1)])
def test_an_area_ends_at_its_radius(x: int, struck: int) -> None:
    strikes, _, _ = blasted((x, 20), faces=[HIT, 4])
    assert len(strikes) == struck


@pytest.mark.rule("MV-3.6.9-03")
def test_an_area_weapon_that_misses_strikes_nobody() -> None:
    strikes, _, events = blasted((3, 20), faces=[MISS])
    assert strikes == []
    assert not [event for event in events if isinstance(event, AreaRolled)]


@pytest.mark.rule("MV-3.6.9-03", "MV-3.4.8-08")
def test_an_area_strikes_friend_and_foe_and_the_firer_but_nobody_under_cloak() -> None:
    battle, vessels = gunners(
        Put(armed(BLAST)), Put(armed(), 1, 0, 5, 8), Put(armed(), 0, 0, 8), Put(armed(), 1, 0, 7), faces=[HIT, 4]
    )
    vessels[3].cloaked = 1
    fight(battle, a_heron_1=firing(attack(vessels[1], BLAST)))
    assert [strike.target for strike in told(battle, ShotStruck)] == [vessels[number].key for number in (1, 2, 0)]


@pytest.mark.rule("MV-3.6.9-04", "MV-0.0.0-04")
@pytest.mark.parametrize(("cm", "loss"), [(0, 0), (1, 1), (5, 1), (6, 2), (10, 2)])
def test_each_begun_step_of_5_cm_weakens_an_area(cm: int, loss: int) -> None:
    _, _, target = duel(BEAM, apart_cm=cm)
    assert area_loss(Point(0, 0), target) == loss


@pytest.mark.rule("MV-3.6.9-06")
def test_a_victim_is_struck_on_the_arc_that_faces_the_middle_with_the_bands_of_the_original() -> None:
    blast = Put(armed(BLAST))
    battle, vessels = gunners(blast, Put(armed(), 1, 0, 60, 8), Put(armed(), 0, 0, 63, 0), faces=[HIT, 2])
    fight(battle, a_heron_1=firing(attack(vessels[1], BLAST)))
    assert [(strike.arc, strike.loss) for strike in told(battle, ShotStruck)] == [("fore", 1), ("aft", 2)]


@pytest.mark.rule("MV-3.6.9-06", "MV-0.0.0-10")
@pytest.mark.parametrize(("face", "struck"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_among_ships_equally_far_one_is_chosen_at_random(face: int, struck: int) -> None:
    strikes, vessels, events = blasted((3, 20), (-3, 20), faces=[HIT, 2, face])
    assert strikes[1].target == vessels[struck].key
    picks = [event for event in events if isinstance(event, VictimPicked)]
    assert [(pick.face, pick.ship) for pick in picks] == [(face, vessels[struck].key)]


def test_no_die_is_rolled_where_all_that_are_equally_far_are_struck() -> None:
    strikes, vessels, _ = blasted((3, 20), (-3, 20), faces=[HIT, 3])
    assert [strike.target for strike in strikes] == [vessels[number].key for number in (1, 2, 3)]


@pytest.mark.rule("MV-3.6.14-17", "MV-3.6.14-27")
def test_a_spinal_shot_strikes_along_its_line_with_half_of_every_pulse() -> None:
    places = [(5, 10), (-5, 4), (6, 10), (0, 25), (0, -1)]
    more = [Put(armed(), number % 2, x, y) for number, (x, y) in enumerate(places)]
    battle, vessels = gunners(Put(armed(KEEL_GUN)), Put(armed(), 1, 0, 20, 8), *more, faces=[HIT])
    fight(battle, a_heron_1=firing(attack(vessels[1], KEEL_GUN)))
    assert [pierced.victims for pierced in told(battle, LinePierced)] == [(vessels[3].key, vessels[2].key)]
    assert [boxes_lost(vessel) for vessel in vessels] == [0, 4, 2, 2, 0, 0, 0]
    assert [(strike.arc, strike.halved) for strike in told(battle, ShotStruck)] == [
        ("fore", False),
        ("starboard", True),
        ("aft", True),
    ]


@pytest.mark.rule("MV-3.6.14-18", "MV-3.6.14-27")
@pytest.mark.parametrize(("hits", "victims"), [(4, [2, 3]), (5, [2])])
def test_the_line_goes_on_to_100_cm_if_the_shot_destroys_its_target(hits: int, victims: list[int]) -> None:
    battle, vessels = gunners(
        Put(armed(KEEL_GUN)),
        Put(armed(hull_hits=hits), 1, 0, 20, 8),
        Put(armed(), 1, 0, 10),
        Put(armed(), 1, 0, 100),
        Put(armed(), 1, 0, 101),
        faces=[HIT],
    )
    fight(battle, a_heron_1=firing(attack(vessels[1], KEEL_GUN)))
    assert [number for number in (2, 3, 4) if boxes_lost(vessels[number])] == victims


@pytest.mark.rule("MV-3.6.14-17")
def test_the_victims_of_a_line_are_met_at_their_own_range() -> None:
    battle, vessels = gunners(Put(armed(KEEL_GUN)), Put(armed(), 1, 0, 60, 8), Put(armed(), 1, 0, 10), faces=[HIT])
    fight(battle, a_heron_1=firing(attack(vessels[1], KEEL_GUN)))
    assert [strike.loss for strike in told(battle, ShotStruck)] == [1, 0]


@pytest.mark.rule("MV-3.6.14-27", "MV-3.4.8-08")
def test_a_cloaked_ship_is_no_victim_of_a_line() -> None:
    battle, vessels = gunners(Put(armed(KEEL_GUN)), Put(armed(), 1, 0, 20, 8), Put(armed(), 1, 0, 10))
    vessels[2].cloaked = 1
    assert along(battle.table, vessels[0], weapon_plan(KEEL_GUN), vessels[1], through=False) == []


def test_a_line_without_length_strikes_nobody_else() -> None:
    battle, vessels = gunners(Put(armed(KEEL_GUN)), Put(armed(), 1, 0, 0), Put(armed(), 1, 0, 0))
    assert along(battle.table, vessels[0], weapon_plan(KEEL_GUN), vessels[1], through=False) == []


@pytest.mark.rule("MV-1.3.1-39")
def test_nothing_on_the_way_blocks_fire() -> None:
    battle, vessels = gunners(Put(armed(BEAM)), Put(armed(), 1, 0, 20, 8), Put(armed(), 1, 0, 10), faces=[HIT])
    fight(battle, a_heron_1=firing(attack(vessels[1], BEAM)))
    assert [boxes_lost(vessel) for vessel in vessels] == [0, 1, 0]


@pytest.mark.rule("MV-1.3.5-15")
def test_the_dice_of_a_shot_fall_in_a_fixed_order() -> None:
    """Sensor roll, second roll, side, damage dice, area die, victim's damage; then the next weapon."""
    battle, (_, target, _) = gunners(
        Put(armed(FLAK, BLAST, AGAIN)),
        Put(armed(), 1, 0, 10, 4),
        Put(armed(), 1, 0, 12),
        faces=[HIT, 3, 6, HIT, 1, 2, MISS, HIT, 4],
    )
    target.corkscrews = True
    fight(battle, a_heron_1=firing(attack(target, FLAK, BLAST), attack(target, AGAIN, array=SECOND_ARRAY)))
    kinds = [type(event).__name__ for event in battle.events]
    rolled = [kind for kind in kinds if kind in {"SensorRolled", "SideRolled", "DamageRolled", "AreaRolled"}]
    assert rolled == [
        "SensorRolled",
        "SideRolled",
        "DamageRolled",
        "SensorRolled",
        "SideRolled",
        "DamageRolled",
        "AreaRolled",
        "DamageRolled",
        "SensorRolled",
        "SensorRolled",
        "SideRolled",
        "DamageRolled",
    ]


def test_distances_are_told_in_thousandths_of_a_cm() -> None:
    battle, _, target = duel(BEAM, faces=[MISS])
    fight(battle, a_heron_1=firing(attack(target, BEAM)))
    assert told(battle, SensorRolled)[0].distance == 10 * CM
