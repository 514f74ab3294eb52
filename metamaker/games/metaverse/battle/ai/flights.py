"""Movement of missions: onto prey that they can attack, to where they reach it next turn, or home."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.ai.boarding import LIKELY, likeliest
from metamaker.games.metaverse.battle.ai.fire_worth import life
from metamaker.games.metaverse.battle.ai.sorties import (
    arms_for_ships,
    harm,
    hits_others,
    hits_ships,
    is_worn,
    weakest_arc,
)
from metamaker.games.metaverse.battle.blueprint import FighterArm
from metamaker.games.metaverse.battle.damage.strike import shields
from metamaker.games.metaverse.battle.electronics.signature import base_ems
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.starfighters import combat
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions
from metamaker.games.metaverse.battle.starfighters.flight import Thing, may_touch, whereabouts
from metamaker.games.metaverse.battle.starfighters.orders import Flight, FlyOrders
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import FASTEST, Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.play.geometry import CM, bearing, distance

SHORT: Final = 8
"""The divisor of a mission's speed for the distance from its prey at which it stops if it cannot fire this turn.

Of 120 mirrored battles of The Slow Orchard, captains that stop there won 50%, and those that aimed at where ships drift next
turn won 38% (± 9): ships turn and brake.
"""


def flown(decision: FlyMissions) -> FlyOrders:
    """Return the moves of missions: onto prey that they can attack now or next turn; weak missions fly home."""
    flights = [_flight(decision.table, mission) for mission in decision.missions()[: decision.most]]
    return FlyOrders(tuple([flight for flight in flights if flight is not None]))


def _flight(table: Table, mission: Mission) -> Flight | None:
    if all(is_worn(squadron) for squadron in mission.squadrons):
        return _homeward(table, mission)
    here, prey = mission.place, [it for it in _prey(table, mission) if may_touch(mission, it)]
    best, most = None, 0
    for it in prey:
        gap = distance(here, whereabouts(it))
        able = _able(mission, gap)
        worth, arc = _worth(table, mission, able, it) if able else (0, "")
        if worth > most:
            best, most = Flight(mission.key, bearing(here, whereabouts(it)), gap, it.key, arc), worth
    if best is not None or not prey:
        return best
    return _approach(mission, prey)


def _able(mission: Mission, gap: int) -> list[Squadron]:
    """Return the squadrons of a mission that can fire at its prey when it goes so far: no farther than their own speed."""
    hits = hits_ships if mission.task is Task.STRIKE else hits_others
    if gap > FASTEST * mission.speed_cm * CM:
        return []
    return [
        squadron
        for squadron in mission.squadrons
        if gap <= squadron.plan.speed_cm * CM and (hits(squadron) or squadron.marines or squadron.crew)
    ]


def _arms(table: Table, able: Sequence[Squadron]) -> list[FighterArm]:
    return [arm for squadron in able for arm in arms_for_ships(squadron, table.quality_of(squadron))]


def _arc(table: Table, able: Sequence[Squadron], arms: Sequence[FighterArm], ship: Vessel) -> int:
    """Return the arc for an attack by squadrons: the best for weapons, or one where marines win if it is hardly worse."""
    best = weakest_arc(ship, arms)
    marines = sum([squadron.marines for squadron in able])
    if not marines:
        return best
    least = HARDLY_LESS * harm(ship, best, arms)
    open_ones = [
        number
        for number, arc in enumerate(ship.arcs)
        if not shields(arc, kinetic=True) and TENTHS * harm(ship, number, arms) >= least
    ]
    chance, arc = likeliest(table, ship, open_ones, marines) if open_ones else (0, best)
    return arc if chance > LIKELY else best


HARDLY_LESS: Final = 9
TENTHS: Final = 10
"""Missions with marines accept an arc with nine tenths of the best arc's damage. Other values were not tried."""


WHOLE: Final = 1000
"""The value of the complete rest of the prey."""


def _worth(table: Table, mission: Mission, able: Sequence[Squadron], it: Thing) -> tuple[int, str]:
    """Return the value of an attack and the struck arc of a ship; nothing without an EMS place or a weapon that can hurt it.

    For a ship it is the part of the rest shot away, times its mass. Missions that threaten own ships come first, then the
    weakest; of salvos, those with most pulses.
    """
    if isinstance(it, Vessel):
        others = [each for each in table.missions_of(mission.side) if each.contact == it.key and each is not mission]
        if len(others) >= base_ems(table, it):
            return 0, ""
        arms = _arms(table, able)
        arc = _arc(table, able, arms, it)
        left, boarding = max(1, 2 * life(it, arc)), sum([each.marines for each in able])
        return WHOLE * min(left, harm(it, arc, arms) + boarding) * it.blueprint.mass_factor // left, ARC_WORDS[arc]
    if isinstance(it, Mission):
        weakness = min(WHOLE - 1, sum([squadron.strength for squadron in it.squadrons]))
        return WHOLE * (1 + _threatens(table, it)) - weakness, ""
    return it.pulses, ""


def _threatens(table: Table, mission: Mission) -> bool:
    """Return whether a mission attacks a ship of the other side, or can do so in its next move."""
    if mission.task is not Task.STRIKE:
        return False
    near = FASTEST * mission.speed_cm * CM
    return any(distance(mission.place, vessel.course.place) <= near for vessel in table.fighting(1 - mission.side))


def _approach(mission: Mission, prey: Sequence[Thing]) -> Flight | None:
    """Return the move of a mission that cannot fire: toward the nearest prey, and short of it.

    At double speed squadrons can neither attack nor defend themselves, so it is used only to reach prey next turn. Against a
    captain that used it whenever it brought a mission nearer, a captain that did so too won 52% (± 13) of 48 battles of
    carriers, and this one 72% (± 11).
    """
    here, speed = mission.place, mission.speed_cm * CM
    gap, there = min([(distance(here, place), place) for place in map(whereabouts, prey)])
    most = speed if gap <= FASTEST * speed else FASTEST * speed
    length = min(max(0, gap - speed // SHORT), most)
    return Flight(mission.key, bearing(here, there), length) if length else None


def _homeward(table: Table, mission: Mission) -> Flight | None:
    """Return the way of a mission to its carrier."""
    carrier = mission.squadrons[0].carrier
    vessel = None if carrier == NOBODY else table.vessels[carrier]
    if vessel is None or not vessel.fights or vessel.side != mission.side or vessel.cloaked:
        return None
    gap = distance(mission.place, vessel.course.place)
    if not gap:
        return None
    return Flight(mission.key, bearing(mission.place, vessel.course.place), min(gap, FASTEST * mission.speed_cm * CM))


def _prey(table: Table, mission: Mission) -> list[Thing]:
    """Return the targets of a mission: ships, or squadrons and salvos."""
    if mission.task is Task.STRIKE:
        return [vessel for vessel in table.fighting(1 - mission.side) if not vessel.cloaked]
    found: list[Thing] = list(table.missions_of(1 - mission.side))
    return [*found, *[salvo for salvo in table.salvos if salvo.side != mission.side]]


def arc_attacked(table: Table, squadron: Squadron, ship: Vessel) -> int:
    """Return the arc through which a squadron fires at a ship: the one declared, or the weakest of all for its weapons."""
    arcs = combat.arcs_open(table, squadron)
    return arcs[0] if len(arcs) == 1 else weakest_arc(ship, arms_for_ships(squadron, table.quality_of(squadron)))
