"""Repairs in order of importance: command and supply of the ship first, then its weapons."""

from typing import Final

from metamaker.games.metaverse.battle.ai.weapon_worth import has_use
from metamaker.games.metaverse.battle.blueprint import WEAPON
from metamaker.games.metaverse.battle.places import CORE, NUMBER, SECTIONS
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.repair.orders import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.loss_limits import LIFE_SUPPORT, REACTOR
from metamaker.games.metaverse.model.section import ComponentKind as Kind

_RANKED: Final = (
    REACTOR,
    Kind.BRIDGE,
    LIFE_SUPPORT,
    Kind.SENSOR_ARRAY,
    WEAPON,
    Kind.BASIC_SHIELD_GENERATOR,
    Kind.ADAPTIVE_SHIELD_GENERATOR,
    Kind.MODULATED_SHIELD_GENERATOR,
    Kind.EW_ARRAY,
    Kind.THRUSTER,
    Kind.ADVANCED_STL,
    Kind.BASIC_STL,
    Kind.PRIMITIVE_STL,
)
_RANK: Final = {str(kind): rank for rank, kind in enumerate(_RANKED)}
"""The order of repairs; all other systems come last."""

_HEALED: Final = len(_RANKED)
"""Systems with a lower rank are worth a box of a biological hull."""


def repair_orders(decision: AssignRepairs) -> RepairOrders:
    """Return repairs of a ship: the hull heals, then crews work on one system after another, then restore boxes."""
    vessel = decision.vessel
    healed = _healed(decision, vessel)
    crews = _Crews(decision)
    broken = sorted([ref for ref in decision.repairable() if ref not in healed], key=lambda ref: _rank(vessel, ref))
    works: list[Work] = []
    for ref in broken:
        crew = crews.taken(vessel.system(ref).plan.section, vessel.blueprint.control_faces)
        if crew:
            works.append(Work(ref, crew))
    restorations = [
        Restoration(name, crew) for name, lost in decision.restorable() if (crew := crews.taken(NUMBER[name], lost))
    ]
    return RepairOrders(tuple(works), tuple(restorations), healed, modulations=_modulations(decision, vessel))


def _rank(vessel: Vessel, ref: str) -> int:
    """Return the rank of a system; a weapon without use in this battle has the last one."""
    plan = vessel.system(ref).plan
    if plan.weapon is not None and not has_use(plan.weapon):
        return _HEALED
    return _RANK.get(plan.kind, _HEALED)


def _healed(decision: AssignRepairs, vessel: Vessel) -> tuple[str, ...]:
    """Return the systems that the hull heals: one box each, while a section keeps half of its boxes."""
    healed: list[str] = []
    spent = [0] * len(SECTIONS)
    for ref in sorted(decision.healable(), key=lambda ref: _rank(vessel, ref)):
        section = vessel.system(ref).plan.section
        if _rank(vessel, ref) < _HEALED and 2 * (spent[section] + 1) <= vessel.sections[section].left:
            spent[section] += 1
            healed.append(ref)
    return tuple(healed)


class _Crews:
    """The crew parties that are still free, section by section; the core lends. Rules MV-2.3.1-02 to -04."""

    def __init__(self, decision: AssignRepairs) -> None:
        pools = [decision.pool(name) for name in SECTIONS]
        self._own = [pool.own for pool in pools]
        self._lent = [pool.borrowed for pool in pools]

    def taken(self, section: int, wanted: int) -> int:
        """Return how many parties go to work in a section, up to `wanted`, its own first."""
        own = min(wanted, self._own[section])
        self._own[section] -= own
        lent = min(wanted - own, self._lent[section], self._own[CORE]) if section != CORE else 0
        self._lent[section] -= lent
        self._own[CORE] -= lent
        return own + lent


def _modulations(decision: AssignRepairs, vessel: Vessel) -> tuple[Modulation, ...]:
    """Return diversions of generators with an own arc that is bare or has full shields."""
    chosen: dict[str, Modulation] = {}
    for each in decision.modulations():
        own = vessel.arcs[vessel.system(each.generator).plan.arc]
        if own.shield_hits == own.plan.shield_hits or own.bare:
            chosen.setdefault(each.generator, each)
    return tuple(chosen.values())
