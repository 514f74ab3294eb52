"""Which engine runs: the plain files or their compiled copies, which `make fast` makes."""

from pathlib import Path

from metamaker.play import dice


def is_compiled() -> bool:
    """Return whether the compiled engine is running."""
    return Path(dice.__file__).suffix != ".py"
