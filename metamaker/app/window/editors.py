"""Which pages an open document has: those of its game, imported when its first document is opened."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from metamaker.app.context import Context, PageKind

_MODULES = {"metaverse": "metamaker.app.metaverse.pages"}


@dataclass(frozen=True)
class Editors:
    """The pages of a game in the order of the page bar; the key of the page that edits an element, or empty; more actions."""

    pages: tuple[PageKind, ...]
    page_of: Callable[[str], str]
    actions: Callable[[Context, QObject], Sequence[QAction]]


def editors_of_game(game: str) -> Editors:
    """Return the editors of a game by its key.

    Its module has `pages() -> Sequence[PageKind]`. It may have `page_of(ref) -> str`, the key of the page that edits an
    element, and `actions(context, parent) -> Sequence[QAction]`, what stands in the Fleet menu.
    """
    module = import_module(_MODULES[game])
    return Editors(
        pages=tuple(module.pages()),
        page_of=getattr(module, "page_of", _no_page),
        actions=getattr(module, "actions", _no_actions),
    )


def _no_page(_ref: str) -> str:
    return ""


def _no_actions(_context: Context, _parent: QObject) -> Sequence[QAction]:
    return ()
