"""Range bands of direct fire."""

import math

DIRECT_REACH_CM = 100
"""No direct weapon fires farther than this. Rule MV-1.3.1-01."""


def range_bands(distance_cm: float, range_cm: float) -> int:
    """Return the number of range bands between firer and target; the first is free. Rule MV-0.0.0-05.

    A range of 0 has no bands (MV-1.3.1-04).
    """
    if range_cm <= 0:
        return 0
    return max(0, math.ceil(distance_cm / range_cm) - 1)
