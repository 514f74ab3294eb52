"""The context menu of an element of the sheet of a ship: of a slot, of a number, of the sheet itself."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.board_edits import BoardEdits
from metamaker.app.design.element_menu import ElementMenu


class SlotSheetMenu(ElementMenu):
    """What can be done with an element of a ship. See ElementMenu. `weigh(ref)` asks what a slot should hold."""

    def __init__(
        self,
        context: Context,
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
            self.add(self.tr("What should this slot hold?"), lambda: weigh(ref))
        self.add(self.tr("Sort the slots"), edits.sort, enabled=edits.can_sort)

    def step_texts(self) -> tuple[str, str]:
        """See ElementMenu: a step goes on to the next choice."""
        if self._edits.is_slot(self._ref):
            return self.tr("Next system"), self.tr("Previous system")
        return self.tr("Next class"), self.tr("Previous class")
