"""Clipboard and drag data for elements: references for their own document, a reduced document for any other."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QByteArray, QMimeData

from metamaker.app.document import Document
from metamaker.core.code_text import has_code
from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.game_api.game import Game, brief_bytes
from metamaker.opening import document_of, open_bytes

ELEMENTS = "application/x-metamaker-elements"
"""The mime type of copied elements: the content of a file, or a share code."""

OWN = "application/x-metamaker-own"
"""The mime type of references, with the mark of their open document."""

MOST_BYTES = 16 * 1024 * 1024
"""The size limit of clipboard data, which may be untrusted."""

Cut = Callable[[Any, Sequence[str]], Any]
"""Returns a document of these elements and all their dependencies. Raises EditProblem for elements that cannot be copied."""


def elements_data(document: Document, refs: Sequence[str], cut: Cut) -> QMimeData:
    """Return drag or clipboard data for elements. Raises EditProblem for elements that cannot be copied."""
    data = QMimeData()
    data.setData(ELEMENTS, QByteArray(brief_bytes(document.game, cut(document.value, refs))))
    data.setData(OWN, QByteArray(json.dumps({"document": document.mark, "refs": list(refs)}).encode()))
    return data


def foreign_data(game: Game, value: Any, refs: Sequence[str]) -> QMimeData:
    """Return the same data for a document that is not open: all of it, with `refs` as the selected elements (empty: all)."""
    data = QMimeData()
    data.setData(ELEMENTS, QByteArray(brief_bytes(game, value)))
    if refs:
        data.setData(OWN, QByteArray(json.dumps({"document": "", "refs": list(refs)}).encode()))
    return data


def own_refs(data: QMimeData, document: Document) -> tuple[str, ...]:
    """Return the references in data from this very document; otherwise nothing."""
    return _refs(data, document.mark)


def carried_refs(data: QMimeData) -> tuple[str, ...]:
    """Return the selected references in the source document; they are unchecked."""
    return _refs(data, "")


def has_elements(data: QMimeData) -> bool:
    """Return whether clipboard data has elements, or a share code as text."""
    return data.hasFormat(ELEMENTS) or (data.hasText() and has_code(data.text()))


def elements_in(data: QMimeData, name: str, document: Document) -> Any:
    """Return the document in clipboard data, of the same game as `document`; error messages call it `name`.

    Raises FileProblem for unreadable data.
    """
    content = bytes(data.data(ELEMENTS).data()) if data.hasFormat(ELEMENTS) else data.text()[: MOST_BYTES + 1].encode()
    if len(content) > MOST_BYTES:
        raise FileProblem(name, "", message("file-too_long", most=MOST_BYTES // 2**20))
    return document_of(document.game, open_bytes(content, name))


def files_in(data: QMimeData) -> tuple[str, ...]:
    """Return the paths of the files in the data."""
    return tuple(url.toLocalFile() for url in data.urls() if url.isLocalFile())


def _refs(data: QMimeData, mark: str) -> tuple[str, ...]:
    """Return the references in the data, if it is from the document with this mark or the mark is empty."""
    try:
        value = json.loads(bytes(data.data(OWN).data())[:MOST_BYTES] or b"null")
    except (ValueError, RecursionError):
        return ()
    if not isinstance(value, dict) or (mark and value.get("document") != mark):
        return ()
    refs = value.get("refs")
    return tuple(each for each in refs if isinstance(each, str)) if isinstance(refs, list) else ()
