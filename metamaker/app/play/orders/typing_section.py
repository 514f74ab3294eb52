"""The part of the orders card for typed orders: the line, and the numbers and codes for it. Folded until it is wanted."""

from collections.abc import Sequence
from html import escape

from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from metamaker.app.play.orders.order_panel import Asked
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, named, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import LowArea

_KEPT = "match_typing"

_MOST_LINES = 5
"""Visible lines of the facts; the rest can be scrolled to."""


class TypingSection(QWidget):
    """`line` is typed in; `button` folds and unfolds the section, which stays as it was left."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, "clear")
        self._settings = settings
        self._asked: Asked | None = None
        self.line = QLineEdit(self)
        self.facts = words_label("caption", self, wraps=True)
        column_in(self, self.line, LowArea(_MOST_LINES, self.facts), gap=self.fontMetrics().height() // 4)
        self.button = named(styled(QToolButton(parent), "quiet"), tr("window-order-type"), tr("window-order-type-tip"))
        self.button.setCheckable(True)
        self.button.toggled.connect(self._fold)
        self.button.setChecked(settings.kept(_KEPT) is True)
        self._show()

    def _fold(self, on: bool) -> None:
        self._settings.keep(_KEPT, on)
        self._show()
        if on:
            self._show_notation()
            self.line.setFocus()

    def _show(self) -> None:
        on = self.button.isChecked()
        self.setVisible(on)
        self.button.setText(f"{tr('window-order-type')} {'▴' if on else '▾'}")

    def ask(self, asked: Asked, title: str) -> None:
        """Show the notation of a decision."""
        self.line.setPlaceholderText(asked.question.hint)
        self.line.setAccessibleName(title)
        self.line.setToolTip("<br>".join(map(escape, asked.dialogue.help(asked.place))))
        self._asked = asked
        self._show_notation()

    def _show_notation(self) -> None:
        """Show the facts of the decision; they are not worked out while the section is folded."""
        if self._asked is not None and self.button.isChecked():
            self.tell(self._asked.dialogue.typing_facts(self._asked.place))

    def tell(self, lines: Sequence[str]) -> None:
        """Show facts or help below the line."""
        self.facts.setText("\n".join(lines))

    def clear(self) -> None:
        """Forget everything typed."""
        self._asked = None
        self.line.clear()
        self.facts.clear()
