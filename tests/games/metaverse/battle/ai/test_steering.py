"""Where captains steer: they close, hold the range that suits their weapons, show whole arcs, stop their spin, do not hover."""

from collections.abc import Sequence

import pytest

from metamaker.games.metaverse.battle.ai.registry import captain
from metamaker.games.metaverse.battle.ai.self_play import Contestant, Match, lined_up, played
from metamaker.games.metaverse.battle.fire.events import FireDeclared
from metamaker.games.metaverse.battle.kinematics.bearing import bearing_of
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course, Newtonian
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.movement.events import Moved
from metamaker.games.metaverse.battle.plot.orders import Plot
from metamaker.games.metaverse.battle.start import Setup
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.model.arc import Arc, Facing, sectors_of
from metamaker.games.metaverse.model.section import Component
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import Die, MovementMethod
from metamaker.play.geometry import CM, Point, distance
from tests.games.metaverse.battle.ai.matches import CRUISER, CRUISERS, sample
from tests.games.metaverse.battle.battles import battle_of, vessel_of
from tests.games.metaverse.battle.gunnery import armed
from tests.games.metaverse.builders import component, design_of, mount, with_core

LONG = Weapon(id="long", name="Long", damage_die=Die.D8, range_cm=50)
SHORT = Weapon(id="short", name="Short", damage_die=Die.D12, damage_modifier=2, range_cm=10)
NORTH, EAST, SOUTH = 0, 4, 8


def engines(drive: int, thruster: int) -> tuple[Component, ...]:
    sides = (component("thruster", thruster, side) for side in (Arc.PORT, Arc.STARBOARD))
    return component("basic_stl", drive, Facing.FORE_AFT), *sides


def afloat(*ships: tuple[ShipClass, Course]) -> tuple[Battle, list[Vessel]]:
    """Return a battle at the beginning of a turn: the first ship against the others."""
    vessels = []
    for number, (ship, course) in enumerate(ships):
        vessel = vessel_of(design_of(ship, (LONG, SHORT)), number, min(number, 1))
        vessel.course = course
        vessels.append(vessel)
    return battle_of(vessels), vessels


def ends(who: str, battle: Battle, turns: int) -> list[Vessel]:
    """All ships after so many turns of plots alone, every captain of this name."""
    vessels = battle.table.vessels
    captains = [captain(who, 1, side) for side in (0, 1)]
    for _ in range(turns):
        plots: Sequence[Plot] = []
        step = PlottingStep()
        plots = [captains[decision.side].answer(decision) for decision in step.run(battle)]
        for vessel, plot in zip(vessels, plots, strict=True):
            vessel.course = executed(vessel.course, plot).after
        battle.table.turn += 1
    return vessels


def apart(one: Vessel, other: Vessel) -> int:
    return distance(one.course.place, other.course.place) // CM


def at(x_cm: int, y_cm: int, heading: int, speed: int) -> Cinematic:
    return Cinematic(Point(x_cm * CM, y_cm * CM), heading, speed)


def quick(*weapons: Weapon) -> ShipClass:
    return armed(*weapons, more=engines(12, 8))


def slow(*weapons: Weapon) -> ShipClass:
    return armed(*weapons, more=engines(2, 2))


FORESEEING = ("careful", "admiral")


@pytest.mark.parametrize("who", FORESEEING)
def test_a_longer_reach_and_more_speed_keep_the_distance(who: str) -> None:
    """The brawler hurts within 20 cm or so; the other one hurts far beyond that, and stays there."""
    battle, (sniper, brawler) = afloat((quick(LONG), at(0, 0, NORTH, 4)), (slow(SHORT), at(0, 45, SOUTH, 6)))
    for _ in range(4):
        ends(who, battle, 1)
        assert apart(sniper, brawler) > 30


@pytest.mark.parametrize("who", FORESEEING)
def test_a_brawler_closes(who: str) -> None:
    battle, (brawler, sniper) = afloat((quick(SHORT), at(0, 0, NORTH, 4)), (slow(LONG), at(0, 80, SOUTH, 2)))
    ends(who, battle, 4)
    assert apart(brawler, sniper) <= 30


@pytest.mark.parametrize("who", ["plain", "careful"])
def test_whoever_is_out_of_reach_closes_even_on_the_stronger(who: str) -> None:
    """A cruiser just out of reach of four: to stay there and drift is worth nothing, whatever there is to be feared.

    The admiral, who knows that the four come on by themselves, lets them come.
    """
    contest = Match((Contestant(CRUISER, who), Contestant(CRUISERS, who)), Setup(distance_cm=110))
    battle, _ = lined_up(contest, 1)
    own, *enemies = battle.table.vessels
    for vessel in battle.table.vessels:
        vessel.course = at(vessel.course.place.x // CM, vessel.course.place.y // CM, vessel.course.heading, 4)
    was = min(apart(own, enemy) for enemy in enemies)
    battle.open = ()
    decisions = PlottingStep().run(battle)
    plot = captain(who, 1, 0).answer(decisions[0])
    own.course = executed(own.course, plot).after
    assert min(apart(own, enemy) for enemy in enemies) < was


@pytest.mark.parametrize("who", FORESEEING)
def test_a_broken_arc_is_turned_away(who: str) -> None:
    """The target's shields are gone to starboard, where the enemy lies: soon he sees another arc."""
    battle, _ = lined_up(Match((Contestant(CRUISER, "careful"), Contestant(CRUISER, "careful"))), 1)
    own, enemy = battle.table.vessels
    own.course, enemy.course = at(0, 0, NORTH, 6), at(40, 0, 12, 0)
    own.arcs[1].shield_hits = 0
    own.sections[1].boxes = [0 for _ in own.sections[1].boxes[:-1]] + [1]
    struck = [bearing_of(own.course, enemy.course).arc]
    for _ in range(3):
        battle.open = ()
        mine, _ = PlottingStep().run(battle)
        own.course = executed(own.course, captain(who, 1, 0).answer(mine)).after
        struck.append(bearing_of(own.course, enemy.course).arc)
    assert struck[0] == 1
    assert struck[-1] != 1


@pytest.mark.parametrize("who", ["plain", *FORESEEING])
def test_a_broadside_is_turned_on_an_enemy_ahead(who: str) -> None:
    """One turn of 22.5° at a time brings no gun to bear on whoever lies ahead for two turns: the ship turns all the same."""
    bow_less = armed(more=engines(2, 1))
    guns = (mount("side", LONG, sectors_of(Arc.STARBOARD)),)
    battle, (own, enemy) = afloat((with_core(bow_less, mounts=guns), at(0, 0, NORTH, 2)), (slow(), at(0, 40, EAST, 0)))
    ends(who, battle, 4)
    assert bearing_of(own.course, enemy.course).arc == 1


@pytest.mark.parametrize("who", ["plain", *FORESEEING])
def test_rotation_does_not_pile_up(who: str) -> None:
    """A ship that spins by more than its guns can follow stops that, though it takes some turns."""
    spinner = with_core(armed(more=engines(6, 1)), mounts=(mount("bow", LONG, sectors_of(Arc.FORE)),))
    spinner = spinner.with_(movement_method=MovementMethod.NEWTONIAN)
    course = Newtonian(Point(0, 0), NORTH, rotation=6)
    battle, (own, _) = afloat((spinner, course), (slow(LONG), at(0, 60, SOUTH, 4)))
    ends(who, battle, 6)
    assert isinstance(own.course, Newtonian)
    assert abs(own.course.rotation) <= 1


STRAY_CM = 60
"""How far beyond the edge of the table a battle may wander before somebody would say that a ship runs away."""


@pytest.mark.parametrize(
    ("one", "other", "seed", "who"),
    [
        ("grindstone-haulers", "the-even-hand", 106, "careful"),
        ("grindstone-haulers", "the-even-hand", 106, "admiral"),
        ("grindstone-haulers", "the-slow-orchard", 2025, "careful"),
        ("grindstone-haulers", "the-slow-orchard", 1, "admiral"),
    ],
)
def test_no_fleet_hovers_or_drifts_away(one: str, other: str, seed: int, who: str) -> None:
    """In between the first shot and the last turn never three turns without fire, and nobody far off the table."""
    contest = Match((Contestant(sample(one), who), Contestant(sample(other), who)))
    battle, captains = lined_up(contest, seed)
    fired, strayed = {0}, 0
    for events in played(battle, captains):
        for event in events:
            if isinstance(event, FireDeclared):
                fired.add(battle.table.turn)
            elif isinstance(event, Moved):
                x, y = event.way[-1]
                strayed = max(strayed, abs(x) // CM - 90, abs(y) // CM - 60)
    assert strayed <= STRAY_CM
    turns = sorted(fired - {0})
    assert all(later - earlier <= 3 for earlier, later in zip(turns, [*turns[1:], battle.table.turn], strict=True))
