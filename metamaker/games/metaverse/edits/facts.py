"""Short facts about the elements of a fleet, for whoever points at one."""

from collections.abc import Callable, Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.edits.part_facts import (
    bay_facts,
    component_facts,
    fighter_weapon_facts,
    fit_facts,
    mount_facts,
    ship_facts,
    squadron_facts,
    starfighter_facts,
    weapon_facts,
)
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.edits.terms import first_upper
from metamaker.games.metaverse.edits.worth import power_drawn, worth
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.power import supplied_power
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.tier import class_tier
from metamaker.games.metaverse.stats.value import combat_value

LEAST_POINTS = 0.05
"""What one decimal shows as nothing is not told."""


def facts(of: Subject, told: Words) -> tuple[str, ...]:
    """Return facts about an element: its numbers, what it costs, what it carries."""
    own = tuple(first_upper(fact) for fact in _OF[of.kind](of, told))
    return (*own, *_costs(of, told))


def _costs(of: Subject, told: Words) -> Iterator[str]:
    """Yield the power that something on a ship draws and the points that it is worth."""
    if of.ship is None or of.kind is Kind.SHIP or (of.kind is Kind.CLASS and not of.focus):
        return
    of_class, element = design(of.fleet, of.ship), "/".join(filter(None, (of.ref, of.focus)))
    power, value = power_drawn(of_class, element), worth(of_class, element)
    if power:
        yield told.text("window.fact.power", power=f"{power:.1f}")
    if value.lost is not None and value.lost >= LEAST_POINTS:
        yield told.text("window.fact.worth", points=f"{value.lost:.1f}")
    if value.one_more is not None and value.one_more >= LEAST_POINTS:
        yield told.text("window.fact.one_more", points=f"{value.one_more:.1f}")


def _fleet(of: Subject, told: Words) -> Iterator[str]:
    stats = fleet_stats(of.fleet)
    yield told.text("window.fact.value", points=f"{stats.combat_value:.1f}")
    yield told.text("window.fact.tier", tier=stats.tier)
    yield told.counted("window.fact.ships", len(of.fleet.ships))


def _class(of: Subject, told: Words) -> Iterator[str]:
    if of.focus:
        return
    of_class = design(of.fleet, of.value)
    stats = ship_stats(of_class)
    yield told.text("window.fact.value", points=f"{combat_value(of_class):.1f}")
    yield told.text("window.fact.tier", tier=class_tier(of_class))
    yield told.counted("window.fact.hits", stats.hull_hits)
    yield told.counted("window.fact.ships", sum(ship.ship_class == of.value.id for ship in of.fleet.ships))


def _section(of: Subject, told: Words) -> Iterator[str]:
    section = of.value
    stats = ship_stats(design(of.fleet, of.ship)).sections[of.section] if of.ship and of.section else None
    if of.focus in {"", "hull_hits"}:
        layers = told.counted("outputs.text.layers", section.hull_layers)
        yield told.counted("outputs.text.hull", section.hull_hits, layers=layers)
    if section.crew_parties and of.focus in {"", "crew_parties", "life_support"}:
        yield told.counted("outputs.text.crew", section.crew_parties)
    if section.marine_parties and of.focus in {"", "marine_parties", "life_support"}:
        yield told.counted("outputs.text.marines", section.marine_parties)
    if stats and of.focus == "life_support" and stats.life_support_rating is not None:
        yield told.text("window.fact.rating", rating=stats.life_support_rating)
    if stats and of.focus == "reactor" and stats.reactor_rating is not None:
        yield told.text("window.fact.rating", rating=stats.reactor_rating)
    if of.ship and of.section and of.focus == "reactor":
        supplied = supplied_power(design(of.fleet, of.ship)).get(of.section, 0.0)
        yield told.text("window.fact.supplies", power=f"{supplied:.1f}")
    if stats and not of.focus:
        yield told.text("window.fact.power", power=f"{stats.power:.1f}")


def _arc(of: Subject, told: Words) -> Iterator[str]:
    defence = of.value
    if (defence.armour_rating or of.focus == "armour_rating") and of.focus in {"", "armour_rating"}:
        kind = told[f"outputs.text.defence.{defence.armour_type}"]
        yield told.text("outputs.text.defence.armour", rating=defence.armour_rating, type=kind)
    if defence.ablative_plates and of.focus in {"", "ablative_plates", "armour_rating"}:
        yield told.counted("outputs.text.defence.plates", defence.ablative_plates)
    if defence.shield_hits and of.focus in {"", "shield_hits", "adaptation"}:
        kind = told[f"outputs.text.defence.{defence.shield_type}"]
        yield told.text("outputs.text.defence.shields", hits=defence.shield_hits, type=kind)
    if of.ship is None:
        return
    stats = ship_stats(design(of.fleet, of.ship)).arcs[of.arc]
    if defence.shield_hits and of.focus in {"", "shield_hits"}:
        yield told.text("window.fact.regeneration", hits=stats.regeneration)
    if stats.adaptation and of.focus in {"", "adaptation"}:
        yield told.text("window.fact.adaptation", levels=stats.adaptation)
    if of.focus in {"", "deflector"}:
        for kind, rating in stats.deflectors:
            yield told.text("window.fact.deflector", type=told[f"outputs.text.defence.{kind}"], rating=rating)


_OF: dict[Kind, Callable[[Subject, Words], Iterator[str]]] = {
    Kind.FLEET: _fleet,
    Kind.CLASS: _class,
    Kind.SECTION: _section,
    Kind.ARC: _arc,
    Kind.COMPONENT: component_facts,
    Kind.MOUNT: mount_facts,
    Kind.FIT: fit_facts,
    Kind.WEAPON: weapon_facts,
    Kind.STARFIGHTER: starfighter_facts,
    Kind.FIGHTER_WEAPON: fighter_weapon_facts,
    Kind.BAY: bay_facts,
    Kind.SHIP: ship_facts,
    Kind.SQUADRON: squadron_facts,
}
