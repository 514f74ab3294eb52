"""The Edit menu: the edits that the focused widget offers, with their keys."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

from metamaker.app.texts import tr
from metamaker.app.widgets.edit_actions import Edit, EditOffers, edit_offers_at

_KEYS = {
    Edit.CUT: "Ctrl+X",
    Edit.COPY: "Ctrl+C",
    Edit.PASTE: "Ctrl+V",
    Edit.DUPLICATE: "Ctrl+D",
    Edit.DELETE: "Del",
    Edit.SELECT_ALL: "Ctrl+A",
}
"""Only displayed, because each widget handles these keys.

The same keys for the window would be ambiguous, and neither would work.
"""


class EditMenu(QObject):
    """Fills a menu of a window. It asks the previously focused widget for its edits when it opens.

    `before` comes first, and each of `after` below a separator.
    """

    def __init__(self, menu: QMenu, window: QWidget, before: Sequence[QAction], after: Sequence[Sequence[QAction]]) -> None:
        super().__init__(window)
        self.menu = menu
        self._window = window
        self._focus: QWidget | None = None
        menu.addActions(list(before))
        menu.addSeparator()
        self.actions = {edit: self._action(menu, edit, text) for edit, text in _texts().items()}
        for group in after:
            menu.addSeparator()
            menu.addActions(list(group))
        menu.aboutToShow.connect(self._look)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def _action(self, menu: QMenu, edit: Edit, text: str) -> QAction:
        key = QKeySequence(_KEYS[edit]).toString(QKeySequence.SequenceFormat.NativeText)
        action = menu.addAction(f"{text}\t{key}")
        action.triggered.connect(partial(self._do, edit))
        return action

    def _focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Remember the focused widget before the menu bar takes the focus."""
        if new is not None and not isinstance(new, QMenu | QMenuBar) and new.window() is self._window:
            self._focus = new

    def _offers(self) -> EditOffers:
        """Return the edits of the remembered widget, or nothing if it was deleted, as editors can be."""
        return edit_offers_at(self._focus if self._focus is not None and isValid(self._focus) else None)

    def _look(self) -> None:
        offers = self._offers()
        for edit, action in self.actions.items():
            action.setEnabled(edit in offers and offers[edit].able())

    def _do(self, edit: Edit) -> None:
        offers = self._offers()
        if edit in offers and offers[edit].able():
            offers[edit].act()


def _texts() -> dict[Edit, str]:
    return {
        Edit.CUT: tr("window-main-cut"),
        Edit.COPY: tr("window-main-copy"),
        Edit.PASTE: tr("window-main-paste"),
        Edit.DUPLICATE: tr("window-main-duplicate"),
        Edit.DELETE: tr("window-main-delete"),
        Edit.SELECT_ALL: tr("window-main-select-all"),
    }
