"""How the story tells crew quality and morale; ships whose quality changes alike in one line."""

from collections.abc import Sequence

from metamaker.core.naming import listed
from metamaker.games.metaverse.battle.command.events import CrewQualityChanged, MoraleBroke, MoraleRolled
from metamaker.games.metaverse.battle.telling.names import Names, Passage, Weave, run_length
from metamaker.games.metaverse.battle.telling.phrases import halved, plain
from metamaker.play.story import Event, Tellings, telling


def _quality(event: CrewQualityChanged, names: Names) -> str:
    return f"{names.ship(event.ship)} {quality_reason(event)}: crew quality {event.now} from now on, not {event.before}"


def quality_reason(event: CrewQualityChanged) -> str:
    """Return why a ship fights with another crew quality, as what is said of it."""
    if event.now > event.before:
        return "is linked to its commanders again"
    return "belongs to no chain of command" if "MV-3.8.0-01" in event.rules else "is cut off from its commanders"


def _morale(event: MoraleRolled, names: Names) -> str:
    before = -event.modifier - len(event.met)
    met = listed([*(LOST.get(word, word) for word in event.met), *([f"{before} before"] if before > 0 else [])])
    plan = names.plan(event.ship)
    rolled = halved(plan.command_faces, (event.face,)) if plan else f"{event.face}"
    counts = f": {event.result}" if event.result != event.face else ""
    modifier = f"{counts} − {-event.modifier} = {plain(event.total)}" if event.modifier else counts
    end = "breaks off" if event.total < 1 else "stays"
    return f"morale of {names.ship(event.ship)} ({met}): {rolled}{modifier}: {end}"


LOST = {
    "flagship": "flagship lost",
    "division": "division lost",
    "wing": "wing lost",
    "squadron": "squadron lost",
    "section": "a section lost",
}
"""The conditions of morale, in words."""


def _broke(event: MoraleBroke, names: Names) -> str:
    return f"{names.ship(event.ship)} loses its nerve and breaks off"


def quality(event: CrewQualityChanged, events: Sequence[Event], place: int, names: Names) -> Passage | None:
    """Return the ships whose crew quality changes in the same way for the same reason."""
    number = run_length(events, place, lambda each: isinstance(each, CrewQualityChanged) and each[1:] == event[1:])
    if number == 1:
        return None
    ships = names.ships(each.ship for each in events[place : place + number] if isinstance(each, CrewQualityChanged))
    reason = quality_reason(event)
    plural = reason.replace("is ", "are ", 1).replace("belongs", "belong", 1).replace("its", "their")
    return Passage(f"{ships} {plural}: crew quality {event.now} from now on, not {event.before}", number)


def morale(event: MoraleRolled, events: Sequence[Event], place: int, names: Names) -> Passage | None:
    """Return a failed check with what comes of it."""
    after = events[place + 1] if place + 1 < len(events) else None
    if not isinstance(after, MoraleBroke) or after.ship != event.ship:
        return None
    return Passage(_morale(event, names), 2)


TELLINGS: Tellings = {
    CrewQualityChanged: telling(_quality),
    MoraleRolled: telling(_morale),
    MoraleBroke: telling(_broke),
}

WEAVES: dict[type, Weave] = {CrewQualityChanged: quality, MoraleRolled: morale}
