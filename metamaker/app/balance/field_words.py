"""Who the usual opponents are, in words: a game may have some, and there are their names."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from metamaker.app.balance.figures_model import as_tip
from metamaker.app.widgets.filled import filled
from metamaker.core.words import Words
from metamaker.fighting import Weighed


def field_told(told: Words, field: Sequence[Weighed]) -> str:
    """Return who is in the field in a few words: the game's own, if it has some, or how many."""
    return told.get("window.weighing.field", filled(QCoreApplication.translate("Balance", "%1 ships"), len(field)))


def field_tip(told: Words, field: Sequence[Weighed]) -> str:
    """Return the same with all names, for a tool tip."""
    text = QCoreApplication.translate("Balance", "%1: %2")
    return as_tip(filled(text, field_told(told, field), ", ".join(ship.name for ship in field)))
