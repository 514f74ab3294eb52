"""The decision of ships in terrain: clearing their way through asteroids (5.0.4)."""

from typing import Any, ClassVar

from metamaker.games.metaverse.battle.decision import Answer, Decision, Refusal
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.terrain.orders import ClearOrders
from metamaker.games.metaverse.battle.terrain.rocks import Meeting, clearing
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import Composed, Form, Legal, Part, options


class ClearRocks(Decision):
    """Asteroids on the way of a ship: the weapons that fire at them, and the array that guides those.

    Both do nothing more in this turn. `meeting` is the encounter with its dice; if the rocks come between two arcs, one of
    these is chosen. Rules MV-5.0.4-04, -05.
    """

    kind: ClassVar[str] = "rocks"
    rules: ClassVar[tuple[str, ...]] = ("MV-5.0.4-04", "MV-5.0.4-05")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = ClearOrders

    def __init__(self, table: Table, secrets: Secrets, meeting: Meeting) -> None:
        super().__init__(table, meeting.vessel.side, secrets, meeting.vessel.key)
        self.meeting = meeting

    @property
    def vessel(self) -> Vessel:
        """The asked ship."""
        return self.meeting.vessel

    def default(self) -> Answer:
        """Return orders not to fire."""
        return ClearOrders()

    def able(self) -> tuple[list[System], list[System]]:
        """Return the usable arrays and weapons."""
        return clearing(self.table, self.vessel)

    def legal(self) -> Legal:
        """Return the arrays; one of them may guide any of the weapons."""
        arrays, weapons = self.able()
        refs = [weapon.plan.ref for weapon in weapons]
        of = Part("array", options([array.plan.ref for array in arrays]), 0, 1)
        arc = Part("arc", options(self.arcs()), 0, 1)
        return Composed((Form("rocks", (of, Part("weapons", options(refs), 0, len(refs)), arc), (), self.key),))

    def arcs(self) -> list[str]:
        """Return the arcs between which the rocks come, none if they come in the middle of an arc."""
        return [ARC_WORDS[arc] for arc in self.meeting.arcs]

    def composed(self, form: Form, chosen: Any) -> Answer:  # noqa: ARG002 - there is one form
        """Return the chosen orders."""
        array, arc = (next(iter(chosen.get(part, ())), "") for part in ("array", "arc"))
        return ClearOrders(array, tuple(chosen.get("weapons", ())), arc)

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why these orders are illegal."""
        orders: ClearOrders = answer
        arrays, weapons = self.able()
        found: list[Refusal] = []
        if orders.arc and orders.arc not in self.arcs():
            found.append(Refusal("MV-5.0.4-04", message("refusal-rocks-arc", arc=orders.arc)))
        if orders.array and orders.array not in [array.plan.ref for array in arrays]:
            found.append(Refusal("MV-5.0.4-05", message("refusal-fire-no-array", system=orders.array)))
        if orders.weapons and not orders.array:
            found.append(Refusal("MV-5.0.4-05", message("refusal-rocks-no-array")))
        if orders.array and not orders.weapons:
            found.append(Refusal("MV-5.0.4-05", message("refusal-fire-no-weapon", system=orders.array)))
        able = [weapon.plan.ref for weapon in weapons]
        odd = [ref for ref in orders.weapons if ref not in able]
        found += [Refusal("MV-5.0.4-05", message("refusal-rocks-weapon", system=ref)) for ref in odd]
        twice = sorted({ref for ref in orders.weapons if orders.weapons.count(ref) > 1})
        found += [Refusal("MV-5.0.4-05", message("refusal-twice", system=ref)) for ref in twice]
        return tuple(found)
