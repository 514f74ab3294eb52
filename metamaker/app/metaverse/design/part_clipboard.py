"""Parts of ships on the clipboard, with what is defined for them: they can go to another section, ship, fleet or window."""

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from metamaker.core.problem import FileProblem
from metamaker.game.game import brief_bytes
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_bytes

PARTS = "application/x-metamaker-ship-parts"
"""The mime type of parts: a fleet file that holds nothing else."""


def put_on_clipboard(carried: Fleet, name: str) -> None:
    """Put a carrier on the clipboard; programs that know nothing of parts get its name."""
    data = QMimeData()
    data.setData(PARTS, QByteArray(brief_bytes(METAVERSE, carried)))
    data.setText(name)
    QGuiApplication.clipboard().setMimeData(data)


def has_parts() -> bool:
    """Whether there are parts on the clipboard."""
    return bool(_data())


def from_clipboard() -> Fleet | None:
    """Return the carrier on the clipboard; None if there is none that can be read: it may come from anywhere."""
    data = _data()
    if not data:
        return None
    try:
        found = open_bytes(data, "clipboard").document
    except FileProblem:
        return None
    return found if isinstance(found, Fleet) else None


def _data() -> bytes:
    """Return what the clipboard has of parts; nothing where it is empty, for which Qt has no data at all."""
    data: QMimeData | None = QGuiApplication.clipboard().mimeData()
    return bytes(data.data(PARTS).data()) if data is not None and data.hasFormat(PARTS) else b""
