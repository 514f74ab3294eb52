"""The damage of random hits on random squadrons and salvos, against the naive second implementation."""

import random
from typing import Any

import pytest

from metamaker.games.metaverse.battle.blueprint import WeaponPlan, squadron_plan, weapon_plan
from metamaker.games.metaverse.battle.damage.squadrons import strike_squadron
from metamaker.games.metaverse.battle.fire.downing import rolled_damage, shoot_down
from metamaker.games.metaverse.battle.salvos.moves import Declared, resolve
from metamaker.games.metaverse.battle.starfighters.combat_decisions import FireSquadrons
from metamaker.games.metaverse.battle.starfighters.orders import SquadronFireOrders, SquadronShot
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Missile
from metamaker.games.metaverse.battle.state.squadron import Squadron, Task
from metamaker.games.metaverse.battle.turn.starfighter_combat import StarfighterCombatStep
from metamaker.games.metaverse.model.design import HouseRules
from metamaker.games.metaverse.model.starfighter import FighterWeapon, Starfighter
from metamaker.games.metaverse.model.words import FighterTarget, RateOfFire, SquadronQuality, TargetMethod
from metamaker.play.dice import SeededDice
from metamaker.play.geometry import Point
from tests.games.metaverse.battle import naive_damage
from tests.games.metaverse.battle.battles import battle_of, vessel_of
from tests.games.metaverse.battle.damage.test_against_naive import random_weapon
from tests.games.metaverse.builders import BARE, GUN, design_of

HITS = 5_000


def plain_gun(plan: WeaponPlan) -> dict[str, Any]:
    weapon = plan.definition
    return {
        "die": weapon.damage_die.faces,
        "pulse": weapon.pulse,
        "modifier": weapon.damage_modifier,
        "armour_piercing": weapon.armour_piercing,
        "qualities": [quality.value for quality in weapon.qualities],
        "vulnerable": weapon.vulnerable,
    }


def test_squadrons_lose_what_they_lose_by_the_second_implementation() -> None:
    some = random.Random(5)  # noqa: S311 - no secrets here
    battle = battle_of([vessel_of(design_of(BARE))], ())
    for number in range(HITS):
        plan = weapon_plan(random_weapon(some))
        kind = Starfighter(id="lark", name="Lark", strength=some.randint(1, 30), defence=some.randint(0, 6))
        squadron = Squadron(number, 0, f"a/heron-1/squadron-{number}", squadron_plan(kind, HouseRules()))
        mission = battle.table.establish(0, None, Task.STRIKE, [squadron], Point(0, 0))
        loss, halved, less = some.randint(0, 3), some.random() < 0.3, some.randint(0, 1)
        battle.dice = SeededDice(number)
        strike_squadron(battle, squadron, plan, loss, halved=halved, less=less)
        plain = {"strength": kind.strength, "defence": kind.defence, "less": less}
        naive_damage.weaken(plain, plain_gun(plan), loss, halved, SeededDice(number).roll)
        assert squadron.strength == plain["strength"], (number, plan, kind)
        assert squadron.flies == (squadron.strength > 0) == mission.fights
        battle.table.missions.clear()


def test_salvos_lose_the_weapons_that_they_lose_by_the_second_implementation() -> None:
    some = random.Random(6)  # noqa: S311 - no secrets here
    vessel = vessel_of(design_of(BARE))
    battle = battle_of([vessel], ())
    for number in range(HITS):
        plan = weapon_plan(random_weapon(some))
        modifiers = [(some.randint(0, 4), some.random() < 0.8) for _ in range(some.randint(1, 6))]
        indirect = GUN.with_(target_method=TargetMethod.INDIRECT)
        missiles = [
            Missile(f"core/guns#{place}", weapon_plan(indirect.with_(damage_modifier=modifier, vulnerable=vulnerable)))
            for place, (modifier, vulnerable) in enumerate(modifiers)
        ]
        salvo = battle.table.launch(vessel, missiles, Point(0, 0), 0)
        before, loss, halved = some.randint(0, 4), some.randint(0, 2), some.random() < 0.3
        salvo.damage[0, 0] = before
        battle.dice = SeededDice(number)
        _, damage = rolled_damage(battle, plan, loss, halved=halved)
        shoot_down(battle, salvo, (0, 0), damage)
        plain = [{"ref": each.ref, **plain_gun(each.plan)} for each in missiles]
        left = naive_damage.shoot_down(plain, plain_gun(plan), before, loss, halved, SeededDice(number).roll)
        assert [each.ref for each in salvo.weapons] == [each["ref"] for each in plain], number
        assert salvo.damage[0, 0] == left
        battle.table.salvos.clear()


def random_type(some: random.Random, number: int) -> Starfighter:
    weapons = [
        FighterWeapon(
            name=f"Gun {place}",
            damage_type=weapon.damage_type,
            damage_die=weapon.damage_die,
            pulse=weapon.pulse,
            damage_modifier=weapon.damage_modifier,
            rate_of_fire=some.choice((RateOfFire.UNLIMITED, RateOfFire.ONE_SHOT)),
            indirect=some.random() < 0.3,
            targets=some.choice(((FighterTarget.OTHER,), tuple(FighterTarget), (FighterTarget.STARSHIPS,))),
            qualities=weapon.qualities,
        )
        for place in range(some.randint(1, 3))
        for weapon in (random_weapon(some),)
    ]
    return Starfighter(
        id=f"type-{number}",
        name=f"Type {number}",
        strength=some.randint(6, 30),
        defence=some.randint(0, 4),
        target_rating=some.randint(4, 9),
        qualities=(SquadronQuality.ECM,) if some.random() < 0.3 else (),
        weapons=tuple(weapons),
    )


def plain_squadron(squadron: Squadron, kind: Starfighter) -> dict[str, Any]:
    guns = [
        {
            **plain_gun(arm.plan),
            "armour_piercing": 0,
            "qualities": [quality.value for quality in weapon.qualities],
            "early": weapon.indirect,
            "once": weapon.rate_of_fire is RateOfFire.ONE_SHOT,
            "at_all_else": FighterTarget.OTHER in weapon.targets,
        }
        for arm, weapon in zip(squadron.plan.weapons, kind.weapons, strict=True)
    ]
    return {
        "name": squadron.key,
        "side": squadron.side,
        "strength": squadron.strength,
        "defence": kind.defence,
        "rating": kind.target_rating,
        "ecm": SquadronQuality.ECM in kind.qualities,
        "crew": squadron.crew_quality,
        "guns": guns,
        "fired": [],
        "spent": [],
        "less": 0,
    }


class Furball:
    """Two random missions in contact, and the same ones as the naive implementation wants them."""

    def __init__(self, some: random.Random, seed: int) -> None:
        self.some = some
        self.battle: Battle = battle_of([vessel_of(design_of(BARE)), vessel_of(design_of(BARE), 1, 1)], SeededDice(seed))
        self.dice = SeededDice(seed)
        table, plain = self.battle.table, []
        sides: tuple[list[Squadron], list[Squadron]] = ([], [])
        for side in (0, 1):
            for _ in range(some.randint(1, 4)):
                number = len(table.squadrons)
                kind = random_type(some, number)
                squadron = Squadron(number, side, f"{'ab'[side]}/x/squadron-{number}", squadron_plan(kind, HouseRules()))
                squadron.crew_quality, squadron.strength = some.randint(1, 3), some.randint(1, kind.strength)
                table.enlist([squadron])
                sides[side].append(squadron)
                plain.append(plain_squadron(squadron, kind))
        enemy = table.establish(1, None, Task.STRIKE, sides[1], Point(0, 0))
        table.establish(0, None, Task.INTERCEPT, sides[0], Point(0, 0)).contact = enemy.key
        self.naive = naive_damage.Dogfight(plain)

    def orders(self, decision: FireSquadrons) -> SquadronFireOrders:
        """Random shots of most that may fire."""
        shots = []
        for squadron in decision.able():
            prey = decision.prey(squadron)
            if prey and self.some.random() < 0.9:
                it = self.some.choice(prey)
                able = decision.weapons(squadron, it)
                places = self.some.sample(able, self.some.randint(1, min(len(able), decision.most(squadron))))
                shots.append(SquadronShot(squadron.key, tuple(places), it.key))
        return SquadronFireOrders(tuple(shots))

    def fought(self) -> int:
        """Fight it out twice, group by group; return how many weapons fired."""
        step, fired = StarfighterCombatStep(), 0
        while decisions := step.run(self.battle):
            asked = [each for each in decisions if isinstance(each, FireSquadrons)]
            assert [key for each in asked for key in each.squadrons] == self.naive.turn()
            orders = [self.orders(each) for each in asked]
            assert [each.refusals(order) for each, order in zip(asked, orders, strict=True)] == [()] * len(asked)
            step.take(self.battle, orders)
            shots = [(shot.squadron, place, shot.target) for each in orders for shot in each.shots for place in shot.weapons]
            self.naive.fire(shots, self.dice.roll)
            for squadron, plain in zip(self.battle.table.squadrons, self.naive.squadrons, strict=True):
                assert (squadron.strength, squadron.spent) == (plain["strength"], plain["spent"]), (squadron.key, shots)
            fired += len(shots)
        assert self.naive.turn() == []
        return fired


@pytest.mark.rule("MV-2.2.3-05", "MV-2.2.3-06", "MV-3.7.6-08")
def test_furballs_are_fought_as_the_second_implementation_fights_them() -> None:
    some = random.Random(7)  # noqa: S311 - no secrets here
    assert sum(Furball(some, seed).fought() for seed in range(400)) > 1_000


@pytest.mark.rule("MV-2.2.4-04", "MV-2.2.4-08", "MV-2.2.4-13")
def test_salvos_strike_each_other_and_squadrons_as_in_the_second_implementation() -> None:
    some = random.Random(8)  # noqa: S311 - no secrets here
    for seed in range(400):
        battle = battle_of([vessel_of(design_of(BARE)), vessel_of(design_of(BARE), 1, 1)], SeededDice(seed))
        salvos, plain_salvos, missions, plain_missions = [], [], [], []
        for side in (0, 1, 0, 1):
            indirect = [random_weapon(some).with_(target_method=TargetMethod.INDIRECT) for _ in range(some.randint(1, 4))]
            refs = [system.ref for system in battle.table.vessels[side].blueprint.systems]
            missiles = [Missile(ref, weapon_plan(weapon)) for ref, weapon in zip(refs, indirect, strict=False)]
            assert len(missiles) == len(indirect)
            salvos.append(battle.table.launch(battle.table.vessels[side], missiles, Point(0, 0), 0))
            plain_salvos.append([plain_gun(each.plan) for each in missiles])
            kinds = [random_type(some, number) for number in range(some.randint(1, 3))]
            squadrons = [
                Squadron(number, side, f"{side}{len(salvos)}/squadron-{number}", squadron_plan(kind, HouseRules()))
                for number, kind in enumerate(kinds)
            ]
            missions.append(battle.table.establish(side, None, Task.STRIKE, squadrons, Point(0, 0)))
            plain_missions.append([plain_squadron(*each) for each in zip(squadrons, kinds, strict=True)])
        declared, strikes = [], []
        for number, salvo in enumerate(salvos):
            at = some.choice([place for place in range(4) if (place - number) % 2])
            fires_at_salvo = some.random() < 0.5
            target = salvos[at] if fires_at_salvo else missions[at]
            declared.append(Declared(salvo, target, 0))
            plain_target = plain_salvos[at] if fires_at_salvo else plain_missions[at]
            kind = "salvo" if fires_at_salvo else "squadrons"
            strikes.append({"by": plain_salvos[number], "at": plain_target, "kind": kind})
        everybody = [squadron for mission in missions for squadron in mission.squadrons]
        resolve(battle, declared)
        naive_damage.strike_group(strikes, SeededDice(seed).roll)
        assert battle.table.salvos == []
        plain = [each["strength"] for mission in plain_missions for each in mission]
        assert [each.strength for each in everybody] == plain, seed
