"""What the story calls sides, ships, systems and crew: `A1 Heron`, `slot 3 (Missile)`, `crew 2`."""

from collections.abc import Sequence

from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.state.plan import KINDS, NOTHING
from metamaker.games.cosmoforce.catalogue import catalogue

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Of the sides, in their order."""


class Names:
    """The names of one fight: ships have the letter of their side and their number in it."""

    def __init__(self, battle: Battle) -> None:
        counts = [0] * len(battle.sides)
        self.sides = battle.sides
        self.signs: list[str] = []
        for ship in battle.ships:
            counts[ship.side] += 1
            self.signs.append(f"{LETTERS[ship.side]}{counts[ship.side]}")
        self.called = [ship.name for ship in battle.ships]
        self._kinds = [tuple(ship.plan.kinds) for ship in battle.ships]
        self._crews = [ship.plan.design.crew[: ship.plan.named] for ship in battle.ships]

    def ship(self, number: int) -> str:
        """Return `A1 Heron`."""
        return f"{self.signs[number]} {self.called[number]}"

    def slot(self, number: int, slot: int) -> str:
        """Return `slot 3 (Missile)`; slots are counted from 1."""
        return f"slot {slot + 1} ({system_name(self._kinds[number][slot])})"

    def slots(self, number: int, slots: Sequence[int]) -> str:
        """Return several slots of one type: `Missile slots 3, 4`."""
        told = ", ".join(str(slot + 1) for slot in slots)
        return f"{system_name(self._kinds[number][slots[0]])} slot{'s' if len(slots) > 1 else ''} {told}"

    def token(self, number: int, token: int) -> str:
        """Return `crew 2`, or its name in front: `Ada (crew 2)`. Rule CF-RPG-01."""
        crew = self._crews[number]
        return f"{crew[token]} (crew {token + 1})" if token < len(crew) else f"crew {token + 1}"


def system_name(kind: int) -> str:
    """Return the name of a system by its number in the battle."""
    return "empty" if kind == NOTHING else catalogue()[KINDS[kind]].name
