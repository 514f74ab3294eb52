"""What differs between two documents, in words: “Heron: slot 3 Laser → Missile”."""

from collections.abc import Iterator, Sequence

from metamaker.core.difference import Difference, Kind
from metamaker.core.naming import called
from metamaker.core.property import Property
from metamaker.core.words import Words
from metamaker.games.cosmoforce.edits.properties import properties
from metamaker.games.cosmoforce.edits.subject import FLEET
from metamaker.games.cosmoforce.edits.terms import first_lower, system_term
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.model.words import SystemKind

_LONG = frozenset({"notes", "tags", "crew"})
"""What is only said to have changed."""

_RULES = frozenset({"toggles", "options"})
"""The fields of a document whose values are rules that are played otherwise."""


def difference_texts(old: Fleet, new: Fleet, found: Sequence[Difference], told: Words) -> tuple[str, ...]:
    """Return the differences that were found between two documents as sentences."""
    return tuple(line for one in found for line in _lines(old if one.kind is Kind.REMOVED else new, one, told))


def _lines(fleet: Fleet, one: Difference, told: Words) -> Iterator[str]:
    value = one.before if one.kind is Kind.REMOVED else one.after
    if isinstance(value, dict) and "id" in value:
        element = value.get("name") or value["id"]
        yield told.text(f"window.difference.{one.kind}", element=element)
        return
    around, _, field = one.where.rpartition("/")
    element, shown = _called(fleet, around, told), _property(fleet, around, field, told)
    label = first_lower(shown.label) if shown else field.replace("_", " ")
    if field == "slots":
        yield from _slots(element, one, told)
    elif field in _LONG:
        yield told.text("window.difference.text", element=element, label=label)
    else:
        before, after = (
            told["window.difference.left"] if around == "toggles" and each is None else _told(each, told, shown)
            for each in (one.before, one.after)
        )
        yield told.text("window.difference.changed", element=element, label=label, before=before, after=after)


def _slots(element: str, one: Difference, told: Words) -> Iterator[str]:
    for number, (before, after) in enumerate(zip(one.before, one.after, strict=True), 1):
        if before != after:
            label = told.text("window.difference.slot", number=number)
            names = (_told(before, told), _told(after, told))
            yield told.text("window.difference.changed", element=element, label=label, before=names[0], after=names[1])


def _property(fleet: Fleet, around: str, field: str, told: Words) -> Property | None:
    """Return the property of the window that a field is, if there is one."""
    group, _, element_id = "/".join(around.split("/")[-2:]).partition("/")
    place = f"{group}/{element_id}" if element_id else FLEET
    return next((shown for shown in properties(fleet, place, told) if shown.key == field), None)


def _called(fleet: Fleet, where: str, told: Words) -> str:
    """Return the name of the innermost element that a place of the document is in."""
    names = {each.id: called(each) for group in (fleet.designs, fleet.teams, fleet.ships) for each in group}
    steps = [step for step in where.split("/") if step in names]
    return names[steps[-1]] if steps else where if where and where not in _RULES else told["window.kind.fleet"]


def _told(value: object, told: Words, shown: Property | None = None) -> str:
    if value is None:
        return told["window.difference.none"]
    if isinstance(value, bool):
        return told[f"window.difference.{'yes' if value else 'no'}"]
    if value in set(SystemKind):
        return system_term(SystemKind(str(value)), told)
    if shown and shown.least_called and value == shown.least:
        return shown.least_called
    named = {choice.value: choice.text for choice in shown.choices} if shown else {}
    return named.get(str(value)) or str(value).replace("_", " ")
