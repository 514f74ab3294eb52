"""What a drag or the clipboard carries of elements of a fleet."""

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QMimeData

from metamaker.app.canvas.drags import PART
from metamaker.app.document import Document
from metamaker.app.elements import parcel
from metamaker.games.metaverse.edits.arrival import cut

_DRAWN = ("weapons", "bays")
"""What can be dropped on the sheet of a ship."""


def elements_data(document: Document, refs: Sequence[str]) -> QMimeData:
    """Return what a drag or the clipboard carries of elements. Raises EditProblem for what cannot travel."""
    data = parcel.elements_data(document, refs, cut)
    if len(refs) == 1 and refs[0].partition("/")[0] in _DRAWN:
        data.setData(PART, QByteArray(refs[0].encode()))
    return data
