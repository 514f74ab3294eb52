"""Checks on what the fire of a whole ship can do (3.1.15)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from metamaker.core.issue import Issue, warning
from metamaker.core.naming import listed
from metamaker.formulas.book import Book
from metamaker.formulas.compiled import part_function
from metamaker.games.metaverse.checks.names import design_called
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.rules.pulse import pierced
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.estimate.profile import attacker
from metamaker.games.metaverse.stats.estimate.shot import Shot
from metamaker.games.metaverse.stats.estimate.table import Cover, Depth, Size, table
from metamaker.games.metaverse.stats.ship import ship_stats

BOOKS_KEPT = 64
DAMAGES_KEPT = 20_000


class Strongest(NamedTuple):
    """The strongest armour and the strongest deflector there are, and the share of its fire that a ship should get through."""

    armour: float
    deflector: float
    share: float


@lru_cache(maxsize=BOOKS_KEPT)
def strongest(book: Book) -> Strongest:
    """Return what the scope `advice` of `book` holds fire against."""
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
        *([f"armour {limits.armour:g}"] if through_armour < enough else []),
        *([f"a deflector of {limits.deflector:g}"] if through_deflector < enough else []),
    ]
    if stopped:
        yield warning(
            "feeble-fire",
            where=design.ref(),
            text=f"less than {limits.share:.0%} of the fire of {design_called(design)} would come through {listed(stopped)} "
            "against both damage types; it needs heavier or piercing weapons",
            rule="MV-3.1.15-03",
        )


def _hull_damage(guns: tuple[tuple[Shot, float], ...], armour: float, deflector: float, size: Size) -> float:
    return sum(pulses * _through(kind, armour, deflector, _felt(kind, size)) for kind, pulses in guns)


def _felt(kind: Shot, size: Size) -> Size:
    """What cannot matter is left out, so that tables are shared; the target is as large as the ship itself."""
    return Size(size.ems if kind.feeds_on_ems else 0.0, size.mass if kind.feeds_on_mass else 0.0)


@lru_cache(maxsize=DAMAGES_KEPT)
def _through(kind: Shot, armour: float, deflector: float, size: Size) -> float:
    """The mean damage of one pulse that comes through to the hull, in whatever pattern it then runs through it."""
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


CHECKS = (feeble_fire,)
