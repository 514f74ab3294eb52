"""The story of a battle, under headings for turns and steps."""

from collections.abc import Iterable, Iterator, Sequence

from metamaker.battle.telling import HAPPENS, Tellings
from metamaker.fighting import Event, StoryLine
from metamaker.games.metaverse.battle.story.heard import Planned, heard
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.passages import chains as damage_chains
from metamaker.games.metaverse.battle.story.passages import hits as fire_hits
from metamaker.games.metaverse.battle.story.passages.passage import Passage, Weave
from metamaker.games.metaverse.battle.story.sentences import command as command_story
from metamaker.games.metaverse.battle.story.sentences import condition as condition_story
from metamaker.games.metaverse.battle.story.sentences import damage as damage_story
from metamaker.games.metaverse.battle.story.sentences import electronics as electronics_story
from metamaker.games.metaverse.battle.story.sentences import end_phase as repair_story
from metamaker.games.metaverse.battle.story.sentences import fire as fire_story
from metamaker.games.metaverse.battle.story.sentences import movement as movement_story
from metamaker.games.metaverse.battle.story.sentences import turn as frame

TELLINGS: Tellings = {
    **frame.TELLINGS,
    **movement_story.TELLINGS,
    **electronics_story.TELLINGS,
    **fire_story.TELLINGS,
    **damage_story.TELLINGS,
    **condition_story.TELLINGS,
    **repair_story.TELLINGS,
    **command_story.TELLINGS,
}
"""How every class of events is told."""


def told(events: Iterable[Event], names: Names) -> Iterator[StoryLine]:
    """Yield the story of events: a line for each, or for several that belong together; what leads to nothing is left out."""
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
    """Return a move as it was plotted."""
    rest = line_of(event.move, names).text.removeprefix(names.ship(event.move.ship))
    return Passage(f"{line_of(event.plot, names).text}:{rest}", 1)


def _line(text: str, events: Sequence[Event], depth: int) -> StoryLine:
    """Return a line that cites the rules of all these events, each once."""
    rules = dict.fromkeys(rule for event in events for rule in _rules(event))
    return StoryLine(f"{text[:1].upper()}{text[1:]}", tuple(rules), depth)


def _rules(event: Event) -> tuple[str, ...]:
    if isinstance(event, Planned):
        return (*event.plot.rules, *event.move.rules)
    rules: tuple[str, ...] = getattr(event, "rules", ())
    return rules


def line_of(event: Event, names: Names) -> StoryLine:
    """Return the line of one event; an event that nobody taught the story is told by its class and fields."""
    rules = _rules(event)
    telling = TELLINGS.get(type(event))
    if telling is None:
        return StoryLine(_spelled_out(event), rules, HAPPENS)
    text = telling.sentence(event, names)
    return StoryLine(f"{text[:1].upper()}{text[1:]}", rules if telling.depth >= HAPPENS else (), telling.depth)


def _spelled_out(event: Event) -> str:
    fields = getattr(event, "_fields", ())
    shown = ", ".join(f"{name} {value}" for name, value in zip(fields, event, strict=False) if name != "rules")
    return f"{type(event).__name__}: {shown}"


WEAVES: dict[type, Weave] = {
    Planned: _planned,
    **fire_hits.WEAVES,
    **damage_chains.WEAVES,
    **repair_story.WEAVES,
    **command_story.WEAVES,
}
"""How events that begin a line of several are told with those behind them."""
