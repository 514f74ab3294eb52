"""A variation in a tab of its own, as a match. Its choices are also kept in the match that contains it."""

from typing import Any

from shiboken6 import isValid

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.game_api.variations import opened, stored


class VariationTab(OpenFleet):
    """Has unsaved work only without its match: after the match is closed, or the variation is deleted there.

    Raises ValueError for a variation that cannot be opened.
    """

    def __init__(self, match: OpenFleet, name: str) -> None:
        super().__init__(match.document.game, opened(match.document.value, name))
        self.name = name
        self.keeper = match
        self.document.changed.connect(self._keep)
        match.document.changed.connect(self._follow)
        match.destroyed.connect(self._part)

    @property
    @override
    def title(self) -> str:
        return tr("window-review-variation-title", name=self.name, match=super().title)

    @property
    @override
    def dirty(self) -> bool:
        return super().dirty and (self.keeper is None or bool(self.path))

    def _keep(self, _old: Any, new: Any) -> None:
        """Keep the choices in the match."""
        match = self.keeper
        if match is not None and isValid(match):
            match.document.note(stored(match.document.value, self.name, new))

    def _follow(self, old: Any, new: Any) -> None:
        """Follow a new name of the variation, and part from a match that does not have it any more."""
        names = [each.name for each in new.variations]
        if self.name in names:
            return
        own, known = self.document.value, {each.name for each in old.variations}
        renamed = (name for name in names if name not in known and _is_same(opened(new, name), own))
        found = next(renamed, "")
        if found:
            self.name = found
            self.named.emit()
        else:
            self._part()

    def _part(self) -> None:
        """Become a match without another one."""
        match, self.keeper = self.keeper, None
        if match is not None and isValid(match):
            match.document.changed.disconnect(self._follow)
        self.must_save()


def _is_same(one: Any, other: Any) -> bool:
    """Return whether two matches have the same dice and choices."""
    return bool((one.seed, one.choices, one.options.get("dice")) == (other.seed, other.choices, other.options.get("dice")))
