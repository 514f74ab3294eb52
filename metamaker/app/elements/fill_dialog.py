"""Fill the roster to a limit: the wishes, the ships that they give, and one step to undo."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QPlainTextEdit, QPushButton, QRadioButton, QSpinBox, QWidget

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.boxes import SpinBox
from metamaker.app.widgets.kit import column_in, form_of, named, push_button, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.balance.filling import Filled, NothingFits, Way, Wish, filled, seconds
from metamaker.core.messages import said
from metamaker.core.sanitize import visible
from metamaker.game_api.designs import RosterLine
from metamaker.game_api.game import required

STRONGEST_SECONDS = 10.0

_SOON_MS = 150
_MOST = 100_000
_KEPT = "fill"
_USUAL_LIMIT = 500


class FillDialog(QDialog):
    """Follows the document until it is closed; does not block the window.

    It shows a fleet for the wishes; *Fill* makes it the roster of the document.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("window-fill-title"))
        self._context = context
        self._job: Job | None = None
        self._found: Filled | None = None
        last = context.settings.kept(f"{_KEPT}.{context.game.key}")
        self.limit: QSpinBox = named(SpinBox(self), tr("window-fill-limit"))
        self.limit.setRange(1, _MOST)
        self.limit.setValue(int(last) if isinstance(last, int | float) else _USUAL_LIMIT)
        self.tier: QSpinBox = named(SpinBox(self), tr("window-fill-tier"))
        self.tier.setRange(0, 9)
        self.tier.setSpecialValueText(tr("window-fill-any-tier"))
        self.ways = {way: QRadioButton(tr(f"window-fill-{way}"), self) for way in Way}
        self.ways[Way.STRONGEST].setEnabled(context.game.odds is not None)
        self.keep = QCheckBox(tr("window-fill-keep"), self)
        self.another = self._button(tr("window-fill-another"), self._draw)
        self.summary = words_label("strong", self, wraps=True)
        self.ships = named(QPlainTextEdit(self), tr("window-fill-ships"))
        self.ships.setReadOnly(True)
        self.ships.setTabChangesFocus(True)
        self.fill = self._button(tr("window-fill-fill"), self._apply, "primary")
        self.close_button = self._button(tr("window-common-close"), self.reject)
        self._seed = 0
        self._lay_out()
        self.ways[Way.RANDOM].setChecked(True)
        for changed in (self.limit.valueChanged, self.tier.valueChanged, self.keep.toggled):
            changed.connect(lambda _: self._draw())
        for button in self.ways.values():
            button.toggled.connect(lambda is_on: self._draw() if is_on else None)
        self._soon = rested(self, _SOON_MS, self._draw)
        context.document.changed.connect(self._wait)
        context.document.destroyed.connect(self.reject)
        self._draw()

    def _button(self, text: str, act: Callable[[], object], role: str = "secondary") -> QPushButton:
        button = push_button(text, self, lambda _: act(), role)
        button.setDefault(role == "primary")
        return button

    def _lay_out(self) -> None:
        em = self.fontMetrics().height()
        column_in(
            self,
            form_of((tr("window-fill-limit"), self.limit), (tr("window-fill-tier"), self.tier)),
            *self.ways.values(),
            self.keep,
            self.summary,
            (self.ships, 1),
            row_of(self.another, ..., self.fill, self.close_button),
            margin=None,
        )
        self.resize(26 * em, 32 * em)

    @property
    def _wish(self) -> Wish:
        way = next(way for way, button in self.ways.items() if button.isChecked())
        return Wish(self.limit.value(), way, self.tier.value(), keep=self.keep.isChecked())

    def _wait(self) -> None:
        """Drop the ships of an earlier document; choose again after a pause in editing."""
        if self._job is not None:
            self._job.cancel()
        self.fill.setEnabled(False)
        self.summary.setText(tr("window-fill-choosing"))
        self._soon.start()

    def _draw(self) -> None:
        """Choose ships in the background; earlier choices are dropped."""
        self._wait()
        self._soon.stop()
        self._seed += 1
        game, value, wish, seed = self._context.game, self._context.document.value, self._wish, self._seed

        def work(job: Job) -> Filled | NothingFits:
            late = seconds(STRONGEST_SECONDS)
            try:
                return filled(game, value, wish, seed, lambda: job.cancelled or late())
            except NothingFits as problem:
                return problem

        self._job = self._context.background.run(work, self._show, owner=self)

    def _show(self, found: Filled | NothingFits) -> None:
        self._job = None
        if isinstance(found, NothingFits):
            self._found = None
            self.summary.setText(said(found.text, self._context.settings.language))
            self.ships.setPlainText("")
            return
        self._found = found
        language = self._context.settings.language
        roster = required(self._context.game.designs).roster(found.document).ships
        measure = required(self._context.game.filling).measure
        lines = [f"{visible(line.name)}  ·  {_figure(line, measure)}" for line in roster]
        lines += ["", *(said(each, language) for each in found.lacks)] if found.lacks else []
        self.summary.setText(tr("window-fill-found", ships=found.ships, value=round(found.value, 1)))
        self.ships.setPlainText("\n".join(lines))
        self.fill.setEnabled(True)

    def _apply(self) -> None:
        if self._found is not None:
            self._context.settings.keep(f"{_KEPT}.{self._context.game.key}", self.limit.value())
            self._context.document.apply(tr("window-fill-step"), self._found.document)
            self.accept()


def _figure(line: RosterLine, measure: str) -> str:
    value = line.stats.as_dict().get(measure)
    return str(round(value, 1)) if isinstance(value, int | float) else "–"
