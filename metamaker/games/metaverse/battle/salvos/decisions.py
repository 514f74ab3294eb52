"""Decisions about salvos: moves, strikes, and fire of ships at salvos in contact."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from metamaker.games.metaverse.battle.aim import Profile, bears
from metamaker.games.metaverse.battle.decision import Answer, Decision, Refusal
from metamaker.games.metaverse.battle.fire import at_salvos
from metamaker.games.metaverse.battle.fire.arms import SENSOR_ARRAY, free_arrays, loaded, may_fire
from metamaker.games.metaverse.battle.fire.at_salvos import salvo_profile, toward
from metamaker.games.metaverse.battle.fire.attacks import named, twice
from metamaker.games.metaverse.battle.fire.launches import arcs_of, line_forms
from metamaker.games.metaverse.battle.salvos.orders import (
    CloseFire,
    Course,
    DefenceOrders,
    GuideOrders,
    Strike,
    StrikeOrders,
)
from metamaker.games.metaverse.battle.salvos.rules import SHARPEST, Chance, course_refusals, strike_refusals
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import Composed, Form, Legal, Option, Part, Pool, choice, options


class GuideSalvos(Decision):
    """Moves of the side's salvos. `waiting` are the keys of salvos that have not moved.

    `most` is the number that moves before the other side does. An unnamed salvo moves 0 cm; if only some may be named, the
    first unnamed ones do. Rules MV-2.1.2-01, -02, -05.
    """

    kind: ClassVar[str] = "guide"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.1.2-01", "MV-2.1.2-05")
    answer_type: ClassVar[object] = GuideOrders
    made: ClassVar[dict[str, object]] = {"guide": GuideOrders, "course": Course, "onto": Course}

    def __init__(self, table: Table, side: int, secrets: Secrets, waiting: tuple[str, ...], most: int) -> None:
        super().__init__(table, side, secrets)
        self.waiting = waiting
        self.most = most

    def default(self) -> Answer:
        """Return orders that move no salvo."""
        return GuideOrders()

    def salvos(self) -> list[Salvo]:
        """Return the salvos that have not moved, in the order of launch."""
        return [salvo for salvo in self.table.flying(self.side) if salvo.key in self.waiting]

    def legal(self) -> Legal:
        """Return for each salvo its possible moves, to a place or onto a ship."""
        forms = [form for salvo in self.salvos() for form in self._ways(salvo)]
        pools = tuple([Pool(key, 1) for key in self.waiting])
        return Composed((Form("guide", (Part("courses", tuple(forms), 0, self.most),), pools),))

    def _ways(self, salvo: Salvo) -> Iterator[Form]:
        of = choice("salvo", (Option(salvo.key, salvo.key, ((salvo.key, 1),)),))
        ahead = arcs_of(salvo.direction - SHARPEST, salvo.direction + SHARPEST)
        yield from line_forms(self.table, ("course", "onto"), (of,), salvo.place, ahead, salvo.range_cm, salvo.key)

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why salvos may not move like this."""
        orders: GuideOrders = answer
        found = [refusal for course in orders.courses for refusal in course_refusals(self.table, self.side, course)]
        keys = [course.salvo for course in orders.courses]
        found += [Refusal("MV-2.1.2-05", message("refusal-salvo-moved", salvo=key)) for key in keys if key not in self.waiting]
        found += [
            Refusal("MV-2.1.2-05", message("refusal-twice", system=key)) for key in sorted(set(keys)) if keys.count(key) > 1
        ]
        if len(keys) > self.most:
            found.append(Refusal("MV-2.1.2-05", message("refusal-salvo-most", most=self.most)))
        return tuple(found)


class StrikeTargets(Decision):
    """Strikes of the side's salvos. `chances` are the possible targets by the keys of salvos that may still strike.

    `most` is the number of declarations before the other side's turn; a side with fewer has no more to declare. Rules
    MV-2.2.4-01, -05, MV-1.3.4-11, MV-3.6.14-14.
    """

    kind: ClassVar[str] = "strike"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.4-01", "MV-2.2.4-03", "MV-1.3.4-11")
    answer_type: ClassVar[object] = StrikeOrders
    made: ClassVar[dict[str, object]] = {"strikes": StrikeOrders, "strike": Strike}

    def __init__(self, table: Table, side: int, secrets: Secrets, chances: Mapping[str, Sequence[Chance]], most: int) -> None:
        super().__init__(table, side, secrets)
        self.chances = chances
        self.most = most

    def default(self) -> Answer:
        """Return orders without a strike."""
        return StrikeOrders()

    def legal(self) -> Legal:
        """Return the possible targets of each salvo."""
        found = [
            Option(Strike(key, chance.target.key), chance.target.key, ((key, 1),))
            for key, chances in self.chances.items()
            for chance in chances
        ]
        pools = tuple([Pool(key, 1) for key in self.chances])
        return Composed((Form("strikes", (Part("strikes", tuple(found), 0, self.most),), pools),))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why salvos may not strike like this; places under EMS are given in the order of the strikes."""
        orders: StrikeOrders = answer
        found: list[Refusal] = []
        for place, strike in enumerate(orders.strikes):
            open_to = [chance.target.key for chance in self.chances.get(strike.salvo, ())]
            earlier = sum([other.target == strike.target for other in orders.strikes[:place]])
            found += strike_refusals(self.table, self.side, strike, open_to, earlier)
        keys = [strike.salvo for strike in orders.strikes]
        found += [
            Refusal("MV-2.2.4-01", message("refusal-twice", system=key)) for key in sorted(set(keys)) if keys.count(key) > 1
        ]
        if len(keys) > self.most:
            found.append(Refusal("MV-1.3.4-11", message("refusal-salvo-most", most=self.most)))
        return tuple(found)


class DefendShip(Decision):
    """The fire of a ship at the salvos in contact with it: 0 cm weapons, each array at one salvo.

    `salvos` are their keys. Rules MV-2.2.4-06, -07, -14, MV-1.3.1-07, MV-3.6.6-03.
    """

    kind: ClassVar[str] = "defend"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.4-06", "MV-2.2.4-07", "MV-2.2.4-14")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = DefenceOrders
    made: ClassVar[dict[str, object]] = {"defend": DefenceOrders, "shot": CloseFire}

    def __init__(self, table: Table, side: int, secrets: Secrets, key: str, salvos: tuple[str, ...]) -> None:
        super().__init__(table, side, secrets, key)
        self.salvos = salvos

    @property
    def vessel(self) -> Vessel:
        """The ship that fires."""
        return self.table.by_key[self.key]

    def default(self) -> Answer:
        """Return orders without fire."""
        return DefenceOrders()

    def weapons(self, salvo: Salvo) -> list[System]:
        """Return the 0 cm weapons that may fire at a salvo because they bear on its origin. Rule MV-2.2.4-07."""
        return close_weapons(self.table, self.vessel, salvo)

    def arrays(self) -> list[System]:
        """Return the free arrays of the ship."""
        return free_arrays(self.vessel)

    def profile(self, array: System, salvo: Salvo) -> Profile:
        """Return the profile of a weapon guided by an array."""
        return salvo_profile(self.vessel, array.plan.rating, salvo, (), 0)

    def legal(self) -> Legal:
        """Return for each salvo and array the weapons that may fire."""
        forms: list[Form] = []
        for key in self.salvos:
            salvo = self.table.salvo(key)
            weapons = self.weapons(salvo) if salvo is not None else []
            some = tuple([Option(each.plan.ref, each.plan.ref, ((each.plan.ref, 1),)) for each in weapons])
            for array in self.arrays() if some else ():
                of = Option(array.plan.ref, array.plan.ref, ((array.plan.ref, 1),))
                parts = choice("array", (of,)), choice("salvo", options([key])), Part("weapons", some, 1)
                forms.append(Form("shot", parts, ref=key))
        pools = tuple([Pool(system.plan.ref, 1) for system in self.vessel.systems])
        return Composed((Form("defend", (Part("shots", tuple(forms)),), pools, self.key),))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why the ship may not fire like this."""
        orders: DefenceOrders = answer
        found: list[Refusal] = []
        arrays: list[System] = []
        weapons: list[System] = []
        for shot in orders.shots:
            read = (*named(self.vessel, (shot.array,), found), *named(self.vessel, shot.weapons, found))
            found += self._shot_refusals(shot, read)
            arrays += [each for each in read if each.plan.ref == shot.array]
            weapons += [each for each in read if each.plan.ref != shot.array]
        return (*found, *twice(arrays), *twice(weapons))

    def _shot_refusals(self, shot: CloseFire, systems: Sequence[System]) -> Iterator[Refusal]:
        salvo = self.table.salvo(shot.salvo) if shot.salvo in self.salvos else None
        if salvo is None:
            yield Refusal("MV-2.2.4-06", message("refusal-salvo-none", salvo=shot.salvo))
            return
        yield from at_salvos.target_refusals(self.table, self.vessel, salvo)
        if not shot.weapons:
            yield Refusal("MV-1.3.1-06", message("refusal-fire-no-weapon", system=shot.array))
        for system in systems:
            ref = system.plan.ref
            if ref == shot.array:
                if system.plan.kind != SENSOR_ARRAY:
                    yield Refusal("MV-2.2.4-07", message("refusal-fire-no-array", system=ref))
                elif not system.works:
                    yield Refusal("MV-2.2.4-07", message("refusal-broken", system=ref))
                elif system.use != Use.NOTHING:
                    yield Refusal("MV-1.3.1-07", message("refusal-fire-array-used", system=ref))
            elif system not in self.weapons(salvo):
                yield Refusal("MV-2.2.4-06", message("refusal-salvo-close", system=ref, salvo=shot.salvo))


def close_weapons(table: Table, vessel: Vessel, salvo: Salvo) -> list[System]:
    """Return the 0 cm weapons of a ship that may fire at a salvo in contact now. Rules MV-2.2.4-06, -07, MV-3.6.6-03."""
    if not may_fire(vessel) or not at_salvos.is_vulnerable(salvo) or not at_salvos.has_place(salvo, vessel.number):
        return []
    seen = toward(vessel, salvo.came_from)
    return [
        weapon
        for number in vessel.blueprint.close_guns
        if not (weapon := vessel.systems[number]).flags and loaded(weapon, table.turn) and bears(vessel, weapon.plan, seen)
    ]
