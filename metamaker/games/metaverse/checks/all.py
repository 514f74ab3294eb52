"""All problems of a design or a fleet at once. Nothing here raises on a document that loaded."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from metamaker.core.issue import Check, Issue, collect
from metamaker.core.memo import memo
from metamaker.games.metaverse.checks import (
    command,
    components,
    formulas,
    hangars,
    hull,
    limits,
    placement,
    starfighters,
    weapons,
)
from metamaker.games.metaverse.model.attendance import present
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Bay, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon


@dataclass(frozen=True)
class Checks:
    """Checks by subject, in the order of their problems.

    Those of attendance get the whole fleet, those of the fleet only the ships that come.
    """

    of_attendance: tuple[Check, ...]
    of_fleet: tuple[Check, ...]
    of_weapon: tuple[Check, ...]
    of_starfighter: tuple[Check, ...]
    of_bay: tuple[Check, ...]
    of_design: tuple[Check, ...]

    def __iter__(self) -> Iterator[Check]:
        return iter((*self.of_attendance, *self.of_fleet, *self.of_weapon, *self.of_starfighter, *self.of_bay, *self.of_design))

    def without(self, check: Check) -> "Checks":
        """Return the checks with `check` left out."""
        groups = (self.of_attendance, self.of_fleet, self.of_weapon, self.of_starfighter, self.of_bay, self.of_design)
        return Checks(*(tuple(one for one in group if one is not check) for group in groups))

    def run(self, fleet: Fleet) -> tuple[Issue, ...]:
        """Return the problems that these checks find in `fleet`, without remembering them."""
        return _gathered(
            fleet,
            lambda whole: collect(self.of_attendance, whole) + collect(self.of_fleet, present(whole)),
            lambda weapon: collect(self.of_weapon, weapon),
            lambda squadron: collect(self.of_starfighter, squadron),
            lambda bay: collect(self.of_bay, bay),
            lambda of_class: collect(self.of_design, of_class),
        )


ALL = Checks(
    of_attendance=command.ATTENDANCE_CHECKS,
    of_fleet=(
        *limits.CHECKS,
        *command.COMMAND_CHECKS,
        *hangars.DOWNLOAD_CHECKS,
        *starfighters.SQUADRON_CHECKS,
        *command.UNUSED_CHECKS,
        *formulas.CHECKS,
    ),
    of_weapon=weapons.WEAPON_CHECKS,
    of_starfighter=starfighters.STARFIGHTER_CHECKS,
    of_bay=hangars.BAY_CHECKS,
    of_design=(
        *hull.SECTION_CHECKS,
        *components.CHECKS,
        *components.ESSENTIAL_CHECKS,
        *hull.ARMOUR_CHECKS,
        *hull.CHECKS,
        *components.RATING_CHECKS,
        *placement.PLACEMENT_CHECKS,
        *components.PROPULSION_CHECKS,
        *placement.MOUNT_CHECKS,
        *hangars.LOADOUT_CHECKS,
        *weapons.FIRE_CHECKS,
    ),
)


@memo
def check_fleet(fleet: Fleet) -> tuple[Issue, ...]:
    """Return all problems of a fleet: of the ships that come, of every definition, used or not, and of every class."""
    return _gathered(fleet, _check_whole, check_weapon, check_starfighter, check_bay, check_design)


@memo
def check_design(design: Design) -> tuple[Issue, ...]:
    """Return all problems of a class by itself; those of its definitions are reported once, with the fleet."""
    return collect(ALL.of_design, design)


@memo
def check_weapon(weapon: Weapon) -> tuple[Issue, ...]:
    """Return all problems of a weapon definition."""
    return collect(ALL.of_weapon, weapon)


@memo
def check_starfighter(squadron: Starfighter) -> tuple[Issue, ...]:
    """Return all problems of a squadron type."""
    return collect(ALL.of_starfighter, squadron)


@memo
def check_bay(bay: Bay) -> tuple[Issue, ...]:
    """Return all problems of a hangar bay definition."""
    return collect(ALL.of_bay, bay)


def _check_whole(fleet: Fleet) -> tuple[Issue, ...]:
    return collect(ALL.of_attendance, fleet) + collect(ALL.of_fleet, present(fleet))


Found = tuple[Issue, ...]


def _gathered(
    fleet: Fleet,
    of_fleet: Callable[[Fleet], Found],
    of_weapon: Callable[[Weapon], Found],
    of_starfighter: Callable[[Starfighter], Found],
    of_bay: Callable[[Bay], Found],
    of_design: Callable[[Design], Found],
) -> Found:
    found = list(of_fleet(fleet))
    for weapon in fleet.weapons:
        found += of_weapon(weapon)
    for squadron in fleet.starfighters:
        found += of_starfighter(squadron)
    for bay in fleet.bays:
        found += of_bay(bay)
    for ship in fleet.classes:
        found += of_design(design(fleet, ship))
    return tuple(found)
