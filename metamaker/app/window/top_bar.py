"""The bar across the top: what is open, the pages of it, undo and redo, print and share."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from metamaker.app.context import PageKind
from metamaker.app.widgets.elided_label import ElidedLabel
from metamaker.app.window.page_switch import PageSwitch


class TopBar(QFrame):
    """Shows the pages of the fleet at the front. `page_wanted(key)` is sent when a page is chosen."""

    page_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.title = ElidedLabel(self)
        self.title.setProperty("role", "strong")
        self.edited = QLabel(self)
        self.edited.setProperty("role", "caption")
        self.pages = PageSwitch(self)
        self.pages.wanted.connect(self.page_wanted)
        self._row = QHBoxLayout(self)
        unit = self.fontMetrics().height()
        self._row.setContentsMargins(unit, unit // 2, unit, unit // 2)
        self._row.setSpacing(unit // 2)
        self._ends = (QHBoxLayout(), QHBoxLayout())
        self._ends[0].addWidget(self.title)
        self._ends[0].addWidget(self.edited)
        self._row.addLayout(self._ends[0])
        self._row.addStretch(1)
        self._row.addWidget(self.pages)
        self._row.addStretch(2)
        self._row.addLayout(self._ends[1])

    def add_action(self, action: QAction, text: str, role: str) -> QPushButton:
        """Put a button for an action at the right end; it says `text`, whatever the action is called."""
        button = QPushButton(text, self)
        button.setProperty("role", role)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(action.trigger)
        action.changed.connect(lambda: _follow(button, action))
        _follow(button, action)
        self._ends[1].addWidget(button)
        return button

    def show_title(self, title: str, dirty: bool) -> None:
        """Show what is open, and whether it has unsaved work."""
        self.title.setText(title)
        self.edited.setText(self.tr("• edited") if dirty else "")

    def show_pages(self, pages: tuple[PageKind, ...], current: str) -> None:
        """Show the pages of a fleet; none for the start page."""
        self.pages.show_pages(pages, current)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Show the pages side by side if there is room for them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        others = self._ends[0].sizeHint().width() + self._ends[1].sizeHint().width() + 4 * self._row.spacing()
        self.pages.be_short(self.pages.full_width + others > self.width())


def _follow(button: QPushButton, action: QAction) -> None:
    button.setEnabled(action.isEnabled())
    button.setAccessibleName(action.text().replace("&", ""))
    keys = action.shortcut().toString()
    button.setToolTip(f"{action.text().replace('&', '')} ({keys})" if keys else "")
