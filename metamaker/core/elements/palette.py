"""The palette of a design: entries under headings, as a game offers them."""

from typing import NamedTuple


class PaletteEntry(NamedTuple):
    """An entry that can be dropped on a design: key, name, icon, a sentence about it, rule, group.

    `tier` is 0 for an entry without a tier. `synonyms` are other words of players, which a search finds too.
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
