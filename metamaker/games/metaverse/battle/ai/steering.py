"""Steering of a careful side: chooses the manoeuvre of each ship, on the present table or a predicted one."""

from typing import Final

from metamaker.games.metaverse.battle.ai.fire_worth import Broadside
from metamaker.games.metaverse.battle.ai.foresight import (
    MOST_ENEMIES,
    STRAIGHT_ON,
    Foe,
    Likely,
    Location,
    Manoeuvre,
    Pair,
    chosen,
    likely,
    outlook,
)
from metamaker.games.metaverse.battle.ai.plot_candidates import CandidateCache, Candidates
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel

CARE: Final = 100
LEAST_CARE: Final = 30
"""The weight of damage taken, in percent of damage dealt. The ships of a side share it.

One ship gives both the same weight. Each of four is fired at a quarter of the time, but none should be careless. With 70, 63%
of 600 mirrored battles against the plain captain were won; with 100, 62% (± 4).
"""


class SideView:
    """A table as one side sees it, with the present or predicted courses of all ships by their numbers.

    `friends` are all own ships, `enemies` the uncloaked ships of the other side.
    """

    def __init__(self, table: Table, side: int, courses: list[Course]) -> None:
        self.table = table
        self.courses = courses
        self.friends = table.fighting(side)
        self.enemies = [enemy for enemy in table.fighting(1 - side) if not enemy.cloaked]
        self.predicted: dict[int, Likely] = {}

    def nearest(self, vessel: Vessel, others: list[Vessel], most: int) -> list[Vessel]:
        """Return up to `most` of the other ships, nearest first."""
        if len(others) <= 1:
            return others
        x, y = self.courses[vessel.number].place

        def far(other: Vessel) -> int:
            place = self.courses[other.number].place
            return (place.x - x) ** 2 + (place.y - y) ** 2

        return sorted(others, key=far)[:most]


class Steering:
    """Steering as the careful captain does it. The value of fire is kept for the turn, because nothing changes it."""

    def __init__(self) -> None:
        self._candidates = CandidateCache(evasives=True)
        self._enemy_candidates = CandidateCache(evasives=False)
        self._turn = 0
        self._pairs: dict[tuple[int, int, int], Pair] = {}
        self._fires: dict[tuple[int, int], Broadside] = {}

    def steered(self, view: SideView, vessel: Vessel, course: Course, means: Means, turn: int) -> Manoeuvre:
        """Return the manoeuvre of a ship on its course; under cloak, `turn` is the next one."""
        self._begin(view.table.turn)
        enemies = view.nearest(vessel, view.enemies, MOST_ENEMIES)
        if not enemies:
            return STRAIGHT_ON
        foes = [Foe(self.pair(vessel, enemy, turn), self._likely(view, enemy)) for enemy in enemies]
        care = max(LEAST_CARE, CARE // len(view.friends))
        return chosen(
            course, means, self.candidates(vessel, course, means), outlook(course, foes, care), Location(view.table, vessel)
        )

    def candidates(self, vessel: Vessel, course: Course, means: Means) -> Candidates:
        """Return the plot candidates of a ship."""
        return self._candidates.of(vessel.key, means, mirrored=course.mirrored)

    def pair(self, own: Vessel, enemy: Vessel, turn: int) -> Pair:
        """Return the fire of two ships at one another in a turn."""
        key = own.number, enemy.number, turn
        found = self._pairs.get(key)
        if found is None:
            found = self._pairs[key] = Pair(own, enemy, turn)
        return found

    def _begin(self, turn: int) -> None:
        if turn != self._turn:
            self._turn, self._pairs, self._fires = turn, {}, {}

    def _likely(self, view: SideView, enemy: Vessel) -> Likely:
        """Return the likely stances of an enemy; they are calculated once for all own ships."""
        found = view.predicted.get(enemy.number)
        if found is None:
            prey = view.nearest(enemy, view.friends, 1)[0]
            course = view.courses[enemy.number]
            choices = self._enemy_candidates.of(enemy.key, enemy.means, mirrored=course.mirrored)
            key = enemy.number, prey.number
            fire = self._fires.get(key)
            if fire is None:
                pair = self._pairs.get((prey.number, enemy.number, view.table.turn))
                known = None if pair is None else pair.back
                fire = self._fires[key] = Broadside(enemy, prey, view.table.turn, known=known)
            found = likely(course, enemy.means, choices, fire, view.courses[prey.number])
            view.predicted[enemy.number] = found
        return found
