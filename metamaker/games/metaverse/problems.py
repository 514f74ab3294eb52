"""Problems of a fleet, and the fixes that are offered for them: those that have one obvious cure, or two."""

from metamaker.core.issue import Issue
from metamaker.core.property import EditProblem
from metamaker.core.words import words_in
from metamaker.game.checks import Fix
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.cures import hangars, parts, ships, values
from metamaker.games.metaverse.edits.cures.cure import Case, Cure
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import GAME, Fleet

CURES: dict[str, Cure] = {**values.CURES, **parts.CURES, **ships.CURES, **hangars.CURES}
"""The cures by the code of the problem. What is not here needs a decision that is the player's."""


def issues(fleet: Fleet) -> tuple[Issue, ...]:
    """Return all problems of a fleet."""
    return check_fleet(fleet)


def fixes(fleet: Fleet, issue: Issue, language: str) -> tuple[Fix, ...]:
    """Return what cures a problem of a fleet, the likeliest first; nothing where there is no obvious cure. Never raises.

    A problem that the fleet does not have (any more) has none.
    """
    cure, of = CURES.get(issue.code), STRUCTURE.find(fleet, issue.where)
    if cure is None or of is None or issue not in check_fleet(fleet):
        return ()
    try:
        found = tuple(cure(Case(fleet, issue, of, words_in(GAME, language))))
    except EditProblem:
        return ()
    return tuple(fix for fix in found if fix.fleet is not fleet)
