"""The actions that bring a page to the front, with the keys Ctrl+1 to Ctrl+9 in the order of the pages."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from metamaker.app.context import PageKind

_KEYS = 9


class PageActions:
    """Keeps one action in a window for each page of the fleet at the front; `show_page(key)` is called by them."""

    def __init__(self, window: QWidget, show_page: Callable[[str], None]) -> None:
        self._window = window
        self._show_page = show_page
        self.actions: list[QAction] = []

    def show(self, pages: Sequence[PageKind], at_front: str) -> None:
        """Have the actions of these pages alone, that of the page at the front checked."""
        for action in self.actions:
            self._window.removeAction(action)
            action.deleteLater()
        self.actions = [self._action(number, page, page.key == at_front) for number, page in enumerate(pages, 1)]
        self._window.addActions(self.actions)

    def _action(self, number: int, page: PageKind, is_at_front: bool) -> QAction:
        action = QAction(page.title.replace("&", "&&"), self._window)
        action.setCheckable(True)
        action.setChecked(is_at_front)
        action.triggered.connect(partial(self._show_page, page.key))
        if number <= _KEYS:
            action.setShortcut(QKeySequence(f"Ctrl+{number}"))
        return action
