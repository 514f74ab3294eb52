"""Step charts: values that hold from one place to the next, with the area below them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from metamaker.rendering.charts.axes import AcrossAxis, Plot, UpAxis, numbered_plot
from metamaker.rendering.charts.marks import Entry, dash, legend, marker, telling
from metamaker.rendering.drawing import Drawing, Group, Op, Path, Segment
from metamaker.rendering.series import edge, tint

_LINE = 0.5
_NARROWEST = 0.01


class Step(NamedTuple):
    """A value from `start` to `end` of the horizontal axis, and its tooltip."""

    start: float
    end: float
    value: float
    tip: str = ""


class Steps(NamedTuple):
    """A series of steps under one name, in the style of a series, without gaps from left to right."""

    name: str
    steps: tuple[Step, ...]
    series: int = 0


def step_chart(width: float, height: float, lines: Sequence[Steps], across: AcrossAxis, up: UpAxis) -> Drawing:
    """Return lines in steps; a single one with the area below it, several under a legend."""
    ops: list[Op] = []
    top = 0.0
    if len(lines) > 1:
        key = legend([Entry(one.series, one.name) for one in lines], width, as_lines=True)
        ops.append(Group(0.0, 0.0, key))
        top = key.height + 1.0
    plot = numbered_plot(width, height, across, up, top=top)
    ops += plot.ops
    if len(lines) == 1:
        ops += _area(plot, lines[0])
    for one in lines:
        ops += _line(plot, one)
        if len(lines) > 1:
            ops += [
                marker(one.series, plot.across.at((step.start + step.end) / 2), plot.up.at(step.value)) for step in one.steps
            ]
    ops += _telling(plot, lines)
    return Drawing(width, height, tuple(ops))


def _corners(plot: Plot, one: Steps) -> list[tuple[float, float]]:
    return [(plot.across.at(place), plot.up.at(step.value)) for step in one.steps for place in (step.start, step.end)]


def _outline(points: Sequence[tuple[float, float]]) -> tuple[Segment, ...]:
    return tuple(("L" if number else "M", x, y) for number, (x, y) in enumerate(points))


def _area(plot: Plot, one: Steps) -> tuple[Path, ...]:
    points = _corners(plot, one)
    if not points:
        return ()
    down = [(points[-1][0], plot.bottom), (points[0][0], plot.bottom)]
    return (Path((*_outline([*points, *down]), ("Z",)), fill=tint(one.series)),)


def _line(plot: Plot, one: Steps) -> tuple[Path, ...]:
    points = _corners(plot, one)
    return (Path(_outline(points), stroke=edge(one.series), width=_LINE, dash=dash(one.series)),) if points else ()


def _telling(plot: Plot, lines: Sequence[Steps]) -> list[Group]:
    """Return invisible columns over the chart, one for each stretch without a change, with a tooltip about all lines."""
    places = sorted({place for one in lines for step in one.steps for place in (step.start, step.end)})
    found = []
    for start, end in pairwise(places):
        middle = (start + end) / 2
        tips = [step.tip for one in lines for step in one.steps if step.start <= middle <= step.end and step.tip]
        left, right = plot.across.at(start), plot.across.at(end)
        if tips and right - left > _NARROWEST:
            found.append(telling(left, plot.top, right - left, plot.height, (), "\n".join(tips)))
    return found
