"""What a slot may hold, each as the ship that has it there."""

from metamaker.fighting import Choice, Slot
from metamaker.game import NotInDocument
from metamaker.games.cosmoforce.balance.entrant import entrant
from metamaker.games.cosmoforce.catalogue.catalogue import catalogue
from metamaker.games.cosmoforce.edits.properties import EMPTY
from metamaker.games.cosmoforce.model.design import SLOTS, Design
from metamaker.games.cosmoforce.model.words import SystemKind
from metamaker.games.cosmoforce.rules.editions import PlayedRules

NOTHING = "nothing"

SYSTEM = "system"
"""The property of a slot that says what is in it."""


def slots(design: Design) -> tuple[Slot, ...]:
    """Return the slots of a design in their order."""
    return tuple(Slot(number, _ref(design, number), held is None) for number, held in enumerate(design.slots, 1))


def choices(design: Design, slot: int, rules: PlayedRules) -> tuple[Choice, ...]:
    """Return a choice for each system that the class may mount, and for an empty slot where others are filled.

    Rules CF-SHIP-02 to -06. Raises NotInDocument for a slot that no ship has.
    """
    if not 1 <= slot <= SLOTS:
        raise NotInDocument(f"expected a slot from 1 to {SLOTS}, found {slot}")
    kinds: list[SystemKind | None] = [kind for kind in SystemKind if catalogue()[kind].fits(design.ship_class)]
    if any(kind is not None for place, kind in enumerate(design.slots, 1) if place != slot):
        kinds.append(None)
    return tuple(_choice(design, slot, kind, rules) for kind in kinds)


def _choice(design: Design, slot: int, kind: SystemKind | None, rules: PlayedRules) -> Choice:
    name = NOTHING if kind is None else catalogue()[kind].name
    changed = design.with_(slots=(*design.slots[: slot - 1], kind, *design.slots[slot:]))
    is_held = design.slots[slot - 1] is kind
    return Choice(name, entrant(changed, rules), is_held, _ref(design, slot), SYSTEM, EMPTY if kind is None else kind.value)


def _ref(design: Design, slot: int) -> str:
    return design.ref("slots", str(slot))
