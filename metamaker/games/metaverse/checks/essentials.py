"""Checks on what every ship must have aboard (3.2.1, 3.4.0)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, error
from metamaker.games.metaverse.checks.names import design_called
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.stats.parts import parts


def no_bridge(design: Design) -> Iterator[Issue]:
    """A bridge is mandatory, in any section. Rule MV-3.2.1-01."""
    if not parts(design)[ComponentKind.BRIDGE]:
        yield error(
            "no-bridge",
            where=design.ref(),
            text=f"{design_called(design)} has no bridge; every ship needs one, in any section",
            rule="MV-3.2.1-01",
        )


def no_sensor_array(design: Design) -> Iterator[Issue]:
    """A sensor array is mandatory, in any section. Rule MV-3.4.0-03."""
    if not parts(design)[ComponentKind.SENSOR_ARRAY]:
        yield error(
            "no-sensor-array",
            where=design.ref(),
            text=f"{design_called(design)} has no sensor array; every ship needs one, in any section",
            rule="MV-3.4.0-03",
        )


CHECKS = (no_bridge, no_sensor_array)
