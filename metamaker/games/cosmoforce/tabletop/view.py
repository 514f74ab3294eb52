"""What anybody may see of a fight as plain values: everything lies open. Ships are named by their signs (`A1`)."""

from typing import NamedTuple

from metamaker.games.cosmoforce.battle.state import KINDS, SLOTS_OF, Battle, Ship, sign_of
from metamaker.games.cosmoforce.model.words import SystemKind


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
    """Return what anybody may see."""
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
