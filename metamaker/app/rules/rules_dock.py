"""The rules beside the document."""

from PySide6.QtWidgets import QDockWidget, QWidget

from metamaker.app.rules.rules_panel import RulesPanel


class RulesDock(QDockWidget):
    """The rules of one game at a time: see `RulesPanel`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules-dock")
        self.setWindowTitle(self.tr("Rules"))
        self.panel = RulesPanel(self)
        self.setWidget(self.panel)

    def set_game(self, game: str) -> None:
        """Show the rules of the game with this key."""
        self.panel.set_game(game)

    def show_rule(self, rule: str) -> None:
        """Open the dock at a rule id or chapter number; at the beginning without one."""
        self.show()
        self.raise_()
        self.panel.show_rule(rule)
