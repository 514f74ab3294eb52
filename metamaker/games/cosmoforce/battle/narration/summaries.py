"""Short reports of a fight, as text and as data: losses in a round, the result, the state of all ships."""

from collections import Counter
from collections.abc import Iterator

from typing_extensions import TypedDict

from metamaker.games.cosmoforce.battle.actions.events import Attacked, HeatGained, HeatShed
from metamaker.games.cosmoforce.battle.damage.events import (
    CrewHarmed,
    CrewKilled,
    MissilesDepleted,
    ShipEliminated,
    SystemMarked,
)
from metamaker.games.cosmoforce.battle.frame import BattleBegan, BattleEnded, FightSurvived, RoundBegan, ThreatsRolled
from metamaker.games.cosmoforce.battle.state import HURT, KILLED, KINDS, NOTHING, READY, SLOTS, WHOLE_SPEED, Battle, Ship
from metamaker.games.cosmoforce.battle.wording.names import Names, speed_text
from metamaker.games.cosmoforce.messages import message
from metamaker.play.story import Event, Standing, StoryLine

FRAMES = (ThreatsRolled, BattleBegan, RoundBegan, BattleEnded, FightSurvived)
"""The ends of a list of losses; each has a line of its own, like the loss of a ship."""

OWN_LINE = (*FRAMES, ShipEliminated)


class Toll:
    """The losses of a ship, counted by kind; `heat` is its present heat."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.hits = 0
        self.heat = -1

    def add(self, event: Event) -> None:
        """Count an event."""
        if isinstance(event, Attacked):
            self.counts["attacks"] += 1
            self.hits += event.hits
        elif isinstance(event, SystemMarked):
            self.counts["boxes"] += 1
            self.counts["destroyed"] += event.destroyed
        elif isinstance(event, MissilesDepleted):
            self.counts["depleted"] += len(event.slots)
        elif isinstance(event, CrewHarmed):
            self.counts["harms"] += 1
            self.counts["killed"] += not event.state
        elif isinstance(event, CrewKilled):
            self.counts["killed"] += 1
        elif isinstance(event, HeatGained | HeatShed):
            self.heat = event.heat

    def line(self, names: Names) -> str:
        """Return the losses in words; empty if there are none."""
        counts = self.counts
        parts = [message("story-toll-attacks", attacks=counts["attacks"], hits=self.hits)] if counts["attacks"] else []
        parts += [message(f"story-toll-{key}", count=counts[key]) for key in _COUNTED if counts[key]]
        parts += [message("story-toll-heat", count=self.heat)] if self.heat >= 0 else []
        return names.words.listed(parts)


_COUNTED = ("boxes", "destroyed", "depleted", "harms", "killed")


def tolls(suffered: dict[int, Toll], names: Names) -> Iterator[StoryLine]:
    """Yield a line for each ship with losses, in table order."""
    for number in sorted(suffered):
        toll = suffered[number].line(names)
        if toll:
            yield StoryLine(names.words.text("story-toll", ship=names.ship(number), toll=toll), (), 2)


def sufferer(event: Event) -> int:
    """Return the ship of an event, −1 for none."""
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
        lost_mass, mass = sum(ship.plan.mass for ship in lost), sum(ship.plan.mass for ship in ships)
        values = {"side": names.side(name), "ships": len(ships), "lost": len(lost), "lost_mass": lost_mass, "mass": mass}
        yield StoryLine(names.words.text("story-losses", **values), (), 2)
        for ship in lost:
            yield StoryLine(fate(ship, names), (), 3)


def fate(ship: Ship, names: Names) -> str:
    """Return the description of a loss."""
    by, cause = names.by(ship.fate_by, ship.number), names.cause(ship.fate)
    return names.words.text("story-loss", ship=names.ship(ship.number), by=by, cause=cause)


COLUMNS = ("sign", "ship", "mass", "speed", "thrust", "heat", "crew", "systems")
NUMBERS: tuple[str, ...] = ()
"""No column is purely numeric: tables cut long texts next to such columns, and lists of systems are long."""


def standing(battle: Battle, names: Names) -> Standing:
    """Return the standing of all ships, in table order."""
    columns = tuple(names.words[f"story-column-{column}"] for column in COLUMNS)
    data = (figures(ship, names.signs[ship.number]) for ship in battle.ships)
    return Standing(columns, tuple(tuple(_row(ship, names)) for ship in battle.ships), NUMBERS, tuple(data))


def _row(ship: Ship, names: Names) -> Iterator[str]:
    yield from (names.signs[ship.number], ship.name, str(ship.plan.mass))
    if ship.alive:
        yield from (speed_text(ship.speed, names.words), str(ship.thrust), str(ship.heat))
        yield from (names.crew(ship), names.systems(ship))
    else:
        yield from ("", "", "", "", names.words.text("story-eliminated", cause=names.cause(ship.fate)))


class CrewFigures(TypedDict):
    """The numbers of crew in each state."""

    ready: int
    hurt: int
    killed: int


class SlotFigures(TypedDict):
    """A slot from 1: its system (null for an empty one), boxes, marks in them, whether it is destroyed or depleted."""

    slot: int
    system: str | None
    boxes: int
    marks: int
    destroyed: bool
    depleted: bool


class CosmoforceShip(TypedDict):
    """The state of a ship; `side` counts from 0. For an eliminated ship speed, thrust and heat are null."""

    sign: str
    name: str
    side: int
    eliminated: bool
    mass: int
    speed: float | None
    thrust: int | None
    heat: int | None
    crew: CrewFigures
    slots: list[SlotFigures]


def figures(ship: Ship, sign: str) -> CosmoforceShip:
    """Return the state of a ship."""
    alive = ship.alive
    return {
        "sign": sign,
        "name": ship.name,
        "side": ship.side,
        "eliminated": not alive,
        "mass": ship.plan.mass,
        "speed": ship.speed / WHOLE_SPEED if alive else None,
        "thrust": ship.thrust if alive else None,
        "heat": ship.heat if alive else None,
        "crew": {"ready": ship.crew.count(READY), "hurt": ship.crew.count(HURT), "killed": ship.crew.count(KILLED)},
        "slots": [_slot(ship, slot) for slot in range(SLOTS)],
    }


def _slot(ship: Ship, slot: int) -> SlotFigures:
    kind = ship.plan.kinds[slot]
    return {
        "slot": slot + 1,
        "system": None if kind == NOTHING else KINDS[kind].value,
        "boxes": ship.plan.boxes[slot],
        "marks": ship.marks[slot],
        "destroyed": bool(ship.lost >> slot & 1),
        "depleted": bool(ship.spent >> slot & 1),
    }
