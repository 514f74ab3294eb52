"""A ship whose fore section holds one or more of everything that a critical may hit, and criticals on demand."""

from dataclasses import replace
from typing import Any

from metamaker.games.metaverse.battle.damage.criticals import resolve
from metamaker.games.metaverse.battle.state.battle import Battle, Critical
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.starfighter import Bay, BayFit
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.battles import CORE, FORE, battle_of, hull, ship_class, vessel_of
from tests.games.metaverse.builders import EVERY_SECTOR, GUN, component, design_of, mount

EMS = 2

EVERYTHING = (
    component("bridge", part="bridge-2"),
    component("basic_teleporter", 2),
    component("grappler"),
    component("gravity_well_projector", 1),
    component("cic", 2),
    component("soc", 2),
    component("basic_shield_generator", 1, Arc.FORE),
    component("energy_deflector", 2, Arc.FORE),
    component("cloak_generator", 3),
    component("stealth_generator", 1),
    component("ew_array", 2),
    component("ecm_array", 1),
    component("countermeasure_pod", 1),
    component("sensor_array", 12, part="sensors"),
    component("elint_array", 1),
    component("targeting_array", 1),
    component("ansible", 1),
    component("ej_array", 1),
    component("primitive_stl", 1, "aft"),
    component("basic_stl", 1, "fore_aft", part="basic"),
    component("thruster", 1, Arc.PORT, part="thrusters", count=2),
    component("primitive_ftl", 2),
    component("basic_ftl", 9, part="slow"),
    component("basic_ftl", 7, part="quick"),
)


def everything(**changes: Any) -> Section:
    """Return a section of 30 boxes in three layers, with 6 crew and 4 marine parties (life support 2) and four guns."""
    fields = {
        "components": EVERYTHING,
        "mounts": (mount("fore-guns", GUN, EVERY_SECTOR, 4),),
        "bays": (BayFit(id="bay", bay="hold"),),
        "reactor": True,
        **changes,
    }
    return hull(30, 3, 6, 4, **fields)


def laboratory(*faces: int, **changes: Any) -> tuple[Battle, Vessel, FixedDice]:
    """Return a battle of one such ship, with a printed EMS of 2, and its dice."""
    ship = ship_class(hull(40, 2), fore=everything(**changes))
    vessel, dice = vessel_of(design_of(ship, bays=(Bay(id="hold", name="Hold"),))), FixedDice(faces)
    vessel.blueprint = replace(vessel.blueprint, ems=EMS)
    return battle_of([vessel], dice), vessel, dice


def suffer(battle: Battle, vessel: Vessel, section: int = FORE, **more: Any) -> None:
    """Let a section take a critical at once, and all that it causes."""
    battle.criticals.append(Critical(vessel.number, section, "test", **more))
    resolve(battle)


def without(vessel: Vessel, *kinds: str, section: int = FORE) -> None:
    """Disable the systems of these kinds in a section."""
    for system in vessel.of(*kinds):
        if system.plan.section == section:
            system.flags |= DISABLED


def disabled(vessel: Vessel, section: int = FORE) -> list[str]:
    """Return the disabled systems of a section, by their parts: `cic#1`."""
    found = [system.plan.ref for system in vessel.systems if system.plan.section == section and system.flags & DISABLED]
    return [ref.split("/")[1] for ref in found]


def boxes(vessel: Vessel) -> tuple[int, int]:
    """Boxes left of the fore section and of the core."""
    return vessel.sections[FORE].left, vessel.sections[CORE].left
