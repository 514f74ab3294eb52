"""The numbers of a design, calculated from its class and slots (CF-DER, CF-ED-03); the mass of sides (CF-MODE-03)."""

from typing import NamedTuple

from metamaker.games.cosmoforce.catalogue import Kind, catalogue
from metamaker.games.cosmoforce.model.design import Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet, Team
from metamaker.games.cosmoforce.rules.editions import PlayedRules

BASE_SPEED = 3
"""Whole speed of a ship without Size Mod and thrust. Rule CF-DER-05."""

HUNDRED = 100
"""Hundredths of a whole speed."""

USUAL_BOXES = 2
"""Boxes of every system but Armor. Rule CF-DER-08."""


class Derived(NamedTuple):
    """The numbers of a ship at the start. `speed` is in whole hundredths; `boxes` has a number for each slot, 0 if it is empty.

    `thrust` is that of all propulsion, with Afterburners counted by the current rules; `capacity`: the largest number of marks
    that it survives.
    """

    mass: int
    size_mod: int
    thrust: int
    speed: int
    starting_heat: int
    complement: int
    boxes: tuple[int, ...]
    capacity: int


def derived(design: Design, rules: PlayedRules) -> Derived:
    """Return the numbers of a design under the current rules. Only Afterburners make a difference (CF-ED-03)."""
    size_mod = design.ship_class.size_mod
    boxes = tuple(boxes_of(kind, design.ship_class) for kind in design.slots)
    strength = thrust(design, rules)
    return Derived(
        mass=mass(design),
        size_mod=size_mod,
        thrust=strength,
        speed=(BASE_SPEED - size_mod + strength) * HUNDRED,
        starting_heat=starting_heat(design),
        complement=complement(design),
        boxes=boxes,
        capacity=capacity(boxes, rules),
    )


def mass(design: Design) -> int:
    """Return the Size Mod times the filled slots, 0 to 30; later damage does not matter. Rules CF-DER-01, CF-DER-02."""
    return design.ship_class.size_mod * len(design.systems)


def thrust(design: Design, rules: PlayedRules) -> int:
    """Return the thrust of all propulsion. Rule CF-DER-04."""
    afterburners = design.systems.count(SystemKind.AFTERBURNER)
    return design.systems.count(SystemKind.ENGINE) + rules.afterburner_thrust * afterburners


def starting_heat(design: Design) -> int:
    """Return the number of propulsion systems mounted, Afterburners as one each. Rule CF-DER-07."""
    return sum(catalogue()[kind].kind is Kind.PROPULSION for kind in design.systems)


def complement(design: Design) -> int:
    """Return the crew that a ship starts with: one, and its Size Mod for each Habitat. Rule CF-DER-06."""
    return 1 + design.ship_class.size_mod * design.systems.count(SystemKind.HABITAT)


def boxes_of(kind: SystemKind | None, ship_class: ShipClass) -> int:
    """Return the damage boxes of a slot: 0 if it is empty. Rule CF-DER-08."""
    if kind is None:
        return 0
    return ship_class.size_mod + 1 if kind is SystemKind.ARMOR else USUAL_BOXES


def capacity(boxes: tuple[int, ...], rules: PlayedRules) -> int:
    """Return the largest number of marks that a ship survives.

    That is all boxes except those of the smallest system, which stays whole, or all except one if every box must be marked. 0
    for a ship without systems. Rules CF-DER-09, CF-ELIM-02.
    """
    mounted = [count for count in boxes if count]
    left = min(mounted, default=0)
    return sum(mounted) - (min(left, 1) if rules.web_elimination else left)


MASS_FOR_ANOTHER = 5
"""The reduction of a budget for each ship beyond the first. Rule CF-MODE-03."""


def team_mass(fleet: Fleet, team: Team) -> int:
    """Return the mass of all ships of a side."""
    return sum(mass(fleet.design(ship.design)) for ship in team.ships)


def least_budget(fleet: Fleet, team: Team) -> int:
    """Return the smallest budget that allows a side as it is. Rule CF-MODE-03."""
    return team_mass(fleet, team) + MASS_FOR_ANOTHER * max(len(team.ships) - 1, 0)


def mass_allowed(budget: int, ships: int) -> int:
    """Return the total mass for a side with this many ships; below 0 if the budget is too small. Rule CF-MODE-03."""
    return budget - MASS_FOR_ANOTHER * max(ships - 1, 0)
