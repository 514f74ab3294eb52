"""Checks on the sectors that weapon mounts cover (3.6.4)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, error
from metamaker.core.naming import called
from metamaker.games.metaverse.checks.names import design_called, section_called, sectors_called
from metamaker.games.metaverse.model.arc import Arc, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.stats.parts import parts

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


CHECKS = (blind_mounts, sectors_across_the_ship)
