"""Battles of fleets: forces, matches, captains, duels."""

from collections.abc import Sequence

from typing_extensions import override

from metamaker.core.errors import FileProblem
from metamaker.core.issue import Issue
from metamaker.game_api.paper_games import Paper
from metamaker.game_api.play import Play
from metamaker.game_api.reviewing import Reviewing
from metamaker.games.metaverse.battle.ai.registry import CAPTAINS
from metamaker.games.metaverse.battle.narration.figures import MetaverseShip
from metamaker.games.metaverse.battle.state.battle import RULINGS
from metamaker.games.metaverse.match import duels, encounters
from metamaker.games.metaverse.match import force as forces_of
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.encounter import Encounter
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.results import Duel
from metamaker.play.table import Setting, Table

SIDES = 2


class MetaversePlay(Play[Fleet]):
    """See `Play`. Two fleets meet."""

    captains = CAPTAINS
    measured = True
    figures = MetaverseShip
    bounds = (SIDES, SIDES)
    rulings = RULINGS
    encounters = encounters

    @property
    @override
    def paper(self) -> Paper[Fleet]:
        from metamaker.games.metaverse.match import paper

        return paper

    @property
    @override
    def rollout_captain(self) -> str:
        return "careful"

    @property
    @override
    def review(self) -> Reviewing:
        from metamaker.games.metaverse.review.offered import MetaverseReviewing

        return MetaverseReviewing()

    @override
    def seats(self, forces: Sequence[Fleet | None], survival: bool) -> int:
        return SIDES

    @override
    def force(self, document: Fleet, names: Sequence[str]) -> Fleet:
        return forces_of.force(document, names)

    @override
    def flaws(self, force: Fleet) -> tuple[Issue, ...]:
        return forces_of.flaws(force)

    @override
    def check(self, forces: Sequence[Fleet], survival: bool, file: str) -> None:
        """Raise FileProblem unless these are two fleets with ships."""
        if len(forces) != SIDES:
            raise FileProblem(file, "fleets", message("refusal-force-count", count=len(forces)))
        if not all(fleet.ships for fleet in forces):
            raise FileProblem(file, "fleets", message("refusal-force-no-ships"))

    @override
    def table(self, forces: Sequence[Fleet], setting: Setting) -> Table:
        from metamaker.games.metaverse.match.table import BattleTable

        return BattleTable(forces, setting)

    @override
    def duel(self, forces: Sequence[Fleet], captains: Sequence[str], encounter: Encounter | None = None) -> Duel:
        return duels.duel(forces, captains, encounter)
