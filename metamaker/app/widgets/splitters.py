"""Splitters with restored sizes and foldable parts. Sizes chosen at one text size return after any other."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from metamaker.app.overrides import override
from metamaker.app.settings.settings import Settings
from metamaker.app.timers import rested


class KeptSplitter(QSplitter):
    """Shows widgets in a row or a column. No widget can be pushed out of sight.

    `most_last`: the maximum share of the last widget until a user moves it, because sizes grow with the text.
    """

    def __init__(self, orientation: Qt.Orientation, settings: Settings, name: str, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._settings = settings
        self._name = name
        self.most_last = 1.0
        self._before: list[int] = []
        self._parts_follow = rested(self, 0, self._settle)
        self.setChildrenCollapsible(False)
        self.splitterMoved.connect(self._keep)

    def begin(self, widgets: Sequence[QWidget], sizes: Sequence[int] = (), stretches: Sequence[int] = ()) -> None:
        """Show widgets with their restored sizes, at first with these; `stretches` share out the room of a larger window."""
        for widget in widgets:
            self.addWidget(widget)
        for place, stretch in enumerate(stretches):
            self.setStretchFactor(place, stretch)
        if sizes:
            self.setSizes(sizes)
        self.restoreState(self._settings.state(self._name))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        sizes = self.sizes()
        most = round(sum(sizes) * self.most_last)
        if sizes and sizes[-1] > most and not self._settings.state(self._name):
            others = sum(sizes[:-1])
            room = others + sizes[-1] - most
            self.setSizes([*(round(size * room / max(1, others)) for size in sizes[:-1]), most])

    def _keep(self) -> None:
        self._before = []
        self._settings.keep_state(self._name, self.saveState())

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Return to the sizes from before a larger text: its parts took more room."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.isVisible():
            self._before = self._before or self.sizes()
            self._parts_follow.start()

    def _settle(self) -> None:
        self.setSizes(self._before)


UNLIMITED = 16_777_215
"""The maximum size of an unlimited widget in pixels: QWIDGETSIZE_MAX, which PySide does not provide."""

MOST = 0.28
"""Usual maximum share of a part with a fixed size at first."""


class FoldingSplitter(QSplitter):
    """`folds_changed` is emitted when a part is folded or unfolded, by hand or by `fold`.

    A part with little content can have a maximum size. When the maximum grows or goes, the part gets its usual size back as far
    as allowed.
    """

    folds_changed = Signal()
    _em = 0

    def __init__(self, orientation: Qt.Orientation, settings: Settings, name: str, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._settings = settings
        self._name = name
        self._usual: dict[int, int] = {}
        self._fixed: tuple[int, ...] = ()
        self._most = MOST
        self._first: list[int] = []
        self._chosen: tuple[int, tuple[int, ...]] = (0, ())
        """The height of a line, and the sizes chosen by the user at that text size."""
        self._needs: dict[int, Callable[[int], int]] = {}
        self._yielding: tuple[int, int, int] | None = None
        self._has_yielded = self._gives = self._is_kept_open = False
        self._spared: tuple[int, int] | None = None
        self._limits: dict[int, int] = {}
        self._em = self.fontMetrics().height()
        self.setHandleWidth(max(6, self._em // 2))
        self.splitterMoved.connect(self._note)
        self.folds_changed.connect(self.updateGeometry)
        self._parts_follow = rested(self, 0, self._settle)

    def add(self, *parts: QWidget, kept: tuple[int, ...] = ()) -> None:
        """Add parts; those at the places `kept` cannot be folded by hand."""
        for part in parts:
            self.addWidget(part)
        for place in kept:
            self.setCollapsible(place, False)

    def begin(self, sizes: list[int], fixed: tuple[int, ...] = (), most: float = MOST) -> None:
        """Show the parts with their restored sizes, at first with these. `fixed` ones keep theirs when the window grows.

        `most`: the maximum share of each fixed part at first.
        """
        self._usual, self._fixed, self._most = dict(enumerate(sizes)), fixed, most
        for place in range(self.count()):
            self.setStretchFactor(place, 0 if place in fixed else 1)
        em, chosen = self._kept_ems()
        if chosen and em != self._em:
            self._first = [round(size * self._em / em) for size in chosen]
            self.setSizes(self._first)
        elif self.restoreState(self._settings.state(self._name)):
            self._recall()
        else:
            self._first = sizes
            self.setSizes(sizes)

    def _kept_ems(self) -> tuple[int, list[int]]:
        """Return the kept height of a line, and the kept sizes at that text size; none for an unusable record."""
        kept = self._settings.kept(f"{self._name}.sizes")
        numbers = kept if isinstance(kept, list) and all(type(each) is int and 0 <= each <= UNLIMITED for each in kept) else []
        if len(numbers) != self.count() + 1 or not numbers[0]:
            return 0, []
        return numbers[0], numbers[1:]

    def _recall(self) -> None:
        """Restore the usual sizes of parts that were at their limits when the splitter was saved."""
        kept = self._settings.kept(self._name)
        for name, usual in kept.items() if isinstance(kept, dict) else ():
            place = int(name) if name.isdecimal() else -1
            if 0 <= place < self.count() and type(usual) is int and usual > 0:
                self._limits[place], self._usual[place] = self.sizes()[place], usual

    def give_way(self, place: int, to: int, least: int) -> None:
        """Let a part shrink, and fold by itself while it would leave another one less than `least` pixels.

        It comes back when there is room. A part that the user unfolds in a small window stays.
        """
        self._yielding = (place, to, least)

    def spare(self, place: int, least: int) -> None:
        """Leave an unfolded part at least `least` pixels after every resize. The others shrink for it."""
        self._spared = (place, least)

    def has_yielded(self, place: int) -> bool:
        """Return whether a part has folded by itself, for want of room."""
        return self._has_yielded and self._yielding is not None and self._yielding[0] == place and self.is_folded(place)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave most of a small window to growing parts until the user moves a handle, and fold yielding parts."""
        super().resizeEvent(event)
        if self._first:
            self._share_out()
        self._make_room()

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the room that the unfolded parts need; Qt also counts the folded ones."""
        hint, is_across = super().minimumSizeHint(), self.orientation() is Qt.Orientation.Horizontal
        for place in range(self.count()):
            if self.is_folded(place):
                folded = self._least(place) + self.handleWidth()
                hint -= QSize(folded, 0) if is_across else QSize(0, folded)
        return hint

    def _make_room(self) -> None:
        """Let parts give way to others, and use all the room."""
        if self._yielding is not None:
            self._yield(*self._yielding)
        if self._spared is not None:
            self._leave(*self._spared)
        self._give_rest()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size: parts with a fixed size grow with it."""
        super().changeEvent(event)
        em = self.fontMetrics().height()
        if event.type() is QEvent.Type.FontChange and self._em not in {0, em}:
            if not self._first and not self._chosen[0]:
                self._choose(self._em)
            grown, self._em = em / self._em, em
            self._scale(grown)

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._follow_limits()
        return done

    def _follow_limits(self) -> None:
        """Resize parts with a grown limit to their unlimited size, at the cost of the largest other part."""
        sizes, before = self.sizes(), self._limits
        self._limits = {place: most for place in range(self.count()) if (most := self._most_of(place)) < UNLIMITED}
        for place, most in before.items():
            now = self._limits.get(place, UNLIMITED)
            if now > most and 0 < sizes[place] <= max(most, self._least(place)):
                other = max((each for each in range(len(sizes)) if each != place), key=lambda each: sizes[each])
                taken = max(0, min(min(self._wanted(place), now) - sizes[place], sizes[other] // 2))
                sizes[place], sizes[other] = sizes[place] + taken, sizes[other] - taken
                self.setSizes(sizes)
        self._give_rest()

    def _give_rest(self) -> None:
        """Give the room left by limited parts to the largest unlimited one, because Qt leaves it empty."""
        sizes = [min(size, self._most_of(place)) for place, size in enumerate(self.sizes())]  # Qt returns the wanted size
        long = self.width() if self.orientation() is Qt.Orientation.Horizontal else self.height()
        rest = long - sum(sizes) - (len(sizes) - 1) * self.handleWidth()
        growing = [place for place in range(len(sizes)) if place not in self._limits]
        if self._limits and growing and rest > 0:
            sizes[max(growing, key=lambda each: sizes[each])] += rest
            self.setSizes(sizes)

    def _most_of(self, place: int) -> int:
        part = self.widget(place)
        if part is None:
            return UNLIMITED
        return part.maximumWidth() if self.orientation() is Qt.Orientation.Horizontal else part.maximumHeight()

    def _scale(self, grown: float) -> None:
        self.setHandleWidth(max(6, self._em // 2))
        self._usual = {place: round(size * grown) for place, size in self._usual.items()}
        self._first = [round(size * grown) for size in self._first]
        if self._yielding is not None:
            place, to, least = self._yielding
            self._yielding = (place, to, round(least * grown))
        if self._spared is not None:
            place, least = self._spared
            self._spared = (place, round(least * grown))
        self._settle()
        self._parts_follow.start()  # the parts learn their new least sizes after this

    def _settle(self) -> None:
        """Give the parts their sizes for the text size, always from the chosen ones, so that they come back later."""
        if self._first:
            self._share_out()
        else:
            self._share_out_chosen()
        self._make_room()

    def _share_out_chosen(self) -> None:
        em, chosen = self._chosen
        room, grown = self._room, self._em / em
        most = {place: max(round(room * self._most), chosen[place]) for place in self._fixed}
        fixed = {place: min(round(chosen[place] * grown), most[place]) for place in self._fixed}
        self._share(fixed, chosen)

    def _choose(self, em: int) -> None:
        """Remember the sizes as chosen by the user at a text size. A part that has given way counts with its usual size."""
        gave = self._yielding[0] if self._yielding is not None and (self._gives or self._has_yielded) else -1
        chosen = tuple(self._wanted(place) if place == gave else size for place, size in enumerate(self.sizes()))
        self._chosen = (em, chosen)

    def _leave(self, place: int, least: int) -> None:
        """Give a part its minimum size, from the largest other part first, down to the minimum of each."""
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
        """Return the size of a folded part after unfolding."""
        return self._usual.get(place, sum(self.sizes()) // 4)

    def need(self, place: int, width: Callable[[int], int]) -> None:
        """Let a fixed part be larger at first: `width(room)` returns its wanted size in pixels for a size of the splitter."""
        self._needs[place] = width

    @property
    def _room(self) -> int:
        return self.width() if self.orientation() is Qt.Orientation.Horizontal else self.height()

    def _share_out(self) -> None:
        room = self._room
        fixed = {place: min(self._first[place], round(room * self._most)) for place in self._fixed}
        for place, width in self._needs.items():
            if self._first[place] and not self._kept_ems()[1]:
                fixed[place] = max(fixed[place], width(room))
        self._share(fixed, self._first)

    def _share(self, fixed: Mapping[int, int], sizes: Sequence[int]) -> None:
        """Give fixed parts their sizes, and share out the rest in the ratio of the other sizes."""
        rest = self._room - sum(fixed.values())
        growing = sum(size for place, size in enumerate(sizes) if place not in fixed)
        self.setSizes([fixed.get(place, rest * size // max(growing, 1)) for place, size in enumerate(sizes)])

    def give(self, place: int, size: int) -> None:
        """Give an unfolded part `size` pixels, as far as the largest other part can shrink."""
        sizes = self.sizes()
        other = max((each for each in range(len(sizes)) if each != place), key=lambda each: sizes[each])
        more = min(size - sizes[place], sizes[other] - self._least(other))
        if sizes[place] and more:
            sizes[place], sizes[other] = sizes[place] + more, sizes[other] - more
            self.setSizes(sizes)

    def is_folded(self, place: int) -> bool:
        """Return whether a part is folded."""
        return self.sizes()[place] == 0

    def fold(self, place: int, folded: bool) -> None:
        """Fold a part, or unfold it to its previous size."""
        if folded == self.is_folded(place):
            return
        self._is_kept_open = not folded
        self._has_yielded = False
        self._first = []
        sizes = self.sizes()
        self._fold(place, folded, max((each for each in range(len(sizes)) if each != place), key=lambda each: sizes[each]))
        self._note()

    def _fold(self, place: int, folded: bool, other: int) -> None:
        """Fold or unfold a part, at the cost of another one."""
        self._note_usual()
        sizes = self.sizes()
        wanted = 0 if folded else self._wanted(place)
        sizes[other] = max(1, sizes[other] + sizes[place] - wanted)
        sizes[place] = wanted
        self.setSizes(sizes)

    def _note_usual(self) -> None:
        self._usual |= {place: size for place, size in enumerate(self.sizes()) if 0 < size < self._most_of(place)}

    def _note(self) -> None:
        self._first = []
        self._choose(self._em)
        self._gives = False
        self._settings.keep(f"{self._name}.sizes", [self._em, *self._chosen[1]])
        self._settings.keep_state(self._name, self.saveState())
        limited = {str(place): self._wanted(place) for place, most in self._limits.items() if 0 < self.sizes()[place] >= most}
        if limited != (self._settings.kept(self._name) or {}):
            self._settings.keep(self._name, limited)
        self.folds_changed.emit()
