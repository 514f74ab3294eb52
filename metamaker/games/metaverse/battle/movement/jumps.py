"""Tactical jumps and the fields that jumps come through (1.2.3, 3.5.5)."""

from collections.abc import Sequence

from metamaker.battle.plane import Point
from metamaker.games.metaverse.battle.decisions.answers import JumpChoice
from metamaker.games.metaverse.battle.electronics.signature import Field
from metamaker.games.metaverse.battle.events.movement import FieldRolled, JumpDiceKept, JumpDiceRolled
from metamaker.games.metaverse.battle.motion.field import FieldStep, cut_short, field_rolls, field_steps, return_leg
from metamaker.games.metaverse.battle.motion.jump import fewer_dice, jump_dice, more_dice, tactical_jump
from metamaker.games.metaverse.battle.motion.path import Leg, Move
from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel


def roll_jump(battle: Battle, vessel: Vessel) -> tuple[int, ...]:
    """Roll the D10s that a tactical jump plots. Rules MV-1.2.3-62, -63."""
    faces = jump_dice(vessel.plot.total(Code.TACTICAL_JUMP), battle.dice)
    battle.tell(JumpDiceRolled(vessel.key, faces))
    return faces


def chosen_dice(battle: Battle, vessel: Vessel, faces: tuple[int, ...], choice: JumpChoice) -> tuple[int, ...]:
    """Return the dice that count: some discarded, or more rolled now. Dice: a D10 for each further one. Rule MV-1.2.3-65."""
    if choice.more:
        kept = more_dice(faces, choice.more, vessel.crew_quality, battle.dice)
        battle.tell(JumpDiceRolled(vessel.key, kept[len(faces) :], more=True))
    else:
        kept = fewer_dice(faces, choice.discard, vessel.crew_quality)
    battle.tell(JumpDiceKept(vessel.key, kept))
    return kept


def jumped(battle: Battle, vessel: Vessel, faces: Sequence[int], hindering: Sequence[Field]) -> Move:
    """Return the move of a tactical jump, which fields may end early. Dice: a D6 for each 10 cm inside a field.

    Rules MV-1.2.3-64, -79, MV-3.5.5-03 to -05.
    """
    move = tactical_jump(vessel.course, vessel.plot, faces)
    end = _ended(battle, vessel, move.legs, hindering)
    return move if end is None else cut_short(move, end)


def come_back(battle: Battle, vessel: Vessel, place: Point, hindering: Sequence[Field]) -> Point:
    """Return where a ship comes back that wants to at `place`. Dice: a D6 for each 10 cm inside a field on its way there.

    The way is the straight one from the nearest edge of the table. Rule MV-3.5.5-06.
    """
    way = return_leg(place, battle.table.size_cm)
    end = _ended(battle, vessel, (way,), hindering)
    return place if end is None else end.place


def _ended(battle: Battle, vessel: Vessel, legs: Sequence[Leg], hindering: Sequence[Field]) -> FieldStep | None:
    """Roll on the way through fields; return where the jump ends, None if the crew brings it through."""
    if not hindering:
        return None
    for step, face, stops in field_rolls(field_steps(legs, hindering), vessel.crew_quality, battle.dice):
        at = step.place
        battle.tell(FieldRolled(vessel.key, at.x, at.y, face, step.more, vessel.crew_quality, stops))
        if stops:
            return step
    return None
