"""Tiers: the highest of everything on board."""

from collections.abc import Iterable, Iterator

from metamaker.core.memo import memo
from metamaker.games.metaverse.catalogue.catalogue import catalogue
from metamaker.games.metaverse.model.bay import Load
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.weapon import weapon_tier


def squadron_tier(squadron: Starfighter) -> int:
    """Return the highest tier of a squadron's qualities and its weapons'. Rule MV-3.7.8-03."""
    qualities = (catalogue().squadron_quality[quality].tier for quality in squadron.qualities)
    return max((*qualities, *map(weapon_tier, squadron.weapons)), default=1)


def loads_tier(loads: Iterable[Load], design_starfighters: dict[str, Starfighter]) -> int:
    """Return the highest tier of the squadrons aboard; 1 without any. Rule MV-3.0.0-05."""
    return max((squadron_tier(design_starfighters[load.starfighter]) for load in loads if load.count), default=1)


@memo
def class_tier(design: Design) -> int:
    """Return the tier of a class with its permanent loadouts, 1 to 3. Rules MV-3.0.0-02, MV-3.0.0-05, MV-3.1.16-01."""
    return max(_tiers(design))


def _tiers(design: Design) -> Iterator[int]:
    index = parts(design)
    yield catalogue().hull_type[design.ship.hull_type].tier
    yield from (catalogue()[placed.part.kind].tier for placed in index.components if placed.part.count)
    yield from (weapon_tier(mounted.weapon) for mounted in index.mounts if mounted.mount.count)
    for fitted in index.bays:
        if fitted.fit.count and fitted.fit.loadout is LoadoutKind.PERMANENT:
            yield loads_tier(fitted.fit.squadrons, design.starfighters)
