"""References of the elements that a document lists: `designs/heron` is the element `heron` of the group `designs`."""

from collections.abc import Sequence


def element_id(ref: str) -> str:
    """Return the id that a reference of a list's element ends with."""
    return ref.partition("/")[2]


def of_group(refs: Sequence[str], group: str) -> list[str]:
    """Return the ids of those elements that are in a group."""
    return [element_id(ref) for ref in refs if ref.startswith(f"{group}/")]
