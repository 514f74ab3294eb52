"""Pieces with front and back; counters of ships to scale, with the ship from above drawn from its sections."""

import math
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.sheet.tiles import emblem_icon
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.drawing import BOLD, Drawing, Icon, IconPart, Op, Path, Role, Symbol
from metamaker.rendering.icons import outline
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import LEADING, SMALLEST, Align, Fit, fit, line, lines

CUT = 0.2
"""Width of cut lines in mm."""


class Piece(NamedTuple):
    """A counter: its front, and its back when it is turned over sideways. `ref` is the reference of its element."""

    front: Drawing
    back: Drawing
    ref: str | None = None


class Batch(NamedTuple):
    """Counters of one kind, `gap` mm apart, with a title and notes for names that do not fit on their counters."""

    title: str
    notes: tuple[str, ...]
    gap: float
    pieces: tuple[Piece, ...]


def lettered(text: str, width: float, most: int, size: float, weight: str = BOLD) -> Fit | None:
    """Return `text` in at most `most` lines of `width` mm, at `size` or smaller; None if it does not fit in 6 points."""
    if not text.strip():
        return None
    fitted = fit(text, width, size, weight, smallest=SMALLEST)
    return fitted if len(fitted.lines) <= most else None


def centred(middle: float, top: float, text: Fit, role: Role = INK, weight: str = BOLD) -> Iterable[Op]:
    """Return lines of text around `middle`, the first one just below `top`."""
    return lines(middle, top + text.size * 0.74, text, weight=weight, role=role, align=Align.CENTRE)


def depth(text: Fit) -> float:
    """Return the height in mm of lines of text."""
    return len(text.lines) * text.size * LEADING


def square(side: float, ops: Iterable[Op], *, quiet: bool = False) -> Drawing:
    """Return a square counter with its cut line; a quiet one has tinted ground."""
    ground = Path(box(0, 0, side, side), fill=TINT if quiet else PAPER, stroke=LINE, width=CUT)
    return Drawing(side, side, (ground, *ops))


def disc(diameter: float, ops: Iterable[Op], *, quiet: bool = False) -> Drawing:
    """Return a round counter with its cut line; a quiet one has tinted ground."""
    middle = diameter / 2
    ground = Path(circle(middle, middle, middle), fill=TINT if quiet else PAPER, stroke=LINE, width=CUT)
    return Drawing(diameter, diameter, (ground, *ops))


def arrow(x: float, y: float, width: float, height: float) -> Path:
    """Return a solid arrowhead that points up, with its point at (x, y)."""
    outline = (
        ("M", x, y),
        ("L", x + width / 2, y + height),
        ("L", x, y + 0.72 * height),
        ("L", x - width / 2, y + height),
        ("Z",),
    )
    return Path(outline, fill=INK)


_SECTIONS = {
    SectionName.FORE: "M10 7.3H14L13.5 4L12.5 1.5H11.5L10.5 4Z",
    SectionName.PORT: "M7.7 10.4V16.4L1.5 19.4V15.6Z",
    SectionName.CORE: "M9.4 7.9H14.6L15.7 10.6V15.4L14.6 17.6H9.4L8.3 15.4V10.6Z",
    SectionName.STARBOARD: "M16.3 10.4V16.4L22.5 19.4V15.6Z",
    SectionName.AFT: "M8.8 18.2H15.2L16.8 22.5L13.2 21.5H10.8L7.2 22.5Z",
}
_BARE = {
    SectionName.FORE: "M10.4 7.3H13.6L12.8 5.4H11.2Z",
    SectionName.AFT: "M10.2 18.2H13.8L13.4 19.8H10.6Z",
}
"""Outlines that close the hull without an end section: a blunt bow, a small drive."""

_JET = "M12 2L13.5 5V9.5L21 15.5V18L13.5 15.5V18.5L16 20.5V22L12 21L8 22V20.5L10.5 18.5V15.5L3 18V15.5L10.5 9.5V5Z"


@lru_cache(maxsize=64)
def silhouette(sections: frozenset[SectionName], rolled: bool = False) -> Icon:
    """Return a ship with these sections as an icon, bow up; `rolled`: exchanged port and starboard (MV-1.2.3-04)."""
    other = {SectionName.PORT: SectionName.STARBOARD, SectionName.STARBOARD: SectionName.PORT} if rolled else {}
    standing = {other.get(name, name) for name in sections}
    shapes = [path for name, path in _SECTIONS.items() if name in standing]
    shapes += [path for name, path in _BARE.items() if name not in standing]
    return Icon("ship", tuple(IconPart(outline(path), 0.0, hole=False) for path in shapes))


@cache
def jet() -> Icon:
    """Return a starfighter as an icon."""
    return Icon("starfighter", (IconPart(outline(_JET), 0.0, hole=False),))


SIZES = ((7, 30.0), (20, 40.0))
LARGEST = 50.0
"""Diameters in mm up to a mass factor, and above."""

GAP = 2.4
_TICK = 1.3
_LETTER = 2.3


def base_diameter(mass_factor: int) -> float:
    """Return the diameter in mm of the base of a ship."""
    return next((diameter for most, diameter in SIZES if mass_factor <= most), LARGEST)


def ship_batch(fleet: Fleet, words: Words) -> Batch:
    """Return a counter for every ship of the roster, the largest first."""
    notes: list[str] = []
    pieces: list[Piece] = []
    for number, ship in enumerate(fleet.ships, 1):
        resolved = design(fleet, fleet.ship_class(ship.ship_class))
        diameter = base_diameter(ship_stats(resolved).mass_factor)
        name = called(ship)
        label = _label(name, diameter)
        if label is None:
            short = words.text("charts-counters-number", number=number)
            notes.append(f"{short} = {name}")
            label = fit(short, 0.58 * diameter, 3.2, BOLD)
        sections = frozenset(section for section, _ in resolved.ship.sections.standing())
        sides = (words["charts-counters-port"], words["charts-counters-starboard"])
        front = _counter(diameter, silhouette(sections), label, sides, _emblem(fleet, ship))
        back = _counter(diameter, silhouette(sections, rolled=True), label, sides[::-1], None, words["charts-counters-rolled"])
        pieces.append(Piece(front, back, ship.ref()))
    pieces.sort(key=lambda piece: -piece.front.width)
    return Batch(words.text("charts-counters-ships", count=len(pieces)), tuple(notes), GAP, tuple(pieces))


def _label(name: str, diameter: float) -> Fit | None:
    """Return the name in one or two lines, if the lower part of the counter has room for it."""
    return lettered(name, 0.6 * diameter, 1, 0.093 * diameter) or lettered(name, 0.58 * diameter, 2, 2.6)


def _emblem(fleet: Fleet, ship: Ship) -> Icon | None:
    emblem = fleet.ship_class(ship.ship_class).emblem or fleet.emblem
    return None if emblem is None else emblem_icon(emblem)


def _counter(diameter: float, ship: Icon, label: Fit, sides: tuple[str, str], emblem: Icon | None, state: str = "") -> Drawing:
    middle = diameter / 2
    size = 0.5 * diameter
    top = middle - 0.58 * size
    under = middle + 0.43 * size
    ops: list[Op] = [*ticks(middle), *arcs(middle)]
    ops += [
        arrow(middle, 0.6, 0.13 * diameter, 0.1 * diameter),
        Symbol(middle - size / 2, top, size, ship, INK, PAPER),
        Path(circle(middle, middle, 0.55), fill=PAPER, stroke=INK, width=0.2),
        line(0.1 * diameter, middle + 0.8, sides[0], _LETTER, weight=BOLD, role=QUIET, align=Align.CENTRE),
        line(0.9 * diameter, middle + 0.8, sides[1], _LETTER, weight=BOLD, role=QUIET, align=Align.CENTRE),
        *centred(middle, under, label),
    ]
    foot = under + depth(label)
    mark = 0.12 * diameter
    if emblem is not None and foot + mark < diameter - 0.8:
        ops.append(Symbol(middle - mark / 2, foot + 0.2, mark, emblem, QUIET, PAPER))
    if state and foot + _LETTER < diameter - 1.0:
        ops.append(line(middle, foot + 0.8 * _LETTER, state, _LETTER, role=QUIET, align=Align.CENTRE))
    return disc(diameter, ops, quiet=bool(state))


def ticks(middle: float) -> Iterator[Path]:
    """Yield marks of 22.5°, the steps of a turn, at the rim. Rule MV-1.2.1-11."""
    for step in range(1, 16):
        length = _TICK * (1.6 if step % 4 == 0 else 1.0)
        yield _ray(middle, 22.5 * step, middle - length, middle, 0.25)


def arcs(middle: float) -> Iterator[Path]:
    """Yield the borders of the four arcs. Rule MV-0.0.0-03."""
    # The name is between the two that point aft.
    for bearing, inner in ((45.0, 0.66), (135.0, 0.86), (225.0, 0.86), (315.0, 0.66)):
        yield _ray(middle, bearing, inner * middle, middle, 0.35)._replace(stroke=INK)


def _ray(middle: float, bearing: float, inner: float, outer: float, width: float) -> Path:
    """Return a piece of a line from the middle at a bearing in degrees, clockwise from the bow."""
    across, down = math.sin(math.radians(bearing)), -math.cos(math.radians(bearing))
    ends = (("M", middle + inner * across, middle + inner * down), ("L", middle + outer * across, middle + outer * down))
    return Path(ends, stroke=LINE, width=width)
