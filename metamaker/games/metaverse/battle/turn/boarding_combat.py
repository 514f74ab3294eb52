"""The Boarding Combat Step: reinforcements, advances, combat in all sections, disabled systems (2.2.5)."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from metamaker.games.metaverse.battle.boarding.combat import fight, sabotage
from metamaker.games.metaverse.battle.boarding.decisions import AdvanceBoarders, DisableSystems, Reinforce, held
from metamaker.games.metaverse.battle.boarding.events import PartiesShifted
from metamaker.games.metaverse.battle.boarding.orders import DisableOrders, Shift
from metamaker.games.metaverse.battle.boarding.parties import join, land, taken_off, undefended, withdraw
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.places import NUMBER
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.step import RunningStep, aftermath
from metamaker.games.metaverse.model.arc import SectionName

_ADVANCED: Final = ("MV-2.2.5-14", "MV-2.2.5-15")


class Part(IntEnum):
    """The progress of the step."""

    HELP = 0
    ADVANCE = 1
    FIGHT = 2
    DISABLE = 3
    OVER = 4


class BoardingCombatStep(RunningStep):
    """A running step that asks for help, then for advances, each for all ships together; fights; asks for systems to disable.

    Dice: ships in their order, section by section those of `fight`; a D20 for each disabled FTL drive that was charging, then
    those of criticals. Rules MV-2.2.5-01 to -19.
    """

    def __init__(self) -> None:
        self.part = Part.HELP
        self.asked: tuple[Decision, ...] = ()
        self.cleared: dict[int, list[int]] = {}

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Go on until decisions are open; none if the step is over."""
        self.asked = ()
        while not self.asked and self.part is not Part.OVER:
            boarded = [vessel for vessel in battle.table.fighting() if any(state.boarders for state in vessel.sections)]
            self.asked = self._questions(battle, boarded)
            self.part = Part(self.part + 1)
        return self.asked

    def _questions(self, battle: Battle, boarded: Sequence[Vessel]) -> tuple[Decision, ...]:
        table, secrets = battle.table, battle.secrets
        if self.part is Part.HELP:
            self.cleared = {vessel.number: _cleared(battle, vessel) for vessel in boarded}
            some = [Reinforce(table, each.side, secrets[each.side], each.key) for each in boarded]
            return tuple([each for each in some if each.ways()])
        if self.part is Part.ADVANCE:
            found = [
                AdvanceBoarders(table, 1 - each.side, secrets[1 - each.side], each.key, self.cleared[each.number])
                for each in boarded
            ]
            return tuple([each for each in found if each.ways()])
        if self.part is Part.FIGHT:
            for vessel in boarded:
                for section in range(len(vessel.sections)):
                    fight(battle, vessel, section)
            return ()
        return tuple([DisableSystems(table, 1 - each.side, secrets[1 - each.side], each.key) for each in boarded if held(each)])

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Move parties, or disable systems; the consequences follow when all ships are done."""
        disabled = False
        for decision, answer in zip(self.asked, answers, strict=True):
            vessel = battle.table.by_key[decision.key]
            if isinstance(answer, DisableOrders):
                for ref in answer.systems:
                    sabotage(battle, vessel, vessel.system(ref))
                    disabled = True
            else:
                for shift in answer.shifts:
                    _shift(battle, vessel, shift, boarders=isinstance(decision, AdvanceBoarders))
        if disabled:
            aftermath(battle)


def _cleared(battle: Battle, vessel: Vessel) -> list[int]:
    """Return the sections from which boarders can advance: they came on an earlier turn, and the section is undefended."""
    return [
        number
        for number, state in enumerate(vessel.sections)
        if undefended(state) and any(each.since < battle.table.turn for each in state.boarders)
    ]


def _shift(battle: Battle, vessel: Vessel, order: Shift, *, boarders: bool) -> None:
    """Move parties inside a ship. Rules MV-2.2.5-13, -14, -19."""
    start, section = vessel.sections[NUMBER[SectionName(order.start)]], vessel.sections[NUMBER[SectionName(order.section)]]
    if not order.marines and not order.crew:
        return
    if boarders:
        for some in taken_off(start, order.marines, order.crew):
            land(section, some)
    else:
        withdraw(start, order.marines, order.crew)
        join(section, order.marines, order.crew)
    vessel.changed()
    if battle.telling:
        told = PartiesShifted(vessel.key, order.section, order.start, boarders, order.marines, order.crew)
        battle.tell(told._replace(rules=_ADVANCED) if boarders else told)
