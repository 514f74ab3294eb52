"""Buttons that open a menu, tabs as buttons that wrap if there is too little width, and the buttons inside a widget."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QMenu, QToolButton, QWidget

from metamaker.app.overrides import override
from metamaker.app.widgets.kit import named, styled
from metamaker.app.widgets.layouts import FlowLayout


class _FilledMenu(QMenu):
    """`filling(menu)` is emitted each time the menu is opened, so that a slot can fill it."""

    # A signal, because it does not keep the owner of the slot alive.
    filling = Signal(QMenu)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        self.filling.emit(self)


def menu_button(
    title: str, fill: Callable[[QMenu], object], parent: QWidget, *, sign: str = "", role: str = "secondary"
) -> QToolButton:
    """Return a button with a menu that `fill` fills each time it is opened.

    With a `sign`, the button shows the sign, and its tooltip shows the title.
    """
    button = named(styled(QToolButton(parent), role), title, title if sign else "")
    button.setText(sign or f"{title} ▾")
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    menu = _FilledMenu(button)
    menu.filling.connect(fill)
    button.setMenu(menu)
    return button


class TabButtons(QWidget):
    """A row of buttons with one of them down; arrow keys move between them.

    `turned(place)` is emitted when another one is down.
    """

    turned = Signal(int)

    def __init__(self, titles: Sequence[str], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        flow = FlowLayout(self, 0)
        for place, title in enumerate(titles):
            button = styled(QToolButton(self), "tab")
            button.setText(title)
            button.setCheckable(True)
            self._group.addButton(button, place)
            flow.addWidget(button)
        self._group.idToggled.connect(self._toggled)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reserve the height of all lines, so that no button is hidden if there is little height."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(event.size().width()))

    @override
    def event(self, event: QEvent) -> bool:
        """Follow the text size, which the buttons get later than this widget."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.setMinimumHeight(self.heightForWidth(self.width()))
        return handled

    @property
    def buttons(self) -> tuple[QToolButton, ...]:
        """The buttons in their order."""
        return tuple(self.findChildren(QToolButton))

    @property
    def place(self) -> int:
        """The number of the pressed button; −1 for none."""
        return self._group.checkedId()

    def turn(self, place: int) -> None:
        """Press a button."""
        self._group.button(place).setChecked(True)

    def _toggled(self, place: int, on: bool) -> None:
        if on:
            self.turned.emit(place)


def buttons_in(part: QWidget) -> list[QAbstractButton]:
    """Return the buttons inside a widget, including those that Qt makes, such as the crosses of tabs.

    `findChildren` and `tabButton` would tie the wrappers of those to the widget, which would keep them after Qt has deleted
    the buttons.
    """
    return [each for each in QApplication.allWidgets() if isinstance(each, QAbstractButton) and part.isAncestorOf(each)]
