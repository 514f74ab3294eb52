"""The group of components that an element of a ship belongs to, for its colour."""

from metamaker.games.metaverse.catalogue import Group, catalogue
from metamaker.games.metaverse.edits.subject import Kind, subject
from metamaker.games.metaverse.model.fleet import Fleet

_GROUPS = {
    Kind.MOUNT: Group.WEAPON,
    Kind.WEAPON: Group.WEAPON,
    Kind.FIT: Group.HANGAR,
    Kind.BAY: Group.HANGAR,
    Kind.STARFIGHTER: Group.HANGAR,
}


def element_group(fleet: Fleet, ref: str) -> str:
    """Return the key of the group; empty for what belongs to none, such as hull hits."""
    of = subject(fleet, ref)
    if of is None:
        return ""
    if of.kind is Kind.COMPONENT:
        return catalogue()[of.value.kind].group.value
    group = _GROUPS.get(of.kind)
    return group.value if group else ""
