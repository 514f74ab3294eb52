"""The roster of a fleet: its ships under their commanders, squadrons beside them, and the miniatures that all of it needs."""

from collections import Counter
from collections.abc import Iterator

from metamaker.core.stat import Stat, StatBlock
from metamaker.game import Miniatures, Roster, RosterLine
from metamaker.games.metaverse.model.bay import Load
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import IndependentSquadron
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.report import fleet_block
from metamaker.games.metaverse.stats.fleet import ship_tier, ship_value
from metamaker.games.metaverse.stats.squadron import brought_cost
from metamaker.games.metaverse.stats.tier import squadron_tier


def roster(fleet: Fleet) -> Roster:
    """Return who comes to the table."""
    return Roster(
        fleet.name,
        fleet_block(fleet),
        tuple(_ship(fleet, ship) for ship in fleet.ships),
        tuple(_squadron(fleet, squadron) for squadron in fleet.squadrons),
        tuple(miniatures(fleet)),
    )


def _ship(fleet: Fleet, ship: Ship) -> RosterLine:
    design = fleet.ship_class(ship.ship_class)
    block = StatBlock(
        (
            Stat("combat_value", ship_value(fleet, ship), "", "combat value", "MV-3.1.15-01"),
            Stat("tier", ship_tier(fleet, ship), "", "tier", "MV-3.1.16-01"),
            Stat("crew_quality", design.crew_quality, "", "crew quality", "MV-3.1.11-01"),
            Stat("command_quality", design.command_quality.value, "", "command quality", "MV-3.1.12-01"),
        )
    )
    return RosterLine(ship.id, ship.name, design.name, ship.commander, ship.level and ship.level.value, block)


def _squadron(fleet: Fleet, squadron: IndependentSquadron) -> RosterLine:
    kind = next(starfighter for starfighter in fleet.starfighters if starfighter.id == squadron.starfighter)
    block = StatBlock(
        (
            Stat("count", squadron.count, "", "squadrons", "MV-3.7.5-03"),
            Stat("combat_value", brought_cost(squadron, kind, _house(fleet)), "", "combat value", "MV-3.7.5-03"),
            Stat("tier", squadron_tier(kind), "", "tier", "MV-3.7.8-03"),
            Stat("crew_quality", squadron.crew_quality, "", "crew quality", "MV-3.7.5-03"),
            Stat("command_quality", squadron.command_quality.value, "", "command quality", "MV-3.7.5-03"),
        )
    )
    return RosterLine(squadron.id, kind.name, kind.name, None, None, block)


def miniatures(fleet: Fleet) -> Iterator[Miniatures]:
    """Yield the ships of each class and the squadrons of each type that go on the table, most of a kind first."""
    ships = Counter(ship.ship_class for ship in fleet.ships)
    names = {ship.id: ship.name for ship in fleet.classes}
    yield from (Miniatures("ship", names[key], count) for key, count in ships.most_common())
    squadrons = Counter[str]()
    for load in _loads(fleet):
        squadrons[load.starfighter] += load.count
    for squadron in fleet.squadrons:
        squadrons[squadron.starfighter] += squadron.count
    types = {starfighter.id: starfighter.name for starfighter in fleet.starfighters}
    yield from (Miniatures("squadron", types[key], count) for key, count in squadrons.most_common() if count)


def _loads(fleet: Fleet) -> Iterator[Load]:
    """Yield what is aboard every ship; an open loadout is bought at the table."""
    for ship in fleet.ships:
        for _, section in fleet.ship_class(ship.ship_class).sections.standing():
            for fit in section.bays:
                if fit.count and fit.loadout is LoadoutKind.PERMANENT:
                    yield from fit.squadrons
        for loadout in ship.loadouts:
            yield from loadout.squadrons
