"""The decision of the EW Step."""

from typing import ClassVar, Final

from metamaker.games.metaverse.battle.decision import Decision, Refusal
from metamaker.games.metaverse.battle.electronics import rules
from metamaker.games.metaverse.battle.electronics.orders import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.electronics.rules import refusals
from metamaker.games.metaverse.battle.electronics.signature import AIMED, ANSIBLE, POD, SWITCHED
from metamaker.games.metaverse.battle.places import ARCS
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.decision import Composed, Form, Legal, Option, Part, Pool, choice, options

NOTHING: Final = ElectronicOrders()


class SwitchElectronics(Decision):
    """All EW actions of one ship. Rules MV-2.2.1-01, -02."""

    kind: ClassVar[str] = "electronics"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.1-01", "MV-2.2.1-02", "MV-3.4.0-05")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = ElectronicOrders
    made: ClassVar[dict[str, object]] = {"electronics": ElectronicOrders, "support": Support}

    @property
    def vessel(self) -> Vessel:
        """The asked ship."""
        return self.table.by_key[self.key]

    def default(self) -> ElectronicOrders:
        """Return orders that change nothing; no array is aimed at the beginning of the step."""
        return NOTHING

    def legal(self) -> Legal:
        """Return the possible switches, activations, aims, supports, drops and raises; a system gets one order."""
        arrays, ansibles, friends = self.arrays(), self.ansibles(), self.friends()
        aims = [
            Option(Aim(array.plan.ref, target.key), target.key, ((array.plan.ref, 1),))
            for array in arrays
            for target in self.targets()
        ]
        supports = [self._support(ansible, friends) for ansible in ansibles if friends]
        parts = (
            Part("on", options(self.may_go_on())),
            Part("off", options(self.may_go_off())),
            Part("pods", options(self.pods())),
            Part("aims", tuple(aims)),
            Part("supports", tuple(supports), 0, len(supports)),
            Part("dropped", options(self.droppable())),
            Part("raised", options(self.raisable())),
        )
        return Composed((Form("electronics", parts, tuple([Pool(array.plan.ref, 1) for array in arrays]), self.key),))

    def _support(self, ansible: System, friends: list[Vessel]) -> Form:
        served = Part("ships", options([friend.key for friend in friends]), 1, ansible.plan.rating)
        return Form("support", (choice("system", options([ansible.plan.ref])), served), ref=ansible.plan.ref)

    def refusals(self, answer: ElectronicOrders) -> tuple[Refusal, ...]:
        """Return every reason why these orders are illegal. Rules MV-2.2.1-05, MV-3.4.0-05, -06."""
        return refusals(self.table, self.vessel, answer)

    def may_go_on(self) -> tuple[str, ...]:
        """Return the systems that can be switched on."""
        return tuple([system.plan.ref for system in self.vessel.of(*SWITCHED) if rules.may_go_on(system)])

    def may_go_off(self) -> tuple[str, ...]:
        """Return the systems that can be switched off."""
        return tuple([system.plan.ref for system in self.vessel.of(*SWITCHED) if rules.may_go_off(system)])

    def pods(self) -> tuple[str, ...]:
        """Return the countermeasure pods that can be activated. Rule MV-3.4.10-02."""
        return tuple([pod.plan.ref for pod in self.vessel.working(POD)])

    def arrays(self) -> list[System]:
        """Return the ELINT and targeting arrays that can be aimed at one of `targets` each."""
        return self.vessel.working(*AIMED)

    def targets(self) -> list[Vessel]:
        """Return the enemy ships at which arrays can be aimed. Rules MV-3.4.3-02, MV-3.4.4-02."""
        return rules.targets(self.table, self.vessel)

    def ansibles(self) -> list[System]:
        """Return the working ansibles; each can support as many `friends` as its rating."""
        return self.vessel.working(ANSIBLE)

    def friends(self) -> list[Vessel]:
        """Return the ships that ansibles can support. Rule MV-3.4.7-02."""
        return rules.friends(self.table, self.vessel)

    def droppable(self) -> tuple[Arc, ...]:
        """Return the arcs with shields that can be dropped. Rule MV-3.1.5-06."""
        return tuple([ARCS[number] for number in rules.droppable(self.vessel)])

    def raisable(self) -> tuple[Arc, ...]:
        """Return the arcs with shields that can be raised, none while stealth is on. Rules MV-3.1.5-06, -08, MV-3.4.9-02."""
        if not rules.stealth_stays_off(self.vessel):
            return ()
        return tuple([ARCS[number] for number in rules.raisable(self.table, self.vessel)])
