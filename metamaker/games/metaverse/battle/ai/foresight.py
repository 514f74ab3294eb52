"""How the careful captain chooses a manoeuvre: plot candidates against each enemy's likely moves, this turn and next."""

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
"""What standing still changes of both ratings of a ship. Rules MV-A.5-02, -08."""

LIKELY: Final = (5, 3, 2)
"""Weights of the enemy's best moves, best first.

They hold against an enemy who is no plain captain. Against him the captain who expects the best move alone won 61 (± 4) of a
hundred of 600 mirrored battles of ten small fleets, with these weights 63: no difference that so few can show.
"""

NOW: Final = 4
NEXT: Final = 3
"""Weights of the blows at the end of this turn, and of those a turn later. With 1 for the latter 61 (± 4) of a hundred of such
battles were won, as many as with 3."""

FAR: Final = 600
"""What each cm away from the best distance costs.

With a tenth of it the careful captain won 65 (± 3) of a hundred of 600 mirrored battles against the plain one, with this 69
(± 5) of 300.
"""

AWAY: Final = 3_000
"""What each cm beyond the edge of the own reach costs: more than any fire on the way there, so that ships come to blows.

That is for those who watch: with a fifth of it, too, 62 (± 4) of a hundred of 600 such battles were won.
"""

RASH: Final = 20
"""How much of its care a ship keeps, in percent, as long as it is beyond its edge: who wants to fight has to come near.

With all of it 62 (± 4) of a hundred of 600 such battles were won, as many as with this.
"""

SPARE: Final = 4
"""Fire at others than the best target: arrays that are left may guide some of it, one in so many parts counts.

With 2 or 8 an earlier careful captain won 51 and 52 (± 3) of a hundred of 360 duels against himself.
"""

MOST_ENEMIES: Final = 3
"""Of how many enemies, the nearest first, moves are weighed: the time that a plot takes grows with it.

With 1 an earlier careful captain won 47 (± 3) of a hundred of 360 duels against himself, with 6 he won 50.
"""

LOOKED_INTO: Final = 4
"""How many plots, the best at first sight, are weighed with all that may follow: the rest of the candidates is only sighted.

With 8 the captain won 60 (± 4) of a hundred of 600 mirrored battles against the plain one, with 5 he won 62.
"""


class Likely:
    """What an enemy may do: his likely stances after this turn, the likeliest first."""

    def __init__(self, stances: list[Stance]) -> None:
        self.stances = stances


class Pair:
    """Two ships that may come to blows: the fire of one at the other and back, the reach that suits the first."""

    def __init__(self, own: Vessel, enemy: Vessel, turn: int) -> None:
        self.out = Broadside(own, enemy, turn, morale=True)
        self.back = Broadside(enemy, own, turn, morale=True)
        self.reach: Reach = reach(self.out, self.back)


class Foe:
    """An enemy as the captain of one ship foresees him: the fire at him and back, where he may be, the reach that suits."""

    def __init__(self, pair: Pair, expected: Likely) -> None:
        self.out = pair.out
        self.back = pair.back
        self.wanted_cm, self.edge_cm = pair.reach
        self.expected = expected
        self.following = later(expected.stances[0])


class Manoeuvre(NamedTuple):
    """What a captain steers: a choice of his candidates, and with how many evasives."""

    choice: Choice
    evasives: int

    @property
    def plot(self) -> Plot:
        """The plot that says so."""
        return self.choice.dodging(self.evasives)


STRAIGHT_ON: Final = Manoeuvre(DRIFT, 0)
"""Of ships that can do nothing else."""


class Outlook:
    """All enemies that count, the nearest first, and how much blows taken weigh, in percent of blows given."""

    def __init__(self, foes: list[Foe], care: int) -> None:
        self.foes = foes
        self.nearest = foes[0]
        self.care = care


class Location(NamedTuple):
    """A ship on a table with its terrain and its edges."""

    table: Table
    vessel: Vessel


def likely(course: Course, means: Means, enemy_candidates: Candidates, fire: Broadside, prey: Course) -> Likely:
    """Return what an enemy may do: the moves by which his plain captain would like to meet a ship that drifts on."""
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
    dangers = perils(location.table, location.vessel, course, able)
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
    """Return what a ship may do next that leads farthest apart: drift, turn or change speed as much as it can, not both."""
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
    """Return how good a stance is at first sight: against each enemy's likeliest move, and if all go on as they are."""
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
    """Return what it costs to be so far from an enemy."""
    cost = FAR * abs(cm - foe.wanted_cm)
    return cost + AWAY * (cm - foe.edge_cm) if cm > foe.edge_cm else cost


def _now(choice: Choice, here: Stance, view: Outlook) -> tuple[int, int]:
    """Return the worth of a stance against all that enemies are likely to do, and with how many evasives it is best."""
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
    """Return what fire is worth that has one target, and a little of all that it could do to others."""
    return best + (given - best) // SPARE
