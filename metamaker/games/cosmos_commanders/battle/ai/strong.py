"""The strong captain: simulates the rest of its turn and of the game before each move, and keeps the best result.

All candidates are tried with the same dice: the rest of the turn and the replies are those of a plain captain. The likeliest
are tried first, and only the better half continues to the next round of trials. The effort is limited by a number of positions,
never by the clock, so that the choices are the same on every machine.
"""

from typing import Final

from metamaker.games.cosmos_commanders.battle.ai.plain import Choosing, Plain
from metamaker.games.cosmos_commanders.battle.ai.worth import Worth
from metamaker.games.cosmos_commanders.battle.game import ACT, DIRECT, FACE, HOME, KEEP, OVER, PICK, Course
from metamaker.games.cosmos_commanders.battle.moves import END, kind_of, target_of
from metamaker.games.cosmos_commanders.battle.state import TAKEOVER
from metamaker.games.cosmos_commanders.rules.chances import D10, RESULTS, taking_tenths

POSITIONS: Final = 20_000
"""The maximum number of positions for a choice."""

CHOICES: Final = 8
"""The number of candidates in the first round."""

LONG_SHOT: Final = 1
"""Faces of ten for the success of a long shot: a takeover that is not worth a try while other actions are possible."""

FIRST: Final = 8
"""Trials of each candidate in the first round."""

SPREAD: Final = 1_000_003
"""Difference between the seeds of trials: a prime over a million."""


class TrialDice:
    """Dice of a trial, started again for each turn: a choice in one turn does not change the dice of the others.

    The faces come from a linear congruence, which starts quickly; only the means of trials count.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed & _MASK
        self._turn = 0
        self._state = 0

    def turn_to(self, turn: int) -> None:
        """Start the dice of a turn, unless it is the current one."""
        if turn != self._turn:
            self._turn = turn
            self._state = ((self._seed ^ (turn * 0x9E3779B)) * _FACTOR + _STEP) & _MASK
            self.roll(2)
            self.roll(2)

    def roll(self, faces: int) -> int:
        """Return the next face."""
        self._state = (self._state * _FACTOR + _STEP) & _MASK
        return (self._state >> 8) % faces + 1


_FACTOR: Final = 1103515245
_STEP: Final = 12345
_MASK: Final = 0x7FFFFFFF


class Strong:
    """The strong captain. See `Captain`. Its choices depend only on the position and the seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._plain = Plain()
        self.positions = POSITIONS

    def choose(self, course: Course) -> int:
        """Return the choice for the current phase: a commander, a system, an action or a result."""
        if course.phase == ACT:
            if course.state.ap <= 0:
                return END
            return self._best(course, likeliest(course))
        if course.phase == DIRECT:
            worth = Worth(course.state, course.last_round)
            return self._best(course, [KEEP, *results(worth)])
        return self._plain.choose(course)

    def _best(self, course: Course, choices: list[int]) -> int:
        """Return the choice with the best result in trials; the better half continues to the next round of trials."""
        left = self.positions
        trials, done = FIRST, 0
        sums: list[float] = [0.0] * len(choices)
        while len(choices) > 1 and left > 0:
            for trial in range(done, done + trials):
                dice_seed = ((self._seed + course.steps) * SPREAD + trial) * 7919
                for place in range(len(choices)):
                    scratch = course.copy()
                    before = scratch.steps
                    sums[place] += self._tried(scratch, choices[place], dice_seed, course.player)
                    left -= scratch.steps - before
            done += trials
            order = sorted(range(len(choices)), key=lambda place: -sums[place])
            kept = order[: (len(order) + 1) // 2]
            choices, sums = [choices[place] for place in kept], [sums[place] for place in kept]
            trials *= 2
        return choices[0]

    def _tried(self, course: Course, chosen: int, seed: int, player: int) -> float:
        """Play a game to its end with a choice, and return the player's lead over the best other one."""
        dice = TrialDice(seed)
        plain = self._plain
        answer(course, chosen)
        while course.phase != OVER:
            if course.phase == FACE:
                dice.turn_to(course.round * course.board.players + course.player)
                course.roll(dice)
            else:
                answer(course, plain.choose(course))
        own, best = course.state.score(player), 0
        for other in range(course.board.players):
            if other != player:
                best = max(best, course.state.score(other))
        return float(own - best)


def answer(course: Course, chosen: int) -> None:
    """Play the choice in the current phase."""
    if course.phase == ACT:
        course.act(chosen)
    elif course.phase == DIRECT:
        course.direct(chosen)
    elif course.phase == PICK:
        course.pick(chosen)
    elif course.phase == HOME:
        course.settle(chosen)


def likeliest(course: Course) -> list[int]:
    """Return the actions with the highest worth at first sight, the best first; END if there are none.

    Impossible takeovers are left out. A takeover that needs a 10 is included only if no other action is possible.
    """
    choosing = Choosing(Worth(course.state, course.last_round))
    order = sorted(range(len(choosing.codes)), key=lambda place: -choosing.worths[place])
    found = [choosing.codes[place] for place in order]
    for tenths in (LONG_SHOT + 1, LONG_SHOT):
        likely = [code for code in found if succeeding_tenths(course, code) >= tenths]
        if likely:
            return likely[:CHOICES]
    return [END]


def succeeding_tenths(course: Course, code: int) -> int:
    """Return the number of faces, of ten, with which an action succeeds. Rule CC-TKO-06."""
    state = course.state
    return taking_tenths(state.net(state.player, target_of(code))) if kind_of(code) == TAKEOVER else D10


def results(worth: Worth) -> list[int]:
    """Return the two results of research with the highest worth."""
    return sorted(range(RESULTS), key=lambda result: -worth.result(result))[:2]
