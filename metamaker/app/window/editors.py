"""Which pages an open document has: those of its game, imported when its first document is opened."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QAction

from metamaker.app.context import Context, PageKind

_MODULES = {"metaverse": "metamaker.app.metaverse.pages", "cosmoforce": "metamaker.app.cosmoforce.pages"}


@dataclass(frozen=True)
class Editors:
    """The pages of a game in the order of the page bar; the key of the page that edits an element, or empty; more actions.

    `taken`: mime types that can be dropped on the tab of a fleet; `take` brings them, and returns what became of them.
    """

    pages: tuple[PageKind, ...]
    page_of: Callable[[str], str]
    actions: Callable[[Context, QObject], Sequence[QAction]]
    taken: tuple[str, ...] = ()
    take: Callable[[Context, QMimeData], str] = lambda _context, _data: ""


def editors_of_game(game: str) -> Editors:
    """Return the editors of a game by its key.

    Its module has `pages() -> Sequence[PageKind]`. It may have `page_of(ref) -> str`, the key of the page that edits an
    element, `actions(context, parent) -> Sequence[QAction]`, what stands in the Fleet menu, and `TAKEN` with
    `take(context, data) -> str`, see Editors.
    """
    module = import_module(_MODULES[game])
    return Editors(
        pages=tuple(module.pages()),
        page_of=getattr(module, "page_of", _no_page),
        actions=getattr(module, "actions", _no_actions),
        taken=getattr(module, "TAKEN", ()),
        take=getattr(module, "take", _nothing),
    )


def _no_page(_ref: str) -> str:
    return ""


def _nothing(_context: Context, _data: QMimeData) -> str:
    return ""


def _no_actions(_context: Context, _parent: QObject) -> Sequence[QAction]:
    return ()
