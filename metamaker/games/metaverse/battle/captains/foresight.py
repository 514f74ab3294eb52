"""How the careful captain steers: every plot of his menu against the likely moves of each enemy."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle.captains.fire_worth import Broadside
from metamaker.games.metaverse.battle.captains.geometry import DRIFT, Stance, after, course_after, drifting, exchange, later
from metamaker.games.metaverse.battle.captains.menu import Choice, Menu
from metamaker.games.metaverse.battle.captains.plain import legal, score
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.plot.orders import BLANK, Plot
from metamaker.games.metaverse.battle.state.vessel import Vessel

HALT = -1
"""What standing still changes of both ratings of a ship. Rules MV-A.5-02, -08."""


class Blows(NamedTuple):
    """What fire given and fire taken are worth, and how many cm both are apart."""

    given: int
    taken: int
    apart_cm: int


class Duel:
    """The fire of an own ship at an enemy and back, for any ratings that movement gives them."""

    def __init__(self, own: Vessel, enemy: Vessel, turn: int) -> None:
        self.own = own
        self.enemy = enemy
        self._turn = turn
        self.plain = Broadside(enemy, own, turn)
        """The enemy's fire as his plain captain sees it."""
        self._out: dict[int, Broadside] = {}
        self._back: dict[int, Broadside] = {}

    def out(self, rating: int) -> Broadside:
        """Return the own fire, with the own movement rating."""
        if rating not in self._out:
            self._out[rating] = Broadside(self.own, self.enemy, self._turn, rating, morale=True)
        return self._out[rating]

    def back(self, rating: int) -> Broadside:
        """Return the enemy's fire, with what the own movement adds to the own target rating."""
        if rating not in self._back:
            self._back[rating] = Broadside(self.enemy, self.own, self._turn, rating, morale=True)
        return self._back[rating]

    def blows(self, here: Stance, there: Stance, evasives: int) -> Blows:
        """Return what both give each other, for one stance of each."""
        halt = 0 if here.speed else HALT
        given, apart_cm = exchange(self.out(halt + evasives), here, there)
        taken, _ = exchange(self.back(halt + here.speed // 10 * evasives), there, here)
        return Blows(given, taken, apart_cm)


LIKELY = (5, 3, 2)
"""Weights of the enemy's best moves, best first.

They hold against an enemy who is no plain captain. Of 360 duels of nine detachments, sides changed over, captains who expect
the best move alone won 53 (± 3) of a hundred, who expect all three alike 52: no difference that so few can show.
"""

NOW, NEXT = 4, 3
"""Weights of the blows at the end of this turn, and of those a turn later.

Captains with 1 or 6 for the latter won 49 (± 3) of a hundred of 360 duels, without them 43: to look ahead is what counts, not
how much.
"""

FAR = 60
"""What each cm away from the best distance costs.

As for the plain captain, but he who weighs all moves of the enemy hardly needs it: with half, twice or none of it captains
won 51 (± 3) of a hundred of 360 duels.
"""

SPARE = 4
"""Fire at others than the best target: arrays that are left may guide some of it, one in so many parts counts.

With 2 or 8 captains won 51 and 52 (± 3) of a hundred of 360 duels.
"""

MOST_ENEMIES = 3
"""Of how many enemies, the nearest first, moves are weighed: the time that a plot takes grows with it.

With 1 captains won 47 (± 3) of a hundred of 360 duels, with 6 they won 50.
"""


class Likely(NamedTuple):
    """What an enemy may do: his likely stances after this turn with their weights, his course after the likeliest, his menu."""

    stances: tuple[tuple[int, Stance], ...]
    course: Course
    menu: Menu


class Foreseen(NamedTuple):
    """An enemy and what he may do; `answers` if the captain thinks of his next move too."""

    duel: Duel
    likely: Likely
    answers: bool

    def following(self, own: Course) -> Stance:
        """Return where the enemy will be a turn later, if the own ship is on this course then."""
        if not self.answers:
            return later(self.likely.stances[0][1])
        enemy = self.duel.enemy
        return moves(self.likely.course, enemy.means, self.likely.menu, self.duel.plain, own)[0][0]


class Outlook(NamedTuple):
    """All enemies that count, and how much blows taken weigh, in percent of blows given."""

    enemies: tuple[Foreseen, ...]
    care: int


def likely(enemy: Vessel, enemy_menu: Menu, prey: Vessel, turn: int) -> Likely:
    """Return what an enemy may do: the moves by which he would like to meet a ship that drifts on."""
    best = moves(enemy.course, enemy.means, enemy_menu, Broadside(enemy, prey, turn), prey.course)
    stances = tuple([(weight, stance) for weight, (stance, _) in zip(LIKELY, best, strict=False)])
    return Likely(stances, course_after(enemy.course, best[0][1]), enemy_menu)


def moves(course: Course, means: Means, choices: Menu, fire: Broadside, prey: Course) -> list[tuple[Stance, Choice]]:
    """Return all moves of a menu against a ship that drifts on, best first, as the plain captain thinks."""
    there = drifting(prey)
    following, wanted = later(there), fire.battery.standoff_cm
    found = [(after(course, choice), choice) for choice in legal(course, means, choices) or (DRIFT,)]
    found.sort(key=lambda move: -score(fire, move[0], there, following, wanted))
    return found


def chosen(course: Course, means: Means, choices: Menu, outlook: Outlook) -> Plot:
    """Return the plot whose balance of blows given and taken is best, over this turn and the next."""
    best, most = BLANK, None
    able = legal(course, means, choices)
    extremes = _extremes(able)
    for choice in able:
        then = course_after(course, choice)
        there = [enemy.following(then) for enemy in outlook.enemies]
        now = _now(after(course, choice), choice.evasives, outlook)
        onward = max([_next(after(then, follow), outlook, there) for follow in extremes], default=0)
        total = NOW * now + NEXT * onward
        if most is None or total > most:
            best, most = choice.plot, total
    return best


def _extremes(choices: Sequence[Choice]) -> Sequence[Choice]:
    """Return the choices without evasives that turn and change speed by nothing or as much as they can."""
    quiet = [choice for choice in choices if not choice.evasives]
    turns, changes = [choice.turns for choice in quiet], [choice.change for choice in quiet]
    ends = (0, max(turns, default=0), min(turns, default=0)), (0, max(changes, default=0), min(changes, default=0))
    return [choice for choice in quiet if choice.turns in ends[0] and choice.change in ends[1]]


def _now(here: Stance, evasives: int, outlook: Outlook) -> int:
    given, taken, away = list[int](), 0, 0
    for duel, (stances, _, _), _ in outlook.enemies:
        wanted = duel.out(0).battery.standoff_cm
        out = 0
        for weight, there in stances:
            blows = duel.blows(here, there, evasives)
            out += weight * blows.given
            taken += weight * blows.taken
            away += weight * abs(blows.apart_cm - wanted)
        given.append(out)
    return (_best(given) - taken * outlook.care // 100 - FAR * away) // sum(LIKELY)


def _next(here: Stance, outlook: Outlook, following: Sequence[Stance]) -> int:
    given, taken, away = list[int](), 0, 0
    for (duel, _, _), there in zip(outlook.enemies, following, strict=True):
        blows = duel.blows(here, there, 0)
        given.append(blows.given)
        taken += blows.taken
        away += abs(blows.apart_cm - duel.out(0).battery.standoff_cm)
    return _best(given) - taken * outlook.care // 100 - FAR * away


def _best(given: Sequence[int]) -> int:
    """Return what fire is worth that has one target, and a little of what it could do to others."""
    best = max(given)
    return best + (sum(given) - best) // SPARE
