"""Carriers, squadrons and missions for tests: types of squadrons, bays, ships with them aboard, missions put on the table."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from metamaker.games.metaverse.battle.decision import Decision
from metamaker.games.metaverse.battle.kinematics.bearing import Changes
from metamaker.games.metaverse.battle.starfighters.deployment import aboard, embarked
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.step import RunningStep
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, FighterWeapon, Load, Starfighter
from metamaker.games.metaverse.model.words import (
    CommandLevel,
    Die,
    FighterTarget,
    LoadoutKind,
    RateOfFire,
    SquadronQuality,
)
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.battles import battle_of, vessel_of
from tests.games.metaverse.battle.gunnery import ARSENAL, Put, armed
from tests.games.metaverse.battle.salvos.missiles import MAGAZINE
from tests.games.metaverse.builders import component, fleet_of

SHIPS, OTHER = (FighterTarget.STARSHIPS,), (FighterTarget.OTHER,)
BOTH = (*SHIPS, *OTHER)

CANNON = FighterWeapon(name="Cannon", damage_die=Die.D6, targets=BOTH)
BOMB = FighterWeapon(name="Bomb", damage_die=Die.D6, pulse=2, rate_of_fire=RateOfFire.ONE_SHOT, targets=SHIPS)
DART = FighterWeapon(name="Dart", damage_die=Die.D6, indirect=True, targets=BOTH)
GUARD_GUN = FighterWeapon(name="Guard gun", damage_die=Die.D6, targets=OTHER)

LARK = Starfighter(id="lark", name="Lark", strength=6, speed_cm=10, target_rating=6, weapons=(CANNON, BOMB))
SWIFT = LARK.with_(id="swift", name="Swift", speed_cm=20, target_rating=7, weapons=(CANNON,))
FOG = LARK.with_(id="fog", name="Fog", qualities=(SquadronQuality.ECM,), weapons=(GUARD_GUN,))
SHELL = LARK.with_(id="shell", name="Shell", defence=3)
RAIDER = LARK.with_(id="raider", name="Raider", strength=4, qualities=(SquadronQuality.BREACHING,))
COMET = LARK.with_(id="comet", name="Comet", qualities=(SquadronQuality.FTL,))
DARTER = LARK.with_(id="darter", name="Darter", weapons=(DART, CANNON))
TYPES = (LARK, SWIFT, FOG, SHELL, RAIDER, COMET, DARTER)

DECK = Bay(id="deck", name="Deck", launch=2, carry=4, accepts=tuple(kind.id for kind in TYPES))
HATCH = Bay(id="hatch", name="Hatch", launch=1, carry=1, accepts=("lark",))


def loaded(*kinds: Starfighter, bay: Bay = DECK, part: str = "deck") -> BayFit:
    """Return a bay with these squadrons aboard for good."""
    squadrons = tuple(Load(starfighter=kind.id) for kind in kinds)
    return BayFit(id=part, bay=bay.id, loadout=LoadoutKind.PERMANENT, squadrons=squadrons)


def carrier(*kinds: Starfighter, soc: int = 2, crew_quality: int = 3, **core: Any) -> ShipClass:
    """Return a core-only ship of 40 boxes with a deck in its core, and a starfighter operations command."""
    more = (component("soc", soc),) if soc else ()
    return armed(more=more, crew_quality=crew_quality, bays=(loaded(*kinds),), **core)


def fly(*ships: Put, faces: Iterable[int] = ()) -> tuple[Battle, list[Vessel]]:
    """Return a battle in turn 5 of ships with squadrons aboard; each has target rating 0, EMS 9 and a command level."""
    vessels: list[Vessel] = []
    squadrons: list[Squadron] = []
    for number, each in enumerate(ships):
        fleet = fleet_of(each.ship, weapons=(*ARSENAL, *MAGAZINE), bays=(DECK, HATCH), starfighters=TYPES)
        known = design(fleet, each.ship)
        vessel = vessel_of(known, number, each.side, Point(each.x * CM, each.y * CM), each.heading)
        vessel.ship = vessel.ship.with_(level=CommandLevel.SQUADRON)
        vessel.blueprint = replace(vessel.blueprint, target_rating=0, ems=9)
        vessel.changes = Changes(0, 0)
        vessels.append(vessel)
        ship = Ship(id=vessel.ship.id, name=each.ship.name, ship_class=each.ship.id)
        squadrons += embarked(vessel, aboard(fleet, ship, vessel.blueprint), len(squadrons))
    battle = battle_of(vessels, tuple(faces))
    battle.table.enlist(squadrons)
    battle.table.turn = 5
    battle.table.step = Step.STARFIGHTER_OPERATIONS
    return battle, vessels


def own(battle: Battle, vessel: Vessel, *kinds: Starfighter) -> list[Squadron]:
    """Return the squadrons of a ship, those of some types if any are named."""
    some = [kind.id for kind in kinds]
    return [each for each in battle.table.squadrons if each.carrier == vessel.number and (not some or each.plan.id in some)]


def aloft(
    battle: Battle, vessel: Vessel, task: Task, squadrons: Sequence[Squadron], at: tuple[float, float], contact: str = ""
) -> Mission:
    """Put squadrons of a ship on the table as a mission."""
    mission = battle.table.establish(vessel.side, vessel, task, squadrons, Point(round(at[0] * CM), round(at[1] * CM)))
    mission.contact = contact
    return mission


def onto(battle: Battle, vessel: Vessel, task: Task, squadrons: Sequence[Squadron], target: Vessel, arc: int = -1) -> Mission:
    """Put squadrons of a ship into contact with another one."""
    place = target.course.place
    mission = aloft(battle, vessel, task, squadrons, (place.x / CM, place.y / CM), target.key)
    mission.arc = arc
    return mission


def run(step: RunningStep, battle: Battle, **answers: list[Any]) -> list[Decision]:
    """Run a step with these answers by kind of decision, in the order asked; else the default. Return what was asked."""
    asked: list[Decision] = []
    while decisions := step.run(battle):
        given = []
        for decision in decisions:
            asked.append(decision)
            waiting = answers.get(decision.kind, [])
            answer = waiting.pop(0) if waiting else decision.default()
            assert decision.refusals(answer) == (), decision.refusals(answer)
            given.append(answer)
        step.take(battle, given)
    return asked
