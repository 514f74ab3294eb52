"""A forecast in words: who wins how often, why, and what is a hard counter."""

from PySide6.QtCore import QCoreApplication

from metamaker.app.balance.figure_words import confidence, percent
from metamaker.app.texts import filled
from metamaker.core.words import said
from metamaker.game.odds import Forecast


def forecast_lines(found: Forecast, language: str) -> list[str]:
    """Return a forecast as lines for people."""
    limits = percent(found.rate.low), percent(found.rate.high)
    wins = QCoreApplication.translate("Forecast", "%1 wins between %2 and %3 (%4 sure)")
    points = QCoreApplication.translate("Forecast", "%1 points for %2: %3")
    return [
        filled(wins, found.names[0], *limits, confidence()),
        *(
            filled(points, f"+{reason.points:.0f}", found.names[reason.side], said(reason.text, language))
            for reason in found.reasons
        ),
        *(f"▲ {said(counter, language)}" for counter in found.counters),
    ]
