"""Quick fixes of parts with a wrong section, facing or sectors, without a rating, or without a purpose."""

from collections.abc import Iterator

from metamaker.core.elements.listing import removed
from metamaker.game_api.checks import Fix, QuickFix
from metamaker.games.metaverse.catalogue import FacingRule, catalogue
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.checks.placement import ALLOWED, FACINGS, placement
from metamaker.games.metaverse.edits.editing import Case
from metamaker.games.metaverse.edits.parts import RATINGS, facing_moved, facing_of, move_part, sectors_in
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.vocabulary import component_in_sentence, facing_term, section_term
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.section import Component, ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.stats.parts import SHIELD_GENERATORS

_HITS_FOR_A_POINT = 4
"""Shield hits for each point of a generator's rating, as in the published designs."""


def _home(case: Case) -> tuple[ShipClass, SectionName, Component]:
    """Return the class and section of a component; the checks for these fixes name no other element."""
    return case.of.ship, case.of.section, case.of.value  # type: ignore[return-value]


def _a_facing(case: Case) -> Iterator[Fix]:
    """Turn a part to an allowed facing of its section; if there is none, move it to a section that has one."""
    ship, section, part = _home(case)
    legal = [facing for facing in FACINGS[catalogue()[part.kind].facing] if not placement(part.kind, section, ship, facing)]
    if not legal:
        yield from _moved(case, _sections_that_fit(ship, part))
        return
    along = catalogue()[part.kind].facing is FacingRule.AXIS
    usual = Facing.FORE_AFT if along else facing_of(part.kind, ship, section)
    yield min((_turned(case, facing) for facing in sorted(legal, key=lambda each: each is not usual)), key=_problems_left)


def _problems_left(fix: Fix) -> int:
    """Return the number of problems after a fix; of several ways, the one with the fewest is offered."""
    return len(check_fleet(fix.fleet))


def _turned(case: Case, facing: Facing) -> Fix:
    return case.fix("turn", case.of.with_(facing=facing), facing=facing_term(facing, case.words))


def _own_arc(case: Case) -> Iterator[Fix]:
    """Turn a part outboard to its section's arc.

    Move it if it cannot face its section's arc, or if shields there depend on it.
    """
    ship, section, part = _home(case)
    own = None if section.arc is None else Facing(section.arc.value)
    if own is not None and not placement(part.kind, section, ship, own) and not _holds_up_shields(ship, part):
        yield _turned(case, own)
    else:
        yield from _moved(case, _sections_that_fit(ship, part))


def _holds_up_shields(ship: ShipClass, part: Component) -> bool:
    arc = None if part.facing is None else part.facing.arc
    return part.kind in SHIELD_GENERATORS and arc is not None and bool(ship.arcs[arc].shield_hits)


def _to_its_section(case: Case) -> Iterator[Fix]:
    ship, _, part = _home(case)
    yield from _moved(case, _sections_that_fit(ship, part))


def _sections_that_fit(ship: ShipClass, part: Component) -> Iterator[SectionName]:
    """Yield the allowed sections for a part, the one of the arc that it faces first."""
    faced = None if part.facing is None or part.facing.arc is None else SectionName(part.facing.value)
    for name, _ in sorted(ship.sections.standing(), key=lambda standing: standing[0] is not faced):
        if not placement(part.kind, name, ship, facing_moved(part, ship, name)):
            yield name


def _moved(case: Case, sections: Iterator[SectionName]) -> Iterator[Fix]:
    section = next(sections, None)
    if section is not None:
        edited = move_part(case.fleet, case.of.ref, section)
        yield case.fix("move", edited, section=section_term(section, case.words))


def _usual_rating(case: Case) -> Iterator[Fix]:
    _, _, part = _home(case)
    lowest, highest = catalogue()[part.kind].rating or (0, 99)
    rating = max(lowest, min(highest, RATINGS.get(part.kind, lowest)))
    yield case.fix("rate", case.of.with_(rating=rating), rating=rating)


def _some_sectors(case: Case) -> Iterator[Fix]:
    _, section, _ = _home(case)
    yield case.fix("bear", case.of.with_(sectors=sectors_in(section)))


def _no_sector_across(case: Case) -> Iterator[Fix]:
    _, section, mount = _home(case)
    kept = tuple(sector for sector in mount.sectors if sector in ALLOWED[section])  # type: ignore[attr-defined]
    key = "bear_not_across" if kept else "bear"
    yield case.fix(key, case.of.with_(sectors=kept or sectors_in(section)))


def _shields_for_it(case: Case) -> Iterator[Fix]:
    """Offer shields of as many hits as suit the generator, or no generator."""
    ship, _, part = _home(case)
    if part.facing is not None and part.facing.arc is not None:
        arc: Arc = part.facing.arc
        hits = max(1, min(99, _HITS_FOR_A_POINT * (part.rating or 0) * part.count))
        edited = STRUCTURE.get(case.fleet, ship.ref("arcs", arc)).with_(shield_hits=hits)
        yield case.fix("shield", edited, hits=hits, arc=facing_term(part.facing, case.words))
    yield _removed(case)


def _along_the_ship(case: Case) -> Iterator[Fix]:
    _, _, part = _home(case)
    yield _turned(case, Facing.FORE_AFT) if part.kind is ComponentKind.BASIC_STL else _removed(case)


def _removed(case: Case) -> Fix:
    name = component_in_sentence(case.of.value.kind, case.words)
    return case.fix("remove", removed(STRUCTURE, case.fleet, case.of.ref), name=name)


def _none_of_its_kind(case: Case) -> Iterator[Fix]:
    """Remove all of a kind from a class, unless a commander's ship needs one to be a command ship."""
    ship, _, part = _home(case)
    levels: set[CommandLevel | None] = {each.level for each in case.fleet.ships if each.ship_class == ship.id}
    if part.kind is ComponentKind.CIC and levels - {None}:
        return
    standing = ((name, each) for name, section in ship.sections.standing() for each in section.components)
    gone = [ship.ref(name, each.id) for name, each in standing if each.kind is part.kind]
    yield case.fix("remove", removed(STRUCTURE, case.fleet, *gone), name=component_in_sentence(part.kind, case.words))


QUICK_FIXES: dict[str, QuickFix] = {
    "no-facing": _a_facing,
    "wrong-facing": _a_facing,
    "foreign-arc": _own_arc,
    "covered-arc": _to_its_section,
    "no-side-here": _to_its_section,
    "no-rating": _usual_rating,
    "no-sector": _some_sectors,
    "forbidden-sector": _no_sector_across,
    "idle-generator": _shields_for_it,
    "idle-side-drive": _along_the_ship,
    "unused-cic": _none_of_its_kind,
    "unused-soc": _none_of_its_kind,
}
