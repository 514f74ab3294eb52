"""What is dragged over the canvas: where it may be dropped, where not and why."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QPointF

from metamaker.app.canvas.parcel import Parcel
from metamaker.app.canvas.shown_elements import ShownElements

Refuse = Callable[[str, str], tuple[str, ...]]
"""(key, target) → the reasons why what is dragged cannot go there; empty if it can."""


class Drops:
    """One drag over the canvas. `target` is where it would go now, `reasons` why not, `possible` all places to go."""

    def __init__(self, parcel: Parcel, shown: ShownElements, refuse: Refuse) -> None:
        self.parcel = parcel
        self._shown = shown
        self._refuse = refuse
        self._known: dict[str, tuple[str, ...]] = {}
        self._home = shown.around(parcel.key) | {parcel.key} if parcel.is_element else frozenset[str]()
        self.target = ""
        self.reasons: tuple[str, ...] = ()
        self.over = ""
        self.possible = tuple(ref for ref in shown.containers if ref not in self._home and not self._why_not(ref))

    def _why_not(self, ref: str) -> tuple[str, ...]:
        if ref not in self._known:
            self._known[ref] = self._refuse(self.parcel.key, ref)
        return self._known[ref]

    def move(self, point: QPointF) -> None:
        """Follow the pointer, which is at a point of the desk.

        The innermost element that holds others and takes it is the target; those that hold none come after. What moves has no
        target where it is at home.
        """
        refs = self._shown.at(point)
        holding = [ref for ref in refs if self._shown.holds_others(ref)]
        self.target, self.reasons, self.over = "", (), ""
        if self._home and (not holding or holding[-1] in self._home):
            return
        for ref in (*holding, *(ref for ref in refs if ref not in holding)):
            if not self._why_not(ref):
                self.target = self.over = ref
                return
        if refs:
            self.over = (holding or list(refs))[-1]
            self.reasons = self._why_not(self.over)

    @property
    def told(self) -> str:
        """The reasons for the card at the pointer."""
        return "<br>".join(escape(reason) for reason in self.reasons)
