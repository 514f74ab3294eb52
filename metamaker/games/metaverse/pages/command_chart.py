"""Draws the rows of a chain-of-command tree in lanes, with lines from each commander to the ships under it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.command_cards import Cards
from metamaker.games.metaverse.pages.command_tree import Cell, Row, Tree, branches
from metamaker.games.metaverse.sheet.tiles import glyph
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.sheets.ink import LINE, QUIET, TINT, TINT_EDGE
from metamaker.sheets.lettering import line
from metamaker.sheets.shapes import box

TOP = 6.6
"""Room for the titles of lanes in mm."""

BETWEEN = 1.7
"""Distance of cards below each other."""

_GAP = 5.4
"""Between lanes, where the lines run."""

_EDGE = 1.2
"""How far the ground of a lane reaches over its cards."""

_WIDEST = 92.0


class Part(NamedTuple):
    """Rows of one page, and the commanders above the first of them that are repeated on it."""

    above: tuple[Cell, ...]
    rows: tuple[Row, ...]
    more: bool
    """Whether further rows follow on the next page."""


class Chart:
    """Draws rows of a tree in lanes of equal width."""

    def __init__(self, words: Words, fleet: Fleet, of: Tree, width: float) -> None:
        self.words = words
        self.tree = of
        self.width = width
        count = max(1, len(of.lanes))
        self.lane = min(_WIDEST, (width - 2 * _EDGE - _GAP * (count - 1)) / count)
        self.cards = Cards(fleet, words, self.lane)

    def height(self, rows: Sequence[Row]) -> float:
        """Return the height in mm of some rows."""
        return sum(self._row(row.cells) for row in rows)

    def _row(self, cells: Sequence[Cell]) -> float:
        return max(self.cards.height(cell) for cell in cells) + BETWEEN

    def parts(self, space: float) -> Iterator[Part]:
        """Yield the rows page by page, breaking between the units of the flagship where that is possible."""
        page: list[Row] = []
        left = space - TOP
        for branch in branches(self.tree):
            whole = self.height(branch)
            if page and whole > left and self._above(branch[0]) + whole <= space - TOP:
                yield self._part(page, more=True)
                page, left = [], space - TOP - self._above(branch[0])
            for row in branch:
                if page and self._row(row.cells) > left:
                    yield self._part(page, more=True)
                    page, left = [], space - TOP - self._above(row)
                page.append(row)
                left -= self._row(row.cells)
        if page:
            yield self._part(page, more=False)

    def _above(self, row: Row) -> float:
        """How much higher the first row of a page is for the commanders that are repeated in it."""
        above = self.tree.ancestors(row.cells[0])
        return max(0.0, self._row(above) - self._row(row.cells)) if above else 0.0

    def _part(self, rows: Sequence[Row], *, more: bool) -> Part:
        return Part(self.tree.ancestors(rows[0].cells[0]), tuple(rows), more)

    def drawn(self, part: Part) -> Drawing:
        """Return lanes, lines and cards of one page."""
        places, y = {}, TOP
        cards: list[Op] = []
        for number, row in enumerate(part.rows):
            repeated = part.above if number == 0 else ()
            height = self._row((*repeated, *row.cells))
            for cell in (*repeated, *row.cells):
                high = self.cards.height(cell)
                top = y + (height - BETWEEN - high) / 2
                places[cell.ship.id] = top + high / 2
                card = self.cards.drawn(cell, continued=cell in repeated)
                cards.append(Group(self._x(cell.lane), top, card, cell.ship.ref()))
            y += height
        links = self._links(part, places, y)
        return Drawing(self.width, y, (*self._lanes(y), *links, *cards))

    def _x(self, lane: int) -> float:
        return _EDGE + lane * (self.lane + _GAP)

    def _lanes(self, height: float) -> Iterator[Op]:
        for place, level in enumerate(self.tree.lanes):
            x = self._x(place)
            key = "ships" if level is None else level.value
            yield Path(box(x - _EDGE, 0.0, self.lane + 2 * _EDGE, height, 1.6), fill=TINT, stroke=TINT_EDGE, width=0.2)
            yield Group(x, 0.9, glyph("ship_core" if level is None else level.value, 4.0, QUIET, TINT))
            yield line(x + 5.2, 4.0, self.words[f"pages.command.level.{key}"], 2.4, weight=BOLD, role=QUIET, tracking=0.2)

    def _links(self, part: Part, places: dict[str, float], bottom: float) -> Iterator[Op]:
        """Lines from each commander to the ships under it, running between the lanes."""
        under: dict[str, list[Cell]] = {}
        for row in part.rows:
            for cell in row.cells:
                if cell.parent is not None:
                    under.setdefault(cell.parent, []).append(cell)
        for above, child in zip(part.above, part.above[1:], strict=False):
            under.setdefault(above.ship.id, []).insert(0, child)
        going_on = self._going_on(part)
        for commander, units in under.items():
            lane = self.tree.cells[commander].lane
            start, trunk = self._x(lane) + self.lane, self._x(lane) + self.lane + _GAP / 2
            yield _path(("M", start, places[commander]), ("L", trunk, places[commander]))
            low = bottom if commander in going_on else max(places[unit.ship.id] for unit in units)
            yield _path(("M", trunk, places[commander]), ("L", trunk, low))
            for unit in units:
                y = places[unit.ship.id]
                yield _path(("M", trunk, y), ("L", self._x(unit.lane), y))

    def _going_on(self, part: Part) -> set[str]:
        """The commanders of this page that have ships on the next one."""
        if not part.more:
            return set()
        following = self.tree.rows[self.tree.rows.index(part.rows[-1]) + 1 :]
        return {cell.parent for row in following for cell in row.cells if cell.parent is not None}


def _path(*segments: tuple[str, float, float]) -> Path:
    return Path(segments, stroke=LINE, width=0.45)
