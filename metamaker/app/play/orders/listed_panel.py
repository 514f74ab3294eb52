"""The panel for a decision with listed answers: a button each, or a click on a marked piece of the table."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.texts import tr
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox
from metamaker.play.decision import Listed, Option
from metamaker.play.dialogue import Draft

MOST_BUTTONS = 60
"""The most options with buttons; the others are typed, or chosen with a click on the table."""


class ListedPanel(OrderPanel):
    """A button for each option. A click on the table leaves only the buttons of the clicked piece, if it has several."""

    at_once: ClassVar[bool] = True

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        legal = asked.decision.legal()
        self._all: tuple[Option, ...] = legal.options if isinstance(legal, Listed) else ()
        self.options = self._all
        self.buttons: list[QPushButton] = []
        self._draft: Draft | None = None
        self.hint = words_label("caption", self)
        self.hint.setWordWrap(True)
        self._box = FlowBox(self)
        self.back = QPushButton(tr("window-order-all-answers"), self)
        self.back.setProperty("role", "link")
        self.back.clicked.connect(lambda _: self._offer(self._all))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        for part in (self.hint, self._box, self.back):
            rows.addWidget(part)
        self._offer(self._all)

    def _offer(self, options: Sequence[Option]) -> None:
        """Show only these options as buttons."""
        for old in self.buttons:
            self._box.flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.options, self.buttons = tuple(options), []
        for option in self.options[:MOST_BUTTONS]:
            button = QPushButton(self._text(option).replace("&", "&&"), self._box)
            button.setProperty("role", "secondary")
            button.setCheckable(True)
            button.clicked.connect(partial(self._choose, option))
            self._box.flow.addWidget(button)
            button.show()
            self.buttons.append(button)
        hidden = len(self.options) - len(self.buttons)
        self.hint.setText(tr("window-order-click-marked-place", count=hidden))
        self.hint.setVisible(hidden > 0)
        self.back.setVisible(len(self.options) < len(self._all))
        self._check()

    def _text(self, option: Option) -> str:
        return option.text or self.asked.draft(option.value).text or str(option.value)

    def _choose(self, option: Option, _checked: bool = True) -> None:
        self.write(option.value)

    @override
    def show_draft(self, draft: Draft) -> None:
        self._draft = draft
        self._check()

    def _check(self) -> None:
        """Check the button of the draft; none while nothing legal is written."""
        draft = self._draft
        written = (draft.answer,) if draft is not None and draft.is_legal and not draft.is_blank else ()
        for option, button in zip(self.options, self.buttons, strict=False):
            button.setChecked(option.value in written)

    @override
    def marks(self) -> Sequence[str]:
        return tuple(dict.fromkeys(option.ref for option in self._all if option.ref))

    @override
    def click(self, refs: Sequence[str]) -> bool:
        """Choose the only option of the clicked piece, or show only its options."""
        for ref in refs:
            found = [option for option in self._all if option.ref == ref]
            if len(found) == 1:
                self._choose(found[0])
                return True
            if found:
                self._offer(found)
                return True
        return False
