"""Restored hull boxes, and boxes given by a biological hull (3.1.2)."""

from typing import Final

from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.frame import Rules
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.repair.crews import enable
from metamaker.games.metaverse.battle.repair.events import HullRestored, HullSacrificed, SystemHealed, WeaponReloaded
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, EXPENDED, SectionState, System, Vessel
from metamaker.games.metaverse.loss_limits import LIFE_SUPPORT
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.words import HullType

HEALING: Final = 1
"""Boxes that a repair costs a biological hull. Rule MV-3.1.2-05."""


def restore(battle: Battle, vessel: Vessel, section: int, boxes: int, rules: Rules) -> int:
    """Restore boxes of a section in reverse order of loss, up to the number lost; return how many were restored.

    Parties do not return with their layers. Rules MV-3.1.2-03, -04, -10.
    """
    state = vessel.sections[section]
    layers = [state.crossed.pop() for _ in range(min(boxes, len(state.crossed)))]
    for layer in layers:
        state.boxes[layer] += 1
    if layers and battle.telling:
        battle.tell(HullRestored(vessel.key, SECTIONS[section].value, tuple(layer + 1 for layer in layers), rules))
    return len(layers)


def grow(battle: Battle, vessel: Vessel) -> None:
    """Restore boxes in every section of a biological hull with working life support: as many as its rating.

    Rule MV-3.1.2-10.
    """
    if vessel.blueprint.hull_type is not HullType.BIOLOGICAL:
        return
    for system in vessel.of(LIFE_SUPPORT):
        section = system.plan.section
        if not system.flags & (DISABLED | DESTROYED) and vessel.sections[section].stands:
            restore(battle, vessel, section, system.plan.rating, ("MV-3.1.2-10",))


def reload_cost(system: System) -> int:
    """Return the boxes that reloading a weapon costs. Rule MV-3.1.2-09."""
    weapon = system.plan.weapon
    return 0 if weapon is None else (weapon.highest + weapon.modifier) * weapon.pulse


def unreloadable(vessel: Vessel, system: System) -> Refusal | None:
    """Return why a system cannot be reloaded; None if it can. The cost is not checked. Rule MV-3.1.2-09."""
    weapon, ref = system.plan.weapon, system.plan.ref
    if weapon is None or not weapon.one_shot:
        return Refusal("MV-3.1.2-09", message("refusal-repair-not-once", system=ref))
    if system.flags & DESTROYED or not vessel.sections[system.plan.section].stands:
        return Refusal("MV-2.3.1-10", message("refusal-destroyed", system=ref))
    return None if system.flags & EXPENDED else Refusal("MV-3.1.2-09", message("refusal-repair-not-spent", system=ref))


def heal(battle: Battle, vessel: Vessel, system: System) -> None:
    """Give a box of hull to repair a system. Rules MV-3.1.2-05, -11, -13."""
    sacrifice(battle, vessel, system, HEALING)
    enable(vessel, system)
    if battle.telling:
        battle.tell(SystemHealed(vessel.key, system.plan.ref))


def reload(battle: Battle, vessel: Vessel, system: System) -> None:
    """Give boxes of hull to reload a spent weapon. Rules MV-3.1.2-09, -11, -13."""
    sacrifice(battle, vessel, system, reload_cost(system))
    system.flags &= ~EXPENDED
    if battle.telling:
        battle.tell(WeaponReloaded(vessel.key, system.plan.ref))


def sacrifice(battle: Battle, vessel: Vessel, system: System, boxes: int) -> None:
    """Cross off boxes of a system's section in raking order; a lost layer takes its parties, and causes no critical."""
    state = vessel.sections[system.plan.section]
    crew, marines = state.crew_parties, state.marine_parties
    layers = [_crossed_off(state) for _ in range(boxes)]
    if layers and battle.telling:
        section = SECTIONS[system.plan.section].value
        lost = crew - state.crew_parties, marines - state.marine_parties
        battle.tell(HullSacrificed(vessel.key, section, system.plan.ref, tuple(layer + 1 for layer in layers), *lost))


def _crossed_off(state: SectionState) -> int:
    layer = next(number for number, boxes in enumerate(state.boxes) if boxes)
    state.boxes[layer] -= 1
    state.crossed.append(layer)
    if not state.boxes[layer]:
        state.crew[layer] = state.marines[layer] = 0
    return layer
