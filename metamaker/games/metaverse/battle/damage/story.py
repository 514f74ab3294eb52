"""Log lines of damage: dice, pulses, shields, boxes, losses, working systems, criticals in one line each."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.damage import events
from metamaker.games.metaverse.battle.damage.events import (
    CountRolled,
    CriticalIgnored,
    CriticalRolled,
    CriticalUpgraded,
    SubCriticalRolled,
    SystemDisabled,
    SystemPicked,
)
from metamaker.games.metaverse.battle.wording.fields import alone, parties, sentence
from metamaker.games.metaverse.battle.wording.names import Names, Passage, Weave, run_length, small
from metamaker.games.metaverse.battle.wording.phrases import halved, ordinal
from metamaker.games.metaverse.rules.critical_chart import CATEGORIES
from metamaker.games.metaverse.rules.roll import faces_for
from metamaker.play.story import FOLLOWS, HAPPENS, Event, Tellings, follows, telling


def lost_parties(event: events.PartiesLost, names: Names) -> str:
    """Return the parties lost in a layer, as a phrase about a ship."""
    lost = parties(names, crew=event.crew, marines=event.marines)
    return sentence(event, names, "story-parties_lost-layer", parties=lost)


def _parties(event: events.PartiesLost, names: Names) -> str:
    return sentence(event, names, lost=lost_parties(event, names))


def _section(event: events.SectionDestroyed, names: Names) -> str:
    told = sentence(event, names)
    if not event.boarders:
        return told
    return f"{told}, {names.text('story-pulse-parties', parties=parties(names, boarders=event.boarders))}"


def _ship(event: events.ShipDestroyed, names: Names) -> str:
    by = event.by if event.by != event.ship else ""
    return sentence(event, names, named="yes" if by else "no", armed="yes" if event.weapon else "no")


def _power_lost(event: events.PowerLost, names: Names) -> str:
    return sentence(event, names, own_reactor="yes" if event.supplier == event.section else "no")


def _critical_rolled(event: events.CriticalRolled, names: Names) -> str:
    row = f"{event.row}" if event.row_faces <= 1 else f"D{event.row_faces} {event.row_face}"
    means = f" ({event.row})" if event.row_faces > 1 and event.row != event.row_face else ""
    return sentence(event, names, row=f"{row}{means}", name=critical_name(event, names))


def _critical(event: SubCriticalRolled | CriticalUpgraded, names: Names) -> str:
    return sentence(event, names, name=critical_name(event, names))


def critical_name(event: CriticalRolled | SubCriticalRolled | CriticalUpgraded, names: Names) -> str:
    """Return the name of a row of the chart of criticals for use in a sentence."""
    row = event.name.lower().replace(" ", "_")
    return small(names.words.get(f"charts-criticals-{CATEGORIES[event.category]}-{row}-name", event.name))


def _picked(event: events.SystemPicked, names: Names) -> str:
    if event.choices <= 1:
        return sentence(event, names, "story-system_picked-only")
    thrown = faces_for(event.choices)
    which = (event.face + 1) // 2 if thrown != event.choices else event.face
    return sentence(event, names, thrown=thrown, which=ordinal(which, names.words))


_LINKS = (CriticalUpgraded, CriticalIgnored)


def critical(event: CriticalRolled, events: Sequence[Event], place: int, names: Names) -> Passage:  # noqa: ARG001 - as all weaves
    """Return a critical with its upgrades and ignored rows; the parts of a compound one have lines of their own."""
    return _chain(events, place, names, HAPPENS)


def part_of_compound(event: SubCriticalRolled, events: Sequence[Event], place: int, names: Names) -> Passage:  # noqa: ARG001 - as all weaves
    """Return one part of a compound critical, with its upgrades and ignored rows."""
    return _chain(events, place, names, FOLLOWS)


def _chain(events: Sequence[Event], place: int, names: Names, depth: int) -> Passage:
    number = 1 + run_length(events, place + 1, lambda each: isinstance(each, _LINKS) and not _is_section_lost(each))
    return Passage(names.clauses(_link(each, names) for each in events[place : place + number]), number, depth)


def _link(event: Event, names: Names) -> str:
    if isinstance(event, CriticalIgnored):
        return names.words.say(event.reason)
    return TELLINGS[type(event)].sentence(event, names)


def _is_section_lost(event: Event) -> bool:
    """Return whether a critical is ignored without a roll."""
    return isinstance(event, CriticalIgnored) and "MV-1.3.7-11" in event.rules


def ignored(event: CriticalIgnored, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the ignored criticals of one section with the same reason."""
    number = run_length(events, place, lambda each: each == event)
    return Passage(sentence(event, names, count=number), number)


def picked(event: CountRolled | SystemPicked, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the dice for the picked systems, and that these are disabled."""
    ship = event.ship
    number = run_length(events, place, lambda each: isinstance(each, CountRolled | SystemPicked) and each.ship == ship)
    dice = events[place : place + number]
    told = [TELLINGS[type(each)].sentence(each, names) for each in dice]
    chosen = {each.system for each in dice if isinstance(each, SystemPicked)}
    end = place + number
    count = run_length(events, end, lambda each: isinstance(each, SystemDisabled) and each.ship == ship)
    hurt = [each for each in events[end : end + count] if isinstance(each, SystemDisabled)]
    if hurt and chosen == {each.system for each in hurt}:
        return Passage(names.text("story-system_picked-disabled", picked=names.clauses(told)), number + count, FOLLOWS)
    first = next(iter(hurt), None)
    if first is not None:
        last = disabled(first, events, end, names)
        return Passage(names.clauses([*told, last.text]), number + last.used, FOLLOWS)
    return Passage(names.clauses(told), number, FOLLOWS)


def disabled(event: SystemDisabled, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the systems of a ship disabled by one cause."""
    number = run_length(
        events,
        place,
        lambda each: isinstance(each, SystemDisabled) and (each.ship, each.cause) == (event.ship, event.cause),
    )
    systems = [each.system for each in events[place : place + number] if isinstance(each, SystemDisabled)]
    return Passage(sentence(event, names, system=names.arms(event.ship, systems), count=number), number, FOLLOWS)


def _squadron(event: events.SquadronStruck, names: Names) -> str:
    """Return the dice of a hit on a squadron, its defence, and the strength lost by each pulse, in numbers that add up."""
    taken = " + ".join(str(amount) for amount in event.taken)
    return sentence(
        event,
        names,
        dice=halved(event.die, event.faces, names.words) if event.faces else "",
        rolled="yes" if event.faces else "no",
        again=halved(event.die, event.extras, names.words) if event.extras else "",
        reacts="yes" if event.extras else "no",
        taken=f"{taken} = {sum(event.taken)}" if len(event.taken) > 1 else taken,
    )


TELLINGS: Tellings = {
    events.SquadronStruck: follows(_squadron),
    events.SquadronDestroyed: follows(sentence),
    events.DamageRolled: follows(sentence),
    events.PulseDeflected: follows(sentence),
    events.CollisionStruck: follows(sentence),
    events.ShieldsLost: follows(sentence),
    events.PartiesLost: follows(_parties),
    events.IonizationRolled: follows(sentence),
    events.CriticalCaused: follows(sentence),
    events.SectionDestroyed: telling(_section),
    events.ShipDestroyed: telling(_ship),
    events.DriveBlewUp: telling(sentence),
    events.ReactorDetonated: telling(sentence),
    events.BlastSpread: follows(sentence),
    events.BlastReached: follows(sentence),
    events.SystemDisabled: follows(alone(disabled)),
    events.PowerLost: follows(_power_lost),
    events.PowerReturned: follows(sentence),
    events.BridgesLost: telling(sentence),
    events.BridgeRegained: telling(sentence),
    events.CriticalRolled: telling(_critical_rolled),
    events.SubCriticalRolled: follows(_critical),
    events.CriticalUpgraded: follows(_critical),
    events.CriticalIgnored: follows(alone(ignored)),
    events.CountRolled: follows(sentence),
    events.SystemPicked: follows(_picked),
    events.ReactorMelting: follows(sentence),
    events.ReactorFluctuates: follows(sentence),
    events.ReactorResumed: telling(sentence),
}

WEAVES: dict[type, Weave] = {
    CriticalRolled: critical,
    SubCriticalRolled: part_of_compound,
    CriticalIgnored: ignored,
    CountRolled: picked,
    SystemPicked: picked,
    SystemDisabled: disabled,
}
