"""F1 opens the rule of the focused widget, from its dynamic property: `widget.setProperty("rule", "MV-3.1.5-01")`."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip, tr

RULE = "rule"
"""The name of the property."""

RULE_ROLE = int(Qt.ItemDataRole.UserRole) + 100
"""The role for the rule id of an item in a view."""


def rule_tip(rule: str, explanation: str = "") -> str:
    """Return the tooltip of a link to a rule: a plain explanation, if there is one, and how to open the rule."""
    open_rule = tr("window-common-open-rule-key", rule=rule)
    return plain_tip(explanation) + plain_tip(open_rule) if rule else plain_tip(explanation)


def rule_at(widget: QWidget | None) -> str:
    """Return the rule id of a widget: that of its current item, its own, or of the nearest parent; "" if none."""
    at = widget
    while at is not None:
        rule = _of_item(at) or at.property(RULE)
        if isinstance(rule, str) and rule:
            return rule
        at = None if at.isWindow() else at.parentWidget()
    return ""


def _of_item(widget: QWidget) -> object:
    return widget.currentIndex().data(RULE_ROLE) if isinstance(widget, QAbstractItemView) else None


class RuleHelp(QObject):
    """Handles F1 and Shift+F1 in a window: `show_rule(id)` for the focused widget, `other()` if nothing has a rule.

    It gets the keys of the window after the widgets inside, which can handle them themselves.
    """

    def __init__(self, window: QWidget, show_rule: Callable[[str], None], other: Callable[[], None]) -> None:
        super().__init__(window)
        self._show_rule = show_rule
        self._other = other
        window.installEventFilter(self)

    def open(self) -> None:
        """Open the rule of the focused widget, as the help entry of a menu does."""
        if rule := rule_at(QApplication.focusWidget()):
            self._show_rule(rule)
        else:
            self._other()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the keys for help."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F1:
            self.open()
            return True
        return super().eventFilter(watched, event)
