"""What becomes of a fleet when one of its definitions goes: what uses it goes as well, or lets go of it."""

from metamaker.core.edits import changed, without
from metamaker.games.metaverse.edits.changing import each_section, with_classes
from metamaker.games.metaverse.model.bay import Bay, BayFit, Loads, ShipLoadout
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.weapon import Weapon


def without_weapon(fleet: Fleet, weapon: Weapon) -> Fleet:
    """Return the fleet without a weapon and its mounts."""

    def disarmed(section: Section) -> Section:
        return changed(section, mounts=tuple(mount for mount in section.mounts if mount.weapon != weapon.id))

    fleet = with_classes(fleet, lambda ship: each_section(ship, disarmed))
    return changed(fleet, weapons=without(fleet.weapons, weapon))


def without_bay(fleet: Fleet, bay: Bay) -> Fleet:
    """Return the fleet without a bay, its copies in sections and what is chosen for them."""

    def cleared(section: Section) -> Section:
        return changed(section, bays=tuple(fit for fit in section.bays if fit.bay != bay.id))

    fleet = with_classes(fleet, lambda ship: each_section(ship, cleared))
    return changed(fleet, bays=without(fleet.bays, bay))


def without_starfighter(fleet: Fleet, gone: Starfighter) -> Fleet:
    """Return the fleet without a squadron type: no bay accepts it, none carries it, none stands beside the ships."""

    def emptied(section: Section) -> Section:
        return changed(section, bays=tuple(_unloaded(fit, gone) for fit in section.bays))

    fleet = with_classes(fleet, lambda ship: each_section(ship, emptied))
    fleet = changed(
        fleet,
        ships=tuple(_without_type(ship, gone) for ship in fleet.ships),
        squadrons=tuple(squadron for squadron in fleet.squadrons if squadron.starfighter != gone.id),
        bays=tuple(changed(bay, accepts=tuple(each for each in bay.accepts if each != gone.id)) for bay in fleet.bays),
    )
    return changed(fleet, starfighters=without(fleet.starfighters, gone))


def _unloaded(fit: BayFit, gone: Starfighter) -> BayFit:
    return changed(fit, squadrons=_others(fit.squadrons, gone))


def _without_type(ship: Ship, gone: Starfighter) -> Ship:
    left = (_lightened(loadout, gone) for loadout in ship.loadouts)
    return changed(ship, loadouts=tuple(loadout for loadout in left if loadout is not None))


def _lightened(loadout: ShipLoadout, gone: Starfighter) -> ShipLoadout | None:
    """Return what is left of a loadout; None if it was of this type alone."""
    left = _others(loadout.squadrons, gone)
    return None if loadout.squadrons and not left else changed(loadout, squadrons=left)


def _others(loads: Loads, gone: Starfighter) -> Loads:
    return tuple(load for load in loads if load.starfighter != gone.id)
