"""Battles that are watched for a review: duels of the ready-made documents and survival runs."""

from metamaker.game_api.matches import begun
from metamaker.game_api.reviewing import Watch
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.match.force import force
from metamaker.games.cosmoforce.match.table import BattleTable
from metamaker.games.cosmoforce.review.watch import FightReview
from metamaker.play.match import Match
from metamaker.play.table import Setting
from tests.games.cosmoforce.match.tables import IDEAS, THREATS, WEB_THREATS, document


def match_of(seed: int) -> Match[BattleTable]:
    """Return a battle for a seed: mostly a duel of any two designs of a document, every tenth one a survival run."""
    if seed % 10 == 9:
        return begun(COSMOFORCE, [force(document(IDEAS), ())], Setting(seed, ("plain", "plain"), survival=True))
    chosen = document((THREATS, WEB_THREATS, IDEAS)[seed % 3])
    ids = [design.id for design in chosen.designs]
    pair = ids[seed % len(ids)], ids[(seed // 3 + 1) % len(ids)]
    captains = "plain", "chance" if seed % 4 == 0 else "plain"
    return begun(COSMOFORCE, [force(chosen, (each,)) for each in pair], Setting(seed, captains))


def watch(match: Match[BattleTable]) -> Watch:
    """Return the watch of a match that has not begun yet."""
    return FightReview().watch(match)


def watched(match: Match[BattleTable]) -> Watch:
    """Return the watch of a battle that is fought to its end."""
    found = watch(match)
    while match.step():
        pass
    return found
