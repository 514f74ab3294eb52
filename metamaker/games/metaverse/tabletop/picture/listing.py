"""The ships of both sides under the map: hull, shields, speed and heading, side by side."""

from collections.abc import Iterator, Sequence

from metamaker.core.words import Words
from metamaker.games.metaverse.battle.story.phrases import degrees, plain
from metamaker.games.metaverse.tabletop.picture.counter import edge, tint
from metamaker.games.metaverse.tabletop.picture.scene import Marker
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.sheets.ink import ALERT, HAIRLINE, INK, LINE, QUIET
from metamaker.sheets.lettering import Align, fit, line
from metamaker.sheets.shapes import box, rule

_ROW = 5.2
_HEAD = 4.6
_BETWEEN = 6.0
_HULL, _SHIELDS, _SPEED, _HEADING = 39.0, 61.0, 86.0, 97.0
"""Where the columns of a side are: left edges of two, right ends of two."""

_HULL_BAR = 14.0
_SIZE = 2.7


def listing(markers: Sequence[Marker], width: float, words: Words) -> Drawing:
    """Return the list of all ships, one side at the left, the other at the right."""
    each = (width - _BETWEEN) / 2
    sides = [[marker for marker in markers if marker.side == side] for side in (0, 1)]
    height = _HEAD + _ROW * max(len(side) for side in sides)
    return Drawing(
        width,
        height,
        tuple(Group(side * (each + _BETWEEN), 0.0, _side(ships, each, height, words)) for side, ships in enumerate(sides)),
    )


def _side(ships: Sequence[Marker], width: float, height: float, words: Words) -> Drawing:
    ops: list[Op] = [
        line(0.0, 2.9, words["battle.picture.ship"], 2.3, role=QUIET),
        line(_HULL, 2.9, words["battle.picture.hull"], 2.3, role=QUIET),
        *(
            line(_SHIELDS + 2.6 + 4.2 * place, 2.9, words[f"battle.picture.{arc}"], 2.3, role=QUIET, align=Align.RIGHT)
            for place, arc in enumerate(("fore", "starboard", "aft", "port"))
        ),
        line(_SPEED, 2.9, words["battle.picture.speed"], 2.3, role=QUIET, align=Align.RIGHT),
        line(_HEADING, 2.9, words["battle.picture.heading"], 2.3, role=QUIET, align=Align.RIGHT),
        rule(0.0, _HEAD - 0.6, width, LINE, 0.2),
    ]
    for number, marker in enumerate(ships):
        ops.append(Group(0.0, _HEAD + number * _ROW, Drawing(width, _ROW, tuple(_row(marker, width, words))), ref=marker.key))
    return Drawing(width, height, tuple(ops))


def _row(marker: Marker, width: float, words: Words) -> Iterator[Op]:
    base, role = 3.5, edge(marker.side)
    yield line(0.0, base, marker.label, _SIZE, weight=BOLD, role=role)
    name = fit(marker.name, _HULL - 10.0, _SIZE, smallest=2.12)
    yield line(7.0, base, name.lines[0] if len(name.lines) == 1 else f"{name.lines[0]} …", name.size)
    yield rule(0.0, _ROW - 0.3, width, HAIRLINE, 0.12)
    left, whole = marker.hull
    yield Path(box(_HULL, 1.2, _HULL_BAR, 2.6, 0.4), fill=tint(marker.side))
    if left:
        yield Path(box(_HULL, 1.2, _HULL_BAR * left / max(1, whole), 2.6, 0.4), fill=role)
    yield Path(box(_HULL, 1.2, _HULL_BAR, 2.6, 0.4), stroke=role, width=0.15)
    yield line(_HULL + _HULL_BAR + 1.0, base, str(left), _SIZE, role=INK if left * 2 > whole else ALERT)
    if marker.gone:
        yield line(_SHIELDS, base, words[f"battle.picture.{marker.gone}"], _SIZE, role=QUIET)
        return
    yield from _shields(marker)
    yield line(_SPEED, base, plain(marker.speed), _SIZE, align=Align.RIGHT)
    yield line(_HEADING, base, degrees(marker.heading), _SIZE, align=Align.RIGHT)


def _shields(marker: Marker) -> Iterator[Op]:
    """A small figure for each arc that was designed with shields, red where none are left."""
    if not any(whole for _, whole in marker.shields):
        yield line(_SHIELDS, 3.5, "–", _SIZE, role=QUIET)
        return
    for place, arc in enumerate((0, 1, 2, 3)):
        left, whole = marker.shields[arc]
        right = _SHIELDS + 2.6 + 4.2 * place
        if not whole:
            yield line(right, 3.5, "–", _SIZE, role=QUIET, align=Align.RIGHT)
        else:
            yield line(right, 3.5, str(left), _SIZE, role=INK if left else ALERT, align=Align.RIGHT)
