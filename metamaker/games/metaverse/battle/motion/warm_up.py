"""Charging FTL drives turn by turn, and what a charged one is good for (1.2.3, 3.3.5 to 3.3.7)."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.motion.means import FtlDrive, Means
from metamaker.games.metaverse.battle.plot.orders import DEPARTURES, Code, Order, Plot
from metamaker.games.metaverse.model.component import ComponentKind

_ALL = frozenset({ComponentKind.PRIMITIVE_FTL, ComponentKind.BASIC_FTL, ComponentKind.ADVANCED_FTL})
ABLE: dict[Code, frozenset[ComponentKind]] = {
    Code.CHARGE: _ALL,
    Code.RETREAT: _ALL,
    Code.STRATEGIC_JUMP: frozenset({ComponentKind.BASIC_FTL, ComponentKind.ADVANCED_FTL}),
    Code.TACTICAL_JUMP: frozenset({ComponentKind.ADVANCED_FTL}),
}
"""Which drives obey which order. Rules MV-1.2.3-45, -51, -53, -62, MV-3.3.5-02, MV-3.3.6-02, MV-3.3.7-02."""


class Charge(NamedTuple):
    """The turns that one FTL drive has been charged without a gap."""

    ref: str
    turns: int


Charges = tuple[Charge, ...]
"""Drives that are not listed have no charge."""


class WarmUp(NamedTuple):
    """The charges at the end of a turn, and the drives that were fully charged and not used. Rules MV-1.2.3-46, -49."""

    charges: Charges
    wasted: tuple[FtlDrive, ...]


def charged(charges: Charges, drive: FtlDrive) -> int:
    """Return the turns that a drive has been charged."""
    return next((charge.turns for charge in charges if charge.ref == drive.ref), 0)


def is_full(charges: Charges, drive: FtlDrive) -> bool:
    """Whether a drive can jump now; its own rating governs. Rules MV-1.2.3-44, MV-3.3.7-03."""
    return drive.rating <= charged(charges, drive)


def candidates(order: Order, means: Means) -> tuple[FtlDrive, ...]:
    """Return the working drives that an FTL order may mean: those it names, or all of a kind that obeys it."""
    return tuple(
        drive for drive in means.ftl if drive.kind in ABLE[order.code] and (not order.parts or drive.ref in order.parts)
    )


def obeying(order: Order, means: Means, charges: Charges) -> tuple[FtlDrive, ...]:
    """Return the drives that can obey an FTL order now; the first one does. Rules MV-1.2.3-44, -46, MV-3.3.7-03."""
    if order.code is Code.CHARGE:
        return tuple(
            drive
            for drive in candidates(order, means)
            if order.amount == charged(charges, drive) + 1 and order.amount <= drive.rating
        )
    return tuple(drive for drive in candidates(order, means) if is_full(charges, drive))


def warming(plot: Plot, means: Means, charges: Charges) -> Charges:
    """Return the charges that a plot builds up: should one of these drives be disabled this turn, it blows up.

    Rule MV-1.2.3-48.
    """
    found: dict[str, int] = {}
    for order in plot.all(Code.CHARGE):
        free = [drive.ref for drive in obeying(order, means, charges) if drive.ref not in found]
        if free:
            found[free[0]] = order.amount
    return tuple(Charge(ref, turns) for ref, turns in found.items())


def warmed_up(plot: Plot, means: Means, charges: Charges) -> WarmUp:
    """Return the charges after a turn: a gap in a run, a jump, or a drive that does not work sets its count to 0.

    Full charges left unused are wasted unless the ship departs. Rules MV-1.2.3-44 to -49, MV-3.3.7-03.
    """
    departs = any(plot.has(code) for code in DEPARTURES)
    wasted = () if departs else tuple(drive for drive in means.ftl if is_full(charges, drive))
    return WarmUp(warming(plot, means, charges), wasted)
