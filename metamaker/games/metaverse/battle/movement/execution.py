"""Execution of a plot on the table: shown to all, the ship moved, its ratings changed; resets when a turn begins."""

from typing import Final

from metamaker.games.metaverse.battle.kinematics.bearing import Changes, rating_changes
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course, Move, momentum
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.movement.events import Moved, PlotRevealed, SidesSwapped
from metamaker.games.metaverse.battle.plot.orders import Code, Plot
from metamaker.games.metaverse.battle.plot.text import printed
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Use, Vessel
from metamaker.games.metaverse.model.section import ComponentKind

_ARRAY: Final = ComponentKind.SENSOR_ARRAY.value
_STEADY: Final = Changes(0, 0)


def new_turn(vessel: Vessel) -> None:
    """Clear the values of the last turn: attackers, hits on shields and armour, uses of arrays, manoeuvres.

    Rules MV-1.3.1-07, MV-1.3.4-09, MV-3.1.4-07, MV-3.5.9-02. The plot of the last turn stays visible (MV-2.1.1-03).
    """
    vessel.attackers.clear()
    vessel.sailed.clear()
    vessel.shields_hit = False
    vessel.move, vessel.changes, vessel.corkscrews = None, _STEADY, False
    for arc in vessel.arcs:
        arc.struck = False
    for index in vessel.blueprint.kinds.get(_ARRAY, ()):
        array = vessel.systems[index]
        array.use, array.target = Use.NOTHING, NOBODY


_SWAPS: Final = {Code.ROLL: ("MV-1.2.3-04", "MV-1.2.3-06"), Code.FLIP: ("MV-1.2.3-08",)}


def revealed(battle: Battle, vessel: Vessel, turn: int, plot: Plot) -> None:
    """Show a plot to all sides permanently. Rules MV-2.1.1-03, MV-2.1.3-02."""
    vessel.plot = plot
    vessel.revealed[turn] = plot
    vessel.corkscrews = plot.has(Code.CORKSCREW)
    if battle.telling:
        battle.tell(PlotRevealed(vessel.key, turn, printed(plot)))


def carried_out(battle: Battle, vessel: Vessel, *, rams: bool = False, move: Move | None = None) -> None:
    """Move a ship by its revealed plot, or by the `move` of its jump; `rams` if its captain dares to.

    Rules MV-2.1.3-01, -03.
    """
    move = move or executed(vessel.course, vessel.plot)
    vessel.move, vessel.course = move, move.after
    vessel.sailed.append((vessel.plot, move))
    vessel.changes = rating_changes(vessel.plot, move.after, rams=rams)
    if battle.telling:
        _tell(battle, vessel, move)


def _tell(battle: Battle, vessel: Vessel, move: Move) -> None:
    after, changes = move.after, vessel.changes
    momenta, rotation = _newtonian(after)
    way = ((move.legs[0].start.x, move.legs[0].start.y), *[(leg.end.x, leg.end.y) for leg in move.legs])
    battle.tell(
        Moved(
            vessel.key,
            way,
            after.heading,
            momentum(after),
            momenta,
            rotation,
            after.mirrored,
            changes.target,
            changes.movement,
        )
    )


def tell_swaps(battle: Battle, vessel: Vessel) -> None:
    """Report the side swaps of a roll or flip. Rules MV-1.2.3-04, -06, -08."""
    if not battle.telling:
        return
    for order in vessel.plot.orders:
        if order.code in _SWAPS:
            battle.tell(SidesSwapped(vessel.key, order.code.value, vessel.course.mirrored, _SWAPS[order.code]))


def _newtonian(course: Course) -> tuple[tuple[int, ...], int]:
    return ((), 0) if isinstance(course, Cinematic) else (course.momenta, course.rotation)
