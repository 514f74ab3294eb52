"""What can be put into a design, as a game offers it: entries under headings."""

from typing import NamedTuple


class PaletteEntry(NamedTuple):
    """Something that can be dropped on a design: its key, its name, its icon, a sentence about it, its rule, its group.

    `tier` is 0 for what has none. `synonyms` are other words that players have for it: a search finds it by them.
    """

    key: str
    text: str
    icon: str
    hint: str
    rule: str
    group: str
    tier: int = 0
    synonyms: str = ""


class PaletteGroup(NamedTuple):
    """Entries under a heading."""

    key: str
    title: str
    entries: tuple[PaletteEntry, ...]
