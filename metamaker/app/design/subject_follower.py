"""Keeps a subject on the canvas: at first the first ship, later the neighbour of a removed one or a part's owner."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from metamaker.app.context import Context
from metamaker.core.elements.structure import Structure
from metamaker.core.ids import ref as joined
from metamaker.game_api.game import required


class Place(NamedTuple):
    """The place of an element: the ship or design to show on the canvas, and the design of that ship.

    Both are empty for an element outside any ship.
    """

    shown: str
    design: str


NOWHERE = Place("", "")


Fellows = Callable[[Any], Iterable[str]]
"""(ship) → the references of the nearest relatives of a ship, such as its team, the nearest first."""


class SubjectFollower(QObject):
    """Follows document and selection of a context.

    Possible subjects are ships (elements with the parts of another element) and these other elements, their designs.
    """

    def __init__(
        self, context: Context, structure: Structure[Any, Any], fellows: Fellows, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._structure = structure
        self._fellows = fellows
        ships = [kind for kind in structure.by_key.values() if kind.parts_of]
        designs = (link.to for kind in ships for link in kind.links if link.path == kind.parts_of)
        self._kinds = (*(kind.key for kind in ships), *designs)
        context.document.changed.connect(self._keep)
        context.selection.element_changed.connect(self._follow)
        self._keep(context.document.value, context.document.value)

    def place(self, value: Any, ref: str) -> Place | None:
        """Return the place of an element: a ship by itself, any part of a design on that design; None without one."""
        of = self._structure.find(value, ref)
        if of is None:
            return None
        whole = of.around(*self._kinds)
        if whole is None:
            return NOWHERE
        design = self._structure.built_to(whole) or whole
        return Place(whole.ref, design.ref)

    def neighbour(self, old: Any, new: Any, gone: str) -> str:
        """Return a neighbour in `new` of a ship or design of `old`: the next one, otherwise the previous one.

        For a ship, its fellows come first. Empty if nothing is left.
        """
        of = self._structure.find(old, gone)
        if of is None or of.kind not in self._kinds:
            return ""
        group = of.described.group
        others = (joined(group, each) for each in beside(list(self._structure.listed(old, group)), of.id))
        fellows = self._fellows(of) if of.described.parts_of else ()
        return next((ref for ref in (*fellows, *others) if self._structure.find(new, ref) is not None), "")

    def _keep(self, old: Any, new: Any) -> None:
        """Replace a removed subject by its neighbour, otherwise by the first ship or design.

        A removed element is deselected; otherwise an undo would select it again while another ship is shown. A part of the ship
        on the canvas stays selected, since it can come back.
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
        """Show the ship or design with a selected part, unless it is shown already."""
        selection, value = self._context.selection, self._context.document.value
        place = self.place(value, ref)
        if place is None or not place.shown:
            return
        if place.shown != place.design or self._design_shown(value) != place.design:
            selection.show(place.shown)

    def _may_come_again(self, value: Any, element: str) -> bool:
        """Return whether a removed element was a part of the design on the canvas."""
        design = self._design_shown(value)
        return bool(design) and element.startswith(f"{design}/")

    def _design_shown(self, value: Any) -> str:
        return (self.place(value, self._context.selection.subject) or NOWHERE).design


def beside(ids: Sequence[str], of_id: str) -> Sequence[str]:
    """Return the other ids of a list: the later ones, then the earlier ones, each nearest first."""
    place = ids.index(of_id)
    return (*ids[place + 1 :], *reversed(ids[:place]))
