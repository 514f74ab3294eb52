"""What the sheet of a ship or class is made from, to tell whether an edit concerns it."""

from typing import NamedTuple

from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.finding import element, made_of
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship


class SheetSources(NamedTuple):
    """Values that are the same objects as long as the sheet stays the same, and the problems that it tells of."""

    things: tuple[object, ...]
    issues: tuple[Issue, ...]

    def same(self, other: "SheetSources | None") -> bool:
        """Whether a sheet made from the other sources looks the same."""
        if other is None or len(self.things) != len(other.things) or self.issues != other.issues:
            return False
        return all(one is another for one, another in zip(self.things, other.things, strict=True))


def sheet_sources(fleet: Fleet, ref: str) -> SheetSources | None:
    """Return the sources of the sheet of a ship or class; None for a reference that is neither."""
    try:
        shown = element(fleet, ref)
    except KeyError:
        return None
    of = design(fleet, fleet.ship_class(shown.ship_class) if isinstance(shown, Ship) else shown)
    places = made_of(fleet, ref)
    issues = (issue for issue in check_fleet(fleet) if any(_within(issue.where, place) for place in places))
    return SheetSources((shown, of, fleet.name, fleet.emblem, fleet.starfighters, fleet.bays), tuple(issues))


def _within(where: str, place: str) -> bool:
    return where == place or where.startswith(f"{place}/")
