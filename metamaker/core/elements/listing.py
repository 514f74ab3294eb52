"""Edits of the lists of a document: new elements, other names, another order."""

from typing import Any

from metamaker.core.edits import Edited, after, changed, moved, without
from metamaker.core.elements.kind import Member
from metamaker.core.elements.references import ids_in
from metamaker.core.elements.structure import Document, Structure, Subject
from metamaker.core.ids import new_id, numbered
from metamaker.core.ids import ref as joined
from metamaker.core.messages import message
from metamaker.core.property import EditProblem


def free_name(structure: Structure[Document, Any], document: Document, group: str, name: str) -> str:
    """Return `name`, followed by a number if an element of the group already has it."""
    return numbered(name, {each.name for each in structure.listed(document, group).values()})


def added(structure: Structure[Document, Any], document: Document, group: str, new: Any) -> Edited[Document]:
    """Return the document with a new element, last in the list of its group. Raises EditProblem."""
    kind = structure.kind(group)
    return Edited(changed(document, **{kind.field: (*getattr(document, kind.field), new)}), joined(group, new.id))


def under_own_name(structure: Structure[Document, Any], document: Document, group: str, element: Any, name: str) -> Any:
    """Return a renamed element with an id made from its name; a taken name gets a number. Raises EditProblem."""
    free = free_name(structure, document, group, name)
    return changed(element, name=free).with_(id=new_id(free, ids_in(structure, document)))


def copied(structure: Structure[Document, Any], document: Document, ref: str, name: str = "") -> Edited[Document]:
    """Return the document with a copy directly after an element; a taken name gets a number.

    Without a `name` the copy has the name of the element. Raises EditProblem.
    """
    of = structure.to_copy(document, ref)
    group, field = of.described.group, of.described.field
    copy = under_own_name(structure, document, group, of.value, name or of.value.name or of.id)
    listed = after(getattr(of.holder.value, field), of.value, copy)
    return Edited(of.holder.with_(**{field: listed}), joined(group, copy.id))


def with_fields(structure: Structure[Document, Any], document: Document, ref: str, **fields: object) -> Document:
    """Return the document with these fields of an element, or of its own. Raises EditProblem."""
    of: Subject[Document] = structure.get(document, ref)
    return of.with_(**fields)


def placed(structure: Structure[Document, Any], document: Document, ref: str, before: str | None, holder: str = "") -> Document:
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
