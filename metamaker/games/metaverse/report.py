"""The numbers of classes, ships and the fleet as blocks that can be shown without knowing the game."""

from metamaker.core.stat import Stat, StatBlock
from metamaker.game import Numbers, Report
from metamaker.games.metaverse.catalogue.catalogue import catalogue
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.words import DefenceType
from metamaker.games.metaverse.stats.defences import ArcStats
from metamaker.games.metaverse.stats.fleet import fleet_stats, ship_tier, ship_value
from metamaker.games.metaverse.stats.ship import SectionStats, ship_stats
from metamaker.games.metaverse.stats.tier import class_tier
from metamaker.games.metaverse.stats.value import combat_value

HEADLINE = ("combat_value", "tier", "target_rating", "ems", "mass_factor", "hull_hits", "max_speed", "crew_parties")
"""What an overview shows of a ship."""


def report(fleet: Fleet, classes: bool) -> Report:
    """Return the numbers of every ship with what it carries, or of every class; of the classes also without a roster."""
    if classes or not fleet.ships:
        ships = tuple(class_numbers(design(fleet, ship)) for ship in fleet.classes)
    else:
        ships = tuple(ship_numbers(fleet, ship) for ship in fleet.ships)
    return Report(ships, fleet_block(fleet), HEADLINE)


def class_title(ship: ShipClass) -> str:
    """Return the name of a class with its variant, as people tell classes apart."""
    return " ".join(word for word in (ship.name or ship.id, ship.variant) if word)


def class_numbers(of: Design) -> Numbers:
    """Return the numbers of a class with its permanent loadouts."""
    return _numbers(of, of.ship.id, class_title(of.ship), combat_value(of), class_tier(of))


def ship_numbers(fleet: Fleet, ship: Ship) -> Numbers:
    """Return the numbers of a ship of the roster with what was chosen for it."""
    of = design(fleet, fleet.ship_class(ship.ship_class))
    return _numbers(of, ship.id, ship.name or ship.id, ship_value(fleet, ship), ship_tier(fleet, ship))


def _numbers(of: Design, element: str, name: str, value: float, tier: int) -> Numbers:
    stats = ship_stats(of)
    return Numbers(
        element,
        name,
        of.ship.id,
        _whole(of, value, tier),
        {
            "sections": {section.value: _section(numbers) for section, numbers in stats.sections.items()},
            "arcs": {arc.value: _arc(numbers) for arc, numbers in stats.arcs.items()},
        },
    )


def _whole(of: Design, value: float, tier: int) -> StatBlock:
    stats, motion = ship_stats(of), ship_stats(of).motion
    kind, rating = motion.best_ftl or (None, None)
    return StatBlock(
        (
            Stat("combat_value", value, "", "combat value", "MV-3.1.15-01"),
            Stat("target_rating", stats.target_rating, "", "target rating", "MV-3.1.8-01", better=1),
            Stat("ems", stats.ems, "", "EMS", "MV-3.1.9-01", better=-1),
            Stat("mass_factor", stats.mass_factor, "", "mass factor", "MV-3.1.10-01"),
            Stat("hull_hits", stats.hull_hits, "", "hull hits", "MV-3.1.1-03", better=1),
            Stat("max_speed", stats.max_speed, "cm", "maximum speed", "MV-3.1.17-03", better=1),
            Stat("reverse_speed", stats.reverse_speed, "cm", "reverse speed", "MV-3.1.17-03"),
            Stat("tier", tier, "", "tier", "MV-3.1.16-01"),
            Stat("crew_parties", stats.crew_parties, "", "crew parties", "MV-3.1.6-01", better=1),
            Stat("marine_parties", stats.marine_parties, "", "marine parties", "MV-3.1.7-01"),
            Stat("power", stats.power, "", "power", "MV-3.2.3-03"),
            Stat("forward_thrust", motion.forward_thrust, "", "forward thrust", "MV-3.3.0-04"),
            Stat("reverse_thrust", motion.reverse_thrust, "", "reverse thrust", "MV-3.3.0-04"),
            Stat("port_drive", motion.port_drive, "", "port drive points", "MV-3.3.0-04"),
            Stat("starboard_drive", motion.starboard_drive, "", "starboard drive points", "MV-3.3.0-04"),
            Stat("port_thrusters", motion.port_thrusters, "", "port thruster points", "MV-3.3.0-04"),
            Stat("starboard_thrusters", motion.starboard_thrusters, "", "starboard thruster points", "MV-3.3.0-04"),
            Stat("best_ftl", kind and catalogue()[kind].name, "", "best FTL drive", "MV-3.3.0-04"),
            Stat("best_ftl_rating", rating, "", "best FTL rating", "MV-3.3.0-04"),
        )
    )


def _section(numbers: SectionStats) -> StatBlock:
    return StatBlock(
        (
            Stat("hull_hits", sum(layer.hull_hits for layer in numbers.layers), "", "hull hits", "MV-3.1.1-03"),
            Stat("hull_layers", len(numbers.layers), "", "hull layers", "MV-3.1.1-06"),
            Stat("crew_parties", sum(layer.crew_parties for layer in numbers.layers), "", "crew parties", "MV-3.1.6-01"),
            Stat("marine_parties", sum(layer.marine_parties for layer in numbers.layers), "", "marine parties", "MV-3.1.7-01"),
            Stat("reactor_rating", numbers.reactor_rating, "", "reactor rating", "MV-3.2.3-03"),
            Stat("life_support_rating", numbers.life_support_rating, "", "life support rating", "MV-3.2.2-02"),
            Stat("power", numbers.power, "", "power drawn", "MV-3.2.3-03"),
        )
    )


def _arc(numbers: ArcStats) -> StatBlock:
    rated = dict(numbers.deflectors)
    return StatBlock(
        (
            Stat("section", numbers.owner.value, "", "carried by", "MV-3.1.3-03"),
            Stat("shield_regeneration", numbers.regeneration, "", "shield regeneration", "MV-3.5.8-05"),
            Stat("adaptation", numbers.adaptation, "", "adaptation", "MV-3.5.9-01"),
            *(
                Stat(f"{kind}_deflector", rated.get(kind), "", f"{kind.replace('_', '-')} deflector", "MV-3.5.11-05")
                for kind in DefenceType
            ),
        )
    )


def fleet_block(fleet: Fleet) -> StatBlock:
    """Return the totals of a fleet."""
    stats = fleet_stats(fleet)
    squadrons = sum(squadron.count for squadron in fleet.squadrons)
    return StatBlock(
        (
            Stat("combat_value", stats.combat_value, "", "combat value", "MV-3.0.0-03"),
            Stat("combat_value_limit", fleet.limits.combat_value, "", "combat value limit", "MV-3.0.0-03"),
            Stat("tier", stats.tier, "", "tier", "MV-3.0.0-05"),
            Stat("tier_limit", fleet.limits.tier, "", "tier limit", "MV-3.0.0-03"),
            Stat("classes", len(fleet.classes), "", "classes", "MV-3.8.0-01"),
            Stat("ships", len(fleet.ships), "", "ships", "MV-3.8.0-01"),
            Stat("squadrons", squadrons, "", "squadrons beside the ships", "MV-3.7.5-03"),
        )
    )
