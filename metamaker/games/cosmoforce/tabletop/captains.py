"""Hiring captains by name, and battles between them for many at a time."""

from collections.abc import Sequence

from metamaker.fighting import Duel
from metamaker.games.cosmoforce.battle.captains.captain import Captain
from metamaker.games.cosmoforce.battle.captains.contest import Combatant, Contestant, Match, fight
from metamaker.games.cosmoforce.battle.captains.roster import captain
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.tabletop.force import common_rules, side_names


def hired(name: str, seed: int, side: int) -> Captain:
    """Return a fresh captain of this name for a side of a battle."""
    return captain(name, seed, side)


def duel(forces: Sequence[Fleet], captains: Sequence[str]) -> Duel:
    """Return two forces under their captains, ready for many battles. Raises FileProblem if their rules differ."""
    rules = common_rules(forces)
    sides = [
        Contestant(name, tuple(Combatant(ship.name, fleet.design(ship.design)) for ship in fleet.ships), captain)
        for name, fleet, captain in zip(side_names(forces), forces, captains, strict=True)
    ]
    one, other = sides
    match_up = " ".join(f"{side.name}:{','.join(ship.name for ship in side.ships)}:{side.captain}" for side in sides)
    is_itself = one.ships == other.ships and one.captain == other.captain
    return Duel(fight, Match((one, other), rules), match_up, is_itself)
