"""The description of a kind of element: its location, its references, its links to other elements."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import cached_property, partial
from operator import attrgetter
from typing import Any

from metamaker.core.edits import changed
from metamaker.core.messages import Text, message


class Member(Enum):
    """The way in which a reference identifies an element in its group."""

    ID = "id"
    """By its id, in a list."""
    NUMBER = "number"
    """By its number in a list, from 1."""
    PLACE = "place"
    """By its number, from 1, in a list of fixed length. An empty place is None."""
    FIELD = "field"
    """By the name of the field of a record that holds it, which may hold None."""


EACH = "*"
"""The step of a path that means every entry of a list."""


class Lost(Enum):
    """The effect on an element when another element that it links to is removed."""

    ELEMENT = "element"
    """The element is removed too."""
    ENTRY = "entry"
    """The linking entry of its list is removed, and entries around it that become empty."""
    NEXT = "next"
    """The link moves on to the target of the removed element’s same field.

    The link is optional, so the element can travel alone.
    """


@dataclass(frozen=True)
class Link:
    """A field of an element that contains ids of other elements.

    `path`: the fields that lead to the id, with `*` for each entry of a list: `squadrons/*/starfighter`. `within`: for ids that
    are unique only within a holder, the field of the element with the id of that holder.
    """

    path: str
    to: StrEnum
    lost: Lost = Lost.ELEMENT
    within: str = ""

    @cached_property
    def steps(self) -> tuple[str, ...]:
        """The path step by step."""
        return tuple(self.path.split("/"))

    @cached_property
    def ids(self) -> Callable[[Any], Collection[str]]:
        """Reads the ids in an element, each once."""
        return _reader(self.steps)

    @property
    def is_needed(self) -> bool:
        """Return whether the element needs its target, so that the target travels along."""
        return self.lost is not Lost.NEXT and not self.within


def _reader(path: Sequence[str]) -> Callable[[Any], Collection[str]]:
    """Return a function that reads the different ids at the end of a path."""
    if EACH not in path:
        get = attrgetter(".".join(path))
        return lambda value: () if (of_id := get(value)) is None else (of_id,)
    entries_of, inside = attrgetter(".".join(path[: path.index(EACH)])), path[path.index(EACH) + 1 :]
    inner = _reader(inside) if inside else None

    def read(value: object) -> Collection[str]:
        entries = entries_of(value)
        if inner is None or not entries:
            return dict.fromkeys(entries)
        return dict.fromkeys(of_id for entry in entries for of_id in inner(entry))

    return read


def _all_of(links: Sequence[Link]) -> Callable[[Any], Collection[str]]:
    return lambda value: {of_id for link in links for of_id in link.ids(value)}


def _none_left(_: object) -> Mapping[str, object]:
    return {}


_UNKNOWN = partial(message, "edit-unknown")


@dataclass(frozen=True, eq=False, kw_only=True)
class ElementKind:
    """A kind of element. All but its key has a default that suits an element with a name in a list of its holder."""

    key: StrEnum

    field: str = ""
    """The field of its holder that lists it."""
    member: Member = Member.ID
    names: Sequence[str] = ()
    """The order of fields in its record, if it differs from the order in the model."""
    step: str | None = None
    """The word before its name in references; None: its field; empty: none."""
    from_document: bool = False
    """Whether references and ids omit its holder, as if it were in a list of the document itself."""
    inside: "tuple[ElementKind, ...]" = ()
    """The kinds of element that it holds."""
    parts_of: str = ""
    """The field with the id of another element whose parts can be named as its own."""
    details: Collection[str] = ()
    """Single things about it that have references of their own, such as its hull hits."""
    others: Collection[str] | None = None
    """Other things about it that references name, and mean all of it; None: anything may be named."""

    links: tuple[Link, ...] = ()
    is_shared: bool = False
    """Whether an equal that a document has already is taken for it when it arrives there: so for definitions."""
    travels: bool = False
    """Whether it can be copied by itself."""
    apart_by: Sequence[str] = ()
    """Further fields by which people distinguish elements, next to the name."""

    emptied: Callable[[Any], Mapping[str, object]] = _none_left
    """The values of an element without any details, for kinds whose details can all be removed."""
    unknown: Callable[..., Text] = _UNKNOWN
    """The error message for an unknown id, which is its value `name`."""

    @property
    def group(self) -> str:
        """The word that references to its elements begin with, or go on with: `classes`."""
        return self.field if self.step is None else self.step

    @cached_property
    def all_links(self) -> tuple[Link, ...]:
        """The links of its elements and of all inside them."""
        return (*self.links, *(link for part in self.inside for link in part.all_links))

    @cached_property
    def targets(self) -> frozenset[StrEnum]:
        """The kinds to which its elements, and all elements inside them, link."""
        return frozenset(link.to for link in self.all_links)

    @cached_property
    def own_ids(self) -> Mapping[StrEnum, Callable[[Any], Collection[str]]]:
        """Functions that read the different ids of each kind to which an element itself links."""
        links = {to: [link for link in self.links if link.to is to and not link.within] for to in self.targets}
        return {to: some[0].ids if len(some) == 1 else _all_of(some) for to, some in links.items() if some}

    @property
    def is_plain(self) -> bool:
        """Whether nothing inside its elements refers to others."""
        return len(self.all_links) == len(self.links)

    @cached_property
    def keys(self) -> frozenset[StrEnum]:
        """The kinds of its elements and of all inside them."""
        return frozenset((self.key, *(key for part in self.inside for key in part.keys)))

    def members(self, holder: object) -> Iterator[tuple[str, Any]]:
        """Yield the elements that a holder has, by their names."""
        held = getattr(holder, self.field)
        if self.member is Member.ID:
            yield from ((each.id, each) for each in held)
        elif self.member is not Member.FIELD:
            yield from ((str(number), each) for number, each in enumerate(held, 1))
        else:
            for name in self.names or type(held).model_fields:
                if getattr(held, name) is not None:
                    yield name, getattr(held, name)

    def called(self, holder: object, name: str) -> Any:
        """Return the element of a holder with a name. Raises KeyError; a field that holds None has none."""
        held = getattr(holder, self.field)
        if self.member is Member.ID:
            for each in held:
                if each.id == name:
                    return each
        elif self.member is not Member.FIELD:
            if name.isascii() and name.isdecimal() and str(int(name)) == name and 0 < int(name) <= len(held):
                return held[int(name) - 1]
        elif self.has_field(holder, name) and getattr(held, name) is not None:
            return getattr(held, name)
        raise KeyError(name)

    def has_field(self, holder: object, name: str) -> bool:
        """Return whether a field of its record identifies the element, and the record has this field."""
        return self.member is Member.FIELD and name in type(getattr(holder, self.field)).model_fields

    def with_members(self, holder: Any, new: Mapping[str, Any]) -> Any:
        """Return a holder with other values in the places of members, by their names; the same object if they are the same."""
        if not new:
            return holder
        held = getattr(holder, self.field)
        if self.member is Member.FIELD:
            return changed(holder, **{self.field: changed(held, **new)})
        return changed(holder, **{self.field: tuple(new.get(name, value) for name, value in self.members(holder))})

    def without_members(self, holder: Any, gone: Collection[str]) -> object:
        """Return a holder without members; places and fields are empty then. Raises EditProblem."""
        if self.member in {Member.PLACE, Member.FIELD}:
            return self.with_members(holder, dict.fromkeys(gone))
        return changed(holder, **{self.field: tuple(value for name, value in self.members(holder) if name not in gone)})
