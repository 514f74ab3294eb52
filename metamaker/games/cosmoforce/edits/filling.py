"""Teams from designs: new ships in the first team. The module implements `Filling` for the game."""

from collections.abc import Sequence

from metamaker.core.edits import changed
from metamaker.core.edits import replaced as with_element
from metamaker.games.cosmoforce.edits.properties import MOST_BUDGET
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.teams import add_ship, plain_team
from metamaker.games.cosmoforce.model.attendance import present
from metamaker.games.cosmoforce.model.fleet import MAX_SHIPS, Fleet
from metamaker.games.cosmoforce.stats.derived import MASS_FOR_ANOTHER, team_mass

measure = "mass"

each_more = float(MASS_FOR_ANOTHER)

most_ships = MAX_SHIPS


def taken(fleet: Fleet) -> float:
    """Return the mass of the first team, and the reduction of its budget for each ship beyond the first. Rule CF-MODE-03."""
    fleet = present(fleet)
    ships = fleet.teams[0].ships if fleet.teams else ()
    mass = team_mass(fleet, fleet.teams[0]) if ships else 0
    return mass + each_more * (len(ships) - 1)


def crewed(fleet: Fleet, designs: Sequence[str], limit: float, *, keep: bool) -> Fleet:
    """Return the document with new ships of these designs in its first team; without `keep` they are its only ships."""
    if not fleet.teams:
        name = fleet.name or STRUCTURE.words("en")["window-kind-team"]
        fleet = changed(fleet, teams=(plain_team(fleet, id="team", name=name),))
    elif not keep:
        first = fleet.teams[0]
        fleet = changed(fleet, teams=with_element(fleet.teams[:1], first, changed(first, ships=())))
    first = fleet.teams[0]
    if first.budget is not None and first.budget < limit:
        fleet = changed(fleet, teams=with_element(fleet.teams, first, changed(first, budget=min(int(limit), MOST_BUDGET))))
    for each in designs:
        fleet = add_ship(fleet, fleet.teams[0].id, each).document
    return fleet
