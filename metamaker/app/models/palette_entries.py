"""What can be put into a ship, in groups, and which of it a search leaves."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol


class Entry(Protocol):
    """Something that can be put into a ship."""

    @property
    def key(self) -> str: ...  # noqa: D102
    @property
    def text(self) -> str: ...  # noqa: D102
    @property
    def icon(self) -> str: ...  # noqa: D102
    @property
    def tier(self) -> int: ...  # noqa: D102
    @property
    def hint(self) -> str: ...  # noqa: D102
    @property
    def rule(self) -> str: ...  # noqa: D102
    @property
    def group(self) -> str: ...  # noqa: D102


class Shelf(NamedTuple):
    """A group of entries under its title."""

    key: str
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Sieve:
    """What is left of the palette: entries with all `words` in them, up to a tier (0: any)."""

    words: tuple[str, ...] = ()
    most_tier: int = 0

    def lets(self, entry: Entry) -> bool:
        """Whether an entry is shown."""
        said = f"{entry.text} {entry.hint}".casefold()
        return (not self.most_tier or entry.tier <= self.most_tier) and all(word in said for word in self.words)
