"""Purposes of ships, visible after all moves: they close, hold their range, draw off, wait, drift or prepare to leave."""

from typing import Final

from metamaker.games.metaverse.battle.kinematics.course import Move
from metamaker.games.metaverse.battle.movement.events import PurposeShown
from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.play.geometry import CM, Point, distance

CLOSES, HOLDS, DRAWS_OFF, LEAVES = "closes", "holds", "draws_off", "leaves"

WAITS, DRIFTS = "waits", "drifts"
"""Purposes of ships that do not move, and of ships that cannot be steered."""

STEADY_CM: Final = 5
"""The largest change of distance by which a ship still holds its range: one step of range bands."""


def show_purposes(battle: Battle) -> None:
    """Report the purpose of each ship in view of the nearest enemy when it changes. Only for battles with a story."""
    table = battle.table
    for vessel in table.fighting():
        enemies = [
            (enemy, enemy.move.before.place)
            for enemy in table.fighting(1 - vessel.side)
            if not enemy.cloaked and enemy.move is not None
        ]
        if vessel.cloaked or vessel.move is None or not enemies:
            continue
        here = vessel.course.place
        nearest, there = min(enemies, key=lambda each: (distance(here, each[0].course.place), each[0].number))
        purpose = _purpose(vessel, vessel.move, there)
        if purpose != vessel.purpose:
            vessel.purpose = purpose
            battle.tell(PurposeShown(vessel.key, purpose, nearest.key, distance(here, nearest.course.place)))


def _purpose(vessel: Vessel, move: Move, there: Point) -> str:
    """Return the purpose of a ship by its own way; `there` is the enemy's place when both plots were written."""
    if vessel.plot.has(Code.CHARGE) or vessel.plot.has(Code.RETREAT):
        return LEAVES
    if not _steers(vessel):
        return DRIFTS
    start, end = move.before.place, vessel.course.place
    if start == end:
        return WAITS
    gained = distance(start, there) - distance(end, there)
    if abs(gained) <= STEADY_CM * CM:
        return HOLDS
    return CLOSES if gained > 0 else DRAWS_OFF


def _steers(vessel: Vessel) -> bool:
    """Return whether a ship has a working bridge, and working drives or thrusters. Rule MV-2.1.1-04."""
    means = vessel.means
    return bool(means.bridges and (means.drives or means.thrusters))
