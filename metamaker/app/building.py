"""Builds a page over several turns of the event loop, so that the window never waits long for it."""

from collections import deque
from collections.abc import Iterator
from typing import Protocol, TypeAlias, runtime_checkable

from PySide6.QtCore import QObject, Signal

from metamaker.app.timers import rested

Steps: TypeAlias = Iterator[None]
"""The steps of some work, as a generator function writes them: a turn of the event loop may pass at each `yield`."""


@runtime_checkable
class Staged(Protocol):
    """Protocol of a page that is built in steps, unless it was made `whole`."""

    unbuilt: Steps


def at_once(steps: Steps) -> None:
    """Do all remaining steps now."""
    deque(steps, maxlen=0)


class Building(QObject):
    """Does one step in each turn of the event loop, or all the rest at once by `finish`. `done` is emitted after the last one.

    Steps belong to `owner`: none is done after its deletion, or after `stop`.
    """

    done = Signal()

    def __init__(self, owner: QObject, steps: Steps) -> None:
        super().__init__(owner)
        self._steps: Steps | None = steps
        self._is_stepping = False
        self._next = rested(self, 0, self._go_on)
        self._next.start()

    @property
    def is_done(self) -> bool:
        """Whether no step is left."""
        return self._steps is None

    def finish(self) -> None:
        """Do all remaining steps now. A step that asks for this itself goes on unfinished."""
        while self._step():
            pass

    def stop(self) -> None:
        """Do no more steps."""
        self._next.stop()
        self._steps = None

    def _go_on(self) -> None:
        if self._step():
            self._next.start()

    def _step(self) -> bool:
        """Do a step, and return whether another one can follow."""
        if self._steps is None or self._is_stepping:
            return False
        self._is_stepping = True
        try:
            next(self._steps)
        except StopIteration:
            self.stop()
            self.done.emit()
        except BaseException:
            self.stop()
            raise
        finally:
            self._is_stepping = False
        return self._steps is not None
