"""Numbers of a fleet and of each ship of its roster."""

from dataclasses import dataclass

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.design import Design, definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, ShipLoadout, Starfighter
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.squadron import brought_cost, loads_cost
from metamaker.games.metaverse.stats.tier import class_tier, loads_tier, squadron_tier
from metamaker.games.metaverse.stats.value import combat_value


@dataclass(frozen=True)
class ShipEntry:
    """One ship of the roster: its design, its combat value in points and its tier, including its own loadout."""

    ship: Ship
    design: Design
    combat_value: float
    tier: int


@dataclass(frozen=True)
class SquadronEntry:
    """An entry of squadrons without a carrier: their total cost in points, unrounded, and their tier."""

    squadron: IndependentSquadron
    starfighter: Starfighter
    cost: float
    tier: int


@dataclass(frozen=True)
class FleetStats:
    """Totals of the roster and of the squadrons beside it; the value is the unrounded sum. Rules MV-3.0.0-03, -05."""

    combat_value: float
    tier: int
    ships: tuple[ShipEntry, ...]
    squadrons: tuple[SquadronEntry, ...]


def chosen_loadouts(fleet: Fleet, ship: Ship) -> tuple[ShipLoadout, ...]:
    """Return the loadouts that a ship has chosen for bays that its class leaves to each ship."""
    if not ship.loadouts:
        return ()
    of_class = {
        fitted.fit.id
        for fitted in parts(design(fleet, fleet.ship_class(ship.ship_class))).bays
        if fitted.fit.loadout is LoadoutKind.DOWNLOAD and fitted.fit.count
    }
    return tuple(loadout for loadout in ship.loadouts if loadout.bay in of_class)


def ship_value(fleet: Fleet, ship: Ship) -> float:
    """Return the combat value of one ship in points, unrounded: its class and its own loadout. Rule MV-3.7.7-04."""
    known = definitions(fleet)
    aboard = (loads_cost(loadout.squadrons, known.starfighters, known.house) for loadout in chosen_loadouts(fleet, ship))
    return combat_value(design(fleet, fleet.ship_class(ship.ship_class))) + sum(aboard)


def ship_tier(fleet: Fleet, ship: Ship) -> int:
    """Return the tier of one ship, including its chosen squadrons. Rule MV-3.0.0-05."""
    squadrons = definitions(fleet).starfighters
    chosen = (loads_tier(loadout.squadrons, squadrons) for loadout in chosen_loadouts(fleet, ship))
    return max(class_tier(design(fleet, fleet.ship_class(ship.ship_class))), *chosen, 1)


@memo
def fleet_stats(fleet: Fleet) -> FleetStats:
    """Return the values and tiers of all ships and squadrons of a fleet, and their totals."""
    alike: dict[str, ShipEntry] = {}
    ships = tuple(_ship(fleet, ship, alike) for ship in fleet.ships)
    squadrons = tuple(_squadron(fleet, squadron) for squadron in fleet.squadrons)
    return FleetStats(
        combat_value=sum(entry.combat_value for entry in ships) + sum(entry.cost for entry in squadrons),
        tier=max([entry.tier for entry in ships] + [entry.tier for entry in squadrons], default=1),
        ships=ships,
        squadrons=squadrons,
    )


def _ship(fleet: Fleet, ship: Ship, alike: dict[str, ShipEntry]) -> ShipEntry:
    """Return the entry of a ship. `alike` has those of ships without a loadout of their own by class, and gets more."""
    known = None if ship.loadouts else alike.get(ship.ship_class)
    if known is not None:
        return ShipEntry(ship, known.design, known.combat_value, known.tier)
    of_class = design(fleet, fleet.ship_class(ship.ship_class))
    entry = ShipEntry(ship, of_class, ship_value(fleet, ship), ship_tier(fleet, ship))
    if not ship.loadouts:
        alike[ship.ship_class] = entry
    return entry


def _squadron(fleet: Fleet, squadron: IndependentSquadron) -> SquadronEntry:
    known = definitions(fleet)
    kind = known.starfighters[squadron.starfighter]
    return SquadronEntry(
        squadron, kind, brought_cost(squadron, kind, known.house), squadron_tier(kind) if squadron.count else 1
    )
