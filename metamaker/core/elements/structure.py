"""The structure of the documents of a game: one table of the kinds of elements, for everything that finds or edits them.

References name elements by paths: `classes/heron/core/sensor-2#1` is the first copy of a part of a section of a class.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, Generic, Self

from typing_extensions import TypeVar

from metamaker.core.display_names import called
from metamaker.core.edits import changed
from metamaker.core.elements.kind import ElementKind
from metamaker.core.frozen import Frozen
from metamaker.core.ids import ref as joined
from metamaker.core.memo import memo_by
from metamaker.core.messages import ENGLISH, Message, Text, Words, language_in_force, message
from metamaker.core.property import EditProblem

Document = TypeVar("Document", bound=Frozen, default=Any)
Element = TypeVar("Element", bound="Subject", default=Any)
"""The name of a subject of the documents of a game."""


@dataclass(frozen=True, eq=False)
class Subject(Generic[Document]):
    """An element found in a document: its kind, its reference, its value.

    `name` is the last step of the reference: the id of an element, the name of a section, the number of a slot; empty for the
    document itself. `focus`: the selected detail of the element (`hull_hits` of a section). `holder`: the element around it.
    """

    described: ElementKind
    document: Document
    ref: str
    name: str
    value: Any
    focus: str = ""
    holder: "Self | None" = None

    @property
    def kind(self) -> StrEnum:
        """The key of its kind."""
        return self.described.key

    @property
    def id(self) -> str:
        """The last step of its reference."""
        return self.name

    @property
    def detail(self) -> str:
        """The selected detail, if it has a reference of its own; empty for the whole element."""
        first = self.focus.partition("/")[0]
        return first if first in self.described.details else ""

    @property
    def place(self) -> str:
        """The reference of the element or of its selected detail."""
        return joined(self.ref, self.detail) if self.detail else self.ref

    @property
    def outermost(self) -> "Self":
        """The element around it that is in no other one, perhaps itself; the document for the document."""
        of = self
        while of.holder is not None and of.holder.holder is not None:
            of = of.holder
        return of

    def around(self, *kinds: StrEnum) -> "Self | None":
        """Return the element or the nearest one around it of one of these kinds; None if there is none."""
        of: Self | None = self
        while of is not None and of.described.key not in kinds:
            of = of.holder
        return of

    def put(self, new: Any) -> Document:
        """Return the document with another value in this place; everything off the path stays the same object."""
        if self.holder is None:
            document: Document = new
            return document
        return self.holder.put(self.described.with_members(self.holder.value, {self.name: new}))

    def with_(self, **fields: object) -> Document:
        """Return the document with these fields of it; the same document if they hold that already. Raises EditProblem."""
        return self.put(changed(self.value, **fields))


def plain_title(of: Subject, words: Words) -> str:
    """Return the name or id of an element; the kind for a document without a name."""
    if of.holder is None:
        return str(getattr(of.value, "name", "")) or words[f"window-kind-{of.kind}"]
    return called(of.value)


def counted(words: Words, group: str, number: int) -> str:
    """Return a number of elements of a group in words: “2 weapons”."""
    return words.text(f"window-group-{group}", count=number)


def _same_document(into: object, _: object) -> Any:
    return into


def _no_differences(_: object, __: object) -> tuple[str, ...]:
    return ()


_HERE = message("edit-here")


@dataclass(frozen=True, eq=False, kw_only=True)
class Structure(Generic[Document, Element]):
    """The description of the documents of a game.

    `kinds`: the lists of the document, with link targets first. `subject`: the class of its subjects.
    """

    words: Callable[[str], Words]
    """The words of the game in a language."""
    subject: type[Element]
    document: ElementKind
    kinds: tuple[ElementKind, ...]
    own: Mapping[str, str]
    """First steps of references to the document itself, with the detail that they select: `{"limits": "{}_limit"}`."""
    here: Text = _HERE
    """The end of a sentence that something is not in the document."""

    title: Callable[[Any, Words], str] = plain_title
    """The name of an element at the beginning of a line."""
    term: Callable[[Any, Words], str] = plain_title
    """The name of an element within a sentence."""
    full_name: Callable[[Any, Words], str] = plain_title
    """The name of an element with its location: “Sensor array, core of Heron”."""

    bare: Callable[[Document], Document]
    """Makes a document without elements, with the values that travel with them."""
    adopts: Callable[[Document, Document], Document] = _same_document
    """Makes a document that takes over values of another one whose elements arrive."""
    differing: Callable[[Document, Document], tuple[str, ...]] = _no_differences
    """Lists the differences between two documents that affect figures of their elements."""
    ids_from_names: bool = False
    """Whether arriving elements get an id made from their name; otherwise they keep their id if it is free."""

    @cached_property
    def ways(self) -> Mapping[str, tuple[ElementKind, ...]]:
        """The kinds that the document lists, or that are named as if it did, by their groups, each with those around it."""
        found: dict[str, tuple[ElementKind, ...]] = {}
        for kind in self.kinds:
            found |= {way[-1].group: way for way in _ways((kind,)) if len(way) == 1 or way[-1].from_document}
        return found

    @cached_property
    def by_key(self) -> Mapping[StrEnum, ElementKind]:
        """All kinds by their keys."""
        nested = (way[-1] for kind in self.kinds for way in _ways((kind,)))
        return {kind.key: kind for kind in (self.document, *nested)}

    def kind(self, group: str) -> ElementKind:
        """Return the kind of the elements of a group."""
        return self.ways[group][-1]

    @cached_property
    def english(self) -> Words:
        """The words of the game in English."""
        return self.words(ENGLISH)

    @property
    def in_force(self) -> Words:
        """The words of the game in the language in force, for refusals."""
        return self.words(language_in_force())

    def listed(self, document: Document, group: str) -> Mapping[str, Any]:
        """Return the elements of a group by their ids, in their order."""
        return {of_id: chain[-1] for of_id, chain in _listed(document, self.ways[group]).items()}

    @cached_property
    def targets(self) -> frozenset[StrEnum]:
        """The kinds that others refer to."""
        return frozenset(to for kind in self.kinds for to in kind.targets)

    def find(self, document: Document, ref: str) -> Element | None:
        """Return the element that `ref` names; None for an unknown reference. The number of a copy is ignored."""
        group, *path = ref.partition("#")[0].split("/")
        if group in self.own:
            focus = self.own[group].format("/".join(path))
            return self.subject(self.document, document, next(iter(self.own)), "", document, focus)
        if group not in self.ways or not path:
            return None
        way = self.ways[group]
        chain = _listed(document, way).get(path[0])
        if chain is None:
            return None
        of = self._whole(document)
        for kind, value in zip(way, chain, strict=True):
            of = self._member(of, kind, value.id, value)
        return self._inside(of, path[1:])

    def every(self, document: Document) -> Iterator[Element]:
        """Yield all elements in order, each before its parts."""
        whole = self._whole(document)
        for kind in self.kinds:
            for each in getattr(document, kind.field):
                yield from self._with_all_in(self._member(whole, kind, each.id, each))

    def _with_all_in(self, of: Element) -> Iterator[Element]:
        yield of
        for part in of.described.inside:
            for name, value in part.members(of.value):
                if value is not None:
                    yield from self._with_all_in(self._member(of, part, name, value))

    def get(self, document: Document, ref: str) -> Element:
        """Return the element that `ref` names, or a detail of one. Raises EditProblem if it names nothing of its own."""
        of = self.find(document, ref)
        if of is None or (of.focus and not of.detail):
            group, _, rest = ref.partition("/")
            kind = self.kind(group) if group in self.ways and "/" not in rest else None
            raise EditProblem(self.nothing_called(ref) if kind is None else kind.unknown(name=rest))
        return of

    def nothing_called(self, ref: str) -> Message:
        """Return the sentence that a reference names nothing in the document."""
        return message("edit-nothing-called", ref=ref, here=self.here)

    def to_copy(self, document: Document, ref: str) -> Element:
        """Return the element that `ref` selects for copying. Raises EditProblem if it cannot be copied."""
        of = self.find(document, ref)
        if of is None:
            raise EditProblem(message("edit-nothing-to-copy", ref=ref))
        if not of.described.travels or of.detail:
            raise EditProblem(message("edit-not-copied", name=self.full_name(of, self.in_force)))
        return of

    def resolved(self, document: Document, ref: str) -> str:
        """Return the reference of the selection in `ref`, without the number of a copy; empty for an unknown one.

        A detail without a reference gives that of its element. Shared parts give the reference at their owner.
        """
        of = self.find(document, ref)
        return of.place if of is not None else ""

    def _whole(self, document: Document) -> Element:
        return self.subject(self.document, document, next(iter(self.own)), "", document)

    def _member(self, holder: Element, kind: ElementKind, name: str, value: object) -> Element:
        place = f"{kind.group}/{name}" if kind.group else name
        if holder.holder is not None and not kind.from_document:
            place = f"{holder.ref}/{place}"
        return self.subject(kind, holder.document, place, name, value, "", holder)

    def _inside(self, of: Element, path: Sequence[str]) -> Element | None:
        """Return the part at the end of a path, or the element with a selected detail."""
        if not path:
            return of
        kind = of.described
        if kind.parts_of and (other := self._whose_parts(of, path)) is not None:
            return self._inside(other, path)
        for part in kind.inside:
            steps = path[1:] if part.group else path
            if part.group and (part.group != path[0] or not steps):
                continue
            try:
                value = part.called(of.value, steps[0])
            except KeyError:
                if part.group:
                    return None
                if part.has_field(of.value, steps[0]):  # which has no entry
                    return None if steps[1:] else replace(of, focus=part.field)
            else:
                return self._inside(self._member(of, part, steps[0], value), steps[1:])
        known = kind.others is None or path[0] in kind.details or path[0] in kind.others
        return replace(of, focus="/".join(path)) if known else None

    def built_to(self, of: Element) -> Element | None:
        """Return the element that owns the parts of an element, as a class does for a ship; None if it has its own."""
        path = of.described.parts_of
        link = next((link for link in of.described.links if link.path == path), None)
        return None if link is None else self.find(of.document, joined(self.by_key[link.to].group, getattr(of.value, path)))

    def _whose_parts(self, of: Element, path: Sequence[str]) -> Element | None:
        """Return the other element whose part a path names; None if it names no part."""
        other = self.built_to(of)
        names_part = other is not None and any(
            part.group == path[0] if part.group else part.has_field(other.value, path[0]) for part in other.described.inside
        )
        return other if names_part else None


def _ways(way: tuple[ElementKind, ...]) -> Iterator[tuple[ElementKind, ...]]:
    """Yield a kind and all kinds inside it, each with those around it."""
    yield way
    for part in way[-1].inside:
        yield from _ways((*way, part))


@memo_by
def _listed(document: Frozen, way: tuple[ElementKind, ...]) -> Mapping[str, tuple[Any, ...]]:
    """Return the elements of a kind by their ids, each with those around it."""
    chains: list[tuple[Any, ...]] = [(each,) for each in getattr(document, way[0].field)]
    for kind in way[1:]:
        chains = [(*chain, each) for chain in chains for each in getattr(chain[-1], kind.field)]
    return {chain[-1].id: chain for chain in chains}
