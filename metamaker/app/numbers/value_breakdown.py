"""The labels of numbers, and the breakdown of a value, calculated in the background after each edit."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.timers import rested
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.core.messages import Message, Words
from metamaker.core.stat import Stat
from metamaker.game_api.designs import Account, Share
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.game import required


def stat_name(stat: Stat, words: Words) -> str:
    """Return the label of a number in the language of the words."""
    if isinstance(stat.label, Message):
        return words.say(stat.label)
    return words.get(f"window-stat-{stat.symbol}", stat.label)


def in_words(stat: Stat, words: Words) -> Stat:
    """Return a label and unit for a card: the game's short label if it has one, in the language of the words."""
    label = words.get(f"window-stat-{stat.symbol}", "") or stat_name(stat, words)
    return replace(stat, label=label, unit=unit_text(stat.unit, words), shown=words.say(stat.shown))


def unit_text(unit: str, words: Words) -> str:
    """Return a unit in the language of the words: “points”, “per turn”."""
    return words.get(f"window-unit-{unit.replace(' ', '_')}", unit)


_REST_MS = 140
"""The breakdown is calculated after this pause in editing."""


class ValueAccount(QObject):
    """The breakdown of `symbol` of the subject on the canvas. `renewed` is sent when it is ready or gets outdated.

    `account` is None without a breakdown; `fresh`: whether it belongs to the current document. For a hidden widget nothing is
    calculated.
    """

    renewed = Signal()

    def __init__(self, context: Context, symbol: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.account: Account | None = None
        self.fresh = False
        self._context = context
        self._symbol = symbol
        self._job: Job | None = None
        self._soon = rested(self, _REST_MS, CatchUp(parent, self._look).due if isinstance(parent, QWidget) else self._look)
        context.document.changed.connect(self._outdated)
        context.selection.subject_changed.connect(self._another)
        self._soon.start()

    @property
    def of(self) -> float:
        """The number in the breakdown; 0 without one."""
        value = self.account.stat.value if self.account else None
        return float(value) if isinstance(value, int | float) else 0.0

    def shares(self, ref: str) -> tuple[Share, ...]:
        """Return the lines of an element and its content; none while they are outdated."""
        if self.account is None or not self.fresh or not ref:
            return ()
        return tuple(share for share in self.account.shares if share.where == ref or share.where.startswith(f"{ref}/"))

    def share(self, ref: str) -> Share | None:
        """Return the line of an element itself; None without one, and while it is outdated."""
        return next((share for share in self.shares(ref) if share.where == ref), None)

    def _outdated(self) -> None:
        self._stop()
        if self.fresh:
            self.fresh = False
            self.renewed.emit()
        self._soon.start()

    def _another(self) -> None:
        self._stop()
        self.account, self.fresh = None, False
        self.renewed.emit()
        self._soon.start(0)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _look(self) -> None:
        document, subject, symbol = self._context.document, self._context.selection.subject, self._symbol
        if not subject:
            return
        self._stop()
        game, value = document.game, document.value
        self._job = self._context.background.run(
            lambda _: required(game.designs).account(value, subject, symbol), self._found, self._failed, owner=self
        )

    def _found(self, account: Account) -> None:
        self._job = None
        self.account, self.fresh = account, True
        self.renewed.emit()

    def _failed(self, problem: Exception) -> None:
        self._job = None
        if not isinstance(problem, NotInDocument):
            raise problem
        self.account, self.fresh = None, True
        self.renewed.emit()
