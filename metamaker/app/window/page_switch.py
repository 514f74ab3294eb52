"""The pages of a fleet as buttons side by side, or as one button with a menu where there is no room."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QToolButton, QWidget

from metamaker.app.context import PageKind


class PageSwitch(QWidget):
    """One of several pages is at the front. `wanted(key)` is sent when a person chooses one."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[PageKind, ...] = ()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QToolButton] = {}
        self._is_short = False
        self._short = QToolButton(self)
        self._short.setProperty("role", "page")
        self._short.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._short.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self._short)
        self._short.setMenu(self._menu)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._short)
        self._short.hide()

    @property
    def full_width(self) -> int:
        """The width of all buttons side by side, in pixels."""
        return sum(button.sizeHint().width() + self._row.spacing() for button in self._buttons.values())

    def show_pages(self, pages: tuple[PageKind, ...], current: str) -> None:
        """Offer these pages, and show which is at the front."""
        if pages != self._shown:
            self._fill(pages)
        title = next((page.title for page in pages if page.key == current), "")
        self._short.setText(title)
        self._short.setAccessibleName(self.tr("Page: %1").replace("%1", title))
        if current in self._buttons:
            self._buttons[current].setChecked(True)

    def be_short(self, wanted: bool) -> None:
        """Be one button with a menu, or all of them."""
        if wanted != self._is_short:
            self._is_short = wanted
            self._short.setVisible(wanted)
            for button in self._buttons.values():
                button.setVisible(not wanted)

    def _fill(self, pages: tuple[PageKind, ...]) -> None:
        for button in self._buttons.values():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._menu.clear()
        self._shown = pages
        self._buttons = {page.key: self._button(page) for page in pages}
        for page in pages:
            self._menu.addAction(page.title.replace("&", "&&"), partial(self.wanted.emit, page.key))

    def _button(self, page: PageKind) -> QToolButton:
        button = QToolButton(self)
        button.setText(page.title)
        button.setAccessibleName(page.title)
        button.setCheckable(True)
        button.setProperty("role", "page")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _: self.wanted.emit(page.key))
        self._group.addButton(button)
        self._row.addWidget(button)
        button.setVisible(not self._is_short)
        return button
