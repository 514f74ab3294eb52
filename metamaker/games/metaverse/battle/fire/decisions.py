"""Decisions of the Starship Combat Step: delays, joint fire, and the fire of each ship."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar, Final

from metamaker.games.metaverse.battle.aim import Profile, bands_of, bears, bears_directly, counted, shot_profile, sight
from metamaker.games.metaverse.battle.blueprint import TELEPORTERS
from metamaker.games.metaverse.battle.boarding.orders import Boarding, Load
from metamaker.games.metaverse.battle.decision import Answer, Decision, Refusal
from metamaker.games.metaverse.battle.fire import at_missions, at_salvos, attacks, beams, grappling
from metamaker.games.metaverse.battle.fire.arms import free_arrays, interceptors, launchers, lent_arrays, ready
from metamaker.games.metaverse.battle.fire.at_salvos import may_fire_at, salvo_profile, toward
from metamaker.games.metaverse.battle.fire.attacks import Aiming, aiming, named_systems
from metamaker.games.metaverse.battle.fire.groups import Line
from metamaker.games.metaverse.battle.fire.launches import launch_forms, launch_refusals
from metamaker.games.metaverse.battle.fire.orders import (
    Attack,
    Delay,
    FireOrders,
    Grapple,
    Launch,
    Mode,
    MusterOrders,
    Teleport,
)
from metamaker.games.metaverse.battle.fire.teleporting import boarding_refusals
from metamaker.games.metaverse.battle.places import ARCS, SECTIONS
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import SectionState, System, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.decision import Composed, Form, Legal, Option, Part, Pool, Span, choice, options

FARTHEST: Final = 1000
"""The largest component of a direction, which can have any length."""

BEAMS: Final = (*TELEPORTERS, grappling.GRAPPLER)


def option(system: System, cost: int) -> Option:
    """Return a system as an option that costs `cost` from the pool of the same name."""
    return Option(system.plan.ref, system.plan.ref, ((system.plan.ref, cost),))


NO_MUSTER: Final = MusterOrders()
"""Orders without delays and joint fire."""


class Muster(Decision):
    """Which ships of the side wait, and which fire with their commander, when the group of `crew_quality` comes up.

    `ships` are the keys of the side's ships that may wait; each announces once for how long. `followers` are the ships that
    could join, each with its commander. Rules MV-2.2.2-07, -15, MV-3.8.1-02.
    """

    kind: ClassVar[str] = "muster"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.2-07", "MV-2.2.2-15", "MV-3.8.1-02")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = MusterOrders
    made: ClassVar[dict[str, object]] = {"muster": MusterOrders}

    def __init__(
        self,
        table: Table,
        side: int,
        secrets: Secrets,
        crew_quality: int,
        ships: tuple[str, ...],
        followers: dict[str, str],
    ) -> None:
        super().__init__(table, side, secrets)
        self.crew_quality = crew_quality
        self.ships = ships
        self.followers = followers

    def default(self) -> Answer:
        """Return orders without delays and joint fire."""
        return NO_MUSTER

    def legal(self) -> Legal:
        """Return the possible delays, by ship and group, and the ships that may join."""
        delays = [
            Option(Delay(ship, quality), ship, ((ship, 1),)) for ship in self.ships for quality in range(self.crew_quality)
        ]
        joins = options(self.followers)
        pools = tuple([Pool(ship, 1) for ship in self.ships])
        return Composed((Form("muster", (Part("delayed", tuple(delays)), Part("joined", joins)), pools),))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return why ships may not wait or join like this."""
        orders: MusterOrders = answer
        return (*self._delay_refusals(orders), *self._join_refusals(orders))

    def _delay_refusals(self, orders: MusterOrders) -> Iterator[Refusal]:
        seen: list[str] = []
        for delay in orders.delayed:
            if delay.ship not in self.ships or delay.ship in seen:
                yield Refusal("MV-2.2.2-07", message("refusal-muster-not-here", ship=delay.ship))
            elif not 0 <= delay.crew_quality < self.crew_quality:
                yield Refusal("MV-2.2.2-07", message("refusal-muster-wait", ship=delay.ship, quality=self.crew_quality))
            seen.append(delay.ship)

    def _join_refusals(self, orders: MusterOrders) -> Iterator[Refusal]:
        waiting = [delay.ship for delay in orders.delayed]
        for place, ship in enumerate(orders.joined):
            if ship not in self.followers or ship in orders.joined[:place]:
                yield Refusal("MV-3.8.1-02", message("refusal-muster-no-commander", ship=ship))
            elif self.followers[ship] in waiting:
                yield Refusal("MV-2.2.2-15", message("refusal-muster-waits", ship=ship, commander=self.followers[ship]))


class DeclareFire(Decision):
    """The fire of one ship in its group. `only` is the key of its only permitted target if it fires ahead of its group.

    `line` is the order in which ships declare. Ships with a place under the EMS of a target are in its `attackers`. Rules
    MV-2.2.2-08, -17.
    """

    kind: ClassVar[str] = "fire"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.2-17", "MV-1.3.1-07")
    answer_type: ClassVar[object] = FireOrders
    made: ClassVar[dict[str, object]] = {
        "fire": FireOrders,
        "salvo": Attack,
        "lent": Attack,
        "volley": partial(Attack, mode=Mode.VOLLEY),
        "surgical": partial(Attack, mode=Mode.SURGICAL),
        "grapple": Grapple,
        "launch": Launch,
        "onto": Launch,
        "boarding": Boarding,
        "load": Load,
    }

    def __init__(self, table: Table, side: int, secrets: Secrets, key: str, only: str = "", line: Line | None = None) -> None:
        super().__init__(table, side, secrets, key)
        self.only = only
        self.line = line
        self._read: tuple[FireOrders, Aiming] | None = None

    @property
    def final(self) -> bool:
        """Whether the next decision may be something other than a declaration of the same side. Rule MV-2.2.2-17."""
        if self.line is None:
            return True
        surely = [vessel for vessel in self.line.waiting[self.side] if vessel.number not in self.line.joined]
        return bool(self.line.waiting[1 - self.side]) or not surely

    def read(self, orders: FireOrders) -> Aiming:
        """Return orders with their ships and systems. The result is cached for the same orders."""
        if self._read is None or self._read[0] is not orders:
            self._read = orders, aiming(self.table, self.vessel, orders)
        return self._read[1]

    def default(self) -> Answer:
        """Hold fire, and keep every weapon that could intercept."""
        kept = () if self.only else tuple(weapon.plan.ref for weapon in interceptors(self.vessel, self.table.turn))
        return FireOrders(kept=kept)

    def legal(self) -> Legal:
        """Return attacks by target and mode, uses of launchers, teleporters and grapplers, and weapons to keep back."""
        found = [form for target in self.targets() for form in self._attacks(target)]
        found += [form for salvo in self.salvos() for form in self._attacks_on_salvo(salvo)]
        found += [form for mission in self.missions() for form in self._attacks_on_mission(mission)]
        ready = [*self.ready(), *self.launchers()]
        parts = [Part("attacks", tuple(found))]
        if not self.only:
            parts.append(Part("launches", tuple(launch_forms(self.table, self.vessel))))
            kept = [option(weapon, 1) for weapon in interceptors(self.vessel, self.table.turn)]
            parts.append(Part("teleports", tuple(self._teleports())))
            parts.append(Part("grapples", tuple(self._grapples())))
            parts.append(Part("kept", tuple(kept)))
            parts.append(Part("boardings", tuple(self._boardings())))
        pools = [Pool(system.plan.ref, 1) for system in self.vessel.systems if system in ready or system.plan.kind in BEAMS]
        return Composed((Form("fire", tuple(parts), tuple(pools), self.key),))

    def _attacks(self, target: Vessel) -> Iterator[Form]:
        """Yield the ways to attack a target: salvos with own arrays or a lent one, a volley, surgical fire."""
        weapons, arrays = self.weapons(target), options([array.plan.ref for array in self.arrays()])
        at, seen = choice("target", options([target.key])), sight(self.vessel, target)
        some = tuple([option(weapon, 1) for weapon in weapons])
        if some and arrays:
            yield Form("salvo", (at, choice("array", arrays), Part("weapons", some, 1)), ref=target.key)
            direct = tuple([option(weapon, 1) for weapon in weapons if bears_directly(weapon.plan, seen)])
            if len(direct) > 1:
                yield Form("volley", (at, choice("array", arrays), Part("weapons", direct, 2)), ref=target.key)
            systems = options([system.plan.ref for system in self.surgical(target)])
            if systems:
                by = choice("array", arrays), Part("weapons", some, 1, 1), choice("system", systems)
                yield Form("surgical", (at, *by), ref=target.key)
        for lender, array in self.lent() if some else ():
            if array.target == target.number:
                loan = choice("array", options([array.plan.ref])), choice("lender", options([lender.key]))
                yield Form("lent", (at, *loan, Part("weapons", some, 1)), ref=target.key)

    def _attacks_on_salvo(self, salvo: Salvo) -> Iterator[Form]:
        """Yield the ways to fire at a salvo: separate weapons, or a volley. Rules MV-2.1.2-07, MV-1.3.1-30."""
        weapons, arrays = self.weapons_at(salvo), options([array.plan.ref for array in self.arrays()])
        at, seen = choice("target", options([salvo.key])), toward(self.vessel, salvo.place)
        some = tuple([option(weapon, 1) for weapon in weapons])
        if some and arrays:
            yield Form("salvo", (at, choice("array", arrays), Part("weapons", some, 1)), ref=salvo.key)
            direct = tuple([option(weapon, 1) for weapon in weapons if bears_directly(weapon.plan, seen)])
            if len(direct) > 1:
                yield Form("volley", (at, choice("array", arrays), Part("weapons", direct, 2)), ref=salvo.key)

    def _attacks_on_mission(self, mission: Mission) -> Iterator[Form]:
        """Yield the ways to fire at each squadron of a mission: separate weapons, or a volley. Rules MV-1.3.6-17."""
        weapons, arrays = self.weapons_on(mission), options([array.plan.ref for array in self.arrays()])
        at = choice("target", options([mission.key]))
        some = tuple([option(weapon, 1) for weapon in weapons])
        for squadron in mission.squadrons if some and arrays else ():
            aims = Part("squadrons", (Option(squadron.key, squadron.key),), 1, 1)
            by = choice("array", arrays), Part("weapons", some, 1, 1)
            yield Form("salvo", (at, *by, aims), ref=squadron.key)
        if len(some) > 1 and arrays:
            yield Form("volley", (at, choice("array", arrays), Part("weapons", some, 2)), ref=mission.key)

    def _teleports(self) -> Iterator[Option]:
        for teleporter in self.vessel.of(*TELEPORTERS):
            for target in self.table.vessels:
                for array in self.arrays():
                    order = Teleport(teleporter.plan.ref, array.plan.ref, target.key)
                    if not beams.teleport_refusals(self.table, self.vessel, order, ()):
                        yield Option(order, target.key, ((order.teleporter, 1),))

    def _boardings(self) -> Iterator[Form]:
        """Yield for each teleporter and target the parties that may be sent."""
        sections = list(zip(SECTIONS, self.vessel.sections, strict=True))
        one = next((Load(name.value, 1, 0) for name, each in sections if each.marine_parties), None)
        one = one or next((Load(name.value, 0, 1) for name, each in sections if each.crew_parties), None)
        for teleporter in self.vessel.of(*TELEPORTERS) if one is not None else ():
            most = teleporter.plan.rating
            loads = [load for name, each in sections for load in _loads(name.value, most, each)]
            for target in self.table.vessels:
                arrays = [each.plan.ref for each in self.arrays() if self._may_board(teleporter, each, target, one)]
                if arrays:
                    of = choice("teleporter", (option(teleporter, 1),)), choice("array", options(arrays))
                    at = choice("target", options([target.key]))
                    yield Form("boarding", (*of, at, Part("loads", tuple(loads), 1, 1)), ref=target.key)

    def _may_board(self, teleporter: System, array: System, target: Vessel, load: Load | None) -> bool:
        order = Boarding(teleporter.plan.ref, array.plan.ref, target.key, () if load is None else (load,))
        return not any(boarding_refusals(self.table, self.vessel, (order,), ()))

    def _grapples(self) -> Iterator[Form]:
        """Yield a form for each ship, mission and salvo in reach; the direction can have any length except 0."""
        if not self.arrays() or not self.vessel.of(grappling.GRAPPLER):
            return
        for target in grappling.catches(self.table):
            grapplers = [each for each in self.vessel.of(grappling.GRAPPLER) if self._may_grapple(each, target)]
            if grapplers:
                heavy = grappling.mass(target) >= grappling.mass(self.vessel)
                yield Form(
                    "grapple",
                    (
                        Part("grapplers", tuple([option(each, 1) for each in grapplers]), 1),
                        choice("array", options([array.plan.ref for array in self.arrays()])),
                        choice("target", options([target.key])),
                        choice("east", Span(-FARTHEST, FARTHEST)),
                        choice("north", Span(-FARTHEST, FARTHEST)),
                        choice("pulls_itself", options((False, True) if heavy else (False,))),
                    ),
                    ref=target.key,
                )

    def _may_grapple(self, grappler: System, target: Vessel | Mission | Salvo) -> bool:
        order = Grapple((grappler.plan.ref,), self.arrays()[0].plan.ref, target.key, 1)
        return not grappling.grapple_refusals(self.table, self.vessel, order, ())

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why the ship may not fire like this."""
        orders: FireOrders = answer
        read = self.read(orders)
        found = [*read.unknown, *attacks.refusals(self.table, self.vessel, read.attacks, read.kept)]
        if self.only:
            found += self._ahead_refusals(orders)
        if orders.teleports or orders.grapples:
            found += self._beam_refusals(orders)
        if orders.launches:
            found += self._launch_refusals(orders)
        if orders.boardings:
            found += self._boarding_refusals(orders)
        return tuple(found)

    def _launch_refusals(self, orders: FireOrders) -> Iterator[Refusal]:
        """Yield why salvos cannot be launched like this. Rules MV-1.3.2-02 to -07, MV-1.3.1-07."""
        used = [ref for attack in orders.attacks for ref in (*attack.weapons, *(() if attack.lender else (attack.array,)))]
        used += [*orders.kept, *(each.array for each in orders.teleports), *(each.array for each in orders.grapples)]
        for launch in orders.launches:
            yield from launch_refusals(self.table, self.vessel, launch, used)
            used += [launch.array, *launch.weapons]

    def _boarding_refusals(self, orders: FireOrders) -> Iterator[Refusal]:
        """Yield why parties cannot be sent like this. An array that serves teleporters has no other use."""
        used = [attack.array for attack in orders.attacks if not attack.lender]
        used += [ref for each in orders.teleports for ref in (each.array, each.teleporter)]
        used += [each.array for each in orders.grapples]
        used += [each.array for each in orders.launches]
        yield from boarding_refusals(self.table, self.vessel, orders.boardings, used)

    def _beam_refusals(self, orders: FireOrders) -> Iterator[Refusal]:
        """Yield why teleporters and grapplers cannot be used like this. Rules MV-2.2.2-18, MV-3.5.4-04, MV-3.5.6-05."""
        used = [attack.array for attack in orders.attacks if not attack.lender]
        for teleport in orders.teleports:
            yield from beams.teleport_refusals(self.table, self.vessel, teleport, used)
            used += [teleport.array, teleport.teleporter]
        for grapple in orders.grapples:
            yield from grappling.grapple_refusals(self.table, self.vessel, grapple, used)
            used += [grapple.array, *grapple.grapplers]

    def _ahead_refusals(self, orders: FireOrders) -> Iterator[Refusal]:
        for attack in orders.attacks:
            if attack.target != self.only:
                yield Refusal("MV-2.2.2-08", message("refusal-fire-ahead", ship=self.key, target=self.only))
        if orders.teleports or orders.grapples or orders.kept or orders.launches or orders.boardings:
            yield Refusal("MV-2.2.2-08", message("refusal-fire-ahead-only"))

    @property
    def vessel(self) -> Vessel:
        """The ship that fires."""
        return self.table.by_key[self.key]

    def arrays(self) -> list[System]:
        """Return the free arrays of the ship."""
        return free_arrays(self.vessel)

    def lent(self) -> list[tuple[Vessel, System]]:
        """Return the arrays of ansible ships that may be borrowed, each against the array's own target. Rule MV-3.4.7-03."""
        return lent_arrays(self.vessel, self.table)

    def targets(self) -> list[Vessel]:
        """Return the enemy ships that are legal targets now: in reach, not cloaked, with a place under EMS."""
        vessel = self.vessel
        return [
            other
            for other in self.table.vessels
            if other.side != self.side
            and (not self.only or other.key == self.only)
            and attacks.is_target(self.table, vessel, other)
        ]

    def salvos(self) -> list[Salvo]:
        """Return the enemy salvos that are legal targets now; none ahead of the ship's group."""
        return [] if self.only or not self.table.salvos else at_salvos.targets(self.table, self.vessel)

    def weapons_at(self, salvo: Salvo) -> list[System]:
        """Return the weapons that may fire at a salvo and bear on it."""
        vessel, seen = self.vessel, toward(self.vessel, salvo.place)
        return [weapon for weapon in self.ready() if may_fire_at(self.table, vessel, weapon, seen)]

    def missions(self) -> list[Mission]:
        """Return the enemy missions that are legal targets now; none ahead of the ship's group."""
        return [] if self.only or not self.table.missions else at_missions.targets(self.table, self.vessel)

    def weapons_on(self, mission: Mission) -> list[System]:
        """Return the weapons that may fire at a mission and bear on it."""
        vessel, seen = self.vessel, toward(self.vessel, mission.place)
        return [each for each in self.ready() if at_missions.may_fire_at(self.table, vessel, each, mission, seen)]

    def profile_on(self, array: System, weapons: Sequence[System], mission: Mission, squadrons: Sequence[Squadron]) -> Profile:
        """Return the profile of a weapon, or of a volley of several, against squadrons of a mission."""
        plans = [weapon.plan.weapon for weapon in weapons if weapon.plan.weapon is not None]
        far = counted(self.table, self.vessel, mission.place)
        return at_missions.mission_profile(self.vessel, array.plan.rating, mission, squadrons, plans, far)

    def launchers(self) -> list[System]:
        """Return the working, loaded indirect weapons of the ship."""
        return launchers(self.vessel, self.table.turn)

    def profile_at(self, array: System, weapons: Sequence[System], salvo: Salvo) -> Profile:
        """Return the profile of a weapon, or of a volley of several, against a salvo."""
        plans = [weapon.plan.weapon for weapon in weapons if weapon.plan.weapon is not None]
        return salvo_profile(self.vessel, array.plan.rating, salvo, plans, counted(self.table, self.vessel, salvo.place))

    def ready(self) -> list[System]:
        """Return the working, loaded direct weapons of the ship."""
        return ready(self.vessel, self.table.turn)

    def weapons(self, target: Vessel) -> list[System]:
        """Return the weapons that may fire at a target and bear on it."""
        vessel = self.vessel
        seen = sight(vessel, target)
        return [
            weapon
            for weapon in self.ready()
            if weapon.plan.weapon is not None and weapon.plan.weapon.at_starships and bears(vessel, weapon.plan, seen)
        ]

    def profile(self, array: System, weapons: Sequence[System], target: Vessel) -> Profile:
        """Return the profile of a weapon, or of a volley of several, guided by an array."""
        plans = [weapon.plan.weapon for weapon in weapons if weapon.plan.weapon is not None]
        return shot_profile(self.table, self.vessel, array.plan.rating, target, plans)

    def bands(self, weapon: System, target: Vessel) -> int:
        """Return the range bands of a weapon to a target."""
        plan = weapon.plan.weapon
        return 0 if plan is None else bands_of(plan, sight(self.vessel, target).counted)

    def arc(self, target: Vessel) -> Arc:
        """Return the arc of a target that fire would strike, as designed."""
        return ARCS[sight(self.vessel, target).struck]

    def surgical(self, target: Vessel) -> list[System]:
        """Return the systems of a target that surgical fire may name."""
        return named_systems(self.vessel, target)


def _loads(name: str, most: int, section: SectionState) -> Iterator[Form]:
    """Yield the loads of a section, of marines or of crew, up to the number of parties that a teleporter sends."""
    at, none = choice("section", options([name])), Span(0, 0)
    marines, crew = min(section.marine_parties, most), min(section.crew_parties, most)
    if marines:
        yield Form("load", (at, choice("marines", Span(1, marines)), choice("crew", none)))
    if crew:
        yield Form("load", (at, choice("marines", none), choice("crew", Span(1, crew))))
