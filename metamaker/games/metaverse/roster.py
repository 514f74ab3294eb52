"""The roster of a fleet: its ships under their commanders, squadrons beside them, and the miniatures that all of it needs."""

from collections import Counter
from collections.abc import Iterator

from metamaker.core.stat import Stat, StatBlock
from metamaker.game import Miniatures, Roster, RosterLine
from metamaker.games.metaverse.model.bay import Load
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.report import class_title, fleet_block
from metamaker.games.metaverse.stats.fleet import ShipEntry, SquadronEntry, chosen_loadouts, fleet_stats
from metamaker.games.metaverse.stats.parts import parts


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
