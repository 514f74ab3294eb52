"""The damage of random hits on random squadrons and salvos, against the naive second implementation."""

import random
from typing import Any

from metamaker.games.metaverse.battle.blueprint import WeaponPlan, squadron_plan, weapon_plan
from metamaker.games.metaverse.battle.damage.squadrons import strike_squadron
from metamaker.games.metaverse.battle.fire.downing import rolled_damage, shoot_down
from metamaker.games.metaverse.battle.state.salvo import Missile
from metamaker.games.metaverse.battle.state.squadron import Squadron, Task
from metamaker.games.metaverse.model.design import HouseRules
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.words import TargetMethod
from metamaker.play.dice import SeededDice
from metamaker.play.plane import Point
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
