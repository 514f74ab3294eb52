"""The kinds of elements of a document, and the subject of a reference."""

from enum import StrEnum
from typing import cast

from typing_extensions import override

from metamaker.core.elements import structure
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship

FLEET = "fleet"
"""The reference of a document itself."""


class Kind(StrEnum):
    """The kinds of elements with properties."""

    FLEET = "fleet"
    DESIGN = "design"
    SLOT = "slot"
    TEAM = "team"
    SHIP = "ship"


class Subject(structure.Subject[Fleet]):
    """The element of a reference. The value of a slot is its system, if it has one."""

    @property
    @override
    def kind(self) -> Kind:
        """Its kind."""
        return cast("Kind", self.described.key)

    @property
    def design(self) -> Design:
        """The design itself, or the design of a slot or ship. Raises KeyError without one."""
        of = self.around(Kind.DESIGN, Kind.SHIP)
        if of is None:
            raise KeyError(self.ref)
        return self.document.design(of.value.design if isinstance(of.value, Ship) else of.id)

    @property
    def slot(self) -> int:
        """The number of a slot, from 1; 0 for other elements."""
        return int(self.name) if self.kind is Kind.SLOT else 0
