"""What the story calls sides, ships, systems and crew: `A1 Heron`, `slot 3 (Missile)`, `crew 2`, and what state they are in."""

from collections.abc import Sequence

from metamaker.games.cosmoforce.battle.state import HURT, KINDS, NOTHING, READY, SLOTS_OF, STANDBY, Battle, Ship
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.play.story import LETTERS


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


def crew_text(ship: Ship) -> str:
    """Return `2 ready, 1 hurt`."""
    ready, hurt = ship.crew.count(READY), ship.crew.count(HURT)
    return f"{ready} ready, {hurt} hurt" if hurt else f"{ready} ready"


def systems_text(ship: Ship) -> str:
    """Return the systems by slot: `1 Engine, 2 Laser (1/2), 3 Missile destroyed`."""
    return ", ".join(f"{slot + 1} {slot_text(ship, slot)}" for slot in SLOTS_OF[ship.plan.mounted])


def slot_text(ship: Ship, slot: int) -> str:
    """Return a system with its state: `Engine`, `Laser (1/2)` for marks of boxes, `Missile depleted`; crew on it as well."""
    name = system_name(ship.plan.kinds[slot])
    crew = [str(token + 1) for token, post in enumerate(ship.posts) if post == slot != STANDBY]
    aboard = f" with crew {', '.join(crew)}" if crew else ""
    if ship.spent >> slot & 1:
        return f"{name} depleted{aboard}"
    if ship.lost >> slot & 1:
        return f"{name} destroyed"
    marks = f" ({ship.marks[slot]}/{ship.plan.boxes[slot]})" if ship.marks[slot] else ""
    return f"{name}{marks}{aboard}"
