"""Allowed sections and facings of components, and sectors of mounts: one predicate for checks and for editors."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from metamaker.core import issue
from metamaker.core.display_names import called
from metamaker.core.issue import Issue
from metamaker.core.messages import Message, TextValue
from metamaker.games.metaverse.catalogue import FacingRule, Group, Placement, catalogue
from metamaker.games.metaverse.checks.issues import error
from metamaker.games.metaverse.checks.names import design_called, facing_called, kind_called, section_called, sectors_called
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.stats.parts import SHIELD_GENERATORS, parts


class Reason(NamedTuple):
    """The reason against a placement: a code, the fault and its correction, the rule."""

    code: str
    message: Message
    rule: str


FACINGS: dict[FacingRule, tuple[Facing, ...]] = {
    FacingRule.NONE: (),
    FacingRule.ARC: (Facing.FORE, Facing.STARBOARD, Facing.AFT, Facing.PORT),
    FacingRule.SIDE: (Facing.PORT, Facing.STARBOARD),
    FacingRule.AXIS: (Facing.FORE_AFT, Facing.PORT_STARBOARD),
}
"""The possible facings of a component, by the word in the catalogue."""

_ENDS = frozenset({SectionName.FORE, SectionName.AFT})
"""Sections at the ends of the ship: a part that faces only port or starboard has no facing there."""

_NO_FACING_OF_EW = "MV-3.4.0-04"
_GENERATOR_OUTBOARD = "MV-3.5.8-01"
_GENERATOR_IN_CORE = "MV-3.5.8-02"
_PLACES = {ComponentKind.PRIMITIVE_STL: "MV-3.3.1-02", ComponentKind.THRUSTER: "MV-3.3.4-02"}
"""The placement rules of kinds that have one; for other kinds it is the rule of the kind."""


def placement(kind: ComponentKind, section: SectionName, ship: ShipClass, facing: Facing | None) -> tuple[Reason, ...]:
    """Return the reason why a component of `kind` may not be in `section` of `ship` and face `facing`; None if it may.

    The section need not exist: a part can be tried in a future one.
    """
    return _reasons(kind, section, facing, facing in _covered(ship))


def misplaced(design: Design) -> Iterator[Issue]:
    """The section and the facing of a component are allowed for its kind. The rules are those of the kinds."""
    covered = _covered(design.ship)
    for placed in parts(design).components:
        part = placed.part
        for reason in _reasons(part.kind, placed.section, part.facing, part.facing in covered):
            text = message("check-misplaced", design=design_called(design), reason=reason.message)
            yield issue.error(reason.code, where=design.ref(placed.section, part.id), text=text, rule=reason.rule)


def _covered(ship: ShipClass) -> frozenset[Facing | None]:
    """Return the forbidden facings of core parts that are placed by arcs: arcs with their own section."""
    return frozenset(facing for arc, facing in _FACING_OF.items() if ship.sections[arc] is not None)


_FACING_OF = {arc: Facing(arc.value) for arc in Arc}


@cache
def _reasons(kind: ComponentKind, section: SectionName, facing: Facing | None, covered: bool) -> tuple[Reason, ...]:
    """Return the reasons against a placement. Cached for all ships, because there are only some 2,000 cases."""
    entry = catalogue()[kind]
    if entry.facing is FacingRule.SIDE and entry.placement is Placement.OWN_ARC and section in _ENDS:
        return (_reason("no-side-here", _place_rule(kind, entry.rule), kind, section=section_called(section)),)
    if facing not in FACINGS[entry.facing]:
        return () if facing is None and entry.facing is FacingRule.NONE else (_wrong_facing(kind, facing),)
    if facing is None or facing.arc is None or entry.placement is Placement.ANY:
        return ()
    if section.arc is None:
        return (_covered_arc(kind, facing.arc),) if covered and entry.placement is Placement.OWN_ARC else ()
    return () if section.arc is facing.arc else (_foreign_arc(kind, section, facing.arc, section.arc),)


def _wrong_facing(kind: ComponentKind, facing: Facing | None) -> Reason:
    entry = catalogue()[kind]
    if entry.facing is FacingRule.NONE:
        rule = _NO_FACING_OF_EW if entry.group is Group.ELECTRONIC_WARFARE else entry.rule
        return _reason("needless-facing", rule, kind)
    if facing is None:
        rule = _GENERATOR_IN_CORE if kind in SHIELD_GENERATORS else entry.rule
        return _reason("no-facing", rule, kind, allowed=entry.facing)
    return _reason("wrong-facing", entry.rule, kind, facing=facing_called(facing), allowed=entry.facing)


def _covered_arc(kind: ComponentKind, arc: Arc) -> Reason:
    rule, section = _place_rule(kind, _GENERATOR_IN_CORE), SectionName(arc)
    return _reason("covered-arc", rule, kind, arc=facing_called(arc), section=section_called(section))


def _foreign_arc(kind: ComponentKind, section: SectionName, arc: Arc, own: Arc) -> Reason:
    rule, arcs = _place_rule(kind, _GENERATOR_OUTBOARD), {"arc": facing_called(arc), "own": facing_called(own)}
    return _reason("foreign-arc", rule, kind, section=section_called(section), **arcs)


def _reason(code: str, rule: str, kind: ComponentKind, **values: TextValue) -> Reason:
    return Reason(code, message(f"check-{code}", component=kind_called(kind), **values), rule)


def _place_rule(kind: ComponentKind, of_generators: str) -> str:
    return of_generators if kind in SHIELD_GENERATORS else _PLACES.get(kind, catalogue()[kind].rule)


PLACEMENT_CHECKS = (misplaced,)


ALL_SECTORS = frozenset(Sector)


def _allowed(section: SectionName) -> frozenset[Sector]:
    return ALL_SECTORS if section.arc is None else ALL_SECTORS - set(sectors_of(section.arc.opposite))


ALLOWED = {section: _allowed(section) for section in SectionName}
"""The sectors that a mount may cover by its section. Rule MV-3.6.4-02."""


def blind_mounts(design: Design) -> Iterator[Issue]:
    """A mount covers at least one sector. Rule MV-3.6.4-01."""
    for mounted in parts(design).mounts:
        if not mounted.mount.sectors:
            yield error(
                "no-sector",
                where=design.ref(mounted.section, mounted.mount.id),
                rule="MV-3.6.4-01",
                design=design_called(design),
                section=section_called(mounted.section),
                weapon=called(mounted.weapon),
            )


def sectors_across_the_ship(design: Design) -> Iterator[Issue]:
    """A mount outboard does not bear on the arc across the ship. Rule MV-3.6.4-02."""
    for mounted in parts(design).mounts:
        if not ALLOWED[mounted.section].issuperset(mounted.mount.sectors):
            forbidden = [sector for sector in mounted.mount.sectors if sector not in ALLOWED[mounted.section]]
            arc: Arc = forbidden[0].arc
            yield error(
                "forbidden-sector",
                where=design.ref(mounted.section, mounted.mount.id),
                rule="MV-3.6.4-02",
                design=design_called(design),
                section=section_called(mounted.section),
                weapon=called(mounted.weapon),
                sectors=sectors_called(forbidden),
                arc=facing_called(arc),
            )


MOUNT_CHECKS = (blind_mounts, sectors_across_the_ship)
