"""Checks on drives (3.3)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, error, warning
from metamaker.games.metaverse.checks.names import design_called, facing_called, kind_called
from metamaker.games.metaverse.model.arc import Facing
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.stats.motion import motion
from metamaker.games.metaverse.stats.parts import FTL_DRIVES, parts

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


CHECKS = (helpless_at_the_helm, drifter, idle_side_drives, no_ftl_drive)
