"""The decision of the Repair Step: crews for systems, sacrifices of hull, arcs of generators; whether to ask."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import ClassVar, Final

from metamaker.games.metaverse.battle.decision import Answer, Decision, Refusal
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARCS, CORE, NUMBER, SECTIONS, neighbours, place_named
from metamaker.games.metaverse.battle.repair.crews import Pool as Crew
from metamaker.games.metaverse.battle.repair.crews import chance, pool, repairable, unrepairable
from metamaker.games.metaverse.battle.repair.hull import HEALING, reload_cost, unreloadable
from metamaker.games.metaverse.battle.repair.orders import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.battle.repair.shields import MODULATED, Diversion, unmodulated
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, System, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.words import HullType
from metamaker.play.decision import Composed, Form, Legal, Option, Part, Pool


def has_choice(vessel: Vessel) -> bool:
    """Return whether anything aboard can be repaired, restored, healed, reloaded or modulated."""
    systems = repairable(vessel)
    if any(pool(vessel, system.plan.section).own for system in systems):
        return True
    hull = vessel.blueprint.hull_type
    if hull is HullType.TECHNOLOGICAL and restorable(vessel):
        return True
    if hull is HullType.BIOLOGICAL and (reloadable(vessel) or any(spare(vessel, each) > 0 for each in systems)):
        return True
    return bool(useful_diversions(vessel))


def restorable(vessel: Vessel) -> list[int]:
    """Return the sections with lost boxes in which parties can restore hull. Rule MV-3.1.2-03."""
    return [
        number for number, state in enumerate(vessel.sections) if state.stands and state.crossed and pool(vessel, number).own
    ]


def spare(vessel: Vessel, system: System) -> int:
    """Return the boxes that the section of a system can give: all but the last. Rule MV-3.1.2-11."""
    return vessel.sections[system.plan.section].left - 1


def reloadable(vessel: Vessel) -> list[System]:
    """Return the spent weapons that the hull of their sections can reload, each by itself. Rule MV-3.1.2-09."""
    return [
        system
        for system in vessel.of("weapon")
        if system.flags and unreloadable(vessel, system) is None and reload_cost(system) <= spare(vessel, system)
    ]


def useful_diversions(vessel: Vessel) -> list[Diversion]:
    """Return modulated generators with neighbouring arcs that they could serve and that lack shield hits. Rule MV-3.5.10-02."""
    found: list[Diversion] = []
    for system in vessel.of(MODULATED):
        if system.flags & DESTROYED or system.plan.arc not in range(len(ARCS)):
            continue
        for arc in neighbours(system.plan.arc):
            state = vessel.arcs[arc]
            if state.up and state.shield_hits < state.plan.shield_hits and unmodulated(vessel, system, arc) is None:
                found.append((system, arc))
    return found


Why = Callable[[Vessel, System], Refusal | None]

_CALLED: Final = tuple([message("refusal-section", place=section.value) for section in SECTIONS])
"""Sections in a sentence, by number."""


class AssignRepairs(Decision):
    """All repairs of one ship, before any die is rolled. Rule MV-2.3.1-06."""

    kind: ClassVar[str] = "repair"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.3.1-01", "MV-2.3.1-06")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = RepairOrders
    made: ClassVar[dict[str, object]] = {"repair": RepairOrders}

    @property
    def vessel(self) -> Vessel:
        """The asked ship."""
        return self.table.by_key[self.key]

    def default(self) -> RepairOrders:
        """Return orders to do nothing."""
        return RepairOrders()

    def legal(self) -> Legal:
        """Return possible work, sacrifices of hull and arcs of generators; crew and boxes are pools.

        The core lends parties to any section, each only once: `refusals` checks that.
        """
        vessel = self.vessel
        parts = (
            Part("works", tuple(self._works())),
            Part("restorations", tuple(self._restorations())),
            Part("healed", tuple([self._given(ref, HEALING) for ref in self.healable()])),
            Part("reloaded", tuple([self._given(ref, cost) for ref, cost in self.reloadable()])),
            Part("modulations", tuple(self._diversions())),
        )
        return Composed((Form("repair", parts, tuple(_pools(vessel)), self.key),))

    def _diversions(self) -> Iterator[Option]:
        for system in self.vessel.of(MODULATED):
            for arc in neighbours(system.plan.arc) if system.plan.arc in range(len(ARCS)) else ():
                if unmodulated(self.vessel, system, arc) is None:
                    ref = system.plan.ref
                    yield Option(Modulation(ref, ARCS[arc]), ref, ((ref, 1),))

    def _works(self) -> Iterator[Option]:
        for system in repairable(self.vessel):
            ref, section = system.plan.ref, system.plan.section
            for crew in range(1, pool(self.vessel, section).all + 1):
                yield Option(Work(ref, crew), ref, ((_crew(section), crew), (ref, 1)))

    def _restorations(self) -> Iterator[Option]:
        for name, lost in self.restorable():
            section = NUMBER[name]
            for crew in range(1, min(lost, pool(self.vessel, section).all) + 1):
                yield Option(Restoration(name, crew), name.value, ((_crew(section), crew), (name.value, 1)))

    def _given(self, ref: str, boxes: int) -> Option:
        return Option(ref, ref, ((_hull(self.vessel.system(ref).plan.section), boxes), (ref, 1)))

    def repairable(self) -> tuple[str, ...]:
        """Return the disabled systems that can be repaired, in record-sheet order, even without crew for them."""
        return tuple(system.plan.ref for system in repairable(self.vessel))

    def pool(self, section: SectionName) -> Crew:
        """Return the crew parties that may work in a section: its own, and the maximum that the core may lend."""
        return pool(self.vessel, NUMBER[section])

    def chance(self, crew: int) -> Fraction:
        """Return the probability that `crew` parties repair a system."""
        return chance(self.vessel.blueprint, crew)

    def restorable(self) -> tuple[tuple[SectionName, int], ...]:
        """Return the sections in which crew can restore hull, each with the boxes lost. Rule MV-3.1.2-03."""
        vessel = self.vessel
        if vessel.blueprint.hull_type is not HullType.TECHNOLOGICAL:
            return ()
        return tuple((SECTIONS[number], len(vessel.sections[number].crossed)) for number in restorable(vessel))

    def healable(self) -> tuple[str, ...]:
        """Return the disabled systems that a biological hull can heal for one box each. Rule MV-3.1.2-05."""
        vessel = self.vessel
        if vessel.blueprint.hull_type is not HullType.BIOLOGICAL:
            return ()
        return tuple(system.plan.ref for system in repairable(vessel) if spare(vessel, system) >= HEALING)

    def reloadable(self) -> tuple[tuple[str, int], ...]:
        """Return the spent weapons that a biological hull can reload, each with the boxes it costs. Rule MV-3.1.2-09."""
        vessel = self.vessel
        if vessel.blueprint.hull_type is not HullType.BIOLOGICAL:
            return ()
        return tuple((system.plan.ref, reload_cost(system)) for system in reloadable(vessel))

    def modulations(self) -> tuple[Modulation, ...]:
        """Return the useful orders for modulated generators: neighbouring arcs that lack shield hits. Rule MV-3.5.10-02."""
        return tuple(Modulation(system.plan.ref, ARCS[arc]) for system, arc in useful_diversions(self.vessel))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why these orders are illegal."""
        if not isinstance(answer, RepairOrders):
            return (Refusal("MV-2.3.1-06", message("refusal-repair-expected")),)
        vessel = self.vessel
        return (
            *_unlike_hull(vessel, answer),
            *_twice(answer),
            *_not_possible(vessel, (work.system for work in answer.works), unrepairable),
            *_not_possible(vessel, iter(answer.healed), unrepairable),
            *_not_possible(vessel, iter(answer.reloaded), unreloadable),
            *_wrong_modulations(vessel, answer),
            *_wrong_numbers(vessel, answer),
            *_overworked(vessel, answer),
            *_overspent(vessel, answer),
        )


def _crew(section: int) -> str:
    return f"crew of {SECTIONS[section].value}"


def _hull(section: int) -> str:
    return f"hull of {SECTIONS[section].value}"


def _pools(vessel: Vessel) -> Iterator[Pool]:
    """Yield crew and boxes of every section; each system, section and generator gets one order."""
    for section, name in enumerate(SECTIONS):
        yield Pool(_crew(section), pool(vessel, section).all)
        yield Pool(_hull(section), max(0, vessel.sections[section].left - 1))
        yield Pool(name.value, 1)
    yield from [Pool(system.plan.ref, 1) for system in vessel.systems if system.flags or system.plan.kind == MODULATED]


def _found(vessel: Vessel, ref: str) -> System | None:
    return vessel.system(ref) if ref in vessel.blueprint.by_ref else None


def _unlike_hull(vessel: Vessel, orders: RepairOrders) -> Iterator[Refusal]:
    hull = vessel.blueprint.hull_type
    if orders.restorations and hull is not HullType.TECHNOLOGICAL:
        yield Refusal("MV-3.1.2-03", message("refusal-repair-technological"))
    if orders.healed and hull is not HullType.BIOLOGICAL:
        yield Refusal("MV-3.1.2-05", message("refusal-repair-heals"))
    if orders.reloaded and hull is not HullType.BIOLOGICAL:
        yield Refusal("MV-3.1.2-09", message("refusal-repair-reloads"))


def _twice(orders: RepairOrders) -> Iterator[Refusal]:
    """Yield refusals of repeated work: one attempt per system, by crew or hull, because all is assigned before the dice."""
    for named, rule in (
        ((*(work.system for work in orders.works), *orders.healed), "MV-2.3.1-06"),
        (orders.reloaded, "MV-3.1.2-09"),
        (tuple(each.generator for each in orders.modulations), "MV-3.5.10-02"),
    ):
        for ref in dict.fromkeys(each for each in named if named.count(each) > 1):
            yield Refusal(rule, message("refusal-repair-repeated", system=ref))


def _not_possible(vessel: Vessel, refs: Iterator[str], why: Why) -> Iterator[Refusal]:
    for ref in refs:
        system = _found(vessel, ref)
        refusal = _missing(vessel, ref) if system is None else why(vessel, system)
        if refusal is not None:
            yield refusal


def _missing(vessel: Vessel, ref: str) -> Refusal:
    return Refusal("MV-2.3.1-01", message("refusal-has-none", ship=vessel.key, kind="system", system=ref))


def _wrong_modulations(vessel: Vessel, orders: RepairOrders) -> Iterator[Refusal]:
    for each in orders.modulations:
        arc = ARC_NUMBER[each.arc]

        def why(ship: Vessel, system: System, arc: int = arc) -> Refusal | None:
            return unmodulated(ship, system, arc)

        yield from _not_possible(vessel, iter((each.generator,)), why)


def _wrong_numbers(vessel: Vessel, orders: RepairOrders) -> Iterator[Refusal]:
    for work in orders.works:
        if work.crew < 1:
            yield Refusal("MV-2.3.1-06", message("refusal-repair-no-crew", crew=work.crew, system=work.system))
    for each in orders.restorations:
        if each.crew < 1:
            where = place_named(each.section.value)
            yield Refusal("MV-3.1.2-03", message("refusal-repair-no-crew-hull", crew=each.crew, place=where))
    for number, boxes in enumerate(_restored(orders)):
        lost = len(vessel.sections[number].crossed)
        if boxes > lost:
            told = message("refusal-repair-boxes", boxes=boxes, section=_CALLED[number], lost=lost)
            yield Refusal("MV-3.1.2-03", told)


def _restored(orders: RepairOrders) -> list[int]:
    boxes = [0] * len(SECTIONS)
    for each in orders.restorations:
        boxes[NUMBER[each.section]] += max(0, each.crew)
    return boxes


def _overworked(vessel: Vessel, orders: RepairOrders) -> Iterator[Refusal]:
    """Yield refusals of assigned parties beyond those of a section, or of the core that lends them.

    Rules MV-2.3.1-02 to -05, MV-3.1.2-03.
    """
    busy = _restored(orders)
    for work in orders.works:
        system = _found(vessel, work.system)
        if system is not None:
            busy[system.plan.section] += max(0, work.crew)
    lent = 0
    for number, crew in enumerate(busy):
        there = pool(vessel, number)
        if crew > there.all:
            told = message("refusal-repair-overworked", crew=crew, section=_CALLED[number], most=there.all)
            yield Refusal("MV-2.3.1-02", told)
        elif number != CORE:
            lent += max(0, crew - there.own)
    at_home = vessel.sections[CORE].crew_parties - lent
    if lent and busy[CORE] > at_home:
        yield Refusal("MV-2.3.1-03", message("refusal-repair-lent", lent=lent, left=max(0, at_home)))


def _overspent(vessel: Vessel, orders: RepairOrders) -> Iterator[Refusal]:
    """Yield refusals of boxes beyond those that a section can give; the last one stays. Rules MV-3.1.2-07, -11."""
    cost = [0] * len(SECTIONS)
    for ref in orders.healed:
        system = _found(vessel, ref)
        if system is not None:
            cost[system.plan.section] += HEALING
    for ref in orders.reloaded:
        system = _found(vessel, ref)
        if system is not None:
            cost[system.plan.section] += reload_cost(system)
    for number, boxes in enumerate(cost):
        left = vessel.sections[number].left
        if boxes and boxes >= left:
            told = message("refusal-repair-overspent", boxes=boxes, section=_CALLED[number], left=left)
            yield Refusal("MV-3.1.2-11", told)
