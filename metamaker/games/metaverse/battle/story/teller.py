"""The story of a battle: a line for every event, under headings for turns and steps."""

from collections.abc import Iterable, Iterator, Sequence

from metamaker.fighting import Event, StoryLine
from metamaker.games.metaverse.battle.events.turn import BattleEnded, StepBegan, TurnBegan
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.sentences import condition, damage, electronics, end_phase, fire, movement, turn
from metamaker.games.metaverse.battle.story.telling import HAPPENS, Tellings

TELLINGS: Tellings = {
    **turn.TELLINGS,
    **movement.TELLINGS,
    **electronics.TELLINGS,
    **fire.TELLINGS,
    **damage.TELLINGS,
    **condition.TELLINGS,
    **end_phase.TELLINGS,
}
"""How every class of events is told."""

_FRAMES = (StepBegan, TurnBegan, BattleEnded)


def told(events: Iterable[Event], names: Names) -> Iterator[StoryLine]:
    """Yield the story of events; a step in which nothing happens is left out."""
    happened = list(events)
    for place, event in enumerate(happened):
        if isinstance(event, StepBegan) and _is_empty(happened[place + 1 :]):
            continue
        line = line_of(event, names)
        if line.text:
            yield line


def _is_empty(following: Sequence[Event]) -> bool:
    return not following or isinstance(following[0], _FRAMES)


def line_of(event: Event, names: Names) -> StoryLine:
    """Return the line of one event; an event that nobody taught the story is told by its class and fields."""
    rules = getattr(event, "rules", ())
    telling = TELLINGS.get(type(event))
    if telling is None:
        return StoryLine(_spelled_out(event), rules, HAPPENS)
    text = telling.sentence(event, names)
    return StoryLine(f"{text[:1].upper()}{text[1:]}", rules if telling.depth >= HAPPENS else (), telling.depth)


def _spelled_out(event: Event) -> str:
    fields = getattr(event, "_fields", ())
    shown = ", ".join(f"{name} {value}" for name, value in zip(fields, event, strict=False) if name != "rules")
    return f"{type(event).__name__}: {shown}"
