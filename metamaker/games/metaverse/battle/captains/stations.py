"""How one ship stands to another: sector, distance and arc, for a given stance of both, and what fire is worth there."""

from math import isqrt

from metamaker.battle.plane import CM, HEADINGS
from metamaker.games.metaverse.battle.captains.broadside import Broadside
from metamaker.games.metaverse.battle.captains.compass import ARC_OF_SECTOR, sector
from metamaker.games.metaverse.battle.captains.reach import Stance


def exchange(fire: Broadside, firer: Stance, target: Stance) -> tuple[int, int]:
    """Return the worth of fire from one stance at another, and how many cm they are apart, rounded up."""
    east, north = target[0] - firer[0], target[1] - firer[1]
    seen, struck = sector(east, north, firer[2]), sector(-east, -north, target[2])
    if firer[3]:
        seen = 7 - seen
    if target[3]:
        struck = 7 - struck
    cm = isqrt(east * east + north * north) // CM + 1
    return fire.worth(seen, cm, ARC_OF_SECTOR[struck]), cm


def later(stance: Stance) -> Stance:
    """Return the stance a turn later, if the ship goes on as it is."""
    x, y, heading, mirrored, east, north, speed, spin = stance
    return Stance(x + east, y + north, (heading + spin) % HEADINGS, mirrored, east, north, speed, spin)
