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
    """The kinds of element that have properties."""

    FLEET = "fleet"
    DESIGN = "design"
    SLOT = "slot"
    TEAM = "team"
    SHIP = "ship"


class Subject(structure.Subject[Fleet]):
    """An element of a document that a reference names. The value of a slot is the system that it holds, if it holds any."""

    @property
    @override
    def kind(self) -> Kind:
        """Its kind."""
        return cast("Kind", self.described.key)

    @property
    def design(self) -> Design:
        """The design that it is, is a slot of, or is built to. Raises KeyError where there is none."""
        of = self.around(Kind.DESIGN, Kind.SHIP)
        if of is None:
            raise KeyError(self.ref)
        return self.document.design(of.value.design if isinstance(of.value, Ship) else of.id)

    @property
    def slot(self) -> int:
        """The number of a slot, from 1; 0 for other elements."""
        return int(self.name) if self.kind is Kind.SLOT else 0
