"""Changes of speed: burns, and the ties that they may make (CF-BURN, CF-SPD)."""

from metamaker.games.cosmoforce.battle.events.actions import Burned, HeatGained
from metamaker.games.cosmoforce.battle.events.tie import TieRoll, TieSpeed
from metamaker.games.cosmoforce.battle.events.turns import TieRolled
from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.state.ship import Ship
from metamaker.games.cosmoforce.rules.speed import HUNDRED, Settled, settled


def burned(battle: Battle, ship: Ship, change: int) -> None:
    """Burn engines: heat, then speed, never below 0; ties are broken at once, by their dice. Rules CF-BURN-01, CF-SPD-08."""
    ship.heat += ship.plan.size_mod
    ship.speed = max(0, ship.speed + change * HUNDRED)
    if battle.telling:
        battle.tell(Burned(ship.number, change, ship.speed))
        battle.tell(HeatGained(ship.number, ship.plan.size_mod, ship.heat, ("CF-BURN-01",)))
    ties_broken(battle)


def ties_broken(battle: Battle) -> None:
    """Let ships of equal rank roll for hundredths until no two rank equal. Rules CF-SPD-01 to -07.

    Dice order: the fastest tie first, its ships in table order, each all of its dice; then again.
    """
    ships = [ship for ship in battle.ships if ship.alive]
    if not _are_tied(battle, ships):
        return
    speeds = [ship.speed for ship in ships]
    masses = [ship.plan.mass for ship in ships]
    after = settled(speeds, masses, [ship.thrust for ship in ships], battle.rules, battle.dice)
    for ship, speed in zip(ships, after.speeds, strict=True):
        ship.speed = speed
    if battle.telling:
        _tell(battle, ships, after)


def _tell(battle: Battle, ships: list[Ship], after: Settled) -> None:
    """Tell every roll, and the speeds that came of them."""
    rolls = tuple(TieRoll(ships[place].number, faces) for place, faces in after.rolls)
    tied = sorted({place for place, _ in after.rolls})
    rules = ("CF-SPD-04", "CF-SPD-05") if battle.rules.tie_break else ("CF-SPD-03",)
    battle.tell(TieRolled(rolls, tuple(TieSpeed(ships[place].number, ships[place].speed) for place in tied), rules))


def _are_tied(battle: Battle, ships: list[Ship]) -> bool:
    for place, one in enumerate(ships):
        for other in ships[:place]:
            if one.speed == other.speed and not battle.faster(one, other) and not battle.faster(other, one):
                return True
    return False
