"""The palette of slots: all systems, and reasons against a place."""

from metamaker.core.display_names import called, first_upper
from metamaker.core.edits import Edited
from metamaker.core.elements.palette import PaletteEntry, PaletteGroup
from metamaker.core.messages import Words, language_in_force, words_in
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.catalogue import Kind as SystemGroup
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.designs import first_empty, set_slot, swap_slots
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, Kind, Subject, class_term, system_hint, system_term
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet
from metamaker.games.cosmoforce.rules.editions import PlayedRules


def palette(words: Words, rules: PlayedRules | None = None) -> tuple[PaletteGroup, ...]:
    """Return all systems by group. With the rules of a document, each describes its effect under them."""
    return tuple(_group(group, words, rules) for group in SystemGroup)


def _group(group: SystemGroup, words: Words, rules: PlayedRules | None) -> PaletteGroup:
    entries = tuple(
        PaletteEntry(kind, system_term(kind, words), kind, system_hint(kind, words, rules), catalogue()[kind].rule, group)
        for kind in catalogue().of_kind(group)
    )
    return PaletteGroup(group, words[f"window-palette-{group}"], entries)


def dropped(fleet: Fleet, key: str, target_ref: str, words: Words | None = None) -> Edited[Fleet]:
    """Return the document with a dropped system: in a slot, or in the first empty one of a ship.

    It replaces the content of the slot. Raises EditProblem with the reason against it. Rules CF-SHIP-02 to -04.
    """
    words = words or words_in(GAME, language_in_force())
    of, kind = _target(fleet, target_ref), _system(key)
    why_not = _why_not(of, kind, words)
    slot = of.slot or first_empty(of.design)
    if why_not or slot is None:
        raise EditProblem(f"{first_upper(why_not or words.text('window-why_not-full', ship=called(of.design)))}.")
    return Edited(set_slot(fleet, of.design.id, slot, kind), of.design.ref("slots", str(slot)))


def drop_reasons(fleet: Fleet, key: str, target_ref: str, words: Words | None = None) -> tuple[str, ...]:
    """Return the reason why something of the palette cannot go to a place; empty if it can."""
    try:
        dropped(fleet, key, target_ref, words)
    except EditProblem as problem:
        return (str(problem),)
    return ()


def settled(fleet: Fleet, ref: str, target_ref: str, words: Words | None = None) -> Edited[Fleet]:
    """Return the document with the system of a slot dragged to another: they are exchanged, or it is copied to another ship.

    Raises EditProblem with the reason against it.
    """
    of, target = _target(fleet, ref), _target(fleet, target_ref)
    kind = of.design.slots[of.slot - 1] if of.slot else None
    if kind is None:
        raise EditProblem(message("refusal-only-systems"))
    if of.design is target.design and target.slot:
        return Edited(swap_slots(fleet, of.design.id, of.slot, target.slot), target.ref)
    return dropped(fleet, kind, target_ref, words)


def moved_reasons(fleet: Fleet, ref: str, target_ref: str, words: Words | None = None) -> tuple[str, ...]:
    """Return the reason why a system cannot be dragged to a place; empty if it can."""
    try:
        settled(fleet, ref, target_ref, words)
    except EditProblem as problem:
        return (str(problem),)
    return ()


def _target(fleet: Fleet, ref: str) -> Subject:
    of = STRUCTURE.find(fleet, ref)
    if of is None or of.kind not in {Kind.DESIGN, Kind.SLOT, Kind.SHIP}:
        raise EditProblem(message("refusal-only-slots"))
    return of


def _system(key: str) -> SystemKind:
    if key not in set(SystemKind):
        raise EditProblem(message("refusal-no-system", name=key[:40]))
    return SystemKind(key)


def _why_not(of: Subject, kind: SystemKind, words: Words) -> str:
    entry, name = catalogue()[kind], system_term(kind, words)
    if entry.only is not None and not entry.fits(of.design.ship_class):
        return words.text("window-why_not-class", **{"system": name, "class": class_term(entry.only, words)})
    if of.slot and of.design.slots[of.slot - 1] is kind:
        return words.text("window-why_not-same", system=name)
    return ""
