"""A plot carried out: the ship is moved, its orders are open to all and change its ratings."""

from metamaker.games.metaverse.battle.events.movement import Moved, PlotRevealed, SidesSwapped
from metamaker.games.metaverse.battle.motion.course import Cinematic, Course, momentum
from metamaker.games.metaverse.battle.motion.execution import executed
from metamaker.games.metaverse.battle.motion.path import Move
from metamaker.games.metaverse.battle.motion.ratings import rating_changes
from metamaker.games.metaverse.battle.plot.orders import Code, Plot
from metamaker.games.metaverse.battle.plot.printer import printed
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel

_SWAPS = {Code.ROLL: ("MV-1.2.3-04", "MV-1.2.3-06"), Code.FLIP: ("MV-1.2.3-08",)}


def revealed(battle: Battle, vessel: Vessel, turn: int, plot: Plot) -> None:
    """Show a plot to everybody, for good. Rules MV-2.1.1-03, MV-2.1.3-02."""
    vessel.plot = plot
    vessel.revealed[turn] = plot
    vessel.corkscrews = plot.has(Code.CORKSCREW)
    if battle.telling:
        battle.tell(PlotRevealed(vessel.key, turn, printed(plot)))


def carried_out(battle: Battle, vessel: Vessel, *, rams: bool = False, move: Move | None = None) -> None:
    """Move a ship by its plot, which is revealed, or by the `move` of its jump; `rams` if its captain dares to.

    Rules MV-2.1.3-01, -03.
    """
    move = move or executed(vessel.course, vessel.plot)
    vessel.move, vessel.course = move, move.after
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
    """Tell of the sides that a roll or flip has swapped. Rules MV-1.2.3-04, -06, -08."""
    if not battle.telling:
        return
    for order in vessel.plot.orders:
        if order.code in _SWAPS:
            battle.tell(SidesSwapped(vessel.key, order.code.value, vessel.course.mirrored, _SWAPS[order.code]))


def _newtonian(course: Course) -> tuple[tuple[int, ...], int]:
    return ((), 0) if isinstance(course, Cinematic) else (course.momenta, course.rotation)
