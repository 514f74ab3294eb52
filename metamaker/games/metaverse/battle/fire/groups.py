"""The order of fire: crew-quality groups, delays, joint fire with commanders, the order of declaration.

Rules 2.2.2, 3.8.0, 3.8.1.
"""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.fire.arms import can_act
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import NOBODY, System, Vessel
from metamaker.play.dice import Dice
from metamaker.play.geometry import CM, distance

HIGHEST: Final = 5
"""The crew quality of the first group; higher ones, which no legal design has, fire with it. Rule MV-2.2.2-02."""

SQUADRON_REACH: Final = 20 * CM
"""The largest distance of a ship from the commander that it fires with. Rule MV-3.8.1-02."""


class FiringOrder:
    """Numbers of ships that have had their turn, delays to later groups, and weapons kept back to intercept."""

    def __init__(self) -> None:
        self.done: list[int] = []
        self.delayed: dict[int, int] = {}
        self.kept: dict[int, tuple[System, ...]] = {}

    def group(self, vessel: Vessel) -> int:
        """Return the crew quality of the group with which a ship fires. Rules MV-2.2.2-07, MV-3.8.0-08."""
        return min(vessel.crew_quality, self.delayed.get(vessel.number, vessel.crew_quality))

    def next_group(self, table: Table, below: int) -> int:
        """Return the crew quality of the next group that has ships, -1 if there is none. Rule MV-2.2.2-02."""
        groups = [self.group(vessel) for vessel in table.vessels if vessel.fights and vessel.number not in self.done]
        return min(below - 1, max(groups)) if groups else -1

    def up(self, table: Table, crew_quality: int) -> list[Vessel]:
        """Return the ships on the table that come up with a group: not done, and with at least its crew quality."""
        return [
            vessel
            for vessel in table.vessels
            if vessel.fights and vessel.number not in self.done and self.group(vessel) >= crew_quality
        ]

    def followers(self, table: Table, commanders: Sequence[Vessel]) -> list[Vessel]:
        """Return the ships that may fire with these commanders: in their squadrons, within 20 cm, not in the group themselves.

        A member of a squadron is a ship under a commander, without a command level of its own. Rules MV-3.8.1-01, -02.
        """
        numbers = [commander.number for commander in commanders]
        if not any(vessel.commander in numbers for vessel in table.vessels):
            return []
        return [
            vessel
            for vessel in table.vessels
            if vessel.commander in numbers
            and vessel.number not in numbers
            and vessel.ship.level is None
            and vessel.number not in self.done
            and distance(vessel.course.place, table.vessels[vessel.commander].course.place) <= SQUADRON_REACH
            and can_act(vessel, table)
        ]


class Line:
    """The order in which ships declare: players alternate ship by ship. Rule MV-2.2.2-17.

    Ships of a side go by their numbers, followers directly after their commander; `joined` maps followers to commanders by
    number.
    """

    def __init__(self, ships: Sequence[Vessel], joined: dict[int, int], first: int = 0) -> None:
        self.waiting: list[list[Vessel]] = [_ordered([each for each in ships if each.side == side], joined) for side in (0, 1)]
        self.joined = joined
        self.side = first
        self.fired: list[int] = []

    @property
    def contested(self) -> bool:
        """Whether both sides have ships to declare for."""
        return bool(self.waiting[0] and self.waiting[1])

    def next(self) -> Vessel | None:
        """Return the next ship to declare, None if there is no other.

        Followers of a commander that did not fire are left to their own group.
        """
        while self.waiting[0] or self.waiting[1]:
            side = self.side if self.waiting[self.side] else 1 - self.side
            vessel = self.waiting[side].pop(0)
            commander = self.joined.get(vessel.number, NOBODY)
            if commander == NOBODY or commander in self.fired:
                self.side = 1 - side
                return vessel
        return None


def _ordered(ships: list[Vessel], joined: dict[int, int]) -> list[Vessel]:
    ordered: list[Vessel] = []
    for vessel in ships:
        if vessel.number not in joined:
            ordered.append(vessel)
            ordered += [other for other in ships if joined.get(other.number, NOBODY) == vessel.number]
    return ordered


def loser(faces: tuple[int, int]) -> int:
    """Return the side that declares first by its D6, or -1 for a tie and another roll. Rules MV-2.2.2-17, MV-0.1.0-09."""
    if faces[0] == faces[1]:
        return -1
    return 0 if faces[0] < faces[1] else 1


def roll_off(dice: Dice) -> tuple[int, int]:
    """Roll and return a D6 for each side, in order of sides."""
    one = dice.roll(6)
    return one, dice.roll(6)
