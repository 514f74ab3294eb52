"""The public view of a fight, as plain values and in words. Labels name the ships (`A1`)."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.games.cosmoforce.battle.actions.dialogue import numbers_text, ship_text
from metamaker.games.cosmoforce.battle.actions.odds import collision_text, heat_text
from metamaker.games.cosmoforce.battle.state import KINDS, SLOTS_OF, Battle, Ship, sign_of
from metamaker.games.cosmoforce.battle.wording.labels import ship_called
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.play.story import StoryLine


class SlotView(NamedTuple):
    """A slot from 1 with its system: boxes, marks, whether it is destroyed, whether it is depleted."""

    number: int
    system: SystemKind
    boxes: int
    marks: int
    lost: bool
    spent: bool


class ShipView(NamedTuple):
    """A ship: speed in hundredths; `crew` has 2 for ready, 1 for hurt, 0 for killed; `fate` is empty while it fights."""

    sign: str
    name: str
    side: int
    fate: str
    mass: int
    speed: int
    thrust: int
    heat: int
    crew: tuple[int, ...]
    slots: tuple[SlotView, ...]


class TableView(NamedTuple):
    """The fight in a round, from 1; rounds of earlier fights of a run are counted."""

    round: int
    sides: tuple[str, ...]
    ships: tuple[ShipView, ...]


def table_view(battle: Battle, turn: int) -> TableView:
    """Return the public view."""
    return TableView(turn, battle.sides, tuple(_ship(battle, ship) for ship in battle.ships))


def _ship(battle: Battle, ship: Ship) -> ShipView:
    slots = (
        SlotView(
            slot + 1,
            KINDS[ship.plan.kinds[slot]],
            ship.plan.boxes[slot],
            ship.marks[slot],
            bool(ship.lost >> slot & 1),
            bool(ship.spent >> slot & 1),
        )
        for slot in SLOTS_OF[ship.plan.mounted]
    )
    fate = "" if ship.alive else ship.fate
    crew = tuple(ship.crew)
    return ShipView(
        sign_of(battle, ship),
        ship.name,
        ship.side,
        fate,
        ship.plan.mass,
        ship.speed,
        ship.thrust,
        ship.heat,
        crew,
        tuple(slots),
    )


def outlook(battle: Battle, names: Names, side: int, sign: str) -> Iterator[StoryLine]:
    """Yield the own ships and the others, or all about the one with this sign. Raises Unreadable."""
    if sign:
        yield from _closer(battle, names, ship_called(battle, sign))
        return
    for ship in sorted((ship for ship in battle.ships if ship.alive), key=lambda each: (each.side != side, each.number)):
        yield StoryLine(ship_text(battle, ship, names))


def _closer(battle: Battle, names: Names, ship: Ship) -> Iterator[StoryLine]:
    words, name = names.words, names.ship(ship.number)
    if not ship.alive:
        yield StoryLine(words.text("story-gone", ship=name, cause=names.cause(ship.fate)))
        return
    yield StoryLine(words.text("story-seen", ship=name, numbers=numbers_text(battle, ship, names)))
    for slot in SLOTS_OF[ship.plan.mounted]:
        marks, boxes, system = ship.marks[slot], ship.plan.boxes[slot], names.system_state(ship, slot)
        yield StoryLine(words.text("story-seen-slot", number=slot + 1, system=system, marks=marks, boxes=boxes), (), 3)
    yield StoryLine(words.text("story-seen-crew", crew=names.members(ship)), (), 3)
    yield StoryLine(heat_text(ship.heat - ship.sheds, words), ("CF-STEP-05",), 3)
    crash = collision_text(battle, ship, ship.speed, words)
    if crash:
        yield StoryLine(crash, ("CF-STEP-06",), 3)
