"""A fight in few words: what each ship suffered in a round, what it came to, how all ships stand."""

from collections.abc import Iterator

from metamaker.core.naming import counted, listed
from metamaker.games.cosmoforce.battle.actions.events import Attacked, HeatGained, HeatShed
from metamaker.games.cosmoforce.battle.damage.events import (
    CrewHarmed,
    CrewKilled,
    MissilesDepleted,
    ShipEliminated,
    SystemMarked,
)
from metamaker.games.cosmoforce.battle.frame import BattleBegan, BattleEnded, FightSurvived, RoundBegan, ThreatsRolled
from metamaker.games.cosmoforce.battle.state import NOBODY, Battle, Ship
from metamaker.games.cosmoforce.battle.telling.names import Names, crew_text, systems_text
from metamaker.games.cosmoforce.battle.telling.phrases import speed_text
from metamaker.play.story import Event, Standing, StoryLine

FRAMES = (ThreatsRolled, BattleBegan, RoundBegan, BattleEnded, FightSurvived)
"""What ends an account of losses; each has a line of its own, and so has the loss of a ship."""

OWN_LINE = (*FRAMES, ShipEliminated)


class Toll:
    """What a ship suffered: attacks at it and their hits, boxes, destroyed systems, harmed and killed crew, heat now."""

    def __init__(self) -> None:
        self.attacks = 0
        self.hits = 0
        self.boxes = 0
        self.destroyed = 0
        self.depleted = 0
        self.harms = 0
        self.killed = 0
        self.heat = -1

    def add(self, event: Event) -> None:
        """Count an event."""
        if isinstance(event, Attacked):
            self.attacks += 1
            self.hits += event.hits
        elif isinstance(event, SystemMarked):
            self.boxes += 1
            self.destroyed += event.destroyed
        elif isinstance(event, MissilesDepleted):
            self.depleted += len(event.slots)
        elif isinstance(event, CrewHarmed):
            self.harms += 1
            self.killed += not event.state
        elif isinstance(event, CrewKilled):
            self.killed += 1
        elif isinstance(event, HeatGained | HeatShed):
            self.heat = event.heat

    def told(self) -> str:
        """Return it in words; empty if there is nothing to tell."""
        parts = [
            f"{counted(self.attacks, 'attack')} with {counted(self.hits, 'hit')}" if self.attacks else "",
            f"{counted(self.boxes, 'box', 'boxes')} marked" if self.boxes else "",
            f"{counted(self.destroyed, 'system')} destroyed" if self.destroyed else "",
            f"{counted(self.depleted, 'Missile')} depleted" if self.depleted else "",
            f"crew harmed {counted(self.harms, 'time')}" if self.harms else "",
            f"{self.killed} killed" if self.killed else "",
            f"heat {self.heat}" if self.heat >= 0 else "",
        ]
        return listed(part for part in parts if part) if any(parts) else ""


def tolls(suffered: dict[int, Toll], names: Names) -> Iterator[StoryLine]:
    """Yield a line for each ship that suffered, in table order."""
    for number in sorted(suffered):
        told = suffered[number].told()
        if told:
            yield StoryLine(f"{names.ship(number)}: {told}", (), 2)


def sufferer(event: Event) -> int:
    """Return the ship that an event is counted for, −1 for none."""
    if isinstance(event, Attacked):
        return event.target
    counts = isinstance(event, SystemMarked | MissilesDepleted | CrewHarmed | CrewKilled | HeatGained | HeatShed)
    number: int = event[0] if counts else -1
    return number


def ending(battle: Battle, names: Names) -> Iterator[StoryLine]:
    """Yield the losses of all sides."""
    for side, name in enumerate(battle.sides):
        ships = [ship for ship in battle.ships if ship.side == side]
        lost = [ship for ship in ships if not ship.alive]
        mass = sum(ship.plan.mass for ship in lost), sum(ship.plan.mass for ship in ships)
        gone = f"{len(lost)} eliminated" if lost else "none lost"
        yield StoryLine(f"{name}: {counted(len(ships), 'ship')}, {gone}; mass {mass[0]} of {mass[1]} lost", (), 2)
        for ship in lost:
            yield StoryLine(fate(ship, names), (), 3)


def fate(ship: Ship, names: Names) -> str:
    """Return how a ship was lost."""
    by = "" if ship.fate_by in {NOBODY, ship.number} else f" by {names.ship(ship.fate_by)}"
    return f"{names.ship(ship.number)} was eliminated{by} ({ship.fate})"


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
