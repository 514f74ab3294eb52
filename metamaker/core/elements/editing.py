"""Properties of the elements of a document, the effect of + and − on them, and their summaries.

A game describes the editing of each kind of element in an `Editing`. `Edits` answers for all of them.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Generic

from metamaker.core.display_names import first_upper
from metamaker.core.edits import Edited
from metamaker.core.edits import changed as with_fields
from metamaker.core.elements.kind import Member
from metamaker.core.elements.listing import added, copied, free_name
from metamaker.core.elements.references import ids_in
from metamaker.core.elements.structure import Document, Structure, Subject
from metamaker.core.frozen import Frozen
from metamaker.core.ids import new_id
from metamaker.core.messages import ENGLISH, Words, message
from metamaker.core.property import EditProblem, Listed, Property, PropertyKind, Summary, model_value


def _no_properties(_: object, __: Words) -> Iterable[Property]:
    return ()


def _no_facts(_: object, __: Words) -> Iterable[str]:
    return ()


def _no_summary(_: object, __: Words) -> Summary | None:
    return None


@dataclass(frozen=True, kw_only=True)
class Editing:
    """The editing and the summary of one kind of element. Every default suits an element with a name."""

    properties: Callable[[Any, Words], Iterable[Property]] = _no_properties
    kept_in: Mapping[str, str] = field(default_factory=dict)
    """Where values of properties are kept if not in a field of the element of that name: `limits/tier`."""
    changes: Mapping[str, Callable[[Any, str, Any], Any]] = field(default_factory=dict)
    """Changes of properties that are not simple fields, by the first step of their keys; each returns the document."""
    about: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The properties that belong to a detail, if it is not the one of its name."""

    steps: Mapping[str, str] = field(default_factory=dict)
    """The property that + and − change, by detail: empty for the element as a whole."""
    step_by: int = 1
    step_bounds: Callable[[Any, Property], tuple[int, int]] | None = None
    """Narrower bounds for + and − than those of the property."""
    stepped: Callable[[Any, int], Any] | None = None
    """A replacement for + and −; returns the document."""
    handle: str | Callable[[Any], str] = "name"
    """The property to edit in place for the element as a whole."""
    computed: Collection[str] = ()
    """Details that cannot be edited in place, although a property has their name."""

    new: Callable[..., Frozen] | None = None
    """Creates an element from its `id`, its `name` and further values; None if it cannot be created directly."""
    duplicate: Callable[[Any, Words], Edited] | None = None
    """Duplicates an element; None: a copy directly after it, with a number after its name."""

    icon: str = ""
    rule: str = ""
    summary: Callable[[Any, Words], Summary | None] = _no_summary
    """A special summary, for example with calculated figures; None for the usual one."""
    facts: Callable[[Any, Words], Iterable[str]] = _no_facts


@dataclass(frozen=True, eq=False, kw_only=True)
class Edits(Generic[Document]):
    """Edits of the documents of a game by references to their elements, in any language of the game.

    `icons`: special icons of properties, by key. `facts_of_details`: facts depend on the selected detail of an element, not
    only on the element. `values_told`: kinds whose summaries list property values where there are no facts; None: all kinds.
    """

    structure: Structure[Document]
    kinds: Mapping[StrEnum, Editing]
    icons: Mapping[str, str] = field(default_factory=dict)
    facts_of_details: bool = False
    values_told: Collection[StrEnum] | None = None

    def properties(self, document: Document, ref: str, language: str = ENGLISH) -> tuple[Property, ...]:
        """Return the properties of the element that `ref` names, or those of the named detail.

        Returns nothing for an unknown reference; never raises.
        """
        of = self.structure.find(document, ref)
        if of is None:
            return ()
        kind = self.kinds[of.kind]
        every = tuple(kind.properties(of, self.structure.words(language)))
        keys = kind.about.get(of.focus, (of.focus,))
        return tuple(shown for shown in every if shown.key in keys) or every

    def property(self, document: Document, ref: str, key: str, language: str = ENGLISH) -> Property | None:
        """Return one property of the element that `ref` names; None if it has no such one."""
        of = self.structure.find(document, ref)
        return None if of is None else self._property(of, key, self.structure.words(language))

    def _property(self, of: Subject[Document], key: str, words: Words) -> Property | None:
        return next((shown for shown in self.kinds[of.kind].properties(of, words) if shown.key == key), None)

    def _named(self, document: Document, ref: str, key: str, words: Words) -> tuple[Subject[Document], Property]:
        of: Subject[Document] | None = self.structure.find(document, ref)
        if of is None:
            raise EditProblem(message("edit-gone"))
        shown = self._property(of, key, words)
        if shown is None:
            name = first_upper(self.structure.term(of, self.structure.in_force))
            raise EditProblem(message("edit-no-property", name=name, property=key))
        return of, shown

    def changed(self, document: Document, ref: str, key: str, value: object) -> Document:
        """Return the document with a new value of a property; the same document if the value is the same.

        Values that only the rules forbid are allowed; the checks report them. Raises EditProblem for impossible values.
        """
        of, shown = self._named(document, ref, key, self.structure.in_force)
        kind = self.kinds[of.kind]
        change = kind.changes.get(key.partition("/")[0])
        *records, field = (key,) if change is not None else kind.kept_in.get(key, key).split("/")
        held = of.value
        for record in records:
            held = getattr(held, record)
        new = model_value(type(held) if isinstance(held, Frozen) else Frozen, shown, value)
        if value == shown.value:
            return document
        if change is None:
            return of.put(_with(of.value, records, field, new))
        edited: Document = change(of, key, new)
        return edited

    def changed_name(self, document: Document, ref: str, key: str, language: str = ENGLISH) -> str:
        """Return the name of a property change: “Rating of the sensor array”. Raises EditProblem for an unknown property."""
        words = self.structure.words(language)
        of, shown = self._named(document, ref, key, words)
        return first_upper(words.text("window-changed", property=shown.label, element=self.structure.term(of, words)))

    def can_step(self, document: Document, ref: str) -> bool:
        """Return whether + and − can change `ref`."""
        of = self.structure.find(document, ref)
        if of is None:
            return False
        kind = self.kinds[of.kind]
        return kind.stepped is not None or of.focus in kind.steps

    def stepped(self, document: Document, ref: str, by: int) -> Document:
        """Return the document with `ref` changed by a number of steps, up or down.

        Numbers stay within the limits of the rules, and choices within the list of choices. Returns the same document if there
        is nothing to step, or at the end.
        """
        of: Subject[Document] | None = self.structure.find(document, ref)
        if of is None or not by:
            return document
        kind = self.kinds[of.kind]
        try:
            if kind.stepped is not None:
                edited: Document = kind.stepped(of, by)
                return edited
            shown = self._property(of, kind.steps.get(of.focus, ""), self.structure.english)
            return document if shown is None else self.changed(document, of.ref, shown.key, _next(of, kind, shown, by))
        except EditProblem:
            return document

    def listed(self, document: Document, language: str = ENGLISH) -> tuple[Listed, ...]:
        """Return all elements that people look for, those with an id of their own, in their order."""
        words = self.structure.words(language)
        return tuple(self._listed(of, words) for of in self.structure.every(document) if of.described.member is Member.ID)

    def _listed(self, of: Subject[Document], words: Words) -> Listed:
        title, around, holder = first_upper(self.structure.title(of, words)), list[str](), of.holder
        while holder is not None and holder.holder is not None:
            around.append(first_upper(self.structure.title(holder, words)))
            holder = holder.holder
        return Listed(of.ref, title, words[f"window-kind-{of.kind}"], " · ".join(reversed(around)))

    def step_refusal(self, document: Document, ref: str, by: int, language: str = ENGLISH) -> str:
        """Return why an element that goes in steps has come to its end, up (`by` > 0) or down; empty if it can go on."""
        of = self.structure.find(document, ref)
        if of is None or not self.can_step(document, ref) or self.stepped(document, ref, by) is not document:
            return ""
        words, kind = self.structure.words(language), self.kinds[of.kind]
        shown = self._property(of, kind.steps.get(of.focus, ""), words)
        if shown is None:
            return ""
        own = f"window-step-most-{shown.key}"
        if by > 0 and own in words and isinstance(shown.value, int):
            return words.text(own, count=shown.value)
        end = "edit-step-most" if by > 0 else "edit-step-least"
        return words.say(message(end, property=shown.label, value=_told_value(shown) or str(shown.value)))

    def step_hint(self, document: Document, ref: str, language: str = ENGLISH) -> str:
        """Return the effect of one step up on an element; empty if it only adds one more."""
        of = self.structure.find(document, ref)
        key = "" if of is None else self.kinds[of.kind].steps.get(of.focus, "")
        return self.structure.words(language).get(f"window-step-hint-{key}", "")

    def stepped_name(self, document: Document, ref: str, language: str = ENGLISH) -> str:
        """Return the key of the property that + and − change; the element itself for a count."""
        of = self.structure.find(document, ref)
        words = self.structure.words(language)
        if of is None:
            return ""
        if not of.focus and f"window-step-hint-{self.kinds[of.kind].steps.get('', '')}" in words:
            return self.changed_name(document, ref, self.kinds[of.kind].steps[""], language)
        return self.structure.full_name(of, words)

    def inline_property(self, document: Document, ref: str, language: str = ENGLISH) -> Property | None:
        """Return the property that a double click on an element edits in place; None where there is none."""
        of = self.structure.find(document, ref)
        if of is None or of.focus in self.kinds[of.kind].computed:
            return None
        own = self.kinds[of.kind].handle
        return self._property(of, of.focus or (own if isinstance(own, str) else own(of)), self.structure.words(language))

    def added(self, document: Document, group: str, name: str, **fields: object) -> Edited[Document]:
        """Return the document with a new element at the end of its group. A taken name gets a number.

        Raises EditProblem for a kind that cannot be created directly, and for an impossible name.
        """
        new = self.kinds[self.structure.kind(group).key].new
        if new is None:
            raise EditProblem(message("edit-none-alone", group=group))
        free = free_name(self.structure, document, group, name)
        element = new(document, id=new_id(free, ids_in(self.structure, document)), name=free, **fields)
        return added(self.structure, document, group, element)

    def duplicated(self, document: Document, ref: str, language: str = ENGLISH) -> Edited[Document]:
        """Return the document with a duplicate of the element that `ref` names. Raises EditProblem.

        Unless its kind decides otherwise, the copy follows directly, with a number after its name.
        """
        of: Subject[Document] = self.structure.get(document, ref)
        duplicate = self.kinds[of.kind].duplicate
        return copied(self.structure, document, ref) if duplicate is None else duplicate(of, self.structure.words(language))

    def summary(self, document: Document, ref: str, language: str = ENGLISH) -> Summary:
        """Return the summary of the element that `ref` names; its title is empty for an unknown reference. Never raises."""
        of = self.structure.find(document, ref)
        if of is None:
            return Summary(ref, "", "")
        words = self.structure.words(language)
        head = self._head(of, words)
        whole = head or self._whole(of, words)
        facts = self.kinds[of.kind].facts(of, words) if self.facts_of_details or head is None else ()
        return replace(whole, ref=ref, facts=(*whole.facts, *facts))

    def title_of(self, document: Document, ref: str, language: str = ENGLISH) -> str:
        """Return only the title of a summary, because facts can take time. Never raises."""
        of = self.structure.find(document, ref)
        words = self.structure.words(language)
        return "" if of is None else (self._head(of, words) or self._whole(of, words)).title

    def _head(self, of: Subject[Document], words: Words) -> Summary | None:
        """Return a summary without the facts, if more than the element as a whole is meant or its kind has one of its own."""
        own = self.kinds[of.kind].summary(of, words)
        if own is not None:
            return own
        shown = self._property(of, of.focus, words) if of.focus else None
        return None if shown is None else self._one_property(of, shown, words)

    def _one_property(self, of: Subject[Document], shown: Property, words: Words) -> Summary:
        kind = self.kinds[of.kind]
        chosen = next((choice for choice in shown.choices if choice.value == shown.value), None)
        icon = self.icons.get(shown.key, "") or (chosen.icon if chosen else "") or kind.icon
        value = _told_value(shown) if self.values_told is None or of.kind in self.values_told else ""
        now = (words.text("window-fact-now", value=value),) if value else ()
        sentence = " ".join(filter(None, (shown.hint, chosen.hint if chosen else "")))
        return Summary(of.ref, shown.label, self.structure.title(of, words), sentence, now, shown.rule or kind.rule, icon)

    def _whole(self, of: Subject[Document], words: Words) -> Summary:
        kind, title = words[f"window-kind-{of.kind}"], _capital(self.structure.title(of, words), of.value)
        sentence = words[f"window-summary-{of.kind}-sentence"]
        return Summary(of.ref, title, kind, sentence, (), self.kinds[of.kind].rule, self.kinds[of.kind].icon)


def _with(value: Any, records: Sequence[str], field: str, new: object) -> object:
    """Return `value` with another value of a field, which may be that of a record in it."""
    if not records:
        return with_fields(value, **{field: new})
    return with_fields(value, **{records[0]: _with(getattr(value, records[0]), records[1:], field, new)})


def _next(of: Subject, kind: Editing, shown: Property, by: int) -> object:
    if shown.kind is PropertyKind.CHOICE:
        return _next_choice(shown, by)
    value = shown.value if isinstance(shown.value, int) else shown.least
    least, most = (shown.least, shown.most) if kind.step_bounds is None else kind.step_bounds(of, shown)
    wanted = value + by * kind.step_by
    reached = min(most, wanted) if by > 0 else max(least, min(most, wanted))
    return reached if (reached - value) * by > 0 else value


def _next_choice(shown: Property, by: int) -> object:
    values = [choice.value for choice in shown.choices if not choice.why_not]
    place = values.index(str(shown.value)) if shown.value in values else 0
    return values[max(0, min(len(values) - 1, place + by))]


def _told_value(shown: Property) -> str:
    if shown.kind is PropertyKind.CHOICE:
        return next((choice.text for choice in shown.choices if choice.value == shown.value), "")
    return str(shown.value) if shown.kind in {PropertyKind.WHOLE, PropertyKind.TEXT} and shown.value is not None else ""


def _capital(title: str, value: object) -> str:
    """Return a title with a capital letter, unless it begins with a name, which stays as it is."""
    name = getattr(value, "name", "")
    return title if isinstance(name, str) and name and title.startswith(name) else first_upper(title)
