"""Docks next to the document in a window: rules, history, guide, odds of attacks. Each is created when first shown."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QUndoGroup
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QUndoView, QWidget
from shiboken6 import isValid

from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.dock_title import DockTitle
from metamaker.app.widgets.kit import named
from metamaker.app.widgets.rule_help import RuleHelp

if TYPE_CHECKING:
    from metamaker.app.firing.odds_dock import OddsDock


class RulesDock(QDockWidget):
    """The rules of one game at a time: see `RulesPanel`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        from metamaker.app.rules.rules_panel import RulesPanel

        super().__init__(parent)
        self.setObjectName("rules-dock")
        self.setWindowTitle(tr("window-main-rules"))
        self.panel = RulesPanel(self)
        self.setWidget(self.panel)

    def set_game(self, game: str) -> None:
        """Show the rules of the game with this key."""
        self.panel.set_game(game)

    def show_rule(self, rule: str) -> None:
        """Open the dock at a rule id or chapter number, without one at the beginning."""
        self.show()
        self.raise_()
        self.panel.show_rule(rule)


class SideDocks(QObject):
    """The docks of one window. The rules are those of `game` until a document of another game comes to the front."""

    def __init__(self, window: QMainWindow, steps: QUndoGroup, game: str) -> None:
        super().__init__(window)
        self._window = window
        self._steps = steps
        self._rules: RulesDock | None = None
        self._history: QDockWidget | None = None
        self._guide: tuple[QDockWidget, Callable[[str], None]] | None = None
        self._odds: OddsDock | None = None
        self._context: Context | None = None
        self._soon = rested(self, 0, self._bring_odds)
        self._place = ""
        self._game = game
        self._before: QWidget | None = None
        window.installEventFilter(self)
        self.help = RuleHelp(window, self.show_rule, self.show_rules)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the rules on an unused Escape, or the odds from inside, and return the focus to its previous widget."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            closed = next((dock for dock in (self._rules, self._odds) if dock is not None and self._closes(dock)), None)
            if closed is not None:
                self._close(closed)
                return True
        return super().eventFilter(watched, event)

    def _closes(self, dock: QDockWidget) -> bool:
        return dock.isVisible() and (dock is self._rules or _holds_focus(dock))

    def _close(self, dock: QDockWidget) -> None:
        was_inside = _holds_focus(dock)
        dock.hide()
        if was_inside and self._before is not None and isValid(self._before):
            self._before.setFocus()

    def _remember_focus(self) -> None:
        """Remember the focus in the document, to return to it from a dock."""
        if not any(dock is not None and _holds_focus(dock) for dock in (self._rules, self._odds)):
            self._before = QApplication.focusWidget()

    def show_odds(self) -> None:
        """Show the odds of attacks of the document at the front."""
        self._remember_focus()
        self._odds_dock().show_document(self._context)
        self._soon.start()

    def _bring_odds(self) -> None:
        """Show the odds in a later turn of the event loop, because the whole window moves then."""
        dock = self._odds_dock()
        dock.show()
        dock.raise_()
        if dock.panel is not None:
            dock.panel.setFocus()

    def show_document(self, context: Context | None) -> None:
        """Let the docks follow the document at the front; None for none."""
        self._context = context
        if self._odds is not None and not self._odds.isHidden():
            self._odds.show_document(context)

    def forget(self, document: Document) -> None:
        """Forget a document that leaves the window."""
        if self._context is not None and self._context.document is document:
            self._context = None
        if self._odds is not None:
            self._odds.forget(document)

    def show_game(self, game: str) -> None:
        """Show the rules of this game from now on."""
        self._game = game
        if self._rules:
            self._rules.set_game(game)

    def show_rules(self) -> None:
        """Show the rules at the last position, ready for a search."""
        self._remember_focus()
        dock = self._rules_dock()
        dock.show()
        dock.raise_()
        dock.panel.focus_search()

    def show_rule(self, rule: str) -> None:
        """Open the rules of the document at the front at an id."""
        self._remember_focus()
        dock = self._rules_dock()
        dock.set_game(self._game)
        dock.show_rule(rule)

    def toggle_history(self) -> None:
        """Show or hide the history of the document."""
        if self._history is None:
            self._history = self._history_dock()
            self._history.show()
        else:
            self._history.setVisible(self._history.isHidden())

    def show_guide(self, place: str, language: str) -> None:
        """Show a guide next to the work."""
        if self._guide is None:
            self._guide = self._guide_dock(language)
        self._place = place
        dock, show = self._guide
        dock.show()
        dock.raise_()
        show(place)

    def _guide_dock(self, language: str) -> tuple[QDockWidget, Callable[[str], None]]:
        """Return the dock of the guides, and a function to show a guide there."""
        from metamaker.app.window.guide_panel import GuidePanel

        dock = self._dock("guide-dock", tr("window-main-guides"))
        panel = GuidePanel(language, dock)
        dock.setWidget(panel)
        self._add(dock)
        return dock, panel.browser.show_guide

    def take_over(self, other: "SideDocks", language: str) -> None:
        """Show the same docks as another window."""
        if other._rules is not None and not other._rules.isHidden():
            self.show_rule("")
        if other._history is not None and not other._history.isHidden():
            self.toggle_history()
        if other._guide is not None and not other._guide[0].isHidden():
            self.show_guide(other._place, language)
        if other._odds is not None and not other._odds.isHidden():
            self.show_odds()

    def restore(self, state: QByteArray) -> None:
        """Restore the positions of the docks."""
        self._window.restoreState(state)

    def _rules_dock(self) -> "RulesDock":
        if self._rules is None:
            self._rules = RulesDock(self._window)
            self._rules.set_game(self._game)
            self._rules.installEventFilter(self)
            self._add(self._rules)
        return self._rules

    def _odds_dock(self) -> "OddsDock":
        from metamaker.app.firing.odds_dock import OddsDock

        if self._odds is None:
            self._odds = OddsDock(self._window)
            self._odds.installEventFilter(self)
            self._add(self._odds)
        return self._odds

    def _history_dock(self) -> QDockWidget:
        dock = self._dock("history-dock", tr("window-main-history"))
        view = named(QUndoView(self._steps, dock), tr("window-main-history"))
        view.setEmptyLabel(tr("window-main-opened"))
        view.setMinimumWidth(view.fontMetrics().height() * 12)
        dock.setWidget(view)
        self._add(dock)
        return dock

    def _dock(self, name: str, title: str) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        return dock

    def _add(self, dock: QDockWidget) -> None:
        dock.setTitleBarWidget(DockTitle(dock))
        if not self._window.restoreDockWidget(dock):
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)


def _holds_focus(dock: QDockWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and dock.isAncestorOf(focus)
