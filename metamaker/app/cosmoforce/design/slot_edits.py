"""What a person does to the slots of a ship: steps of the document with readable names; refusals are said, not raised."""

from collections.abc import Callable

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from metamaker.app.canvas.drags import parcel, part_data
from metamaker.app.cosmoforce.design.slots_in_view import SlotsInView
from metamaker.app.texts import filled
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.designs import add_design
from metamaker.games.cosmoforce.edits.made import Made
from metamaker.games.cosmoforce.edits.palette import dropped, settled
from metamaker.games.cosmoforce.edits.slots import sorted_slots
from metamaker.games.cosmoforce.edits.steps import emptied, stepped
from metamaker.games.cosmoforce.edits.subject import subject
from metamaker.games.cosmoforce.edits.terms import system_term
from metamaker.games.cosmoforce.model.words import SystemKind


class SlotEdits(SlotsInView):
    """Edits of the document of a context. Each selects the slot that it filled."""

    def can_paste(self) -> bool:
        """Whether there is a system on the clipboard."""
        return self._carried() is not None

    def begin(self) -> None:
        """Add a design where there is none."""
        self.add_design()

    def add_design(self) -> None:
        """Add a design, and put it on the canvas."""
        try:
            made = add_design(self.fleet, self._words["window.new.design"])
        except EditProblem as problem:
            self._context.say(str(problem))
            return
        self._context.document.apply(self.tr("Add a ship"), made.fleet)
        self._context.selection.show(made.ref)

    def add(self, key: str, target: str = "") -> None:
        """Put a system of the palette into a slot, in the place of what is there."""
        self._make(self.tr("Add %1"), lambda: dropped(self.fleet, key, target or self.target, self._words))

    def move(self, ref: str, target: str) -> None:
        """Let the systems of two slots change places; copy a system to another ship."""
        self._make(self.tr("Move %1"), lambda: settled(self.fleet, ref, target, self._words))

    def fill(self, ref: str, value: str) -> None:
        """Put a system into a slot; empty the slot for a value that is none."""
        held = self.held(ref)
        if value in set(SystemKind) and value != held:
            self.add(value, ref)
        elif value not in set(SystemKind) and held is not None:
            self.remove(ref)

    def duplicate(self, ref: str) -> None:
        """Put another of a system into the first empty slot of its ship."""
        held, of = self.held(ref), self.slot(ref)
        if held is not None and of is not None:
            self._make(self.tr("Duplicate %1"), lambda: dropped(self.fleet, held, of.design.ref(), self._words))

    def step(self, ref: str, by: int) -> None:
        """Go on to the next choice for an element, or back: the next system that a slot may hold."""
        after = stepped(self.fleet, ref, by) if self.can_step(ref) else self.fleet
        if after is self.fleet:
            self._context.say(filled(self.tr("%1 cannot be changed that way"), self.name(ref)))
            return
        text = self.tr("%1: next") if by > 0 else self.tr("%1: previous")
        self._context.document.apply(filled(text, self.name(ref)), after)

    def remove(self, ref: str) -> None:
        """Empty a slot."""
        if not self.is_removable(ref):
            self._context.say(filled(self.tr("%1 cannot be removed here"), self.name(ref)))
            return
        name = self.name(ref)
        self._context.document.apply(filled(self.tr("Remove %1"), name), emptied(self.fleet, ref))
        self._context.say(filled(self.tr("Removed %1; undo brings it back"), name))

    def copy(self, ref: str) -> bool:
        """Put a system on the clipboard; False if there is none."""
        held = self.held(ref)
        if held is None:
            self._context.say(self.tr("There is no system to copy"))
            return False
        data = part_data(held)
        data.setText(system_term(held, self._words))
        QGuiApplication.clipboard().setMimeData(data)
        return True

    def cut(self, ref: str) -> None:
        """Put a system on the clipboard and empty its slot."""
        if self.copy(ref):
            self.remove(ref)

    def paste(self) -> None:
        """Put the system on the clipboard into the selected slot; where that holds one already, where the palette would.

        So the same one pasted again and again fills a ship.
        """
        carried = self._carried()
        if carried is None:
            self._context.say(self.tr("There is no system on the clipboard"))
            return
        before = self._context.selection.element
        of = self.slot(before)
        is_for_it = of is not None and of.design is self.design and self.held(before) is not carried
        target = of.ref if of is not None and is_for_it else self.target
        self._make(self.tr("Paste %1"), lambda: dropped(self.fleet, carried, target, self._words))
        went = self.slot(self._context.selection.element)
        if went is not None and went.ref != before:
            self._context.say(filled(self.tr("%1 went into slot %2"), system_term(carried, self._words), went.slot))

    @property
    def can_sort(self) -> bool:
        """Whether the systems of the ship on the canvas stand in another order than that of the rules."""
        design = self.design
        return design is not None and sorted_slots(self.fleet, design.id) != self.fleet

    def change_class(self, value: str) -> None:
        """Make the ship on the canvas one of another class."""
        design, document = self.design, self._context.document
        if design is not None:
            name = self._context.edits.changed_name(self.fleet, design.ref(), "ship_class", self._context.language)
            document.apply(name, self._context.edits.changed(self.fleet, design.ref(), "ship_class", value))

    def sort(self) -> None:
        """Put the systems of the ship on the canvas in the order of the rules, the empty slots last."""
        design = self.design
        if design is not None:
            self._context.document.apply(self.tr("Sort the slots"), sorted_slots(self.fleet, design.id))

    def _carried(self) -> SystemKind | None:
        """Return the system on the clipboard; None for none. Qt has no data at all for an empty one."""
        data: QMimeData | None = QGuiApplication.clipboard().mimeData()
        carried = parcel(data) if data is not None else None
        return SystemKind(carried.key) if carried is not None and carried.key in set(SystemKind) else None

    def _make(self, text: str, edit: Callable[[], Made]) -> None:
        try:
            made = edit()
        except EditProblem as problem:
            self._context.say(str(problem))
            return
        held = subject(made.fleet, made.ref)
        kind = held.design.slots[held.slot - 1] if held is not None and held.slot else None
        self._context.document.apply(filled(text, system_term(kind, self._words) if kind else made.ref), made.fleet)
        self._context.selection.select(made.ref)
