"""Messages below a field: problems of its value and quick fixes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QPushButton, QWidget

from metamaker.app.widgets.kit import column_in, push_button, row_in
from metamaker.app.widgets.labels import words_label


@dataclass(frozen=True)
class Remark:
    """A sentence in the tone of `good`, `warning`, `error` or `caption`; `offer` is the label of a button next to it."""

    text: str
    tone: str = "caption"
    offer: str = ""
    act: Callable[[], None] | None = None


class Remarks(QWidget):
    """A column of remarks, hidden if there are none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[tuple[str, str, str], ...] = ()
        self._acts: list[Callable[[], None] | None] = []
        self._lines: list[QWidget] = []
        self.buttons: list[QPushButton] = []
        self._column = column_in(self, gap=0)
        self.hide()

    @property
    def text(self) -> str:
        """All remarks, one per line."""
        return "\n".join(text for text, _, _ in self._shown)

    def show_remarks(self, remarks: Sequence[Remark]) -> None:
        """Show these remarks. Actions are replaced each time; buttons are created again only if the texts changed."""
        shown = tuple((each.text, each.tone, each.offer) for each in remarks)
        self._acts = [each.act for each in remarks]
        if shown == self._shown:
            return
        self._shown = shown
        for line in self._lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.buttons = []
        self._lines = [self._line(each, place) for place, each in enumerate(remarks)]
        for line in self._lines:
            self._column.addWidget(line)
        self.setVisible(bool(remarks))

    def _line(self, remark: Remark, place: int) -> QWidget:
        line = QWidget(self)
        label = words_label(remark.tone, line, remark.text, wraps=True)
        row = row_in(line, (label, 1))
        if remark.offer:
            button = push_button(remark.offer.replace("&", "&&"), line, lambda: self._do(place), "link")
            row.addWidget(button)
            self.buttons.append(button)
        return line

    def _do(self, place: int) -> None:
        act = self._acts[place]
        if act is not None:
            act()
