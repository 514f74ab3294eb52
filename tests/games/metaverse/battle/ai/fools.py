"""Scripted fools: captains who do one thing whatever happens. A captain who thinks beats them."""

from collections.abc import Callable, Sequence

from metamaker.games.metaverse.battle.ai.geometry import after, boxes, drifting, pointed, sighted
from metamaker.games.metaverse.battle.ai.plain import Plain, legal, nearest
from metamaker.games.metaverse.battle.ai.plot_candidates import CandidateCache, Choice
from metamaker.games.metaverse.battle.aim import bears, sight
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import BLANK, Plot
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM
from metamaker.play.decision import Player

AHEAD = [0]
"""The bow, as the only broadside that a fool knows."""

Liking = Callable[[Choice, int, int], int]
"""How much a fool likes a choice, after which an enemy is so many cm away and his bow points at him so well."""


def charge(choice: Choice, cm: int, bow: int) -> int:
    return -100 * cm + bow


def flee(choice: Choice, cm: int, bow: int) -> int:
    """As far away as fire still carries."""
    return -abs(cm - DIRECT_REACH_CM + 1)


def never_turn(choice: Choice, cm: int, bow: int) -> int:
    return -cm if not choice.turns else -10_000


class Fool:
    """Steers by his liking alone and repairs as all do; fires every weapon at the ship that is first in his order."""

    def __init__(self, liking: Liking, *, at_largest: bool = False) -> None:
        self._liking = liking
        self._at_largest = at_largest
        self._candidates = CandidateCache(evasives=False)
        self._plain = Plain()

    def answer(self, decision: Decision) -> Answer:
        if isinstance(decision, WritePlot):
            return self._plot(decision)
        if isinstance(decision, DeclareFire):
            return self._fire(decision)
        return self._plain.answer(decision)

    def _plot(self, decision: WritePlot) -> Plot:
        own = decision.table.by_key[decision.key]
        enemies = [enemy for enemy in decision.table.fighting(1 - decision.side) if not enemy.cloaked]
        able = legal(
            decision.course, decision.means, self._candidates.of(own.key, decision.means, mirrored=own.course.mirrored)
        )
        if not enemies or not able:
            return BLANK
        there = drifting(self._prey(own, enemies).course)

        def liked(choice: Choice) -> int:
            here = after(decision.course, choice)
            return self._liking(choice, sighted(here, there)[2], pointed(here, there, AHEAD))

        return max(able, key=liked).plot

    def _prey(self, own: Vessel, enemies: Sequence[Vessel]) -> Vessel:
        return max(enemies, key=boxes) if self._at_largest else nearest(own, list(enemies))

    def _fire(self, decision: DeclareFire) -> FireOrders:
        own, left, attacks = decision.vessel, decision.ready(), list[Attack]()
        enemies = decision.targets()
        for array in decision.arrays():
            able = [enemy for enemy in enemies if any(bears(own, gun.plan, sight(own, enemy)) for gun in left)]
            if not able:
                break
            prey = self._prey(own, able)
            guns = [gun for gun in left if gun.plan.weapon and gun.plan.weapon.at_starships]
            guns = [gun for gun in guns if bears(own, gun.plan, sight(own, prey))]
            if guns:
                attacks.append(Attack(array.plan.ref, prey.key, tuple(gun.plan.ref for gun in guns)))
            left = [gun for gun in left if gun not in guns]
            enemies = [enemy for enemy in enemies if enemy is not prey]
        return FireOrders(tuple(attacks))


FOOLS: dict[str, Callable[[], Player]] = {
    "charges and fires at the nearest": lambda: Fool(charge),
    "keeps the longest range": lambda: Fool(flee),
    "never turns": lambda: Fool(never_turn),
    "all at the largest": lambda: Fool(charge, at_largest=True),
}
