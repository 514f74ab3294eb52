"""Everything that makes a plot illegal, all at once."""

from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.legality import ftl, manoeuvres, method, payments
from metamaker.games.metaverse.battle.legality.question import Check, Question, Situation
from metamaker.games.metaverse.battle.motion.course import Course
from metamaker.games.metaverse.battle.motion.means import Means
from metamaker.games.metaverse.battle.plot.orders import Code, Plot

CHECKS: tuple[Check, ...] = (*method.CHECKS, *payments.CHECKS, *manoeuvres.CHECKS, *ftl.CHECKS)

NOTHING_ELSE = Situation()


def reasons(plot: Plot, means: Means, course: Course, situation: Situation = NOTHING_ELSE) -> tuple[Refusal, ...]:
    """Return every reason why a ship with these working means and on this course may not plot this; none if it may.

    A blank plot is always legal. Rules MV-1.2.0-01, -04, MV-2.1.1-02.
    """
    if not plot.orders:
        return ()
    question = Question(plot, means, course, situation)
    found: list[Refusal] = []
    for check in _concerned(frozenset([order.code for order in plot.orders])):
        found += check.refusals(question)
    return tuple(found)


_KNOWN: dict[frozenset[Code], tuple[Check, ...]] = {}
MOST_KNOWN = 1000


def _concerned(codes: frozenset[Code]) -> tuple[Check, ...]:
    """Return the checks that plots with these codes need; most plots of a battle have the same few."""
    found = _KNOWN.get(codes)
    if found is None:
        found = tuple(check for check in CHECKS if not check.concerns.isdisjoint(codes))
        if len(_KNOWN) < MOST_KNOWN:
            _KNOWN[codes] = found
    return found
