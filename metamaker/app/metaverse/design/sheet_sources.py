"""What the sheet of a ship or class is made from."""

from metamaker.app.design.sheet_sources import SheetSources, concerning
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.finding import element, made_of
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship


def sheet_sources(fleet: Fleet, ref: str) -> SheetSources | None:
    """Return the sources of the sheet of a ship or class; None for a reference that is neither."""
    try:
        shown = element(fleet, ref)
    except KeyError:
        return None
    of = design(fleet, fleet.ship_class(shown.ship_class) if isinstance(shown, Ship) else shown)
    issues = concerning(check_fleet(fleet), made_of(fleet, ref))
    return SheetSources((shown, of, fleet.name, fleet.emblem, fleet.starfighters, fleet.bays), issues)
