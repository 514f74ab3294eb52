"""Edits of the slots of the ship on the canvas: their contents, valid targets, edits with readable names."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from metamaker.app.canvas.drags import parcel, part_data
from metamaker.app.clipboard import clipboard_data
from metamaker.app.context import Context
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.design.element_edits import ElementEdits
from metamaker.app.overrides import override
from metamaker.core.display_names import first_upper
from metamaker.core.edits import Edited
from metamaker.games.cosmoforce.edits.designs import sorted_slots
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.palette import drop_reasons, dropped, moved_reasons, settled
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, Kind, Subject, element_term, system_term
from metamaker.games.cosmoforce.model.design import SLOTS, Design, SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet


class SlotsInView(ElementEdits):
    """Queries about the document of a context. Elements are given as references: a slot is `designs/<id>/slots/3`."""

    def __init__(self, context: Context[Fleet], parent: QObject | None = None) -> None:
        super().__init__(EDITS, context, parent)

    @property
    def fleet(self) -> Fleet:
        """The document as it is now."""
        fleet: Fleet = self.document
        return fleet

    @property
    def design(self) -> Design | None:
        """The design on the canvas, or that of the ship there."""
        of = STRUCTURE.find(self.fleet, self._context.selection.subject)
        return of.design if of is not None and of.kind in {Kind.DESIGN, Kind.SHIP, Kind.SLOT} else None

    @property
    def target(self) -> str:
        """The target for the palette: the selected slot if it is empty, otherwise the first empty one of the ship."""
        design, of = self.design, STRUCTURE.find(self.fleet, self._context.selection.element)
        if design is None:
            return ""
        is_empty_slot = of is not None and of.kind is Kind.SLOT and of.design is design and self.held(of.ref) is None
        return of.ref if of is not None and is_empty_slot else design.ref()

    def held(self, ref: str) -> SystemKind | None:
        """Return the system in a slot; None for an empty slot, and for other elements."""
        of = self.slot(ref)
        return of.design.slots[of.slot - 1] if of is not None else None

    @override
    def name_in(self, document: Fleet, ref: str) -> str:
        """Return the name of an element: a system with its slot."""
        of = STRUCTURE.find(document, ref)
        if of is None:
            return ref
        if of.focus and of.kind is not Kind.SLOT:
            return self._context.edits.title_of(document, ref, self._context.language)
        held = of.design.slots[of.slot - 1] if of.slot else None
        return first_upper(element_term(of, self._words)) if held is None else system_term(held, self._words)

    @override
    def resolved(self, ref: str) -> str:
        """Return the element of `ref`, without the number of a copy; empty if there is none.

        The contents of a slot are the slot; numbers of a ship, its class and its name are elements of their own.
        """
        of = STRUCTURE.find(self.fleet, ref)
        if of is None:
            return ""
        return of.ref if of.kind is Kind.SLOT or not of.focus else f"{of.ref}/{of.focus}"

    def why_not(self, key: str) -> str:
        """Return why a system of the palette cannot be added at the target; empty if it can."""
        if not self.target:
            return tr("window-design-no-ship-add")
        return " ".join(drop_reasons(self.fleet, key, self.target, self._words))

    def refusals(self, key: str, target: str) -> tuple[str, ...]:
        """Return why a system of the palette, or the system of a slot by its reference, cannot go to an element."""
        if self.slot(key) is not None:
            return moved_reasons(self.fleet, key, target, self._words)
        return drop_reasons(self.fleet, key, target, self._words)

    def why_fixed(self, _ref: str) -> str:
        """Return an empty reason: only systems can be dragged, so other elements need none."""
        return ""

    def is_slot(self, ref: str) -> bool:
        """Return whether an element is a slot, empty or not."""
        return self.slot(ref) is not None

    @override
    def can_step(self, ref: str) -> bool:
        """Return whether an element can step to other choices: a slot, the class of a ship."""
        of = STRUCTURE.find(self.fleet, ref)
        return of is not None and (of.kind is Kind.SLOT or (of.kind is Kind.DESIGN and of.focus == "ship_class"))

    @override
    def is_part(self, ref: str) -> bool:
        """Return whether an element is a system, which can be copied and moved."""
        return self.held(ref) is not None

    @override
    def is_removable(self, ref: str) -> bool:
        """Return whether an element can be removed here: a system."""
        return self.is_part(ref)

    def slot(self, ref: str) -> Subject | None:
        """Return the slot with this reference; None for other elements."""
        of = STRUCTURE.find(self.fleet, ref)
        return of if of is not None and of.kind is Kind.SLOT else None


class SlotEdits(SlotsInView):
    """Edits of the document of a context. Each edit selects its slot."""

    def can_paste(self) -> bool:
        """Return whether the clipboard has a system."""
        return bool(self._carried())

    def begin(self) -> None:
        """Add a design, and put it on the canvas."""
        self.make_subject(tr("window-common-add-ship"), "designs", self._words["window-new-designs"])

    def add(self, key: str, target: str = "") -> None:
        """Put a system of the palette into a slot, and replace its contents."""
        self.make(partial(tr, "window-common-add"), lambda: dropped(self.fleet, key, target or self.target, self._words))

    def move(self, refs: Sequence[str], target: str) -> None:
        """Swap the dragged system with the contents of the target slot; on another ship, copy it."""
        self.make(partial(tr, "window-elements-move"), lambda: settled(self.fleet, refs[0], target, self._words))

    def fill(self, value: str, *refs: str) -> None:
        """Put a system into slots; an empty value empties them."""
        others = [ref for ref in refs if self.held(ref) != value]
        if value in set(SystemKind) and others:
            self.make_all(partial(tr, "window-common-add"), others, lambda fleet, ref: dropped(fleet, value, ref, self._words))
        elif value not in set(SystemKind) and (held := [ref for ref in refs if self.held(ref) is not None]):
            self.remove(*held)

    def duplicate(self, *refs: str) -> None:
        """Put another of each system into the first empty slot of its ship."""
        held = [ref for ref in refs if self.held(ref) is not None]
        if held:
            self.make_all(partial(tr, "window-elements-duplicate"), held, self._another)

    def _another(self, fleet: Fleet, ref: str) -> Edited[Fleet]:
        of: Subject = STRUCTURE.get(fleet, ref)
        return dropped(fleet, of.design.slots[of.slot - 1] or "", of.design.ref(), self._words)

    @override
    def stepped_name(self, ref: str) -> str:
        """Return the name of a stepped element: a slot has the name of its system."""
        return self.name(ref)

    def step(self, refs: Sequence[str], by: int) -> None:
        """Change elements to the next or previous choice: for a slot, the next possible system."""
        self.step_as(partial(tr, "window-design-next" if by > 0 else "window-design-previous"), refs, by)

    def copy(self, *refs: str) -> bool:
        """Put systems on the clipboard; return False if there are none."""
        held = [system for ref in refs if (system := self.held(ref)) is not None]
        if not held:
            self._context.say(tr("window-design-no-system-copy"))
            return False
        data = part_data(*held)
        data.setText("\n".join(system_term(system, self._words) for system in held))
        QGuiApplication.clipboard().setMimeData(data)
        return True

    def cut(self, *refs: str) -> None:
        """Put systems on the clipboard and empty their slots."""
        if self.copy(*refs):
            self.remove(*(ref for ref in refs if self.held(ref) is not None))

    def paste(self) -> None:
        """Put the system on the clipboard into the selected slot; if that is full, at the target of the palette.

        So repeated pasting of one system fills a ship, as pasting several of them does at once.
        """
        systems = self._carried()
        if not systems:
            self._context.say(tr("window-design-no-system-clipboard"))
            return
        if len(systems) > 1:
            self._paste_all(systems)
            return
        (carried,) = systems
        before = self._context.selection.element
        of = self.slot(before)
        is_for_it = of is not None and of.design is self.design and self.held(before) is not carried
        target = of.ref if of is not None and is_for_it else self.target
        self.make(partial(tr, "window-design-paste"), lambda: dropped(self.fleet, carried, target, self._words))
        went = self.slot(self._context.selection.element)
        if went is not None and went.ref != before:
            self._context.say(tr("window-design-went-into-slot", system=system_term(carried, self._words), slot=went.slot))

    def _paste_all(self, systems: Sequence[SystemKind]) -> None:
        """Put systems into the first empty slots of the ship, as one undo step."""
        design = self.design
        if design is not None:
            place = design.ref()
            self.make_all(
                partial(tr, "window-design-paste"), systems, lambda fleet, kind: dropped(fleet, kind, place, self._words)
            )

    @property
    def can_sort(self) -> bool:
        """Return whether the order of the systems of the ship on the canvas differs from that of the rules."""
        design = self.design
        return design is not None and sorted_slots(self.fleet, design.id) != self.fleet

    def change_class(self, value: str) -> None:
        """Change the class of the ship on the canvas."""
        design, document = self.design, self._context.document
        if design is not None:
            name = self._context.edits.changed_name(self.fleet, design.ref(), "ship_class", self._context.language)
            document.apply(name, self._context.edits.changed(self.fleet, design.ref(), "ship_class", value))

    def sort(self) -> None:
        """Put the systems of the ship on the canvas in the order of the rules, the empty slots last."""
        design = self.design
        if design is not None:
            self._context.document.apply(tr("window-common-sort-slots"), sorted_slots(self.fleet, design.id))

    def _carried(self) -> list[SystemKind]:
        """Return the systems on the clipboard, up to the number of slots of a ship."""
        carried = parcel(clipboard_data())
        keys = carried.keys[:SLOTS] if carried is not None else ()
        return [SystemKind(key) for key in keys if key in set(SystemKind)]
