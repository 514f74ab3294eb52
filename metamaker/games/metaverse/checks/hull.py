"""Checks on sections, their hull and layers, armour and ablative plates (3.1.1, 3.1.3, 3.1.4)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.issues import error
from metamaker.games.metaverse.checks.names import design_called, facing_called, section_called
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design

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
