"""What a game gives the window: the pages of its open documents, and what can be dropped on one."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context

MakePage = Callable[[Context], QWidget]


@dataclass(frozen=True)
class PageKind:
    """A page of an open document: its key, its title, and how it is made when it is first shown.

    `load` imports what makes it: opening a document waits for the first one alone. It may be called from any thread.
    """

    key: str
    title: str
    load: Callable[[], MakePage]


def _no_page(_ref: str) -> str:
    return ""


def _nothing(_context: Context, _data: QMimeData) -> str:
    return ""


@dataclass(frozen=True)
class Editors:
    """The pages of a game's documents in the order of the page bar.

    `page_of`: the key of the page that edits an element, or empty.
    `taken`: mime types that can be dropped on the tab of a document; `take` brings them, and returns what became of them.
    """

    pages: tuple[PageKind, ...]
    page_of: Callable[[str], str] = _no_page
    taken: tuple[str, ...] = ()
    take: Callable[[Context, QMimeData], str] = _nothing
