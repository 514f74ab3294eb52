"""What the catalogue says of a system."""

from enum import StrEnum

from metamaker.core.frozen import Frozen
from metamaker.games.cosmoforce.model.edition import Edition
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

    `fast_dice`: those against a slower target, None where it makes none. `roster`, `web`: what it does in a line.
    """

    name: str
    kind: Kind
    only: ShipClass | None = None
    dice: AttackDice | None = None
    fast_dice: int | None = None
    rule: str
    tooltip: str
    roster: str
    web: str

    def effect(self, edition: Edition) -> str:
        """Return what it does in an edition, in a line. Rule CF-SHEET-04."""
        return self.roster if edition is Edition.ROSTER else self.web

    def fits(self, ship_class: ShipClass) -> bool:
        """Whether ships of a class may mount it. Rules CF-SHIP-03, CF-SHIP-04."""
        return self.only in {None, ship_class}
