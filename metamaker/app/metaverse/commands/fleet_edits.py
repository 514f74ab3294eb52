"""Edits of one open fleet from the window, and what its elements are called in them."""

from collections.abc import Sequence

from PySide6.QtCore import QMimeData

from metamaker.app.elements.edits import ElementEdits
from metamaker.app.metaverse.commands.arrival_words import counted
from metamaker.app.metaverse.commands.elements_parcel import elements_data
from metamaker.app.texts import filled
from metamaker.games.metaverse.edits.element import element_name
from metamaker.games.metaverse.edits.lookup import GROUPS
from metamaker.games.metaverse.model.fleet import Fleet


class FleetEdits(ElementEdits):
    """Does edits of one open fleet. `made(ref)` is sent with what an edit made, to be selected; refusals go to the notice."""

    @property
    def fleet(self) -> Fleet:
        """The fleet as it is now."""
        fleet: Fleet = self.context.document.value
        return fleet

    def name(self, ref: str) -> str:
        """Return what an element is called."""
        return element_name(self.fleet, ref, self.words)

    def called(self, refs: Sequence[str]) -> str:
        """Return what elements are called: the name of one, the number of several."""
        if len(refs) == 1:
            return self.name(refs[0])
        groups = {ref.partition("/")[0] for ref in refs}
        if len(groups) == 1 and groups <= set(GROUPS):
            return counted(groups.pop(), len(refs))
        return filled(self.tr("%1 elements"), str(len(refs)))

    def data(self, refs: Sequence[str]) -> QMimeData:
        """Return what a drag or the clipboard carries of elements. Raises EditProblem for what cannot travel."""
        return elements_data(self.context.document, refs)
