"""Reasons for orders, one sentence with comparable numbers: fire given and taken after a plot, other targets for fire."""

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
from metamaker.games.metaverse.match.fire_odds import expected, tenths
from metamaker.play.geometry import distance


def reasons(asked: Decision, answer: Answer, names: Names) -> tuple[str, ...]:
    """Return the reason for a legal answer in one sentence; empty for other orders than plots and fire at ships."""
    told = ""
    if isinstance(asked, WritePlot) and isinstance(answer, Plot):
        told = _of_plot(asked, answer, names)
    elif isinstance(asked, DeclareFire) and isinstance(answer, FireOrders):
        told = _of_fire(asked, answer, names)
    return (told,) if told else ()


def _of_plot(asked: WritePlot, plot: Plot, names: Names) -> str:
    """Compare the fire after the move with that after no move, for the nearest enemy if it continues on its course."""
    table = asked.table
    vessel = table.by_key[asked.key]
    enemies = [each for each in table.fighting(1 - asked.side) if not each.cloaked]
    if not enemies:
        return ""
    enemy = min(enemies, key=lambda each: distance(vessel.course.place, each.course.place))
    gap, given, taken = _exchange(asked.preview(plot).after, vessel, enemy, asked.turn)
    _, idle, suffered = _exchange(asked.preview(BLANK).after, vessel, enemy, asked.turn)
    return names.text(
        "talk-why-plot",
        enemy=f"{labels(table)[enemy.key]} {enemy.name}",
        distance=gap,
        given=given,
        taken=taken,
        idle=idle,
        suffered=suffered,
        same="yes" if (given, taken) == (idle, suffered) else "no",
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


def _of_fire(asked: DeclareFire, orders: FireOrders, names: Names) -> str:
    """Compare the attack with the greatest effect with the same weapons at the best other target."""
    ships = {each.key: each for each in asked.targets()}
    effects = [(_done(asked, attack, ships[attack.target]), attack) for attack in orders.attacks if attack.target in ships]
    if not effects:
        return ""
    boxes, attack = max(effects, key=lambda found: found[0])
    signs, words = labels(asked.table), names.words
    others = [(_done(asked, attack, each), each) for each in ships.values() if each.key != attack.target]
    best = max(others, key=lambda found: found[0], default=None)
    target = ships[attack.target]
    here = {"target": f"{signs[target.key]} {target.name}", "boxes": tenths(boxes, words)}
    if best is None:
        return names.text("talk-why-only", **here)
    other = f"{signs[best[1].key]} {best[1].name}"
    return names.text("talk-why-fire", **here, other=other, instead=tenths(best[0], words))


def _done(asked: DeclareFire, attack: Attack, at: Vessel) -> float:
    """Return the expected boxes of an attack if it went to this ship; 0 without its array."""
    arrays = [each for each in asked.arrays() if each.plan.ref == attack.array]
    weapons = [weapon for weapon in asked.weapons(at) if weapon.plan.ref in attack.weapons]
    return sum(expected(asked, array, weapon, at) for array in arrays for weapon in weapons)
