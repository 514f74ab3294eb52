"""Where the ships of a side start: a line of battle; large fleets in several lines that fit into their deployment zone."""

from collections.abc import Sequence

from metamaker.battle.plane import CM, Point
from metamaker.games.metaverse.model.ship import Ship

ZONE_LENGTH = 8, 10
"""The deployment zone: eight tenths of the table's length. Rule MV-4.0.4-01."""

ZONE_DEPTH = 1, 10
"""And a tenth of its width deep. Rule MV-4.0.4-01."""

MOST_LINES = 4
"""Ships stand closer in their lines before there are more of these, 4 cm apart on the usual table."""


def formation(ships: Sequence[Ship], distance_cm: int, spacing_cm: int, table_cm: tuple[int, int]) -> list[Point]:
    """Return where the ships of the southern side stand, in their order; the northern side turns that about the middle.

    One line, `spacing_cm` apart, as long as it fits into the deployment zone, whose near edges are `distance_cm` apart. More
    ships stand in up to four lines behind each other, the ships of a squadron in one line if it can be done, closer together
    where they are too many for that. Rules MV-4.0.2-02, MV-4.0.4-01.
    """
    length = table_cm[0] * CM * ZONE_LENGTH[0] // ZONE_LENGTH[1]
    depth = table_cm[1] * CM * ZONE_DEPTH[0] // ZONE_DEPTH[1]
    in_a_line = max(length // (spacing_cm * CM) + 1, -(-len(ships) // MOST_LINES))
    lines = _lines(ships, in_a_line)
    spacing = min(spacing_cm * CM, length // (in_a_line - 1)) if in_a_line > 1 else 0
    places = [Point(0, 0)] * len(ships)
    for row, line in enumerate(lines):
        south = distance_cm * CM // 2 + (row * depth // (len(lines) - 1) if row else 0)
        for column, number in enumerate(line):
            places[number] = Point((2 * column - (len(line) - 1)) * spacing // 2, -south)
    return places


def _lines(ships: Sequence[Ship], in_a_line: int) -> list[list[int]]:
    """Return the numbers of the ships of each line, as few lines as can be."""
    left = -(-len(ships) // in_a_line)
    waiting = len(ships)
    lines: list[list[int]] = [[]]
    for squadron in _squadrons(ships):
        free = in_a_line - len(lines[-1])
        # A squadron that does not fit begins a line of its own, unless the others would need one line more for that.
        if lines[-1] and len(squadron) > free and waiting <= (left - len(lines)) * in_a_line:
            lines.append([])
        for number in squadron:
            if len(lines[-1]) == in_a_line:
                lines.append([])
            lines[-1].append(number)
        waiting -= len(squadron)
    return lines


def _squadrons(ships: Sequence[Ship]) -> list[list[int]]:
    """Return the ships by squadron, each behind the first of its ships; those of no squadron are one. Rule MV-4.0.2-02."""
    squadrons: dict[str, list[int]] = {}
    for number, ship in enumerate(ships):
        leader = ship.id if ship.level is not None else ship.commander or ""
        squadrons.setdefault(leader, []).append(number)
    return list(squadrons.values())
