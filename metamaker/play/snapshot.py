"""A snapshot of a match for viewers: the visible table, the pieces, the strength of the sides."""

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol

from metamaker.core.messages import Text
from metamaker.rendering.drawing import Drawing, Page, Role

Extent = tuple[int, int, int, int]
"""The visible part of a table: its western, southern, eastern and northern edge, in units of the game."""

NOWHERE: Extent = (0, 0, 0, 0)
"""The extent of a picture that always shows everything."""


class Piece(NamedTuple):
    """A ship or piece of a match: its reference on the table, its sign, name and side; whether it is `gone`.

    `element` is its reference in the document of its side, from which its sheet is drawn; may be empty.
    """

    ref: str
    sign: str
    name: str
    side: int
    element: str = ""
    gone: bool = False


class SideSign(NamedTuple):
    """The identity of a side: its name in one word, and the role of its lines in drawings."""

    name: str
    role: Role


class Strength(NamedTuple):
    """A count for all sides: its name, and the value of each side.

    `signs`: the sides, in games with names and colours; otherwise letters.
    """

    label: Text
    sides: tuple[float, ...]
    signs: tuple[SideSign, ...] = ()


class Shot(NamedTuple):
    """A recent shot: the references of attackers and target, and whether anything hit."""

    firer: str
    target: str
    hit: bool


class Ruler(NamedTuple):
    """Millimetres of a page to a unit of the game, and how the unit is written."""

    scale: float
    unit: str


class Sound(Enum):
    """A sound of a match. Moments with sounds have `sounds`: one for their beginning, one for the end of their movement."""

    MOVE = "move"
    DICE = "dice"
    HIT = "hit"
    WIN = "win"


class Score(NamedTuple):
    """The points of both sides, and the part of them with which each began."""

    points: tuple[int, int]
    head_start: tuple[int, int]


class Moment(Protocol):
    """An unchangeable state of a match."""

    @property
    def pieces(self) -> Sequence[Piece]:
        """The participants, in the order of sides, including lost ones."""

    @property
    def strengths(self) -> Sequence[Strength]:
        """The strength of the sides; nothing in games that do not count it."""

    @property
    def extent(self) -> Extent:
        """The smallest part of the table that shows everything."""

    @property
    def moves(self) -> bool:
        """Whether something moved just before, so that its path can be shown."""

    def page(self, extent: Extent, part: float = 1.0, lettering: float = 1.0) -> Page:
        """Return a picture of this part of the table; `part` below 1 leaves the last `part` of a move still to come.

        Names and numbers that would be small on it are `lettering` times as large as on paper (1 and more): a large table is
        seen small on a screen.
        """

    def state(self, side: int) -> Any:
        """Return the damage of a side as a play state; None without sheets."""

    @property
    def shots(self) -> Sequence[Shot]:
        """The most recent shots."""

    @property
    def ruler(self) -> Ruler | None:
        """The unit of distances; None without distances."""

    def about(self, ref: str) -> Sequence[str]:
        """Return a short description of a piece, its name first; empty for other references."""

    def reaches(self, ref: str) -> Sequence[str]:
        """Return the names of things of a piece with a reach, such as its weapons."""

    def reach(self, extent: Extent, ref: str, place: int, lettering: float = 1.0) -> Drawing | None:
        """Return the reach of one of them as an overlay for the page of this extent; −1: the area ahead.

        Its text is `lettering` times as large as on paper.
        """


class Pictured(NamedTuple):
    """A snapshot of a game with a picture that always shows everything."""

    picture: Page
    pieces: Sequence[Piece] = ()
    strengths: Sequence[Strength] = ()
    states: tuple[object, ...] = ()
    extent: Extent = NOWHERE
    moves: bool = False
    shots: Sequence[Shot] = ()

    def page(self, extent: Extent, part: float = 1.0, lettering: float = 1.0) -> Page:  # noqa: ARG002 - a picture as it is
        """Return the picture."""
        return self.picture

    def state(self, side: int) -> Any:
        """Return the damage of a side."""
        return self.states[side] if side < len(self.states) else None

    @property
    def ruler(self) -> None:
        """Return None, because there are no distances."""

    def about(self, ref: str) -> Sequence[str]:
        """Return the name of a piece."""
        return tuple(f"{piece.sign} {piece.name}" for piece in self.pieces if piece.ref == ref)

    def reaches(self, ref: str) -> Sequence[str]:  # noqa: ARG002 - nothing has a place
        """Return nothing."""
        return ()

    def reach(self, extent: Extent, ref: str, place: int, lettering: float = 1.0) -> None:
        """Return nothing."""


def score_in(moment: Moment) -> Score | None:
    """Return the score of a moment, if points decide the match; only some games have moments with a `score`."""
    found: Score | None = getattr(moment, "score", None)
    return found


def joined(one: Extent, other: Extent) -> Extent:
    """Return the smallest extent around both."""
    if NOWHERE in {one, other}:
        return other if one == NOWHERE else one
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])
