"""Problems of a fleet, and the quick fixes for those with one or two obvious solutions."""

from metamaker.core.issue import Issue
from metamaker.game_api.checks import Fix, QuickFix, fixes_by
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.quick_fixes import hangars, parts, ships, values
from metamaker.games.metaverse.model.fleet import Fleet

QUICK_FIXES: dict[str, QuickFix] = {**values.QUICK_FIXES, **parts.QUICK_FIXES, **ships.QUICK_FIXES, **hangars.QUICK_FIXES}
"""The quick fixes by the code of the problem. All other problems need a decision of the player."""


def issues(fleet: Fleet) -> tuple[Issue, ...]:
    """Return all problems of a fleet."""
    return check_fleet(fleet)


def fixes(fleet: Fleet, issue: Issue, language: str) -> tuple[Fix, ...]:
    """Return the fixes of a problem of a fleet, the likeliest first; empty without an obvious fix. Never raises."""
    return fixes_by(QUICK_FIXES, check_fleet, EDITS, fleet, issue, language)
