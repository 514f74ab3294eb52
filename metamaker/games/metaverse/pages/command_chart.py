"""Places of ships in a chart of the chain of command, their cards, and the lines to the ships under them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.checks.command import RANK, chain, command_centre
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.pages.context import ranks
from metamaker.games.metaverse.pages.edges import named
from metamaker.games.metaverse.sheet.bubbles import HULL, bubble
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tiles import glyph, tile
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.rendering.ink import ALERT, INK, LINE, PAPER, QUIET, TINT, TINT_EDGE
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import Align, fit, line, words_line


class Cell(NamedTuple):
    """A ship in its lane. `parent` is its commander in the chart; `stray`: a commander that it cannot be drawn under."""

    ship: Ship
    lane: int
    parent: str | None
    stray: str | None


class Row(NamedTuple):
    """The cells side by side at one height; each except the first is the first ship under the one before it."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Tree:
    """The lanes from the highest level to ships without one, and all rows; `above`: the cell of every ship by its id."""

    lanes: tuple[CommandLevel | None, ...]
    rows: tuple[Row, ...]
    cells: dict[str, Cell]

    def ancestors(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the commanders of a ship, highest first."""
        found: list[Cell] = []
        while cell.parent is not None:
            cell = self.cells[cell.parent]
            found.append(cell)
        return tuple(reversed(found))


def tree(fleet: Fleet) -> Tree:
    """Return the chart of the ships in the chain of command, without those outside the fleet. Rule MV-3.8.0-06."""
    inside = [ship for ship, _ in ranks(fleet).order if ship not in ranks(fleet).outside]
    lanes = _lanes(inside)
    cells: dict[str, Cell] = {}
    rows: list[list[Cell]] = []
    previous: Cell | None = None
    for ship in inside:
        cell = _cell(ship, lanes, cells)
        if previous is not None and cell.parent == previous.ship.id:
            rows[-1].append(cell)
        else:
            rows.append([cell])
        cells[ship.id] = previous = cell
    return Tree(lanes, tuple(Row(tuple(row)) for row in rows), cells)


def _lanes(ships: Sequence[Ship]) -> tuple[CommandLevel | None, ...]:
    levels = {ship.level for ship in ships}
    led: list[CommandLevel | None] = [level for level in sorted(RANK, key=lambda each: -RANK[each]) if level in levels]
    return (*led, None) if None in levels else tuple(led)


def _cell(ship: Ship, lanes: Sequence[CommandLevel | None], cells: dict[str, Cell]) -> Cell:
    """Return the cell of a ship. Without a commander of a higher level to its left, it is drawn by itself."""
    lane = lanes.index(ship.level)
    above = None if ship.commander is None else cells[ship.commander]
    if above is None:
        return Cell(ship, lane, None, None)
    if above.lane < lane:
        return Cell(ship, lane, above.ship.id, None)
    return Cell(ship, lane, None, above.ship.id)


def branches(of: Tree) -> Iterator[tuple[Row, ...]]:
    """Yield the rows in pieces for one page: everything under one unit of the flagship."""
    piece: list[Row] = []
    for row in of.rows:
        first = row.cells[0]
        top = first.parent is None or of.cells[first.parent].parent is None
        if piece and top and (len(piece[0].cells) > 1 or len(row.cells) > 1):
            yield tuple(piece)
            piece = []
        piece.append(row)
    if piece:
        yield tuple(piece)


COMMANDER, SHIP = 13.0, 8.2
"""Heights of cards in mm."""

_EDGE = 1.3
_SIGN = 6.8
"""Room for the sign of the level."""

_LEADING = 5.2
"""Room for the numbers of a commander below its name."""

_DOT, _PITCH = 2.2, 2.7
_ROOMY, _QUALITIES = 48.0, 17.0
_PLAIN = 7.6
"""The width in mm from which a card shows signs with its qualities; the room for these, and for numbers only."""


class Cards:
    """Drawings of the cards of one fleet, `width` mm wide."""

    def __init__(self, fleet: Fleet, words: Words, width: float) -> None:
        self.fleet = fleet
        self.words = words
        self.width = width

    def height(self, cell: Cell) -> float:
        """Return the height in mm of a ship's card, higher than usual for long names."""
        names = self._names(cell).height
        return max(COMMANDER, names + _EDGE + _LEADING) if self.commands(cell.ship) else max(SHIP, names + 2 * _EDGE)

    def commands(self, ship: Ship) -> bool:
        """Return whether a ship has a level or units under it."""
        return ship.level is not None or ship.id in chain(self.fleet).units

    def drawn(self, cell: Cell, *, continued: bool = False) -> Drawing:
        """Return a ship's card; a repeated one on a further page has no bubble and a dashed edge."""
        height = self.height(cell)
        frame = Path(
            box(0.0, 0.0, self.width, height, 1.2), fill=PAPER, stroke=LINE, width=0.25, dash=0.9 if continued else 0.0
        )
        marked = [] if continued else [Group(self.width - _EDGE - HULL.size, _EDGE, bubble(HULL))]
        inside = self._commander(cell, height) if self.commands(cell.ship) else self._member(cell, height)
        return Drawing(self.width, height, (frame, *marked, *inside))

    def _names(self, cell: Cell) -> Drawing:
        """Return the name, and the class or the forbidden commander of a ship."""
        room = self.width - 2 * _EDGE - HULL.size - 0.8
        if self.commands(cell.ship):
            room -= _SIGN
        else:
            room -= (_QUALITIES if self.width >= _ROOMY else _PLAIN) + 1.0
        if cell.stray is not None:
            stray = self.words.text("pages-command-stray", name=called(self.fleet.ship(cell.stray)))
            return named(called(cell.ship), stray, room, ALERT)
        return named(called(cell.ship), class_called(self.fleet.ship_class(cell.ship.ship_class)), room)

    def _member(self, cell: Cell, height: float) -> list[Op]:
        """Return names, and crew and command quality, without their signs on a narrow card."""
        names = self._names(cell)
        ops: list[Op] = [Group(_EDGE, (height - names.height) / 2, names)]
        right = self.width - 2 * _EDGE - HULL.size
        if self.width >= _ROOMY:
            return [*ops, *self._qualities(cell.ship, right - _QUALITIES, height / 2)[0]]
        of_class = self.fleet.ship_class(cell.ship.ship_class)
        said = fit(f"{of_class.crew_quality} {of_class.command_quality.value}", _PLAIN, 2.6, BOLD, smallest=LEAST)
        return [*ops, words_line(right, height / 2 + 1.0, said, weight=BOLD, align=Align.RIGHT)]

    def _commander(self, cell: Cell, height: float) -> list[Op]:
        """Return level, names, and below them crew and command quality and the units that the CiC is for."""
        ship, x, middle = cell.ship, _EDGE + _SIGN, height - _LEADING / 2
        sign = glyph("error", 5.6, ALERT) if ship.level is None else tile(ship.level.value, DEFENCE, 5.6)
        ops: list[Op] = [Group(_EDGE, _EDGE, sign), Group(x, _EDGE, self._names(cell))]
        if ranks(self.fleet).flagship == ship.id:
            ops.append(Group(_EDGE + 0.8, middle - 2.1, glyph("flagship", 4.0, INK)))
        qualities, end = self._qualities(ship, x, middle)
        return [*ops, *qualities, *self._centre(ship, end, middle)]

    def _qualities(self, ship: Ship, x: float, middle: float) -> tuple[list[Op], float]:
        """Return crew and command quality, and their right end."""
        of_class = self.fleet.ship_class(ship.ship_class)
        ops: list[Op] = []
        for icon, text in (("crew_quality", str(of_class.crew_quality)), ("command_quality", of_class.command_quality.value)):
            number = line(x + 3.6, middle + 1.1, text, 3.1, weight=BOLD)
            ops += [Group(x, middle - 1.6, glyph(icon, 3.2)), number]
            x = number.x + number.width + 1.8
        return ops, x

    def _centre(self, ship: Ship, x: float, middle: float) -> list[Op]:
        """Return dots for the units of the CiC, filled for commanded ones; numbers if there is no room. Rule MV-3.8.0-05."""
        used, rating = chain(self.fleet).units.get(ship.id, 0), command_centre(self.fleet, ship)
        role = ALERT if rating is None or used > rating else GROUPS[Kinds.SECONDARY]
        ops: list[Op] = [Group(x, middle - 1.7, glyph("cic", 3.4, role))]
        x += 4.4
        if rating is not None and used <= rating <= (self.width - x - 0.8) / _PITCH:
            for place in range(rating):
                dot = circle(x + _DOT / 2 + place * _PITCH, middle, _DOT / 2 - 0.1)
                ops.append(Path(dot, fill=role if place < used else PAPER, stroke=role, width=0.25))
            return ops
        text = fit(f"{used}/{rating or 0}", self.width - x - 0.6, 2.9, BOLD, smallest=LEAST)
        return [*ops, words_line(x, middle + 1.0, text, weight=BOLD, role=ALERT if role == ALERT else INK)]


TOP = 6.6
"""Room for the titles of lanes in mm."""

BETWEEN = 1.7
"""Distance of cards below each other."""

_GAP = 5.4
"""The room between lanes for the lines."""

_LANE_EDGE = 1.2
"""The margin of the ground of a lane around its cards."""

_WIDEST = 92.0


class Part(NamedTuple):
    """Rows of one page, and the commanders above its first row, which are repeated."""

    above: tuple[Cell, ...]
    rows: tuple[Row, ...]
    more: bool
    """Whether further rows follow on the next page."""


class Chart:
    """Drawings of the rows of a tree in lanes of equal width."""

    def __init__(self, words: Words, fleet: Fleet, of: Tree, width: float) -> None:
        self.words = words
        self.tree = of
        self.width = width
        count = max(1, len(of.lanes))
        self.lane = min(_WIDEST, (width - 2 * _LANE_EDGE - _GAP * (count - 1)) / count)
        self.cards = Cards(fleet, words, self.lane)

    def height(self, rows: Sequence[Row]) -> float:
        """Return the height in mm of some rows."""
        return sum(self._row(row.cells) for row in rows)

    def _row(self, cells: Sequence[Cell]) -> float:
        return max(self.cards.height(cell) for cell in cells) + BETWEEN

    def parts(self, space: float) -> Iterator[Part]:
        """Yield the rows page by page, breaking between the units of the flagship if possible."""
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
        """Return the additional height of the first row of a page, for repeated commanders."""
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
        return _LANE_EDGE + lane * (self.lane + _GAP)

    def _lanes(self, height: float) -> Iterator[Op]:
        for place, level in enumerate(self.tree.lanes):
            x = self._x(place)
            key = "ships" if level is None else level.value
            yield Path(
                box(x - _LANE_EDGE, 0.0, self.lane + 2 * _LANE_EDGE, height, 1.6), fill=TINT, stroke=TINT_EDGE, width=0.2
            )
            yield Group(x, 0.9, glyph("ship_core" if level is None else level.value, 4.0, QUIET, TINT))
            yield line(x + 5.2, 4.0, self.words[f"pages-command-level-{key}"], 2.4, weight=BOLD, role=QUIET, tracking=0.2)

    def _links(self, part: Part, places: dict[str, float], bottom: float) -> Iterator[Op]:
        """Yield lines from each commander to the ships under it, running between the lanes."""
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
        """Return the commanders of this page that have ships on the next one."""
        if not part.more:
            return set()
        following = self.tree.rows[self.tree.rows.index(part.rows[-1]) + 1 :]
        return {cell.parent for row in following for cell in row.cells if cell.parent is not None}


def _path(*segments: tuple[str, float, float]) -> Path:
    return Path(segments, stroke=LINE, width=0.45)
