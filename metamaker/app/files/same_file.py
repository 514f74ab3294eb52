"""Whether two paths lead to one file."""

from pathlib import Path


def is_same_file(one: str, other: str) -> bool:
    """Whether both are the same file on the disk, by whatever names; not if one of them is not there."""
    try:
        return Path(one).samefile(other)
    except (OSError, ValueError):
        return False
