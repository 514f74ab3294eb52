"""Drawings of pages: a frozen tree of few operations, in millimetres from the top left, y downwards.

An operation names a *role*, never a colour: an ink decides the colour of the role. A group can name the element of the document
shown by it.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from metamaker.core.messages import ENGLISH

Role = str
"""The purpose of a line, an area or a text, such as `ink` or `hairline`; an ink gives it a colour."""

Segment = tuple[str, *tuple[float, ...]]
"""One piece of an outline: `("M", x, y)`, `("L", x, y)`, `("C", x1, y1, x2, y2, x, y)` or `("Z",)`."""

Outline = tuple[Segment, ...]

REGULAR = "regular"
BOLD = "bold"


class Text(NamedTuple):
    """A line of text: left end and baseline, type size and measured `width`; `tracking` is added after each letter.

    `lost` are words of the text without room.
    """

    x: float
    y: float
    text: str
    size: float
    weight: str
    role: Role
    width: float
    tracking: float = 0.0
    lost: str = ""


class Path(NamedTuple):
    """An outline, filled (even-odd), stroked or both. `dash` is the length of dashes and gaps; 0 = solid."""

    outline: Outline
    fill: Role | None = None
    stroke: Role | None = None
    width: float = 0.0
    dash: float = 0.0


class IconPart(NamedTuple):
    """An outline of an icon on the grid of 24 units. Stroked parts have a `width` in units; filled ones have 0.

    A hole is filled with the ground of the icon.
    """

    outline: Outline
    width: float
    hole: bool


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)
class Icon:
    """A picture on a square grid of 24 units, drawn in one role; compared by identity."""

    name: str
    parts: tuple[IconPart, ...]


class Symbol(NamedTuple):
    """An icon in a square of `size`, drawn in `role` on `ground`."""

    x: float
    y: float
    size: float
    icon: Icon
    role: Role
    ground: Role


class Group(NamedTuple):
    """A drawing at a place, `scale` times as large. `ref` is the element that it shows.

    A ref that starts with `#` continues the ref around it.
    """

    x: float
    y: float
    drawing: "Drawing"
    ref: str | None = None
    scale: float = 1.0


Op = Text | Path | Symbol | Group


def full_ref(own: str | None, around: str) -> str:
    """Return the whole ref of a group with the ref `own` inside one with the whole ref `around`; see `Group`."""
    if own is None:
        return around
    return around + own if own.startswith("#") else own


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)
class Drawing:
    """Operations in a box of `width` × `height`. One drawing used in several places is stored once by every back end.

    A `clipped` one in a group is invisible outside of its box: a part of a map that continues on other pages.
    """

    width: float
    height: float
    ops: tuple[Op, ...]
    clipped: bool = False


class FieldKind(Enum):
    """The kinds of form fields: a check box, a line, several lines, one letter per cell, and hidden data.

    Hidden data is kept in the file and returned with the filled-in values.
    """

    CHECK = "check"
    LINE = "line"
    PROSE = "prose"
    CELLS = "cells"
    KEPT = "kept"


class Field(NamedTuple):
    """A form field of a page, for use on the screen; printouts and pictures do not show it.

    Its box is in mm on the page. All fields of one name share their value. `look` is drawn in the box: the tick of a check box,
    or `value` for the other kinds. A check box with a value is ticked; `cells` share the width equally. `label` is the name for
    people who cannot see the position of the field. A `size` of 0 is the largest that fits into the box. `is_strength`: rosters
    count the box, because a ship without such boxes is lost.
    """

    name: str
    kind: FieldKind
    x: float
    y: float
    width: float
    height: float
    look: Drawing | None = None
    value: str = ""
    size: float = 0.0
    cells: int = 0
    label: str = ""
    is_strength: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Page:
    """A page and its drawing. `bookmark` is its entry in the table of contents, if it has one.

    `codes`: share codes of its content, which a PDF file contains as invisible text.
    """

    drawing: Drawing
    bookmark: str | None = None
    fields: tuple[Field, ...] = ()
    codes: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class Document:
    """Pages printed together, with a title and an author for the file's properties, and the language of the words.

    `two_sided`: they are for both sides of the paper, turned over like the page of a book.
    """

    title: str
    author: str
    pages: tuple[Page, ...]
    language: str = ENGLISH
    two_sided: bool = False
