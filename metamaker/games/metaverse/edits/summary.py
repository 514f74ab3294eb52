"""What an element of a sheet is and does, in a few words."""

from dataclasses import replace
from typing import NamedTuple

from metamaker.core.property import Property, PropertyKind, Summary
from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.edits.facts import facts
from metamaker.games.metaverse.edits.properties import properties
from metamaker.games.metaverse.edits.subject import Kind, Subject, subject
from metamaker.games.metaverse.edits.terms import (
    component_hint,
    component_icon,
    component_term,
    element_title,
    first_upper,
)
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.fleet import ship_tier, ship_value
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.tier import class_tier
from metamaker.games.metaverse.stats.value import combat_value


class _Computed(NamedTuple):
    """A number that comes of the design: its icon and its rule."""

    icon: str
    rule: str


_COMPUTED = {
    "target_rating": _Computed("target_rating", "MV-3.1.8-01"),
    "ems": _Computed("ems", "MV-3.1.9-02"),
    "mass_factor": _Computed("mass_factor", "MV-3.1.10-01"),
    "combat_value": _Computed("combat_value", "MV-3.1.15-01"),
    "tier": _Computed("tier_1", "MV-3.1.16-01"),
    "ftl_charge": _Computed("basic_ftl", "MV-3.3.5-01"),
    "deflector": _Computed("energy_kinetic_deflector", "MV-3.5.11-01"),
    "adaptation": _Computed("adaptation", "MV-3.5.9-01"),
}

_ICONS = {
    Kind.FLEET: "fleet",
    Kind.CLASS: "ship_core",
    Kind.SECTION: "ship_core",
    Kind.ARC: "armour",
    Kind.MOUNT: "weapon",
    Kind.FIT: "hangar_bay",
    Kind.WEAPON: "weapon",
    Kind.STARFIGHTER: "squadron",
    Kind.FIGHTER_WEAPON: "weapon",
    Kind.BAY: "hangar_bay",
    Kind.SHIP: "ship_core",
    Kind.SQUADRON: "squadron",
}

_RULES = {
    Kind.FLEET: "MV-3.8.0-01",
    Kind.CLASS: "MV-3.1.0-01",
    Kind.SECTION: "MV-3.1.1-01",
    Kind.ARC: "MV-3.1.3-03",
    Kind.MOUNT: "MV-3.6.4-01",
    Kind.FIT: "MV-3.7.7-01",
    Kind.WEAPON: "MV-3.6.0-01",
    Kind.STARFIGHTER: "MV-3.7.0-01",
    Kind.FIGHTER_WEAPON: "MV-3.7.6-02",
    Kind.BAY: "MV-3.7.7-01",
    Kind.SHIP: "MV-3.8.0-01",
    Kind.SQUADRON: "MV-3.7.5-03",
}

_PROPERTY_ICONS = {
    "hull_hits": "hull_hit",
    "crew_parties": "crew_party",
    "marine_parties": "marine_party",
    "armour_rating": "armour",
    "ablative_plates": "ablative_plate",
    "shield_hits": "energy_kinetic_shield",
    "crew_quality": "crew_quality",
    "command_quality": "command_quality",
    "damage_control_quality": "damage_control_quality",
    "tech_level": "tech_level",
}


def summary(fleet: Fleet, ref: str, told: Words) -> Summary:
    """Return what the element that `ref` names is and does; with an empty title for what names nothing. Never raises."""
    of = subject(fleet, ref)
    if of is None:
        return Summary(ref, "", "")
    known = _head(of, ref, told)
    return replace(known, facts=(*known.facts, *facts(of, told)))


def title_of(fleet: Fleet, ref: str, told: Words) -> str:
    """Return the title of a summary alone: its facts have the worth of the element, which takes time. Never raises."""
    of = subject(fleet, ref)
    return _head(of, ref, told).title if of is not None else ""


def _head(of: Subject, ref: str, told: Words) -> Summary:
    """Return a summary without the facts about its element."""
    if of.kind is Kind.COMPONENT:
        return _system(of, ref, of.value.kind, told)
    if of.kind is Kind.SECTION and of.focus in {"reactor", "life_support"}:
        return _system(of, ref, of.focus, told)
    if of.focus in _COMPUTED:
        return _computed(of, ref, told)
    shown = next((each for each in properties(of.fleet, of.ref, told) if each.key == of.focus), None) if of.focus else None
    return _whole(of, ref, told) if shown is None else _one_property(of, ref, shown, told)


def _system(of: Subject, ref: str, kind: str, told: Words) -> Summary:
    entry = catalogue()[kind]
    icon = component_icon(of.value.kind, of.value.facing) if of.kind is Kind.COMPONENT else kind
    group = told[f"window.palette.{entry.group}"]
    return Summary(ref, component_term(kind, told), group, component_hint(kind, told), rule=entry.rule, icon=icon)


def _computed(of: Subject, ref: str, told: Words) -> Summary:
    known, place = _COMPUTED[of.focus], f"window.summary.{of.focus}"
    value, icon = _value(of), known.icon
    if of.focus == "tier":
        icon = f"tier_{value}"
    told_value = (told.text("window.fact.now", value=value),) if value else ()
    title, sentence = told[f"{place}.title"], told[f"{place}.sentence"]
    return Summary(ref, title, element_title(of, told), sentence, told_value, known.rule, icon)


def _value(of: Subject) -> str:
    """Return a computed number of a class or ship; nothing for those that the facts tell."""
    if of.kind is Kind.SHIP:
        tier, value = ship_tier(of.fleet, of.value), ship_value(of.fleet, of.value)
    elif of.kind is Kind.CLASS:
        tier, value = class_tier(design(of.fleet, of.value)), combat_value(design(of.fleet, of.value))
    else:
        return ""
    match of.focus:
        case "tier":
            return str(tier)
        case "combat_value":
            return f"{value:.1f}"
        case "target_rating" | "ems" | "mass_factor" if of.ship is not None:
            return str(getattr(ship_stats(design(of.fleet, of.ship)), of.focus))
    return ""


def _one_property(of: Subject, ref: str, shown: Property, told: Words) -> Summary:
    value = _told_value(shown)
    known = next((choice for choice in shown.choices if choice.value == shown.value), None)
    icon = _PROPERTY_ICONS.get(shown.key, "") or (known.icon if known else "") or _ICONS.get(of.kind, "")
    now = (told.text("window.fact.now", value=value),) if value and of.kind in {Kind.CLASS, Kind.SHIP} else ()
    sentence = " ".join(filter(None, (shown.hint, known.hint if known else "")))
    rule = shown.rule or _RULES.get(of.kind, "")
    return Summary(ref, shown.label, element_title(of, told), sentence, now, rule, icon)


def _told_value(shown: Property) -> str:
    if shown.kind is PropertyKind.CHOICE:
        return next((choice.text for choice in shown.choices if choice.value == shown.value), "")
    return str(shown.value) if shown.kind in {PropertyKind.WHOLE, PropertyKind.TEXT} and shown.value is not None else ""


def _whole(of: Subject, ref: str, told: Words) -> Summary:
    kind = told[f"window.kind.{of.kind}"]
    sentence = told[f"window.summary.{of.kind}.sentence"]
    return Summary(ref, first_upper(element_title(of, told)), kind, sentence, (), _RULES[of.kind], _ICONS[of.kind])
