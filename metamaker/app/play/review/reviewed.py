"""The content of a review page: the frames as far as they may be known, sides, points and turning points of a match."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.app.play.match_result import names_of
from metamaker.app.play.review.chance_graph import Course, Marker, Side, Station
from metamaker.app.play.review.turning_cards import MOST, Turn
from metamaker.app.play.side_colours import colour_of
from metamaker.app.play.turn_title import turn_title
from metamaker.app.texts import tr
from metamaker.core.messages import Words
from metamaker.game_api.game import required
from metamaker.play.documents import Replay
from metamaker.play.recording import Film, Frame
from metamaker.play.review.chances import Chances, final_chances, model_of, quick_chances
from metamaker.play.statistics import Share
from metamaker.play.story import LETTERS
from metamaker.play.turning_points import Dice, TurnChange, turn_changes, turning_points
from metamaker.registry import game_called
from metamaker.rendering.ink import Ink
from metamaker.review.report import Report
from metamaker.review.rollouts import Point, Refined, points

LEAST_BATTLES = 10
"""Fewer battles from a turn are worse than the quick chances."""

_NAMED = 3
"""The number of lost ships that a turning point names."""


class Reviewed(NamedTuple):
    """A match as far as it is reviewed. `quick` are the chances in each frame; empty for a match without them.

    `result` is that of `Match.result`. There are no points in a run for survival, which has no winner.
    """

    frames: tuple[Frame, ...]
    points: tuple[Point, ...]
    quick: tuple[Chances, ...]
    sides: tuple[Side, ...]
    seen_from: int
    result: int | None
    is_survival: bool = False

    @property
    def is_over(self) -> bool:
        """Whether the last frame is the end of the match."""
        return bool(self.frames) and self.frames[-1].made < 0

    @property
    def places(self) -> tuple[int, ...]:
        """The frames of the stations: the ends of the set-up and of each turn; that of the last one shows the result."""
        found = tuple(point.place for point in self.points)
        return (*found, len(self.frames) - 1) if self.is_over else found


def reviewed(film: Film, replay: Replay, ink: Ink, game: str) -> Reviewed:
    """Return a match as far as it may be known: all of one that does not go on, and the finished turns of a running one.

    Orders and chances of the present turn are secrets of the players until the turn is over.
    """
    frames = known(tuple(film.frames)) if film.match.setting.captains else tuple(film.frames)
    result = film.match.result if frames and frames[-1].made < 0 else None
    quick = quick_chances(frames, model_of(game), result)
    people = tuple(film.match.people)
    sides = _sides(frames[-1], _names(film, replay, game), ink, len(quick[0]) if quick else 0) if frames else ()
    survival = film.match.setting.survival
    at = () if survival else points(frames)
    return Reviewed(frames, at, tuple(quick), sides, people[0] if len(people) == 1 else 0, result, survival)


def _names(film: Film, replay: Replay, game: str) -> Sequence[str]:
    """Return the names of the sides as in the report: those of players and threats, otherwise those of fleets."""
    reviewing = required(game_called(game).play).review
    own = () if reviewing is None else reviewing.sides(film.match)  # which stay the same during a match
    return own if own and len(set(own)) == len(own) else names_of(replay)


def _sides(last: Frame, names: Sequence[str], ink: Ink, count: int) -> tuple[Side, ...]:
    """Return the sides of a match: with names and colours of their own in some games, otherwise those of their fleets."""
    strengths = last.moment.strengths
    signs = strengths[0].signs if strengths else ()
    named = tuple(sign.name for sign in signs) or names
    return tuple(
        Side(named[side] if side < len(named) else LETTERS[side], colour_of(side, last, ink))
        for side in range(count or len(named))
    )


def known(frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """Return all frames of a finished match, and those of the finished turns of a running one; always the first frame."""
    if not frames or frames[-1].made < 0:
        return frames
    present = frames[-1].turn
    return tuple(frame for frame in frames if frame.turn < present) or frames[:1]


def shares_of(match: Reviewed, refined: Sequence[Refined]) -> list[tuple[Share, ...]]:
    """Return the chances at each station: by battles where there are some, otherwise quick ones without an interval.

    Without quick chances, there are none before battles were fought from every turn.
    """
    fought = {each.point.place: each.shares for each in refined if each.battles >= LEAST_BATTLES}
    if match.quick:
        return [fought.get(place) or _exactly(match.quick[place]) for place in match.places]
    if not refined or len(fought) < len(match.points):
        return []
    end = [_exactly(final_chances(match.result, (1.0,) * len(match.sides)))] if match.result is not None else []
    return [*(fought[point.place] for point in match.points), *end]


def _exactly(chances: Chances) -> tuple[Share, ...]:
    return tuple(Share(chance, chance, chance) for chance in chances)


def course_of(match: Reviewed, shares: Sequence[tuple[Share, ...]], turns: Sequence[TurnChange], words: Words) -> Course:
    """Return the graph of a match with its turning points."""
    if not shares:
        return Course()
    numbers = [match.frames[place].turn for place in match.places]
    titles = [tr("window-match-start"), *(turn_title(words, number) for number in numbers[1:])]
    labels = [titles[0], *map(str, numbers[1:])]
    markers = (Marker(numbers.index(each.turn, 1), each.side) for each in turns)
    stations = tuple(map(Station, match.places, numbers, labels, titles, shares))
    return Course(match.sides, match.seen_from, stations, tuple(markers))


def turned(match: Reviewed, refined: Sequence[Refined], report: Report | None, game: str) -> list[TurnChange]:
    """Return the turning points of a match."""
    fought = {
        each.point.place: tuple(share.found for share in each.shares) for each in refined if each.battles >= LEAST_BATTLES
    }
    dice = None if report is None else Dice(report.ledger.chances, model_of(game))
    quick = match.quick or _steps(match, shares_of(match, refined))
    return turning_points(turn_changes(match.frames, quick, fought, dice), MOST)


def _steps(match: Reviewed, shares: Sequence[tuple[Share, ...]]) -> list[Chances]:
    """Return chances for each frame that change from turn to turn, from those of the stations."""
    found: list[Chances] = []
    for place, share in zip(match.places, shares, strict=False):
        found += [tuple(each.found for each in share)] * (place + 1 - len(found))
    return found


def main_line(frame: Frame) -> str:
    """Return the main line of a frame: the first one about a lost piece, otherwise the first one."""
    lost = [piece.name for piece in frame.moment.pieces if piece.ref in frame.lost]
    about = (line.text for line in frame.lines if any(name in line.text for name in lost))
    return next(about, frame.lines[0].text if frame.lines else frame.step)


def cards_of(match: Reviewed, turns: Sequence[TurnChange], report: Report | None, words: Words) -> list[Turn]:
    """Return the turning points in words."""
    return [
        Turn(
            each.place,
            turn_title(words, each.turn),
            event_of(match, each, report),
            match.sides[each.side],
            number,
            each.change(each.side),
            each.dice[each.side] if each.dice else None,
        )
        for number, each in enumerate(turns, 1)
    ]


def event_of(match: Reviewed, turn: TurnChange, report: Report | None) -> str:
    """Return the main event of a turn: the losses of the others, otherwise the best shot, otherwise the main line."""
    frames = [frame for frame in match.frames if turn.since < frame.made <= turn.made]
    names = {piece.ref: piece for piece in frames[-1].moment.pieces} if frames else {}
    lost = [piece for frame in frames for ref in frame.lost if (piece := names.get(ref)) and piece.side != turn.side]
    if lost:
        named = dict.fromkeys(" ".join(filter(None, (piece.sign, piece.name))) for piece in lost)
        return tr("window-review-lost", names=_listed(tuple(named)), count=len(named))
    shots = [blow for blow in report.ledger.blows if (blow.turn, blow.side) == (turn.turn, turn.side)] if report else []
    best = max(shots, key=lambda blow: blow.dealt, default=None)
    if report is None or best is None or not (best.dealt and best.weapon):
        return main_line(match.frames[turn.place])
    ship, target = report.name(best.ship, best.side), report.name(best.target, best.loser)
    return tr("window-review-best-shot", ship=ship, weapon=best.weapon, target=target)


def _listed(names: Sequence[str]) -> str:
    """Return up to `_NAMED` names, and how many more there are."""
    named = ", ".join(names[:_NAMED])
    return named if len(names) <= _NAMED else tr("window-common-more", names=named, count=len(names) - _NAMED)


def names_in(match: Reviewed) -> dict[str, str]:
    """Return the sign and name of each piece by its reference."""
    found: dict[str, str] = {}
    for frame in (match.frames[place] for place in match.places):
        for piece in frame.moment.pieces:
            found[piece.ref] = " ".join(filter(None, (piece.sign, piece.name)))
    return found
