"""The properties of the definitions of a fleet: weapons, squadron types and their weapons, hangar bays."""

from collections.abc import Iterator

from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.core.property import Choice, Form, Property, same_icon, worded
from metamaker.games.metaverse.catalogue import Option, catalogue
from metamaker.games.metaverse.checks import starfighters, weapons
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.starfighter import Bay, FighterWeapon, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import (
    DamageEffect,
    DamageType,
    Die,
    FighterTarget,
    RateOfFire,
    SquadronQuality,
    Target,
    TargetMethod,
    WeaponQuality,
)

AT_LEAST_ONE = range(1, 100)
"""The maximum is the technical ceiling. Rule MV-0.0.0-02."""


def weapon_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the 17 properties of a weapon. Rule MV-3.6.15-01."""
    weapon: Weapon = of.value
    form = Form(words, Kind.WEAPON)
    direct = weapon.target_method is TargetMethod.DIRECT
    yield form.text("name", weapon.name, rule="MV-3.6.0-01")
    yield form.choice("damage_type", weapon.damage_type, worded(words, DamageType, same_icon), rule="MV-3.6.2-01")
    yield form.whole("pulse", weapon.pulse, AT_LEAST_ONE, rule="MV-3.6.1-01")
    yield form.choice("damage_die", weapon.damage_die, worded(words, Die), rule="MV-3.6.1-01")
    yield form.whole("damage_modifier", weapon.damage_modifier, rule="MV-3.6.1-01")
    yield form.choice("damage_effect", weapon.damage_effect, worded(words, DamageEffect, same_icon), rule="MV-3.6.3-01")
    yield form.choice("target_method", weapon.target_method, worded(words, TargetMethod, same_icon), rule="MV-3.6.5-01")
    why_not = words["window-why_not-direct_turns"] if direct else ""
    yield form.whole("indirect_turns", weapon.indirect_turns, weapons.TURNS, rule="MV-3.6.5-01", why_not=why_not)
    yield form.whole("range_cm", weapon.range_cm, weapons.RANGES, unit="cm", rule="MV-3.6.6-01")
    yield form.flag("vulnerable", weapon.vulnerable, rule="MV-3.6.7-01")
    targets = worded(words, Target, lambda target: f"target_{target}")
    yield form.choices("targets", weapon.targets, targets, rule="MV-3.6.8-01")
    yield form.whole("aoe_cm", weapon.aoe_cm, weapons.AREAS, unit="cm", rule="MV-3.6.9-01")
    yield form.choice("rate_of_fire", weapon.rate_of_fire, worded(words, RateOfFire, same_icon), rule="MV-3.6.10-01")
    yield form.whole("armour_piercing", weapon.armour_piercing, weapons.PIERCING, rule="MV-3.6.11-01")
    yield form.whole("shield_piercing", weapon.shield_piercing, weapons.PIERCING, rule="MV-3.6.12-01")
    deflection = weapons.DEFLECTION_PIERCING
    yield form.whole("deflection_piercing", weapon.deflection_piercing, deflection, rule="MV-3.6.13-01")
    yield form.choices("qualities", weapon.qualities, _qualities(words, direct), rule="MV-3.6.14-01")


def starfighter_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a squadron type; its weapons have their own."""
    squadron: Starfighter = of.value
    form = Form(words, Kind.STARFIGHTER)
    yield form.text("name", squadron.name, rule="MV-3.7.0-01")
    yield form.whole("strength", squadron.strength, AT_LEAST_ONE, rule="MV-3.7.1-01")
    yield form.whole("speed_cm", squadron.speed_cm, starfighters.SPEEDS, unit="cm", rule="MV-3.7.2-01")
    yield form.whole("defence", squadron.defence, starfighters.DEFENCES, rule="MV-3.7.3-01")
    yield form.whole("target_rating", squadron.target_rating, starfighters.TARGET_RATINGS, rule="MV-3.7.4-01")
    entries = catalogue().squadron_quality
    qualities = (_option(each.value, "squadron_quality", entries[each], words, each.value) for each in SquadronQuality)
    yield form.choices("qualities", squadron.qualities, qualities, rule="MV-3.7.5-01")


def fighter_weapon_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a weapon of a squadron type. Rule MV-3.7.6-02."""
    weapon: FighterWeapon = of.value
    form = Form(words, Kind.FIGHTER_WEAPON)
    yield form.text("name", weapon.name, rule="MV-3.7.6-02")
    yield form.choice("damage_type", weapon.damage_type, worded(words, DamageType, same_icon), rule="MV-3.7.6-02")
    yield form.whole("pulse", weapon.pulse, AT_LEAST_ONE, rule="MV-3.7.6-02")
    yield form.choice("damage_die", weapon.damage_die, worded(words, Die), rule="MV-3.7.6-02")
    yield form.whole("damage_modifier", weapon.damage_modifier, rule="MV-3.7.6-02")
    limited = {RateOfFire.LIMITED.value: words["window-why_not-limited_squadron_weapon"]}
    rates = worded(words, RateOfFire, same_icon, lambda rate: limited.get(rate, ""))
    yield form.choice("rate_of_fire", weapon.rate_of_fire, rates, rule="MV-3.7.6-03")
    yield form.choices("targets", weapon.targets, worded(words, FighterTarget, _fighter_target_icon), rule="MV-3.7.6-04")
    yield form.flag("indirect", weapon.indirect, rule="MV-3.7.6-05")
    yield form.choices("qualities", weapon.qualities, _qualities(words, direct=False), rule="MV-3.7.6-05")


def bay_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a hangar bay."""
    bay: Bay = of.value
    form = Form(words, Kind.BAY)
    types = (Choice(kind.id, called(kind), "squadron") for kind in definitions(of.document).starfighters.values())
    yield form.text("name", bay.name, rule="MV-3.7.7-01")
    yield form.whole("launch", bay.launch, AT_LEAST_ONE, rule="MV-3.7.7-01")
    yield form.whole("carry", bay.carry, AT_LEAST_ONE, rule="MV-3.7.7-01")
    yield form.choices("accepts", bay.accepts, types, rule="MV-3.7.7-01")


def _fighter_target_icon(target: str) -> str:
    return f"target_{target}" if target == FighterTarget.STARSHIPS else "target_starfighters"


def _qualities(words: Words, direct: bool) -> Iterator[Choice]:
    refused = {WeaponQuality.PROXIMITY: words["window-why_not-direct_proximity"]} if direct else {}
    for quality, entry in catalogue().weapon_quality.items():
        yield _option(quality.value, "weapon_quality", entry, words, why_not=refused.get(quality, ""))


def _option(value: str, group: str, entry: Option, words: Words, icon: str = "", why_not: str = "") -> Choice:
    hint = words.get(f"window-tooltip-{group}-{value}", entry.tooltip)
    name, tier = words.get(f"sheet-name-{group}-{value}", entry.name), words.text("window-tier", tier=entry.tier)
    return Choice(value, name, icon, hint, why_not, tier, entry.rule)
