"""Fields of designs: how far generated ships stray from the usual, in percent and bounds."""

from dataclasses import dataclass
from types import MappingProxyType

from metamaker.games.metaverse.model.words import CommandDie, DamageControlDie, Die, HullType, WeaponQuality


@dataclass(frozen=True)
class Field:
    """What the ships of a field may be. Chances are in percent, sizes in hull hits, fire in percent of the hull hits a turn.

    `lopsided`: a ship is armed or protected on some sides alone; `rare`: a choice that few ships make, such as a penetrating
    battery or a deflector.
    """

    name: str
    smallest: int
    largest: int
    armour: tuple[tuple[int, int], ...]
    shielded: int
    plated: int
    fire: tuple[int, int]
    dice: tuple[tuple[Die, int], ...]
    lopsided: int
    rare: int
    newtonian: int
    crew_quality: tuple[tuple[int, int], ...]
    command: tuple[tuple[CommandDie, int], ...]
    damage_control: tuple[tuple[DamageControlDie, int], ...]
    hull_type: tuple[tuple[HullType, int], ...]
    tech_level: tuple[int, int]
    electronics: int
    qualities: int
    salvos: int
    hangars: int
    boarders: int


_COMMAND = (
    (CommandDie.D2, 5),
    (CommandDie.D3, 10),
    (CommandDie.D4, 60),
    (CommandDie.D5, 15),
    (CommandDie.D6, 10),
)
_DICE = (
    (Die.D1, 1),
    (Die.D2, 1),
    (Die.D3, 2),
    (Die.D4, 3),
    (Die.D5, 3),
    (Die.D6, 8),
    (Die.D8, 8),
    (Die.D10, 6),
    (Die.D12, 3),
)
"""About as the weapons of the samples have them."""

_HULLS = ((HullType.METALLIC_CERAMIC, 70), (HullType.TECHNOLOGICAL, 15), (HullType.BIOLOGICAL, 15))

TAME = Field(
    name="tame",
    smallest=12,
    largest=210,
    armour=((0, 2), (1, 5), (2, 3)),
    shielded=45,
    plated=10,
    fire=(30, 65),
    dice=((Die.D5, 2), (Die.D6, 8), (Die.D8, 8), (Die.D10, 6), (Die.D12, 3)),
    lopsided=0,
    rare=8,
    newtonian=20,
    crew_quality=((2, 1), (3, 8), (4, 1)),
    command=((CommandDie.D3, 1), (CommandDie.D4, 8), (CommandDie.D5, 1)),
    damage_control=((DamageControlDie.D6, 9), (DamageControlDie.D5, 1)),
    hull_type=((HullType.METALLIC_CERAMIC, 8), (HullType.TECHNOLOGICAL, 1), (HullType.BIOLOGICAL, 1)),
    tech_level=(4, 6),
    electronics=10,
    qualities=0,
    salvos=0,
    hangars=0,
    boarders=0,
)
"""Ships as a sober navy builds them: even armour and shields, guns ahead, broadside and all round, no strange weapons."""

BROAD = Field(
    name="broad",
    smallest=12,
    largest=210,
    armour=((0, 15), (1, 30), (2, 25), (3, 15), (4, 10), (5, 5)),
    shielded=45,
    plated=25,
    fire=(20, 90),
    dice=_DICE,
    lopsided=25,
    rare=30,
    newtonian=25,
    crew_quality=((1, 6), (2, 16), (3, 46), (4, 20), (5, 12)),
    command=_COMMAND,
    damage_control=((DamageControlDie.D6, 70), (DamageControlDie.D5, 20), (DamageControlDie.D4, 10)),
    hull_type=_HULLS,
    tech_level=(1, 10),
    electronics=30,
    qualities=25,
    salvos=15,
    hangars=15,
    boarders=10,
)
"""Everything that the rules let a ship be, as often as the samples have it or more, so that each trait can be judged."""

FIELDS = MappingProxyType({field.name: field for field in (TAME, BROAD)})

COMMON_QUALITIES = tuple(quality for quality in WeaponQuality if quality is not WeaponQuality.PROXIMITY)
"""Proximity is for weapons of salvos alone (MV-3.6.14-13)."""
