"""Decisions after a hit: interception by weapons of the ship and by squadrons (2.2.2)."""

from collections.abc import Iterator
from typing import ClassVar

from metamaker.games.metaverse.battle.aim import Profile
from metamaker.games.metaverse.battle.decision import Answer, Decision, Refusal
from metamaker.games.metaverse.battle.fire.interception import Threat, fire_profile, screening_weapons
from metamaker.games.metaverse.battle.fire.orders import InterceptOrders, Screen, SquadronScreen
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import Composed, Form, Legal, Option, Part, Pool, choice, options


class InterceptFire(Decision):
    """Interception of fire that has hit a ship or a mission. `threat` has the firer, its weapons and the possible interceptors.

    Rules MV-2.2.2-10 to -12.
    """

    kind: ClassVar[str] = "intercept"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.2-10", "MV-2.2.2-12")
    answer_type: ClassVar[object] = InterceptOrders
    made: ClassVar[dict[str, object]] = {"intercept": InterceptOrders, "screen": Screen, "by_squadron": SquadronScreen}

    def __init__(self, table: Table, secrets: Secrets, threat: Threat) -> None:
        super().__init__(table, threat.target.side, secrets, threat.target.key if isinstance(threat.target, Vessel) else "")
        self.threat = threat
        self.firer = threat.firer.key
        self.weapons = tuple(weapon.plan.ref for weapon in threat.weapons)

    def default(self) -> Answer:
        """Return orders that intercept nothing."""
        return InterceptOrders()

    def legal(self) -> Legal:
        """Return a form for each array that may guide weapons at this fire."""
        weapons = tuple([Option(ref, ref, ((ref, 1),)) for ref in self.ready()])
        screens = [
            Form("screen", (choice("array", options([array])), Part("weapons", weapons, 1)), ref=array)
            for array in self.arrays()
        ]
        pools = [Pool(ref, 1) for ref in self.ready()] + [Pool(squadron.key, 1) for squadron in self.threat.squadrons]
        parts = (
            Part("screens", tuple(screens) if weapons else (), 0, len(screens)),
            Part("squadrons", tuple([self._by_squadron(squadron) for squadron in self.threat.squadrons])),
        )
        return Composed((Form("intercept", parts, tuple(pools), self.key),))

    def _by_squadron(self, squadron: Squadron) -> Form:
        """Return the form for a squadron, with as many weapons as its crew quality. Rule MV-1.3.3-05."""
        some = tuple([Option(place) for place in screening_weapons(squadron)])
        most = min(len(some), self.table.quality_of(squadron))
        of = choice("squadron", (Option(squadron.key, squadron.key, ((squadron.key, 1),)),))
        return Form("by_squadron", (of, Part("weapons", some, 1, most)), ref=squadron.key)

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return why the ship may not intercept like this."""
        orders: InterceptOrders = answer
        return tuple(self._refusals(orders))

    def _refusals(self, orders: InterceptOrders) -> Iterator[Refusal]:
        arrays, weapons = self.arrays(), self.ready()
        for screen in orders.screens:
            if not screen.weapons:
                yield Refusal("MV-2.2.2-12", message("refusal-fire-no-weapon", system=screen.array))
            if screen.array not in arrays:
                yield Refusal("MV-2.2.2-12", message("refusal-fire-screen-array", system=screen.array))
            else:
                arrays.remove(screen.array)
            for ref in screen.weapons:
                if ref not in weapons:
                    yield Refusal("MV-2.2.2-12", message("refusal-fire-screen-weapon", system=ref))
                else:
                    weapons.remove(ref)
        yield from self._squadron_refusals(orders)

    def _squadron_refusals(self, orders: InterceptOrders) -> Iterator[Refusal]:
        """Yield why squadrons may not fire at this fire like this. Rules MV-2.2.2-13, MV-1.3.3-04, -05."""
        waiting = {squadron.key: squadron for squadron in self.threat.squadrons}
        for each in orders.squadrons:
            squadron = waiting.pop(each.squadron, None)
            if squadron is None:
                yield Refusal("MV-2.2.2-13", message("refusal-fire-screen-squadron", squadron=each.squadron))
                continue
            most = self.table.quality_of(squadron)
            if not 0 < len(each.weapons) <= most or len(set(each.weapons)) < len(each.weapons):
                yield Refusal("MV-1.3.3-05", message("refusal-squadron-weapons", squadron=each.squadron, most=most))
            elif any(place not in screening_weapons(squadron) for place in each.weapons):
                yield Refusal("MV-3.7.6-04", message("refusal-squadron-weapon", squadron=each.squadron))

    def arrays(self) -> list[str]:
        """Return the arrays that may guide interceptors."""
        return [array.plan.ref for array in self.threat.arrays]

    def ready(self) -> list[str]:
        """Return the weapons that may intercept."""
        return [weapon.plan.ref for weapon in self.threat.ready]

    def profile(self, array: str) -> Profile:
        """Return the profile of interceptors on an array."""
        vessel = self.table.by_key[self.key]
        return fire_profile(vessel, self.threat.weapons, vessel.system(array))

    def screens(self, orders: InterceptOrders) -> list[tuple[System, list[System]]]:
        """Return legal orders with their systems."""
        vessel = self.threat.target
        if not isinstance(vessel, Vessel):
            return []
        return [(vessel.system(each.array), [vessel.system(ref) for ref in each.weapons]) for each in orders.screens]

    def squadrons(self, orders: InterceptOrders) -> list[tuple[Squadron, tuple[int, ...]]]:
        """Return legal orders with their squadrons."""
        able = {squadron.key: squadron for squadron in self.threat.squadrons}
        return [(able[each.squadron], each.weapons) for each in orders.squadrons]
