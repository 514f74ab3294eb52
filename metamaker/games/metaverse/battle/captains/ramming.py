"""When an admiral rams: where the ways of two ships meet, and the side has more of a chance once both have collided."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.captains.fire_worth import Broadside, WHOLE, armed, cover, life
from metamaker.games.metaverse.battle.captains.menu import Menu
from metamaker.games.metaverse.battle.captains.reach import boxes
from metamaker.games.metaverse.battle.captains.weapon_worth import battery
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course, Move
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.kinematics.payment import payment
from metamaker.games.metaverse.battle.kinematics.ram import REACH_CM, closing_speed, contact, outmanoeuvres, ram_damage
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.places import ARC_NUMBER, CORE
from metamaker.games.metaverse.battle.plot.orders import Code, Order, Plot
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules.roll import rolled, thrown_faces
from metamaker.games.metaverse.model.words import Die
from metamaker.play.plane import CM, distance


class Collision(NamedTuple):
    """What comes of a ram, if the captain dares: the boxes that both ships lose, whole ships counted as all that they have."""

    plot: Plot
    target: Vessel
    own_lost: int
    lost: int


RESTED = 2
"""In so many turns all weapons that rest will have rested."""


def value(vessel: Vessel, turn: int) -> int:
    """Return the strength of a ship: the power of its weapons times the boxes that it has left, in boxes squared."""
    return boxes(vessel) * (battery(vessel.blueprint.design).power(armed(vessel, turn + RESTED)) // 1000 + 1)


def daring(vessel: Vessel) -> int:
    """Return the chance, of 1,000,000, that its captain dares to ram. Rule MV-1.2.3-31."""
    die = Die(vessel.blueprint.design.ship.command_quality.value)
    faces = thrown_faces(die)
    lost = sum([not section.stands for section in vessel.sections[:CORE] if section.plan.designed])
    return WHOLE * sum([rolled(die, face).result + lost > vessel.crew_quality for face in range(1, faces + 1)]) // faces


def lost_boxes(vessel: Vessel, arc: int, damage: int) -> int:
    """Return the boxes that a ship loses to one kinetic pulse on an arc; all that it has if that is the end of it."""
    met = cover(vessel, arc, kinetic=True, deep=False)
    through = max(0, damage - met.shields - met.armour)
    return boxes(vessel) if through >= life(vessel, arc) else through


def odds(own: int, his: int) -> int:
    """Return the chance of a side with so much strength, of 1,000,000: by the squares of both."""
    a, b = own * own, his * his
    return WHOLE * a // (a + b) if a + b else WHOLE // 2


class Ramming:
    """The strengths of both sides, by which rams are judged."""

    def __init__(self, table: Table, side: int) -> None:
        self._turn = table.turn
        self._own = sum([value(vessel, table.turn) for vessel in table.fighting(side)])
        self._his = sum([value(vessel, table.turn) for vessel in table.fighting(1 - side)])
        self._ships = min(len(table.fighting(side)), len(table.fighting(1 - side)))

    def best(self, vessel: Vessel, choices: Menu, enemies: list[tuple[Vessel, Move, int]]) -> tuple[int, Plot] | None:
        """Return the gain by the best ram of a ship, as a part of a ship's worth, and its plot without the order; None if none gains.

        `enemies` are ships with their moves and the thruster points that they leave unused.
        """
        course = vessel.course
        dares = daring(vessel)
        if not dares:
            return None
        best, most, target = None, 0, None
        own_value, now = value(vessel, self._turn), odds(self._own, self._his)
        for enemy, move, spare in enemies:
            his_value = value(enemy, self._turn)
            # not even the best that a ram could do would be a gain
            if odds(self._own, max(0, self._his - his_value)) <= now:
                continue
            reach = (move.length + abs(speed_of(course)) * CM + 12 * CM) + REACH_CM * CM
            if distance(course.place, enemy.course.place) > reach:
                continue
            for plot in plots(course, vessel.means, choices):
                mine = executed(course, plot)
                met = contact(mine, move)
                if met is None:
                    continue
                paid = payment(vessel.means, course, plot)
                if not outmanoeuvres(paid.spare, vessel.crew_quality, spare, enemy.crew_quality):
                    continue
                closing = closing_speed(met.target_arc, mine.after, move.after)
                given = lost_boxes(enemy, ARC_NUMBER[met.target_arc], ram_damage(vessel.blueprint.mass_factor, closing))
                taken = lost_boxes(vessel, ARC_NUMBER[met.rammer_arc], ram_damage(enemy.blueprint.mass_factor, closing))
                own = self._own - own_value * taken // max(1, boxes(vessel))
                his = self._his - his_value * given // max(1, boxes(enemy))
                gain = odds(own, his) - now
                if gain > most:
                    best, most, target = plot, gain, enemy
        if best is None or target is None:
            return None
        return 2 * self._ships * (most * dares // WHOLE), Plot((*best.orders, Order(Code.RAM, target=target.key)))


def speed_of(course: Course) -> int:
    return abs(course.speed) if isinstance(course, Cinematic) else sum(course.momenta)


def plots(course: Course, means: Means, choices: Menu) -> list[Plot]:
    """Return all plots of turns and speeds, finer than the menu."""
    if not isinstance(course, Cinematic):
        return [choice.plot for choice in choices]
    changes = [choice.change for choice in choices]
    found: list[Plot] = []
    for turns in dict.fromkeys([choice.turns for choice in choices]):
        turning = (Order(Code.RIGHT, turns),) if turns > 0 else (Order(Code.LEFT, -turns),) if turns else ()
        for change in range(min(changes, default=0), max(changes, default=0) + 1):
            speed = course.speed + change
            if change > 0 and speed > means.max_speed or change < 0 and -speed > means.reverse_speed:
                continue
            moving = (Order(Code.FASTER, change),) if change > 0 else (Order(Code.SLOWER, -change),) if change else ()
            plot = Plot((*moving, *turning))
            if not plot.orders or payment(means, course, plot).covered:
                found.append(plot)
    return found
