"""Squadrons at the start of a battle: aboard ships, by design or by loadout, and without a carrier (3.7.5, 3.7.7)."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle.blueprint import NOWHERE, Blueprint, SquadronPlan, loads, squadron_plan
from metamaker.games.metaverse.battle.state.squadron import WING, Squadron
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import IndependentSquadron
from metamaker.games.metaverse.model.words import Die
from metamaker.games.metaverse.rules.roll import thrown_faces


class Loaded(NamedTuple):
    """A squadron aboard: its type, and the number of its hangar bay system."""

    plan: SquadronPlan
    bay: int


class Brought(NamedTuple):
    """An entry of FTL squadrons without a carrier. Rule MV-3.7.5-03."""

    entry: IndependentSquadron
    plan: SquadronPlan


def aboard(fleet: Fleet, ship: Ship, blueprint: Blueprint) -> tuple[Loaded, ...]:
    """Return the squadrons in the bays of a ship at the start. Rules MV-3.0.1-15, MV-3.7.7-02, -03.

    Copies of a bay are filled one after another; the last one holds all surplus squadrons, which a check reports as an error.
    """
    chosen = {loadout.bay: loads(loadout.squadrons) for loadout in ship.loadouts}
    found: list[Loaded] = []
    for fit in dict.fromkeys([bay.fit for bay in blueprint.bays.values()]):
        copies = [bay for bay in blueprint.bays.values() if bay.fit == fit]
        ids = chosen.get(fit, ()) if copies[0].aboard is None else copies[0].aboard
        places = [bay.number for bay in copies for _ in range(bay.carry)]
        for place, name in enumerate(ids):
            found.append(Loaded(_plan(fleet, blueprint, name), places[place] if place < len(places) else copies[-1].number))
    return tuple(found)


def _plan(fleet: Fleet, blueprint: Blueprint, name: str) -> SquadronPlan:
    known = blueprint.squadrons.get(name)
    if known is not None:
        return known
    all_known = definitions(fleet)
    return squadron_plan(all_known.starfighters[name], all_known.house)


def brought(fleet: Fleet) -> tuple[Brought, ...]:
    """Return the entries of squadrons without a carrier."""
    known = definitions(fleet)
    return tuple(
        [Brought(entry, squadron_plan(known.starfighters[entry.starfighter], known.house)) for entry in fleet.squadrons]
    )


def embarked(vessel: Vessel, squadrons: Sequence[Loaded], first: int) -> list[Squadron]:
    """Return the squadrons of a ship at the beginning of a battle, numbered from `first`."""
    return [
        Squadron(first + place, vessel.side, f"{vessel.key}{WING}{place + 1}", loaded.plan, vessel.number, loaded.bay)
        for place, loaded in enumerate(squadrons)
    ]


def independent(side: int, entries: Sequence[Brought], first: int) -> list[Squadron]:
    """Return the squadrons of a side without a carrier, breaching ones with their marines. Rules MV-3.7.5-03, -06."""
    found: list[Squadron] = []
    for entry, plan in entries:
        die = Die(entry.command_quality.value)
        for copy in range(1, entry.count + 1):
            key = f"{'ab'[side]}/{entry.id}{WING}{copy}"
            squadron = Squadron(first + len(found), side, key, plan, NOBODY, NOWHERE)
            squadron.crew_quality = entry.crew_quality
            squadron.command_faces, squadron.command_thrown = die.faces, thrown_faces(die)
            if entry.marines_aboard and plan.breaching:
                squadron.marines = plan.strength
            found.append(squadron)
    return found
