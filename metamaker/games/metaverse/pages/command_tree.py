"""Where each ship stands in a chart of the chain of command: a lane for every level, a row for every end of a branch."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from metamaker.games.metaverse.checks.command import RANK
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.pages.ranks import ranks


class Cell(NamedTuple):
    """A ship in its lane. `parent` is the commander that it is joined to; `stray`: one that it cannot be drawn under."""

    ship: Ship
    lane: int
    parent: str | None
    stray: str | None


class Row(NamedTuple):
    """The cells side by side at one height; each but the first is the first ship under the one before it."""

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
    """Return the chart of the ships in the chain of command; those outside the fleet are not in it. Rule MV-3.8.0-06."""
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
    """A commander whose level is not higher cannot stand to the left of its ship, which is then drawn by itself."""
    lane = lanes.index(ship.level)
    above = None if ship.commander is None else cells[ship.commander]
    if above is None:
        return Cell(ship, lane, None, None)
    if above.lane < lane:
        return Cell(ship, lane, above.ship.id, None)
    return Cell(ship, lane, None, above.ship.id)


def branches(of: Tree) -> Iterator[tuple[Row, ...]]:
    """Yield the rows in pieces that had better stay on one page: everything under one unit of the flagship."""
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
