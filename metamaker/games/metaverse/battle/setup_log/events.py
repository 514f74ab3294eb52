"""Events of an encounter: initiative, the way to deploy, dice for terrain, placed squadrons, towed ships, the head start."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class InitiativeRolled(NamedTuple):
    """Both sides roll their command dice: their size (1: no flagship), and the bonus for towed ships of the enemy.

    `winner` is the name of the side that won, empty for a tie. Results are those of faces, 0 if none was rolled.
    """

    names: tuple[str, str]
    dice_faces: tuple[int, int]
    faces: tuple[int, int]
    results: tuple[int, int]
    bonuses: tuple[int, int]
    winner: str
    rules: Rules = ("MV-4.0.0-02", "MV-4.0.0-03")


class EncounterChosen(NamedTuple):
    """The way to deploy, by its word, and the side on its favoured side, by its name, empty for neither.

    `offered` are all ways that the difference of initiative offered.
    """

    kind: str
    side: str
    offered: tuple[str, ...]
    rules: Rules


class ChartRolled(NamedTuple):
    """The dice of the terrain chart, all of them and the used ones; the side that places the results, by its name."""

    side: str
    dice_faces: int
    faces: tuple[int, ...]
    used: tuple[int, ...]
    rules: Rules = ("MV-4.0.1-01", "MV-4.0.1-03")


class SquadronDeployed(NamedTuple):
    """A side, by its name, places ships, after both have rolled these results with their command dice; empty without a roll."""

    side: str
    results: tuple[int, ...]
    ships: tuple[str, ...]
    rules: Rules = ("MV-4.0.2-01", "MV-4.0.2-02")


class ShipTowed(NamedTuple):
    """A ship without FTL drive is placed next to the ship that towed it."""

    ship: str
    by: str
    rules: Rules = ("MV-3.5.3-03", "MV-4.0.2-03")


class SpeedsRolled(NamedTuple):
    """The D3 (a D6 of this face, halved) for the turns of acceleration; ships from a flank have one more."""

    face: int
    turns: int
    flank_turns: int
    rules: Rules = ("MV-4.0.3-01", "MV-4.0.3-03", "MV-0.0.0-10")


class HeadStartGiven(NamedTuple):
    """Victory by points: the side with the head start, by its name, its points at the beginning, and its turn (0: any)."""

    side: str
    points: int
    from_turn: int
    rules: Rules = ("MV-4.1.0-01", "MV-4.1.0-04")
