"""Problems of a fleet, and the quick fixes for those with one or two obvious solutions."""

from metamaker.core.issue import Issue
from metamaker.game_api.checks import Cure, Fix, fixes_by
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.quick_fixes import hangars, parts, ships, values
from metamaker.games.metaverse.model.fleet import Fleet

CURES: dict[str, Cure] = {**values.CURES, **parts.CURES, **ships.CURES, **hangars.CURES}
"""The quick fixes by the code of the problem. All other problems need a decision of the player."""


def issues(fleet: Fleet) -> tuple[Issue, ...]:
    """Return all problems of a fleet."""
    return check_fleet(fleet)


def fixes(fleet: Fleet, issue: Issue, language: str) -> tuple[Fix, ...]:
    """Return the fixes of a problem of a fleet, the likeliest first; empty without an obvious fix. Never raises."""
    return fixes_by(CURES, check_fleet, EDITS, fleet, issue, language)
