"""Repairs of a game on paper: a system that is disabled, the crew that works on it, its die."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QSpinBox, QWidget
from typing_extensions import override

from metamaker.app.form.spin_boxes import indent
from metamaker.app.play.recording.paper_box import PaperBox, TypedDice
from metamaker.game.play import Paper
from metamaker.play.story import StoryLine


class RepairBox(PaperBox):
    """See PaperBox. It is there while something can be repaired. `crew` are the parties that work on it."""

    def __init__(self, paper: Paper[Any], parent: QWidget) -> None:
        super().__init__(paper, self.tr("Repair"), "2", parent)
        self._most: Mapping[str, int] = {}
        self.choice.setAccessibleName(self.tr("System that is repaired"))
        self.crew = QSpinBox(self)
        indent(self.crew)
        self.crew.setAccessibleName(self.tr("Crew that works on it"))
        self.crew.setToolTip(self.tr("Crew parties; each works on one system in a turn"))
        self.below.insertWidget(0, self.crew)
        self.choice.currentIndexChanged.connect(lambda _: self._bound())
        self.crew.valueChanged.connect(lambda _: self.forget())
        self.hide()

    @override
    def choices(self, fleet: Any, state: Any, ref: str, language: str) -> Mapping[str, str]:
        found = self.paper.repairs(fleet, state, ref, language)
        self._most = {key: most for key, (_, most) in found.items()}
        self.setVisible(bool(found))
        return {key: name for key, (name, _) in found.items()}

    @override
    def outcome(self, fleet: Any, state: Any, ref: str, dice: TypedDice) -> tuple[tuple[StoryLine, ...], object]:
        return self.paper.repair(fleet, state, ref, self.choice.currentData(), self.crew.value(), dice)

    def _bound(self) -> None:
        """Offer as much crew as can work on what is chosen."""
        self.forget()
        most = self._most.get(self.choice.currentData(), 1)
        self.crew.setRange(1, most)
        self.crew.setValue(most)
