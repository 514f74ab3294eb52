"""Damage inside a ship: boxes crossed off by raking and penetrating damage, systems, sections, the ship (1.3.6)."""

from collections.abc import Iterable
from typing import Final

from metamaker.games.metaverse.battle.damage.events import (
    BoxesLost,
    CriticalCaused,
    DriveBlewUp,
    PartiesLost,
    SectionDestroyed,
    ShipDestroyed,
    SystemDisabled,
)
from metamaker.games.metaverse.battle.frame import Rules
from metamaker.games.metaverse.battle.places import CORE, SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Battle, Critical
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, NOBODY, Fate, Status, System, Vessel
from metamaker.games.metaverse.stats.parts import FTL_DRIVES


class Cause:
    """The cause of a loss: a word (`fire`, `ram`, `ftl attack`, `ftl drive`, `critical`, `detonation`, `blast` …).

    `by` is the number of the ship that did it, `weapon` the name of its weapon.
    """

    def __init__(self, word: str, by: int = NOBODY, weapon: str = "") -> None:
        self.word = word
        self.by = by
        self.weapon = weapon


_D20: Final = 20


def disable(battle: Battle, vessel: Vessel, system: System, cause: Cause) -> None:
    """Disable a system; an FTL drive that warms up this turn blows up. Rules MV-0.0.0-07, MV-1.2.3-48.

    Power, bridges and shields are updated at the end of the batch. Dice: the D20 of a drive that blows up.
    """
    system.flags |= DISABLED
    vessel.changed()
    if battle.telling:
        battle.tell(SystemDisabled(vessel.key, system.plan.ref, cause.word))
    if system.plan.kind in FTL_DRIVES and warms_up(vessel, system):
        blow_up(battle, vessel, system)


def warms_up(vessel: Vessel, drive: System) -> bool:
    """Return whether a drive is charged by this turn's plot. Rule MV-1.2.3-48."""
    return any(charge.ref == drive.plan.ref for charge in vessel.charges)


def blow_up(battle: Battle, vessel: Vessel, drive: System) -> None:
    """Blow up an FTL drive: it is destroyed and its section takes a D20 of hull hits. Rules MV-1.2.3-48 to -50.

    Nothing carries over to other sections. Dice: that D20.
    """
    drive.flags |= DESTROYED
    vessel.changed()
    face = battle.dice.roll(_D20)
    if battle.telling:
        battle.tell(DriveBlewUp(vessel.key, drive.plan.ref, face))
    rake(battle, vessel, drive.plan.section, face, Cause("ftl drive"), carries_over=False)


def cause_critical(battle: Battle, vessel: Vessel, section: int, cause: Cause, rules: Rules) -> None:
    """Let a section take a critical, which waits for its batch. Rules MV-1.3.7-05, -13."""
    battle.criticals.append(Critical(vessel.number, section, cause.word, by=cause.by, weapon=cause.weapon))
    if battle.telling:
        battle.tell(CriticalCaused(vessel.key, SECTION_WORDS[section], rules))


def destroy_section(battle: Battle, vessel: Vessel, section: int, cause: Cause) -> None:
    """Destroy a section with everything in it; the core takes a critical. Rules MV-1.3.6-05, -24, MV-1.3.7-03, -11.

    Its reactor does not detonate, its FTL drives do not blow up. A destroyed section stays as it is.
    """
    state = vessel.sections[section]
    if not state.stands:
        return
    state.stands = False
    state.boxes = [0] * len(state.boxes)
    state.crew = [0] * len(state.crew)
    state.marines = [0] * len(state.marines)
    boarders, state.boarders = state.boarding_parties, []
    for number in vessel.blueprint.by_section[section]:
        vessel.systems[number].flags |= DESTROYED
    vessel.changed()
    if battle.telling:
        battle.cause = cause
        battle.tell(SectionDestroyed(vessel.key, SECTION_WORDS[section], cause.word, boarders))
    bare_arcs(vessel, section)
    if section == CORE:
        destroy_ship(battle, vessel, cause)
    else:
        cause_critical(battle, vessel, CORE, cause, ("MV-1.3.7-03",))


def bare_arcs(vessel: Vessel, section: int) -> None:
    """Remove the defences of the arcs of a section. Rules MV-1.3.6-07, -24."""
    for arc in vessel.arcs:
        if arc.plan.owner == section:
            arc.bare = True
            arc.shield_hits = arc.plates = arc.adaptation = 0


def destroy_ship(battle: Battle, vessel: Vessel, cause: Cause) -> None:
    """Destroy a ship, and record its fate. Rules MV-1.3.6-09, -24. A destroyed ship stays as it is."""
    if vessel.status is Status.DESTROYED:
        return
    vessel.status = Status.DESTROYED
    vessel.fate = Fate(battle.table.turn, cause.word, cause.by, cause.weapon)
    if battle.telling:
        by = "" if cause.by == NOBODY else battle.table.vessels[cause.by].key
        battle.tell(ShipDestroyed(vessel.key, cause.word, by, cause.weapon))


_RAKES, _PENETRATES = ("MV-1.3.6-02",), ("MV-1.3.6-03",)
_LAYER_LOST, _BOTTOM_HIT = ("MV-1.3.7-01",), ("MV-1.3.7-02",)


def rake(battle: Battle, vessel: Vessel, section: int, amount: int, cause: Cause, *, carries_over: bool = True) -> int:
    """Cross off `amount` boxes of a section, then of the core unless nothing carries over; return the boxes lost.

    Layers lost cause criticals, which wait for their batch. Rules MV-1.3.6-02, -06, MV-1.3.7-12.
    """
    lost = _raked(battle, vessel, section, amount, cause)
    if lost < amount and carries_over and section != CORE:
        lost += _raked(battle, vessel, CORE, amount - lost, cause)
    return lost


def _raked(battle: Battle, vessel: Vessel, section: int, amount: int, cause: Cause) -> int:
    """Cross off boxes of one section from the top layer down; a section without a box to lose is destroyed."""
    state = vessel.sections[section]
    if amount <= 0 or not state.stands:
        return 0
    left = amount
    for layer, boxes in enumerate(state.boxes):
        if boxes:
            taken = boxes if boxes < left else left
            _cross(battle, vessel, section, layer, taken, cause)
            left -= taken
            if not left:
                return amount
    destroy_section(battle, vessel, section, cause)
    return amount - left


def penetrate(battle: Battle, vessel: Vessel, way: Iterable[int], amount: int, cause: Cause) -> int:
    """Cross off one box of each layer of the standing sections on the way; return the boxes lost.

    Damage left after the last section is discarded. Rules MV-1.3.6-03, -04, -06, -10 to -12, MV-1.3.7-02, -10.
    """
    left = amount
    for section in way:
        state = vessel.sections[section]
        if not left or not vessel.fights:
            break
        bottom = len(state.boxes) - 1
        for layer in range(bottom + 1):
            if left and state.boxes[layer]:
                left -= 1
                _cross(battle, vessel, section, layer, 1, cause, _PENETRATES)
                if layer == bottom and state.stands:
                    cause_critical(battle, vessel, section, cause, _BOTTOM_HIT)
        if left and not state.left:
            destroy_section(battle, vessel, section, cause)
    return amount - left


def _cross(
    battle: Battle, vessel: Vessel, section: int, layer: int, number: int, cause: Cause, rules: tuple[str, ...] = _RAKES
) -> None:
    """Cross off boxes of one layer, which has enough; the section goes with the last layer. Rules MV-1.3.6-05, -13."""
    state = vessel.sections[section]
    rest = state.boxes[layer] = state.boxes[layer] - number
    state.crossed += [layer] * number
    if battle.telling:
        battle.cause = cause
        battle.tell(BoxesLost(vessel.key, SECTION_WORDS[section], layer + 1, number, rest, rules))
    if rest:
        return
    if layer == len(state.boxes) - 1:
        destroy_section(battle, vessel, section, cause)
        return
    _lose_layer(battle, vessel, section, layer)
    cause_critical(battle, vessel, section, cause, _LAYER_LOST)


def _lose_layer(battle: Battle, vessel: Vessel, section: int, layer: int) -> None:
    """Remove the remaining parties of a layer without boxes. Rules MV-1.3.6-13, MV-3.1.6-03, MV-3.1.7-02."""
    state = vessel.sections[section]
    crew, marines = state.crew[layer], state.marines[layer]
    if crew or marines:
        state.crew[layer] = state.marines[layer] = 0
        if battle.telling:
            battle.tell(PartiesLost(vessel.key, SECTION_WORDS[section], layer + 1, crew, marines))
