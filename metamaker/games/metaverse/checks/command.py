"""Checks on the chain of command (3.8), and on command systems that a whole fleet has no use for (3.5.1, 3.5.2)."""

from collections.abc import Iterator
from dataclasses import dataclass

from metamaker.core.display_names import called
from metamaker.core.issue import Issue
from metamaker.core.memo import memo
from metamaker.games.metaverse.checks.issues import error, note, warning
from metamaker.games.metaverse.checks.names import design_called
from metamaker.games.metaverse.model.attendance import deputy, flagship_at_home, present
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.stats.parts import parts

RANK = {level: rank for rank, level in enumerate(CommandLevel)}


@dataclass(frozen=True)
class Chain:
    """The chain of command of a fleet. `units`: how many ships stand directly under each ship; `roots`: senior-most first.

    A root is a ship with a level and without a commander; the first is the flagship (MV-3.8.0-04).
    """

    units: dict[str, int]
    roots: tuple[Ship, ...]


@memo
def chain(fleet: Fleet) -> Chain:
    """Return the chain of command of `fleet`."""
    units: dict[str, int] = {}
    for ship in fleet.ships:
        if ship.commander is not None:
            units[ship.commander] = units.get(ship.commander, 0) + 1
    roots = [(ship.level, ship) for ship in fleet.ships if ship.level is not None and ship.commander is None]
    roots.sort(key=lambda root: -RANK[root[0]])
    return Chain(units, tuple(ship for _, ship in roots))


def command_centre(fleet: Fleet, ship: Ship) -> int | None:
    """Return the rating of the largest CiC of a ship; None without any. Rule MV-3.8.0-05."""
    index = parts(design(fleet, fleet.ship_class(ship.ship_class)))
    return index.best(ComponentKind.CIC) if index[ComponentKind.CIC] else None


def is_outside(fleet: Fleet, ship: Ship) -> bool:
    """Return whether a ship has no level, commander or units, and so is not part of its fleet. Rule MV-3.8.0-01.

    The only ship of a fleet is its own flagship: it keeps its crew quality (MV-3.8.0-02).
    """
    is_alone = len(fleet.ships) == 1
    return not is_alone and ship.level is None and ship.commander is None and ship.id not in chain(fleet).units


def outside_the_fleet(fleet: Fleet) -> Iterator[Issue]:
    """A ship with neither level nor commander is not part of the fleet, which is legal. Rule MV-3.8.0-01."""
    for ship in fleet.ships:
        if is_outside(fleet, ship):
            yield note("outside-fleet", where=ship.ref(), rule="MV-3.8.0-01", ship=called(ship))


def no_level(fleet: Fleet) -> Iterator[Issue]:
    """A ship with units under it needs a level; of one that should be the flagship see `no_flagship`. Rule MV-3.8.0-03."""
    units, top = chain(fleet).units, _flagship_without_level(fleet)
    for ship in fleet.ships:
        if ship.level is None and ship.id in units and ship is not top:
            yield error("no-level", where=ship.ref(), rule="MV-3.8.0-03", ship=called(ship), count=units[ship.id])


def no_command_centre(fleet: Fleet) -> Iterator[Issue]:
    """A ship with a level or with units under it needs a CiC. Rule MV-3.8.0-03."""
    units = chain(fleet).units
    for ship in fleet.ships:
        if (ship.level is not None or ship.id in units) and command_centre(fleet, ship) is None:
            yield error("no-cic", where=ship.ref(), rule="MV-3.8.0-03", ship=called(ship))


def too_many_units(fleet: Fleet) -> Iterator[Issue]:
    """A ship commands at most as many units as its largest CiC is rated; without any see `no_command_centre`. MV-3.8.0-05."""
    for ship in fleet.ships:
        units = chain(fleet).units.get(ship.id, 0)
        if not units:
            continue
        rating = command_centre(fleet, ship)
        if rating is not None and units > rating:
            yield error("too-many-units", where=ship.ref(), rule="MV-3.8.0-05", ship=called(ship), count=units, rating=rating)


def second_flagship(fleet: Fleet) -> Iterator[Issue]:
    """At most one ship with a level has no commander: the flagship. Rule MV-3.8.0-04."""
    roots = chain(fleet).roots
    for ship in roots[1:]:
        yield error("second-flagship", where=ship.ref(), rule="MV-3.8.0-04", ship=called(ship), flagship=called(roots[0]))


def no_flagship(fleet: Fleet) -> Iterator[Issue]:
    """Without a flagship no ship has a commander. Rule MV-3.8.0-04."""
    top = _flagship_without_level(fleet)
    if top is not None:
        yield error("no-flagship", where=top.ref(), rule="MV-3.8.0-04", ship=called(top))


def _flagship_without_level(fleet: Fleet) -> Ship | None:
    """Return the ship at the top of the others in a fleet without a flagship: it only lacks a level."""
    known = chain(fleet)
    if not known.units or known.roots:
        return None
    return next(ship for ship in fleet.ships if ship.commander is None and ship.id in known.units)


def level_not_lower(fleet: Fleet) -> Iterator[Issue]:
    """A command ship's level is below its commander's; levels may be skipped. Rule MV-3.8.4-02."""
    for ship in fleet.ships:
        commander = fleet.ship(ship.commander) if ship.level is not None and ship.commander is not None else None
        if commander is None or commander.level is None or ship.level is None:
            continue
        if RANK[ship.level] >= RANK[commander.level]:
            yield error(
                "level-not-lower",
                where=ship.ref(),
                rule="MV-3.8.4-02",
                ship=called(ship),
                level=ship.level,
                commander=called(commander),
                above=commander.level,
            )


def flagship_stays(fleet: Fleet) -> Iterator[Issue]:
    """The flagship stays at home while ships under it come: a deputy leads them, or no ship can. Rule MV-3.8.0-04."""
    flagship, leader, coming = flagship_at_home(fleet), deputy(fleet), present(fleet).ships
    if flagship is None or len(coming) < 2:
        return
    if leader is not None:
        values = {"flagship": called(flagship), "deputy": called(leader)}
        yield note("flagship-home", where=flagship.ref(), rule="MV-3.8.0-04", **values)
    elif any(ship.commander is None and fleet.ship(ship.id).commander is not None for ship in coming):
        yield warning("flagship-home-alone", where=flagship.ref(), rule="MV-3.8.0-04", flagship=called(flagship))


ATTENDANCE_CHECKS = (flagship_stays,)
"""Checks of a whole fleet with its ships at home."""

COMMAND_CHECKS = (
    outside_the_fleet,
    no_level,
    no_command_centre,
    too_many_units,
    second_flagship,
    no_flagship,
    level_not_lower,
)


def unused_cic(fleet: Fleet) -> Iterator[Issue]:
    """A class has a CiC, and none of its ships has units under it. Rule MV-3.5.1-01."""
    units = chain(fleet).units
    in_use = {ship.ship_class for ship in fleet.ships if ship.id in units}
    for of_class in _flown(fleet):
        if of_class.ship.id not in in_use:
            yield from _unused(of_class, ComponentKind.CIC, "MV-3.5.1-01")


def unused_soc(fleet: Fleet) -> Iterator[Issue]:
    """A class has an SOC, and the fleet has no squadrons and no bays for any. Rule MV-3.5.2-01."""
    flown = _flown(fleet)
    bays = any(fitted.fit.count for of_class in flown for fitted in parts(of_class).bays)
    if not bays and not any(squadron.count for squadron in fleet.squadrons):
        for of_class in flown:
            yield from _unused(of_class, ComponentKind.SOC, "MV-3.5.2-01")


def _unused(of_class: Design, kind: ComponentKind, rule: str) -> Iterator[Issue]:
    """One warning for the first of its kind: the others are as idle."""
    for placed in parts(of_class)[kind][:1]:
        yield warning(
            f"unused-{kind}", where=of_class.ref(placed.section, placed.part.id), rule=rule, design=design_called(of_class)
        )


def _flown(fleet: Fleet) -> tuple[Design, ...]:
    """Return the designs with at least one ship in the roster."""
    flown = {ship.ship_class for ship in fleet.ships}
    return tuple(design(fleet, ship) for ship in fleet.classes if ship.id in flown)


UNUSED_CHECKS = (unused_cic, unused_soc)
