"""Starfighter squadron types and their weapons (3.7)."""

from typing import Annotated

from pydantic import AfterValidator, Field

from metamaker.core.frozen import Frozen, Many, Name
from metamaker.core.ids import Id
from metamaker.games.metaverse.model.weapon import Qualities
from metamaker.games.metaverse.model.words import CommandDie, DamageType, Die, FighterTarget, RateOfFire, Small, SquadronQuality

FighterTargets = Annotated[
    Many[FighterTarget],
    AfterValidator(lambda some: tuple(target for target in FighterTarget if target in some)),
]
SquadronQualities = Annotated[
    Many[SquadronQuality],
    AfterValidator(lambda some: tuple(quality for quality in SquadronQuality if quality in some)),
]


class FighterWeapon(Frozen):
    """A weapon of a squadron: one entry represents this weapon on all craft of the squadron. Rule MV-3.7.6-02."""

    name: Name
    damage_type: DamageType = DamageType.ENERGY
    pulse: Small = 1
    damage_die: Die = Die.D6
    damage_modifier: Small = 0
    indirect: bool = False
    rate_of_fire: RateOfFire = RateOfFire.UNLIMITED
    targets: FighterTargets = (FighterTarget.STARSHIPS,)
    qualities: Qualities = ()


class Starfighter(Frozen):
    """A squadron type. Speed is in cm per turn. Rule MV-3.7.0-01."""

    id: Id
    name: Name
    strength: Small = 6
    speed_cm: Small = 20
    defence: Small = 0
    target_rating: Small = 4
    qualities: SquadronQualities = ()
    weapons: Annotated[Many[FighterWeapon], Field(max_length=50)] = ()


class IndependentSquadron(Frozen):
    """`count` FTL squadrons of one type, without a carrier and with their own crew. Rule MV-3.7.5-03.

    `marines_aboard`: whether breaching squadrons start with a full load of marines, for double the cost (MV-3.7.5-06).
    """

    id: Id
    starfighter: Id
    count: Small = 1
    crew_quality: Small = 1
    command_quality: CommandDie = CommandDie.D2
    marines_aboard: bool = False
