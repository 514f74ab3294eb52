"""Keeps something on the canvas: first the first ship, the neighbour of one that goes, the one whose part is selected."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from metamaker.app.context import Context
from metamaker.game.game import required


class Place(NamedTuple):
    """Where an element is seen: what the canvas shows for it, a ship or a design, and the design that is behind that.

    Both are empty for what is not part of a ship.
    """

    shown: str
    design: str


NOWHERE = Place("", "")


class SubjectFollower(QObject):
    """Follows document and selection of a context. A game says where its elements are, and what stood beside another."""

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        context.document.changed.connect(self._keep)
        context.selection.element_changed.connect(self._follow)
        self._keep(context.document.value, context.document.value)

    def place(self, value: Any, ref: str) -> Place | None:
        """Return where an element of a document is seen; None if there is no such element."""
        raise NotImplementedError

    def neighbour(self, old: Any, new: Any, gone: str) -> str:
        """Return what is left in `new` that stood beside a ship or design of `old`; empty if nothing is."""
        raise NotImplementedError

    def _keep(self, old: Any, new: Any) -> None:
        """Show what stood beside what was shown, if that is gone; at last the first ship, or the first design.

        A selected element that is gone is selected no longer, lest an undo bring it back behind another ship.
        A part of the ship on the canvas may come again.
        """
        context, selection = self._context, self._context.selection
        game, shown, element = context.document.game, selection.subject, selection.element
        if not shown or not required(game.designs).dependencies(new, shown):
            selection.show(
                self.neighbour(old, new, shown) or next(iter(required(game.designs).subjects(new, classes=False)), "")
            )
        if element and self.place(new, element) is None and not self._may_come_again(new, element):
            selection.select(selection.subject if element == shown else "")

    def _follow(self, ref: str) -> None:
        """Show the ship or design that a selected element is a part of, unless it is shown."""
        selection, value = self._context.selection, self._context.document.value
        place = self.place(value, ref)
        if place is None or not place.shown:
            return
        if place.shown != place.design or self._design_shown(value) != place.design:
            selection.show(place.shown)

    def _may_come_again(self, value: Any, element: str) -> bool:
        """Whether an element that is gone was a part of the design on the canvas."""
        design = self._design_shown(value)
        return bool(design) and element.startswith(f"{design}/")

    def _design_shown(self, value: Any) -> str:
        return (self.place(value, self._context.selection.subject) or NOWHERE).design


def beside(ids: Sequence[str], of_id: str) -> Sequence[str]:
    """Return the others of a list: what is behind one of them, then what is before it, each nearest first."""
    place = ids.index(of_id)
    return (*ids[place + 1 :], *reversed(ids[:place]))
