"""The catalogue of components and options: data, read once and validated, with its texts."""

from enum import StrEnum
from functools import cache
from typing import Annotated

from pydantic import Field

from metamaker.core.frozen import Frozen
from metamaker.core.messages import Message
from metamaker.core.paths import resource
from metamaker.core.validation import from_toml
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import HullType, SquadronQuality, WeaponQuality

Tier = Annotated[int, Field(ge=1, le=3)]


class Group(StrEnum):
    """The groups of components, each with its colour on the sheet, in chapter order."""

    PRIMARY = "primary"
    PROPULSION = "propulsion"
    ELECTRONIC_WARFARE = "electronic_warfare"
    SECONDARY = "secondary"
    WEAPON = "weapon"
    HANGAR = "hangar"


class FacingRule(StrEnum):
    """Facings that a component may have: none, one of four arcs, port or starboard, an axis."""

    NONE = "none"
    ARC = "arc"
    SIDE = "side"
    AXIS = "axis"


class Placement(StrEnum):
    """Allowed sections of a component."""

    ANY = "any"
    OWN_ARC = "own_arc"
    FREE_IN_CORE = "free_in_core"
    AUTOMATIC = "automatic"


class CriticalGroup(StrEnum):
    """The subgroup of the critical-hit chart that includes a component. Rule MV-X.1-08."""

    BRIDGE = "bridge"
    LIFE_SUPPORT = "life_support"
    REACTOR = "reactor"
    STL = "stl"
    THRUSTER = "thruster"
    FTL = "ftl"
    SENSOR_NODE = "sensor_node"
    DEFENCE_ARRAY = "defence_array"
    SECONDARY_EW = "secondary_ew"
    NONE = "none"
    COMMAND_NET = "command_net"
    ENGINEERING = "engineering"
    STANDOFF = "standoff"
    WEAPONS = "weapons"


class Option(Frozen):
    """A choice with a tier: its printed name, tier 1–3, rule id and a sentence for players."""

    name: str
    tier: Tier
    rule: str
    tooltip: str


class QualityEntry(Option):
    """A weapon quality with its two-letter code."""

    code: str


class Entry(Option):
    """A component kind. `rating`: lowest and highest allowed, None for kinds that have none."""

    group: Group
    facing: FacingRule
    placement: Placement
    rating: Annotated[tuple[int, ...], Field(min_length=2, max_length=2)] | None = None
    one_use: bool = False
    critical: CriticalGroup


class Catalogue(Frozen):
    """All entries by key. `component` also holds the automatic and defined ones: reactor, life_support, weapon, hangar_bay."""

    component: dict[str, Entry]
    hull_type: dict[HullType, Option]
    weapon_quality: dict[WeaponQuality, QualityEntry]
    squadron_quality: dict[SquadronQuality, Option]

    def __getitem__(self, kind: ComponentKind | str) -> Entry:
        """Return the entry of a component kind."""
        return self.component[kind]


@cache
def catalogue() -> Catalogue:
    """Return the catalogue of `resources/metaverse/catalogue.toml`."""
    return from_toml(Catalogue, resource("metaverse", "catalogue.toml"))


def component_name(kind: ComponentKind | str) -> Message:
    """Return the English name of a component kind in the catalogue: “Sensor array”."""
    return Message("metaverse", f"sheet-name-component-{kind}", english=catalogue()[kind].name)


def hull_name(hull: HullType) -> Message:
    """Return the English name of a hull type in the catalogue: “Metallic/ceramic”."""
    return Message("metaverse", f"sheet-name-hull_type-{hull}", english=catalogue().hull_type[hull].name)
