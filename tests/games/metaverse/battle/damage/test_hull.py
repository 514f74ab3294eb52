"""Boxes, layers, parties, sections and ships lost (1.3.6, 3.1.6, 3.1.7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.damage.hull import Cause, destroy_section, destroy_ship, penetrate, rake
from metamaker.games.metaverse.battle.damage.strike import Shot, strike
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, Boarders, Status, Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import DamageEffect, Die
from tests.games.metaverse.battle.battles import AFT, CORE, FORE, STARBOARD, gun, hull, ship_class, single, three_deep
from tests.games.metaverse.builders import component, with_arc

TEST = Cause("test")
SPIKE = gun(damage_die=Die.D12, damage_effect=DamageEffect.PENETRATING)
"""A penetrating gun whose die says how many points a pulse has."""


def criticals(battle: Battle) -> list[int]:
    return [critical.section for critical in battle.criticals]


def left(vessel: Vessel) -> list[list[int]]:
    return [section.boxes for section in vessel.sections]


@pytest.mark.rule("MV-1.3.6-15", "MV-1.3.6-02", "MV-1.3.7-01")
def test_the_raking_check() -> None:
    battle, vessel, _ = single(ship_class(hull(8, 2, crew=2, marines=2)))
    assert rake(battle, vessel, CORE, 6, TEST) == 6
    core = vessel.sections[CORE]
    assert (core.boxes, core.crew, core.marines, criticals(battle)) == ([0, 2], [0, 1], [0, 1], [CORE])
    assert core.crossed == [0, 0, 0, 0, 1, 1]


@pytest.mark.rule("MV-1.3.6-14", "MV-1.3.6-10", "MV-1.3.7-02")
def test_the_penetration_check() -> None:
    battle, vessel, _ = single(three_deep(), 8)
    assert strike(battle, Shot(SPIKE, 0, vessel, FORE)).boxes == (3, 0, 2, 0, 2)
    assert criticals(battle) == [FORE, CORE, AFT]
    assert left(vessel) == [[3, 3, 3], [], [3, 3], [], [3, 3]]


@pytest.mark.rule("MV-1.3.6-01", "MV-3.6.3-02", "MV-1.3.6-03")
def test_each_pulse_of_a_penetrating_weapon_starts_at_the_top_and_a_raking_one_runs_along_layers() -> None:
    for effect, boxes in ((DamageEffect.PENETRATING, [2, 2, 2]), (DamageEffect.RAKING, [0, 2, 4])):
        battle, vessel, _ = single(three_deep(), 3, 3)
        strike(battle, Shot(gun(pulse=2, damage_effect=effect), 0, vessel, FORE))
        assert left(vessel)[FORE] == boxes


@pytest.mark.rule("MV-1.3.6-04", "MV-3.1.1-07")
def test_layers_without_boxes_cost_nothing_and_few_layers_suffer_less_from_penetration_than_from_raking() -> None:
    battle, vessel, _ = single(three_deep(), 2)
    vessel.sections[FORE].boxes = [0, 4, 4]
    assert strike(battle, Shot(SPIKE, 0, vessel, FORE)).boxes[FORE] == 2
    assert left(vessel)[FORE] == [0, 3, 3]
    one_layer = ship_class(hull(60, 2), fore=hull(12, 1))
    for ship, causes in ((one_layer, 0), (three_deep(), 2)):
        battle, vessel, _ = single(ship)
        rake(battle, vessel, FORE, 8, TEST)
        assert len(criticals(battle)) == causes


@pytest.mark.rule("MV-1.3.6-05", "MV-1.3.7-10", "MV-1.3.7-03")
def test_a_section_goes_with_its_last_layer_whatever_is_left_above() -> None:
    battle, vessel, _ = single(three_deep(), 3)
    vessel.sections[FORE].boxes = [4, 4, 1]
    strike(battle, Shot(SPIKE, 0, vessel, FORE))
    assert not vessel.sections[FORE].stands
    assert (left(vessel)[FORE], criticals(battle)) == ([0, 0, 0], [CORE])


@pytest.mark.rule("MV-1.3.6-06")
@pytest.mark.parametrize(("effect", "core"), [(DamageEffect.RAKING, [0, 3]), (DamageEffect.PENETRATING, [3, 3])])
def test_what_a_destroyed_section_does_not_take_goes_to_the_core_in_the_same_pattern(
    effect: DamageEffect, core: list[int]
) -> None:
    battle, vessel, _ = single(three_deep(), 6)
    vessel.sections[FORE].boxes = [0, 0, 1]
    strike(battle, Shot(gun(damage_effect=effect), 0, vessel, FORE))
    assert left(vessel)[CORE] == core


@pytest.mark.rule("MV-1.3.6-09")
def test_a_ship_is_destroyed_with_the_last_layer_of_its_core() -> None:
    battle, vessel, _ = single(three_deep())
    assert rake(battle, vessel, CORE, 7, TEST) == 7
    assert vessel.fights
    assert rake(battle, vessel, CORE, 9, TEST) == 1
    assert vessel.status is Status.DESTROYED
    assert vessel.fate is not None
    assert vessel.fate.cause == "test"


@pytest.mark.rule("MV-1.3.6-11", "MV-1.3.6-12", "MV-1.3.6-25")
def test_penetration_goes_straight_through_and_ends_where_no_section_stands() -> None:
    battle, vessel, _ = single(three_deep(), 12, 12, 12)
    vessel.sections[AFT].boxes = [0, 4]
    assert strike(battle, Shot(SPIKE, 0, vessel, FORE)).boxes == (3, 0, 1, 0, 2)
    # from starboard the core is the first section of the way, and nothing lies behind it
    assert strike(battle, Shot(SPIKE, 0, vessel, STARBOARD)).boxes == (0, 0, 0, 0, 2)
    destroy_section(battle, vessel, AFT, TEST)
    assert strike(battle, Shot(SPIKE, 0, vessel, FORE)).boxes == (3, 0, 0, 0, 2)


@pytest.mark.rule("MV-1.3.6-25", "MV-1.3.6-23")
def test_through_a_destroyed_section_the_core_comes_first_and_the_far_side_behind_it() -> None:
    battle, vessel, _ = single(three_deep(), 12)
    destroy_section(battle, vessel, FORE, TEST)
    assert strike(battle, Shot(SPIKE, 0, vessel, FORE)).boxes == (0, 0, 2, 0, 2)


@pytest.mark.rule("MV-1.3.6-13", "MV-3.1.6-03", "MV-3.1.7-02")
def test_a_lost_layer_takes_the_parties_still_on_it_and_no_others() -> None:
    battle, vessel, _ = single(ship_class(hull(8, 2), fore=hull(9, 3, crew=6, marines=3)))
    fore = vessel.sections[FORE]
    fore.crew = [0, 2, 2]
    rake(battle, vessel, FORE, 6, TEST)
    assert (fore.crew, fore.marines) == ([0, 0, 2], [0, 0, 1])


@pytest.mark.rule("MV-3.1.6-02", "MV-3.1.6-05")
def test_parties_are_counted_over_the_layers_and_systems_work_without_any() -> None:
    battle, vessel, _ = single(ship_class(hull(60, 2), fore=hull(6, 2, crew=3, components=(component("ew_array", 2),))))
    fore = vessel.sections[FORE]
    assert fore.crew_parties == 3
    rake(battle, vessel, FORE, 3, TEST)
    assert fore.crew_parties == 1
    fore.crew = [0, 0]
    assert vessel.system("fore/ew-array#1").works


@pytest.mark.rule("MV-1.3.6-24", "MV-1.3.7-11", "MV-1.2.3-48")
def test_a_destroyed_section_holds_nothing_any_more() -> None:
    section = hull(9, 3, crew=2, marines=1, reactor=True, components=(component("basic_ftl", 3, part="spare"),))
    ship = with_arc(ship_class(hull(60, 2), fore=section), Arc.FORE, shield_hits=5, ablative_plates=2, armour_rating=3)
    battle, vessel, dice = single(ship)
    fore, arc = vessel.sections[FORE], vessel.arcs[FORE]
    fore.boarders, arc.adaptation = [Boarders(1, 2, 0, 1)], 2
    destroy_section(battle, vessel, FORE, TEST)
    dice.finish()
    assert (fore.stands, fore.left, fore.crew_parties, fore.marine_parties, fore.boarding_parties) == (False, 0, 0, 0, 0)
    assert (arc.shield_hits, arc.plates, arc.adaptation, arc.bare) == (0, 0, 0, True)
    inside = [system.flags & DESTROYED for system in vessel.systems if system.plan.section == FORE]
    assert len(inside) == 3
    assert all(inside)
    assert not any(system.flags for system in vessel.systems if system.plan.section == CORE)
    assert (vessel.fights, criticals(battle)) == (True, [CORE])
    destroy_section(battle, vessel, FORE, TEST)
    assert criticals(battle) == [CORE]


@pytest.mark.rule("MV-1.3.6-24")
def test_a_core_destroyed_by_anything_is_the_end_of_the_ship_and_of_its_story() -> None:
    battle, vessel, _ = single(three_deep())
    destroy_section(battle, vessel, CORE, Cause("critical", 0, "Gun"))
    destroy_ship(battle, vessel, Cause("later"))
    assert vessel.status is Status.DESTROYED
    assert vessel.fate is not None
    assert (vessel.fate.cause, vessel.fate.by, vessel.fate.weapon) == ("critical", 0, "Gun")


@pytest.mark.rule("MV-1.2.3-50", "MV-1.3.7-12")
def test_what_does_not_carry_over_ends_with_its_section() -> None:
    battle, vessel, _ = single(three_deep())
    assert rake(battle, vessel, FORE, 20, TEST, carries_over=False) == 12
    assert vessel.sections[CORE].left == 8
    assert criticals(battle) == [FORE, FORE, CORE]
    assert rake(battle, vessel, FORE, 3, TEST) == 3


@pytest.mark.rule("MV-1.3.6-05")
def test_a_section_that_has_no_box_to_lose_is_destroyed_by_the_first_damage() -> None:
    battle, vessel, _ = single(three_deep())
    vessel.sections[FORE].boxes = [0, 0, 0]
    assert rake(battle, vessel, FORE, 2, TEST) == 2
    vessel.sections[AFT].boxes = [0, 0]
    assert penetrate(battle, vessel, (AFT,), 2, TEST) == 0
    assert [vessel.sections[place].stands for place in (FORE, AFT, CORE)] == [False, False, True]


blows = st.lists(
    st.tuples(st.booleans(), st.sampled_from([FORE, AFT, CORE]), st.integers(0, 15)),
    max_size=12,
)


@pytest.mark.rule("MV-1.3.6-02", "MV-1.3.6-03")
@given(blows=blows)
def test_boxes_are_only_ever_lost_and_every_one_is_accounted_for(blows: list[tuple[bool, int, int]]) -> None:
    battle, vessel, _ = single(three_deep())
    battle.telling = False
    for raking, place, amount in blows:
        before = [list(boxes) for boxes in left(vessel)]
        crossed = sum(len(section.crossed) for section in vessel.sections)
        if raking:
            lost = rake(battle, vessel, place, amount, TEST)
        else:
            lost = penetrate(battle, vessel, (place, CORE, AFT), amount, TEST)
        assert 0 <= lost <= amount
        assert sum(len(section.crossed) for section in vessel.sections) - crossed == lost
        assert all(
            0 <= now <= old
            for rows, old_rows in zip(left(vessel), before, strict=True)
            for now, old in zip(rows, old_rows, strict=True)
        )
        assert vessel.fights == vessel.sections[CORE].stands
