"""The systems of a design one by one, in the order of the record sheet."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.core.ids import copy_ref, ref
from metamaker.games.metaverse.battle.blueprint.places import ARC_NUMBER, NUMBER
from metamaker.games.metaverse.battle.blueprint.weapon_plan import WeaponPlan
from metamaker.games.metaverse.catalogue import Group, catalogue
from metamaker.games.metaverse.extent import LIFE_SUPPORT, REACTOR
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.component import Component
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.stats.ship import SectionStats, ship_stats

WEAPON, HANGAR_BAY = "weapon", "hangar_bay"
"""Kinds of system that are no components; reactors and life support are the others."""

GROUP_ORDER = (Group.PRIMARY, Group.PROPULSION, Group.SECONDARY, Group.ELECTRONIC_WARFARE, Group.HANGAR, Group.WEAPON)
"""Rules MV-3.0.1-10, MV-3.0.1-12."""

NOWHERE = -1


class SystemPlan(NamedTuple):
    """One copy of a system. `number` is its place among the systems of the design, `kind` a word of the catalogue.

    `section` and `arc` are numbers of `places`; the arc is the one that the system faces, NOWHERE for one without. `axis`
    drives face nowhere. Of a weapon, `sectors` are the numbers (0 to 7) of those that its mount covers. The rating of a
    reactor and of life support is the derived one; a weapon has none (0).
    """

    number: int
    ref: str
    kind: str
    section: int
    rating: int
    arc: int
    weapon: WeaponPlan | None
    sectors: tuple[int, ...]


_SECTORS = {sector: number for number, sector in enumerate(Sector)}


def system_plans(design: Design, weapons: dict[str, WeaponPlan]) -> tuple[SystemPlan, ...]:
    """Return all systems of a design, copy by copy: sections in print order, in each the order of the record sheet."""
    found: list[SystemPlan] = []
    stats = ship_stats(design).sections
    for name, section in design.ship.sections.standing():
        components = [*_own(name, stats[name]), *_components(name, section)]
        for plan in [*sorted(components, key=_sheet_place), *_bays(name, section), *_weapons(name, section, weapons)]:
            found.append(plan._replace(number=len(found)))
    return tuple(found)


def _sheet_place(plan: SystemPlan) -> tuple[int, int]:
    entries = catalogue().component
    return GROUP_ORDER.index(entries[plan.kind].group), list(entries).index(plan.kind)


def _plan(name: SectionName, part: str, kind: str, rating: int = 0, arc: int = NOWHERE) -> SystemPlan:
    return SystemPlan(0, ref(name, part), kind, NUMBER[name], rating, arc, None, ())


def _own(name: SectionName, stats: SectionStats) -> Iterator[SystemPlan]:
    """Yield what comes by itself: the reactor and the life support."""
    if stats.reactor_rating is not None:
        yield _plan(name, copy_ref(REACTOR, 1), REACTOR, stats.reactor_rating)
    if stats.life_support_rating is not None:
        yield _plan(name, copy_ref(LIFE_SUPPORT, 1), LIFE_SUPPORT, stats.life_support_rating)


def _components(name: SectionName, section: Section) -> Iterator[SystemPlan]:
    for part in section.components:
        for copy in range(1, part.count + 1):
            yield _plan(name, copy_ref(part.id, copy), part.kind.value, part.rating or 0, _arc(part))


def _arc(part: Component) -> int:
    arc = part.facing.arc if part.facing else None
    return NOWHERE if arc is None else ARC_NUMBER[arc]


def _bays(name: SectionName, section: Section) -> Iterator[SystemPlan]:
    for fit in section.bays:
        for copy in range(1, fit.count + 1):
            yield _plan(name, copy_ref(fit.id, copy), HANGAR_BAY)


def _weapons(name: SectionName, section: Section, weapons: dict[str, WeaponPlan]) -> Iterator[SystemPlan]:
    for mount in section.mounts:
        sectors = tuple(_SECTORS[sector] for sector in mount.sectors)
        for copy in range(1, mount.count + 1):
            plan = _plan(name, copy_ref(mount.id, copy), WEAPON)
            yield plan._replace(weapon=weapons[mount.weapon], sectors=sectors)
