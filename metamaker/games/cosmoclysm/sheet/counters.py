"""Counters: ships with type, dice and movement, wormholes, the Turn Rocket. Rules CL-SHEET-01, -02."""

from collections.abc import Iterator
from functools import cache, lru_cache

from metamaker.core.messages import Words
from metamaker.games.cosmoclysm.model.words import Colour, ShipType
from metamaker.games.cosmoclysm.sheet import palette
from metamaker.games.cosmoclysm.sheet.hexes import at
from metamaker.games.cosmoclysm.sheet.signs import CAPTION, MOVE_SIGNS, attack, defence, icon, type_sign
from metamaker.rendering.drawing import BOLD, Drawing, Icon, Op, Path, Segment, Symbol
from metamaker.rendering.icons import GRID
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET
from metamaker.rendering.shapes import box, circle, rule
from metamaker.rendering.text_fitting import Align, fit, line, lines, words_line

SHIP = 19.0
"""The diameter of a ship's counter."""

WORMHOLE = 23.2
"""The diameter of a wormhole: its rim is visible around a counter, and the name of the hex above it."""

ROCKET_WIDTH, ROCKET_HEIGHT = 20.0, 34.0
"""One face of the Turn Rocket, which is folded to stand upright."""

_RIM = 0.55
_NOTCHES = {Colour.RED: 0, Colour.BLUE: 4, Colour.YELLOW: 3, Colour.GREEN: 2, Colour.VIOLET: 6, Colour.WHITE: 8}
"""Dashes in the inner ring of a counter, 0 for a whole one: they also distinguish the colours."""


@lru_cache(maxsize=200)
def ship_front(type_: ShipType, colour: Colour, words: Words) -> Drawing:
    """Return the face of a ship's counter: its type, dice, movement, and the emblem of its colour."""
    middle, sign, ground = SHIP / 2, palette.on_side(colour), palette.side(colour)
    name = fit(words[f"names-{type_}"], 15.6, 2.9, BOLD, CAPTION)
    ops: tuple[Op, ...] = (
        *disc(colour, SHIP),
        Symbol(middle - 3.2, 2.4, 6.4, icon(type_.value), sign, ground),
        line(middle - 5.5, 8.4, f"A{attack(type_)}", 3.5, weight=BOLD, role=sign, align=Align.CENTRE),
        line(middle + 5.5, 8.4, f"D{defence(type_)}", 3.5, weight=BOLD, role=sign, align=Align.CENTRE),
        words_line(middle, 12.3, name, weight=BOLD, role=sign, align=Align.CENTRE),
        Symbol(middle - 4.7, 13.1, 4.1, icon(MOVE_SIGNS[type_]), sign, ground),
        Symbol(middle + 1.3, 13.6, 3.0, icon(colour.value), sign, ground),
    )
    return Drawing(SHIP, SHIP, ops)


@lru_cache(maxsize=200)
def ship_back(type_: ShipType, colour: Colour, words: Words) -> Drawing:
    """Return the other side of a ship's counter: its movement, large, and its type."""
    middle, sign, ground = SHIP / 2, palette.on_side(colour), palette.side(colour)
    ops: tuple[Op, ...] = (
        *disc(colour, SHIP),
        Symbol(middle - 4.6, 2.2, 9.2, icon(MOVE_SIGNS[type_]), sign, ground),
        line(middle - 2.4, 15.6, type_sign(type_, words), 3.8, weight=BOLD, role=sign, align=Align.CENTRE),
        Symbol(middle + 1.0, 12.9, 3.0, icon(colour.value), sign, ground),
    )
    return Drawing(SHIP, SHIP, ops)


def disc(colour: Colour, size: float) -> tuple[Op, ...]:
    """Return the ground of a counter with its rim, and a ring with the gaps of its colour."""
    middle = size / 2
    ground = Path(circle(middle, middle, middle - 0.1), fill=palette.side(colour), stroke=palette.edge(colour), width=0.2)
    return (ground, *_ring(colour, middle, middle - 0.9))


def _ring(colour: Colour, middle: float, radius: float) -> tuple[Op, ...]:
    sign, notches = palette.on_side(colour), _NOTCHES[colour]
    if not notches:
        return (Path(circle(middle, middle, radius), stroke=sign, width=_RIM),)
    span = 360 / notches
    pieces = []
    for notch in range(notches):
        points = [at(notch * span + part * span * 0.72 / 6, radius, middle, middle) for part in range(7)]
        pieces.append(Path((("M", *points[0]), *(("L", *point) for point in points[1:])), stroke=sign, width=_RIM))
    return tuple(pieces)


@lru_cache(maxsize=200)
def ship_piece(type_: ShipType, colour: Colour, words: Words) -> Drawing:
    """Return a ship for diagrams and the screen, as large as its counter, with the parts visible from afar."""
    middle, sign, ground = SHIP / 2, palette.on_side(colour), palette.side(colour)
    ops: tuple[Op, ...] = (
        *disc(colour, SHIP),
        Symbol(middle - 4.6, 1.7, 9.2, icon(type_.value), sign, ground),
        line(middle - 2.5, 16.3, type_sign(type_, words), 5.2, weight=BOLD, role=sign, align=Align.CENTRE),
        Symbol(middle + 1.1, 12.5, 3.9, icon(colour.value), sign, ground),
    )
    return Drawing(SHIP, SHIP, ops)


@lru_cache(maxsize=20)
def wormhole(pair: int, *, label: bool = True) -> Drawing:
    """Return one end of a pair, 1 or 2: the rims differ in pattern as well as in colour."""
    middle, role = WORMHOLE / 2, palette.hole(pair)
    ops: list[Op] = [Path(circle(middle, middle, middle - 0.1), fill=PAPER, stroke=role, width=0.2)]
    ops += rim(pair, middle, middle)
    ops += whirl(pair, middle, middle, 8.0)
    if label:
        ops.append(Path(circle(middle, middle, 3.6), fill=PAPER, stroke=role, width=0.5))
        ops.append(line(middle, middle + 1.75, str(pair), 5.0, weight=BOLD, role=INK, align=Align.CENTRE))
    return Drawing(WORMHOLE, WORMHOLE, tuple(ops))


def rim(pair: int, x: float, y: float) -> tuple[Op, ...]:
    """Return the rim of a wormhole at (x, y), visible around a counter on it: whole for pair 1, teeth for pair 2."""
    role, radius = palette.hole(pair), WORMHOLE / 2 - 1.0
    if pair == 1:
        return (Path(circle(x, y, radius), stroke=role, width=1.6),)
    teeth = []
    for tooth in range(16):
        start, end = at(tooth * 22.5, radius - 0.5, x, y), at(tooth * 22.5, radius + 0.4, x, y)
        teeth.append(Path((("M", *start), ("L", *end)), stroke=role, width=1.3))
    return (
        *teeth,
        Path(circle(x, y, radius + 0.8), stroke=role, width=0.4),
        Path(circle(x, y, radius - 0.8), stroke=role, width=0.4),
    )


_ARMS = 3
_PIECES = 14


def whirl(pair: int, x: float, y: float, radius: float) -> Iterator[Op]:
    """Yield the spiral in the middle of a wormhole around (x, y); those of the two pairs turn in opposite directions."""
    turn = 1 if pair == 1 else -1
    for arm in range(_ARMS):
        start = arm * 360 / _ARMS
        points = [
            at(start + turn * 270 * part / _PIECES, radius * (0.16 + 0.84 * part / _PIECES), x, y)
            for part in range(_PIECES + 1)
        ]
        outline = (("M", *points[0]), *(("L", *point) for point in points[1:]))
        yield Path(outline, stroke=palette.hole(pair), width=0.13 * radius)


def rocket(words: Words) -> Drawing:
    """Return the Turn Rocket as both faces above each other: folded between them, it stands like a tent."""
    sign = icon("rocket")
    name = fit(words["sheet-rocket"], ROCKET_WIDTH - 3.0, 3.2, BOLD, CAPTION)
    left, role = (ROCKET_WIDTH - _ROCKET) / 2, palette.edge(Colour.RED)
    ops: tuple[Op, ...] = (
        Path(box(0.1, 0.1, ROCKET_WIDTH - 0.2, 2 * ROCKET_HEIGHT - 0.2), stroke=LINE, width=0.2),
        rule(0.0, ROCKET_HEIGHT, ROCKET_WIDTH, LINE, 0.2, dash=0.8),
        Symbol(left, ROCKET_HEIGHT + 4.0, _ROCKET, sign, role, PAPER),
        Symbol(left, ROCKET_HEIGHT - 4.0 - _ROCKET, _ROCKET, _upside_down(sign), role, PAPER),
        *lines(ROCKET_WIDTH / 2, name.baseline(2 * ROCKET_HEIGHT - 6.0), name, weight=BOLD, role=QUIET, align=Align.CENTRE),
    )
    return Drawing(ROCKET_WIDTH, 2 * ROCKET_HEIGHT, ops)


_ROCKET = 17.0


@cache
def _upside_down(sign: Icon) -> Icon:
    parts = tuple(part._replace(outline=tuple(map(_mirrored, part.outline))) for part in sign.parts)
    return Icon(f"{sign.name}_upside_down", parts)


def _mirrored(segment: Segment) -> Segment:
    command, *numbers = segment
    return (command, *(GRID - number if place % 2 else number for place, number in enumerate(numbers)))
