"""Battles of fleets: who can fight, the table, the captains, duels.

The module is the Play of the game. What only some answers need is imported with the first such answer.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from metamaker.core.issue import Issue
from metamaker.core.problem import FileProblem
from metamaker.core.words import Text
from metamaker.game.paper import Outcome, TurnQuestion, TurnSoFar
from metamaker.games.metaverse.battle.ai import hiring
from metamaker.games.metaverse.battle.state.battle import RULINGS
from metamaker.games.metaverse.battle.story.figures import MetaverseShip
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.encounter import Encounter
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.tabletop import encounters as setting_up
from metamaker.games.metaverse.tabletop import force as forces_of
from metamaker.play.decision import Player
from metamaker.play.dice import Dice
from metamaker.play.table import Setting, Table
from metamaker.play.tally import Duel

SIDES = 2


class OnPaper:
    """See Paper of `metamaker.game.paper`. The battle is imported with the first answer."""

    def parts(self, fleet: Fleet, ref: str, language: str, /) -> Mapping[str, str]:
        """Return the sections of a ship."""
        from metamaker.games.metaverse.tabletop.on_paper import parts

        return parts(fleet, ref, language)

    def critical(self, fleet: Fleet, state: Any, turn: TurnSoFar, ref: str, part: str, dice: Dice, /) -> Outcome:
        """Return what a critical comes to."""
        from metamaker.games.metaverse.tabletop.on_paper import critical

        return critical(fleet, state, turn, ref, part, dice)

    def arcs(self, ref: str, language: str, /) -> Mapping[str, str]:
        """Return the arcs of a ship."""
        from metamaker.games.metaverse.tabletop.on_paper import arcs

        return arcs(ref, language)

    def blast(self, fleet: Fleet, state: Any, turn: TurnSoFar, ref: str, arc: str, excess: int, apart_cm: int, /) -> Outcome:
        """Return what a blast does."""
        from metamaker.games.metaverse.tabletop.on_paper import blast

        return blast(fleet, state, turn, ref, arc, excess, apart_cm)

    def repairs(self, fleet: Fleet, state: Any, turn: TurnSoFar, ref: str, language: str, /) -> Mapping[str, tuple[str, int]]:
        """Return the systems that crew can repair yet."""
        from metamaker.games.metaverse.tabletop.on_paper import repairs

        return repairs(fleet, state, turn, ref, language)

    def repair(self, fleet: Fleet, state: Any, turn: TurnSoFar, ref: str, key: str, crew: int, dice: Dice, /) -> Outcome:
        """Return what the work of a crew comes to."""
        from metamaker.games.metaverse.tabletop.on_paper import repair

        return repair(fleet, state, turn, ref, key, crew, dice)

    def hits(self, fleet: Fleet, state: Any, turn: TurnSoFar, ref: str, language: str, /) -> tuple[TurnQuestion, ...]:
        """Return what a ship will be asked of weapons fire."""
        from metamaker.games.metaverse.tabletop.turn_on_paper import hits

        return hits(fleet, state, turn, ref, language)

    def questions(self, fleet: Fleet, state: Any, turn: TurnSoFar, language: str, /) -> tuple[TurnQuestion, ...]:
        """Return what the end of the turn depends on."""
        from metamaker.games.metaverse.tabletop.turn_on_paper import questions

        return questions(fleet, state, turn, language)

    def next_turn(self, fleet: Fleet, state: Any, turn: TurnSoFar, faces: Mapping[str, int], language: str, /) -> Outcome:
        """Return what happens when a turn is over."""
        from metamaker.games.metaverse.tabletop.turn_on_paper import next_turn

        return next_turn(fleet, state, turn, faces, language)

    def fighting(self, fleet: Fleet, state: Any, /) -> tuple[str, ...]:
        """Return the ships that are still on the table."""
        from metamaker.games.metaverse.tabletop.damaged import fighting

        return fighting(fleet, state)


captains: Mapping[str, Text] = hiring.CAPTAINS
usual_captain = hiring.USUAL
figures = MetaverseShip
bounds = (SIDES, SIDES)
survival = False
rulings = RULINGS
encounters = setting_up
paper = OnPaper()


def hire(name: str, seed: int, side: int) -> Player:
    """Return a fresh captain of this name for a side of a battle. Raises KeyError."""
    return hiring.captain(name, seed, side)


def seats(forces: Sequence[Fleet | None], survival: bool) -> int:  # noqa: ARG001 - two fleets meet
    """Return that two sides need a captain."""
    return SIDES


def sides(fleet: Fleet) -> tuple[Fleet, ...]:  # noqa: ARG001 - a fleet is one side
    """Return nothing: a fleet is one side."""
    return ()


def force(fleet: Fleet, names: Sequence[str]) -> Fleet:
    """Return the fleet with these ships as its roster. Raises NotInDocument."""
    return forces_of.force(fleet, names)


def flaws(fleet: Fleet) -> tuple[Issue, ...]:
    """Return the errors of the designs that would fight."""
    return forces_of.flaws(fleet)


def check(forces: Sequence[Fleet], survival: bool, file: str) -> None:  # noqa: ARG001 - there is no other way to fight
    """Raise FileProblem unless these are two fleets with ships."""
    if len(forces) != SIDES:
        raise FileProblem(file, "fleets", message("refusal-force-count", count=len(forces)))
    if not all(fleet.ships for fleet in forces):
        raise FileProblem(file, "fleets", message("refusal-force-no-ships"))


def table(forces: Sequence[Fleet], setting: Setting) -> Table:
    """Return a battle at its beginning."""
    from metamaker.games.metaverse.tabletop.table import BattleTable

    return BattleTable(forces, setting)


def duel(forces: Sequence[Fleet], captains: Sequence[str], encounter: Encounter | None = None) -> Duel:
    """Return two fleets under their captains, ready for many battles, from an encounter if there is one."""
    from metamaker.games.metaverse.tabletop.duels import duel as of_fleets

    return of_fleets(forces, captains, encounter)
