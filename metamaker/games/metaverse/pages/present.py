"""What some fleets bring to the table: the kinds, choices and features for which a player may have to look up a rule."""

from collections.abc import Iterator
from dataclasses import dataclass

from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design, definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import FighterWeapon, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import (
    RateOfFire,
    SquadronQuality,
    Target,
    TargetMethod,
    WeaponQuality,
)
from metamaker.games.metaverse.pages.aboard import squadrons_aboard
from metamaker.games.metaverse.sheet.systems import kinds_aboard
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import ship_stats


@dataclass(frozen=True)
class Present:
    """Kinds of components and of hulls by key, qualities, and features by the words that the reference has for them."""

    kinds: frozenset[str]
    hulls: frozenset[str]
    qualities: frozenset[WeaponQuality]
    squadron_qualities: frozenset[SquadronQuality]
    features: frozenset[str]


def present(fleets: tuple[Fleet, ...]) -> Present:
    """Return what the ships and squadrons of all `fleets` have; definitions that nothing brings do not count."""
    designs = tuple(dict.fromkeys(design(fleet, fleet.ship_class(ship.ship_class)) for fleet in fleets for ship in fleet.ships))
    squadrons = tuple(squadron for fleet in fleets for squadron in _squadrons(fleet))
    mounted = tuple(each.weapon for of in designs for each in parts(of).mounts if each.mount.count)
    fighters = tuple(weapon for squadron in squadrons for weapon in squadron.weapons)
    carried: tuple[Weapon | FighterWeapon, ...] = (*mounted, *fighters)
    return Present(
        kinds=frozenset(kind for of in designs for kind in kinds_aboard(of)),
        hulls=frozenset(of.ship.hull_type.value for of in designs),
        qualities=frozenset(quality for weapon in carried for quality in weapon.qualities),
        squadron_qualities=frozenset(quality for squadron in squadrons for quality in squadron.qualities),
        features=frozenset(
            (
                *(feature for of in designs for feature in _of_design(of)),
                *(feature for weapon in mounted for feature in _of_weapon(weapon)),
                *(feature for weapon in carried for feature in _of_any(weapon)),
                *(("squadrons", "missions") if squadrons else ()),
                *(("chain",) if any(ship.level is not None for fleet in fleets for ship in fleet.ships) else ()),
            )
        ),
    )


def _squadrons(fleet: Fleet) -> Iterator[Starfighter]:
    """Yield the squadron types that are aboard, may be bought into a bay, or come without a carrier."""
    known = definitions(fleet).starfighters
    named: dict[str, None] = {}
    for ship in fleet.ships:
        named.update(dict.fromkeys(squadrons_aboard(fleet, ship)))
        for fitted in parts(design(fleet, fleet.ship_class(ship.ship_class))).bays:
            named.update(dict.fromkeys(fitted.bay.accepts if fitted.fit.count else ()))
    named.update((entry.starfighter, None) for entry in fleet.squadrons if entry.count)
    return (known[each] for each in named)


def _of_design(of: Design) -> Iterator[str]:
    """Movement, people, and the defences of all arcs."""
    stats = ship_stats(of)
    yield of.ship.movement_method.value
    if stats.crew_parties:
        yield "crew"
    if stats.marine_parties:
        yield "marines"
    for arc in Arc:
        defence = of.ship.arcs[arc]
        if defence.armour_rating:
            yield "armour"
        if defence.ablative_plates:
            yield "plates"
        if defence.shield_hits:
            yield "shields"


def _of_weapon(weapon: Weapon) -> Iterator[str]:
    """What only weapons of ships have."""
    yield weapon.damage_effect.value
    yield "indirect" if weapon.target_method is TargetMethod.INDIRECT else "direct"
    yield from (name for name in ("armour_piercing", "shield_piercing", "deflection_piercing") if getattr(weapon, name))
    if weapon.aoe_cm:
        yield "area"
    if not weapon.range_cm:
        yield "contact"
    if {Target.DIRECT, Target.INDIRECT} & set(weapon.targets):
        yield "interception"


def _of_any(weapon: Weapon | FighterWeapon) -> Iterator[str]:
    yield weapon.damage_type.value
    if weapon.rate_of_fire is not RateOfFire.UNLIMITED:
        yield weapon.rate_of_fire.value
