"""The numbers of the ship or design on the canvas, and which of them a place on its sheet is about."""

from metamaker.app.context import Context
from metamaker.core.naming import called
from metamaker.game.designs import Numbers
from metamaker.games.cosmoforce.designs import numbers
from metamaker.games.cosmoforce.finding import design_of, element
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.stats.block import HEADLINE

SYMBOLS = HEADLINE
"""What the live card shows, the first one large."""


class SubjectNumbers:
    """Asks for the numbers of the subject of a context; those of other ships are never looked at."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def numbers(self) -> Numbers | None:
        """Return the numbers as they are now; None while nothing is on the canvas."""
        fleet: Fleet = self._context.document.value
        try:
            shown = element(fleet, self._context.selection.subject)
        except KeyError:
            return None
        return numbers(fleet, shown.id, called(shown), design_of(fleet, shown.ref()))


_TOKENS = {"standby": "complement", "heat": "starting_heat", "speed-now": "speed"}
"""Places for tokens, and the numbers that say how they begin."""


def number_symbol(ref: str) -> str:
    """Return the symbol of the number that an element is about; empty if it is about none."""
    last = ref.rpartition("/")[2]
    symbol = _TOKENS.get(last, last)
    return symbol if ref.count("/") > 1 and symbol in HEADLINE else ""
