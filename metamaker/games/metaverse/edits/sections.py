"""Whole sections copied to others and mirrored to the other side of the ship, without new violations of rules."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from metamaker.core.edits import changed
from metamaker.core.elements.listing import removed
from metamaker.core.elements.references import element_name
from metamaker.core.elements.transfer import NewId, brought
from metamaker.core.ids import new_id
from metamaker.core.issue import Severity
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.all import check_design
from metamaker.games.metaverse.edits.classes import add_section
from metamaker.games.metaverse.edits.parts import Part, move_part, part_ids, parts_of, section_of, settled
from metamaker.games.metaverse.edits.structure import STRUCTURE, alone
from metamaker.games.metaverse.edits.subject import Kind
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, Sector
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Arcs, Component, Section, Sections
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import BayFit
from metamaker.games.metaverse.model.weapon import Mount

OTHER_SIDE = {SectionName.PORT: SectionName.STARBOARD, SectionName.STARBOARD: SectionName.PORT}
"""The section across the ship from a side section."""


class Remade(NamedTuple):
    """A fleet with a new section: its reference, the names of left-out parts, new ids of definitions."""

    document: Fleet
    ref: str
    left_out: tuple[str, ...]
    new_ids: tuple[NewId, ...] = ()


def is_section(fleet: Fleet, ref: str) -> bool:
    """Return whether `ref` names a section as a whole."""
    of = STRUCTURE.find(fleet, ref)
    return of is not None and of.kind is Kind.SECTION and not of.focus


def clipboard_section(fleet: Fleet, ref: str) -> Fleet:
    """Return a fleet with one class that has only one section, the defences of its arc, and its definitions.

    Raises EditProblem for other items than sections.
    """
    of = STRUCTURE.find(fleet, ref)
    if of is None or of.kind is not Kind.SECTION or of.ship is None or of.section is None:
        raise EditProblem(message("edit-copy-sections"))
    name, ship = of.section, of.ship
    arcs = Arcs() if name.arc is None else Arcs().with_(**{name.arc.value: ship.arcs[name.arc]})
    bare = ShipClass(id=ship.id, name="", sections=Sections().with_(**{name.value: of.value}), arcs=arcs)
    without_ships = fleet.with_(ships=(), squadrons=(), formulas=(), emblem=None)
    return alone(without_ships.with_(classes=(bare,)), (bare.ref(),))


def section_pasted(into: Fleet, clipboard: Fleet, class_id: str, to: SectionName, words: Words | None = None) -> Remade:
    """Return `into` with a section of a class made like the one of a clipboard fleet: hull, people, parts, defences.

    Facings and sectors turn with the section if the rules tie them to it. Parts and a hull that would break rules are left out.
    Raises EditProblem.
    """
    known = {ship.id for ship in into.classes}
    for source in clipboard.classes:
        for name, section in source.sections.standing():
            came = brought(STRUCTURE, into, clipboard, [source.ref()], rename=False)
            arrived: ShipClass = STRUCTURE.get(came.document, came.refs[0]).value
            held = arrived.sections[name] or section
            fleet = came.document if arrived.id in known else removed(STRUCTURE, came.document, arrived.ref())
            ship: ShipClass = STRUCTURE.get(fleet, f"classes/{class_id}").value
            arcs = {} if name.arc is None or to.arc is None else {to.arc: source.arcs[name.arc]}
            turned = [settled(part, ship, name, to) for part in _parts(held)]
            made = _remade(into, fleet, ship, _Plan(to, held, turned, arcs), words or STRUCTURE.english)
            return made._replace(new_ids=tuple(each for each in came.new_ids if each.group != "classes"))
    raise EditProblem(message("edit-nothing-to-paste"))


def mirrored(fleet: Fleet, class_id: str, side: SectionName, words: Words | None = None) -> Remade:
    """Return the fleet with the section across the ship made like one of a side, port for starboard; it can be a new one.

    Raises EditProblem for a section that is not on a side.
    """
    ship: ShipClass = STRUCTURE.get(fleet, f"classes/{class_id}").value
    other = OTHER_SIDE.get(side)
    if other is None or side.arc is None or other.arc is None:
        raise EditProblem(message("edit-mirror-sides"))
    section = section_of(ship, side)
    turned = [_across(part) for part in _parts(section)]
    plan = _Plan(other, section, turned, {other.arc: ship.arcs[side.arc]})
    return _remade(fleet, fleet, ship, plan, words or STRUCTURE.english)


class _Plan(NamedTuple):
    """The plan of a section: the source of its hull and people, its parts, the defences of its arc."""

    name: SectionName
    like: Section
    parts: list[Part]
    arcs: Mapping[Arc, ArcDefence]


def _remade(before: Fleet, fleet: Fleet, ship: ShipClass, plan: _Plan, words: Words) -> Remade:
    """Return a fleet with a section made by a plan, without violations of rules that `before` kept. Raises EditProblem."""
    ref = ship.ref(plan.name)
    known = _errors(before, ship.id)
    stood = ship.sections[plan.name] is not None
    fleet = _emptied(fleet, ref) if stood else add_section(fleet, ship.id, plan.name)
    fleet = _with_parts(fleet, ship.id, plan)
    if not stood:
        fleet = _come_along(fleet, ship, plan)
    fleet = _if_legal(fleet, ship.id, known, lambda each: _with_hull(each, ref, plan))
    fleet = _if_legal(fleet, ship.id, known, lambda each: _with_defences(each, ship.id, plan))
    fleet, left_out = _without_illegal(fleet, ref, known, words)
    stayed = ship.sections[plan.name]
    return Remade(_with_needed(fleet, ref, known, stayed) if stayed is not None else fleet, ref, left_out)


def _parts(section: Section) -> Iterator[Part]:
    for parts in parts_of(section).values():
        yield from parts


def _emptied(fleet: Fleet, ref: str) -> Fleet:
    """Return a fleet without the parts of a section, and without the loadouts that ships chose for its bays."""
    return removed(STRUCTURE, fleet, *(f"{ref}/{part.id}" for part in _parts(STRUCTURE.get(fleet, ref).value)))


def _with_parts(fleet: Fleet, class_id: str, plan: _Plan) -> Fleet:
    of = STRUCTURE.get(fleet, f"classes/{class_id}")
    taken, new = part_ids(of.value), list[Part]()
    for part in plan.parts:
        new.append(part.with_(id=_free(part.id, taken)))
        taken.add(new[-1].id)
    return _with_lists(fleet, of.value.ref(plan.name), new)


def _with_lists(fleet: Fleet, ref: str, parts: Sequence[Part]) -> Fleet:
    lists = {
        "components": tuple(part for part in parts if isinstance(part, Component)),
        "mounts": tuple(part for part in parts if isinstance(part, Mount)),
        "bays": tuple(part for part in parts if isinstance(part, BayFit)),
    }
    result: Fleet = STRUCTURE.get(fleet, ref).with_(**lists)
    return result


def _free(part_id: str, taken: set[str]) -> str:
    return new_id(part_id, taken) if part_id in taken else part_id


def _with_needed(fleet: Fleet, ref: str, known: set[tuple[str, str]], stood: Section) -> Fleet:
    """Return a fleet with the earlier parts of a section that the rules require, such as its bridge."""
    class_id = ref.split("/")[1]
    for part in _parts(stood):
        broken = len(_errors(fleet, class_id) - known)
        if not broken:
            break
        ship = fleet.ship_class(class_id)
        again = part.with_(id=_free(part.id, part_ids(ship)))
        tried = _with_lists(fleet, ref, [again, *_parts(STRUCTURE.get(fleet, ref).value)])
        if len(_errors(tried, class_id) - known) < broken:
            fleet = tried
    return fleet


def _come_along(fleet: Fleet, ship: ShipClass, plan: _Plan) -> Fleet:
    """Move parts of the core that face the arc of a new section into it, or remove them if it has equal ones."""
    arc, core = plan.name.arc, ship.sections.core
    like = {(part.kind, part.facing) for part in plan.parts if isinstance(part, Component)}
    bad = {issue.where for issue in check_design(design(fleet, fleet.ship_class(ship.id))) if issue.severity is Severity.ERROR}
    for part in core.components if core is not None and arc is not None else ():
        ref = ship.ref(SectionName.CORE, part.id)
        if ref not in bad or part.facing is not Facing(str(arc)):
            continue
        is_there = (part.kind, part.facing) in like
        fleet = removed(STRUCTURE, fleet, ref) if is_there else move_part(fleet, ref, plan.name).document
    return fleet


def _with_hull(fleet: Fleet, ref: str, plan: _Plan) -> Fleet:
    like, is_core = plan.like, plan.name is SectionName.CORE
    hull = {"hull_hits": like.hull_hits, "hull_layers": like.hull_layers}
    people = {"crew_parties": like.crew_parties, "marine_parties": like.marine_parties}
    of = STRUCTURE.get(fleet, ref)
    result: Fleet = of.put(changed(of.value, **hull, **people, reactor=False if is_core else like.reactor))
    return result


def _with_defences(fleet: Fleet, class_id: str, plan: _Plan) -> Fleet:
    of = STRUCTURE.get(fleet, f"classes/{class_id}")
    arcs = of.value.arcs.with_(**{arc.value: defence for arc, defence in plan.arcs.items()})
    result: Fleet = of.with_(arcs=arcs)
    return result


def _errors(fleet: Fleet, class_id: str) -> set[tuple[str, str]]:
    """Return the violations of rules in a class: codes with places."""
    issues = check_design(design(fleet, fleet.ship_class(class_id)))
    return {(issue.code, issue.where) for issue in issues if issue.severity is Severity.ERROR}


def _if_legal(fleet: Fleet, class_id: str, known: set[tuple[str, str]], edit: Callable[[Fleet], Fleet]) -> Fleet:
    """Return a fleet after an edit, or unchanged if the edit breaks further rules."""
    edited = edit(fleet)
    new = _errors(edited, class_id) - _errors(fleet, class_id) - known
    return fleet if new else edited


def _without_illegal(fleet: Fleet, ref: str, known: set[tuple[str, str]], words: Words) -> tuple[Fleet, tuple[str, ...]]:
    """Return a fleet without the parts of a section that break rules, and their names; each round drops the reported ones."""
    class_id, names = ref.split("/")[1], list[str]()
    while True:
        ids = [part.id for part in _parts(STRUCTURE.get(fleet, ref).value)]
        told = {where for _, where in _errors(fleet, class_id) - known}
        bad = [f"{ref}/{each}" for each in ids if any(f"{where}/".startswith(f"{ref}/{each}/") for where in told)]
        if not bad:
            return fleet, tuple(dict.fromkeys(names))
        names += [element_name(STRUCTURE, fleet, each, words) for each in bad]
        fleet = removed(STRUCTURE, fleet, *bad)


def _across(part: Part) -> Part:
    """Return a part as its mirror image along the ship."""
    if isinstance(part, Component):
        return part if part.facing is None else part.with_(facing=_FACING_ACROSS.get(part.facing, part.facing))
    if isinstance(part, Mount):
        sectors = {_sector_across(sector) for sector in part.sectors}
        return part.with_(sectors=tuple(sector for sector in Sector if sector in sectors))
    return part


_FACING_ACROSS = {Facing.PORT: Facing.STARBOARD, Facing.STARBOARD: Facing.PORT}

_ARCS_ACROSS = {"port": "starboard", "starboard": "port"}


def _sector_across(sector: Sector) -> Sector:
    return Sector("_".join(_ARCS_ACROSS.get(step, step) for step in sector.value.split("_")))
