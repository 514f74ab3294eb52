"""Where a component may stand, what it may face and what mounts cover: one predicate for checks and for whoever places."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from metamaker.core.issue import Issue, error
from metamaker.core.naming import called
from metamaker.games.metaverse.catalogue import FacingRule, Group, Placement, catalogue
from metamaker.games.metaverse.checks.names import design_called, facing_called, kind_called, section_called, sectors_called
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.stats.parts import SHIELD_GENERATORS, parts


class Reason(NamedTuple):
    """Why a component may not stand so: a code, what is wrong and what would be right, the rule."""

    code: str
    text: str
    rule: str


FACINGS: dict[FacingRule, tuple[Facing, ...]] = {
    FacingRule.NONE: (),
    FacingRule.ARC: (Facing.FORE, Facing.STARBOARD, Facing.AFT, Facing.PORT),
    FacingRule.SIDE: (Facing.PORT, Facing.STARBOARD),
    FacingRule.AXIS: (Facing.FORE_AFT, Facing.PORT_STARBOARD),
}
"""What a component may face by the word that the catalogue has for it."""

_IN_WORDS = {
    FacingRule.ARC: "fore, starboard, aft or port",
    FacingRule.SIDE: "port or starboard",
    FacingRule.AXIS: "along the ship (fore and aft) or across it (port and starboard)",
}

_NO_FACING_OF_EW = "MV-3.4.0-04"
_GENERATOR_OUTBOARD = "MV-3.5.8-01"
_GENERATOR_IN_CORE = "MV-3.5.8-02"
_PLACES = {ComponentKind.PRIMITIVE_STL: "MV-3.3.1-02", ComponentKind.THRUSTER: "MV-3.3.4-02"}
"""The rules of the places of kinds that have a statement for them; for the others it is that of the kind."""


def placement(kind: ComponentKind, section: SectionName, ship: ShipClass, facing: Facing | None) -> tuple[Reason, ...]:
    """Return why a component of `kind` may not stand in `section` of `ship` and face `facing`; nothing if it may.

    Whether the section stands is not asked: a part can be tried in one that is still to come.
    """
    return _reasons(kind, section, facing, facing in _covered(ship))


def misplaced(design: Design) -> Iterator[Issue]:
    """A component stands where its kind may, and faces what it may. The rules are those of the kinds."""
    covered = _covered(design.ship)
    for placed in parts(design).components:
        part = placed.part
        for reason in _reasons(part.kind, placed.section, part.facing, part.facing in covered):
            yield error(
                reason.code,
                where=design.ref(placed.section, part.id),
                text=f"{design_called(design)}: {reason.text}",
                rule=reason.rule,
            )


def _covered(ship: ShipClass) -> frozenset[Facing | None]:
    """What parts in the core may not face if their place goes by arcs: those that have a section."""
    return frozenset(facing for arc, facing in _FACING_OF.items() if ship.sections[arc] is not None)


_FACING_OF = {arc: Facing(arc.value) for arc in Arc}


@cache
def _reasons(kind: ComponentKind, section: SectionName, facing: Facing | None, covered: bool) -> tuple[Reason, ...]:
    """The same for all ships: some 2,000 cases in all, so that no edit works one out again."""
    entry = catalogue()[kind]
    if facing not in FACINGS[entry.facing]:
        return () if facing is None and entry.facing is FacingRule.NONE else (_wrong_facing(kind, facing),)
    if facing is None or facing.arc is None or entry.placement is Placement.ANY:
        return ()
    if section.arc is None:
        return (_covered_arc(kind, facing.arc),) if covered and entry.placement is Placement.OWN_ARC else ()
    return () if section.arc is facing.arc else (_foreign_arc(kind, section, facing.arc),)


def _wrong_facing(kind: ComponentKind, facing: Facing | None) -> Reason:
    entry, name = catalogue()[kind], kind_called(kind)
    if entry.facing is FacingRule.NONE:
        rule = _NO_FACING_OF_EW if entry.group is Group.ELECTRONIC_WARFARE else entry.rule
        return Reason("needless-facing", f"the {name} is given a facing; this kind faces nowhere", rule)
    if facing is None:
        rule = _GENERATOR_IN_CORE if kind in SHIELD_GENERATORS else entry.rule
        return Reason("no-facing", f"the {name} faces nowhere; it must face {_IN_WORDS[entry.facing]}", rule)
    return Reason(
        "wrong-facing", f"the {name} faces {facing_called(facing)}; it must face {_IN_WORDS[entry.facing]}", entry.rule
    )


def _covered_arc(kind: ComponentKind, arc: Arc) -> Reason:
    text = (
        f"the {kind_called(kind)} in the core faces {arc}; "
        f"it belongs in the {section_called(SectionName(arc))}, which covers that arc"
    )
    return Reason("covered-arc", text, _place_rule(kind, _GENERATOR_IN_CORE))


def _foreign_arc(kind: ComponentKind, section: SectionName, arc: Arc) -> Reason:
    text = f"the {kind_called(kind)} in the {section_called(section)} faces {arc}; it may face its own arc alone, {section.arc}"
    return Reason("foreign-arc", text, _place_rule(kind, _GENERATOR_OUTBOARD))


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
                text=f"{called(mounted.weapon)} in the {section_called(mounted.section)} of {design_called(design)} "
                "bears on no sector; it needs at least one",
                rule="MV-3.6.4-01",
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
                text=f"{called(mounted.weapon)} in the {section_called(mounted.section)} of {design_called(design)} "
                f"bears {sectors_called(forbidden)}; from there it cannot fire {arc}, across the ship",
                rule="MV-3.6.4-02",
            )


MOUNT_CHECKS = (blind_mounts, sectors_across_the_ship)
