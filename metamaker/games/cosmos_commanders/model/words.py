"""The enumerations of the rules: types of system, levels and commanders."""

from enum import StrEnum


class SystemType(StrEnum):
    """The types of system, in the order of the die: a 1 is Metals, a 0 is Ruins. Rule CC-SYS-01."""

    METALS = "metals"
    POPULATION = "population"
    RADIOACTIVES = "radioactives"
    LUXURIES = "luxuries"
    ORGANICS = "organics"
    NEBULA = "nebula"
    VOID = "void"
    HAZARD = "hazard"
    GATE = "gate"
    RUINS = "ruins"


TYPES = tuple(SystemType)
"""All types in the order of the die; their places here are the numbers by which the rules know them."""

RESOURCE_TYPES = TYPES[:5]
"""The types that give a level, and where a home may be. Rules CC-SYS-02, CC-SET-03."""


class Level(StrEnum):
    """The levels of a player: the five resources in their order, then military technology, which is not a resource."""

    METAL = "metal"
    POPULATION = "population"
    RADIOACTIVES = "radioactives"
    LUXURIES = "luxuries"
    ORGANICS = "organics"
    MILITARY = "military"


LEVELS = tuple(Level)
"""All levels in their order; their places here are the numbers by which the rules know them."""


class Commander(StrEnum):
    """A commander, named after the level that is one higher from the start. Rule CC-CMD-02."""

    METAL = "metal"
    POPULATION = "population"
    RADIOACTIVES = "radioactives"
    LUXURIES = "luxuries"
    ORGANICS = "organics"
    MILITARY = "military"


COMMANDERS = tuple(Commander)
"""All commanders, in the order of their bonus levels."""
