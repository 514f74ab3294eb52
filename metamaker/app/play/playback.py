"""Playback of a match: play, pause, step by events, parts and turns, or jump to any frame."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from metamaker.play.recording import Frame

TICK_MS = 14
"""Time between two pictures. A picture of a board takes 2 ms (60 per second), plus 1 to 4 ms to paint; one of a battle 10 ms.

The time begins when a picture is made, so a slow computer shows fewer pictures, and the UI has time for everything.
"""

MOVE_MS, SHOT_MS, REST_MS, LINE_MS, MOST_MS = 1200, 600, 500, 160, 2400
"""Times at usual speed: for movement, for a shot, for the rest of a frame, added for each of its lines, and the maximum."""

Key = Callable[[Frame], tuple[int, str]]
"""Function with the same value for frames in the same group."""

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)


class Projector(QObject):
    """Selects the shown frame. `turned(place)` is emitted for another frame, `moved` during movement.

    `playing_changed` is emitted at start and pause. `part` is the finished part of the movement of the frame. `is_quiet`: no
    motion, because it disturbs some people.
    """

    turned = Signal(int)
    moved = Signal()
    playing_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.frames: Sequence[Frame] = ()
        self.place = -1
        self.part = 1.0
        self.speed = 1.0
        self.is_quiet = False
        self.is_playing = False
        self._count = 0
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def frame(self) -> Frame | None:
        """The shown frame."""
        return self.frames[self.place] if 0 <= self.place < self._count else None

    @property
    def count(self) -> int:
        """The number of frames."""
        return self._count

    @property
    def is_at_end(self) -> bool:
        """Whether the last frame is shown."""
        return self.place >= self._count - 1

    @property
    def has_shown_all(self) -> bool:
        """Whether the last frame is shown, with all of its movement."""
        return self.is_at_end and self.part >= 1.0

    def show(self, frames: Sequence[Frame], first: int = 0) -> None:
        """Take frames. Those after the last shown frame can be played; `first` is shown if no frame was shown before."""
        self.frames, self._count = frames, len(frames)
        if self.place >= self._count:
            self.go(self._count - 1)
        elif self.place < 0 and self._count:
            self.go(first)

    def clear(self) -> None:
        """Forget all frames before new ones come."""
        self._set_playing(False)
        self.frames, self._count, self.place, self.part = (), 0, -1, 1.0

    def go(self, place: int, part: float = 1.0) -> None:
        """Show a frame."""
        place = min(max(place, 0), self._count - 1)
        if place < 0:
            return
        differs, self.place, self.part = place != self.place, place, part
        self._since.restart()
        if differs:
            self.turned.emit(place)
        else:
            self.moved.emit()

    def play(self) -> None:
        """Play from the present frame, or from the beginning if it is the last."""
        if self._count and not self.is_playing:
            if self.is_at_end:
                self.go(0)
            self._since.restart()
            self._set_playing(True)

    def play_on(self) -> None:
        """Play the frames after the shown one, as after one's own orders."""
        if not self.is_at_end:
            self._next()
            self.play_if_more()

    def play_if_more(self) -> None:
        """Play as long as frames or movement are left."""
        if not self.is_at_end or self.part < 1.0:
            self._since.restart()
            self._set_playing(True)

    def pause(self) -> None:
        """Pause."""
        self._set_playing(False)
        if self.part < 1.0:
            self.go(self.place)

    def step(self, by: int) -> None:
        """Go to the next or the previous event."""
        self.pause()
        self.go(self.place + by)

    def step_part(self, by: int) -> None:
        """Go to the beginning of the next part of a turn, or of this or the previous one."""
        self._leap(by, lambda frame: (frame.turn, frame.step))

    def step_turn(self, by: int) -> None:
        """Go to the beginning of the next turn, or of this or the previous one."""
        self._leap(by, lambda frame: (frame.turn, ""))

    def _leap(self, by: int, of: Key) -> None:
        self.pause()
        starts = [place for place in range(self._count) if place == 0 or of(self.frames[place]) != of(self.frames[place - 1])]
        ahead = [place for place in starts if place > self.place]
        behind = [place for place in starts if place < self.place]
        self.go((ahead or [self._count - 1])[0] if by > 0 else (behind or [0])[-1])

    def _set_playing(self, playing: bool) -> None:
        if playing != self.is_playing:
            self.is_playing = playing
            if playing:
                self._timer.start()
            else:
                self._timer.stop()
            self.playing_changed.emit(playing)

    def _tick(self) -> None:
        self._unfold()
        if self.is_playing:
            self._timer.start()

    def _unfold(self) -> None:
        """Show the part of the movement that is due by now."""
        frame = self.frame
        if frame is None:
            self.pause()
            return
        gone = self._since.elapsed() * self.speed
        unfolds = self._length(frame)
        if self.part < 1.0:
            self.part = min(1.0, gone / unfolds) if unfolds else 1.0
            self.moved.emit()
        elif gone >= unfolds + min(MOST_MS, REST_MS + LINE_MS * len(frame.lines)):
            self._next()

    def _next(self) -> None:
        if self.is_at_end:
            self._set_playing(False)
            return
        ahead = self.frames[self.place + 1]
        self.go(self.place + 1, 0.0 if self._length(ahead) else 1.0)

    def _length(self, frame: Frame) -> float:
        """Return the time in which a frame moves or fires, at usual speed; 0 without motion."""
        if self.is_quiet:
            return 0.0
        pace: float = getattr(frame.moment, "pace", 1.0)  # moments of many small moves are quicker
        return MOVE_MS / pace if frame.moment.moves else SHOT_MS if frame.moment.shots else 0.0
