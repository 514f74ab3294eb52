"""A splitter whose parts fold away and come back as they were, and that remembers its state in the settings."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from metamaker.app.settings.settings import Settings

MOST = 0.28
"""The part of the whole that a part of fixed size usually has at most to begin with."""


class FoldingSplitter(QSplitter):
    """`folds_changed` is sent when a part is folded or unfolded, by hand or by `fold`."""

    folds_changed = Signal()

    def __init__(self, orientation: Qt.Orientation, settings: Settings, name: str, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._settings = settings
        self._name = name
        self._usual: dict[int, int] = {}
        self._fixed: tuple[int, ...] = ()
        self._most = MOST
        self._first: list[int] = []
        self._yielding: tuple[int, int, int] | None = None
        self._has_yielded = self._gives = self._is_kept_open = False
        self._spared: tuple[int, int] | None = None
        self.setHandleWidth(max(6, self.fontMetrics().height() // 2))
        self.splitterMoved.connect(self._note)

    def begin(self, sizes: list[int], fixed: tuple[int, ...] = (), most: float = MOST) -> None:
        """Show the parts as they were left, at first with these sizes. `fixed` ones keep theirs when the window grows.

        `most`: the part of the whole that each of these has at most to begin with.
        """
        self._usual, self._fixed, self._most = dict(enumerate(sizes)), fixed, most
        for place in range(self.count()):
            self.setStretchFactor(place, 0 if place in fixed else 1)
        if not self.restoreState(self._settings.state(self._name)):
            self._first = sizes
            self.setSizes(sizes)

    def give_way(self, place: int, to: int, least: int) -> None:
        """Let a part shrink, and fold away by itself while another one would be narrower than `least` pixels with it.

        It comes back with the room; a person who unfolds it in a small window keeps it.
        """
        self._yielding = (place, to, least)

    def spare(self, place: int, least: int) -> None:
        """Leave a part `least` pixels, if it is not folded, whenever the window gets another size: the others shrink for it."""
        self._spared = (place, least)

    def has_yielded(self, place: int) -> bool:
        """Whether a part has folded by itself, for want of room."""
        return self._has_yielded and self._yielding is not None and self._yielding[0] == place and self.is_folded(place)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Until somebody has moved a handle, leave most of a small window to the parts that grow; fold what is to give way."""
        super().resizeEvent(event)
        if self._first:
            self._share_out()
        if self._yielding is not None:
            self._yield(*self._yielding)
        if self._spared is not None:
            self._leave(*self._spared)

    def _leave(self, place: int, least: int) -> None:
        """Give a part what it is to have at least, from the largest of the others first, down to what these need."""
        sizes = self.sizes()
        missing = least - sizes[place]
        if not sizes[place] or missing <= 0:
            return
        for other in sorted((each for each in range(len(sizes)) if each != place), key=lambda each: -sizes[each]):
            taken = min(missing, max(0, sizes[other] - self._least(other)))
            sizes[other] -= taken
            sizes[place] += taken
            missing -= taken
        self.setSizes(sizes)

    def _least(self, place: int) -> int:
        part, is_across = self.widget(place), self.orientation() is Qt.Orientation.Horizontal
        if part is None:
            return 0
        hint = part.minimumSizeHint().expandedTo(part.minimumSize())
        return hint.width() if is_across else hint.height()

    def _yield(self, place: int, to: int, least: int) -> None:
        if self.is_folded(place) and not self._has_yielded:
            return
        if not self._gives:
            self._note_usual()
        sizes, usual = self.sizes(), self._wanted(place)
        room = sizes[to] + sizes[place]
        size = max(min(usual, room - least), self._least(place))
        if room - size >= least:
            self._is_kept_open = False
        elif self._is_kept_open:
            return
        else:
            size = 0
        self._has_yielded, self._gives = size == 0, size < usual
        if size != sizes[place]:
            sizes[to], sizes[place] = max(1, room - size), size
            self.setSizes(sizes)
        self.folds_changed.emit()

    def _wanted(self, place: int) -> int:
        """How large a folded part will be when it comes back."""
        return self._usual.get(place, sum(self.sizes()) // 4)

    def _share_out(self) -> None:
        room = self.width() if self.orientation() is Qt.Orientation.Horizontal else self.height()
        fixed = {place: min(self._first[place], round(room * self._most)) for place in self._fixed}
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
        self._is_kept_open = not folded
        self._has_yielded = False
        self._first = []
        sizes = self.sizes()
        self._fold(place, folded, max((each for each in range(len(sizes)) if each != place), key=lambda each: sizes[each]))
        self._note()

    def _fold(self, place: int, folded: bool, other: int) -> None:
        """Fold a part away or bring it back, at the cost of another one."""
        self._note_usual()
        sizes = self.sizes()
        wanted = 0 if folded else self._wanted(place)
        sizes[other] = max(1, sizes[other] + sizes[place] - wanted)
        sizes[place] = wanted
        self.setSizes(sizes)

    def _note_usual(self) -> None:
        self._usual |= {place: size for place, size in enumerate(self.sizes()) if size}

    def _note(self) -> None:
        self._first = []
        self._gives = False
        self._settings.keep_state(self._name, self.saveState())
        self.folds_changed.emit()
