"""The kinds of elements of a fleet, and the subject of a reference."""

from enum import StrEnum
from typing import cast

from typing_extensions import override

from metamaker.core.elements import structure
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass

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


PARTS = frozenset({Kind.COMPONENT, Kind.MOUNT, Kind.FIT})
"""The kinds of parts in sections."""


class Subject(structure.Subject[Fleet]):
    """An element of a fleet, found by its reference."""

    @property
    @override
    def kind(self) -> Kind:
        """Its kind."""
        return cast("Kind", self.described.key)

    @property
    def ship(self) -> ShipClass | None:
        """The class of the element: the class itself, or that of a part or ship; None for others."""
        of = self.around(Kind.CLASS, Kind.SHIP)
        if of is None:
            return None
        return self.document.ship_class(of.value.ship_class if isinstance(of.value, Ship) else of.id)

    @property
    def section(self) -> SectionName | None:
        """The section of the element, or the section that is the element, if any."""
        of = self.around(Kind.SECTION)
        return None if of is None else SectionName(of.id)

    @property
    def arc(self) -> Arc:
        """The arc of a subject that is an arc; raises ValueError for others."""
        return Arc(self.id)
