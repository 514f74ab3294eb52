"""Small battles in which ships lie still: any ships on a table, any dice."""

from collections.abc import Iterable, Sequence
from typing import Any

from metamaker.games.metaverse.battle.blueprint import WeaponPlan, blueprint, weapon_plan
from metamaker.games.metaverse.battle.kinematics.course import Cinematic
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import Section, Sections
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.play.dice import Dice, FixedDice
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.builders import BARE, GUN, core_systems, design_of, with_core

FORE, STARBOARD, AFT, PORT, CORE = range(5)
MIDDLE = Point(0, 0)


def hull(hits: int, layers: int, crew: int = 0, marines: int = 0, **more: Any) -> Section:
    return Section(hull_hits=hits, hull_layers=layers, crew_parties=crew, marine_parties=marines, **more)


def ship_class(core: Section, **sections: Section) -> ShipClass:
    """Return a class with this core, the systems required by any ship, and these outboard sections."""
    whole = core.with_(components=(*core_systems(), *core.components))
    return BARE.with_(sections=Sections(core=whole, **sections))


def three_deep() -> ShipClass:
    """Return the ship of the penetration check: 3 layers fore, 2 in the core, 2 aft, all of 4 boxes."""
    return ship_class(hull(8, 2), fore=hull(12, 3), aft=hull(8, 2))


def vessel_of(design: Design, number: int = 0, side: int = 0, at: Point = MIDDLE, heading: int = 0) -> Vessel:
    ship = Ship(id=f"{design.ship.id}-{number + 1}", name="", ship_class=design.ship.id)
    return Vessel(number, side, ship, blueprint(design), Cinematic(at, heading, 0))


def battle_of(vessels: Sequence[Vessel], dice: Dice | Sequence[int] = (), *, telling: bool = True) -> Battle:
    """Return a battle of these ships; dice are given faces, unless they are dice."""
    return Battle(Table(vessels), FixedDice(dice) if isinstance(dice, Sequence) else dice, telling=telling)


def single(ship: ShipClass, *faces: int, weapons: Iterable[Weapon] = (GUN,)) -> tuple[Battle, Vessel, FixedDice]:
    """Return a battle of one ship of side a, and its dice."""
    vessel, dice = vessel_of(design_of(ship, weapons)), FixedDice(faces)
    return battle_of([vessel], dice), vessel, dice


def spread(ship: ShipClass, *faces: int, apart_cm: Sequence[int]) -> tuple[Battle, list[Vessel], FixedDice]:
    """Ships of one class north of each other, so many cm from the first; all point north."""
    design, dice = design_of(ship), FixedDice(faces)
    places = [Point(0, cm * CM) for cm in (0, *apart_cm)]
    vessels = [vessel_of(design, number, number % 2, at) for number, at in enumerate(places)]
    return battle_of(vessels, dice), vessels, dice


def gun(**fields: Any) -> WeaponPlan:
    """Return the plan of a gun without modifier, unless the fields say otherwise."""
    return weapon_plan(GUN.with_(**{"damage_modifier": 0, **fields}))


def bridge_only(hits: int, layers: int) -> ShipClass:
    """Return a core-only ship with its usual systems and this number of hull hits."""
    return with_core(BARE, hull_hits=hits, hull_layers=layers, crew_parties=0)
