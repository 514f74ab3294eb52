"""The catalogue of systems and the threat chart: data, read once and validated (CF-SHIP, CF-THR)."""

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from metamaker.core.frozen import Frozen, Id, Many, Name
from metamaker.core.messages import Message
from metamaker.core.paths import resource
from metamaker.core.validation import from_toml
from metamaker.games.cosmoforce.model.design import SLOTS, Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import GAME


class Kind(StrEnum):
    """The purpose of a system. Rule CF-SYS-10."""

    SUPPORT = "support"
    PROPULSION = "propulsion"
    WEAPON = "weapon"


class AttackDice(Frozen):
    """The dice of one working system in an attack, by the method of each edition."""

    roster: int
    web: int


class Entry(Frozen):
    """A system: its printed name, its kind, the one class that may mount it (None: any), its rule, a sentence for players.

    `fast_dice`: those against a slower target, None if they are the same.
    """

    name: str
    kind: Kind
    only: ShipClass | None = None
    dice: AttackDice | None = None
    fast_dice: int | None = None
    rule: str
    tooltip: str

    def fits(self, ship_class: ShipClass) -> bool:
        """Return whether ships of a class may mount it. Rules CF-SHIP-03, CF-SHIP-04."""
        return self.only in {None, ship_class}


class Catalogue(Frozen):
    """All systems, in the order of the rules."""

    system: dict[SystemKind, Entry]

    def __getitem__(self, kind: SystemKind) -> Entry:
        """Return the entry of a system."""
        return self.system[kind]

    def of_kind(self, kind: Kind) -> tuple[SystemKind, ...]:
        """Return the systems with one purpose. Rule CF-SYS-10."""
        return tuple(system for system, entry in self.system.items() if entry.kind is kind)


@cache
def catalogue() -> Catalogue:
    """Return the catalogue of `resources/cosmoforce/catalogue.toml`."""
    return from_toml(Catalogue, resource("cosmoforce", "catalogue.toml"))


def system_name(kind: SystemKind) -> Message:
    """Return the name of a system as a message, for sentences in any language."""
    return Message(GAME, f"window-system-{kind}-name", english=catalogue()[kind].name)


Loadout = tuple[SystemKind, ...]


class Instead(Frozen):
    """Systems that replace the fitting ones of an edition."""

    web: Loadout | None = None
    roster: Loadout | None = None


class Threat(Frozen):
    """A row of the chart: the printed numbers, and a loadout for each edition. `speed` is whole. Rules CF-THR-02, CF-THR-04."""

    id: Id
    name: Name
    ship_class: ShipClass
    mass: int
    speed: int
    complement: int
    web: Loadout
    roster: Loadout
    instead: Instead = Instead()

    def fitting(self, edition: Edition) -> tuple[SystemKind, ...]:
        """Return the systems that fit the printed numbers."""
        return self.web if edition is Edition.WEB else self.roster

    def replacing(self, edition: Edition) -> tuple[SystemKind, ...] | None:
        """Return its usual systems although they do not fit, if there are any. Rule CF-THR-05."""
        return self.instead.web if edition is Edition.WEB else self.instead.roster


class ThreatShip(NamedTuple):
    """A threat in a fight: its design, and its speed in hundredths unless it follows from the design."""

    design: Design
    speed: int | None


class _Chart(Frozen):
    threat: Many[Threat]


@cache
def threats() -> tuple[Threat, ...]:
    """Return the rows of the chart: the first for a 1, the last for an 8. Rule CF-THR-01."""
    return from_toml(_Chart, resource("cosmoforce", "threats.toml")).threat


def threat_ship(threat: Threat, edition: Edition, strict: bool = False) -> ThreatShip:
    """Return a threat of an edition; `strict`: with systems that fit its numbers, regardless of their use.

    Rules CF-THR-04, CF-THR-05: the speed of the record replaces the calculated one if the systems do not fit it.
    """
    replacing = None if strict else threat.replacing(edition)
    systems = threat.fitting(edition) if replacing is None else replacing
    design = Design(
        id=threat.id, name=threat.name, ship_class=threat.ship_class, slots=(*systems, *[None] * (SLOTS - len(systems)))
    )
    return ThreatShip(design, None if replacing is None else threat.speed * 100)
