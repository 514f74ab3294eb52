"""Fights of teams and runs for survival: forces, matches, captains, duels."""

from collections.abc import Sequence

from typing_extensions import override

from metamaker.core.errors import FileProblem
from metamaker.core.issue import Issue
from metamaker.game_api.play import Play
from metamaker.game_api.reviewing import Reviewing
from metamaker.games.cosmoforce.battle.ai.registry import CAPTAINS
from metamaker.games.cosmoforce.battle.narration.summaries import CosmoforceShip
from metamaker.games.cosmoforce.match import force as forces_of
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.play.documents import MAX_FLEETS
from metamaker.play.results import Duel
from metamaker.play.table import Setting, Table

SEATS_OF_SURVIVAL = 2
"""The threats of survival are the second side."""


class CosmoforcePlay(Play[Fleet]):
    """See `Play`. A force is one team; a document may hold several."""

    captains = CAPTAINS
    figures = CosmoforceShip
    bounds = (2, MAX_FLEETS)
    survival = True

    @property
    @override
    def review(self) -> Reviewing:
        from metamaker.games.cosmoforce.review.watch import FightReview

        return FightReview()

    @override
    def seats(self, forces: Sequence[Fleet | None], survival: bool) -> int:
        return SEATS_OF_SURVIVAL if survival else len(forces)

    @override
    def sides(self, document: Fleet) -> tuple[Fleet, ...]:
        return forces_of.sides(document)

    @override
    def force(self, document: Fleet, names: Sequence[str]) -> Fleet:
        return forces_of.force(document, names)

    @override
    def flaws(self, force: Fleet) -> tuple[Issue, ...]:
        return forces_of.flaws(force)

    @override
    def check(self, forces: Sequence[Fleet], survival: bool, file: str) -> None:
        """Raise FileProblem unless there are enough forces and all their ships have systems. Rule CF-SHIP-06."""
        if (len(forces) == 1) != survival:
            raise FileProblem(file, "fleets", message("play-forces", survival=survival, found=len(forces)))
        for each in forces:
            if not each.ships or not all(each.design(ship.design).systems for ship in each.ships):
                raise FileProblem(file, "fleets", message("play-force-without-systems"))

    @override
    def table(self, forces: Sequence[Fleet], setting: Setting) -> Table:
        from metamaker.games.cosmoforce.match.table import BattleTable

        return BattleTable(forces, setting)

    @override
    def duel(self, forces: Sequence[Fleet], captains: Sequence[str], encounter: None = None) -> Duel:
        return forces_of.duel(forces, captains)
