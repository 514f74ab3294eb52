"""Damage to squadrons: pulse by pulse past their defence, off their strength (1.3.6, 3.7.1, 3.7.3)."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage.events import SquadronDestroyed, SquadronStruck
from metamaker.games.metaverse.battle.frame import Rules
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Berth, Squadron
from metamaker.games.metaverse.rules.pulse import Struck
from metamaker.games.metaverse.rules.strike import Guard, passed, reacted

_RULES: Final[Rules] = ("MV-1.3.6-16", "MV-3.7.3-02")


def guard_of(squadron: Squadron, less: int = 0) -> Guard:
    """Return the guard against a pulse: the defence, reduced by `less`, acts as armour; a squadron has no other protection.

    EMS and mass count as 0, so that DS and GR add nothing. Rules MV-3.7.3-02, MV-2.2.3-06, MV-3.6.11-02, MV-3.6.14-04 to -12.
    """
    return Guard(0, 0, max(0, squadron.plan.defence - less), Struck(squadron.plan.defence, 0, 0))


def losses(
    plan: WeaponPlan, faces: Sequence[int], extras: Sequence[int], guard: Guard, loss: int, *, halved: bool
) -> list[int]:
    """Return the loss of strength from each pulse, ascending, each with its extra die (0 for none).

    The bonus of DM stays in the squadron. Rules MV-0.0.0-08, MV-3.6.14-05, -10, -15, -16.
    """
    taken: list[int] = []
    for place, face in enumerate(faces):
        pulse = passed(plan.traits, plan.traits.rolls[face - 1], (loss,), guard, 0, halved=halved)
        amount = int(pulse.hull) + int(pulse.behind)
        if extras[place]:
            amount += int(reacted(plan.traits, plan.traits.rolls[extras[place] - 1], (loss,), guard, 0, halved=halved).hull)
        taken.append(amount)
    return taken


def strike_squadron(
    battle: Battle, squadron: Squadron, plan: WeaponPlan, loss: int = 0, *, halved: bool = False, less: int = 0
) -> None:
    """Roll the damage of a hit and take it off the strength of a squadron; excess is lost.

    `loss` is taken off each pulse for range and area, `less` off the defence. Dice: the damage dice, then one for each odd one
    of a reactive weapon, in ascending order of its parents. Rules MV-1.3.6-16, -17, MV-1.3.5-10, MV-3.6.14-26.
    """
    faces = sorted([battle.dice.roll(plan.faces) for _ in range(plan.pulse)]) if plan.faces else [1] * plan.pulse
    extras = [0] * len(faces)
    if plan.traits.reactive:
        extras = [battle.dice.roll(plan.faces) if plan.traits.rolls[face - 1].odd else 0 for face in faces]
    guard = guard_of(squadron, less)
    taken = losses(plan, faces, extras, guard, loss, halved=halved)
    squadron.strength = max(0, squadron.strength - sum(taken))
    if battle.telling:
        dice = tuple(faces) if plan.faces else ()
        again = tuple([face for face in extras if face])
        told = SquadronStruck(
            squadron.key, plan.name, plan.highest, dice, again, loss, halved, int(guard.armour), tuple(taken), squadron.strength
        )
        battle.tell(told)
    unload(squadron)
    if not squadron.strength:
        destroy(battle, squadron)


def unload(squadron: Squadron) -> None:
    """Remove the passengers that a squadron has no more room for, crew before marines. Rule MV-3.7.5-05."""
    squadron.crew = max(0, min(squadron.crew, squadron.strength - squadron.marines))
    squadron.marines = min(squadron.marines, squadron.strength)


def destroy(battle: Battle, squadron: Squadron) -> None:
    """Take a squadron without strength off the table; its ECM counts until its group of fire is over.

    Rules MV-1.3.6-16, MV-2.2.2-04, MV-2.2.3-05.
    """
    mission = battle.table.mission_of(squadron)
    if mission is not None and squadron.plan.ecm:
        mission.screened = True
    battle.table.detach(squadron)
    squadron.berth = Berth.GONE
    battle.tell(SquadronDestroyed(squadron.key, _RULES))
