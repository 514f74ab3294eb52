"""The tournaments of a game, as a game of its own: they are checked, edited and printed like fleets."""

from functools import cache
from typing import TYPE_CHECKING

from metamaker.game_api.game import Game

if TYPE_CHECKING:
    from metamaker.game_api.checks import Checks
    from metamaker.game_api.edits import Edits
    from metamaker.game_api.prints import Prints
    from metamaker.tournaments.model import Event


class EventGame(Game["Event"]):
    """The tournaments of a game with limits. `of` is the game of the tournament."""

    def __init__(self, of: Game) -> None:
        from metamaker.tournaments.documents import EventDocuments
        from metamaker.tournaments.model import EVENT

        super().__init__(
            of.key, of.name, EVENT, EventDocuments(of), checks=self._own_checks, edits=self._own_edits, prints=self._own_prints
        )
        self.of = of

    def _own_checks(self) -> "Checks[Event]":
        from metamaker.tournaments.checking import EventChecks

        return EventChecks(self.of)

    def _own_edits(self) -> "Edits[Event]":
        from metamaker.tournaments.edits import EventEdits

        return EventEdits(self.of)

    def _own_prints(self) -> "Prints[Event]":
        from metamaker.tournaments.printing import EventPrints

        return EventPrints(self.of)


@cache
def event_game(game: Game) -> EventGame:
    """Return the events of a game, always as the same object. The game has limits."""
    return EventGame(game)
