"""The numbers of classes, ships and the fleet as blocks that can be shown without knowing the game; the roster with totals."""

from collections import Counter
from collections.abc import Iterator

from metamaker.core.stat import Stat, StatBlock
from metamaker.game.designs import Miniatures, Numbers, Report, Roster, RosterLine
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.bay import Load
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.words import DefenceType, LoadoutKind
from metamaker.games.metaverse.stats.defences import ArcStats
from metamaker.games.metaverse.stats.fleet import ShipEntry, SquadronEntry, chosen_loadouts, fleet_stats, ship_tier, ship_value
from metamaker.games.metaverse.stats.parts import parts
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


def roster(fleet: Fleet) -> Roster:
    """Return who comes to the table."""
    return Roster(
        fleet.name,
        fleet_block(fleet),
        tuple(_ship(entry) for entry in fleet_stats(fleet).ships),
        tuple(_beside(entry) for entry in fleet_stats(fleet).squadrons),
        tuple(miniatures(fleet)),
    )


def _ship(entry: ShipEntry) -> RosterLine:
    ship, of_class = entry.ship, entry.design.ship
    block = StatBlock(
        (
            Stat("combat_value", entry.combat_value, "", "combat value", "MV-3.1.15-01"),
            Stat("tier", entry.tier, "", "tier", "MV-3.1.16-01"),
            Stat("crew_quality", of_class.crew_quality, "", "crew quality", "MV-3.1.11-01"),
            Stat("command_quality", of_class.command_quality.value, "", "command quality", "MV-3.1.12-01"),
        )
    )
    return RosterLine(
        ship.id,
        ship.name or ship.id,
        of_class.id,
        class_title(of_class),
        ship.commander,
        ship.level and ship.level.value,
        block,
    )


def _beside(entry: SquadronEntry) -> RosterLine:
    squadron, name = entry.squadron, entry.starfighter.name
    block = StatBlock(
        (
            Stat("count", squadron.count, "", "squadrons", "MV-3.7.5-03"),
            Stat("combat_value", entry.cost, "", "combat value", "MV-3.7.5-03"),
            Stat("tier", entry.tier, "", "tier", "MV-3.7.8-03"),
            Stat("crew_quality", squadron.crew_quality, "", "crew quality", "MV-3.7.5-03"),
            Stat("command_quality", squadron.command_quality.value, "", "command quality", "MV-3.7.5-03"),
        )
    )
    return RosterLine(squadron.id, name, squadron.starfighter, name, None, None, block)


def miniatures(fleet: Fleet) -> Iterator[Miniatures]:
    """Yield the ships of each class and the squadrons of each type that go on the table, most of a kind first."""
    ships = Counter(ship.ship_class for ship in fleet.ships)
    names = {ship.id: class_title(ship) for ship in fleet.classes}
    yield from (Miniatures("ship", key, names[key], count) for key, count in ships.most_common())
    squadrons = Counter[str]()
    for load in _loads(fleet):
        squadrons[load.starfighter] += load.count
    for squadron in fleet.squadrons:
        squadrons[squadron.starfighter] += squadron.count
    types = {starfighter.id: starfighter.name for starfighter in fleet.starfighters}
    yield from (Miniatures("squadron", key, types[key], count) for key, count in squadrons.most_common() if count)


def _loads(fleet: Fleet) -> Iterator[Load]:
    """Yield what is aboard every ship; an open loadout is bought at the table."""
    for ship in fleet.ships:
        for fitted in parts(design(fleet, fleet.ship_class(ship.ship_class))).bays:
            if fitted.fit.count and fitted.fit.loadout is LoadoutKind.PERMANENT:
                yield from fitted.fit.squadrons
        for loadout in chosen_loadouts(fleet, ship):
            yield from loadout.squadrons
