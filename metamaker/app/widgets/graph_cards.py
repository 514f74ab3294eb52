"""Cards with related graphs, calculated in the background. The old graphs stay until the new ones are ready."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from metamaker.app.background import Background, Job
from metamaker.app.settings.settings import Settings
from metamaker.app.widgets.drawing_view import SAMPLE, GraphCard
from metamaker.game_api.graphs import Graph

MakeGraphs = Callable[[float, float], tuple[Graph, ...]]
"""(width, height) in mm → the graphs for it."""

_SIZES_KEPT = 6
"""Cached drawings of the last few sizes while a window is resized."""


class GraphCards(QObject):
    """A card for each graph; `new_card(number)` creates another one and lays it out.

    `shown` is emitted when the latest graphs are on the cards.
    """

    shown = Signal()

    def __init__(self, settings: Settings, new_card: Callable[[int], GraphCard], owner: QWidget) -> None:
        super().__init__(owner)
        self._new_card = new_card
        self._owner = owner
        self._job: Job | None = None
        self.cards: list[GraphCard] = []
        settings.changed.connect(self._remake)

    @property
    def is_working(self) -> bool:
        """Whether the cards are not up to date yet."""
        return self._job is not None

    def work_out(self, background: Background, make: MakeGraphs, steps: Iterable[object] = ()) -> None:
        """Run the slow `steps`, then show the graphs of `make`. Cancels earlier work.

        The graphs are made in the background at the size that each card asks for first; any other size is quick afterwards.
        """
        self.stop()
        sized = lru_cache(maxsize=_SIZES_KEPT)(make)

        def work(job: Job) -> int:
            for _ in steps:
                job.check()
            return len(sized(*SAMPLE))

        self._job = background.run(work, lambda number: self.show(sized, number), owner=self._owner)

    def stop(self) -> None:
        """Stop the work for the cards."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def show(self, make: MakeGraphs, number: int) -> None:
        """Show `number` graphs at the sizes of the cards."""
        self._job = None
        while len(self.cards) < number:
            self.cards.append(self._new_card(len(self.cards)))
        for place, card in enumerate(self.cards):
            card.setVisible(place < number)
            if place < number:
                card.show_graph(lambda width, height, place=place: make(width, height)[place])  # type: ignore[misc]
        self.shown.emit()

    def _remake(self, name: str) -> None:
        if name in {"text_size", "look"}:
            for card in self.cards:
                card.view.remake()
