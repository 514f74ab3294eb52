"""The whole state of a battle, in the open: what lies on the table, what each side keeps secret, dice and log."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from metamaker.battle.dice import Dice
from metamaker.games.metaverse.battle.plot.orders import Plot
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel

Event = Any
"""An event is a NamedTuple of one of the modules of `events`; its last field is `rules`."""


class Step(IntEnum):
    """The twelve steps of a turn in their order. Rules MV-1.1.0-02 to -05."""

    PLOT_MOVEMENT = 1
    INDIRECT_MOVEMENT = 2
    STARSHIP_MOVEMENT = 3
    STARFIGHTER_OPERATIONS = 4
    STARFIGHTER_MOVEMENT = 5
    ELECTRONIC_WARFARE = 6
    STARSHIP_COMBAT = 7
    STARFIGHTER_COMBAT = 8
    INDIRECT_COMBAT = 9
    BOARDING_COMBAT = 10
    REPAIR = 11
    MORALE = 12


class Table:
    """What everybody may see: the turn, the step, all ships and their record sheets. Rule MV-2.1.1-03."""

    def __init__(self, vessels: Sequence[Vessel], names: tuple[str, str] = ("A", "B")) -> None:
        self.turn = 1
        self.step = Step.PLOT_MOVEMENT
        self.vessels = list(vessels)
        self.names = names
        self.by_key = {vessel.key: vessel for vessel in self.vessels}

    def fighting(self, side: int | None = None) -> list[Vessel]:
        """Return the ships on the table, those of one side if one is given, in their order."""
        return [vessel for vessel in self.vessels if vessel.status is Status.FIGHTING and (side is None or vessel.side == side)]


class Absence:
    """A strategic jump: the turn of departure, the least turns away (hidden), the place and heading once announced.

    `target` is the key of the ship that an FTL attack names, `array` the array chosen for it. `group` is the number of the
    commander with whose ships it returns together, or its own.
    """

    def __init__(self, turn: int, away: int, target: str = "", group: int = -1) -> None:
        self.turn = turn
        self.away = away
        self.target = target
        self.group = group
        self.arrival: tuple[int, int, int] | None = None
        """x and y in 1/1000 cm, and the heading. Rule MV-1.2.3-57."""
        self.announced = 0


class Secrets:
    """What one side alone knows: plots not yet revealed by the number of the ship and the turn, how long jumps last."""

    def __init__(self) -> None:
        self.plots: dict[tuple[int, int], Plot] = {}
        self.absences: dict[int, Absence] = {}


class Critical:
    """A critical that waits for its batch: ship and section by number, and what caused it.

    A teleporter's pinpoint critical rolls smaller dice: `category_faces` 6, `row_faces` by rating (MV-3.5.6-05).
    """

    def __init__(self, vessel: int, section: int, cause: str, category_faces: int = 8, row_rating: int = 0) -> None:
        self.vessel = vessel
        self.section = section
        self.cause = cause
        self.category_faces = category_faces
        self.row_rating = row_rating


class Detonation:
    """A melting reactor: it detonates at the end of this turn's Repair Step unless it is repaired. Rule MV-2.3.1-12."""

    def __init__(self, vessel: int, section: int) -> None:
        self.vessel = vessel
        self.section = section


class Battle:
    """A battle. Everything that happens goes through `tell`; all chance comes from `dice`.

    `criticals` waits for the end of its batch (MV-1.3.7-05), `melting` for the Repair Step. `running` is the step in
    progress and `open` are its open decisions, which the engine keeps. `result` is None while the battle lasts, then the
    winning side, or -1 for a draw.
    """

    def __init__(self, table: Table, dice: Dice, *, telling: bool = True, last_turn: int = 30) -> None:
        self.table = table
        self.dice = dice
        self.telling = telling
        self.last_turn = last_turn
        self.secrets = (Secrets(), Secrets())
        self.criticals: list[Critical] = []
        self.melting: list[Detonation] = []
        self.events: list[Event] = []
        self.running: Any = None
        self.open: tuple[Any, ...] = ()
        self.result: int | None = None

    def tell(self, event: Event) -> None:
        """Add an event to those of the present call; on hot paths ask `telling` before an event is made."""
        if self.telling:
            self.events.append(event)
