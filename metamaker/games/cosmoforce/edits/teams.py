"""Edits of teams and their ships."""

from collections.abc import Iterable

from metamaker.core.edits import changed, made, moved, replaced, without
from metamaker.core.ids import new_id
from metamaker.core.naming import called
from metamaker.games.cosmoforce.edits.lookup import design_of, ids_in, numbered, ship_of, team_of, team_with
from metamaker.games.cosmoforce.edits.made import Made
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team


def add_team(fleet: Fleet, name: str, budget: int | None = None) -> Made:
    """Return the document with a new team without ships, last of all. Raises EditProblem."""
    name = numbered(name, {team.name for team in fleet.teams})
    team = made(Team, id=new_id(name, ids_in(fleet)), name=name, budget=budget)
    return Made(changed(fleet, teams=(*fleet.teams, team)), team.ref())


def change_team(fleet: Fleet, team_id: str, **fields: object) -> Fleet:
    """Return the document with these fields of a team. Raises EditProblem."""
    return _with_team(fleet, changed(team_of(fleet, team_id), **fields))


def move_team(fleet: Fleet, team_id: str, before: str | None) -> Fleet:
    """Return the document with a team in front of another one, or last. Raises EditProblem."""
    return changed(fleet, teams=moved(fleet.teams, team_of(fleet, team_id), before))


def remove_team(fleet: Fleet, team_id: str) -> Fleet:
    """Return the document without a team and its ships; their designs stay. Raises EditProblem."""
    return changed(fleet, teams=without(fleet.teams, team_of(fleet, team_id)))


def add_ship(fleet: Fleet, team_id: str, design_id: str, name: str = "") -> Made:
    """Return the document with another ship of a design in a team. Raises EditProblem.

    Without a name it gets that of its design, with a number if that is taken.
    """
    team, design = team_of(fleet, team_id), design_of(fleet, design_id)
    name = name or numbered(called(design), {ship.name for ship in fleet.ships})
    ship = made(Ship, id=new_id(name, ids_in(fleet)), name=name, design=design_id)
    return Made(_with_team(fleet, changed(team, ships=(*team.ships, ship))), ship.ref())


def copy_ship(fleet: Fleet, ship_id: str) -> Made:
    """Return the document with another ship like one in the same team. Raises EditProblem."""
    return add_ship(fleet, team_with(fleet, ship_id).id, ship_of(fleet, ship_id).design)


def change_ship(fleet: Fleet, ship_id: str, **fields: object) -> Fleet:
    """Return the document with these fields of a ship. Raises EditProblem."""
    team, ship = team_with(fleet, ship_id), ship_of(fleet, ship_id)
    if "design" in fields:
        design_of(fleet, str(fields["design"]))
    return _with_team(fleet, changed(team, ships=replaced(team.ships, ship, changed(ship, **fields))))


def move_ship(fleet: Fleet, ship_id: str, team_id: str, before: str | None = None) -> Fleet:
    """Return the document with a ship in a team, in front of another of its ships, or last. Raises EditProblem."""
    ship, old, new = ship_of(fleet, ship_id), team_with(fleet, ship_id), team_of(fleet, team_id)
    if old is new:
        return _with_team(fleet, changed(new, ships=moved(new.ships, ship, before)))
    arrived = changed(new, ships=moved((*new.ships, ship), ship, before))
    left = changed(old, ships=without(old.ships, ship))
    return changed(fleet, teams=replaced(replaced(fleet.teams, old, left), new, arrived))


def remove_ships(fleet: Fleet, ids: Iterable[str]) -> Fleet:
    """Return the document without these ships; their designs stay. Raises EditProblem."""
    gone = {ship_of(fleet, each).id for each in ids}
    teams = tuple(changed(team, ships=tuple(ship for ship in team.ships if ship.id not in gone)) for team in fleet.teams)
    return changed(fleet, teams=teams)


def _with_team(fleet: Fleet, team: Team) -> Fleet:
    return changed(fleet, teams=replaced(fleet.teams, team_of(fleet, team.id), team))
