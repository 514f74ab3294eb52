"""What a game gives the window: the pages of its open documents, and what can be dropped on one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.context import Context

MakePage = Callable[[Context], QWidget]


@dataclass(frozen=True)
class PageKind:
    """A page of an open document: its key, its title, and how it is made when it is first shown.

    `load` imports what makes it: opening a document waits for the first one alone. Only the thread of the window may call it.
    """

    key: str
    title: str
    load: Callable[[], MakePage]


def _no_panels() -> Mapping[str, Callable[..., Any]]:
    return {}


def _no_asides() -> "Sequence[Aside]":
    return ()


Aside = tuple[str, Callable[..., QWidget]]
"""A part beside the table of a match: its title, and what makes it of the work, the projector, the context and the parent."""


def _no_page(_ref: str) -> str:
    return ""


LibraryLine = tuple[str, str, Callable[[], None]]
"""An element of the library of the user: its title, its file, and what brings it in."""


def _no_entries(_context: Context) -> Sequence[LibraryLine]:
    return ()


def _no_lines(_context: Context, _menu: QMenu) -> None:
    """There is nothing to add."""


def _nothing(_context: Context, _data: QMimeData) -> str:
    return ""


@dataclass(frozen=True)
class Editors:
    """The pages of a game's documents in the order of the page bar.

    `page_of`: the key of the page that edits an element, or empty.
    `taken`: mime types that can be dropped on the tab of a document; `take` brings them, and returns what became of them.
    `fill_menu(context, menu)` puts into the menu of a document what can be done with it. `entries(context)` gives what the
    library of the user has for it: titles, files, and what brings each in. `panels()` imports the panels in which answers to
    the game's own decisions are composed in a match, by their kinds; see `metamaker.app.play.orders.order_panel`. `asides()`
    imports what stands beside the table of a match besides story and strengths.
    """

    pages: tuple[PageKind, ...]
    page_of: Callable[[str], str] = _no_page
    taken: tuple[str, ...] = ()
    take: Callable[[Context, QMimeData], str] = _nothing
    fill_menu: Callable[[Context, QMenu], None] = _no_lines
    entries: Callable[[Context], Sequence[LibraryLine]] = _no_entries
    panels: Callable[[], Mapping[str, Callable[..., Any]]] = _no_panels
    asides: Callable[[], Sequence[Aside]] = _no_asides
