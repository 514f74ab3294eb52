"""Ships that come to the next battle."""

from metamaker.core.memo import memo
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship


def present(fleet: Fleet) -> Fleet:
    """Return the document without ships at home, and without logs; the same document if all come and have none."""
    if not any(ship.at_home or ship.log for ship in fleet.ships):
        return fleet  # not remembered: a document among its own results could not be compared with an equal one
    return _without_absent(fleet)


@memo
def _without_absent(fleet: Fleet) -> Fleet:
    teams = (team.with_(ships=tuple(without_log(ship) for ship in team.ships if not ship.at_home)) for team in fleet.teams)
    return fleet.with_(teams=tuple(teams))


def without_log(ship: Ship) -> Ship:
    """Return a ship as it goes to the table: its log stays in the file."""
    return ship.with_(log=()) if ship.log else ship


def everyone(fleet: Fleet) -> Fleet:
    """Return the document with no ship at home."""
    teams = (team.with_(ships=tuple(ship.with_(at_home=False) for ship in team.ships)) for team in fleet.teams)
    return fleet.with_(teams=tuple(teams))
