"""What a number is called in the language of the window."""

from dataclasses import replace

from metamaker.app.context import Context
from metamaker.core.stat import Stat


def in_words(stat: Stat, context: Context) -> Stat:
    """Return a number with its label in the window's language; the English one where the game has no other."""
    told = context.words
    return replace(stat, label=told.get(f"window.stat.{stat.symbol}", stat.label))
