"""Elements of a fleet on the clipboard or in a drag: for this fleet their references, for any other a fleet cut to them."""

import json
import os
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QByteArray, QMimeData

from metamaker.app.canvas.parcel import PART
from metamaker.app.document import Document
from metamaker.core.problem import FileProblem
from metamaker.core.share_code import is_code
from metamaker.game import brief_bytes
from metamaker.games.metaverse.edits.arrival import cut
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.registry import open_bytes

ELEMENTS = "application/x-metamaker-elements"
"""The mime type of elements that travel: the content of a fleet file, or a share code."""

OWN = "application/x-metamaker-own"
"""The mime type of references that mean something in one open document alone."""

MOST_BYTES = 16 * 1024 * 1024
"""What is read of a parcel; it may come from a stranger."""

_DRAWN = ("weapons", "bays")
"""What can be dropped on the sheet of a ship."""


def elements_data(document: Document, refs: Sequence[str]) -> QMimeData:
    """Return what a drag or the clipboard carries of elements. Raises EditProblem for what cannot travel."""
    data = QMimeData()
    data.setData(ELEMENTS, QByteArray(brief_bytes(document.game, cut(document.value, refs))))
    data.setData(OWN, QByteArray(json.dumps({"document": _mark(document), "refs": list(refs)}).encode()))
    if len(refs) == 1 and refs[0].partition("/")[0] in _DRAWN:
        data.setData(PART, QByteArray(refs[0].encode()))
    return data


def own_refs(data: QMimeData, document: Document) -> tuple[str, ...]:
    """Return the references in a parcel from this very document; nothing in others."""
    try:
        value = json.loads(bytes(data.data(OWN).data()) or b"null")
    except ValueError:
        return ()
    if not isinstance(value, dict) or value.get("document") != _mark(document):
        return ()
    refs = value.get("refs")
    return tuple(each for each in refs if isinstance(each, str)) if isinstance(refs, list) else ()


def has_elements(data: QMimeData) -> bool:
    """Whether a parcel carries elements, or a share code as text."""
    return data.hasFormat(ELEMENTS) or (data.hasText() and is_code(data.text()[:400]))


def elements_in(data: QMimeData, name: str) -> Fleet:
    """Return the fleet in a parcel, which messages call `name`. Raises FileProblem for what cannot be read."""
    content = bytes(data.data(ELEMENTS).data()) if data.hasFormat(ELEMENTS) else data.text()[: MOST_BYTES + 1].encode()
    return _fleet(open_bytes(_bounded(content, name), name).document, name)


def files_in(data: QMimeData) -> tuple[str, ...]:
    """Return the paths of the files that a parcel names."""
    return tuple(url.toLocalFile() for url in data.urls() if url.isLocalFile())


def _bounded(content: bytes, name: str) -> bytes:
    if len(content) > MOST_BYTES:
        raise FileProblem(name, "", f"expected at most {MOST_BYTES // 2**20} MB, found more")
    return content


def _fleet(value: Any, name: str) -> Fleet:
    if not isinstance(value, Fleet):
        raise FileProblem(name, "game", "expected a Metaverse fleet, found a document of another game")
    return value


def _mark(document: Document) -> str:
    return f"{os.getpid()}-{id(document)}"
