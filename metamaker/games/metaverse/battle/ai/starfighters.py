"""The captains' use of squadrons around their ships: launch and form them, keep some for cover, recover them, grow them."""

from collections.abc import Iterator, Sequence
from typing import Final

from metamaker.games.metaverse.battle.ai.flights import flown
from metamaker.games.metaverse.battle.ai.sorties import hits_others, hits_ships, is_worn
from metamaker.games.metaverse.battle.boarding.orders import Load
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.launches import along_line
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.starfighters import bays
from metamaker.games.metaverse.battle.starfighters.decisions import (
    DeploySquadrons,
    FlyMissions,
    FormMissions,
    GrowSquadrons,
    LaunchSquadrons,
    RearmSquadrons,
    RecoverSquadrons,
)
from metamaker.games.metaverse.battle.starfighters.missions import CLOSE, command_limit, is_beyond, running_after
from metamaker.games.metaverse.battle.starfighters.orders import (
    Combination,
    Deployment,
    DeployOrders,
    Formation,
    GrowOrders,
    LaunchOrders,
    MissionOrders,
    RearmOrders,
    RecoverOrders,
    Recovery,
    Sortie,
)
from metamaker.games.metaverse.battle.starfighters.traffic import sector
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import FASTEST, Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.games.metaverse.loss_limits import LIFE_SUPPORT
from metamaker.play.geometry import CM, bearing, distance, turned

NEAR_CM: Final = 100
"""The distance of the nearest enemy at which squadrons are launched: the maximum range of fire (MV-1.3.1-01).

Launched sooner, they would only reveal their position: a mission crosses the table in three turns.
"""


def commanded(decision: Decision) -> Answer:
    """Return the answer to a decision about squadrons outside combat, and the default answer of any other decision."""
    if isinstance(decision, DeploySquadrons):
        return deployed(decision)
    if isinstance(decision, LaunchSquadrons):
        return launched(decision)
    if isinstance(decision, FormMissions):
        return formed(decision)
    if isinstance(decision, FlyMissions):
        return flown(decision)
    if isinstance(decision, RecoverSquadrons):
        return recovered(decision)
    if isinstance(decision, RearmSquadrons):
        return RearmOrders(tuple([Combination(tuple([each.key for each in group])) for group in decision.groups()]))
    if isinstance(decision, GrowSquadrons):
        return grown(decision)
    return decision.default()


def deployed(decision: DeploySquadrons) -> DeployOrders:
    """Return strikes of the squadrons without a carrier, one for each speed, next to the first ship.

    In one mission all would fly as slowly as the slowest: a captain that did so won 28% (± 8) of 100 battles. Squadrons of
    carriers begin aboard: one that let them begin on the table won 35% (± 14) of 30.
    """
    ships = decision.table.fighting(decision.side)
    groups = _by_speed([squadron for squadron in decision.squadrons() if squadron.carrier == NOBODY])
    found = DeployOrders(tuple([Deployment(keys, Task.STRIKE, "", ships[0].key) for keys in groups if ships]))
    return found if not decision.refusals(found) else DeployOrders()


def _by_speed(squadrons: Sequence[Squadron]) -> list[tuple[str, ...]]:
    """Return the keys of squadrons in groups of one speed; squadrons that cannot hurt ships join a suitable group."""
    speeds = sorted({squadron.plan.speed_cm for squadron in squadrons if hits_ships(squadron)})
    if not speeds:
        return []
    groups: dict[int, list[str]] = {speed: [] for speed in speeds}
    for squadron in squadrons:
        suited = [speed for speed in speeds if speed <= squadron.plan.speed_cm]
        groups[suited[-1] if suited else speeds[0]].append(squadron.key)
    return [tuple(keys) for keys in groups.values()]


def launched(decision: LaunchSquadrons) -> LaunchOrders:
    """Return the launch of all squadrons that fit through their bays, toward the nearest enemy, once one is near.

    A ship that charges its FTL drive is about to go, and would leave its squadrons.
    """
    vessel, table = decision.vessel, decision.table
    prey = _nearest(vessel, [other for other in table.fighting(1 - vessel.side) if not other.cloaked])
    if prey is None or vessel.charges:
        return LaunchOrders()
    wanted, gap = bearing(vessel.course.place, prey.course.place), distance(vessel.course.place, prey.course.place)
    if gap > NEAR_CM * CM:
        return LaunchOrders()
    left = {bay.plan.number: bays.free_traffic(vessel, bay, decision.traffic) for bay in bays.working_bays(vessel)}
    sides = {vessel.systems[squadron.bay].plan.section for squadron in decision.squadrons() if hits_ships(squadron)}
    sorties: list[Sortie] = []
    for squadron in sorted(decision.squadrons(), key=lambda each: (-each.strength, each.number)):
        if left[squadron.bay] > 0 and not (is_worn(squadron) and squadron.plan.strength > 1) and _keeps_up(vessel, squadron):
            left[squadron.bay] -= 1
            sortie = _sortie(vessel, squadron, wanted, gap, several=len(sides) > 1)
            sorties.append(sortie._replace(loads=_marines(vessel, squadron, sorties)))
    return LaunchOrders(tuple(sorties))


def _keeps_up(vessel: Vessel, squadron: Squadron) -> bool:
    """Return whether a squadron that can only be CAP keeps up with its ship, at double speed. Rule MV-2.1.4-29."""
    return hits_ships(squadron) or abs(momentum(vessel.course)) <= FASTEST * squadron.plan.speed_cm


def _marines(vessel: Vessel, squadron: Squadron, sorties: Sequence[Sortie]) -> tuple[Load, ...]:
    """Return the marines that a breaching squadron takes along: as many as it carries, of those not gone aboard others."""
    if not squadron.plan.breaching:
        return ()
    room = squadron.strength - squadron.marines - squadron.crew
    loads: list[Load] = []
    for number, state in enumerate(vessel.sections):
        word = SECTION_WORDS[number]
        gone = sum([load.marines for sortie in sorties for load in sortie.loads if load.section == word])
        count = min(room, state.marine_parties - gone)
        if count > 0:
            loads.append(Load(word, count, 0))
            room -= count
    return tuple(loads)


def _nearest(vessel: Vessel, others: Sequence[Vessel]) -> Vessel | None:
    here = vessel.course.place
    return min(others, key=lambda other: (distance(here, other.course.place), other.number), default=None)


def _sortie(vessel: Vessel, squadron: Squadron, wanted: int, gap: int, *, several: bool) -> Sortie:
    """Return the free move of a squadron: as nearly in the wanted direction as its arc allows, as far as changes stay free.

    If squadrons leave on `several` sides, those that cannot fly in that direction go half as far, to gather with the others.
    """
    if not bays.leaves_outboard(vessel, squadron) or not hits_ships(squadron):
        return Sortie(squadron.key)
    length = min(squadron.plan.speed_cm * CM, CLOSE, gap)
    if along_line(vessel, wanted).arc != vessel.systems[squadron.bay].plan.section:
        wanted = min(sector(vessel, squadron), key=lambda border: turned(border, wanted))
        length = length // 2 if several else length
    return Sortie(squadron.key, wanted, length)


def formed(decision: FormMissions) -> MissionOrders:
    """Return strikes of a ship's squadrons that can hurt ships, as far as it can command them; the others are its CAP.

    There is one strike for each speed if commands suffice: captains that did so won 58% (± 6) of 144 mirrored battles of
    carriers against those with one strike. CAP that can hurt ships joins. Squadrons that cannot form an intercept if the enemy
    has squadrons under way and a command is left. Captains that kept early squadrons near their ship until all were out won
    43% (± 7) of 120 such battles.
    """
    table, side = decision.table, decision.side
    orders: list[Formation] = []
    for vessel in table.fighting(side):
        own = [squadron for squadron in decision.loose() if squadron.carrier == vessel.number]
        cap = _cap(table, vessel)
        free = command_limit(vessel) - running_after(table, vessel, MissionOrders())
        strikers = [squadron for squadron in own if hits_ships(squadron)]
        if cap is not None:
            strikers += [squadron for squadron in cap.squadrons if hits_ships(squadron) and not is_worn(squadron)]
        if free <= 0:
            strikers = []
        if not own and not strikers:
            continue
        strikes = _strikes(strikers, free)
        striking = [squadron for group in strikes for squadron in group]
        fighters = [squadron for squadron in own if squadron not in striking]
        hunted = free > 1 and any(mission.task is not Task.CAP for mission in table.missions_of(1 - side))
        hunters = _gathered([each for each in fighters if hunted and not hits_ships(each) and hits_others(each)])
        for group in strikes:
            orders += _formation(vessel, Task.STRIKE, group)
        orders += _formation(vessel, Task.INTERCEPT, hunters)
        covers = [each for each in fighters if each not in hunters]
        gone = cap is not None and all(each in striking for each in cap.squadrons)
        orders += _formation(vessel, Task.CAP, covers, "" if cap is None or gone else cap.key)
    found = MissionOrders((), tuple(orders))
    return found if not decision.refusals(found) else decision.default()


def _strikes(strikers: Sequence[Squadron], free: int) -> list[list[Squadron]]:
    """Return the strikes of up to `free` commands: one for each speed if these suffice, each of squadrons that can gather."""
    groups = [[squadron for squadron in strikers if squadron.key in keys] for keys in _by_speed(strikers)]
    if len(groups) > free:
        groups = [list(strikers)]
    found: list[list[Squadron]] = []
    while groups and len(found) < free:
        group = groups.pop(0)
        found.append(_gathered(group))
        apart = [squadron for squadron in group if squadron not in found[-1]]
        groups += [apart] if apart else []
    return found


def _gathered(squadrons: Sequence[Squadron]) -> list[Squadron]:
    """Return the largest group of squadrons that can come to one of them and still fire, that one first. Rule MV-2.1.4-20."""
    ways = [
        [first, *[each for each in squadrons if each is not first and not is_beyond(each, first.place)]] for first in squadrons
    ]
    return max(ways, key=len, default=[])


def _formation(vessel: Vessel, task: Task, some: Sequence[Squadron], known: str = "") -> Iterator[Formation]:
    if some:
        yield Formation(task, tuple([each.key for each in some]), vessel.key, known)


def _cap(table: Table, vessel: Vessel) -> Mission | None:
    return next((each for each in table.missions if each.ship == vessel.number and each.task is Task.CAP), None)


def recovered(decision: RecoverSquadrons) -> RecoverOrders:
    """Return the recovery of worn squadrons, each into the first bay that may take it."""
    vessel, table = decision.vessel, decision.table
    found: list[Recovery] = []
    for squadron in decision.squadrons():
        if not is_worn(squadron):
            continue
        for bay in bays.working_bays(vessel):
            order = Recovery(squadron.key, bay.plan.ref)
            if not decision.refusals(RecoverOrders((*found, order))):
                found.append(order)
                break
    return RecoverOrders(tuple(found)) if table.missions else RecoverOrders()


def grown(decision: GrowSquadrons) -> GrowOrders:
    """Return growth that costs only boxes which the section regains in the same step. Rules MV-3.1.2-06, -10.

    A damaged section needs the regained boxes for itself.
    """
    vessel = decision.vessel
    spare = {number: _spare(vessel, number) for number, section in enumerate(vessel.sections) if section.stands}
    orders = GrowOrders()
    for growth in decision.growths():
        section = vessel.system(growth.bay).plan.section
        cost = decision.cost(growth)
        more = GrowOrders((*orders.growths, growth))
        if cost <= spare.get(section, 0) and not decision.refusals(more):
            spare[section] -= cost
            orders = more
    return orders


def _spare(vessel: Vessel, section: int) -> int:
    """Return the boxes that a section regains in a Repair Step beyond those that it lacks."""
    regained = sum([system.plan.rating for system in vessel.working(LIFE_SUPPORT) if system.plan.section == section])
    return regained - (vessel.blueprint.sections[section].hull_hits - vessel.sections[section].left)
