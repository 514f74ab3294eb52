"""A critical of a game on paper: the section that is struck, and its dice."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from metamaker.app.play.recording.paper_box import PaperBox, TypedDice
from metamaker.game.play import Paper
from metamaker.play.story import StoryLine


class CriticalBox(PaperBox):
    """See PaperBox."""

    def __init__(self, paper: Paper[Any], parent: QWidget) -> None:
        super().__init__(paper, self.tr("Critical"), "4 6", parent)
        self.choice.setAccessibleName(self.tr("Section that is struck"))

    @override
    def choices(self, fleet: Any, state: Any, ref: str, language: str) -> Mapping[str, str]:
        return self.paper.parts(fleet, ref, language)

    @override
    def outcome(self, fleet: Any, state: Any, ref: str, dice: TypedDice) -> tuple[tuple[StoryLine, ...], object]:
        return self.paper.critical(fleet, state, ref, self.choice.currentData(), dice)
