"""Bubbles: open circles to mark, one for each item that can be lost or used up."""

from functools import lru_cache
from typing import NamedTuple

from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.sheet import palette
from metamaker.games.metaverse.sheet.scale import BUBBLE, LEAST_BUBBLE, LEAST_NUMBER, NUMERAL, OUTLINE
from metamaker.games.metaverse.sheet.tiles import icon
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path, Role, Symbol
from metamaker.rendering.ink import INK, PAPER, QUIET
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import Align, line


class Look(NamedTuple):
    """The style of a kind of bubble: its width, the distance to the next one, outline, ground, and a picture in it."""

    size: float
    pitch: float
    stroke: Role
    fill: Role = PAPER
    width: float = OUTLINE
    glyph: str | None = None
    square: bool = False


HULL = Look(BUBBLE, 3.7, INK)
COPY = Look(BUBBLE, 3.7, INK)
SHIELD = Look(BUBBLE, 3.7, palette.SHIELD, palette.SHIELD_TINT)
LEVEL = Look(LEAST_BUBBLE, 3.5, palette.SHIELD)
PLATE = Look(LEAST_BUBBLE, 3.6, INK, square=True)
CREW = Look(BUBBLE, 3.6, palette.CREW, palette.CREW_TINT, glyph="crew_party")
MARINE = Look(BUBBLE, 3.6, palette.MARINE, palette.MARINE_TINT, glyph="marine_party")
CHARGE = Look(LEAST_BUBBLE, 3.45, Kinds.PROPULSION.value, palette.DRIVE_TINT)
SQUADRON = Look(BUBBLE, 3.7, Kinds.HANGAR.value, palette.HANGAR_TINT)
STRENGTH = Look(LEAST_BUBBLE, 3.5, INK)
BOX = Look(LEAST_BUBBLE, 3.7, INK, square=True)
"""A box to tick, for temporary or single events."""

MOST = 99
"""The longest run of bubbles; a longer one becomes one bubble and a number."""


def numeral(place: int) -> str:
    """Return the counting sign in bubble `place` (from 1), or an empty text. Rule MV-3.1.1-09."""
    for step, sign in ((100, "C"), (50, "L"), (10, "X"), (5, "V")):
        if place % step == 0:
            return sign
    return ""


@lru_cache(maxsize=200)
def bubble(look: Look, sign: str = "") -> Drawing:
    """Return one bubble, with a sign in it if one is given. Icons of bubbles bring their own outline."""
    middle = look.size / 2
    ops: list[Op]
    if look.glyph is not None:
        ground = Path(circle(middle, middle, middle - 0.2), fill=look.fill)
        ops = [ground, Symbol(0.0, 0.0, look.size, icon(look.glyph), look.stroke, look.fill)]
    else:
        side = look.size - 0.3
        outline = box(0.15, 0.15, side, side, 0.3) if look.square else circle(middle, middle, middle - 0.15)
        ops = [Path(outline, fill=look.fill, stroke=look.stroke, width=look.width)]
    if sign:
        ops.append(line(middle, middle + 0.66, sign, NUMERAL, weight=BOLD, role=QUIET, align=Align.CENTRE))
    return Drawing(look.size, look.size, tuple(ops))


@lru_cache(maxsize=10_000)
def bubbles(look: Look, count: int, per_row: int, first: int = 1, *, counted: bool = False) -> Drawing:
    """Return `count` bubbles in rows of `per_row`, numbered from `first` by their refs; `counted`: with Roman numerals."""
    per_row = max(1, per_row)
    columns, rows = min(count, per_row), -(-count // per_row)
    return Drawing(
        max(0.0, columns * look.pitch - (look.pitch - look.size)),
        max(0.0, rows * look.pitch - (look.pitch - look.size)),
        tuple(
            Group(
                place % per_row * look.pitch,
                place // per_row * look.pitch,
                bubble(look, numeral(first + place) if counted else ""),
                f"#{first + place}",
            )
            for place in range(count)
        ),
    )


def bubbles_within(look: Look, count: int, width: float, first: int = 1) -> Drawing:
    """Return `count` bubbles in rows as long as `width` mm allow; beyond the longest run, one bubble and × the number."""
    if count > MOST:
        return _many(look, count)
    return bubbles(look, count, balanced(count, per_row(look, width)), first)


def balanced(count: int, most: int) -> int:
    """Return the number of bubbles in a row, up to `most`, so that rows of `count` bubbles have about the same length."""
    return -(-count // -(-count // most)) if count else most


def per_row(look: Look, width: float) -> int:
    """Return the number of bubbles that fit side by side in `width` mm, at least 1."""
    return max(1, int((width + look.pitch - look.size + 1e-6) / look.pitch))


@lru_cache(maxsize=500)
def _many(look: Look, count: int) -> Drawing:
    height = max(look.size, LEAST_NUMBER)
    text = line(look.size + 0.8, height / 2 + 1.15, f"× {count}", LEAST_NUMBER, weight=BOLD)
    return Drawing(text.x + text.width, height, (Group(0.0, (height - look.size) / 2, bubble(look)), text))
