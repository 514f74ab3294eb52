"""The preview of using or updating a universe pack in an open document, part by part, with the open decisions."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from metamaker.app.background import Background, Job
from metamaker.app.document import Document
from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip, tr
from metamaker.app.widgets.kit import column_in, named, styled
from metamaker.app.widgets.labels import words_label
from metamaker.core.amounts import at_most
from metamaker.core.messages import in_force, message, said
from metamaker.core.property import EditProblem
from metamaker.game_api.game import required
from metamaker.game_api.universes import CHOSEN, QUIET, PartChange, Plan, Shift, State, Universes

_ORDER = (State.BOTH, State.UPDATED, State.ADDED, State.DROPPED, State.OWN, State.ABSENT)
"""Decisions of the user come first, then changes, then unchanged parts."""


class UniverseDialog(QDialog):
    """Follows the document until the user agrees; does not block the window. Using or updating `pack` is one step."""

    def __init__(self, document: Document, pack: Any, background: Background, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._document = document
        self._pack = pack
        self._background = background
        self._language = language
        self._universes: Universes = required(document.game.universes)
        self._theirs: set[str] = set()
        self._job: Job | None = None
        self._plan: Plan | None = None
        self._build()
        document.changed.connect(self._renew)
        document.destroyed.connect(self.reject)
        self._renew()

    def _build(self) -> None:
        self.heading = words_label("title", self, wraps=True)
        self.caption = words_label("caption", self, wraps=True)
        self.parts = _tree(
            self, tr("window-universes-parts-pack"), (tr("window-universes-part"), tr("window-universes-change"))
        )
        self.parts.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        self.parts.itemChanged.connect(self._checked)
        self.values_title = styled(QLabel(tr("window-universes-combat-values"), self), "heading")
        self.values = _tree(
            self,
            tr("window-universes-combat-values"),
            (tr("window-universes-class"), tr("window-universes-before"), tr("window-universes-after")),
        )
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.agree = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.agree.setDefault(True)
        self.buttons.accepted.connect(self._apply)
        self.buttons.rejected.connect(self.reject)
        column_in(
            self, self.heading, self.caption, (self.parts, 3), self.values_title, (self.values, 1), self.buttons, margin=None
        )
        em = self.fontMetrics().height()
        self.resize(em * 40, em * 34)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Measure the rows again: they were added before the theme was applied."""
        super().showEvent(event)
        self.parts.scheduleDelayedItemsLayout()

    def _renew(self, *_: object) -> None:
        """Show the effect of the pack on the current document."""
        try:
            self._plan = self._universes.plan(self._document.value, self._pack, language=self._language)
        except EditProblem as problem:
            self._plan = None
            self.caption.setText(str(problem))
            self.agree.setEnabled(False)
            return
        self._show(self._plan)
        self._weigh()

    def _show(self, plan: Plan) -> None:
        self.setWindowTitle(self.step)
        self.heading.setText(self._headline(plan))
        self.caption.setText(self._summary(plan))
        self.agree.setText(tr("window-universes-use") if plan.had is None else tr("window-universes-update"))
        shown = sorted((each for each in plan.changes if each.state not in QUIET), key=lambda each: _ORDER.index(each.state))
        self._theirs &= {each.part for each in shown if each.state in CHOSEN}
        self.parts.blockSignals(True)
        self.parts.clear()
        for each in shown:
            self.parts.addTopLevelItem(self._row(each))
        for line in plan.others:
            self.parts.addTopLevelItem(QTreeWidgetItem([tr("window-common-ships"), line]))
        self.parts.expandAll()
        self.parts.resizeColumnToContents(0)
        em = self.fontMetrics().height()
        # Qt does not count the check box as content
        self.parts.setColumnWidth(0, min(self.parts.columnWidth(0) + 2 * em, em * 18))
        self.parts.blockSignals(False)
        if (first := self.parts.topLevelItem(0)) is not None:
            self.parts.setCurrentItem(first)
        self.agree.setEnabled(self._after() is not self._document.value)

    def _row(self, change: PartChange) -> QTreeWidgetItem:
        state = said(message(f"universe-state-{change.state}"), self._language)
        lines = () if change.state is State.ADDED else change.lines
        told = said(message("universe-told", state=state, lines=lines[0]), self._language) if len(lines) == 1 else state
        row = QTreeWidgetItem([change.name, told])
        row.setToolTip(0, plain_tip(change.name))
        row.setToolTip(1, plain_tip(row.text(1)))
        row.setData(0, Qt.ItemDataRole.UserRole, change.part)
        if change.state in CHOSEN:
            row.setFlags(row.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            row.setCheckState(0, Qt.CheckState.Checked if change.part in self._theirs else Qt.CheckState.Unchecked)
        for line in lines if len(lines) > 1 else ():
            inner = QTreeWidgetItem(["", line])
            inner.setToolTip(1, plain_tip(line))
            row.addChild(inner)
        return row

    @property
    def step(self) -> str:
        """The name of the undo step."""
        plan = self._plan
        title = self._universes.game.documents.title(self._pack)
        is_new = plan is None or plan.had is None
        return tr("window-universes-use-name" if is_new else "window-universes-update-name", name=title)

    def _headline(self, plan: Plan) -> str:
        if plan.had is None or plan.had == plan.version:
            return f"{plan.name} {plan.version}"
        key = "window-universes-version-name" if plan.had < plan.version else "window-universes-back-version"
        return tr(key, name=plan.name, old=plan.had, new=plan.version)

    def _summary(self, plan: Plan) -> str:
        same = len(plan.of(*QUIET))
        sentences = []
        if plan.of(*CHOSEN):
            sentences.append(tr("window-universes-tick-parts-packs"))
        if same == len(plan.changes):
            sentences.append(tr("window-universes-all-parts-here"))
        elif same:
            sentences.append(tr("window-universes-same-parts", count=same))
        return " ".join(sentences)

    def _checked(self, row: QTreeWidgetItem, _column: int) -> None:
        part = row.data(0, Qt.ItemDataRole.UserRole)
        if row.checkState(0) is Qt.CheckState.Checked:
            self._theirs.add(part)
        else:
            self._theirs.discard(part)
        self.agree.setEnabled(self._after() is not self._document.value)
        self._weigh()

    def _after(self) -> Any:
        return self._universes.updated(self._document.value, self._pack, theirs=tuple(self._theirs))

    def _weigh(self) -> None:
        """Calculate changed combat values in the background."""
        if self._job is not None:
            self._job.cancel()
        before, after, shifts = self._document.value, self._after(), self._universes.shifts
        self.values.clear()
        self._job = self._background.run(lambda _: shifts(before, after), self._show_values, owner=self)

    def _show_values(self, shifts: Sequence[Shift]) -> None:
        rows = [
            QTreeWidgetItem([each.name or tr("window-universes-fleet"), *map(_figure, (each.before, each.after))])
            for each in shifts
        ]
        for row in rows:
            row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight)
            row.setTextAlignment(2, Qt.AlignmentFlag.AlignRight)
        self.values.addTopLevelItems(rows)
        self.values.setVisible(bool(rows))
        self.values_title.setText(tr("window-universes-combat-values") if rows else tr("window-universes-no-combat-value"))

    def _apply(self) -> None:
        self._document.changed.disconnect(self._renew)
        self._document.apply(self.step, self._after())
        self.accept()


def _tree(parent: QWidget, name: str, titles: Sequence[str]) -> QTreeWidget:
    tree = named(QTreeWidget(parent), name)
    tree.setHeaderLabels(list(titles))
    tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    tree.setUniformRowHeights(False)
    header = tree.header()
    header.setStretchLastSection(False)
    for column in range(len(titles)):
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(1 if len(titles) == 2 else 0, QHeaderView.ResizeMode.Stretch)
    return tree


def _figure(value: float | None) -> str:
    return "–" if value is None else in_force().number(at_most(value, 1))
