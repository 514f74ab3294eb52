"""Edits of the slots of a design: what they hold, and where it stands. Slots count from 1."""

from metamaker.core.edits import changed, replaced
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.lookup import design_of, slot_number
from metamaker.games.cosmoforce.model.design import SLOTS, Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.model.words import SystemKind


def with_design(fleet: Fleet, design: Design) -> Fleet:
    """Return the document with `design` in place of the one with its id; the same document if that is the same."""
    return changed(fleet, designs=replaced(fleet.designs, design_of(fleet, design.id), design))


def set_slot(fleet: Fleet, design_id: str, slot: int, system: SystemKind | None) -> Fleet:
    """Return the document with a system in a slot, or with nothing there. Raises EditProblem."""
    design, place = design_of(fleet, design_id), slot_number(slot)
    slots = (*design.slots[:place], system, *design.slots[place + 1 :])
    return with_design(fleet, changed(design, slots=slots))


def add_system(fleet: Fleet, design_id: str, system: SystemKind) -> tuple[Fleet, int]:
    """Return the document with a system in the first empty slot, and that slot. Raises EditProblem if there is none."""
    slot = first_empty(design_of(fleet, design_id))
    if slot is None:
        raise EditProblem(f"All {SLOTS} slots are filled.")
    return set_slot(fleet, design_id, slot, system), slot


def first_empty(design: Design) -> int | None:
    """Return the first slot that holds nothing; None if all are filled."""
    return next((number for number, kind in enumerate(design.slots, 1) if kind is None), None)


def swap_slots(fleet: Fleet, design_id: str, one: int, other: int) -> Fleet:
    """Return the document with what two slots hold exchanged; an empty one takes part as well. Raises EditProblem."""
    design = design_of(fleet, design_id)
    first, second = slot_number(one), slot_number(other)
    slots = list(design.slots)
    slots[first], slots[second] = slots[second], slots[first]
    return with_design(fleet, changed(design, slots=tuple(slots)))


def move_slot(fleet: Fleet, design_id: str, slot: int, to: int) -> Fleet:
    """Return the document with what a slot holds at another place; those between move up. Raises EditProblem."""
    design = design_of(fleet, design_id)
    start, end = slot_number(slot), slot_number(to)
    slots = list(design.slots)
    slots.insert(end, slots.pop(start))
    return with_design(fleet, changed(design, slots=tuple(slots)))


def sorted_slots(fleet: Fleet, design_id: str) -> Fleet:
    """Return the document with the systems of a design in the order of the rules, the empty slots last. Raises EditProblem."""
    design = design_of(fleet, design_id)
    systems = sorted(design.systems, key=list(SystemKind).index)
    return with_design(fleet, changed(design, slots=(*systems, *[None] * (SLOTS - len(systems)))))
