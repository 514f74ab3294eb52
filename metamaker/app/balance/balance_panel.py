"""The panel of the design page that says how strong the ship on the canvas is, and what would make it stronger."""

from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from metamaker.app.balance.field_strength import FieldStrength
from metamaker.app.balance.slot_tool import SlotTool
from metamaker.app.context import Context
from metamaker.app.widgets.tab_buttons import TabButtons

_TAB = "balance.tab"


class BalancePanel(QWidget):
    """Two parts: `strength` against the field, and what a `slot` should hold. For games whose `scales` is not None."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scales = context.document.game.scales
        if scales is None:
            raise ValueError(f"expected a game whose ships can be weighed, found {context.document.game.key}")
        self.setObjectName("balance")
        self.setProperty("role", "card")
        self._context = context
        self.strength = FieldStrength(context, scales, self)
        self.slot = SlotTool(context, scales, self)
        self.tabs = TabButtons(
            (self.tr("Against the field"), self.tr("What to put in a slot")), self.tr("Parts of balance"), self
        )
        self._stack = QStackedLayout()
        self._stack.addWidget(self.strength)
        self._stack.addWidget(self.slot)
        head = QHBoxLayout()
        head.addWidget(self.tabs, 1)
        head.addWidget(self.strength.live)
        head.addWidget(self.strength.number)
        head.addWidget(self.slot.number)
        rows = QVBoxLayout(self)
        rows.addLayout(head)
        rows.addLayout(self._stack, 1)
        self.tabs.turned.connect(self._turn)
        self.tabs.turn(1 if context.settings.kept(_TAB) == 1 else 0)
        context.selection.subject_changed.connect(self.slot.show_ship)
        self.slot.show_ship(context.selection.subject)

    def _turn(self, place: int) -> None:
        self._stack.setCurrentIndex(place)
        for part in (self.strength.live, self.strength.number):
            part.setVisible(place == 0)
        self.slot.number.setVisible(place == 1)
        self._context.settings.keep(_TAB, place)
