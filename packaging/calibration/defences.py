"""Armour, plates and shields of a random ship, with their generators and deflectors."""

from typing import NamedTuple

from calibration.design_sets import DesignSet
from calibration.sampling import Draw
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.section import ArcDefence, Arcs, Component, ComponentKind
from metamaker.games.metaverse.model.words import DefenceType

MOST_ARMOUR = MOST_PLATES = 5
"""Rules MV-3.1.3-01, MV-3.1.4-01."""

_TYPES = ((DefenceType.ENERGY_KINETIC, 6), (DefenceType.ENERGY, 2), (DefenceType.KINETIC, 2))
_GENERATORS = (
    (ComponentKind.BASIC_SHIELD_GENERATOR, 6),
    (ComponentKind.ADAPTIVE_SHIELD_GENERATOR, 2),
    (ComponentKind.MODULATED_SHIELD_GENERATOR, 2),
)
_DEFLECTORS = (
    ComponentKind.ENERGY_DEFLECTOR,
    ComponentKind.KINETIC_DEFLECTOR,
    ComponentKind.ENERGY_KINETIC_DEFLECTOR,
)
STRONG, WEAK = 1, -1


class Protection(NamedTuple):
    """The defences of a ship, and its generators and deflectors by section."""

    arcs: Arcs
    components: dict[SectionName, tuple[Component, ...]]


def protected(draw: Draw, design_set: DesignSet, size: int, standing: tuple[SectionName, ...]) -> Protection:
    """Return the defences of a ship of `size` hull hits: equal all round, stronger ahead, or lopsided."""
    lean = _lean(draw, design_set)
    armour, plates = draw.weighted(design_set.armour), draw.between(1, 4) if draw.chance(design_set.plated) else 0
    kind = draw.weighted(_TYPES) if draw.chance(design_set.rare) else DefenceType.ENERGY_KINETIC
    shields = max(1, size * draw.between(3, 12) // 100) if draw.chance(design_set.shielded) else 0
    screen = draw.weighted(_TYPES) if draw.chance(design_set.rare) else DefenceType.ENERGY_KINETIC
    generator = draw.weighted(_GENERATORS) if draw.chance(design_set.rare) else ComponentKind.BASIC_SHIELD_GENERATOR
    rating = max(1, shields * draw.between(15, 50) // 100)
    deflecting = draw.chance(design_set.rare // 3)
    arcs: dict[str, ArcDefence] = {}
    components: dict[SectionName, list[Component]] = {}
    for arc in Arc:
        more = lean.get(arc, 0)
        hits = shields + more * shields // 2
        arcs[arc.value] = ArcDefence(
            armour_rating=min(MOST_ARMOUR, max(0, armour + more)),
            armour_type=kind,
            ablative_plates=min(MOST_PLATES, max(0, plates + more)) if plates else 0,
            shield_hits=hits,
            shield_type=screen,
        )
        holder = SectionName(arc.value) if SectionName(arc.value) in standing else SectionName.CORE
        if hits:
            components.setdefault(holder, []).append(_facing(generator, arc, rating))
        if deflecting and (not lean or more > 0):
            deflector = draw.one_of(_DEFLECTORS)
            components.setdefault(holder, []).append(_facing(deflector, arc, draw.between(1, 4)))
    return Protection(Arcs(**arcs), {section: tuple(some) for section, some in components.items()})


def _lean(draw: Draw, design_set: DesignSet) -> dict[Arc, int]:
    """Return the arcs with stronger and with weaker protection."""
    if draw.chance(design_set.lopsided):
        strong = draw.one_of(tuple(Arc))
        return {strong: STRONG, strong.opposite: WEAK, **(dict.fromkeys(strong.neighbours, WEAK) if draw.chance(50) else {})}
    return {Arc.FORE: STRONG} if draw.chance(25) else {}


def _facing(kind: ComponentKind, arc: Arc, rating: int) -> Component:
    return Component(id=f"{kind.value.replace('_', '-')}-{arc.value}", kind=kind, facing=Facing(arc.value), rating=rating)
