"""The problems of a document, live: each leads to its place and its rule, and some offer a fix."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QMenu, QWidget

from metamaker.app.balance.confirm_line import ConfirmLine
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.problems.problem_list import ProblemList, ProblemRows, headline, severity_names
from metamaker.app.problems.problems_model import ISSUE, ProblemsModel
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.timers import rested
from metamaker.app.widgets.kit import column_in, named, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.app.widgets.splitters import UNLIMITED
from metamaker.core.ids import listed_ref
from metamaker.core.issue import Issue
from metamaker.game_api.checks import Fix
from metamaker.game_api.game import title_of

_KEPT = "problems.subject_only"

_SOON_MS = 80
"""Fixes are looked for after this pause in editing."""

_RESTED_MS = 1_200
"""The height follows the rows after this pause in editing: longer than most people take between two keys."""

_MOST_ROWS = 40
"""Only this many rows are measured: more are always higher than the room for them."""

_FEWEST_SHOWN, _MOST_SHOWN = 2, 3
"""Number of first problems with visible complete fixes; the maximum applies where there is room."""

_LEAST_LINES = 2
"""The least height of the list, in lines, even in a low window."""


class ProblemsPanel(QWidget):
    """The list of problems with its headline. `current_fix()` applies the fix of the current problem (Ctrl+.).

    It is only as high as its rows; without problems, one line reports that. `height_limited` is sent when the height changes.
    The height does not change while the user types: problems come and go with every key, and everything above would jump.
    `waits` returns whether the height has to stay as it is, because the user presses something above.
    """

    height_limited = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problems")
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self._language = context.language
        self.waits: Callable[[], bool] = lambda: False
        self._all: tuple[Issue, ...] | None = None
        self._subject: tuple[str, ...] = ()
        self._waiting: list[Issue] = []
        self._wanted = 0
        called = severity_names()
        self.model = ProblemsModel(self._place_name, called, self)
        self.list = ProblemList(ProblemRows(called, self), self)
        self.list.setModel(self.model)
        self._lay_out()
        self._soon = rested(self, _SOON_MS, self._look_for_fix)
        self._settled = rested(self, _RESTED_MS, self._limit_height)
        # Own timers: a pending call of `QTimer.singleShot` would keep a deleted panel alive.
        self._next, self._laid_out = rested(self, 0, self._next_fix), rested(self, 0, self._limit_height)
        self._connect()
        self._renew()

    def _lay_out(self) -> None:
        title = styled(QLabel(tr("window-problems-problems-heading"), self), "heading")
        self.headline = named(words_label("caption", self), tr("window-problems-number-problems"))
        self.subject_only = QCheckBox(tr("window-problems-ship-only"), self)
        self.subject_only.setChecked(self._context.settings.kept(_KEPT, False) is True)
        self.subject_only.setVisible(self._context.game.designs is not None)
        self.nothing = styled(ElidedLabel(self), "good")
        half = self.fontMetrics().height() // 2
        top = row_of(title, half, self.nothing, ..., self.subject_only, half, self.headline)
        confirming = self._context.game.confirming
        self.confirm = None if confirming is None else ConfirmLine(self._context, confirming, self, hides=True)
        line = () if self.confirm is None else (self.confirm,)
        self._rows = column_in(self, top, *line, (self.list, 1), margin=None)

    def _connect(self) -> None:
        self._context.document.changed.connect(self._renew)
        self._context.selection.subject_changed.connect(self._subject_changed)
        self.subject_only.toggled.connect(self._filter_changed)
        self.list.entered_row.connect(self._jump)
        self.list.link_clicked.connect(self._link)
        self.list.customContextMenuRequested.connect(self._menu)
        keys = QKeySequence("Ctrl+.")
        self.fix_shortcut = QShortcut(keys, self, self.current_fix, context=Qt.ShortcutContext.WindowShortcut)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with changes of the document."""
        super().showEvent(event)
        self._renew()
        self._limit_height()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the height, because the rows wrap differently."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._laid_out.start()  # this size is laid out first

    def _renew(self) -> None:
        """Show the problems of the current document; if hidden, do it later."""
        document = self._context.document
        if self._all is not None and not self.isVisible():
            return
        found = self._context.checks.issues(document.value)
        self._subject = self._subject_refs()
        self._show(found)

    def _subject_refs(self) -> tuple[str, ...]:
        document, subject = self._context.document, self._context.selection.subject
        designs = document.game.designs
        return designs.dependencies(document.value, subject) if designs and subject and self.subject_only.isChecked() else ()

    def _show(self, found: tuple[Issue, ...]) -> None:
        self._all = found
        shown = tuple(issue for issue in found if self._concerns(issue))
        self.model.show(shown)
        self.headline.setText(headline(shown))
        self.nothing.setText(self._empty())
        set_role(self.nothing, "good" if self._has_ships else "caption")
        is_first = self.list.isHidden()
        self.nothing.setVisible(not shown)
        self.list.setVisible(bool(shown))
        if shown and is_first:
            self._limit_height()  # problems are visible at once
        else:
            self._settled.start()
        if self.list.currentIndex().isValid():  # show the row after a fixed problem in full
            self.list.scrollTo(self.list.currentIndex())
        self._soon.start()

    @override
    def event(self, event: QEvent) -> bool:
        """Adapt the height to the rows, for example after a change of text size."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and not self._settled.isActive():
            self._limit_height()
        return done

    def _limit_height(self) -> None:
        """Limit the height to the shown rows."""
        if self.waits():
            self._settled.start()
            return
        count = len(self.model.issues)
        rows = self._height_of(min(count, _MOST_ROWS))
        self.list.setMinimumHeight(min(rows, _LEAST_LINES * self.fontMetrics().height()))
        head = self._head_height()
        most, wanted = UNLIMITED if count > _MOST_ROWS else head + rows if count else head, self._height_of(_MOST_SHOWN)
        if (most, wanted) != (self.maximumHeight(), self._wanted):
            self._wanted = wanted
            self.setMaximumHeight(most)
            self.height_limited.emit()

    def _head_height(self) -> int:
        """Return the height of everything but the rows."""
        return self._rows.minimumSize().height() - (self.list.minimumHeight() if self.model.issues else 0)

    def _height_of(self, count: int) -> int:
        """Return the height of the first rows."""
        shown = range(min(count, len(self.model.issues)))
        return sum(self.list.sizeHintForRow(row) for row in shown) + 2 * self.list.frameWidth()

    def wanted_height(self, room: int) -> int:
        """Return the height for the first problems with their complete fixes: three if they fit into `room`, otherwise two."""
        head = self._head_height()
        whole = head + self._height_of(_MOST_SHOWN)
        return whole if whole <= room else head + self._height_of(_FEWEST_SHOWN)

    def _concerns(self, issue: Issue) -> bool:
        return not self._subject or any(f"{issue.where}/".startswith(f"{each}/") for each in self._subject)

    @property
    def _has_ships(self) -> bool:
        document = self._context.document
        return document.game.designs is None or bool(document.game.designs.subjects(document.value, classes=True))

    def _empty(self) -> str:
        if self._all:
            return tr("window-problems-no-problems-ship")
        if not self._has_ships:
            return tr("window-problems-nothing-check-yet")
        return tr("window-problems-no-problems-legal")

    def _subject_changed(self) -> None:
        if self.subject_only.isChecked():
            self._renew()
            self._limit_height()

    def _filter_changed(self, on: bool) -> None:
        self._context.settings.keep(_KEPT, on)
        self._renew()
        self._limit_height()

    def _place_name(self, where: str) -> str:
        """Return the name of an element; for a part, with the name of its owner."""
        owner = listed_ref(where)
        return " · ".join(self._title(ref) for ref in dict.fromkeys((where, owner)))

    def _title(self, ref: str) -> str:
        document = self._context.document
        return title_of(document.game, document.value, ref, self._language)

    def _look_for_fix(self) -> None:
        """Look for the fixes of the rows one after another, between other events, because they can take a while.

        So can the names of the elements, which an edit can change.
        """
        self.model.forget_places()
        self._waiting = list(reversed(self.model.issues))
        self._next_fix()

    def _next_fix(self) -> None:
        if self._waiting and not self._soon.isActive():
            issue = self._waiting.pop()
            fixes = self._fixes(issue)
            self.model.set_fix(issue, fixes[0].text if fixes else "", max(0, len(fixes) - 1))
            self._next.start()
        elif not self._settled.isActive():
            self._limit_height()  # links can move below their sentences

    def _fixes(self, issue: Issue) -> Sequence[Fix]:
        document = self._context.document
        if issue not in self._context.checks.issues(document.value):
            return ()
        return self._context.checks.fixes(document.value, issue, self._language)

    def current_fix(self) -> None:
        """Apply the fix of the current problem; without one, of the first problem with a fix."""
        index = self.list.currentIndex()
        if not index.isValid():
            rows = (self.model.index(row) for row in range(self.model.rowCount()))
            index = next((row for row in rows if self._fixes(row.data(ISSUE))), QModelIndex())
        if index.isValid():
            self._apply(index.data(ISSUE), 0)

    def _apply(self, issue: Issue, number: int) -> None:
        fixes = self._fixes(issue)
        if number >= len(fixes):
            return
        fix, name = fixes[number], self._title(issue.where)
        if fix.confirms and self.confirm is not None:
            self.confirm.confirm(fix.confirms)
        else:
            self._context.document.apply(fix.text if not name or name in fix.text else f"{fix.text} ({name})", fix.fleet)

    def _jump(self, index: QModelIndex) -> None:
        if index.isValid():
            self._context.go_to(index.data(ISSUE).where)

    def _link(self, index: QModelIndex, link: str) -> None:
        if link == "fix":
            self._apply(index.data(ISSUE), 0)
        elif link == "others":
            self._menu(self.list.visualRect(index).bottomLeft())
        elif link == "rule":
            self._context.show_rule(index.data(ISSUE).rule)
        else:
            self._jump(index)

    def _menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if index.isValid():
            menu = self.menu_for(index.data(ISSUE))
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(self.list.viewport().mapToGlobal(at))

    def menu_for(self, issue: Issue) -> QMenu:
        """Return the menu of a problem: all its fixes, its place, its rule, its text."""
        menu = QMenu(self)
        for number, fix in enumerate(self._fixes(issue)):
            menu.addAction(fix.text.replace("&", "&&"), partial(self._apply, issue, number))
        menu.addSeparator()
        menu.addAction(tr("window-problems-go"), lambda: self._context.go_to(issue.where))
        if issue.rule:
            rule = tr("window-common-open-rule", rule=issue.rule)
            menu.addAction(rule, lambda: self._context.show_rule(issue.rule))
        menu.addAction(tr("window-common-copy"), lambda: QGuiApplication.clipboard().setText(f"{issue.text} ({issue.rule})"))
        return menu
