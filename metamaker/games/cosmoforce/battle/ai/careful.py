"""The careful captain: it departs from the plain captain where trials show that another action is better.

A trial plays on from an action for a few rounds. The plain captain leads both sides in it, with dice of its own. Only actions
are tried; for all other decisions the answer is that of the plain captain.

Against the plain captain with the same three ships it wins 75 (± 14) of a hundred fights in the web edition and 89 (± 10) in
the roster edition. Ship against ship it depends on the ship: in the web edition it wins 80 with large ships with Hangars, and
about half with small ones, where more trials or longer ones do not help.
"""

from math import isqrt
from typing import Final

from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Action, Burn, Pass, Ram
from metamaker.games.cosmoforce.battle.actions.rules import most_burn
from metamaker.games.cosmoforce.battle.ai.plain import Plain, ideas_of
from metamaker.games.cosmoforce.battle.ai.worth import HULL, endurance, outlook
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.state import COUNT, DRAW, UNDECIDED, WEAPONS, Battle, Ship
from metamaker.games.cosmoforce.battle.turn.engine import advanced, resumed
from metamaker.games.cosmoforce.rules.speed import FAST, HUNDRED
from metamaker.play.dice import Dice, SeededDice

WON: Final = 1_000_000
"""The worth of a victory; a draw is worth half of it."""

ANSWERS: Final = 3000
"""Answers given in trials for one action, for each living ship: about a tenth of a second in a duel.

Per ship, because a trial of a fight of twelve ships takes six times as many answers as one of a duel. With half as many, the
captain won 9 of 20 fights of three ships in the web edition, with these 13.
"""

ROUNDS: Final = 2
"""Rounds of a trial after the present one.

Later rounds depend on dice more than on the action: with 12 rounds the captain lost four of five team fights in the web
edition.
"""

AT_ONCE: Final = 12
"""Trials of each action before the worse actions are dropped."""

MOST_TRIALS: Final = 200
"""Trials of each action; more hardly change a choice."""

SEEDS: Final = 1_000_000
"""The number of different seeds for the dice of trials."""


class Careful:
    """A captain that tries its actions, with a random number generator of its own."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._plain = Plain()

    def answer(self, decision: Decision) -> Answer:
        """Return the best action in trials; for other decisions the answer of the plain captain."""
        if not isinstance(decision, TakeAction):
            return self._plain.answer(decision)
        actions = candidates(decision)
        return actions[0] if len(actions) == 1 else tried(decision, actions, self._dice.roll(SEEDS))


def candidates(decision: TakeAction) -> list[Action]:
    """Return the actions to try: the plain captain's choice, its other ideas, and those that may pay later.

    A pass is left out if heat can be shed instead.
    """
    battle, ship = decision.battle, decision.ship
    found: list[Action] = [Plain().answer(decision)]
    for action in (*[idea.action for idea in ideas_of(battle, ship, decision.left)], *_others(battle, ship)):
        is_idle = isinstance(action, Pass) and ship.heat and ship.sheds
        if not is_idle and action not in found and not decision.refusals(action):
            found.append(action)
    return found


def _others(battle: Battle, ship: Ship) -> list[Action]:
    """Return actions that the plain captain ignores unless they pay at once: rams, and burns upward."""
    found: list[Action] = [Ram(enemy.number) for enemy in battle.enemies(ship)]
    top = min(most_burn(battle, ship), (FAST * HUNDRED - ship.speed) // HUNDRED)
    if top > 0:
        found.append(Burn(top))
        if top > 1:
            found.append(Burn(1))
    return found


class Rival:
    """An action compared with the plain captain's: the sum of the differences in worth, and of their squares."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0
        self.squares = 0

    def take(self, difference: int) -> None:
        """Count the result of a trial: its worth less that of the plain captain's action with the same dice."""
        self.total += difference
        self.squares += difference * difference

    def doubt(self, trials: int) -> int:
        """Return one and a half standard errors of the total."""
        return isqrt(max(0, 9 * (self.squares - self.total * self.total // trials)) // 4)


def tried(decision: TakeAction, actions: list[Action], seed: int) -> Action:
    """Return the first action, or the best of the others if the lead is not due to luck.

    All are tried with the same dice. Clearly worse actions than the best one are dropped, and no action is taken early: after
    enough looks, dice would favour one without a reason.
    """
    rivals = [Rival(action) for action in actions[1:]]
    left = ANSWERS * sum([1 for ship in decision.battle.ships if ship.alive])
    trials = 0
    while rivals and left > 0 and trials < MOST_TRIALS:
        for _ in range(AT_ONCE):
            trials += 1
            left -= _trial(decision, actions[0], rivals, seed + trials)
        best = max([0, *[rival.total - rival.doubt(trials) for rival in rivals]])
        rivals = [rival for rival in rivals if rival.total + rival.doubt(trials) > best]
    found, action = 0, actions[0]
    for rival in rivals:
        if rival.total > max(found, rival.doubt(trials)):
            found, action = rival.total, rival.action
    return action


def _trial(decision: TakeAction, usual: Action, rivals: list[Rival], seed: int) -> int:
    """Try the usual action and its rivals with the same dice, and return the number of answers in these trials."""
    base, given = outcome(decision, usual, seed)
    for rival in rivals:
        worth, answers = outcome(decision, rival.action, seed)
        rival.take(worth - base)
        given += answers
    return given


def outcome(decision: TakeAction, action: Action, seed: int) -> tuple[int, int]:
    """Return the worth of an action if plain captains play on with these dice, in millionths of a victory, and the answers."""
    side = decision.ship.side
    battle = decision.battle.copied(SeededDice(seed))
    battle.last_round = min(battle.last_round, battle.round + ROUNDS)
    battle.course = resumed(battle, battle.ships[decision.ship.number], decision.left)
    plain, answers = Plain(), 1
    advanced(battle, None)
    advanced(battle, action)
    while battle.open is not None:
        answers += 1
        advanced(battle, plain.answer(battle.open))
    return judged(battle, side), answers


def judged(battle: Battle, side: int) -> int:
    """Return the worth of an end to a side: won, lost, drawn, or its share of the remaining strength."""
    if battle.result not in {DRAW, UNDECIDED}:
        return WON if battle.result == side else 0
    mine = others = 0
    for ship in battle.ships:
        if ship.alive and ship.side == side:
            mine += strength(battle, ship)
        elif ship.alive:
            others += strength(battle, ship)
    return WON * mine // (mine + others) if mine + others else WON // 2


def strength(battle: Battle, ship: Ship) -> int:
    """Return the remaining strength of a ship: its boxes and crew, times its chance to survive its heat, times its weapons."""
    boxes, life = endurance(battle, ship), max(1, ship.life)
    weapons = sum([COUNT[ship.working(kind)] for kind in WEAPONS])
    return boxes * life * outlook(ship, ship.heat) * (HULL + weapons) // (boxes + life)
