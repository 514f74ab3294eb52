"""Links between elements by id: reads, replaces and removes them along the paths of their descriptions."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import chain
from typing import Any, NamedTuple

from metamaker.core.edits import changed
from metamaker.core.elements.kind import EACH, ElementKind, Link, Lost
from metamaker.core.elements.structure import Document, Structure, Subject
from metamaker.core.frozen import Frozen
from metamaker.core.ids import ref as joined
from metamaker.core.memo import memo_by
from metamaker.core.messages import Words


def with_ids(value: Any, path: Sequence[str], new: Callable[[str], str | None]) -> object:
    """Return `value` with other ids where a path leads to; the same object where all stay."""
    if not path:
        return value if value is None else new(value)
    if path[0] == EACH:
        return _same_or(value, tuple(with_ids(entry, path[1:], new) for entry in value))
    old = getattr(value, path[0])
    inner = with_ids(old, path[1:], new)
    return value if inner is old or inner == old else changed(value, **{path[0]: inner})


def _same_or(old: tuple[object, ...], new: tuple[object, ...]) -> tuple[object, ...]:
    is_same = len(old) == len(new) and all(one is other or one == other for one, other in zip(old, new, strict=True))
    return old if is_same else new


_GONE = object()
"""The rest of an entry after a removal."""


def without_ids(value: object, path: Sequence[str], lost: Callable[[str], bool]) -> object:
    """Return `value` without list entries that contain lost ids, and without entries that become empty.

    Returns the same object if nothing is lost, and None if no list is on the path, so that the whole value goes.
    """
    kept = _kept(value, path, lost, is_entry=False)
    return None if kept is _GONE else kept


def _kept(value: Any, path: Sequence[str], lost: Callable[[str], bool], *, is_entry: bool) -> object:
    if not path:
        return _GONE if value is not None and lost(value) else value
    if path[0] == EACH:
        entries = (_kept(entry, path[1:], lost, is_entry=True) for entry in value)
        return _same_or(value, tuple(entry for entry in entries if entry is not _GONE))
    old = getattr(value, path[0])
    inner = _kept(old, path[1:], lost, is_entry=is_entry)
    if inner is old:
        return value
    is_emptied = inner == () and is_entry
    return _GONE if inner is _GONE or is_emptied else changed(value, **{path[0]: inner})


Users = Mapping[StrEnum, Mapping[str, Sequence[str]]]
"""The links of an element: kind and id of the target, and the steps to the linking part (a slash: not from the element itself).
"""


@memo_by
def users(element: Frozen, kind: ElementKind) -> Users:
    """Return the links of an element that the document lists, including links of its parts."""
    found: dict[StrEnum, dict[str, list[str]]] = {}
    _note_users(found, element, kind, "")
    return found


def _note_users(found: dict[StrEnum, dict[str, list[str]]], value: object, kind: ElementKind, place: str) -> None:
    for link in kind.links:
        for of_id in () if link.within else link.ids(value):
            places = found.setdefault(link.to, {}).setdefault(of_id, [])
            if place not in places[-1:]:
                places.append(place)
    for part in kind.inside:
        for name, inner in part.members(value) if part.all_links else ():
            step = f"{part.group}/{name}" if part.group else name
            around = "" if part.from_document else place
            _note_users(found, inner, part, f"{around}/{step}" if around or part.from_document else step)


def ids_used(kind: ElementKind, to: StrEnum) -> Callable[[Any], Collection[str]]:
    """Return a function that reads the ids of a kind to which an element and all its parts link."""
    if kind.is_plain:
        return kind.own_ids.get(to, lambda _: ())
    return lambda element: users(element, kind).get(to, ())


@memo_by
def needs(element: Frozen, kind: ElementKind) -> Mapping[StrEnum, frozenset[str]]:
    """Return the ids of the elements that an element and its parts need, by kind."""
    found: dict[StrEnum, set[str]] = {}

    def note(link: Link, value: object) -> object:
        if link.is_needed:
            found.setdefault(link.to, set()).update(link.ids(value))
        return value

    with_links(element, kind, note)
    return {to: frozenset(ids) for to, ids in found.items()}


def readdressed(element: object, kind: ElementKind, ids: Mapping[str, str]) -> Any:
    """Return an element with all ids of its links, and those of its parts, replaced by `ids`.

    Returns the same object if nothing changes. Ids that are unique only within a holder stay.
    """

    def follow(link: Link, value: object) -> object:
        return value if link.within else with_ids(value, link.steps, ids.__getitem__)

    return with_links(element, kind, follow)


def with_links(element: object, kind: ElementKind, edit: Callable[[Link, Any], Any]) -> object:
    """Return an element after `edit` of it, and of all inside it, for each of the links that they have."""
    for link in kind.links:
        element = edit(link, element)
    for part in kind.inside:
        if part.all_links:
            element = with_parts(element, part, lambda value, part=part: with_links(value, part, edit))  # type: ignore[misc]
    return element


def with_parts(holder: object, kind: ElementKind, edit: Callable[[Any], Any]) -> object:
    """Return a holder with `edit` done to each of its parts of a kind; the same object if all stay the same."""
    edited = ((name, value, edit(value)) for name, value in kind.members(holder))
    return kind.with_members(holder, {name: new for name, value, new in edited if new is not value})


def ids_in(structure: Structure[Document], document: Document) -> set[str]:
    """Return all ids that another element of a document cannot have."""
    return {of_id for group in structure.ways for of_id in structure.listed(document, group)}


def element_name(structure: Structure[Document], document: Document, ref: str, words: Words | None = None) -> str:
    """Return the displayed name of the element that `ref` names: “Sensor array, core of Lantern”; empty if unknown.

    `words`: the messages of another language than English.
    """
    of = structure.find(document, ref)
    return "" if of is None else structure.full_name(of, words or structure.english)


class Use(NamedTuple):
    """An element that uses another one, and its displayed name."""

    ref: str
    text: str


def used_by(
    structure: Structure[Document], document: Document, ref: str, words: Words | None = None, *, losing: bool = False
) -> tuple[Use, ...]:
    """Return the users of the element that `ref` names, or of its parts, in the order of the document.

    An unknown reference or a detail has no users. `words`: the messages of another language than English. `losing`: leave out
    users whose link would move on if the element were removed.
    """
    of = structure.find(document, ref)
    if of is None or of.detail or of.holder is None:
        return ()
    refs = dict.fromkeys((*_users_of(structure, document, of, losing=losing), *_holding(structure, document, of)))
    return tuple(Use(each, element_name(structure, document, each, words)) for each in refs)


def _users_of(structure: Structure[Document], document: Document, of: Subject, *, losing: bool) -> Iterator[str]:
    wanted, to = of.id, of.kind
    for kind in structure.kinds:
        uses_it = any(link.to is to and not (losing and link.lost is Lost.NEXT) for link in kind.all_links)
        elements, used = getattr(document, kind.field) if uses_it else (), ids_used(kind, to)
        for element in elements:
            if wanted not in used(element):
                continue
            for place in ("",) if kind.is_plain else users(element, kind)[to][wanted]:
                yield place[1:] if place.startswith("/") else joined(*filter(None, (kind.group, element.id, place)))


def _holding(structure: Structure[Document], document: Document, of: Subject) -> Iterator[str]:
    """Yield the users of an element, or of its parts, by ids that are unique only within a holder."""
    within = of.outermost
    for kind in structure.kinds if within is not of else ():
        for link in kind.links:
            ids = {name for each, name in parts(of) if each.key is link.to} if link.within else ()
            for element in getattr(document, kind.field) if ids else ():
                if getattr(element, link.within) == within.id and not set(ids).isdisjoint(link.ids(element)):
                    yield joined(kind.group, element.id)


def parts(of: Subject) -> Iterator[tuple[ElementKind, str]]:
    """Yield an element and all that is inside it: kinds and names."""
    yield from _parts(of.described, of.name, of.value)


def _parts(kind: ElementKind, name: str, value: object) -> Iterator[tuple[ElementKind, str]]:
    yield kind, name
    for part in kind.inside if value is not None else ():
        for each, inner in part.members(value):
            yield from _parts(part, each, inner)


def use_counts(structure: Structure[Document], document: Document, group: str) -> Mapping[str, int]:
    """Return the number of users of each element of a group, by id; unused elements are left out."""
    to = structure.kind(group).key
    counts: dict[str, int] = defaultdict(int)
    for kind in structure.kinds:
        elements = getattr(document, kind.field) if to in kind.targets else ()
        if kind.is_plain:
            for of_id in chain.from_iterable(map(ids_used(kind, to), elements)):
                counts[of_id] += 1
        else:
            for element in elements:
                for of_id, count in _use_counts(element, kind).get(to, {}).items():
                    counts[of_id] += count
    return dict(counts)


@memo_by
def _use_counts(element: Frozen, kind: ElementKind) -> Mapping[StrEnum, Mapping[str, int]]:
    """Return how many in an element use each id of a kind."""
    return {to: {of_id: len(places) for of_id, places in ids.items()} for to, ids in users(element, kind).items()}
