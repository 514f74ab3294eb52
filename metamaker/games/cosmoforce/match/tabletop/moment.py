"""A moment of a fight, recorded for viewers. Its picture is drawn when it is first shown."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from metamaker.core.messages import language_in_force, words_in
from metamaker.games.cosmoforce.battle.actions.events import Attacked, Burned, Rammed
from metamaker.games.cosmoforce.match.tabletop.page import Shown, table_page
from metamaker.games.cosmoforce.match.tabletop.scene import Rolled, Scene, Watched
from metamaker.games.cosmoforce.model.fleet import GAME
from metamaker.play.snapshot import NOWHERE, Extent, Piece, Shot, Sound, Strength
from metamaker.rendering.drawing import Page


def title_of(turn: int, language: str) -> str:
    """Return the title of a picture: its round."""
    words = words_in(GAME, language)
    return words.text("battle-picture-round", round=turn) if turn else words["battle-picture-start"]


class FightMoment(NamedTuple):
    """A snapshot of a fight. See Moment. `event` changed the ships from `before` to now; None for no motion.

    `rolled` is the last roll of dice, which stays in the tray.
    """

    scene: Scene
    turn: int
    pieces: Sequence[Piece]
    strengths: Sequence[Strength]
    states: tuple[Any, ...]
    drawn: dict[str, Page]
    event: Watched | None = None
    before: Scene | None = None
    rolled: Rolled | None = None
    extent: Extent = NOWHERE
    shots: Sequence[Shot] = ()
    ruler: None = None

    pace: float = 0.9
    has_ground: bool = True

    @property
    def moves(self) -> bool:
        """Whether dice roll, or a ship burns."""
        return self.event is not None and self.before is not None

    @property
    def sounds(self) -> tuple[Sound | None, Sound | None]:
        """The sound of dice or of engines, and of a hit."""
        if self.event is None:
            return None, None
        hits = isinstance(self.event, Attacked | Rammed) and bool(getattr(self.event, "hits", 1))
        return (Sound.MOVE if isinstance(self.event, Burned) else Sound.DICE), (Sound.HIT if hits else None)

    def page(self, extent: Extent = NOWHERE, part: float = 1.0, lettering: float = 1.0) -> Page:  # noqa: ARG002 - as it is
        """Return the picture in the current language; with `part` below 1, the event is still under way."""
        language, part = language_in_force(), part if self.moves else 1.0
        if part >= 1.0 and language in self.drawn:
            return self.drawn[language]
        found = table_page(
            self.scene, language, title_of(self.turn, language), Shown(self.event, self.before, self.rolled, part)
        )
        if part >= 1.0:
            self.drawn[language] = found
        return found

    def state(self, side: int) -> Any:
        """Return the damage of a side."""
        return self.states[side] if side < len(self.states) else None

    def about(self, ref: str) -> Sequence[str]:
        """Return the name of a ship, and its numbers."""
        ship = next((ship for ship in self.scene.ships if ship.sign == ref), None)
        if ship is None:
            return ()
        words = words_in(GAME, language_in_force())
        crew = sum(state > 0 for state in ship.crew)
        figures = words.text("battle-picture-about", heat=ship.heat, crew=crew, free=ship.free, boxes=sum(ship.boxes))
        return f"{ship.sign} {ship.name}", figures if ship.alive else words["battle-picture-lost"]

    def reaches(self, ref: str) -> Sequence[str]:  # noqa: ARG002 - nothing has a place
        """Return nothing."""
        return ()

    def reach(self, extent: Extent, ref: str, place: int, lettering: float = 1.0) -> None:
        """Return nothing."""
