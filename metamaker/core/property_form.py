"""Makes the properties of one kind of element, with their labels and hints from the words of a language."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any

from metamaker.core.property import Choice, Property, PropertyKind
from metamaker.core.words import Words

MOST = range(100)
"""What an editor offers of most numbers, where the rules set no bound of their own."""

Reasons = Callable[[str], str]
"""Why a value cannot be chosen; an empty text if it can."""


def free(_: str) -> str:
    """Every value can be chosen."""
    return ""


class Form:
    """Properties of one kind of element: their words are `window.property.<kind>.<key>`."""

    def __init__(self, told: Words, kind: StrEnum) -> None:
        self.told = told
        self._place = f"window.property.{kind}"

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
        words: str = "",
        rule: str = "",
        why_not: str = "",
        **names: str,
    ) -> Property:
        """Return a property that says how many of each of `choices`; `words`: the key of its words if it is not `key`."""
        return self._made(
            key, PropertyKind.LOADS, value, words=words, names=names, choices=tuple(choices), rule=rule, why_not=why_not
        )

    def _made(
        self, key: str, kind: PropertyKind, value: object, *, words: str = "", names: dict[str, str] | None = None, **more: Any
    ) -> Property:
        place = f"{self._place}.{words or key}"
        label = self.told.text(f"{place}.label", **(names or {}))
        return Property(key, label, kind, value, hint=self.told.text(f"{place}.hint", **(names or {})), **more)


def worded(told: Words, words: type[StrEnum], icon: Reasons = free, why_not: Reasons = free) -> tuple[Choice, ...]:
    """Return the members of an enumeration as choices; their words are `window.choice.<enumeration>.<member>`."""
    return tuple(chosen(told, word, icon, why_not) for word in words)


def chosen(told: Words, word: StrEnum, icon: Reasons = free, why_not: Reasons = free) -> Choice:
    """Return one member of an enumeration as a choice."""
    place = f"window.choice.{_snake(type(word).__name__)}.{word}"
    text, hint = told.get(f"{place}.text", word.value), told.get(f"{place}.hint", "")
    return Choice(word.value, text, icon(word.value), hint, why_not(word.value))


def same_icon(value: str) -> str:
    """The icon of a word that has one of its own name."""
    return value


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).strip("_")
