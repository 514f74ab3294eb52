"""Range bands of direct fire."""

DIRECT_REACH_CM = 100
"""No direct weapon fires farther than this. Rule MV-1.3.1-01."""


def range_bands(distance: float, width: float) -> int:
    """Return the number of range bands between firer and target, both in one unit; the first is free. Rule MV-0.0.0-05.

    Whole numbers are divided as such. A width of 0 has no bands (MV-1.3.1-04).
    """
    if width <= 0:
        return 0
    return max(0, int(-(-distance // width)) - 1)
