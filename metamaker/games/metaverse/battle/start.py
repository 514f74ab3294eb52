"""The start of a battle: two fleets, the lines of ships in their zones, start speeds, the chain of command."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from metamaker.core.issue import Issue, errors_in
from metamaker.games.metaverse.battle.blueprint import Blueprint, blueprint
from metamaker.games.metaverse.battle.command import chain
from metamaker.games.metaverse.battle.frame import (
    BattleBegan,
    DesignFlawed,
    MassFactorShared,
    ShipPlaced,
    StartSpeedRolled,
    StepBegan,
    TurnBegan,
)
from metamaker.games.metaverse.battle.kinematics.course import STILL, Cinematic, Course, Newtonian, momentum
from metamaker.games.metaverse.battle.setup_log.entries import ZONE_RULES, chosen, set_up
from metamaker.games.metaverse.battle.starfighters.deployment import Brought, Loaded, aboard, embarked, independent
from metamaker.games.metaverse.battle.state.battle import RULINGS, TABLE_CM, Battle, Table
from metamaker.games.metaverse.battle.state.ground import Feature, described
from metamaker.games.metaverse.battle.state.vessel import NOBODY, OFF, Vessel
from metamaker.games.metaverse.battle.terrain.events import TerrainPlaced
from metamaker.games.metaverse.checks.all import check_design
from metamaker.games.metaverse.encounters.formation import drawn_up
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.encounter import Encounter, HeadStart
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.terrain import Terrain
from metamaker.games.metaverse.model.words import BoardingTie, MassFactorFormula
from metamaker.games.metaverse.rules.roll import Throw, throw
from metamaker.games.metaverse.stats.motion import motion
from metamaker.play.dice import Dice
from metamaker.play.geometry import CM, HEADINGS, Point

ZONE_LENGTH: Final = 8, 10
"""Length of the deployment zone: eight tenths of the table's length. Rule MV-4.0.4-01."""

ZONE_DEPTH: Final = 1, 10
"""Depth of the deployment zone: a tenth of the table's width. Rule MV-4.0.4-01."""


def formation(ships: Sequence[Ship], distance_cm: int, spacing_cm: int, table_cm: tuple[int, int]) -> list[Point]:
    """Return the places of the southern side's ships, in their order; the northern side rotates them about the centre.

    The ships form up in the deployment zones, with near edges `distance_cm` apart (`formation.drawn_up`). Rules MV-4.0.2-02,
    MV-4.0.4-01.
    """
    key = tuple([(ship.id, ship.level, ship.commander) for ship in ships]), distance_cm, spacing_cm, table_cm
    found = _formations.get(key)
    if found is None:
        if len(_formations) >= FORMATIONS_KEPT:
            _formations.clear()
        length = table_cm[0] * CM * ZONE_LENGTH[0] // ZONE_LENGTH[1]
        depth = table_cm[1] * CM * ZONE_DEPTH[0] // ZONE_DEPTH[1]
        front = distance_cm * CM // 2
        places = drawn_up(ships, length, depth, spacing_cm * CM)
        found = _formations[key] = [Point(place.x, -front - place.y) for place in places]
    return found


FORMATIONS_KEPT: Final = 500
"""The number of cached formations, which depend on no more than the keys of `_formations`."""

_formations: dict[tuple[object, ...], list[Point]] = {}


STARTS_OFF: Final = (
    ComponentKind.EJ_ARRAY,
    ComponentKind.STEALTH_GENERATOR,
    ComponentKind.GRAVITY_WELL_PROJECTOR,
    ComponentKind.CLOAK_GENERATOR,
)
"""Systems that are off before the first EW Step. Rule MV-3.4.0-06."""

NORTH, SOUTH = 0, 8

NO_ROLL: Final = Throw(0, 0)
"""No roll, because all ships start at given speeds."""


class Place(NamedTuple):
    """The start of a ship outside the line of battle: cm east and north of the centre, heading, speed.

    The speed is along the heading, in cm a turn; None is as fast as the rules allow.
    """

    x_cm: int
    y_cm: int
    heading: int
    speed: int | None = None


class Setup(NamedTuple):
    """Options of a battle: the distance between the lines of battle, and between ships of a line, in cm; the last turn.

    Fleets too large for one line within their deployment zone form several (`formation`). The distance is that between the
    deployment zones of a table 120 cm wide (MV-4.0.4-01). `places` lists ships that start at other places, by their keys
    (`a/heron-1`). `restocked` are the sides whose fleets use another mass factor than the battle (MV-3.1.10-02). `terrain` lies
    on the table (MV-5.0.0-01). `boarding_tie` is an agreement of the players (MV-2.2.5-07), `head_start` another one, about
    points (MV-4.1.0-01). `encounter` is the source of all these if it was rolled (see `meeting`). `rulings` is the number of
    the rulings (`Table.rulings`).
    """

    distance_cm: int = 96
    spacing_cm: int = 12
    last_turn: int = 30
    table_cm: tuple[int, int] = TABLE_CM
    places: tuple[tuple[str, Place], ...] = ()
    restocked: tuple[int, ...] = ()
    terrain: tuple[Terrain, ...] = ()
    boarding_tie: BoardingTie = BoardingTie.MUTUAL
    head_start: HeadStart | None = None
    encounter: Encounter | None = None
    rulings: int = RULINGS


def meeting(encounter: Encounter, setup: Setup) -> Setup:
    """Return a set-up with the table, the terrain and the places of an encounter."""
    places = tuple(
        (f"{each.side}/{each.ship}", Place(each.x_cm, each.y_cm, each.heading, each.speed)) for each in encounter.positions
    )
    return setup._replace(
        table_cm=encounter.table_cm,
        places=places,
        terrain=encounter.terrain,
        boarding_tie=encounter.boarding_tie,
        head_start=encounter.head_start,
        encounter=encounter,
    )


class Berth(NamedTuple):
    """The start of a ship; without a speed it is as fast as the rules allow."""

    at: Point
    heading: int
    speed: int | None


class Entrant(NamedTuple):
    """A participating ship, its blueprint, and the squadrons aboard."""

    ship: Ship
    blueprint: Blueprint
    squadrons: tuple[Loaded, ...] = ()


def entries(fleet: Fleet, mass_factor: MassFactorFormula) -> tuple[Entrant, ...]:
    """Return the ships of a fleet for battle, with the battle's mass factor formula (MV-3.1.10-02)."""
    return tuple(_entrant(fleet, ship, mass_factor) for ship in fleet.ships)


def _entrant(fleet: Fleet, ship: Ship, mass_factor: MassFactorFormula) -> Entrant:
    plan = blueprint(_by(design(fleet, fleet.ship_class(ship.ship_class)), mass_factor))
    return Entrant(ship, plan, aboard(fleet, ship, plan) if plan.bays else ())


def _by(known: Design, mass_factor: MassFactorFormula) -> Design:
    if known.house.mass_factor is mass_factor:
        return known
    return replace(known, house=replace(known.house, mass_factor=mass_factor))


def shared_mass_factor(one: Fleet, other: Fleet) -> MassFactorFormula:
    """Return the mass factor formula of a battle: the standard one if two fleets differ. Rule MV-3.1.10-02."""
    return one.mass_factor if one.mass_factor is other.mass_factor else MassFactorFormula.STOCK


def flaws(known: Design) -> tuple[Issue, ...]:
    """Return every reason why a design is illegal; it takes part only if both players agree."""
    return errors_in(check_design(known))


def begun(
    sides: tuple[Sequence[Entrant], Sequence[Entrant]],
    names: tuple[str, str],
    dice: Dice,
    setup: Setup,
    *,
    telling: bool = True,
    independents: tuple[Sequence[Brought], Sequence[Brought]] = ((), ()),
) -> Battle:
    """Return a battle at the beginning of its first turn: two facing lines, as fast as the rules allow.

    `independents` are the squadrons of both sides without a carrier (MV-3.7.5-03). Raises ValueError for a place of `setup`
    that fits no ship of the battle. Dice: one D3 (a D6 halved) for the turns of acceleration, none if `setup` gives all speeds.
    Rules MV-4.0.3-01, MV-4.0.4-01.
    """
    places = dict(setup.places)
    start = NO_ROLL if _speeds_known(sides, places) else throw(3, dice)
    vessels: list[Vessel] = []
    for side, line in enumerate(sides):
        first = len(vessels)
        stations = formation([entry.ship for entry in line], setup.distance_cm, setup.spacing_cm, setup.table_cm)
        for station, entry in zip(stations, line, strict=True):
            given = places.pop(_key(side, entry), None)
            berth = _in_line(side, station) if given is None else _standing(given)
            vessels.append(_vessel(len(vessels), side, entry, _course(entry, berth, start.result)))
        _command(vessels[first:])
    if places:
        raise ValueError(f"{min(places)} is no ship of this battle")
    table = Table(vessels, names, setup.table_cm)
    table.boarding_tie, table.rulings = setup.boarding_tie, setup.rulings
    table.head_start = setup.head_start
    table.terrain = [Feature(each, setup.table_cm) for each in setup.terrain]
    for vessel, entry in zip(vessels, [entry for line in sides for entry in line], strict=True):
        table.enlist(embarked(vessel, entry.squadrons, len(table.squadrons)))
    for side, brought_along in enumerate(independents):
        table.enlist(independent(side, brought_along, len(table.squadrons)))
    battle = Battle(table, dice, telling=telling, last_turn=setup.last_turn)
    _tell(battle, start, setup)
    chain.refresh(battle)
    battle.tell(TurnBegan(1))
    battle.tell(StepBegan(battle.table.step.name.lower()))
    return battle


def _key(side: int, entry: Entrant) -> str:
    return f"{'ab'[side]}/{entry.ship.id}"


def _speeds_known(sides: tuple[Sequence[Entrant], Sequence[Entrant]], places: dict[str, Place]) -> bool:
    keys = {_key(side, entry) for side, line in enumerate(sides) for entry in line}
    return keys == {key for key, place in places.items() if place.speed is not None}


def _standing(given: Place) -> Berth:
    return Berth(Point(given.x_cm * CM, given.y_cm * CM), given.heading, given.speed)


def _in_line(side: int, station: Point) -> Berth:
    """Return the start of a ship at a station, as seen from the ship's own edge of the table."""
    at, heading = (station, NORTH) if side == 0 else (Point(-station.x, -station.y), SOUTH)
    return Berth(at, heading, None)


def _course(entry: Entrant, berth: Berth, turns: int) -> Course:
    """Return the start course of a ship after this number of turns of acceleration. Rules MV-4.0.3-01, -02, MV-1.2.1-07."""
    plan, (at, heading, given) = entry.blueprint, berth
    most = motion(plan.design).forward_thrust * turns
    if not 0 <= heading < HEADINGS or (plan.newtonian and heading % 2):
        raise ValueError(f"{entry.ship.id} cannot start with heading {heading}")
    if plan.newtonian:
        speed = most if given is None else given
        if speed < 0:
            raise ValueError(f"{entry.ship.id} cannot start with a speed of {speed} cm")
        return Newtonian(at, heading, tuple(speed if point == heading // 2 else 0 for point in range(len(STILL))))
    speed = min(most, plan.means.max_speed) if given is None else given
    if not -plan.means.reverse_speed <= speed <= plan.means.max_speed:
        raise ValueError(f"{entry.ship.id} cannot start with a speed of {speed} cm")
    return Cinematic(at, heading, speed)


def _vessel(number: int, side: int, entry: Entrant, course: Course) -> Vessel:
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


def _tell(battle: Battle, start: Throw, setup: Setup) -> None:
    if not battle.telling:
        return
    table, encounter = battle.table, setup.encounter
    battle.tell(BattleBegan(table.names, tuple(vessel.key for vessel in table.vessels)))
    for side in setup.restocked:
        battle.tell(MassFactorShared(table.names[side]))
    battle.events += [] if encounter is None else chosen(encounter, table.names)
    battle.events += [TerrainPlaced(*described(feature)) for feature in table.terrain]
    battle.events += [] if encounter is None else set_up(encounter, table.names)
    if start is not NO_ROLL:
        battle.tell(StartSpeedRolled(start.face, start.result))
    rules = ("MV-4.0.3-01", ZONE_RULES[encounter.kind] if encounter is not None else "MV-4.0.4-01")
    for vessel in table.vessels:
        at, plan = vessel.course.place, vessel.blueprint
        speed = momentum(vessel.course)
        place = vessel.key, vessel.name, plan.name, at.x, at.y, vessel.course.heading, speed
        battle.tell(ShipPlaced(*place, vessel.crew_quality, rules))
        for flaw in flaws(plan.design):
            battle.tell(DesignFlawed(vessel.key, flaw.message, (flaw.rule,)))
