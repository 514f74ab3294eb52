"""How the story tells damage: dice, pulses, shields, boxes, losses, what works, criticals in one line each."""

from collections.abc import Sequence

from metamaker.core.naming import counted, listed
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
from metamaker.games.metaverse.battle.telling.names import Names, Passage, Weave, run_length
from metamaker.games.metaverse.battle.telling.phrases import apart, faces, ordinal
from metamaker.games.metaverse.rules.roll import faces_for
from metamaker.play.story import FOLLOWS, HAPPENS, Event, Tellings, follows, telling


def _rolled(event: events.DamageRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    dice = f"damage dice {faces(event.faces)}" if event.faces else "no damage dice to roll"
    judges = f"; against the deflector {faces(event.judges)}" if event.judges else ""
    extras = f"; second dice {faces(event.extras)}" if event.extras else ""
    return f"{event.weapon}: {dice}{judges}{extras}"


def _pulse(event: events.PulseStruck, names: Names) -> str:  # noqa: ARG001 - as all tellings
    which = "second die" if event.extra else "pulse"
    steps = [f"{which} of {event.result}"]
    if event.amount != event.result:
        steps.append(f"{event.amount} at the {event.arc} arc")
    if event.shields:
        steps.append(f"shields take {event.shields}")
    if event.shields and event.arrived:
        steps.append(f"{event.arrived} come through")
    if event.arrived > event.boxes:
        steps.append(f"armour takes {event.arrived - event.boxes}")
    steps.append(counted(event.boxes, "box", "boxes") if event.boxes else "none comes through")
    if event.behind:
        steps.append(f"{event.behind} behind")
    return ", ".join(steps)


def _deflected(event: events.PulseDeflected, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"pulse of {event.result}, deflected by rating {event.deflector}"


def _collision(event: events.CollisionStruck, names: Names) -> str:
    shields = f", shields take {event.shields}" if event.shields else ""
    boxes = counted(event.boxes, "box", "boxes")
    return f"{names.ship(event.ship)} takes {event.amount} on the {event.arc} arc ({event.cause}){shields}, {boxes}"


def _shields(event: events.ShieldsLost, names: Names) -> str:
    left = f"{event.left} left" if event.left else "none left"
    return f"{names.ship(event.ship)} loses {counted(event.hits, 'shield hit')} {event.arc}, {left}"


def _boxes(event: events.BoxesLost, names: Names) -> str:
    left = f"{event.left} left" if event.left else "the layer is gone"
    boxes = counted(event.boxes, "box", "boxes")
    return f"{names.ship(event.ship)} loses {boxes} of layer {event.layer}, {event.section}, {left}"


def _parties(event: events.PartiesLost, names: Names) -> str:
    lost = [
        counted(number, f"{kind} party", f"{kind} parties")
        for number, kind in ((event.crew, "crew"), (event.marines, "marine"))
        if number
    ]
    return f"{names.ship(event.ship)} loses {listed(lost)} of layer {event.layer}, {event.section}"


def _ionized(event: events.IonizationRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    end = "a critical" if event.face == 6 else "no critical"
    return f"ionized: D6 {event.face}, {end}"


def _critical(event: events.CriticalCaused, names: Names) -> str:
    return f"a critical for the {event.section} section of {names.ship(event.ship)}"


def _section(event: events.SectionDestroyed, names: Names) -> str:
    return f"the {event.section} section of {names.ship(event.ship)} is destroyed{_by_fire(event.cause)}"


def _by_fire(cause: str) -> str:
    """What is lost to fire needs no word more."""
    return "" if cause == "fire" else f" ({cause})"


def _ship(event: events.ShipDestroyed, names: Names) -> str:
    by = f" by {names.ship(event.by)}" if event.by and event.by != event.ship else ""
    weapon = f", {event.weapon}" if event.weapon else ""
    return f"{names.ship(event.ship)} is destroyed{by}{weapon}{_by_fire(event.cause)}"


def _drive(event: events.DriveBlewUp, names: Names) -> str:
    return f"{names.system(event.ship, event.system)} of {names.ship(event.ship)} blows up: D20 {event.face} hull hits"


def _detonated(event: events.ReactorDetonated, names: Names) -> str:
    return f"the {event.section} reactor of {names.ship(event.ship)} detonates with {event.rating}"


def _spread(event: events.BlastSpread, names: Names) -> str:
    return f"{event.excess} of it bursts out of {names.ship(event.ship)} in all directions"


def _blast(event: events.BlastReached, names: Names) -> str:
    reached = f"{names.ship(event.ship)} at {apart(event.distance)}"
    return f"the blast of {names.ship(event.source)} reaches {reached} with {event.amount}"


def _disabled(event: events.SystemDisabled, names: Names) -> str:
    return f"{names.system(event.ship, event.system)} of {names.ship(event.ship)} is disabled ({event.cause})"


def _power_lost(event: events.PowerLost, names: Names) -> str:
    whose = "" if event.supplier == event.section else f" of the {event.supplier} reactor"
    return f"the {event.section} section of {names.ship(event.ship)} is without power{whose}"


def _power_back(event: events.PowerReturned, names: Names) -> str:
    return f"the {event.section} section of {names.ship(event.ship)} has power again"


def _bridges_lost(event: events.BridgesLost, names: Names) -> str:
    return f"{names.ship(event.ship)} has no working bridge: it drifts"


def _bridge_back(event: events.BridgeRegained, names: Names) -> str:
    return f"{names.ship(event.ship)} has a working bridge again"


def _critical_rolled(event: events.CriticalRolled, names: Names) -> str:
    category = f"category D{event.category_faces} {event.category}"
    row = f"{event.row}" if event.row_faces <= 1 else f"D{event.row_faces} {event.row_face}"
    means = f" ({event.row})" if event.row_faces > 1 and event.row != event.row_face else ""
    return f"critical on {names.ship(event.ship)}, {event.section}: {category}, row {row}{means}: {event.name}"


def _sub(event: events.SubCriticalRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"compound: category {event.category}, row D6 {event.row}: {event.name}"


def _upgraded(event: events.CriticalUpgraded, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"not applicable, upgraded to category {event.category}: {event.name}"


def _ignored(event: events.CriticalIgnored, names: Names) -> str:
    return f"the critical on {names.ship(event.ship)}, {event.section}, comes to nothing: {event.reason}"


def _count(event: events.CountRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"D{event.faces} {event.face}: {counted(event.number, 'system')}"


def _picked(event: events.SystemPicked, names: Names) -> str:
    name = names.system(event.ship, event.system)
    if event.choices <= 1:
        return f"the only one: {name}"
    thrown = faces_for(event.choices)
    which = (event.face + 1) // 2 if thrown != event.choices else event.face
    return f"D{thrown} {event.face}: the {ordinal(which)} of {event.choices}: {name}"


def _melting(event: events.ReactorMelting, names: Names) -> str:
    return f"the {event.section} reactor of {names.ship(event.ship)} melts down: it detonates after repairs unless it is mended"


def _fluctuates(event: events.ReactorFluctuates, names: Names) -> str:
    return f"the {event.section} reactor of {names.ship(event.ship)} fluctuates: it is off for this turn"


def _resumed(event: events.ReactorResumed, names: Names) -> str:
    return f"the {event.section} reactor of {names.ship(event.ship)} works again"


TELLINGS: Tellings = {
    events.DamageRolled: follows(_rolled),
    events.PulseStruck: follows(_pulse),
    events.PulseDeflected: follows(_deflected),
    events.CollisionStruck: follows(_collision),
    events.ShieldsLost: follows(_shields),
    events.BoxesLost: follows(_boxes),
    events.PartiesLost: follows(_parties),
    events.IonizationRolled: follows(_ionized),
    events.CriticalCaused: follows(_critical),
    events.SectionDestroyed: telling(_section),
    events.ShipDestroyed: telling(_ship),
    events.DriveBlewUp: telling(_drive),
    events.ReactorDetonated: telling(_detonated),
    events.BlastSpread: follows(_spread),
    events.BlastReached: follows(_blast),
    events.SystemDisabled: follows(_disabled),
    events.PowerLost: follows(_power_lost),
    events.PowerReturned: follows(_power_back),
    events.BridgesLost: telling(_bridges_lost),
    events.BridgeRegained: telling(_bridge_back),
    events.CriticalRolled: telling(_critical_rolled),
    events.SubCriticalRolled: follows(_sub),
    events.CriticalUpgraded: follows(_upgraded),
    events.CriticalIgnored: follows(_ignored),
    events.CountRolled: follows(_count),
    events.SystemPicked: follows(_picked),
    events.ReactorMelting: follows(_melting),
    events.ReactorFluctuates: follows(_fluctuates),
    events.ReactorResumed: telling(_resumed),
}


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
    return TELLINGS[type(event)].sentence(event, names)


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
    told = [TELLINGS[type(each)].sentence(each, names) for each in dice]
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
