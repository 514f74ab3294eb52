"""The item model of problems: errors first; remaining problems keep their rows."""

from collections.abc import Callable, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import Index
from metamaker.app.widgets.rule_help import RULE_ROLE
from metamaker.core.issue import Issue, Severity, sentence

ISSUE = int(Qt.ItemDataRole.UserRole) + 1
"""The role for the Issue of an item."""

FIX = ISSUE + 1
"""The role for the name of an item's fix; empty if there is none."""

PLACE = ISSUE + 2
"""The role for the name of an item's element."""

OTHERS = ISSUE + 3
"""The role for the number of other fixes."""


_ORDER = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.NOTE: 2}


class ProblemsModel(QAbstractListModel):
    """Problems as rows. `place_name` returns the name of an element by its reference; `called` has the names of severities."""

    def __init__(self, place_name: Callable[[str], str], called: Mapping[Severity, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._issues: list[Issue] = []
        self._fixes: dict[Issue, tuple[str, int]] = {}
        self._places: dict[str, str] = {}
        self._place_name = place_name
        self._called = called

    @property
    def issues(self) -> tuple[Issue, ...]:
        """The problems in the order of the rows."""
        return tuple(self._issues)

    def show(self, issues: Sequence[Issue]) -> None:
        """Show these problems. Rows of remaining problems are kept, even with another sentence."""
        new = sorted(issues, key=lambda issue: _ORDER[issue.severity])
        if new == self._issues:
            return
        self._fixes = {issue: fix for issue, fix in self._fixes.items() if issue in new}
        matcher = SequenceMatcher(None, [*map(_key, self._issues)], [*map(_key, new)], autojunk=False)
        for kind, start, end, other_start, other_end in reversed(matcher.get_opcodes()):
            if kind == "equal":
                self._renew(start, new[other_start:other_end])
            else:
                self._remove(start, end)
                self._insert(start, new[other_start:other_end])

    def _remove(self, start: int, end: int) -> None:
        if end > start:
            self.beginRemoveRows(QModelIndex(), start, end - 1)
            del self._issues[start:end]
            self.endRemoveRows()

    def _insert(self, start: int, issues: Sequence[Issue]) -> None:
        if issues:
            self.beginInsertRows(QModelIndex(), start, start + len(issues) - 1)
            self._issues[start:start] = issues
            self.endInsertRows()

    def _renew(self, start: int, issues: Sequence[Issue]) -> None:
        for row, issue in enumerate(issues, start):
            if issue != self._issues[row]:
                self._issues[row] = issue
                self.dataChanged.emit(self.index(row), self.index(row))

    def set_fix(self, issue: Issue, text: str, others: int = 0) -> None:
        """Set the name of a problem's fix (empty: none), and the number of other fixes."""
        if self._fix(issue) == (text, others):
            return
        self._fixes[issue] = text, others
        for row, other in enumerate(self._issues):
            if other == issue:
                self.dataChanged.emit(self.index(row), self.index(row), [FIX, OTHERS])

    def _fix(self, issue: Issue) -> tuple[str, int]:
        return self._fixes.get(issue, ("", 0))

    def forget_places(self) -> None:
        """Look up the names of all elements again after a change of the document."""
        old, self._places = self._places, {}
        for row, issue in enumerate(self._issues):
            if issue.where in old and old[issue.where] != self._place(issue.where):
                self.dataChanged.emit(self.index(row), self.index(row), [PLACE])

    def _place(self, where: str) -> str:
        if where not in self._places:
            self._places[where] = self._place_name(where)
        return self._places[where]

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._issues)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        issue = self._issues[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return sentence(issue.text)
            case Qt.ItemDataRole.AccessibleTextRole:
                fix, _ = self._fix(issue)
                return ". ".join(
                    filter(None, (self._called[issue.severity], sentence(issue.text), self._place(issue.where), fix))
                )
            case value if value == ISSUE:
                return issue
            case value if value == FIX:
                return self._fix(issue)[0]
            case value if value == OTHERS:
                return self._fix(issue)[1]
            case value if value == PLACE:
                return self._place(issue.where)
            case value if value == RULE_ROLE:
                return issue.rule
        return None


def _key(issue: Issue) -> tuple[str, str]:
    return issue.code, issue.where
