"""Tiers: the highest of everything on board."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.core.messages import Text
from metamaker.games.metaverse.catalogue import catalogue, component_name, hull_name
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.starfighter import Load, Starfighter
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


class TierLine(NamedTuple):
    """The tier of one item aboard, with the path from the class to it and its name."""

    path: tuple[str, ...]
    label: Text
    tier: int


@memo
def class_tier(design: Design) -> int:
    """Return the tier of a class with its permanent loadouts, 1 to 3. Rules MV-3.0.0-02, MV-3.0.0-05, MV-3.1.16-01."""
    return max(line.tier for line in tier_lines(design))


def tier_lines(design: Design) -> Iterator[TierLine]:
    """Yield all items aboard that have a tier; parts without a copy do not count. Rule MV-3.0.0-05."""
    index, entries = parts(design), catalogue()
    hull = design.ship.hull_type
    yield TierLine(("hull_type",), hull_name(hull), entries.hull_type[hull].tier)
    for placed in index.components:
        if placed.part.count:
            kind = placed.part.kind
            yield TierLine((placed.section, placed.part.id), component_name(kind), entries[kind].tier)
    for mounted in index.mounts:
        if mounted.mount.count:
            yield TierLine((mounted.section, mounted.mount.id), mounted.weapon.name, weapon_tier(mounted.weapon))
    for fitted in index.bays:
        if fitted.fit.count and fitted.fit.loadout is LoadoutKind.PERMANENT:
            tier = loads_tier(fitted.fit.squadrons, design.starfighters)
            label = message("numbers-line-squadrons", bay=fitted.bay.name)
            yield TierLine((fitted.section, fitted.fit.id), label, tier)
