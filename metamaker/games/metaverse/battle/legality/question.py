"""What is asked when a plot is judged, and the answer for each thing that is wrong with it."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.motion.course import Course
from metamaker.games.metaverse.battle.motion.means import Means
from metamaker.games.metaverse.battle.motion.warm_up import Charges
from metamaker.games.metaverse.battle.plot.orders import Code, Plot


class Situation(NamedTuple):
    """What else a plot depends on: charges of FTL drives, enemy starships that may be named, whether the ship is cloaked."""

    charges: Charges = ()
    enemies: tuple[str, ...] = ()
    cloaked: bool = False


class Question(NamedTuple):
    """A plot and all that its legality depends on. Rule MV-1.2.0-01."""

    plot: Plot
    means: Means
    course: Course
    situation: Situation


class Check(NamedTuple):
    """Something to find out about plots that have an order with one of these codes."""

    concerns: frozenset[Code]
    refusals: Callable[[Question], Iterator[Refusal]]


def check(refusals: Callable[[Question], Iterator[Refusal]], *concerns: Code) -> Check:
    """Return a check that is needed for plots with one of the codes `concerns`, or for all plots if none is given."""
    return Check(frozenset(concerns or Code), refusals)
