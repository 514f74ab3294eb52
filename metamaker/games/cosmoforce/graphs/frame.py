"""How large a graph is drawn, and in which words."""

from typing import NamedTuple

from metamaker.core.words import Words


class Frame(NamedTuple):
    """Width and height of each drawing in mm, and the words of a language."""

    width: float
    height: float
    told: Words
