"""Two simple tactics against the plain captain: it, but for a race for speed where there are Railguns."""

from collections.abc import Callable, Sequence

from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Action, Attack, Burn, Strafe
from metamaker.games.cosmoforce.battle.actions.rules import most_burn
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.battle.ai.self_play import decided, planned
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import RAILGUN, Battle, Ship
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.rules.speed import FAST, HUNDRED
from metamaker.play.decision import Player
from metamaker.play.dice import SeededDice


def _reach(battle: Battle, ship: Ship) -> int:
    """How fast it is after a burn by all that it can."""
    return ship.speed + most_burn(battle, ship) * HUNDRED


def _upward(battle: Battle, ship: Ship) -> int:
    """By how much a ship may burn and not collide by it."""
    return min(most_burn(battle, ship), (FAST * HUNDRED - ship.speed) // HUNDRED)


def _rival(battle: Battle, ship: Ship) -> Ship | None:
    """Return an enemy that could pass this ship by one burn, if there are Railguns."""
    enemies = battle.enemies(ship)
    if not any(each.working(RAILGUN) for each in (ship, *enemies)):
        return None
    return next((enemy for enemy in enemies if _reach(battle, enemy) >= ship.speed), None)


class Race:
    """Burns upward where the second action would be neither an attack nor a burn, and an enemy could pass."""

    def __init__(self, usual: Player | None = None) -> None:
        self.usual = usual or Plain()

    def answer(self, decision: Decision) -> Answer:
        """Return what the plain captain answers, but for the race."""
        answer = self.usual.answer(decision)
        return self.raced(decision, answer) if isinstance(decision, TakeAction) else answer

    def raced(self, decision: TakeAction, action: Action) -> Action:
        """Return a burn if it is time for it."""
        battle, ship = decision.battle, decision.ship
        if decision.left > 1 or isinstance(action, Attack | Burn | Strafe) or _rival(battle, ship) is None:
            return action
        change = _upward(battle, ship)
        return Burn(change) if change > 0 and not decision.refusals(Burn(change)) else action


class RaceFirst(Race):
    """Burns before it shoots as well, where nobody could pass it then."""

    def raced(self, decision: TakeAction, action: Action) -> Action:
        """Return a burn that leaves its rival behind."""
        battle, ship = decision.battle, decision.ship
        rival = _rival(battle, ship)
        if decision.left > 1 and rival is not None:
            change = _upward(battle, ship)
            if change > 0 and ship.speed + change * HUNDRED > _reach(battle, rival):
                return Burn(change)
        return super().raced(decision, action)


def wins(ship: Design, rules: PlayedRules, captains: Sequence[Callable[[], Player]], seeds: Sequence[int]) -> tuple[float, int]:
    """How many mirrors the first captain wins, a draw for a half, and how many there were: two with each seed."""
    plan, won = planned(ship, (rules, -1)), 0.0
    sides = [Side("one", (Entrant("one", plan),)), Side("other", (Entrant("other", plan),))]
    for seed in seeds:
        for place in (0, 1):
            battle = begun(sides, SeededDice(seed), rules, telling=False)
            result = decided(battle, [captains[place](), captains[1 - place]()])
            won += 0.5 if result < 0 else float(result == place)
    return won, 2 * len(seeds)
