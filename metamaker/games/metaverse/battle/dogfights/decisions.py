"""What is asked in the Starfighter Combat Step: what squadrons fire at, what ships fire at those in contact with them."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from metamaker.games.metaverse.battle import contact
from metamaker.games.metaverse.battle.aim import Profile
from metamaker.games.metaverse.battle.decision import Answer, Decision, Refusal
from metamaker.games.metaverse.battle.dogfights import rules
from metamaker.games.metaverse.battle.dogfights.orders import RepelOrders, RepelShot, WingAttack, WingOrders
from metamaker.games.metaverse.battle.fire.arms import SENSOR_ARRAY, loaded, may_fire
from metamaker.games.metaverse.battle.fire.at_missions import can_bear, mission_profile, seen_from
from metamaker.games.metaverse.battle.fire.attacks import named, twice
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import Composed, Form, Legal, Option, Part, Pool, choice, options


class SquadronFire(Decision):
    """What squadrons of a side fire at in their group. `strength` is that of the group, 0 for indirect weapons before it.

    `squadrons` are the keys of those that have anything to fire at. Rules MV-2.2.3-01 to -11, MV-1.3.3-01 to -08.
    """

    kind: ClassVar[str] = "dogfight"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.3-05", "MV-2.2.3-10", "MV-1.3.3-02")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[Any] = WingOrders
    made: ClassVar[dict[str, Any]] = {"dogfight": WingOrders, "attack": WingAttack}

    def __init__(self, table: Table, side: int, secrets: Secrets, strength: int, squadrons: tuple[str, ...]) -> None:
        super().__init__(table, side, secrets)
        self.strength = strength
        self.squadrons = squadrons

    def default(self) -> Answer:
        """Hold fire."""
        return WingOrders()

    def squadron(self, key: str) -> Squadron | None:
        """Return a squadron that may fire."""
        return self.table.squadron(key) if key in self.squadrons else None

    def mission(self, squadron: Squadron) -> Mission | None:
        """Return the mission of a squadron."""
        return self.table.mission_of(squadron)

    def weapons(self, squadron: Squadron) -> list[int]:
        """Return the weapons that a squadron may fire now, by their places."""
        return rules.arms(self.table, squadron, first=not self.strength)

    def most(self, squadron: Squadron) -> int:
        """Return with how many weapons a squadron may fire."""
        return contact.shots_left(self.table, squadron)

    def legal(self) -> Legal:
        """Return for each squadron its targets, arcs and systems, and the weapons for them."""
        forms: list[Form] = []
        pools: list[Pool] = []
        for key in self.squadrons:
            squadron = self.squadron(key)
            mission = None if squadron is None else self.mission(squadron)
            if squadron is not None and mission is not None:
                pools += [Pool(key, self.most(squadron)), *[Pool(f"{key}#{each}", 1) for each in self.weapons(squadron)]]
                forms += self._ways(squadron, mission)
        return Composed((Form("dogfight", (Part("attacks", tuple(forms)),), tuple(pools)),))

    def _ways(self, squadron: Squadron, mission: Mission) -> Iterator[Form]:
        places, ship = self.weapons(squadron), rules.prey(self.table, mission)
        guns = self._options(squadron, rules.at_ships(squadron, places))
        for arc in rules.arcs(mission) if ship is not None and guns else ():
            named_systems = [] if ship is None else [system.plan.ref for system in rules.systems(ship, arc)]
            more = choice("arc", options([arc])), choice("system", options(["", *named_systems]))
            yield self._form(squadron, "" if ship is None else ship.key, guns, more)
        guns = self._options(squadron, rules.at_others(squadron, places))
        nothing = choice("arc", options([""])), choice("system", options([""]))
        others = [foe.key for foe in rules.foes(self.table, mission)] if guns else []
        others += [salvo.key for salvo in rules.within(self.table, mission)] if guns else []
        for key in others:
            yield self._form(squadron, key, guns, nothing)

    def _options(self, squadron: Squadron, places: Sequence[int]) -> tuple[Option, ...]:
        key = squadron.key
        return tuple([Option(each, str(each), ((key, 1), (f"{key}#{each}", 1))) for each in places])

    def _form(self, squadron: Squadron, target: str, weapons: tuple[Option, ...], more: tuple[Part, ...]) -> Form:
        of = choice("squadron", options([squadron.key]))
        return Form("attack", (of, Part("weapons", weapons, 1), choice("target", options([target])), *more), ref=target)

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why squadrons may not fire like this; places under EMS go in the order of the attacks."""
        orders: WingOrders = answer
        found: list[Refusal] = []
        fired: dict[str, tuple[int, ...]] = {}
        for place, attack in enumerate(orders.attacks):
            squadron = self.squadron(attack.squadron)
            if squadron is None:
                found.append(Refusal("MV-2.2.3-05", message("refusal-dogfight-squadron", squadron=attack.squadron)))
                continue
            fired[attack.squadron] = (*fired.get(attack.squadron, ()), *attack.weapons)
            earlier = [self._number(each) for each in orders.attacks[:place] if self._same(each.target, attack.target)]
            found += rules.attack_refusals(self.table, squadron, attack, earlier)
            if not attack.weapons:
                found += contact.arms_refusals(self.table, squadron, ())
        for key, weapons in fired.items():
            found += self._weapon_refusals(key, weapons)
        return tuple(found)

    def _weapon_refusals(self, key: str, weapons: tuple[int, ...]) -> Iterator[Refusal]:
        squadron = self.squadron(key)
        if squadron is None or not weapons:
            return
        yield from contact.arms_refusals(self.table, squadron, weapons)
        for each in weapons:
            if each not in self.weapons(squadron):
                yield Refusal("MV-2.2.3-03", message("refusal-dogfight-weapon", squadron=key, weapon=each + 1))

    def _same(self, one: str, other: str) -> bool:
        """Whether two targets are one: squadrons of one mission are. Rule MV-1.3.0-05."""
        return one == other or self._target(one) == self._target(other) >= 0

    def _target(self, key: str) -> int:
        squadron = self.table.squadron(key)
        mission = None if squadron is None else self.table.mission_of(squadron)
        return -1 if mission is None else mission.number

    def _number(self, attack: WingAttack) -> int:
        return self._target(attack.squadron)


class RepelSquadrons(Decision):
    """What a ship fires at the squadrons in contact with it: 0 cm weapons, each array at one mission.

    Rules MV-2.2.3-02, MV-2.2.4-07, MV-3.6.6-03, MV-1.3.1-07, MV-2.1.5-09, -10.
    """

    kind: ClassVar[str] = "repel"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.2.3-02", "MV-2.2.4-07", "MV-3.6.6-03")
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[Any] = RepelOrders
    made: ClassVar[dict[str, Any]] = {"repel": RepelOrders, "shot": RepelShot}

    @property
    def vessel(self) -> Vessel:
        """The ship that is asked."""
        return self.table.by_key[self.key]

    def default(self) -> Answer:
        """Hold fire."""
        return RepelOrders()

    def missions(self) -> list[Mission]:
        """Return the missions in contact that the ship may fire at."""
        return repelled(self.table, self.vessel)

    def weapons(self, mission: Mission) -> list[System]:
        """Return the 0 cm weapons that may fire at a mission. Rules MV-2.1.5-09, -10."""
        return close_guns(self.table, self.vessel, mission)

    def arrays(self, mission: Mission) -> list[System]:
        """Return the arrays that may guide them: free ones, and those that guide salvo fire at this mission already."""
        return guides(self.vessel, mission)

    def profile(self, array: System, mission: Mission, squadron: Squadron) -> Profile:
        """Return the profile of a weapon guided by an array."""
        return mission_profile(self.vessel, array.plan.rating, mission, (squadron,), (), 0)

    def legal(self) -> Legal:
        """Return for each squadron and array the weapons that may fire."""
        forms: list[Form] = []
        for mission in self.missions():
            some = tuple([Option(each.plan.ref, each.plan.ref, ((each.plan.ref, 1),)) for each in self.weapons(mission)])
            for array in self.arrays(mission) if some else ():
                of = Option(array.plan.ref, array.plan.ref, ((array.plan.ref, 1),))
                for squadron in mission.squadrons:
                    parts = choice("array", (of,)), choice("squadron", options([squadron.key])), Part("weapons", some, 1)
                    forms.append(Form("shot", parts, ref=squadron.key))
        pools = tuple([Pool(system.plan.ref, 1) for system in self.vessel.systems])
        return Composed((Form("repel", (Part("shots", tuple(forms)),), pools, self.key),))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why the ship may not fire like this."""
        orders: RepelOrders = answer
        found: list[Refusal] = []
        arrays: dict[str, int] = {}
        weapons: list[System] = []
        for shot in orders.shots:
            array, guns = named(self.vessel, (shot.array,), found), named(self.vessel, shot.weapons, found)
            mission = next((each for each in self.missions() if shot.squadron in [one.key for one in each.squadrons]), None)
            if mission is None:
                found.append(Refusal("MV-2.2.3-02", message("refusal-dogfight-repel", squadron=shot.squadron)))
                continue
            found += self._array_refusals(mission, array)
            if arrays.setdefault(shot.array, mission.number) != mission.number:
                found.append(Refusal("MV-1.3.1-07", message("refusal-fire-array-engages", system=shot.array, ship=mission.key)))
            if not guns:
                found.append(Refusal("MV-1.3.1-06", message("refusal-fire-no-weapon", system=shot.array)))
            found += [
                Refusal("MV-2.2.3-02", message("refusal-dogfight-close", system=gun.plan.ref, squadron=shot.squadron))
                for gun in guns
                if gun not in self.weapons(mission)
            ]
            weapons += guns
        return (*found, *twice(weapons))

    def _array_refusals(self, mission: Mission, arrays: Sequence[System]) -> Iterator[Refusal]:
        for array in arrays:
            if array.plan.kind != SENSOR_ARRAY:
                yield Refusal("MV-2.2.4-07", message("refusal-fire-no-array", system=array.plan.ref))
            elif array not in self.arrays(mission):
                yield Refusal("MV-1.3.1-07", message("refusal-fire-array-used", system=array.plan.ref))


def repelled(table: Table, vessel: Vessel) -> list[Mission]:
    """Return the missions in contact with a ship that it may fire at as far as it goes by them. Rules MV-1.3.4-03, -04."""
    return [mission for mission in contact.attacking(table, vessel) if contact.has_place(table, mission, vessel.number)]


def close_guns(table: Table, vessel: Vessel, mission: Mission) -> list[System]:
    """Return the 0 cm weapons of a ship that may fire at a mission in contact. Rules MV-2.2.3-02, MV-3.6.6-03."""
    if not may_fire(vessel):
        return []
    seen = seen_from(vessel, mission)
    return [
        weapon
        for number in vessel.blueprint.wing_guns
        if not (weapon := vessel.systems[number]).flags
        and loaded(weapon, table.turn)
        and can_bear(vessel, weapon, mission, seen)
    ]


def guides(vessel: Vessel, mission: Mission) -> list[System]:
    """Return the arrays of a ship that may guide fire at a mission now. Rule MV-1.3.1-07."""
    return [
        array
        for array in vessel.working(SENSOR_ARRAY)
        if array.use == Use.NOTHING or (array.use == Use.SALVO and array.target == mission.number)
    ]
