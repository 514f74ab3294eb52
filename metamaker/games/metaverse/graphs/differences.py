"""What differs between two designs, in words: “Sensor array, core: rating 14 → 18”."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from metamaker.core.difference import Difference, Kind
from metamaker.core.words import Words
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.element import element_name
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass

_SILENT = frozenset({"emblem", "notes"})
"""What only is said to have changed."""


class Line(NamedTuple):
    """A difference in words, and the reference that it is about in the fleet that has it."""

    where: str
    text: str


def difference_lines(old: Fleet, new: Fleet, found: Sequence[Difference], told: Words) -> tuple[Line, ...]:
    """Return the differences that `game.differences` found between two fleets as sentences, those of ship classes alone.

    Definitions that a design uses count with it; the names of the fleets and their rosters do not.
    """
    groups = ("classes/", "weapons/", "bays/", "starfighters/")
    return every_line(old, new, [one for one in found if one.where.startswith(groups)], told)


def every_line(old: Fleet, new: Fleet, found: Sequence[Difference], told: Words) -> tuple[Line, ...]:
    """Return the differences that `game.differences` found between two fleets as sentences."""
    return tuple(Line(one.where, _sentence(old, new, one, told)) for one in found)


def _sentence(old: Fleet, new: Fleet, one: Difference, told: Words) -> str:
    if one.kind is Kind.REMOVED:
        one = replace(one, where=_in_old(old, new, one.where))
    fleet = old if one.kind is Kind.REMOVED else new
    if one.kind is Kind.MOVED:
        before, after = (told[f"sheet.place.{place.split('/')[-2]}"] for place in (one.before, one.after))
        return told.text("graphs.difference.moved", element=_called(new, one.where, told), before=before, after=after)
    if one.kind is not Kind.CHANGED and (isinstance(one.before, dict) or isinstance(one.after, dict)):
        return told.text(f"graphs.difference.{one.kind}", element=_whole(fleet, one, told))
    return _value(fleet, one, told)


def _in_old(old: Fleet, new: Fleet, where: str) -> str:
    """Two single classes are compared whatever their ids are: return the reference as the old one has it."""
    if len(old.classes) == len(new.classes) == 1:
        return where.replace(f"{new.classes[0].ref()}/", f"{old.classes[0].ref()}/", 1)
    return where


def _value(fleet: Fleet, one: Difference, told: Words) -> str:
    around, _, field = one.where.rpartition("/")
    label = _label(around, field, told)
    if field in _SILENT:
        return told.text("graphs.difference.text", label=label)
    values = {"label": label, "before": shown(one.before, told), "after": shown(one.after, told)}
    element = _called(fleet, around, told)
    if not element:
        return told.text("graphs.difference.whole", **values)
    values["label"] = f"{label[:1].lower()}{label[1:]}" if label[1:2].islower() else label
    return told.text("graphs.difference.changed", element=element, **values)


def _whole(fleet: Fleet, one: Difference, told: Words) -> str:
    """Return an element that came or went, with what is plain in it."""
    element = one.after if one.kind is Kind.ADDED else one.before
    name = _called(fleet, one.where, told) or _spaced(one.where.rpartition("/")[2])
    rating, count = element.get("rating"), element.get("count", 1)
    if rating is not None:
        first, comma, rest = name.partition(",")
        name = f"{first} {rating}{comma}{rest}"
    return told.text("graphs.difference.counted", count=count, element=name) if count != 1 else name


def _called(fleet: Fleet, where: str, told: Words) -> str:
    """Return what an element is called beside its class; nothing for the class itself."""
    name = element_name(fleet, where, told)
    ship = _class_of(fleet, where)
    if ship is None:
        return name
    whole = class_called(ship)
    return "" if where == ship.ref() else name.removesuffix(told.text("window.element.of", whole=whole))


def _class_of(fleet: Fleet, where: str) -> ShipClass | None:
    steps = where.split("/")
    known = {ship.id: ship for ship in fleet.classes}
    return known.get(steps[1]) if steps[0] == "classes" and len(steps) > 1 else None


def _label(around: str, field: str, told: Words) -> str:
    """Return what a field is called where it can be edited, else by its name."""
    for kind in _kinds(around):
        label = told.get(f"window.property.{kind}.{field}.label", "")
        if label:
            return label
    return _spaced(field)


def _kinds(around: str) -> Iterator[str]:
    """Yield the kinds of element that a reference may be of, the likely ones first."""
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


def shown(value: Any, told: Words) -> str:
    """Return a value of a file for people."""
    if isinstance(value, bool):
        return told["graphs.difference.yes" if value else "graphs.difference.no"]
    if value is None or value in ("", []):
        return told["graphs.difference.none"]
    if isinstance(value, list):
        return ", ".join(_entry(each) for each in value)
    if isinstance(value, dict):
        return ", ".join(f"{_spaced(key)} {_entry(inner)}" for key, inner in value.items())
    return _entry(value)


def _entry(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(str(each) for each in value.values() if not isinstance(each, dict | list))
    return value.replace("_", " ") if isinstance(value, str) else str(value)


def _spaced(key: str) -> str:
    text = key.replace("_", " ")
    return f"{text[:1].upper()}{text[1:]}"
