"""What differs between two documents, in words: “Heron: slot 3 Laser → Missile”."""

from collections.abc import Iterator, Sequence

from metamaker.core.difference import Difference, Kind
from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.cosmoforce.edits.terms import system_term
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.model.words import SystemKind

_LONG = frozenset({"notes", "tags", "crew"})
"""What is only said to have changed."""


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
    element = _called(fleet, around, told)
    if field == "slots":
        yield from _slots(element, one, told)
    elif field in _LONG:
        yield told.text("window.difference.text", element=element, label=field)
    else:
        before, after = _told(one.before, told), _told(one.after, told)
        label = field.replace("_", " ")
        yield told.text("window.difference.changed", element=element, label=label, before=before, after=after)


def _slots(element: str, one: Difference, told: Words) -> Iterator[str]:
    for number, (before, after) in enumerate(zip(one.before, one.after, strict=True), 1):
        if before != after:
            label = told.text("window.difference.slot", number=number)
            names = (_told(before, told), _told(after, told))
            yield told.text("window.difference.changed", element=element, label=label, before=names[0], after=names[1])


def _called(fleet: Fleet, where: str, told: Words) -> str:
    """Return the name of the innermost element that a place of the document is in."""
    names = {each.id: called(each) for group in (fleet.designs, fleet.teams, fleet.ships) for each in group}
    steps = [step for step in where.split("/") if step in names]
    return names[steps[-1]] if steps else (where or told["window.kind.fleet"])


def _told(value: object, told: Words) -> str:
    if value is None:
        return told["window.difference.none"]
    return system_term(SystemKind(str(value)), told) if value in set(SystemKind) else str(value).replace("_", " ")
