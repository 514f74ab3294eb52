"""What of a log the story leaves out or puts together: plots are told with the moves, what leads to nothing is not told."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.fighting import Event
from metamaker.games.metaverse.battle.events.electronics import ElectronicsOrderRolled
from metamaker.games.metaverse.battle.events.fire import DeclarationRolled, GroupBegan
from metamaker.games.metaverse.battle.events.movement import Moved, PlotRevealed
from metamaker.games.metaverse.battle.events.turn import BattleEnded, StepBegan, TurnBegan

FRAMES = (StepBegan, TurnBegan, BattleEnded)
OPENINGS = (StepBegan, GroupBegan, DeclarationRolled, ElectronicsOrderRolled)
"""What is only told if something happens behind it."""


class Planned(NamedTuple):
    """A move with the plot that it carries out."""

    plot: PlotRevealed
    move: Moved


def heard(events: Sequence[Event]) -> list[Event]:
    """Return the events that get lines; a plot and the move of its ship in the same step are one `Planned`.

    A step, a group of ships or a roll for their order behind which nothing happens is left out.
    """
    kept: list[Event] = []
    moves: dict[str, tuple[int, Moved]] = {}
    step_happens = group_happens = False
    for event in reversed(events):
        if isinstance(event, FRAMES):
            if step_happens or not isinstance(event, StepBegan):
                kept.append(event)
            step_happens = group_happens = False
            moves.clear()
        elif isinstance(event, OPENINGS):
            if step_happens if isinstance(event, ElectronicsOrderRolled) else group_happens:
                kept.append(event)
            group_happens = group_happens and not isinstance(event, GroupBegan)
        else:
            step_happens = group_happens = True
            _keep(event, kept, moves)
    return kept[::-1]


def _keep(event: Event, kept: list[Event], moves: dict[str, tuple[int, Moved]]) -> None:
    """Keep an event that gets a line; a plot goes to the move of its ship that was met before, since the log runs backwards."""
    if isinstance(event, PlotRevealed) and event.ship in moves:
        place, move = moves.pop(event.ship)
        kept[place] = Planned(event, move)
        return
    if isinstance(event, Moved):
        moves[event.ship] = len(kept), event
    kept.append(event)
