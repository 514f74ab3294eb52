"""What can be changed about an element of a document, in a form that any editor can show without knowing the game."""

from dataclasses import dataclass
from enum import StrEnum


class EditProblem(Exception):
    """A change that cannot be; the text is one sentence for people. The document stays as it was."""


class PropertyKind(StrEnum):
    """What a property holds, and so what it is edited with."""

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
    """One possible value: what people call it, the name of its icon, a sentence about it, and why it cannot be taken now.

    `note` is said behind the name where there is room, such as a tier; `rule` is the id of its own rule.
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
    """One thing that can be changed: its key, its label, its value now.

    `optional`: None is a value as well. `least` and `most` are the bounds that an editor offers, in steps of `step` from
    `least`; a document may hold others.
    `rule` is the id of the rule it comes from, `hint` a sentence about it, `why_not` why it cannot be changed now.
    `usual`: the value that holds where a person leaves it open, or has not chosen otherwise; None where there is none.
    `least_called`: the word for the least number where that stands for something else, such as “no limit” for 0.
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


@dataclass(frozen=True)
class Summary:
    """What an element is, for a tool tip and the head of an inspector: title, kind, one sentence, facts, rule, icon."""

    ref: str
    title: str
    kind: str
    sentence: str = ""
    facts: tuple[str, ...] = ()
    rule: str = ""
    icon: str = ""
