"""Ships that come to the next battle."""

from metamaker.core.memo import memo
from metamaker.games.cosmoforce.model.fleet import Fleet


@memo
def present(fleet: Fleet) -> Fleet:
    """Return the document without ships at home; the same document if all come."""
    if not any(ship.at_home for ship in fleet.ships):
        return fleet
    teams = (team.with_(ships=tuple(ship for ship in team.ships if not ship.at_home)) for team in fleet.teams)
    return fleet.with_(teams=tuple(teams))


def everyone(fleet: Fleet) -> Fleet:
    """Return the document with no ship at home."""
    teams = (team.with_(ships=tuple(ship.with_(at_home=False) for ship in team.ships)) for team in fleet.teams)
    return fleet.with_(teams=tuple(teams))
