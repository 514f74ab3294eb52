"""Which part of the table a picture shows: the action with some space around it, as large as the map has room for."""

from collections.abc import Iterable
from math import ceil
from typing import NamedTuple

from metamaker.battle.plane import CM, Point

WIDTH = 200.0
LOWEST, HIGHEST = 90.0, 190.0
"""Millimetres of the map: its width, and how low or high it may be."""

MARGIN_CM = 9
LEAST_CM = 50
"""What is left around the outermost ships, and the smallest part of a table that is shown."""

GRIDS_CM = (10, 50, 100, 500, 1000, 5000)
CLOSEST_LINES = 3.2
"""Millimetres between lines of the grid, at least."""

CLOSEST_NUMBERS = 12.0
"""Millimetres between numbered lines, at least."""


class View(NamedTuple):
    """A window on the table: its western and northern edges in 1/1000 cm, its size in mm, and mm to a cm of the table."""

    west: float
    north: float
    width: float
    height: float
    scale: float

    def spot(self, point: Point) -> tuple[float, float]:
        """Return where a place of the table is on the map, in mm from its top left corner."""
        return (point.x - self.west) / CM * self.scale, (self.north - point.y) / CM * self.scale

    @property
    def grid_cm(self) -> int:
        """How far the lines of the grid are apart: 10 cm, more where the lines would be too close."""
        return next((step for step in GRIDS_CM if step * self.scale >= CLOSEST_LINES), GRIDS_CM[-1])

    @property
    def numbered_cm(self) -> int:
        """How far the lines of the grid are apart that bear a number."""
        return next((each for each in (10, 20, 50, 100, 500, 1000, 5000) if self._bears(each)), GRIDS_CM[-1])

    def _bears(self, step: int) -> bool:
        return step % self.grid_cm == 0 and step * self.scale >= CLOSEST_NUMBERS

    @property
    def bar_cm(self) -> int:
        """The length of the scale bar, an even one of 20 mm or more."""
        return next((step for step in (10, 20, 50, 100, 200, 500, 1000) if step * self.scale >= 20.0), 2000)


def view(points: Iterable[Point]) -> View:
    """Return the view that holds all these places; a table with nothing on it is seen around its middle."""
    places = list(points) or [Point(0, 0)]
    west, east = min(place.x for place in places), max(place.x for place in places)
    south, north = min(place.y for place in places), max(place.y for place in places)
    across = max((east - west) / CM + 2 * MARGIN_CM, LEAST_CM)
    up = max((north - south) / CM + 2 * MARGIN_CM, LEAST_CM / 2)
    scale = min(WIDTH / across, HIGHEST / up)
    height = min(HIGHEST, max(LOWEST, up * scale))
    middle_x, middle_y = (west + east) / 2, (south + north) / 2
    return View(middle_x - WIDTH / scale * CM / 2, middle_y + height / scale * CM / 2, WIDTH, height, scale)


def lines_of_grid(start: float, length: float, step: int) -> range:
    """Return the lines of a grid of `step` cm between `start` (1/1000 cm) and `length` cm further, in 1/1000 cm."""
    first = ceil(start / (step * CM)) * step * CM
    return range(first, int(start + length * CM) + 1, step * CM)
