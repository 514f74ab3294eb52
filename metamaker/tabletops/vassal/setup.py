"""Saved games for VASSAL: an encounter with all pieces at their places, on its board."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.game_api.tabletop import Layout, Place
from metamaker.tabletops.pictures import PieceFiles
from metamaker.tabletops.vassal.archive import Described, archive, module_data, save_data
from metamaker.tabletops.vassal.pieces import MAP, MAP_EDGE, Commands, pixels_of, traits
from metamaker.tabletops.vassal.sequence import add_piece, hidden, joined

_FIRST = 1_000_000_000_000
"""The first identity of a piece; the program counts milliseconds, and keeps away from the identities of a saved game."""


class Placed(NamedTuple):
    """A piece on the table, the text of its note, and the identity of its slot."""

    files: PieceFiles
    text: str
    slot: str


def saved_game(layout: Layout, placed: Sequence[Placed], board: str, module: Described, name: str, commands: Commands) -> bytes:
    """Return the file of a saved game: pieces at their places on the table, the lowest first, on this board."""
    content = hidden(["begin_save", *_pieces(layout, placed, commands), _board(board), "end_save"])
    return archive({"savedGame": content, "savedata": save_data(name), "moduledata": module_data(module)})


def _board(board: str) -> str:
    return joined((f"{MAP}BoardPicker", joined((board,), "/"), 0, 0), "\t")


def _pieces(layout: Layout, placed: Sequence[Placed], commands: Commands) -> Iterator[str]:
    """Yield each piece, and the stack in which it stands alone: stacks are drawn in their order, the first one lowest."""
    for number, each in enumerate(placed):
        place = each.files.piece.place
        if place is None:
            raise ValueError("a piece of a saved game has a place")
        at = spot(layout, place)
        piece, stack = str(_FIRST + 2 * number), str(_FIRST + 2 * number + 1)
        yield add_piece(piece, traits(each.files, each.text, commands, each.slot, at))
        state = joined((MAP, round(at.x), round(at.y), piece, "@@0"), ";")
        yield "+/" + joined((stack, "stack", state), "/")


def spot(layout: Layout, place: Place) -> Place:
    """Return a place in pixels of the map, from its upper left corner, with its direction."""
    x, y = pixels_of(layout.width / 2 + place.x), pixels_of(layout.height / 2 - place.y)
    return Place(MAP_EDGE + x, MAP_EDGE + y, place.degrees)
