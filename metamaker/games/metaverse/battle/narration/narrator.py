"""The story of a battle under headings for turns and steps: omitted events, combined events, a line for each of the rest."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from metamaker.core.display_names import first_upper
from metamaker.games.metaverse.battle.boarding import story as boarding_story
from metamaker.games.metaverse.battle.command import story as command_story
from metamaker.games.metaverse.battle.damage import story as damage_story
from metamaker.games.metaverse.battle.electronics import story as electronics_story
from metamaker.games.metaverse.battle.electronics.events import ElectronicsOrderRolled
from metamaker.games.metaverse.battle.fire import story as fire_story
from metamaker.games.metaverse.battle.fire.events import DeclarationRolled, GroupBegan
from metamaker.games.metaverse.battle.frame import BattleEnded, StepBegan, TurnBegan
from metamaker.games.metaverse.battle.movement import story as movement_story
from metamaker.games.metaverse.battle.movement.events import Moved, PlotRevealed
from metamaker.games.metaverse.battle.narration import frame
from metamaker.games.metaverse.battle.repair import story as repair_story
from metamaker.games.metaverse.battle.salvos import story as salvos_story
from metamaker.games.metaverse.battle.starfighters import story as starfighters_story
from metamaker.games.metaverse.battle.starfighters.events import StrengthGroupBegan
from metamaker.games.metaverse.battle.terrain import story as terrain_story
from metamaker.games.metaverse.battle.wording.names import Names, Passage, Weave
from metamaker.play.story import HAPPENS, Event, StoryLine, Tellings

FRAMES = (StepBegan, TurnBegan, BattleEnded)
OPENINGS = (StepBegan, GroupBegan, DeclarationRolled, ElectronicsOrderRolled, StrengthGroupBegan)
"""Events that are shown only if an action follows them."""


class Planned(NamedTuple):
    """A move with the plot that it carries out."""

    plot: PlotRevealed
    move: Moved


def heard(events: Sequence[Event]) -> list[Event]:
    """Return the events that get lines; a plot and the move of its ship in the same step are one `Planned`.

    A step, a group of ships or a roll for their order is left out if nothing follows it.
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
            group_happens = group_happens and not isinstance(event, (GroupBegan, StrengthGroupBegan))
        else:
            step_happens = group_happens = True
            _keep(event, kept, moves)
    return kept[::-1]


def _keep(event: Event, kept: list[Event], moves: dict[str, tuple[int, Moved]]) -> None:
    """Keep an event that gets a line; a plot joins the later move of its ship, already seen because the log runs backwards."""
    if isinstance(event, PlotRevealed) and event.ship in moves:
        place, move = moves.pop(event.ship)
        kept[place] = Planned(event, move)
        return
    if isinstance(event, Moved):
        moves[event.ship] = len(kept), event
    kept.append(event)


TELLINGS: Tellings = {
    **frame.TELLINGS,
    **movement_story.TELLINGS,
    **electronics_story.TELLINGS,
    **fire_story.TELLINGS,
    **damage_story.TELLINGS,
    **salvos_story.TELLINGS,
    **starfighters_story.TELLINGS,
    **boarding_story.TELLINGS,
    **repair_story.TELLINGS,
    **command_story.TELLINGS,
    **terrain_story.TELLINGS,
}
"""The narration of each class of events."""


def story_lines(events: Iterable[Event], names: Names) -> Iterator[StoryLine]:
    """Yield the story of events: a line for each, or for several related ones; events without consequences are left out."""
    happened = heard(list(events))
    place = 0
    while place < len(happened):
        event = happened[place]
        weave = WEAVES.get(type(event))
        passage = weave(event, happened, place, names) if weave else None
        if passage is None:
            line = line_of(event, names)
            place += 1
        else:
            line = _line(passage.text, happened[place : place + passage.used], passage.depth)
            place += passage.used
        if line.text:
            yield line


def _planned(event: Planned, events: Sequence[Event], place: int, names: Names) -> Passage:  # noqa: ARG001 - as all weaves
    """Return a move together with its plot."""
    return Passage(movement_story.planned(event.plot, event.move, names), 1)


def _line(text: str, events: Sequence[Event], depth: int) -> StoryLine:
    """Return a line that cites the rules of all these events, each once."""
    rules = dict.fromkeys(rule for event in events for rule in _rules(event))
    return StoryLine(first_upper(text), tuple(rules), depth)


def _rules(event: Event) -> tuple[str, ...]:
    if isinstance(event, Planned):
        return (*event.plot.rules, *event.move.rules)
    rules: tuple[str, ...] = getattr(event, "rules", ())
    return rules


def line_of(event: Event, names: Names) -> StoryLine:
    """Return the line of one event; for an unknown class the line is its name and fields."""
    rules = _rules(event)
    telling = TELLINGS.get(type(event))
    if telling is None:
        return StoryLine(_spelled_out(event), rules, HAPPENS)
    text = telling.sentence(event, names)
    return StoryLine(first_upper(text), rules if telling.depth >= HAPPENS else (), telling.depth)


def _spelled_out(event: Event) -> str:
    fields = getattr(event, "_fields", ())
    shown = ", ".join(f"{name} {value}" for name, value in zip(fields, event, strict=False) if name != "rules")
    return f"{type(event).__name__}: {shown}"


WEAVES: dict[type, Weave] = {
    Planned: _planned,
    **fire_story.WEAVES,
    **damage_story.WEAVES,
    **repair_story.WEAVES,
    **command_story.WEAVES,
}
"""The narration of events that begin a line for several."""
