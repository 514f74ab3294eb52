"""Systems that a player places in sections."""

from enum import StrEnum

from metamaker.core.frozen import Frozen
from metamaker.core.ids import Id
from metamaker.games.metaverse.model.arc import Facing
from metamaker.games.metaverse.model.words import Small


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
