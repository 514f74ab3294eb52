"""The story of a battle in few lines: what each ship suffered in a turn, and who was lost."""

from collections.abc import Iterable, Iterator, Sequence

from metamaker.fighting import Event, StoryLine
from metamaker.games.metaverse.battle.events.command import MoraleBroke
from metamaker.games.metaverse.battle.events.criticals import CriticalRolled
from metamaker.games.metaverse.battle.events.damage import (
    BoxesLost,
    DriveBlewUp,
    ReactorDetonated,
    SectionDestroyed,
    ShieldsLost,
    ShipDestroyed,
)
from metamaker.games.metaverse.battle.events.fire import RamStruck, SensorRolled
from metamaker.games.metaverse.battle.events.movement import Departed, FtlAttackRolled, Returned
from metamaker.games.metaverse.battle.events.turn import BattleBegan, BattleEnded, DesignFlawed, TurnBegan
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.phrases import counted, listed
from metamaker.games.metaverse.battle.story.teller import line_of

_FRAMES = (BattleBegan, TurnBegan, BattleEnded)
_TOLD = (
    DesignFlawed,
    DriveBlewUp,
    ReactorDetonated,
    RamStruck,
    FtlAttackRolled,
    ShipDestroyed,
    MoraleBroke,
    Departed,
    Returned,
)
"""What has a line of its own."""


class Toll:
    """What a ship suffered: shots at it and those that hit, shield hits, boxes, criticals, sections lost."""

    def __init__(self) -> None:
        self.shots = 0
        self.hits = 0
        self.shields = 0
        self.boxes = 0
        self.criticals = 0
        self.sections: list[str] = []

    def add(self, event: Event) -> None:
        """Count an event that says what the ship suffered."""
        if isinstance(event, SensorRolled):
            self.shots += 0 if event.again else len(event.weapons)
            self.hits += len(event.weapons) if event.hit else 0
        elif isinstance(event, ShieldsLost):
            self.shields += event.hits
        elif isinstance(event, BoxesLost):
            self.boxes += event.boxes
        elif isinstance(event, CriticalRolled):
            self.criticals += 1
        elif isinstance(event, SectionDestroyed):
            self.sections.append(event.section)

    def text(self) -> str:
        """Return it as a list; nothing of what there was none of."""
        of = f"{counted(self.hits, 'hit')} of {counted(self.shots, 'shot')}" if self.shots else ""
        lost = f"{listed(self.sections)} lost" if self.sections else ""
        shields = counted(self.shields, "shield hit") if self.shields else ""
        boxes = counted(self.boxes, "box", "boxes") if self.boxes else ""
        criticals = counted(self.criticals, "critical") if self.criticals else ""
        return ", ".join(part for part in (of, shields, boxes, criticals, lost) if part)


_SUFFERED = (SensorRolled, ShieldsLost, BoxesLost, CriticalRolled, SectionDestroyed)


def brief(events: Iterable[Event], names: Names) -> Iterator[StoryLine]:
    """Yield a line for every ship that was shot at or hurt in a turn, then one for each that was lost, left or came back."""
    of_turn: list[Event] = []
    for event in events:
        if isinstance(event, _FRAMES):
            yield from _turn(of_turn, names)
            of_turn = []
            yield line_of(event, names)
        else:
            of_turn.append(event)
    yield from _turn(of_turn, names)


def _turn(events: Sequence[Event], names: Names) -> Iterator[StoryLine]:
    tolls: dict[str, Toll] = {}
    for event in events:
        if isinstance(event, _SUFFERED):
            ship = event.target if isinstance(event, SensorRolled) else event.ship
            tolls.setdefault(ship, Toll()).add(event)
    for ship, toll in tolls.items():
        yield StoryLine(f"{names.ship(ship)}: {toll.text()}")
    for event in events:
        if isinstance(event, _TOLD):
            yield line_of(event, names)
