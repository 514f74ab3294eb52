"""Ships under cloak: plots one turn ahead, a model one turn late, and the reasons to come out (3.4.8)."""

from typing import Final

from metamaker.games.metaverse.battle.kinematics.bearing import Changes
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.ftl import Charges, warmed_up
from metamaker.games.metaverse.battle.movement.events import Cloaked, PlotVoided, Uncloaked
from metamaker.games.metaverse.battle.movement.execution import carried_out, revealed, tell_swaps
from metamaker.games.metaverse.battle.movement.legality import Situation, reasons
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Order, Plot
from metamaker.games.metaverse.battle.plot.text import printed
from metamaker.games.metaverse.battle.state.battle import Battle, Secrets, Table
from metamaker.games.metaverse.battle.state.vessel import OFF, Vessel
from metamaker.games.metaverse.model.section import ComponentKind

_GENERATOR: Final = ComponentKind.CLOAK_GENERATOR.value
_CLOAKS: Final = Plot((Order(Code.CLOAK),))
_UNCLOAKS: Final = Plot((Order(Code.UNCLOAK),))
_STEADY: Final = Changes(0, 0)


def enemies(table: Table, side: int) -> tuple[str, ...]:
    """Return the keys of the enemy ships that a plot may name: on the table and in sight. Rules MV-1.2.3-30, -68."""
    return tuple([vessel.key for vessel in table.fighting(1 - side) if not vessel.cloaked])


def outstanding(secrets: Secrets, vessel: Vessel) -> list[int]:
    """Return the turns of a ship's plots that its model has not yet carried out, in order. Rule MV-3.4.8-05."""
    return sorted([turn for number, turn in secrets.plots if number == vessel.number])


def hidden_course(secrets: Secrets, vessel: Vessel, turn: int) -> Course:
    """Return the true course of a ship after its plots up to `turn`; the course of its model if it is not cloaked."""
    course = vessel.course
    for written in outstanding(secrets, vessel):
        if written <= turn:
            course = executed(course, secrets.plots[vessel.number, written]).after
    return course


def hidden_charges(secrets: Secrets, vessel: Vessel, turn: int) -> Charges:
    """Return the charges of a ship at the end of a turn with a written plot that is not yet carried out."""
    plot = secrets.plots.get((vessel.number, turn), BLANK)
    return warmed_up(plot, vessel.means, vessel.charges).charges


def comes_out(secrets: Secrets, vessel: Vessel, turn: int) -> str:
    """Return why a cloaked ship comes out in a turn: `limit`, `ordered` or `generator`; empty if it stays hidden.

    Rules MV-3.4.8-02, -06.
    """
    if not vessel.working(_GENERATOR):
        return "generator"
    if vessel.cloaked >= vessel.cloak_limit:
        return "limit"
    return "ordered" if secrets.plots.get((vessel.number, turn), BLANK).has(Code.UNCLOAK) else ""


def cloak(battle: Battle, vessel: Vessel) -> None:
    """Hide a ship by its best cloak generator; its model stays, and its plot shows only the cloaking.

    Rules MV-3.4.8-01, -04, MV-3.4.0-06.
    """
    able = [system for system in vessel.of(_GENERATOR) if not system.flags & ~OFF]
    best = max(able, key=lambda system: system.plan.rating)
    best.flags &= ~OFF
    vessel.cloaked, vessel.cloak_limit = 1, best.plan.rating
    revealed(battle, vessel, battle.table.turn, _CLOAKS)
    vessel.changes, vessel.move, vessel.corkscrews = _STEADY, None, False
    battle.tell(Cloaked(vessel.key, vessel.cloak_limit))


def sail_hidden(battle: Battle, vessel: Vessel) -> None:
    """Move the model of a ship that stays under cloak by last turn's plot. Rules MV-3.4.8-05, -08."""
    _catch_up(battle, vessel, battle.table.turn - 1)
    vessel.plot, vessel.changes, vessel.move, vessel.corkscrews = BLANK, _STEADY, None, False
    vessel.cloaked += 1


def uncloak(battle: Battle, vessel: Vessel, reason: str, turn: int) -> None:
    """Bring a ship out: its plots up to `turn` are carried out, later ones discarded. Rules MV-3.4.8-05, -06."""
    vessel.cloaked = vessel.cloak_limit = 0
    for system in vessel.of(_GENERATOR):
        system.flags |= OFF
    battle.tell(Uncloaked(vessel.key, reason))
    _catch_up(battle, vessel, turn)
    secrets = battle.secrets[vessel.side]
    for written in outstanding(secrets, vessel):
        del secrets.plots[vessel.number, written]


def exposed(battle: Battle) -> None:
    """Bring out at once all ships without a working cloak generator; called after damage. Rule MV-3.4.8-06."""
    for vessel in battle.table.vessels:
        if vessel.cloaked and vessel.fights and not vessel.working(_GENERATOR):
            uncloak(battle, vessel, "generator", battle.table.turn)


def _catch_up(battle: Battle, vessel: Vessel, turn: int) -> None:
    secrets = battle.secrets[vessel.side]
    for written in outstanding(secrets, vessel):
        if written <= turn:
            revealed(battle, vessel, written, secrets.plots.pop((vessel.number, written)))
            carried_out(battle, vessel)
            tell_swaps(battle, vessel)


def check_again(battle: Battle, vessel: Vessel) -> None:
    """Check this turn's plot of a cloaked ship, written last turn, again.

    A plot that is now illegal becomes blank, but an order to uncloak still holds with a bridge. A missing plot, of a ship
    without a bridge to write it, is blank. Rules MV-3.4.8-04, MV-1.2.0-04, MV-2.1.1-04.
    """
    secrets, turn = battle.secrets[vessel.side], battle.table.turn
    plot = secrets.plots.setdefault((vessel.number, turn), BLANK)
    course = hidden_course(secrets, vessel, turn - 1)
    situation = Situation(vessel.charges, enemies(battle.table, vessel.side), cloaked=True)
    found = reasons(plot, vessel.means, course, situation)
    if found:
        plot = _UNCLOAKS if plot.has(Code.UNCLOAK) and vessel.means.bridges else BLANK
        secrets.plots[vessel.number, turn] = plot
        battle.tell(PlotVoided(vessel.key, printed(plot), found[0].text))
