"""The breakdown of a number: formulas with their inputs, a waterfall of its lines, and marginal values."""

from functools import partial
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from metamaker.app.background import Job
from metamaker.app.balance.confirm_line import ConfirmLine, Known
from metamaker.app.context import Context
from metamaker.app.numbers.formula_view import FormulaView
from metamaker.app.numbers.goal_seek_row import GoalSeekRow
from metamaker.app.numbers.value_breakdown import stat_name, unit_text
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.drawing_view import EDGE, GraphCard
from metamaker.app.widgets.kit import Part, column_in, named, push_button, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.core.amounts import at_most, short
from metamaker.core.messages import Text, Words, in_force
from metamaker.core.stat import Stat
from metamaker.formulas.explain import Explanation, Given
from metamaker.formulas.plain_text import readable
from metamaker.game_api.designs import Account
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.game import required
from metamaker.game_api.graphs import Graph
from metamaker.printing.waterfall import waterfall

_CELL = "<td style='padding-right:1em'>"


def stat_text(stat: Stat, words: Words) -> str:
    """Return the value of a stat with its unit."""
    if stat.value is None:
        return "–"
    if stat.shown:
        return words.say(stat.shown)
    value = stat.value if isinstance(stat.value, str) else words.number(at_most(stat.value, 1))
    return words.with_unit(value, unit_text(stat.unit, words))


def formula_html(step: Explanation, words: Words) -> str:
    """Return one calculation: its name, its formula, its inputs with their values and origins. Everything is escaped."""
    rows = "".join(
        f"<tr>{_CELL}{_name(given.symbol)}</td>{_CELL}<b>{words.number(short(given.value))}</b>{_unit(given.unit, words)}</td>"
        f"<td>{escape(words.say(_origin(given)))}</td></tr>"
        for given in step.inputs
    )
    formula = readable(step.formula, words.say) if step.formula is not None else words.say(step.expression)
    failure = f"<br><i>{escape(words.say(step.failure.message))}</i>" if step.failure else ""
    return (
        f"<p>{escape(words.say(step.meaning))}<br><b>{_name(step.symbol)} = {escape(formula)}</b>"
        f" = <b>{words.number(short(step.value))}</b>{failure}</p><table cellspacing='0'>{rows}</table>"
    )


def more_html(account: Account, what_if: str, changes: str) -> str:
    """Return a table of the change of the number by one more of each input; empty without any change."""
    rows = "".join(
        f"<tr>{_CELL}{_signed(one.by)} {_name(one.symbol)}</td><td align='right'><b>{_signed(one.change)}</b></td></tr>"
        for one in account.sensitivity
        if one.change
    )
    if not rows:
        return ""
    return f"<table cellspacing='0'><tr>{_CELL}{escape(what_if)}</td><td>{escape(changes)}</td></tr>{rows}</table>"


def _unit(unit: str, words: Words) -> str:
    return f" {escape(unit_text(unit, words))}" if unit in _TOLD_UNITS else ""


_TOLD_UNITS = frozenset({"per turn", "points", "cm", "power", "mass"})
"""Units with information; “factor” and “rating” only take room."""


def _name(symbol: str) -> str:
    return escape(symbol.replace("_", " "))


def _origin(given: Explanation | Given) -> Text:
    return (isinstance(given, Given) and given.origin) or given.meaning


def _signed(value: float) -> str:
    return in_force().signed(short(value))


_REST_MS = 140
"""Longer than in the inspector, since an explanation takes up to 0.1 s to calculate. Typing is not interrupted."""

_CHART_LINES = 16
"""Height of the chart: a waterfall of a ship with a dozen parts is readable without scrolling."""


class ExplanationPanel(QFrame):
    """Explains the last requested symbol of the subject on the canvas, and follows their changes.

    The old content stays until the new breakdown is ready; `stale` shows that it is on its way.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(tr("window-numbers-explanation"))
        self._context = context
        self._symbol = ""
        self._job: Job | None = None
        self.account: Account | None = None
        self.stale = False
        self._lay_out()
        self._soon = rested(self, _REST_MS, self._look)
        context.document.changed.connect(self._outdated)
        context.selection.subject_changed.connect(self._outdated)
        context.settings.changed.connect(self._remake)
        self._show(None)

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        self.heading = styled(ElidedLabel(self), "heading")
        self.value = words_label("title", self)
        self.rule = named(styled(QPushButton(self), "link"), tr("window-numbers-open-rule"))
        self.rule.clicked.connect(self._open_rule)
        self.waiting = words_label("caption", self, tr("window-numbers-being-worked-out"))
        self.typeset = FormulaView(self._context, self)
        self.formula = self._rich()
        self.steps = self._rich()
        self.show_steps = push_button(tr("window-numbers-all-steps-calculation"), self, role="link")
        self.show_steps.setCheckable(True)
        self.show_steps.toggled.connect(self.steps.setVisible)
        self.more = self._rich()
        self.reach = GoalSeekRow(self._context.background, self)
        self.notes = words_label("caption", self, wraps=True)
        confirming = self._context.game.confirming
        self.confirm = None if confirming is None else ConfirmLine(self._context, confirming, self)
        self.chart = GraphCard(self._context.settings, self, lines=_CHART_LINES, framed=False)
        for label in (self.heading, self.value, self.formula, self.reach, self.more, self.notes, self.steps):
            label.setContentsMargins(EDGE, 0, 0, 0)
        if self.confirm is not None:
            self.confirm.setContentsMargins(EDGE, 0, 0, 0)
        show_steps = (self.show_steps, Qt.AlignmentFlag.AlignLeft)
        parts: tuple[Part, ...] = (self.typeset, self.formula, self.reach, self.chart, self.more, self.notes, show_steps)
        column_in(
            self,
            self.heading,
            row_of(self.value, self.waiting, ..., self.rule),
            *(() if self.confirm is None else (self.confirm,)),
            *(each for part in (*parts, self.steps) for each in (unit // 6, part)),
            ...,
            gap=unit // 3,
            margin=(unit - EDGE, unit * 3 // 4, unit // 2, unit * 3 // 4),
        )

    def _rich(self) -> QLabel:
        """Return a label for text made by the program; names in it are escaped."""
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        return label

    def explain(self, symbol: str) -> None:
        """Explain another number of the subject: `combat_value`, `core.reactor_rating`."""
        self._symbol = symbol
        self._outdated()
        self._soon.start(0)

    def _outdated(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
        if self._symbol:
            self.stale = True
            self.waiting.setVisible(self.account is not None)
            self._soon.start(_REST_MS)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with work postponed while the widget was hidden."""
        super().showEvent(event)
        if self.stale:
            self._soon.start(0)

    def _look(self) -> None:
        document, subject, symbol = self._context.document, self._context.selection.subject, self._symbol
        if not subject or not symbol or not self.isVisible():
            return
        game, value = document.game, document.value
        name = subject.partition("/")[2]
        asks = self.confirm.asks if self.confirm is not None and self.confirm.asks.symbol == symbol else None

        def work(_: Job) -> tuple[Account, Known | None]:
            return required(game.designs).account(value, name, symbol), None if asks is None else asks.known(value, subject)

        self._job = self._context.background.run(work, lambda found: self._found(subject, *found), self._failed, owner=self)

    def _found(self, subject: str, account: Account, known: Known | None) -> None:
        self._show(account)
        if self.confirm is not None and known is not None:
            self.confirm.show_known(subject, known)

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, NotInDocument):
            raise problem
        self._show(None)

    def _show(self, account: Account | None) -> None:
        self._job = None
        self.account, self.stale = account, False
        self.waiting.hide()
        there = account is not None
        for part in (self.rule, self.formula, self.chart, self.more, self.notes, self.show_steps):
            part.setVisible(there)
        if self.confirm is not None:
            self.confirm.hide()  # for other numbers; see `_found`
        self.typeset.show_formula(account.explanation if account is not None else None)
        self.reach.show_calculation(account.calculation if account is not None else None)
        self.steps.setVisible(there and self.show_steps.isChecked())
        if account is None:
            self.heading.setText(tr("window-numbers-explanation-heading"))
            self.value.setText(tr("window-numbers-press-number-see"))
            return
        stat, words = account.stat, self._context.words
        self.heading.setText(tr("window-numbers-of", stat=stat_name(stat, words).upper(), element=account.of.upper()))
        self.value.setText(stat_text(stat, words))
        self.rule.setText(tr("window-common-rule", rule=stat.rule))
        self.rule.setVisible(bool(stat.rule))
        self._tell(account)

    def _tell(self, account: Account) -> None:
        steps = account.explanation.steps() if account.explanation else ()
        words = self._context.words
        telling = [step for step in reversed(steps) if step.inputs or step.house or step is account.explanation]
        formulas = [formula_html(step, words) for step in telling]
        self.formula.setText("".join(formulas[:1]))
        self.formula.setVisible(bool(formulas))
        self.steps.setText("".join(formulas[1:]))
        self.show_steps.setVisible(len(formulas) > 1)
        self.steps.setVisible(len(formulas) > 1 and self.show_steps.isChecked())
        self.chart.setVisible(bool(account.shares))
        if account.shares:
            self.chart.show_graph(partial(self._graph, account))
        more = more_html(account, tr("window-numbers-what-if"), tr("window-numbers-changes-by"))
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.notes.setText("\n".join(map(words.say, account.notes)))
        self.notes.setVisible(bool(account.notes))

    def _graph(self, account: Account, width: float, height: float) -> Graph:
        return waterfall(account, width, height, self._context.words)

    def _open_rule(self) -> None:
        if self.account is not None:
            self._context.show_rule(self.account.stat.rule)

    def _remake(self, name: str) -> None:
        if name in {"text_size", "look"}:
            self.chart.view.remake()
