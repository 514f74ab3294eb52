"""Quick-search box: type to filter, Enter to open."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget
from shiboken6 import isValid

from metamaker.app.overrides import override
from metamaker.app.quick_search.finding import Finding, best
from metamaker.app.rows.row_tree import Row, RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.search_field import SearchField

_WIDTH_EMS, _HEIGHT_EMS = 38, 26
"""Size in heights of a line; in a smaller window, most of the window."""

_MOST_OF_WINDOW = 0.9
_LONGEST = 110
"""Maximum length of a title. For a rule that is a line and a half."""

_MOVING = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}


class FindBox(QFrame):
    """Overlay of a window. `source()` returns the search targets, called once each time the box opens.

    The focus stays in the field: arrows move in the list, Enter opens the marked row, Escape closes.
    """

    def __init__(self, window: QWidget, source: Callable[[], Iterable[Finding]]) -> None:
        super().__init__(window)
        self._window = window
        self._source = source
        self._all: list[Finding] = []
        self.shown: list[Finding] = []
        self._before: QWidget | None = None
        self.setProperty("role", "popup")
        self.setAutoFillBackground(True)
        self.setAccessibleName(tr("window-find-find-anything"))
        self.field = SearchField(self, tr("window-find-find-ship-class"))
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._search)
        model = RowTreeModel()
        self.list = RowView(model, tr("window-find-found"), self)
        model.setParent(self.list)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.clicked.connect(lambda _: self._go())
        self.nothing = words_label("quiet", self, tr("window-find-nothing-called-so"))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column_in(self, self.field, self.nothing, (self.list, 1), margin=None)
        window.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Show the box with an empty search, and take the focus."""
        self._before = self._window.focusWidget()
        self._all = list(self._source())
        self.field.clear()
        self._search("")
        self._place()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def _place(self) -> None:
        unit, room = self.fontMetrics().height(), self._window.size() * _MOST_OF_WINDOW
        size = QSize(_WIDTH_EMS * unit, _HEIGHT_EMS * unit).boundedTo(room)
        self.resize(size)
        self.move((self._window.width() - size.width()) // 2, min(4 * unit, self._window.height() - size.height()))

    def _search(self, text: str) -> None:
        self.shown = best(self._all, text)
        self.list.rows.show(
            tuple(
                Row(str(place), _short(each.title), caption=each.place, figure=each.kind)
                for place, each in enumerate(self.shown)
            )
        )
        self.nothing.setVisible(not self.shown)
        if self.shown:
            self.list.setCurrentIndex(self.list.rows.index(0, 0))
            self.list.scrollToTop()

    def _go(self) -> None:
        place = self.list.current
        if place:
            found = self.shown[int(place)]
            self._close(back=True)
            # Go after the box has closed, because the target can take the focus or open a window.
            QTimer.singleShot(0, self._window, found.go)

    def _close(self, *, back: bool) -> None:
        before, self._before = self._before, None
        self.hide()
        if back and before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass movement keys to the list, follow the size of the window, and close when the focus moves away."""
        if watched is self._window:
            if event.type() is QEvent.Type.Resize and self.isVisible():
                self._place()
            return False
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._key(event)
        if (
            isinstance(event, QFocusEvent)
            and event.lostFocus()
            and event.reason() is not Qt.FocusReason.ActiveWindowFocusReason
        ):
            self._close(back=False)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self._close(back=True)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._go()
        elif event.key() in _MOVING:
            QApplication.sendEvent(self.list, event)
        else:
            return False
        return True


def _short(title: str) -> str:
    return title if len(title) <= _LONGEST else f"{title[: _LONGEST - 1]}…"
