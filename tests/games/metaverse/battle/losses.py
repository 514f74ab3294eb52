"""Battles between small ships on which losses are laid by hand."""

from collections.abc import Iterable, Sequence
from typing import Any

from metamaker.games.metaverse.battle.places import ARC_NUMBER, NUMBER
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.start import Setup, begun, entries
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, ArcState, SectionState, Vessel
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.play.dice import FixedDice
from tests.games.metaverse.builders import BARE, component, fleet_of, generator, with_core, with_section

FORE, STARBOARD, AFT, PORT = (ARC_NUMBER[arc] for arc in Arc)

TENDER = with_section(
    with_core(BARE, crew_parties=5),
    SectionName.FORE,
    Section(
        hull_hits=6,
        hull_layers=2,
        crew_parties=2,
        marine_parties=2,
        components=(component("sensor_array", 12, count=2, part="eyes"), generator(Arc.FORE, 2)),
    ),
).with_(crew_quality=3)
"""A ship of a core with five crew parties and a fore section with two, three boxes to a layer."""

SENSOR, SECOND = "fore/eyes#1", "fore/eyes#2"
GENERATOR = "fore/basic-shield-generator-fore#1"
FORE_LIFE = "fore/life_support#1"


def battle_of(*classes: ShipClass, faces: Iterable[int] = (), against: Sequence[ShipClass] = (BARE,), **fields: Any) -> Battle:
    """Return a battle of one ship each of `classes` against others, before its first step.

    `faces` are the coming faces of the dice.
    """
    return battle_between(fleet_of(*classes, **fields), fleet_of(*against), faces)


def battle_between(fleet: Fleet, other: Fleet, faces: Iterable[int] = ()) -> Battle:
    one, two = (entries(each, MassFactorFormula.STOCK) for each in (fleet, other))
    battle = begun((one, two), ("Red", "Blue"), FixedDice((1, *faces)), Setup())
    battle.events.clear()
    return battle


def finished(battle: Battle) -> None:
    """No die is left over."""
    assert isinstance(battle.dice, FixedDice)
    battle.dice.finish()


def first(battle: Battle) -> Vessel:
    return battle.table.vessels[0]


def section(vessel: Vessel, name: SectionName | str) -> SectionState:
    return vessel.sections[NUMBER[SectionName(name)]]


def arc(vessel: Vessel, name: Arc) -> ArcState:
    return vessel.arcs[ARC_NUMBER[name]]


def break_down(vessel: Vessel, *refs: str, flags: int = DISABLED) -> None:
    for ref in refs:
        vessel.system(ref).flags |= flags
    vessel.changed()


def cross_off(vessel: Vessel, name: SectionName | str, *layers: int) -> None:
    """Cross boxes off, one of each layer listed, in this order; layers count from 0."""
    state = section(vessel, name)
    for layer in layers:
        state.boxes[layer] -= 1
        state.crossed.append(layer)
        if not state.boxes[layer]:
            state.crew[layer] = state.marines[layer] = 0


def repairs(battle: Battle, number: int = 0) -> AssignRepairs:
    vessel = battle.table.vessels[number]
    return AssignRepairs(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key)
