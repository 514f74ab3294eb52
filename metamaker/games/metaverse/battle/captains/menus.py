"""The menus of the ships of a battle, kept as long as they hold."""

from metamaker.games.metaverse.battle.captains.menu import Menu, menu
from metamaker.games.metaverse.battle.motion.means import Means


class Menus:
    """The menus of ships, made anew when their drives or sides change."""

    def __init__(self, *, evasives: bool) -> None:
        self._evasives = evasives
        self._known: dict[tuple[str, bool], tuple[Means, Menu]] = {}

    def of(self, key: str, means: Means, *, mirrored: bool) -> Menu:
        """Return the menu of the ship `key` with these means."""
        known = self._known.get((key, mirrored))
        if known is not None and known[0] is means:
            return known[1]
        found = menu(means, mirrored=mirrored, evasives=self._evasives)
        self._known[key, mirrored] = means, found
        return found
