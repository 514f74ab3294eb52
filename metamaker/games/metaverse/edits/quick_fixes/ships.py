"""Quick fixes of missing components of a class, and of the chain of command (3.8)."""

from collections.abc import Iterator

from metamaker.core.display_names import called
from metamaker.core.property import EditProblem
from metamaker.game_api.checks import Fix, QuickFix
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.checks.command import RANK, chain, command_centre
from metamaker.games.metaverse.edits.classes import add_section
from metamaker.games.metaverse.edits.editing import Case
from metamaker.games.metaverse.edits.palette import spot
from metamaker.games.metaverse.edits.parts import RATINGS, add_component, part_at, rating_of
from metamaker.games.metaverse.edits.roster import set_commander
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.vocabulary import component_in_sentence, facing_term, section_term
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Facing, SectionName
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.stats.parts import parts

MOST = 99
"""The highest rating of a combat information centre in a file."""


def _a_core(case: Case) -> Iterator[Fix]:
    yield case.fix("add_core", add_section(case.fleet, _class_id(case), SectionName.CORE))


def _class_id(case: Case) -> str:
    if case.of.ship is None:
        raise EditProblem(message("edit-on-ship"))
    return case.of.ship.id


def _one(kind: ComponentKind, facing: Facing | None = None) -> QuickFix:
    """Return the fix that adds one of `kind` to the core, or to the first section of a ship without one."""

    def quick_fix(case: Case) -> Iterator[Fix]:
        yield _added(case, _class_id(case), kind, facing)

    return quick_fix


def _added(case: Case, class_id: str, kind: ComponentKind, facing: Facing | None = None, rating: int | None = None) -> Fix:
    """Return the fix that adds a component to a class. Raises EditProblem if it has no section."""
    place = spot(case.fleet, f"classes/{class_id}")
    section, _ = place.standing
    if rating is None:
        rating = _usable_rating(kind, rating_of(kind, place.ship, section))
    edited = add_component(case.fleet, class_id, section, kind, rating=rating, facing=facing)
    name = component_in_sentence(kind, case.words)
    return case.fix("add", edited, name=name, section=section_term(section, case.words))


def _usable_rating(kind: ComponentKind, rating: int | None) -> int | None:
    """Return a rating if the rules allow it, otherwise a usual one, because other ratings of the ship may be wrong too."""
    bounds = catalogue()[kind].rating
    if bounds is None or (rating is not None and bounds[0] <= rating <= bounds[1]):
        return rating
    return RATINGS.get(kind, bounds[0])


def _a_generator(case: Case) -> Iterator[Fix]:
    """Add a shield generator that faces the arc, in the section that carries its defences."""
    arc, ship, kind = case.of.arc, case.of.ship, ComponentKind.BASIC_SHIELD_GENERATOR
    if ship is None or ship.sections[ship.owner(arc)] is None:
        return
    section, facing = ship.owner(arc), Facing(arc.value)
    rating = _usable_rating(kind, rating_of(kind, ship, section))
    edited = add_component(case.fleet, ship.id, section, kind, rating=rating, facing=facing)
    yield case.fix(
        "add_facing",
        edited,
        name=component_in_sentence(kind, case.words),
        section=section_term(section, case.words),
        facing=facing_term(facing, case.words),
    )


def _centre(case: Case) -> Iterator[Fix]:
    """Add a centre that is large enough for every ship of the class."""
    counted, of_class = chain(case.fleet).units, case.of.value.ship_class
    units = max(1, *(counted.get(ship.id, 0) for ship in case.fleet.ships if ship.ship_class == of_class))
    if units <= MOST:
        yield _added(case, case.of.value.ship_class, ComponentKind.CIC, rating=units)


def _larger_centre(case: Case) -> Iterator[Fix]:
    units = chain(case.fleet).units.get(case.of.id, 0)
    largest = _largest_centre(case.fleet, case.of.value)
    if largest and units <= MOST:
        edited = part_at(case.fleet, largest).with_(rating=units)
        name = component_in_sentence(ComponentKind.CIC, case.words)
        yield case.fix("raise", edited, name=name, rating=units)


def _a_level(case: Case) -> Iterator[Fix]:
    """Offer the lowest level above all units, if it is below the commander's and does not make a second flagship."""
    ship: Ship = case.of.value
    levels = _levels_between(case.fleet, ship)
    second = ship.commander is None and chain(case.fleet).roots
    if levels and not second:
        yield _levelled(case, levels[0])


def _a_lower_level(case: Case) -> Iterator[Fix]:
    """Offer the highest level below the commander's and above all units; no level for a ship without units."""
    ship: Ship = case.of.value
    levels = _levels_between(case.fleet, ship)
    if levels:
        yield _levelled(case, levels[-1])
    elif not chain(case.fleet).units.get(ship.id):
        yield case.fix("no_level", case.of.with_(level=None), ship=called(ship))


def _levels_between(fleet: Fleet, ship: Ship) -> list[CommandLevel]:
    """Return the allowed levels of a ship, lowest first: above those of its units and below its commander's."""
    commander = None if ship.commander is None else fleet.ship(ship.commander)
    above = len(RANK) if commander is None or commander.level is None else RANK[commander.level]
    below = _highest_below(fleet, ship)
    return [level for level, rank in RANK.items() if below < rank < above]


def _highest_below(fleet: Fleet, ship: Ship) -> int:
    units = (each.level for each in fleet.ships if each.commander == ship.id)
    return max((RANK[level] for level in units if level is not None), default=-1)


def _levelled(case: Case, level: CommandLevel) -> Fix:
    ship: Ship = case.of.value
    text = case.words[f"window-choice-command_level-{level}-text"].lower()
    return case.fix("level", case.of.with_(level=level), ship=called(ship), level=text)


def _into_the_fleet(case: Case) -> Iterator[Fix]:
    """Put a ship under the flagship, with a larger centre if necessary; or make it the flagship of a fleet without one."""
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
        edited = set_commander(part_at(case.fleet, largest).with_(rating=units), [ship.id], flagship.id)
        yield case.fix("under_larger", edited, ship=called(ship), flagship=called(flagship), rating=units)


def _largest_centre(fleet: Fleet, ship: Ship) -> str:
    """Return the reference of the largest combat information centre of a ship's class; empty without any."""
    of_class = design(fleet, fleet.ship_class(ship.ship_class))
    largest = max(parts(of_class)[ComponentKind.CIC], key=lambda placed: placed.rating, default=None)
    return of_class.ref(largest.section, largest.part.id) if largest is not None else ""


def _under_the_flagship(case: Case) -> Iterator[Fix]:
    """Put a ship under the flagship at a lower level, if the flagship has room.

    Otherwise remove the level of a ship without units.
    """
    ship: Ship = case.of.value
    flagship = next(iter(chain(case.fleet).roots), None)
    if flagship is None or flagship.level is None or flagship.id == ship.id:
        return
    levels = [None] if ship.level is None else _levels_under(case.fleet, ship, flagship.level)
    if levels and chain(case.fleet).units.get(flagship.id, 0) < (command_centre(case.fleet, flagship) or 0):
        led = set_commander(case.fleet, [ship.id], flagship.id)
        edited = STRUCTURE.get(led, ship.ref()).with_(level=levels[-1])
        yield case.fix("under", edited, ship=called(ship), flagship=called(flagship))
    elif ship.level is not None and not chain(case.fleet).units.get(ship.id):
        yield case.fix("no_level", case.of.with_(level=None), ship=called(ship))


def _levels_under(fleet: Fleet, ship: Ship, top: CommandLevel) -> list[CommandLevel | None]:
    """Return the levels below `top` for a ship with units, up to its present level."""
    below, most = _highest_below(fleet, ship), RANK[ship.level] if ship.level else len(RANK)
    return [level for level, rank in RANK.items() if below < rank < RANK[top] and rank <= most]


def _brought(case: Case) -> Iterator[Fix]:
    yield case.fix("bring", case.of.with_(at_home=False), ship=called(case.of.value))


QUICK_FIXES: dict[str, QuickFix] = {
    "no-core": _a_core,
    "no-bridge": _one(ComponentKind.BRIDGE),
    "no-sensor-array": _one(ComponentKind.SENSOR_ARRAY),
    "no-ftl-drive": _one(ComponentKind.BASIC_FTL),
    "no-stl-drive": _one(ComponentKind.BASIC_STL, Facing.FORE_AFT),
    "no-thrust": _one(ComponentKind.BASIC_STL, Facing.FORE_AFT),
    "shield-without-generator": _a_generator,
    "no-cic": _centre,
    "too-many-units": _larger_centre,
    "no-level": _a_level,
    "no-flagship": _a_level,
    "level-not-lower": _a_lower_level,
    "second-flagship": _under_the_flagship,
    "outside-fleet": _into_the_fleet,
    "flagship-home": _brought,
    "flagship-home-alone": _brought,
}
