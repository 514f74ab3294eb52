"""Forecasts for two fleets: the Odds of the game."""

from collections.abc import Sequence

from metamaker.core.display_names import called
from metamaker.core.messages import message as common
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.odds import Change, EqualPoints, Forecast, Lineup, Member, Reliability
from metamaker.game_api.play import HeadStart
from metamaker.games.metaverse.checks.command import chain
from metamaker.games.metaverse.forecast import applied_changes as recipes
from metamaker.games.metaverse.forecast import changes as of_changes
from metamaker.games.metaverse.forecast import points_report
from metamaker.games.metaverse.forecast.forecast import of_fleets
from metamaker.games.metaverse.forecast.terms import line
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.encounter import Encounter
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import class_title
from metamaker.games.metaverse.stats.fleet import ShipEntry, fleet_stats
from metamaker.play.results import Duel

MOST_SHIPS = 60
"""The number of ships in four lines on a usual table."""


def forecast(forces: Sequence[Fleet]) -> Forecast:
    """Return the forecast of a match-up."""
    return of_fleets(forces)


def lineup(force: Fleet) -> Lineup:
    """Return the short description of a fleet: its value, its size, its ships."""
    stats = fleet_stats(force)
    ships = sorted(stats.ships, key=lambda entry: -entry.combat_value)
    return Lineup(
        common("number-only", number=round(stats.combat_value)),
        message("odds-lineup-measure"),
        message("odds-lineup-size", ships=len(ships), squadrons=round(line(force).squadrons)),
        tuple(_member(force, entry) for entry in ships),
    )


def _member(fleet: Fleet, entry: ShipEntry) -> Member:
    is_flagship = entry.ship.id in {root.id for root in chain(fleet).roots[:1]}
    kind = message("odds-lineup-class", name=class_title(entry.design.ship), flagship="yes" if is_flagship else "no")
    return Member(called(entry.ship), kind, common("number-only", number=round(entry.combat_value)), entry.ship.ref())


def equal_points() -> EqualPoints:
    """Return how battles between fleets of equal combat value end."""
    return points_report.equal_points()


def drawn_up(forces: Sequence[Fleet], limit: float) -> tuple[Fleet, ...]:
    """Return fleets of the same designs up to a limit of combat value. Raises NotInDocument."""
    return tuple(_drawn_up(fleet, limit) for fleet in forces)


def _drawn_up(fleet: Fleet, limit: float) -> Fleet:
    """Return a fleet of the classes that this one fields, in turn as often as each still fits into a limit of value.

    Raises NotInDocument if no ship fits.
    """
    worth = {entry.ship.ship_class: entry.combat_value for entry in fleet_stats(fleet).ships}
    order = sorted(worth, key=lambda key: -worth[key])
    coming: list[str] = []
    left = limit
    while len(coming) < MOST_SHIPS:
        fitting = [key for key in order if worth[key] <= left]
        if not fitting:
            break
        # As many of each as possible: the class with the fewest ships so far is next, the most valuable first.
        chosen = min(fitting, key=coming.count)
        coming.append(chosen)
        left -= worth[chosen]
    if not coming:
        raise NotInDocument(message("odds-limit", fleet=fleet.name, limit=limit))
    return force(fleet, [fleet.ship_class(key).ref() for key in coming])


def as_it_is(forces: Sequence[Fleet]) -> Change:
    """Return a change without effects."""
    return of_changes.as_it_is(forces)


def changes(forces: Sequence[Fleet], stronger: int, aim: float) -> tuple[Change, ...]:
    """Return ways to make a match-up more even."""
    return of_changes.changes(forces, stronger, aim)


def both(forces: Sequence[Fleet], one: Change, other: Change) -> Change | None:
    """Return two changes as one; None if they cannot be combined."""
    return of_changes.both(forces, one, other)


def leads(forces: Sequence[Fleet], captains: Sequence[str]) -> Duel:
    """Return the unchanged match-up ready for many battles that count the final leads of the first fleet."""
    return recipes.leads(forces, captains)


def head_start(forces: Sequence[Fleet], given: HeadStart) -> Change:
    """Return the change that gives a fleet a head start."""
    return recipes.head_start(forces, given)


def reliability(kind: str) -> Reliability | None:
    """Return how often changes of a kind proved even in the study of the built-in report."""
    return points_report.reliability(kind)


def bout(forces: Sequence[Fleet], change: Change, captains: Sequence[str]) -> Duel:
    """Return the changed match-up ready for many battles."""
    return recipes.bout(forces, change.recipe, captains)


def made(forces: Sequence[Fleet], change: Change) -> tuple[tuple[Fleet, ...], Encounter]:
    """Return the changed fleets, and their encounter."""
    return recipes.made(forces, change.recipe)
