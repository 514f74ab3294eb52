"""Editing on the sheet itself: the field of an element's foremost property, laid over the element."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.context import Context
from metamaker.app.form.field import Field
from metamaker.app.form.field_kinds import field_for
from metamaker.app.form.step_name import step_name
from metamaker.core.property import EditProblem, Property


class InPlace(QObject):
    """Opens editors over a canvas. What is typed is one step; Escape takes back what the editor did."""

    def __init__(self, context: Context, canvas: SheetCanvas) -> None:
        super().__init__(canvas)
        self._context = context
        self._canvas = canvas
        self._ref = ""
        self._key = ""
        self._before: object = None
        self._steps = 0
        self.field: Field | None = None
        canvas.editor_closed.connect(self._closed)
        context.document.changed.connect(self._changed)

    @property
    def _language(self) -> str:
        return self._context.language

    def _handle(self, ref: str) -> Property | None:
        document = self._context.document
        return document.game.handle(document.value, ref, self._language)

    def open(self, ref: str) -> bool:
        """Lay an editor over an element; False if it has nothing to be edited in place."""
        shown = self._handle(ref)
        if shown is None or shown.why_not:
            return False
        self._ref, self._key = ref, shown.key
        self._steps = self._context.document.steps.index()
        self.field = field_for(shown)
        self.field.edited.connect(self._edit)
        self._canvas.place_editor(ref, _framed(self.field))
        return True

    def _edit(self, value: object) -> None:
        document = self._context.document
        try:
            after = document.game.changed(document.value, self._ref, self._key, value)
            text = step_name(document, self._ref, self._key, value, self._language)
        except EditProblem as problem:
            self._context.say(str(problem))
            return
        document.apply(text, after, merge=f"{self._ref}.{self._key}.{self._steps}")

    def _changed(self) -> None:
        """Let the editor follow what others change meanwhile."""
        if self.field is not None:
            shown = self._handle(self._ref)
            if shown is not None and shown.key == self._key:
                self.field.take(shown)

    def _closed(self, _ref: str, kept: bool) -> None:
        self.field = None
        if not kept:
            steps = self._context.document.steps
            while steps.index() > self._steps:
                steps.undo()


def _framed(field: Field) -> QWidget:
    """Put a field on a card, so that nothing of the sheet shows through."""
    frame = QFrame()
    frame.setProperty("role", "popup")
    layout = QVBoxLayout(frame)
    edge = frame.fontMetrics().height() // 5
    layout.setContentsMargins(edge, edge, edge, edge)
    layout.addWidget(field)
    frame.setFocusProxy(field)
    return frame
