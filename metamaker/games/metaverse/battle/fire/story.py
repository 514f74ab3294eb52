"""The story of the Starship Combat Step; a hit takes two lines: the weapon's dice, the effects of each pulse."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.core.display_names import signed
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
from metamaker.games.metaverse.battle.state.squadron import WING
from metamaker.games.metaverse.battle.wording import fields
from metamaker.games.metaverse.battle.wording.fields import alone, sentence
from metamaker.games.metaverse.battle.wording.names import Names, Passage, Weave, quality_name, run_length
from metamaker.games.metaverse.battle.wording.phrases import faces, halved
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.pulse import BOOSTING, quantum
from metamaker.games.metaverse.rules.roll import faces_for, rolled
from metamaker.play.story import FOLLOWS, Event, Tellings, follows, telling


def _declaration(event: said.DeclarationRolled, names: Names) -> str:
    one, other = (f"{name} {face}" for name, face in zip(names.sides, event.faces, strict=True))
    first, tie = ("", "yes") if event.first < 0 else (names.sides[event.first], "no")
    return sentence(event, names, one=one, other=other, first=first, tie=tie)


def _fire(event: FireDeclared, names: Names) -> str:
    """Return the part of a ship's declaration for one attack."""
    return sentence(
        event,
        names,
        "story-fire_declared-attack",
        array=names.system(event.lender or event.ship, event.array),
        lent="yes" if event.lender else "no",
        system=names.system(event.target, event.system),
        aimed="yes" if event.system else "no",
    )


def _wasted(event: said.ShotWasted, names: Names) -> str:
    return sentence(event, names, weapons=names.systems(event.ship, event.weapons))


def _sensor(event: said.SensorRolled, names: Names) -> str:
    number = len(event.names)
    weapons = " + ".join(event.names) if number <= 3 else names.text("story-sensor_rolled-weapons", count=number)
    return sentence(event, names, weapons=weapons, array="")


def _side(event: said.SideRolled, names: Names) -> str:
    return sentence(event, names, dice=halved(2, (event.face,), names.words))


def _struck(event: ShotStruck, names: Names) -> str:
    return sentence(event, names, weapon=f"{event.name}{names.profile(event.ship, event.weapon)}")


def _picked(event: said.VictimPicked, names: Names) -> str:
    return sentence(event, names, die=f"D{faces_for(len(event.candidates))} {event.face}")


def _intercepting(event: said.InterceptorDamaged, names: Names) -> str:
    plan = names.weapon(event.ship, event.weapon)
    return sentence(event, names, dice=faces(event.faces) if plan is None else _adding_up(event.faces, plan, names))


def _adding_up(rolled_faces: Sequence[int], plan: WeaponPlan, names: Names) -> str:
    """Return the rolled dice, their results if different, and the modifier of each, as an addition."""
    rolls = [rolled(plan.definition.damage_die, face) for face in rolled_faces]
    results = [quantum(roll, plan.qualities) if place < plan.pulse else roll.result for place, roll in enumerate(rolls)]
    if not plan.faces:
        told = names.text("story-damage_dice-none", points=len(rolls))
    else:
        told = halved(plan.highest, rolled_faces, names.words)
    meant = f": {' + '.join(map(str, results))}" if results != list(rolled_faces) else ""
    each = names.text("story-damage_dice-each", modifier=signed(plan.modifier)) if plan.modifier else ""
    return f"{told}{meant}{each}"


def _intercepted(event: said.ShotIntercepted, names: Names) -> str:
    flies = WING in event.array
    stopped = names.ship(event.array) if flies else names.system(event.by, event.array)
    return sentence(event, names, array=stopped, flies="yes" if flies else "no")


def _surgery(event: said.SurgeryDone, names: Names) -> str:
    return sentence(event, names, system=names.system(event.target, event.system))


_CONSEQUENCES = (ShieldsLost, BoxesLost, PartiesLost, SectionDestroyed, CriticalCaused)


class Shot(NamedTuple):
    """The source of a pulse: the weapon that struck, the loss of its pulses, whether they were halved."""

    weapon: WeaponPlan
    loss: int
    halved: bool


def struck(event: ShotStruck, events: Sequence[Event], place: int, names: Names) -> Passage | None:
    """Describe a striking shot with its damage dice."""
    rolled = events[place + 1] if place + 1 < len(events) else None
    weapon = names.weapon(event.ship, event.weapon)
    if weapon is None or not isinstance(rolled, DamageRolled):
        return None
    told = names.text("story-shot_struck-dice", hit=_struck(event, names), dice=_dice(rolled, weapon, names))
    return Passage(told, 2, FOLLOWS)


def _dice(rolled: DamageRolled, weapon: WeaponPlan, names: Names) -> str:
    words, most = names.words, weapon.highest
    if rolled.faces:
        told = [names.text("story-damage_dice", dice=halved(most, rolled.faces, words))]
    else:
        told = [names.text("story-damage_dice-none", points=weapon.pulse)]
    if rolled.judges:
        told.append(names.text("story-damage_dice-judges", dice=halved(2, rolled.judges, words)))
    if rolled.extras:
        told.append(names.text("story-damage_dice-extras", dice=halved(most, rolled.extras, words)))
    return names.clauses(told)


def pulse(event: PulseStruck, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Describe a pulse with the lost shield hits, boxes, parties, sections and criticals; the numbers add up."""
    number = run_length(events, place + 1, lambda each: isinstance(each, _CONSEQUENCES) and each.ship == event.ship)
    came = events[place + 1 : place + 1 + number]
    shot = _shot(events, place, names)
    parts = [_start(event, shot, names), *_stages(event, shot, came, names), *_consequences(came, names)]
    return Passage(", ".join(parts), 1 + number, FOLLOWS)


def _shot(events: Sequence[Event], place: int, names: Names) -> Shot | None:
    """Return the last shot that struck, the source of a pulse."""
    for event in reversed(events[max(0, place - _FURTHEST) : place]):
        if isinstance(event, StepBegan):
            return None
        if isinstance(event, ShotStruck):
            weapon = names.weapon(event.ship, event.weapon)
            return None if weapon is None else Shot(weapon, event.loss, event.halved)
        if isinstance(event, said.SquadronFires):
            arm = names.arm(event.squadron, event.name)
            return None if arm is None else Shot(arm, 0, halved=False)
    return None


_FURTHEST = 200
"""The largest number of events between a shot and its last pulse."""


def _start(event: PulseStruck, shot: Shot | None, names: Names) -> str:
    """Return the die result of a pulse and its amount: `pulse of 7 + 1 − 2 = 6`."""
    which = names.text("story-pulse-extra" if event.extra else "story-pulse", result=event.result)
    if shot is None:
        same = event.amount == event.result
        return which if same else names.text("story-pulse-amount", pulse=which, amount=event.amount)
    boosts = f" ({_boosts(shot.weapon, names)})" if event.boost else ""
    terms = ((shot.weapon.modifier, ""), (event.boost, boosts), (-shot.loss, ""))
    sum_of = "".join(f" {'+' if number > 0 else '−'} {abs(number)}{why}" for number, why in terms if number)
    half = names.words["story-pulse-halved"] if shot.halved else ""
    return f"{which}{sum_of}{half} = {event.amount}" if sum_of or half else which


def _boosts(weapon: WeaponPlan, names: Names) -> str:
    """Return the qualities that may have changed a pulse before it met anything."""
    boosting = (each for each in weapon.definition.qualities if each in BOOSTING or each is WeaponQuality.QUANTUM)
    return names.listed((quality_name(each.value, names.words) for each in boosting), "or")


def _stages(event: PulseStruck, shot: Shot | None, came: Sequence[Event], names: Names) -> Iterator[str]:
    """Yield the effects of shields, adaptation, armour and hull on a pulse."""
    first = not event.extra and shot is not None
    polarized = first and shot is not None and shot.weapon.traits.polarized
    stopped = (event.shields + 1) // 2 if polarized else event.shields
    adapted = event.amount - event.arrived - stopped
    if adapted > 0:
        yield names.text("story-pulse-adapted", number=adapted)
    if event.shields:
        hits = names.text("story-pulse-polarized", hits=event.shields) if polarized else ""
        yield names.text("story-pulse-shields", number=stopped, hits=hits)
        yield names.text("story-pulse-left", left=next((each.left for each in came if isinstance(each, ShieldsLost)), 0))
    if event.arrived and event.arrived < event.amount:
        yield names.text("story-pulse-through", number=event.arrived)
    yield from _hull(event, came, names, molecular=first and shot is not None and shot.weapon.traits.molecular)


def _hull(event: PulseStruck, came: Sequence[Event], names: Names, *, molecular: bool) -> Iterator[str]:
    inside = event.boxes // 2 if molecular else event.boxes
    if event.arrived > inside:
        yield names.text("story-pulse-armour", number=event.arrived - inside)
    if molecular and inside:
        yield names.text("story-pulse-doubled", number=inside)
    if event.behind:
        yield names.text("story-pulse-behind", number=event.behind)
    due = event.boxes + event.behind
    gone = sum(each.boxes for each in came if isinstance(each, BoxesLost))
    if not due:
        yield names.words["story-pulse-none"]
        return
    yield names.text("story-boxes", count=gone)
    if gone < due:
        yield names.text("story-pulse-discarded", number=due - gone)


def _consequences(came: Sequence[Event], names: Names) -> Iterator[str]:
    """Yield the lost boxes by layers, and the sections, parties and criticals lost with them."""
    for event in came:
        if isinstance(event, BoxesLost):
            yield sentence(event, names)
        elif isinstance(event, PartiesLost):
            lost = fields.parties(names, crew=event.crew, marines=event.marines)
            yield names.text("story-pulse-parties", parties=lost)
        elif isinstance(event, SectionDestroyed):
            yield sentence(event, names, "story-pulse-section")
            if event.boarders:
                yield names.text("story-pulse-parties", parties=fields.parties(names, boarders=event.boarders))
        elif isinstance(event, CriticalCaused):
            yield sentence(event, names, "story-pulse-critical")


def boxes(event: BoxesLost, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return boxes that a ship loses to another cause than a pulse, with all consequences."""
    number = run_length(events, place, lambda each: isinstance(each, _CONSEQUENCES) and each.ship == event.ship)
    came = events[place : place + number]
    gone = sum(each.boxes for each in came if isinstance(each, BoxesLost))
    lost = names.text("story-loses_boxes", ship=names.ship(event.ship), boxes=names.text("story-boxes", count=gone))
    return Passage(", ".join([lost, *_consequences(came, names)]), number, FOLLOWS)


def parties(event: PartiesLost, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the parties that a ship loses in several layers."""
    number = run_length(events, place, lambda each: isinstance(each, PartiesLost) and each.ship == event.ship)
    lost = [story.lost_parties(each, names) for each in events[place : place + number] if isinstance(each, PartiesLost)]
    return Passage(sentence(event, names, lost=names.clauses(lost)), number, FOLLOWS)


def declared(event: FireDeclared, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Describe all fire that a ship declares."""
    number = run_length(events, place, lambda each: isinstance(each, FireDeclared) and each.ship == event.ship)
    fire = [_fire(each, names) for each in events[place : place + number] if isinstance(each, FireDeclared)]
    return Passage(names.text("story-fire_declared", ship=names.ship(event.ship), fire=names.clauses(fire)), number)


def _squadron_fires(event: said.SquadronFires, names: Names) -> str:
    return sentence(
        event,
        names,
        name=f"{event.name}{names.arm_profile(event.squadron, event.name)}",
        attacked="yes" if event.arc else "no",
        surgical="yes" if event.system else "no",
        system=names.system(event.target, event.system),
    )


def squadron_fires(event: said.SquadronFires, events: Sequence[Event], place: int, names: Names) -> Passage | None:
    """Describe the fire of a squadron at a ship, with its damage dice."""
    rolled = events[place + 1] if place + 1 < len(events) else None
    arm = names.arm(event.squadron, event.name)
    if arm is None or not isinstance(rolled, DamageRolled):
        return None
    dice = _dice(rolled, arm, names)
    return Passage(names.text("story-shot_struck-dice", hit=_squadron_fires(event, names), dice=dice), 2)


def _squadron_hit(event: said.SquadronHit, names: Names) -> str:
    return sentence(event, names, weapon=f"{event.name}{names.profile(event.ship, event.weapon)}")


def _screened(event: said.SquadronScreened, names: Names) -> str:
    return sentence(event, names, dice=halved(event.die, event.faces, names.words), ship=names.ship(event.firer))


TELLINGS: Tellings = {
    said.GroupBegan: telling(sentence),
    said.FireDelayed: telling(sentence),
    said.FireJoined: telling(sentence),
    said.DeclarationRolled: telling(_declaration),
    said.FireDeclared: telling(alone(declared)),
    said.WeaponsKept: telling(sentence),
    said.ShotWasted: telling(_wasted),
    said.SensorRolled: follows(_sensor),
    said.SideRolled: follows(_side),
    said.ShotStruck: follows(_struck),
    said.AreaRolled: follows(sentence),
    said.VictimPicked: follows(_picked),
    said.LinePierced: follows(sentence),
    said.InterceptorRolled: follows(sentence),
    said.InterceptorDamaged: follows(_intercepting),
    said.ShotIntercepted: follows(_intercepted),
    said.SurgeryDone: follows(_surgery),
    said.SquadronHit: follows(_squadron_hit),
    said.SquadronFires: telling(_squadron_fires),
    said.SquadronScreened: follows(_screened),
    said.RamStruck: telling(sentence),
    said.RamCameToNothing: telling(sentence),
    PulseStruck: follows(alone(pulse)),
    BoxesLost: follows(alone(boxes)),
}

WEAVES: dict[type, Weave] = {
    FireDeclared: declared,
    ShotStruck: struck,
    said.SquadronFires: squadron_fires,
    PulseStruck: pulse,
    BoxesLost: boxes,
    PartiesLost: parties,
}
