"""Squadron types, bays and squadrons of a random carrier."""

from typing import NamedTuple

from calibration.sampling import Draw
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, FighterWeapon, Load, Starfighter
from metamaker.games.metaverse.model.words import DamageType, Die, FighterTarget, LoadoutKind, RateOfFire, SquadronQuality


class Hangar(NamedTuple):
    """Squadron types, bay definitions, the bays of the core, and the number of squadrons aboard."""

    starfighters: tuple[Starfighter, ...] = ()
    bays: tuple[Bay, ...] = ()
    fits: tuple[BayFit, ...] = ()
    squadrons: int = 0


def hangar(draw: Draw, size: int) -> Hangar:
    """Return the hangar of a ship of `size` hull hits: one squadron for twelve to forty hits."""
    types = [_fighter(draw)] if draw.chance(30) else [_bomber(draw)]
    if draw.chance(50):
        types.append(_bomber(draw) if types[0].id == "fighter" else _fighter(draw))
    if draw.chance(15):
        types.append(_breacher(draw))
    most = max(1, size // draw.between(12, 40))
    carry = draw.between(1, 4)
    launch = draw.between(1, carry)
    bay = Bay(id="bay", name="Bay", launch=launch, carry=carry, accepts=tuple(each.id for each in types))
    copies = -(-most // carry)
    aboard = draw.share(most, [3, 2, 1][: len(types)])
    loads = tuple(Load(starfighter=each.id, count=count) for each, count in zip(types, aboard, strict=True) if count)
    fit = BayFit(id="bay-1", bay=bay.id, count=copies, loadout=LoadoutKind.PERMANENT, squadrons=loads)
    return Hangar(tuple(types), (bay,), (fit,), most)


def _fighter(draw: Draw) -> Starfighter:
    weapon = FighterWeapon(
        name="Cannon",
        damage_type=draw.one_of((DamageType.ENERGY, DamageType.KINETIC)),
        pulse=draw.between(1, 3),
        damage_die=draw.one_of((Die.D3, Die.D4, Die.D6)),
        targets=(FighterTarget.STARSHIPS, FighterTarget.OTHER) if draw.chance(60) else (FighterTarget.OTHER,),
    )
    return _squadron(draw, "fighter", (4, 7), (4, 6), (6, 9), (weapon,))


def _bomber(draw: Draw) -> Starfighter:
    once = draw.chance(50)
    weapon = FighterWeapon(
        name="Torpedo",
        damage_type=draw.one_of((DamageType.ENERGY, DamageType.KINETIC)),
        pulse=draw.between(1, 2),
        damage_die=draw.one_of((Die.D6, Die.D8, Die.D10, Die.D12)),
        damage_modifier=draw.between(0, 3),
        rate_of_fire=RateOfFire.ONE_SHOT if once else RateOfFire.UNLIMITED,
        indirect=once and draw.chance(50),
        targets=(FighterTarget.STARSHIPS,),
    )
    return _squadron(draw, "bomber", (5, 12), (2, 5), (4, 7), (weapon,))


def _breacher(draw: Draw) -> Starfighter:
    weapon = FighterWeapon(name="Gun", damage_die=draw.one_of((Die.D4, Die.D6)), targets=(FighterTarget.STARSHIPS,))
    return _squadron(draw, "breacher", (6, 10), (2, 4), (4, 6), (weapon,), SquadronQuality.BREACHING)


def _squadron(
    draw: Draw,
    name: str,
    strength: tuple[int, int],
    speed: tuple[int, int],
    rating: tuple[int, int],
    weapons: tuple[FighterWeapon, ...],
    *qualities: SquadronQuality,
) -> Starfighter:
    """Return a squadron type; speeds are in steps of 5 cm."""
    more = (SquadronQuality.ECM,) if draw.chance(8) else ()
    return Starfighter(
        id=name,
        name=name.capitalize(),
        strength=draw.between(*strength),
        speed_cm=5 * draw.between(*speed),
        defence=draw.between(0, 4),
        target_rating=draw.between(*rating),
        qualities=(*qualities, *more),
        weapons=weapons,
    )
