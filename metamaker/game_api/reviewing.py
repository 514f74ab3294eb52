"""Reviews of the matches of a game: the value of its dice, the way of damage, the side ahead."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from metamaker.core.messages import Text
from metamaker.play.match import Match
from metamaker.play.review.ledger import Ledger


class Watch(Protocol):
    """Watches a match from its beginning while it is replayed."""

    def ledger(self) -> Ledger:
        """Return the counts so far."""


class Fate(NamedTuple):
    """A ship at the end of a match: its reference in the ledger, its name and side; whether it was destroyed."""

    ref: str
    name: str
    side: int
    destroyed: bool


class Reviewing(Protocol):
    """The part of a game's `Play` for reviews. Games inherit from this."""

    unit: str
    """The key of the unit of damage and luck: “boxes”, “ships”, “tokens”."""

    def names(self, match: Match, refs: Iterable[str]) -> dict[str, str]:
        """Return the names of ships, pieces and others by the references of a ledger, at the end of a match."""
        pieces = {piece.ref: piece.name for piece in match.views.moments(())[-1][1].pieces}
        return {ref: pieces.get(ref, ref) for ref in refs}

    def sides(self, match: Match) -> tuple[str, ...]:  # noqa: ARG002 - most sides have the names of their fleets
        """Return the names of the sides of a watched match; empty for those of their fleets."""
        return ()

    def fates(self, match: Match) -> tuple[Fate, ...]:
        """Return the ships with a sheet in a watched match; none in games without such ships."""
        pieces = match.views.moments(())[-1][1].pieces
        return tuple(Fate(piece.ref, piece.name, piece.side, piece.gone) for piece in pieces if piece.element)

    def scores(self, match: Match) -> tuple[float, ...]:  # noqa: ARG002 - most matches are decided by damage
        """Return the points of each side, in the unit of luck, if they decide the match instead of damage."""
        return ()

    def watch(self, match: Match) -> Watch:
        """Return a counter of the dice and shots of a match, which has not begun yet."""

    def lacks(self, match: Match) -> tuple[Text, ...]:  # noqa: ARG002 - most matches lack nothing
        """Return the gaps of the review of this match, in sentences, such as for rulings of earlier versions."""
        return ()
