"""What a player brings for a sheet: the dice that are thrown, and the tokens that stand on the table."""

from collections.abc import Iterator

from metamaker.games.metaverse.model.words import TargetMethod
from metamaker.games.metaverse.sheet.hangar import aboard
from metamaker.games.metaverse.sheet.squadrons import squadrons_named
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.stats.parts import Fitted, parts
from metamaker.games.metaverse.stats.weapon import aoe_die

_FOR_FIRE = frozenset({"D20"})
_FOR_CRITICALS = frozenset({"D8", "D6"})


def dice(subject: Subject) -> tuple[str, ...]:
    """Return the dice for fire, for criticals, for the ship's qualities and for its weapons, largest first."""
    ship = subject.design.ship
    thrown = {*_FOR_FIRE, *_FOR_CRITICALS, ship.command_quality.value, ship.damage_control_quality.value}
    for mounted in parts(subject.design).mounts:
        if mounted.mount.count:
            area = aoe_die(mounted.weapon.aoe_cm)
            thrown.update({mounted.weapon.damage_die.value, *([area.value] if area else [])})
    for squadron in squadrons_named(subject):
        thrown.update(weapon.damage_die.value for weapon in subject.starfighters[squadron].weapons)
    return tuple(sorted(thrown - {"D1"}, key=lambda die: -int(die[1:])))


def tokens(subject: Subject) -> Iterator[str]:
    """Yield the ship itself, its squadrons, and a marker for each salvo that it can have under way in one turn."""
    words = subject.words
    squadrons = sum(_most_squadrons(subject, fitted) for fitted in parts(subject.design).bays)
    salvos = sum(
        mounted.mount.count for mounted in parts(subject.design).mounts if mounted.weapon.target_method is TargetMethod.INDIRECT
    )
    yield words.counted("sheet.tokens.ship", 1)
    if squadrons:
        yield words.counted("sheet.tokens.squadron", squadrons)
    if salvos:
        yield words.counted("sheet.tokens.salvo", salvos)


def _most_squadrons(subject: Subject, fitted: Fitted) -> int:
    """Return how many squadrons the copies of a bay have aboard, or may have where that is still open."""
    loads = aboard(subject, fitted)
    return fitted.bay.carry * fitted.fit.count if loads is None else sum(load.count for load in loads)
