"""What the catalogue says of a system."""

from enum import StrEnum

from metamaker.core.frozen import Frozen
from metamaker.games.cosmoforce.model.words import ShipClass


class Kind(StrEnum):
    """What a system is there for. Rule CF-SYS-10."""

    SUPPORT = "support"
    PROPULSION = "propulsion"
    WEAPON = "weapon"


class AttackDice(Frozen):
    """The dice of one working system in an attack, by the way of each edition."""

    roster: int
    web: int


class Entry(Frozen):
    """A system: its printed name, its kind, the one class that may mount it (None: any), its rule, a sentence for players.

    `fast_dice`: those against a slower target, None where it makes none.
    """

    name: str
    kind: Kind
    only: ShipClass | None = None
    dice: AttackDice | None = None
    fast_dice: int | None = None
    rule: str
    tooltip: str

    def fits(self, ship_class: ShipClass) -> bool:
        """Whether ships of a class may mount it. Rules CF-SHIP-03, CF-SHIP-04."""
        return self.only in {None, ship_class}
