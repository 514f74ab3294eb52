"""Lengths, places and dice as written in the story, and the profiles that dice are rolled against.

Functions that need words take those of a language, by default the active one.
"""

from collections.abc import Sequence
from itertools import pairwise

from metamaker.core.amounts import at_most
from metamaker.core.messages import Words, language_in_force, words_in
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.rules.hit import no_face_between
from metamaker.games.metaverse.rules.roll import faces_for
from metamaker.play.geometry import CM, Point, distance


def words_in_force() -> Words:
    """Return the words of the game in the active language."""
    return words_in(GAME, language_in_force())


def cm(length: int, words: Words | None = None) -> str:
    """Return a length given in 1/1000 cm: `12.5 cm`, with one decimal if it is not whole."""
    words = words or words_in_force()
    return words.with_unit(decimal(length, words), "cm")


def apart(length: int, words: Words | None = None) -> str:
    """Return the distance of two things in the form of `cm`, but `60.007 cm` if one decimal would suggest the wrong range band.

    Bands, radii and the limit of 100 cm end on whole cm, and distances count to 1/1000 cm. Rule MV-0.0.0-09.
    """
    rest = length % CM
    misleads = 0 < rest < CM // 20 or rest >= CM - CM // 20
    words = words or words_in_force()
    return words.with_unit(words.number(length / CM, 3), "cm") if misleads else cm(length, words)


def decimal(length: int, words: Words | None = None) -> str:
    """Return a length in 1/1000 cm as a number of cm with up to one decimal and printed minus signs."""
    return (words or words_in_force()).number(at_most(length / CM, 1))


def place(x: int, y: int, words: Words | None = None) -> str:
    """Return a place on the table, east and north of its middle in cm: `(−12.5, 40)`."""
    words = words or words_in_force()
    return words.text("story-place", x=decimal(x, words), y=decimal(y, words))


def degrees(heading: int, words: Words | None = None) -> str:
    """Return a heading (0 to 15) in degrees from north, 22.5° a step."""
    return f"{(words or words_in_force()).number(22.5 * heading)}°"


def way_length(way: Sequence[tuple[int, int]]) -> int:
    """Return the length of a path through these places, in 1/1000 cm."""
    return sum(distance(Point(*start), Point(*end)) for start, end in pairwise(way))


def plain(number: int) -> str:
    """Return a number with a printed minus sign."""
    return str(number).replace("-", "−")


def momenta(amounts: Sequence[int], words: Words | None = None) -> str:
    """Return the eight momenta of a ship by the points of the compass, clockwise from north: `N6 SW3`; `0` without any."""
    points = (words or words_in_force())["story-points"].split()
    return " ".join(f"{point}{plain(amount)}" for point, amount in zip(points, amounts, strict=False) if amount) or "0"


def faces(rolled: Sequence[int]) -> str:
    """Return the faces of dice: `4, 2, 6`."""
    return ", ".join(map(str, rolled))


def halved(results: int, rolled: Sequence[int], words: Words | None = None) -> str:
    """Return faces of the die rolled for this many results: `D8 3, 7`, `D4 3 for a D2`."""
    thrown = faces_for(results)
    dice = f"D{thrown} {faces(rolled)}"
    return dice if thrown == results else (words or words_in_force()).text("story-halved", dice=dice, results=results)


def ordinal(number: int, words: Words | None = None) -> str:
    """Return `1st`, `2nd`, `3rd`, `4th`."""
    digit = 0 if number % 100 in {11, 12, 13} else number % 10
    return (words or words_in_force()).text("story-ordinal", number=number, digit=digit)


def against(sensor: int, target: int, rating: int, words: Words | None = None) -> str:
    """Return the target of a D20, as the profiles of the rulebook."""
    key = "story-profiles_crossed" if no_face_between(sensor, target) else "story-profiles"
    return (words or words_in_force()).text(key, sensor=plain(sensor), target=plain(target), rating=rating)
