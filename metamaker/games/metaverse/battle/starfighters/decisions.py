"""Decisions about squadrons: deployment, launch, combination, recovery, missions, moves (2.1.4, 2.1.5, 3.7.5)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from metamaker.games.metaverse.battle.boarding.orders import Load
from metamaker.games.metaverse.battle.decision import Answer, Decision, Refusal
from metamaker.games.metaverse.battle.fire.launches import arcs_of
from metamaker.games.metaverse.battle.places import ARC_WORDS, SECTIONS
from metamaker.games.metaverse.battle.starfighters import bays, missions
from metamaker.games.metaverse.battle.starfighters.bays import Traffic
from metamaker.games.metaverse.battle.starfighters.deployment import deploy_refusals, deployable
from metamaker.games.metaverse.battle.starfighters.flight import flight_refusals, touchable, whereabouts
from metamaker.games.metaverse.battle.starfighters.operations import combinable
from metamaker.games.metaverse.battle.starfighters.orders import (
    Combination,
    Deployment,
    DeployOrders,
    Flight,
    FlyOrders,
    Formation,
    GrowOrders,
    Growth,
    LaunchOrders,
    MissionOrders,
    RearmOrders,
    RecoverOrders,
    Recovery,
    Sortie,
    Transfer,
)
from metamaker.games.metaverse.battle.starfighters.traffic import (
    grow_refusals,
    growable,
    growth_cost,
    launch_refusals,
    onto,
    recover_refusals,
    sector,
)
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.games.metaverse.battle.state.squadron import FASTEST, Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import Composed, Form, Legal, Option, Part, Pool, Span, choice, options
from metamaker.play.geometry import CIRCLE, CM, bearing, distance


class DeploySquadrons(Decision):
    """The FTL squadrons that begin on the table, and their missions. Rules MV-3.7.5-02, -04."""

    kind: ClassVar[str] = "deploy"
    rules: ClassVar[tuple[str, ...]] = ("MV-3.7.5-02", "MV-3.7.5-04")
    secret: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = DeployOrders
    made: ClassVar[dict[str, object]] = {"deploy": DeployOrders, "deployment": Deployment}

    def squadrons(self) -> list[Squadron]:
        """Return the squadrons that may begin on the table."""
        return deployable(self.table, self.side)

    def default(self) -> Answer:
        """Return orders without a deployment; squadrons without a carrier fly a fixed strike, the others begin aboard."""
        return DeployOrders()

    def legal(self) -> Legal:
        """Return missions of squadrons that may begin on the table, at the place of any ship, under one or none."""
        forms = [form for ship in ("", *self._ships()) for task in Task for form in self._missions(ship, task)]
        pools = tuple([Pool(squadron.key, 1) for squadron in self.squadrons()])
        return Composed((Form("deploy", (Part("deployments", tuple(forms)),), pools),))

    def _ships(self) -> list[str]:
        return [vessel.key for vessel in self.table.fighting(self.side)]

    def _missions(self, ship: str, task: Task) -> Iterator[Form]:
        """Yield the form for a mission of a task under a ship, with its possible squadrons and starting places."""
        places = (ship,) if task is Task.CAP else self._ships()
        able = [
            squadron
            for squadron in self.squadrons()
            if not self.refusals(DeployOrders((Deployment((squadron.key,), task, ship, places[0]),)))
        ]
        if able:
            some = Part("squadrons", _keys(able), 1)
            under = choice("task", options([task])), choice("ship", options([ship])), choice("at", options(places))
            yield Form("deployment", (some, *under), ref=ship)

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why squadrons may not begin like this."""
        return tuple(deploy_refusals(self.table, self.side, answer))


class LaunchSquadrons(Decision):
    """The squadrons that a ship launches, and their free moves. `traffic` counts this turn's use of its bays.

    Rules MV-2.1.4-02 to -06, -18, MV-3.7.5-05.
    """

    kind: ClassVar[str] = "launch"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.1.4-02", "MV-2.1.4-03", "MV-2.1.4-05")
    secret: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = LaunchOrders
    made: ClassVar[dict[str, object]] = {"launch": LaunchOrders, "sortie": Sortie, "onto": Sortie, "load": Load}

    def __init__(self, table: Table, side: int, secrets: Secrets, key: str, traffic: Traffic) -> None:
        super().__init__(table, side, secrets, key)
        self.traffic = traffic

    @property
    def vessel(self) -> Vessel:
        """The ship that launches."""
        return self.table.by_key[self.key]

    def squadrons(self) -> list[Squadron]:
        """Return the squadrons that may be launched, each from its own bay."""
        return bays.launchable(self.table, self.vessel, self.traffic)

    def default(self) -> Answer:
        """Return orders without a launch."""
        return LaunchOrders()

    def legal(self) -> Legal:
        """Return for each squadron the goals of its free move, and its possible loads."""
        vessel, some = self.vessel, self.squadrons()
        forms = [form for squadron in some for form in self._ways(squadron)]
        pools = [Pool(squadron.key, 1) for squadron in some]
        pools += [Pool(bay.plan.ref, bays.free_traffic(vessel, bay, self.traffic)) for bay in bays.working_bays(vessel)]
        return Composed((Form("launch", (Part("sorties", tuple(forms)),), tuple(pools), self.key),))

    def _ways(self, squadron: Squadron) -> Iterator[Form]:
        vessel = self.vessel
        bay = vessel.systems[squadron.bay].plan.ref
        of = choice("squadron", (Option(squadron.key, squadron.key, ((squadron.key, 1), (bay, 1))),))
        loads = Part("loads", tuple(self._loads(squadron)), 0, len(SECTIONS))
        nothing, nowhere = choice("contact", options([""])), choice("direction", options([0]))
        if not bays.leaves_outboard(vessel, squadron):
            yield Form("sortie", (of, nowhere, choice("length", options([0])), nothing, loads), ref=squadron.key)
            return
        most = squadron.plan.speed_cm * CM
        for arc in arcs_of(*sector(vessel, squadron)):
            way = choice("direction", Span(*arc)), choice("length", Span(0, most))
            yield Form("sortie", (of, *way, nothing, loads), ref=squadron.key)
        for mission in onto(self.table, vessel, squadron):
            start = vessel.course.place
            gap, angle = distance(start, mission.place), bearing(start, mission.place)
            way = choice("direction", options([angle])), choice("length", options([gap]))
            yield Form("onto", (of, *way, choice("contact", options([mission.key])), loads), ref=mission.key)

    def _loads(self, squadron: Squadron) -> Iterator[Form]:
        """Yield the loads from each section, limited by its parties and by the squadron's strength."""
        if not squadron.plan.breaching:
            return
        for number, state in enumerate(self.vessel.sections):
            marines, crew = min(state.marine_parties, squadron.strength), min(state.crew_parties, squadron.strength)
            if marines or crew:
                some = choice("marines", Span(0, marines)), choice("crew", Span(0, crew))
                yield Form("load", (choice("section", options([SECTIONS[number].value])), *some))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why the ship may not launch like this."""
        return tuple(launch_refusals(self.table, self.vessel, answer, self.traffic))


class RearmSquadrons(Decision):
    """The damaged squadrons aboard a ship to combine. Rules MV-2.1.4-09 to -11."""

    kind: ClassVar[str] = "rearm"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.1.4-09", "MV-2.1.4-11")
    secret: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = RearmOrders
    made: ClassVar[dict[str, object]] = {"rearm": RearmOrders, "combination": Combination}

    @property
    def vessel(self) -> Vessel:
        """The carrier."""
        return self.table.by_key[self.key]

    def groups(self) -> list[list[Squadron]]:
        """Return the damaged squadrons by type, if they are enough for a full one."""
        return combinable(self.table, self.vessel)

    def default(self) -> Answer:
        """Return orders without a combination."""
        return RearmOrders()

    def legal(self) -> Legal:
        """Return for each type the squadrons that may be combined."""
        forms = [Form("combination", (Part("squadrons", _keys(group), 2),)) for group in self.groups()]
        pools = tuple([Pool(squadron.key, 1) for group in self.groups() for squadron in group])
        return Composed((Form("rearm", (Part("combinations", tuple(forms)),), pools, self.key),))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why squadrons may not be combined like this."""
        orders: RearmOrders = answer
        return tuple([refusal for each in orders.combinations for refusal in self._refusals(each, orders)])

    def _refusals(self, order: Combination, orders: RearmOrders) -> Iterator[Refusal]:
        named = [key for each in orders.combinations for key in each.squadrons]
        for key in sorted({each for each in order.squadrons if named.count(each) > 1}):
            yield Refusal("MV-2.1.4-09", message("refusal-twice", system=key))
        for group in self.groups():
            some = [squadron for squadron in group if squadron.key in order.squadrons]
            if some and len(some) == len(order.squadrons):
                if sum([squadron.strength for squadron in some]) < some[0].plan.strength:
                    yield Refusal("MV-2.1.4-09", message("refusal-rearm-weak", strength=some[0].plan.strength))
                return
        yield Refusal("MV-2.1.4-09", message("refusal-rearm-squadrons", ship=self.key))


class RecoverSquadrons(Decision):
    """The squadrons that a ship recovers, and their bays. `traffic` counts this turn's use of its bays.

    Rules MV-2.1.4-14 to -16, MV-3.7.7-02, -03, MV-3.1.2-08.
    """

    kind: ClassVar[str] = "recover"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.1.4-14", "MV-2.1.4-15", "MV-2.1.4-16")
    secret: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = RecoverOrders
    made: ClassVar[dict[str, object]] = {"recover": RecoverOrders, "recovery": Recovery}

    def __init__(self, table: Table, side: int, secrets: Secrets, key: str, traffic: Traffic) -> None:
        super().__init__(table, side, secrets, key)
        self.traffic = traffic

    @property
    def vessel(self) -> Vessel:
        """The ship that recovers squadrons."""
        return self.table.by_key[self.key]

    def squadrons(self) -> list[Squadron]:
        """Return the squadrons that are near enough."""
        return bays.recoverable(self.table, self.vessel)

    def default(self) -> Answer:
        """Return orders without a recovery."""
        return RecoverOrders()

    def legal(self) -> Legal:
        """Return for each squadron the bays that may recover or absorb it."""
        vessel, found = self.vessel, []
        pools = [Pool(squadron.key, 1) for squadron in self.squadrons()]
        for bay in bays.working_bays(vessel):
            ref = bay.plan.ref
            room = bays.bay_plan(vessel, bay.plan.number).carry - bays.held(self.table, vessel, bay.plan.number)
            pools += [Pool(ref, bays.free_traffic(vessel, bay, self.traffic)), Pool(f"{ref}/room", max(0, room))]
            for squadron in self.squadrons():
                if bays.accepts(vessel, bay, squadron):
                    costs = (squadron.key, 1), (ref, 1)
                    found.append(Option(Recovery(squadron.key, ref), squadron.key, (*costs, (f"{ref}/room", 1))))
                    if bays.is_biological(vessel):
                        found.append(Option(Recovery(squadron.key, ref, absorbed=True), squadron.key, costs))
        return Composed((Form("recover", (Part("recoveries", tuple(found)),), tuple(pools), self.key),))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why the ship may not recover squadrons like this."""
        return tuple(recover_refusals(self.table, self.vessel, answer, self.traffic))


class GrowSquadrons(Decision):
    """The squadrons that a biological hull grows in its bays. Rules MV-3.1.2-06, -07, -11."""

    kind: ClassVar[str] = "grow"
    rules: ClassVar[tuple[str, ...]] = ("MV-3.1.2-06", "MV-3.1.2-11")
    secret: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = GrowOrders
    made: ClassVar[dict[str, object]] = {"grow": GrowOrders}

    @property
    def vessel(self) -> Vessel:
        """The ship that grows squadrons."""
        return self.table.by_key[self.key]

    def growths(self) -> list[Growth]:
        """Return each squadron that can be grown."""
        return growable(self.table, self.vessel)

    def cost(self, growth: Growth) -> int:
        """Return the boxes of hull that a squadron costs."""
        return growth_cost(self.vessel, growth.starfighter)

    def default(self) -> Answer:
        """Return orders without a growth."""
        return GrowOrders()

    def legal(self) -> Legal:
        """Return the possible growths; rooms of bays and boxes of sections are pools."""
        vessel, some = self.vessel, []
        for growth in self.growths():
            section = SECTIONS[vessel.system(growth.bay).plan.section].value
            some.append(Option(growth, growth.bay, ((growth.bay, 1), (section, self.cost(growth))), self._room(growth.bay)))
        rooms = [Pool(ref, self._room(ref)) for ref in dict.fromkeys([growth.bay for growth in self.growths()])]
        hull = [Pool(SECTIONS[number].value, state.left - 1) for number, state in enumerate(vessel.sections)]
        return Composed((Form("grow", (Part("growths", tuple(some)),), (*rooms, *hull), self.key),))

    def _room(self, ref: str) -> int:
        plan = bays.bay_plan(self.vessel, self.vessel.system(ref).plan.number)
        return plan.carry - bays.held(self.table, self.vessel, plan.number)

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why the ship may not grow squadrons like this."""
        return tuple(grow_refusals(self.table, self.vessel, answer))


class FormMissions(Decision):
    """The missions of a side's squadrons on the table. Rules MV-2.1.4-17 to -28."""

    kind: ClassVar[str] = "missions"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.1.4-17", "MV-2.1.4-20", "MV-2.1.4-22")
    secret: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = MissionOrders
    made: ClassVar[dict[str, object]] = {"missions": MissionOrders, "formation": Formation}

    def loose(self) -> list[Squadron]:
        """Return the squadrons without a mission."""
        return missions.loose(self.table, self.side)

    def squadrons(self) -> list[Squadron]:
        """Return all squadrons of the side on the table."""
        return [squadron for squadron in self.table.squadrons if squadron.side == self.side and squadron.flies]

    def default(self) -> Answer:
        """Form missions of launched squadrons; other missions stay the same."""
        return missions.usual(self.table, self.side)

    def legal(self) -> Legal:
        """Return for each ship its possible new missions, and its missions that squadrons may join or that may change."""
        forms = [form for ship in self.table.fighting(self.side) for form in self._of(ship)]
        transfers = [Option(each, each.mission, self._taken(each.mission)) for each in self._transfers()]
        pools = [Pool(squadron.key, 1) for squadron in self.squadrons()]
        pools += [Pool(mission.key, 1) for mission in self.table.missions_of(self.side)]
        parts = Part("transfers", tuple(transfers)), Part("formations", tuple(forms))
        return Composed((Form("missions", parts, tuple(pools)),))

    def _of(self, ship: Vessel) -> Iterator[Form]:
        """Yield the forms for missions of a ship, each with the squadrons that may join it separately."""
        under = choice("ship", options([ship.key]))
        own = [mission for mission in self.table.missions_of(self.side) if mission.ship == ship.number and not mission.fixed]
        for task in Task:
            of = choice("task", options([task]))
            for key in ("", *[mission.key for mission in own]):
                able = [each for each in self.squadrons() if self._may(Formation(task, (each.key,), ship.key, key))]
                changes = bool(key) and self._may(Formation(task, (), ship.key, key))
                if able or changes:
                    some = Part("squadrons", _keys(able), 0 if changes else 1)
                    of_mission = Option(key, key, ((key, 1),) if key else ())
                    yield Form("formation", (of, some, under, choice("mission", (of_mission,))), ref=key or ship.key)

    def _taken(self, key: str) -> tuple[tuple[str, int], ...]:
        """Return the cost of a transfer: the mission and its squadrons can have no other orders. Rule MV-2.1.4-21."""
        mission = self.table.mission(key)
        return (key, 1), *[(squadron.key, 1) for squadron in (mission.squadrons if mission is not None else ())]

    def _may(self, order: Formation) -> bool:
        return not self.refusals(MissionOrders((), (order,)))

    def _transfers(self) -> Iterator[Transfer]:
        for mission in self.table.missions_of(self.side):
            for ship in self.table.fighting(self.side):
                order = Transfer(mission.key, ship.key)
                if not self.refusals(MissionOrders((order,))):
                    yield order

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why missions may not be formed like this."""
        return tuple(missions.order_refusals(self.table, self.side, answer))


class FlyMissions(Decision):
    """Moves of the side's missions. `waiting` are the keys of missions that may move now.

    `most` is the number that moves before the other side does. An unnamed mission stays in place; if only some may be named,
    the first unnamed ones do. Rules MV-2.1.5-01 to -11.
    """

    kind: ClassVar[str] = "fly"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.1.5-01", "MV-2.1.5-02", "MV-2.1.5-08")
    answer_type: ClassVar[object] = FlyOrders
    made: ClassVar[dict[str, object]] = {"fly": FlyOrders, "flight": Flight, "onto": Flight, "attack": Flight}

    def __init__(self, table: Table, side: int, secrets: Secrets, waiting: tuple[str, ...], most: int) -> None:
        super().__init__(table, side, secrets)
        self.waiting = waiting
        self.most = most

    def missions(self) -> list[Mission]:
        """Return the missions that may move now, in the order of their formation."""
        return [mission for mission in self.table.missions_of(self.side) if mission.key in self.waiting]

    def default(self) -> Answer:
        """Return orders that move no mission."""
        return FlyOrders()

    def legal(self) -> Legal:
        """Return for each mission any place in its reach, and possible contacts, with the arcs to attack."""
        forms = [form for mission in self.missions() for form in self._ways(mission)]
        pools = tuple([Pool(key, 1) for key in self.waiting])
        return Composed((Form("fly", (Part("flights", tuple(forms), 0, self.most),), pools),))

    def _ways(self, mission: Mission) -> Iterator[Form]:
        of = choice("mission", (Option(mission.key, mission.key, ((mission.key, 1),)),))
        most = FASTEST * mission.speed_cm * CM
        nothing, no_arc = choice("contact", options([""])), choice("arc", options([""]))
        way = choice("direction", Span(0, CIRCLE - 1)), choice("length", Span(0, most))
        yield Form("flight", (of, *way, nothing, no_arc), ref=mission.key)
        for it in touchable(self.table, mission):
            there = whereabouts(it)
            gap, angle = distance(mission.place, there), bearing(mission.place, there)
            line = choice("direction", options([angle])), choice("length", options([gap]))
            attacks = isinstance(it, Vessel) and it.side != self.side
            arcs = choice("arc", options(["", *ARC_WORDS])) if attacks else no_arc
            yield Form("attack" if attacks else "onto", (of, *line, choice("contact", options([it.key])), arcs), ref=it.key)

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why missions may not move like this."""
        orders: FlyOrders = answer
        keys = [flight.mission for flight in orders.flights]
        found = [refusal for flight in orders.flights for refusal in flight_refusals(self.table, self.side, flight)]
        found += [
            Refusal("MV-2.1.5-04", message("refusal-flight-moved", mission=key)) for key in keys if key not in self.waiting
        ]
        found += [
            Refusal("MV-2.1.5-04", message("refusal-twice", system=key)) for key in sorted(set(keys)) if keys.count(key) > 1
        ]
        if len(keys) > self.most:
            found.append(Refusal("MV-2.1.5-06", message("refusal-flight-most", most=self.most)))
        return tuple(found)


def _keys(squadrons: Sequence[Squadron]) -> tuple[Option, ...]:
    return tuple([Option(each.key, each.key, ((each.key, 1),)) for each in squadrons])
