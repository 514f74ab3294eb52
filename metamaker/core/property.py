"""Properties of elements, in a form that any editor can show without knowledge of the game.

A `Form` makes the properties of one kind of element with the messages of a language; `model_value` converts back to the model.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, get_args, get_origin

from metamaker.core.frozen import Frozen
from metamaker.core.messages import Text, Words, message


class EditProblem(Exception):
    """A change that cannot be; the text is one sentence for people. The document stays as it was."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class PropertyKind(StrEnum):
    """The type of a property, which decides its editor."""

    TEXT = "text"
    """A line of text: `str`."""
    PROSE = "prose"
    """Several lines: `str`."""
    TAGS = "tags"
    """Short words: `tuple[str, ...]`."""
    WHOLE = "whole"
    """A whole number from `least` to `most`: `int`."""
    DECIMAL = "decimal"
    """A number from `least` to `most`: `float`."""
    FLAG = "flag"
    """Yes or no: `bool`."""
    CHOICE = "choice"
    """One of `choices`, by its value: `str`."""
    CHOICES = "choices"
    """Some of `choices`, by their values: `tuple[str, ...]`."""
    SECTORS = "sectors"
    """Some of eight directions around a ship, as `CHOICES`, in the order of a wheel clockwise from the bow."""
    LOADS = "loads"
    """How many of each of `choices`: `tuple[tuple[str, int], ...]`."""


@dataclass(frozen=True)
class Choice:
    """One possible value: its label, the name of its icon, a sentence about it, and why it is not available now.

    `note` follows the label where there is room, such as a tier; `rule` is the id of its own rule.
    """

    value: str
    text: str
    icon: str = ""
    hint: str = ""
    why_not: str = ""
    note: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Property:
    """An editable property: key, label, current value.

    `optional`: the value may be None. `least` and `most` are the limits that an editor offers, in steps of `step` from `least`;
    a document may contain others. `rule` is its rule id, `hint` a sentence about it, `why_not` why it cannot be changed now.
    `usual`: the value that applies if no choice is made; None if there is none. `least_called`: the label of the least number
    where it has a special meaning, such as “no limit” for 0. `meaning`: a sentence that explains the current value. `differs`:
    it is a property of several elements with different values, and `value` belongs to none of them.
    """

    key: str
    label: str
    kind: PropertyKind
    value: object
    least: int = 0
    most: int = 999
    unit: str = ""
    choices: tuple[Choice, ...] = ()
    optional: bool = False
    rule: str = ""
    hint: str = ""
    why_not: str = ""
    step: int = 1
    usual: object = None
    least_called: str = ""
    meaning: str = ""
    differs: bool = False


@dataclass(frozen=True)
class Summary:
    """The summary of an element for tooltips and inspectors: title, kind, one sentence, facts, rule, icon."""

    ref: str
    title: str
    kind: str
    sentence: str = ""
    facts: tuple[str, ...] = ()
    rule: str = ""
    icon: str = ""


@dataclass(frozen=True)
class Listed:
    """An element as a search result: its name, its kind, and its location."""

    ref: str
    title: str
    kind: str
    place: str = ""


MOST = range(100)
"""The largest number that an editor offers where the rules have no limit."""

Reasons = Callable[[str], str]
"""Why a value cannot be chosen; an empty text if it can."""


def free(_: str) -> str:
    """Every value can be chosen."""
    return ""


class Form:
    """Properties of one kind of element: their words are `window.property.<kind>.<key>`."""

    def __init__(self, words: Words, kind: StrEnum) -> None:
        self.words = words
        self._place = f"window-property-{kind}"

    def text(self, key: str, value: str, rule: str = "") -> Property:
        """Return a property that is a line of text."""
        return self._made(key, PropertyKind.TEXT, value, rule=rule)

    def prose(self, key: str, value: str, rule: str = "") -> Property:
        """Return a property that is several lines of text."""
        return self._made(key, PropertyKind.PROSE, value, rule=rule)

    def tags(self, key: str, value: tuple[str, ...]) -> Property:
        """Return a property that is some short words."""
        return self._made(key, PropertyKind.TAGS, value)

    def flag(self, key: str, value: bool | None, rule: str = "", why_not: str = "", *, optional: bool = False) -> Property:
        """Return a property that is so or is not, or is left open if it is optional."""
        return self._made(key, PropertyKind.FLAG, value, rule=rule, why_not=why_not, optional=optional)

    def whole(
        self,
        key: str,
        value: int | None,
        within: range = MOST,
        *,
        unit: str = "",
        rule: str = "",
        optional: bool = False,
        why_not: str = "",
    ) -> Property:
        """Return a property that is a whole number; `within` has the values that the rules know."""
        bounds: dict[str, Any] = {"least": within[0], "most": within[-1], "step": within.step}
        return self._made(key, PropertyKind.WHOLE, value, **bounds, unit=unit, rule=rule, optional=optional, why_not=why_not)

    def decimal(self, key: str, value: float | None, most: int, unit: str = "", rule: str = "") -> Property:
        """Return a property that is a number from 0 on, or absent."""
        return self._made(key, PropertyKind.DECIMAL, value, most=most, unit=unit, rule=rule, optional=True)

    def choice(
        self,
        key: str,
        value: str | None,
        choices: Iterable[Choice],
        *,
        rule: str = "",
        optional: bool = False,
        why_not: str = "",
    ) -> Property:
        """Return a property that is one of `choices`."""
        plain = None if value is None else str(value)
        return self._made(
            key, PropertyKind.CHOICE, plain, choices=tuple(choices), rule=rule, optional=optional, why_not=why_not
        )

    def choices(self, key: str, values: Iterable[str], choices: Iterable[Choice], rule: str = "") -> Property:
        """Return a property that is some of `choices`."""
        return self._made(key, PropertyKind.CHOICES, tuple(map(str, values)), choices=tuple(choices), rule=rule)

    def sectors(self, key: str, values: Iterable[str], choices: Iterable[Choice], rule: str = "") -> Property:
        """Return a property that is some of the eight sectors around a ship."""
        return self._made(key, PropertyKind.SECTORS, tuple(map(str, values)), choices=tuple(choices), rule=rule)

    def loads(
        self,
        key: str,
        value: tuple[tuple[str, int], ...],
        choices: Iterable[Choice],
        *,
        called: str = "",
        rule: str = "",
        why_not: str = "",
        **names: str,
    ) -> Property:
        """Return a property with a count for each of `choices`; `called`: the key of its label, if not `key`."""
        return self._made(
            key, PropertyKind.LOADS, value, called=called, names=names, choices=tuple(choices), rule=rule, why_not=why_not
        )

    def _made(
        self, key: str, kind: PropertyKind, value: object, *, called: str = "", names: dict[str, str] | None = None, **more: Any
    ) -> Property:
        place = f"{self._place}-{called or key}"
        label = self.words.text(f"{place}-label", **(names or {}))
        return Property(key, label, kind, value, hint=self.words.text(f"{place}-hint", **(names or {})), **more)


def worded(words: Words, members: type[StrEnum], icon: Reasons = free, why_not: Reasons = free) -> tuple[Choice, ...]:
    """Return the members of an enumeration as choices; their words are `window.choice.<enumeration>.<member>`."""
    return tuple(chosen(words, member, icon, why_not) for member in members)


def chosen(words: Words, member: StrEnum, icon: Reasons = free, why_not: Reasons = free) -> Choice:
    """Return one member of an enumeration as a choice."""
    place = f"window-choice-{_snake(type(member).__name__)}-{member}"
    text, hint = words.get(f"{place}-text", member.value), words.get(f"{place}-hint", "")
    return Choice(member.value, text, icon(member.value), hint, why_not(member.value))


def same_icon(value: str) -> str:
    """Return the icon of a choice that has one of the same name."""
    return value


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).strip("_")


def model_value(model: type[Frozen], shown: Property, value: object) -> object:
    """Return the value of a property as the field of `model` with its key stores it.

    Raises EditProblem for a value of the wrong type; the model checks limits.
    """
    if value is None and shown.optional:
        return None
    if not _FITS[shown.kind](value):
        raise _none_such(shown, value)
    if shown.kind is PropertyKind.DECIMAL and isinstance(value, int):
        return float(value)
    members = _members(model, shown.key)
    if members is None:
        return value
    if isinstance(value, tuple):
        return tuple(_member(members, shown, each) for each in value)
    return _member(members, shown, value)


def _member(members: type[StrEnum], shown: Property, value: object) -> StrEnum:
    for member in members:
        if member.value == value:
            return member
    raise _none_such(shown, value)


def _none_such(shown: Property, value: object) -> EditProblem:
    return EditProblem(message("edit-none-such", property=shown.label, value=repr(str(value)[:40])))


@cache
def _members(model: type[Frozen], key: str) -> type[StrEnum] | None:
    """Return the enumeration that a field holds members of."""
    field = model.model_fields.get(key)
    return None if field is None else _enumeration(field.annotation)


def _enumeration(annotation: object) -> type[StrEnum] | None:
    if isinstance(annotation, type) and get_origin(annotation) is None and issubclass(annotation, StrEnum):
        return annotation
    return next((found for inner in get_args(annotation) if (found := _enumeration(inner)) is not None), None)


def _is_pair(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) and _is_whole(value[1])


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are(fits: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, tuple) and all(map(fits, value))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


_FITS: dict[PropertyKind, Callable[[object], bool]] = {
    PropertyKind.TEXT: _is_text,
    PropertyKind.PROSE: _is_text,
    PropertyKind.TAGS: _are(_is_text),
    PropertyKind.WHOLE: _is_whole,
    PropertyKind.DECIMAL: lambda value: isinstance(value, float) or _is_whole(value),
    PropertyKind.FLAG: lambda value: isinstance(value, bool),
    PropertyKind.CHOICE: _is_text,
    PropertyKind.CHOICES: _are(_is_text),
    PropertyKind.SECTORS: _are(_is_text),
    PropertyKind.LOADS: _are(_is_pair),
}
