"""The sensor roll of a weapon of 0 cm, at a salvo or a squadron in contact (2.2.4)."""

from metamaker.games.metaverse.battle.aim import Profile
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.fire.at_missions import AtMission
from metamaker.games.metaverse.battle.fire.at_salvos import AtSalvo
from metamaker.games.metaverse.battle.fire.events import SensorRolled
from metamaker.games.metaverse.battle.frame import Rules
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import System
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.hit import D20

Close = AtSalvo | AtMission


def hits(battle: Battle, aimed: Close, weapon: System, plan: WeaponPlan, profile: Profile, rules: Rules) -> bool:
    """Roll for a 0 cm weapon; a temporal one that misses rolls again. Rules MV-2.2.4-07, MV-3.6.14-20.

    Dice: a D20, a second one for a temporal weapon that misses.
    """
    hit = _rolled(battle, aimed, weapon, plan, profile, rules, again=False)
    if not hit and WeaponQuality.TEMPORAL in plan.qualities:
        hit = _rolled(battle, aimed, weapon, plan, profile, rules, again=True)
    return hit


def _rolled(
    battle: Battle, aimed: Close, weapon: System, plan: WeaponPlan, profile: Profile, rules: Rules, *, again: bool
) -> bool:
    face = battle.dice.roll(D20)
    hit = profile.hits(face)
    if battle.telling:
        ship, array, target = aimed.firer.key, aimed.array.plan.ref, aimed.target.key
        rolled = SensorRolled(ship, target, array, (weapon.plan.ref,), (plan.name,), 0, *profile, face, hit, again, rules)
        battle.tell(rolled)
    return hit
