"""The palette of an open document in any game, and a game's icons as pictures on tiles in the colours of their groups."""

from collections.abc import Callable, Container, Mapping, Sequence
from functools import lru_cache
from typing import Any

from PySide6.QtGui import QColor, QPixmap

from metamaker.app.context import Context
from metamaker.app.painting.painter import picture
from metamaker.app.palette.palette_model import PaletteIcons
from metamaker.app.theme.theme import screen_ink, tokens
from metamaker.core.elements.palette import PaletteGroup
from metamaker.core.messages import Words
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.ink import Ink

_CACHED_TILES = 400
"""All parts of a game, light, dark and faded, at two sizes of text."""


class TileIcons:
    """Icons on tiles. See PaletteIcons.

    `drawn(icon, group)` returns the drawing of a tile, None for an unknown icon. `groups`: the groups with a colour in the ink.
    `as_text`: text colours in a light and in a dark theme, for groups with an unreadable colour of their own.
    """

    def __init__(
        self,
        drawn: Callable[[str, str], Drawing | None],
        ink: Ink,
        groups: Container[str],
        as_text: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        self._ink = ink
        self._groups = groups
        self._as_text = as_text or {}

        @lru_cache(maxsize=_CACHED_TILES)
        def tile(icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
            return picture(drawn(icon, group), ink, pixels, ratio)

        self._tile = tile

    def tile(self, icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
        """Return an icon on its tile, `pixels` wide at a device pixel ratio; blank for an unknown icon."""
        return self._tile(icon, group, pixels, ratio)

    def colour(self, group: str) -> QColor:
        """Return the colour of a group as text on a card of the current theme."""
        if group not in self._groups:
            return QColor(tokens().quiet)
        if group in self._as_text:
            return QColor(self._as_text[group][tokens().dark])
        return QColor(screen_ink(self._ink).colours[group].css)


class PartPalette:
    """The parts for the ships of a document. See PaletteSource.

    `shelves(document, words)` returns the groups, `made_from(document)` the values that they depend on, `why_not(key)` why an
    entry cannot go to the selection.
    """

    def __init__(
        self,
        context: Context,
        icons: PaletteIcons,
        shelves: Callable[[Any, Words], Sequence[PaletteGroup]],
        made_from: Callable[[Any], tuple[object, ...]],
        why_not: Callable[[str], str],
        *,
        settings_key: str,
        most_tier: int = 0,
    ) -> None:
        self.settings_key = settings_key
        self.most_tier = most_tier
        self._context = context
        self._icons = icons
        self._shelves = shelves
        self._made_from = made_from
        self._why_not = why_not

    def made_from(self) -> tuple[object, ...]:
        """Return values that are the same objects as long as the shelves stay the same."""
        return self._made_from(self._context.document.value)

    def shelves(self) -> Sequence[PaletteGroup]:
        """Return the current groups."""
        return self._shelves(self._context.document.value, self._context.words)

    def why_not(self, key: str) -> str:
        """Return why something cannot go to the selection; empty if it can."""
        return self._why_not(key)

    def tile(self, icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
        """Return an icon on a tile of the colour of its group."""
        return self._icons.tile(icon, group, pixels, ratio)

    def colour(self, group: str) -> QColor:
        """Return the colour of a group as text on a card of the current theme."""
        return self._icons.colour(group)
