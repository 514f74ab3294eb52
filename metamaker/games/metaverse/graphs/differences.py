"""Differences between two designs as text: pairs of parts, and “Sensor array, core: rating 14 → 18”."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeVar

from pydantic import ValidationError

from metamaker.core.difference import Difference, Kind
from metamaker.core.elements.references import element_name, ids_in, readdressed
from metamaker.core.frozen import Frozen
from metamaker.core.ids import new_id
from metamaker.core.messages import Words
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.classes import each_section
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, Starfighter
from metamaker.games.metaverse.model.weapon import Mount, Weapon

Part = Component | Mount | BayFit
Definition = Weapon | Starfighter | Bay
Element = TypeVar("Element", bound=Frozen)

DEFINED = ("weapons", "starfighters", "bays")
_PARTS = ("components", "mounts", "bays")


class Entry(NamedTuple):
    """An element with an id, and its place; definitions have no place."""

    place: str
    value: Part | Definition


def paired(old: Fleet, new: Fleet) -> Fleet:
    """Return `old` with the ids of equal elements of `new`, so that elements that differ only in their ids count as equal.

    For fleets of a single class each: its parts are paired, and the definitions that it uses.
    """
    if not len(old.classes) == len(new.classes) == 1:
        return old
    taken = _Taken(frozenset(ids_in(STRUCTURE, new)), ids_in(STRUCTURE, old) | ids_in(STRUCTURE, new))
    found = (_pairs(_definitions(old, group), _definitions(new, group), (_content, _id, _name), taken) for group in DEFINED)
    ids = {was: now for pairs in found for was, now in pairs.items()}
    ship, target = readdressed(old.classes[0], STRUCTURE.kind("classes"), ids), new.classes[0]
    for group in _PARTS:
        pairs = _pairs(tuple(_parts(ship, group)), tuple(_parts(target, group)), (_placed, _id, _alike, _content), taken)
        ship = each_section(ship, partial(_with_ids, group=group, ids=pairs))
    defined = {
        group: tuple(_entry_called(readdressed(each, STRUCTURE.kind(group), ids), ids) for each in getattr(old, group))
        for group in DEFINED
    }
    try:
        return Fleet(**{**{field: getattr(old, field) for field in Fleet.model_fields}, **defined, "classes": (ship,)})
    except ValidationError:  # an id of a class or ship is taken: the comparison is right, but longer
        return old


class _Taken(NamedTuple):
    """Ids with a meaning in the new fleet, and all used ids."""

    known: frozenset[str]
    every: set[str]


Key = Callable[[Entry], Hashable]


def _pairs(old: tuple[Entry, ...], new: tuple[Entry, ...], keys: tuple[Key, ...], taken: _Taken) -> dict[str, str]:
    """Return the new id of every old one: that of its partner, the closest pairs first; otherwise an unused one."""
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
    """Return the properties that stay if only the rating, the number or the load of a part changes."""
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
    return section.with_(**{group: tuple(_entry_called(each, ids) for each in getattr(section, group))})


def _entry_called(value: Element, ids: dict[str, str]) -> Element:
    """Return an element under its new id."""
    return value.with_(id=ids[value.id]) if ids[value.id] != value.id else value  # type: ignore[attr-defined]


_SILENT = frozenset({"emblem", "notes"})
"""Properties whose old and new values are not shown."""


class Line(NamedTuple):
    """A difference as text, and the reference of its element in the fleet that has it."""

    where: str
    text: str


def difference_lines(old: Fleet, new: Fleet, found: Sequence[Difference], words: Words) -> tuple[Line, ...]:
    """Return the differences between two fleets that `game.differences` found as sentences, only for ship classes.

    Definitions that a design uses count as part of it; the names of the fleets and their rosters do not.
    """
    groups = ("classes/", "weapons/", "bays/", "starfighters/")
    return every_line(old, new, [one for one in found if one.where.startswith(groups)], words)


def every_line(old: Fleet, new: Fleet, found: Sequence[Difference], words: Words) -> tuple[Line, ...]:
    """Return the differences that `game.differences` found between two fleets as sentences."""
    return tuple(Line(one.where, _sentence(old, new, one, words)) for one in found)


def _sentence(old: Fleet, new: Fleet, one: Difference, words: Words) -> str:
    if one.kind is Kind.REMOVED:
        one = replace(one, where=_in_old(old, new, one.where))
    fleet = old if one.kind is Kind.REMOVED else new
    if one.kind is Kind.MOVED:
        before, after = (words[f"sheet-place-{place.split('/')[-2]}"] for place in (one.before, one.after))
        return words.text("graphs-difference-moved", element=_called(new, one.where, words), before=before, after=after)
    if one.kind is not Kind.CHANGED and (isinstance(one.before, dict) or isinstance(one.after, dict)):
        return words.text(f"graphs-difference-{one.kind}", element=_whole(fleet, one, words))
    return _value(fleet, one, words)


def _in_old(old: Fleet, new: Fleet, where: str) -> str:
    """Return the reference in the old fleet; two single classes are compared for any ids."""
    if len(old.classes) == len(new.classes) == 1:
        return where.replace(f"{new.classes[0].ref()}/", f"{old.classes[0].ref()}/", 1)
    return where


def _value(fleet: Fleet, one: Difference, words: Words) -> str:
    around, _, field = one.where.rpartition("/")
    label = _label(around, field, words)
    if field in _SILENT:
        return words.text("graphs-difference-text", label=label)
    values = {"label": label, "before": shown(one.before, words), "after": shown(one.after, words)}
    element = _called(fleet, around, words)
    if not element:
        return words.text("graphs-difference-whole", **values)
    values["label"] = f"{label[:1].lower()}{label[1:]}" if label[1:2].islower() else label
    return words.text("graphs-difference-changed", element=element, **values)


def _whole(fleet: Fleet, one: Difference, words: Words) -> str:
    """Return an added or removed element with its rating and number."""
    element = one.after if one.kind is Kind.ADDED else one.before
    name = _called(fleet, one.where, words) or _spaced(one.where.rpartition("/")[2])
    rating, count = element.get("rating"), element.get("count", 1)
    if rating is not None:
        first, comma, rest = name.partition(",")
        name = f"{first} {rating}{comma}{rest}"
    return words.text("graphs-difference-counted", count=count, element=name) if count != 1 else name


def _called(fleet: Fleet, where: str, words: Words) -> str:
    """Return the name of an element within its class; empty for the class itself."""
    name = element_name(STRUCTURE, fleet, where, words)
    ship = _class_of(fleet, where)
    if ship is None:
        return name
    whole = class_called(ship)
    return "" if where == ship.ref() else name.removesuffix(words.text("window-element-of", whole=whole))


def _class_of(fleet: Fleet, where: str) -> ShipClass | None:
    steps = where.split("/")
    known = {ship.id: ship for ship in fleet.classes}
    return known.get(steps[1]) if steps[0] == "classes" and len(steps) > 1 else None


def _label(around: str, field: str, words: Words) -> str:
    """Return the label of a field in the editor, or its name if it has none."""
    for kind in _kinds(around):
        label = words.get(f"window-property-{kind}-{field}-label", "")
        if label:
            return label
    return _spaced(field)


def _kinds(around: str) -> Iterator[str]:
    """Yield the possible kinds of element of a reference, the likely ones first."""
    steps = around.split("/")
    match steps:
        case [""]:
            yield "fleet"
        case ["classes", _]:
            yield "class"
        case ["classes", _, "arcs", _]:
            yield "arc"
        case ["classes", _, _]:
            yield "section"
        case ["classes", *_]:
            yield from ("component", "mount", "fit")
        case [group, *_]:
            yield group.removesuffix("s")


def shown(value: object, words: Words) -> str:
    """Return a value of a file as text."""
    if isinstance(value, bool):
        return words["graphs-difference-yes" if value else "graphs-difference-no"]
    if value is None or value in ("", []):
        return words["graphs-difference-none"]
    if isinstance(value, list):
        return ", ".join(_entry(each) for each in value)
    if isinstance(value, dict):
        return ", ".join(f"{_spaced(key)} {_entry(inner)}" for key, inner in value.items())
    return _entry(value)


def _entry(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(str(each) for each in value.values() if not isinstance(each, dict | list))
    return value.replace("_", " ") if isinstance(value, str) else str(value)


def _spaced(key: str) -> str:
    text = key.replace("_", " ")
    return f"{text[:1].upper()}{text[1:]}"
