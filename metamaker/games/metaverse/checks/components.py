"""Checks on mandatory components, ratings, drives, and choices for the whole ship (3.1.11, 3.1.17, 3.2 to 3.5)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue
from metamaker.core.messages import TextValue
from metamaker.games.metaverse.catalogue import Entry, catalogue
from metamaker.games.metaverse.checks.issues import error, warning
from metamaker.games.metaverse.checks.names import design_called, facing_called, kind_called, section_called
from metamaker.games.metaverse.model.arc import Facing
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.stats.motion import motion
from metamaker.games.metaverse.stats.parts import FTL_DRIVES, Placed, parts


def no_bridge(design: Design) -> Iterator[Issue]:
    """A bridge is mandatory, in any section. Rule MV-3.2.1-01."""
    if not parts(design)[ComponentKind.BRIDGE]:
        yield error("no-bridge", where=design.ref(), rule="MV-3.2.1-01", design=design_called(design))


def no_sensor_array(design: Design) -> Iterator[Issue]:
    """A sensor array is mandatory, in any section. Rule MV-3.4.0-03."""
    if not parts(design)[ComponentKind.SENSOR_ARRAY]:
        yield error("no-sensor-array", where=design.ref(), rule="MV-3.4.0-03", design=design_called(design))


ESSENTIAL_CHECKS = (no_bridge, no_sensor_array)


CEILING = 99
"""The largest rating where the rules set no range, and the largest that a file can contain. Rule MV-0.0.0-02."""


def ratings(design: Design) -> Iterator[Issue]:
    """A component is rated in the range of its kind, from 1 up where it has none, and not at all if its kind has no rating.

    Rule MV-0.0.0-02, or that of the kind.
    """
    entries = catalogue().component
    for placed in parts(design).components:
        allowed, rating = entries[placed.part.kind].rating, placed.part.rating
        if allowed is None:
            if rating is not None:
                yield _needless(design, placed)
        elif rating is None:
            yield _missing(design, placed)
        elif not allowed[0] <= rating <= allowed[1]:
            yield _wrong(design, placed)


def _needless(design: Design, placed: Placed) -> Issue:
    return error(
        "needless-rating",
        where=design.ref(placed.section, placed.part.id),
        rule=catalogue()[placed.part.kind].rule,
        rating=placed.part.rating or 0,
        **_whose(design, placed),
    )


def _missing(design: Design, placed: Placed) -> Issue:
    entry = catalogue()[placed.part.kind]
    return error(
        "no-rating",
        where=design.ref(placed.section, placed.part.id),
        rule=entry.rule,
        **_range(entry),
        **_whose(design, placed),
    )


def _wrong(design: Design, placed: Placed) -> Issue:
    entry = catalogue()[placed.part.kind]
    return error(
        "rating",
        where=design.ref(placed.section, placed.part.id),
        rule=entry.rule if _has_own_range(entry) else "MV-0.0.0-02",
        rating=placed.part.rating or 0,
        **_range(entry),
        **_whose(design, placed),
    )


def _has_own_range(entry: Entry) -> bool:
    return entry.rating is not None and entry.rating[1] < CEILING


def _range(entry: Entry) -> dict[str, TextValue]:
    lowest, highest = entry.rating or (1, CEILING)
    return {"bounds": "both" if _has_own_range(entry) else "least", "least": lowest, "most": highest}


def _whose(design: Design, placed: Placed) -> dict[str, TextValue]:
    return {
        "design": design_called(design),
        "component": kind_called(placed.part.kind),
        "section": section_called(placed.section),
    }


RATING_CHECKS = (ratings,)


STL_DRIVES = (ComponentKind.PRIMITIVE_STL, ComponentKind.BASIC_STL, ComponentKind.ADVANCED_STL)

_IDLE_SIDEWAYS = {ComponentKind.PRIMITIVE_STL: "MV-3.3.1-04", ComponentKind.BASIC_STL: "MV-3.3.2-03"}
_SIDEWAYS = frozenset({Facing.PORT, Facing.STARBOARD, Facing.PORT_STARBOARD})


def helpless_at_the_helm(design: Design) -> Iterator[Issue]:
    """A cinematic ship can speed up and slow down. Rule MV-3.3.1-06."""
    if design.ship.movement_method is not MovementMethod.CINEMATIC:
        return
    drives = motion(design)
    if not drives.can_accelerate_and_brake:
        lacking = "slow_down" if drives.forward_thrust else "speed_up" if drives.reverse_thrust else "both"
        yield error("no-thrust", where=design.ref(), rule="MV-3.3.1-06", design=design_called(design), lacking=lacking)


def drifter(design: Design) -> Iterator[Issue]:
    """A newtonian ship without any STL drive can only drift; a base may be meant to. Rule MV-3.3.1-06."""
    if design.ship.movement_method is MovementMethod.NEWTONIAN and not any(parts(design).of(*STL_DRIVES)):
        yield warning("no-stl-drive", where=design.ref(), rule="MV-3.3.1-06", design=design_called(design))


def idle_side_drives(design: Design) -> Iterator[Issue]:
    """Drives to the sides do nothing on a cinematic ship. Rules MV-3.3.1-04, MV-3.3.2-03."""
    if design.ship.movement_method is not MovementMethod.CINEMATIC:
        return
    for kind, rule in _IDLE_SIDEWAYS.items():
        for placed in parts(design)[kind]:
            facing = placed.part.facing
            if facing in _SIDEWAYS:
                yield warning(
                    "idle-side-drive",
                    where=design.ref(placed.section, placed.part.id),
                    rule=rule,
                    design=design_called(design),
                    component=kind_called(kind),
                    facing=facing_called(facing),
                )


def no_ftl_drive(design: Design) -> Iterator[Issue]:
    """A ship without an FTL drive is not eligible for pickup games. Rule MV-3.3.5-03."""
    if not any(parts(design).of(*FTL_DRIVES)):
        yield warning("no-ftl-drive", where=design.ref(), rule="MV-3.3.5-03", design=design_called(design))


PROPULSION_CHECKS = (helpless_at_the_helm, drifter, idle_side_drives, no_ftl_drive)


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
