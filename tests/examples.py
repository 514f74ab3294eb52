"""How many examples a search makes: in full for `make test-all`, fewer in the usual run."""

from hypothesis import settings

USUAL, THOROUGH = "usual", "thorough"

_LEAST = 10


def examples(number: int) -> int:
    """Return `number` in a thorough run, and a third of it, but 10 at least, in the usual one."""
    return number if settings.get_current_profile_name() == THOROUGH else max(number // 3, _LEAST)
