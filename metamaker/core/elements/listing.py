"""Edits of the lists of a document: new elements, names and order; removal of elements with the links to them."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from operator import attrgetter
from typing import Any

from metamaker.core.edits import Edited, after, changed, moved, without
from metamaker.core.elements.kind import ElementKind, Link, Lost, Member
from metamaker.core.elements.references import ids_in, ids_used, with_ids, without_ids
from metamaker.core.elements.structure import Document, Structure, Subject
from metamaker.core.ids import new_id, numbered
from metamaker.core.ids import ref as joined
from metamaker.core.messages import message
from metamaker.core.property import EditProblem


def free_name(structure: Structure[Document], document: Document, group: str, name: str) -> str:
    """Return `name`, followed by a number if an element of the group already has it."""
    return numbered(name, {each.name for each in structure.listed(document, group).values()})


def added(structure: Structure[Document], document: Document, group: str, new: Any) -> Edited[Document]:
    """Return the document with a new element, last in the list of its group. Raises EditProblem."""
    kind = structure.kind(group)
    return Edited(changed(document, **{kind.field: (*getattr(document, kind.field), new)}), joined(group, new.id))


def under_own_name(structure: Structure[Document], document: Document, group: str, element: Any, name: str) -> Any:
    """Return a renamed element with an id made from its name; a taken name gets a number. Raises EditProblem."""
    free = free_name(structure, document, group, name)
    return changed(element, name=free).with_(id=new_id(free, ids_in(structure, document)))


def copied(structure: Structure[Document], document: Document, ref: str, name: str = "") -> Edited[Document]:
    """Return the document with a copy directly after an element; a taken name gets a number.

    Without a `name` the copy has the name of the element. Raises EditProblem.
    """
    of = structure.to_copy(document, ref)
    group, field = of.described.group, of.described.field
    copy = under_own_name(structure, document, group, of.value, name or of.value.name or of.id)
    listed = after(getattr(of.holder.value, field), of.value, copy)
    return Edited(of.holder.with_(**{field: listed}), joined(group, copy.id))


def with_fields(structure: Structure[Document], document: Document, ref: str, **fields: object) -> Document:
    """Return the document with these fields of an element, or of its own. Raises EditProblem."""
    of: Subject[Document] = structure.get(document, ref)
    return of.with_(**fields)


def placed(structure: Structure[Document], document: Document, ref: str, before: str | None, holder: str = "") -> Document:
    """Return the document with an element moved before the one with the id `before`, or to the end of its list.

    `holder`: the reference of the element with the target list, if it changes. Raises EditProblem.
    """
    of: Subject[Document] = structure.get(document, ref)
    if of.holder is None or of.detail or of.described.member is not Member.ID:
        raise EditProblem(message("edit-no-place", name=structure.full_name(of, structure.in_force)))
    field, home = of.described.field, of.holder
    target = structure.get(document, holder) if holder else home
    if target.ref == home.ref:
        return home.with_(**{field: moved(getattr(home.value, field), of.value, before)})
    arrived = changed(target.value, **{field: moved((*getattr(target.value, field), of.value), of.value, before)})
    left = changed(home.value, **{field: without(getattr(home.value, field), of.value)})
    edited: Document = home.described.with_members(document, {home.name: left, target.name: arrived})
    return edited


def removed(structure: Structure[Document], document: Document, *refs: str) -> Document:
    """Return the document without the elements that `refs` name, all their copies, and the elements that need them.

    Links to them end as their descriptions say. Elements with a count are removed completely. Raises EditProblem for unknown
    references and for elements that cannot be removed.
    """
    going = []
    for ref in refs:
        of = structure.find(document, ref)
        if of is None:
            raise EditProblem(structure.nothing_called(ref))
        emptied = of.described.emptied(of)
        if of.detail in emptied or (emptied and not of.detail and not _can_go(of)):
            document = of.with_(**({of.detail: emptied[of.detail]} if of.detail else emptied))
        elif of.detail or not _can_go(of):
            raise EditProblem(message("edit-not-removed", name=structure.full_name(of, structure.in_force)))
        else:
            going.append(of)
    return _Removal(structure, document).without(going) if going else document


def can_be_removed(structure: Structure[Document], document: Document, ref: str) -> bool:
    """Return whether `ref` names a place that can be empty, or a count that can be zero."""
    of = structure.find(document, ref)
    if of is None:
        return False
    return of.detail in of.described.emptied(of) if of.detail else _can_go(of) or bool(of.described.emptied(of))


def _can_go(of: Any) -> bool:
    """Return whether the place of an element can be empty."""
    if of.holder is None:
        return False
    if of.described.member is not Member.FIELD:
        return True
    record = type(getattr(of.holder.value, of.described.field))
    return record.model_fields[of.name].default is None


class _Removal:
    """The elements to remove, by kind: the id of the outermost holder if ids are unique only within it, and the id.

    Each pass begins with the original document and removes all known elements. Elements that need one of them are removed in
    the next pass.
    """

    def __init__(self, structure: Structure, document: Any) -> None:
        self._structure = structure
        self._document = document
        self._gone: dict[StrEnum, set[tuple[str, str]]] = defaultdict(set)
        self._holders: set[str] = set()
        self._is_grown = True

    def without(self, going: list[Any]) -> Any:
        """Return the document without these elements. Raises EditProblem if the model does not hold it."""
        for of in going:
            self._lose(of.described, of.name, of.value, "" if of.outermost is of else of.outermost.name)
        lists = dict[str, Iterable[Any]]()
        while self._is_grown:
            self._is_grown = False
            # elements that link to others come first, so that every link is valid after each list
            lists = {kind.field: tuple(self._left(kind)) for kind in reversed(self._structure.kinds) if self._concerns(kind)}
        return changed(self._document, **lists)

    def _concerns(self, kind: ElementKind) -> bool:
        """Return whether elements of the kind may be removed."""
        return not self._gone.keys().isdisjoint(kind.keys | kind.targets)

    def _lose(self, kind: ElementKind, name: str, value: object, holder: str) -> None:
        """Note that an element goes with all that is inside it."""
        self._gone[kind.key].add(("" if kind.from_document else holder, name))
        self._is_grown = self._is_grown or kind.key in self._structure.targets
        self._holders.add(holder)
        for part in kind.inside if value is not None else ():
            for each, inner in part.members(value):
                self._lose(part, each, inner, holder or name)

    def _left(self, kind: ElementKind) -> Iterator[object]:
        may_go = self._may_go(kind)
        for element in getattr(self._document, kind.field):
            left = self._lightened(kind, element.id, element, "") if may_go(element) else element
            if left is not None:
                yield left

    def _may_go(self, kind: ElementKind) -> Callable[[Any], bool]:
        """Return whether an element, or something in it, may go, so that it must be looked at in full."""
        if any(part.from_document for part in kind.inside):
            return lambda _: True
        own = self._holders | {name for holder, name in self._gone.get(kind.key, ()) if not holder}
        readers = [attrgetter(link.within) for link in kind.links if link.within and link.to in self._gone]
        gone = {to: {name for holder, name in self._gone[to] if not holder} for to in kind.targets if to in self._gone}
        used = [(ids_used(kind, to), ids) for to, ids in gone.items() if ids]

        def may_go(element: Any) -> bool:
            if element.id in own or any(read(element) in self._holders for read in readers):
                return True
            return any(not ids.isdisjoint(read(element)) for read, ids in used)

        return may_go

    def _lightened(self, kind: ElementKind, name: str, value: object, holder: str) -> object:
        """Return the rest of an element; None if it is removed."""
        if ("" if kind.from_document else holder, name) in self._gone.get(kind.key, ()):
            return None
        left = value
        for link in kind.links:
            left = self._let_go(link, left)
            if left is None:
                self._lose(kind, name, value, holder)
                return None
        for part in kind.inside if left is not None else ():
            left = self._with_parts(part, left, holder or name)
        return left

    def _with_parts(self, kind: ElementKind, value: object, holder: str) -> object:
        parts = ((name, inner, self._lightened(kind, name, inner, holder)) for name, inner in kind.members(value))
        others = {name: new for name, inner, new in parts if new is not inner}
        gone = [name for name, new in others.items() if new is None]
        kept = {name: new for name, new in others.items() if new is not None}
        return kind.without_members(kind.with_members(value, kept), gone) if others else value

    def _let_go(self, link: Link, value: object) -> object:
        """Return an element that refers to nothing any more that goes; None if it cannot be without."""
        holder = getattr(value, link.within) if link.within else ""
        gone = self._gone.get(link.to, set())
        if not gone or not any((holder, each) in gone for each in link.ids(value)):
            return value
        if link.lost is Lost.ELEMENT:
            return None
        if link.lost is Lost.ENTRY:
            return without_ids(value, link.steps, lambda each: (holder, each) in gone)
        return with_ids(value, link.steps, lambda each: self._next(link, each))

    def _next(self, link: Link, gone: str) -> str | None:
        """Return the element that takes the place of an id: the first one that stays along the links of the removed ones."""
        known = self._structure.listed(self._document, self._structure.by_key[link.to].group)
        current: str | None = gone
        while current is not None and ("", current) in self._gone[link.to]:
            current = next(iter(link.ids(known[current])), None)
        return current
