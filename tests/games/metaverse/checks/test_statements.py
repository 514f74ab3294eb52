"""What designs and fleets are made of, where it is no check that shows it."""

import pytest

from metamaker.core.issue import collect
from metamaker.games.metaverse.catalogue import CriticalGroup, Group, catalogue
from metamaker.games.metaverse.checks.placement import PLACEMENT_CHECKS, placement
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, Sector
from metamaker.games.metaverse.model.section import Component, ComponentKind, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, Die, RateOfFire, Target, TargetMethod
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.value import combat_value
from tests.games.metaverse.builders import BARE, design_of, with_core, with_section, without_parts

GROUPS = {
    Group.PRIMARY: "bridge life_support reactor",
    Group.PROPULSION: "thruster primitive_stl basic_stl advanced_stl primitive_ftl basic_ftl advanced_ftl",
    Group.ELECTRONIC_WARFARE: "sensor_array ew_array elint_array targeting_array ecm_array ej_array ansible cloak_generator "
    "stealth_generator countermeasure_pod",
    Group.SECONDARY: "cic soc grappler energy_grappler gravity_well_projector basic_teleporter advanced_teleporter "
    "basic_shield_generator adaptive_shield_generator modulated_shield_generator energy_deflector kinetic_deflector "
    "energy_kinetic_deflector",
}


@pytest.mark.parametrize(
    "group",
    [
        pytest.param(group, marks=pytest.mark.rule(rule))
        for group, rule in zip(GROUPS, ("MV-3.2.0-01", "MV-3.3.0-01", "MV-3.4.0-01", "MV-3.5.0-01"), strict=True)
    ],
)
def test_each_group_holds_its_kinds(group: Group) -> None:
    assert {key for key, entry in catalogue().component.items() if entry.group is group} == set(GROUPS[group].split())


CRITICALS = {
    CriticalGroup.ENGINEERING: "basic_teleporter advanced_teleporter grappler energy_grappler gravity_well_projector",
    CriticalGroup.COMMAND_NET: "hangar_bay cic soc",
    CriticalGroup.STANDOFF: "basic_shield_generator adaptive_shield_generator modulated_shield_generator energy_deflector "
    "kinetic_deflector energy_kinetic_deflector",
    CriticalGroup.SECONDARY_EW: "cloak_generator stealth_generator",
    CriticalGroup.DEFENCE_ARRAY: "ew_array ecm_array countermeasure_pod",
    CriticalGroup.SENSOR_NODE: "sensor_array elint_array targeting_array ansible",
    CriticalGroup.NONE: "ej_array",
    CriticalGroup.STL: "primitive_stl basic_stl advanced_stl",
    CriticalGroup.THRUSTER: "thruster",
    CriticalGroup.FTL: "primitive_ftl basic_ftl advanced_ftl",
    CriticalGroup.WEAPONS: "weapon",
}


@pytest.mark.rule("MV-X.1-08")
@pytest.mark.parametrize("group", CRITICALS)
def test_each_critical_group_holds_its_kinds(group: CriticalGroup) -> None:
    assert {key for key, entry in catalogue().component.items() if entry.critical is group} == set(CRITICALS[group].split())


@pytest.mark.rule("MV-1.0.0-06")
def test_the_scale_has_no_effect_on_any_number() -> None:
    agreed = design_of(BARE.with_(id="egret"), tonnes_per_hit=100_000.0)
    plain = design_of(BARE.with_(id="egret"))
    assert (ship_stats(agreed), combat_value(agreed)) == (ship_stats(plain), combat_value(plain))


@pytest.mark.rule("MV-1.0.0-05")
def test_a_crowded_hull_does_not_raise_the_tech_level() -> None:
    assert with_core(BARE, hull_hits=1, hull_layers=1).tech_level == BARE.tech_level


@pytest.mark.rule("MV-3.1.1-05")
def test_layers_do_not_change_the_hull_hits() -> None:
    hits = {ship_stats(design_of(with_core(BARE, hull_layers=layers))).hull_hits for layers in range(1, 6)}
    assert hits == {12}


@pytest.mark.rule("MV-3.1.3-03", "MV-3.1.4-01")
@pytest.mark.parametrize("arc", Arc)
def test_an_arc_belongs_to_its_section_and_to_the_core_where_there_is_none(arc: Arc) -> None:
    assert BARE.owner(arc) is SectionName.CORE
    assert with_section(BARE, arc.value, Section()).owner(arc) is SectionName(arc.value)


@pytest.mark.rule("MV-3.2.2-01")
@pytest.mark.parametrize(("crew", "marines", "aboard"), [(0, 0, False), (1, 0, True), (0, 1, True), (5, 5, True)])
def test_life_support_comes_with_people(crew: int, marines: int, aboard: bool) -> None:
    ship = with_section(BARE, "fore", Section(crew_parties=crew, marine_parties=marines))
    rating = ship_stats(design_of(ship)).sections[SectionName.FORE].life_support_rating
    assert (rating is not None) is aboard


@pytest.mark.rule("MV-3.2.3-01")
def test_the_core_always_has_a_reactor_and_other_sections_if_they_are_given_one() -> None:
    ship = with_section(with_section(BARE, "fore", Section(reactor=True)), "aft", Section())
    sections = ship_stats(design_of(ship)).sections
    assert {name for name, section in sections.items() if section.reactor_rating} == {SectionName.CORE, SectionName.FORE}


@pytest.mark.rule("MV-3.6.4-03")
def test_sectors_run_clockwise_from_the_bow_two_to_an_arc() -> None:
    assert [sector.value for sector in Sector] == [
        "fore_starboard",
        "starboard_fore",
        "starboard_aft",
        "aft_starboard",
        "aft_port",
        "port_aft",
        "port_fore",
        "fore_port",
    ]


@pytest.mark.rule("MV-3.6.15-06")
def test_a_new_weapon_is_a_simple_one() -> None:
    new = Weapon(id="new", name="New")
    assert (new.damage_type, new.damage_effect, new.target_method) == (
        DamageType.ENERGY,
        DamageEffect.RAKING,
        TargetMethod.DIRECT,
    )
    assert (new.pulse, new.damage_die, new.damage_modifier, new.range_cm) == (1, Die.D6, 0, 25)
    assert (new.targets, new.rate_of_fire, new.aoe_cm, new.qualities) == ((Target.STARSHIPS,), RateOfFire.UNLIMITED, 0, ())
    assert (new.armour_piercing, new.shield_piercing, new.deflection_piercing) == (0, 0, 0)


@pytest.mark.parametrize("kind", ComponentKind)
@pytest.mark.parametrize("section", SectionName)
def test_hovering_and_checks_say_the_same_of_every_place(kind: ComponentKind, section: SectionName) -> None:
    standing = without_parts(BARE, "thruster")
    for name in {SectionName.PORT, section} - {SectionName.CORE}:
        standing = with_section(standing, name, Section())
    for facing in (None, *Facing):
        asked = [(reason.code, reason.rule) for reason in placement(kind, section, standing, facing)]
        found = collect(PLACEMENT_CHECKS, design_of(placed(standing, kind, section, facing)))
        assert [(issue.code, issue.rule) for issue in found] == asked
    assert any(not placement(kind, section, standing, facing) for facing in (None, *Facing)) == fits_somehow(kind, section)


def placed(ship: ShipClass, kind: ComponentKind, section: SectionName, facing: Facing | None) -> ShipClass:
    """Return a copy with one more part in an existing section."""
    holder = ship.sections[section]
    assert holder is not None
    part = Component(id="extra", kind=kind, facing=facing)
    return with_section(ship, section, holder.with_(components=(*holder.components, part)))


def fits_somehow(kind: ComponentKind, section: SectionName) -> bool:
    """Whether a kind can stand in a section at all: only thrusters cannot, fore and aft."""
    return kind is not ComponentKind.THRUSTER or section not in {SectionName.FORE, SectionName.AFT}
