"""Damage to squadrons: dice, qualities, defence, strength; what is lost with it (1.3.6, 3.6.14, 3.7.3)."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage.events import PassengersLost, SquadronLost, SquadronStruck
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Berth, Mission, Squadron, rated
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.pulse import quantum
from metamaker.games.metaverse.rules.roll import Roll


class Wing(NamedTuple):
    """A squadron as a victim, in the mission in which it flies: of a mission one squadron is struck. Rule MV-1.3.6-17."""

    mission: Mission
    squadron: Squadron

    @property
    def key(self) -> str:
        """The key of the squadron."""
        return self.squadron.key

    @property
    def fights(self) -> bool:
        """Whether it is on the table."""
        return self.squadron.flies

    @property
    def number(self) -> int:
        """The number of its mission, by which victims equally far away are put in order."""
        return self.mission.number


class Volley(NamedTuple):
    """A weapon that has hit: what it is, the key of the ship or squadron that fired it.

    `loss` is taken off each pulse for range and area. `halved`: a Spinal victim or unstable wreck. `eased` is what target
    rating takes off the defence (MV-2.2.3-06).
    """

    weapon: WeaponPlan
    firer: str
    loss: int = 0
    halved: bool = False
    eased: int = 0


def eased(one: Wing, other: Wing) -> int:
    """Return what the defence of a squadron counts less against another one that fires: 1 if that is harder to hit.

    ECM counts. Rules MV-2.2.3-06, MV-3.7.5-08.
    """
    return int(rated(one.mission, one.squadron) > rated(other.mission, other.squadron))


def wound(battle: Battle, wing: Wing, shot: Volley) -> int:
    """Roll the damage of a weapon that has hit a squadron and take its strength; return what it lost.

    Defence is armour: piercing acts on it, antimatter is fuelled by it. Pulses go in ascending order; PH, PO, DS, GR, IO do
    nothing, all of a dimensional pulse stays. Dice: the damage dice, then one for each odd one of a reactive weapon.
    Rules MV-1.3.6-16, MV-3.6.11-02, MV-3.6.14-04 to -16, MV-3.7.3-02, MV-2.2.3-06.
    """
    squadron, weapon, dice = wing.squadron, shot.weapon, battle.dice
    if not squadron.flies:
        return 0
    table = weapon.traits.rolls
    faces = sorted([dice.roll(weapon.faces) for _ in range(weapon.pulse)]) if weapon.faces else [1] * weapon.pulse
    rolls = [table[face - 1] for face in faces]
    extras = [dice.roll(weapon.faces) for roll in rolls if roll.odd] if weapon.traits.reactive else []
    met = max(0, squadron.plan.defence - shot.eased)
    pulses = [_pulse(shot, roll, squadron.plan.defence, met) for roll in rolls]
    pulses += [_lessened(shot, table[face - 1].result + weapon.modifier) for face in extras]
    before = squadron.strength
    squadron.strength = max(0, before - sum(pulses))
    if battle.telling:
        defence = max(0, met - weapon.armour_piercing)
        told = tuple(faces), tuple(extras), shot.loss, shot.halved, defence, tuple(pulses)
        lost = before - squadron.strength
        battle.tell(SquadronStruck(shot.firer, weapon.name, squadron.key, *told, lost, squadron.strength))
    _settle(battle, wing)
    return before - squadron.strength


def _pulse(shot: Volley, roll: Roll, defence: int, met: int) -> int:
    """Return the strength that a die takes. Rule MV-0.0.0-08, as far as it concerns squadrons."""
    weapon = shot.weapon
    qualities = weapon.qualities
    amount = quantum(roll, qualities) + weapon.modifier
    if WeaponQuality.ANTIMATTER in qualities:
        amount += min(weapon.modifier, defence)
    left = max(0, _lessened(shot, amount) - max(0, met - weapon.armour_piercing))
    if WeaponQuality.MOLECULAR in qualities:
        left *= 2
    return left * 2 if roll.odd and WeaponQuality.DIMENSIONAL in qualities else left


def _lessened(shot: Volley, amount: int) -> int:
    """Return what range, area and halving leave of a pulse."""
    left = max(0, amount - shot.loss)
    return left // 2 if shot.halved else left


def _settle(battle: Battle, wing: Wing) -> None:
    """Take parties off that have no place any more, and a squadron without strength off the table. Rule MV-3.7.5-05."""
    squadron = wing.squadron
    lost = max(0, squadron.marines + squadron.crew - squadron.strength)
    if lost:
        crew = min(squadron.crew, lost)
        squadron.crew -= crew
        squadron.marines -= lost - crew
        battle.tell(PassengersLost(squadron.key, lost - crew, crew))
    if not squadron.strength:
        squadron.berth = Berth.GONE
        wing.mission.squadrons.remove(squadron)
        if not wing.mission.squadrons:
            battle.table.missions.remove(wing.mission)
        battle.tell(SquadronLost(squadron.key))
