"""Checks on armour and ablative plates (3.1.3, 3.1.4)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, error
from metamaker.core.naming import counted
from metamaker.games.metaverse.checks.names import design_called
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design

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


CHECKS = (armour_rating, ablative_plates)
