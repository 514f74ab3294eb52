"""A splitter whose parts fold away and come back as they were, and that remembers its state in the settings."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from metamaker.app.settings.settings import Settings

_MOST = 0.28
"""The part of the whole that a part of fixed size has at most to begin with."""


class FoldingSplitter(QSplitter):
    """`folds_changed` is sent when a part is folded or unfolded, by hand or by `fold`."""

    folds_changed = Signal()

    def __init__(self, orientation: Qt.Orientation, settings: Settings, name: str, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._settings = settings
        self._name = name
        self._usual: dict[int, int] = {}
        self._fixed: tuple[int, ...] = ()
        self._first: list[int] = []
        self.setHandleWidth(max(6, self.fontMetrics().height() // 2))
        self.splitterMoved.connect(self._note)

    def begin(self, sizes: list[int], fixed: tuple[int, ...] = ()) -> None:
        """Show the parts as they were left, at first with these sizes. `fixed` ones keep theirs when the window grows."""
        self._usual, self._fixed = dict(enumerate(sizes)), fixed
        for place in range(self.count()):
            self.setStretchFactor(place, 0 if place in fixed else 1)
        if not self.restoreState(self._settings.state(self._name)):
            self._first = sizes
            self.setSizes(sizes)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Until somebody has moved a handle, leave most of a small window to the parts that grow."""
        super().resizeEvent(event)
        if not self._first:
            return
        room = self.width() if self.orientation() is Qt.Orientation.Horizontal else self.height()
        fixed = {place: min(self._first[place], round(room * _MOST)) for place in self._fixed}
        rest = room - sum(fixed.values())
        growing = sum(size for place, size in enumerate(self._first) if place not in fixed)
        self.setSizes([fixed.get(place, rest * size // max(growing, 1)) for place, size in enumerate(self._first)])

    def is_folded(self, place: int) -> bool:
        """Whether a part is folded away."""
        return self.sizes()[place] == 0

    def fold(self, place: int, folded: bool) -> None:
        """Fold a part away, or bring it back as large as it was."""
        if folded == self.is_folded(place):
            return
        self._note_usual()
        self._first = []
        sizes = self.sizes()
        largest = max((each for each in range(len(sizes)) if each != place), key=lambda each: sizes[each])
        wanted = 0 if folded else self._usual.get(place, sum(sizes) // 4)
        sizes[largest] = max(1, sizes[largest] + sizes[place] - wanted)
        sizes[place] = wanted
        self.setSizes(sizes)
        self._note()

    def _note_usual(self) -> None:
        self._usual |= {place: size for place, size in enumerate(self.sizes()) if size}

    def _note(self) -> None:
        self._first = []
        self._settings.keep_state(self._name, self.saveState())
        self.folds_changed.emit()
