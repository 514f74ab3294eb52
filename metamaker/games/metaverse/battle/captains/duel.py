"""Two ships as the careful captain weighs them: what each one's fire is worth, however either of them dodges."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.captains.broadside import Broadside
from metamaker.games.metaverse.battle.captains.reach import Stance
from metamaker.games.metaverse.battle.captains.stations import exchange
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
