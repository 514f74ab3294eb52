"""The sheet of a ship or class on the canvas: with buttons for the sections that it lacks, and what parts are worth."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.design.sheet_editor import SheetEditor
from metamaker.app.metaverse.design.part_menu import PartMenu
from metamaker.app.metaverse.design.section_adders import SectionAdders
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.app.metaverse.design.sheet_sources import sheet_sources
from metamaker.app.numbers.value_account import ValueAccount
from metamaker.game.designs import Share


class ShipSheet(SheetEditor):
    """The canvas of the design page."""

    def __init__(self, context: Context, edits: SheetEdits, account: ValueAccount, parent: QWidget | None = None) -> None:
        self._account = account
        self._ship_edits = edits
        super().__init__(context, edits, sheet_sources, parent)
        self.begin.setText(self.tr("New ship class"))
        self.adders = SectionAdders(self.canvas, edits)
        self.renewed.connect(self.adders.place)
        self.adders.place()

    def menu_of(self, ref: str) -> PartMenu:
        """See SheetEditor."""
        return PartMenu(self._context, self._ship_edits, ref, self.open_element, self)

    def shares(self, ref: str) -> tuple[Sequence[Share], float]:
        """See SheetEditor."""
        return self._account.shares(ref), self._account.of
