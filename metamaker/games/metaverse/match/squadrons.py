"""Squadrons as in play states: the losses of each in a battle, and squadrons that begin with earlier losses."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from metamaker.core.ids import copy_ref, ref
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import WING, Berth, Squadron
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Status, Vessel
from metamaker.games.metaverse.loss_limits import squadrons_aboard
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import SquadronCondition
from metamaker.games.metaverse.play_state import MAX_ENTRIES, SquadronState

TYPES = "starfighters"
"""The first part of the name of a ship's squadron; the id of its type follows."""


def aboard(table: Table, vessel: Vessel) -> dict[str, Squadron]:
    """Return the squadrons of a ship, including flying ones, by their names in play states: `starfighters/kite#2`."""
    return _counted([each for each in table.squadrons if each.carrier == vessel.number])


def _counted(squadrons: Iterable[Squadron]) -> dict[str, Squadron]:
    counted: defaultdict[str, int] = defaultdict(int)
    found = {}
    for squadron in squadrons:
        counted[squadron.plan.id] += 1
        found[copy_ref(ref(TYPES, squadron.plan.id), counted[squadron.plan.id])] = squadron
    return found


def beside(table: Table, side: int) -> dict[str, Squadron]:
    """Return the squadrons of a side without a carrier, by their names in play states: `squadrons/fog-flight#2`."""
    alone = [squadron for squadron in table.squadrons if squadron.side == side and squadron.carrier == NOBODY]
    return {f"squadrons/{each.key.partition('/')[2].replace(WING, '#')}": each for each in alone}


def weaken(squadrons: Mapping[str, Squadron], lost: Sequence[SquadronState]) -> None:
    """Set squadrons to a play state: their remaining strength, and their morale conditions."""
    for each in lost:
        squadron = squadrons.get(each.squadron)
        if squadron is not None:
            squadron.strength = max(0, squadron.strength - each.strength_lost)
            squadron.conditions = [condition.value for condition in each.conditions]
            if squadron.strength == 0:
                squadron.berth = Berth.GONE


def squadron_state(name: str, squadron: Squadron) -> SquadronState:
    """Return the losses of a squadron: all of its strength if it is gone for any reason."""
    left = 0 if squadron.berth is Berth.GONE else squadron.strength
    conditions = tuple(each for each in SquadronCondition if each.value in squadron.conditions)
    return SquadronState(squadron=name, strength_lost=squadron.plan.strength - left, conditions=conditions)


def states_aboard(table: Table, vessel: Vessel, fleet: Fleet) -> tuple[SquadronState, ...]:
    """Return the losses of the squadrons of a ship of a fleet, without unchanged squadrons.

    A ship with too many for a play state has only the first ones in the list.
    """
    rooms = squadrons_aboard(fleet, vessel.ship)
    own = _in_rooms(aboard(table, vessel), rooms)
    states = [squadron_state(name, squadron) for name, squadron in own.items()]
    if vessel.status is Status.DESTROYED:
        states += [each for each in _all_lost(fleet, rooms) if each.squadron not in own]
    return _changed(states)[:MAX_ENTRIES]


def states_beside(table: Table, side: int) -> tuple[SquadronState, ...]:
    """Return the losses of the squadrons of a side that have no carrier, without unchanged squadrons."""
    return _changed(squadron_state(name, squadron) for name, squadron in beside(table, side).items())


def _changed(states: Iterable[SquadronState]) -> tuple[SquadronState, ...]:
    return tuple(each for each in states if each.strength_lost or each.conditions)


def _in_rooms(own: Mapping[str, Squadron], rooms: Mapping[str, int]) -> Mapping[str, Squadron]:
    """Return squadrons by the names that a sheet has room for.

    A hull may have grown additional ones (MV-3.1.2-06): such a squadron gets the place of a lost one, if there is one.
    """
    some: defaultdict[str, list[Squadron]] = defaultdict(list)
    for name, squadron in own.items():
        some[name.partition("#")[0]].append(squadron)
    return _counted(each for kind, squadrons in some.items() for each in _placed(squadrons, rooms.get(kind, 0)))


def _placed(squadrons: Sequence[Squadron], room: int) -> Sequence[Squadron]:
    grown = [each for each in squadrons[room:] if each.berth is not Berth.GONE]
    return [grown.pop(0) if grown and each.berth is Berth.GONE else each for each in squadrons[:room]]


def _all_lost(fleet: Fleet, rooms: Mapping[str, int]) -> Iterator[SquadronState]:
    """Yield the places of a wreck: all squadrons are lost, even in places that were empty."""
    strengths = {ref(TYPES, kind.id): kind.strength for kind in fleet.starfighters}
    for kind, number in rooms.items():
        for copy in range(1, number + 1):
            yield SquadronState(squadron=copy_ref(kind, copy), strength_lost=strengths[kind])
