"""Plots drawn on the table: single changes of orders, the plot that ends nearest to a place, its picture."""

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.movement.options import costs, points
from metamaker.games.metaverse.battle.plot.orders import Code, Order, Plot
from metamaker.games.metaverse.match.picture.counter import edge
from metamaker.games.metaverse.match.picture.reach import Arm, arc_of
from metamaker.games.metaverse.match.picture.scene import Marker, View
from metamaker.games.metaverse.match.picture.ships import USUAL
from metamaker.games.metaverse.match.picture.ships import ghost as dashed
from metamaker.play.geometry import CM, Point, distance
from metamaker.rendering.drawing import Drawing, Op, Path
from metamaker.rendering.ink import PAPER
from metamaker.rendering.shapes import circle

OPPOSITES = ((Code.FASTER, Code.SLOWER), (Code.RIGHT, Code.LEFT), (Code.STARBOARD, Code.PORT))
"""Codes with a number that cancel each other."""

MOST_CANDIDATES = 2000
"""The maximum number of plots to try when a ship is dragged: all turns with all speeds of an agile ship, without a delay."""


class Dial(NamedTuple):
    """An order, or a pair of opposite ones, as a number between two limits: negative ones are `back`."""

    code: Code
    back: Code | None
    least: int
    most: int


def dials(asked: WritePlot) -> tuple[Dial, ...]:
    """Return the orders with a number that the ship may give."""
    most = {option.code: option.most for option in asked.options() if option.most and not option.parts and not option.targets}
    found = [
        Dial(one, other, -most.get(other, 0), most.get(one, 0)) for one, other in OPPOSITES if one in most or other in most
    ]
    paired = {code for pair in OPPOSITES for code in pair}
    return (*found, *(Dial(code, None, 0, amount) for code, amount in most.items() if code not in paired))


def amount(plot: Plot, dial: Dial) -> int:
    """Return the value of a dial in a plot."""
    return plot.total(dial.code) - (plot.total(dial.back) if dial.back is not None else 0)


def turned(plot: Plot, dial: Dial, value: int) -> Plot:
    """Return a plot with another number on a dial; its orders keep their places."""
    code = dial.code if value >= 0 or dial.back is None else dial.back
    return _with(plot, {dial.code, dial.back}, (Order(code, abs(value)),) if value else ())


def with_order(plot: Plot, order: Order, *, on: bool) -> Plot:
    """Return a plot with an order, or without orders of its code."""
    return _with(plot, {order.code}, (order,) if on else ())


def _with(plot: Plot, codes: set[Code | None], fresh: Sequence[Order]) -> Plot:
    """Return a plot with new orders in place of those of some codes."""
    place = next((place for place, order in enumerate(plot.orders) if order.code in codes), len(plot.orders))
    kept = [order for order in plot.orders if order.code not in codes]
    before = len([order for order in plot.orders[:place] if order.code not in codes])
    return Plot((*kept[:before], *fresh, *kept[before:]))


class Reachable:
    """The places that a ship can reach in a turn, found once: plots of turns and thrust with their ends."""

    def __init__(self, asked: WritePlot) -> None:
        self._asked = asked
        self._found: dict[tuple[Point, int], Plot] = {}
        self._left = self._candidates()
        self.is_known = False
        """Whether all candidates were tried."""

    def explore(self, count: int) -> None:
        """Try the next `count` candidates, because all of them at once would block the UI."""
        tried = 0
        for plot in islice(self._left, count):
            tried += 1
            if not self._asked.refusals(plot):
                after = self._asked.preview(plot).after
                known = self._found.get((after.place, after.heading))
                if known is None or len(plot.orders) < len(known.orders):
                    self._found[after.place, after.heading] = plot
        self.is_known = tried < count

    @property
    def ends(self) -> Sequence[tuple[Point, Plot]]:
        """The ends of all legal plots, with the shortest plot to each end."""
        if not self.is_known:
            self.explore(MOST_CANDIDATES * 10)
        return [(place, plot) for (place, _), plot in self._found.items()]

    def nearest(self, place: Point) -> Plot:
        """Return the plot that ends nearest to a place; of equal ones the one with the fewest orders."""
        best = min(self.ends, key=lambda end: (distance(end[0], place), len(end[1].orders)), default=None)
        return Plot() if best is None else best[1]

    def _candidates(self) -> Iterator[Plot]:
        moving = [dial for dial in dials(self._asked) if dial.back is not None]
        ranges = [list(range(dial.least, dial.most + 1)) for dial in moving]
        while ranges and _size(ranges) > MOST_CANDIDATES:
            longest = max(ranges, key=len)
            ranges[ranges.index(longest)] = sorted({longest[0], 0, longest[-1], *longest[::2]})
            if max(map(len, ranges)) <= 3:
                break
        for values in product(*ranges):
            plot = Plot()
            for dial, value in zip(moving, values, strict=True):
                plot = turned(plot, dial, value)
            yield plot


def _size(ranges: Sequence[Sequence[int]]) -> int:
    size = 1
    for each in ranges:
        size *= len(each)
    return size


def plot_costs(asked: WritePlot, dial: Dial, value: int) -> tuple[tuple[str, int, int], ...]:
    """Return the points that a dial costs at a value: the name of each pool, the cost, and the points of the pool.

    At 0 the pools of the first direction are listed. Rule MV-1.2.0-04.
    """
    pools = {pool.name: pool.amount for pool in points(asked.means)}
    code = dial.code if value > 0 or dial.back is None or (value == 0 and dial.most) else dial.back
    taken = costs(Order(code, abs(value) or 1), asked.course)
    return tuple((name, amount if value else 0, pools.get(name, 0)) for name, amount in taken)


def ghost(asked: WritePlot, plot: Plot, marker: Marker, view: View, arm: Arm | None = None) -> Drawing:
    """Return the picture of a legal plot: the path of the ship, its counter at the end, the arc of a weapon there."""
    move = asked.preview(plot)
    role = edge(marker.side)
    spots = [view.spot(move.legs[0].start), *(view.spot(leg.end) for leg in move.legs)]
    ops: list[Op] = []
    outline = tuple(("M" if place == 0 else "L", x, y) for place, (x, y) in enumerate(spots))
    ops.append(Path(outline, stroke=PAPER, width=1.8))
    ops.append(Path(outline, stroke=role, width=0.9, dash=1.6))
    after = move.after
    there = marker._replace(
        at=after.place, heading=after.heading, rolled=after.mirrored, gone="gone_cloaked", track=(), trail=()
    )
    ops += arc_of(there, arm, view) if arm is not None else ()
    ops.append(dashed(there, view))
    x, y = view.spot(after.place)
    ops.append(Path(circle(x, y, USUAL.length(marker) * 0.62), stroke=role, width=0.5, dash=0.8))
    return Drawing(view.width, view.height, tuple(ops))


_RING_MM = 1.4
"""The radius of the ring at the end of a path."""


def ways(lines: Sequence[tuple[Point, Point]], side: int, view: View) -> Drawing:
    """Return the picture of orders over the table, such as those to salvos: a line from start to end, a ring there."""
    ops: list[Op] = []
    for start, end in lines:
        (ax, ay), (bx, by) = view.spot(start), view.spot(end)
        line = (("M", ax, ay), ("L", bx, by))
        ops += [Path(line, stroke=PAPER, width=1.2), Path(line, stroke=edge(side), width=0.5, dash=1.6)]
        ops.append(Path(circle(bx, by, _RING_MM), stroke=edge(side), width=0.5))
    return Drawing(view.width, view.height, tuple(ops))


def end_of(asked: WritePlot, plot: Plot) -> Point:
    """Return the picture of a legal plot of a ship."""
    return asked.preview(plot).after.place


def place_of(view: View, x: float, y: float) -> Point:
    """Return the place of the table, in 1/1000 cm, at a point of its picture in mm."""
    return Point(round(view.west + x / view.scale * CM), round(view.north - y / view.scale * CM))
