"""Edits of elements: editable properties in a form for any editor, new elements, edits of several at once."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any, Generic, NamedTuple, Protocol

from metamaker.core.edits import Edited
from metamaker.core.property import Choice, Listed, Property, PropertyKind, Summary
from metamaker.game_api.documents import Document


class Edits(Protocol[Document]):
    """The elements of a game's documents by their references, and changes of them."""

    def properties(self, document: Document, ref: str, /, language: str) -> tuple[Property, ...]:
        """Return the editable properties of an element; empty for an unknown reference."""

    def changed(self, document: Document, ref: str, /, key: str, value: object) -> Document:
        """Return the document with another value of a property of an element. Raises EditProblem for an impossible one."""

    def changed_name(self, document: Document, ref: str, /, key: str, language: str) -> str:
        """Return the name of a change of a property in the list of steps. Raises EditProblem for an unknown property."""

    def inline_property(self, document: Document, ref: str, /, language: str) -> Property | None:
        """Return the property for editing in place when an element is opened; None without one."""

    def stepped(self, document: Document, ref: str, /, by: int) -> Document:
        """Return the document with `by` more (or fewer) of an element; unchanged if it cannot be counted."""

    def summary(self, document: Document, ref: str, /, language: str) -> Summary:
        """Return the name and the description of an element for a tooltip."""

    def listed(self, document: Document, /, language: str) -> tuple[Listed, ...]:
        """Return all elements that people look for, in their order."""

    def title_of(self, document: Document, ref: str, /, language: str) -> str:
        """Return only the title of the summary, which is fast; empty for an unknown reference."""


class Merged(NamedTuple, Generic[Document]):
    """A document with all elements of another one; taken names of it, with their replacements."""

    document: Document
    renamed: tuple[tuple[str, str], ...]


class Building(Protocol[Document]):
    """Edits that add to documents of a game."""

    def offers(self, document: Document, /, language: str) -> Mapping[str, str]:
        """Return the keys of all elements that can be added to a document or its ships, with their display names."""

    def put(self, document: Document, what: str, onto: str, /, name: str, language: str) -> Edited[Document]:
        """Return the document with one more element, given by a key or by the reference of a class, type or ship.

        Its name is `name`. `onto` is the reference of its new parent, or empty. Raises EditProblem for an impossible addition.
        """

    def merged(self, document: Document, other: Document, /) -> Merged[Document]:
        """Return the document with all elements of another one. Raises EditProblem."""


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


AT_HOME = "at_home"
"""The property of ships and squadrons that do not come to the next battle; see `Documents.present`."""


def changed_all(edits: Edits[Document], document: Document, refs: Sequence[str], key: str, value: object) -> Document:
    """Return the document with another value of a property of each of some elements.

    Raises EditProblem if one of them cannot have it.
    """
    return reduce(lambda changed, ref: edits.changed(changed, ref, key, value), refs, document)


def stepped_all(edits: Edits[Document], document: Document, refs: Sequence[str], by: int) -> Document:
    """Return the document with `by` more (or fewer) of each of some elements, as far as each can go."""
    return reduce(lambda stepped, ref: edits.stepped(stepped, ref, by), refs, document)
