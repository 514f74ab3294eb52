"""The enumerations of a ship: its class and the systems in its slots."""

from enum import StrEnum


class ShipClass(StrEnum):
    """The class of a ship. Rule CF-SHIP-01."""

    FIGHTER = "fighter"
    CRUISER = "cruiser"
    CAPITAL_SHIP = "capital_ship"

    @property
    def size_mod(self) -> int:
        """The Size Mod, 1 to 3."""
        return _SIZE_MODS[self]


_SIZE_MODS = {ShipClass.FIGHTER: 1, ShipClass.CRUISER: 2, ShipClass.CAPITAL_SHIP: 3}


class SystemKind(StrEnum):
    """The systems for slots, universal systems first. Rules CF-SHIP-03, -04."""

    ARMOR = "armor"
    DISSIPATOR = "dissipator"
    ENGINE = "engine"
    HABITAT = "habitat"
    LASER = "laser"
    MISSILE = "missile"
    AFTERBURNER = "afterburner"
    RAILGUN = "railgun"
    HANGAR = "hangar"
