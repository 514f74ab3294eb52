"""Events that frame a battle: its beginning and end, turns, steps; and the format of all events of the log.

An event is a NamedTuple of plain values: ships by their keys (`a/heron-1`), systems by their references inside the class,
sections, arcs and kinds by their words, places in 1/1000 cm. A reason is a message, in English in a log. The last field,
`rules`, cites the rules of the event.
"""

from typing import NamedTuple

from metamaker.core.messages import Text

Rules = tuple[str, ...]


class BattleBegan(NamedTuple):
    """The two sides by name, and the keys of their ships."""

    names: tuple[str, str]
    ships: tuple[str, ...]
    rules: Rules = ("MV-1.1.0-01",)


class MassFactorShared(NamedTuple):
    """The standard mass factor serves both sides, although this fleet, by its name, uses another one."""

    fleet: str
    rules: Rules = ("MV-3.1.10-02",)


class StartSpeedRolled(NamedTuple):
    """The D3 (a D6 of this face, halved) for the number of turns that all ships accelerated before the battle."""

    face: int
    turns: int
    rules: Rules = ("MV-4.0.3-01", "MV-0.0.0-10")


class ShipPlaced(NamedTuple):
    """The start of a ship: place, heading (0 to 15), speed in cm a turn; its class by name, and its crew quality."""

    ship: str
    name: str
    ship_class: str
    x: int
    y: int
    heading: int
    speed: int
    crew_quality: int
    rules: Rules = ("MV-4.0.3-01", "MV-4.0.4-01")


class DesignFlawed(NamedTuple):
    """One flaw of an illegal design that takes part in the battle."""

    ship: str
    flaw: Text
    rules: Rules


class TurnBegan(NamedTuple):
    """A turn begins."""

    turn: int
    rules: Rules = ("MV-1.1.0-01",)


class StepBegan(NamedTuple):
    """A step of the turn begins, by its name."""

    step: str
    rules: Rules = ("MV-1.1.0-05",)


class BattleEnded(NamedTuple):
    """The end of the battle: the name of the winner, empty for a draw, and the reason."""

    winner: str
    reason: Text
    rules: Rules = ("MV-2.0.0-01",)
