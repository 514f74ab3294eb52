"""What the sheet of a ship or design is made from."""

from metamaker.app.design.sheet_sources import SheetSources
from metamaker.games.cosmoforce.finding import element
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship


def sheet_sources(fleet: Fleet, ref: str) -> SheetSources | None:
    """Return the sources of the sheet of a ship or design; None for a reference that is neither.

    The problems that it tells of are those of the design under the rules that are played, so they need no look of their own.
    """
    try:
        shown = element(fleet, ref)
    except KeyError:
        return None
    played = (fleet.name, fleet.edition, fleet.toggles, fleet.options)
    if not isinstance(shown, Ship):
        return SheetSources((shown, *played), ())
    teams = tuple(team.name for team in fleet.teams if shown in team.ships)
    return SheetSources((shown, fleet.design(shown.design), *teams, *played), ())
