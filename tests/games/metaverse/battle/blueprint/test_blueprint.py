"""What the battle uses of a design."""

import pytest

from metamaker.games.metaverse.battle.blueprint import Blueprint, blueprint, weapon_plan
from metamaker.games.metaverse.battle.places import ARC_NUMBER, CORE, NUMBER, PRINT_ORDER, SECTIONS, opposite
from metamaker.games.metaverse.loss_limits import system_copies
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.section import ArcDefence, ComponentKind, Section
from metamaker.games.metaverse.model.words import DamageControlDie, DefenceType, Die, Target, TargetMethod
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, GUN, component, core_systems, design_of, mount, with_core


def test_sections_have_the_numbers_of_the_arcs_that_they_cover_and_the_core_comes_last() -> None:
    assert [ARC_NUMBER[arc] for arc in Arc] == [NUMBER[SectionName(arc.value)] for arc in Arc] == [0, 1, 2, 3]
    assert SECTIONS[CORE] is SectionName.CORE
    assert [SECTIONS[number] for number in PRINT_ORDER] == list(SectionName)
    assert [opposite(arc) for arc in range(4)] == [2, 3, 0, 1]


def test_every_copy_of_every_system_of_a_class_is_there_once() -> None:
    plan = blueprint(design_of(BARE))
    copies = system_copies(BARE)
    assert len(plan.systems) == sum(copies.values())
    assert {f"{BARE.ref()}/{system.ref.partition('#')[0]}" for system in plan.systems} == set(copies)
    assert [plan.by_ref[system.ref] for system in plan.systems] == [system.number for system in plan.systems]
    assert sorted(number for kind in plan.kinds for number in plan.of(kind)) == list(range(len(plan.systems)))


@pytest.mark.rule("MV-1.3.7-14")
def test_systems_stand_in_record_sheet_order() -> None:
    ship = with_core(
        BARE,
        components=core_systems(
            component("ew_array", 2), component("cic", 1), component("sensor_array", 9, part="eye", count=2)
        ),
    )
    kinds = [plan.kind for plan in blueprint(design_of(ship)).systems]
    assert kinds == [
        *("bridge", "life_support", "reactor"),
        *("basic_stl", "thruster", "thruster", "basic_ftl"),
        *("cic", "sensor_array", "sensor_array", "sensor_array", "ew_array", "weapon"),
    ]


def test_a_section_is_fed_by_its_own_reactor_or_by_the_core() -> None:
    section = Section(hull_hits=3)
    ship = BARE.with_(sections=BARE.sections.with_(fore=section.with_(reactor=True), port=section))
    plan = blueprint(design_of(ship))
    assert [each.supplier for each in plan.sections] == [0, CORE, CORE, CORE, CORE]
    assert [each.designed for each in plan.sections] == [True, False, False, True, True]


def test_an_arc_knows_its_carrier_and_what_its_defences_stop() -> None:
    defence = ArcDefence(armour_rating=2, armour_type=DefenceType.KINETIC, shield_hits=4, shield_type=DefenceType.ENERGY)
    ship = BARE.with_(sections=BARE.sections.with_(aft=Section()), arcs=BARE.arcs.with_(aft=defence))
    plan: Blueprint = blueprint(design_of(ship))
    aft, fore = plan.arcs[ARC_NUMBER[Arc.AFT]], plan.arcs[ARC_NUMBER[Arc.FORE]]
    assert (aft.owner, fore.owner) == (NUMBER[SectionName.AFT], CORE)
    assert (aft.armour, aft.armour_energy, aft.armour_kinetic) == (2, False, True)
    assert (aft.shield_hits, aft.shield_energy, aft.shield_kinetic) == (4, True, False)


@pytest.mark.rule("MV-0.0.0-10")
def test_command_and_control_dice_are_thrown_like_damage_dice() -> None:
    plan = blueprint(design_of(BARE.with_(damage_control_quality=DamageControlDie.D5)))
    assert (plan.control_faces, plan.control_thrown) == (5, 10)
    assert (plan.command_faces, plan.command_thrown) == (4, 4)


def test_a_weapon_knows_what_it_throws() -> None:
    plan = weapon_plan(GUN.with_(damage_die=Die.D3, targets=(Target.STARSHIPS, Target.DIRECT), aoe_cm=20))
    assert (plan.faces, plan.highest, plan.aoe_faces) == (6, 3, 6)
    assert (plan.at_starships, plan.at_direct, plan.direct) == (True, True, True)
    assert weapon_plan(GUN.with_(damage_die=Die.D1, target_method=TargetMethod.INDIRECT)).faces == 0


def test_a_weapon_covers_the_sectors_of_its_mount() -> None:
    ship = with_core(BARE, mounts=(mount("guns", GUN, EVERY_SECTOR[1:3], 2),))
    guns = [plan for plan in blueprint(design_of(ship)).systems if plan.weapon is not None]
    assert [(gun.ref, gun.sectors) for gun in guns] == [("core/guns#1", (1, 2)), ("core/guns#2", (1, 2))]


def test_what_faces_an_arc_has_its_number_and_what_faces_an_axis_none() -> None:
    plan = blueprint(design_of(BARE))
    arcs = {system.kind: system.arc for system in plan.systems if system.kind in {"thruster", "basic_stl"}}
    assert arcs == {"thruster": ARC_NUMBER[Arc.STARBOARD], "basic_stl": -1}
    assert Facing.FORE_AFT.arc is None


def test_the_same_design_has_the_same_blueprint() -> None:
    design = design_of(BARE)
    assert blueprint(design) is blueprint(design)
    assert ComponentKind.BRIDGE in blueprint(design).kinds
