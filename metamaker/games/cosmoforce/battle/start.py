"""The start of a battle: sides and their ships."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.cosmoforce.battle.frame import BattleBegan, ShipSetOut
from metamaker.games.cosmoforce.battle.state import HURT, Battle, Plan, Ship
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.play.dice import Dice

DESIGNED = ("CF-DER-05", "CF-DER-06", "CF-DER-07")
GIVEN = ("CF-THR-05", "CF-DER-06", "CF-DER-07")
CARRIED_OVER = ("CF-MODE-08",)


class Entrant(NamedTuple):
    """A ship of a battle: its name and its plan."""

    name: str
    plan: Plan


class Side(NamedTuple):
    """A side: its name and its ships."""

    name: str
    ships: Sequence[Entrant]


def begun(sides: Sequence[Side], dice: Dice, rules: PlayedRules, *, telling: bool = True) -> Battle:
    """Return a battle before its first roll. Rules CF-MODE-01, CF-MODE-02, CF-CREW-01.

    Ships are numbered side by side, in the order given. Raises ValueError if fewer than two sides have ships, or if a ship has
    no system (CF-SHIP-06).
    """
    ships: list[Ship] = []
    for number, side in enumerate(sides):
        for entry in side.ships:
            ships.append(Ship(len(ships), number, entry.plan, entry.name))
    return joined(tuple(side.name for side in sides), ships, dice, rules, telling=telling)


def joined(
    sides: tuple[str, ...], ships: list[Ship], dice: Dice, rules: PlayedRules, *, fight: int = 0, telling: bool = True
) -> Battle:
    """Return a battle of ships that may have fought before; `fight` counts those of a survival run from 1.

    Raises ValueError as `begun` does.
    """
    battle = Battle(ships, sides, dice, rules)
    battle.telling, battle.fight = telling, fight
    if battle.sides_left < 2:
        raise ValueError("a fight needs ships on two sides")
    for ship in ships:
        if not ship.plan.mounted:
            raise ValueError(f"{ship.name} has no system")
    if telling:
        battle.tell(BattleBegan(sides, tuple((ship.number, ship.side, ship.name) for ship in ships), fight))
        for ship in ships:
            battle.tell(_set_out(ship, is_first=fight <= 1 or ship.side != ships[0].side))
    return battle


def _set_out(ship: Ship, *, is_first: bool) -> ShipSetOut:
    """Return a ship at the start of a fight, with the sources of its numbers; in a later fight from its working systems."""
    plan = ship.plan
    rules = DESIGNED if is_first else CARRIED_OVER
    if plan.given_speed >= 0:
        rules = GIVEN
    return ShipSetOut(ship.number, plan.name, plan.mass, ship.speed, ship.heat, ship.living(), ship.crew.count(HURT), rules)
