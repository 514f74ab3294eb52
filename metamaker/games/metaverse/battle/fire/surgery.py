"""Surgical fire: which systems of a target may be named (1.3.1)."""

from collections.abc import Iterator
from functools import cache

from metamaker.games.metaverse.battle.blueprint.places import SECTIONS
from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.fire.bearing import exposed_section, sight
from metamaker.games.metaverse.battle.state.system import DESTROYED, System
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.catalogue import Group, catalogue


@cache
def _primary() -> tuple[str, ...]:
    """Return the kinds of system that surgical fire may not name. Rule MV-1.3.1-35."""
    return tuple(kind for kind, entry in catalogue().component.items() if entry.group is Group.PRIMARY)


def is_primary(system: System) -> bool:
    """Whether a system is a primary one: bridge, life support, reactor."""
    return system.plan.kind in _primary()


def untouchable(firer: Vessel, target: Vessel, system: System) -> Iterator[Refusal]:
    """Yield why surgical fire cannot name a system. Rules MV-1.3.1-35, -36, -40."""
    ref, section = system.plan.ref, exposed_section(target, sight(firer, target).struck)
    if is_primary(system):
        yield Refusal("MV-1.3.1-35", f"{ref} is a primary system")
    if system.plan.section != section:
        yield Refusal("MV-1.3.1-36", f"{ref} is not in the section that faces {firer.key}: {SECTIONS[section]}")
    if system.flags & DESTROYED:
        yield Refusal("MV-1.3.1-35", f"{ref} is destroyed")


def named_systems(firer: Vessel, target: Vessel) -> list[System]:
    """Return the systems of a target that surgical fire may name."""
    section = exposed_section(target, sight(firer, target).struck)
    return [
        system
        for number in target.blueprint.by_section[section]
        if not (system := target.systems[number]).flags & DESTROYED and not is_primary(system)
    ]
