"""Checks on shields and their carriers (3.1.5, 3.5.8 to 3.5.10)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.issues import error, warning
from metamaker.games.metaverse.checks.names import design_called, facing_called, kind_called
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.stats.parts import SHIELD_GENERATORS, Placed, parts

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
