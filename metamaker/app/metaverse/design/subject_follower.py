"""Keeps something on the canvas: the first ship at the beginning, another one when it goes, the one whose part is selected."""

from PySide6.QtCore import QObject

from metamaker.app.context import Context
from metamaker.games.metaverse.edits.subject import Kind, subject
from metamaker.games.metaverse.model.fleet import Fleet


class SubjectFollower(QObject):
    """Follows document and selection of a context."""

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        context.document.changed.connect(self._keep)
        context.selection.element_changed.connect(self._follow)
        self._keep()

    def _keep(self) -> None:
        """Show the first ship, or the first class, if what was shown is gone."""
        context = self._context
        document, shown = context.document, context.selection.subject
        if not shown or not document.game.made_of(document.value, shown):
            context.selection.show(next(iter(document.game.printable(document.value, classes=False)), ""))

    def _follow(self, ref: str) -> None:
        """Show the ship or class that a selected element is a part of, unless it is shown."""
        selection, fleet = self._context.selection, self._context.document.value
        of = subject(fleet, ref)
        if of is None or of.ship is None:
            return
        if of.kind is Kind.SHIP:
            selection.show(of.ref)
        elif not _shows(fleet, selection.subject, of.ship.id):
            selection.show(of.ship.ref())


def _shows(fleet: Fleet, shown: str, class_id: str) -> bool:
    of = subject(fleet, shown)
    return of is not None and of.ship is not None and of.ship.id == class_id
