"""Checks on weapon qualities that cannot act, for the weapons of ships and of starfighters alike (3.6.14)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, warning
from metamaker.games.metaverse.checks.names import qualities_called
from metamaker.games.metaverse.model.dice import Die
from metamaker.games.metaverse.model.starfighter import FighterWeapon
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import WeaponQuality

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


def without_modifier(weapon: Weapon | FighterWeapon, where: str, name: str) -> Iterator[Issue]:
    """Qualities that add at most the damage modifier add nothing without one. Rule MV-3.6.14-08."""
    idle = [quality for quality in weapon.qualities if quality in UP_TO_MODIFIER]
    if idle and weapon.damage_modifier == 0:
        yield warning(
            "quality-without-modifier",
            where=where,
            text=f"{qualities_called(idle)} can add no more than the damage modifier, and {name} has none",
            rule="MV-3.6.14-08",
        )


def never_odd(weapon: Weapon | FighterWeapon, where: str, name: str) -> Iterator[Issue]:
    """Qualities that act on odd faces never do with a D1, which counts as even. Rule MV-3.6.14-03."""
    idle = [quality for quality in weapon.qualities if quality in ON_ODD_FACES]
    if idle and weapon.damage_die is Die.D1:
        yield warning(
            "quality-never-odd",
            where=where,
            text=f"{qualities_called(idle)} can act only when the die shows an odd face, and the D1 of {name} counts as even",
            rule="MV-3.6.14-03",
        )
