"""How the story tells damage: dice, pulses, shields, boxes, parties, sections, ships."""

from metamaker.battle.telling import Tellings, follows, telling
from metamaker.games.metaverse.battle.events import damage as said
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.phrases import apart, counted, faces, listed


def _rolled(event: said.DamageRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    dice = f"damage dice {faces(event.faces)}" if event.faces else "no damage dice to roll"
    judges = f"; against the deflector {faces(event.judges)}" if event.judges else ""
    extras = f"; second dice {faces(event.extras)}" if event.extras else ""
    return f"{event.weapon}: {dice}{judges}{extras}"


def _pulse(event: said.PulseStruck, names: Names) -> str:  # noqa: ARG001 - as all tellings
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


def _deflected(event: said.PulseDeflected, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"pulse of {event.result}, deflected by rating {event.deflector}"


def _collision(event: said.CollisionStruck, names: Names) -> str:
    shields = f", shields take {event.shields}" if event.shields else ""
    boxes = counted(event.boxes, "box", "boxes")
    return f"{names.ship(event.ship)} takes {event.amount} on the {event.arc} arc ({event.cause}){shields}, {boxes}"


def _shields(event: said.ShieldsLost, names: Names) -> str:
    left = f"{event.left} left" if event.left else "none left"
    return f"{names.ship(event.ship)} loses {counted(event.hits, 'shield hit')} {event.arc}, {left}"


def _boxes(event: said.BoxesLost, names: Names) -> str:
    left = f"{event.left} left" if event.left else "the layer is gone"
    boxes = counted(event.boxes, "box", "boxes")
    return f"{names.ship(event.ship)} loses {boxes} of layer {event.layer}, {event.section}, {left}"


def _parties(event: said.PartiesLost, names: Names) -> str:
    lost = [
        counted(number, f"{kind} party", f"{kind} parties")
        for number, kind in ((event.crew, "crew"), (event.marines, "marine"))
        if number
    ]
    return f"{names.ship(event.ship)} loses {listed(lost)} of layer {event.layer}, {event.section}"


def _ionized(event: said.IonizationRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    end = "a critical" if event.face == 6 else "no critical"
    return f"ionized: D6 {event.face}, {end}"


def _critical(event: said.CriticalCaused, names: Names) -> str:
    return f"a critical for the {event.section} section of {names.ship(event.ship)}"


def _section(event: said.SectionDestroyed, names: Names) -> str:
    return f"the {event.section} section of {names.ship(event.ship)} is destroyed{_by_fire(event.cause)}"


def _by_fire(cause: str) -> str:
    """What is lost to fire needs no word more."""
    return "" if cause == "fire" else f" ({cause})"


def _ship(event: said.ShipDestroyed, names: Names) -> str:
    by = f" by {names.ship(event.by)}" if event.by and event.by != event.ship else ""
    weapon = f", {event.weapon}" if event.weapon else ""
    return f"{names.ship(event.ship)} is destroyed{by}{weapon}{_by_fire(event.cause)}"


def _drive(event: said.DriveBlewUp, names: Names) -> str:
    return f"{names.system(event.ship, event.system)} of {names.ship(event.ship)} blows up: D20 {event.face} hull hits"


def _detonated(event: said.ReactorDetonated, names: Names) -> str:
    return f"the {event.section} reactor of {names.ship(event.ship)} detonates with {event.rating}"


def _spread(event: said.BlastSpread, names: Names) -> str:
    return f"{event.excess} of it bursts out of {names.ship(event.ship)} in all directions"


def _blast(event: said.BlastReached, names: Names) -> str:
    reached = f"{names.ship(event.ship)} at {apart(event.distance)}"
    return f"the blast of {names.ship(event.source)} reaches {reached} with {event.amount}"


TELLINGS: Tellings = {
    said.DamageRolled: follows(_rolled),
    said.PulseStruck: follows(_pulse),
    said.PulseDeflected: follows(_deflected),
    said.CollisionStruck: follows(_collision),
    said.ShieldsLost: follows(_shields),
    said.BoxesLost: follows(_boxes),
    said.PartiesLost: follows(_parties),
    said.IonizationRolled: follows(_ionized),
    said.CriticalCaused: follows(_critical),
    said.SectionDestroyed: telling(_section),
    said.ShipDestroyed: telling(_ship),
    said.DriveBlewUp: telling(_drive),
    said.ReactorDetonated: telling(_detonated),
    said.BlastSpread: follows(_spread),
    said.BlastReached: follows(_blast),
}
