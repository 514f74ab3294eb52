"""A forecast in words: the win rates, the reasons, and hard counters."""

from metamaker.app.balance.figure_words import confidence, percent
from metamaker.app.texts import tr
from metamaker.core.messages import COMMON, said, words_in
from metamaker.game_api.odds import Forecast


def forecast_lines(found: Forecast, language: str) -> list[str]:
    """Return a forecast as lines for people."""
    low, high = percent(found.rate.low), percent(found.rate.high)
    return [
        tr("window-common-wins-between-sure", name=found.names[0], low=low, high=high, confidence=confidence()),
        *(
            tr(
                "window-odds-points-for",
                points=words_in(COMMON, language).signed(reason.points, 0),
                name=found.names[reason.side],
                reason=said(reason.text, language),
            )
            for reason in found.reasons
        ),
        *(f"▲ {said(counter, language)}" for counter in found.counters),
    ]
