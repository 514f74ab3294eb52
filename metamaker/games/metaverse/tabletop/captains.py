"""The computer captains by name, and battles between them for many at a time."""

from collections.abc import Sequence

from metamaker.fighting import Duel
from metamaker.games.metaverse.battle.captains.captain import Captain
from metamaker.games.metaverse.battle.captains.contest import Contestant, Match, fight
from metamaker.games.metaverse.battle.captains.roster import captain
from metamaker.games.metaverse.model.fleet import Fleet


def hired(name: str, seed: int, side: int) -> Captain:
    """Return a fresh captain of this name for a side of a battle."""
    return captain(name, seed, side)


def duel(forces: Sequence[Fleet], captains: Sequence[str]) -> Duel:
    """Return two forces under their captains, ready for many battles."""
    one, other = (Contestant(fleet, name) for fleet, name in zip(forces, captains, strict=True))
    ships = [",".join(ship.id for ship in fleet.ships) for fleet in forces]
    sides = [f"{fleet.name}:{line}:{name}" for fleet, line, name in zip(forces, ships, captains, strict=True)]
    itself = one == other
    return Duel(fight, Match((one, other), itself=itself), " ".join(sides), itself)
