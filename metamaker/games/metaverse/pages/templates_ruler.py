"""The range ruler: strips of a metre to glue together, with the bands of the ranges that the fleets carry. Rule MV-0.0.0-05."""

from collections import Counter
from collections.abc import Iterable, Iterator

from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import TargetMethod
from metamaker.games.metaverse.rules.bands import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.stats.parts import parts
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Op, Path
from metamaker.sheets.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, fit, line, lines
from metamaker.sheets.shapes import box, rule

USUAL = (10, 20, 30, 40, 50, 25, 15, 35, 45, 5)
"""The ranges to fall back on, most wanted first."""

LENGTHS = (250.0, 200.0, 150.0, 100.0, 50.0)
"""Lengths in mm that a strip may have."""

TAB = 6.0
_WIDEST = 46.0
_SCALE = 11.0
_COLUMN = 6.0
_GAP = 2.0


def ranges_carried(fleets: Iterable[Fleet], most: int) -> tuple[int, ...]:
    """Return up to `most` ranges of direct weapons, those of the most mounts, filled up with usual ones, in rising order."""
    found: Counter[int] = Counter()
    for fleet in fleets:
        for ship in fleet.ships:
            for mounted in parts(design(fleet, fleet.ship_class(ship.ship_class))).mounts:
                weapon = mounted.weapon
                if weapon.target_method is TargetMethod.DIRECT and 0 < weapon.range_cm <= DIRECT_REACH_CM:
                    found[weapon.range_cm] += mounted.mount.count
    wanted = dict.fromkeys((*(range_cm for range_cm, count in found.most_common() if count), *USUAL))
    return tuple(sorted(tuple(wanted)[:most]))


def ruler(fleets: tuple[Fleet, ...], width: float, height: float, glue: str) -> Iterator[Drawing]:
    """Yield the strips from 0 to 100 cm, as long as `height` mm allow, side by side if they can be so narrow."""
    length = next((each for each in LENGTHS if each + TAB <= height and (10 * DIRECT_REACH_CM) % each == 0), LENGTHS[-1])
    count = int(10 * DIRECT_REACH_CM / length)
    wide = min(_WIDEST, max(_SCALE + 2 * _COLUMN, (width - _GAP * (count - 1)) / count))
    ranges = ranges_carried(fleets, int((wide - _SCALE) / _COLUMN))
    wide = _SCALE + _COLUMN * len(ranges)
    for number in range(count):
        yield _strip(number * length, length, wide, ranges, glue if number < count - 1 else "")


def _strip(begin: float, length: float, width: float, ranges: tuple[int, ...], glue: str) -> Drawing:
    """The strip from `begin` on, distances falling from its top; the left edge is the one to measure with."""
    ops: list[Op] = []
    if glue:
        ops.append(Path(box(1.0, length, width - 2.0, TAB), fill=TINT, stroke=LINE, width=0.2, dash=1.0))
        told = fit(glue, width - 4.0, 2.4)
        ops += lines(width / 2, told.baseline(length + TAB / 2), told, role=QUIET, align=Align.CENTRE)
    ops.append(Path(box(0.0, 0.0, width, length), fill=PAPER, stroke=INK, width=0.25))
    for place, range_cm in enumerate(ranges):
        ops += _bands(begin, length, _SCALE + _COLUMN * place, range_cm)
    ops += _scale(begin, length)
    return Drawing(width, length + (TAB if glue else 0.0), tuple(ops))


def _scale(begin: float, length: float) -> Iterator[Op]:
    for half in range(1, int(length / 5.0)):
        whole = half % 2 == 0
        yield rule(0.0, 5.0 * half, 4.0 if whole else 2.2, INK, 0.25 if whole else 0.15)
        if whole:
            distance = int(begin / 10) + half // 2
            tens = distance % 10 == 0
            size = 3.4 if tens else 2.5
            yield line(
                _SCALE - 1.2,
                5.0 * half + 0.3555 * size,
                str(distance),
                size,
                weight=BOLD if tens else REGULAR,
                align=Align.RIGHT,
            )


def _bands(begin: float, length: float, x: float, range_cm: int) -> Iterator[Op]:
    """The bands of a range as far as this strip shows them, each with its number over the range."""
    end = begin + length
    middle = x + _COLUMN / 2
    edge = 10.0 * range_cm * int(begin / (10.0 * range_cm))
    while edge < end:
        top, bottom = max(edge, begin) - begin, min(edge + 10.0 * range_cm, end) - begin
        bands = range_bands((edge + 10.0 * range_cm) / 10.0, range_cm)
        yield Path(box(x, top, _COLUMN, bottom - top), fill=TINT if bands % 2 else PAPER, stroke=LINE, width=0.2)
        if bottom - top >= 9.0:
            y = (top + bottom) / 2
            yield line(middle, y + 0.6, str(bands), 3.6, weight=BOLD, align=Align.CENTRE)
            yield line(middle, y + 3.6, str(range_cm), 2.4, role=QUIET, align=Align.CENTRE)
        edge += 10.0 * range_cm
