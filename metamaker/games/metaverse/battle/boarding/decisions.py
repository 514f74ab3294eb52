"""The decisions of the Boarding Combat Step: reinforcements, advances, systems to disable (2.2.5)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from metamaker.games.metaverse.battle.boarding.combat import within_reach
from metamaker.games.metaverse.battle.boarding.orders import DisableOrders, Shift, ShiftOrders
from metamaker.games.metaverse.battle.boarding.parties import undefended
from metamaker.games.metaverse.battle.decision import Answer, Decision, Refusal
from metamaker.games.metaverse.battle.places import CORE, SECTION_WORDS, opposite
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import Composed, Form, Legal, Option, Part, Pool, Span, choice, options

Moving = tuple[int, int, int, int]
"""A way from one section to another, with the marines and the crew that can take it."""


def invaded(table: Table, vessel: Vessel) -> list[int]:
    """Return the sections in which enemies from an earlier turn continue to fight. Rules MV-2.2.5-11, -13."""
    return [
        number
        for number, state in enumerate(vessel.sections)
        if state.stands and any(each.since < table.turn for each in state.boarders)
    ]


def adjoining(one: int, other: int) -> bool:
    """Return whether two different sections adjoin: all do except those exactly opposite each other. Rule MV-2.2.5-15."""
    return one != other and (CORE in {one, other} or opposite(one) != other)


class _ShiftParties(Decision):
    """Moves of parties inside a ship, `key`."""

    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = ShiftOrders

    @property
    def vessel(self) -> Vessel:
        """The ship with the parties."""
        return self.table.by_key[self.key]

    def ways(self) -> list[Moving]:
        """Return all ways that parties may take, with the parties that can."""
        raise NotImplementedError

    def default(self) -> Answer:
        """Return orders to stay."""
        return ShiftOrders()

    def legal(self) -> Legal:
        """Return for each way how many marines and crew parties can take it."""
        forms = tuple([self._form(*way) for way in self.ways()])
        return Composed((Form(self.kind, (Part("shifts", forms),), (), self.key),))

    def _form(self, start: int, section: int, marines: int, crew: int) -> Form:
        at = choice("start", options([SECTION_WORDS[start]])), choice("section", options([SECTION_WORDS[section]]))
        return Form("shift", (*at, choice("marines", Span(0, marines)), choice("crew", Span(0, crew))))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why these orders are illegal."""
        return tuple(self._refusals(answer))

    def _refusals(self, orders: ShiftOrders) -> Iterator[Refusal]:
        ways = {(SECTION_WORDS[way[0]], SECTION_WORDS[way[1]]): way for way in self.ways()}
        gone: dict[str, tuple[int, int]] = {}
        for shift in orders.shifts:
            way = ways.get((shift.start, shift.section))
            if way is None:
                yield Refusal(self.rules[0], message("refusal-shift-way", start=shift.start, section=shift.section))
                continue
            marines, crew = gone.get(shift.start, (0, 0))
            gone[shift.start] = marines + shift.marines, crew + shift.crew
            if shift.marines < 0 or shift.crew < 0:
                yield Refusal(self.rules[0], message("refusal-load-count"))
            elif marines + shift.marines > way[2] or crew + shift.crew > way[3]:
                told = message("refusal-load-parties", section=shift.start, marines=way[2], crew=way[3])
                yield Refusal(self.rules[0], told)


class Reinforce(_ShiftParties):
    """Reinforcements: own parties of a ship move into sections with a continuing fight. Rule MV-2.2.5-13."""

    kind: ClassVar[str] = "reinforce"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.5-13", "MV-2.2.5-11")
    made: ClassVar[dict[str, object]] = {"reinforce": ShiftOrders, "shift": Shift}

    def ways(self) -> list[Moving]:
        """Return the ways from every section with own parties into every invaded one."""
        sections = self.vessel.sections
        return [
            (start, section, state.marine_parties, state.crew_parties)
            for section in invaded(self.table, self.vessel)
            for start, state in enumerate(sections)
            if start != section and not undefended(state)
        ]


class AdvanceBoarders(_ShiftParties):
    """Advances: boarders of a ship leave sections that had no defender at the start of the step, to adjoining ones.

    `cleared` are those sections. Rules MV-2.2.5-14, -15.
    """

    kind: ClassVar[str] = "advance"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.5-14", "MV-2.2.5-15")
    made: ClassVar[dict[str, object]] = {"advance": ShiftOrders, "shift": Shift}

    def __init__(self, table: Table, side: int, secrets: Secrets, key: str, cleared: Sequence[int]) -> None:
        super().__init__(table, side, secrets, key)
        self.cleared = tuple(cleared)

    def ways(self) -> list[Moving]:
        """Return the ways from cleared sections to all adjoining ones that stand."""
        sections = self.vessel.sections
        return [
            (start, section, _marines(self.vessel, start), _crew(self.vessel, start))
            for start in self.cleared
            if sections[start].boarders
            for section, state in enumerate(sections)
            if state.stands and adjoining(start, section)
        ]


def _marines(vessel: Vessel, section: int) -> int:
    return sum([each.marines for each in vessel.sections[section].boarders])


def _crew(vessel: Vessel, section: int) -> int:
    return sum([each.crew for each in vessel.sections[section].boarders])


class DisableSystems(Decision):
    """Systems that boarders disable in undefended sections of a ship, one for each party. Rule MV-2.2.5-12."""

    kind: ClassVar[str] = "disable"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.5-12", "MV-2.2.5-19")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = DisableOrders
    made: ClassVar[dict[str, object]] = {"disable": DisableOrders}

    @property
    def vessel(self) -> Vessel:
        """The ship with the parties."""
        return self.table.by_key[self.key]

    def sections(self) -> list[int]:
        """Return the sections held by boarders, with a system left to disable."""
        return held(self.vessel)

    def systems(self, section: int) -> list[System]:
        """Return the systems that boarders can disable in a section."""
        return within_reach(self.vessel, section)

    def default(self) -> Answer:
        """Return orders to disable nothing."""
        return DisableOrders()

    def legal(self) -> Legal:
        """Return the systems; each needs a party of its section."""
        found = [
            Option(system.plan.ref, system.plan.ref, ((SECTION_WORDS[section], 1), (system.plan.ref, 1)))
            for section in self.sections()
            for system in self.systems(section)
        ]
        parties = [Pool(SECTION_WORDS[each], self.vessel.sections[each].boarding_parties) for each in self.sections()]
        once = [Pool(option.value, 1) for option in found]
        return Composed((Form("disable", (Part("systems", tuple(found)),), (*parties, *once), self.key),))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why these orders are illegal."""
        return tuple(self._refusals(answer))

    def _refusals(self, orders: DisableOrders) -> Iterator[Refusal]:
        left = {section: self.vessel.sections[section].boarding_parties for section in self.sections()}
        within = {system.plan.ref: section for section in left for system in self.systems(section)}
        for ref in sorted(set(orders.systems), key=orders.systems.index):
            section = within.get(ref)
            if section is None:
                yield Refusal("MV-2.2.5-12", message("refusal-disable-reach", system=ref))
                continue
            left[section] -= orders.systems.count(ref)
            if left[section] < 0 or orders.systems.count(ref) > 1:
                most = self.vessel.sections[section].boarding_parties
                yield Refusal("MV-2.2.5-12", message("refusal-disable-most", section=SECTION_WORDS[section], most=most))


def held(vessel: Vessel) -> list[int]:
    """Return the undefended sections held by boarders, with a system left to disable."""
    return [
        number
        for number, state in enumerate(vessel.sections)
        if state.stands and state.boarders and undefended(state) and within_reach(vessel, number)
    ]
