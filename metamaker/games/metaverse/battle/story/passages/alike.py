"""Events of one kind that follow each other, told together: orders of fire, adapting shields, crew quality, morale."""

from collections.abc import Sequence

from metamaker.fighting import Event
from metamaker.games.metaverse.battle.events.command import CrewQualityChanged, MoraleBroke, MoraleRolled
from metamaker.games.metaverse.battle.events.fire import FireDeclared
from metamaker.games.metaverse.battle.events.repair import ShieldsAdapted, ShieldsRegenerated
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.passages.passage import Passage, Weave, run_length
from metamaker.games.metaverse.battle.story.phrases import listed
from metamaker.games.metaverse.battle.story.sentences import end_phase, fire


def declared(event: FireDeclared, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return all fire that a ship declares."""
    number = run_length(events, place, lambda each: isinstance(each, FireDeclared) and each.ship == event.ship)
    lines = [fire.TELLINGS[FireDeclared].sentence(each, names) for each in events[place : place + number]]
    start = f"{names.ship(event.ship)} fires "
    return Passage("; ".join([lines[0], *(line.removeprefix(start) for line in lines[1:])]), number)


def adapted(event: ShieldsAdapted, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the arcs of a ship whose shields adapt to the same level."""

    def alike(each: Event) -> bool:
        return isinstance(each, ShieldsAdapted) and (each.ship, each.level) == (event.ship, event.level)

    number = run_length(events, place, alike)
    arcs = listed(each.arc for each in events[place : place + number] if isinstance(each, ShieldsAdapted))
    return Passage(f"the {arcs} shields of {names.ship(event.ship)} adapt, level {event.level}", number)


def regenerated(event: ShieldsRegenerated, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the shield hits that a ship gets back in all arcs."""
    number = run_length(events, place, lambda each: isinstance(each, ShieldsRegenerated) and each.ship == event.ship)
    arcs = [each for each in events[place : place + number] if isinstance(each, ShieldsRegenerated)]
    told = listed(f"{each.hits} {each.arc} ({each.now} now)" for each in arcs)
    return Passage(f"{names.ship(event.ship)} regains shield hits: {told}", number)


def quality(event: CrewQualityChanged, events: Sequence[Event], place: int, names: Names) -> Passage | None:
    """Return the ships whose crew quality changes in the same way for the same reason."""
    number = run_length(events, place, lambda each: isinstance(each, CrewQualityChanged) and each[1:] == event[1:])
    if number == 1:
        return None
    ships = names.ships(each.ship for each in events[place : place + number] if isinstance(each, CrewQualityChanged))
    reason = end_phase.quality_reason(event)
    plural = reason.replace("is ", "are ", 1).replace("belongs", "belong", 1).replace("its", "their")
    return Passage(f"{ships} {plural}: crew quality {event.now} from now on, not {event.before}", number)


def morale(event: MoraleRolled, events: Sequence[Event], place: int, names: Names) -> Passage | None:
    """Return a failed check with what comes of it."""
    after = events[place + 1] if place + 1 < len(events) else None
    if not isinstance(after, MoraleBroke) or after.ship != event.ship:
        return None
    return Passage(end_phase.TELLINGS[MoraleRolled].sentence(event, names), 2)


WEAVES: dict[type, Weave] = {
    FireDeclared: declared,
    ShieldsAdapted: adapted,
    ShieldsRegenerated: regenerated,
    CrewQualityChanged: quality,
    MoraleRolled: morale,
}
