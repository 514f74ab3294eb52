"""A moment of a game, recorded for viewers: its picture, the players, the counts, and the description of each mark."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from metamaker.core.messages import language_in_force, words_in
from metamaker.games.cosmos_commanders.match.explaining import about
from metamaker.games.cosmos_commanders.match.happening import Happening, over
from metamaker.games.cosmos_commanders.match.picture import game_page
from metamaker.games.cosmos_commanders.match.view import GameView
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap
from metamaker.play.snapshot import NOWHERE, Extent, Piece, Shot, Sound, Strength
from metamaker.rendering.drawing import Drawing, Page


class MapMoment(NamedTuple):
    """A snapshot of a game. See Moment. Its picture is drawn when it is first shown.

    `before` is the view before its event `shown`; without them, nothing moves.
    """

    star_map: StarMap
    view: GameView
    pieces: Sequence[Piece]
    strengths: Sequence[Strength]
    scores: tuple[tuple[int, ...], ...]
    drawn: dict[str, Page]
    before: GameView | None = None
    shown: Happening | None = None
    extent: Extent = NOWHERE
    shots: Sequence[Shot] = ()
    ruler: None = None

    pace: float = 2.0

    @property
    def moves(self) -> bool:
        """Whether a counter moves, or a die rolls."""
        return self.shown is not None and self.before is not None

    @property
    def sounds(self) -> tuple[Sound | None, Sound | None]:
        """The sound of a die or a counter."""
        if self.shown is None:
            return None, None
        return (Sound.DICE if self.shown.face else Sound.MOVE), None

    def page(self, extent: Extent = NOWHERE, part: float = 1.0, lettering: float = 1.0) -> Page:  # noqa: ARG002 - a map as it is
        """Return the picture in the current language; with `part` below 1, the one before its event, which is under way."""
        part = part if self.moves else 1.0
        page = self._drawn(is_before=part < 1.0)
        return page if self.shown is None or self.before is None else self._with_event(page, self.shown, part)

    def _drawn(self, *, is_before: bool) -> Page:
        language = language_in_force()
        key = f"{language} {is_before}"
        if key not in self.drawn:
            view = self.before if is_before and self.before is not None else self.view
            self.drawn[key] = game_page(self.star_map, view, words_in(GAME, language), self.scores)
        return self.drawn[key]

    def _with_event(self, page: Page, shown: Happening, part: float) -> Page:
        key = f"{language_in_force()} over"
        if part >= 1.0 and key in self.drawn:
            return self.drawn[key]
        drawing = page.drawing
        ops = (*drawing.ops, *over(self.star_map, page, shown, part))
        found = replace(page, drawing=Drawing(drawing.width, drawing.height, ops))
        if part >= 1.0:
            self.drawn[key] = found
        return found

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
