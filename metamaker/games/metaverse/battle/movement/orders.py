"""Answers about movement other than plots: returns from strategic jumps, and changes of the dice of tactical ones."""

from typing import NamedTuple

from metamaker.play.decision import distinct


@distinct
class Arrival(NamedTuple):
    """The return from a strategic jump next turn: a place in 1/1000 cm, a heading (0 to 15). Rule MV-1.2.3-57."""

    x: int
    y: int
    heading: int


@distinct
class JumpChoice(NamedTuple):
    """A change of the dice of a tactical jump: indexes of discarded ones, or the number to add. Rule MV-1.2.3-65."""

    discard: tuple[int, ...] = ()
    more: int = 0
