"""Copy elements from one document to another with everything that they need, under free ids and names."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Generic, NamedTuple

from metamaker.core.edits import changed
from metamaker.core.elements.kind import ElementKind, Link, Lost
from metamaker.core.elements.references import ids_in, needs, readdressed, with_ids, with_links, with_parts
from metamaker.core.elements.structure import Document, Structure
from metamaker.core.ids import new_id, numbered
from metamaker.core.ids import ref as joined

Lists = Mapping[ElementKind, Sequence[Any]]
"""Elements that a document lists, by kind."""


class NewId(NamedTuple):
    """An element whose id was taken: its group, its old and new id, and its name."""

    group: str
    old: str
    new: str
    name: str


class NewName(NamedTuple):
    """An element that got another name: its group, the id that it had, the name that it had, the name that it has."""

    group: str
    old_id: str
    old: str
    new: str


class Arrival(NamedTuple, Generic[Document]):
    """A document after a transfer, and the new references of the requested elements.

    `shared`: by group, the number of needed elements that were already there. `differing`: differences of the documents that
    affect figures.
    """

    before: Document
    document: Document
    refs: tuple[str, ...]
    shared: Mapping[str, int]
    new_ids: tuple[NewId, ...]
    new_names: tuple[NewName, ...]
    differing: tuple[str, ...]


def everything(structure: Structure[Document], document: Document) -> tuple[str, ...]:
    """Return the references of all that a document lists."""
    return tuple(joined(kind.group, name) for kind in structure.kinds for name, _ in kind.members(document))


def newcomers(structure: Structure[Document], before: Document, after: Document) -> Mapping[str, int]:
    """Return by group how many elements of `after` are not in `before`; groups without any are left out."""
    counts = Counter[str]()
    for group in structure.ways:
        known = structure.listed(before, group)
        counts[group] = sum(of_id not in known for of_id in structure.listed(after, group))
    return +counts


def cut(structure: Structure[Document], document: Document, refs: Iterable[str]) -> Document:
    """Return a document of these elements and everything that they need, for the clipboard. Raises EditProblem."""
    return of_lists(structure.bare(document), needed(structure, document, refs))


def of_lists(document: Document, lists: Lists) -> Document:
    """Return a document with other lists. Raises EditProblem."""
    return changed(document, **{kind.field: tuple(listed) for kind, listed in lists.items()})


def needed(structure: Structure[Document], document: Document, refs: Iterable[str]) -> Lists:
    """Return the elements that `refs` name and all elements that they need, by kind, in the order of the document.

    Parts travel inside their element, but without parts that were not requested. Optional links move on to the next element
    that travels. Raises EditProblem for an element that cannot travel.
    """
    whole: dict[StrEnum, set[str]] = defaultdict(set)
    some: dict[str, set[str]] = defaultdict(set)
    for ref in refs:
        of = structure.to_copy(document, ref)
        if of.described in structure.kinds:
            whole[of.kind].add(of.id)
        elif of.holder is not None:
            some[of.holder.ref].add(of.id)
    count = -1
    while count != (count := sum(map(len, whole.values()))):
        for kind in reversed(structure.kinds):
            for element in _coming(kind, document, whole, some):
                for to, ids in needs(element, kind).items():
                    whole[to] |= ids
    lists = {kind: tuple(_coming(kind, document, whole, some)) for kind in structure.kinds}
    return {kind: tuple(_unbound(structure, document, kind, each, whole) for each in listed) for kind, listed in lists.items()}


Ids = Mapping[StrEnum, Collection[str]]


def _coming(kind: ElementKind, document: object, whole: Ids, some: Mapping[str, Collection[str]]) -> Iterator[Any]:
    """Yield the travelling elements of a kind, some of them with only a few of their parts."""
    if not some and not whole.get(kind.key):
        return
    for name, element in kind.members(document):
        wanted = some.get(joined(kind.group, name), ())
        if name in whole.get(kind.key, ()):
            yield element
        elif wanted:
            yield _with_some(kind, element, wanted)


def _with_some(kind: ElementKind, element: object, wanted: Collection[str]) -> object:
    for part in kind.inside:
        if part.travels:
            gone = {name for name, _ in part.members(element)} - set(wanted)
            element = part.without_members(element, gone)
    return element


def _unbound(structure: Structure, document: object, kind: ElementKind, element: object, coming: Ids) -> Any:
    """Return an element that refers to the next one that comes where it does not need the one that it refers to."""

    def next_coming(link: Link, of_id: str) -> str | None:
        known = structure.listed(document, structure.by_key[link.to].group)
        current: str | None = of_id
        while current is not None and current not in coming.get(link.to, ()):
            current = next(iter(link.ids(known[current])), None)
        return current

    def let_go(link: Link, value: object) -> object:
        if link.lost is not Lost.NEXT:
            return value
        return with_ids(value, link.steps, lambda of_id: next_coming(link, of_id))

    return with_links(element, kind, let_go) if any(link.lost is Lost.NEXT for link in kind.all_links) else element


def brought(
    structure: Structure[Document], into: Document, source: Document, refs: Iterable[str], *, rename: bool = True
) -> Arrival[Document]:
    """Return `into` with the elements of `source` that `refs` name and everything that they need.

    A needed element is not copied if an equal one is there, even under another id. With `rename`, a taken name gets a number.
    Raises EditProblem for an element that cannot travel, and if there is no room.
    """
    wanted = [structure.to_copy(source, ref) for ref in refs]
    coming = needed(structure, source, (of.ref for of in wanted))
    passage = _Passage(structure, into, source, rename)
    for kind in structure.kinds:
        passage.bring(kind, coming[kind])
    document = of_lists(structure.adopts(into, source), passage.lists)
    shared = {kind.group: len(listed) - passage.fresh[kind.group] for kind, listed in coming.items()}
    return Arrival(
        into,
        document,
        tuple(joined(of.described.group, passage.ids[of.id]) for of in wanted),
        {group: count for group, count in shared.items() if count},
        tuple(passage.new_ids),
        tuple(passage.new_names),
        structure.differing(document, source),
    )


class _Passage:
    """The elements that arrive in a document, kind by kind, with link targets first."""

    def __init__(self, structure: Structure, into: object, source: object, rename: bool) -> None:
        self.ids: dict[str, str] = {}
        self.lists: dict[ElementKind, tuple[Any, ...]] = {}
        self.fresh: Counter[str] = Counter()
        self.new_ids: list[NewId] = []
        self.new_names: list[NewName] = []
        self._structure = structure
        self._into = into
        self._source = source
        self._rename = rename
        self._taken = ids_in(structure, into)
        self._others = ids_in(structure, source)

    def bring(self, kind: ElementKind, coming: Sequence[Any]) -> None:
        """Add these elements of a kind, except those that have equals in the document."""
        known = tuple(value for _, value in kind.members(self._into))
        equals = _by_content(known) if kind.is_shared else {}
        fresh = []
        for element in coming:
            same = equals.get(_content(readdressed(element, kind, self.ids)), []) if equals else []
            if same:
                self.ids[element.id] = element.id if element.id in same else same[0]
            else:
                fresh.append(element)
        if fresh:
            settled = [self._settled(kind, element) for element in self._named(kind, known, fresh)]
            arrived = (readdressed(element, kind, self.ids) for element in settled)
            self.lists[kind] = (*known, *arrived)
            self.fresh[kind.group] = len(fresh)

    def _named(self, kind: ElementKind, known: Sequence[Any], fresh: Sequence[Any]) -> Iterator[Any]:
        """Yield new elements; each taken name gets a number."""
        if not self._rename or "name" not in type(fresh[0]).model_fields:
            yield from fresh
            return
        taken = {_label(kind, element) for element in known}
        for element in fresh:
            name, *others = _label(kind, element)
            new = element
            if name and (name, *others) in taken:
                free = numbered(name, {other for other, *rest in taken if rest == others})
                new = changed(element, name=free)
                self.new_names.append(NewName(kind.group, element.id, name, new.name))
            taken.add(_label(kind, new))
            yield new

    def _settled(self, kind: ElementKind, element: Any) -> object:
        """Return a new element under an id that is free, as are those inside it that have ids of the document."""
        for part in kind.inside:
            if part.from_document:
                element = with_parts(element, part, lambda inner, part=part: self._settled(part, inner))  # type: ignore[misc]
        if self._structure.ids_from_names:
            new = new_id(element.name, self._taken)
        else:
            # none that its fellows have either, so that those keep theirs
            new = new_id(element.id, self._taken | self._others) if element.id in self._taken else element.id
        self._taken.add(new)
        self.ids[element.id] = new
        if new == element.id:
            return element
        of = self._structure.find(self._source, joined(kind.group, element.id))
        name = "" if of is None else self._structure.full_name(of, self._structure.in_force)
        self.new_ids.append(NewId(kind.group, element.id, new, name))
        return element.with_(id=new)


def _label(kind: ElementKind, element: object) -> tuple[str, ...]:
    """Return the fields by which people distinguish an element, its name first."""
    return tuple(getattr(element, field) for field in ("name", *kind.apart_by))


def _by_content(elements: Iterable[Any]) -> Mapping[tuple[object, ...], Sequence[str]]:
    ids: dict[tuple[object, ...], list[str]] = defaultdict(list)
    for element in elements:
        ids[_content(element)].append(element.id)
    return ids


def _content(element: Any) -> tuple[object, ...]:
    """Return everything that identifies an element except its id."""
    return tuple(getattr(element, field) for field in type(element).model_fields if field != "id")
