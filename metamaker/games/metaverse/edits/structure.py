"""The structure of a fleet: definitions, classes with their sections and parts, the roster with its chain of command."""

from collections.abc import Collection, Iterator
from functools import partial

from metamaker.core.edits import changed
from metamaker.core.elements.kind import ElementKind, Link, Lost, Member
from metamaker.core.elements.structure import Structure
from metamaker.core.elements.transfer import needed, of_lists
from metamaker.core.messages import words_in
from metamaker.games.metaverse.edits.subject import FLEET, Kind, Subject
from metamaker.games.metaverse.edits.vocabulary import element_term, element_title, full_name
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import HouseRules
from metamaker.games.metaverse.model.fleet import GAME, Fleet, HouseFormula
from metamaker.games.metaverse.model.section import ArcDefence, ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass

WORKED_OUT = ("target_rating", "ems", "combat_value", "mass_factor", "tier", "ftl_charge")
"""The numbers of a class that depend on its design."""

_AMOUNTS = ("armour_rating", "ablative_plates", "shield_hits")
"""The defences of an arc, by number."""


def _nobody_and_no_reactor(of: Subject) -> dict[str, object]:
    """Return the contents of an emptied section: no crew and no reactor. The core always has its reactor."""
    people: dict[str, object] = {"crew_parties": 0, "marine_parties": 0}
    return people if of.section is SectionName.CORE else {**people, "reactor": False}


_WEAPON = ElementKind(
    key=Kind.WEAPON,
    field="weapons",
    is_shared=True,
    travels=True,
    unknown=partial(message, "edit-unknown-weapon"),
)

_STARFIGHTER = ElementKind(
    key=Kind.STARFIGHTER,
    field="starfighters",
    inside=(ElementKind(key=Kind.FIGHTER_WEAPON, field="weapons", member=Member.NUMBER),),
    is_shared=True,
    travels=True,
    unknown=partial(message, "edit-unknown-starfighter"),
)

_BAY = ElementKind(
    key=Kind.BAY,
    field="bays",
    links=(Link("accepts/*", Kind.STARFIGHTER, Lost.ENTRY),),
    is_shared=True,
    travels=True,
    unknown=partial(message, "edit-unknown-bay"),
)

_SECTION = ElementKind(
    key=Kind.SECTION,
    field="sections",
    member=Member.FIELD,
    names=tuple(SectionName),
    step="",
    inside=(
        ElementKind(key=Kind.COMPONENT, field="components", step=""),
        ElementKind(key=Kind.MOUNT, field="mounts", step="", links=(Link("weapon", Kind.WEAPON),)),
        ElementKind(
            key=Kind.FIT,
            field="bays",
            step="",
            links=(Link("bay", Kind.BAY), Link("squadrons/*/starfighter", Kind.STARFIGHTER, Lost.ENTRY)),
        ),
    ),
    details=("hull_hits", "crew_parties", "marine_parties", "life_support", "reactor"),
    others=(),
    emptied=_nobody_and_no_reactor,
)

_ARC = ElementKind(
    key=Kind.ARC,
    field="arcs",
    member=Member.FIELD,
    names=tuple(Arc),
    details=(*ArcDefence.model_fields, "adaptation"),
    emptied=lambda _: dict.fromkeys(_AMOUNTS, 0),
)

_CLASS = ElementKind(
    key=Kind.CLASS,
    field="classes",
    inside=(_SECTION, _ARC),
    details={*ShipClass.model_fields, *WORKED_OUT} - {"id", "sections", "arcs"},
    others=("sections", "code"),
    is_shared=True,
    travels=True,
    apart_by=("variant",),
    unknown=partial(message, "edit-unknown-class"),
)

_SHIP = ElementKind(
    key=Kind.SHIP,
    field="ships",
    parts_of="ship_class",
    links=(
        Link("ship_class", Kind.CLASS),
        Link("commander", Kind.SHIP, Lost.NEXT),
        Link("loadouts/*/bay", Kind.FIT, Lost.ENTRY, within="ship_class"),
        Link("loadouts/*/squadrons/*/starfighter", Kind.STARFIGHTER, Lost.ENTRY),
    ),
    travels=True,
    unknown=partial(message, "edit-unknown-ship"),
)

_SQUADRON = ElementKind(
    key=Kind.SQUADRON,
    field="squadrons",
    links=(Link("starfighter", Kind.STARFIGHTER),),
    travels=True,
    unknown=partial(message, "edit-unknown-squadron"),
)


def _bare(fleet: Fleet) -> Fleet:
    """Return a fleet for the clipboard: its name and house rules, because the numbers of its designs depend on them."""
    return Fleet(
        name=fleet.name,
        author=fleet.author,
        licence=fleet.licence,
        formulas=fleet.formulas,
        mass_factor=fleet.mass_factor,
        value_kind=fleet.value_kind,
        words=fleet.words,
    )


def house_rules(fleet: Fleet) -> HouseRules:
    """Return the changes of a fleet to the formula book."""
    return HouseRules(fleet.formulas, fleet.mass_factor)


def _with_house_rules(into: Fleet, source: Fleet) -> Fleet:
    """Return `into` with the house rules of `source`, only if it has no designs whose numbers would change."""
    if into.classes or into.starfighters or into.bays or house_rules(into) != HouseRules():
        return into
    rules = {"formulas": source.formulas, "mass_factor": source.mass_factor, "value_kind": source.value_kind}
    return changed(into, **rules, words=into.words or source.words)


def _differing(one: Fleet, other: Fleet) -> tuple[str, ...]:
    """Return the entries of the formula book that differ between two fleets."""
    ours, theirs = ({formula.entry: formula.expression for formula in fleet.formulas} for fleet in (one, other))
    entries = [entry for entry in {**ours, **theirs} if ours.get(entry) != theirs.get(entry)]
    return (*entries, *(["mass_factor"] if one.mass_factor is not other.mass_factor else []))


STRUCTURE = Structure[Fleet, Subject](
    words=partial(words_in, GAME),
    subject=Subject,
    document=ElementKind(key=Kind.FLEET),
    own={FLEET: "{}", "limits": "{}_limit", "formulas": "formulas"},
    here=message("edit-in-fleet"),
    kinds=(_WEAPON, _STARFIGHTER, _BAY, _CLASS, _SHIP, _SQUADRON),
    title=element_title,
    term=element_term,
    full_name=full_name,
    bare=_bare,
    adopts=_with_house_rules,
    differing=_differing,
)


def alone(fleet: Fleet, printed: Collection[str]) -> Fleet:
    """Return a fleet of the ships and classes with these references (`ships/…`, `classes/…`) and their definitions.

    Notes, tags, agreed limits, command links, other ships, squadrons beside the ships, and unused definitions and custom
    formulas are left out.
    """
    known = (*(ship.ref() for ship in fleet.classes), *(ship.ref() for ship in fleet.ships))
    bare = Fleet(
        name=fleet.name,
        author=fleet.author,
        licence=fleet.licence,
        words=fleet.words,
        public=fleet.public,
        mass_factor=fleet.mass_factor,
        value_kind=fleet.value_kind,
        tonnes_per_hit=fleet.tonnes_per_hit,
        emblem=fleet.emblem,
    )
    part = of_lists(bare, needed(STRUCTURE, fleet, [ref for ref in known if ref in printed]))
    return changed(
        part,
        formulas=tuple(_formulas(fleet, part)),
        ships=tuple(changed(ship, commander=None, notes="", at_home=False, log=()) for ship in part.ships),
        classes=tuple(changed(ship, notes="", tags=()) for ship in part.classes),
    )


def _formulas(fleet: Fleet, part: Fleet) -> Iterator[HouseFormula]:
    """Yield the custom formulas that may affect a number of a part of the fleet."""
    sections = (section for ship in part.classes for _, section in ship.sections.standing())
    kinds = {component.kind for section in sections for component in section.components}
    absent = {f"draw.{kind}" for kind in ComponentKind if kind not in kinds}
    for formula in fleet.formulas:
        scope = formula.entry.partition(".")[0]
        if formula.entry not in absent and scope not in _OF_FLEETS and (part.starfighters or scope not in _OF_SQUADRONS):
            yield formula


_OF_FLEETS = {"brought", "forecast"}
_OF_SQUADRONS = {"squadron"}
