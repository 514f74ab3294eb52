"""Whether a direct shot hits, and the range bands it crosses (1.3.1)."""

from typing import Final

DIRECT_REACH_CM: Final = 100
"""No direct weapon fires farther than this. Rule MV-1.3.1-01."""


def range_bands(distance: float, width: float) -> int:
    """Return the number of range bands between firer and target, both in one unit; the first is free. Rule MV-0.0.0-05.

    Whole numbers are divided as such. A width of 0 has no bands (MV-1.3.1-04).
    """
    if width <= 0:
        return 0
    return max(0, int(-(-distance // width)) - 1)


D20: Final = 20


def sensor_profile(array_rating: float, effective_ew: float) -> float:
    """Return the sensor profile: the array's rating minus the target's electronic warfare (minimum 0). Rule MV-1.3.1-10."""
    return array_rating - max(0, effective_ew)


def target_profile(target_rating: int, movement_rating: int) -> int:
    """Return the target profile: the target's rating plus the firer's movement rating. Rule MV-1.3.1-12."""
    return target_rating + movement_rating


def no_face_between(sensor: float, target: int) -> bool:
    """Return whether no face of a D20 is above the target profile and within the sensor profile. Rules MV-1.3.1-14, -15."""
    return target >= sensor or sensor < 1 or target >= D20


def hits(roll: int, sensor: float, target: int, array_rating: int) -> bool:
    """Return whether a D20 roll hits: above the target profile, up to the sensor profile. Rules MV-1.3.1-13 to -15.

    If no face can hit, a roll of exactly the array's printed rating does.
    """
    if no_face_between(sensor, target):
        return roll == array_rating
    return target < roll <= sensor


def hit_faces(sensor: int, target: int, array_rating: int) -> int:
    """Return how many faces of a D20 hit. Rules MV-1.3.1-13 to -16."""
    if no_face_between(sensor, target):
        return 1 if 1 <= array_rating <= D20 else 0
    return min(D20, sensor) - max(0, target)


def hit_chance(sensor: float, target: float) -> float:
    """Return the chance that a D20 hits, for profiles that may be fractions; at least one face in twenty."""
    return max(1.0, min(float(D20), sensor) - max(0.0, target)) / D20
