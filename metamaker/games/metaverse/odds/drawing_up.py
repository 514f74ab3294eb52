"""Fleets of given designs up to a limit of combat value."""

from collections.abc import Sequence

from metamaker.game.documents import NotInDocument
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.tabletop.force import force

MOST_SHIPS = 60
"""As many stand in four lines on a usual table."""


def drawn_up(fleet: Fleet, limit: float) -> Fleet:
    """Return a fleet of the classes that this one fields, in turn as often as each still fits, worth no more than a limit.

    Raises NotInDocument if no ship is worth so little.
    """
    worth = {entry.ship.ship_class: entry.combat_value for entry in fleet_stats(fleet).ships}
    order = sorted(worth, key=lambda key: -worth[key])
    coming: list[str] = []
    left = limit
    while len(coming) < MOST_SHIPS:
        fitting = [key for key in order if worth[key] <= left]
        if not fitting:
            break
        # As many of each as can be: whoever has fewest so far comes next, of those the most valuable.
        chosen = min(fitting, key=coming.count)
        coming.append(chosen)
        left -= worth[chosen]
    if not coming:
        raise NotInDocument(message("odds-limit", fleet=fleet.name, limit=round(limit)))
    return force(fleet, [fleet.ship_class(key).ref() for key in coming])


def all_drawn_up(forces: Sequence[Fleet], limit: float) -> tuple[Fleet, ...]:
    """Return fleets of the classes of each. Raises NotInDocument."""
    return tuple(drawn_up(fleet, limit) for fleet in forces)
