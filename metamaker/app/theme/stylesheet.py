"""The style sheet of each part of a window. Hidden parts are restyled when they are shown again.

A style sheet of the whole application would be simpler. But Qt then restyles each widget once for each of its parents, even on
hidden pages. That takes more than a second for one step of the text size.
"""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from metamaker.app.overrides import override
from metamaker.app.theme.theme import shown_look


def dress(part: QWidget) -> None:
    """Style a part of a window and its content, now and after every change of the theme. One call is enough."""
    # A property, because listing the children would tie their Python wrappers to that of the part. The part can be deleted
    # earlier than they.
    if not part.property(_DRESSED):
        part.setProperty(_DRESSED, True)
        worn = _Dress(part)
        _worn.add(worn)
        worn.destroyed.connect(lambda: _worn.discard(worn))


_DRESSED = "dressed"

_worn: set["_Dress"] = set()
"""References to style objects, because Python keeps no reference to the children of a part created by Qt."""


class _Dress(QObject):
    """Keeps the style sheet of its parent."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self._part = part
        part.installEventFilter(self)
        shown_look.changed.connect(self._follow)
        self._put_on()

    def _follow(self) -> None:
        if self._part.isVisible():
            self._put_on()

    def _put_on(self) -> None:
        if self._part.styleSheet() != shown_look.sheet:
            self._part.setStyleSheet(shown_look.sheet)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update before the first paint."""
        if event.type() is QEvent.Type.Show:
            self._put_on()
        return super().eventFilter(watched, event)
