"""Numbers and lists in graphs."""

from collections.abc import Sequence
from fractions import Fraction

from metamaker.core.messages import Words

_FAINT = 0.001
"""The smallest chance that is not shown as 0%."""


def percent(chance: Fraction | float, words: Words) -> str:
    """Return a probability in percent; a small one never becomes zero."""
    if 0 < chance < _FAINT:
        return f"< {words.percent(_FAINT, 1)}"
    return words.percent(chance, 1, at_most=True)


def joined(parts: Sequence[str], words: Words) -> str:
    """Return “fore, port and aft”."""
    if len(parts) < 2:
        return "".join(parts)
    return words.text("graphs-and", first=", ".join(parts[:-1]), second=parts[-1])
