"""Checks on weapon definitions and their qualities (3.6), and on the fire of a whole ship (3.1.15)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from metamaker.core.amounts import rounded, significant
from metamaker.core.display_names import called
from metamaker.core.ids import ref
from metamaker.core.issue import Issue
from metamaker.core.messages import Listing, Text
from metamaker.formulas.book import Book
from metamaker.formulas.compiled import part_function
from metamaker.games.metaverse.checks.issues import error, outside, too_low, warning
from metamaker.games.metaverse.checks.names import design_called, qualities_called
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.starfighter import FighterWeapon
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import Die, Target, TargetMethod, WeaponQuality
from metamaker.games.metaverse.rules.pulse import pierced
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.estimate.profile import attacker
from metamaker.games.metaverse.stats.estimate.table import Cover, Depth, Shot, Size, table
from metamaker.games.metaverse.stats.ship import ship_stats

UP_TO_MODIFIER = frozenset({WeaponQuality.ANTIMATTER, WeaponQuality.DISRUPTIVE, WeaponQuality.GRAVITATIONAL})
"""Qualities that add at most the damage modifier. Rule MV-3.6.14-08."""

ON_ODD_FACES = frozenset(
    {
        WeaponQuality.DIMENSIONAL,
        WeaponQuality.DISRUPTIVE,
        WeaponQuality.GRAVITATIONAL,
        WeaponQuality.IONIZED,
        WeaponQuality.PHASED,
        WeaponQuality.QUANTUM,
        WeaponQuality.REACTIVE,
    }
)
"""Qualities that act on odd faces of the die. Rule MV-3.6.14-03."""


def without_modifier(weapon: Weapon | FighterWeapon, where: str, name: Text) -> Iterator[Issue]:
    """Qualities that add at most the damage modifier add nothing without one. Rule MV-3.6.14-08."""
    idle = [quality for quality in weapon.qualities if quality in UP_TO_MODIFIER]
    if idle and weapon.damage_modifier == 0:
        yield warning(
            "quality-without-modifier", where=where, rule="MV-3.6.14-08", weapon=name, qualities=qualities_called(idle)
        )


def never_odd(weapon: Weapon | FighterWeapon, where: str, name: Text) -> Iterator[Issue]:
    """Qualities that act on odd faces never do with a D1, which counts as even. Rule MV-3.6.14-03."""
    idle = [quality for quality in weapon.qualities if quality in ON_ODD_FACES]
    if idle and weapon.damage_die is Die.D1:
        yield warning("quality-never-odd", where=where, rule="MV-3.6.14-03", weapon=name, qualities=qualities_called(idle))


TURNS = range(1, 6)
RANGES = range(0, 51, 5)
AREAS = range(0, 51, 10)
PIERCING = range(6)
DEFLECTION_PIERCING = range(12)
_IN_CONTACT = frozenset({Target.STARFIGHTERS, Target.INDIRECT})


def _ref(weapon: Weapon) -> str:
    return ref("weapons", weapon.id)


def pulse(weapon: Weapon) -> Iterator[Issue]:
    """A shot has at least one pulse. Rule MV-3.6.1-01."""
    return too_low("pulse", weapon.pulse, 1, where=_ref(weapon), rule="MV-3.6.1-01", weapon=called(weapon))


def turn_limit(weapon: Weapon) -> Iterator[Issue]:
    """The token of an indirect weapon stays 1 to 5 turns; on a direct one the limit is ignored. Rule MV-3.6.5-01."""
    if weapon.target_method is TargetMethod.INDIRECT:
        turns = weapon.indirect_turns
        yield from outside("turn-limit", turns, TURNS, where=_ref(weapon), rule="MV-3.6.5-01", weapon=called(weapon))


def range_step(weapon: Weapon) -> Iterator[Issue]:
    """Range is 0 to 50 cm in steps of 5. Rule MV-3.6.6-01."""
    return outside("range", weapon.range_cm, RANGES, where=_ref(weapon), rule="MV-3.6.6-01", weapon=called(weapon))


def out_of_contact(weapon: Weapon) -> Iterator[Issue]:
    """A direct weapon of range 0 needs a target that can come into contact. Rule MV-3.6.6-04."""
    direct = weapon.target_method is TargetMethod.DIRECT  # an indirect weapon needs a range for any target
    if direct and weapon.range_cm == 0 and weapon.targets and not _IN_CONTACT.intersection(weapon.targets):
        yield error("range-0-targets", where=_ref(weapon), rule="MV-3.6.6-04", weapon=called(weapon))


def indirect_without_range(weapon: Weapon) -> Iterator[Issue]:
    """An indirect weapon needs a range, which is how far it moves. Rule MV-3.6.6-04."""
    if weapon.range_cm == 0 and weapon.target_method is TargetMethod.INDIRECT:
        yield error("indirect-range-0", where=_ref(weapon), rule="MV-3.6.6-04", weapon=called(weapon))


def no_target(weapon: Weapon) -> Iterator[Issue]:
    """A weapon has at least one target type. Rule MV-3.6.8-01."""
    if not weapon.targets:
        yield error("no-target", where=_ref(weapon), rule="MV-3.6.8-01", weapon=called(weapon))


def area_of_effect(weapon: Weapon) -> Iterator[Issue]:
    """The area of effect is 0 to 50 cm in steps of 10. Rule MV-3.6.9-01."""
    return outside("aoe", weapon.aoe_cm, AREAS, where=_ref(weapon), rule="MV-3.6.9-01", weapon=called(weapon))


def armour_piercing(weapon: Weapon) -> Iterator[Issue]:
    """Armour piercing is 0 to 5. Rule MV-3.6.11-01."""
    value = weapon.armour_piercing
    return outside("armour-piercing", value, PIERCING, where=_ref(weapon), rule="MV-3.6.11-01", weapon=called(weapon))


def shield_piercing(weapon: Weapon) -> Iterator[Issue]:
    """Shield piercing is 0 to 5. Rule MV-3.6.12-01."""
    value = weapon.shield_piercing
    return outside("shield-piercing", value, PIERCING, where=_ref(weapon), rule="MV-3.6.12-01", weapon=called(weapon))


def deflection_piercing(weapon: Weapon) -> Iterator[Issue]:
    """Deflection piercing is 0 to 11. Rule MV-3.6.13-01."""
    value, allowed = weapon.deflection_piercing, DEFLECTION_PIERCING
    return outside("deflection-piercing", value, allowed, where=_ref(weapon), rule="MV-3.6.13-01", weapon=called(weapon))


def direct_proximity(weapon: Weapon) -> Iterator[Issue]:
    """Proximity is for indirect weapons only. Rule MV-3.6.14-13."""
    if WeaponQuality.PROXIMITY in weapon.qualities and weapon.target_method is TargetMethod.DIRECT:
        yield error("direct-proximity", where=_ref(weapon), rule="MV-3.6.14-13", weapon=called(weapon))


def indirect_spinal(weapon: Weapon) -> Iterator[Issue]:
    """Spinal does nothing on an indirect weapon. Rule MV-3.6.14-18."""
    if WeaponQuality.SPINAL in weapon.qualities and weapon.target_method is TargetMethod.INDIRECT:
        yield warning("indirect-spinal", where=_ref(weapon), rule="MV-3.6.14-18", weapon=called(weapon))


def immune_unstable(weapon: Weapon) -> Iterator[Issue]:
    """Unstable does nothing on a weapon that cannot be intercepted. Rule MV-3.6.14-23."""
    if WeaponQuality.UNSTABLE in weapon.qualities and not weapon.vulnerable:
        yield warning("immune-unstable", where=_ref(weapon), rule="MV-3.6.14-23", weapon=called(weapon))


def quality_without_modifier(weapon: Weapon) -> Iterator[Issue]:
    """AM, DS and GR need a damage modifier. Rule MV-3.6.14-08."""
    return without_modifier(weapon, _ref(weapon), called(weapon))


def quality_never_odd(weapon: Weapon) -> Iterator[Issue]:
    """Qualities triggered by odd faces need another die than D1. Rule MV-3.6.14-03."""
    return never_odd(weapon, _ref(weapon), called(weapon))


WEAPON_CHECKS = (
    pulse,
    turn_limit,
    range_step,
    out_of_contact,
    indirect_without_range,
    no_target,
    area_of_effect,
    armour_piercing,
    shield_piercing,
    deflection_piercing,
    direct_proximity,
    indirect_spinal,
    immune_unstable,
    quality_without_modifier,
    quality_never_odd,
)


BOOKS_KEPT = 64
DAMAGES_KEPT = 20_000


class Strongest(NamedTuple):
    """The strongest armour and the strongest deflector there are, and the share of its fire that a ship should get through."""

    armour: float
    deflector: float
    share: float


@lru_cache(maxsize=BOOKS_KEPT)
def strongest(book: Book) -> Strongest:
    """Return the values against which the scope `advice` of `book` compares fire."""
    entries = ("strongest_armour", "strongest_deflector", "feeble_share")
    return Strongest(*(part_function(book, f"advice.{entry}")() for entry in entries))


def feeble_fire(design: Design) -> Iterator[Issue]:
    """The ship's fire should do something even to the strongest armour and deflectors. Rule MV-3.1.15-03."""
    guns = attacker(design).guns
    if not guns:
        return
    limits = strongest(book_of(design))
    continuous = ship_stats(design).continuous
    size = Size(continuous.ems, continuous.mass_factor)
    enough = limits.share * _hull_damage(guns, 0, 0, size)
    through_armour = _hull_damage(guns, limits.armour, 0, size)
    through_deflector = _hull_damage(guns, 0, limits.deflector, size)
    stopped = [
        *([message("check-strongest-armour", rating=significant(limits.armour))] if through_armour < enough else []),
        *([message("check-strongest-deflector", rating=significant(limits.deflector))] if through_deflector < enough else []),
    ]
    if stopped:
        yield warning(
            "feeble-fire",
            where=design.ref(),
            rule="MV-3.1.15-03",
            design=design_called(design),
            percent=rounded(100 * limits.share, 0),
            stopped=Listing(tuple(stopped)),
        )


def _hull_damage(guns: tuple[tuple[Shot, float], ...], armour: float, deflector: float, size: Size) -> float:
    return sum(pulses * _through(kind, armour, deflector, _felt(kind, size)) for kind, pulses in guns)


def _felt(kind: Shot, size: Size) -> Size:
    """Values without influence are left out, so that tables are shared; the target is as large as the ship itself."""
    return Size(size.ems if kind.feeds_on_ems else 0.0, size.mass if kind.feeds_on_mass else 0.0)


@lru_cache(maxsize=DAMAGES_KEPT)
def _through(kind: Shot, armour: float, deflector: float, size: Size) -> float:
    """Return the mean damage of one pulse that reaches the hull, before its pattern."""
    profile = kind.profile
    cover = Cover(
        shielded=False,
        adaptation=0.0,
        shield_piercing=0,
        armour=pierced(armour, profile.armour_piercing),
        fuel=armour,
        deflector=pierced(deflector, profile.deflection_piercing),
    )
    return table(profile.pulse._replace(penetrating=0.0), cover, Depth(None, 1), size).core


FIRE_CHECKS = (feeble_fire,)
