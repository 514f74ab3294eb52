"""Enter presses the focused button of a window. Qt does this only for push buttons of dialogs."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QDialog,
    QFileDialog,
    QInputDialog,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QWidget,
)

from metamaker.app.overrides import override

ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""The two keys that press the focused button."""

_OF_QT = (QFileDialog, QInputDialog, QMessageBox)
"""Dialogs of Qt, which choose a default button themselves."""


def press_by_enter(window: QWidget) -> None:
    """Let Enter press the focused button of a window or dock.

    A dialog gets no default button, unless the dialog sets one: otherwise Enter in a field would press the first button.
    """
    if not isinstance(window, _OF_QT):
        _EnterKey(window)


def press(button: QAbstractButton) -> None:
    """Press a button as a click does."""
    button.click()


class _EnterKey(QObject):
    """Watches the keys that no widget of its parent has used."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the focused button; before a dialog is shown, see that it gets no default button."""
        kind = event.type()
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return event.key() in ENTER and self._press(event)
        if kind is QEvent.Type.Show and isinstance(self._window, QDialog):
            self._without_default()
        return False

    def _press(self, event: QKeyEvent) -> bool:
        button = self._window.window().focusWidget()
        if not isinstance(button, QAbstractButton) or not button.isEnabled() or event.modifiers() & _HELD:
            return False
        if isinstance(button, QCheckBox | QRadioButton) and self._has_default():
            return False
        if not event.isAutoRepeat():
            press(button)
        return True

    def _without_default(self) -> None:
        if not self._has_default():
            for button in self._window.findChildren(QPushButton):
                button.setAutoDefault(False)

    def _has_default(self) -> bool:
        """Return whether this is a dialog with a default button, which Enter presses from its other fields."""
        window = self._window
        return isinstance(window, QDialog) and any(button.isDefault() for button in window.findChildren(QPushButton))


_HELD = ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
