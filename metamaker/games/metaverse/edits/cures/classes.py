"""Cures of what a whole class lacks."""

from collections.abc import Iterator

from metamaker.core.property import EditProblem
from metamaker.game.checks import Fix
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.edits.cures.cure import Case, Cure
from metamaker.games.metaverse.edits.dropping import spot
from metamaker.games.metaverse.edits.fitting import RATINGS, rating_of
from metamaker.games.metaverse.edits.parts import add_component
from metamaker.games.metaverse.edits.sections import add_section
from metamaker.games.metaverse.edits.terms import component_term, facing_term, in_sentence, section_term
from metamaker.games.metaverse.model.arc import Facing, SectionName
from metamaker.games.metaverse.model.component import ComponentKind


def _a_core(case: Case) -> Iterator[Fix]:
    yield case.fix("add_core", add_section(case.fleet, _class_id(case), SectionName.CORE))


def _class_id(case: Case) -> str:
    if case.of.ship is None:
        raise EditProblem("It is about no class.")
    return case.of.ship.id


def _one(kind: ComponentKind, facing: Facing | None = None) -> Cure:
    """The cure that puts one of `kind` into the core, or into the first section of a ship without one."""

    def cure(case: Case) -> Iterator[Fix]:
        yield added(case, _class_id(case), kind, facing)

    return cure


def added(case: Case, class_id: str, kind: ComponentKind, facing: Facing | None = None, rating: int | None = None) -> Fix:
    """Return the fix that adds a component to a class. Raises EditProblem if it has no section."""
    place = spot(case.fleet, f"classes/{class_id}")
    section, _ = place.standing
    if rating is None:
        rating = _usable_rating(kind, rating_of(kind, place.ship, section))
    edited = add_component(case.fleet, class_id, section, kind, rating=rating, facing=facing)
    name = in_sentence(component_term(kind, case.told))
    return case.fix("add", edited, name=name, section=section_term(section, case.told))


def _usable_rating(kind: ComponentKind, rating: int | None) -> int | None:
    """Return a rating as it stands if the rules allow it, else a usual one; the others of the ship may be wrong themselves."""
    bounds = catalogue()[kind].rating
    if bounds is None or (rating is not None and bounds[0] <= rating <= bounds[1]):
        return rating
    return RATINGS.get(kind, bounds[0])


def _a_generator(case: Case) -> Iterator[Fix]:
    """A shield generator that faces the arc, in the section that carries its defences."""
    arc, ship, kind = case.of.arc, case.of.ship, ComponentKind.BASIC_SHIELD_GENERATOR
    if ship is None or ship.sections[ship.owner(arc)] is None:
        return
    section, facing = ship.owner(arc), Facing(arc.value)
    rating = _usable_rating(kind, rating_of(kind, ship, section))
    edited = add_component(case.fleet, ship.id, section, kind, rating=rating, facing=facing)
    yield case.fix(
        "add_facing",
        edited,
        name=in_sentence(component_term(kind, case.told)),
        section=section_term(section, case.told),
        facing=facing_term(facing, case.told),
    )


CURES: dict[str, Cure] = {
    "no-core": _a_core,
    "no-bridge": _one(ComponentKind.BRIDGE),
    "no-sensor-array": _one(ComponentKind.SENSOR_ARRAY),
    "no-ftl-drive": _one(ComponentKind.BASIC_FTL),
    "no-stl-drive": _one(ComponentKind.BASIC_STL, Facing.FORE_AFT),
    "no-thrust": _one(ComponentKind.BASIC_STL, Facing.FORE_AFT),
    "shield-without-generator": _a_generator,
}
