"""Strafe Run: systems are named that take more damage (CF-STRF)."""

from metamaker.games.cosmoforce.battle.decisions.answers import Strafe
from metamaker.games.cosmoforce.battle.decisions.turns import NameSystems
from metamaker.games.cosmoforce.battle.events.actions import HeatGained, Strafed, SystemNamed
from metamaker.games.cosmoforce.battle.state.battle import Battle, Course
from metamaker.games.cosmoforce.battle.state.ship import Ship
from metamaker.games.cosmoforce.rules.shot import effective, rolled

STRAFE_DICE = 2
"""For each Afterburner used. Rule CF-STRF-01."""


def strafed(battle: Battle, ship: Ship, action: Strafe) -> Course:
    """Gain a heat and name a system for each effective die. Dice: two for each Afterburner. Rules CF-STRF-01, CF-STRF-02."""
    ship.heat += 1
    faces = rolled(battle.dice, STRAFE_DICE * action.afterburners)
    count = len(effective(faces))
    if battle.telling:
        battle.tell(HeatGained(ship.number, 1, ship.heat, ("CF-STRF-01",)))
        battle.tell(Strafed(ship.number, tuple(faces), count))
    if not count:
        return
    named = yield NameSystems(battle, ship, count)
    for number, slot in named:
        battle.ships[number].named |= 1 << slot
        if battle.telling:
            battle.tell(SystemNamed(number, slot))


def forgotten(battle: Battle) -> None:
    """End the effect of Strafe Runs with the turn. Rule CF-STRF-02."""
    for ship in battle.ships:
        ship.named = 0
