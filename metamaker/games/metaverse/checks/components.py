"""Checks on what every ship must have aboard, on ratings and on drives (3.2 to 3.5)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, error, warning
from metamaker.games.metaverse.catalogue import Entry, catalogue
from metamaker.games.metaverse.checks.names import design_called, facing_called, kind_called, section_called
from metamaker.games.metaverse.model.arc import Facing
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.stats.motion import motion
from metamaker.games.metaverse.stats.parts import FTL_DRIVES, Placed, parts


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


ESSENTIAL_CHECKS = (no_bridge, no_sensor_array)


CEILING = 99
"""Up to here any rating goes where the rules set no range; it is the most that a file can hold. Rule MV-0.0.0-02."""


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
        text=f"{_whose(design, placed)} is rated {placed.part.rating}; this kind has no rating",
        rule=catalogue()[placed.part.kind].rule,
    )


def _missing(design: Design, placed: Placed) -> Issue:
    entry = catalogue()[placed.part.kind]
    return error(
        "no-rating",
        where=design.ref(placed.section, placed.part.id),
        text=f"{_whose(design, placed)} has no rating; it needs one {_range(entry)}",
        rule=entry.rule,
    )


def _wrong(design: Design, placed: Placed) -> Issue:
    entry = catalogue()[placed.part.kind]
    return error(
        "rating",
        where=design.ref(placed.section, placed.part.id),
        text=f"{_whose(design, placed)} is rated {placed.part.rating}; it must have a rating {_range(entry)}",
        rule=entry.rule if _has_own_range(entry) else "MV-0.0.0-02",
    )


def _has_own_range(entry: Entry) -> bool:
    return entry.rating is not None and entry.rating[1] < CEILING


def _range(entry: Entry) -> str:
    lowest, highest = entry.rating or (1, CEILING)
    return f"from {lowest} to {highest}" if _has_own_range(entry) else f"of at least {lowest}"


def _whose(design: Design, placed: Placed) -> str:
    return f"the {kind_called(placed.part.kind)} in the {section_called(placed.section)} of {design_called(design)}"


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
        lacking = [
            *([] if drives.forward_thrust else ["speed up"]),
            *([] if drives.reverse_thrust else ["slow down"]),
        ]
        yield error(
            "no-thrust",
            where=design.ref(),
            text=f"{design_called(design)} is cinematic and cannot {' or '.join(lacking)}; it needs a primitive STL drive aft "
            "and one fore, a fore and aft basic one or an advanced one",
            rule="MV-3.3.1-06",
        )


def drifter(design: Design) -> Iterator[Issue]:
    """A newtonian ship without any STL drive can only drift; a base may be meant to. Rule MV-3.3.1-06."""
    if design.ship.movement_method is MovementMethod.NEWTONIAN and not any(parts(design).of(*STL_DRIVES)):
        yield warning(
            "no-stl-drive",
            where=design.ref(),
            text=f"{design_called(design)} has no STL drive; it can only drift",
            rule="MV-3.3.1-06",
        )


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
                    text=f"the {kind_called(kind)} of {design_called(design)} that faces {facing_called(facing)} does nothing, "
                    "as the ship is cinematic",
                    rule=rule,
                )


def no_ftl_drive(design: Design) -> Iterator[Issue]:
    """A ship without an FTL drive is not eligible for pickup games. Rule MV-3.3.5-03."""
    if not any(parts(design).of(*FTL_DRIVES)):
        yield warning(
            "no-ftl-drive",
            where=design.ref(),
            text=f"{design_called(design)} has no FTL drive; it is not eligible for pickup games unless it is towed",
            rule="MV-3.3.5-03",
        )


PROPULSION_CHECKS = (helpless_at_the_helm, drifter, idle_side_drives, no_ftl_drive)
