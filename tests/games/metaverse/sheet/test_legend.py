"""The record sheet's icons that A.6 lists: each is there, and no two that stand for different things look alike."""

import pytest

from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.sheet.tiles import icon

SHIP = "ems target_rating mass_factor crew_quality command_quality damage_control_quality newtonian cinematic combat_value"
TIERS = "tier_1 tier_2 tier_3"
HULLS = "metallic_ceramic technological biological hull_hit marine_party crew_party"
DEFENCES = (
    "energy_shield kinetic_shield energy_kinetic_shield energy_armour kinetic_armour energy_kinetic_armour ablative_plate"
)
DAMAGE = "energy kinetic raking penetrating direct indirect range vulnerable aoe"
TARGETS = "target_starships target_starfighters target_direct target_indirect"
LIMITS = "unlimited limited one_shot armour_piercing shield_piercing deflection_piercing"
FIGHTERS = "defence speed strength starfighter_target_rating breaching ecm ftl launch_bay"
DRIVES = "primitive_stl basic_stl_fore_aft basic_stl_port_starboard advanced_stl primitive_ftl basic_ftl advanced_ftl"
PRIMARY = "bridge reactor life_support thruster"
ELECTRONICS = (
    "sensor_array ew_array ecm_array elint_array ej_array targeting_array ansible cloak_generator stealth_generator "
    "countermeasure_pod"
)
STANDOFF = (
    "basic_shield_generator adaptive_shield_generator modulated_shield_generator "
    "energy_deflector kinetic_deflector energy_kinetic_deflector"
)
ENGINEERING = "soc cic basic_teleporter advanced_teleporter grappler energy_grappler gravity_well_projector"


@pytest.mark.parametrize(
    "legend",
    [
        pytest.param(f"{SHIP} {TIERS}", marks=pytest.mark.rule("MV-A.6-03"), id="ship"),
        pytest.param(f"{HULLS} {DEFENCES}", marks=pytest.mark.rule("MV-A.6-04"), id="section"),
        pytest.param(f"{DAMAGE} {TARGETS} {LIMITS}", marks=pytest.mark.rule("MV-A.6-05"), id="weapon"),
        pytest.param(FIGHTERS, marks=pytest.mark.rule("MV-A.6-06"), id="starfighter"),
        pytest.param(f"{PRIMARY} {DRIVES}", marks=pytest.mark.rule("MV-A.6-07"), id="primary and propulsion"),
        pytest.param(ELECTRONICS, marks=pytest.mark.rule("MV-A.6-08"), id="electronics"),
        pytest.param(f"{STANDOFF} {ENGINEERING}", marks=pytest.mark.rule("MV-A.6-09"), id="secondary"),
    ],
)
def test_every_icon_of_the_legend_is_there_and_looks_like_no_other(legend: str) -> None:
    names = legend.split()
    pictures = {name: icon(name).parts for name in names}
    assert all(pictures.values())
    alike = [(one, other) for one in names for other in names if one < other and pictures[one] == pictures[other]]
    assert alike == []


@pytest.mark.rule("MV-A.6-02")
def test_codes_of_orders_and_of_qualities_are_lists_of_their_own() -> None:
    qualities = {entry.code: quality for quality, entry in catalogue().weapon_quality.items()}
    orders = {code.value for code in Code}
    assert qualities["SP"] is WeaponQuality.SPINAL
    assert qualities["RT"] is WeaponQuality.REACTIVE
    assert ("RM" in orders, "RT" in orders, "RM" in qualities) == (True, False, False)
    assert orders.isdisjoint(qualities)
