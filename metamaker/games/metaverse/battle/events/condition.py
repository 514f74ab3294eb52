"""What of a ship works: systems disabled and destroyed, power, bridges."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.events.turn import Rules


class SystemDisabled(NamedTuple):
    """A system is disabled: it may be repaired. The cause in a word."""

    ship: str
    system: str
    cause: str
    rules: Rules = ("MV-0.0.0-07",)


class PowerLost(NamedTuple):
    """The systems of a section, all but life support, are without power: the reactor of `supplier` does not work."""

    ship: str
    section: str
    supplier: str
    rules: Rules = ("MV-3.2.3-04", "MV-3.2.3-10")


class PowerReturned(NamedTuple):
    """The systems of a section have power again."""

    ship: str
    section: str
    rules: Rules = ("MV-3.2.3-04",)


class BridgesLost(NamedTuple):
    """No bridge of a ship works: it drifts, and most of its systems cannot be used."""

    ship: str
    rules: Rules = ("MV-3.2.1-02", "MV-3.2.1-03")


class BridgeRegained(NamedTuple):
    """A bridge of a ship works again."""

    ship: str
    rules: Rules = ("MV-3.2.1-02",)
