"""How criticals are caused, queued, rolled, raised and chosen (1.3.7, A.2)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.damage.criticals import lose_parties, resolve, shares
from metamaker.games.metaverse.battle.damage.events import CriticalIgnored, CriticalRolled, CriticalUpgraded, SubCriticalRolled
from metamaker.games.metaverse.battle.damage.hull import Cause, destroy_section, rake
from metamaker.games.metaverse.battle.damage.reactors import end_of_turn
from metamaker.games.metaverse.battle.damage.strike import Shot, strike
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.state.battle import Battle, Critical
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, EXPENDED, OFF, UNPOWERED
from metamaker.games.metaverse.model.words import DamageEffect
from metamaker.play.dice import SeededDice
from tests.games.metaverse.battle.battles import CORE, FORE, battle_of, gun, hull, ship_class, spread, three_deep, vessel_of
from tests.games.metaverse.battle.damage.laboratory import (
    boxes,
    disabled,
    everything,
    laboratory,
    suffer,
    without,
)
from tests.games.metaverse.builders import design_of

TELEPORTERS = ("basic_teleporter", "advanced_teleporter", "grappler", "energy_grappler", "gravity_well_projector")
TEST = Cause("test")


def rolled(battle: Battle) -> list[tuple[str, int, int]]:
    return [(event.section, event.category, event.row) for event in battle.events if isinstance(event, CriticalRolled)]


def raised(battle: Battle) -> list[tuple[int, int]]:
    return [(event.category, event.row) for event in battle.events if isinstance(event, CriticalUpgraded)]


def ignored(battle: Battle) -> list[str]:
    return [event.rules[0] for event in battle.events if isinstance(event, CriticalIgnored)]


@pytest.mark.rule("MV-1.3.7-01", "MV-1.3.7-05", "MV-1.3.7-03")
def test_criticals_wait_for_their_batch() -> None:
    battle, vessel, dice = laboratory()
    rake(battle, vessel, FORE, 20, TEST)
    destroy_section(battle, vessel, FORE, TEST)
    dice.finish()
    assert [critical.section for critical in battle.criticals] == [FORE, FORE, CORE]
    assert rolled(battle) == []


@pytest.mark.rule("MV-1.3.7-02", "MV-1.3.7-10")
def test_each_penetrating_point_on_the_bottom_layer_is_a_critical_unless_it_is_the_last() -> None:
    design = design_of(three_deep())
    for bottom, criticals in ((4, [FORE, FORE, FORE]), (3, [CORE])):
        vessel = vessel_of(design)
        vessel.sections[FORE].boxes = [0, 0, bottom]
        battle = battle_of([vessel], [1, 1, 1])
        strike(battle, Shot(gun(pulse=3, damage_effect=DamageEffect.PENETRATING), 0, vessel, FORE))
        standing = [critical.section for critical in battle.criticals if vessel.sections[critical.section].stands]
        assert standing == criticals


@pytest.mark.rule("MV-1.3.7-13", "MV-1.3.7-14", "MV-1.3.7-12")
def test_one_queue_over_all_ships_in_the_order_caused_and_new_ones_at_its_end() -> None:
    battle, (first, second), dice = spread(ship_class(hull(12, 3)), 7, 1, 7, 1, 7, 1, apart_cm=[50])
    for vessel in (first, second):
        vessel.blueprint = replace(vessel.blueprint, ems=1)
    first.sections[CORE].boxes = [1, 4, 4]
    battle.criticals += [Critical(0, CORE, "test"), Critical(1, CORE, "test")]
    resolve(battle)
    dice.finish()
    ships = [event.ship for event in battle.events if isinstance(event, CriticalRolled)]
    assert ships == [first.key, second.key, first.key]
    assert battle.criticals == []


@pytest.mark.rule("MV-1.3.7-07", "MV-A.2-59")
def test_a_row_that_cannot_be_applied_is_raised_once_and_then_ignored() -> None:
    battle, vessel, dice = laboratory(1, 1)
    without(vessel, *TELEPORTERS)
    suffer(battle, vessel)
    assert (raised(battle), ignored(battle)) == ([(2, 1)], [])
    assert disabled(vessel)[-2:] == ["cloak-generator#1", "stealth-generator#1"]
    battle, vessel, dice = laboratory(1, 1)
    without(vessel, *TELEPORTERS, "cloak_generator", "stealth_generator")
    before = disabled(vessel)
    suffer(battle, vessel)
    dice.finish()
    assert (raised(battle), ignored(battle), disabled(vessel)) == ([(2, 1)], ["MV-1.3.7-07"], before)


@pytest.mark.rule("MV-1.3.7-07")
@pytest.mark.parametrize(("category", "row"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_each_category_is_raised_to_the_next(category: int, row: int) -> None:
    battle, vessel, _ = laboratory(category, row)
    vessel.systems = [system for system in vessel.systems if system.flags == 0]
    for system in vessel.systems:
        system.flags |= DESTROYED
    vessel.sections[FORE].crew = vessel.sections[FORE].marines = [0, 0, 0]
    suffer(battle, vessel)
    assert raised(battle) == [(category + 1, row)]


@pytest.mark.rule("MV-1.3.7-08", "MV-1.3.7-15", "MV-A.2-57")
@pytest.mark.parametrize(
    ("flags", "counts"), [(DISABLED, False), (DESTROYED, False), (EXPENDED, False), (UNPOWERED, True), (OFF, True)]
)
def test_a_system_operates_unless_it_is_disabled_destroyed_or_expended(flags: int, counts: bool) -> None:
    battle, vessel, _ = laboratory(6, 2)
    bridge = vessel.system("fore/bridge-2#1")
    bridge.flags |= flags
    suffer(battle, vessel)
    assert raised(battle) == ([] if counts else [(7, 2)])
    assert bool(bridge.flags & DISABLED) == (counts or flags == DISABLED)


@pytest.mark.rule("MV-1.3.7-09", "MV-1.3.7-16", "MV-1.3.7-14")
def test_fewer_systems_than_asked_for_all_go_without_a_die_and_the_hull_hits_follow_in_full() -> None:
    battle, vessel, dice = laboratory(4, 5)
    for number in (1, 2):
        vessel.system(f"fore/fore-guns#{number}").flags |= DESTROYED
    suffer(battle, vessel)
    dice.finish()
    assert disabled(vessel) == ["fore-guns#3", "fore-guns#4"]
    assert boxes(vessel)[0] == 26


@pytest.mark.rule("MV-1.3.7-16", "MV-1.3.7-08")
def test_without_a_system_to_disable_the_hull_hits_of_a_row_are_not_dealt() -> None:
    battle, vessel, dice = laboratory(4, 5)
    without(vessel, "weapon")
    suffer(battle, vessel)
    dice.finish()
    # raised to Crew 5 instead
    assert boxes(vessel)[0] == 30
    assert vessel.sections[FORE].crew_parties == 0


@pytest.mark.rule("MV-1.3.7-11")
def test_what_waits_for_a_destroyed_section_is_dropped_without_a_die() -> None:
    battle, vessel, dice = laboratory(7, 1)
    battle.criticals.append(Critical(0, FORE, "test"))
    destroy_section(battle, vessel, FORE, TEST)
    resolve(battle)
    dice.finish()
    assert (rolled(battle), ignored(battle)) == ([("core", 7, 1)], ["MV-1.3.7-11"])


@pytest.mark.rule("MV-1.3.7-11", "MV-1.3.6-09")
def test_a_ship_that_is_gone_suffers_no_criticals() -> None:
    battle, vessel, dice = laboratory()
    battle.criticals.append(Critical(0, FORE, "test"))
    destroy_section(battle, vessel, CORE, TEST)
    resolve(battle)
    dice.finish()
    assert rolled(battle) == []


@pytest.mark.rule("MV-1.3.7-12", "MV-3.1.5-04")
def test_hull_hits_of_criticals_rake_past_shields_and_armour_and_spill_into_the_core() -> None:
    battle, vessel, dice = laboratory(7, 5, 7, 1)
    arc = vessel.arcs[FORE]
    arc.shield_hits, arc.plates = 9, 5
    vessel.sections[FORE].boxes = [0, 0, 3]
    suffer(battle, vessel)
    dice.finish()
    # EMS 2: eight hull hits, three of them in the section; then the core's own critical, two more
    assert boxes(vessel) == (0, 40 - 5 - 2)
    assert vessel.arcs[FORE].bare


@pytest.mark.rule("MV-A.2-50")
def test_each_half_of_a_compound_critical_may_be_raised_by_itself_and_the_second_needs_its_section() -> None:
    battle, vessel, dice = laboratory(8, 4, 1, 6, 7, 1)
    without(vessel, "weapon")
    suffer(battle, vessel)
    dice.finish()
    assert raised(battle) == [(5, 1)]
    halves = [event.category for event in battle.events if isinstance(event, SubCriticalRolled)]
    assert (halves, vessel.sections[FORE].stands) == ([4, 7], False)


@pytest.mark.rule("MV-A.2-50", "MV-1.3.7-11")
def test_a_half_that_destroys_the_section_leaves_nothing_for_the_other() -> None:
    battle, vessel, dice = laboratory(8, 6, 6, 7, 1)
    vessel.sections[FORE].boxes, vessel.sections[CORE].boxes = [0, 0, 1], [90, 20]
    suffer(battle, vessel)
    dice.finish()
    halves = [event.category for event in battle.events if isinstance(event, SubCriticalRolled)]
    assert (halves, rolled(battle)) == ([6], [("fore", 8, 6), ("core", 7, 1)])
    assert ignored(battle)[0] == "MV-A.2-50"


@pytest.mark.rule("MV-A.2-51")
def test_the_printed_signature_counts_whatever_jams_it() -> None:
    battle, vessel, _ = laboratory(7, 5)
    vessel.system("fore/ej-array#1").flags &= ~OFF
    suffer(battle, vessel)
    assert boxes(vessel)[0] == 30 - 4 * vessel.blueprint.ems


@pytest.mark.rule("MV-A.2-52", "MV-3.1.6-04")
def test_parties_go_by_turns_crew_first_from_the_upper_layers() -> None:
    assert [shares(number, 6, 4) for number in range(1, 11)] == [
        (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4), (5, 4), (6, 4),
    ]  # fmt: skip
    assert [shares(4, 1, 6), shares(4, 6, 1), shares(9, 2, 3), shares(3, 0, 5)] == [(1, 3), (3, 1), (2, 3), (0, 3)]
    battle, vessel, _ = laboratory()
    fore = vessel.sections[FORE]
    fore.crew, fore.marines = [1, 2, 2], [0, 2, 1]
    lose_parties(battle, vessel, FORE, 5)
    assert (fore.crew, fore.marines) == ([0, 0, 2], [0, 0, 1])


@given(number=st.integers(0, 30), crew=st.integers(0, 12), marines=st.integers(0, 12))
def test_as_many_parties_go_as_there_are_and_no_kind_pays_more_than_its_turn(number: int, crew: int, marines: int) -> None:
    of_crew, of_marines = shares(number, crew, marines)
    assert of_crew + of_marines == min(number, crew + marines)
    assert 0 <= of_crew <= crew
    assert 0 <= of_marines <= marines
    if of_crew < crew and of_marines < marines:
        assert of_crew - of_marines in {0, 1}


@pytest.mark.rule("MV-A.2-53")
def test_the_life_support_of_the_section_says_how_many_and_without_parties_the_row_goes_up() -> None:
    battle, vessel, _ = laboratory(5, 1, 5, 2)
    without(vessel, "life_support")
    suffer(battle, vessel)
    assert vessel.sections[FORE].crew_parties + vessel.sections[FORE].marine_parties == 10 - 2
    vessel.sections[FORE].crew = vessel.sections[FORE].marines = [0, 0, 0]
    suffer(battle, vessel)
    assert raised(battle) == [(6, 2)]


@pytest.mark.rule("MV-A.2-55")
def test_only_systems_of_the_section_hit_are_affected() -> None:
    battle, vessel, _ = laboratory(3, 4, 3, 5)
    suffer(battle, vessel)
    suffer(battle, vessel)
    assert disabled(vessel, CORE) == []
    assert sorted(disabled(vessel)) == ["basic#1", "primitive-stl-aft#1", "thrusters#1", "thrusters#2"]


@pytest.mark.rule("MV-A.2-56", "MV-A.2-60", "MV-A.2-32")
def test_a_power_fluctuation_ends_by_itself_behind_the_morale_step() -> None:
    battle, vessel, _ = laboratory(6, 1)
    suffer(battle, vessel)
    reactor = vessel.system("fore/reactor#1")
    assert reactor.fluctuates
    assert not reactor.operates
    end_of_turn(battle)
    assert reactor.works
    assert not reactor.fluctuates


@pytest.mark.rule("MV-A.2-57", "MV-A.2-36", "MV-2.3.1-12")
def test_a_melting_reactor_is_disabled_and_waits_for_the_repair_step() -> None:
    battle, vessel, dice = laboratory(6, 5)
    suffer(battle, vessel)
    dice.finish()
    assert vessel.system("fore/reactor#1").flags == DISABLED
    assert [(melting.vessel, melting.section) for melting in battle.melting] == [(0, FORE)]
    assert boxes(vessel) == (30, 40)


@pytest.mark.rule("MV-3.5.6-05", "MV-3.5.6-06", "MV-3.5.6-07")
@pytest.mark.parametrize(
    ("rating", "faces", "row"),
    [(1, (4,), 1), (2, (4, 3), 2), (3, (4, 6), 3), (4, (4, 4), 4), (5, (4, 10), 5), (6, (4, 6), 6), (9, (4, 6), 6)],
)
def test_a_pinpoint_critical_rolls_a_d6_and_a_die_of_its_rating(rating: int, faces: tuple[int, ...], row: int) -> None:
    # with one gun left there is nothing to choose
    battle, vessel, dice = laboratory(*faces)
    for number in (2, 3, 4):
        vessel.system(f"fore/fore-guns#{number}").flags |= DESTROYED
    suffer(battle, vessel, category_faces=6, row_rating=rating)
    dice.finish()
    assert rolled(battle) == [("fore", 4, row)]
    assert disabled(vessel) == ["fore-guns#1"]


@pytest.mark.rule("MV-3.5.6-07")
def test_no_rating_makes_the_die_of_a_pinpoint_critical_larger_than_a_d6() -> None:
    battle, vessel, _ = laboratory(4, 7)
    with pytest.raises(ValueError, match="no face 7"):
        suffer(battle, vessel, category_faces=6, row_rating=9)


@pytest.mark.rule("MV-3.5.6-11")
def test_a_pinpoint_critical_never_goes_up_to_structure() -> None:
    battle, vessel, _ = laboratory(6, 2)
    without(vessel, "bridge")
    suffer(battle, vessel, category_faces=6, row_rating=6)
    assert (raised(battle), ignored(battle), boxes(vessel)[0]) == ([], ["MV-3.5.6-11"], 30)


@pytest.mark.rule("MV-1.2.3-48", "MV-1.2.3-50")
@pytest.mark.parametrize(("charge", "blows"), [(2, True), (0, False)])
def test_a_drive_disabled_while_it_warms_up_blows_up(charge: int, blows: bool) -> None:
    battle, vessel, dice = laboratory(3, 6, *([7] if blows else []))
    vessel.charges = (Charge("fore/quick#1", charge),) if charge else ()
    suffer(battle, vessel)
    dice.finish()
    drive = vessel.system("fore/quick#1")
    assert bool(drive.flags & DESTROYED) == blows
    assert drive.flags & DISABLED
    assert boxes(vessel) == (30 - 2 - (7 if blows else 0), 40)


@pytest.mark.rule("MV-1.2.3-48")
def test_nothing_of_a_drive_that_blows_up_reaches_other_sections() -> None:
    battle, vessel, _ = laboratory(3, 6, 20, 7, 1)
    vessel.charges = (Charge("fore/quick#1", 1),)
    vessel.sections[FORE].boxes = [0, 0, 5]
    suffer(battle, vessel)
    # the drive takes the section; the two hull hits of the row overflow into the core, as do those of the core's own critical
    assert boxes(vessel) == (0, 40 - 2 - 2)


@pytest.mark.rule("MV-1.3.7-06")
def test_dice_of_any_batch_come_to_an_end_and_nothing_falls_below_nothing() -> None:
    design = design_of(ship_class(hull(40, 2), fore=everything(bays=())))
    for seed in range(60):
        vessel = vessel_of(design)
        battle = battle_of([vessel], SeededDice(seed))
        for section in (FORE, CORE, FORE, FORE):
            battle.criticals.append(Critical(0, section, "test"))
        resolve(battle)
        assert battle.criticals == []
        assert all(number >= 0 for section in vessel.sections for number in (*section.boxes, *section.crew))
        assert all(event.rules for event in battle.events)
