"""The style sheet of the window, part by part: what is hidden gets the look that was chosen meanwhile when it is shown again.

A style sheet of the whole application would be simpler. But Qt goes through each widget anew for each of its parents with that,
and through the pages that nobody sees: a second and more for one step of the text size.
"""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from metamaker.app.overrides import override
from metamaker.app.theme.theme import shown_look


def dress(part: QWidget) -> None:
    """Give a part of a window, and all that is in it, the look that is shown, now and from now on; once is enough."""
    # Asked by a property: to list the children would tie their Python halves to that of the part, which may not live as long.
    if not part.property(_DRESSED):
        part.setProperty(_DRESSED, True)
        worn = _Dress(part)
        _worn.add(worn)
        worn.destroyed.connect(lambda: _worn.discard(worn))


_DRESSED = "dressed"

_worn: set["_Dress"] = set()
"""Held here, since nothing in Python holds what stands in a part that Qt has made."""


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
        """Catch up before the first paint."""
        if event.type() is QEvent.Type.Show:
            self._put_on()
        return super().eventFilter(watched, event)
