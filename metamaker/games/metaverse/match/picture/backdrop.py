"""The ground of the table on the screen: space with a glow and stars by night, paper by day, the grid, terrain as rocks."""

import math
from collections.abc import Iterator, Sequence

from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.match.picture.map import numbers, table_on
from metamaker.games.metaverse.match.picture.scene import View, lines_of_grid
from metamaker.games.metaverse.match.picture.terrain import SIGNS, things
from metamaker.games.metaverse.model.terrain import TerrainKind
from metamaker.games.metaverse.sheet.palette import HAZE, ROCK, ROCK_EDGE, SPACE, STAR, TABLE_GRID
from metamaker.play.geometry import CM
from metamaker.rendering.drawing import Drawing, Op, Outline, Path
from metamaker.rendering.ink import LINE
from metamaker.rendering.shapes import box, circle, rule, upright

_STAR_ROOM = 260.0
_MOST_STARS, _WITHIN = 600, 0.5
"""The square mm of ground for each star, the most stars, and their distance in mm from the edges."""

_TURN = 0.6180339887
"""The golden part: its multiples spread evenly and never repeat, so that stars are always the same without dice."""


def backdrop(view: View, size_cm: tuple[int, int], terrain: Sequence[Feature], words: Words, lettering: float) -> Drawing:
    """Return everything below the ships. Names of terrain and numbers are `lettering` times as large as on paper."""
    ops = (
        *space(view, size_cm),
        *things(terrain, view, words, lettering, ROCKS, SPACE),
        *numbers(view, lettering),
    )
    return Drawing(view.width, view.height, ops)


def space(view: View, size_cm: tuple[int, int] | None) -> Iterator[Op]:
    """Yield the ground of a table with its grid, without numbers; without a size it has no edge."""
    yield from _space(view)
    yield from _grid(view, size_cm)


def _space(view: View) -> Iterator[Op]:
    yield Path(box(0.0, 0.0, view.width, view.height), fill=SPACE)
    x, y = 0.42 * view.width, 0.42 * view.height
    far = min(x, y)
    for number, role in enumerate(HAZE):
        yield Path(circle(x, y, far * (1.0 - number / (len(HAZE) + 1))), fill=role)
    yield from stars(view.width, view.height)


def stars(width: float, height: float) -> Iterator[Op]:
    """Yield small and large stars over an area in mm, always at the same places."""
    number = min(_MOST_STARS, int(width * height / _STAR_ROOM))
    small: list[tuple[str, *tuple[float, ...]]] = []
    large: list[tuple[str, *tuple[float, ...]]] = []
    for place in range(number):
        x = _WITHIN + (width - 2 * _WITHIN) * ((place * _TURN) % 1.0)
        y = _WITHIN + (height - 2 * _WITHIN) * ((place * _TURN * _TURN * 1.7 + 0.13 * math.sin(7.0 * place)) % 1.0)
        (large if place % 9 == 0 else small).extend(circle(x, y, 0.28 if place % 9 == 0 else 0.15))
    for outline in (small, large):
        if outline:
            yield Path(tuple(outline), fill=STAR)


def _grid(view: View, size_cm: tuple[int, int] | None) -> Iterator[Op]:
    """Yield a line every 10 cm, or more if they would be too close, and the edge of the table if it has a size."""
    step = view.grid_cm
    south = view.north - view.height / view.scale * CM
    for x in lines_of_grid(view.west, view.width / view.scale, step):
        strong = x % (5 * step * CM) == 0
        yield upright((x - view.west) / CM * view.scale, 0.0, view.height, TABLE_GRID, 0.3 if strong else 0.13)
    for y in lines_of_grid(south, view.height / view.scale, step):
        strong = y % (5 * step * CM) == 0
        yield rule(0.0, (view.north - y) / CM * view.scale, view.width, TABLE_GRID, 0.3 if strong else 0.13)
    table = table_on(view, size_cm) if size_cm is not None else None
    if table is not None and (table.width < view.width or table.height < view.height):
        yield Path(box(*table), stroke=LINE, width=0.35)


def _rock(x: float, y: float, feature: Feature) -> Path:  # noqa: ARG001 - rocks of all fields look alike
    """Return a rock: an irregular stone, its size and corners from its place."""
    size = 1.0 + 0.9 * (0.5 + 0.5 * math.sin(12.9 * x + 78.2 * y))
    corners = 7
    outline: list[tuple[str, *tuple[float, ...]]] = []
    for number in range(corners):
        angle = 2 * math.pi * (number + 0.3 * math.sin(x + 3.0 * number)) / corners
        far = size * (0.78 + 0.22 * math.sin(3.1 * x + 1.7 * y + 2.3 * number))
        outline.append(("L" if number else "M", x + far * math.cos(angle), y + far * math.sin(angle)))
    drawn: Outline = (*outline, ("Z",))
    return Path(drawn, fill=ROCK, stroke=ROCK_EDGE, width=0.2)


ROCKS = {**SIGNS, TerrainKind.ASTEROID_CLUSTER: _rock, TerrainKind.ASTEROID_FIELD: _rock}
"""The patterns of terrain on the screen."""
