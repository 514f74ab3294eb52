"""What a number is called in the language of the window."""

from dataclasses import replace

from metamaker.app.context import Context
from metamaker.core.stat import Stat


def in_words(stat: Stat, context: Context) -> Stat:
    """Return a number with its label and unit in the window's language; the English ones where the game has no others."""
    told = context.words
    label, unit = told.get(f"window.stat.{stat.symbol}", stat.label), told.get(f"window.unit.{stat.unit}", stat.unit)
    return replace(stat, label=label, unit=unit)
