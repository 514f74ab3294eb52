"""Straight moves as typed text, and their descriptions."""

from collections.abc import Callable

from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.wording.labels import ship, thousandths, written
from metamaker.games.metaverse.battle.wording.names import Names, called
from metamaker.games.metaverse.battle.wording.phrases import cm, decimal
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Unreadable
from metamaker.play.geometry import CIRCLE, CM, Point, bearing, distance
from metamaker.play.grammar import Context, Kind, shown

AHEAD, TOWARD, ONTO, RIGHT, LEFT = "ahead", "toward", "onto", "right", "left"


def read_line(table: Table, words: list[str], start: Point, facing: int | None, most_cm: int) -> tuple[int, int, str]:
    """Return direction, length and contact of `toward B2`, `toward 135 20`, `onto B2`.

    With a direction in `facing`, `ahead 20`, `right 30 20` and `left 30` are also possible. Without a length the move ends at
    the ship, or after `most_cm`. Raises Unreadable.
    """
    verb, rest = (words[0].lower(), words[1:]) if words else ("", [])
    most = most_cm * CM
    if verb == ONTO and len(rest) == 1:
        vessel = ship(table, rest[0])
        there = vessel.course.place
        return bearing(start, there), distance(start, there), vessel.key
    if verb == TOWARD and len(rest) in {1, 2}:
        direction, far = _direction(table, rest[0], start, most)
        return direction, _length(rest[1:], far), ""
    if facing is not None and verb == AHEAD and len(rest) < 2:
        return facing, _length(rest, most), ""
    if facing is not None and verb in {RIGHT, LEFT} and len(rest) in {1, 2}:
        turn = thousandths(rest[0])
        return (facing + (turn if verb == RIGHT else -turn)) % CIRCLE, _length(rest[1:], most), ""
    raise Unreadable(message("refusal-read-line", found=shown(" ".join(words))))


def _direction(table: Table, word: str, start: Point, most: int) -> tuple[int, int]:
    if word[:1].isdigit():
        return thousandths(word) % CIRCLE, most
    there = ship(table, word).course.place
    return bearing(start, there), min(most, distance(start, there))


def _length(words: list[str], otherwise: int) -> int:
    return thousandths(words[0]) if words else otherwise


def typed_line(table: Table, direction: int, length: int, contact: str) -> str:
    """Return a straight move as a player would type it, in degrees and cm."""
    return f"{ONTO} {called(table, contact)}" if contact else f"{TOWARD} {written(direction)} {written(length)}"


def line(limits: Callable[[Context], tuple[Point, int | None, int]]) -> Kind:
    """Return the kind of phrase for a straight move: direction, length, contact.

    `limits` gives the start, the direction ahead (None if the move has none) and the longest way in cm.
    """
    return Kind(
        lambda at, words: read_line(at.asked.table, words, *limits(at)),
        lambda at, way: typed_line(at.asked.table, *way),
        "line",
        phrase=True,
        begins=(TOWARD, ONTO),
    )


def line_text(direction: int, length: int, contact: str, names: Names, signs: dict[str, str]) -> str:
    """Describe a straight move."""
    return names.text(
        "talk-salvo-line",
        way=cm(length, names.words),
        direction=f"{decimal(direction, names.words)}°",
        onto="yes" if contact else "no",
        ship=signs.get(contact, contact),
    )
