"""What stands behind the turn in the quick reference: all that these fleets carry, and nothing else."""

import pytest

from metamaker.core.messages import words
from metamaker.games.metaverse.catalogue import Group, catalogue
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import (
    DamageEffect,
    DamageType,
    HullType,
    MovementMethod,
    RateOfFire,
    Target,
    TargetMethod,
    WeaponQuality,
)
from metamaker.games.metaverse.pages.charts.reference_entries import FEATURES, chapters
from metamaker.games.metaverse.pages.charts.turn_reference import parts
from metamaker.games.metaverse.pages.context import present
from metamaker.games.metaverse.sheet.tiles import icons
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, component, fleet_of, mount, with_core, with_parts
from tests.games.metaverse.pages.printed import pages_of
from tests.games.metaverse.pages.test_every_page import SAMPLES, sample

WORDS = words("metaverse")


def names(*fleets: Fleet) -> set[str]:
    found = chapters(present(fleets), WORDS)
    return {entry.name for chapter in found for entry in chapter.entries}


def told(*fleets: Fleet) -> set[str]:
    """Return the names of the entries of the turn."""
    return {entry.name for part in parts(fleets, WORDS) for entry in part.entries}


def test_a_plain_ship_has_a_short_reference() -> None:
    assert names(fleet_of(BARE)) == {
        *("Bridge", "Life support", "Reactor", "Basic STL drive", "Thruster", "Basic FTL drive", "Sensor array"),
    }


@pytest.mark.parametrize("kind", ComponentKind)
def test_a_component_is_there_if_and_only_if_it_is_aboard(kind: ComponentKind) -> None:
    name = catalogue()[kind].name
    facing = None if catalogue()[kind].facing == "none" else "fore"
    with_it = fleet_of(with_parts(BARE, component(kind, 2, facing, part="more")))
    assert name in names(with_it)
    assert BARE.sections.core is not None
    assert (name in names(fleet_of(BARE))) == any(part.kind is kind for part in BARE.sections.core.components)


@pytest.mark.parametrize("quality", WeaponQuality)
def test_qualities_stand_under_their_codes(quality: WeaponQuality) -> None:
    weapon = Weapon(id="gun", name="Gun", qualities=(quality,))
    entry = catalogue().weapon_quality[quality]
    texts = pages_of("quick_reference", fleet_of(BARE, weapons=(weapon,))).texts()
    assert {entry.code, entry.name, entry.rule} <= set(texts)
    others = {other.name for other in catalogue().weapon_quality.values()} - {entry.name}
    assert not others & set(texts)


FIELDS: dict[str, dict[str, object]] = {
    "Launching": {"target_method": TargetMethod.INDIRECT},
    "Range 0": {"range_cm": 0},
    "Area of effect": {"aoe_cm": 20},
    "Armour piercing": {"armour_piercing": 1},
    "Shield piercing": {"shield_piercing": 2},
    "Deflection piercing": {"deflection_piercing": 3},
    "Interception": {"targets": (Target.DIRECT,)},
    "Limited": {"rate_of_fire": RateOfFire.LIMITED},
    "One shot": {"rate_of_fire": RateOfFire.ONE_SHOT},
    "Kinetic": {"damage_type": DamageType.KINETIC},
    "Penetrating": {"damage_effect": DamageEffect.PENETRATING},
}


@pytest.mark.parametrize("name", FIELDS)
def test_features_of_weapons_come_with_them(name: str) -> None:
    weapon = Weapon(id="gun", name="Gun").with_(**FIELDS[name])
    armed = fleet_of(BARE, weapons=(weapon,))
    assert name in names(armed) | told(armed)
    assert name not in names(fleet_of(BARE)) | told(fleet_of(BARE))
    unmounted = fleet_of(with_core(BARE, mounts=(mount("none", weapon, EVERY_SECTOR, count=0),)), weapons=(weapon,))
    assert name not in names(unmounted) | told(unmounted)


def test_hulls_and_movement_come_with_their_ships() -> None:
    newtonian = fleet_of(BARE.with_(movement_method=MovementMethod.NEWTONIAN, hull_type=HullType.BIOLOGICAL))
    assert "Biological" in names(newtonian)
    assert "Newtonian" in told(newtonian)
    assert "Legs" not in told(newtonian)
    assert {"Legs", "Newtonian"} <= told(newtonian, fleet_of(BARE))


def test_all_samples_together_need_every_entry() -> None:
    found = names(*map(sample, SAMPLES))
    entries = {entry.name for entry in catalogue().component.values() if entry.group is not Group.WEAPON}
    entries |= {entry.name for entry in catalogue().weapon_quality.values()}
    entries |= {entry.name for entry in catalogue().squadron_quality.values()}
    entries |= {WORDS[f"pages-reference-feature-{feature.key}-name"] for feature in FEATURES}
    assert found == entries | {"Technological", "Biological"}


def test_entries_are_short_and_have_icons_and_words() -> None:
    for chapter in chapters(present(tuple(map(sample, SAMPLES))), WORDS):
        for entry in chapter.entries:
            assert len(entry.text) < 300
            assert entry.code or entry.icon in icons()
            assert entry.rule.startswith("MV-")
    keys = [key for key in WORDS if key.startswith("pages-reference-component-")]
    assert {key.rpartition("-")[2] for key in keys} <= set(catalogue().component)
