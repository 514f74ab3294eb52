"""Results in words: rates with their intervals, differences and ranks; and the usual opponents."""

from collections.abc import Sequence

from metamaker.app.balance.figures_model import Cell
from metamaker.app.texts import plain_tip, tr
from metamaker.balance.round_robin import Meeting
from metamaker.core.amounts import rounded
from metamaker.core.messages import Words, in_force
from metamaker.game_api.weighing import Weighed
from metamaker.play.ranking import Lead
from metamaker.play.statistics import CONFIDENCE, Share

NOT_YET = "…"


def percent(rate: float) -> str:
    """Return a rate in whole percent: “63%”."""
    return in_force().percent(rate)


def exact_percent(rate: float) -> str:
    """Return a rate with its tenths: “63.1%”."""
    return in_force().percent(rate, 1)


def interval(share: Share) -> str:
    """Return a rate with its interval: “63.1% (55.0 to 70.4)”."""
    limits = tr("window-balance-limits-of-interval", low=rounded(100 * share.low, 1), high=rounded(100 * share.high, 1))
    return f"{exact_percent(share.found)} {limits}"


def rate_cell(share: Share, fought: int | None = None, tip: str = "") -> Cell:
    """Return a rate as a cell with its bar; without any battles (`fought`), there is nothing to show yet."""
    if fought == 0:
        return Cell(NOT_YET, -1.0)
    return Cell(interval(share), share.found, tip, share)


def meeting_tip(met: Meeting) -> str:
    """Return the result of a match-up in a sentence."""
    return tr("window-balance-won-drawn-lost", wins=met.wins, draws=met.draws, losses=met.losses, count=met.fought)


def gained(lead: Lead) -> str:
    """Return a difference in percentage points, with its interval and whether it is significant."""
    limits = tr("window-balance-limits-of-interval", low=_points(lead.low), high=_points(lead.high))
    text = f"{_points(lead.found)} {limits}"
    return text if lead.is_sure else text + tr("window-balance-not-sure")


def places(best: int, worst: int) -> str:
    """Return the possible places."""
    return str(best) if best == worst else f"{best}–{worst}"


def pairs_text() -> str:
    """Return a sentence about the basis of intervals: pairs of battles."""
    return tr("window-balance-battles-come-pairs")


def confidence() -> str:
    """Return the confidence of intervals."""
    return percent(CONFIDENCE)


def _points(difference: float) -> str:
    return in_force().signed(100 * difference, 1)


def field_text(words: Words, field: Sequence[Weighed]) -> str:
    """Return a short description of the test set: the game's own words for it, or the number of ships."""
    return words.get("window-weighing-field", tr("window-common-ships-count", count=len(field)))


def field_tip(words: Words, field: Sequence[Weighed]) -> str:
    """Return the test set with all names, for a tooltip."""
    names = ", ".join(ship.name for ship in field)
    return plain_tip(tr("window-common-name-text", name=field_text(words, field), text=names))
