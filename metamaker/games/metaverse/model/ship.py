"""Ship classes (designs) and ships of the roster."""

from typing import Annotated

from pydantic import Field, StringConstraints

from metamaker.core.frozen import Frozen, Id, Many, Marked, Name, Prose, Tag
from metamaker.core.ids import ref
from metamaker.core.ship_log import ShipLog
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.emblem import Emblem
from metamaker.games.metaverse.model.section import Arcs, Sections
from metamaker.games.metaverse.model.starfighter import ShipLoadout
from metamaker.games.metaverse.model.words import (
    CommandDie,
    CommandLevel,
    DamageControlDie,
    HullType,
    MovementMethod,
    Small,
)

Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
"""A hash of a part of a document, 64 bits: it detects changes, but does not protect against forgery."""

LOWEST_PERCENT, HIGHEST_PERCENT = -50, 100
"""The limits of a factor from battles, in percent more or less: half and twice the value."""

WIDEST_MARGIN = 100
"""The largest error of such a factor, in percentage points."""


class Confirmed(Frozen):
    """The result of battles of a class against the reference ships (3.1.15).

    Battles show the class `percent` stronger than its combat value, or weaker if it is negative. With a probability of 90%, the
    true percentage differs by up to `margin`. `content` is the hash of the design that fought: otherwise the result does not
    count.
    """

    percent: Annotated[int, Field(ge=LOWEST_PERCENT, le=HIGHEST_PERCENT)]
    margin: Annotated[int, Field(ge=0, le=WIDEST_MARGIN)]
    content: Digest


Tags = Annotated[Many[Tag], Field(max_length=50)]


class ShipClass(Frozen):
    """A design: choices for the whole ship, sections with their systems, and defences of the four arcs (3.1.0).

    `battles` is the result of battles that confirm its combat value, if they were fought.
    """

    id: Id
    name: Name
    variant: Name = ""
    author: Name = ""
    notes: Prose = ""
    tags: Tags = ()
    public: bool = True
    emblem: Emblem | None = None
    hull_type: HullType = HullType.METALLIC_CERAMIC
    movement_method: MovementMethod = MovementMethod.CINEMATIC
    tech_level: Small = 5
    crew_quality: Small = 3
    command_quality: CommandDie = CommandDie.D4
    damage_control_quality: DamageControlDie = DamageControlDie.D6
    sections: Sections = Sections()
    arcs: Arcs = Arcs()
    battles: Confirmed | None = None

    def ref(self, *path: str) -> str:
        """Return the reference of this class or of a part of it."""
        return ref("classes", self.id, *path)

    def owner(self, arc: Arc) -> SectionName:
        """Return the section that carries the defences of `arc`: its own if designed, otherwise the core. Rule MV-3.1.3-03."""
        return SectionName.CORE if self.sections[arc] is None else SectionName(arc.value)


class Ship(Frozen):
    """A ship of the roster. `commander` is the id of the next ship up the chain of command, `level` its own command level.

    `at_home`: the ship stays in the file, but does not come to the next battle.
    """

    id: Id
    name: Name
    ship_class: Id
    commander: Id | None = None
    level: CommandLevel | None = None
    loadouts: Annotated[Many[ShipLoadout], Field(max_length=200)] = ()
    notes: Prose = ""
    at_home: Marked = False
    log: ShipLog = ()

    def ref(self, *path: str) -> str:
        """Return the reference of this ship or of a part of it."""
        return ref("ships", self.id, *path)


def class_title(ship: ShipClass) -> str:
    """Return the name of a class with its variant."""
    return " ".join(word for word in (ship.name or ship.id, ship.variant) if word)
