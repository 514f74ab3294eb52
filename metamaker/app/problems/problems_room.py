"""The room of the problems in a page: as much as the first problems with their fixes need, and no more."""

from PySide6.QtCore import QEvent, QObject

from metamaker.app.overrides import override
from metamaker.app.problems.problems_panel import ProblemsPanel
from metamaker.app.timers import rested
from metamaker.app.widgets.splitters import UNLIMITED, FoldingSplitter
from metamaker.app.widgets.tabbed_panels import TabbedPanels

_MOST = 0.4
"""The largest part of the page that problems take by themselves: a third one is shown only if it fits in there."""


class ProblemsRoom(QObject):
    """Sizes the part at `place` of a splitter: the problems, or `tabs` with the problems in one of them."""

    def __init__(
        self, problems: ProblemsPanel, splitter: FoldingSplitter, place: int, tabs: TabbedPanels | None = None
    ) -> None:
        super().__init__(problems)
        self._problems = problems
        self._splitter = splitter
        self._place = place
        self._tabs = tabs
        self._given = 0
        self._soon = rested(self, 0, self.fit)
        problems.height_limited.connect(self.fit)
        splitter.installEventFilter(self)
        if tabs is not None:
            tabs.brought.connect(self.fit)
        self.fit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the page, after the splitter."""
        if event.type() is QEvent.Type.Resize:
            self._soon.start()
        return False

    def fit(self) -> None:
        """Limit the part to the rows of the problems, and enlarge it for the first rows."""
        tabs, most, above = self._tabs, self._problems.maximumHeight(), 0
        if tabs is not None:
            above, in_front = tabs.height_for(0), tabs.current is self._problems
            tabs.setMaximumHeight(most + above if in_front and most < UNLIMITED else UNLIMITED)
            if not in_front:
                return
        room = round(_MOST * self._splitter.height())
        wanted, now = self._problems.wanted_height(room - above) + above, self._splitter.sizes()[self._place]
        if now < wanted or now == self._given:  # keep a larger size chosen by the user
            self._splitter.give(self._place, wanted)
            self._given = self._splitter.sizes()[self._place]
