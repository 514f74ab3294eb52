"""What is dropped on a document or pasted into it from elsewhere: elements of another document, share codes, files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QObject

from metamaker.app.elements.edits import ElementEdits
from metamaker.app.elements.parcel import elements_in, files_in, has_elements
from metamaker.app.texts import filled
from metamaker.app.widgets.messages import Offer
from metamaker.core.problem import FileProblem
from metamaker.opening import open_file


class ElementArrivals(QObject):
    """Reads parcels for one open document. Whatever is wrong with one is a sentence in the notice."""

    def __init__(self, edits: ElementEdits, parent: QObject) -> None:
        super().__init__(parent)
        self._edits = edits

    @staticmethod
    def can_take(data: QMimeData | None) -> bool:
        """Whether a parcel has something that may come into a document; an empty clipboard may be None."""
        return data is not None and (has_elements(data) or bool(files_in(data)))

    def carried(self, data: QMimeData) -> Any:
        """Return the document that a parcel carries; None, and a sentence in the notice, if it cannot be read."""
        try:
            return elements_in(data, self.tr("what was brought"), self._edits.context.document)
        except FileProblem as problem:
            self._edits.notice.tell(str(problem))
            return None

    def offer(self, paths: Sequence[str], offers: Sequence[Offer]) -> None:
        """Ask what shall be done with a file: open it, or one of `offers`."""
        path = paths[0]
        text = filled(self.tr("What shall be done with %1?"), Path(path).name)
        open_it = (self.tr("Open"), lambda: self._edits.context.open_file(path))
        self._edits.notice.ask(text, [open_it, *offers], self.tr("Nothing"))

    def read(self, path: str) -> Any:
        """Return the document in a file of the same game; None, and a sentence in the notice, if there is none."""
        game = self._edits.context.document.game
        try:
            opened = open_file(path)
        except FileProblem as problem:
            self._edits.notice.tell(str(problem))
            return None
        if opened.game.key == game.key:
            return opened.document
        self._edits.notice.tell(filled(self.tr("%1 holds nothing for %2."), Path(path).name, game.name))
        return None
