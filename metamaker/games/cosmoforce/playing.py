"""Fights of teams and runs for survival: who can fight, the table, the captains, duels.

The module is the Play of the game. What only some answers need is imported with the first such answer.
"""

from collections.abc import Mapping, Sequence

from metamaker.core.issue import Issue
from metamaker.core.problem import FileProblem
from metamaker.games.cosmoforce.battle.captains import hiring
from metamaker.games.cosmoforce.battle.story.captains import Captains
from metamaker.games.cosmoforce.battle.story.figures import CosmoforceShip
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.tabletop import force as forces_of
from metamaker.play.decision import Player
from metamaker.play.replay import MAX_FLEETS
from metamaker.play.table import Setting, Table
from metamaker.play.tally import Duel

SEATS_OF_SURVIVAL = 2

captains: Mapping[str, str] = Captains()
usual_captain = hiring.USUAL
figures = CosmoforceShip
bounds = (2, MAX_FLEETS)
survival = True
rulings = 1
encounters = None
paper = None


def hire(name: str, seed: int, side: int) -> Player:
    """Return a fresh captain of this name for a side of a fight. Raises KeyError."""
    return hiring.captain(name, seed, side)


def seats(forces: Sequence[Fleet | None], survival: bool) -> int:
    """Return how many sides fight; of survival, what the game sends is the second one."""
    return SEATS_OF_SURVIVAL if survival else len(forces)


def sides(fleet: Fleet) -> tuple[Fleet, ...]:
    """Return the teams of a document, if it has several."""
    return forces_of.sides(fleet)


def force(fleet: Fleet, names: Sequence[str]) -> Fleet:
    """Return the document cut to these ships as one team. Raises NotInDocument."""
    return forces_of.force(fleet, names)


def flaws(fleet: Fleet) -> tuple[Issue, ...]:
    """Return the errors of what would fight."""
    return forces_of.flaws(fleet)


def check(forces: Sequence[Fleet], survival: bool, file: str) -> None:
    """Raise FileProblem unless these forces fit and all their ships have systems. Rule CF-SHIP-06."""
    if (len(forces) == 1) != survival:
        raise FileProblem(file, "fleets", message("play-forces", survival=survival, found=len(forces)))
    for each in forces:
        if not each.ships or not all(each.design(ship.design).systems for ship in each.ships):
            raise FileProblem(file, "fleets", message("play-force-without-systems"))


def table(forces: Sequence[Fleet], setting: Setting) -> Table:
    """Return a fight, or the first one of a run, at its beginning. Raises FileProblem for forces that cannot meet."""
    from metamaker.games.cosmoforce.tabletop.table import BattleTable

    return BattleTable(forces, setting)


def duel(forces: Sequence[Fleet], captains: Sequence[str], encounter: None = None) -> Duel:  # noqa: ARG001 - there are none
    """Return two forces under their captains, ready for many fights. Raises FileProblem if their rules differ."""
    return forces_of.duel(forces, captains)
