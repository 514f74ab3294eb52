"""Checks on sections, their hull and layers, armour, plates and shields (3.1.1, 3.1.3 to 3.1.5, 3.5.8 to 3.5.10)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.issues import error, warning
from metamaker.games.metaverse.checks.names import design_called, facing_called, kind_called, section_called
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.stats.parts import SHIELD_GENERATORS, Placed, parts

LAYERS = range(1, 6)


def no_core(design: Design) -> Iterator[Issue]:
    """Every ship has a core. Rule MV-3.1.1-01."""
    if design.ship.sections.core is None:
        yield error("no-core", where=design.ref(SectionName.CORE), rule="MV-3.1.1-01", design=design_called(design))


def number_of_layers(design: Design) -> Iterator[Issue]:
    """A section has 1 to 5 hull layers. Rule MV-3.1.1-03."""
    for name, section in design.ship.sections.standing():
        if section.hull_layers not in LAYERS:
            yield error(
                "hull-layers",
                where=design.ref(name),
                rule="MV-3.1.1-03",
                design=design_called(design),
                section=section_called(name),
                count=section.hull_layers,
                least=LAYERS[0],
                most=LAYERS[-1],
            )


def empty_layers(design: Design) -> Iterator[Issue]:
    """Each layer has at least one hull hit. Rule MV-3.1.1-04."""
    for name, section in design.ship.sections.standing():
        layers = max(1, section.hull_layers)
        if section.hull_hits < layers:
            yield error(
                "empty-layer",
                where=design.ref(name),
                rule="MV-3.1.1-04",
                design=design_called(design),
                section=section_called(name),
                hits=section.hull_hits,
                layers=layers,
            )


SECTION_CHECKS = (no_core, number_of_layers, empty_layers)


RATINGS = range(6)
PLATES = range(6)


def armour_rating(design: Design) -> Iterator[Issue]:
    """The armour of an arc is rated 0 to 5. Rule MV-3.1.3-01."""
    for arc in Arc:
        rating = design.ship.arcs[arc].armour_rating
        if rating not in RATINGS:
            yield error(
                "armour-rating",
                where=design.ref("arcs", arc),
                rule="MV-3.1.3-01",
                design=design_called(design),
                arc=facing_called(arc),
                rating=rating,
                most=RATINGS[-1],
            )


def ablative_plates(design: Design) -> Iterator[Issue]:
    """An arc has 0 to 5 ablative plates. Rule MV-3.1.4-01."""
    for arc in Arc:
        plates = design.ship.arcs[arc].ablative_plates
        if plates not in PLATES:
            yield error(
                "ablative-plates",
                where=design.ref("arcs", arc),
                rule="MV-3.1.4-01",
                design=design_called(design),
                arc=facing_called(arc),
                count=plates,
                most=PLATES[-1],
            )


ARMOUR_CHECKS = (armour_rating, ablative_plates)


LENDING_RATING = 2
"""The least rating at which a modulated generator restores a hit to a neighbour: it gives half, rounded down (MV-3.5.10-02)."""


def unsupported_shields(design: Design) -> Iterator[Issue]:
    """Shield hits of an arc need a generator that faces it. Rule MV-3.1.5-01."""
    supported = _supported(design)
    for arc in Arc:
        hits = design.ship.arcs[arc].shield_hits
        if hits and arc not in supported:
            yield error(
                "shield-without-generator",
                where=design.ref("arcs", arc),
                rule="MV-3.1.5-01",
                design=design_called(design),
                arc=facing_called(arc),
                count=hits,
            )


def idle_generators(design: Design) -> Iterator[Issue]:
    """A generator whose arc has no shield hits does nothing, unless it can lend to a neighbour. Rule MV-3.1.5-01."""
    unshielded = [arc for arc in Arc if not design.ship.arcs[arc].shield_hits]
    for generator in parts(design).of(*SHIELD_GENERATORS) if unshielded else ():
        for arc in unshielded:
            if generator.part.facing == arc.value and not _lends(design, generator, arc):
                yield warning(
                    "idle-generator",
                    where=design.ref(generator.section, generator.part.id),
                    rule="MV-3.1.5-01",
                    design=design_called(design),
                    component=kind_called(generator.part.kind),
                    arc=facing_called(arc),
                )


def _lends(design: Design, generator: Placed, arc: Arc) -> bool:
    """Return whether a generator of an arc without shield hits can restore some of a neighbour's. Rule MV-3.5.10-03."""
    return (
        generator.part.kind is ComponentKind.MODULATED_SHIELD_GENERATOR
        and generator.rating >= LENDING_RATING
        and any(design.ship.arcs[side].shield_hits and side in _supported(design) for side in arc.neighbours)
    )


def _supported(design: Design) -> frozenset[str | None]:
    """Return the facings of shield generators: arcs, and for misplaced ones possibly an axis or None."""
    return frozenset(generator.part.facing for generator in parts(design).of(*SHIELD_GENERATORS))


CHECKS = (unsupported_shields, idle_generators)
