"""Fleets with a chain of command, written as lines of `ship level commander`."""

from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.words import CommandDie, CommandLevel
from tests.games.metaverse.battle.losses import TENDER, battle_between
from tests.games.metaverse.builders import BARE, component, fleet_of, with_parts

CIC = "core/cic#1"
LEADER = with_parts(TENDER, component("cic", 6)).with_(crew_quality=3)
"""A class that may lead six units."""

FULL_CHAIN = """
    flag     fleet     -
    division division  flag
    wing     wing      division
    squadron squadron  wing
    member   -         squadron
"""
"""All levels, one under the other."""


def fleet(lines: str, die: str = "D6", ship_class: ShipClass = LEADER) -> Fleet:
    return fleet_of(
        ship_class.with_(command_quality=CommandDie(die)), ships=tuple(_ship(line) for line in lines.strip().splitlines())
    )


def _ship(line: str) -> Ship:
    name, level, commander = (None if word == "-" else word for word in line.split())
    assert name is not None
    level_ = None if level is None else CommandLevel(level)
    return Ship(id=name, name=name.title(), ship_class="heron", level=level_, commander=commander)


def flotilla(lines: str, *, die: str = "D6", ship_class: ShipClass = LEADER) -> Battle:
    """Return a battle of the fleet of these lines against a single ship."""
    return battle_between(fleet(lines, die, ship_class), fleet_of(BARE))


def called(battle: Battle, name: str) -> Vessel:
    return battle.table.by_key[f"a/{name}"]


def mute(vessel: Vessel, ref: str = CIC) -> None:
    vessel.system(ref).flags |= DISABLED
