"""A splitter whose parts fold away and come back as they were, and that remembers its state in the settings."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from metamaker.app.settings import Settings


class FoldingSplitter(QSplitter):
    """`folds_changed` is sent when a part is folded or unfolded, by hand or by `fold`."""

    folds_changed = Signal()

    def __init__(self, orientation: Qt.Orientation, settings: Settings, name: str, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._settings = settings
        self._name = name
        self._usual: dict[int, int] = {}
        self.setHandleWidth(max(6, self.fontMetrics().height() // 2))
        self.splitterMoved.connect(self._note)

    def begin(self, sizes: list[int], fixed: tuple[int, ...] = ()) -> None:
        """Show the parts as they were left, at first with these sizes. `fixed` ones keep theirs when the window grows."""
        self._usual = dict(enumerate(sizes))
        for place in range(self.count()):
            self.setStretchFactor(place, 0 if place in fixed else 1)
        if not self.restoreState(self._settings.state(self._name)):
            self.setSizes(sizes)
        self._note_usual()

    def is_folded(self, place: int) -> bool:
        """Whether a part is folded away."""
        return self.sizes()[place] == 0

    def fold(self, place: int, folded: bool) -> None:
        """Fold a part away, or bring it back as large as it was."""
        if folded == self.is_folded(place):
            return
        self._note_usual()
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
        self._settings.keep_state(self._name, self.saveState())
        self.folds_changed.emit()
