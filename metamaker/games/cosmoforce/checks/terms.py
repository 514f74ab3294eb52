"""What classes are called in sentences."""

from metamaker.games.cosmoforce.model.words import ShipClass

CLASS_NAMES = {
    ShipClass.FIGHTER: "Fighter",
    ShipClass.CRUISER: "Cruiser",
    ShipClass.CAPITAL_SHIP: "Capital Ship",
}
"""The classes as they are printed. Rule CF-SHIP-01."""
