"""The slots of the ship on the canvas: what they hold, what they are called, what can go where."""

from PySide6.QtCore import QObject

from metamaker.app.context import Context
from metamaker.games.cosmoforce.edits.palette import drop_reasons, moved_reasons
from metamaker.games.cosmoforce.edits.subject import Kind, Subject, subject
from metamaker.games.cosmoforce.edits.terms import element_term, first_upper, system_term
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.model.words import SystemKind


class SlotsInView(QObject):
    """Answers about the document of a context. Elements are meant by their references: a slot is `designs/<id>/slots/3`."""

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._words = context.words

    @property
    def fleet(self) -> Fleet:
        """The document as it is now."""
        fleet: Fleet = self._context.document.value
        return fleet

    @property
    def design(self) -> Design | None:
        """The design on the canvas, or that of the ship there."""
        of = subject(self.fleet, self._context.selection.subject)
        return of.design if of is not None and of.kind in {Kind.DESIGN, Kind.SHIP, Kind.SLOT} else None

    @property
    def target(self) -> str:
        """Where the palette puts systems: in the selected slot if it is empty, else in the first empty one of the ship."""
        design, of = self.design, subject(self.fleet, self._context.selection.element)
        if design is None:
            return ""
        is_empty_slot = of is not None and of.kind is Kind.SLOT and of.design is design and self.held(of.ref) is None
        return of.ref if of is not None and is_empty_slot else design.ref()

    def held(self, ref: str) -> SystemKind | None:
        """Return what a slot holds; None for an empty one, and for what is no slot."""
        of = self.slot(ref)
        return of.design.slots[of.slot - 1] if of is not None else None

    def name(self, ref: str) -> str:
        """Return what an element is called: a system with its slot."""
        of = subject(self.fleet, ref)
        if of is None:
            return ref
        if of.focus and of.kind is not Kind.SLOT:
            return self._context.edits.title_of(self.fleet, ref, self._context.language)
        held = self.held(ref)
        return first_upper(element_term(of, self._words)) if held is None else system_term(held, self._words)

    def resolved(self, ref: str) -> str:
        """Return the element that `ref` is about, without the number of a copy; empty if it names nothing.

        What a slot holds is the slot; numbers of a ship, its class and its name are elements of their own.
        """
        of = subject(self.fleet, ref)
        if of is None:
            return ""
        return of.ref if of.kind is Kind.SLOT or not of.focus else f"{of.ref}/{of.focus}"

    def why_not(self, key: str) -> str:
        """Return why a system of the palette cannot be added at the target; empty if it can."""
        if not self.target:
            return self.tr("There is no ship to add it to.")
        return " ".join(drop_reasons(self.fleet, key, self.target, self._words))

    def refusals(self, key: str, target: str) -> tuple[str, ...]:
        """Return why a system of the palette, or that of a slot by its reference, cannot go to an element."""
        if self.slot(key) is not None:
            return moved_reasons(self.fleet, key, target, self._words)
        return drop_reasons(self.fleet, key, target, self._words)

    def why_fixed(self, _ref: str) -> str:
        """Return why an element cannot be dragged elsewhere: nobody would drag what is no system."""
        return ""

    def is_slot(self, ref: str) -> bool:
        """Whether an element is a slot, empty or not."""
        return self.slot(ref) is not None

    def can_step(self, ref: str) -> bool:
        """Whether an element goes on to other choices in steps: a slot, the class of a ship."""
        of = subject(self.fleet, ref)
        return of is not None and (of.kind is Kind.SLOT or (of.kind is Kind.DESIGN and of.focus == "ship_class"))

    def is_part(self, ref: str) -> bool:
        """Whether an element is a system that can be copied and moved."""
        return self.held(ref) is not None

    def is_removable(self, ref: str) -> bool:
        """Whether an element can be removed here: a system."""
        return self.is_part(ref)

    def slot(self, ref: str) -> Subject | None:
        """Return the slot that a reference names; None for anything else."""
        of = subject(self.fleet, ref)
        return of if of is not None and of.kind is Kind.SLOT else None
