"""The effects of heat and collisions on a ship, in its own turn or in the Aftermath (CF-STEP, CF-AFT)."""

from metamaker.games.cosmoforce.battle.actions.decisions import Cool
from metamaker.games.cosmoforce.battle.actions.events import Collided, HeatRolled
from metamaker.games.cosmoforce.battle.actions.upkeep import shed
from metamaker.games.cosmoforce.battle.damage.damage import damaged, harmed
from metamaker.games.cosmoforce.battle.damage.decisions import SufferHeat
from metamaker.games.cosmoforce.battle.state import NOBODY, Battle, Course, Ship
from metamaker.games.cosmoforce.rules.shot import effective, rolled
from metamaker.games.cosmoforce.rules.speed import dice_at_speed


def suffered(battle: Battle, ship: Ship) -> Course:
    """Cool, suffer heat, check for collisions, in this order. Rules CF-STEP-04 to -08, CF-AFT-01 to -03.

    Dice: one for each remaining heat, then those of the collision.
    """
    if ship.heat and ship.sheds:
        yield from _cooled(battle, ship)
    if ship.heat:
        yield from _heat_suffered(battle, ship)
    if ship.alive:
        count = collision_dice(battle, ship)
        if count:
            yield from _collided(battle, ship, count)


def _cooled(battle: Battle, ship: Ship) -> Course:
    """Shed heat: all that Dissipators can, or the owner's choice. Rules CF-STEP-04, CF-AFT-01, CF-DIFF-06."""
    if battle.rules.passive_cooling:
        count = yield Cool(battle, ship)
        shed(battle, ship, count, (), ("CF-AFT-01",))
    else:
        shed(battle, ship, ship.sheds, (), ("CF-STEP-04",))


def _heat_suffered(battle: Battle, ship: Ship) -> Course:
    """Roll a die for each heat; the heat stays. Rules CF-STEP-05, CF-AFT-02, CF-DIFF-08."""
    faces = rolled(battle.dice, ship.heat)
    count = len(effective(faces))
    if battle.telling:
        battle.tell(
            HeatRolled(ship.number, tuple(faces), count, ("CF-AFT-02",) if battle.rules.round_shape else ("CF-STEP-05",))
        )
    if not count:
        return
    points = (yield SufferHeat(battle, ship, count)) if battle.rules.heat_damage else 0
    yield from harmed(battle, ship, count - points)
    yield from damaged(battle, ship, points, "heat", NOBODY)


def collision_dice(battle: Battle, ship: Ship) -> int:
    """Return the dice of a ship for collisions, 0 if none. Rules CF-STEP-06 to -08, CF-AFT-03, CF-DIFF-09."""
    return dice_at_speed(ship.speed, ship.thrust, battle.rules)


def _collided(battle: Battle, ship: Ship, count: int) -> Course:
    faces = rolled(battle.dice, count)
    points = len(effective(faces))
    if battle.telling:
        rule = "CF-AFT-03" if battle.rules.collision else "CF-STEP-06"
        battle.tell(Collided(ship.number, ship.thrust == 0, ship.speed, tuple(faces), points, (rule,)))
    yield from damaged(battle, ship, points, "collision", NOBODY)
