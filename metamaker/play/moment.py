"""A moment of a match, taken down for whoever looks on: what is seen of it, who is there, how strong the sides are."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from metamaker.core.words import Text
from metamaker.sheets.drawing import Drawing, Page, Role

Extent = tuple[int, int, int, int]
"""The part of a table that is seen: its western, southern, eastern and northern edge, in units of the game."""

NOWHERE: Extent = (0, 0, 0, 0)
"""The extent of a picture that always shows everything."""


class Piece(NamedTuple):
    """A ship or piece of a match: its reference on the table, its sign, name and side; whether it is `gone`.

    `element` is its reference in the document of its side, from which its sheet is drawn; empty where it has none.
    """

    ref: str
    sign: str
    name: str
    side: int
    element: str = ""
    gone: bool = False


class SideSign(NamedTuple):
    """How a side is told from others: what it is called in a word, and the role in which a line is drawn that is its own."""

    name: str
    role: Role


class Strength(NamedTuple):
    """What can be counted of all sides: what is counted, and how much of it each side has.

    `signs`: of the sides, in games that know them by names and colours; else by letters.
    """

    label: Text
    sides: tuple[float, ...]
    signs: tuple[SideSign, ...] = ()


class Shot(NamedTuple):
    """What was just fired: the references of who fired and of the target, whether anything hit."""

    firer: str
    target: str
    hit: bool


class Ruler(NamedTuple):
    """Millimetres of a page to a unit of the game, and how the unit is written."""

    scale: float
    unit: str


class Moment(Protocol):
    """How a match stood once. Nothing of it changes later."""

    @property
    def pieces(self) -> Sequence[Piece]:
        """Who takes part, in the order of sides; those too that are gone."""

    @property
    def strengths(self) -> Sequence[Strength]:
        """How strong the sides were; nothing in games that do not count that."""

    @property
    def extent(self) -> Extent:
        """The smallest part of the table on which everything is seen."""

    @property
    def moves(self) -> bool:
        """Whether something moved just before, so that its way can be shown."""

    def page(self, extent: Extent, part: float = 1.0, lettering: float = 1.0) -> Page:
        """Return the table as it was, of this extent; with the last `part` of a move still to come where that is below 1.

        Names and numbers that would be small on it are `lettering` times as large as on paper (1 and more): a large table is
        seen small on a screen.
        """

    def state(self, side: int) -> Any:
        """Return the damage of a side as a play state; None without sheets."""

    @property
    def shots(self) -> Sequence[Shot]:
        """What was fired just before."""

    @property
    def ruler(self) -> Ruler | None:
        """How distances are told; None where there are none."""

    def about(self, ref: str) -> Sequence[str]:
        """Return what can be told of a piece in few lines, its name first; nothing for what is none."""

    def reaches(self, ref: str) -> Sequence[str]:
        """Return what of a piece reaches out over the table, such as its weapons, by name."""

    def reach(self, extent: Extent, ref: str, place: int, lettering: float = 1.0) -> Drawing | None:
        """Return how far and where one of them reaches, to be laid over the page of this extent; −1: where all is ahead.

        What is written there is `lettering` times as large as on paper.
        """


class Pictured(NamedTuple):
    """A moment of a game whose picture always shows everything."""

    picture: Page
    pieces: Sequence[Piece] = ()
    strengths: Sequence[Strength] = ()
    states: tuple[Any, ...] = ()
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
        """There are no distances."""

    def about(self, ref: str) -> Sequence[str]:
        """Return the name of a piece."""
        return tuple(f"{piece.sign} {piece.name}" for piece in self.pieces if piece.ref == ref)

    def reaches(self, ref: str) -> Sequence[str]:  # noqa: ARG002 - nothing has a place
        """Return nothing."""
        return ()

    def reach(self, extent: Extent, ref: str, place: int, lettering: float = 1.0) -> None:
        """Return nothing."""


def joined(one: Extent, other: Extent) -> Extent:
    """Return the extent on which both are seen."""
    if NOWHERE in {one, other}:
        return other if one == NOWHERE else one
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])
