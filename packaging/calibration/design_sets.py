"""Two sets of random designs, typical and wide: the limits and probabilities of their traits."""

from dataclasses import dataclass
from types import MappingProxyType

from metamaker.games.metaverse.model.words import CommandDie, DamageControlDie, Die, HullType, WeaponQuality


@dataclass(frozen=True)
class DesignSet:
    """Traits of the ships in a set. Probabilities are in percent, sizes in hull hits, fire in percent of hull hits per turn.

    `lopsided`: weapons or defences on some sides only; `rare`: unusual choices, such as a penetrating battery or a deflector.
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
"""As frequent as in the samples, roughly."""

_HULLS = ((HullType.METALLIC_CERAMIC, 70), (HullType.TECHNOLOGICAL, 15), (HullType.BIOLOGICAL, 15))

TAME = DesignSet(
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
"""Typical ships: even armour and shields, guns ahead, broadside and all round, no unusual weapons."""

BROAD = DesignSet(
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
"""All traits that the rules allow, at least as frequent as in the samples, so that each one can be measured."""

DESIGN_SETS = MappingProxyType({each.name: each for each in (TAME, BROAD)})

COMMON_QUALITIES = tuple(quality for quality in WeaponQuality if quality is not WeaponQuality.PROXIMITY)
"""Without proximity, which is for salvos only (MV-3.6.14-13)."""
