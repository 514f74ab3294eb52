"""Cures of the chain of command (3.8)."""

from collections.abc import Iterator

from metamaker.core.naming import called
from metamaker.game.checks import Fix
from metamaker.games.metaverse.checks.command import RANK, chain, command_centre
from metamaker.games.metaverse.edits.cures.classes import added
from metamaker.games.metaverse.edits.cures.cure import Case, Cure
from metamaker.games.metaverse.edits.parts import change_part
from metamaker.games.metaverse.edits.roster import change_ship, set_commander
from metamaker.games.metaverse.edits.terms import component_term, in_sentence
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.stats.parts import parts

MOST = 99
"""The highest rating of a combat information centre that a file holds."""


def _centre(case: Case) -> Iterator[Fix]:
    units = max(1, chain(case.fleet).units.get(case.of.id, 0))
    if units <= MOST:
        yield added(case, case.of.value.ship_class, ComponentKind.CIC, rating=units)


def _larger_centre(case: Case) -> Iterator[Fix]:
    units = chain(case.fleet).units.get(case.of.id, 0)
    largest = _largest_centre(case.fleet, case.of.value)
    if largest and units <= MOST:
        edited = change_part(case.fleet, largest, rating=units)
        name = in_sentence(component_term(ComponentKind.CIC, case.told))
        yield case.fix("raise", edited, name=name, rating=units)


def _a_level(case: Case) -> Iterator[Fix]:
    """The lowest level above those of all units, if it is below that of the commander, and no second flagship comes of it."""
    ship: Ship = case.of.value
    levels = _levels_between(case.fleet, ship)
    second = ship.commander is None and chain(case.fleet).roots
    if levels and not second:
        yield _levelled(case, levels[0])


def _a_lower_level(case: Case) -> Iterator[Fix]:
    """The highest level that is below the commander's and above those of all units; none at all for a ship without units."""
    ship: Ship = case.of.value
    levels = _levels_between(case.fleet, ship)
    if levels:
        yield _levelled(case, levels[-1])
    elif not chain(case.fleet).units.get(ship.id):
        yield case.fix("no_level", change_ship(case.fleet, ship.id, level=None), ship=called(ship))


def _levels_between(fleet: Fleet, ship: Ship) -> list[CommandLevel]:
    """Return the levels that a ship may have, lowest first, so that its units' are below and its commander's above it."""
    commander = None if ship.commander is None else fleet.ship(ship.commander)
    above = len(RANK) if commander is None or commander.level is None else RANK[commander.level]
    below = _highest_below(fleet, ship)
    return [level for level, rank in RANK.items() if below < rank < above]


def _highest_below(fleet: Fleet, ship: Ship) -> int:
    units = (each.level for each in fleet.ships if each.commander == ship.id)
    return max((RANK[level] for level in units if level is not None), default=-1)


def _levelled(case: Case, level: CommandLevel) -> Fix:
    ship: Ship = case.of.value
    text = case.told[f"window.choice.command_level.{level}.text"].lower()
    return case.fix("level", change_ship(case.fleet, ship.id, level=level), ship=called(ship), level=text)


def _into_the_fleet(case: Case) -> Iterator[Fix]:
    """Put a ship under the flagship, with a larger centre if that has no room; or make it the flagship of a fleet without."""
    ship: Ship = case.of.value
    flagship = next(iter(chain(case.fleet).roots), None)
    if flagship is None:
        if command_centre(case.fleet, ship) is not None:
            yield from _a_level(case)
        return
    yield from (found := tuple(_under_the_flagship(case)))
    units = chain(case.fleet).units.get(flagship.id, 0) + 1
    largest = _largest_centre(case.fleet, flagship)
    if not found and largest and units <= MOST:
        edited = set_commander(change_part(case.fleet, largest, rating=units), [ship.id], flagship.id)
        yield case.fix("under_larger", edited, ship=called(ship), flagship=called(flagship), rating=units)


def _largest_centre(fleet: Fleet, ship: Ship) -> str:
    """Return the reference of the largest combat information centre of a ship's class; empty without any."""
    of_class = design(fleet, fleet.ship_class(ship.ship_class))
    largest = max(parts(of_class)[ComponentKind.CIC], key=lambda placed: placed.rating, default=None)
    return of_class.ref(largest.section, largest.part.id) if largest is not None else ""


def _under_the_flagship(case: Case) -> Iterator[Fix]:
    """Put a ship under the flagship, if that has room, at a level that is lower; or take the level of one without units."""
    ship: Ship = case.of.value
    flagship = next(iter(chain(case.fleet).roots), None)
    if flagship is None or flagship.level is None or flagship.id == ship.id:
        return
    levels = [None] if ship.level is None else _levels_under(case.fleet, ship, flagship.level)
    if levels and chain(case.fleet).units.get(flagship.id, 0) < (command_centre(case.fleet, flagship) or 0):
        led = set_commander(case.fleet, [ship.id], flagship.id)
        edited = change_ship(led, ship.id, level=levels[-1])
        yield case.fix("under", edited, ship=called(ship), flagship=called(flagship))
    elif ship.level is not None and not chain(case.fleet).units.get(ship.id):
        yield case.fix("no_level", change_ship(case.fleet, ship.id, level=None), ship=called(ship))


def _levels_under(fleet: Fleet, ship: Ship, top: CommandLevel) -> list[CommandLevel | None]:
    """Return the levels below `top` that a commander without a commander may have, up to the one that it has."""
    below, most = _highest_below(fleet, ship), RANK[ship.level] if ship.level else len(RANK)
    return [level for level, rank in RANK.items() if below < rank < RANK[top] and rank <= most]


CURES: dict[str, Cure] = {
    "no-cic": _centre,
    "too-many-units": _larger_centre,
    "no-level": _a_level,
    "no-flagship": _a_level,
    "level-not-lower": _a_lower_level,
    "second-flagship": _under_the_flagship,
    "outside-fleet": _into_the_fleet,
}
