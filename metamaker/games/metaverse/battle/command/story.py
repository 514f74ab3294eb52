"""Log lines of crew quality and morale, with one line for ships that change alike."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.command.events import CrewQualityChanged, MoraleBroke, MoraleRolled
from metamaker.games.metaverse.battle.wording.fields import alone, sentence
from metamaker.games.metaverse.battle.wording.names import Names, Passage, Weave, run_length
from metamaker.games.metaverse.battle.wording.phrases import halved, plain
from metamaker.play.story import Event, Tellings, telling


def _morale(event: MoraleRolled, names: Names) -> str:
    before = -event.modifier - len(event.met)
    met = [names.word("silent" if word in event.silent else "lost", word) for word in event.met]
    met += [names.text("story-lost_before", count=before)] if before > 0 else []
    plan = names.plan(event.ship)
    return sentence(
        event,
        names,
        met=names.listed(met or [names.words["story-lost_nothing"]]),
        dice=halved(plan.command_faces, (event.face,), names.words) if plan else f"{event.face}",
        counted=f": {event.result}" if event.result != event.face else "",
        sum=f" − {-event.modifier} = {plain(event.total)}" if event.modifier else "",
        stays="yes" if event.total > 0 else "no",
    )


def quality(event: CrewQualityChanged, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the ships with the same change of crew quality for the same reason."""
    number = run_length(events, place, lambda each: isinstance(each, CrewQualityChanged) and each[1:] == event[1:])
    ships = names.ships(each.ship for each in events[place : place + number] if isinstance(each, CrewQualityChanged))
    reason = "linked" if event.now > event.before else "alone" if "MV-3.8.0-01" in event.rules else "cut_off"
    return Passage(sentence(event, names, ship=ships, count=number, reason=reason), number)


def morale(event: MoraleRolled, events: Sequence[Event], place: int, names: Names) -> Passage | None:
    """Return a failed check with its consequence."""
    after = events[place + 1] if place + 1 < len(events) else None
    if not isinstance(after, MoraleBroke) or after.ship != event.ship:
        return None
    return Passage(_morale(event, names), 2)


TELLINGS: Tellings = {
    CrewQualityChanged: telling(alone(quality)),
    MoraleRolled: telling(_morale),
    MoraleBroke: telling(sentence),
}

WEAVES: dict[type, Weave] = {CrewQualityChanged: quality, MoraleRolled: morale}
