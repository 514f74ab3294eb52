"""Damage to weapons fire: its dice, the damage that stops a weapon, the weapons of a salvo that it stops (1.3.6)."""

from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.fire.events import MissilesDowned, SalvoDestroyed
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Missile, Salvo
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.pulse import quantum
from metamaker.games.metaverse.rules.roll import rolled

Source = tuple[int, int]
"""A source of damage: the numbers of a ship and its array, or of a salvo and its weapon. Rule MV-1.3.6-20."""


def needed(weapon: WeaponPlan) -> int:
    """Return the damage that stops a weapon's fire. Rules MV-1.3.6-18, -19."""
    return max(1, weapon.modifier)


def target_rating(salvo: Salvo) -> int:
    """Return the target rating of a salvo: the highest die face among its weapons that can be shot at.

    Rules MV-1.3.1-19, -20.
    """
    return max([each.plan.highest for each in salvo.weapons if each.plan.vulnerable], default=0)


def rolled_damage(battle: Battle, plan: WeaponPlan, loss: int = 0, *, halved: bool = False) -> tuple[tuple[int, ...], int]:
    """Roll the damage of a weapon against fire: all faces, extra ones of a reactive weapon last, and the total damage.

    `loss` is taken off each pulse, then it may be halved. Only the qualities QM and RT affect fire. Dice: the damage dice, then
    one for each odd one of a reactive weapon. Rules MV-3.6.14-04 to -16, MV-0.0.0-08.
    """
    faces = [_face(battle, plan) for _ in range(plan.pulse)]
    die = plan.definition.damage_die
    rolls = [rolled(die, face) for face in faces]
    amounts = [quantum(roll, plan.qualities) for roll in rolls]
    if WeaponQuality.REACTIVE in plan.qualities:
        extra = [_face(battle, plan) for roll in rolls if roll.odd]
        faces += extra
        amounts += [rolled(die, face).result for face in extra]
    pulses = [max(0, amount + plan.modifier - loss) for amount in amounts]
    return tuple(faces), sum([pulse // 2 for pulse in pulses] if halved else pulses)


def _face(battle: Battle, plan: WeaponPlan) -> int:
    return battle.dice.roll(plan.faces) if plan.faces else 1


def shoot_down(battle: Battle, salvo: Salvo, source: Source, damage: int) -> list[Missile]:
    """Deal damage of one source to a salvo and return the weapons that it stops, in the order of launch.

    Unused earlier damage of the source counts too; a weapon that needs more damage than is left is skipped. A salvo without
    weapons leaves the table. Rules MV-1.3.6-18 to -22.
    """
    left = salvo.damage.get(source, 0) + damage
    downed: list[Missile] = []
    for missile in salvo.weapons:
        if missile.plan.vulnerable and left >= needed(missile.plan):
            left -= needed(missile.plan)
            downed.append(missile)
    salvo.damage[source] = left
    if downed:
        salvo.weapons = [missile for missile in salvo.weapons if missile not in downed]
        ship = battle.table.vessels[salvo.ship].key
        if battle.telling:
            battle.tell(MissilesDowned(ship, salvo.key, tuple([missile.ref for missile in downed]), len(salvo.weapons)))
        if not salvo.weapons:
            battle.table.salvos.remove(salvo)
            battle.tell(SalvoDestroyed(salvo.key))
    return downed
