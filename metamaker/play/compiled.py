"""Which build of the battle engine runs: the compiled modules or the plain Python sources."""

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Literal

from metamaker.play import dice

Build = Literal["compiled", "plain"]


def build() -> Build:
    """Return the running build of the battle engine."""
    return "compiled" if is_compiled() else "plain"


def is_compiled() -> bool:
    """Return whether the compiled engine is running."""
    return dice.__file__.endswith(tuple(EXTENSION_SUFFIXES))
