"""Ships with systems for the EW Step, and places of these."""

from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.arc import Arc
from tests.games.metaverse.battle.emitters import (
    Put,
    afloat,
    carrying,
    put,
    shielded,
)
from tests.games.metaverse.builders import component

EW, ECM, EJ = "core/ew-array#1", "core/ecm-array#1", "core/ej-array#1"
STEALTH, PROJECTOR = "core/stealth-generator#1", "core/gravity-well-projector#1"
ELINT, TARGETING, ANSIBLE = "core/elint-array#1", "core/targeting-array#1", "core/ansible#1"
POD_1, POD_2 = "core/countermeasure-pod#1", "core/countermeasure-pod#2"
ARRAY = component("ew_array", 2)
EYES = component("elint_array", 2), component("targeting_array", 1), component("ansible", 2)


def with_quality(quality: int, side: int) -> Put:
    return put(ARRAY, side=side, crew_quality=quality)


def next_turn(battle: Battle) -> None:
    battle.table.turn += 1


SHIELDED = shielded(carrying(component("stealth_generator", 2)), Arc.FORE, Arc.PORT, hits=4)


def behind_shields() -> tuple[Battle, Vessel, Vessel]:
    battle, vessels = afloat(Put(SHIELDED, 0, 0, 0, 0), put(side=1, y=9))
    return battle, vessels[0], vessels[1]
