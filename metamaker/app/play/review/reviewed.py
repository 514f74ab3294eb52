"""What a review page shows of a match: its frames as far as they may be known, its sides, points and turning points."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from metamaker.app.play.match_result import names_of
from metamaker.app.play.review.chance_graph import Course, Marker, Side, Station
from metamaker.app.play.review.turning_cards import MOST, Turn
from metamaker.app.play.side_colours import colour_of
from metamaker.app.play.turn_title import turn_title
from metamaker.app.texts import tr
from metamaker.core.messages import Words
from metamaker.play.documents import Replay
from metamaker.play.recording import Film, Frame
from metamaker.play.review.chances import Chances, model_of, quick_chances
from metamaker.play.review.ledger import Ledger, luck_of
from metamaker.play.statistics import Share
from metamaker.play.story import LETTERS
from metamaker.rendering.ink import Ink
from metamaker.review.rollouts import Point, Refined, points

LEAST_CHANGE = 0.05
"""The smallest change of a chance during a turn that is a turning point."""


_NAMED = 3
"""The number of lost ships that a turning point names."""


class Reviewed(NamedTuple):
    """A match as far as it is reviewed. `quick` are the chances in each frame; empty for a match without them."""

    frames: tuple[Frame, ...]
    points: tuple[Point, ...]
    quick: tuple[Chances, ...]
    sides: tuple[Side, ...]
    seen_from: int

    @property
    def is_over(self) -> bool:
        """Whether the last frame is the end of the match."""
        return bool(self.frames) and self.frames[-1].made < 0

    def turn_before(self, station: int) -> int:
        """Return the turn between a station and the one before it."""
        return self.frames[self.places[station]].turn

    @property
    def places(self) -> tuple[int, ...]:
        """The frames of the stations: the ends of the set-up and of each turn; that of the last one shows the result."""
        found = tuple(point.place for point in self.points)
        return (*found, len(self.frames) - 1) if self.is_over else found


def reviewed(film: Film, replay: Replay, ink: Ink, game: str) -> Reviewed:
    """Return a match as far as it may be known: all of a finished one, and the finished turns of a running one.

    Orders and chances of the present turn are secrets of the players until the turn is over.
    """
    frames = known(tuple(film.frames))
    result = film.match.result if frames and frames[-1].made < 0 else None
    quick = quick_chances(frames, model_of(game), result)
    people = tuple(film.match.people)
    sides = _sides(frames[-1], names_of(replay), ink, len(quick[0]) if quick else 0) if frames else ()
    return Reviewed(frames, points(frames, result), tuple(quick), sides, people[0] if len(people) == 1 else 0)


def _sides(last: Frame, names: Sequence[str], ink: Ink, count: int) -> tuple[Side, ...]:
    """Return the sides of a match: with names and colours of their own in some games, otherwise those of their fleets."""
    strengths = last.moment.strengths
    signs = strengths[0].signs if strengths else ()
    named = tuple(sign.name for sign in signs) or names
    return tuple(
        Side(named[side] if side < len(named) else LETTERS[side], colour_of(side, last, ink)) for side in range(count or len(named))
    )


def known(frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """Return all frames of a finished match, and those of the finished turns of a running one; always the first frame."""
    if not frames or frames[-1].made < 0:
        return frames
    present = frames[-1].turn
    return tuple(frame for frame in frames if frame.turn < present) or frames[:1]


def course_of(match: Reviewed, refined: Sequence[Refined], turns: Sequence["Turned"], words: Words) -> Course:
    """Return the graph of a match with its turning points."""
    shares = shares_of(match, refined)
    if not shares:
        return Course()
    titles = [tr("window-match-start"), *(turn_title(words, match.turn_before(number)) for number in range(1, len(match.places)))]
    labels = [titles[0], *(str(match.turn_before(number)) for number in range(1, len(match.places)))]
    stations = tuple(map(Station, match.places, labels, titles, shares))
    return Course(match.sides, match.seen_from, stations, tuple(Marker(turn.station, turn.side) for turn in turns))


def shares_of(match: Reviewed, refined: Sequence[Refined]) -> list[tuple[Share, ...]]:
    """Return the chances at each station: by battles where there are some, otherwise quick ones without an interval."""
    if not match.quick:
        return []
    fought = {each.point.place: each.shares for each in refined if each.battles}
    return [
        fought.get(place) or tuple(Share(chance, chance, chance) for chance in match.quick[place]) for place in match.places
    ]


class Turned(NamedTuple):
    """A turn that changed the chances: the station after it, the frame that did most of it, the side that gained, how much."""

    station: int
    place: int
    side: int
    change: float


def turned(match: Reviewed, refined: Sequence[Refined]) -> tuple[Turned, ...]:
    """Return the turns with the largest changes, in their order."""
    shares = shares_of(match, refined)
    found = []
    for station in range(1, len(shares)):
        before, after = shares[station - 1], shares[station]
        side = max(range(len(after)), key=lambda each: after[each].found - before[each].found)
        change = after[side].found - before[side].found
        if change >= LEAST_CHANGE:
            found.append(Turned(station, _decisive(match, station, side), side, change))
    return tuple(sorted(sorted(found, key=lambda each: -each.change)[:MOST]))


def _decisive(match: Reviewed, station: int, side: int) -> int:
    """Return the frame of the turn before a station in which the quick chance of a side rose most."""
    first, last = match.places[station - 1] + 1, match.places[station]
    places = [place for place in range(first, last + 1) if match.frames[place].made >= 0]
    gains = {place: match.quick[place][side] - match.quick[place - 1][side] for place in places}
    return max(places, key=lambda place: gains[place], default=last)


def main_line(frame: Frame) -> str:
    """Return the main line of a frame: the first one about a lost piece, otherwise the first one."""
    lost = [piece.name for piece in frame.moment.pieces if piece.ref in frame.lost]
    about = (line.text for line in frame.lines if any(name in line.text for name in lost))
    return next(about, frame.lines[0].text if frame.lines else frame.step)


def cards_of(match: Reviewed, turns: Sequence[Turned], ledger: Ledger | None, words: Words) -> list[Turn]:
    """Return the turning points in words."""
    names = names_in(match)
    return [
        Turn(
            each.place,
            turn_title(words, match.turn_before(each.station)),
            event_of(match, each, ledger, names),
            match.sides[each.side],
            number,
            each.change,
            _luck_in(ledger, match.turn_before(each.station), each.side),
        )
        for number, each in enumerate(turns, 1)
    ]


def event_of(match: Reviewed, turn: Turned, ledger: Ledger | None, names: Mapping[str, str]) -> str:
    """Return what happened in a turn: the losses of the others, otherwise the best shot, otherwise the main line."""
    frames = match.frames[match.places[turn.station - 1] + 1 : match.places[turn.station] + 1]
    losers = {piece.ref for piece in frames[-1].moment.pieces if piece.side != turn.side} if frames else set()
    lost = [names[ref] for frame in frames for ref in dict.fromkeys(frame.lost) if ref in losers]
    if lost:
        return tr("window-review-lost", names=_listed(lost), count=len(lost))
    number = match.turn_before(turn.station)
    shots = [blow for blow in ledger.blows if (blow.turn, blow.side) == (number, turn.side)] if ledger else []
    best = max(shots, key=lambda blow: blow.dealt, default=None)
    if best is None or not best.dealt:
        return main_line(match.frames[turn.place])
    return tr(
        "window-review-best-shot",
        ship=names.get(best.ship, match.sides[turn.side].name),
        weapon=best.weapon or best.cause,
        target=names.get(best.target, best.target),
    )


def _listed(names: Sequence[str]) -> str:
    """Return up to `_NAMED` names, and how many more there are."""
    named = ", ".join(names[:_NAMED])
    return named if len(names) <= _NAMED else tr("window-common-more", names=named, count=len(names) - _NAMED)


def _luck_in(ledger: Ledger | None, turn: int, side: int) -> float | None:
    """Return the luck of a side in a turn; None before it is known."""
    return None if ledger is None else luck_of([each for each in ledger.chances if each.turn == turn], side)


def names_in(match: Reviewed) -> dict[str, str]:
    """Return the sign and name of each piece by its reference."""
    found: dict[str, str] = {}
    for frame in (match.frames[place] for place in match.places):
        for piece in frame.moment.pieces:
            found[piece.ref] = " ".join(filter(None, (piece.sign, piece.name)))
    return found
