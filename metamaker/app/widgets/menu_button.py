"""A button that opens a menu."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget


class _FilledMenu(QMenu):
    """`filling(menu)` is sent for whoever fills it, whenever it is opened."""

    # A signal, as it does not keep alive whose method it is sent to.
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
    """Return a button whose menu `fill` fills anew whenever it is opened.

    With a `sign` the button shows that in place of its title, which its tip says then.
    """
    button = QToolButton(parent)
    button.setText(sign or f"{title} ▾")
    button.setAccessibleName(title)
    button.setToolTip(title if sign else "")
    button.setProperty("role", role)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    menu = _FilledMenu(button)
    menu.filling.connect(fill)
    button.setMenu(menu)
    return button
