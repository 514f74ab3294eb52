"""Buttons at the foot of the canvas for the sections that a ship lacks. They float in the window, never on paper."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.games.metaverse.model.arc import SectionName

_EDGE = 12
"""Pixels to the edges of the canvas, as those of the box for the zoom, which is at the other end."""


class SectionAdders(QFrame):
    """A strip with a button for each section outboard. Each stays in its place when others are used; all go with the last."""

    def __init__(self, canvas: SheetCanvas, edits: SheetEdits) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._edits = edits
        self.setProperty("role", "float")
        self.setAutoFillBackground(True)
        self.setAccessibleName(self.tr("Sections that can be added"))
        names = {
            SectionName.FORE: (self.tr("+ fore"), self.tr("Add a fore section")),
            SectionName.PORT: (self.tr("+ port"), self.tr("Add a port section")),
            SectionName.STARBOARD: (self.tr("+ starboard"), self.tr("Add a starboard section")),
            SectionName.AFT: (self.tr("+ aft"), self.tr("Add an aft section")),
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(4)
        self.buttons = {name: self._button(name, *texts) for name, texts in names.items()}
        for button in self.buttons.values():
            row.addWidget(button)
        canvas.zoomed.connect(self._settle)
        canvas.installEventFilter(self)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._settle)

    def _button(self, name: SectionName, text: str, told: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", "float")
        button.setAccessibleName(told)
        button.setToolTip(told)
        button.setProperty("rule", "MV-3.1.1-01")
        button.clicked.connect(partial(self._edits.add, f"section/{name}"))
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the text, after the box for the zoom."""
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._soon.start()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Let those buttons work whose sections are missing; without any, or without a ship, hide all of them."""
        ship = self._edits.ship
        missing = {name for name in self.buttons if ship is not None and ship.sections[name] is None}
        for name, button in self.buttons.items():
            button.setEnabled(name in missing)
        self.setVisible(bool(missing))
        self._settle()

    def _settle(self) -> None:
        """Stand beside the box for the zoom, or over it where there is no room beside it."""
        self.adjustSize()
        room, zoom = self._canvas.viewport().geometry(), self._canvas.zoom_box.geometry()
        beside = room.left() + _EDGE + self.width() < zoom.left()
        foot = room.bottom() - _EDGE if beside else zoom.top() - _EDGE // 2
        self.move(room.left() + _EDGE, foot - self.height())
        self.raise_()
