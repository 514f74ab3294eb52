"""Putting something on a ship: where exactly it goes, facing what, and why it may not go there."""

from collections.abc import Callable
from typing import NamedTuple

from metamaker.core.property import EditProblem
from metamaker.games.metaverse.catalogue import FacingRule, catalogue
from metamaker.games.metaverse.checks.hull import LAYERS, PLATES, RATINGS
from metamaker.games.metaverse.checks.names import class_called, section_called
from metamaker.games.metaverse.checks.placement import FACINGS, placement
from metamaker.games.metaverse.edits.fitting import facing_moved, facing_of
from metamaker.games.metaverse.edits.made import Made
from metamaker.games.metaverse.edits.parts import add_bay, add_component, add_mount, move_part
from metamaker.games.metaverse.edits.sections import add_section, change_arc, change_section
from metamaker.games.metaverse.edits.subject import Kind, subject
from metamaker.games.metaverse.edits.terms import first_upper
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.component import Component, ComponentKind
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import ShipClass

_CORE_FIRST = (SectionName.CORE, *(name for name in SectionName if name.arc is not None))


class Spot(NamedTuple):
    """A place on a ship: the class, the section if one is meant (designed or not), the arc if one is meant."""

    ship: ShipClass
    section: SectionName | None
    arc: Arc | None

    @property
    def standing(self) -> tuple[SectionName, Section]:
        """The section meant, or the first that there is, the core before others. Raises EditProblem."""
        for name in _CORE_FIRST if self.section is None else (self.section,):
            section = self.ship.sections[name]
            if section is not None:
                return name, section
        missing = "section" if self.section is None else section_called(self.section)
        raise EditProblem(f"{class_called(self.ship)} has no {missing} to hold it.")


def spot(fleet: Fleet, ref: str) -> Spot:
    """Return the place that `ref` names; a part stands for its section, an arc for what carries it. Raises EditProblem."""
    of = subject(fleet, ref)
    if of is None or of.ship is None:
        raise EditProblem("It belongs on a ship.")
    if of.kind is Kind.ARC:
        return Spot(of.ship, of.ship.owner(of.arc), of.arc)
    step = ref.partition("#")[0].split("/")[2:3]
    meant = SectionName(step[0]) if step and step[0] in set(SectionName) else None
    return Spot(of.ship, of.section or meant, None)


def put(fleet: Fleet, key: str, ref: str) -> Made:
    """Return the fleet with one more of what `key` of the palette names at the place `ref`. Raises EditProblem."""
    place = spot(fleet, ref)
    group, _, element = key.partition("/")
    match group:
        case "section":
            return _section(fleet, place, element)
        case "weapons":
            return add_mount(fleet, place.ship.id, place.standing[0], element)
        case "bays":
            return add_bay(fleet, place.ship.id, place.standing[0], element)
        case "reactor":
            return _reactor(fleet, place)
        case _ if group in set(ComponentKind):
            return _component(fleet, place, ComponentKind(group))
        case _ if group in _MORE_OF_SECTION:
            return _more_of_section(fleet, place, *_MORE_OF_SECTION[group])
        case _ if group in _MORE_OF_ARC:
            return _more_of_arc(fleet, place, *_MORE_OF_ARC[group])
    raise EditProblem(f"There is nothing called “{key}” to put on a ship.")


def _section(fleet: Fleet, place: Spot, wanted: str) -> Made:
    name = SectionName(wanted) if wanted in set(SectionName) else _free_section(place)
    return Made(add_section(fleet, place.ship.id, name), place.ship.ref(name))


def _free_section(place: Spot) -> SectionName:
    """Return the section that was pointed at if there is none yet, else the first that is missing. Raises EditProblem."""
    arc = None if place.arc is None else SectionName(place.arc.value)
    for name in (arc, place.section, SectionName.FORE, SectionName.AFT, SectionName.PORT, SectionName.STARBOARD):
        if name is not None and place.ship.sections[name] is None:
            return name
    raise EditProblem(f"{class_called(place.ship)} has all sections that a ship can have.")


def _component(fleet: Fleet, place: Spot, kind: ComponentKind) -> Made:
    section, _ = place.standing
    if place.section is None:
        standing = (name for name in _CORE_FIRST if place.ship.sections[name] is not None)
        section = next((name for name in standing if not _refusals(place._replace(section=name), kind)), section)
    place = place._replace(section=section)
    refusals = _refusals(place, kind)
    if refusals:
        raise EditProblem(" ".join(refusals))
    return add_component(fleet, place.ship.id, section, kind, facing=_facing(place, section, kind))


def _refusals(place: Spot, kind: ComponentKind) -> tuple[str, ...]:
    section, _ = place.standing
    return _sentences(place.ship, section, kind, _facing(place, section, kind))


def _sentences(ship: ShipClass, section: SectionName, kind: ComponentKind, facing: Facing | None) -> tuple[str, ...]:
    return tuple(f"{first_upper(reason.text)}." for reason in placement(kind, section, ship, facing))


def _facing(place: Spot, section: SectionName, kind: ComponentKind) -> Facing | None:
    """Return what a component will face: the arc that was pointed at if it may, along the ship if it goes by axes."""
    rule = catalogue()[kind].facing
    if rule is FacingRule.AXIS:
        return Facing.FORE_AFT
    pointed = None if place.arc is None else Facing(place.arc.value)
    if pointed in FACINGS[rule] and not placement(kind, section, place.ship, pointed):
        return pointed
    return facing_of(kind, place.ship, section)


def _reactor(fleet: Fleet, place: Spot) -> Made:
    name, section = place.standing
    if name is SectionName.CORE:
        raise EditProblem("The core always has its reactor.")
    if section.reactor:
        raise EditProblem(f"The {section_called(name)} has a reactor already.")
    return Made(change_section(fleet, place.ship.id, name, reactor=True), place.ship.ref(name, "reactor"))


_MORE_OF_SECTION = {
    "hull_hit": ("hull_hits", 999, "hull hits"),
    "hull_layer": ("hull_layers", LAYERS[-1], "hull layers"),
    "crew_party": ("crew_parties", 99, "crew parties"),
    "marine_party": ("marine_parties", 99, "marine parties"),
}
_MORE_OF_ARC = {
    "armour": ("armour_rating", RATINGS[-1], "points of armour"),
    "plate": ("ablative_plates", PLATES[-1], "ablative plates"),
    "shield_hit": ("shield_hits", 99, "shield hits"),
}
"""The field that a thing of the palette counts in, the most there can be, and what they are called."""


def _more_of_section(fleet: Fleet, place: Spot, field: str, most: int, called: str) -> Made:
    name, section = place.standing
    now: int = getattr(section, field)
    if now >= most:
        raise EditProblem(f"The {section_called(name)} has {now} {called}; {most} is the most.")
    if field == "hull_layers" and section.hull_hits <= now:
        raise EditProblem(f"The {section_called(name)} has {section.hull_hits} hull hits; each layer needs one.")
    edited = change_section(fleet, place.ship.id, name, **{field: now + 1})
    ref = place.ship.ref(name) if field == "hull_layers" else place.ship.ref(name, field)
    return Made(edited, ref)


def _more_of_arc(fleet: Fleet, place: Spot, field: str, most: int, called: str) -> Made:
    arc = place.arc or _weakest_arc(place, field)
    now: int = getattr(place.ship.arcs[arc], field)
    if now >= most:
        raise EditProblem(f"There are {now} {called} {arc}; {most} is the most.")
    return Made(change_arc(fleet, place.ship.id, arc, **{field: now + 1}), place.ship.ref("arcs", arc, field))


def _weakest_arc(place: Spot, field: str) -> Arc:
    """Return the arc that the section carries and that has least of it. Raises EditProblem if it carries none."""
    name, _ = place.standing
    carried = [arc for arc in Arc if place.ship.owner(arc) is name]
    if not carried:
        raise EditProblem("Every arc has a section of its own, which carries its defences.")
    return min(carried, key=lambda arc: int(getattr(place.ship.arcs[arc], field)))


def reasons(edit: Callable[[], object]) -> tuple[str, ...]:
    """Return why an edit cannot be; nothing if it can."""
    try:
        edit()
    except EditProblem as problem:
        return (str(problem),)
    return ()


def settle(fleet: Fleet, ref: str, target: str) -> None:
    """Raise EditProblem if a part may not be moved to the section at `target`."""
    of, place = subject(fleet, ref), spot(fleet, target)
    if of is None or of.kind not in {Kind.COMPONENT, Kind.MOUNT, Kind.FIT} or of.ship is None:
        raise EditProblem("Only parts of a ship can be moved.")
    if of.ship is not place.ship:
        raise EditProblem(f"It is a part of {class_called(of.ship)}; it can be copied to another class, not moved.")
    section, _ = place.standing
    part = of.value
    if section is not of.section and isinstance(part, Component):
        facing = facing_moved(part, of.ship, section)
        if catalogue()[part.kind].facing is FacingRule.SIDE and facing is not part.facing:
            facing = part.facing  # to turn it silently would leave the ship without one to this side
        refused = _sentences(of.ship, section, part.kind, facing)
        if refused:
            raise EditProblem(" ".join(refused))
    move_part(fleet, of.ref, section)
