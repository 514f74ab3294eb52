"""Squadron types and their weapons, hangar bays, and the squadrons aboard (3.7)."""

from typing import Annotated

from pydantic import AfterValidator, Field

from metamaker.core.frozen import Frozen, Id, Many, Marked, Name
from metamaker.games.metaverse.model.weapon import Qualities
from metamaker.games.metaverse.model.words import (
    CommandDie,
    DamageType,
    Die,
    FighterTarget,
    LoadoutKind,
    RateOfFire,
    Small,
    SquadronQuality,
)

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
    `at_home`: they stay in the file, but do not come to the next battle.
    """

    id: Id
    starfighter: Id
    count: Small = 1
    crew_quality: Small = 1
    command_quality: CommandDie = CommandDie.D2
    marines_aboard: bool = False
    at_home: Marked = False


Accepted = Annotated[Many[Id], Field(max_length=500), AfterValidator(lambda ids: tuple(dict.fromkeys(ids)))]


class Bay(Frozen):
    """A hangar bay type. `launch` counts squadrons launched and recovered per turn, `carry` the squadrons it can hold.

    `accepts` lists the squadron types that can use it.
    """

    id: Id
    name: Name
    launch: Small = 1
    carry: Small = 1
    accepts: Accepted = ()


class Load(Frozen):
    """`count` squadrons of one type aboard a ship."""

    starfighter: Id
    count: Small = 1


Loads = Annotated[Many[Load], Field(max_length=500)]


class BayFit(Frozen):
    """`count` copies of a bay in a section. `squadrons` is the permanent loadout of all copies together."""

    id: Id
    bay: Id
    count: Small = 1
    loadout: LoadoutKind = LoadoutKind.OPEN
    squadrons: Loads = ()


class ShipLoadout(Frozen):
    """The squadrons of one ship of the roster in a bay with the loadout `download`, which is chosen for each ship."""

    bay: Id
    squadrons: Loads = ()
