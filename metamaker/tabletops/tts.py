"""Saved objects for Tabletop Simulator: the table, a bag with the pieces of each fleet, the printed pages, as JSON.

The program measures in inches, x to the east, z to the north, y upwards, and turns clockwise around y. Pieces are its custom
tiles. Their scale is that of a tile of two inches, as no file stores a size; a bar of 10 cm shows whether that is still true.
"""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

from metamaker.core.sanitize import visible
from metamaker.game_api.tabletop import Face, Layout, Piece, PieceKind, Place
from metamaker.rendering.drawing import BOLD, Drawing, Op, Path
from metamaker.rendering.ink import INK, PAPER
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import Align, line
from metamaker.tabletops.pictures import PieceFiles, SetFiles, TableFiles, TitledFile

INCH = 25.4
TILE = 2.0
"""The side of a custom tile with a scale of 1, in inches."""

SURFACE = 1.0
"""The height of the table top in inches."""

_THICK, _FLAT = 0.1, 0.02
"""The thickness in inches of pieces, and of the table and terrain under them."""

_BESIDE = 5.0
"""The distance in inches between the table and other things, and between these."""

_PAGE = 3.0
"""The scale of printed pages: about as wide as a bag; they open in full size on a click."""

BAR_CM = 10
BAR_FILE = "bar-100x10mm.png"

_CIRCLE, _BOX = 2, 0
_FACING = 180.0
"""Tiles show their pictures upside down to the first player; this turn makes their upper edge north."""

Address = Callable[[str], str]
"""Returns the address of a file by its name."""

Json = dict[str, Any]


def bar() -> Drawing:
    """Return a bar of 10 cm, ticked every cm."""
    width, height = 10.0 * BAR_CM, 10.0
    ops: list[Op] = [Path(box(0.0, 0.0, width, height), fill=PAPER, stroke=INK, width=0.4)]
    ops += [Path((("M", 10.0 * cm, 0.0), ("L", 10.0 * cm, 3.0)), stroke=INK, width=0.3) for cm in range(1, BAR_CM)]
    ops.append(line(width / 2, 8.0, f"{BAR_CM} cm", 4.0, weight=BOLD, align=Align.CENTRE))
    return Drawing(width, height, tuple(ops))


def saved_object(
    layout: Layout, files: TableFiles, booklets: Sequence[TitledFile], text_of: Callable[[int, Piece], str], address: Address
) -> Json:
    """Return a saved object: the ground and placed pieces on the table, bags with the others next to it, booklets, the bar.

    `text_of` describes a piece of a set, counted from 0.
    """
    writer = _Writer(text_of, address)
    objects = [writer.tile(each, 0, height) for height, each in enumerate(files.ground)]
    for number, some in enumerate(files.sets):
        objects += [writer.tile(each, number, len(files.ground) + 1) for each in some.pieces if each.piece.place is not None]
        objects.append(writer.bag(some, number, _beside(layout, number)))
    objects += [writer.booklet(each, _beside(layout, place, east=False)) for place, each in enumerate(booklets)]
    objects.append(writer.tile(_bar_piece(layout), 0, 0))
    return {
        "SaveName": "",
        "GameMode": "",
        "Gravity": 0.5,
        "PlayArea": 0.5,
        "Date": "",
        "Table": "",
        "Sky": "",
        "Note": "",
        "Rules": "",
        "XmlUI": "",
        "LuaScript": "",
        "LuaScriptState": "",
        "ObjectStates": objects,
        "TabStates": {},
        "VersionNumber": "",
    }


def _beside(layout: Layout, number: int, *, east: bool = True) -> Place:
    """Return a place next to the table: to the east for bags, to the west for pages, one below the other."""
    x = layout.width / 2 + _BESIDE * INCH
    return Place(x if east else -x, layout.height / 2 - number * 2 * _BESIDE * INCH)


def _bar_piece(layout: Layout) -> PieceFiles:
    below = Place(0.0, -layout.height / 2 - _BESIDE * INCH)
    piece = Piece(PieceKind.COUNTER, f"{BAR_CM} cm", (Face("", bar()),), place=below)
    return PieceFiles(piece, (BAR_FILE,), (BAR_FILE,))


class _Writer:
    """Makes objects, each with an id that depends on its number only."""

    def __init__(self, text_of: Callable[[int, Piece], str], address: Address) -> None:
        self._text_of, self._address, self._made = text_of, address, 0

    def tile(self, files: PieceFiles, number: int, level: int) -> Json:
        """Return a piece as a tile or as a stack of tiles, with its further states, on this level above the table."""
        piece = files.piece
        first, *more = [self._face(files, place, number, level) for place in range(len(files.fronts))]
        if more:
            first["States"] = {str(place): each for place, each in enumerate(more, 2)}
        if piece.number > 1:
            first |= {"Name": "Custom_Tile_Stack", "Number": piece.number}
        return first

    def _face(self, files: PieceFiles, face: int, number: int, level: int) -> Json:
        piece = files.piece
        lies = piece.kind in {PieceKind.BOARD, PieceKind.TERRAIN}
        title = piece.faces[face].title if face else ""
        image = {
            "ImageURL": self._address(files.fronts[face]),
            "ImageSecondaryURL": self._address(files.backs[face]),
            "CustomTile": {
                "Type": _CIRCLE if piece.round else _BOX,
                "Thickness": _FLAT if lies else _THICK,
                "Stackable": piece.number > 1,
                # Without this the program derives the shape of a tile from its picture, and the scale would not be its size.
                "Stretch": True,
            },
        }
        scale = piece.width / INCH / TILE, piece.height / INCH / TILE
        made = self._object("Custom_Tile", piece.place or Place(0.0, 0.0), SURFACE + _THICK * level, scale)
        name = f"{piece.name} ({title})" if title else piece.name
        return {
            **made,
            "Nickname": _plain(name),
            "Description": _plain(self._text_of(number, piece)),
            "Locked": lies,
            "Tags": [piece.kind.value],
            "CustomImage": image,
        }

    def bag(self, some: SetFiles, number: int, place: Place) -> Json:
        """Return a bag with the pieces of a set that have no place on the table."""
        held = [self.tile(each, number, 0) for each in some.pieces if each.piece.place is None]
        made = self._object("Bag", place, SURFACE + 1.0, (1.0, 1.0))
        return {**made, "Nickname": _plain(some.name), "Bag": {"Order": 1}, "ContainedObjects": held}

    def booklet(self, of: TitledFile, place: Place) -> Json:
        """Return printed pages."""
        made = self._object("Custom_PDF", place, SURFACE, (_PAGE, _PAGE))
        pdf = {"PDFUrl": self._address(of.file), "PDFPage": 0, "PDFPageOffset": 0}
        return {**made, "Nickname": _plain(of.title), "CustomPDF": pdf}

    def _object(self, name: str, place: Place, height: float, scale: tuple[float, float]) -> Json:
        self._made += 1
        across, along = scale
        return {
            "GUID": hashlib.sha256(str(self._made).encode()).hexdigest()[:6],
            "Name": name,
            "Transform": {
                "posX": _rounded(place.x / INCH),
                "posY": _rounded(height),
                "posZ": _rounded(place.y / INCH),
                "rotX": 0.0,
                "rotY": _rounded((_FACING + place.degrees) % 360),
                "rotZ": 0.0,
                "scaleX": _rounded(across),
                "scaleY": 1.0,
                "scaleZ": _rounded(along),
            },
            "Nickname": "",
            "Description": "",
            "Locked": False,
            "Snap": False,
            "Grid": False,
            "LuaScript": "",
            "XmlUI": "",
        }


def _rounded(value: float) -> float:
    return round(value, 5)


def _plain(text: str) -> str:
    """Return text that the program shows as it is: it takes letters in square brackets for colours and styles."""
    return visible(text, "\n").replace("[", f"[{_NOTHING}")


_NOTHING = "\u200b"
"""A blank of no width."""
