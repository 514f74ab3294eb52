"""How a game's matches are reviewed: what its dice were worth, where damage went, who is ahead."""

from collections.abc import Iterable
from typing import Any, Protocol

from metamaker.core.messages import Text
from metamaker.play.match import Match
from metamaker.play.review.ledger import Ledger


class Watch(Protocol):
    """Watches a match from its beginning while it is replayed."""

    def ledger(self) -> Ledger:
        """Return the counts so far."""


class Reviewing(Protocol):
    """The part of a game's `Play` for reviews. Games inherit from this."""

    unit: str
    """The key of the unit of damage and luck: “boxes”, “ships”, “tokens”."""

    def names(self, match: Match, refs: Iterable[str]) -> dict[str, str]:
        """Return the names of ships, pieces and others by the references of a ledger, for a match that has been watched."""
        pieces = {piece.ref: piece.name for piece in match.views.moments(())[-1][1].pieces}
        return {ref: pieces.get(ref, ref) for ref in refs}

    def sides(self, match: Match) -> tuple[str, ...]:  # noqa: ARG002 - most sides have the names of their fleets
        """Return the names of the sides of a match that has been watched; empty for those of their fleets."""
        return ()

    def watch(self, match: Match) -> Watch:
        """Return what counts the dice and shots of a match, which has not begun yet."""

    def chances(self, table: Any) -> tuple[float, ...] | None:  # noqa: ARG002 - for games with an evaluation of their own
        """Return the chance of each side to win by the game's own quick evaluation; None to use the remaining strength."""
        return None

    def lacks(self, match: Match) -> tuple[Text, ...]:  # noqa: ARG002 - most matches lack nothing
        """Return what the review of this match cannot tell, in sentences, such as for rulings of earlier versions."""
        return ()
