"""The chain of command of a fleet, in the order in which pages list it."""

from dataclasses import dataclass

from metamaker.core.memo import memo
from metamaker.games.metaverse.checks.command import chain
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship


@dataclass(frozen=True)
class Ranks:
    """A fleet by rank, its flagship by id, and the ships that stand outside.

    `order`: every commander right before all that are below it, with the depth from 0, ships outside last.
    """

    order: tuple[tuple[Ship, int], ...]
    outside: tuple[Ship, ...]
    flagship: str | None


@memo
def ranks(fleet: Fleet) -> Ranks:
    """Return the chain of command of `fleet`. Rules MV-3.8.0-01, MV-3.8.0-04, MV-3.8.0-06."""
    below: dict[str, list[Ship]] = {}
    for ship in fleet.ships:
        if ship.commander is not None:
            below.setdefault(ship.commander, []).append(ship)
    roots = chain(fleet).roots
    top = [ship for ship in fleet.ships if ship.commander is None]
    outside = tuple(ship for ship in top if ship.level is None and ship.id not in below)
    heads = [ship for ship in top if ship.level is not None or ship.id in below]
    heads.sort(key=lambda ship: roots.index(ship) if ship in roots else len(roots))
    order: list[tuple[Ship, int]] = []
    # Not by recursion: a chain may be as long as the roster.
    waiting = [(ship, 0) for ship in reversed(heads)]
    while waiting:
        ship, depth = waiting.pop()
        order.append((ship, depth))
        waiting += ((each, depth + 1) for each in reversed(below.get(ship.id, ())))
    order += ((ship, 0) for ship in outside)
    return Ranks(tuple(order), outside, roots[0].id if roots else None)
