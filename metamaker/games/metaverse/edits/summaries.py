"""Short descriptions of fleet elements: numbers, cost, content, results of designs."""

import dataclasses
from collections.abc import Callable, Iterator
from functools import wraps
from typing import NamedTuple

from metamaker.core.amounts import at_most
from metamaker.core.display_names import called, first_upper
from metamaker.core.memo import memo_by
from metamaker.core.messages import Words
from metamaker.core.property import Summary
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.house_words import house_word, term_name
from metamaker.games.metaverse.edits.roster import carried
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.edits.vocabulary import (
    component_hint,
    component_icon,
    component_term,
    element_title,
    facing_term,
)
from metamaker.games.metaverse.model.arc import Arc, Sector, sectors_of
from metamaker.games.metaverse.model.design import Design, definitions, design
from metamaker.games.metaverse.model.section import Component
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, FighterWeapon, Loads, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import LoadoutKind, TargetMethod
from metamaker.games.metaverse.stats.fleet import fleet_stats, ship_tier, ship_value
from metamaker.games.metaverse.stats.power import draws, supplied_power
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.squadron import brought_cost, squadron_cost
from metamaker.games.metaverse.stats.tier import class_tier
from metamaker.games.metaverse.stats.value import combat_value, standard_value
from metamaker.games.metaverse.stats.value_lines import variations

LEAST_POINTS = 0.05
"""Costs that one decimal shows as zero are left out."""


Facts = Callable[[Subject, Words], Iterator[str]]


def _told(own: Facts) -> Callable[[Subject, Words], tuple[str, ...]]:
    """Return facts for display: each with a capital letter, followed by the cost of the element."""

    @wraps(own)
    def facts(of: Subject, words: Words) -> tuple[str, ...]:
        return (*(first_upper(fact) for fact in own(of, words)), *_costs(of, words))

    return facts


def _costs(of: Subject, words: Words) -> Iterator[str]:
    """Yield the power draw of something on a ship and its value in points."""
    if of.ship is None or of.kind is Kind.SHIP or (of.kind is Kind.CLASS and not of.focus):
        return
    of_class, element = design(of.document, of.ship), "/".join(filter(None, (of.ref, of.focus)))
    power, value = power_drawn(of_class, element), worth(of_class, element)
    if power:
        yield words.text("window-fact-power", power=at_most(power, 1))
    if value.lost is not None and value.lost >= LEAST_POINTS:
        yield words.text("window-fact-worth", points=at_most(value.lost, 1))
    if value.one_more is not None and value.one_more >= LEAST_POINTS:
        yield words.text("window-fact-one_more", points=at_most(value.one_more, 1))


class Worth(NamedTuple):
    """Points that a class loses without an element and gains by one more of it; None if such a ship is impossible."""

    lost: float | None
    one_more: float | None


@memo_by
def worth(design: Design, element: str) -> Worth:
    """Return the part of the standard value of an element by its reference; the points of several elements do not add up.

    Rule MV-3.1.15-03.
    """
    for variation in variations(design):
        if variation.element == element:
            value = standard_value(design)
            lost = None if variation.without is None else value - _value(design, variation.without)
            more = None if variation.one_more is None else _value(design, variation.one_more) - value
            return Worth(lost, more)
    return Worth(None, None)


def _value(design: Design, ship: ShipClass) -> float:
    return standard_value(dataclasses.replace(design, ship=ship))


def power_drawn(design: Design, element: str) -> float:
    """Return the power draw of the element with this reference. Rule MV-3.2.3-03."""
    return sum(line.value for lines in draws(design).values() for line in lines if design.ref(*line.path) == element)


@_told
def fleet_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about a fleet."""
    stats = fleet_stats(of.document)
    yield words.text("window-fact-value", points=at_most(stats.combat_value, 1))
    yield words.text("window-fact-tier", tier=stats.tier)
    yield words.text("window-fact-ships", count=len(of.document.ships))


@_told
def class_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about a class."""
    if of.focus:
        return
    of_class = design(of.document, of.value)
    stats = ship_stats(of_class)
    yield words.text("window-fact-value", points=at_most(combat_value(of_class), 1))
    yield words.text("window-fact-tier", tier=class_tier(of_class))
    yield words.text("window-fact-hits", count=stats.hull_hits)
    yield words.text("window-fact-ships", count=sum(ship.ship_class == of.value.id for ship in of.document.ships))


@_told
def section_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about a section, or about its selected detail."""
    section = of.value
    stats = ship_stats(design(of.document, of.ship)).sections[of.section] if of.ship and of.section else None
    if of.focus in {"", "hull_hits"}:
        layers = words.text("outputs-text-layers", count=section.hull_layers)
        yield words.text("outputs-text-hull", count=section.hull_hits, layers=layers)
    if section.crew_parties and of.focus in {"", "crew_parties", "life_support"}:
        yield words.text("outputs-text-crew", count=section.crew_parties)
    if section.marine_parties and of.focus in {"", "marine_parties", "life_support"}:
        yield words.text("outputs-text-marines", count=section.marine_parties)
    if stats and of.focus == "life_support" and stats.life_support_rating is not None:
        yield words.text("window-fact-rating", rating=stats.life_support_rating)
    if stats and of.focus == "reactor" and stats.reactor_rating is not None:
        yield words.text("window-fact-rating", rating=stats.reactor_rating)
    if of.ship and of.section and of.focus == "reactor":
        supplied = supplied_power(design(of.document, of.ship)).get(of.section, 0.0)
        yield words.text("window-fact-supplies", power=at_most(supplied, 1))
    if stats and not of.focus:
        yield words.text("window-fact-power", power=at_most(stats.power, 1))


@_told
def arc_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about the defences of an arc."""
    defence = of.value
    if (defence.armour_rating or of.focus == "armour_rating") and of.focus in {"", "armour_rating"}:
        kind = words[f"outputs-text-defence-{defence.armour_type}"]
        yield words.text("outputs-text-defence-armour", rating=defence.armour_rating, type=kind)
    if defence.ablative_plates and of.focus in {"", "ablative_plates", "armour_rating"}:
        yield words.text("outputs-text-defence-plates", count=defence.ablative_plates)
    if defence.shield_hits and of.focus in {"", "shield_hits", "adaptation"}:
        kind = words[f"outputs-text-defence-{defence.shield_type}"]
        yield words.text("outputs-text-defence-shields", hits=defence.shield_hits, type=kind)
    if of.ship is None:
        return
    stats = ship_stats(design(of.document, of.ship)).arcs[of.arc]
    if defence.shield_hits and of.focus in {"", "shield_hits"}:
        yield words.text("window-fact-regeneration", hits=stats.regeneration)
    if stats.adaptation and of.focus in {"", "adaptation"}:
        yield words.text("window-fact-adaptation", levels=stats.adaptation)
    if of.focus in {"", "deflector"}:
        for kind, rating in stats.deflectors:
            yield words.text("window-fact-deflector", type=words[f"outputs-text-defence-{kind}"], rating=rating)


@_told
def component_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about a component."""
    part: Component = of.value
    if part.rating is not None:
        yield words.text("window-fact-rating", rating=part.rating)
    if part.facing is not None:
        yield words.text("window-fact-facing", facing=facing_term(part.facing, words))
    yield from _copies(part.count, words)
    yield words.text("window-fact-tier", tier=catalogue()[part.kind].tier)


def _copies(count: int, words: Words) -> Iterator[str]:
    if count != 1:
        yield words.text("window-fact-copies", count=count)


@_told
def mount_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about a weapon mount."""
    yield from _of_weapon(definitions(of.document).weapons[of.value.weapon], words)
    yield words.text("window-fact-bears", sectors=_bearing(of.value.sectors, words))
    yield from _copies(of.value.count, words)


def _bearing(sectors: tuple[Sector, ...], words: Words) -> str:
    if len(sectors) == len(Sector):
        return words["outputs-text-arc-all"]
    whole = [arc for arc in Arc if set(sectors_of(arc)) <= set(sectors)]
    named = [words[f"outputs-text-arc-{arc}"] for arc in whole]
    return ", ".join((*named, *(words[f"outputs-text-sector-{each}"] for each in sectors if each.arc not in whole))) or "–"


@_told
def fit_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about hangar bays in a section."""
    yield from _of_bay(definitions(of.document).bays[of.value.bay], words)
    yield from _copies(of.value.count, words)
    yield words[f"window-choice-loadout_kind-{of.value.loadout}-text"]
    if of.value.loadout is LoadoutKind.PERMANENT:
        yield from _aboard(of, of.value.squadrons, words)


def _aboard(of: Subject, loads: Loads, words: Words) -> Iterator[str]:
    types = definitions(of.document).starfighters
    for kind, count in carried(loads):
        yield words.text("window-fact-aboard", count=count, squadron=called(types[kind]))


@_told
def weapon_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about a weapon."""
    weapon: Weapon = of.value
    yield from _of_weapon(weapon, words)
    if weapon.qualities:
        yield ", ".join(house_word(of.document, each) or term_name(each, words) for each in weapon.qualities)
    sections = (section for ship in of.document.classes for _, section in ship.sections.standing())
    mounted = sum(mount.count for section in sections for mount in section.mounts if mount.weapon == weapon.id)
    yield words.text("window-fact-mounted", count=mounted)


def weapon_in_brief(weapon: Weapon, words: Words) -> str:
    """Return a line that identifies a weapon: damage, range, rate of fire."""
    return first_upper(", ".join(_of_weapon(weapon, words)))


def _of_weapon(weapon: Weapon, words: Words) -> Iterator[str]:
    yield _damage(weapon, words)
    if weapon.target_method is TargetMethod.INDIRECT:
        yield words.text("outputs-text-weapon-indirect", count=weapon.indirect_turns, range=weapon.range_cm)
    else:
        yield words.text("window-fact-range", range=weapon.range_cm)
    yield words[f"outputs-text-weapon-{weapon.rate_of_fire}"]


def _damage(weapon: Weapon | FighterWeapon, words: Words) -> str:
    modifier = f"+{weapon.damage_modifier}" if weapon.damage_modifier else ""
    dice = words.text("outputs-text-weapon-damage", pulse=weapon.pulse, die=weapon.damage_die.value, modifier=modifier)
    return f"{words[f'outputs-text-weapon-{weapon.damage_type}']} {dice}"


@_told
def fighter_weapon_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about a weapon of a squadron type."""
    yield _damage(of.value, words)
    yield words[f"outputs-text-weapon-{of.value.rate_of_fire}"]


@_told
def starfighter_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about a squadron type."""
    squadron: Starfighter = of.value
    yield words.text("outputs-text-squadron-strength", value=squadron.strength)
    yield words.text("outputs-text-squadron-speed", value=squadron.speed_cm)
    yield words.text("outputs-text-squadron-defence", value=squadron.defence)
    cost = squadron_cost(squadron, definitions(of.document).house)
    yield words.text("window-fact-cost", points=at_most(cost, 1))


@_told
def bay_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about a hangar bay type."""
    yield from _of_bay(of.value, words)
    types = definitions(of.document).starfighters
    if of.value.accepts:
        yield words.text("window-fact-accepts", squadrons=", ".join(called(types[kind]) for kind in of.value.accepts))


def bay_in_brief(bay: Bay, words: Words) -> str:
    """Return a line that identifies a bay: launches in a turn, and capacity."""
    return first_upper(", ".join(_of_bay(bay, words)))


def _of_bay(bay: Bay, words: Words) -> Iterator[str]:
    yield words.text("window-fact-bay", launch=bay.launch, carry=bay.carry)


@_told
def ship_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about a ship of the roster."""
    if of.focus in {"combat_value", "tier"}:
        return
    if of.ship is not None:
        yield class_called(of.ship)
    yield words.text("window-fact-value", points=at_most(ship_value(of.document, of.value), 1))
    yield words.text("window-fact-tier", tier=ship_tier(of.document, of.value))
    for loadout in of.value.loadouts:
        yield from _aboard(of, loadout.squadrons, words)


@_told
def squadron_facts(of: Subject, words: Words) -> Iterator[str]:
    """Yield facts about squadrons beside the ships."""
    known = definitions(of.document)
    cost = brought_cost(of.value, known.starfighters[of.value.starfighter], known.house)
    yield words.text("window-fact-squadrons", count=of.value.count)
    yield words.text("window-fact-cost", points=at_most(cost, 1))


# Special summaries


class _Computed(NamedTuple):
    """A number that depends on the design: its icon and its rule."""

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


def system_summary(of: Subject, words: Words) -> Summary:
    """Return the summary of a component."""
    return _system(of, of.value.kind, words)


def section_summary(of: Subject, words: Words) -> Summary | None:
    """Return the summary of the reactor or the life support of a section; None for all other details."""
    return _system(of, of.focus, words) if of.focus in {"reactor", "life_support"} else None


def computed_summary(of: Subject, words: Words) -> Summary | None:
    """Return the summary of a number that results from a design; None for all other details."""
    return _computed(of, words) if of.focus in _COMPUTED else None


def _system(of: Subject, kind: str, words: Words) -> Summary:
    entry = catalogue()[kind]
    icon = component_icon(of.value.kind, of.value.facing) if of.kind is Kind.COMPONENT else kind
    group = words[f"window-palette-{entry.group}"]
    return Summary(of.ref, component_term(kind, words), group, component_hint(kind, words), rule=entry.rule, icon=icon)


def _computed(of: Subject, words: Words) -> Summary:
    known, place = _COMPUTED[of.focus], f"window-summary-{of.focus}"
    value, icon = _computed_value(of, words), known.icon
    if of.focus == "tier":
        icon = f"tier_{value}"
    told_value = (words.text("window-fact-now", value=value),) if value else ()
    title, sentence = words[f"{place}-title"], words[f"{place}-sentence"]
    return Summary(of.ref, title, element_title(of, words), sentence, told_value, known.rule, icon)


def _computed_value(of: Subject, words: Words) -> str:
    """Return a calculated number of a class or ship; empty if the facts show it."""
    if of.kind is Kind.SHIP:
        tier, value = ship_tier(of.document, of.value), ship_value(of.document, of.value)
    elif of.kind is Kind.CLASS:
        tier, value = class_tier(design(of.document, of.value)), combat_value(design(of.document, of.value))
    else:
        return ""
    match of.focus:
        case "tier":
            return str(tier)
        case "combat_value":
            return words.number(at_most(value, 1))
        case "target_rating" | "ems" | "mass_factor" if of.ship is not None:
            return str(getattr(ship_stats(design(of.document, of.ship)), of.focus))
    return ""
