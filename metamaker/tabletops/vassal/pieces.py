"""Pieces as VASSAL defines them: a picture or several, headings, a note, fixed to the table or free."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.core.sanitize import visible
from metamaker.game_api.tabletop import PieceKind, Place
from metamaker.tabletops.pictures import PieceFiles
from metamaker.tabletops.vassal.sequence import Trait, joined

PER_CM = 20
"""Pixels for a cm of the table: one of 180 × 120 cm fits on a screen at a third, and a ship of 4 cm stays legible at it."""

MAP = "Table"
"""The name of the map window in saved games; players see the title of the module."""

MAP_EDGE = 60
"""Pixels around the board, for pieces that leave the table."""

_CTRL, _ALT = 130, 520
_NEXT, _PREVIOUS = f"93,{_CTRL}", f"91,{_CTRL}"
_CLOCKWISE, _BACK = f"39,{_ALT}", f"37,{_ALT}"
_DELETE, _COPY, _NOTE = f"68,{_CTRL}", f"67,{_CTRL}", f"78,{_CTRL}"
"""Keys: ] and [, the arrows right and left, D, C and N."""


def pixels_of(length: float) -> int:
    """Return a length of the table in mm as pixels of the map."""
    return round(length / 10 * PER_CM)


class Commands(NamedTuple):
    """The names of commands in the menu of a piece, in the language of the players."""

    next_face: str
    previous_face: str
    clockwise: str
    anticlockwise: str
    note: str
    copy: str
    delete: str


def traits(files: PieceFiles, text: str, commands: Commands, identity: str, place: Place | None = None) -> Sequence[Trait]:
    """Return the traits of a piece from the outermost to the basic piece; `identity` is that of its slot.

    With a `place`, in pixels of the map, it is on the table.
    """
    return tuple(_traits(files, text, commands, identity, place))


def _traits(files: PieceFiles, text: str, commands: Commands, identity: str, place: Place | None) -> Iterator[Trait]:
    piece = files.piece
    if piece.kind in {PieceKind.BOARD, PieceKind.TERRAIN}:
        yield Trait("immob;" + joined(("n", "V", "R", ""), ";"))
    else:
        yield Trait("delete;" + joined((commands.delete, _DELETE, ""), ";"))
        yield Trait("clone;" + joined((commands.copy, _COPY, ""), ";"))
        yield _note(text, commands)
    if piece.directions:
        turn = round((0.0 if place is None else place.degrees) / 360 * piece.directions) % piece.directions
        yield _turning(piece.directions, turn, commands)
    pictures = _pictures(files)
    if len(pictures) > 1:
        yield _layers(pictures, commands)
    at = ("null", 0, 0) if place is None else (MAP, round(place.x), round(place.y))
    image = "" if len(pictures) > 1 else pictures[0][0]
    yield Trait("piece;" + joined(("", "", image, safe_name(piece.name)), ";"), joined((*at, identity, 0), ";"))


def _pictures(files: PieceFiles) -> list[tuple[str, str]]:
    """Return the files of all faces with their titles: each front, then its back."""
    found = []
    for front, back, face in zip(files.fronts, files.backs, files.piece.faces, strict=True):
        found.append((front, face.title))
        if back != front:
            found.append((back, face.title))
    return found


def _layers(pictures: Sequence[tuple[str, str]], commands: Commands) -> Trait:
    """Return the trait that shows one of several pictures; states count from 1."""
    fields: tuple[object, ...] = (
        *("", _CTRL, ""),  # never switched off
        *(commands.next_face, _CTRL, "", commands.previous_face, _CTRL, ""),
        *("", "", "1", False, 0, 0),
        joined((file for file, _ in pictures), ","),
        joined(("" for _ in pictures), ","),
        *(True, "Face", "", "", False, "", 1, 1, True, "", _NEXT, _PREVIOUS, "", 1.0, "", True),
    )
    return Trait("emb2;" + joined(fields, ";"), "1")


def _turning(directions: int, turn: int, commands: Commands) -> Trait:
    names = commands.clockwise, commands.anticlockwise
    fields = (directions, _CLOCKWISE, _BACK, *names, "", "", "Heading", "", "", "", "", True)
    return Trait("rotate;" + joined(fields, ";"), str(turn))


_LINE, _FIELD = "|", "~"


def _note(text: str, commands: Commands) -> Trait:
    """Return a sheet with a field of several lines, for the description of a piece and the code of its state."""
    fields = (f"1{commands.note}", commands.note, "", 0, "", "", "", _NOTE, "")
    lines = [safe_name(each).replace(_LINE, "/") for each in text.splitlines()]
    return Trait("propertysheet;" + joined(fields, ";"), joined((_LINE.join(lines),), _FIELD))


def safe_name(name: str) -> str:
    """Return a name without backslashes, which would take the separator after them for a letter of the name."""
    return visible(name).replace("\\", "/")
