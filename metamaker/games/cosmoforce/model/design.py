"""Design of a ship: a class and ten slots; all numbers are calculated (CF-ED-03)."""

from typing import Annotated

from pydantic import Field

from metamaker.core.frozen import Frozen, Many, Name, Prose, Tag
from metamaker.core.ids import Id, ref
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind

SLOTS = 10
"""Rule CF-SHIP-02."""

EMPTY: tuple[SystemKind | None, ...] = (None,) * SLOTS

Slots = Annotated[Many[SystemKind | None], Field(min_length=SLOTS, max_length=SLOTS)]


class Design(Frozen):
    """A design: a class and the systems in its ten slots. `crew` can name the crew tokens (CF-RPG-01)."""

    id: Id
    name: Name
    ship_class: ShipClass
    slots: Slots = EMPTY
    author: Name = ""
    notes: Prose = ""
    tags: Annotated[Many[Tag], Field(max_length=50)] = ()
    crew: Annotated[Many[Name], Field(max_length=31)] = ()

    def ref(self, *path: str) -> str:
        """Return the reference of this design or of a part of it: `designs/heron/slots/3`."""
        return ref("designs", self.id, *path)

    @property
    def systems(self) -> tuple[SystemKind, ...]:
        """The systems mounted, in slot order."""
        return tuple(kind for kind in self.slots if kind is not None)
