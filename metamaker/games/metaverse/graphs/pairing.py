"""Which part of one design stands for which of another, whatever ids they were given."""

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import NamedTuple, TypeVar, cast

from pydantic import ValidationError

from metamaker.core.frozen import Frozen
from metamaker.core.ids import new_id
from metamaker.games.metaverse.edits.changing import each_section
from metamaker.games.metaverse.edits.lookup import ids_in
from metamaker.games.metaverse.edits.readdress import readdressed
from metamaker.games.metaverse.model.bay import Bay, BayFit
from metamaker.games.metaverse.model.component import Component
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.weapon import Mount, Weapon

Part = Component | Mount | BayFit
Definition = Weapon | Starfighter | Bay
Element = TypeVar("Element", bound=Frozen)

DEFINED = ("weapons", "starfighters", "bays")
_PARTS = ("components", "mounts", "bays")


class Entry(NamedTuple):
    """Something with an id, and the place that it is in; definitions are in none."""

    place: str
    value: Part | Definition


def paired(old: Fleet, new: Fleet) -> Fleet:
    """Return `old` with the ids of `new` for what is equal there, so that only what differs in more than its id differs.

    For fleets of a single class each: its parts are paired, and the definitions that it uses.
    """
    if not len(old.classes) == len(new.classes) == 1:
        return old
    taken = _Taken(frozenset(ids_in(new)), set(ids_in(old) | ids_in(new)))
    found = (_pairs(_definitions(old, group), _definitions(new, group), (_content, _id, _name), taken) for group in DEFINED)
    ids = {was: now for pairs in found for was, now in pairs.items()}
    ship, target = cast("ShipClass", readdressed(old.classes[0], ids)), new.classes[0]
    for group in _PARTS:
        pairs = _pairs(tuple(_parts(ship, group)), tuple(_parts(target, group)), (_placed, _id, _alike, _content), taken)
        ship = each_section(ship, partial(_with_ids, group=group, ids=pairs))
    defined = {group: tuple(_called(readdressed(each, ids), ids) for each in getattr(old, group)) for group in DEFINED}
    try:
        return Fleet(**{**dict(old), **defined, "classes": (ship,)})
    except ValidationError:  # an id of a class or ship stands in the way: what is compared is right, if longer
        return old


class _Taken(NamedTuple):
    """Ids that mean something in the new fleet, and all that are in use."""

    known: frozenset[str]
    every: set[str]


Key = Callable[[Entry], Hashable]


def _pairs(old: tuple[Entry, ...], new: tuple[Entry, ...], keys: tuple[Key, ...], taken: _Taken) -> dict[str, str]:
    """Return the new id of every old one: that of its partner, the closest pairs first; else one that nothing has."""
    ids: dict[str, str] = {}
    free = {_id(entry): entry for entry in new}
    for key in keys:
        for entry in old:
            partner = next((each for each in free.values() if key(each) == key(entry)), None)
            if _id(entry) not in ids and partner is not None:
                ids[_id(entry)] = _id(partner)
                del free[_id(partner)]
    for entry in old:
        if _id(entry) not in ids:
            ids[_id(entry)] = new_id(_id(entry), taken.every) if _id(entry) in taken.known else _id(entry)
            taken.every.add(ids[_id(entry)])
    return ids


def _id(entry: Entry) -> str:
    return entry.value.id


def _name(entry: Entry) -> Hashable:
    return getattr(entry.value, "name", entry.value.id)


def _content(entry: Entry) -> Hashable:
    return tuple(getattr(entry.value, field) for field in type(entry.value).model_fields if field != "id")


def _placed(entry: Entry) -> Hashable:
    return entry.place, _content(entry)


def _alike(entry: Entry) -> Hashable:
    """Return what stays when only the rating, the number or the load of a part is another."""
    match entry.value:
        case Component(kind=kind, facing=facing):
            return entry.place, kind, facing
        case Mount(weapon=weapon, sectors=sectors):
            return entry.place, weapon, sectors
        case BayFit(bay=bay):
            return entry.place, bay
    return None


def _definitions(fleet: Fleet, group: str) -> tuple[Entry, ...]:
    return tuple(Entry("", each) for each in getattr(fleet, group))


def _parts(ship: ShipClass, group: str) -> Iterator[Entry]:
    for name in type(ship.sections).model_fields:
        section = getattr(ship.sections, name)
        if section is not None:
            yield from (Entry(name, part) for part in getattr(section, group))


def _with_ids(section: Section, group: str, ids: dict[str, str]) -> Section:
    return section.with_(**{group: tuple(_called(each, ids) for each in getattr(section, group))})


def _called(value: Element, ids: dict[str, str]) -> Element:
    """Return an element under its new id."""
    return value.with_(id=ids[value.id]) if ids[value.id] != value.id else value  # type: ignore[attr-defined]
