"""The decisions of one side as chips: the codes of its ships, each with a tick once its orders are written."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QToolButton, QWidget

from metamaker.app.play.orders.drafts import Drafts
from metamaker.app.texts import labelled, plain_tip, tr
from metamaker.app.widgets.kit import styled
from metamaker.app.widgets.layouts import FlowBox
from metamaker.core.display_names import first_upper

_DONE = "✓"


class DecisionChips(FlowBox):
    """`chosen(place)` is emitted with the place of the chosen decision among all questions. A single one has no chip."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, trailing=True)
        self.setAccessibleName(tr("window-order-asked"))
        self.chips: dict[int, QToolButton] = {}
        """A chip for each place."""
        self._signs: dict[int, str] = {}

    def begin(self, places: Sequence[int], side: int = 0, sign: Callable[[int], str] = str) -> None:
        """Show a chip for each of these questions of a side; `sign(place)` returns its code."""
        for chip in self.chips.values():  # they live a moment longer, and another player may look
            chip.setToolTip("")
            chip.setAccessibleName("")
        self.flow.clear()
        self.chips, self._signs = {}, {}
        for place in places if len(places) > 1 else ():
            chip = styled(QToolButton(self), "chip")
            chip.setProperty("side", str(side % 2))
            chip.setCheckable(True)
            chip.setAutoExclusive(True)
            chip.clicked.connect(partial(self._choose, place))
            self.flow.addWidget(chip)
            chip.show()
            self.chips[place], self._signs[place] = chip, sign(place)
        self.setVisible(bool(self.chips))

    def show_drafts(self, drafts: Drafts) -> None:
        """Tick the decisions with legal orders. Tips show the orders in words."""
        for place, chip in self.chips.items():
            question, is_legal = drafts.questions[place], drafts.is_legal(place)
            state = "window-order-nothing-do" if question.idle else "window-order-written" if is_legal else "window-order-open"
            chip.setText(f"{self._signs[place]} {_DONE}" if is_legal else self._signs[place])
            chip.setAccessibleName(labelled(question.of, tr(state)))
            outcome = first_upper(drafts.draft(place).outcome) if is_legal and not question.idle else tr(state)
            chip.setToolTip(plain_tip(labelled(question.of, outcome)))

    def go_to(self, place: int) -> None:
        """Mark the chip of a question."""
        if place in self.chips:
            self.chips[place].setChecked(True)

    def _choose(self, place: int, _checked: bool = True) -> None:
        self.chosen.emit(place)
