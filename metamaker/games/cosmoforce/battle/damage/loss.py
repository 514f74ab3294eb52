"""When a ship is out of the fight (CF-ELIM)."""

from metamaker.games.cosmoforce.battle.events.damage import ShipEliminated
from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.state.ship import Ship


def check(battle: Battle, ship: Ship, cause: str, by: int) -> bool:
    """Eliminate a ship if its crew is dead or no system is whole, and say whether it is out.

    `cause` and `by` are what happened and the ship that did it, NOBODY if none did. Rules CF-ELIM-01, -02, -03, CF-CREW-07.
    """
    if not ship.alive:
        return True
    is_manned = ship.life > 0
    if is_manned and (ship.room > 0 if battle.rules.web_elimination else ship.whole):
        return False
    ship.alive = False
    ship.fate, ship.fate_by = cause, by
    battle.afloat[ship.side] -= 1
    if not battle.afloat[ship.side]:
        battle.sides_left -= 1
    if battle.telling:
        battle.tell(ShipEliminated(ship.number, cause, by, ("CF-ELIM-02",) if is_manned else ("CF-ELIM-01", "CF-CREW-07")))
    return True
