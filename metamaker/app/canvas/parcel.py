"""What is dragged onto a canvas: a part of the palette by its key, or an element of the sheet by its ref."""

from typing import NamedTuple

from PySide6.QtCore import QByteArray, QMimeData

PART = "application/x-metamaker-part"
"""The mime type of a part of the palette; its data is the key in UTF-8."""

ELEMENT = "application/x-metamaker-element"
"""The mime type of an element of a sheet; its data is the mark of its document and the ref, with a space between them."""


class Parcel(NamedTuple):
    """Something that is dragged: a key or a ref, and whether it is an element that moves."""

    key: str
    is_element: bool


def part_data(key: str) -> QMimeData:
    """Return what a drag of a part carries."""
    data = QMimeData()
    data.setData(PART, QByteArray(key.encode()))
    return data


def element_data(ref: str, mark: str = "", part: str = "") -> QMimeData:
    """Return what a drag of an element carries; to other documents than the one with this mark it is a part, if any."""
    data = part_data(part) if part else QMimeData()
    data.setData(ELEMENT, QByteArray(f"{mark} {ref}".encode()))
    return data


def parcel(data: QMimeData, mark: str = "") -> Parcel | None:
    """Return what a drag carries for the document with this mark; None if it is nothing for it."""
    of, _, ref = _text(data, ELEMENT).partition(" ")
    if ref and of == mark:
        return Parcel(ref, True)
    key = _text(data, PART)
    return Parcel(key, False) if key else None


def _text(data: QMimeData, kind: str) -> str:
    return bytes(data.data(kind).data()).decode(errors="replace") if data.hasFormat(kind) else ""
