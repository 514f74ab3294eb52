"""The bands of every weapon range drawn to one scale, and the dice of areas of effect. Rules MV-0.0.0-05, MV-3.6.9-02."""

from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.pages.charts.content import rule_ref
from metamaker.games.metaverse.pages.charts.grid import Cell, row
from metamaker.games.metaverse.pages.charts.panel import NOTE, paragraph
from metamaker.games.metaverse.rules.bands import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.stats.weapon import aoe_die
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Op, Path
from metamaker.sheets.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.layout import Strip
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import box, upright

RANGES = tuple(range(5, 51, 5))
AREAS = tuple(range(10, 51, 10))

_LABEL = 11.0
_BAR = 5.4


def band_edges(range_cm: int) -> tuple[int, ...]:
    """Return the last distance in cm of each band, the reach of direct fire the last one."""
    edges = list(range(range_cm, DIRECT_REACH_CM, range_cm))
    return (*edges, DIRECT_REACH_CM)


def band_strips(words: Words, width: float) -> Iterator[Strip]:
    """Yield a scale, a bar for each range, and what a band does."""
    yield Strip(_scale(words["charts.modifiers.caption.range"], width), keep=True)
    for range_cm in RANGES:
        yield Strip(_bar(range_cm, width), ref=rule_ref("MV-0.0.0-05"))
    yield paragraph(width, words["charts.modifiers.caption.bands"], size=NOTE, role=QUIET)


def _scale(caption: str, width: float) -> Drawing:
    pitch = (width - _LABEL) / DIRECT_REACH_CM
    ops: list[Op] = [line(0.0, 3.2, caption, NOTE, role=QUIET)]
    for distance in range(0, DIRECT_REACH_CM + 1, 10):
        x = _LABEL + pitch * distance
        align = Align.RIGHT if distance == DIRECT_REACH_CM else Align.CENTRE
        ops += [line(x, 3.2, str(distance), NOTE, role=QUIET, align=align), upright(x, 3.8, 1.0, LINE)]
    return Drawing(width, 5.0, tuple(ops))


def _bar(range_cm: int, width: float) -> Drawing:
    pitch = (width - _LABEL) / DIRECT_REACH_CM
    ops: list[Op] = [line(_LABEL - 2.0, 3.95, str(range_cm), 3.4, weight=BOLD, align=Align.RIGHT)]
    begin = 0
    for edge in band_edges(range_cm):
        x, wide = _LABEL + pitch * begin, pitch * (edge - begin)
        bands = range_bands(edge, range_cm)
        shade = TINT if bands % 2 else PAPER
        ops.append(Path(box(x, 0.4, wide, _BAR - 0.9, 0.0), fill=shade, stroke=LINE, width=0.2))
        ops.append(line(x + wide / 2, 3.75, str(bands), 2.9, weight=BOLD if bands else REGULAR, align=Align.CENTRE))
        begin = edge
    ops.append(Path(box(_LABEL, 0.4, width - _LABEL, _BAR - 0.9, 0.0), stroke=INK, width=0.25))
    return Drawing(width, _BAR, tuple(ops))


def area_strips(words: Words, width: float) -> Iterator[Strip]:
    """Yield the die that says how many targets an area of effect hits, by its size."""
    left, wide = 22.0, (width - 22.0) / len(AREAS)
    named = Cell(0.0, left, words["charts.modifiers.caption.area"], NOTE, role=QUIET)
    sizes = (Cell(left + wide * at, wide, f"{area} cm", 2.6, align=Align.CENTRE) for at, area in enumerate(AREAS))
    yield row(width, (named, *sizes), least=4.8, padding=0.8)
    counted = Cell(0.0, left, words["charts.modifiers.caption.die"], NOTE, role=QUIET)
    dice = (Cell(left + wide * at, wide, _die(area), 3.3, BOLD, Align.CENTRE) for at, area in enumerate(AREAS))
    yield row(width, (counted, *dice), least=5.4, padding=0.8, ref=rule_ref("MV-3.6.9-02"))


def _die(area: int) -> str:
    die = aoe_die(area)
    return "" if die is None else die.value
