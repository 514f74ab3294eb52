"""The careful captain: it plays on, in thought, from each action that could be good, and takes the one that won most.

In thought both sides are led by the plain captain, and the dice are its own. Only actions are thought over; all else is
answered as the plain captain does.
"""

from typing import Final

from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Action, Burn, Ram
from metamaker.games.cosmoforce.battle.actions.rules import most_burn
from metamaker.games.cosmoforce.battle.captains.plain import Plain, ideas_of
from metamaker.games.cosmoforce.battle.captains.worth import endurance
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.state import DRAW, UNDECIDED, Battle, Ship
from metamaker.games.cosmoforce.battle.turn.engine import advanced
from metamaker.games.cosmoforce.battle.turn.rounds import resumed
from metamaker.games.cosmoforce.rules.speed import FAST, HUNDRED
from metamaker.play.dice import Dice, SeededDice

WON: Final = 1_000_000
"""What a victory is worth; a draw is half of it."""

ANSWERS: Final = 6000
"""So many answers are given in thought for one action: about a tenth of a second, which nobody minds.

They bound the time: a duel of usual ships takes 20 to 60 answers, one of armoured hulks thousands. Mirrored duels of ships
with Railguns are hardly changed by thought, who is faster at the start decides them: it wins 50 to 57 (± 10) of a hundred in
the roster edition, where it wins 71 with Missiles; with five times as many answers, or all burns to choose from, 50 to 53.
"""

ROUNDS: Final = 12
"""So far ahead is thought; what is undecided then is judged by what is left of the ships."""

AT_ONCE: Final = 12
"""So often each action is tried before the worse half of them is dropped. With 6 it is fooled by the dice more often."""

SEEDS: Final = 1_000_000
"""Dice of a thought are among so many."""


class Careful:
    """A captain who tries what it may do, with dice of its own."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._plain = Plain()

    def answer(self, decision: Decision) -> Answer:
        """Return the action that won most; to anything else what the plain captain answers."""
        if not isinstance(decision, TakeAction):
            return self._plain.answer(decision)
        actions = candidates(decision)
        return actions[0] if len(actions) == 1 else tried(decision, actions, self._dice.roll(SEEDS))


def candidates(decision: TakeAction) -> list[Action]:
    """Return the actions that are worth a thought: the plain captain's, all of which it has an idea, what may pay later."""
    battle, ship = decision.battle, decision.ship
    found: list[Action] = [Plain().answer(decision)]
    for action in (*[idea.action for idea in ideas_of(battle, ship, decision.left)], *_others(battle, ship)):
        if action not in found and not decision.refusals(action):
            found.append(action)
    return found


def _others(battle: Battle, ship: Ship) -> list[Action]:
    """Return what the plain captain has no idea of where it does not pay at once: rams, and burns upward."""
    found: list[Action] = [Ram(enemy.number) for enemy in battle.enemies(ship)]
    top = min(most_burn(battle, ship), (FAST * HUNDRED - ship.speed) // HUNDRED)
    if top > 0:
        found.append(Burn(top))
        if top > 1:
            found.append(Burn(1))
    return found


def tried(decision: TakeAction, actions: list[Action], seed: int) -> Action:
    """Return the action that comes out best, the first of equals.

    All are tried with the same dice, so often, then the better half of them again, until one is left or it is time.
    """
    totals = [0] * len(actions)
    left, tries = list(range(len(actions))), 0
    budget = ANSWERS
    while len(left) > 1 and budget > 0:
        for _ in range(AT_ONCE):
            tries += 1
            for place in left:
                worth, answers = outcome(decision, actions[place], seed + tries)
                totals[place] += worth
                budget -= answers
            if budget <= 0:
                break
        left.sort(key=lambda place: (-totals[place], place))
        if len(left) > 2 or budget <= 0:
            left = left[: max(1, len(left) // 2)]
    return actions[min(left, key=lambda place: (-totals[place], place))]


def outcome(decision: TakeAction, action: Action, seed: int) -> tuple[int, int]:
    """Return what comes of an action if plain captains play on with these dice, in millionths of a victory, and the answers."""
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
    """Return what an end is worth to a side: won, lost, drawn, or what is left of the ships of all."""
    if battle.result not in {DRAW, UNDECIDED}:
        return WON if battle.result == side else 0
    mine = others = 0
    for ship in battle.ships:
        if ship.alive and ship.side == side:
            mine += endurance(battle, ship)
        elif ship.alive:
            others += endurance(battle, ship)
    return WON * mine // (mine + others) if mine + others else WON // 2
