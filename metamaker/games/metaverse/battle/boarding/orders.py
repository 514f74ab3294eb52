"""Orders of parties: load, board, reinforce, advance, disable systems; plain values for replays (2.2.5).

Ships are named by their keys (`a/heron-1`), systems by their references inside the class (`core/sensor#1`), sections by words.
"""

from typing import NamedTuple

from metamaker.play.decision import distinct


@distinct
class Load(NamedTuple):
    """Parties of one section that go aboard a squadron, or to another ship. Rules MV-3.7.5-05, MV-3.1.7-03."""

    section: str
    marines: int
    crew: int


@distinct
class Boarding(NamedTuple):
    """Parties sent aboard an enemy ship: the teleporter, the array, which serves several, the ship. Rules MV-3.5.6-02, -03."""

    teleporter: str
    array: str
    target: str
    loads: tuple[Load, ...]


@distinct
class Shift(NamedTuple):
    """Parties that move inside a ship from one section to another. Rules MV-2.2.5-13, -14."""

    start: str
    section: str
    marines: int
    crew: int


@distinct
class ShiftOrders(NamedTuple):
    """All moves of one side inside a ship; parties that are not named stay. Rules MV-2.2.5-13, -14."""

    shifts: tuple[Shift, ...] = ()


@distinct
class DisableOrders(NamedTuple):
    """Systems that boarders disable, at most one for each party in their section. Rule MV-2.2.5-12."""

    systems: tuple[str, ...] = ()
