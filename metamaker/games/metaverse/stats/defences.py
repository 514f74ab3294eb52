"""Defences of each arc of a design: the section that carries it, shield regeneration, adaptation, deflectors."""

from dataclasses import dataclass

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ArcDefence, ComponentKind
from metamaker.games.metaverse.model.words import DamageType, DefenceType
from metamaker.games.metaverse.stats.parts import DEFLECTORS, Parts, parts

_STOPS = {
    ComponentKind.ENERGY_DEFLECTOR: DefenceType.ENERGY,
    ComponentKind.KINETIC_DEFLECTOR: DefenceType.KINETIC,
    ComponentKind.ENERGY_KINETIC_DEFLECTOR: DefenceType.ENERGY_KINETIC,
}


@dataclass(frozen=True, slots=True)
class ArcStats:
    """The defences of one arc. `deflectors` holds the best rating of each type that faces it."""

    owner: SectionName
    defence: ArcDefence
    regeneration: int
    adaptation: int
    deflectors: tuple[tuple[DefenceType, int], ...]

    def deflector(self, damage: DamageType) -> int:
        """Return the rating against `damage`: the highest that matches. Rule MV-3.5.11-05."""
        return max((rating for kind, rating in self.deflectors if kind.meets(damage)), default=0)


@memo
def arc_stats(design: Design) -> dict[Arc, ArcStats]:
    """Return the defences of all four arcs."""
    index = parts(design)
    return {arc: _arc(design, index, arc) for arc in Arc}


def _arc(design: Design, index: Parts, arc: Arc) -> ArcStats:
    adaptive = ComponentKind.ADAPTIVE_SHIELD_GENERATOR
    return ArcStats(
        owner=design.ship.owner(arc),
        defence=design.ship.arcs[arc],
        regeneration=shield_regeneration(index, arc),
        adaptation=sum(placed.rating * placed.part.count for placed in index.facing(arc, adaptive)),
        deflectors=tuple(
            (_STOPS[kind], max(placed.rating for placed in facing))
            for kind in DEFLECTORS
            if (facing := tuple(index.facing(arc, kind)))
        ),
    )


def shield_regeneration(index: Parts, arc: Arc) -> int:
    """Return the shield hits that `arc` gets back in each repair step while its generators work.

    Rule MV-3.5.8-05; the repair step limits it to the designed total (MV-3.5.8-04).
    """
    return sum(placed.rating * placed.part.count for placed in index.generators_facing(arc))
