"""Edits of designs: new ones, copies, ships of the threat chart, and the content of slots."""

from collections.abc import Sequence

from metamaker.core.display_names import called
from metamaker.core.edits import Edited, validated_new
from metamaker.core.elements.listing import added, copied, under_own_name
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.catalogue import threat_ship, threats
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, Subject
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import SLOTS, Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet

PLAIN = (
    SystemKind.ENGINE,
    SystemKind.LASER,
    SystemKind.LASER,
    SystemKind.DISSIPATOR,
    SystemKind.DISSIPATOR,
    SystemKind.HABITAT,
)
"""Six systems that pass all checks in any class."""


def plain_design(_: Fleet, *, ship_class: ShipClass = ShipClass.CRUISER, **identity: str) -> Design:
    """Return a design with six systems under this id and name. Raises EditProblem."""
    slots = (*PLAIN, *[None] * (SLOTS - len(PLAIN)))
    return validated_new(Design, ship_class=ship_class, slots=slots, **identity)


def add_threat(fleet: Fleet, threat_id: str) -> Edited[Fleet]:
    """Return the document with a ship of the threat chart as a design with the arms of its edition. Raises EditProblem.

    A document contains only designs, so a threat loses its printed speed if that does not follow from its systems (CF-THR-05).
    """
    threat = next((each for each in threats() if each.id == threat_id), None)
    if threat is None:
        raise EditProblem(message("refusal-no-threat", name=threat_id))
    design = threat_ship(threat, fleet.edition, fleet.options.strict_baby_striker).design
    return added(STRUCTURE, fleet, "designs", under_own_name(STRUCTURE, fleet, "designs", design, design.name))


def copy_design(of: Subject, words: Words) -> Edited[Fleet]:
    """Return the document with a copy directly after a design: “Heron copy”. Raises EditProblem."""
    return copied(STRUCTURE, of.document, of.ref, words.text("window-new-copy", name=called(of.design)))


def set_slot(fleet: Fleet, design_id: str, slot: int, system: SystemKind | None) -> Fleet:
    """Return the document with a system in a slot, or with an empty one. Raises EditProblem."""
    design, place = _design(fleet, design_id), _place(slot)
    slots = design.value.slots
    return design.with_(slots=(*slots[:place], system, *slots[place + 1 :]))


def add_system(fleet: Fleet, design_id: str, system: SystemKind) -> tuple[Fleet, int]:
    """Return the document with a system in the first empty slot, and that slot. Raises EditProblem if there is none."""
    slot = first_empty(_design(fleet, design_id).value)
    if slot is None:
        raise EditProblem(message("refusal-filled", slots=SLOTS))
    return set_slot(fleet, design_id, slot, system), slot


def first_empty(design: Design) -> int | None:
    """Return the first empty slot; None if all are filled."""
    return next((number for number, kind in enumerate(design.slots, 1) if kind is None), None)


def swap_slots(fleet: Fleet, design_id: str, one: int, other: int) -> Fleet:
    """Return the document with the content of two slots exchanged; either may be empty. Raises EditProblem."""
    design, first, second = _design(fleet, design_id), _place(one), _place(other)
    slots = list(design.value.slots)
    slots[first], slots[second] = slots[second], slots[first]
    return design.with_(slots=tuple(slots))


def sorted_slots(fleet: Fleet, design_id: str) -> Fleet:
    """Return the document with the systems of a design in the order of the rules, the empty slots last. Raises EditProblem."""
    design = _design(fleet, design_id)
    systems: Sequence[SystemKind] = sorted(design.value.systems, key=list(SystemKind).index)
    return design.with_(slots=(*systems, *[None] * (SLOTS - len(systems))))


def _design(fleet: Fleet, design_id: str) -> Subject:
    return STRUCTURE.get(fleet, f"designs/{design_id}")


def _place(slot: int) -> int:
    """Return the index in the list of slot 1 to 10. Raises EditProblem."""
    if not 1 <= slot <= SLOTS:
        raise EditProblem(message("refusal-no-slot", slot=slot, slots=SLOTS))
    return slot - 1
