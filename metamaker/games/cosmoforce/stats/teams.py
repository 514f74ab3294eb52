"""The mass of sides, and what a budget allows (CF-MODE-03)."""

from metamaker.games.cosmoforce.model.fleet import Fleet, Team
from metamaker.games.cosmoforce.stats.derived import mass

MASS_FOR_ANOTHER = 5
"""What each ship beyond the first takes off a budget. Rule CF-MODE-03."""


def team_mass(fleet: Fleet, team: Team) -> int:
    """Return the mass of all ships of a side."""
    return sum(mass(fleet.design(ship.design)) for ship in team.ships)


def least_budget(fleet: Fleet, team: Team) -> int:
    """Return the least budget that allows a side as it is. Rule CF-MODE-03."""
    return team_mass(fleet, team) + MASS_FOR_ANOTHER * max(len(team.ships) - 1, 0)


def mass_allowed(budget: int, ships: int) -> int:
    """Return the mass that a side of so many ships may total; below 0 if the budget cannot have as many. Rule CF-MODE-03."""
    return budget - MASS_FOR_ANOTHER * max(ships - 1, 0)
