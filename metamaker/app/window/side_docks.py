"""What stands beside the fleet in a window: the rules, and the list of steps. Each is made when it is first wanted."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Qt
from PySide6.QtGui import QUndoGroup
from PySide6.QtWidgets import QDockWidget, QMainWindow, QUndoView

from metamaker.app.widgets.rule_help import RuleHelp

if TYPE_CHECKING:
    from metamaker.app.rules.rules_dock import RulesDock


class SideDocks(QObject):
    """The docks of one window; the rules are those of `game` until a document of another comes to the front."""

    def __init__(self, window: QMainWindow, steps: QUndoGroup, game: str) -> None:
        super().__init__(window)
        self._window = window
        self._steps = steps
        self._rules: RulesDock | None = None
        self._history: QDockWidget | None = None
        self._game = game
        self.help = RuleHelp(window, self.show_rule, self.show_rules)

    def show_game(self, game: str) -> None:
        """Show the rules of this game from now on."""
        self._game = game
        if self._rules:
            self._rules.set_game(game)

    def show_rules(self) -> None:
        """Show the rules where they were left, ready to be searched."""
        dock = self._rules_dock()
        dock.show()
        dock.raise_()
        dock.panel.focus_search()

    def show_rule(self, rule: str) -> None:
        """Open the rules of the document at the front at an id."""
        dock = self._rules_dock()
        dock.set_game(self._game)
        dock.show_rule(rule)

    def toggle_history(self) -> None:
        """Show the steps that led to the document, or hide them."""
        if self._history is None:
            self._history = self._history_dock()
            self._history.show()
        else:
            self._history.setVisible(self._history.isHidden())

    def restore(self, state: QByteArray) -> None:
        """Put the docks where they were."""
        self._window.restoreState(state)

    def _rules_dock(self) -> "RulesDock":
        if self._rules is None:
            from metamaker.app.rules.rules_dock import RulesDock

            self._rules = RulesDock(self._window)
            self._rules.set_game(self._game)
            self._add(self._rules)
        return self._rules

    def _history_dock(self) -> QDockWidget:
        dock = QDockWidget(self.tr("History"), self._window)
        dock.setObjectName("history-dock")
        view = QUndoView(self._steps, dock)
        view.setEmptyLabel(self.tr("As it was opened"))
        view.setAccessibleName(self.tr("History"))
        view.setMinimumWidth(view.fontMetrics().height() * 12)
        dock.setWidget(view)
        self._add(dock)
        return dock

    def _add(self, dock: QDockWidget) -> None:
        if not self._window.restoreDockWidget(dock):
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
