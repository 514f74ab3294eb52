"""Areas 3 and 4: weapon definitions, hangar bays, squadrons, and the key to quality codes."""

from typing import Any

import pytest

from metamaker.core.messages import languages, words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, FighterWeapon, Load, ShipLoadout, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import (
    DamageEffect,
    DamageType,
    Die,
    FighterTarget,
    LoadoutKind,
    RateOfFire,
    SquadronQuality,
    Target,
    TargetMethod,
    WeaponQuality,
)
from metamaker.games.metaverse.sheet.scale import CAPTION
from metamaker.games.metaverse.sheet.squadrons import LABEL_ROOM
from metamaker.games.metaverse.sheet.weapon_fields import rate_of_fire
from metamaker.rendering.metrics import text_width
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, GUN, LANCE, fleet_of, mount, with_core
from tests.games.metaverse.sheet.reading import Sheet, printed, sheet_of

FULL = Weapon(
    id="full",
    name="Everything",
    damage_type=DamageType.KINETIC,
    pulse=3,
    damage_die=Die.D10,
    damage_modifier=2,
    damage_effect=DamageEffect.PENETRATING,
    target_method=TargetMethod.INDIRECT,
    indirect_turns=4,
    range_cm=35,
    targets=tuple(Target),
    aoe_cm=40,
    rate_of_fire=RateOfFire.LIMITED,
    armour_piercing=2,
    shield_piercing=5,
    deflection_piercing=11,
    qualities=(WeaponQuality.UNSTABLE, WeaponQuality.ANTIMATTER),
)
PLAIN = Weapon(id="plain", name="Nothing much", vulnerable=False)


def armed(*weapons: Weapon) -> Sheet:
    mounts = tuple(mount(f"mount-{weapon.id}", weapon, EVERY_SECTOR) for weapon in weapons)
    return sheet_of(with_core(BARE, mounts=mounts), weapons=weapons)


@pytest.mark.rule("MV-3.6.15-02", "MV-3.6.9-05")
def test_the_seventeen_fields_in_their_order() -> None:
    marks = [mark for mark in armed(FULL).at("weapons/full") if mark.text or mark.icon]
    shown = [mark.text or mark.icon for mark in sorted(marks, key=lambda mark: mark.area.left)]
    assert shown[:2] == ["A", "Everything"]
    assert shown[2:13] == ["kinetic", "3 ×", "D10", "+2", "indirect_4", "range", "35", "aoe", "40", "D10", "shield_piercing"]
    assert shown[13:17] == ["5", "2", "deflection_piercing", "11"]
    assert shown[17:] == [
        "penetrating",
        "vulnerable",
        "target_starships",
        "target_starfighters",
        "target_direct",
        "target_indirect",
        "AM UN",
    ]


@pytest.mark.rule("MV-3.6.15-03")
def test_absent_values_are_blank() -> None:
    sheet = armed(PLAIN)
    assert sheet.texts("weapons/plain") == ["A", "Nothing much", "1 ×", "D6", "25"]
    assert sheet.icons("weapons/plain") == ["energy", "direct", "range", "raking", "target_starships"]


@pytest.mark.rule("MV-3.6.2-05", "MV-3.6.3-03", "MV-3.6.7-03")
def test_type_effect_and_vulnerability_have_icons() -> None:
    icons = armed(PLAIN.with_(vulnerable=True)).icons("weapons/plain")
    assert {"energy", "raking", "vulnerable"} <= set(icons)
    other = PLAIN.with_(damage_type=DamageType.KINETIC, damage_effect=DamageEffect.PENETRATING)
    assert {"kinetic", "penetrating"} <= set(armed(other).icons("weapons/plain"))


@pytest.mark.rule("MV-3.6.10-03")
@pytest.mark.parametrize(("rate", "circles"), [(RateOfFire.ONE_SHOT, 1), (RateOfFire.LIMITED, 2), (RateOfFire.UNLIMITED, 3)])
def test_white_circles_for_the_rate_of_fire(rate: RateOfFire, circles: int) -> None:
    assert len(rate_of_fire(rate).ops) == circles


@pytest.mark.rule("MV-3.6.6-05", "MV-3.6.5-02")
@pytest.mark.parametrize("turns", [0, 1, 5, 6, 99])
def test_indirect_weapons_have_their_turns_in_the_arrow(turns: int) -> None:
    sheet = armed(FULL.with_(indirect_turns=turns, range_cm=0))
    assert f"indirect_{turns}" in sheet.icons("weapons/full") or {"indirect"} <= set(sheet.icons("weapons/full"))
    assert f"indirect_{turns}" in sheet.icons("weapons/full") or str(turns) in sheet.texts("weapons/full")
    assert "0" in sheet.texts("weapons/full")


@pytest.mark.rule("MV-3.0.1-13")
def test_one_definition_for_each_type_that_is_mounted() -> None:
    mounts = (mount("one", GUN, EVERY_SECTOR), mount("two", GUN, EVERY_SECTOR[:2]), mount("none", LANCE, EVERY_SECTOR, 0))
    sheet = sheet_of(with_core(BARE, mounts=mounts), weapons=(GUN, LANCE, PLAIN))
    assert sheet.texts().count("Gun") == 1
    assert (sheet.at("weapons/lance"), sheet.at("weapons/plain")) == ([], [])


@pytest.mark.rule("MV-3.6.15-05")
def test_the_key_explains_the_codes_of_the_sheet() -> None:
    texts = armed(FULL).texts()
    key = texts[texts.index("Antimatter") - 1 : texts.index("Antimatter") + 5]
    assert (key[0], key[1], key[3], key[4]) == ("AM", "Antimatter", "UN", "Unstable")
    effects = (catalogue().weapon_quality[each].tooltip for each in (WeaponQuality.ANTIMATTER, WeaponQuality.UNSTABLE))
    assert (key[2], key[5]) == tuple(effects)
    assert "Antimatter" not in armed(PLAIN).texts()


KITE = Starfighter(
    id="kite",
    name="Kite",
    strength=7,
    speed_cm=25,
    defence=2,
    target_rating=8,
    qualities=(SquadronQuality.ECM, SquadronQuality.FTL),
    weapons=(
        FighterWeapon(name="Needle", pulse=2, damage_modifier=1, qualities=(WeaponQuality.PHASED,)),
        FighterWeapon(
            name="Net",
            damage_type=DamageType.KINETIC,
            damage_die=Die.D4,
            indirect=True,
            rate_of_fire=RateOfFire.ONE_SHOT,
            targets=(FighterTarget.OTHER,),
        ),
    ),
)
MOTH = Starfighter(id="moth", name="Moth", weapons=(FighterWeapon(name="Spark"),))
OWL = Starfighter(id="owl", name="Owl", weapons=(FighterWeapon(name="Talon"),))
LOFT = Bay(id="loft", name="Loft", launch=2, carry=3, accepts=("kite", "moth"))
SQUADRONS: dict[str, Any] = {"bays": (LOFT,), "starfighters": (KITE, MOTH, OWL)}


def carrier(kind: LoadoutKind, *loads: Load, count: int = 2) -> ShipClass:
    return with_core(BARE, bays=(BayFit(id="deck", bay="loft", count=count, loadout=kind, squadrons=loads),))


@pytest.mark.rule("MV-3.0.1-14", "MV-3.7.7-06")
def test_bays_come_before_squadrons_with_copies_launch_and_carry() -> None:
    sheet = sheet_of(carrier(LoadoutKind.PERMANENT, Load(starfighter="kite", count=2)), **SQUADRONS)
    texts = sheet.texts("bays/loft")
    assert texts[:3] == ["Loft", "2 bays  ·  launch/carry", "2/3"]
    assert sheet.area("weapons/gun").bottom < sheet.area("bays/loft").top
    (title,) = (mark for mark in sheet.marks if mark.text == "SQUADRONS")
    assert sheet.area("bays/loft").bottom < title.area.top


@pytest.mark.rule("MV-3.0.1-15", "MV-3.0.1-16")
def test_a_permanent_loadout_prints_its_squadrons() -> None:
    sheet = sheet_of(carrier(LoadoutKind.PERMANENT, Load(starfighter="kite", count=2)), **SQUADRONS)
    assert sheet.texts("bays/loft")[3:] == ["core × 2  ·  aboard", "Kite"]
    assert len(sheet.copies("starfighters/kite")) == 2
    assert sheet.at("starfighters/moth") == []


@pytest.mark.rule("MV-3.0.1-15")
def test_a_loadout_chosen_for_the_ship_prints_what_was_chosen() -> None:
    fleet = fleet_of(carrier(LoadoutKind.DOWNLOAD), **SQUADRONS)
    loadout = ShipLoadout(bay="deck", squadrons=(Load(starfighter="owl", count=3),))
    chosen = printed(fleet.with_(ships=(fleet.ships[0].with_(loadouts=(loadout,)),)))
    assert chosen.texts("bays/loft")[3:] == ["core × 2  ·  aboard", "Owl"]
    assert chosen.texts("starfighters/owl")[0] == "Owl"
    assert printed(fleet).texts("bays/loft")[3:] == ["core × 2  ·  aboard: none"]
    assert printed(fleet, classes=True).texts("bays/loft")[3] == "core × 2  ·  chosen for each ship"


@pytest.mark.rule("MV-3.0.1-15", "MV-3.0.1-16")
def test_an_open_bay_prints_what_it_can_hold_with_prices() -> None:
    sheet = sheet_of(carrier(LoadoutKind.OPEN, count=1), **SQUADRONS)
    texts = sheet.texts("bays/loft")[3:]
    assert (texts[0], texts[1], texts[3]) == ("core × 1  ·  open", "Kite", "Moth")
    assert all(float(price) >= 1 for price in (texts[2], texts[4]))
    assert len(sheet.copies("classes/heron/core/deck/squadrons")) >= LOFT.carry
    assert sheet.texts("starfighters/moth")[0] == "Moth"


@pytest.mark.rule("MV-3.7.8-01", "MV-3.7.8-02", "MV-3.7.5-09")
def test_the_fourteen_fields_of_a_squadron() -> None:
    sheet = sheet_of(carrier(LoadoutKind.PERMANENT, Load(starfighter="kite", count=1)), **SQUADRONS)
    place = "starfighters/kite"
    header = ["Kite", "tier 3", "7", "strength", "25", "speed, cm", "2", "defence", "8", "target"]
    assert sheet.texts(place)[: len(header)] == header
    icons = sheet.icons(place)
    assert icons[:6] == ["tier_3", "ftl", "ecm", "strength", "speed", "starfighter_target_rating"]
    assert icons[6:] == [
        *("energy", "direct", "target_starships"),
        *("kinetic", "indirect", "target_starfighters", "target_direct", "target_indirect"),
    ]
    weapons = sheet.texts(place)[len(header) :]
    assert weapons[:5] == ["Needle", "2 ×", "D6", "+1", "PH"]
    assert weapons[5:8] == ["Net", "1 ×", "D4"]


@pytest.mark.rule("MV-3.7.1-03", "MV-3.7.2-03", "MV-3.7.4-03")
def test_strength_has_bubbles_for_each_squadron() -> None:
    sheet = sheet_of(carrier(LoadoutKind.PERMANENT, Load(starfighter="moth", count=3)), **SQUADRONS)
    assert sheet.copies("starfighters/moth") == ["1", "2", "3"]
    for number in (1, 2, 3):
        assert sheet.copies(f"starfighters/moth#{number}") == [str(box) for box in range(1, 7)]


@pytest.mark.rule("MV-3.0.1-15")
@pytest.mark.parametrize(("count", "tracked"), [(2, 6), (5, 15), (20, 40)])
def test_an_open_bay_has_strength_for_all_that_it_can_carry(count: int, tracked: int) -> None:
    sheet = sheet_of(carrier(LoadoutKind.OPEN, count=count), **SQUADRONS)
    for each in ("kite", "moth"):
        assert sheet.copies(f"starfighters/{each}") == [str(number) for number in range(1, tracked + 1)]


@pytest.mark.parametrize("language", languages("metaverse"))
def test_labels_of_squadrons_do_not_touch(language: str) -> None:
    texts = words("metaverse", language)
    labels = [texts[f"sheet-squadrons-{name}"] for name in ("strength", "speed", "defence", "target")]
    assert [label for label in labels if text_width(label, CAPTION) > LABEL_ROOM - 1.0] == []
