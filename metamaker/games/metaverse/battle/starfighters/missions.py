"""Missions: the limits of ships' commands, free changes and rolls for changes, formation (2.1.4, 3.5.2)."""

from collections.abc import Iterator, Sequence
from typing import Final

from metamaker.games.metaverse.battle.blueprint import NOWHERE
from metamaker.games.metaverse.battle.damage.reactors import usable
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.frame import Rules
from metamaker.games.metaverse.battle.starfighters.events import (
    MissionFormed,
    MissionRolled,
    SquadronRemoved,
    SquadronsGathered,
    TransferRolled,
)
from metamaker.games.metaverse.battle.starfighters.operations import named
from metamaker.games.metaverse.battle.starfighters.orders import Formation, MissionOrders, Transfer
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.squadron import FASTEST, GENERALISED, Berth, Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.play.geometry import CM, Point, distance

CLOSE: Final = 20 * CM
"""The largest distance from the carrier for free changes of missions. Rules MV-2.1.4-20, -21, -28."""

GATHERED: Final = 2
"""The first rulings in which squadrons fly to their new mission. Rule MV-2.1.4-20."""

SOC: Final = ComponentKind.SOC.value


def command_limit(vessel: Vessel) -> int:
    """Return the number of missions, without CAP, that a ship's working commands can run. Rules MV-2.1.4-22, MV-3.5.2-01."""
    if not vessel.fights or vessel.cloaked or not usable(vessel, SOC):
        return 0
    return sum([system.plan.rating for system in vessel.working(SOC)])


def mission_quality(table: Table, mission: Mission) -> int:
    """Return the crew quality of a mission: that of its commanding ship, otherwise its own lowest one. Rule MV-2.1.5-07."""
    commander = commander_of(table, mission)
    if commander is not None:
        return commander.crew_quality
    return min([table.quality_of(squadron) for squadron in mission.squadrons], default=0)


def commander_of(table: Table, mission: Mission) -> Vessel | None:
    """Return the ship that commands a mission, None if there is none or it is not on the table. Rule MV-2.1.4-25."""
    vessel = table.vessels[mission.ship] if mission.ship != NOBODY else None
    return vessel if vessel is not None and vessel.fights else None


def loose(table: Table, side: int) -> list[Squadron]:
    """Return the squadrons of a side on the table without a mission: those just launched. Rule MV-2.1.4-17."""
    return [each for each in table.squadrons if not each.mission and each.side == side and each.flies]


def involved(table: Table, order: Formation) -> list[Mission]:
    """Return the missions that an order changes: the continued one, and the former missions of its squadrons."""
    some = [table.mission(order.mission)] if order.mission else []
    some += [table.mission_of(squadron) for squadron in named(table, order.squadrons)]
    found: list[Mission] = []
    for mission in some:
        if mission is not None and mission not in found:
            found.append(mission)
    return found


def is_joined(table: Table, order: Formation) -> bool:
    """Return whether an order only lets squadrons join the mission in contact with them since launch. Rule MV-2.1.4-18."""
    mission = table.mission(order.mission)
    if mission is None or order.task is not mission.task:
        return False
    return all(squadron.contact == mission.key for squadron in named(table, order.squadrons))


def is_new(table: Table, order: Formation) -> bool:
    """Return whether an order forms a mission of squadrons that are at one place and on no mission. Rules MV-2.1.4-17, -20."""
    some = named(table, order.squadrons)
    alone = not order.mission and all(table.mission_of(squadron) is None for squadron in some)
    return alone and len({squadron.place for squadron in some}) == 1


def is_near(table: Table, order: Formation, ship: Vessel) -> bool:
    """Return whether all squadrons of a mission are within 20 cm of its commanding ship. Rule MV-2.1.4-20."""
    places = [squadron.place for squadron in named(table, order.squadrons)]
    places += [mission.place for mission in involved(table, order)]
    return all(distance(place, ship.course.place) <= CLOSE for place in places)


def is_beyond(squadron: Squadron, place: Point, times: int = 1) -> bool:
    """Return whether a place is farther from a squadron than `times` its speed. Rules MV-2.1.4-20, MV-2.1.5-02."""
    return distance(squadron.place, place) > times * squadron.plan.speed_cm * CM


def needs_roll(table: Table, order: Formation) -> bool:
    """Return whether a legal order needs a roll. Rules MV-2.1.4-18, -20, -21."""
    ship = table.by_key.get(order.ship)
    if ship is None or is_new(table, order):
        return False
    return not is_near(table, order, ship) and not is_joined(table, order)


def carry_out(battle: Battle, side: int, orders: MissionOrders) -> None:
    """Hand missions over, then form missions; squadrons without a mission are removed.

    Dice: a D6 of each ship for every transfer, the giving one first; a D6 for every change far from the ship, in the order
    written. Rules MV-2.1.4-17 to -25.
    """
    table = battle.table
    for transfer in orders.transfers:
        _hand_over(battle, transfer)
    for order in orders.formations:
        if not needs_roll(table, order) or _obeyed(battle, order):
            _form(battle, side, order)
    for squadron in loose(table, side):
        remove(battle, squadron, "idle", ("MV-2.1.4-17",))


def _obeyed(battle: Battle, order: Formation) -> bool:
    """Roll for a change far from the ship. Rule MV-2.1.4-21."""
    table = battle.table
    ship = table.by_key[order.ship]
    missions = involved(table, order)
    for mission in missions:
        mission.tried = True
    face = battle.dice.roll(6)
    passed = face <= ship.crew_quality
    battle.tell(MissionRolled(missions[0].key, ship.key, face, ship.crew_quality, passed))
    return passed


def _hand_over(battle: Battle, order: Transfer) -> None:
    """Transfer a mission with its squadrons to another ship. Rules MV-2.1.4-24, -25."""
    table = battle.table
    mission, taker = table.mission(order.mission), table.by_key[order.ship]
    if mission is None:
        return
    giver = commander_of(table, mission)
    qualities = (mission_quality(table, mission), taker.crew_quality)
    one = battle.dice.roll(6)
    faces = (one, battle.dice.roll(6))
    passed = faces[0] <= qualities[0] and faces[1] <= qualities[1]
    mission.tried = True
    battle.tell(TransferRolled(mission.key, "" if giver is None else giver.key, taker.key, faces, qualities, passed))
    if passed:
        mission.ship = taker.number
        for squadron in mission.squadrons:
            if squadron.carrier != NOBODY:
                squadron.carrier, squadron.bay = taker.number, NOWHERE


def _form(battle: Battle, side: int, order: Formation) -> None:
    """Form a mission of these squadrons. Rules MV-2.1.4-17, -20, -28."""
    table = battle.table
    some = named(table, order.squadrons)
    ship = table.by_key.get(order.ship)
    known = table.mission(order.mission)
    if known is None and not some:
        return  # An earlier order took all remaining squadrons of the mission.
    place = some[0].place if known is None else known.place
    if order.task is Task.CAP and ship is not None:
        place = ship.course.place
    elif table.rulings >= GATHERED:
        _fly_in(battle, some, place)
    for squadron in some:
        if known is None or squadron not in known.squadrons:
            table.detach(squadron)
    if known is None:
        mission = table.establish(side, ship, order.task, some, place)
    else:
        mission = known
        mission.enrol([squadron for squadron in some if squadron not in mission.squadrons])
        if place != mission.place or order.task is not mission.task:
            mission.contact, mission.arc = "", GENERALISED
        mission.task = order.task
        mission.stand(place)
    if order.task is Task.CAP:
        mission.contact = order.ship
    if battle.telling:
        keys = tuple([squadron.key for squadron in mission.squadrons])
        battle.tell(MissionFormed(mission.key, mission.task.value, keys, order.ship, place.x, place.y))


def _fly_in(battle: Battle, some: Sequence[Squadron], place: Point) -> None:
    """Let squadrons fly to the place of their mission; those that go farther than their speed do not fire this turn.

    Rules MV-2.1.4-20, MV-2.1.5-02.
    """
    outrun = [squadron for squadron in some if is_beyond(squadron, place)]
    for squadron in outrun:
        squadron.outrun = True
    if outrun and battle.telling:
        battle.tell(SquadronsGathered(tuple([squadron.key for squadron in outrun]), place.x, place.y))


def remove(battle: Battle, squadron: Squadron, why: str, rules: Rules) -> None:
    """Take a squadron out of the battle without its being shot down."""
    battle.table.detach(squadron)
    squadron.berth = Berth.GONE
    battle.tell(SquadronRemoved(squadron.key, why, rules))


def usual(table: Table, side: int) -> MissionOrders:
    """Return orders that are always legal and lose only squadrons that must be lost.

    A launched squadron joins the mission in contact, or the CAP of its ship if that is near, or flies its own strike.
    """
    formations: list[Formation] = []
    for squadron in loose(table, side):
        touched = table.mission(squadron.contact)
        vessel = table.vessels[squadron.carrier]
        if not vessel.fights:
            continue
        known, task = touched, Task.STRIKE
        if touched is not None:
            task = touched.task
        elif distance(squadron.place, vessel.course.place) <= CLOSE:
            known, task = _cap_of(table, vessel), Task.CAP
        order = Formation(task, (squadron.key,), vessel.key, "" if known is None else known.key)
        _gather(formations, order)
    return MissionOrders((), tuple([order for order in formations if _is_possible(table, side, order, formations)]))


def _cap_of(table: Table, vessel: Vessel) -> Mission | None:
    return next((each for each in table.missions if each.task is Task.CAP and each.ship == vessel.number), None)


def _gather(formations: list[Formation], order: Formation) -> None:
    """Add an order to others; orders for the same CAP or mission are merged."""
    for place, other in enumerate(formations):
        alike = other.ship == order.ship and other.mission == order.mission and other.task is order.task
        if alike and (order.mission or order.task is Task.CAP):
            more = [key for key in order.squadrons if key not in other.squadrons]
            formations[place] = other._replace(squadrons=(*other.squadrons, *more))
            return
    formations.append(order)


def _is_possible(table: Table, side: int, order: Formation, formations: Sequence[Formation]) -> bool:
    """Return whether an order is legal together with all orders before it."""
    before = formations[: formations.index(order) + 1]
    return not any(True for _ in order_refusals(table, side, MissionOrders((), tuple(before))))


def order_refusals(table: Table, side: int, orders: MissionOrders) -> Iterator[Refusal]:
    """Yield every reason why missions may not be changed like this.

    A mission with a transfer may not change in other ways, because it may belong to another ship by then. Rules MV-2.1.4-21,
    -24.
    """
    for transfer in orders.transfers:
        yield from _transfer_refusals(table, side, transfer)
    handed = [transfer.mission for transfer in orders.transfers]
    keys = list(handed)
    for order in orders.formations:
        yield from _formation_refusals(table, side, order)
        rolls = needs_roll(table, order)
        keys += [mission.key for mission in involved(table, order) if rolls or mission.key in handed]
    for key in sorted(set(keys)):
        if keys.count(key) > 1:
            yield Refusal("MV-2.1.4-21", message("refusal-mission-tried", mission=key))
    squadrons = [key for order in orders.formations for key in order.squadrons]
    for key in sorted(set(squadrons)):
        if squadrons.count(key) > 1:
            yield Refusal("MV-2.1.4-17", message("refusal-twice", system=key))
    yield from _command_refusals(table, side, orders)


def _transfer_refusals(table: Table, side: int, order: Transfer) -> Iterator[Refusal]:
    mission, ship = table.mission(order.mission), table.by_key.get(order.ship)
    if mission is None or mission.side != side:
        yield Refusal("MV-2.1.4-24", message("refusal-mission-none", mission=order.mission))
        return
    if ship is None or ship.side != side or not ship.fights or ship.cloaked:
        yield Refusal("MV-2.1.4-24", message("refusal-no-ship", ship=order.ship))
    elif ship.number == mission.ship:
        yield Refusal("MV-2.1.4-24", message("refusal-mission-same", mission=order.mission, ship=order.ship))
    if mission.fixed:
        yield Refusal("MV-3.7.5-04", message("refusal-mission-fixed", mission=order.mission))
    if mission.task is Task.CAP:
        yield Refusal("MV-2.1.4-27", message("refusal-mission-cap", mission=order.mission))
    if mission.tried:
        yield Refusal("MV-2.1.4-21", message("refusal-mission-tried", mission=order.mission))


def _formation_refusals(table: Table, side: int, order: Formation) -> Iterator[Refusal]:
    some, ship = named(table, order.squadrons), table.by_key.get(order.ship)
    known = table.mission(order.mission)
    if order.mission and (known is None or known.side != side):
        yield Refusal("MV-2.1.4-17", message("refusal-mission-none", mission=order.mission))
        return
    if not (some or known) or len(some) < len(order.squadrons) or any(each.side != side or not each.flies for each in some):
        yield Refusal("MV-2.1.4-17", message("refusal-mission-squadrons"))
        return
    if ship is None or ship.side != side or not ship.fights:
        yield Refusal("MV-2.1.4-22", message("refusal-no-ship", ship=order.ship))
        return
    yield from _membership_refusals(table, order, ship)
    if order.task is Task.CAP:
        if not is_near(table, order, ship):
            yield Refusal("MV-2.1.4-28", message("refusal-mission-far", ship=order.ship))
        return
    yield from _gathering_refusals(table, order)
    if needs_roll(table, order):
        yield from _far_refusals(table, order, involved(table, order))


def _gathering_refusals(table: Table, order: Formation) -> Iterator[Refusal]:
    """Yield a reason for each squadron that is too far from the place of its mission. Rule MV-2.1.4-20."""
    some, known = named(table, order.squadrons), table.mission(order.mission)
    if table.rulings < GATHERED or not some:
        return
    place = some[0].place if known is None else known.place
    for squadron in some:
        if is_beyond(squadron, place, FASTEST):
            told = message("refusal-mission-gather", squadron=squadron.key, most=FASTEST * squadron.plan.speed_cm)
            yield Refusal("MV-2.1.4-20", told)


def _membership_refusals(table: Table, order: Formation, ship: Vessel) -> Iterator[Refusal]:
    """Yield why these squadrons cannot be under this ship: fixed missions, or missions and squadrons of other ships."""
    some, missions = named(table, order.squadrons), involved(table, order)
    for mission in missions:
        if mission.fixed:
            yield Refusal("MV-3.7.5-04", message("refusal-mission-fixed", mission=mission.key))
        if mission.ship != ship.number:
            yield Refusal("MV-2.1.4-24", message("refusal-mission-other", mission=mission.key, ship=order.ship))
    if not missions and all(each.carrier != ship.number for each in some):
        yield Refusal("MV-2.1.4-22", message("refusal-mission-carrier", ship=order.ship))


def _far_refusals(table: Table, order: Formation, missions: Sequence[Mission]) -> Iterator[Refusal]:
    """Yield why a change beyond 20 cm is illegal: squadrons just launched, different places, a second attempt."""
    some = named(table, order.squadrons)
    if any(table.mission_of(squadron) is None for squadron in some):
        yield Refusal("MV-2.1.4-18", message("refusal-mission-launched"))
    elif len({mission.place for mission in missions}) > 1:
        yield Refusal("MV-2.1.4-21", message("refusal-mission-apart"))
    for mission in missions:
        if mission.tried:
            yield Refusal("MV-2.1.4-21", message("refusal-mission-tried", mission=mission.key))


def _command_refusals(table: Table, side: int, orders: MissionOrders) -> Iterator[Refusal]:
    """Yield the ships with too few commands for their missions. Rules MV-2.1.4-22, -23, MV-3.5.2-02."""
    changed = {order.ship for order in orders.formations if _is_of_command(table, order)}
    changed |= {transfer.ship for transfer in orders.transfers}
    for key in sorted(changed):
        ship = table.by_key.get(key)
        if ship is not None and ship.side == side:
            most, running = command_limit(ship), running_after(table, ship, orders)
            now = running_after(table, ship, MissionOrders())
            if most == 0 or running > most or running_after(table, ship, orders, failing=True) > max(most, now):
                yield Refusal("MV-2.1.4-22", message("refusal-mission-command", ship=key, most=most, count=running))


def _is_of_command(table: Table, order: Formation) -> bool:
    """Return whether an order needs a working command: it makes, changes or ends missions other than CAP."""
    tasks = [mission.task for mission in involved(table, order)]
    return order.task is not Task.CAP or any(task is not Task.CAP for task in tasks)


def running_after(table: Table, ship: Vessel, orders: MissionOrders, *, failing: bool = False) -> int:
    """Return the number of missions, without CAP, that a ship would run after all of these orders.

    With `failing`, orders with a roll end no mission but still form their new one, so that no order needs room that depends on
    the dice. Rules MV-2.1.4-21, -22.
    """
    left = {
        mission.key: [squadron.key for squadron in mission.squadrons]
        for mission in table.missions_of(ship.side)
        if mission.ship == ship.number and mission.task is not Task.CAP
    }
    for transfer in orders.transfers:
        mission = table.mission(transfer.mission)
        if mission is not None and transfer.ship == ship.key:
            left[mission.key] = [squadron.key for squadron in mission.squadrons]
    for number, order in enumerate(orders.formations):
        stays = failing and needs_roll(table, order)
        for key, members in left.items():
            left[key] = [each for each in members if stays or each not in order.squadrons]
        if order.ship == ship.key and order.task is not Task.CAP:
            key, known = order.mission or f"new {number}", table.mission(order.mission)
            own = [squadron.key for squadron in known.squadrons] if known is not None else []
            own += [each for earlier in orders.formations[:number] if earlier.mission == key for each in earlier.squadrons]
            left[key] = [*left.get(key, own), *order.squadrons]
        elif order.mission in left and not stays:
            left[order.mission] = []
    return sum([bool(members) for members in left.values()])
