"""The Electronic Warfare Step (2.2.1): ships switch and aim in ascending crew quality."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.effects import carry_out, forget_targets, settle
from metamaker.games.metaverse.battle.electronics.events import ElectronicsOrderRolled, StealthRestored
from metamaker.games.metaverse.battle.electronics.rules import has_options
from metamaker.games.metaverse.battle.electronics.signature import STEALTH
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.step import RunningStep

SILENT_TURNS: Final = 2
"""Turns after the last use of another EW system until stealth is restored. Rule MV-3.4.9-05."""

TIED: Final = ("MV-2.2.1-03", "MV-0.1.0-09")
UNTIED: Final = ("MV-2.2.1-03", "MV-2.2.1-04")


class ElectronicWarfareStep(RunningStep):
    """A running step: ships of a side act together, in ascending crew quality; of two sides the loser of a D6 each acts first.

    Dice: one D6 for side 0 and one for side 1, both again on a tie, for each crew quality with ships of both sides that have a
    choice. Rules MV-2.2.1-01 to -04, MV-0.1.0-09.
    """

    def __init__(self) -> None:
        self.began = False
        self.groups: list[list[Vessel]] = []
        """Ships of one crew quality, of one or both sides, that have not acted yet, lowest quality first."""
        self.turns: list[list[Vessel]] = []
        """Ships that act together, in order: those of the present crew quality, side by side."""
        self.asked: list[Vessel] = []

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Ask the ships that act next; after the last ones, let the choices settle."""
        if not self.began:
            self._begin(battle)
        while not self.turns and self.groups:
            self.turns = self._in_order(battle, self.groups.pop(0))
        if not self.turns:
            settle(battle)
            return ()
        self.asked = self.turns.pop(0)
        table = battle.table
        return tuple([SwitchElectronics(table, ship.side, battle.secrets[ship.side], ship.key) for ship in self.asked])

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Carry out the orders of the asked ships, in their order."""
        for place, vessel in enumerate(self.asked):
            carry_out(battle, vessel, answers[place])
        self.asked = []

    def _begin(self, battle: Battle) -> None:
        """Forget the targets of the last turn; hide ships that were silent long enough. Rules MV-3.4.0-05, MV-3.4.9-05."""
        self.began = True
        table = battle.table
        forget_targets(table)
        for vessel in table.carriers.get(STEALTH, ()):
            if vessel.fights and vessel.best(STEALTH) and 0 < vessel.last_emission == table.turn - SILENT_TURNS:
                battle.tell(StealthRestored(vessel.key, vessel.best(STEALTH)))
        ships = [vessel for vessel in table.vessels if has_options(table, vessel)]
        qualities = sorted({vessel.crew_quality for vessel in ships})
        self.groups = [[vessel for vessel in ships if vessel.crew_quality == quality] for quality in qualities]

    def _in_order(self, battle: Battle, group: list[Vessel]) -> list[list[Vessel]]:
        sides = [[vessel for vessel in group if vessel.side == side] for side in (0, 1)]
        if not all(sides):
            return [group]
        first = _loser(battle, group[0].crew_quality)
        return [sides[first], sides[1 - first]]


def _loser(battle: Battle, crew_quality: int) -> int:
    """Roll for both sides and return the one with the lower face, which acts first. Rules MV-2.2.1-03, MV-0.1.0-09."""
    while True:
        faces = battle.dice.roll(6), battle.dice.roll(6)
        tied, loser = faces[0] == faces[1], int(faces[0] > faces[1])
        if battle.telling:
            first, rules = ("", TIED) if tied else (battle.table.names[loser], UNTIED)
            battle.tell(ElectronicsOrderRolled(crew_quality, faces, first, rules))
        if not tied:
            return loser
