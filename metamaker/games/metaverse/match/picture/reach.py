"""The reach of a weapon, its bearing, and the arcs of a ship, as an overlay of the table."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.picture.counter import edge
from metamaker.games.metaverse.match.picture.scene import Marker, View
from metamaker.rendering.drawing import Drawing, Op, Path
from metamaker.rendering.ink import QUIET
from metamaker.rendering.shapes import circle, sector
from metamaker.rendering.text_fitting import Align, line

BANDS = 4
"""The number of drawn range bands: there is no last one, and fire hardly hits beyond these."""

_SECTOR = 45.0
_SIZE = 2.4
_STEP = 22.5


class Arm(NamedTuple):
    """Equal weapons of a ship: their name, the length of a range band in cm, the sectors (0 to 7) that they bear on."""

    name: str
    range_cm: int
    sectors: tuple[int, ...]


def arms_of(vessel: Vessel, names: Names) -> tuple[Arm, ...]:
    """Return the weapons of a ship that fire over a distance, equal ones once."""
    found: dict[tuple[str, tuple[int, ...]], list[str]] = {}
    bands: dict[str, int] = {}
    for system in vessel.systems:
        plan = system.plan.weapon
        if plan is not None and plan.range_cm > 0:
            found.setdefault((plan.id, tuple(system.plan.sectors)), []).append(system.plan.ref)
            bands[plan.id] = plan.range_cm
    return tuple(Arm(names.arms(vessel.key, refs), bands[key], sectors) for (key, sectors), refs in found.items())


def reach_of(marker: Marker, arms: Sequence[Arm], place: int, view: View, words: Words, lettering: float = 1.0) -> Drawing:
    """Return the bands of a weapon in its sectors, or for −1 the borders of the arcs of the ship.

    Distances are written `lettering` times as large as on paper.
    """
    ops = _arcs(marker, view) if place < 0 else _bands(marker, arms[place], view, words, lettering)
    return Drawing(view.width, view.height, tuple(ops))


def _arcs(marker: Marker, view: View) -> Iterator[Op]:
    x, y = view.spot(marker.at)
    for corner in (45.0, 135.0, 225.0, 315.0):
        angle = math.radians(_STEP * marker.heading + corner)
        far = view.width + view.height
        yield Path(
            (("M", x, y), ("L", x + far * math.sin(angle), y - far * math.cos(angle))), stroke=edge(marker.side), width=0.3
        )


def arc_of(marker: Marker, arm: Arm, view: View) -> Iterator[Op]:
    """Yield the border of the first range band of a weapon, in one piece for neighbouring sectors."""
    x, y = view.spot(marker.at)
    radius, bow = arm.range_cm * view.scale, _STEP * marker.heading
    numbers = {7 - number if marker.rolled else number for number in arm.sectors}
    if len(numbers) == len(range(8)):
        yield Path(circle(x, y, radius), stroke=edge(marker.side), width=0.4, dash=1.2)
    for first in numbers if len(numbers) < len(range(8)) else ():
        if (first - 1) % 8 not in numbers:
            count = next(count for count in range(1, 9) if (first + count) % 8 not in numbers)
            pieces = [
                sector(x, y, radius, bow + _SECTOR * each, bow + _SECTOR * (each + 1)) for each in range(first, first + count)
            ]
            curves = (piece[2] for piece in pieces)
            outline = (*pieces[0][:2], *curves, pieces[-1][-1])
            yield Path(outline, stroke=edge(marker.side), width=0.4, dash=1.2)


def _bands(marker: Marker, arm: Arm, view: View, words: Words, lettering: float) -> Iterator[Op]:
    x, y = view.spot(marker.at)
    role, bow = edge(marker.side), _STEP * marker.heading
    for band in range(1, BANDS + 1):
        radius = band * arm.range_cm * view.scale
        for number in arm.sectors if len(arm.sectors) < len(range(8)) else ():
            start = bow + _SECTOR * (7 - number if marker.rolled else number)
            yield Path(sector(x, y, radius, start, start + _SECTOR), stroke=role, width=0.5 if band == 1 else 0.3)
        yield Path(circle(x, y, radius), stroke=role, width=0.25, dash=1.2)
        text = words.text("battle-picture-band", distance=band * arm.range_cm, loss=band - 1)
        yield line(x, y - radius - 0.6, text, _SIZE * lettering, role=QUIET, align=Align.CENTRE)
