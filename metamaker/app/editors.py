"""The parts of the app that a game provides: the pages of its documents, and the drops they accept."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.context import Context

MakePage = Callable[[Context], QWidget]


@dataclass(frozen=True)
class PageKind:
    """A page of an open document: its key, its title, and its maker for the first time it is shown.

    `load` imports the maker, so that opening a document waits only for the first page. Only the main thread may call it.
    """

    key: str
    title: str
    load: Callable[[], MakePage]


def _no_panels() -> Mapping[str, Callable[..., Any]]:
    return {}


def _no_asides() -> "Sequence[Aside]":
    return ()


Aside = tuple[str, Callable[..., QWidget]]
"""A panel next to the tabletop of a match: its title, and its maker of work, projector, context and parent."""


def _no_page(_ref: str) -> str:
    return ""


LibraryLine = tuple[str, str, Callable[[], None]]
"""An element of the user's library: its title, its file, and the function that adds it."""


def _no_entries(_context: Context) -> Sequence[LibraryLine]:
    return ()


def _no_lines(_context: Context, _menu: QMenu) -> None:
    """Return no entries."""


def _nothing(_context: Context, _data: QMimeData) -> str:
    return ""


@dataclass(frozen=True)
class Editors:
    """The pages of a game's documents in the order of the page bar.

    `page_of`: the key of the page for editing an element, or empty. `taken`: the mime types accepted on the tab of a document;
    `take` handles them and returns a message. `fill_menu(context, menu)` adds the document's commands to its menu.
    `entries(context)` returns the suitable elements of the user's library: titles, files, and functions that add them.
    `panels()` imports the panels for the game's own decisions in a match, by decision kind; see
    `metamaker.app.play.orders.order_panel`. `asides()` imports the panels next to the tabletop of a match, in addition to story
    and strengths.
    """

    pages: tuple[PageKind, ...]
    page_of: Callable[[str], str] = _no_page
    taken: tuple[str, ...] = ()
    take: Callable[[Context, QMimeData], str] = _nothing
    fill_menu: Callable[[Context, QMenu], None] = _no_lines
    entries: Callable[[Context], Sequence[LibraryLine]] = _no_entries
    panels: Callable[[], Mapping[str, Callable[..., Any]]] = _no_panels
    asides: Callable[[], Sequence[Aside]] = _no_asides
