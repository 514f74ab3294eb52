"""What ships are about, as all see once they have moved: they close, hold their range, draw off, or make ready to leave."""

from metamaker.games.metaverse.battle.movement.events import PurposeShown
from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.play.plane import CM, distance

CLOSES, HOLDS, DRAWS_OFF, LEAVES = "closes", "holds", "draws_off", "leaves"

STEADY_CM = 5
"""By so much the distance may change in a turn while a ship holds its range: one step of what range bands are made of."""


def show_purposes(battle: Battle) -> None:
    """Tell of each ship what it is about and in view of whom, if that is another thing than before. For told battles alone."""
    table = battle.table
    for vessel in table.fighting():
        enemies = [enemy for enemy in table.fighting(1 - vessel.side) if not enemy.cloaked and enemy.move is not None]
        if vessel.cloaked or vessel.move is None or not enemies:
            continue
        nearest = min(enemies, key=lambda enemy: (distance(vessel.course.place, enemy.course.place), enemy.number))
        purpose = _purpose(vessel, nearest)
        if purpose != vessel.purpose:
            vessel.purpose = purpose
            gap = distance(vessel.course.place, nearest.course.place)
            battle.tell(PurposeShown(vessel.key, purpose, nearest.key, gap))


def _purpose(vessel: Vessel, nearest: Vessel) -> str:
    if vessel.plot.has(Code.CHARGE) or vessel.plot.has(Code.RETREAT):
        return LEAVES
    if vessel.move is None or nearest.move is None:
        return HOLDS
    was = distance(vessel.move.before.place, nearest.move.before.place)
    gained = was - distance(vessel.course.place, nearest.course.place)
    if abs(gained) <= STEADY_CM * CM:
        return HOLDS
    return CLOSES if gained > 0 else DRAWS_OFF
