"""What is dragged onto a canvas: a part of the palette by its key, or an element of the sheet by its ref."""

from typing import NamedTuple

from PySide6.QtCore import QByteArray, QMimeData

PART = "application/x-metamaker-part"
"""The mime type of a part of the palette; its data is the key in UTF-8."""

ELEMENT = "application/x-metamaker-element"
"""The mime type of an element of a sheet; its data is the ref in UTF-8."""


class Parcel(NamedTuple):
    """Something that is dragged: a key or a ref, and whether it is an element that moves."""

    key: str
    is_element: bool


def part_data(key: str) -> QMimeData:
    """Return what a drag of a part carries."""
    return _data(PART, key)


def element_data(ref: str) -> QMimeData:
    """Return what a drag of an element carries."""
    return _data(ELEMENT, ref)


def _data(kind: str, text: str) -> QMimeData:
    data = QMimeData()
    data.setData(kind, QByteArray(text.encode()))
    return data


def parcel(data: QMimeData) -> Parcel | None:
    """Return what a drag carries; None if it is nothing for a canvas."""
    for kind in (ELEMENT, PART):
        if data.hasFormat(kind):
            key = bytes(data.data(kind).data()).decode(errors="replace")
            return Parcel(key, kind == ELEMENT) if key else None
    return None
