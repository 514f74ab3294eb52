"""Figures in words: rates with their intervals, differences, places; and who the usual opponents are."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from metamaker.app.balance.figures_model import Cell
from metamaker.app.texts import filled, plain_tip
from metamaker.core.words import Words
from metamaker.game.weighing import Weighed
from metamaker.play.ladder import Lead
from metamaker.play.statistics import CONFIDENCE, Share
from metamaker.weighing.study import Meeting

NOT_YET = "…"


def percent(rate: float) -> str:
    """Return a rate as people say it: “63 %”, never broken at the end of a line."""
    return f"{100 * rate:.0f}\N{NO-BREAK SPACE}%"


def exact_percent(rate: float) -> str:
    """Return a rate with its tenths: “63.1 %”."""
    return f"{100 * rate:.1f} %"


def interval(share: Share) -> str:
    """Return a rate with its interval: “63.1 % (55.0 to 70.4)”."""
    limits = QCoreApplication.translate("Balance", "(%1 to %2)")
    return f"{exact_percent(share.found)} {filled(limits, f'{100 * share.low:.1f}', f'{100 * share.high:.1f}')}"


def rate_cell(share: Share, fought: int | None = None, tip: str = "") -> Cell:
    """Return a rate as a cell with its bar; `fought`: battles, without which there is nothing to show yet."""
    if fought == 0:
        return Cell(NOT_YET, -1.0)
    return Cell(interval(share), share.found, tip, share)


def meeting_tip(met: Meeting) -> str:
    """Return what came of a meeting in a sentence."""
    text = QCoreApplication.translate("Balance", "%1 won, %2 drawn, %3 lost of %4 battles")
    return filled(text, met.wins, met.draws, met.losses, met.fought)


def gained(lead: Lead) -> str:
    """Return a difference in points of a hundred, with its interval and whether it is sure."""
    limits = QCoreApplication.translate("Balance", "(%1 to %2)")
    text = f"{_points(lead.found)} {filled(limits, _points(lead.low), _points(lead.high))}"
    return text if lead.is_sure else text + QCoreApplication.translate("Balance", ", not sure")


def places(best: int, worst: int) -> str:
    """Return the places that are possible."""
    return str(best) if best == worst else f"{best}–{worst}"


def pairs_text() -> str:
    """Return in a sentence what intervals count."""
    return QCoreApplication.translate(
        "Balance", "Battles come in pairs that change sides with the same dice, and intervals count a pair as one try."
    )


def confidence() -> str:
    """Return how sure intervals are."""
    return percent(CONFIDENCE)


def _points(difference: float) -> str:
    return f"{100 * difference:+.1f}".replace("-", "−")


def field_text(words: Words, field: Sequence[Weighed]) -> str:
    """Return who is in the field in a few words: the game's own, if it has some, or how many."""
    return words.get("window-weighing-field", filled(QCoreApplication.translate("Balance", "%1 ships"), len(field)))


def field_tip(words: Words, field: Sequence[Weighed]) -> str:
    """Return the same with all names, for a tool tip."""
    text = QCoreApplication.translate("Balance", "%1: %2")
    return plain_tip(filled(text, field_text(words, field), ", ".join(ship.name for ship in field)))
