"""Checks on sections, their hull and layers, armour and ablative plates (3.1.1, 3.1.3, 3.1.4)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, error
from metamaker.core.naming import counted
from metamaker.games.metaverse.checks.names import design_called, section_called
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design

LAYERS = range(1, 6)


def no_core(design: Design) -> Iterator[Issue]:
    """Every ship has a core. Rule MV-3.1.1-01."""
    if design.ship.sections.core is None:
        yield error(
            "no-core",
            where=design.ref(SectionName.CORE),
            text=f"{design_called(design)} has no core section; every ship needs one",
            rule="MV-3.1.1-01",
        )


def number_of_layers(design: Design) -> Iterator[Issue]:
    """A section has 1 to 5 hull layers. Rule MV-3.1.1-03."""
    for name, section in design.ship.sections.standing():
        if section.hull_layers not in LAYERS:
            yield error(
                "hull-layers",
                where=design.ref(name),
                text=f"the {section_called(name)} of {design_called(design)} has {counted(section.hull_layers, 'hull layer')}; "
                f"a section has {LAYERS[0]} to {LAYERS[-1]}",
                rule="MV-3.1.1-03",
            )


def empty_layers(design: Design) -> Iterator[Issue]:
    """Each layer has at least one hull hit. Rule MV-3.1.1-04."""
    for name, section in design.ship.sections.standing():
        layers = max(1, section.hull_layers)
        if section.hull_hits < layers:
            yield error(
                "empty-layer",
                where=design.ref(name),
                text=f"the {section_called(name)} of {design_called(design)} has {counted(section.hull_hits, 'hull hit')} "
                f"for {counted(layers, 'layer')}; each layer needs at least one",
                rule="MV-3.1.1-04",
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
                text=f"the {arc} armour of {design_called(design)} is rated {rating}; {RATINGS[-1]} is the most",
                rule="MV-3.1.3-01",
            )


def ablative_plates(design: Design) -> Iterator[Issue]:
    """An arc has 0 to 5 ablative plates. Rule MV-3.1.4-01."""
    for arc in Arc:
        plates = design.ship.arcs[arc].ablative_plates
        if plates not in PLATES:
            yield error(
                "ablative-plates",
                where=design.ref("arcs", arc),
                text=f"{design_called(design)} has {counted(plates, 'ablative plate')} {arc}; {PLATES[-1]} is the most",
                rule="MV-3.1.4-01",
            )


ARMOUR_CHECKS = (armour_rating, ablative_plates)
