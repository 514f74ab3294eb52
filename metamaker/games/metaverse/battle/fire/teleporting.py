"""Boarding by teleporter: the parties that may be sent, the sensor roll, the place of arrival (3.5.6, 2.2.5)."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from metamaker.games.metaverse.battle.aim import sight
from metamaker.games.metaverse.battle.blueprint import TELEPORTERS
from metamaker.games.metaverse.battle.boarding.events import PartiesTeleported
from metamaker.games.metaverse.battle.boarding.orders import Boarding
from metamaker.games.metaverse.battle.boarding.parties import land, party_refusals, withdraw
from metamaker.games.metaverse.battle.damage.strike import entry
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.electronics.events import BeamWasted
from metamaker.games.metaverse.battle.fire import beams
from metamaker.games.metaverse.battle.places import NUMBER, SECTIONS
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.vessel import Boarders, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import SectionName

_RULE: Final = "MV-3.5.6-02"


def boarding_refusals(table: Table, vessel: Vessel, orders: Sequence[Boarding], used: Collection[str]) -> Iterator[Refusal]:
    """Yield every reason why a ship may not send parties like this. `used` are its other systems used in this group.

    One array serves several teleporters, for one target (MV-1.3.1-07). Rules MV-3.5.6-02 to -04, -08, -09, MV-3.1.7-03.
    """
    unable = list(beams.user_refusals(vessel, _RULE))
    if unable:
        yield from unable
        return
    served: dict[str, str] = {}
    sent: list[str] = []
    for order in orders:
        yield from _refusals(table, vessel, order, used, sent)
        if served.setdefault(order.array, order.target) != order.target:
            yield Refusal("MV-1.3.1-07", message("refusal-beam-array-used", system=order.array))
        sent.append(order.teleporter)
    yield from party_refusals(vessel, [load for order in orders for load in order.loads])


def _refusals(table: Table, vessel: Vessel, order: Boarding, used: Collection[str], sent: Collection[str]) -> Iterator[Refusal]:
    teleporter, target = beams.find(vessel, order.teleporter, *TELEPORTERS), table.by_key.get(order.target)
    yield from beams.array_refusals(vessel, order.array, used, "MV-3.5.6-03")
    if teleporter is None:
        yield Refusal(_RULE, message("refusal-has-none", ship=vessel.key, kind="teleporter", system=order.teleporter))
    elif not teleporter.works:
        yield Refusal(_RULE, message("refusal-broken", system=order.teleporter))
    elif teleporter.fired == table.turn or order.teleporter in used or order.teleporter in sent:
        yield Refusal("MV-2.2.2-18", message("refusal-beam-once", system=order.teleporter))
    else:
        yield from _load_refusals(order, teleporter.plan.rating)
    if target is None or target.side == vessel.side:
        yield Refusal(_RULE, message("refusal-beam-no-enemy", ship=order.target))
        return
    unreachable = tuple(beams.target_refusals(vessel, target, _RULE))
    yield from unreachable
    if not unreachable:
        advanced = teleporter is not None and teleporter.plan.kind == beams.ADVANCED
        yield from beams.conditions(vessel, target, advanced=advanced)


def _load_refusals(order: Boarding, most: int) -> Iterator[Refusal]:
    parties = sum([load.marines + load.crew for load in order.loads])
    if any(load.marines < 0 or load.crew < 0 for load in order.loads):
        yield Refusal(_RULE, message("refusal-load-count"))
    elif not 0 < parties <= most:
        yield Refusal(_RULE, message("refusal-board-most", system=order.teleporter, most=most))


def board(battle: Battle, vessel: Vessel, order: Boarding) -> None:
    """Send parties aboard; a failed roll loses them.

    If the target is gone, the teleporter is used up without a roll, and the parties stay. Dice: one D20. Rules MV-3.5.6-03,
    -04, MV-2.2.5-19.
    """
    table = battle.table
    teleporter, array, target = vessel.system(order.teleporter), vessel.system(order.array), table.by_key[order.target]
    teleporter.fired = table.turn
    beams.engage(table, vessel, array, target.number)
    if not target.fights:
        battle.tell(BeamWasted(vessel.key, target.key))
        return
    marines = crew = 0
    for load in order.loads:
        withdraw(vessel.sections[NUMBER[SectionName(load.section)]], load.marines, load.crew)
        marines += load.marines
        crew += load.crew
    vessel.changed()
    rating = array.plan.rating
    seen, profile = sight(vessel, target), beams.beam_profile(table, vessel, rating, target)
    face = battle.dice.roll(beams.D20)
    hit, section = profile.hits(face), entry(target, seen.struck)
    if hit:
        land(target.sections[section], Boarders(vessel.number, marines, crew, table.turn))
    battle.tell(
        PartiesTeleported(
            vessel.key,
            target.key,
            order.teleporter,
            order.array,
            seen.distance,
            profile.sensor,
            profile.target,
            rating,
            face,
            hit,
            SECTIONS[section].value,
            marines,
            crew,
        )
    )
