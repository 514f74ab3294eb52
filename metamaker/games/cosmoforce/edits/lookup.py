"""Finding what an edit is about, and ids and names that are still free."""

from collections.abc import Collection

from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.model.design import SLOTS, Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team


def design_of(fleet: Fleet, design_id: str) -> Design:
    """Return a design. Raises EditProblem."""
    try:
        return fleet.design(design_id)
    except KeyError:
        raise EditProblem(f"There is no design “{design_id}” here.") from None


def team_of(fleet: Fleet, team_id: str) -> Team:
    """Return a team. Raises EditProblem."""
    try:
        return fleet.team(team_id)
    except KeyError:
        raise EditProblem(f"There is no team “{team_id}” here.") from None


def ship_of(fleet: Fleet, ship_id: str) -> Ship:
    """Return a ship of a team. Raises EditProblem."""
    try:
        return fleet.ship(ship_id)
    except KeyError:
        raise EditProblem(f"There is no ship “{ship_id}” here.") from None


def team_with(fleet: Fleet, ship_id: str) -> Team:
    """Return the team that a ship belongs to. Raises EditProblem."""
    for team in fleet.teams:
        if any(ship.id == ship_id for ship in team.ships):
            return team
    raise EditProblem(f"There is no ship “{ship_id}” here.")


def slot_number(slot: int) -> int:
    """Return the place in `slots` of slot 1 to 10. Raises EditProblem."""
    if not 1 <= slot <= SLOTS:
        raise EditProblem(f"There is no slot {slot}; a ship has {SLOTS}.")
    return slot - 1


def ids_in(fleet: Fleet) -> set[str]:
    """Return every id that a document uses."""
    return {each.id for group in (fleet.designs, fleet.teams, fleet.ships) for each in group}


def numbered(name: str, taken: Collection[str]) -> str:
    """Return `name`, with the first free number from 2 if it is among `taken`."""
    candidate, number = name, 2
    while candidate in taken:
        candidate, number = f"{name} {number}", number + 1
    return candidate
