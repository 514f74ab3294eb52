"""Problems of a fleet, and the fixes that are offered for them: those that have one obvious cure, or two."""

from metamaker.core.issue import Issue
from metamaker.game_api.checks import Fix
from metamaker.game_api.quick_fixes import Cure, fixes_by
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.quick_fixes import hangars, parts, ships, values
from metamaker.games.metaverse.model.fleet import Fleet

CURES: dict[str, Cure] = {**values.CURES, **parts.CURES, **ships.CURES, **hangars.CURES}
"""The cures by the code of the problem. What is not here needs a decision that is the player's."""


def issues(fleet: Fleet) -> tuple[Issue, ...]:
    """Return all problems of a fleet."""
    return check_fleet(fleet)


def fixes(fleet: Fleet, issue: Issue, language: str) -> tuple[Fix, ...]:
    """Return what cures a problem of a fleet, the likeliest first; nothing where there is no obvious cure. Never raises."""
    return fixes_by(CURES, check_fleet, EDITS, fleet, issue, language)
