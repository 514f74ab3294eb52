"""Keeps something on the canvas: first the first ship, the neighbour of one that goes, the one whose part is selected."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from metamaker.app.context import Context
from metamaker.games.metaverse.edits.subject import Kind, subject
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass


class SubjectFollower(QObject):
    """Follows document and selection of a context."""

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        context.document.changed.connect(self._keep)
        context.selection.element_changed.connect(self._follow)
        self._keep(context.document.value, context.document.value)

    def _keep(self, old: Fleet, new: Fleet) -> None:
        """Show what stood beside what was shown, if that is gone; at last the first ship, or the first class.

        A selected element that is gone is selected no longer, lest an undo bring it back behind another ship.
        A part of the ship on the canvas may come again.
        """
        context, selection = self._context, self._context.selection
        game, shown, element = context.document.game, selection.subject, selection.element
        if not shown or not game.made_of(new, shown):
            selection.show(neighbour(old, new, shown) or next(iter(game.printable(new, classes=False)), ""))
        if element and subject(new, element) is None and not _may_come_again(new, selection.subject, element):
            selection.select(selection.subject if element == shown else "")

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


def neighbour(old: Fleet, new: Fleet, gone: str) -> str:
    """Return what is left that stood beside a ship or class: the next one, else the one before; empty if nothing is.

    Of ships those under the same commander come first, then the commander, then others.
    """
    group, _, of_id = gone.partition("/")
    if group == "classes":
        others = beside([each.id for each in old.classes], of_id)
        return next((f"classes/{each}" for each in others if each in _ids(new.classes)), "")
    ship = next((each for each in old.ships if group == "ships" and each.id == of_id), None)
    if ship is None:
        return ""
    fellows = beside([each.id for each in old.ships if each.commander == ship.commander], of_id)
    others = beside([each.id for each in old.ships], of_id)
    wanted = (*fellows, *filter(None, (ship.commander,)), *others)
    return next((f"ships/{each}" for each in wanted if each in _ids(new.ships)), "")


def beside(ids: Sequence[str], of_id: str) -> Sequence[str]:
    """Return the others of a list: what is behind one of them, then what is before it, each nearest first."""
    place = ids.index(of_id)
    return (*ids[place + 1 :], *reversed(ids[:place]))


def _ids(elements: Sequence[Ship] | Sequence[ShipClass]) -> frozenset[str]:
    return frozenset(each.id for each in elements)


def _may_come_again(fleet: Fleet, shown: str, element: str) -> bool:
    """Whether an element that is gone was a part of the class on the canvas."""
    of = subject(fleet, shown)
    return of is not None and of.ship is not None and element.startswith(f"{of.ship.ref()}/")


def _shows(fleet: Fleet, shown: str, class_id: str) -> bool:
    of = subject(fleet, shown)
    return of is not None and of.ship is not None and of.ship.id == class_id
