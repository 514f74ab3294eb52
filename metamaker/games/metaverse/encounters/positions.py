"""Positions of ships in their zones and their start speeds (4.0.2, 4.0.3)."""

from collections.abc import Sequence

from metamaker.games.metaverse.encounters.deployment import Force
from metamaker.games.metaverse.encounters.formation import stood_in
from metamaker.games.metaverse.encounters.towing import TOWED_CM
from metamaker.games.metaverse.encounters.zones import Area
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.encounter import Position, SideName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.stats.motion import motion
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.play.geometry import CM, Point, distance

FLANK_TURNS = 1
"""Additional turns of acceleration of ships from a flank. Rule MV-4.0.3-03."""

BESIDE = ((0, -4), (3, -3), (-3, -3), (4, 0), (-4, 0), (3, 3), (-3, 3), (0, 4))
"""Places of towed ships around their tug, in cm east and north of it: within 5 cm, not touching each other."""

NEARER = tuple((east, north) for east in range(-3, 4) for north in range(-3, 4) if east or north)
"""Places of towed ships if the usual ones are taken."""


def positions(force: Force, side: SideName, zones: Sequence[tuple[Area, Sequence[Ship]]], turns: int) -> list[Position]:
    """Return the positions of the ships of a side in the order of the fleet.

    Their speeds are the highest after this many turns of acceleration. Rules MV-4.0.2-03, MV-4.0.3-01 to -03, MV-3.5.3-03.
    """
    found: dict[str, Position] = {}
    for zone, ships in zones:
        ahead = [ship for ship in ships if ship.id not in force.towed]
        taken: set[tuple[int, int]] = set()
        for ship, wanted in zip(ahead, stood_in(zone, ahead), strict=True):
            place = _free(wanted, zone, taken)
            taken.add(place)
            found[ship.id] = _position(force.fleet, side, ship, place, zone, turns)
        for ship in ships:
            tug = force.towed.get(ship.id)
            if tug is not None:
                place = _beside(found[tug], list(found.values()), zone)
                found[ship.id] = _position(force.fleet, side, ship, place, zone, turns).with_(towed_by=tug)
    return [found[ship.id] for ship in force.fleet.ships]


def _free(wanted: tuple[int, int], zone: Area, taken: set[tuple[int, int]]) -> tuple[int, int]:
    """Return the free place of a zone nearest to the wanted one, in whole cm; the wanted one if all are taken."""
    if wanted not in taken:
        return wanted
    east = range(-(-zone.west // CM), zone.east // CM + 1)
    north = range(-(-zone.south // CM), zone.north // CM + 1)
    places = [(x, y) for x in east for y in north if (x, y) not in taken]
    return min(places, key=lambda place: distance(_point(place), _point(wanted)), default=wanted)


def _position(fleet: Fleet, side: SideName, ship: Ship, place: tuple[int, int], zone: Area, turns: int) -> Position:
    speed = fastest(fleet, ship, turns + (FLANK_TURNS if zone.flank else 0))
    return Position(side=side, ship=ship.id, x_cm=place[0], y_cm=place[1], heading=zone.heading, speed=speed)


def fastest(fleet: Fleet, ship: Ship, turns: int) -> int:
    """Return the highest start speed of a ship after this many turns of acceleration, in cm a turn.

    A cinematic ship keeps to its maximum speed; one that cannot accelerate begins at rest. Rules MV-4.0.3-01, -02.
    """
    known = design(fleet, fleet.ship_class(ship.ship_class))
    most, limit = motion(known).forward_thrust * turns, ship_stats(known).max_speed
    return most if limit is None else min(most, limit)


def _beside(tug: Position, others: Sequence[Position], zone: Area) -> tuple[int, int]:
    """Return the first free place around a tug that is in its zone, or the first free place outside.

    If all places are taken, the place is nearer to other ships.
    """
    taken = [Point(other.x_cm * CM, other.y_cm * CM) for other in others]
    tries = [(tug.x_cm + east, tug.y_cm + north) for east, north in BESIDE]
    free = [each for each in tries if all(distance(_point(each), there) >= 2 * CM for there in taken)]
    if not free:
        tries += [(tug.x_cm + east, tug.y_cm + north) for east, north in NEARER]
        free = [each for each in tries if _point(each) not in taken] or tries
    return next((each for each in free if zone.holds(_point(each))), free[0])


def _point(place: tuple[int, int]) -> Point:
    return Point(place[0] * CM, place[1] * CM)


def near_enough(tug: Position, towed: Position) -> bool:
    """Return whether a towed ship is within 5 cm of its tug. Rules MV-3.5.3-03, MV-4.0.2-03."""
    return distance(_point((tug.x_cm, tug.y_cm)), _point((towed.x_cm, towed.y_cm))) <= TOWED_CM * CM
