"""Small fleets that meet."""

from metamaker.games.metaverse.model.arc import Arc, Facing
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.words import CommandDie, CommandLevel
from tests.games.metaverse.builders import BARE, GUN, component, with_core

DRIVEN = (
    component("bridge"),
    component("cic", 6),
    component("basic_stl", 6, Facing.FORE_AFT),
    component("thruster", 1, Arc.PORT),
    component("thruster", 1, Arc.STARBOARD),
    component("sensor_array", 14),
)
"""What every ship here has: acceleration 6, no FTL drive."""


def ship_class(key: str, *more: Component, ftl: bool = True, hull: int = 12, die: CommandDie = CommandDie.D4) -> ShipClass:
    parts = (*DRIVEN, *((component("basic_ftl", 8),) if ftl else ()), *more)
    return with_core(BARE, components=parts, hull_hits=hull).with_(id=key, name=key.title(), command_quality=die)


def fleet(*classes: ShipClass, squadrons: tuple[int, ...] = (), flagship: bool = True, name: str = "Fleet") -> Fleet:
    """Return a ship of each class, the first one the flagship; `squadrons`: their numbers of ships; the rest are in none."""
    ships = [Ship(id=f"s{number}", name=f"Ship {number}", ship_class=each.id) for number, each in enumerate(classes)]
    place = 0
    for size in squadrons or ((len(ships),) if flagship else ()):
        leader = ships[place]
        above = ships[0].id if place else None
        ships[place] = leader.with_(commander=above, level=CommandLevel.WING if not place else CommandLevel.SQUADRON)
        for each in range(place + 1, place + size):
            ships[each] = ships[each].with_(commander=leader.id)
        place += size
    unique = {each.id: each for each in classes}
    return Fleet(name=name, weapons=(GUN,), classes=tuple(unique.values()), ships=tuple(ships))
