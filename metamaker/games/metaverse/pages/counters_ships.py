"""Counters of ships: round, to scale, with front arrow, the four arcs, port and starboard; the back shows her rolled."""

import math
from collections.abc import Iterator

from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.pages.counters_piece import Batch, Piece, arrow, centred, depth, disc, lettered
from metamaker.games.metaverse.pages.counters_silhouette import silhouette
from metamaker.games.metaverse.sheet.emblem import emblem_icon
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.sheets.drawing import BOLD, Drawing, Icon, Op, Path, Symbol
from metamaker.sheets.ink import INK, LINE, PAPER, QUIET
from metamaker.sheets.lettering import Align, Fit, fit, line
from metamaker.sheets.shapes import circle

SIZES = ((7, 30.0), (20, 40.0))
LARGEST = 50.0
"""Diameters in mm up to a mass factor, and beyond."""

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
            short = words.text("charts.counters.number", number=number)
            notes.append(f"{short} = {name}")
            label = fit(short, 0.58 * diameter, 3.2, BOLD)
        sections = frozenset(section for section, _ in resolved.ship.sections.standing())
        sides = (words["charts.counters.port"], words["charts.counters.starboard"])
        front = _counter(diameter, silhouette(sections), label, sides, _emblem(fleet, ship))
        back = _counter(diameter, silhouette(sections, rolled=True), label, sides[::-1], None, words["charts.counters.rolled"])
        pieces.append(Piece(front, back, ship.ref()))
    pieces.sort(key=lambda piece: -piece.front.width)
    return Batch(words.text("charts.counters.ships", count=len(pieces)), tuple(notes), GAP, tuple(pieces))


def _label(name: str, diameter: float) -> Fit | None:
    """The name in one or two lines, if the lower part of the counter has room for it."""
    return lettered(name, 0.6 * diameter, 1, 0.093 * diameter) or lettered(name, 0.58 * diameter, 2, 2.6)


def _emblem(fleet: Fleet, ship: Ship) -> Icon | None:
    emblem = fleet.ship_class(ship.ship_class).emblem or fleet.emblem
    return None if emblem is None else emblem_icon(emblem)


def _counter(diameter: float, ship: Icon, label: Fit, sides: tuple[str, str], emblem: Icon | None, state: str = "") -> Drawing:
    middle = diameter / 2
    size = 0.5 * diameter
    top = middle - 0.58 * size
    under = middle + 0.43 * size
    ops: list[Op] = [*_ticks(middle), *_arcs(middle)]
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


def _ticks(middle: float) -> Iterator[Path]:
    """Marks of 22.5°, the steps of a turn, at the rim. Rule MV-1.2.1-11."""
    for step in range(1, 16):
        length = _TICK * (1.6 if step % 4 == 0 else 1.0)
        yield _ray(middle, 22.5 * step, middle - length, middle, 0.25)


def _arcs(middle: float) -> Iterator[Path]:
    """The borders of the four arcs. Rule MV-0.0.0-03."""
    # The name stands between the two that point aft.
    for bearing, inner in ((45.0, 0.66), (135.0, 0.86), (225.0, 0.86), (315.0, 0.66)):
        yield _ray(middle, bearing, inner * middle, middle, 0.35)._replace(stroke=INK)


def _ray(middle: float, bearing: float, inner: float, outer: float, width: float) -> Path:
    """A piece of a line from the middle at a bearing in degrees, clockwise from the bow."""
    across, down = math.sin(math.radians(bearing)), -math.cos(math.radians(bearing))
    ends = (("M", middle + inner * across, middle + inner * down), ("L", middle + outer * across, middle + outer * down))
    return Path(ends, stroke=LINE, width=width)
