"""Checks on the choices that a class makes for the whole ship (3.1.11, 3.1.17)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.issues import error
from metamaker.games.metaverse.checks.names import design_called
from metamaker.games.metaverse.model.design import Design

CREW_QUALITIES = range(1, 6)
TECH_LEVELS = range(1, 11)


def crew_quality(design: Design) -> Iterator[Issue]:
    """Crew quality is 1 to 5. Rule MV-3.1.11-01."""
    quality = design.ship.crew_quality
    if quality not in CREW_QUALITIES:
        yield error(
            "crew-quality",
            where=design.ref(),
            rule="MV-3.1.11-01",
            design=design_called(design),
            value=quality,
            least=CREW_QUALITIES[0],
            most=CREW_QUALITIES[-1],
        )


def tech_level(design: Design) -> Iterator[Issue]:
    """Tech level is 1 to 10. Rule MV-3.1.17-01."""
    level = design.ship.tech_level
    if level not in TECH_LEVELS:
        yield error(
            "tech-level",
            where=design.ref(),
            rule="MV-3.1.17-01",
            design=design_called(design),
            value=level,
            least=TECH_LEVELS[0],
            most=TECH_LEVELS[-1],
        )


CHECKS = (crew_quality, tech_level)
