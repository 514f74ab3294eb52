"""The numbers of the ship or class on the canvas, and what is out of proportion in them."""

from metamaker.app.context import Context
from metamaker.game.designs import Numbers
from metamaker.games.metaverse.designs import class_numbers, ship_numbers
from metamaker.games.metaverse.finding import element
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.stats.value_lines import value_lines

SYMBOLS = ("combat_value", "target_rating", "ems", "mass_factor", "tier", "max_speed", "hull_hits")
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
        return ship_numbers(fleet, shown) if isinstance(shown, Ship) else class_numbers(design(fleet, shown))

    def alarms(self) -> tuple[str, ...]:
        """Return a sentence for every line that takes too large a share of the value. Slow unless its account was made."""
        fleet: Fleet = self._context.document.value
        told = self._context.words
        try:
            shown = element(fleet, self._context.selection.subject)
        except KeyError:
            return ()
        of = design(fleet, fleet.ship_class(shown.ship_class) if isinstance(shown, Ship) else shown)
        value = combat_value(of)
        lines = [line for line in value_lines(of) if line.alarm and value]
        return tuple(
            told.text("window.alarm", line=line.label, share=f"{line.points / value:.0%}".replace("%", " %")) for line in lines
        )
