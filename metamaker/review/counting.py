"""The report and the course of a match, made in another process."""

from typing import NamedTuple

from metamaker.game_api.matches import resumed
from metamaker.play.recording import Film
from metamaker.play.review.chances import Chances, model_of, quick_chances
from metamaker.review.report import Report, reported
from metamaker.review.rollouts import points
from metamaker.review.source import Source


def counted(source: Source) -> Report:
    """Return the review of a match without its `game`, which stays in each process.

    Raises FileProblem if the match cannot begin, NotOffered for a game without reviews.
    """
    return reported(source.load(), source.replay, source.file)._replace(game=None)  # type: ignore[arg-type]


class Branch(NamedTuple):
    """The course of a variation: the chances after each turn, the set-up first; its result, None while it goes on."""

    turns: tuple[int, ...]
    chances: tuple[Chances, ...]
    result: int | None


def branch(source: Source) -> Branch:
    """Return the course of a match that goes on from another one. Raises FileProblem."""
    game = source.load()
    match = resumed(game, source.replay, source.file, ())
    film = Film(match)
    film.roll()
    quick = quick_chances(film.frames, model_of(game.key), match.result)
    at = points(film.frames)
    places = [*(point.place for point in at), *((len(film.frames) - 1,) if match.result is not None else ())]
    turns = tuple(film.frames[place].turn for place in places)
    return Branch(turns, tuple(quick[place] for place in places) if quick else (), match.result)
