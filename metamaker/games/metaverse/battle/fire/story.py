"""How the story tells the Starship Combat Step; a hit as two lines: the weapon's dice, what came of each pulse."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.core.naming import counted, listed
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage import story
from metamaker.games.metaverse.battle.damage.events import (
    BoxesLost,
    CriticalCaused,
    DamageRolled,
    PartiesLost,
    PulseStruck,
    SectionDestroyed,
    ShieldsLost,
)
from metamaker.games.metaverse.battle.fire import events as said
from metamaker.games.metaverse.battle.fire.events import FireDeclared, ShotStruck
from metamaker.games.metaverse.battle.frame import StepBegan
from metamaker.games.metaverse.battle.telling.names import Names, Passage, Weave, run_length
from metamaker.games.metaverse.battle.telling.phrases import against, apart, faces, halved
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.pulse import BOOSTING
from metamaker.games.metaverse.rules.roll import faces_for
from metamaker.play.story import FOLLOWS, Event, Tellings, follows, telling


def _group(event: said.GroupBegan, names: Names) -> str:
    return f"crew quality {event.crew_quality}: {names.ships(event.ships)}"


def _delayed(event: said.FireDelayed, names: Names) -> str:
    return f"{names.ship(event.ship)} waits for the group of crew quality {event.crew_quality}"


def _joined(event: said.FireJoined, names: Names) -> str:
    return f"{names.ship(event.ship)} fires with {names.ship(event.commander)}, its commander"


def _declaration(event: said.DeclarationRolled, names: Names) -> str:
    one, other = (f"{name} {face}" for name, face in zip(names.sides, event.faces, strict=True))
    end = "a tie" if event.first < 0 else f"{names.sides[event.first]} declares first"
    return f"order of declarations, a D6 each: {one}, {other}: {end}"


def _declared(event: said.FireDeclared, names: Names) -> str:
    weapons = names.arms(event.ship, event.weapons)
    array = names.system(event.lender or event.ship, event.array)
    whose = f"{array} of {names.ship(event.lender)}" if event.lender else array
    how = "" if event.mode == "salvo" else f", {event.mode}"
    at = f" at its {names.system(event.target, event.system)}" if event.system else ""
    return f"{names.ship(event.ship)} fires {weapons} at {names.ship(event.target)}{how}{at}, by {whose}"


def _kept(event: said.WeaponsKept, names: Names) -> str:
    return f"{names.ship(event.ship)} keeps {names.arms(event.ship, event.weapons)} to intercept"


def _wasted(event: said.ShotWasted, names: Names) -> str:
    weapons = names.systems(event.ship, event.weapons)
    return f"{names.ship(event.ship)} wastes {weapons}: {names.ship(event.target)} is gone"


def _sensor(event: said.SensorRolled, names: Names) -> str:
    weapons = " + ".join(event.names) if len(event.names) <= 3 else f"{counted(len(event.names), 'weapon')}"
    again = "again " if event.again else ""
    profile = against(event.sensor_profile, event.target_profile, event.rating)
    end = "hit" if event.hit else "miss"
    ships = f"{names.ship(event.ship)} at {names.ship(event.target)}"
    return f"{weapons}, {ships}, {apart(event.distance)}: {again}D20 {event.face}, {profile}: {end}"


def _side(event: said.SideRolled, names: Names) -> str:
    return f"{names.ship(event.ship)} corkscrews: {halved(2, (event.face,))}: the {event.arc} arc is struck"


def _struck(event: said.ShotStruck, names: Names) -> str:
    loss = f", {event.loss} off each pulse" if event.loss else ""
    half = ", halved" if event.halved else ""
    profile = names.profile(event.ship, event.weapon)
    return f"{event.name}{profile} strikes the {event.arc} arc of {names.ship(event.target)}{loss}{half}"


def _area(event: said.AreaRolled, names: Names) -> str:
    more = f": {names.ships(event.victims)} too" if event.victims else ": nobody else is struck"
    return f"area: D{event.faces} {event.face}{more}"


def _picked(event: said.VictimPicked, names: Names) -> str:
    die = f"D{faces_for(len(event.candidates))} {event.face}"
    return f"of {names.ships(event.candidates)}, equally near, {die}: {names.ship(event.ship)}"


def _pierced(event: said.LinePierced, names: Names) -> str:
    weapon = names.system(event.ship, event.weapon)
    return f"{weapon} pierces {names.ships(event.victims)} on its line"


def _interceptor(event: said.InterceptorRolled, names: Names) -> str:
    profile = against(event.sensor_profile, event.target_profile, event.rating)
    again = "again " if event.again else ""
    end = "hit" if event.hit else "miss"
    return f"{names.ship(event.ship)} intercepts with {event.name}: {again}D20 {event.face}, {profile}: {end}"


def _intercepting(event: said.InterceptorDamaged, names: Names) -> str:
    weapon = names.system(event.ship, event.weapon)
    plan = names.weapon(event.ship, event.weapon)
    die = f"D{plan.faces} " if plan and plan.faces else ""
    rolled = f"{die}{faces(event.faces)}: " if event.faces else ""
    return f"{weapon}: {rolled}{event.damage} damage to what comes in"


def _intercepted(event: said.ShotIntercepted, names: Names) -> str:
    array = names.system(event.by, event.array)
    weapon = f"{names.system(event.ship, event.weapon)} of {names.ship(event.ship)}"
    return f"{weapon} is stopped by {names.ship(event.by)}: {event.needed} of the damage guided by its {array} was needed"


def _surgery(event: said.SurgeryDone, names: Names) -> str:
    system = names.system(event.target, event.system)
    return f"odd {event.face}: {system} of {names.ship(event.target)} is struck"


def _ram(event: said.RamStruck, names: Names) -> str:
    arcs = f"{event.rammer_arc} arc to {event.target_arc} arc, closing at {event.closing} cm"
    damage = f"{event.to_rammer} to the rammer, {event.to_target} to its target"
    return f"{names.ship(event.rammer)} rams {names.ship(event.target)}, {arcs}: {damage}"


def _no_ram(event: said.RamCameToNothing, names: Names) -> str:
    return f"the ram of {names.ship(event.rammer)} on {names.ship(event.target)} comes to nothing: one of them is no more"


TELLINGS: Tellings = {
    said.GroupBegan: telling(_group),
    said.FireDelayed: telling(_delayed),
    said.FireJoined: telling(_joined),
    said.DeclarationRolled: telling(_declaration),
    said.FireDeclared: telling(_declared),
    said.WeaponsKept: telling(_kept),
    said.ShotWasted: telling(_wasted),
    said.SensorRolled: follows(_sensor),
    said.SideRolled: follows(_side),
    said.ShotStruck: follows(_struck),
    said.AreaRolled: follows(_area),
    said.VictimPicked: follows(_picked),
    said.LinePierced: follows(_pierced),
    said.InterceptorRolled: follows(_interceptor),
    said.InterceptorDamaged: follows(_intercepting),
    said.ShotIntercepted: follows(_intercepted),
    said.SurgeryDone: follows(_surgery),
    said.RamStruck: telling(_ram),
    said.RamCameToNothing: telling(_no_ram),
}


_CONSEQUENCES = (ShieldsLost, BoxesLost, PartiesLost, SectionDestroyed, CriticalCaused)


class Shot(NamedTuple):
    """What a pulse belongs to: the shot that struck, and its weapon."""

    struck: ShotStruck
    weapon: WeaponPlan


def struck(event: ShotStruck, events: Sequence[Event], place: int, names: Names) -> Passage | None:
    """Return a shot that strikes with its damage dice."""
    rolled = events[place + 1] if place + 1 < len(events) else None
    weapon = names.weapon(event.ship, event.weapon)
    if weapon is None or not isinstance(rolled, DamageRolled):
        return None
    loss = f", {event.loss} off each pulse" if event.loss else ""
    half = ", halved" if event.halved else ""
    profile = names.profile(event.ship, event.weapon)
    hits = f"{event.name}{profile} strikes the {event.arc} arc of {names.ship(event.target)}{loss}{half}"
    return Passage(f"{hits}: {_dice(rolled, weapon)}", 2, FOLLOWS)


def _dice(rolled: DamageRolled, weapon: WeaponPlan) -> str:
    dice = f"damage {halved(weapon.highest, rolled.faces)}" if rolled.faces else f"{counted(weapon.pulse, 'point')}, no dice"
    judges = f"; against the deflector {halved(2, rolled.judges)}" if rolled.judges else ""
    extras = f"; second dice {halved(weapon.highest, rolled.extras)}" if rolled.extras else ""
    return f"{dice}{judges}{extras}"


def pulse(event: PulseStruck, events: Sequence[Event], place: int, names: Names) -> Passage | None:
    """Return a pulse with the shield hits, boxes, parties, sections and criticals that it cost; the numbers add up."""
    number = run_length(events, place + 1, lambda each: isinstance(each, _CONSEQUENCES) and each.ship == event.ship)
    came = events[place + 1 : place + 1 + number]
    shot = _shot(events, place, names)
    parts = [_start(event, shot), *_stages(event, shot, came), *_consequences(came)]
    return Passage(", ".join(parts), 1 + number, FOLLOWS)


def _shot(events: Sequence[Event], place: int, names: Names) -> Shot | None:
    """Return the shot that a pulse is of: the last one that struck."""
    for event in reversed(events[max(0, place - _FURTHEST) : place]):
        if isinstance(event, StepBegan):
            return None
        if isinstance(event, ShotStruck):
            weapon = names.weapon(event.ship, event.weapon)
            return None if weapon is None else Shot(event, weapon)
    return None


_FURTHEST = 200
"""Events between a shot and its last pulse, at most."""


def _start(event: PulseStruck, shot: Shot | None) -> str:
    """The result of the die and what it came to: `pulse of 7 + 1 − 2 = 6`."""
    which = f"second die of {event.result}" if event.extra else f"pulse of {event.result}"
    if shot is None:
        return which if event.amount == event.result else f"{which} comes to {event.amount}"
    terms = ((shot.weapon.modifier, ""), (event.boost, f" ({_boosts(shot.weapon)})"), (-shot.struck.loss, ""))
    sum_of = "".join(f" {'+' if number > 0 else '−'} {abs(number)}{why}" for number, why in terms if number)
    half = " halved" if shot.struck.halved else ""
    return f"{which}{sum_of}{half} = {event.amount}" if sum_of or half else which


def _boosts(weapon: WeaponPlan) -> str:
    """The qualities that may have changed a pulse before it met anything."""
    qualities = weapon.definition.qualities
    return listed((each.value for each in qualities if each in BOOSTING or each is WeaponQuality.QUANTUM), "or")


def _stages(event: PulseStruck, shot: Shot | None, came: Sequence[Event]) -> Iterator[str]:
    """What shields, adaptation, armour and hull made of it."""
    first = not event.extra and shot is not None
    polarized = first and shot is not None and shot.weapon.traits.polarized
    stopped = (event.shields + 1) // 2 if polarized else event.shields
    adapted = event.amount - event.arrived - stopped
    if adapted > 0:
        yield f"adaptation takes {adapted}"
    left = next((each.left for each in came if isinstance(each, ShieldsLost)), None)
    if event.shields:
        yield f"shields take {stopped}" + (f" with {counted(event.shields, 'hit')} (polarized)" if polarized else "")
        yield f"{left} left" if left else "no shields left"
    if event.arrived and event.arrived < event.amount:
        yield f"{event.arrived} {'comes' if event.arrived == 1 else 'come'} through"
    yield from _hull(event, came, molecular=first and shot is not None and shot.weapon.traits.molecular)


def _hull(event: PulseStruck, came: Sequence[Event], *, molecular: bool) -> Iterator[str]:
    inside = event.boxes // 2 if molecular else event.boxes
    if event.arrived > inside:
        yield f"armour takes {event.arrived - inside}"
    if molecular and inside:
        yield f"{inside} doubled in the hull"
    if event.behind:
        yield f"{event.behind} more for the section behind"
    due = event.boxes + event.behind
    gone = sum(each.boxes for each in came if isinstance(each, BoxesLost))
    if not due:
        yield "none comes to the hull"
    elif gone < due:
        yield f"{counted(gone, 'box', 'boxes')}, {due - gone} discarded"
    else:
        yield counted(gone, "box", "boxes")


def _consequences(came: Sequence[Event]) -> Iterator[str]:
    """Boxes by layers, and the sections, parties and criticals that went with them."""
    for event in came:
        if isinstance(event, BoxesLost):
            left = f"{event.left} left" if event.left else "gone"
            yield f"{event.section} layer {event.layer} −{event.boxes} ({left})"
        elif isinstance(event, PartiesLost):
            kinds = ((event.crew, "crew"), (event.marines, "marine"))
            lost = listed(counted(number, f"{kind} party", f"{kind} parties") for number, kind in kinds if number)
            yield f"with {lost}"
        elif isinstance(event, SectionDestroyed):
            yield f"the {event.section} section is destroyed"
        elif isinstance(event, CriticalCaused):
            yield f"a critical for {event.section}"


def boxes(event: BoxesLost, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return boxes that a ship loses to something else than a pulse, with all that goes with them."""
    number = run_length(events, place, lambda each: isinstance(each, _CONSEQUENCES) and each.ship == event.ship)
    came = events[place : place + number]
    gone = sum(each.boxes for each in came if isinstance(each, BoxesLost))
    text = ", ".join([f"{names.ship(event.ship)} loses {counted(gone, 'box', 'boxes')}", *_consequences(came)])
    return Passage(text, number, FOLLOWS)


def parties(event: PartiesLost, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the parties that a ship loses in several layers."""
    number = run_length(events, place, lambda each: isinstance(each, PartiesLost) and each.ship == event.ship)
    lines = [story.TELLINGS[PartiesLost].sentence(each, names) for each in events[place : place + number]]
    start = f"{names.ship(event.ship)} loses "
    return Passage("; ".join([lines[0], *(line.removeprefix(start) for line in lines[1:])]), number, FOLLOWS)


def declared(event: FireDeclared, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return all fire that a ship declares."""
    number = run_length(events, place, lambda each: isinstance(each, FireDeclared) and each.ship == event.ship)
    lines = [TELLINGS[FireDeclared].sentence(each, names) for each in events[place : place + number]]
    start = f"{names.ship(event.ship)} fires "
    return Passage("; ".join([lines[0], *(line.removeprefix(start) for line in lines[1:])]), number)


WEAVES: dict[type, Weave] = {
    FireDeclared: declared,
    ShotStruck: struck,
    PulseStruck: pulse,
    BoxesLost: boxes,
    PartiesLost: parties,
}
