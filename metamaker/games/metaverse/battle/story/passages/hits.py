"""A hit as two lines: the weapon with its dice, and each pulse with all that came of it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.battle.telling import FOLLOWS
from metamaker.fighting import Event
from metamaker.games.metaverse.battle.blueprint.weapon_plan import WeaponPlan
from metamaker.games.metaverse.battle.events.damage import (
    BoxesLost,
    CriticalCaused,
    DamageRolled,
    PartiesLost,
    PulseStruck,
    SectionDestroyed,
    ShieldsLost,
)
from metamaker.games.metaverse.battle.events.fire import FireDeclared, ShotStruck
from metamaker.games.metaverse.battle.events.turn import StepBegan
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.passages.passage import Passage, Weave, run_length
from metamaker.games.metaverse.battle.story.phrases import counted, halved, listed
from metamaker.games.metaverse.battle.story.sentences import damage, fire
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.pulse import BOOSTING

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
    lines = [damage.TELLINGS[PartiesLost].sentence(each, names) for each in events[place : place + number]]
    start = f"{names.ship(event.ship)} loses "
    return Passage("; ".join([lines[0], *(line.removeprefix(start) for line in lines[1:])]), number, FOLLOWS)


def declared(event: FireDeclared, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return all fire that a ship declares."""
    number = run_length(events, place, lambda each: isinstance(each, FireDeclared) and each.ship == event.ship)
    lines = [fire.TELLINGS[FireDeclared].sentence(each, names) for each in events[place : place + number]]
    start = f"{names.ship(event.ship)} fires "
    return Passage("; ".join([lines[0], *(line.removeprefix(start) for line in lines[1:])]), number)


WEAVES: dict[type, Weave] = {
    FireDeclared: declared,
    ShotStruck: struck,
    PulseStruck: pulse,
    BoxesLost: boxes,
    PartiesLost: parties,
}
