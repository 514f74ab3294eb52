"""Names in sentences: the printed name of a thing, or its id without one; lists and counts in words."""

from collections.abc import Iterable
from typing import Protocol


class Named(Protocol):
    """An element with an id and a name, which may be empty."""

    @property
    def id(self) -> str:
        """The id."""

    @property
    def name(self) -> str:
        """The name as it is printed."""


def called(thing: Named) -> str:
    """Return the name of `thing`; its id if it has no name."""
    return thing.name.strip() or thing.id


def listed(words: Iterable[str], last: str = "and") -> str:
    """Return words as a sentence lists them: “a”, “a and b”, “a, b and c”; “nothing” for none.

    `last` stands before the last one.
    """
    *most, end = [*words] or ["nothing"]
    return f"{', '.join(most)} {last} {end}" if most else end


def counted(number: int, thing: str, things: str = "") -> str:
    """Return a number of things: “1 plate”, “3 plates”; with their plural where it does not take an s."""
    return f"{number} {thing if number == 1 else things or f'{thing}s'}"


def minus(number: str) -> str:
    """Return a number that Python has written with the minus sign that goes with digits."""
    return number.replace("-", "−")


def signed(number: int) -> str:
    """Return a number with its sign: “+2”, “−1”, “±0”."""
    return minus(f"{number:+}") if number else "±0"


def first_upper(text: str) -> str:
    """Return text as it begins a line or a sentence."""
    return f"{text[:1].upper()}{text[1:]}"


def first_lower(text: str) -> str:
    """Return text as it stands within a sentence."""
    return f"{text[:1].lower()}{text[1:]}"
