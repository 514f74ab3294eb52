"""A decision as rows, one per answer, highlighted on the map; a click there chooses an answer, a second one gives it."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from metamaker.app.cosmos_commanders.signs import pixels
from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import nested
from metamaker.games.cosmos_commanders.match.moments import MapMoment
from metamaker.games.cosmos_commanders.match.picture import lit
from metamaker.play.dialogue import Draft
from metamaker.rendering.drawing import Drawing


class Answer(NamedTuple):
    """An answer: its value, its element on the map, its title, its effect in a few sentences."""

    value: str
    ref: str
    title: str
    about: tuple[str, ...]
    icon: QIcon | None = None


class RowsPanel(OrderPanel[str]):
    """A panel of answers as rows. See OrderPanel.

    A click on a row gives its answer at once; a mark of the map needs a second click, because the answer may roll a die.
    """

    at_once: ClassVar[bool] = True
    needs_text: ClassVar[bool] = True
    tells_all: ClassVar[bool] = True

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(self.fontMetrics().height() // 4)
        self.buttons: dict[str, QPushButton] = {}
        self.answers: tuple[Answer, ...] = ()
        self.chosen = ""
        self._list: QWidget | None = None
        self.place = nested(self.rows, QVBoxLayout())
        """The place of the rows."""

    def show_answers(self, answers: Sequence[Answer]) -> None:
        """Replace the rows with these answers."""
        if self._list is not None:
            self._list.hide()
            self._list.deleteLater()
        self.answers, self.buttons, self.chosen = tuple(answers), {}, ""
        self._list = QWidget(self)
        self._list.setProperty("role", "clear")
        rows = QVBoxLayout(self._list)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(self.rows.spacing())
        for answer in answers:
            rows.addWidget(self._row(answer, self._list))
        self.place.addWidget(self._list)
        self.redrawn.emit()

    def _row(self, answer: Answer, parent: QWidget) -> QWidget:
        row = QFrame(parent)
        row.setProperty("role", "clear")
        lines = QVBoxLayout(row)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        button = QPushButton(answer.title.replace("&", "&&"), row)
        button.setProperty("role", "option")
        button.setCheckable(True)
        button.setAccessibleDescription(". ".join(answer.about))
        if answer.icon is not None:
            button.setIcon(answer.icon)
            button.setIconSize(QSize(pixels(self), pixels(self)))
        button.clicked.connect(partial(self._given, answer))
        lines.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        if answer.about:
            told = words_label("caption", row, "; ".join(answer.about))
            told.setWordWrap(True)
            lines.addWidget(told)
        self.buttons[answer.value] = button
        return row

    def _given(self, answer: Answer, _checked: bool = True) -> None:
        self.write(answer.value)

    def choose(self, answer: Answer) -> None:
        """Show an answer as chosen; give it if it is chosen already."""
        if self.chosen == answer.value:
            self._given(answer)
            return
        self.chosen = answer.value
        self._mark()
        self.redrawn.emit()

    def _mark(self) -> None:
        for value, button in self.buttons.items():
            button.setChecked(value == self.chosen)

    @override
    def show_draft(self, draft: Draft[str]) -> None:
        if not draft.is_blank:
            self.chosen = draft.answer if draft.is_legal else ""
        self._mark()

    def refs(self) -> Collection[str]:
        """Return the highlighted marks of the map."""
        return {each.ref for each in self.answers if each.ref}

    @override
    def drawings(self, draft: Draft[str]) -> Sequence[Drawing]:
        moment: Any = self.asked.moment
        if not isinstance(moment, MapMoment):
            return ()
        chosen = [each.ref for each in self.answers if each.value == self.chosen and each.ref]
        return (lit(moment.page(), sorted(self.refs()), chosen),)

    def answers_at(self, ref: str) -> Sequence[Answer]:
        """Return the answers for a mark of the map."""
        return [each for each in self.answers if each.ref == ref]

    @override
    def click(self, refs: Sequence[str]) -> bool:
        for ref in refs:
            found = self.answers_at(ref)
            if found:
                after = next((place + 1 for place, each in enumerate(found) if each.value == self.chosen), 0)
                # Each click goes to the next of several answers at one place; a second click gives the only one.
                self.choose(found[after % len(found)] if len(found) > 1 else found[0])
                return True
        return False

    @override
    def about(self, ref: str) -> Sequence[str]:
        return [f"{each.title}: {'; '.join(each.about)}" for each in self.answers_at(ref)]
