"""One index of a design's parts by kind and place, built once per design."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import Component, ComponentKind
from metamaker.games.metaverse.model.starfighter import Bay, BayFit
from metamaker.games.metaverse.model.weapon import Mount, Weapon

SHIELD_GENERATORS = (
    ComponentKind.BASIC_SHIELD_GENERATOR,
    ComponentKind.ADAPTIVE_SHIELD_GENERATOR,
    ComponentKind.MODULATED_SHIELD_GENERATOR,
)
DEFLECTORS = (
    ComponentKind.ENERGY_DEFLECTOR,
    ComponentKind.KINETIC_DEFLECTOR,
    ComponentKind.ENERGY_KINETIC_DEFLECTOR,
)
FTL_DRIVES = (ComponentKind.ADVANCED_FTL, ComponentKind.BASIC_FTL, ComponentKind.PRIMITIVE_FTL)
"""Best type first. Rule MV-3.3.0-04."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A component entry and its section."""

    section: SectionName
    part: Component

    @property
    def rating(self) -> int:
        """The rating; 0 for an entry without one."""
        return self.part.rating or 0


@dataclass(frozen=True, slots=True)
class Mounted:
    """A mount entry, its weapon and its section."""

    section: SectionName
    mount: Mount
    weapon: Weapon


@dataclass(frozen=True, slots=True)
class Fitted:
    """A bay entry, its definition and its section."""

    section: SectionName
    fit: BayFit
    bay: Bay


Part = Component | Mount | BayFit
"""An entry of a section."""


class Exchange(NamedTuple):
    """The one part in which two designs differ: its entry in the first, which has copies, and in the second, if any."""

    section: SectionName
    old: Part
    new: Part | None

    @property
    def path(self) -> tuple[str, ...]:
        """The path from the class to the part."""
        return self.section, self.old.id


@dataclass(frozen=True)
class Parts:
    """All parts of a design in file order, sections in print order. Entries with a count of 0 are only in `components`."""

    components: tuple[Placed, ...]
    mounts: tuple[Mounted, ...]
    bays: tuple[Fitted, ...]
    _by_kind: dict[ComponentKind, tuple[Placed, ...]] = field(repr=False)

    def __getitem__(self, kind: ComponentKind) -> tuple[Placed, ...]:
        """Return the entries of one kind that have at least one copy."""
        return self._by_kind.get(kind, ())

    def of(self, *kinds: ComponentKind) -> Iterator[Placed]:
        """Yield the entries of several kinds that have at least one copy, kind by kind."""
        for kind in kinds:
            yield from self._by_kind.get(kind, ())

    def total(self, kind: ComponentKind, facing: Facing | Arc | None = None) -> int:
        """Return the sum of the ratings of all copies of a kind, or only of those that face `facing`."""
        return sum(
            placed.rating * placed.part.count for placed in self[kind] if facing is None or placed.part.facing == facing.value
        )

    def best(self, kind: ComponentKind) -> int:
        """Return the highest rating of a kind; 0 without any."""
        return max((placed.rating for placed in self[kind]), default=0)

    def copies(self, kind: ComponentKind) -> int:
        """Return the number of copies of a kind."""
        return sum(placed.part.count for placed in self[kind])

    def facing(self, arc: Arc, *kinds: ComponentKind) -> Iterator[Placed]:
        """Yield the entries of `kinds` that face `arc`."""
        return (placed for placed in self.of(*kinds) if placed.part.facing == arc.value)

    def generators_facing(self, arc: Arc) -> Iterator[Placed]:
        """Yield the shield generators that support `arc`. Rule MV-3.5.8-01."""
        return self.facing(arc, *SHIELD_GENERATORS)


@memo
def parts(design: Design) -> Parts:
    """Return the index of the parts of `design`."""
    components: list[Placed] = []
    mounts: list[Mounted] = []
    bays: list[Fitted] = []
    by_kind: dict[ComponentKind, list[Placed]] = defaultdict(list)
    for name, section in design.ship.sections.standing():
        for component in section.components:
            placed = Placed(name, component)
            components.append(placed)
            if component.count:
                by_kind[component.kind].append(placed)
        mounts += [Mounted(name, mount, design.weapons[mount.weapon]) for mount in section.mounts]
        bays += [Fitted(name, fit, design.bays[fit.bay]) for fit in section.bays]
    kinds = {kind: tuple(placed) for kind, placed in by_kind.items()}
    return Parts(tuple(components), tuple(mounts), tuple(bays), kinds)
