"""How the story tells what of a ship works, and what criticals do to it."""

from metamaker.battle.telling import Tellings, follows, telling
from metamaker.games.metaverse.battle.events import condition, criticals
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.phrases import counted, ordinal
from metamaker.games.metaverse.rules.roll import faces_for


def _disabled(event: condition.SystemDisabled, names: Names) -> str:
    return f"{names.system(event.ship, event.system)} of {names.ship(event.ship)} is disabled ({event.cause})"


def _power_lost(event: condition.PowerLost, names: Names) -> str:
    whose = "" if event.supplier == event.section else f" of the {event.supplier} reactor"
    return f"the {event.section} section of {names.ship(event.ship)} is without power{whose}"


def _power_back(event: condition.PowerReturned, names: Names) -> str:
    return f"the {event.section} section of {names.ship(event.ship)} has power again"


def _bridges_lost(event: condition.BridgesLost, names: Names) -> str:
    return f"{names.ship(event.ship)} has no working bridge: it drifts"


def _bridge_back(event: condition.BridgeRegained, names: Names) -> str:
    return f"{names.ship(event.ship)} has a working bridge again"


def _rolled(event: criticals.CriticalRolled, names: Names) -> str:
    category = f"category D{event.category_faces} {event.category}"
    row = f"{event.row}" if event.row_faces <= 1 else f"D{event.row_faces} {event.row_face}"
    means = f" ({event.row})" if event.row_faces > 1 and event.row != event.row_face else ""
    return f"critical on {names.ship(event.ship)}, {event.section}: {category}, row {row}{means}: {event.name}"


def _sub(event: criticals.SubCriticalRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"compound: category {event.category}, row D6 {event.row}: {event.name}"


def _upgraded(event: criticals.CriticalUpgraded, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"not applicable, upgraded to category {event.category}: {event.name}"


def _ignored(event: criticals.CriticalIgnored, names: Names) -> str:
    return f"the critical on {names.ship(event.ship)}, {event.section}, comes to nothing: {event.reason}"


def _count(event: criticals.CountRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"D{event.faces} {event.face}: {counted(event.number, 'system')}"


def _picked(event: criticals.SystemPicked, names: Names) -> str:
    name = names.system(event.ship, event.system)
    if event.choices <= 1:
        return f"the only one: {name}"
    thrown = faces_for(event.choices)
    which = (event.face + 1) // 2 if thrown != event.choices else event.face
    return f"D{thrown} {event.face}: the {ordinal(which)} of {event.choices}: {name}"


def _melting(event: criticals.ReactorMelting, names: Names) -> str:
    return f"the {event.section} reactor of {names.ship(event.ship)} melts down: it detonates after repairs unless it is mended"


def _fluctuates(event: criticals.ReactorFluctuates, names: Names) -> str:
    return f"the {event.section} reactor of {names.ship(event.ship)} fluctuates: it is off for this turn"


def _resumed(event: criticals.ReactorResumed, names: Names) -> str:
    return f"the {event.section} reactor of {names.ship(event.ship)} works again"


TELLINGS: Tellings = {
    condition.SystemDisabled: follows(_disabled),
    condition.PowerLost: follows(_power_lost),
    condition.PowerReturned: follows(_power_back),
    condition.BridgesLost: telling(_bridges_lost),
    condition.BridgeRegained: telling(_bridge_back),
    criticals.CriticalRolled: telling(_rolled),
    criticals.SubCriticalRolled: follows(_sub),
    criticals.CriticalUpgraded: follows(_upgraded),
    criticals.CriticalIgnored: follows(_ignored),
    criticals.CountRolled: follows(_count),
    criticals.SystemPicked: follows(_picked),
    criticals.ReactorMelting: follows(_melting),
    criticals.ReactorFluctuates: follows(_fluctuates),
    criticals.ReactorResumed: telling(_resumed),
}
