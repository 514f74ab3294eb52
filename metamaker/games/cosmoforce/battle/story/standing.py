"""How all ships stand, as a table: speed, heat, crew, and the systems slot by slot."""

from collections.abc import Iterator

from metamaker.fighting import Standing
from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.state.plan import SLOTS_OF
from metamaker.games.cosmoforce.battle.state.ship import HURT, READY, STANDBY, Ship
from metamaker.games.cosmoforce.battle.story.names import Names, system_name
from metamaker.games.cosmoforce.battle.story.phrases import speed_text

COLUMNS = ("", "ship", "mass", "speed", "thrust", "heat", "crew", "systems")
NUMBERS: tuple[str, ...] = ()
"""No column is one of numbers alone: beside those, tables cut long texts, and systems are long."""


def standing(battle: Battle, names: Names) -> Standing:
    """Return how all ships stand, in table order."""
    return Standing(COLUMNS, tuple(tuple(_row(ship, names)) for ship in battle.ships), NUMBERS)


def _row(ship: Ship, names: Names) -> Iterator[str]:
    yield from (names.signs[ship.number], ship.name, str(ship.plan.mass))
    if ship.alive:
        yield from (speed_text(ship.speed), str(ship.thrust), str(ship.heat), crew_text(ship), systems_text(ship))
    else:
        yield from ("", "", "", "", f"eliminated ({ship.fate})")


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
