"""A weapon that has hit an arc: the defences there, its dice, every pulse through the defences (1.3.5, 1.3.6)."""

from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage.events import (
    DamageRolled,
    IonizationRolled,
    PulseDeflected,
    PulseStruck,
    ShieldsLost,
)
from metamaker.games.metaverse.battle.damage.hull import Cause, cause_critical, penetrate, rake
from metamaker.games.metaverse.battle.places import ARC_WORDS, CORE, SECTION_WORDS, opposite
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import ArcState, Vessel
from metamaker.games.metaverse.model.words import Die
from metamaker.games.metaverse.rules.pulse import Struck
from metamaker.games.metaverse.rules.roll import Roll, rolled, thrown_faces
from metamaker.games.metaverse.rules.strike import Guard, Passed, boosted, is_deflected, needs_judge, passed, reacted

BARE_ARMOUR: Final = 1
"""Armour of the core at a destroyed section, against fire of either type. Rules MV-1.3.6-07, -08, MV-3.1.3-05."""


def entry(vessel: Vessel, arc: int) -> int:
    """Return the section that takes damage to an arc: its own, or the core if that is destroyed. Rule MV-0.1.0-07."""
    owner = vessel.arcs[arc].plan.owner
    return owner if vessel.sections[owner].stands else CORE


def guard(vessel: Vessel, arc: int, *, kinetic: bool) -> Guard:
    """Return the defences of an arc against a type of damage, without shields. Rules MV-3.1.4-02, MV-3.5.11-05."""
    state, plan = vessel.arcs[arc], vessel.blueprint
    if state.bare:
        return Guard(0, 0, BARE_ARMOUR, Struck(BARE_ARMOUR, plan.ems, plan.mass_factor))
    arc_plan = state.plan
    meets = arc_plan.armour_kinetic if kinetic else arc_plan.armour_energy
    return Guard(
        deflector=deflector(vessel, arc_plan.kinetic_deflectors if kinetic else arc_plan.energy_deflectors),
        adaptation=adaptation(vessel, arc) if state.adaptation else 0,
        armour=arc_plan.armour + state.plates if meets else 0,
        struck=Struck(arc_plan.armour, plan.ems, plan.mass_factor),
    )


def deflector(vessel: Vessel, numbers: tuple[int, ...]) -> int:
    """Return the rating of the first working deflector of these. Rule MV-3.5.11-05."""
    for number in numbers:
        system = vessel.systems[number]
        if system.flags == 0:
            return system.plan.rating
    return 0


def adaptation(vessel: Vessel, arc: int) -> int:
    """Return the effective level of adaptation, limited by working adaptive generators of the arc. Rule MV-3.5.9-03."""
    state = vessel.arcs[arc]
    systems = [vessel.systems[number] for number in state.plan.adaptive]
    return min(state.adaptation, sum([system.plan.rating for system in systems if system.flags == 0]))


def shields(arc: ArcState, *, kinetic: bool) -> int:
    """Return the shield hits of an arc that can stop damage of a type now. Rules MV-3.1.5-02, -06, -08."""
    if not arc.up:
        return 0
    return arc.shield_hits if (arc.plan.shield_kinetic if kinetic else arc.plan.shield_energy) else 0


FIRE: Final = "fire"
_D6: Final = 6


class Shot:
    """A hit: the weapon, the number of the firing ship, the struck ship and arc (as designed).

    `loss` is taken off each pulse: energy range bands and the distance from the middle of an area (MV-1.3.5-05, MV-3.6.9-04).
    `halved`: a Spinal victim or unstable wreck (MV-3.6.14-17, -21). `surgical`: squadrons that aim at a system (MV-1.3.3-07).
    """

    def __init__(
        self,
        weapon: WeaponPlan,
        firer: int,
        target: Vessel,
        arc: int,
        loss: int = 0,
        halved: bool = False,
        surgical: bool = False,
    ) -> None:
        self.weapon = weapon
        self.firer = firer
        self.target = target
        self.arc = arc
        self.loss = loss
        self.halved = halved
        self.surgical = surgical

    def on(self, arc: int) -> "Shot":
        """Return the same hit on another arc."""
        return Shot(self.weapon, self.firer, self.target, arc, self.loss, self.halved, self.surgical)


class Wounds(NamedTuple):
    """The effect of a hit: shield hits lost, hull boxes crossed off by section number; whether surgery reached the hull."""

    shields: int
    boxes: tuple[int, ...]
    operated: bool = False


UNHURT: Final = Wounds(0, (0, 0, 0, 0, 0))


def strike(battle: Battle, shot: Shot) -> Wounds:
    """Roll the damage of a hit and apply it, pulse by pulse in ascending order; a lost ship takes nothing.

    Dice: all damage dice; a D2 for each D1 if a deflector faces them; the extra dice of odd reactive pulses that pass the
    present deflector, in ascending order of their parents; once all damage is dealt, a D6 for each odd ionized pulse that came
    to the hull, unless the ship is destroyed. Rules MV-0.0.0-08, MV-1.3.5-10, -14, -15, MV-3.6.14-26, -28.
    """
    target = shot.target
    if not target.fights:
        return UNHURT
    before = [len(section.crossed) for section in target.sections]
    hit = _Hit(battle, shot)
    hit.roll()
    hit.apply()
    if hit.ionized and target.fights:
        hit.ionize()
    if hit.shields_lost:
        target.shields_hit = True
    return Wounds(
        hit.shields_lost,
        tuple([len(section.crossed) - before[place] for place, section in enumerate(target.sections)]),
        hit.operated,
    )


class _Hit:
    """One shot being applied. `pulses` are its dice in order, each with whether it is deflected and its extra die."""

    def __init__(self, battle: Battle, shot: Shot) -> None:
        weapon = shot.weapon
        self.battle = battle
        self.shot = shot
        self.traits = weapon.traits
        self.kinetic = weapon.kinetic
        self.target = shot.target
        self.arc = shot.target.arcs[shot.arc]
        self.guard = guard(shot.target, shot.arc, kinetic=weapon.kinetic)
        self.cause = Cause(FIRE, shot.firer, weapon.name)
        self.rolls: list[Roll] = []
        self.judges: list[int] = []
        self.extras: list[int] = []
        self.ionized: list[int] = []
        self.shields_lost = 0
        self.operated = False

    def roll(self) -> None:
        """Roll all dice except those of IO; faces ascend as results do. Rules MV-1.3.5-10, -14."""
        weapon, traits, dice = self.shot.weapon, self.traits, self.battle.dice
        faces: list[int] = []
        if weapon.faces:
            faces = sorted([dice.roll(weapon.faces) for _ in range(weapon.pulse)])
            self.rolls = [traits.rolls[face - 1] for face in faces]
        else:
            self.rolls = [traits.rolls[0]] * weapon.pulse
        if needs_judge(traits, self.guard):
            thrown = thrown_faces(Die.D2)
            self.judges = [dice.roll(thrown) for _ in self.rolls]
        if traits.reactive:
            self.extras = [
                dice.roll(weapon.faces) if roll.odd and not is_deflected(traits, roll, self.guard) else 0 for roll in self.rolls
            ]
        if self.battle.telling:
            extras = tuple([face for face in self.extras if face])
            where = ARC_WORDS[self.shot.arc]
            self.battle.tell(DamageRolled(self.target.key, where, weapon.name, tuple(faces), tuple(self.judges), extras))

    def apply(self) -> None:
        """Apply the pulses one at a time, each with its extra, until the ship is gone."""
        for place, roll in enumerate(self.rolls):
            judge = rolled(Die.D2, self.judges[place]) if self.judges else None
            self._pulse(roll, judge)
            extra = self.extras[place] if self.extras else 0
            if extra and self.target.fights:
                self._extra(self.traits.rolls[extra - 1])
            if not self.target.fights:
                break

    def _pulse(self, roll: Roll, judge: Roll | None) -> None:
        if self._deflected(roll, judge):
            return
        shot, hits = self.shot, shields(self.arc, kinetic=self.kinetic)
        pulse = passed(self.traits, roll, (shot.loss,), self.guard, hits, halved=shot.halved)
        if shot.surgical:
            pulse = self._surgical(roll, pulse)
        if self.battle.telling:
            self._tell(roll, pulse, extra=False)
        section = entry(self.target, shot.arc)
        self._land(pulse, section)
        if roll.odd and self.traits.ionized and pulse.hull:
            self.ionized.append(section)
        if pulse.behind and self.target.fights:
            self._behind(section, int(pulse.behind))
        self._look()

    def _extra(self, roll: Roll) -> None:
        """Apply the second die of a reactive pulse. Rules MV-3.6.14-16, -26."""
        if self._deflected(roll, None):
            return
        shot, hits = self.shot, shields(self.arc, kinetic=self.kinetic)
        pulse = reacted(self.traits, roll, (shot.loss,), self.guard, hits, halved=shot.halved)
        if self.battle.telling:
            self._tell(roll, pulse, extra=True)
        self._land(pulse, entry(self.target, shot.arc))
        self._look()

    def _surgical(self, roll: Roll, pulse: Passed) -> Passed:
        """Let an odd die that would reach the hull strike only the system. Rules MV-1.3.3-07, -08."""
        if not roll.odd or not pulse.hull:
            return pulse
        self.operated = True
        return Passed(pulse.amount, pulse.shields, pulse.arrived, 0.0, 0.0)

    def _deflected(self, roll: Roll, judge: Roll | None) -> bool:
        if not self.guard.deflector or not is_deflected(self.traits, roll, self.guard, judge):
            return False
        if self.battle.telling:
            result = roll.result if judge is None else judge.result
            self.battle.tell(PulseDeflected(self.target.key, ARC_WORDS[self.shot.arc], result, int(self.guard.deflector)))
        return True

    def _land(self, pulse: Passed, section: int) -> None:
        """Take shield hits and boxes; damage at the armour costs a plate in the Repair Step. Rule MV-3.1.4-07."""
        if pulse.shields:
            self._lose_shields(int(pulse.shields))
        if pulse.arrived:
            self.arc.struck = True
        boxes = int(pulse.hull)
        if not boxes:
            return
        if self.shot.weapon.raking:
            rake(self.battle, self.target, section, boxes, self.cause)
        else:
            far = opposite(self.shot.arc)
            way = (CORE, far) if section == CORE else (section, CORE, far)
            penetrate(self.battle, self.target, way, boxes, self.cause)

    def _behind(self, section: int, amount: int) -> None:
        """Deal the damage of a dimensional pulse to the next section. Rules MV-3.6.14-05, -25."""
        far = opposite(self.shot.arc)
        behind = far if section == CORE and self.target.sections[far].stands else CORE
        if self.shot.weapon.raking:
            rake(self.battle, self.target, behind, amount, self.cause)
        else:
            way = (CORE, far) if section != CORE else (behind,)
            penetrate(self.battle, self.target, way, amount, self.cause)

    def _lose_shields(self, hits: int) -> None:
        arc = self.arc
        arc.shield_hits -= hits
        self.shields_lost += hits
        if self.battle.telling:
            self.battle.tell(ShieldsLost(self.target.key, ARC_WORDS[self.shot.arc], hits, arc.shield_hits))

    def _look(self) -> None:
        """Update the defences of the arc if its section is destroyed. Rule MV-1.3.6-23."""
        if self.arc.bare:
            self.guard = guard(self.target, self.shot.arc, kinetic=self.kinetic)

    def _tell(self, roll: Roll, pulse: Passed, *, extra: bool) -> None:
        where, boost = ARC_WORDS[self.shot.arc], 0 if extra else boosted(self.traits, roll, self.guard)
        amount, shields, arrived = int(pulse.amount), int(pulse.shields), int(pulse.arrived)
        boxes, behind = int(pulse.hull), int(pulse.behind)
        self.battle.tell(
            PulseStruck(self.target.key, where, roll.result, amount, shields, arrived, boxes, behind, extra, boost)
        )

    def ionize(self) -> None:
        """Roll for odd pulses that hurt the hull: a 6 is a critical, on the core if the section is gone. Rule MV-3.6.14-28."""
        for section in self.ionized:
            place = section if self.target.sections[section].stands else CORE
            face = self.battle.dice.roll(_D6)
            if self.battle.telling:
                self.battle.tell(IonizationRolled(self.target.key, SECTION_WORDS[place], face))
            if face == _D6:
                cause_critical(self.battle, self.target, place, self.cause, ("MV-3.6.14-09",))
