"""Ships and squadrons that come to the next battle, and their chain of command without those at home."""

from collections.abc import Iterator, Sequence

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.words import CommandLevel

_RANK = {level: rank for rank, level in enumerate(CommandLevel)}


def present(fleet: Fleet) -> Fleet:
    """Return the fleet without ships and squadrons at home, and without logs; the same fleet if all come and have none.

    If the commander of a ship stays at home, the ship is under the next commander that comes. If the flagship stays at home,
    another ship leads: see `deputy`. Rule MV-3.8.0-01: a commander that takes no part in the battle is none.
    """
    if not any(ship.at_home or ship.log for ship in fleet.ships) and not any(each.at_home for each in fleet.squadrons):
        return fleet  # not remembered: a fleet among its own results could not be compared with an equal one
    return _without_absent(fleet)


@memo
def _without_absent(fleet: Fleet) -> Fleet:
    ships = tuple(_led(fleet, [without_log(ship) for ship in fleet.ships if not ship.at_home]))
    return fleet.with_(ships=ships, squadrons=tuple(each for each in fleet.squadrons if not each.at_home))


def without_log(ship: Ship) -> Ship:
    """Return a ship as it goes to the table: its log stays in the file."""
    return ship.with_(log=()) if ship.log else ship


def everyone(fleet: Fleet) -> Fleet:
    """Return the fleet with nothing at home."""
    ships = tuple(ship.with_(at_home=False) if ship.at_home else ship for ship in fleet.ships)
    squadrons = tuple(each.with_(at_home=False) if each.at_home else each for each in fleet.squadrons)
    return fleet.with_(ships=ships, squadrons=squadrons)


def flagship_at_home(fleet: Fleet) -> Ship | None:
    """Return the senior-most ship with a level and without a commander, if it stays at home. Rule MV-3.8.0-04."""
    tops = [(_RANK[ship.level], ship) for ship in fleet.ships if ship.level is not None and ship.commander is None]
    top = max(tops, key=lambda ranked: ranked[0], default=None)
    return top[1] if top is not None and top[1].at_home else None


def deputy(fleet: Fleet) -> Ship | None:
    """Return the ship that leads in place of a flagship at home, None without any.

    Among the ships that are left without a commander, the highest level with a CiC leads, the first in the roster among
    equals. Another flagship that comes needs no deputy. Rules MV-3.8.0-03, MV-3.8.0-04.
    """
    orphans = [ship for ship in fleet.ships if not ship.at_home and ship.commander and _superior(fleet, ship) is None]
    has_flagship = any(not ship.at_home and ship.level and ship.commander is None for ship in fleet.ships)
    able = [ship for ship in orphans if has_cic(fleet.ship_class(ship.ship_class))]
    if has_flagship or not able:
        return None
    return max(able, key=lambda ship: -1 if ship.level is None else _RANK[ship.level])


def has_cic(ship: ShipClass) -> bool:
    """Return whether a class has a combat information centre."""
    return any(
        part.kind is ComponentKind.CIC and part.count for _, section in ship.sections.standing() for part in section.components
    )


def _led(fleet: Fleet, coming: Sequence[Ship]) -> Iterator[Ship]:
    """Yield the ships that come, each under a commander that comes."""
    leader, tops = deputy(fleet), [ship for ship in coming if ship.level is not None and ship.commander is None]
    flagship = leader or max(tops, key=lambda ship: _RANK[ship.level or CommandLevel.SQUADRON], default=None)
    for ship in coming:
        if leader is not None and ship.id == leader.id:
            yield ship.with_(commander=None, level=_level_of(fleet, ship))
        elif ship.commander is None:
            yield ship
        else:
            superior = _superior(fleet, ship) or flagship
            yield ship.with_(commander=None if superior is None else superior.id)


def _level_of(fleet: Fleet, ship: Ship) -> CommandLevel | None:
    """Return the level of the flagship at home, for its deputy; the own one if that is higher."""
    levels = [ship.level, *(above.level for above in _above(fleet, ship))]
    return max((level for level in levels if level is not None), key=_RANK.__getitem__, default=CommandLevel.SQUADRON)


def _superior(fleet: Fleet, ship: Ship) -> Ship | None:
    """Return the next ship up the chain of command that comes."""
    return next((above for above in _above(fleet, ship) if not above.at_home), None)


def _above(fleet: Fleet, ship: Ship) -> Iterator[Ship]:
    """Yield the commanders of a ship, the nearest first. A valid fleet has no cycles."""
    while ship.commander is not None:
        ship = fleet.ship(ship.commander)
        yield ship
