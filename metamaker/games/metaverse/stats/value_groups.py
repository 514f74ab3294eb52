"""Where a combat value comes from, in a few groups of parts."""

from enum import StrEnum

from metamaker.core.memo import memo
from metamaker.games.metaverse.catalogue.catalogue import catalogue
from metamaker.games.metaverse.catalogue.entry import Group
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.stats.parts import DEFLECTORS, SHIELD_GENERATORS, parts
from metamaker.games.metaverse.stats.value_lines import value_lines


class ValueGroup(StrEnum):
    """What lines of the value are put together as; generators and deflectors count with armour and shields."""

    HULL = "hull"
    DEFENCE = "defence"
    WEAPON = "weapon"
    PROPULSION = "propulsion"
    ELECTRONIC_WARFARE = "electronic_warfare"
    SECONDARY = "secondary"
    HANGAR = "hangar"
    CREW = "crew"


_OF_CATALOGUE = {
    Group.PRIMARY: ValueGroup.CREW,
    Group.PROPULSION: ValueGroup.PROPULSION,
    Group.ELECTRONIC_WARFARE: ValueGroup.ELECTRONIC_WARFARE,
    Group.SECONDARY: ValueGroup.SECONDARY,
    Group.WEAPON: ValueGroup.WEAPON,
    Group.HANGAR: ValueGroup.HANGAR,
}
_PROTECTING = frozenset((*SHIELD_GENERATORS, *DEFLECTORS))
_OF_HULL = frozenset({"hull_hits", "hull_type", "tech_level"})


@memo
def value_by_group(design: Design) -> dict[ValueGroup, float]:
    """Return the points of each group; they add up to the combat value."""
    groups = dict.fromkeys(ValueGroup, 0.0)
    of_part = _groups_of_parts(design)
    for line in value_lines(design):
        groups[of_part.get(line.element) or _group(design, line.element)] += line.points
    return groups


def _groups_of_parts(design: Design) -> dict[str, ValueGroup]:
    index = parts(design)
    found = {design.ref(placed.section, placed.part.id): _component(placed.part.kind) for placed in index.components}
    found |= {design.ref(mounted.section, mounted.mount.id): ValueGroup.WEAPON for mounted in index.mounts}
    return found | {design.ref(fitted.section, fitted.fit.id): ValueGroup.HANGAR for fitted in index.bays}


def _component(kind: ComponentKind) -> ValueGroup:
    return ValueGroup.DEFENCE if kind in _PROTECTING else _OF_CATALOGUE[catalogue()[kind].group]


def _group(design: Design, element: str) -> ValueGroup:
    """The group of what has no entry of its own: hull, defences of an arc, people and their quality."""
    first, _, last = element.removeprefix(f"{design.ref()}/").partition("/")
    if first == "arcs":
        return ValueGroup.DEFENCE
    return ValueGroup.HULL if (last or first) in _OF_HULL or (first in set(SectionName) and not last) else ValueGroup.CREW
