"""The review of battles: the Reviewing of the game."""

from collections.abc import Iterable

from typing_extensions import override

from metamaker.core.messages import Text
from metamaker.game_api.reviewing import Fate, Reviewing, Watch
from metamaker.games.metaverse.battle.state.battle import RULINGS
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.review import effects, interceptions, shots, surroundings
from metamaker.games.metaverse.review.watch import BattleWatch
from metamaker.play.match import Match

HANDLERS = {**shots.HANDLERS, **interceptions.HANDLERS, **effects.HANDLERS, **surroundings.HANDLERS}
"""All counted events. An event with a die is one of these, or its die has no value in boxes (see the test of handlers)."""


class MetaverseReviewing(Reviewing):
    """See `Reviewing`. Luck and damage are counted in boxes of hull."""

    unit = "boxes"

    @override
    def watch(self, match: Match) -> Watch:
        return BattleWatch(match, HANDLERS)

    @override
    def names(self, match: Match, refs: Iterable[str]) -> dict[str, str]:
        names = Names(match.table.battle.table)
        return {ref: names.ship(ref) for ref in refs}

    @override
    def fates(self, match: Match) -> tuple[Fate, ...]:
        """Return the ships; those that retreated or broke survived."""
        vessels = match.table.battle.table.vessels
        return tuple(Fate(each.key, each.name, each.side, each.status is Status.DESTROYED) for each in vessels)

    @override
    def lacks(self, match: Match) -> tuple[Text, ...]:
        rulings: int = match.table.battle.table.rulings
        return () if rulings == RULINGS else (message("review-rulings", rulings=rulings, present=RULINGS),)
