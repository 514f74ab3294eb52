"""Ships in lines within a deployment zone, the ships of a squadron together (4.0.2)."""

from collections.abc import Sequence

from metamaker.games.metaverse.encounters.zones import EAST, NORTH, SOUTH, Area
from metamaker.games.metaverse.model.ship import Ship
from metamaker.play.geometry import CM, Point

MOST_LINES = 4
"""The maximum number of lines: ships are closer in their lines first, 4 cm apart on the usual table."""

SPACING_CM = 12
"""The distance of ships in a line, if there is room."""


def drawn_up(ships: Sequence[Ship], length: int, depth: int, spacing: int) -> list[Point]:
    """Return the places of ships in a zone of this length and depth, all in 1/1000 cm: x along its front, y away from it.

    Ships form one line, `spacing` apart, as long as it fits into the zone. More ships form up to four lines, if possible with
    the ships of a squadron in one line, and closer together if there are too many. Rule MV-4.0.2-02.
    """
    in_a_line = max(length // spacing + 1, -(-len(ships) // MOST_LINES))
    lines = _lines(ships, in_a_line)
    apart = min(spacing, length // (in_a_line - 1)) if in_a_line > 1 else 0
    places = [Point(0, 0)] * len(ships)
    for row, line in enumerate(lines):
        behind = row * depth // (len(lines) - 1) if row else 0
        for column, number in enumerate(line):
            places[number] = Point((2 * column - (len(line) - 1)) * apart // 2, behind)
    return places


def _lines(ships: Sequence[Ship], in_a_line: int) -> list[list[int]]:
    """Return the numbers of the ships of each line, in as few lines as possible."""
    left = -(-len(ships) // in_a_line)
    waiting = len(ships)
    lines: list[list[int]] = [[]]
    for squadron in squadrons(ships):
        free = in_a_line - len(lines[-1])
        # A squadron that does not fit begins a new line, unless the others would then need one more line.
        if lines[-1] and len(squadron) > free and waiting <= (left - len(lines)) * in_a_line:
            lines.append([])
        for number in squadron:
            if len(lines[-1]) == in_a_line:
                lines.append([])
            lines[-1].append(number)
        waiting -= len(squadron)
    return lines


def squadrons(ships: Sequence[Ship]) -> list[list[int]]:
    """Return the ships by squadron, in the order of their first ships; ships without a squadron form one. Rule MV-4.0.2-02."""
    found: dict[str, list[int]] = {}
    for number, ship in enumerate(ships):
        leader = ship.id if ship.level is not None else ship.commander or ""
        found.setdefault(leader, []).append(number)
    return list(found.values())


def stood_in(area: Area, ships: Sequence[Ship]) -> list[tuple[int, int]]:
    """Return the places of ships in a zone, facing the middle of the table: whole cm east and north of it."""
    upright = area.heading in {NORTH, SOUTH}
    wide, high = area.east - area.west, area.north - area.south
    places = drawn_up(ships, wide if upright else high, high if upright else wide, SPACING_CM * CM)
    return [_in_cm(area, _turned(area, place)) for place in places]


def _turned(area: Area, place: Point) -> Point:
    """Return the place on the table for a place in a zone, x to starboard along its front and y away from it."""
    middle = Point((area.west + area.east) // 2, (area.south + area.north) // 2)
    if area.heading == NORTH:
        return Point(middle.x + place.x, area.north - place.y)
    if area.heading == SOUTH:
        return Point(middle.x - place.x, area.south + place.y)
    if area.heading == EAST:
        return Point(area.east - place.y, middle.y - place.x)
    return Point(area.west + place.y, middle.y + place.x)


def _in_cm(area: Area, place: Point) -> tuple[int, int]:
    """Return a place in whole cm that is still in the zone."""
    return _whole(place.x, area.west, area.east), _whole(place.y, area.south, area.north)


def _whole(at: int, least: int, most: int) -> int:
    return max(-(-least // CM), min(most // CM, round(at / CM)))
