"""The edges of the table as captains see them: no rule keeps ships on it (MV-2.0.0-03), but nobody backs out of a fight."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.captains.geometry import Stance, after
from metamaker.games.metaverse.battle.captains.menu import Choice
from metamaker.games.metaverse.battle.kinematics.course import Course, momentum
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.play.plane import CM, Point

OUTSIDE: Final = 60_000
"""Cost of each cm beyond the edges, at the end of a move and a turn later: more than the best distance is worth."""


def edge_costs(table: Table, vessel: Vessel, course: Course, choices: Sequence[Choice]) -> list[int] | None:
    """Return the cost of leaving the table for each choice; None if no choice comes near an edge.

    A ship may follow its enemies: only what lies beyond the outermost of them costs anything.
    """
    half = [size * CM // 2 for size in table.size_cm]
    room = min(half[0] - abs(course.place.x), half[1] - abs(course.place.y))
    most = max([abs(choice.change) for choice in choices], default=0)
    if room >= 2 * (abs(momentum(course)) + most) * CM:
        return None
    enemies = [enemy for enemy in table.fighting(1 - vessel.side) if not enemy.cloaked]
    allowed = max([_outside(enemy.course.place, half) for enemy in enemies], default=0)
    return [_cost(after(course, choice), half, allowed) for choice in choices]


def _cost(stance: Stance, half: Sequence[int], allowed: int) -> int:
    ends = Point(stance.x, stance.y), Point(stance.x + stance.east, stance.y + stance.north)
    return OUTSIDE * sum([max(0, _outside(end, half) - allowed) for end in ends]) // CM


def _outside(place: Point, half: Sequence[int]) -> int:
    """Return how far a place lies beyond the edges, in 1/1000 cm."""
    return max(0, abs(place.x) - half[0], abs(place.y) - half[1])
