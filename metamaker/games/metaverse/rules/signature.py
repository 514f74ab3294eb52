"""Electromagnetic signatures of what is not a starship (1.3.4)."""

from collections.abc import Iterable


def mission_ems(squadrons: int, *, in_furball: bool) -> int:
    """Return the EMS of a starfighter mission: its squadrons, or 0 in a furball. Rules MV-1.3.4-03, -04."""
    return 0 if in_furball else squadrons


def salvo_ems(pulses: Iterable[int]) -> int:
    """Return the EMS of an indirect salvo: the pulses of all its weapons. Rule MV-1.3.4-06."""
    return sum(pulses)
