"""Small ships and documents for tests."""

from metamaker.games.cosmoforce.model.design import SLOTS, Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team

FIGHTER, CRUISER, CAPITAL = ShipClass

SOUND = "engine laser dissipator habitat"
"""Systems that no check complains of in any class but the slow one."""


def kinds(text: str) -> tuple[SystemKind, ...]:
    """Systems by their words: `engine laser*3`."""
    words = (word.partition("*") for word in text.split())
    return tuple(SystemKind(name) for name, _, count in words for _ in range(int(count or 1)))


def design(systems: str = SOUND, ship_class: ShipClass = FIGHTER, name: str = "Heron", **fields: object) -> Design:
    """Return a design with these systems in its first slots, whose id is its name."""
    held = kinds(systems)
    made = Design(
        id=name.lower().replace(" ", "-"), name=name, ship_class=ship_class, slots=(*held, *[None] * (SLOTS - len(held)))
    )
    return made.with_(**fields)


def team(name: str, *designs: Design, budget: int | None = None) -> Team:
    """Return a team with a ship of each design."""
    ships = tuple(Ship(id=f"{name}-{number}", name=each.name, design=each.id) for number, each in enumerate(designs, 1))
    return Team(id=name, name=name.title(), budget=budget, ships=ships)


def fleet(*designs: Design, teams: tuple[Team, ...] = (), **fields: object) -> Fleet:
    """Return a document with these designs and teams."""
    return Fleet(designs=designs, teams=teams).with_(**fields)


def duel(one: Design, other: Design) -> Fleet:
    """Return a document with two designs, a team for a ship of each."""
    return fleet(one, other, teams=(team("north", one), team("south", other)))
