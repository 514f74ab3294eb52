"""What a reference names: an element of a fleet, and perhaps one thing about it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from metamaker.core.ids import HasId
from metamaker.core.ids import ref as joined
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import ShipClass

FLEET = "fleet"
"""The reference of a fleet itself."""


class Kind(StrEnum):
    """The kinds of element that have properties."""

    FLEET = "fleet"
    CLASS = "class"
    SECTION = "section"
    ARC = "arc"
    COMPONENT = "component"
    MOUNT = "mount"
    FIT = "fit"
    WEAPON = "weapon"
    STARFIGHTER = "starfighter"
    FIGHTER_WEAPON = "fighter_weapon"
    BAY = "bay"
    SHIP = "ship"
    SQUADRON = "squadron"


@dataclass(frozen=True)
class Subject:
    """An element: its kind, its own reference, its value. `focus`: what of it was meant (`hull_hits` of a section).

    `fleet` is what it was found in, `ship` the class that it is a part of or is built to, `section` the section that it is or
    that holds it, where there is one.
    """

    fleet: Fleet
    kind: Kind
    ref: str
    value: Any
    focus: str = ""
    ship: ShipClass | None = None
    section: SectionName | None = None

    @property
    def id(self) -> str:
        """The last step of the reference: the id of an element, the name of a section or arc, the number of a weapon."""
        return self.ref.rpartition("/")[2]

    @property
    def arc(self) -> Arc:
        """The arc that an arc's subject is about; raises ValueError for others."""
        return Arc(self.id)


def subject(fleet: Fleet, ref: str) -> Subject | None:
    """Return what `ref` names; None if it names nothing. Which copy of a part is meant makes no difference."""
    group, *path = ref.partition("#")[0].split("/")
    match group:
        case "fleet" | "limits" | "formulas":
            return _fleet(fleet, group, path)
        case "classes" if path:
            return _of_class(fleet, _classes(fleet).get(path[0]), path[1:])
        case "ships" if path:
            return _of_ship(fleet, path)
        case "weapons" | "bays" | "starfighters" if path:
            return _definition(fleet, group, path)
        case "squadrons" if path:
            entry = _with_id(fleet.squadrons, path[0])
            if entry is not None:
                return Subject(fleet, Kind.SQUADRON, joined(group, path[0]), entry, "/".join(path[1:]))
    return None


def _fleet(fleet: Fleet, group: str, path: Sequence[str]) -> Subject:
    focus = {"limits": f"{'/'.join(path)}_limit", "formulas": "formulas"}.get(group, "/".join(path))
    return Subject(fleet, Kind.FLEET, FLEET, fleet, focus)


def _classes(fleet: Fleet) -> dict[str, ShipClass]:
    return {ship.id: ship for ship in fleet.classes}


def _of_class(fleet: Fleet, ship: ShipClass | None, path: Sequence[str]) -> Subject | None:
    if ship is None:
        return None
    if path[:1] == ["arcs"]:
        if len(path) < 2 or path[1] not in set(Arc):
            return Subject(fleet, Kind.CLASS, ship.ref(), ship, "/".join(path), ship)
        return Subject(fleet, Kind.ARC, ship.ref("arcs", path[1]), ship.arcs[Arc(path[1])], "/".join(path[2:]), ship)
    if path and path[0] in set(SectionName):
        section = ship.sections[SectionName(path[0])]
        if section is not None:
            return _of_section(fleet, ship, SectionName(path[0]), section, path[1:])
        return None if path[1:] else Subject(fleet, Kind.CLASS, ship.ref(), ship, "sections", ship)
    return Subject(fleet, Kind.CLASS, ship.ref(), ship, "/".join(path), ship)


_OF_SECTIONS = frozenset({"hull_hits", "crew_parties", "marine_parties", "life_support", "reactor"})


def _of_section(fleet: Fleet, ship: ShipClass, name: SectionName, section: Section, path: Sequence[str]) -> Subject | None:
    if path:
        groups = ((Kind.COMPONENT, section.components), (Kind.MOUNT, section.mounts), (Kind.FIT, section.bays))
        for kind, parts in groups:
            part = _with_id(parts, path[0])
            if part is not None:
                return Subject(fleet, kind, ship.ref(name, path[0]), part, "/".join(path[1:]), ship, name)
        if path[0] not in _OF_SECTIONS:
            return None
    return Subject(fleet, Kind.SECTION, ship.ref(name), section, "/".join(path), ship, name)


def _of_ship(fleet: Fleet, path: Sequence[str]) -> Subject | None:
    """A ship's own things are those of its entry; its parts are those of its class."""
    ship = next((ship for ship in fleet.ships if ship.id == path[0]), None)
    if ship is None:
        return None
    if len(path) > 1 and path[1] in {*SectionName, "arcs"}:
        return _of_class(fleet, fleet.ship_class(ship.ship_class), path[1:])
    return Subject(fleet, Kind.SHIP, ship.ref(), ship, "/".join(path[1:]), fleet.ship_class(ship.ship_class))


_DEFINED = {"weapons": Kind.WEAPON, "bays": Kind.BAY, "starfighters": Kind.STARFIGHTER}


def _definition(fleet: Fleet, group: str, path: Sequence[str]) -> Subject | None:
    value = getattr(definitions(fleet), group).get(path[0])
    if value is None:
        return None
    place = joined(group, path[0])
    if group == "starfighters" and len(path) > 2 and path[1] == "weapons":
        number = int(path[2]) if path[2].isascii() and path[2].isdecimal() and len(path[2]) < 4 else 0
        if not 0 < number <= len(value.weapons):
            return None
        return Subject(fleet, Kind.FIGHTER_WEAPON, joined(place, "weapons", str(number)), value.weapons[number - 1])
    return Subject(fleet, _DEFINED[group], place, value, "/".join(path[1:]))


def _with_id(elements: Iterable[HasId], wanted: str) -> Any:
    return next((element for element in elements if element.id == wanted), None)
