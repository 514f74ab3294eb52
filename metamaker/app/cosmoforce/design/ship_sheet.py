"""The sheet of a ship or design on the canvas: its slots take systems and can be swapped; its sources."""

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.board_edits import SlotMenu, system_popup
from metamaker.app.cosmoforce.design.inspector import number_symbol
from metamaker.app.cosmoforce.design.slot_edits import SlotEdits
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.design.sheet_editor import SheetEditor, SheetSources
from metamaker.app.form.choice_popup import ChoicePopup
from metamaker.app.overrides import override
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, element


def sheet_sources(fleet: Fleet, ref: str) -> SheetSources | None:
    """Return the sources of the sheet of a ship or design; None for other references.

    The shown problems are those of the design under the played rules, so they need no separate check.
    """
    try:
        shown = element(fleet, ref)
    except KeyError:
        return None
    played = (fleet.name, fleet.edition, fleet.toggles, fleet.options)
    if not isinstance(shown, Ship):
        return SheetSources((shown, *played), ())
    teams = tuple(team.name for team in fleet.teams if shown in team.ships)
    return SheetSources((shown, fleet.design(shown.design), *teams, *played), ())


class ShipSheet(SheetEditor):
    """The canvas of the design page. Slots open the board's choice of systems: `chooser`.

    `weigh_wanted(ref)` asks for the comparison of systems for a slot.
    """

    weigh_wanted = Signal(str)

    def __init__(self, context: Context[Fleet], edits: SlotEdits, parent: QWidget | None = None) -> None:
        self._slot_edits = edits
        self.chooser: ChoicePopup | None = None
        super().__init__(context, edits, sheet_sources, parent)
        self.begin.setText(tr("window-design-new-ship"))
        self.canvas.is_place = edits.is_slot

    @override
    def menu_of(self, ref: str) -> SlotMenu:
        return SlotMenu(self._context, self._slot_edits, ref, self.open_element, self.weigh_wanted.emit, self)

    @override
    def step_hint(self, ref: str) -> str:
        return tr("window-design-go-through-choices")

    @override
    def open_element(self, ref: str) -> None:
        """Choose a system for a slot; edit in place; explain a calculated number."""
        if self._slot_edits.is_slot(ref):
            self._choose(ref)
        elif not self.in_place.open(ref):
            symbol = number_symbol(ref)
            if symbol:
                self.explained.emit(symbol)

    def _choose(self, ref: str) -> None:
        document = self._context.document
        shown = self._context.edits.inline_property(document.value, ref, self._context.language)
        if shown is None:
            return
        box, canvas = self.canvas.box_of(ref), self.canvas.viewport()
        self.canvas.card.hide()
        self.chooser = system_popup(shown.choices, str(shown.value), self._slot_edits.name(ref), canvas)
        self.chooser.chosen.connect(lambda value: self._slot_edits.fill(value, ref))
        self.chooser.open(QRect(canvas.mapToGlobal(box.topLeft()), box.size()))
