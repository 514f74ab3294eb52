"""Orders about salvos, as plain values for replays: moves, strikes, fire of 0 cm weapons at them.

Salvos and ships are named by their keys (`a/heron-1/salvo-2`), systems by their references inside the class.
"""

from typing import NamedTuple

from metamaker.play.decision import distinct


@distinct
class Course(NamedTuple):
    """The move of a salvo: its direction (1/1000 degree clockwise from north), and the way straight ahead (1/1000 cm).

    `contact` is the key of the ship at the end of the line, empty for none. Rule MV-2.1.2-01.
    """

    salvo: str
    direction: int
    length: int
    contact: str = ""


@distinct
class GuideOrders(NamedTuple):
    """Moves of salvos; an unnamed one moves 0 cm. Rule MV-2.1.2-02."""

    courses: tuple[Course, ...] = ()


@distinct
class Strike(NamedTuple):
    """A strike of a salvo at a ship, a mission or another salvo. Rule MV-2.2.4-01."""

    salvo: str
    target: str


@distinct
class StrikeOrders(NamedTuple):
    """Strikes of salvos in declaration order; unnamed salvos strike nothing. Rules MV-2.2.4-01, MV-1.3.4-11."""

    strikes: tuple[Strike, ...] = ()


@distinct
class CloseFire(NamedTuple):
    """An array and the 0 cm weapons that it guides at a salvo in contact. Rules MV-2.2.4-06, -07."""

    array: str
    salvo: str
    weapons: tuple[str, ...]


@distinct
class DefenceOrders(NamedTuple):
    """The fire of a ship at the salvos in contact with it. Rule MV-2.2.4-06."""

    shots: tuple[CloseFire, ...] = ()
