"""Pieces of a game for virtual tabletops: tokens of ships and squadrons, terrain, boards, counters, to true scale."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from metamaker.game_api.documents import Document_contra
from metamaker.rendering.drawing import Drawing


class PieceKind(StrEnum):
    """The kinds of pieces."""

    SHIP = "ship"
    SQUADRON = "squadron"
    COUNTER = "counter"
    CARD = "card"
    TERRAIN = "terrain"
    BOARD = "board"


class Base(StrEnum):
    """The shape of the base of a ship."""

    ROUND = "round"
    SQUARE = "square"


class Place(NamedTuple):
    """A place on the table: mm east and north of its middle, degrees clockwise from north."""

    x: float
    y: float
    degrees: float = 0.0


class Face(NamedTuple):
    """A state of a piece: its name, such as “crippled”, its picture from above in true mm, and the picture of its back."""

    title: str
    front: Drawing
    back: Drawing | None = None


class Piece(NamedTuple):
    """A thing on the table: its states, the usual one first, all of one size.

    `ref` is its element in the document; `text` describes a piece without one. A `round` piece is a disc, another one a
    rectangle. `number` equal pieces form a stack. Without a `place`, a piece starts next to the table. `directions` is the
    number of its headings, 0 if its direction is unimportant.
    """

    kind: PieceKind
    name: str
    faces: tuple[Face, ...]
    ref: str = ""
    text: str = ""
    round: bool = False
    number: int = 1
    place: Place | None = None
    directions: int = 0

    @property
    def width(self) -> float:
        """The width in mm."""
        return self.faces[0].front.width

    @property
    def height(self) -> float:
        """The height in mm."""
        return self.faces[0].front.height


class PieceSet(NamedTuple):
    """The pieces of a fleet, or those that all players share."""

    name: str
    pieces: tuple[Piece, ...]


class Layout(NamedTuple):
    """A table of `width` × `height` mm: the pieces that lie still, lowest first, and the sets of pieces to play with.

    `by_night`: the ground has the colours of the ink for dark screens.
    """

    width: float
    height: float
    ground: tuple[Piece, ...]
    sets: tuple[PieceSet, ...]
    by_night: bool = False


class Look(NamedTuple):
    """The wishes for pieces: the language of their texts, and the bases of ships."""

    language: str
    base: Base = Base.ROUND


class Tabletop(Protocol[Document_contra]):
    """The pieces of a game. Nothing here raises on documents that were read."""

    @property
    def shared_table(self) -> bool:
        """Whether all documents are played on the same table; others have a board of their own."""

    @property
    def page_kinds(self) -> tuple[str, ...]:
        """The pages that belong next to a table, in addition to record sheets."""

    @property
    def dice(self) -> tuple[int, ...]:
        """The numbers of faces of the dice of the game."""

    def layout(self, documents: Sequence[Document_contra], encounter: Any, look: Look, /) -> Layout:
        """Return the table for opposing documents; `encounter` is one of the game's encounters for them, or None."""

    def steps(self, documents: Sequence[Document_contra], language: str, /) -> tuple[str, ...]:
        """Return the names of the steps of a turn, in order."""
