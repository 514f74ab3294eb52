"""The panel for damage and crew: boxes are ticked here or on the sheet of the ship."""

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtWidgets import QWidget

from metamaker.app.cosmoforce.play.tick_boxes import TickBoxes
from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.widgets.kit import column_in, push_button, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox
from metamaker.games.cosmoforce.match.choices.ticks import TickRow, ticks_of
from metamaker.play.dialogue import Draft
from metamaker.rendering.hit_testing import whole


class TickPanel(OrderPanel[tuple[Any, ...]]):
    """It begins with the suggestion of a captain where something must be chosen; ticks move it."""

    tells_all: ClassVar[bool] = True
    plays_by_enter: ClassVar[bool] = True

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        decision: Any = asked.decision
        self.ticks = ticks_of(decision)
        self.answer: tuple[Any, ...] = ()
        self.left = words_label("strong", self)
        self.suggest = push_button(asked.words["ask-tick-suggested"], self, lambda _: self._suggest(), "link")
        self.suggest.setVisible(self.ticks.least > 0)
        self.rows = {row.value: TickBoxes(row, self) for row in self.ticks.rows}
        self._is_new = True
        side_by_side = FlowBox(self, self.fontMetrics().height() // 2)
        column_in(self, row_of((self.left, 1), self.suggest), side_by_side, gap=1)
        for boxes in self.rows.values():
            side_by_side.flow.addWidget(boxes)
            boxes.added.connect(lambda value: self._tick(self.ticks.added(self.answer, value)))
            boxes.removed.connect(lambda value: self._tick(self.ticks.removed(self.answer, value)))

    def _suggest(self) -> None:
        self.written.emit(self.asked.dialogue.blank(self.asked.place))

    def _tick(self, answer: tuple[Any, ...]) -> None:
        if answer != self.answer:
            self.write(answer)

    @override
    def show_draft(self, draft: Draft[tuple[Any, ...]]) -> None:
        if draft.is_legal:
            self.answer = tuple(draft.answer)
        elif not draft.problem and isinstance(draft.answer, tuple):
            known = {row.value for row in self.ticks.rows}
            self.answer = tuple(each for each in draft.answer if each in known)
        for value, boxes in self.rows.items():
            boxes.show_ticks(self.answer.count(value))
        self.left.setText(self.ticks.left(self.answer, self.asked.words))
        if self._is_new:
            self._is_new = False
            if any(row.ref for row in self.ticks.rows):
                self.sheet_wanted.emit(self.ticks.rows[0].ship)

    # The sheet

    def _on(self, ship: str) -> Sequence[TickRow]:
        return [row for row in self.ticks.rows if row.ship == ship and row.ref]

    @override
    def named_on(self, ship: str) -> Sequence[str]:
        """Return the free boxes."""
        return tuple(f"{row.ref}#{number + 1}" for row in self._on(ship) for number in range(row.marked, row.boxes))

    @override
    def ticked_on(self, ship: str) -> Sequence[str]:
        return tuple(
            f"{row.ref}#{row.marked + number + 1}"
            for row in self._on(ship)
            for number in range(min(self.answer.count(row.value), row.boxes - row.marked))
        )

    @override
    def click_on_sheet(self, ship: str, refs: Sequence[str]) -> bool:
        """Tick a free box of the clicked slot; a click on a ticked box takes the tick off."""
        ticked = self.ticked_on(ship)
        for ref in refs:
            row = next((row for row in self._on(ship) if row.ref == whole(ref)), None)
            if row is not None:
                taken = ref in ticked
                change = self.ticks.removed if taken else self.ticks.added
                self._tick(change(self.answer, row.value))
                return True
        return False
