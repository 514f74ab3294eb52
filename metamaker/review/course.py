"""The course of a match: its frames, the quick chances in each, and the battles and orders that sharpen them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from metamaker.core.errors import FileProblem
from metamaker.game_api.matches import resumed
from metamaker.play.recording import Film, Frame
from metamaker.play.review.chances import Chances, final_chances, model_of, quick_chances
from metamaker.play.review.ledger import Ledger
from metamaker.play.turning_points import Dice, TurnChange, turn_changes
from metamaker.review.rollouts import Point, Refined, points
from metamaker.review.source import Source


class Course(NamedTuple):
    """The frames of a match, its result as in `Match.result`, the ends of its turns, and the quick chances in each frame.

    There are no quick chances where strength does not decide, see `quick_chances`, and no points in a run for survival, which
    has no winner.
    """

    game: str
    frames: tuple[Frame, ...]
    result: int | None
    points: tuple[Point, ...]
    quick: tuple[Chances, ...]

    def turns(self, ledger: Ledger | None = None, refined: Sequence[Refined] = ()) -> list[TurnChange]:
        """Return the turns of the match; the `ledger` of a game with reviews splits their changes into dice and orders."""
        fought = {each.point.place: tuple(share.found for share in each.shares) for each in refined if each.battles}
        dice = None if ledger is None or not self.quick else Dice(ledger.chances, model_of(self.game))
        return turn_changes(self.frames, self.quick or self.by_battles(fought), fought, dice)

    def by_battles(self, fought: Mapping[int, Chances]) -> list[Chances]:
        """Return the chances in each frame by battles from some places: those of the last place before; empty without any."""
        if not fought:
            return []
        now, found = fought[min(fought)], []
        for place in range(len(self.frames)):
            now = fought.get(place, now)
            found.append(now)
        if self.result is not None:
            found[-1] = final_chances(self.result, (1.0,) * len(now))
        return found


def course_of(source: Source) -> Course:
    """Return the course of a match as far as its choices go. Raises FileProblem if it cannot begin."""
    game = source.load()
    film = Film(resumed(game, source.replay, source.file, ()))
    try:
        film.roll()
    except FileProblem:  # a match of another version has a course up to its last legal choice
        if not film.frames:
            raise
    result, frames = film.match.result, tuple(film.frames)
    ends = () if film.match.setting.survival else points(frames)
    return Course(game.key, frames, result, ends, tuple(quick_chances(frames, model_of(game.key), result)))
