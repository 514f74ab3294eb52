"""Guns, salvos and flak of a random ship, and their mounts."""

from collections.abc import Iterator
from typing import NamedTuple

from calibration.design_sets import COMMON_QUALITIES, DesignSet
from calibration.sampling import PERCENT, Draw
from metamaker.games.metaverse.checks.placement import ALLOWED
from metamaker.games.metaverse.checks.weapons import ON_ODD_FACES, UP_TO_MODIFIER
from metamaker.games.metaverse.model.arc import Arc, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.weapon import Mount, Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, Die, RateOfFire, Target, TargetMethod, WeaponQuality
from metamaker.games.metaverse.stats.weapon import mean_damage

AROUND = tuple(Sector)
BOW = sectors_of(Arc.FORE)
STERN = sectors_of(Arc.AFT)
SIDES = (SectionName.PORT, SectionName.STARBOARD)


class Armed(NamedTuple):
    """Weapons of a ship and its mounts by section."""

    weapons: tuple[Weapon, ...]
    mounts: dict[SectionName, tuple[Mount, ...]]


def wide(arc: Arc, sectors: int) -> tuple[Sector, ...]:
    """Return 2, 4 or 6 sectors around an arc: its own, and the nearest on both sides."""
    order = list(Sector)
    first = order.index(sectors_of(arc)[0]) if arc is not Arc.FORE else len(order) - 1
    spread = (sectors - 2) // 2
    return tuple(order[(first - spread + step) % len(order)] for step in range(sectors))


def gun(draw: Draw, design_set: DesignSet, number: int, size: int) -> Weapon:
    """Return a direct weapon, larger for larger ships. Ranges are in steps of 5 cm, as in the rules."""
    die, rare = draw.weighted(design_set.dice), design_set.rare
    modifier = draw.weighted(((0, 3), (1, 4), (2, 4), (3, 2), (4, 1)))
    heavy = size >= 60 and draw.chance(40)
    pulse = draw.weighted(((1, 6), (2, 5), (3, 1))) + (1 if heavy else 0)
    if draw.chance(rare // 3):
        die, pulse, modifier = draw.one_of((Die.D1, Die.D2, Die.D3)), pulse * 3, draw.between(0, 2)
    return Weapon(
        id=f"gun-{number}",
        name=f"Gun {number}",
        damage_type=DamageType.KINETIC if draw.chance(40) else DamageType.ENERGY,
        pulse=pulse,
        damage_die=die,
        damage_modifier=modifier,
        damage_effect=DamageEffect.PENETRATING if draw.chance(5 + rare // 2) else DamageEffect.RAKING,
        range_cm=5 * draw.weighted(((2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 2), (8, 2), (9, 1), (10, 1))),
        vulnerable=not draw.chance(rare // 4),
        targets=_targets(draw, design_set),
        aoe_cm=10 * draw.between(1, 3) if draw.chance(rare // 6) else 0,
        rate_of_fire=RateOfFire.LIMITED if draw.chance(rare // 2) else RateOfFire.UNLIMITED,
        armour_piercing=draw.between(1, 4) if draw.chance(rare // 2) else 0,
        shield_piercing=draw.between(1, 4) if draw.chance(rare // 3) else 0,
        deflection_piercing=draw.between(1, 8) if draw.chance(rare // 5) else 0,
        qualities=_qualities(draw, design_set, die, modifier),
    )


def _targets(draw: Draw, design_set: DesignSet) -> tuple[Target, ...]:
    return (Target.STARSHIPS, Target.STARFIGHTERS) if draw.chance(design_set.rare // 3) else (Target.STARSHIPS,)


def _qualities(draw: Draw, design_set: DesignSet, die: Die, modifier: int) -> tuple[WeaponQuality, ...]:
    """Return no quality for most weapons, and never one without effect (MV-3.6.14-03, -08)."""
    if not draw.chance(design_set.qualities):
        return ()
    able = [
        quality
        for quality in COMMON_QUALITIES
        if (modifier or quality not in UP_TO_MODIFIER) and (die is not Die.D1 or quality not in ON_ODD_FACES)
    ]
    return (draw.one_of(able),)


def missile(draw: Draw) -> Weapon:
    """Return a weapon that launches salvos."""
    proximity = draw.chance(30)
    return Weapon(
        id="missile",
        name="Missile",
        damage_type=DamageType.KINETIC if draw.chance(70) else DamageType.ENERGY,
        pulse=draw.between(1, 3),
        damage_die=draw.one_of((Die.D6, Die.D8, Die.D10, Die.D12)),
        damage_modifier=draw.between(0, 4),
        target_method=TargetMethod.INDIRECT,
        indirect_turns=draw.between(1, 5),
        range_cm=5 * draw.between(2, 8),
        vulnerable=not draw.chance(20),
        aoe_cm=10 if draw.chance(10) else 0,
        rate_of_fire=draw.weighted(((RateOfFire.ONE_SHOT, 4), (RateOfFire.LIMITED, 3), (RateOfFire.UNLIMITED, 3))),
        qualities=(WeaponQuality.PROXIMITY,) if proximity else (),
    )


def flak(draw: Draw) -> Weapon:
    """Return a light weapon against squadrons and salvos only."""
    return Weapon(
        id="flak",
        name="Flak",
        damage_type=draw.one_of((DamageType.ENERGY, DamageType.KINETIC)),
        pulse=draw.between(2, 4),
        damage_die=draw.one_of((Die.D2, Die.D3, Die.D4)),
        range_cm=5 * draw.between(0, 3),
        targets=draw.one_of(((Target.STARFIGHTERS, Target.INDIRECT), (Target.STARFIGHTERS, Target.DIRECT, Target.INDIRECT))),
    )


class Place(NamedTuple):
    """The section and sectors of a future mount, and the section of its twin on the other side."""

    section: SectionName
    sectors: tuple[Sector, ...]
    twin: SectionName | None = None


_TWIN = {SectionName.PORT: Arc.PORT, SectionName.STARBOARD: Arc.STARBOARD}


def places(draw: Draw, design_set: DesignSet, standing: tuple[SectionName, ...]) -> list[Place]:
    """Return the places of guns, the main battery first; a lopsided ship has one place only."""
    fore = SectionName.FORE if SectionName.FORE in standing else SectionName.CORE
    aft = SectionName.AFT if SectionName.AFT in standing else SectionName.CORE
    ahead = Place(fore, wide(Arc.FORE, draw.weighted(((2, 5), (4, 4), (6, 1)))))
    broadside = _broadside(draw, standing)
    around, astern = Place(SectionName.CORE, AROUND), Place(aft, wide(Arc.AFT, draw.weighted(((2, 3), (4, 2)))))
    if draw.chance(design_set.lopsided):
        return [draw.weighted(((ahead, 4), (broadside, 4), (astern, 1), (around, 3), (_one_side(draw, standing), 1)))]
    found = [draw.weighted(((ahead, 6), (broadside, 2), (around, 2)))]
    for place, percent in ((ahead, 40), (broadside, 55), (around, 55), (astern, 25)):
        if place not in found and draw.chance(percent):
            found.append(place)
    return found


def _broadside(draw: Draw, standing: tuple[SectionName, ...]) -> Place:
    sectors = draw.weighted(((2, 4), (4, 2)))
    if SectionName.PORT in standing and SectionName.STARBOARD in standing:
        return Place(SectionName.STARBOARD, wide(Arc.STARBOARD, sectors), SectionName.PORT)
    return Place(SectionName.CORE, wide(Arc.STARBOARD, sectors), SectionName.CORE)


def _one_side(draw: Draw, standing: tuple[SectionName, ...]) -> Place:
    section = draw.one_of(SIDES)
    return Place(section if section in standing else SectionName.CORE, wide(_TWIN[section], 2))


def mirrored(sectors: tuple[Sector, ...]) -> tuple[Sector, ...]:
    """Return the sectors mirrored from port to starboard."""
    order = list(Sector)
    return tuple(order[len(order) - 1 - order.index(sector)] for sector in sectors)


def armed(draw: Draw, design_set: DesignSet, size: int, standing: tuple[SectionName, ...]) -> Armed:
    """Return weapons for a ship of `size` hull hits, in one to four batteries."""
    wanted = size * draw.between(*design_set.fire)  # hundredths of the mean damage per turn of all mounts
    stations = places(draw, design_set, standing)
    kinds = [gun(draw, design_set, number, size) for number in range(1, draw.between(1, min(3, len(stations))) + 1)]
    mounts: dict[SectionName, list[Mount]] = {}
    weights = [3, 2, 2, 1][: len(stations)]
    for number, (station, part) in enumerate(zip(stations, draw.share(wanted, weights), strict=True)):
        weapon = kinds[min(number, len(kinds) - 1)]
        copies = _copies(weapon, part, 2 if station.twin else 1)
        for section, sectors, sign in _stood(station):
            mount = Mount(id=f"{weapon.id}-{number + 1}{sign}", weapon=weapon.id, sectors=sectors, count=copies)
            mounts.setdefault(section, []).append(mount)
    used = {mount.weapon for some in mounts.values() for mount in some}
    weapons = [weapon for weapon in kinds if weapon.id in used]
    _extras(draw, design_set, size, standing, weapons, mounts)
    return Armed(tuple(weapons), {section: tuple(some) for section, some in mounts.items()})


def _copies(weapon: Weapon, wanted: int, batteries: int) -> int:
    shots = PERCENT if weapon.rate_of_fire is RateOfFire.UNLIMITED else PERCENT // 2
    each = int(2 * mean_damage(weapon)) * shots // 2 * batteries  # mean damage is a whole number of halves
    return min(12, max(1, (wanted + each // 2) // max(1, each)))


def _stood(station: Place) -> Iterator[tuple[SectionName, tuple[Sector, ...], str]]:
    yield station.section, _legal(station.section, station.sectors), ""
    if station.twin:
        yield station.twin, _legal(station.twin, mirrored(station.sectors)), "-port"


def _legal(section: SectionName, sectors: tuple[Sector, ...]) -> tuple[Sector, ...]:
    return tuple(sector for sector in Sector if sector in sectors and sector in ALLOWED[section])


def _extras(
    draw: Draw,
    design_set: DesignSet,
    size: int,
    standing: tuple[SectionName, ...],
    weapons: list[Weapon],
    mounts: dict[SectionName, list[Mount]],
) -> None:
    """Add missiles and flak."""
    if draw.chance(design_set.salvos):
        tube, section = missile(draw), SectionName.FORE if SectionName.FORE in standing else SectionName.CORE
        weapons.append(tube)
        count = max(1, min(12, size * draw.between(3, 10) // PERCENT))
        mounts.setdefault(section, []).append(Mount(id="missile-1", weapon=tube.id, sectors=wide(Arc.FORE, 4), count=count))
    if draw.chance(design_set.hangars + design_set.salvos):
        light = flak(draw)
        weapons.append(light)
        count = 1 + size // 50
        mounts.setdefault(SectionName.CORE, []).append(Mount(id="flak-1", weapon=light.id, sectors=AROUND, count=count))
