"""Reasons for orders, in comparable numbers: fire given and taken after a plot, other targets for fire."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.ai.fire_worth import WHOLE, Broadside
from metamaker.games.metaverse.battle.ai.geometry import Stance, drifting, sighted
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders
from metamaker.games.metaverse.battle.kinematics.course import Course, momentum
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import BLANK, Plot
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.wording.names import Names, labels
from metamaker.games.metaverse.match.fire_odds import NOTHING, Expected, expected, tenths
from metamaker.play.geometry import distance

MOST_ENEMIES = 3
"""The maximum number of enemies in reasons for a plot: the nearest matter, and nobody compares more lines."""


def reasons(asked: Decision, answer: Answer, names: Names) -> tuple[str, ...]:
    """Return the reasons for a legal answer, a line for each relevant enemy; empty for other orders."""
    if isinstance(asked, WritePlot) and isinstance(answer, Plot):
        return tuple(_of_plot(asked, answer, names))
    if isinstance(asked, DeclareFire) and isinstance(answer, FireOrders):
        return tuple(line for attack in answer.attacks for line in _of_attack(asked, attack, names))
    return ()


def _of_plot(asked: WritePlot, plot: Plot, names: Names) -> Iterator[str]:
    """Yield the fire after the move, and after no move, at each of the nearest enemies if they continue on their course."""
    table = asked.table
    vessel = table.by_key[asked.key]
    enemies = [each for each in table.fighting(1 - asked.side) if not each.cloaked]
    enemies.sort(key=lambda each: distance(vessel.course.place, each.course.place))
    signs = labels(table)
    for enemy in enemies[:MOST_ENEMIES]:
        gap, given, taken = _exchange(asked.preview(plot).after, vessel, enemy, asked.turn)
        _, idle, suffered = _exchange(asked.preview(BLANK).after, vessel, enemy, asked.turn)
        yield names.text(
            "talk-why-plot",
            enemy=f"{signs[enemy.key]} {enemy.name}",
            distance=gap,
            given=given,
            taken=taken,
            idle=idle,
            suffered=suffered,
        )


def _exchange(course: Course, vessel: Vessel, enemy: Vessel, turn: int) -> tuple[int, int, int]:
    """Return the distance in cm of a ship on a course and an enemy that drifts, and the fire of each at the other.

    Fire is in whole percent of the boxes that end a ship.
    """
    place = course.place
    here = Stance(place.x, place.y, course.heading, course.mirrored, 0, 0, abs(momentum(course)))
    there = drifting(enemy.course)
    seen, back, gap = sighted(here, there)
    given = Broadside(vessel, enemy, turn).at(seen, gap, back)
    taken = Broadside(enemy, vessel, turn).at(back, gap, seen)
    return gap, _percent(given), _percent(taken)


def _percent(worth: int) -> int:
    return round(100 * worth / WHOLE)


def _of_attack(asked: DeclareFire, attack: Attack, names: Names) -> Iterator[str]:
    """Yield the effect of these weapons on their target, and on the best other one."""
    array = next((each for each in asked.arrays() if each.plan.ref == attack.array), None)
    target = next((each for each in asked.targets() if each.key == attack.target), None)
    if array is None or target is None:
        return
    signs, words = labels(asked.table), names.words

    def done(at: Vessel) -> Expected:
        mean = NOTHING
        for weapon in asked.weapons(at):
            if weapon.plan.ref in attack.weapons:
                mean = mean.plus(expected(asked, array, weapon, at))
        return mean

    others = [(done(each).boxes, each) for each in asked.targets() if each is not target]
    best = max(others, key=lambda found: found[0], default=None)
    here = {"target": f"{signs[target.key]} {target.name}", "boxes": tenths(done(target).boxes, words)}
    if best is None:
        yield names.text("talk-why-only", **here)
    else:
        other = f"{signs[best[1].key]} {best[1].name}"
        yield names.text("talk-why-fire", **here, other=other, instead=tenths(best[0], words))
