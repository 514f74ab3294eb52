"""Targets in words, and the row of defences against which a weapon is shown."""

from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.model.words import DefenceType
from metamaker.games.metaverse.stats.arc_target import ArcTarget

BARE = ArcTarget()

ROW = (
    BARE,
    *(ArcTarget(armour_rating=rating) for rating in (1, 2, 3, 5)),
    *(ArcTarget(shield_hits=hits) for hits in (4, 10)),
    *(ArcTarget(deflector=rating) for rating in (2, 4)),
    ArcTarget(armour_rating=2, shield_hits=4, deflector=2),
)
"""What a weapon may meet, from nothing to everything."""


def described(target: ArcTarget, told: Words) -> str:
    """Return the defences of a target in words: “armour 1, 4 shields”."""
    return ", ".join(_parts(target, told)) or told["graphs.weapon.none"]


def _parts(target: ArcTarget, told: Words) -> Iterator[str]:
    if target.armour_rating:
        yield told.text(_typed("armour", target.armour_type), rating=target.armour_rating)
    if target.plates:
        yield told.counted("graphs.plates", target.plates)
    if target.shield_hits:
        yield told.text(_typed("shields", target.shield_type), hits=target.shield_hits)
        if target.adaptation:
            yield told.text("graphs.target.adaptation", rating=target.adaptation)
    if target.deflector:
        yield told.text(_typed("deflector", target.deflector_type), rating=target.deflector)


def _typed(what: str, kind: DefenceType) -> str:
    return f"graphs.target.{what}" if kind is DefenceType.ENERGY_KINETIC else f"graphs.target.{kind}_{what}"
