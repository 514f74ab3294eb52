"""What can be put into a ship: components, this fleet's weapons and bays, sections, hull and people."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.core.ids import ref
from metamaker.core.naming import called
from metamaker.core.words import Words, words
from metamaker.games.metaverse.catalogue import Group, catalogue
from metamaker.games.metaverse.edits.defining import NEW, defined
from metamaker.games.metaverse.edits.dropping import put, reasons, settle
from metamaker.games.metaverse.edits.made import Made
from metamaker.games.metaverse.edits.part_facts import bay_in_brief, weapon_in_brief
from metamaker.games.metaverse.edits.terms import component_hint, component_term, first_upper, section_term
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.weapon import weapon_tier

HULL = "hull"
"""The group of sections, hull, people and defences."""


class PaletteEntry(NamedTuple):
    """Something that can be dropped on a ship: its key, name, icon, tier (0: none), a sentence, its rule, its group."""

    key: str
    text: str
    icon: str
    tier: int
    hint: str
    rule: str
    group: str


class PaletteGroup(NamedTuple):
    """Entries under a heading."""

    key: str
    title: str
    entries: tuple[PaletteEntry, ...]


def palette(fleet: Fleet, told: Words) -> tuple[PaletteGroup, ...]:
    """Return all that can be put into a ship, in the order of the rules' chapters, sections and hull first."""
    groups = {
        HULL: tuple(_hull(told)),
        **{group.value: tuple(_components(group, told)) for group in Group if group not in {Group.WEAPON, Group.HANGAR}},
        Group.WEAPON.value: tuple(_weapons(fleet, told)),
        Group.HANGAR.value: tuple(_bays(fleet, told)),
    }
    return tuple(PaletteGroup(key, told[f"window.palette.{key}"], entries) for key, entries in groups.items())


def _components(group: Group, told: Words) -> Iterator[PaletteEntry]:
    for key, entry in catalogue().component.items():
        if entry.group is group and (key in set(ComponentKind) or key == REACTOR):
            hint = component_hint(key, told)
            yield PaletteEntry(key, component_term(key, told), key, entry.tier, hint, entry.rule, group.value)


REACTOR = "reactor"
"""The one automatic system that a player may add: to an outboard section, which then does without the core's."""


def _weapons(fleet: Fleet, told: Words) -> Iterator[PaletteEntry]:
    rule, group = catalogue()["weapon"].rule, Group.WEAPON.value
    for weapon in fleet.weapons:
        key, hint = ref("weapons", weapon.id), f"{told['window.palette.weapons']}: {weapon_in_brief(weapon, told)}"
        yield PaletteEntry(key, called(weapon), "weapon", weapon_tier(weapon), hint, rule, group)
    yield _new("weapons", "weapon", rule, group, told)


def _bays(fleet: Fleet, told: Words) -> Iterator[PaletteEntry]:
    entry, group = catalogue()["hangar_bay"], Group.HANGAR.value
    for bay in fleet.bays:
        key, hint = ref("bays", bay.id), f"{told['window.palette.bays']}: {bay_in_brief(bay, told)}"
        yield PaletteEntry(key, called(bay), "hangar_bay", entry.tier, hint, entry.rule, group)
    yield _new("bays", "hangar_bay", entry.rule, group, told)


def _new(kind: str, icon: str, rule: str, group: str, told: Words) -> PaletteEntry:
    text, hint = told[f"window.palette.new_{kind}.text"], told[f"window.palette.new_{kind}.hint"]
    return PaletteEntry(f"{NEW}/{kind}", text, icon, 0, hint, rule, group)


_OUTBOARD = tuple(name for name in SectionName if name.arc is not None)

_THINGS = {
    "hull_hit": ("hull_hit", "MV-3.1.1-03"),
    "hull_layer": ("hull_layers", "MV-3.1.1-03"),
    "crew_party": ("crew_party", "MV-3.1.6-01"),
    "marine_party": ("marine_party", "MV-3.1.7-01"),
    "armour": ("armour", "MV-3.1.3-01"),
    "plate": ("ablative_plate", "MV-3.1.4-01"),
    "shield_hit": ("energy_kinetic_shield", "MV-3.1.5-01"),
}
"""Icons and rules of what every section or arc can have more of."""


def _hull(told: Words) -> Iterator[PaletteEntry]:
    for name in _OUTBOARD:
        text, hint = first_upper(section_term(name, told)), told["window.palette.section_hint"]
        yield PaletteEntry(f"section/{name}", text, "ship_core", 0, hint, "MV-3.1.1-01", HULL)
    for key, (icon, rule) in _THINGS.items():
        text, hint = told[f"window.palette.{key}.text"], told[f"window.palette.{key}.hint"]
        yield PaletteEntry(key, text, icon, 0, hint, rule, HULL)


def dropped(fleet: Fleet, key: str, target_ref: str, told: Words | None = None) -> Made:
    """Return the fleet with one more of what `key` names where it was dropped. Raises EditProblem with the reason why not.

    On a part it goes to its section, on an arc to what carries it, on a class to the first section that can hold it. What has a
    facing gets one that is legal there. What is still to be defined gets its name in the language of `told`.
    """
    return put(*defined(fleet, key, told or words("metaverse")), target_ref)


def drop_reasons(fleet: Fleet, key: str, target_ref: str) -> tuple[str, ...]:
    """Return why something of the palette may not go to a place; nothing if it may."""
    return reasons(lambda: dropped(fleet, key, target_ref))


def moved_reasons(fleet: Fleet, ref: str, target_ref: str) -> tuple[str, ...]:
    """Return why a part may not be moved to a place; nothing if it may."""
    return reasons(lambda: settle(fleet, ref, target_ref))
