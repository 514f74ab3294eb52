"""What is dragged over the canvas: where it may be dropped, where not and why."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QPointF

from metamaker.app.canvas.parcel import Parcel
from metamaker.app.canvas.shown_elements import ShownElements

Refuse = Callable[[str, str], tuple[str, ...]]
"""(key, target) → the reasons why what is dragged cannot go there; empty if it can."""


class Drops:
    """One drag over the canvas. `target` is where it would go now, `reasons` why not, `possible` all places to go.

    `is_place(ref)` tells which elements are places, by their nature.
    """

    def __init__(self, parcel: Parcel, shown: ShownElements, refuse: Refuse, is_place: Callable[[str], bool]) -> None:
        self.parcel = parcel
        self._shown = shown
        self._refuse = refuse
        self._is_place = is_place
        self._known: dict[str, tuple[str, ...]] = {}
        self._home = shown.around(parcel.key) | {parcel.key} if parcel.is_element else frozenset[str]()
        self.target = ""
        self.reasons: tuple[str, ...] = ()
        self.over = ""
        self.possible = tuple(ref for ref in shown.order if is_place(ref) and ref not in self._home and not self._why_not(ref))

    def _why_not(self, ref: str) -> tuple[str, ...]:
        if ref not in self._known:
            self._known[ref] = self._refuse(self.parcel.key, ref)
        return self._known[ref]

    def move(self, point: QPointF) -> None:
        """Follow the pointer, which is at a point of the desk.

        The innermost place that takes it is the target; what is no place comes after. What moves has no target where it is at
        home.
        """
        refs = self._shown.at(point)
        places = [ref for ref in refs if self._is_place(ref)]
        self.target, self.reasons, self.over = "", (), ""
        if self._home and (not places or places[-1] in self._home):
            return
        for ref in (*places, *(ref for ref in refs if ref not in places)):
            if not self._why_not(ref):
                self.target = self.over = ref
                return
        if refs:
            self.over = (places or list(refs))[-1]
            self.reasons = self._why_not(self.over)

    @property
    def told(self) -> str:
        """The reasons for the card at the pointer."""
        return "<br>".join(escape(reason) for reason in self.reasons)
