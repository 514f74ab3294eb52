"""Choice of the victory condition of a match: the last fleet, or points with a head start for a side."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip, tr
from metamaker.app.widgets.boxes import ComboBox, SpinBox
from metamaker.app.widgets.layouts import FlowBox
from metamaker.game_api.play import Encounters, HeadStart, Wishes
from metamaker.play.story import LETTERS

MOST_POINTS = 100
MOST_TURN = 99
"""Later turns can be loaded but not chosen: no battle lasts so long."""

SIDES = 2

LAST_FLEET = -1
"""Value for the usual victory; others are the sides with the head start."""


class HeadStartRow(FlowBox):
    """`changed` is emitted when the user changes the condition or the points."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, parent.fontMetrics().height() // 2)
        self.victory, self.points, self.turn = ComboBox(self), SpinBox(self), SpinBox(self)
        self.victory.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.victory.setAccessibleName(tr("window-setup-victory"))
        self.victory.addItem(tr("window-setup-victory-last-fleet"), LAST_FLEET)
        for side in range(SIDES):
            self.victory.addItem("", side)
        self.points.setRange(0, MOST_POINTS)
        self.points.setAccessibleName(tr("window-setup-head-start-points"))
        self.points.setSuffix(tr("window-setup-points-suffix"))
        self.turn.setRange(0, MOST_TURN)
        self.turn.setAccessibleName(tr("window-setup-head-start-turn"))
        self.turn.setPrefix(tr("window-setup-turn-prefix"))
        self.turn.setSpecialValueText(tr("window-setup-every-turn"))
        self.setToolTip(plain_tip(tr("window-setup-victory-hint")))
        for part in (self.victory, self.points, self.turn):
            self.flow.addWidget(part)
        self.show_names(())
        self._enable()
        self.victory.currentIndexChanged.connect(lambda _: self._enable())
        for change in (self.victory.currentIndexChanged, self.points.valueChanged):
            change.connect(lambda _: self._change())
        self.turn.valueChanged.connect(lambda _: self.changed.emit())

    @override
    def sizeHint(self) -> QSize:
        """Return the width of one line, for forms that give a field only that much."""
        hint = super().sizeHint()
        parts = [part for part in (self.victory, self.points, self.turn) if not part.isHidden()]
        hint.setWidth(sum(part.sizeHint().width() for part in parts) + self.flow.gap * (len(parts) - 1))
        return hint

    def _enable(self) -> None:
        for part in (self.points, self.turn):
            part.setVisible(self.victory.currentData() != LAST_FLEET)

    def show_names(self, names: Sequence[str]) -> None:
        """Name the sides that can have the head start; by their letters without names."""
        for side in range(SIDES):
            name = names[side] if side < len(names) else ""
            called = f"{LETTERS[side]}, {name}" if name else LETTERS[side]
            self.victory.setItemText(side + 1, tr("window-setup-victory-points", side=called))

    @property
    def given(self) -> HeadStart | None:
        """The head start; None for the usual victory."""
        side = self.victory.currentData()
        return None if side == LAST_FLEET else HeadStart(side, self.points.value(), self.turn.value())

    def show_given(self, given: HeadStart | None) -> None:
        """Show a head start, or the usual victory, without a signal."""
        with QSignalBlocker(self.victory), QSignalBlocker(self.points), QSignalBlocker(self.turn):
            self.victory.setCurrentIndex(0 if given is None else given.side + 1)
            self.points.setValue(0 if given is None else given.points)
            self.turn.setMaximum(MOST_TURN if given is None else max(MOST_TURN, given.from_turn))
            self.turn.setValue(0 if given is None else given.from_turn)
        self._enable()

    def _change(self) -> None:
        """Forget the turn, because it was chosen for other points."""
        with QSignalBlocker(self.turn):
            self.turn.setValue(0)
        self.changed.emit()


def arranged(
    encounters: Encounters, forces: Sequence[Any], met: Any, wishes: Wishes | None, seed: int, given: HeadStart | None
) -> Any:
    """Return the encounter of a match: `met` or a rolled one, with its head start; None for the usual line-up without one.

    Raises WishRefused.
    """
    encounter = met if wishes is None else encounters.rolled(forces, seed, wishes)
    return encounters.with_head_start(forces, encounter, given)
