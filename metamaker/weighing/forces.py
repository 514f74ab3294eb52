"""Two forces weighed against each other: what their battles are called, what a win rate says, forces in place of ships."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Literal

from typing_extensions import override

from metamaker.core.issue import Issue
from metamaker.game.game import Game, brief_bytes, required
from metamaker.game.weighing import Weighed, Weighing
from metamaker.play.statistics import Share
from metamaker.play.tally import Duel
from metamaker.weighing.evening import FAIR

SIGN_BYTES = 8
"""Enough that no two fleets of an evening have the same sign by chance."""

NUMBER = 200
"""Battles, unless others are asked for: the interval is seven points to both sides then."""

MAY_BE = 0.4, 0.6
"""A rate whose whole interval lies between these is called even: who is that sure of ten points need not fight on."""

Verdict = Literal["first", "second", "even", "open"]
"""Who is ahead, that neither is, or that battles so far do not say."""


def protocol(seed: int) -> str:
    """Return what names the battles that weigh two forces with a seed."""
    return f"weigh {seed}"


def verdict(rate: Share) -> Verdict:
    """Return what the win rate of the first force says."""
    if rate.low > FAIR[1]:
        return "first"
    if rate.high < FAIR[0]:
        return "second"
    return "even" if rate.low >= MAY_BE[0] and rate.high <= MAY_BE[1] else "open"


class ForcesWeighed(Weighing[Any]):
    """Whole forces weighed as single ships are, so that all that does so can be used for them; `play` is the game's.

    Everybody's sign stands for the content of a force: what was fought once is known again, whatever became of its file.
    """

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._play = required(game.play)
        self.captains = self._play.captains

    def whole(self, document: Any) -> Weighed:
        """Return the force that a document comes with. Raises NotInDocument if that is none."""
        force = self._play.force(document, ())
        sign = blake2b(brief_bytes(self._game, force), digest_size=SIGN_BYTES).hexdigest()
        return Weighed(sign, self._game.documents.title(document), "", force)

    @override
    def flaws(self, document: Any, names: Sequence[str]) -> tuple[Issue, ...]:
        return self._play.flaws(self._play.force(document, names))

    @override
    def weighed(self, document: Any, names: Sequence[str]) -> tuple[Weighed, ...]:
        return (self.whole(document),)

    @override
    def field(self, document: Any, ships: Sequence[Weighed] = ()) -> tuple[Weighed, ...]:
        return ()

    @override
    def kind_in(self, weighed: Weighed, language: str) -> str:
        return weighed.kind

    @override
    def same_rules(self, one: Any, other: Any) -> bool:
        return True  # a sign stands for the rules as well

    @override
    def meeting(self, one: Weighed, other: Weighed, captain: str) -> Duel:
        ready = self._play.duel((one.force, other.force), (captain, captain))
        return ready._replace(match_up=f"{one.sign} against {other.sign}")
