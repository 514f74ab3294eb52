"""The dock for the odds of attacks. It shows the panel of the document at the front."""

from PySide6.QtWidgets import QDockWidget, QMainWindow, QStackedWidget

from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.firing.forces import played_game
from metamaker.app.firing.odds_panel import OddsPanel
from metamaker.app.texts import tr
from metamaker.app.widgets.labels import words_label


class OddsDock(QDockWidget):
    """Keeps the choices of each open document."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(tr("window-hit-title"), window)
        self.setObjectName("odds-dock")
        self._panels = QStackedWidget(self)
        self._nothing = words_label("quiet", self, tr("window-hit-nothing"), wraps=True)
        self._nothing.setMargin(self.fontMetrics().height())
        self._panels.addWidget(self._nothing)
        self.setWidget(self._panels)

    @property
    def panel(self) -> OddsPanel | None:
        """The shown panel; None if the document at the front has no ships that fire."""
        shown = self._panels.currentWidget()
        return shown if isinstance(shown, OddsPanel) else None

    def show_document(self, context: Context | None) -> None:
        """Show the panel of a document."""
        if context is None or played_game(context.document) is None:
            self._panels.setCurrentWidget(self._nothing)
            return
        panel = self._of(context.document)
        if panel is None:
            panel = OddsPanel(context, self._panels)
            self._panels.addWidget(panel)
        self._panels.setCurrentWidget(panel)

    def forget(self, document: Document) -> None:
        """Delete the panel of a document."""
        panel = self._of(document)
        if panel is not None:
            panel.rolling.stop()
            self._panels.removeWidget(panel)
            panel.deleteLater()

    def _of(self, document: Document) -> OddsPanel | None:
        shown = (self._panels.widget(place) for place in range(self._panels.count()))
        return next((each for each in shown if isinstance(each, OddsPanel) and each.document is document), None)
