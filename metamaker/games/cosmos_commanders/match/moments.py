"""A moment of a game, recorded for viewers: its picture, the players, the counts, and the description of each mark."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from metamaker.core.messages import language_in_force, words_in
from metamaker.games.cosmos_commanders.match.explaining import about
from metamaker.games.cosmos_commanders.match.picture import game_page
from metamaker.games.cosmos_commanders.match.view import GameView
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap
from metamaker.play.snapshot import NOWHERE, Extent, Piece, Shot, Strength
from metamaker.rendering.drawing import Page


class MapMoment(NamedTuple):
    """A snapshot of a game. See Moment. Its picture is drawn when it is first shown."""

    star_map: StarMap
    view: GameView
    pieces: Sequence[Piece]
    strengths: Sequence[Strength]
    scores: tuple[tuple[int, ...], ...]
    drawn: dict[str, Page]
    extent: Extent = NOWHERE
    moves: bool = False
    shots: Sequence[Shot] = ()
    ruler: None = None

    def page(self, extent: Extent = NOWHERE, part: float = 1.0, lettering: float = 1.0) -> Page:  # noqa: ARG002 - a map as it is
        """Return the picture in the current language."""
        language = language_in_force()
        if language not in self.drawn:
            self.drawn[language] = game_page(self.star_map, self.view, words_in(GAME, language), self.scores)
        return self.drawn[language]

    def state(self, side: int) -> Any:  # noqa: ARG002 - nobody has a sheet that damage is pencilled into
        """Return None."""
        return None

    def about(self, ref: str) -> Sequence[str]:
        """Return the explanation of a figure, or the description of a system or a sector."""
        return about(self.star_map, self.view, ref, words_in(GAME, language_in_force()))

    def reaches(self, ref: str) -> Sequence[str]:  # noqa: ARG002 - nothing reaches out
        """Return nothing."""
        return ()

    def reach(self, extent: Extent, ref: str, place: int, lettering: float = 1.0) -> None:
        """Return nothing."""
