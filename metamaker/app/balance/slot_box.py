"""The box in which a slot of a ship is chosen."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.widgets.elided_combo import ElidedCombo
from metamaker.app.widgets.filled import filled
from metamaker.fighting import Slot


class SlotBox(ElidedCombo):
    """The slot that is `chosen`; None of a ship without slots. `turned` is sent when a person chose another one."""

    turned = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._slots: tuple[Slot, ...] = ()
        self._asked = ""
        self.chosen: Slot | None = None
        self.setMinimumContentsLength(14)
        self.activated.connect(self._turn)

    def show_slots(self, slots: tuple[Slot, ...]) -> None:
        """Offer the slots as they are now.

        The one asked for last is chosen; else the same as before, the selected, the first empty or the last one.
        """
        self._slots = slots
        kept = self.chosen.number if self.chosen else 0
        selected = self._context.selection.element
        fitting = (
            *(slot for slot in slots if slot.ref == self._asked),
            *(slot for slot in slots if slot.number == kept),
            *(slot for slot in slots if slot.ref == selected),
            *(slot for slot in slots if slot.is_empty),
            *slots[-1:],
        )
        self.chosen = fitting[0] if fitting else None
        with QSignalBlocker(self):
            self.clear()
            for slot in slots:
                self.addItem(self._title(slot), slot.number)
            self.setCurrentIndex(slots.index(self.chosen) if self.chosen else -1)

    def forget(self) -> None:
        """Choose anew when slots are offered again: they will be those of another ship."""
        self.chosen = None
        self._asked = ""

    def choose(self, ref: str) -> bool:
        """Choose a slot by its reference, now or as soon as it is offered; whether that is another one than before."""
        self._asked = ref
        found = next((slot for slot in self._slots if slot.ref == ref and slot != self.chosen), None)
        self.chosen = found or self.chosen
        return found is not None

    def _title(self, slot: Slot) -> str:
        document = self._context.document
        held = self.tr("empty") if slot.is_empty else document.game.title_of(document.value, slot.ref, self._context.language)
        return filled("%1 · %2", slot.number, held)

    def _turn(self, place: int) -> None:
        self.chosen = self._slots[place]
        self._asked = ""
        self.turned.emit()
