"""Checks on squadron types and their weapons (3.7.1 to 3.7.6), and on squadrons that come without a carrier (3.7.5)."""

from collections.abc import Callable, Iterator

from metamaker.core.display_names import called
from metamaker.core.ids import ref
from metamaker.core.issue import Issue
from metamaker.core.messages import Message
from metamaker.games.metaverse.checks import weapons
from metamaker.games.metaverse.checks.components import CREW_QUALITIES
from metamaker.games.metaverse.checks.issues import error, outside, too_low, warning
from metamaker.games.metaverse.checks.names import qualities_called
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import FighterWeapon, IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.words import RateOfFire, SquadronQuality, WeaponQuality

SPEEDS = range(10, 31, 5)
DEFENCES = range(7)
TARGET_RATINGS = range(4, 10)

IDLE_QUALITIES = frozenset(
    {WeaponQuality.PROXIMITY, WeaponQuality.SPINAL, WeaponQuality.TEMPORAL, WeaponQuality.UNSTABLE},
)
"""Qualities that do nothing on a starfighter weapon. Rule MV-3.7.6-05."""


def _ref(squadron: Starfighter) -> str:
    return ref("starfighters", squadron.id)


def strength(squadron: Starfighter) -> Iterator[Issue]:
    """Strength is at least 1. Rule MV-3.7.1-01."""
    return too_low(
        "squadron-strength", squadron.strength, 1, where=_ref(squadron), rule="MV-3.7.1-01", squadron=called(squadron)
    )


def speed(squadron: Starfighter) -> Iterator[Issue]:
    """Speed is 10 to 30 cm in steps of 5. Rule MV-3.7.2-01."""
    return outside(
        "squadron-speed", squadron.speed_cm, SPEEDS, where=_ref(squadron), rule="MV-3.7.2-01", squadron=called(squadron)
    )


def defence(squadron: Starfighter) -> Iterator[Issue]:
    """Defence is 0 to 6. Rule MV-3.7.3-01."""
    return outside(
        "squadron-defence", squadron.defence, DEFENCES, where=_ref(squadron), rule="MV-3.7.3-01", squadron=called(squadron)
    )


def target_rating(squadron: Starfighter) -> Iterator[Issue]:
    """The target rating is 4 to 9. Rule MV-3.7.4-01."""
    rating = squadron.target_rating
    return outside(
        "squadron-target-rating", rating, TARGET_RATINGS, where=_ref(squadron), rule="MV-3.7.4-01", squadron=called(squadron)
    )


def unarmed(squadron: Starfighter) -> Iterator[Issue]:
    """A squadron has at least one weapon. Rule MV-3.7.6-01."""
    if not squadron.weapons:
        yield error("unarmed-squadron", where=_ref(squadron), rule="MV-3.7.6-01", squadron=called(squadron))


def weapon_pulse(squadron: Starfighter) -> Iterator[Issue]:
    """An attack has at least one pulse, as a ship's weapon. Rule MV-3.7.6-02."""
    for weapon, where, name in _weapons(squadron):
        yield from too_low("squadron-weapon-pulse", weapon.pulse, 1, where=where, rule="MV-3.7.6-02", weapon=name)


def limited_weapon(squadron: Starfighter) -> Iterator[Issue]:
    """A starfighter weapon is unlimited or one-shot. Rule MV-3.7.6-03."""
    for weapon, where, name in _weapons(squadron):
        if weapon.rate_of_fire is RateOfFire.LIMITED:
            yield error("limited-squadron-weapon", where=where, rule="MV-3.7.6-03", weapon=name)


def weapon_without_target(squadron: Starfighter) -> Iterator[Issue]:
    """A starfighter weapon has targets: starships, everything except starships, or both. Rule MV-3.7.6-04."""
    for weapon, where, name in _weapons(squadron):
        if not weapon.targets:
            yield error("no-squadron-target", where=where, rule="MV-3.7.6-04", weapon=name)


def idle_quality(squadron: Starfighter) -> Iterator[Issue]:
    """PR, SP, TM and UN do nothing on a starfighter weapon. Rule MV-3.7.6-05."""
    for weapon, where, name in _weapons(squadron):
        idle = [quality for quality in weapon.qualities if quality in IDLE_QUALITIES]
        if idle:
            yield warning(
                "idle-squadron-quality", where=where, rule="MV-3.7.6-05", weapon=name, qualities=qualities_called(idle)
            )


def quality_without_modifier(squadron: Starfighter) -> Iterator[Issue]:
    """AM, DS and GR need a damage modifier. Rule MV-3.6.14-08."""
    return _each(squadron, weapons.without_modifier)


def quality_never_odd(squadron: Starfighter) -> Iterator[Issue]:
    """Qualities triggered by odd faces need another die than D1. Rule MV-3.6.14-03."""
    return _each(squadron, weapons.never_odd)


def _each(squadron: Starfighter, check: Callable[[FighterWeapon, str, Message], Iterator[Issue]]) -> Iterator[Issue]:
    for weapon, where, name in _weapons(squadron):
        yield from check(weapon, where, name)


def _weapons(squadron: Starfighter) -> Iterator[tuple[FighterWeapon, str, Message]]:
    """Yield each weapon, its reference (they have no ids and are numbered from 1) and its name."""
    for number, weapon in enumerate(squadron.weapons, 1):
        name = weapon.name.strip() or message("check-weapon-number", number=number)
        whose = message("check-weapon-of-squadron", weapon=name, squadron=called(squadron))
        yield weapon, ref("starfighters", squadron.id, "weapons", str(number)), whose


STARFIGHTER_CHECKS = (
    strength,
    speed,
    defence,
    target_rating,
    unarmed,
    weapon_pulse,
    limited_weapon,
    weapon_without_target,
    idle_quality,
    quality_without_modifier,
    quality_never_odd,
)


def without_ftl(fleet: Fleet) -> Iterator[Issue]:
    """A squadron beside the ships has FTL. Rule MV-3.7.5-03."""
    for squadron, kind in _brought(fleet):
        if SquadronQuality.FTL not in kind.qualities:
            yield error("squadron-without-ftl", where=ref("squadrons", squadron.id), rule="MV-3.7.5-03", squadron=called(kind))


def crew_quality(fleet: Fleet) -> Iterator[Issue]:
    """The crew quality bought for a squadron is 1 to 5. Rule MV-3.7.5-03."""
    for squadron, kind in _brought(fleet):
        where, quality = ref("squadrons", squadron.id), squadron.crew_quality
        yield from outside(
            "squadron-crew-quality", quality, CREW_QUALITIES, where=where, rule="MV-3.7.5-03", squadron=called(kind)
        )


def marines_without_breaching(fleet: Fleet) -> Iterator[Issue]:
    """Only breaching squadrons start with marines aboard. Rule MV-3.7.5-06."""
    for squadron, kind in _brought(fleet):
        if squadron.marines_aboard and SquadronQuality.BREACHING not in kind.qualities:
            yield error(
                "marines-without-breaching", where=ref("squadrons", squadron.id), rule="MV-3.7.5-06", squadron=called(kind)
            )


def _brought(fleet: Fleet) -> Iterator[tuple[IndependentSquadron, Starfighter]]:
    known = definitions(fleet).starfighters
    return ((squadron, known[squadron.starfighter]) for squadron in fleet.squadrons)


SQUADRON_CHECKS = (without_ftl, crew_quality, marines_without_breaching)
