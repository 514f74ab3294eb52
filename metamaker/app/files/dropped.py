"""What is dropped on the window or pasted: files, or a text with a share code."""

from typing import Protocol

from PySide6.QtCore import QMimeData

MAX_TEXT = 4_000_000


class Opens(Protocol):
    """Who opens it."""

    def open(self, paths: list[str]) -> None:
        """Open files."""

    def open_text(self, text: str) -> None:
        """Open what is in a text."""


def can_be_opened(data: QMimeData) -> bool:
    """Whether there is something to try."""
    return bool(_paths(data)) or data.hasText()


def open_dropped(data: QMimeData, files: Opens) -> None:
    """Open the files that `data` names, or what is in its text."""
    paths = _paths(data)
    if paths:
        files.open(paths)
    else:
        files.open_text(data.text()[:MAX_TEXT])


def _paths(data: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
