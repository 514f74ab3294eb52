"""Design of a ship: a class and ten slots of systems; all numbers are calculated (CF-ED-03)."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from metamaker.core.frozen import Frozen, Id, Many, Name, Prose, Tag
from metamaker.core.ids import ref


class ShipClass(StrEnum):
    """The class of a ship. Rule CF-SHIP-01."""

    FIGHTER = "fighter"
    CRUISER = "cruiser"
    CAPITAL_SHIP = "capital_ship"

    @property
    def size_mod(self) -> int:
        """The Size Mod, 1 to 3."""
        return _SIZE_MODS[self]


_SIZE_MODS = {ShipClass.FIGHTER: 1, ShipClass.CRUISER: 2, ShipClass.CAPITAL_SHIP: 3}


class SystemKind(StrEnum):
    """The systems for slots, universal systems first. Rules CF-SHIP-03, -04."""

    ARMOR = "armor"
    DISSIPATOR = "dissipator"
    ENGINE = "engine"
    HABITAT = "habitat"
    LASER = "laser"
    MISSILE = "missile"
    AFTERBURNER = "afterburner"
    RAILGUN = "railgun"
    HANGAR = "hangar"


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
