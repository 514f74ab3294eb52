"""A critical in one line, with all that its rows were turned into; and the systems that it picks."""

from collections.abc import Sequence

from metamaker.battle.telling import FOLLOWS, HAPPENS
from metamaker.fighting import Event
from metamaker.games.metaverse.battle.events.condition import SystemDisabled
from metamaker.games.metaverse.battle.events.criticals import (
    CountRolled,
    CriticalIgnored,
    CriticalRolled,
    CriticalUpgraded,
    SubCriticalRolled,
    SystemPicked,
)
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.passages.passage import Passage, Weave, run_length
from metamaker.games.metaverse.battle.story.sentences import condition

_LINKS = (SubCriticalRolled, CriticalUpgraded, CriticalIgnored)


def critical(event: CriticalRolled, events: Sequence[Event], place: int, names: Names) -> Passage:  # noqa: ARG001 - as all weaves
    """Return a critical with those of a compound one, upgrades and what comes to nothing."""
    return _chain(events, place, names, HAPPENS)


def second(event: SubCriticalRolled, events: Sequence[Event], place: int, names: Names) -> Passage:  # noqa: ARG001 - as all weaves
    """Return the second of a compound critical, where the first one has done something."""
    return _chain(events, place, names, FOLLOWS)


def _chain(events: Sequence[Event], place: int, names: Names, depth: int) -> Passage:
    number = 1 + run_length(events, place + 1, lambda each: isinstance(each, _LINKS) and not _is_section_lost(each))
    told = [_link(each, names) for each in events[place : place + number]]
    return Passage("; ".join(told), number, depth)


def _link(event: Event, names: Names) -> str:
    if isinstance(event, CriticalIgnored):
        return event.reason
    return condition.TELLINGS[type(event)].sentence(event, names)


def _is_section_lost(event: Event) -> bool:
    """Whether a critical comes to nothing before it was rolled for."""
    return isinstance(event, CriticalIgnored) and "MV-1.3.7-11" in event.rules


def ignored(event: CriticalIgnored, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the criticals of one section that come to nothing for one reason."""
    number = run_length(events, place, lambda each: each == event)
    many = "the critical" if number == 1 else f"{number} criticals"
    comes = "comes" if number == 1 else "come"
    return Passage(f"{many} on {names.ship(event.ship)}, {event.section}, {comes} to nothing: {event.reason}", number)


def picked(event: CountRolled | SystemPicked, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the dice for systems that are picked, and that they are disabled."""
    ship = event.ship
    number = run_length(events, place, lambda each: isinstance(each, CountRolled | SystemPicked) and each.ship == ship)
    dice = events[place : place + number]
    told = [condition.TELLINGS[type(each)].sentence(each, names) for each in dice]
    chosen = {each.system for each in dice if isinstance(each, SystemPicked)}
    end = place + number
    count = run_length(events, end, lambda each: isinstance(each, SystemDisabled) and each.ship == ship)
    hurt = [each for each in events[end : end + count] if isinstance(each, SystemDisabled)]
    if hurt and chosen == {each.system for each in hurt}:
        return Passage(f"{'; '.join(told)}: disabled", number + count, FOLLOWS)
    first = next(iter(hurt), None)
    if first is not None:
        last = disabled(first, events, end, names)
        return Passage("; ".join([*told, last.text]), number + last.used, FOLLOWS)
    return Passage("; ".join(told), number, FOLLOWS)


def disabled(event: SystemDisabled, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the systems of a ship that one cause disables."""
    number = run_length(
        events,
        place,
        lambda each: isinstance(each, SystemDisabled) and (each.ship, each.cause) == (event.ship, event.cause),
    )
    systems = [each.system for each in events[place : place + number] if isinstance(each, SystemDisabled)]
    be = "is" if number == 1 else "are"
    text = f"{names.arms(event.ship, systems)} of {names.ship(event.ship)} {be} disabled ({event.cause})"
    return Passage(text, number, FOLLOWS)


WEAVES: dict[type, Weave] = {
    CriticalRolled: critical,
    SubCriticalRolled: second,
    CriticalIgnored: ignored,
    CountRolled: picked,
    SystemPicked: picked,
    SystemDisabled: disabled,
}
