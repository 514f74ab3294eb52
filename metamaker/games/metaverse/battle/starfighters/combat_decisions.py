"""Decisions of the Starfighter Combat Step: fire of 0 cm weapons at squadrons, fire of squadrons (2.2.3, 2.2.4)."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import ClassVar

from metamaker.games.metaverse.battle.decision import Answer, Decision, Refusal
from metamaker.games.metaverse.battle.fire.arms import free_arrays
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.starfighters import combat, flak
from metamaker.games.metaverse.battle.starfighters.orders import FlakOrders, FlakShot, SquadronFireOrders, SquadronShot
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import Composed, Form, Legal, Option, Part, Pool, choice, options


class FireFlak(Decision):
    """The fire of a ship's 0 cm weapons at the squadrons in contact with it. Rules MV-2.2.3-02, MV-2.2.4-07."""

    kind: ClassVar[str] = "flak"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.3-02", "MV-2.2.4-07", "MV-1.3.6-17")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = FlakOrders
    made: ClassVar[dict[str, object]] = {"flak": FlakOrders, "shot": FlakShot}

    @property
    def vessel(self) -> Vessel:
        """The ship that fires."""
        return self.table.by_key[self.key]

    def missions(self) -> list[Mission]:
        """Return the missions that the ship may fire at."""
        return flak.attackers(self.table, self.vessel)

    def weapons(self, mission: Mission) -> list[System]:
        """Return the 0 cm weapons that may fire at a mission."""
        return flak.weapons_on(self.table, self.vessel, mission)

    def arrays(self) -> list[System]:
        """Return the free arrays of the ship."""
        return free_arrays(self.vessel)

    def default(self) -> Answer:
        """Return orders without fire."""
        return FlakOrders()

    def legal(self) -> Legal:
        """Return for each array and squadron the weapons that may fire, one by one."""
        forms: list[Form] = []
        for mission in self.missions():
            some = tuple([Option(each.plan.ref, each.plan.ref, ((each.plan.ref, 1),)) for each in self.weapons(mission)])
            for array in self.arrays() if some else ():
                by = choice("array", (Option(array.plan.ref, array.plan.ref, ((array.plan.ref, 1),)),))
                for squadron in mission.squadrons:
                    at = choice("mission", options([mission.key])), Part("squadrons", options([squadron.key]), 1, 1)
                    forms.append(Form("shot", (by, at[0], Part("weapons", some, 1, 1), at[1]), ref=squadron.key))
        pools = tuple([Pool(system.plan.ref, 1) for system in self.vessel.systems])
        return Composed((Form("flak", (Part("shots", tuple(forms)),), pools, self.key),))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why the ship may not fire like this."""
        return tuple(flak.refusals(self.table, self.vessel, answer))


class FireSquadrons(Decision):
    """The fire of squadrons, by their keys: all of one strength, or those with indirect weapons, which fire first.

    Rules MV-2.2.3-01 to -10, MV-1.3.3-05, -06, MV-3.7.6-06, -08.
    """

    kind: ClassVar[str] = "squadrons"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.3-05", "MV-2.2.3-10", "MV-1.3.3-05")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = SquadronFireOrders
    made: ClassVar[dict[str, object]] = {
        "squadrons": SquadronFireOrders,
        "ship": SquadronShot,
        "surgical": SquadronShot,
        "other": SquadronShot,
        "unload": partial(SquadronShot, weapons=(), unloads=True),
    }

    def __init__(self, table: Table, side: int, secrets: Secrets, squadrons: tuple[str, ...], *, indirect: bool) -> None:
        super().__init__(table, side, secrets)
        self.squadrons = squadrons
        self.indirect = indirect

    def able(self) -> list[Squadron]:
        """Return the squadrons that fire now."""
        return [squadron for key in self.squadrons if (squadron := self.table.squadron(key)) is not None]

    def prey(self, squadron: Squadron) -> list[combat.Prey]:
        """Return the possible targets of a squadron for the weapons that fire now."""
        return [it for it in combat.prey(self.table, squadron) if self.weapons(squadron, it) or self.unloads(squadron, it)]

    def weapons(self, squadron: Squadron, it: combat.Prey) -> list[int]:
        """Return the weapons of a squadron for a target, by index."""
        return combat.weapons_at(squadron, it, indirect=self.indirect)

    def unloads(self, squadron: Squadron, it: combat.Prey) -> list[str]:
        """Return the arcs of a ship through which a squadron may unload its parties instead. Rule MV-3.7.5-07."""
        return [] if self.indirect else [ARC_WORDS[arc] for arc in combat.unloads_through(self.table, squadron, it)]

    def most(self, squadron: Squadron) -> int:
        """Return the number of weapons that a squadron may still fire this turn."""
        return combat.shots_left(self.table, squadron)

    def arcs(self, squadron: Squadron) -> list[str]:
        """Return the arcs of a ship through which a squadron may fire."""
        return [ARC_WORDS[arc] for arc in combat.arcs_open(self.table, squadron)]

    def systems(self, target: Vessel, arc: str) -> list[System]:
        """Return the systems that a surgical strike through an arc may name."""
        return combat.systems_open(target, ARC_WORDS.index(arc))

    def default(self) -> Answer:
        """Return orders without fire."""
        return SquadronFireOrders()

    def legal(self) -> Legal:
        """Return for each squadron its targets, with arcs and systems of ships; the number of weapons is a pool."""
        forms = [form for squadron in self.able() for it in self.prey(squadron) for form in self._ways(squadron, it)]
        pools = [Pool(squadron.key, self.most(squadron)) for squadron in self.able()]
        pools += [Pool(f"{each.key} {place}", 1) for each in self.able() for place in range(len(each.plan.weapons))]
        return Composed((Form("squadrons", (Part("shots", tuple(forms)),), tuple(pools)),))

    def _ways(self, squadron: Squadron, it: combat.Prey) -> Iterator[Form]:
        of, at = choice("squadron", options([squadron.key])), choice("target", options([it.key]))
        arms = _arms(squadron, self.weapons(squadron, it))
        weapons = Part("weapons", arms, 1, self.most(squadron))
        nothing = options([""])
        if not isinstance(it, Vessel):
            yield Form("other", (of, weapons, at, choice("arc", nothing), choice("system", nothing)), ref=it.key)
            return
        unloads = self.unloads(squadron, it)
        if unloads:
            of_all = Option(squadron.key, squadron.key, ((squadron.key, self.most(squadron)),))
            yield Form("unload", (choice("squadron", (of_all,)), at, choice("arc", options(unloads))), ref=it.key)
        arcs = self.arcs(squadron) if arms else []
        if not arcs:
            return
        yield Form("ship", (of, weapons, at, choice("arc", options(arcs)), choice("system", nothing)), ref=it.key)
        for arc in arcs:
            named = options([system.plan.ref for system in self.systems(it, arc)])
            if named:
                yield Form("surgical", (of, weapons, at, choice("arc", options([arc])), choice("system", named)), ref=it.key)

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why squadrons may not fire like this."""
        return tuple(self._refusals(answer))

    def _refusals(self, orders: SquadronFireOrders) -> Iterator[Refusal]:
        able = {squadron.key: squadron for squadron in self.able()}
        for shot in orders.shots:
            squadron = able.get(shot.squadron)
            if squadron is None:
                yield Refusal("MV-2.2.3-05", message("refusal-squadron-now", squadron=shot.squadron))
            else:
                yield from combat.shot_refusals(self.table, squadron, shot, indirect=self.indirect)
        yield from combat.crowded(
            self.table, [(able[each.squadron], each.target) for each in orders.shots if each.squadron in able]
        )
        for key, squadron in able.items():
            used = [place for shot in orders.shots if shot.squadron == key for place in shot.weapons]
            most, unloading = self.most(squadron), [shot for shot in orders.shots if shot.squadron == key and shot.unloads]
            if len(unloading) > 1 or (unloading and used):
                yield Refusal("MV-3.7.5-07", message("refusal-squadron-unload", squadron=key, target=unloading[0].target))
            if len(used) > most or len(set(used)) < len(used):
                yield Refusal("MV-1.3.3-05", message("refusal-squadron-weapons", squadron=key, most=most))


def _arms(squadron: Squadron, places: Iterable[int]) -> tuple[Option, ...]:
    """Return the weapons of a squadron as options, with the numbers and names used in orders."""
    return tuple(
        [
            Option(
                place,
                squadron.key,
                ((squadron.key, 1), (f"{squadron.key} {place}", 1)),
                text=f"{place + 1} {squadron.plan.weapons[place].plan.name}",
            )
            for place in places
        ]
    )


class DefendWithSquadrons(Decision):
    """The fire of squadrons at salvos that strike their mission, or the ship under their CAP.

    `salvos` are those salvos by their keys, with the keys of the squadrons that may fire at each. Rules MV-2.2.4-06, -14,
    MV-2.1.2-08, MV-1.3.3-03.
    """

    kind: ClassVar[str] = "squadron_defence"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.4-06", "MV-2.2.4-14", "MV-2.1.2-08")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = SquadronFireOrders
    made: ClassVar[dict[str, object]] = {"squadrons": SquadronFireOrders, "other": SquadronShot}

    def __init__(self, table: Table, side: int, secrets: Secrets, salvos: dict[str, tuple[str, ...]]) -> None:
        super().__init__(table, side, secrets)
        self.salvos = salvos

    def able(self) -> list[Squadron]:
        """Return the squadrons that may fire."""
        keys = dict.fromkeys([key for some in self.salvos.values() for key in some])
        return [squadron for key in keys if (squadron := self.table.squadron(key)) is not None]

    def weapons(self, squadron: Squadron) -> list[int]:
        """Return the weapons of a squadron that fire at salvos, by index."""
        return salvo_weapons(squadron)

    def most(self, squadron: Squadron) -> int:
        """Return the number of weapons that a squadron may fire."""
        return combat.shots_left(self.table, squadron)

    def default(self) -> Answer:
        """Return orders without fire."""
        return SquadronFireOrders()

    def legal(self) -> Legal:
        """Return for each salvo the squadrons that may fire at it."""
        forms = [
            self._form(key, squadron) for key, some in self.salvos.items() for squadron in self.able() if squadron.key in some
        ]
        pools = [Pool(squadron.key, self.most(squadron)) for squadron in self.able()]
        pools += [Pool(f"{each.key} {place}", 1) for each in self.able() for place in range(len(each.plan.weapons))]
        return Composed((Form("squadrons", (Part("shots", tuple(forms)),), tuple(pools)),))

    def _form(self, salvo: str, squadron: Squadron) -> Form:
        arms = _arms(squadron, self.weapons(squadron))
        weapons, nothing = Part("weapons", arms, 1, self.most(squadron)), options([""])
        of, at = choice("squadron", options([squadron.key])), choice("target", options([salvo]))
        return Form("other", (of, weapons, at, choice("arc", nothing), choice("system", nothing)), ref=salvo)

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why squadrons may not fire like this."""
        orders: SquadronFireOrders = answer
        found: list[Refusal] = []
        able = {squadron.key: squadron for squadron in self.able()}
        for shot in orders.shots:
            squadron = able.get(shot.squadron)
            if squadron is None or shot.squadron not in self.salvos.get(shot.target, ()):
                target = message("refusal-squadron-target", squadron=shot.squadron, target=shot.target)
                found.append(Refusal("MV-2.1.2-08", target))
            elif (
                shot.unloads
                or shot.arc
                or shot.system
                or not shot.weapons
                or any(each not in self.weapons(squadron) for each in shot.weapons)
            ):
                found.append(Refusal("MV-3.7.6-04", message("refusal-squadron-weapon", squadron=shot.squadron)))
        shooting = [(able[each.squadron], each.target) for each in orders.shots if each.squadron in able]
        found += combat.crowded(self.table, shooting)
        for key, squadron in able.items():
            used = [place for shot in orders.shots if shot.squadron == key for place in shot.weapons]
            if len(used) > self.most(squadron) or len(set(used)) < len(used):
                most = self.most(squadron)
                found.append(Refusal("MV-1.3.3-05", message("refusal-squadron-weapons", squadron=key, most=most)))
        return tuple(found)


def salvo_weapons(squadron: Squadron) -> list[int]:
    """Return the weapons of a squadron that may fire at salvos now, by index. Rules MV-3.7.6-03, -04."""
    return [
        place
        for place, arm in enumerate(squadron.plan.weapons)
        if arm.plan.at_indirect and place not in squadron.spent and place not in squadron.used
    ]
