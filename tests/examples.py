"""Numbers of examples that hypothesis searches: a handful in the daily run, many in `make test-all`."""

from hypothesis import settings

USUAL, THOROUGH = "usual", "thorough"

_SHARE, _LEAST = 6, 5
"""The daily run searches the same examples every time, so more of them find nothing new after the first green run."""


def examples(number: int) -> int:
    """Return `number` in a thorough run, and a sixth of it, but at least 5, in the daily one."""
    return number if settings.get_current_profile_name() == THOROUGH else max(number // _SHARE, _LEAST)
