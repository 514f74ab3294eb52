"""Straight moves and launches as people type them, and as they are told back."""

from metamaker.games.metaverse.battle.fire.orders import Launch
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.telling.names import Names, called
from metamaker.games.metaverse.battle.telling.phrases import cm, decimal
from metamaker.games.metaverse.battle.telling.signs import (
    cut,
    number,
    numbers,
    ship,
    shown,
    system,
    thousandths,
    written,
)
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Unreadable
from metamaker.play.plane import CIRCLE, CM, Point, bearing, distance

AHEAD, TOWARD, ONTO, RIGHT, LEFT = "ahead", "toward", "onto", "right", "left"


def read_line(table: Table, words: list[str], start: Point, facing: int | None, most_cm: int) -> tuple[int, int, str]:
    """Return direction, length and contact of `toward B2`, `toward 135 20`, `onto B2`.

    What is `facing` anywhere may go `ahead 20`, `right 30 20`, `left 30` too. Without a length the line goes to the ship, or as
    far as it may. Raises Unreadable.
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
    """Return a straight move as a person would type it, in degrees and cm."""
    return f"{ONTO} {called(table, contact)}" if contact else f"{TOWARD} {written(direction)} {written(length)}"


def line_text(direction: int, length: int, contact: str, names: Names, signs: dict[str, str]) -> str:
    """Return a straight move in words."""
    return names.text(
        "talk-salvo-line",
        way=cm(length, names.words),
        direction=f"{decimal(direction, names.words)}°",
        onto="yes" if contact else "no",
        ship=signs.get(contact, contact),
    )


def read_launch(vessel: Vessel, table: Table, words: list[str]) -> Launch:
    """Return the launch that `12 13 toward B2 25 by 15` means. Raises Unreadable."""
    way, by = cut(words, "by")
    place = next((at for at, word in enumerate(way) if word.lower() in {TOWARD, ONTO}), 0)
    if not place or len(by) != 1:
        raise Unreadable(message("refusal-read-launch", found=shown(" ".join(words))))
    refs = tuple([system(vessel, word) for word in way[:place]])
    plans = [vessel.system(ref).plan.weapon for ref in refs]
    most = min([plan.range_cm for plan in plans if plan is not None], default=0)
    line = read_line(table, way[place:], vessel.course.place, None, most)
    return Launch(system(vessel, by[0]), refs, *line)


def typed_launch(vessel: Vessel, table: Table, order: Launch) -> str:
    """Return a launch as a person would type it."""
    line = typed_line(table, order.direction, order.length, order.contact)
    return f"launch {numbers(vessel, order.weapons)} {line} by {number(vessel, order.array)}"
