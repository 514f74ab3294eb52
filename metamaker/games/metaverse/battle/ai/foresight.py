"""The careful captain's choice of a manoeuvre: plot candidates against each enemy's likely moves, this turn and next."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.ai.fire_worth import Broadside
from metamaker.games.metaverse.battle.ai.geometry import (
    POINTED,
    Reach,
    Stance,
    after,
    course_after,
    drifting,
    later,
    pointed,
    reach,
    sighted,
)
from metamaker.games.metaverse.battle.ai.plain import BROADSIDE, legal, score, spinning
from metamaker.games.metaverse.battle.ai.plot_candidates import DRIFT, Candidates, Choice
from metamaker.games.metaverse.battle.ai.terrain import perils
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.plot.orders import Plot
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel

HALT: Final = -1
"""The change of both ratings of a ship that stands still. Rules MV-A.5-02, -08."""

LIKELY: Final = (5, 3, 2)
"""Weights of the enemy's best moves, best first.

They are for enemies other than the plain captain. Against that one, expecting only the best move won 61% (± 4) of 600 mirrored
battles of ten small fleets, and these weights 63%: too close to tell apart.
"""

NOW: Final = 4
NEXT: Final = 3
"""Weights of the blows at the end of this turn, and of those a turn later.

With 1 for the latter 61% (± 4) of such battles were won, as many as with 3.
"""

FAR: Final = 600
"""The cost of each cm away from the best distance.

With a tenth of it the careful captain won 65% (± 3) of 600 mirrored battles against the plain one, with this 69% (± 5) of 300.
"""

AWAY: Final = 3_000
"""The cost of each cm beyond the edge of the ship's reach: more than any fire on the way, so that ships close in.

It makes battles better to watch; with a fifth of it, too, 62% (± 4) of 600 such battles were won.
"""

RASH: Final = 20
"""The percentage of its care that a ship keeps beyond its edge, because it must come near to fight.

With 100, too, 62% (± 4) of 600 such battles were won.
"""

SPARE: Final = 4
"""The divisor for fire at targets other than the best one, at which spare arrays may guide some weapons.

With 2 or 8 an earlier careful captain won 51% and 52% (± 3) of 360 duels against itself.
"""

MOST_ENEMIES: Final = 3
"""The number of enemies, nearest first, considered with their moves. The time of a plot grows with it.

With 1 an earlier careful captain won 47% (± 3) of 360 duels against itself, with 6 50%.
"""

LOOKED_INTO: Final = 4
"""The number of plots, best by the first estimate, to rate with all likely moves; the others are only estimated.

With 8 the captain won 60% (± 4) of 600 mirrored battles against the plain one, with 5 62%.
"""


class Likely:
    """The likely stances of an enemy after this turn, likeliest first."""

    def __init__(self, stances: list[Stance]) -> None:
        self.stances = stances


class Pair:
    """Two ships that may come to blows: the fire of one at the other and back, the reach that suits the first."""

    def __init__(self, own: Vessel, enemy: Vessel, turn: int) -> None:
        self.out = Broadside(own, enemy, turn, morale=True)
        self.back = Broadside(enemy, own, turn, morale=True)
        self.reach: Reach = reach(self.out, self.back)


class Foe:
    """An enemy in the view of one ship: the fire both ways, its likely stances, the ship's best distance and reach."""

    def __init__(self, pair: Pair, expected: Likely) -> None:
        self.out = pair.out
        self.back = pair.back
        self.wanted_cm, self.edge_cm = pair.reach
        self.expected = expected
        self.following = later(expected.stances[0])


class Manoeuvre(NamedTuple):
    """A chosen plot candidate and its number of evasives."""

    choice: Choice
    evasives: int

    @property
    def plot(self) -> Plot:
        """The plot with its evasives."""
        return self.choice.dodging(self.evasives)


STRAIGHT_ON: Final = Manoeuvre(DRIFT, 0)
"""The manoeuvre of ships without any other."""


class Outlook:
    """The relevant enemies, nearest first, and the weight of damage taken, in percent of damage dealt."""

    def __init__(self, foes: list[Foe], care: int) -> None:
        self.foes = foes
        self.nearest = foes[0]
        self.care = care


class Location(NamedTuple):
    """A ship on a table with its terrain and its edges."""

    table: Table
    vessel: Vessel


def likely(course: Course, means: Means, enemy_candidates: Candidates, fire: Broadside, prey: Course) -> Likely:
    """Return the likely moves of an enemy: those that a plain captain would prefer against a ship that drifts on."""
    there = drifting(prey)
    following = later(there)
    found = [after(course, choice) for choice in legal(course, means, enemy_candidates) or (DRIFT,)]
    scores = [score(fire, stance, there, following) for stance in found]
    ranked = sorted(range(len(found)), key=lambda place: -scores[place])
    return Likely([found[place] for place in ranked[: len(LIKELY)]])


def outlook(own: Course, foes: list[Foe], care: int) -> Outlook:
    """Return the outlook of a ship: one that is beyond the edge of its reach cares less."""
    _, _, cm = sighted(drifting(own), foes[0].expected.stances[0])
    return Outlook(foes, care * RASH // 100 if cm > foes[0].edge_cm else care)


def chosen(course: Course, means: Means, choices: Candidates, view: Outlook, location: Location) -> Manoeuvre:
    """Return the plot with the best balance of blows given and taken, over this turn and the next.

    `location` is where the ship is.
    """
    able = legal(course, means, choices)
    stances = [after(course, choice) for choice in able]
    scores = [_sighted(stance, view) for stance in stances]
    dangers = perils(location.table, location.vessel, course, able, stances)
    if dangers is not None:
        scores = [worth - danger.cost for worth, danger in zip(scores, dangers, strict=True)]
    first = sorted(range(len(able)), key=lambda place: -scores[place])[:LOOKED_INTO]
    ends = _ends(able)
    best, most = STRAIGHT_ON, None
    for place in first:
        choice = able[place]
        worth, evasives = _now(choice, stances[place], view)
        then = course_after(course, choice)
        onward = max([_next(after(then, follow), view) for follow in ends])
        total = NOW * worth + NEXT * onward - spinning(stances[place])
        if dangers is not None:
            evasives = max(evasives, dangers[place].evasives)
            total -= dangers[place].cost
        if most is None or total > most:
            best, most = Manoeuvre(choice, evasives), total
    return best


def _ends(choices: Sequence[Choice]) -> list[Choice]:
    """Return the next moves that lead farthest apart: drift, or turn or change speed as much as possible, not both."""
    turns, changes = [choice.turns for choice in choices], [choice.change for choice in choices]
    turn_ends = max(turns, default=0), min(turns, default=0)
    change_ends = max(changes, default=0), min(changes, default=0)
    found = [DRIFT]
    for choice in choices:
        if choice.turns:
            if not choice.change and choice.turns in turn_ends:
                found.append(choice)
        elif choice.change and choice.change in change_ends:
            found.append(choice)
    return found


def _sighted(here: Stance, view: Outlook) -> int:
    """Return a first estimate of a stance: against each enemy's likeliest move, and if all go on as they are."""
    then = later(here)
    total = -spinning(here)
    best = given = taken = best_next = given_next = taken_next = 0
    for foe in view.foes:
        seen, back, cm = sighted(here, foe.expected.stances[0])
        worth = foe.out.at(seen, cm, back)
        given += worth
        best = max(best, worth)
        taken += foe.back.at(back, cm, seen)
        if foe is view.nearest:
            total -= NOW * _distance(foe, cm)
        seen, back, cm = sighted(then, foe.following)
        worth = foe.out.at(seen, cm, back)
        given_next += worth
        best_next = max(best_next, worth)
        taken_next += foe.back.at(back, cm, seen)
        if foe is view.nearest:
            total -= NEXT * _distance(foe, cm)
            if not worth and cm <= foe.edge_cm:
                total += BROADSIDE * (pointed(then, foe.following, foe.out.broadsides()) - POINTED)
    total += NOW * (_with_spare(best, given) - taken * view.care // 100)
    return total + NEXT * (_with_spare(best_next, given_next) - taken_next * view.care // 100)


def _distance(foe: Foe, cm: int) -> int:
    """Return the cost of this distance from an enemy."""
    cost = FAR * abs(cm - foe.wanted_cm)
    return cost + AWAY * (cm - foe.edge_cm) if cm > foe.edge_cm else cost


def _now(choice: Choice, here: Stance, view: Outlook) -> tuple[int, int]:
    """Return the worth of a stance against all likely moves of enemies, and its best number of evasives."""
    most = len(choice.dodges)
    first = 0 if choice.plot.orders else 1
    none = [0] * (most + 1)
    best, given, taken = none.copy(), none.copy(), none.copy()
    away = 0
    halt = 0 if here.speed else HALT
    dodge = here.speed // 10
    for foe in view.foes:
        out = none.copy()
        for place, there in enumerate(foe.expected.stances):
            weight = LIKELY[place]
            seen, back, cm = sighted(here, there)
            if foe is view.nearest:
                away += weight * _distance(foe, cm)
            for evasives in range(first, most + 1):
                out[evasives] += weight * foe.out.at(seen, cm, back, halt + evasives)
                taken[evasives] += weight * foe.back.at(back, cm, seen, halt + dodge * evasives)
        for evasives in range(first, most + 1):
            given[evasives] += out[evasives]
            best[evasives] = max(best[evasives], out[evasives])
    dodging, found = first, 0
    for evasives in range(first, most + 1):
        worth = _with_spare(best[evasives], given[evasives]) - taken[evasives] * view.care // 100
        if evasives == first or worth > found:
            dodging, found = evasives, worth
    return (found - away) // sum(LIKELY), dodging


def _next(here: Stance, view: Outlook) -> int:
    best = given = taken = away = 0
    for foe in view.foes:
        seen, back, cm = sighted(here, foe.following)
        worth = foe.out.at(seen, cm, back)
        given += worth
        best = max(best, worth)
        taken += foe.back.at(back, cm, seen)
        if foe is view.nearest:
            away = _distance(foe, cm)
    return _with_spare(best, given) - taken * view.care // 100 - away


def _with_spare(best: int, given: int) -> int:
    """Return the value of fire at one target, and a part of the value at the others."""
    return best + (given - best) // SPARE
