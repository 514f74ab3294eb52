"""The state of a ship as data for programs, in numbers, the same in every language."""

from typing_extensions import TypedDict

from metamaker.games.cosmoforce.battle.state import HURT, KILLED, KINDS, NOTHING, READY, SLOTS, WHOLE_SPEED, Ship


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
