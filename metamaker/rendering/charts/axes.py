"""The ground of a chart: axes with good numbers, grid lines, titles of the axes, and the room for data."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.rendering.drawing import Op, Path, Text
from metamaker.rendering.ink import HAIRLINE, LINE, QUIET
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import rule, upright
from metamaker.rendering.text_fitting import Align, fit, line, lines


class Scale(NamedTuple):
    """A linear scale: `low` lies at `start` mm, `high` at `end` mm, which may be the smaller one."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return where a value lies, in mm; values beyond the scale lie at its ends."""
        share = (value - self.low) / (self.high - self.low)
        return self.start + min(1.0, max(0.0, share)) * (self.end - self.start)


_STEPS = (1.0, 2.0, 5.0, 10.0)
_ROUNDING = 1e-9


class Ticks(NamedTuple):
    """Evenly spaced numbers that cover a range, with the decimals of their step."""

    values: tuple[float, ...]
    step: float
    decimals: int

    @property
    def low(self) -> float:
        """The first number."""
        return self.values[0]

    @property
    def high(self) -> float:
        """The last number."""
        return self.values[-1]

    def text(self, value: float, words: Words) -> str:
        """Return a number in the format of the axis."""
        return words.number(value, self.decimals)


def ticks(low: float, high: float, most: int = 6, *, whole: bool = False) -> Ticks:
    """Return at most `most` (2 or more) good numbers from at or below `low` to at or above `high`; `whole`: no fractions.

    An empty range becomes one of length 1.
    """
    if not high > low:
        high = low + 1.0
    step = _good((high - low) / max(1, most - 1), whole=whole)
    first, last = _covered(low, high, step)
    while last - first + 1 > max(2, most):
        step = _good(step * (1 + 2 * _ROUNDING), whole=whole)
        first, last = _covered(low, high, step)
    values = tuple(place * step for place in range(first, last + 1))
    return Ticks(values, step, max(0, -math.floor(math.log10(step) + _ROUNDING)))


def _covered(low: float, high: float, step: float) -> tuple[int, int]:
    first = math.floor(low / step + _ROUNDING)
    return first, max(first + 1, math.ceil(high / step - _ROUNDING))


def _good(least: float, *, whole: bool) -> float:
    """Return the smallest good step that is not below `least`."""
    power = 10.0 ** math.floor(math.log10(least))
    step = next((each * power for each in _STEPS if each * power >= least * (1 - _ROUNDING)), 10 * power)
    return max(1.0, step) if whole else step


SIZE = 2.6
"""Type size of the numbers of an axis in mm."""

_PAD = 1.2
_TICK = 0.9
_ROW = 1.45 * SIZE
_APART = 7.0
"""Smallest distance in mm of horizontal grid lines."""


class Plot(NamedTuple):
    """The area for data inside its axes, in mm of the chart; the axes as drawn; the conversion of values to places."""

    left: float
    top: float
    right: float
    bottom: float
    across: Scale
    up: Scale
    ops: tuple[Op, ...]

    @property
    def width(self) -> float:
        """Millimetres from the left to the right axis end."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Millimetres from the top to the foot of the area."""
        return self.bottom - self.top


class UpAxis(NamedTuple):
    """The vertical axis: values from `low` to at least `high`; `title` is above it; `whole`: no fractions.

    With `percent`, values are parts of 1, shown in percent. The numbers of both axes are written as in the language of `words`.
    """

    high: float
    words: Words
    title: str = ""
    low: float = 0.0
    percent: bool = False
    whole: bool = False


class AcrossAxis(NamedTuple):
    """The horizontal axis: values from `low` to `high` exactly; `unit` follows the last number, `title` is below it."""

    low: float
    high: float
    title: str = ""
    unit: str = ""


def numbered_plot(width: float, height: float, across: AcrossAxis, up: UpAxis, *, top: float = 0.0) -> Plot:
    """Return a plot with numbers on both axes; `top`: mm left free above."""
    foot = _TICK + _ROW + (_ROW if across.title else 0.0)
    plot = upright_plot(width, height, up, (across.low, across.high), top=top, foot=foot)
    numbers = _fitting(across, plot.width, up.words)
    ops: list[Op] = []
    for value in numbers.values:
        if not across.low <= value <= across.high:
            continue
        x = plot.across.at(value)
        text = numbers.text(value, up.words)
        last = value + numbers.step > across.high
        label = line(x, plot.bottom + _TICK + SIZE, text, SIZE, role=QUIET, align=Align.CENTRE)
        if last and across.unit:
            label = _in_room(label, up.words.with_unit(text, across.unit), width)
        ops += (upright(x, plot.bottom, _TICK, LINE), label)
    if across.title:
        ops.append(axis_title(across.title, plot, height))
    return plot._replace(ops=(*plot.ops, *ops))


def upright_plot(
    width: float, height: float, up: UpAxis, across: tuple[float, float], *, top: float = 0.0, foot: float = 0.0
) -> Plot:
    """Return a plot with numbers only on its vertical axis; `foot`: mm below it for the caller to fill."""
    titles = _title(up.title, top, width)
    first = top + (_ROW * len(titles) if titles else 0.0) + SIZE / 2
    last = max(first + 1.0, height - foot - (0.0 if foot else SIZE / 2))
    most = max(2, min(6, int((last - first) / _APART) + 1))
    numbers = ticks(up.low, up.high, most, whole=up.whole)
    texts = [_number(numbers, value, up) for value in numbers.values]
    left = max(text_width(text, SIZE) for text in texts) + _PAD
    plot = Plot(
        left,
        first,
        width - _PAD,
        last,
        Scale(across[0], across[1], left, width - _PAD),
        Scale(numbers.low, numbers.high, last, first),
        (),
    )
    ops: list[Op] = list(titles)
    for value, text in zip(numbers.values, texts, strict=True):
        y = plot.up.at(value)
        role = LINE if value == 0 else HAIRLINE
        ops += (
            rule(plot.left, y, plot.width, role),
            line(left - _PAD, y + 0.3555 * SIZE, text, SIZE, role=QUIET, align=Align.RIGHT),
        )
    return plot._replace(ops=tuple(ops))


def axis_title(title: str, plot: Plot, height: float) -> Text:
    """Return the title of the horizontal axis, at the foot of the chart and at the right end of the axis."""
    fitted = fit(title, plot.right, SIZE)
    return line(plot.right, height - 0.35 * SIZE, fitted.lines[0], fitted.size, role=QUIET, align=Align.RIGHT)


def labels_below(plot: Plot, places: Sequence[tuple[float, str]]) -> tuple[Op, ...]:
    """Return labels centred below places of the horizontal axis: all, or every second, fifth … if they need more room."""
    every = _thinned(places)
    shown = [(x, text) for number, (x, text) in enumerate(places) if number % every == 0]
    return tuple(line(x, plot.bottom + _TICK + SIZE, text, SIZE, role=QUIET, align=Align.CENTRE) for x, text in shown)


def _thinned(places: Sequence[tuple[float, str]]) -> int:
    if len(places) < 2:
        return 1
    room = abs(places[1][0] - places[0][0])
    widest = max(text_width(text, SIZE) for _, text in places) + _PAD
    return next(every for every in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000) if every * room >= widest)


def marker_line(plot: Plot, x: float, text: str) -> tuple[Op, ...]:
    """Return a dashed line up from the horizontal axis with a text above it, kept inside the plot."""
    size = fit(text, plot.width, SIZE).size
    width = text_width(text, size)
    left = min(max(plot.left, x - width / 2), plot.right - width)
    return (
        Path((("M", x, plot.top), ("L", x, plot.bottom)), stroke=QUIET, width=0.3, dash=0.9),
        line(left, plot.top - 0.35 * SIZE, text, size),
    )


HEADROOM = 1.7 * SIZE
"""Millimetres above a plot that the text of a marker line needs."""

FOOT = _TICK + _ROW
"""Millimetres below a plot that labels need."""

TITLE_ROW = _ROW


def _fitting(across: AcrossAxis, room: float, words: Words) -> Ticks:
    """Return up to six numbers, as many as fit below the axis."""
    numbers = ticks(across.low, across.high, 6)
    for most in (6, 5, 4, 3, 2):
        numbers = ticks(across.low, across.high, most)
        widest = max(text_width(numbers.text(value, words), SIZE) for value in numbers.values)
        unit = text_width(f" {across.unit}", SIZE) if across.unit else 0.0
        if room * numbers.step / (across.high - across.low) >= widest + unit + _PAD:
            break
    return numbers


def _in_room(label: Text, text: str, width: float) -> Text:
    """Return the label with its unit, moved left as far as necessary to stay inside."""
    whole = text_width(text, SIZE)
    return line(min(label.x, width - whole), label.y, text, SIZE, role=QUIET)


def _title(title: str, top: float, width: float) -> tuple[Text, ...]:
    fitted = fit(title, width, SIZE) if title else None
    return lines(0.0, top + 0.9 * SIZE, fitted, role=QUIET) if fitted else ()


def _number(numbers: Ticks, value: float, up: UpAxis) -> str:
    return up.words.percent(value, max(0, numbers.decimals - 2)) if up.percent else numbers.text(value, up.words)
