"""Sections of a ship: their components, their hull layers, and the defences of the arcs (3.1)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from metamaker.core.frozen import Frozen, Id, Many
from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.starfighter import BayFit
from metamaker.games.metaverse.model.weapon import Mount
from metamaker.games.metaverse.model.words import DefenceType, HullHits, Small


class ComponentKind(StrEnum):
    """The kinds of component that a player can place; the catalogue describes them."""

    BRIDGE = "bridge"
    PRIMITIVE_STL = "primitive_stl"
    BASIC_STL = "basic_stl"
    ADVANCED_STL = "advanced_stl"
    THRUSTER = "thruster"
    PRIMITIVE_FTL = "primitive_ftl"
    BASIC_FTL = "basic_ftl"
    ADVANCED_FTL = "advanced_ftl"
    SENSOR_ARRAY = "sensor_array"
    EW_ARRAY = "ew_array"
    ELINT_ARRAY = "elint_array"
    TARGETING_ARRAY = "targeting_array"
    ECM_ARRAY = "ecm_array"
    EJ_ARRAY = "ej_array"
    ANSIBLE = "ansible"
    CLOAK_GENERATOR = "cloak_generator"
    STEALTH_GENERATOR = "stealth_generator"
    COUNTERMEASURE_POD = "countermeasure_pod"
    CIC = "cic"
    SOC = "soc"
    GRAPPLER = "grappler"
    ENERGY_GRAPPLER = "energy_grappler"
    GRAVITY_WELL_PROJECTOR = "gravity_well_projector"
    BASIC_TELEPORTER = "basic_teleporter"
    ADVANCED_TELEPORTER = "advanced_teleporter"
    BASIC_SHIELD_GENERATOR = "basic_shield_generator"
    ADAPTIVE_SHIELD_GENERATOR = "adaptive_shield_generator"
    MODULATED_SHIELD_GENERATOR = "modulated_shield_generator"
    ENERGY_DEFLECTOR = "energy_deflector"
    KINETIC_DEFLECTOR = "kinetic_deflector"
    ENERGY_KINETIC_DEFLECTOR = "energy_kinetic_deflector"


class Component(Frozen):
    """`count` copies of one system. `rating` is None for kinds without a rating, and `facing` for kinds without a facing."""

    id: Id
    kind: ComponentKind
    rating: Small | None = None
    facing: Facing | None = None
    count: Small = 1


MAX_ENTRIES = 200
"""Entries of each list of a section.

A limit for untrusted files, not a rule: the largest ship of the benchmarks has 60 parts in all.
"""


class Section(Frozen):
    """A section: hull, crew, marines and systems.

    `reactor`: whether an outboard section has its own reactor; the core always has one.
    """

    hull_hits: HullHits = 1
    hull_layers: Small = 1
    crew_parties: Small = 0
    marine_parties: Small = 0
    reactor: bool = False
    components: Annotated[Many[Component], Field(max_length=MAX_ENTRIES)] = ()
    mounts: Annotated[Many[Mount], Field(max_length=MAX_ENTRIES)] = ()
    bays: Annotated[Many[BayFit], Field(max_length=MAX_ENTRIES)] = ()


class Sections(Frozen):
    """The sections of a ship; None for a missing section. A design without a core opens, but is illegal."""

    core: Section | None = None
    fore: Section | None = None
    aft: Section | None = None
    port: Section | None = None
    starboard: Section | None = None

    def __getitem__(self, name: SectionName | Arc) -> Section | None:
        """Return the section called `name`, or None."""
        section: Section | None = getattr(self, name)
        return section

    def standing(self) -> tuple[tuple[SectionName, Section], ...]:
        """Return the designed sections with their names in print order. Rule MV-3.0.1-18."""
        return _standing(self)


@memo
def _standing(sections: Sections) -> tuple[tuple[SectionName, Section], ...]:
    return tuple((name, section) for name in SectionName if (section := sections[name]) is not None)


class ArcDefence(Frozen):
    """The defences of one arc. Ablative plates have the type of the armour (MV-3.1.4-03)."""

    armour_rating: Small = 0
    armour_type: DefenceType = DefenceType.ENERGY_KINETIC
    ablative_plates: Small = 0
    shield_hits: Small = 0
    shield_type: DefenceType = DefenceType.ENERGY_KINETIC


class Arcs(Frozen):
    """The defences of the four arcs. The sections of the ship determine which section owns an arc (MV-3.1.3-03)."""

    fore: ArcDefence = ArcDefence()
    aft: ArcDefence = ArcDefence()
    port: ArcDefence = ArcDefence()
    starboard: ArcDefence = ArcDefence()

    def __getitem__(self, arc: Arc) -> ArcDefence:
        """Return the defences of `arc`."""
        defence: ArcDefence = getattr(self, arc)
        return defence


@dataclass(frozen=True, slots=True)
class Layer:
    """One hull layer: its boxes and the parties that are lost with it."""

    hull_hits: int
    crew_parties: int
    marine_parties: int


def even_split(total: int, shares: int) -> tuple[int, ...]:
    """Return `total` in `shares` parts as equal as possible, larger ones first. Rule MV-3.1.1-06."""
    each, spare = divmod(total, shares)
    return tuple(each + (place < spare) for place in range(shares))


@memo
def layers(section: Section) -> tuple[Layer, ...]:
    """Return the layers of a section, top first; hits, crew and marines are spread independently.

    A section always has at least one layer. Rules MV-3.1.1-06, MV-3.1.6-01.
    """
    count = max(1, section.hull_layers)
    spread = (even_split(total, count) for total in (section.hull_hits, section.crew_parties, section.marine_parties))
    return tuple(Layer(*shares) for shares in zip(*spread, strict=True))
