"""Terrain and table edges for captains: they keep off bodies, remnants and edges, and evade or fire at rocks."""

from collections.abc import Sequence
from typing import Final

from metamaker.core.native import i64
from metamaker.games.metaverse.battle.ai.fire_worth import WHOLE
from metamaker.games.metaverse.battle.ai.geometry import Stance, after
from metamaker.games.metaverse.battle.ai.plot_candidates import Choice
from metamaker.games.metaverse.battle.damage.strike import guard
from metamaker.games.metaverse.battle.kinematics.course import Course, Move, arc_toward, momentum
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.places import ARC_NUMBER
from metamaker.games.metaverse.battle.plot.orders import BLANK
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks
from metamaker.games.metaverse.battle.terrain.drift import attracted
from metamaker.games.metaverse.battle.terrain.harm import STARS, radiation
from metamaker.games.metaverse.battle.terrain.orders import ClearOrders
from metamaker.games.metaverse.battle.terrain.rocks import EVASIONS, ROCKS, dice_cleared, highest_damage
from metamaker.games.metaverse.model.terrain import TerrainKind
from metamaker.play.geometry import CM, distance

LOST: Final = 40 * WHOLE
"""The cost of striking a body: more than the value of any fire in a turn."""

DOOMED: Final = 8 * WHOLE
"""The cost of a position from which the ship would strike a body a turn later: it can still turn. Others were not tried."""

WEIGHT: Final = 4
"""The weight of damage by terrain: that of fire at the end of the move (`plain.NOW`)."""

SWIFTEST_CM: Final = 60
"""Bodies beyond this distance are ignored: no ship comes so far in two turns."""


class Peril:
    """The cost of terrain for a plot, and the number of evasives that avoid the rocks on its way."""

    def __init__(self, cost: int, evasives: int = 0) -> None:
        self.cost = cost
        self.evasives = evasives


def perils(
    table: Table, vessel: Vessel, course: Course, choices: Sequence[Choice], stances: Sequence[Stance] | None = None
) -> list[Peril] | None:
    """Return the cost of terrain and of leaving the table for each candidate; None if nothing is near.

    `stances` are those after the candidates, if they are known.
    """
    near = [feature for feature in table.terrain if _concerns(feature, course)]
    found = [_peril(near, vessel, course, choice) for choice in choices] if near else None
    edges = edge_costs(table, vessel, course, choices, stances)
    if edges is None:
        return found
    if found is None:
        return [Peril(cost) for cost in edges]
    return [Peril(peril.cost + cost, peril.evasives) for peril, cost in zip(found, edges, strict=True)]


OUTSIDE: Final = 60_000
"""Cost of each cm beyond the edges, at the end of a move and a turn later: more than the best distance is worth."""


def edge_costs(
    table: Table, vessel: Vessel, course: Course, choices: Sequence[Choice], stances: Sequence[Stance] | None = None
) -> list[int] | None:
    """Return the cost of leaving the table for each choice; None if no choice comes near an edge.

    Ships may leave the table (MV-2.0.0-03) to follow enemies: only positions beyond all enemies cost.
    """
    east, north = [size * CM // 2 for size in table.size_cm]
    place = course.place
    room = min(east - abs(place.x), north - abs(place.y))
    most = 0
    for choice in choices:
        most = max(most, abs(choice.change))
    if room >= 2 * (abs(momentum(course)) + most) * CM:
        return None
    allowed = 0
    for enemy in table.fighting(1 - vessel.side):
        if not enemy.cloaked:
            allowed = max(allowed, _beyond(enemy.course.place.x, enemy.course.place.y, east, north))
    east, north = east + allowed, north + allowed
    ends = stances if stances is not None else [after(course, choice) for choice in choices]
    return [
        OUTSIDE * (_beyond(end.x, end.y, east, north) + _beyond(end.x + end.east, end.y + end.north, east, north)) // CM
        for end in ends
    ]


def _beyond(x: i64, y: i64, east: i64, north: i64) -> i64:
    """Return how far a place lies beyond two edges and their mirror images, in 1/1000 cm."""
    across = (x if x >= 0 else -x) - east
    along = (y if y >= 0 else -y) - north
    most = across if across > along else along
    return most if most > 0 else 0


def _concerns(feature: Feature, course: Course) -> bool:
    if feature.kind in ROCKS:
        return feature.boundless or _off(feature, course) <= 0
    if feature.kind is TerrainKind.SUPERNOVA_REMNANT:
        return not feature.boundless and _off(feature, course) <= 0
    return feature.is_body and _off(feature, course) <= feature.reach


def _off(feature: Feature, course: Course) -> int:
    """Return how far beyond the reach of a ship's next two turns a feature is, in 1/1000 cm."""
    ends = [distance(course.place, end) for end in feature.ends]
    length = distance(*feature.ends)
    return min(ends) - length - feature.radius - (SWIFTEST_CM + 2 * abs(momentum(course))) * CM


def _peril(near: Sequence[Feature], vessel: Vessel, course: Course, choice: Choice) -> Peril:
    move = executed(course, choice.plot)
    cost = evasives = 0
    bodies = [feature for feature in near if feature.is_body]
    if any(_strikes(body, move) for body in bodies):
        return Peril(LOST)
    if bodies:
        there = attracted(bodies, move.after, vessel.means)
        if any(_strikes(body, executed(there, BLANK)) for body in bodies):
            cost += DOOMED
        for star in bodies:
            if star.kind in STARS:
                cost += _irradiated(vessel, move.after, star)
    if any(cloud.kind is TerrainKind.SUPERNOVA_REMNANT and cloud.holds(move.after.place) for cloud in near):
        cost += _scorched(vessel)
    for rocks in near:
        if rocks.kind in ROCKS and _strikes(rocks, move):
            if len(choice.dodges) >= EVASIONS[rocks.kind]:
                evasives = max(evasives, EVASIONS[rocks.kind])
            else:
                cost += _share(vessel, max(1, abs(momentum(move.after))), _stone(vessel, ROCKS[rocks.kind]), 0)
    return Peril(cost, evasives)


def _strikes(feature: Feature, move: Move) -> bool:
    return feature.holds(move.after.place) or any(feature.meets(leg.start, leg.end) for leg in move.legs)


def _irradiated(vessel: Vessel, after: Course, star: Feature) -> int:
    """Return the cost of a star's radiation at the end of a move. Rule MV-5.0.2-02."""
    amount = radiation(star.kind, star.strength(after.place))
    if not amount:
        return 0
    arc = ARC_NUMBER[arc_toward(after, star.centre)]
    return _share(vessel, 1, amount - int(guard(vessel, arc, kinetic=False).deflector), arc)


def _stone(vessel: Vessel, faces: int) -> int:
    """Return the mean damage of a die of asteroids that the fore deflector does not ignore. Rule MV-5.0.4-02."""
    deflector = guard(vessel, 0, kinetic=True).deflector
    return sum([face for face in range(1, faces + 1) if face > deflector or face == faces]) // faces


def _share(vessel: Vessel, pulses: int, each: int, arc: int) -> int:
    """Return the cost of `pulses` pulses of `each` damage on an arc: its armour, not its shields, is counted on."""
    left = sum([section.left for section in vessel.sections])
    return WEIGHT * WHOLE * pulses * max(0, each - vessel.arcs[arc].plan.armour) // max(1, left)


_D6: Final = 6


def _scorched(vessel: Vessel) -> int:
    """Return the mean effect of a remnant's D6 on any arc of a ship. Rule MV-5.0.9-01."""
    left = sum([section.left for section in vessel.sections])
    stopped = [arc.plan.armour + int(guard(vessel, number, kinetic=False).deflector) for number, arc in enumerate(vessel.arcs)]
    through = sum([max(0, face - each) for each in stopped for face in range(1, _D6 + 1)])
    return WEIGHT * WHOLE * through // (_D6 * len(vessel.arcs) * max(1, left))


BUSY_CM: Final = 100
"""Weapons are kept for an enemy within this distance, because they reach that far."""


def cleared(decision: ClearRocks) -> ClearOrders:
    """Return fire at rocks, with as few weapons as needed, the strongest first, unless an enemy is near enough for them."""
    table, vessel, meeting = decision.table, decision.vessel, decision.meeting
    enemies = [enemy for enemy in table.fighting(1 - vessel.side) if not enemy.cloaked]
    if any(distance(vessel.course.place, enemy.course.place) <= BUSY_CM * CM for enemy in enemies):
        return ClearOrders()
    arrays, able = decision.able()
    able = able if arrays else []
    weapons = sorted([weapon for weapon in able if _lasts(weapon)], key=lambda weapon: -highest_damage(weapon))
    used: list[System] = []
    for weapon in weapons:
        if dice_cleared(meeting.rocks.kind, [highest_damage(each) for each in used]) >= meeting.dice:
            break
        used.append(weapon)
    if not dice_cleared(meeting.rocks.kind, [highest_damage(each) for each in used]):
        return ClearOrders()
    array = min(arrays, key=lambda each: each.plan.rating)
    return ClearOrders(array.plan.ref, tuple([weapon.plan.ref for weapon in used]))


def _lasts(weapon: System) -> bool:
    plan = weapon.plan.weapon
    return plan is not None and not plan.one_shot
