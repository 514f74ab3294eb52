"""Edits of the slots of a ship for the board and the sheet, and the menu of these edits."""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.cosmoforce.palette import choice_picture
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.design.element_menu import CanvasEdits, ElementMenu
from metamaker.app.form.choice_popup import ChoicePopup, PopupTexts
from metamaker.app.overrides import override
from metamaker.core.property import Choice
from metamaker.games.cosmoforce.model.design import Design, SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet


class BoardEdits(CanvasEdits, Protocol):
    """The edits of slots in an open document, with those of any canvas. See CanvasEdits."""

    @property
    def fleet(self) -> Fleet:
        """The document as it is now."""

    @property
    def design(self) -> Design | None:
        """The design on the canvas, or that of the ship there."""

    @property
    def can_sort(self) -> bool:
        """Return whether the order of the systems differs from that of the rules."""

    def held(self, ref: str) -> SystemKind | None:
        """Return the system in a slot; None for an empty slot, and for other elements."""

    def is_slot(self, ref: str) -> bool:
        """Return whether an element is a slot."""

    def fill(self, value: str, *refs: str) -> None:
        """Put a system into slots; an empty value empties them."""

    def sort(self) -> None:
        """Put the systems in the order of the rules."""

    def change_class(self, value: str) -> None:
        """Change the class of the ship."""


class SlotMenu(ElementMenu):
    """The menu of an element of a ship. See ElementMenu. `weigh(ref)` opens the comparison of systems for a slot."""

    def __init__(
        self,
        context: Context[Fleet],
        edits: BoardEdits,
        ref: str,
        edit: Callable[[str], None],
        weigh: Callable[[str], None],
        parent: QWidget | None = None,
    ) -> None:
        self._edits = edits
        super().__init__(context, edits, ref, edit, parent)
        self.addSeparator()
        if edits.is_slot(ref):
            self.add(tr("window-board-should-slot-hold"), lambda: weigh(ref))
        self.add(tr("window-common-sort-slots"), edits.sort, enabled=edits.can_sort)

    @override
    def step_texts(self) -> tuple[str, str]:
        """Return the texts of a step, which goes on to the next choice."""
        if self._edits.is_slot(self._ref):
            return tr("window-board-next-system"), tr("window-board-previous-system")
        return tr("window-board-next-class"), tr("window-board-previous-class")


def system_popup(choices: Sequence[Choice], now: str, title: str, parent: QWidget) -> ChoicePopup:
    """Return the popup with all systems for a slot."""
    texts = PopupTexts(title, tr("window-board-find-system"), tr("window-board-no-such-system"))
    return ChoicePopup(choices, now, choice_picture, texts, parent)
