"""The End Phase: the Repair Step, all ships at once, part by part; then the Morale Step (2.3.1, 2.3.2)."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.blueprint import HANGAR_BAY
from metamaker.games.metaverse.battle.command import chain
from metamaker.games.metaverse.battle.command.morale import check_all
from metamaker.games.metaverse.battle.damage import reactors
from metamaker.games.metaverse.battle.damage.detonation import detonate
from metamaker.games.metaverse.battle.damage.hull import Cause
from metamaker.games.metaverse.battle.damage.reactors import end_of_turn
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.effects import settle, spend_pods
from metamaker.games.metaverse.battle.places import ARC_NUMBER, NUMBER
from metamaker.games.metaverse.battle.repair.crews import foul_air, mend, shed_plates
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs, has_choice
from metamaker.games.metaverse.battle.repair.hull import grow, heal, reload, restore
from metamaker.games.metaverse.battle.repair.orders import RepairOrders
from metamaker.games.metaverse.battle.repair.shields import adapt, regenerate
from metamaker.games.metaverse.battle.starfighters.decisions import GrowSquadrons
from metamaker.games.metaverse.battle.starfighters.flight import bereave
from metamaker.games.metaverse.battle.starfighters.morale import check_squadrons, conditions_met
from metamaker.games.metaverse.battle.starfighters.operations import grow as grow_squadron
from metamaker.games.metaverse.battle.starfighters.traffic import growable
from metamaker.games.metaverse.battle.state.battle import Battle, Detonation
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, Status, Vessel
from metamaker.games.metaverse.battle.turn.step import RunningStep, aftermath
from metamaker.games.metaverse.loss_limits import REACTOR

NOTHING: Final = RepairOrders()


class RepairStep(RunningStep):
    """A running step: asks both sides for the repairs of all their ships, then ends the turn's damage.

    Dice: ships in the order of the battle, in each its works in the order written, one damage control die each (a D10 for a
    D5); then melting reactors one by one, each with the dice of its detonation and of its criticals. Only ships on the table
    take part. Rules MV-2.3.0-01, MV-2.3.1-06, -14.
    """

    def __init__(self) -> None:
        self.asked: list[int] | None = None
        self.orders: dict[int, RepairOrders] = {}
        self.growing: tuple[GrowSquadrons, ...] = ()
        self.repaired = False

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Ask for repairs once, then for squadrons to grow, then carry out the rest."""
        if self.asked is None:
            vessels = [vessel for vessel in battle.table.fighting() if has_choice(vessel)]
            self.asked = [vessel.number for vessel in vessels]
            if vessels:
                return tuple(
                    AssignRepairs(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key) for vessel in vessels
                )
        vessels = battle.table.fighting()
        if not self.repaired:
            self.repaired = True
            for vessel in vessels:
                _carry_out(battle, vessel, self.orders.get(vessel.number, NOTHING))
            self.growing = _growths(battle)
            if self.growing:
                return self.growing
        for vessel in vessels:
            grow(battle, vessel)
        self._settle(battle, vessels)
        melt(battle)
        return ()

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Keep the orders of the asked ships; squadrons are grown at once."""
        if self.growing:
            for asked, answer in zip(self.growing, answers, strict=True):
                for growth in answer.growths:
                    grow_squadron(battle, asked.vessel, asked.vessel.system(growth.bay), growth.starfighter)
            return
        self.orders = dict(zip(self.asked or (), answers, strict=True))

    def _settle(self, battle: Battle, vessels: Sequence[Vessel]) -> None:
        """Do parts 3 to 7: shields, adaptation, plates, pods, air."""
        for vessel in vessels:
            modulations = self.orders.get(vessel.number, NOTHING).modulations
            regenerate(battle, vessel, [(vessel.system(each.generator), ARC_NUMBER[each.arc]) for each in modulations])
        for vessel in vessels:
            adapt(battle, vessel)
        for vessel in vessels:
            shed_plates(battle, vessel)
        spend_pods(battle)
        for vessel in vessels:
            foul_air(battle, vessel)


def _growths(battle: Battle) -> tuple[GrowSquadrons, ...]:
    """Ask which squadrons biological hulls grow, after the rest of part 1. Rules MV-3.1.2-06, -07."""
    table = battle.table
    able = [vessel for vessel in table.carriers.get(HANGAR_BAY, ()) if vessel.fights and growable(table, vessel)]
    return tuple([GrowSquadrons(table, vessel.side, battle.secrets[vessel.side], vessel.key) for vessel in able])


def _carry_out(battle: Battle, vessel: Vessel, orders: RepairOrders) -> None:
    """Do part 1: crews roll, crews restore, the hull heals and reloads; then check which systems have power again."""
    if orders is NOTHING:
        return
    mended = [mend(battle, vessel, vessel.system(work.system), work.crew) for work in orders.works]
    for each in orders.restorations:
        restore(battle, vessel, NUMBER[each.section], each.crew, ("MV-3.1.2-03", "MV-3.1.2-04"))
    for ref in orders.healed:
        heal(battle, vessel, vessel.system(ref))
    for ref in orders.reloaded:
        reload(battle, vessel, vessel.system(ref))
    if orders.healed or any(mended):
        reactors.refresh(battle, vessel)


def melt(battle: Battle) -> None:
    """Do part 8: detonate melting reactors that were not repaired, in the order caused, each with its criticals.

    A reactor that begins to melt meanwhile joins the end. That of a ship off the table waits until it returns. Rules
    MV-2.3.1-12, -14, MV-3.2.3-11.
    """
    battle.melting = [due for due in battle.melting if _melts(battle.table.vessels[due.vessel], due.section)]
    waiting: list[Detonation] = []
    while battle.melting:
        due = battle.melting.pop(0)
        vessel = battle.table.vessels[due.vessel]
        if vessel.status is Status.AWAY:
            waiting.append(due)
        elif vessel.fights and _melts(vessel, due.section):
            detonate(battle, vessel, due.section, Cause("detonation"))
            aftermath(battle)
    battle.melting = waiting


def _melts(vessel: Vessel, section: int) -> bool:
    """Return whether the reactor of a section is still disabled and not destroyed."""
    return any(
        system.plan.section == section and system.flags & DISABLED and not system.flags & DESTROYED
        for system in vessel.of(REACTOR)
    )


class MoraleStep(RunningStep):
    """A step without decisions: ships and squadrons check their morale, the chain of command breaks, the turn ends.

    Dice: those of `check_all`, then of `check_squadrons`. Rules MV-2.3.0-01, MV-2.3.2-01 to -17, MV-3.8.0-08, MV-A.2-56.
    """

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Make all checks; cut off the electronics of ships that leave."""
        squadrons = conditions_met(battle.table) if battle.table.squadrons else {}
        check_all(battle)
        if squadrons:
            check_squadrons(battle, squadrons)
        chain.refresh(battle)
        if battle.table.squadrons:
            bereave(battle)
        end_of_turn(battle)
        settle(battle)
        return ()
