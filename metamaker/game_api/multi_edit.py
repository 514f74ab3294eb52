"""Edits of several elements at once: their shared properties, and one change or step for each."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

from metamaker.core.property import Choice, Property, PropertyKind
from metamaker.game_api.documents import Document
from metamaker.game_api.edits import Edits

_OF_ONE = frozenset({"name", "notes"})
"""Properties that distinguish elements; the same value for all would be useless."""


def shared_properties(edits: Edits[Document], document: Document, refs: Sequence[str], language: str) -> tuple[Property, ...]:
    """Return the editable properties of one element, or those that several elements share.

    Limits and choices are those common to all; if values differ, `differs` is set. Never raises.
    """
    each = [edits.properties(document, ref, language) for ref in refs]
    if len(each) < 2:
        return each[0] if each else ()
    others = [{shown.key: shown for shown in found} for found in each[1:]]
    alike = ([shown, *(known[shown.key] for known in others if shown.key in known)] for shown in each[0])
    return tuple(_of_all(found) for found in alike if len(found) == len(refs) and _can_be_shared(found))


def _can_be_shared(found: Sequence[Property]) -> bool:
    shapes = {(shown.kind, shown.optional, shown.unit, shown.step) for shown in found}
    return len(shapes) == 1 and found[0].key not in _OF_ONE


def _of_all(found: Sequence[Property]) -> Property:
    first = found[0]
    differs = any(shown.value != first.value for shown in found)
    return replace(
        first,
        value=_NOTHING.get(first.kind) if differs else first.value,
        differs=differs,
        least=max(shown.least for shown in found),
        most=max(*(shown.least for shown in found), min(shown.most for shown in found)),
        choices=_shared_choices(found),
        why_not=next((shown.why_not for shown in found if shown.why_not), ""),
    )


_NOTHING: dict[PropertyKind, Any] = {
    PropertyKind.TAGS: (),
    PropertyKind.CHOICES: (),
    PropertyKind.SECTORS: (),
    PropertyKind.LOADS: (),
}
"""Substitutes for differing values of kinds with fields that need a value."""


def _shared_choices(found: Sequence[Property]) -> tuple[Choice, ...]:
    """Return the choices that all have, with the first reason why one cannot be taken."""
    known = [{choice.value: choice for choice in shown.choices} for shown in found[1:]]
    alike = ([choice, *(of[choice.value] for of in known if choice.value in of)] for choice in found[0].choices)
    return tuple(
        replace(choices[0], why_not=next((each.why_not for each in choices if each.why_not), ""))
        for choices in alike
        if len(choices) == len(found)
    )


def changed_all(edits: Edits[Document], document: Document, refs: Sequence[str], key: str, value: object) -> Document:
    """Return the document with another value of a property of each of some elements.

    Raises EditProblem if one of them cannot have it.
    """
    return reduce(lambda changed, ref: edits.changed(changed, ref, key, value), refs, document)


def stepped_all(edits: Edits[Document], document: Document, refs: Sequence[str], by: int) -> Document:
    """Return the document with `by` more (or fewer) of each of some elements, as far as each can go."""
    return reduce(lambda stepped, ref: edits.stepped(stepped, ref, by), refs, document)
