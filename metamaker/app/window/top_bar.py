"""The top bar: title, pages in a row or a menu, undo and redo, print and share."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from metamaker.app.editors import PageKind
from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip, tr, unmarked
from metamaker.app.widgets.kit import named, push_button, row_in, styled
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.app.widgets.layouts import nested


class PageSwitch(QWidget):
    """Buttons for several pages, one of them at the front. `wanted(key)` is emitted when a person chooses one."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[PageKind, ...] = ()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QToolButton] = {}
        self._is_short = False
        self._short = styled(QToolButton(self), "page")
        self._short.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._short.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self._short)
        self._short.setMenu(self._menu)
        self._row = row_in(self, self._short)
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
        self._short.setAccessibleName(tr("window-main-page", title=title))
        if current in self._buttons:
            self._buttons[current].setChecked(True)

    def be_short(self, wanted: bool) -> None:
        """Show one button with a menu, or all buttons."""
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
        button = named(styled(QToolButton(self), "page"), page.title)
        button.setText(page.title)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _: self.wanted.emit(page.key))
        self._group.addButton(button)
        self._row.addWidget(button)
        button.setVisible(not self._is_short)
        return button


_TITLE_LETTERS = 16
"""Room for characters of the title next to the pages, before those are shortened."""


class TopBar(QFrame):
    """Shows the pages of the fleet at the front. `page_wanted(key)` is emitted when a page is chosen."""

    page_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.title = styled(ElidedLabel(self), "strong")
        self.edited = styled(QLabel(tr("window-main-edited"), self), "caption")
        self.edited.hide()
        self.pages = PageSwitch(self)
        self.pages.wanted.connect(self.page_wanted)
        unit = self.fontMetrics().height()
        self._row = row_in(
            self, (self._left_end(), 3), self.pages, ..., gap=unit // 2, margin=(unit, unit // 2, unit, unit // 2)
        )
        self._right_end = nested(self._row, QHBoxLayout())

    def _left_end(self) -> QWidget:
        """Return the title with its mark. Their texts must not move the pages."""
        end = QWidget(self)
        end.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row_in(end, self.title, self.edited, ...)
        return end

    def add_action(self, action: QAction, text: str, role: str) -> QPushButton:
        """Add a button for an action at the right end. Its label is `text`, not the text of the action."""
        button = push_button(text, self, action.trigger, role)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        action.changed.connect(lambda: _follow(button, action))
        _follow(button, action)
        self._right_end.addWidget(button)
        return button

    def show_title(self, title: str, dirty: bool) -> None:
        """Show the title, and whether there is unsaved work."""
        self.title.setText(title)
        self.edited.setVisible(dirty)

    def show_pages(self, pages: tuple[PageKind, ...], current: str) -> None:
        """Show the pages of a fleet; none for the start page."""
        self.pages.show_pages(pages, current)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the pages in a row if there is room for them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        title = self.fontMetrics().averageCharWidth() * _TITLE_LETTERS
        others = title + self._right_end.sizeHint().width() + 4 * self._row.spacing()
        self.pages.be_short(self.pages.full_width + others > self.width())


def _follow(button: QPushButton, action: QAction) -> None:
    text = unmarked(action.text())
    button.setEnabled(action.isEnabled())
    button.setAccessibleName(text)
    keys = action.shortcut().toString()
    button.setToolTip(plain_tip(f"{text} ({keys})" if keys else ""))
