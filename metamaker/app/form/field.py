"""Base of the editors of one property of any kind."""

from html import escape

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import row_in
from metamaker.app.widgets.rule_help import RULE
from metamaker.core.property import Choice, Property


class Field(QWidget):
    """Shows a property in one control. `edited(value)` is emitted when a person changes it.

    `take` never emits `edited`, and keeps the text cursor if the control already has the value.
    """

    edited = Signal(object)

    def __init__(self, control: QWidget, *, wide: bool = True) -> None:
        super().__init__()
        self.control = control
        row = row_in(self, (control, 1 if wide else 0))
        if not wide:
            row.addStretch(1)
        # Qt moves the field in the Tab order only if it has a focus policy.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(control)

    def take(self, shown: Property) -> None:
        """Show this property. Its kind must fit the field."""
        self.control.setAccessibleName(shown.label)
        self.control.setAccessibleDescription(shown.why_not or shown.hint)
        self.control.setEnabled(not shown.why_not)
        self.setProperty(RULE, shown.rule)
        self.put(shown)

    def put(self, shown: Property) -> None:
        """Put the value and its limits into the control."""
        raise NotImplementedError


class UndoneOutside(QObject):
    """Leaves the keys for undo and redo to the window, because typed text is a step of the document."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep text lines from using these keys for their own undo."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
        if not any(event.matches(each) for each in keys):
            return False
        event.ignore()
        return True


def undone_outside(control: QWidget) -> None:
    """Make undo and redo in `control` those of the document."""
    control.installEventFilter(UndoneOutside(control))


def several_values() -> str:
    """Return the text of a control for several different values."""
    return tr("window-form-several-values")


def literal(text: str) -> str:
    """Return a literal text for a button or the label of a field: an ampersand is not a shortcut."""
    return text.replace("&", "&&")


def choice_tip(choice: Choice) -> str:
    """Return the reason and the hint of a choice as an escaped tooltip."""
    parts = [part for part in (choice.why_not, choice.hint) if part]
    return "".join(f"<p>{escape(part)}</p>" for part in parts)
