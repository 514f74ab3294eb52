"""The inspector of the selection: buttons for the systems of a slot, all properties of a ship, breakdowns of numbers."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.cosmoforce.design.slot_edits import SlotEdits
from metamaker.app.cosmoforce.fleet.lists import class_picture
from metamaker.app.cosmoforce.palette import ICONS, choice_picture
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.design.inspector import Inspector
from metamaker.app.form.choice_buttons import ChoiceButtons
from metamaker.app.overrides import override
from metamaker.app.widgets.kit import named
from metamaker.core.property import Summary
from metamaker.game_api.edits import shared_properties
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, Kind
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.stats.block import HEADLINE

_TOKENS = {"standby": "complement", "heat": "starting_heat", "speed-now": "speed"}
"""Places for tokens, with the numbers for their initial values."""


def number_symbol(ref: str) -> str:
    """Return the symbol of the number of an element; empty for elements without one."""
    last = ref.rpartition("/")[2]
    symbol = _TOKENS.get(last, last)
    return symbol if ref.count("/") > 1 and symbol in HEADLINE else ""


class SlotInspector(Inspector):
    """The inspector of the selected element. `explained(symbol)` asks for the breakdown of a number."""

    def __init__(self, context: Context[Fleet], edits: SlotEdits, parent: QWidget | None = None) -> None:
        self._edits = edits
        super().__init__(context, edits, parent)
        self.why = named(
            self.button(tr("window-order-why"), lambda: self.explained.emit(number_symbol(self.ref))),
            tr("window-design-explain-number"),
        )
        self.systems = named(ChoiceButtons(choice_picture, self), tr("window-design-system-slot"))
        self.systems.chosen.connect(self._fill)
        self.above_facts.addWidget(self.systems)
        self.below_facts.addWidget(self.why, 0, Qt.AlignmentFlag.AlignLeft)
        self.renew()

    @override
    def inspected(self, ref: str) -> tuple[str, ...]:
        """Return the elements in the form: none for slots, which have buttons, or numbers; a ship of a team with its design."""
        of = STRUCTURE.find(self._edits.fleet, ref)
        if of is None or of.kind is Kind.SLOT or number_symbol(ref):
            return ()
        return (of.ref, of.design.ref()) if of.kind is Kind.SHIP else (ref,)

    @override
    def picture(self, summary: Summary, side: int) -> QPixmap:
        held, of, ratio = (
            self._edits.held(summary.ref),
            STRUCTURE.find(self._edits.fleet, summary.ref),
            self.devicePixelRatioF(),
        )
        if held is not None:
            return ICONS.tile(held, catalogue()[held].kind, side, ratio)
        is_ship = of is not None and of.kind in {Kind.DESIGN, Kind.SHIP} and not of.focus
        return class_picture(of.design.ship_class, side, ratio) if of is not None and is_ship else QPixmap()

    @override
    def headed(self, ref: str) -> None:
        """Add a link to the breakdown of a number."""
        symbol = number_symbol(ref)
        self.why.setVisible(bool(symbol))

    @override
    def show_forms(self, refs: tuple[str, ...]) -> None:
        """Show the systems for a slot, or forms."""
        is_slot = all(map(self._edits.is_slot, self.refs))
        if is_slot:
            value = self._context.document.value
            self.systems.show_property(shared_properties(self._context.edits, value, self.refs, self._language)[0])
        self.systems.setVisible(is_slot)
        super().show_forms(refs)

    def _fill(self, value: str) -> None:
        self._edits.fill(value, *self.refs)
        self.show_forms(self.inspected(self.ref))
