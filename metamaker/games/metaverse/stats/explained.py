"""A number with its why."""

from dataclasses import dataclass

from metamaker.formulas.explain import Explanation, Sensitivity


@dataclass(frozen=True, slots=True)
class Part:
    """One line that a number comes from: the element, what it is called, its part, what one more of it would add."""

    element: str
    label: str
    value: float
    one_more: float | None = None


@dataclass(frozen=True, slots=True)
class Explained:
    """A number with its formula, the lines that it comes from, what one more of each input does, and remarks."""

    explanation: Explanation
    parts: tuple[Part, ...] = ()
    sensitivity: tuple[Sensitivity, ...] = ()
    notes: tuple[str, ...] = ()
