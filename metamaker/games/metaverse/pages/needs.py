"""Features of some fleets that rules, charts and templates depend on: pages contain only necessary parts."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import MovementMethod, TargetMethod
from metamaker.games.metaverse.pages.context import Present, present, ranks
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.weapon import aoe_die


@dataclass(frozen=True)
class Needs:
    """Words for features: kinds of components and hulls, qualities of squadrons, ships outside, and others; None: all.

    `ranges` of direct weapons and `areas` of effect in cm, ascending; `speed`: the highest of a cinematic ship, 0 without any.
    """

    words: frozenset[str] | None
    present: Present
    ranges: tuple[int, ...]
    areas: tuple[int, ...]
    speed: int

    def any_of(self, words: Collection[str]) -> bool:
        """Return whether any of these words is a feature of the fleets; no words are always needed."""
        return not words or self.words is None or not self.words.isdisjoint(words)


ANY = Needs(None, present(()), tuple(range(5, 51, 5)), tuple(range(10, 51, 10)), 24)
"""Needs of unknown fleets: all rules, the usual ranges and areas, a speed above that of most ships."""


def needs_of(fleets: Iterable[Fleet]) -> Needs:
    """Return the needs of the ships and squadrons of all `fleets`; without fleets, those of unknown ones."""
    known = tuple(fleets)
    if not known:
        return ANY
    of = present(known)
    words = {*of.features, *of.kinds, *of.hulls, *(quality.value for quality in of.squadron_qualities)}
    if any(ranks(fleet).outside for fleet in known):
        words.add("outside")
    designs = tuple({design(fleet, fleet.ship_class(ship.ship_class)) for fleet in known for ship in fleet.ships})
    weapons = [each.weapon for each_design in designs for each in parts(each_design).mounts if each.mount.count]
    direct = {each.range_cm for each in weapons if each.target_method is TargetMethod.DIRECT and each.range_cm}
    cinematic = (each for each in designs if each.ship.movement_method is MovementMethod.CINEMATIC)
    return Needs(
        frozenset(words),
        of,
        tuple(sorted(direct)),
        tuple(sorted({each.aoe_cm for each in weapons if aoe_die(each.aoe_cm) is not None})),
        max((int(ship_stats(each).max_speed or 0) for each in cinematic), default=0),
    )
