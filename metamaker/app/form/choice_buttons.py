"""A choice as buttons with icons. Each shows its effect or the reason why it is unavailable."""

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from metamaker.app.overrides import override
from metamaker.app.widgets.rule_help import RULE
from metamaker.core.property import Choice, Property

ChoicePicture = Callable[[Choice, int, float], QPixmap]
"""(choice, pixels, ratio) → its icon with this width in pixels and this device pixel ratio; a blank one without an icon."""

_COLUMNS = 2
_ICON_EMS = 1.2


class ChoiceButtons(QWidget):
    """Shows a choice; `chosen(value)` is emitted for a pressed button. Unavailable choices show the reason."""

    chosen = Signal(str)

    def __init__(self, picture: ChoicePicture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._choices: tuple[Choice, ...] = ()
        self.buttons: dict[str, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(self.fontMetrics().height() // 4)

    def show_property(self, shown: Property) -> None:
        """Show the choices of a property, and which of them it has."""
        if shown.choices != self._choices:
            self._choices = shown.choices
            for choice in shown.choices:
                self._dress(self._button(choice.value), choice)
        for value, button in self.buttons.items():
            button.setChecked(value == shown.value)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Scale the icons with the text."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            for choice in self._choices:
                self._dress(self._button(choice.value), choice)

    def _button(self, value: str) -> QPushButton:
        button = self.buttons.get(value)
        if button is None:
            button = self.buttons[value] = QPushButton(self)
            button.setCheckable(True)
            button.setProperty("role", "option")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(partial(self._press, value))
            place = len(self.buttons) - 1
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        return button

    def _dress(self, button: QPushButton, choice: Choice) -> None:
        side = round(self.fontMetrics().height() * _ICON_EMS)
        button.setText(choice.text)
        button.setIconSize(QSize(side, side))
        button.setIcon(QIcon(self._picture(choice, side, self.devicePixelRatioF())))
        button.setEnabled(not choice.why_not)
        reason = f"<p>✕ {escape(choice.why_not)}</p>" if choice.why_not else ""
        button.setToolTip(f"<p>{escape(choice.hint)}</p>{reason}")
        button.setAccessibleDescription(choice.why_not or choice.hint)
        button.setProperty(RULE, choice.rule)

    def _press(self, value: str, _checked: bool = False) -> None:
        """Keep a button down after a second press, because its value is still the chosen one."""
        self.buttons[value].setChecked(True)
        self.chosen.emit(value)
