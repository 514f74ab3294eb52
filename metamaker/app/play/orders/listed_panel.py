"""A decision whose answers are listed: a button each, or a click on what it is about."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtWidgets import QPushButton, QWidget
from typing_extensions import override

from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.widgets.layouts import FlowLayout
from metamaker.play.decision import Listed, Option

MOST_BUTTONS = 60
"""Of more options than these a line is typed, or one is clicked on the table."""


class ListedPanel(OrderPanel):
    """Buttons for the options."""

    at_once: ClassVar[bool] = True

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        legal = asked.decision.legal()
        self.options: tuple[Option, ...] = legal.options if isinstance(legal, Listed) else ()
        self.buttons: list[QPushButton] = []
        flow = FlowLayout(self)
        for option in self.options[:MOST_BUTTONS]:
            button = QPushButton(self._text(option).replace("&", "&&"), self)
            button.setProperty("role", "secondary")
            button.setCheckable(True)
            button.clicked.connect(partial(self._choose, option))
            flow.addWidget(button)
            self.buttons.append(button)

    def _text(self, option: Option) -> str:
        return option.text or self.asked.typed(option.value) or str(option.value)

    def _choose(self, option: Option, _checked: bool = True) -> None:
        self.written.emit(self.asked.typed(option.value))

    @override
    def show_text(self, text: str) -> None:
        for option, button in zip(self.options, self.buttons, strict=False):
            button.setChecked(self.asked.typed(option.value) == text)

    @override
    def click(self, refs: Sequence[str]) -> bool:
        """Take the one option that concerns what was clicked."""
        for ref in refs:
            found = [option for option in self.options if option.ref == ref]
            if len(found) == 1:
                self._choose(found[0])
                return True
        return False
