"""The enumerations of a design, its dice, and whole numbers within their technical limits (MV-0.0.0-02)."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

Small = Annotated[int, Field(ge=0, le=99)]
"""A rating, count, modifier or distance: 0 to 99."""

HullHits = Annotated[int, Field(ge=0, le=999)]
"""Hull hits of one section: 0 to 999."""


class Die(StrEnum):
    """A damage die. Rule MV-3.6.1-01."""

    D1 = "D1"
    D2 = "D2"
    D3 = "D3"
    D4 = "D4"
    D5 = "D5"
    D6 = "D6"
    D8 = "D8"
    D10 = "D10"
    D12 = "D12"

    @property
    def faces(self) -> int:
        """The highest result of the die."""
        return int(self.value[1:])


class CommandDie(StrEnum):
    """Command quality, unsteadiest first. Rule MV-3.1.12-01."""

    D2 = "D2"
    D3 = "D3"
    D4 = "D4"
    D5 = "D5"
    D6 = "D6"


class DamageControlDie(StrEnum):
    """Damage-control quality, poorest first. Rule MV-3.1.13-01."""

    D6 = "D6"
    D5 = "D5"
    D4 = "D4"


class HullType(StrEnum):
    """The material of the hull. Rule MV-3.1.2-01."""

    METALLIC_CERAMIC = "metallic_ceramic"
    TECHNOLOGICAL = "technological"
    BIOLOGICAL = "biological"


class MovementMethod(StrEnum):
    """How a ship moves. Rule MV-3.1.14-01."""

    CINEMATIC = "cinematic"
    NEWTONIAN = "newtonian"


class DamageType(StrEnum):
    """The type of damage of a weapon. Rule MV-3.6.2-01."""

    ENERGY = "energy"
    KINETIC = "kinetic"


class DefenceType(StrEnum):
    """The types of damage that a defence works against. Rules MV-3.1.3-02, MV-3.1.5-02."""

    ENERGY = "energy"
    KINETIC = "kinetic"
    ENERGY_KINETIC = "energy_kinetic"

    def meets(self, damage: DamageType) -> bool:
        """Return whether this defence works against `damage`."""
        return self is DefenceType.ENERGY_KINETIC or self.value == damage.value


class DamageEffect(StrEnum):
    """The effect of damage on hull layers. Rule MV-3.6.3-01."""

    RAKING = "raking"
    PENETRATING = "penetrating"


class TargetMethod(StrEnum):
    """The targeting method of a weapon: along a line of fire, or with a token. Rule MV-3.6.5-01."""

    DIRECT = "direct"
    INDIRECT = "indirect"


class Target(StrEnum):
    """The targets of a ship's weapon. Rule MV-3.6.8-01."""

    STARSHIPS = "starships"
    STARFIGHTERS = "starfighters"
    DIRECT = "direct"
    INDIRECT = "indirect"


class FighterTarget(StrEnum):
    """The targets of a squadron's weapon. Rule MV-3.7.6-04."""

    STARSHIPS = "starships"
    OTHER = "other"


class RateOfFire(StrEnum):
    """The rate of fire of a weapon, lowest first. Rule MV-3.6.10-01."""

    ONE_SHOT = "one_shot"
    LIMITED = "limited"
    UNLIMITED = "unlimited"


class WeaponQuality(StrEnum):
    """The fourteen weapon qualities, in the order of their codes. Rule MV-3.6.14-01."""

    ANTIMATTER = "antimatter"
    DIMENSIONAL = "dimensional"
    DISRUPTIVE = "disruptive"
    GRAVITATIONAL = "gravitational"
    IONIZED = "ionized"
    MOLECULAR = "molecular"
    PHASED = "phased"
    POLARIZED = "polarized"
    PROXIMITY = "proximity"
    QUANTUM = "quantum"
    REACTIVE = "reactive"
    SPINAL = "spinal"
    TEMPORAL = "temporal"
    UNSTABLE = "unstable"


class SquadronQuality(StrEnum):
    """The three qualities of a squadron. Rule MV-3.7.5-01."""

    FTL = "ftl"
    BREACHING = "breaching"
    ECM = "ecm"


class LoadoutKind(StrEnum):
    """When the squadrons of a bay are chosen. Rule MV-3.0.1-15."""

    PERMANENT = "permanent"
    DOWNLOAD = "download"
    OPEN = "open"


class CommandLevel(StrEnum):
    """The level of a command ship, lowest first. Rule MV-3.8.0-03."""

    SQUADRON = "squadron"
    WING = "wing"
    DIVISION = "division"
    FLEET = "fleet"


class BoardingTie(StrEnum):
    """The casualties of a tie in boarding combat: both parties, or only that of the attacker. Rule MV-2.2.5-07."""

    MUTUAL = "mutual"
    DEFENDER = "defender"


class Condition(StrEnum):
    """The morale conditions of a starship, in the order of the rules; squadrons have two more.

    Rules MV-2.3.2-03 to -07.
    """

    FLAGSHIP = "flagship"
    DIVISION = "division"
    WING = "wing"
    SQUADRON = "squadron"
    SECTION = "section"


class SquadronCondition(StrEnum):
    """The morale conditions of a squadron, in the order of the rules. Rules MV-2.3.2-03 to -06, -08, -09."""

    FLAGSHIP = "flagship"
    DIVISION = "division"
    WING = "wing"
    SQUADRON = "squadron"
    STRENGTH = "strength"
    CARRIER = "carrier"


class ValueKind(StrEnum):
    """The combat values of a fleet: by the formula, or multiplied by the factors that battles have confirmed."""

    STANDARD = "standard"
    MEASURED = "measured"


class MassFactorFormula(StrEnum):
    """The mass factor formula of a fleet. Rule MV-3.1.10-02."""

    STOCK = "stock"
    LITERAL = "literal"
