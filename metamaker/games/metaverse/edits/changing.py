"""Changed copies along the path from an element up to its fleet; what is beside the path stays the same object."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from pydantic import ValidationError

from metamaker.core.frozen import Frozen
from metamaker.core.ids import HasId
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.refusal import refusal
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.references import class_parts
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import Ship, ShipClass

Value = TypeVar("Value", bound=Frozen)
Element = TypeVar("Element", bound=HasId)


def changed(value: Value, **fields: object) -> Value:
    """Return `value` with these fields; the same object if they hold that already. Raises EditProblem.

    Fields are put in place in the order in which they are given, and each must leave a valid value.
    """
    if "id" in fields:
        raise EditProblem("An id stays as it is for as long as its element does.")
    different = {name: field for name, field in fields.items() if getattr(value, name) != field}
    if not different:
        return value
    try:
        new = value.with_(**different)
    except ValidationError as problem:
        raise EditProblem(refusal(type(value), problem)) from None
    # a validator may have made of a field what it was before: sectors in another order, a name with a space behind it
    return new if any(getattr(new, name) != getattr(value, name) for name in different) else value


def with_class(fleet: Fleet, ship: ShipClass) -> Fleet:
    """Return the fleet with `ship` in place of the class of that id; loadouts of bays that it no longer has fall away."""
    return with_classes(fleet, lambda old: ship if old.id == ship.id else old)


def with_classes(fleet: Fleet, edit: Callable[[ShipClass], ShipClass]) -> Fleet:
    """Return the fleet with `edit` done to every class; loadouts of bays that are no longer there fall away."""
    classes = tuple(edit(ship) for ship in fleet.classes)
    lost = {
        ship.id: class_parts(ship).bays
        for old, ship in zip(fleet.classes, classes, strict=True)
        if old is not ship and class_parts(old).bays - class_parts(ship).bays
    }
    ships = tuple(_fitting(entry, lost[entry.ship_class]) if entry.ship_class in lost else entry for entry in fleet.ships)
    return changed(fleet, ships=ships, classes=classes)


def _fitting(entry: Ship, bays: set[str]) -> Ship:
    return changed(entry, loadouts=tuple(loadout for loadout in entry.loadouts if loadout.bay in bays))


def with_section(fleet: Fleet, ship: ShipClass, name: SectionName, section: Section | None) -> Fleet:
    """Return the fleet with another section, or none, in a class of it."""
    return with_class(fleet, changed(ship, sections=changed(ship.sections, **{name.value: section})))


def replaced(elements: Iterable[Element], old: Element, new: Element) -> tuple[Element, ...]:
    """Return `elements` with `new` in place of the very object `old`."""
    return tuple(new if each is old else each for each in elements)


def without(elements: Iterable[Element], gone: Element) -> tuple[Element, ...]:
    """Return `elements` without the very object `gone`."""
    return tuple(each for each in elements if each is not gone)


def moved(elements: tuple[Element, ...], element: Element, before: str | None) -> tuple[Element, ...]:
    """Return `elements` with `element` in front of the one with the id `before`, or last. Raises EditProblem."""
    if before == element.id:
        return elements
    others = without(elements, element)
    places = {each.id: place for place, each in enumerate(others)}
    if before is not None and before not in places:
        raise EditProblem(f"There is nothing called “{before}” to stand in front of.")
    place = len(others) if before is None else places[before]
    return (*others[:place], element, *others[place:])


def after(elements: tuple[Element, ...], element: Element, new: Element) -> tuple[Element, ...]:
    """Return `elements` with `new` right behind the very object `element`."""
    place = next(place for place, each in enumerate(elements) if each is element)
    return (*elements[: place + 1], new, *elements[place + 1 :])


def each_section(ship: ShipClass, edit: Callable[[Section], Section]) -> ShipClass:
    """Return a class with `edit` done to each of its sections."""
    edited = {name.value: edit(section) for name, section in ship.sections.standing()}
    return changed(ship, sections=changed(ship.sections, **edited))
