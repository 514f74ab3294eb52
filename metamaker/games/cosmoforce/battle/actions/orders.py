"""The answers of players: plain values for replays.

Ships are named by their numbers, slots and crew tokens count from 0. The other answers are tuples of slots or tokens, pairs,
and integers, depending on the decision.
"""

from typing import NamedTuple

from metamaker.play.decision import distinct


@distinct
class Attack(NamedTuple):
    """Fire these systems, all of one type, at a ship. Rule CF-ATK-01."""

    target: int
    slots: tuple[int, ...]


@distinct
class Burn(NamedTuple):
    """Burn engines: the whole speed to gain, or to lose if it is negative. Rule CF-BURN-01."""

    change: int = 0


@distinct
class Conserve(NamedTuple):
    """Conserve energy; `dissipators`: the number to roll for, in editions with dice; -1 for all. Rule CF-CONS-01."""

    dissipators: int = -1


@distinct
class Heal(NamedTuple):
    """Heal these hurt tokens, one for each working Habitat. Rule CF-HEAL-01."""

    tokens: tuple[int, ...]


@distinct
class Ram(NamedTuple):
    """Ram a ship. Rule CF-RAM-01."""

    target: int


@distinct
class Repair(NamedTuple):
    """Send tokens to slots: pairs of both. Rule CF-REP-01."""

    orders: tuple[tuple[int, int], ...]


@distinct
class Strafe(NamedTuple):
    """Make a Strafe Run with a number of Afterburners. Rule CF-STRF-01."""

    afterburners: int = 1


@distinct
class Pass(NamedTuple):
    """Decline the action. Rule CF-ACT-07."""


Action = Attack | Burn | Conserve | Heal | Ram | Repair | Strafe | Pass

ACTIONS: tuple[type, ...] = (Pass, Attack, Burn, Conserve, Heal, Ram, Repair, Strafe)
"""The kinds of action; `Ship.done` keeps the index of a kind."""

NUMBER_OF = {kind: number for number, kind in enumerate(ACTIONS)}
