"""Extensions for the modules: the pieces and pages of a fleet, or the board and the terrain of an encounter."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple
from xml.etree import ElementTree as ET

from metamaker.tabletops.pictures import PieceFiles, TitledFile
from metamaker.tabletops.vassal.archive import (
    MODULE_VERSION,
    VASSAL_VERSION,
    Described,
    archive,
    document,
    element,
    extension_data,
    module_data,
)
from metamaker.tabletops.vassal.module import PAGES, PIECES, TABS, Board, board
from metamaker.tabletops.vassal.pieces import MAP, Commands, pixels_of, traits
from metamaker.tabletops.vassal.sequence import add_piece, joined


class Slot(NamedTuple):
    """A piece in the window of pieces, with the text of its note."""

    files: PieceFiles
    text: str


class Extension(NamedTuple):
    """The content of an extension: a short key, its name, pieces, pages as pictures by title, a board."""

    key: str
    name: str
    slots: Sequence[Slot] = ()
    pages: Sequence[TitledFile] = ()
    board: Board | None = None


def extension_file(extension: Extension, module: Described, commands: Commands, images: dict[str, bytes]) -> bytes:
    """Return the file of an extension of a module with its pictures, by the names of their files."""
    files = {
        "buildFile.xml": document(_build_file(extension, module, commands)),
        "extensiondata": extension_data(extension.name),
        "moduledata": module_data(module),
    }
    return archive({**files, **{f"images/{name}": data for name, data in images.items()}})


def slot_id(extension: Extension, number: int) -> str:
    """Return the identity of a slot, counted from 0, which is unique among all extensions."""
    return f"{extension.key}:{number}"


def _build_file(extension: Extension, module: Described, commands: Commands) -> ET.Element:
    about = {
        "module": module.name,
        "moduleVersion": MODULE_VERSION,
        "version": MODULE_VERSION,
        "vassalVersion": VASSAL_VERSION,
        "anyModule": False,
        "description": extension.name,
        "extensionId": extension.key,
        "nextPieceSlotId": len(extension.slots),
    }
    return element("module.ModuleExtension", about, *_added(extension, commands))


def _added(extension: Extension, commands: Commands) -> Iterator[ET.Element]:
    if extension.slots:
        slots = (_slot(extension, number, slot, commands) for number, slot in enumerate(extension.slots))
        yield _under(("module.PieceWindow", PIECES), ("widget.TabWidget", TABS), inside=_list(extension.name, slots))
    if extension.pages:
        charts = (element("widget.Chart", {"chartName": page.title, "fileName": page.file}) for page in extension.pages)
        yield _under(("module.ChartWindow", PAGES), ("widget.TabWidget", TABS), inside=_list(extension.name, charts))
    if extension.board is not None:
        yield _under(("module.Map", MAP), ("module.map.BoardPicker", ""), inside=board(extension.board))


def _list(name: str, inside: Iterable[ET.Element]) -> ET.Element:
    return element("widget.ListWidget", {"entryName": name, "scale": 1.0}, *inside)


def _slot(extension: Extension, number: int, slot: Slot, commands: Commands) -> ET.Element:
    piece, identity = slot.files.piece, slot_id(extension, number)
    size = {"width": pixels_of(piece.width), "height": pixels_of(piece.height)}
    command = add_piece("null", traits(slot.files, slot.text, commands, identity))
    return element("widget.PieceSlot", {"entryName": piece.name, "gpid": identity, **size}, text=command)


def _under(*path: tuple[str, str], inside: ET.Element) -> ET.Element:
    """Return an addition to a component of the module; `path` are the classes and names from the module to it."""
    steps = (joined((f"VASSAL.build.{name}", *((title,) if title else ())), ":") for name, title in path)
    return element("module.ExtensionElement", {"target": joined(steps, "/")}, inside)
