"""Lengths, places and dice as the story writes them, and what dice are rolled against."""

from collections.abc import Sequence
from itertools import pairwise

from metamaker.games.metaverse.rules.hit import no_face_between
from metamaker.games.metaverse.rules.roll import faces_for
from metamaker.play.plane import CM, Point, distance


def cm(length: int) -> str:
    """Return a length given in 1/1000 cm: `12.5 cm`, with one decimal where it is not whole."""
    return f"{decimal(length)} cm"


def apart(length: int) -> str:
    """Return how far apart two things are: as `cm`, but `60.007 cm` where one decimal would tell the wrong range band.

    Bands, radii and the limit of 100 cm end on whole cm, and distances count to 1/1000 cm. Rule MV-0.0.0-09.
    """
    rest = length % CM
    misleads = 0 < rest < CM // 20 or rest >= CM - CM // 20
    return f"{length // CM}.{rest:03d} cm" if misleads else cm(length)


def decimal(length: int) -> str:
    """Return a number of 1/1000 with one decimal at most, minus signs as they are printed."""
    tenths = (abs(length) * 10 + CM // 2) // CM
    whole, rest = divmod(tenths, 10)
    text = f"{whole}.{rest}" if rest else str(whole)
    return f"−{text}" if length < 0 and tenths else text


def place(x: int, y: int) -> str:
    """Return a place on the table, east and north of its middle in cm: `(−12.5, 40)`."""
    return f"({decimal(x)}, {decimal(y)})"


def degrees(heading: int) -> str:
    """Return a heading (0 to 15) in degrees from north, 22.5° a step."""
    whole, half = divmod(heading * 45, 2)
    return f"{whole}{'.5' if half else ''}°"


def way_length(way: Sequence[tuple[int, int]]) -> int:
    """Return the length of a way through these places, in 1/1000 cm."""
    return sum(distance(Point(*start), Point(*end)) for start, end in pairwise(way))


def plain(number: int) -> str:
    """Return a number with a printed minus sign."""
    return str(number).replace("-", "−")


def faces(rolled: Sequence[int]) -> str:
    """Return the faces of dice: `4, 2, 6`."""
    return ", ".join(map(str, rolled))


def halved(results: int, rolled: Sequence[int]) -> str:
    """Return faces of the die that is thrown for so many results: `D8 3, 7`, `D4 3 for a D2`."""
    thrown = faces_for(results)
    return f"D{thrown} {faces(rolled)}" + (f" for a D{results}" if thrown != results else "")


def ordinal(number: int) -> str:
    """Return `1st`, `2nd`, `3rd`, `4th`."""
    ending = "th" if number % 100 in {11, 12, 13} else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def against(sensor: int, target: int, rating: int) -> str:
    """Return what a D20 was rolled against, as the profiles of the rulebook."""
    profiles = f"sensor profile {plain(sensor)}, target profile {plain(target)}"
    return f"{profiles}, so only {rating} hits" if no_face_between(sensor, target) else profiles
