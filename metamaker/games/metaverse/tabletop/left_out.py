"""What comes to a battle and does not fight in it yet: squadrons beside and aboard the ships, weapons fired indirectly."""

from collections.abc import Iterator

from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import LoadoutKind, TargetMethod


def left_out(fleet: Fleet) -> tuple[tuple[str, int], ...]:
    """Return what of a fleet takes no part, in the singular, each with its number; nothing of which there is none.

    The steps of indirect fire and of starfighters have nothing to do yet (MV-1.3.2, MV-1.3.3, MV-2.1.5).
    """
    aboard = sum(_aboard(ship, section) for ship, section in _sections(fleet))
    squadrons = aboard + sum(entry.count for entry in fleet.squadrons)
    indirect = {weapon.id for weapon in fleet.weapons if weapon.target_method is TargetMethod.INDIRECT}
    weapons = sum(mount.count for _, section in _sections(fleet) for mount in section.mounts if mount.weapon in indirect)
    return tuple((what, number) for what, number in (("squadron", squadrons), ("indirect weapon", weapons)) if number)


def _sections(fleet: Fleet) -> Iterator[tuple[Ship, Section]]:
    for ship in fleet.ships:
        for _, section in fleet.ship_class(ship.ship_class).sections.standing():
            yield ship, section


def _aboard(ship: Ship, section: Section) -> int:
    """Return the squadrons in the bays of a section; an open bay comes empty. Rule MV-3.0.1-15."""
    chosen = {loadout.bay: loadout.squadrons for loadout in ship.loadouts}
    return sum(
        load.count
        for fit in section.bays
        if fit.count and fit.loadout is not LoadoutKind.OPEN
        for load in (fit.squadrons if fit.loadout is LoadoutKind.PERMANENT else chosen.get(fit.id, ()))
    )
