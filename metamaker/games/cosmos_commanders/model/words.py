"""The words of the rules: types of system, what has a level, commanders."""

from enum import StrEnum


class SystemType(StrEnum):
    """What a system is, in the order of the die that says so: a 1 is Metals, a 0 Ruins. Rule CC-SYS-01."""

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
    """What a player has a level of: the five resources in their order, then military technology, which is none."""

    METAL = "metal"
    POPULATION = "population"
    RADIOACTIVES = "radioactives"
    LUXURIES = "luxuries"
    ORGANICS = "organics"
    MILITARY = "military"


LEVELS = tuple(Level)
"""All levels in their order; their places here are the numbers by which the rules know them."""


class Commander(StrEnum):
    """A commander, called by the level that is one higher from the beginning. Rule CC-CMD-02."""

    METAL = "metal"
    POPULATION = "population"
    RADIOACTIVES = "radioactives"
    LUXURIES = "luxuries"
    ORGANICS = "organics"
    MILITARY = "military"


COMMANDERS = tuple(Commander)
"""All commanders, each in the place of the level that is the bonus."""
