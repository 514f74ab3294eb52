"""The pages of the print that is chosen now: the first sheet at once, all of them from the background."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from metamaker.app.background import Background, Job
from metamaker.game import Game
from metamaker.print_order import PrintOrder, beginning, drawn
from metamaker.printing import Print

_SOON_MS = 120
"""Choices that follow one another so quickly are laid out once."""

NOTHING = Print((), ())


class Layout(QObject):
    """`began(Print)` brings the first sheet, `ready(Print)` all of it, `progressed(done, total)` says how far it is."""

    began = Signal(object)
    ready = Signal(object)
    progressed = Signal(int, int)

    def __init__(self, game: Game[Any], background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._background = background
        self._job: Job | None = None
        self._wanted: tuple[Any, PrintOrder] | None = None
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._start)
        self.made = NOTHING
        self.is_ready = False

    def want(self, document: Any, order: PrintOrder) -> None:
        """Lay this out soon. The same again is no work."""
        if self._wanted is not None and self._wanted[0] is document and self._wanted[1] == order:
            return
        is_first = self._wanted is None
        self._wanted = (document, order)
        self.is_ready = False
        self._stop()
        if is_first:
            self._start()
        else:
            self._soon.start()

    def cancel(self) -> None:
        """Lay out no further, until something is wanted again."""
        if not self.is_ready:
            self._wanted = None
        self._soon.stop()
        self._stop()

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _start(self) -> None:
        if self._wanted is None:
            return
        document, order = self._wanted
        first = beginning(self._game, document, order)
        if first.pages:
            self.began.emit(first)
        self._job = self._background.run(
            lambda job: drawn(self._game, document, order, job.report), self._done, progress=self.progressed.emit, owner=self
        )

    def _done(self, made: Print) -> None:
        self._job = None
        self.made, self.is_ready = made, True
        self.ready.emit(made)
