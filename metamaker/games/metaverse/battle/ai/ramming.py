"""The admiral's rams: on meeting courses, if its side has better prospects after the collision of both ships."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.ai.fire_worth import WHOLE, armed, cover, life
from metamaker.games.metaverse.battle.ai.geometry import boxes
from metamaker.games.metaverse.battle.ai.plot_candidates import Candidates
from metamaker.games.metaverse.battle.ai.weapon_worth import MILLI, battery
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course, Move
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.kinematics.payment import payment
from metamaker.games.metaverse.battle.kinematics.ram import closing_speed, contact, outmanoeuvres, ram_damage
from metamaker.games.metaverse.battle.places import ARC_NUMBER, CORE
from metamaker.games.metaverse.battle.plot.orders import Code, Order, Plot
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.words import Die
from metamaker.games.metaverse.rules.roll import rolled, thrown_faces
from metamaker.play.geometry import CM, distance

WORTH_IT: Final = 60_000
"""The least gain in win chance, in 1/1,000,000, for a ram: the rammer's fire and position are given up for it.

Other values were not tried.
"""

FARTHEST_CM: Final = 120
"""Ships farther apart are ignored: no two ships, except the fastest, travel so far in a turn."""

RESTED: Final = 2
"""The turns until all weapons that rest after a shot can fire again."""


class Prey(NamedTuple):
    """An enemy, its move, and the thruster points that it leaves unused."""

    vessel: Vessel
    move: Move
    spare: int


def strength(vessel: Vessel, turn: int) -> int:
    """Return the strength of a ship: the power of its weapons, in boxes, times its remaining boxes."""
    return boxes(vessel) * (battery(vessel.blueprint.design).power(armed(vessel, turn + RESTED)) // MILLI + 1)


def chance(own: int, his: int) -> int:
    """Return the chance of a side, of `WHOLE`, by the squares of the strengths of both; even if nothing is left."""
    mine, other = own * own, his * his
    return WHOLE * mine // (mine + other) if mine + other else WHOLE // 2


def daring(vessel: Vessel) -> int:
    """Return the chance, of `WHOLE`, that the crew of a ship dares to ram. Rule MV-1.2.3-31."""
    die = Die(vessel.blueprint.design.ship.command_quality.value)
    faces = thrown_faces(die)
    lost = len([1 for section in vessel.sections[:CORE] if section.plan.designed and not section.stands])
    bold = [face for face in range(1, faces + 1) if rolled(die, face).result + lost > vessel.crew_quality]
    return WHOLE * len(bold) // faces


def crushed(vessel: Vessel, arc: int, damage: int) -> int:
    """Return the boxes that one kinetic pulse takes from a ship, all of them if that is its end. Rule MV-1.2.3-42."""
    met = cover(vessel, arc, kinetic=True, deep=False)
    through = max(0, damage - met.shields - met.armour)
    return boxes(vessel) if through >= life(vessel, arc) else through


class Rams:
    """The rams of a side in one turn."""

    def __init__(self, table: Table, side: int) -> None:
        self._strengths = {vessel.number: strength(vessel, table.turn) for vessel in table.fighting()}
        self._own = sum([self._strengths[vessel.number] for vessel in table.fighting(side)])
        self._his = sum([self._strengths[vessel.number] for vessel in table.fighting(1 - side)])
        self._now = chance(self._own, self._his)

    def best(self, vessel: Vessel, choices: Candidates, enemies: Sequence[Prey]) -> Plot | None:
        """Return the plot of the ram that improves the chance most, None if no ram improves it by enough."""
        dares = daring(vessel)
        best, most = None, WORTH_IT
        for prey in enemies:
            if self._worth(vessel, prey, 0, boxes(prey.vessel), dares) <= most:
                continue  # not even the loss of this enemy would improve the chance enough
            if distance(vessel.course.place, prey.vessel.course.place) > FARTHEST_CM * CM:
                continue
            for plot in plots(vessel.course, vessel.means, choices):
                worth = self._collided(vessel, prey, plot, dares)
                if worth > most:
                    best, most = Plot((*plot.orders, Order(Code.RAM, target=prey.vessel.key))), worth
        return best

    def _collided(self, vessel: Vessel, prey: Prey, plot: Plot, dares: int) -> int:
        """Return how much a ram on this path improves the chance; 0 if they do not meet. Rules MV-1.2.3-35 to -42."""
        mine, enemy = executed(vessel.course, plot), prey.vessel
        met = contact(mine, prey.move)
        if met is None:
            return 0
        spare = payment(vessel.means, vessel.course, plot).spare
        if not outmanoeuvres(spare, vessel.crew_quality, prey.spare, enemy.crew_quality):
            return 0
        closing = closing_speed(met.target_arc, mine.after, prey.move.after)
        lost = crushed(vessel, ARC_NUMBER[met.rammer_arc], ram_damage(enemy.blueprint.mass_factor, closing))
        taken = crushed(enemy, ARC_NUMBER[met.target_arc], ram_damage(vessel.blueprint.mass_factor, closing))
        return self._worth(vessel, prey, lost, taken, dares)

    def _worth(self, vessel: Vessel, prey: Prey, lost: int, taken: int, dares: int) -> int:
        own = self._own - self._strengths[vessel.number] * lost // max(1, boxes(vessel))
        his = self._his - self._strengths[prey.vessel.number] * taken // max(1, boxes(prey.vessel))
        return (chance(own, his) - self._now) * dares // WHOLE


def plots(course: Course, means: Means, choices: Candidates) -> list[Plot]:
    """Return plots with every speed that a cinematic ship can have: a candidates with three of them would miss most ships."""
    if not isinstance(course, Cinematic) or not choices:
        return [choice.plot for choice in choices]
    changes = [choice.change for choice in choices]
    slowest, fastest = max(min(changes), -means.reverse_speed - course.speed), min(max(changes), means.max_speed - course.speed)
    found: list[Plot] = []
    for turns in dict.fromkeys([choice.turns for choice in choices]):
        turning = (Order(Code.RIGHT, turns),) if turns > 0 else (Order(Code.LEFT, -turns),) if turns else ()
        for change in range(slowest, fastest + 1):
            moving = (Order(Code.FASTER, change),) if change > 0 else (Order(Code.SLOWER, -change),) if change else ()
            plot = Plot((*moving, *turning))
            if not plot.orders or payment(means, course, plot).covered:
                found.append(plot)
    return found
