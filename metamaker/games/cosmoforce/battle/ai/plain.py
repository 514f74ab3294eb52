"""The plain captain: the action with the highest worth by exact means. It needs no dice."""

from metamaker.games.cosmoforce.battle.actions.decisions import EvadeRam, NameSystems, Relieve, TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import NUMBER_OF, Action, Attack, Conserve, Pass, Strafe
from metamaker.games.cosmoforce.battle.ai.attacks import Idea, attacks, best_target
from metamaker.games.cosmoforce.battle.ai.damage_control import given_up, placed, suffering
from metamaker.games.cosmoforce.battle.ai.movement import burns, evasion, rams
from metamaker.games.cosmoforce.battle.ai.upkeep import cooling, healing, repairs
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage, SufferHeat
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.state import AFTERBURNER, COUNT, SLOTS_OF, STANDBY, Battle, Ship

STRAFE = 15_000
"""The worth of a Strafe Run, for want of better ideas.

Less than any shot that may hit, more than to pass; half or twice as much makes no difference in mirrored duels.
"""


class Plain:
    """A captain that calculates. The same decision gets the same answer."""

    def answer(self, decision: Decision) -> Answer:
        """Return the answer with the highest worth."""
        if isinstance(decision, TakeAction):
            return best_action(decision.battle, decision.ship, decision.left)
        if isinstance(decision, PlaceDamage):
            return placed(decision)
        if isinstance(decision, HarmCrew):
            return suffering(decision)
        return _seldom(decision)


def _seldom(decision: Decision) -> Answer:
    if isinstance(decision, EvadeRam):
        return evasion(decision.battle, decision.ship, decision.rammer)
    if isinstance(decision, Relieve):
        return _relieved(decision.ship)
    if isinstance(decision, KillSurplus):
        return given_up(decision)
    if isinstance(decision, SufferHeat):
        return min(decision.count, max(0, decision.count + 1 - decision.ship.life))
    if isinstance(decision, NameSystems):
        return _named(decision)
    return decision.default()


def best_action(battle: Battle, ship: Ship, left: int) -> Action:
    """Return the action with the highest worth; a pass has none."""
    allowed = ideas_of(battle, ship, left)
    best = _best(allowed)
    if left > 1 and isinstance(best.action, Conserve):
        # Cooling is worth more after the shots, which may bring heat; only attacks that pay come before it.
        shots = [idea for idea in allowed if isinstance(idea.action, Attack) and idea.worth > 0]
        return _best(shots).action if shots else best.action
    return best.action


def ideas_of(battle: Battle, ship: Ship, left: int) -> list[Idea]:
    """Return the possible actions of a ship and their worth, passing first."""
    enemies = battle.enemies(ship)
    ideas: list[Idea] = [Idea(0, Pass())]
    if not battle.is_late():
        attacks(battle, ship, enemies, ideas)
        cooling(battle, ship, ideas)
        healing(ship, ideas)
        repairs(battle, ship, ideas)
        if battle.rules.strafe_run and left > 1 and ship.working(AFTERBURNER) and ship.heat < ship.sheds:
            ideas.append(Idea(STRAFE, Strafe(COUNT[ship.working(AFTERBURNER)])))
    burns(battle, ship, enemies, ideas)
    rams(battle, ship, enemies, ideas)
    return ideas if battle.rules.repeat_action or not ship.done else [each for each in ideas if _is_other(ship, each)]


def _best(ideas: list[Idea]) -> Idea:
    """Return the first of the best ideas."""
    best = ideas[0]
    for idea in ideas:
        if idea.worth > best.worth:
            best = idea
    return best


def _is_other(ship: Ship, idea: Idea) -> bool:
    """Return whether an action may follow the first one if none may be repeated."""
    return isinstance(idea.action, Attack) or NUMBER_OF[type(idea.action)] != ship.done


def _relieved(ship: Ship) -> tuple[int, ...]:
    """Return the crew with finished work, and crew unable to work."""
    return tuple(
        token
        for token, post in enumerate(ship.posts)
        if post != STANDBY and (not ship.marks[post] or ship.lost >> post & 1 or not ship.can_repair(token, False))
    )


def _named(decision: NameSystems) -> tuple[tuple[int, int], ...]:
    battle, ship = decision.battle, decision.ship
    target = best_target(battle, battle.enemies(ship))
    return tuple((target.number, slot) for slot in SLOTS_OF[target.open_slots()][: decision.count])
