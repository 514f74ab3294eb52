"""A splitter that comes back as it was left: its sizes are kept in the settings."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from metamaker.app.settings.settings import Settings


class KeptSplitter(QSplitter):
    """Shows widgets side by side or below one another, none of which can be pushed out of sight."""

    def __init__(self, orientation: Qt.Orientation, settings: Settings, name: str, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._settings = settings
        self._name = name
        self.setChildrenCollapsible(False)
        self.splitterMoved.connect(self._keep)

    def begin(self, widgets: Sequence[QWidget], sizes: Sequence[int] = (), stretches: Sequence[int] = ()) -> None:
        """Show widgets as they were left, at first with these sizes; `stretches` share out what a larger window brings."""
        for widget in widgets:
            self.addWidget(widget)
        for place, stretch in enumerate(stretches):
            self.setStretchFactor(place, stretch)
        if sizes:
            self.setSizes(sizes)
        self.restoreState(self._settings.state(self._name))

    def _keep(self) -> None:
        self._settings.keep_state(self._name, self.saveState())
