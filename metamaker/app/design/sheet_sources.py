"""What a sheet is made from, to tell whether an edit concerns it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from metamaker.core.issue import Issue


class SheetSources(NamedTuple):
    """Values that are the same objects as long as the sheet stays the same, and the problems that it tells of."""

    things: tuple[object, ...]
    issues: tuple[Issue, ...]

    def same(self, other: "SheetSources | None") -> bool:
        """Whether a sheet made from the other sources looks the same."""
        if other is None or len(self.things) != len(other.things) or self.issues != other.issues:
            return False
        return all(one is another for one, another in zip(self.things, other.things, strict=True))


def concerning(issues: Iterable[Issue], places: Sequence[str]) -> tuple[Issue, ...]:
    """Return the problems with elements at these places, or with what is in them."""
    return tuple(issue for issue in issues if any(_within(issue.where, place) for place in places))


def _within(where: str, place: str) -> bool:
    return where == place or where.startswith(f"{place}/")
