"""The palette of a ship: its entries, the place and facing of a new part, and reasons against a place."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from metamaker.core.display_names import called, first_upper
from metamaker.core.edits import Edited, validated_new
from metamaker.core.elements.palette import PaletteEntry, PaletteGroup
from metamaker.core.ids import ref
from metamaker.core.issue import sentence
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.catalogue import FacingRule, Group, catalogue
from metamaker.games.metaverse.checks.hull import LAYERS, PLATES, RATINGS
from metamaker.games.metaverse.checks.names import class_called, facing_called, section_called
from metamaker.games.metaverse.checks.placement import FACINGS, Reason, placement
from metamaker.games.metaverse.edits.classes import add_section
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.parts import add_bay, add_component, add_mount, facing_moved, facing_of, move_part, part_at
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import PARTS, Kind
from metamaker.games.metaverse.edits.summaries import bay_in_brief, weapon_in_brief
from metamaker.games.metaverse.edits.vocabulary import component_hint, component_term, section_term
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, ComponentKind, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Load
from metamaker.games.metaverse.model.words import DamageType, LoadoutKind, TargetMethod
from metamaker.games.metaverse.stats.weapon import weapon_tier

HULL = "hull"
"""The group of sections, hull, people and defences."""

NEW = "new"
"""The first step of the keys for definitions that do not exist yet: `new/weapons`, `new/bays`, `new/starfighters`."""


def palette(fleet: Fleet, words: Words) -> tuple[PaletteGroup, ...]:
    """Return all entries for a ship, in the order of the rules' chapters, sections and hull first."""
    groups = {
        HULL: tuple(_hull(words)),
        **{group.value: tuple(_components(group, words)) for group in Group if group not in {Group.WEAPON, Group.HANGAR}},
        Group.WEAPON.value: tuple(_weapons(fleet, words)),
        Group.HANGAR.value: tuple(_bays(fleet, words)),
    }
    return tuple(
        PaletteGroup(key, words[f"window-palette-{key}"], tuple(_with_synonyms(entry, words) for entry in entries))
        for key, entries in groups.items()
    )


def _with_synonyms(entry: PaletteEntry, words: Words) -> PaletteEntry:
    """Return an entry with the additional words for its key, or for its kind."""
    keys = (entry.key, entry.key.partition("/")[0], entry.key.removeprefix(f"{NEW}/"))
    known = dict.fromkeys(words.get(f"synonym-{key}", "") for key in keys if "/" not in key)
    return entry._replace(synonyms=" ".join(filter(None, (entry.synonyms, *known))))


def _components(group: Group, words: Words) -> Iterator[PaletteEntry]:
    for key, entry in catalogue().component.items():
        if entry.group is group and (key in set(ComponentKind) or key == REACTOR):
            hint = component_hint(key, words)
            yield PaletteEntry(key, component_term(key, words), key, hint, entry.rule, group.value, entry.tier)


REACTOR = "reactor"
"""The only automatic system that a player may add: to an outboard section, which then does not use the core's."""


def _weapons(fleet: Fleet, words: Words) -> Iterator[PaletteEntry]:
    rule, group = catalogue()["weapon"].rule, Group.WEAPON.value
    for weapon in fleet.weapons:
        key, hint = ref("weapons", weapon.id), words.text("window-palette-weapons", brief=weapon_in_brief(weapon, words))
        traits = (weapon.damage_type, *([TargetMethod.INDIRECT] if weapon.target_method is TargetMethod.INDIRECT else []))
        synonyms = " ".join(words[f"synonym-{trait}"] for trait in traits)
        yield PaletteEntry(key, called(weapon), "weapon", hint, rule, group, weapon_tier(weapon), synonyms)
    every_kind = " ".join(words[f"synonym-{trait}"] for trait in (*DamageType, TargetMethod.INDIRECT))
    yield _new("weapons", "weapon", rule, group, words)._replace(synonyms=every_kind)


def _bays(fleet: Fleet, words: Words) -> Iterator[PaletteEntry]:
    entry, group = catalogue()["hangar_bay"], Group.HANGAR.value
    for bay in fleet.bays:
        key, hint = ref("bays", bay.id), words.text("window-palette-bays", brief=bay_in_brief(bay, words))
        yield PaletteEntry(key, called(bay), "hangar_bay", hint, entry.rule, group, entry.tier)
    yield _new("bays", "hangar_bay", entry.rule, group, words)
    yield _new("starfighters", "squadron", "MV-3.7.0-01", group, words)


def _new(kind: str, icon: str, rule: str, group: str, words: Words) -> PaletteEntry:
    text, hint = words[f"window-palette-new_{kind}-text"], words[f"window-palette-new_{kind}-hint"]
    return PaletteEntry(f"{NEW}/{kind}", text, icon, hint, rule, group)


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
"""The icons and rules of the counts that every section or arc has."""


def _hull(words: Words) -> Iterator[PaletteEntry]:
    for name in _OUTBOARD:
        text, hint = first_upper(section_term(name, words)), words["window-palette-section_hint"]
        yield PaletteEntry(f"section/{name}", text, "ship_core", hint, "MV-3.1.1-01", HULL)
    for key, (icon, rule) in _THINGS.items():
        text, hint = words[f"window-palette-{key}-text"], words[f"window-palette-{key}-hint"]
        yield PaletteEntry(key, text, icon, hint, rule, HULL)


def dropped(fleet: Fleet, key: str, target_ref: str, words: Words | None = None) -> Edited[Fleet]:
    """Return the fleet with one more of the entry `key` at the place of the drop.

    Raises EditProblem with the reason against it.

    On a part it goes to its section, on an arc to the section that carries it, on a class to the first section with room. A
    part with a facing gets a legal one. A new definition gets its name in the language of `words`.
    """
    fleet, defined = _defined(fleet, key, words or STRUCTURE.english)
    made = _put(fleet, defined, spot(fleet, target_ref))
    return _with_newest_aboard(made) if key == f"{NEW}/starfighters" else made


def _with_newest_aboard(made: Edited[Fleet]) -> Edited[Fleet]:
    """Return a fleet with the last defined squadron type permanently aboard a bay."""
    load = validated_new(Load, starfighter=made.document.starfighters[-1].id)
    of = part_at(made.document, made.ref)
    return Edited(of.with_(loadout=LoadoutKind.PERMANENT, squadrons=(load,)), made.ref)


def _defined(fleet: Fleet, key: str, words: Words) -> Edited[Fleet]:
    """Return the fleet with the new definition for a key of the palette, if it needs one. Raises EditProblem."""
    group, _, kind = key.partition("/")
    if group != NEW:
        return Edited(fleet, key)
    if kind == "starfighters":
        fleet, kind = EDITS.added(fleet, kind, words["window-new-starfighters"]).document, "bays"
    if kind not in {"weapons", "bays"}:
        raise EditProblem(message("edit-unknown-kind", kind=key))
    if kind == "bays" and not fleet.starfighters:
        fleet = EDITS.added(fleet, "starfighters", words["window-new-first_starfighters"]).document
    return EDITS.added(fleet, kind, words[f"window-new-{kind}"])


def new_definition(key: str, fleet: Fleet) -> str:
    """Return the reference of the definition that dropping `key` has just added to a fleet; empty for other keys."""
    group, _, kind = key.partition("/")
    return ref(kind, getattr(fleet, kind)[-1].id) if group == NEW else ""


def drop_reasons(fleet: Fleet, key: str, target_ref: str) -> tuple[str, ...]:
    """Return the reason against putting a palette entry at a place; empty if there is none."""
    return _reasons(lambda: dropped(fleet, key, target_ref))


def moved_reasons(fleet: Fleet, ref: str, target_ref: str) -> tuple[str, ...]:
    """Return the reason against moving a part to a place; empty if there is none."""
    return _reasons(lambda: _settle(fleet, ref, target_ref))


def _reasons(edit: Callable[[], object]) -> tuple[str, ...]:
    """Return the reason against an edit; empty if there is none."""
    try:
        edit()
    except EditProblem as problem:
        return (str(problem),)
    return ()


_CORE_FIRST = (SectionName.CORE, *(name for name in SectionName if name.arc is not None))


class Spot(NamedTuple):
    """A place on a ship: the class, the selected section (designed or not) if any, the selected arc if any."""

    ship: ShipClass
    section: SectionName | None
    arc: Arc | None

    @property
    def standing(self) -> tuple[SectionName, Section]:
        """The selected section, or the first existing one, the core before others. Raises EditProblem."""
        for name in _CORE_FIRST if self.section is None else (self.section,):
            section = self.ship.sections[name]
            if section is not None:
                return name, section
        missing = message("window-kind-section") if self.section is None else section_called(self.section)
        raise EditProblem(message("edit-no-home", design=class_called(self.ship), section=missing))


def spot(fleet: Fleet, ref: str) -> Spot:
    """Return the location of `ref`: its section, or the carrier of its arc. Raises EditProblem."""
    of = STRUCTURE.find(fleet, ref)
    if of is None or of.ship is None:
        raise EditProblem(message("edit-on-ship"))
    if of.kind is Kind.ARC:
        return Spot(of.ship, of.ship.owner(of.arc), of.arc)
    step = ref.partition("#")[0].split("/")[2:3]
    meant = SectionName(step[0]) if step and step[0] in set(SectionName) else None
    return Spot(of.ship, of.section or meant, None)


def _put(fleet: Fleet, key: str, place: Spot) -> Edited[Fleet]:
    """Return the fleet with one more of the palette entry `key` at a place. Raises EditProblem."""
    group, _, element = key.partition("/")
    match group:
        case "section":
            return _section(fleet, place, element)
        case "weapons":
            return add_mount(fleet, place.ship.id, place.standing[0], element)
        case "bays":
            return add_bay(fleet, place.ship.id, place.standing[0], element)
        case "reactor":
            return _reactor(fleet, place)
        case _ if group in set(ComponentKind):
            return _component(fleet, place, ComponentKind(group))
        case _ if group in _MORE_OF_SECTION:
            return _more_of_section(fleet, place, *_MORE_OF_SECTION[group])
        case _ if group in _MORE_OF_ARC:
            return _more_of_arc(fleet, place, *_MORE_OF_ARC[group])
    raise EditProblem(message("edit-unknown-kind", kind=key))


def _section(fleet: Fleet, place: Spot, wanted: str) -> Edited[Fleet]:
    name = SectionName(wanted) if wanted in set(SectionName) else _free_section(place)
    return Edited(add_section(fleet, place.ship.id, name), place.ship.ref(name))


def _free_section(place: Spot) -> SectionName:
    """Return the selected section if it does not exist yet, otherwise the first missing one. Raises EditProblem."""
    arc = None if place.arc is None else SectionName(place.arc.value)
    for name in (arc, place.section, SectionName.FORE, SectionName.AFT, SectionName.PORT, SectionName.STARBOARD):
        if name is not None and place.ship.sections[name] is None:
            return name
    raise EditProblem(message("edit-all-sections", design=class_called(place.ship)))


def _component(fleet: Fleet, place: Spot, kind: ComponentKind) -> Edited[Fleet]:
    section, _ = place.standing
    if place.section is None:
        standing = (name for name in _CORE_FIRST if place.ship.sections[name] is not None)
        section = next((name for name in standing if not _refusals(place._replace(section=name), kind)), section)
    place = place._replace(section=section)
    _raise_for(_refusals(place, kind))
    return add_component(fleet, place.ship.id, section, kind, facing=_facing(place, section, kind))


def _refusals(place: Spot, kind: ComponentKind) -> tuple[Reason, ...]:
    section, _ = place.standing
    return placement(kind, section, place.ship, _facing(place, section, kind))


def _raise_for(reasons: tuple[Reason, ...]) -> None:
    """Raise EditProblem if a component may not have this section and facing."""
    if reasons:
        raise EditProblem(" ".join(f"{sentence(str(reason.message))}." for reason in reasons))


def _facing(place: Spot, section: SectionName, kind: ComponentKind) -> Facing | None:
    """Return the facing of a new component: the selected arc if allowed, or along the ship if it faces axes."""
    rule = catalogue()[kind].facing
    if rule is FacingRule.AXIS:
        return Facing.FORE_AFT
    pointed = None if place.arc is None else Facing(place.arc.value)
    if pointed in FACINGS[rule] and not placement(kind, section, place.ship, pointed):
        return pointed
    return facing_of(kind, place.ship, section)


def _reactor(fleet: Fleet, place: Spot) -> Edited[Fleet]:
    name, section = place.standing
    if name is SectionName.CORE:
        raise EditProblem(message("edit-core-reactor"))
    if section.reactor:
        raise EditProblem(message("edit-own-reactor", section=section_called(name)))
    return Edited(STRUCTURE.get(fleet, place.ship.ref(name)).with_(reactor=True), place.ship.ref(name, "reactor"))


_MORE_OF_SECTION = {
    "hull_hit": ("hull_hits", 999),
    "hull_layer": ("hull_layers", LAYERS[-1]),
    "crew_party": ("crew_parties", 99),
    "marine_party": ("marine_parties", 99),
}
_MORE_OF_ARC = {
    "armour": ("armour_rating", RATINGS[-1]),
    "plate": ("ablative_plates", PLATES[-1]),
    "shield_hit": ("shield_hits", 99),
}
"""The field that a palette entry increases, and its maximum."""


def _more_of_section(fleet: Fleet, place: Spot, field: str, most: int) -> Edited[Fleet]:
    name, section = place.standing
    now: int = getattr(section, field)
    if now >= most:
        raise EditProblem(message("edit-most-in-section", section=section_called(name), field=field, count=now, most=most))
    if field == "hull_layers" and section.hull_hits <= now:
        raise EditProblem(message("edit-hits-of-layers", section=section_called(name), count=section.hull_hits))
    edited = STRUCTURE.get(fleet, place.ship.ref(name)).with_(**{field: now + 1})
    ref = place.ship.ref(name) if field == "hull_layers" else place.ship.ref(name, field)
    return Edited(edited, ref)


def _more_of_arc(fleet: Fleet, place: Spot, field: str, most: int) -> Edited[Fleet]:
    arc = place.arc or _weakest_arc(place, field)
    now: int = getattr(place.ship.arcs[arc], field)
    if now >= most:
        raise EditProblem(message("edit-most-in-arc", arc=facing_called(arc), field=field, count=now, most=most))
    return Edited(
        STRUCTURE.get(fleet, place.ship.ref("arcs", arc)).with_(**{field: now + 1}), place.ship.ref("arcs", arc, field)
    )


def _weakest_arc(place: Spot, field: str) -> Arc:
    """Return the arc of the section with the lowest value. Raises EditProblem if the section carries none."""
    name, _ = place.standing
    carried = [arc for arc in Arc if place.ship.owner(arc) is name]
    if not carried:
        raise EditProblem(message("edit-no-arc"))
    return min(carried, key=lambda arc: int(getattr(place.ship.arcs[arc], field)))


def _settle(fleet: Fleet, ref: str, target: str) -> None:
    """Raise EditProblem if a part may not be moved to the section at `target`."""
    of, place = STRUCTURE.find(fleet, ref), spot(fleet, target)
    if of is None or of.kind not in PARTS or of.ship is None:
        raise EditProblem(message("edit-move-parts"))
    if of.ship is not place.ship:
        raise EditProblem(message("edit-other-class", design=class_called(of.ship)))
    section, _ = place.standing
    part = of.value
    if section is not of.section and isinstance(part, Component):
        facing = facing_moved(part, of.ship, section)
        if catalogue()[part.kind].facing is FacingRule.SIDE and facing is not part.facing:
            facing = part.facing  # turning it silently would leave the ship without a part that faces this side
        _raise_for(placement(part.kind, section, of.ship, facing))
    move_part(fleet, of.ref, section)
