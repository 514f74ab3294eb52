"""Fields for words: a line, several lines, tags."""

from PySide6.QtCore import QEvent, QSignalBlocker, QSize
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QSizePolicy

from metamaker.app.form.field import Field, undone_outside
from metamaker.core.property import Property

_LINES_OF_PROSE = 5
_WIDTH_OF_PROSE = 24
"""In average letters, at least."""


class TextField(Field):
    """A line of text, told with every letter."""

    def __init__(self) -> None:
        self._line = QLineEdit()
        super().__init__(self._line)
        undone_outside(self._line)
        self._line.textEdited.connect(self.edited.emit)

    def put(self, shown: Property) -> None:
        """See Field. Spaces at the ends may still be typed though documents do not keep them."""
        value = str(shown.value or "")
        if self._line.text().strip() != value or not self._line.hasFocus():
            _keep_cursor(self._line, value)


class TagsField(Field):
    """Tags with commas between them, told with every letter."""

    def __init__(self) -> None:
        self._line = QLineEdit()
        super().__init__(self._line)
        undone_outside(self._line)
        self._line.setPlaceholderText(self.tr("separated by commas"))
        self._line.textEdited.connect(lambda text: self.edited.emit(_tags(text)))

    def put(self, shown: Property) -> None:
        """See Field. What is being typed stays as long as it means these tags."""
        value = tuple(shown.value) if isinstance(shown.value, tuple) else ()
        if _tags(self._line.text()) != value or not self._line.hasFocus():
            _keep_cursor(self._line, ", ".join(value))


def _tags(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(tag for piece in text.split(",") if (tag := piece.strip())))


class Prose(QPlainTextEdit):
    """Some lines of text, as high as five of them at any size of text. Tab leaves it."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """See Qt."""
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * _WIDTH_OF_PROSE, letters.lineSpacing() * (_LINES_OF_PROSE + 1))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """See Qt."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()


class ProseField(Field):
    """Several lines of text, told with every letter."""

    def __init__(self) -> None:
        self._text = Prose()
        super().__init__(self._text)
        undone_outside(self._text)
        self._text.textChanged.connect(lambda: self.edited.emit(self._text.toPlainText()))

    def put(self, shown: Property) -> None:
        """See Field."""
        value = str(shown.value or "")
        if self._text.toPlainText() == value:
            return
        with QSignalBlocker(self._text):
            cursor = self._text.textCursor()
            place = min(cursor.position(), len(value))
            self._text.setPlainText(value)
            cursor = self._text.textCursor()
            cursor.setPosition(place)
            self._text.setTextCursor(cursor)


def _keep_cursor(line: QLineEdit, text: str) -> None:
    if line.text() != text:
        place = line.cursorPosition()
        line.setText(text)
        line.setCursorPosition(min(place, len(text)))
