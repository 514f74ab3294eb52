"""Small buttons upon the head of the core for the sections that a ship lacks. They float in the window, never on paper."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtWidgets import QPushButton

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.games.metaverse.model.arc import SectionName

_BEGINS = 0.2
"""Where in the head of the core the buttons begin, by its width: after its name."""

_HEAD_MM = 4.6
"""Height of the head of a section on a full sheet."""


class SectionAdders(QObject):
    """Keeps the buttons upon the head of the core, which has room for them, whatever is scrolled or zoomed."""

    def __init__(self, canvas: SheetCanvas, edits: SheetEdits) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._edits = edits
        names = {
            SectionName.FORE: (self.tr("+ fore"), self.tr("Add a fore section")),
            SectionName.PORT: (self.tr("+ port"), self.tr("Add a port section")),
            SectionName.STARBOARD: (self.tr("+ starboard"), self.tr("Add a starboard section")),
            SectionName.AFT: (self.tr("+ aft"), self.tr("Add an aft section")),
        }
        self.buttons = {name: self._button(name, *texts) for name, texts in names.items()}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.place)
        canvas.zoomed.connect(self._soon.start)
        canvas.horizontalScrollBar().valueChanged.connect(self._soon.start)
        canvas.verticalScrollBar().valueChanged.connect(self._soon.start)
        canvas.viewport().installEventFilter(self)

    def _button(self, name: SectionName, text: str, told: str) -> QPushButton:
        button = QPushButton(text, self._canvas.viewport())
        button.setProperty("role", "float")
        button.setAccessibleName(told)
        button.setToolTip(told)
        button.setProperty("rule", "MV-3.1.1-01")
        button.clicked.connect(partial(self._edits.add, f"section/{name}"))
        button.hide()
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the window."""
        if event.type() == QEvent.Type.Resize:
            self._soon.start()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Put the buttons of missing sections side by side upon the head of the core; hide the others."""
        ship = self._edits.ship
        core = self._canvas.box_of(ship.ref(SectionName.CORE)) if ship is not None else QRect()
        x, middle = core.left() + core.width() * _BEGINS, core.top() + _HEAD_MM * self._canvas.lens.view.scale / 2
        for name, button in self.buttons.items():
            missing = ship is not None and ship.sections[name] is None and not core.isEmpty()
            if missing:
                button.adjustSize()
                button.move(round(x), round(middle - button.height() / 2))
                x += button.width() + self._canvas.fontMetrics().height() // 4
            button.setVisible(missing)
