"""Games on a map: players, matches, captains, many games."""

from collections.abc import Sequence

from typing_extensions import override

from metamaker.core.issue import Issue, errors_in
from metamaker.game_api.board import BoardPlay
from metamaker.game_api.reviewing import Reviewing
from metamaker.games.cosmos_commanders.battle.ai.registry import CAPTAINS
from metamaker.games.cosmos_commanders.checks import check_map
from metamaker.games.cosmos_commanders.match.batch import contest_of, melee_of
from metamaker.games.cosmos_commanders.match.decisions import seated
from metamaker.games.cosmos_commanders.match.table import GameTable
from metamaker.games.cosmos_commanders.match.view import PlayerFigures
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.play.decision import Player
from metamaker.play.results import Duel


class CommandersPlay(BoardPlay[StarMap]):
    """The play of Cosmos Commanders. See `Play`. All players share one map, which has a number of players."""

    figures = PlayerFigures

    @property
    @override
    def review(self) -> Reviewing:
        from metamaker.games.cosmos_commanders.review.watch import CommandersReview

        return CommandersReview()

    def __init__(self) -> None:
        super().__init__(StarMap().players, GameTable, CAPTAINS)

    @override
    def hire(self, name: str, seed: int, side: int) -> Player:
        return seated(name, seed, side)

    @override
    def seats(self, forces: Sequence[StarMap | None], survival: bool) -> int:
        return forces[0].players if forces and forces[0] is not None else super().seats(forces, survival)

    @override
    def flaws(self, force: StarMap) -> tuple[Issue, ...]:
        return errors_in(check_map(force))

    def melee(self, forces: Sequence[StarMap], captains: Sequence[str]) -> Duel:
        """Return a captain for each player of a map, ready for many games that count the winners. Raises FileProblem."""
        return melee_of(forces[0], captains)

    @override
    def duel(self, forces: Sequence[StarMap], captains: Sequence[str], encounter: None = None) -> Duel:
        """Return one captain against all others on a map, ready for many games. Raises FileProblem."""
        return contest_of(forces[0], captains)
