"""From values to millimetres."""

from typing import NamedTuple


class Scale(NamedTuple):
    """A straight scale: `low` lies at `start` mm, `high` at `end` mm, which may be the smaller one."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return where a value lies, in mm; values beyond the scale lie at its ends."""
        share = (value - self.low) / (self.high - self.low)
        return self.start + min(1.0, max(0.0, share)) * (self.end - self.start)
