"""What firing uses up: weapons, arrays, places under EMS (1.3.1, 1.3.4, 3.6.10)."""

from metamaker.games.metaverse.battle.fire.aimed import Aimed
from metamaker.games.metaverse.battle.state.system import EXPENDED, System
from metamaker.games.metaverse.model.words import RateOfFire


def spend(weapon: System, turn: int) -> None:
    """Remember that a weapon fires this turn; a one-shot weapon is used up. Rules MV-0.1.0-10, MV-3.6.10-02."""
    weapon.fired = turn
    plan = weapon.plan.weapon
    if plan is not None and plan.definition.rate_of_fire is RateOfFire.ONE_SHOT:
        weapon.flags |= EXPENDED


def commit(aimed: Aimed, turn: int) -> None:
    """Take what a declared attack takes: its weapons, its own array, a place among the attackers of its target.

    Rules MV-1.3.1-07, MV-1.3.4-08, -11, -12, MV-2.2.2-09.
    """
    for weapon in aimed.weapons:
        spend(weapon, turn)
    if not aimed.lent:
        aimed.array.use, aimed.array.target = aimed.use, aimed.target.number
    if aimed.firer.number not in aimed.target.attackers:
        aimed.target.attackers.append(aimed.firer.number)
