"""Deployment: squadrons are placed in turn, each within the limits of a zone (4.0.2, 4.0.5 to 4.0.8)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from metamaker.games.metaverse.encounters.formation import squadrons
from metamaker.games.metaverse.encounters.towing import towed
from metamaker.games.metaverse.encounters.zones import Area, main_area
from metamaker.games.metaverse.model.encounter import CommandRoll, Deployed, SideName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.rules.roll import throw
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.play.dice import Dice

_SIDES: tuple[SideName, SideName] = ("a", "b")


class Force(NamedTuple):
    """A fleet for the set-up: its squadrons, each with its towed ships, and the value of every ship in points.

    `towed` maps each towed ship to the ship that tows it.
    """

    fleet: Fleet
    squadrons: tuple[tuple[Ship, ...], ...]
    values: Mapping[str, float]
    towed: Mapping[str, str]


def forces_of(fleets: Sequence[Fleet]) -> tuple[Force, ...]:
    """Return the fleets for the set-up. Rules MV-4.0.2-02, -03."""
    return tuple(_force(fleet) for fleet in fleets)


def _force(fleet: Fleet) -> Force:
    pulled = towed(fleet)
    ships = fleet.ships
    found: list[tuple[Ship, ...]] = []
    for squadron in squadrons(ships):
        own = [ships[number] for number in squadron if ships[number].id not in pulled]
        with_towed = [each for ship in own for each in (ship, *(one for one in ships if pulled.get(one.id) == ship.id))]
        if with_towed:
            found.append(tuple(with_towed))
    values = {entry.ship.id: entry.combat_value for entry in fleet_stats(fleet).ships}
    return Force(fleet, tuple(found), values, pulled)


def deployed(forces: Sequence[Force], dice_faces: tuple[int, int], dice: Dice) -> tuple[Deployed, ...]:
    """Return the squadrons in the order of placement.

    Dice: before each, the command die of both sides, the first side's first; again after a tie on the very first roll; none
    once one side is done. The lower one places, after a tie the side that did not place last. Rules MV-4.0.2-01, -02.
    """
    waiting = [list(force.squadrons) for force in forces]
    found: list[Deployed] = []
    last = -1
    while any(waiting):
        if not all(waiting):
            side, rolls = (0 if waiting[0] else 1), None
        else:
            rolls = _rolls(dice_faces, dice)
            while last < 0 and rolls[0].result == rolls[1].result and max(dice_faces) > 1:
                rolls = _rolls(dice_faces, dice)
            side = _lower(rolls, last)
        ships = tuple(ship.id for ship in waiting[side].pop(0))
        found.append(Deployed(side=_SIDES[side], ships=ships, rolls=rolls))
        last = side
    return tuple(found)


def _rolls(faces: tuple[int, int], dice: Dice) -> tuple[CommandRoll, CommandRoll]:
    one = throw(faces[0], dice)
    other = throw(faces[1], dice)
    return (
        CommandRoll(die=faces[0], face=0 if faces[0] == 1 else one.face, result=one.result),
        CommandRoll(die=faces[1], face=0 if faces[1] == 1 else other.face, result=other.result),
    )


def _lower(rolls: tuple[CommandRoll, CommandRoll], last: int) -> int:
    """Return the side that places now; if both have no dice, the first one begins."""
    one, other = (roll.result for roll in rolls)
    if one == other:
        return 0 if last < 0 else 1 - last
    return 0 if one < other else 1


def assigned(force: Force, zones: Sequence[Area]) -> list[tuple[Area, tuple[Ship, ...]]]:
    """Return the zones of a side with the ships in each.

    The ships of a squadron stay together if the limits of the zones allow it; otherwise they are distributed ship by ship, each
    with the ships that it tows. Ships that fit nowhere go to the main zone. Squadrons go to the zone with the most room, and an
    empty zone gets ships of the main zone, so that a player who has chosen a flank uses it.

    Rules MV-4.0.5-01, MV-4.0.6-01, MV-4.0.7-01, MV-4.0.8-01, -03.
    """
    whole = sum(force.values.values())
    used = dict.fromkeys(range(len(zones)), 0.0)
    standing: dict[int, list[Ship]] = {place: [] for place in range(len(zones))}

    def put(ships: Sequence[Ship]) -> bool:
        value = sum(force.values[ship.id] for ship in ships)
        able = [place for place, zone in enumerate(zones) if within(used[place] + value, zone.cap, whole)]
        if not able:
            return False
        # Limited zones first, as long as they hold less than the others, so that no ship is alone on one edge.
        chosen = min(able, key=lambda place: (used[place], -zones[place].cap))
        used[chosen] += value
        standing[chosen] += ships
        return True

    main = zones.index(main_area(zones))
    for squadron in sorted(force.squadrons, key=lambda ships: -sum(force.values[ship.id] for ship in ships)):
        if put(squadron):
            continue
        for unit in _units(force, squadron):
            if not put(unit):
                standing[main] += unit
                used[main] += sum(force.values[ship.id] for ship in unit)
    for place, zone in enumerate(zones):
        if not standing[place]:
            _man(force, zone, standing[place], standing[main])
    order = {ship.id: number for number, ship in enumerate(force.fleet.ships)}
    return [
        (zone, tuple(sorted(standing[place], key=lambda ship: order[ship.id])))
        for place, zone in enumerate(zones)
        if standing[place]
    ]


def _man(force: Force, zone: Area, standing: list[Ship], main: list[Ship]) -> None:
    """Move ships of the main zone to another zone, up to its limit, but never all of them."""
    for unit in _units(force, main):
        value = sum(force.values[ship.id] for ship in (*standing, *unit))
        if len(unit) < len(main) and within(value, zone.cap, sum(force.values.values())):
            standing += unit
            main[:] = [ship for ship in main if ship not in unit]


def _units(force: Force, squadron: Sequence[Ship]) -> list[list[Ship]]:
    """Return the ships of a squadron, the most valuable first, each with the ships that it tows."""
    own = [ship for ship in squadron if ship.id not in force.towed]
    own.sort(key=lambda ship: -force.values[ship.id])
    return [[ship, *(one for one in squadron if force.towed.get(one.id) == ship.id)] for ship in own]


def within(value: float, cap: int, whole: float) -> bool:
    """Return whether a zone with a limit in percent may hold this value of a fleet, without rounding. Rule MV-4.0.8-03."""
    return cap >= 100 or value * 100 <= cap * whole
