"""How a battle begins: two fleets, who stands where, how fast; the chain of command."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from metamaker.battle.dice import Dice
from metamaker.battle.plane import CM, Point
from metamaker.games.metaverse.battle.blueprint.blueprint import Blueprint, blueprint
from metamaker.games.metaverse.battle.events.turn import BattleBegan, ShipPlaced, StepBegan, TurnBegan
from metamaker.games.metaverse.battle.motion.course import STILL, Cinematic, Course, Newtonian, momentum
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.system import NOBODY, OFF
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design, HouseRules, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.games.metaverse.stats.motion import motion

STARTS_OFF = (
    ComponentKind.EJ_ARRAY,
    ComponentKind.STEALTH_GENERATOR,
    ComponentKind.GRAVITY_WELL_PROJECTOR,
    ComponentKind.CLOAK_GENERATOR,
)
"""What is switched off before the first EW Step. Rule MV-3.4.0-06."""

NORTH, SOUTH = 0, 8


class Setup(NamedTuple):
    """How far apart the lines of battle are, in cm, and the ships of a line from each other; the last turn.

    The distance is that between the deployment zones of a table 120 cm wide (MV-4.0.4-01).
    """

    distance_cm: int = 96
    spacing_cm: int = 12
    last_turn: int = 30


class Entry(NamedTuple):
    """A ship that takes part, and its blueprint."""

    ship: Ship
    blueprint: Blueprint


def entries(fleet: Fleet, mass_factor: MassFactorFormula) -> tuple[Entry, ...]:
    """Return the ships of a fleet as they fight, with the mass factor formula of the battle (MV-3.1.10-02)."""
    return tuple(
        Entry(ship, blueprint(_by(design(fleet, fleet.ship_class(ship.ship_class)), mass_factor))) for ship in fleet.ships
    )


def _by(known: Design, mass_factor: MassFactorFormula) -> Design:
    if known.house.mass_factor is mass_factor:
        return known
    return replace(known, house=HouseRules(known.house.formulas, mass_factor))


def shared_mass_factor(one: Fleet, other: Fleet) -> MassFactorFormula:
    """Return the formula of a battle: the stock one where two fleets differ. Rule MV-3.1.10-02."""
    return one.mass_factor if one.mass_factor is other.mass_factor else MassFactorFormula.STOCK


def begun(
    sides: tuple[Sequence[Entry], Sequence[Entry]],
    names: tuple[str, str],
    dice: Dice,
    setup: Setup,
    *,
    telling: bool = True,
) -> Battle:
    """Return a battle at the beginning of its first turn: two lines that face each other, as fast as the rules allow.

    Dice: one D3 (a D6 halved) for the turns of acceleration. Rules MV-4.0.3-01, MV-4.0.4-01.
    """
    turns = (dice.roll(6) + 1) // 2
    vessels: list[Vessel] = []
    for side, line in enumerate(sides):
        first = len(vessels)
        for place, entry in enumerate(line):
            course = _course(entry.blueprint, side, place, len(line), turns, setup)
            vessels.append(_vessel(len(vessels), side, entry, course))
        _command(vessels[first:])
    battle = Battle(Table(vessels, names), dice, telling=telling, last_turn=setup.last_turn)
    _tell(battle)
    return battle


def _course(plan: Blueprint, side: int, place: int, number: int, turns: int, setup: Setup) -> Course:
    east = (2 * place - (number - 1)) * setup.spacing_cm * CM // 2
    north = setup.distance_cm * CM // 2
    at, heading = (Point(east, -north), NORTH) if side == 0 else (Point(-east, north), SOUTH)
    speed = motion(plan.design).forward_thrust * turns
    if plan.newtonian:
        return Newtonian(at, heading, tuple(speed if point == heading // 2 else 0 for point in range(len(STILL))))
    return Cinematic(at, heading, min(speed, plan.means.max_speed))


def _vessel(number: int, side: int, entry: Entry, course: Course) -> Vessel:
    vessel = Vessel(number, side, entry.ship, entry.blueprint, course)
    for system in vessel.of(*STARTS_OFF):
        system.flags |= OFF
    return vessel


def _command(line: Sequence[Vessel]) -> None:
    """Link the ships of a side by its chain of command. Rule MV-3.8.0-01."""
    numbers = {vessel.ship.id: vessel.number for vessel in line}
    for vessel in line:
        if vessel.ship.commander is not None:
            vessel.commander = numbers.get(vessel.ship.commander, NOBODY)


def _tell(battle: Battle) -> None:
    if not battle.telling:
        return
    table = battle.table
    battle.tell(BattleBegan(table.names, tuple(vessel.key for vessel in table.vessels)))
    for vessel in table.vessels:
        at, plan = vessel.course.place, vessel.blueprint
        speed = momentum(vessel.course)
        battle.tell(
            ShipPlaced(vessel.key, vessel.name, plan.name, at.x, at.y, vessel.course.heading, speed, vessel.crew_quality)
        )
    battle.tell(TurnBegan(1))
    battle.tell(StepBegan(table.step.name.lower()))
