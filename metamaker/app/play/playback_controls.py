"""The controls below a table: back and on by events, parts and turns, play, speed, and the time line."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPolygonF, QShortcut
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from metamaker.app.overrides import override
from metamaker.app.play.playback import SPEEDS, Projector
from metamaker.app.play.time_line import Loss, TimeLine
from metamaker.app.texts import tr
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.tool_row import ALWAYS, ToolRow
from metamaker.play.recording import Film, Frame


class Sign(Enum):
    """Icon of a button: triangles and bars from left to right; `<` and `>` are triangles, `|` is a bar."""

    PLAY = ">"
    PAUSE = "||"
    EVENT_BACK = "<|"
    EVENT_ON = "|>"
    PART_BACK = "<<"
    PART_ON = ">>"
    TURN_BACK = "|<<"
    TURN_ON = ">>|"


_RANKS = {Sign.PART_BACK: 1, Sign.PART_ON: 1, Sign.TURN_BACK: 2, Sign.TURN_ON: 2}
"""How early buttons leave a narrow row; the others stay."""

ZOOM, _SPEED, SWITCH = 3, 4, 5
"""The ranks of the zoom, the speed and the switches."""


class TransportButton(QToolButton):
    """A button with a drawn icon."""

    def __init__(self, sign: Sign, name: str, keys: str, act: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = sign
        self.setProperty("role", "quiet")
        self.setAccessibleName(name)
        shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{name} ({shown})")
        shortcut = QShortcut(QKeySequence(keys), parent)  # the button of a narrow row may be in a menu
        shortcut.activated.connect(act)
        self._fit_text()
        self.clicked.connect(lambda _: act())

    def _fit_text(self) -> None:
        side = round(self.fontMetrics().height() * 1.9)
        self.setFixedSize(QSize(round(side * 1.15), side))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_text()

    def show_sign(self, sign: Sign) -> None:
        """Show another icon."""
        self.sign = sign
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens().ink if self.isEnabled() else tokens().faint))
            size = self.height() * 0.36
            widths = [size * (0.32 if letter == "|" else 0.8) for letter in self.sign.value]
            x, middle = (self.width() - sum(widths)) / 2, self.height() / 2
            for letter, width in zip(self.sign.value, widths, strict=True):
                if letter == "|":
                    painter.drawRect(QRectF(x + width * 0.2, middle - size / 2, width * 0.6, size))
                else:
                    tip, back = (x + width, x) if letter == ">" else (x, x + width)
                    corners = [QPointF(back, middle - size / 2), QPointF(tip, middle), QPointF(back, middle + size / 2)]
                    painter.drawPolygon(QPolygonF(corners))
                x += width


class Transport(QWidget):
    """Follows a projector and drives it."""

    def __init__(self, projector: Projector, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._projector = projector
        self.line = TimeLine(self)
        self.row = ToolRow(self)
        step, part, turn = projector.step, projector.step_part, projector.step_turn
        self.turn_back = self._button(Sign.TURN_BACK, tr("window-match-previous-turn"), "Ctrl+Shift+Left", lambda: turn(-1))
        self.part_back = self._button(Sign.PART_BACK, tr("window-match-previous-step"), "Shift+Left", lambda: part(-1))
        self.event_back = self._button(Sign.EVENT_BACK, tr("window-match-previous-event"), "Ctrl+Left", lambda: step(-1))
        self.play = self._button(Sign.PLAY, tr("window-common-play"), "Ctrl+Space", self._toggle)
        self.event_on = self._button(Sign.EVENT_ON, tr("window-match-next-event"), "Ctrl+Right", lambda: step(1))
        self.part_on = self._button(Sign.PART_ON, tr("window-match-next-step"), "Shift+Right", lambda: part(1))
        self.turn_on = self._button(Sign.TURN_ON, tr("window-match-next-turn"), "Ctrl+Shift+Right", lambda: turn(1))
        self.speed = ComboBox(self)
        self.speed.setAccessibleName(tr("window-match-speed"))
        for speed in SPEEDS:
            self.speed.addItem(tr("window-match-times-speed", speed=speed), speed)
        self.speed.setCurrentIndex(SPEEDS.index(projector.speed))
        self.row.add(self.speed, _SPEED)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.line)
        rows.addWidget(self.row)
        self.speed.currentIndexChanged.connect(self._set_speed)
        self.line.valueChanged.connect(self._dragged)
        projector.playing_changed.connect(self._show_playing)
        projector.turned.connect(self._turned)

    def _button(self, sign: Sign, name: str, keys: str, act: Callable[[], None]) -> TransportButton:
        button = TransportButton(sign, name, keys, act, self)
        self.row.add(button, _RANKS.get(sign, ALWAYS))
        return button

    def add(self, part: QWidget, rank: int) -> None:
        """Add a widget after the buttons; see `ToolRow.add`."""
        self.row.add(part, rank)

    def show_film(self, film: Film) -> None:
        """Show the number of moments, with turns and losses."""
        frames = film.frames
        self.line.blockSignals(True)
        self.line.show_match(len(frames), film.turns(), losses_in(frames[: len(frames)]))
        self.line.blockSignals(False)

    def _toggle(self) -> None:
        if self._projector.is_playing:
            self._projector.pause()
        else:
            self._projector.play()

    def _show_playing(self, playing: bool) -> None:
        self.play.show_sign(Sign.PAUSE if playing else Sign.PLAY)
        self.play.setAccessibleName(tr("window-match-pause") if playing else tr("window-common-play"))

    def _set_speed(self, place: int) -> None:
        self._projector.speed = SPEEDS[place]

    def _dragged(self, place: int) -> None:
        self._projector.pause()
        self._projector.go(place)

    def _turned(self, place: int) -> None:
        self.line.blockSignals(True)
        self.line.setValue(place)
        self.line.blockSignals(False)
        self.line.update()


def losses_in(frames: list[Frame]) -> list[Loss]:
    """Return the positions and names of lost pieces."""
    found = []
    for place, frame in enumerate(frames):
        if frame.lost:
            names = {piece.ref: piece.name for piece in frame.moment.pieces}
            found += [Loss(place, names[ref]) for ref in frame.lost if ref in names]
    return found
