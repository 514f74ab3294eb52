"""Two forces rated against each other: the name of their battles, the verdict of a win rate, forces in place of ships."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Literal

from typing_extensions import override

from metamaker.balance.balancer import FAIR
from metamaker.core.issue import Issue
from metamaker.game_api.game import Game, brief_bytes, required
from metamaker.game_api.weighing import Weighed, Weighing
from metamaker.play.outlook import EVEN
from metamaker.play.results import Duel
from metamaker.play.statistics import Share

SIGN_BYTES = 8
"""Long enough that no two fleets of a session have the same fingerprint by accident."""

NUMBER = 200
"""Battles, unless others are asked for: the interval is seven points to both sides then."""

Verdict = Literal["first", "second", "even", "open"]
"""The side ahead, or even, or unknown so far."""


def fingerprint(game: Game, force: object) -> str:
    """Return the fingerprint of the content of a force."""
    return blake2b(brief_bytes(game, force), digest_size=SIGN_BYTES).hexdigest()


def protocol(seed: int) -> str:
    """Return the name of the battles that compare two forces with a seed."""
    return f"weigh {seed}"


def verdict(rate: Share) -> Verdict:
    """Return the verdict of the win rate of the first force."""
    if rate.low > FAIR[1]:
        return "first"
    if rate.high < FAIR[0]:
        return "second"
    return "even" if rate.low >= EVEN[0] and rate.high <= EVEN[1] else "open"


class ForcesWeighed(Weighing):
    """Forces that are rated as single ships are, with the same functions; `play` is that of the game.

    The fingerprint stands for the content of a force, so earlier battles are known again, even if its file has moved.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._play = required(game.play)
        self.captains = self._play.captains

    def whole(self, document: object) -> Weighed:
        """Return the force that a document comes with. Raises NotInDocument if that is none."""
        force = self._play.force(document, ())
        return Weighed(fingerprint(self._game, force), self._game.documents.title(document), "", force)

    @override
    def flaws(self, document: object, names: Sequence[str]) -> tuple[Issue, ...]:
        return self._play.flaws(self._play.force(document, names))

    @override
    def weighed(self, document: object, names: Sequence[str]) -> tuple[Weighed, ...]:
        return (self.whole(document),)

    @override
    def field(self, document: object, ships: Sequence[Weighed] = ()) -> tuple[Weighed, ...]:
        return ()

    @override
    def kind_in(self, weighed: Weighed, language: str) -> str:
        return weighed.kind

    @override
    def same_rules(self, one: object, other: object) -> bool:
        return True  # a fingerprint stands for the rules too

    @override
    def meeting(self, one: Weighed, other: Weighed, captain: str) -> Duel:
        ready = self._play.duel((one.force, other.force), (captain, captain))
        return ready._replace(match_up=f"{one.sign} against {other.sign}")
